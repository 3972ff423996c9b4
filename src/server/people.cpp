#include "server/people.h"

#include <sodium.h>

#include <ctime>
#include <utility>

#include "base/sha256.h"
#include "record/charset.h"

namespace omnigo {
namespace {

// Who was not asked for during the last one or two of these is read from the store again.
constexpr auto kKnownFor = std::chrono::minutes(2);
constexpr std::size_t kLongestPersonName = 24;
// OWASP's minimum for argon2id.
constexpr unsigned long long kHashPasses = 2;
constexpr std::size_t kHashMemory = 19 << 20;

Person public_person(const StoredPerson& person) {
  return {person.id, person.name, person.password.empty()};
}

char32_t next_code(std::string_view& text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  char32_t code = length == 1 ? lead : lead & (0x3F >> (length - 1));
  for (std::size_t i = 1; i < length; ++i) {
    code = code << 6 | (static_cast<unsigned char>(text[i]) & 0x3F);
  }
  text.remove_prefix(length);
  return code;
}

// Characters that show as nothing, or turn the text around them.
bool is_deceptive(char32_t code) {
  return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0xAD || code == 0x61C ||
         (code >= 0x200B && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E) ||
         (code >= 0x2060 && code <= 0x206F) || code == 0xFEFF || code >= 0xE0000;
}

}  // namespace

std::int64_t wall_seconds() { return std::time(nullptr); }

std::string wall_text() { return wall_text(wall_seconds()); }

std::string wall_text(std::int64_t seconds) {
  const std::time_t now = seconds;
  std::tm parts{};
  gmtime_r(&now, &parts);
  char text[32];
  std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts);
  return text;
}

std::string random_name(std::size_t length) {
  constexpr char kLetters[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  std::string name;
  while (name.size() < length) name += kLetters[randombytes_uniform(62)];
  return name;
}

People::People(Store& store, std::string key) : store_(store), key_(std::move(key)) {
  for (auto& [from, to] : store_.merged()) merged_[from] = to;
}

// --- cookies

std::string People::signature(const std::string& text, const StoredPerson& person) const {
  const std::string whole = text + "." + person.password;
  unsigned char mac[crypto_auth_BYTES];
  crypto_auth(mac, reinterpret_cast<const unsigned char*>(whole.data()), whole.size(),
              reinterpret_cast<const unsigned char*>(key_.data()));
  char shown[2 * sizeof mac + 1];
  sodium_bin2hex(shown, sizeof shown, mac, sizeof mac);
  return shown;
}

std::string People::cookie_of(const Person& person) {
  const std::string text = person.id + "." + std::to_string(wall_seconds());
  return text + "." + signature(text, stored(person.id).value_or(StoredPerson{}));
}

std::optional<Person> People::from_cookie(std::string_view value) {
  const std::size_t dot = value.rfind('.');
  if (dot == value.npos || value.size() > 200) return std::nullopt;
  const std::string text(value.substr(0, dot)), given(value.substr(dot + 1));
  const std::size_t first = text.find('.');
  const auto person = stored(text.substr(0, first));
  // A guest whose games moved over to an account is no way into it.
  if (first == text.npos || !person || !person->merged_into.empty()) return std::nullopt;
  const std::string right = signature(text, *person);
  if (given.size() != right.size() ||
      sodium_memcmp(given.data(), right.data(), right.size()) != 0) {
    return std::nullopt;
  }
  const std::int64_t issued = std::strtoll(text.c_str() + first + 1, nullptr, 10);
  if (wall_seconds() - issued > kCookieSeconds) return std::nullopt;
  return public_person(*person);
}

// --- tokens

People::NewToken People::new_token(const Person& person, const std::string& label) const {
  NewToken made;
  made.secret = "og_" + random_name(32);
  made.token = {random_name(10), person.id, label, wall_text(), sha256_text(made.secret)};
  return made;
}

std::optional<Person> People::from_token(std::string_view secret) {
  const auto token = store_.token(sha256_text(secret));
  if (!token) return std::nullopt;
  return find(token->person);
}

// --- people

std::optional<StoredPerson> People::stored(const std::string& id) {
  {
    const std::lock_guard lock(mutex_);
    if (const auto found = known_.find(id); found != known_.end()) return found->second;
    if (auto found = known_before_.extract(id)) {
      return known_.insert(std::move(found)).position->second;
    }
  }
  auto person = store_.person(id);
  if (person) changed(*person);
  return person;
}

std::optional<Person> People::find(const std::string& id) {
  const auto person = stored(resolve(id));
  if (!person) return std::nullopt;
  return public_person(*person);
}

std::optional<Person> People::find_account(const std::string& name) {
  const auto person = store_.account(name);
  if (!person) return std::nullopt;
  return public_person(*person);
}

std::optional<std::string> People::name_fault(std::string_view name) {
  if (name.empty() || name.size() > kLongestPersonName) {
    return "a name has 1 to " + std::to_string(kLongestPersonName) + " bytes";
  }
  if (name.front() == ' ' || name.back() == ' ') return "a name has no spaces around it";
  if (valid_utf8_prefix(name) != name.size()) return "the name is not UTF-8";
  while (!name.empty()) {
    if (is_deceptive(next_code(name))) return "the name has characters that cannot be seen";
  }
  return std::nullopt;
}

StoredPerson People::new_guest(const std::string& name) const {
  return {.id = "p_" + random_name(12), .name = name};
}

std::string People::hash_password(const std::string& password) {
  char hash[crypto_pwhash_STRBYTES];
  if (crypto_pwhash_str_alg(hash, password.data(), password.size(), kHashPasses, kHashMemory,
                            crypto_pwhash_ALG_ARGON2ID13) != 0) {
    return {};
  }
  return hash;
}

std::optional<StoredPerson> People::check_password(const std::string& name,
                                                   const std::string& password) {
  // An unknown name takes as long as a wrong password.
  static const std::string kNobody = hash_password("nobody");
  const auto person = store_.account(name);
  const std::string& hash = person ? person->password : kNobody;
  const bool right = crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
  return right && person ? person : std::nullopt;
}

void People::changed(const StoredPerson& person) {
  const std::lock_guard lock(mutex_);
  if (!person.merged_into.empty()) merged_[person.id] = person.merged_into;
  if (const auto now = std::chrono::steady_clock::now(); now - known_since_ > kKnownFor) {
    known_since_ = now;
    known_before_ = std::exchange(known_, {});
  }
  known_before_.erase(person.id);
  known_[person.id] = person;
}

void People::forget(const std::string& id) {
  if (const auto person = store_.person(id)) changed(*person);
}

std::string People::resolve(const std::string& id) const {
  const std::lock_guard lock(mutex_);
  const auto found = merged_.find(id);
  return found == merged_.end() ? id : found->second;
}

}  // namespace omnigo
