#include "server/people.h"

#include <sodium.h>

#include <algorithm>
#include <ctime>
#include <utility>

#include "base/sha256.h"
#include "server/admission.h"
#include "server/names.h"

namespace omnigo {
namespace {

// People not asked for during the last one or two of these periods are read from the store again.
constexpr auto kKnownFor = std::chrono::minutes(2);
constexpr std::size_t kMostInMind = 200'000;
constexpr std::int64_t kUseNoted = 300;  // seconds between two notes of use
// OWASP's minimum for argon2id.
constexpr unsigned long long kHashPasses = 2;
constexpr std::size_t kHashMemory = 19 << 20;

Person public_person(const StoredPerson& person) {
  return {person.id, person.name, person.password.empty()};
}

bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != text.npos;
}

// As much of it as a person needs to recognize a browser.
std::string hint_of(const std::string& agent) {
  constexpr std::pair<std::string_view, std::string_view> kBrowsers[] = {
      {"Edg", "Edge"},       {"OPR/", "Opera"},   {"Firefox/", "Firefox"}, {"FxiOS", "Firefox"},
      {"Chrome/", "Chrome"}, {"CriOS", "Chrome"}, {"Safari/", "Safari"},   {"", "A program"}};
  constexpr std::pair<std::string_view, std::string_view> kSystems[] = {
      {"Android", "Android"}, {"iPhone", "iPhone"}, {"iPad", "iPad"},  {"Windows", "Windows"},
      {"Mac OS", "macOS"},    {"CrOS", "ChromeOS"}, {"Linux", "Linux"}};
  const auto found = [&](const auto& table) {
    return std::find_if(std::begin(table), std::end(table),
                        [&](const auto& entry) { return contains(agent, entry.first); });
  };
  std::string hint(found(kBrowsers)->second);
  if (const auto system = found(kSystems); system != std::end(kSystems)) {
    hint += " on " + std::string(system->second);
  }
  return hint;
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
  make_keys();
}

// Accounts from before names were compared by their looks, or with an older Unicode.
void People::make_keys() {
  Change change;
  for (StoredPerson& account : store_.accounts_without(keys_version())) {
    change.people.push_back(with_keys(std::move(account)));
  }
  if (change.people.empty()) return;
  store_.write(std::move(change), nullptr);
  store_.flush();
}

// --- sessions and their cookies

std::string People::sign(const std::string& text) const {
  unsigned char mac[crypto_auth_BYTES];
  crypto_auth(mac, reinterpret_cast<const unsigned char*>(text.data()), text.size(),
              reinterpret_cast<const unsigned char*>(key_.data()));
  char shown[2 * sizeof mac + 1];
  sodium_bin2hex(shown, sizeof shown, mac, sizeof mac);
  return shown;
}

bool People::is_signed(const std::string& text, std::string_view given) const {
  const std::string right = sign(text);
  return given.size() == right.size() &&
         sodium_memcmp(given.data(), right.data(), right.size()) == 0;
}

StoredSession People::new_session(const std::string& person, const Device& device,
                                  const std::string& address, const std::string& agent) const {
  const std::int64_t now = wall_seconds();
  return {"s_" + random_name(16), person, now, now, hint_of(agent), device.mark, mark_of(address)};
}

std::string People::cookie_of(const StoredSession& session, const StoredPerson& person) const {
  const std::string text = person.id + "." + session.id;
  return text + "." + sign(text + "." + person.password);
}

std::optional<Identity> People::from_cookie(std::string_view value) {
  const std::size_t dot = value.rfind('.');
  if (dot == value.npos || value.size() > 200) return std::nullopt;
  const std::string text(value.substr(0, dot));
  const std::size_t first = text.find('.');
  if (first == text.npos) return std::nullopt;
  const auto person = stored(text.substr(0, first));
  // A guest whose games moved to an account gives no access to it.
  if (!person || !person->merged_into.empty()) return std::nullopt;
  if (!is_signed(text + "." + person->password, value.substr(dot + 1))) return std::nullopt;
  std::string key = text.substr(first + 1);
  if (!key.starts_with("s_")) key = "c_" + key;
  Identity identity{.person = public_person(*person), .key = std::move(key)};
  return is_valid(identity) ? std::optional(std::move(identity)) : std::nullopt;
}

bool People::is_valid(const Identity& identity) {
  const auto person = stored(identity.person.id);
  if (!person || !person->merged_into.empty()) return false;
  const std::string name = identity.key.substr(std::min<std::size_t>(2, identity.key.size()));
  if (identity.key.starts_with("s_")) {
    const auto found = session(identity.key);
    return found && found->person == person->id && wall_seconds() - found->used <= kCookieSeconds;
  }
  if (identity.key.starts_with("t_")) {
    const auto tokens = store_.tokens(person->id);
    return std::any_of(tokens.begin(), tokens.end(),
                       [&](const StoredToken& token) { return token.id == name; });
  }
  const std::int64_t issued = std::strtoll(name.c_str(), nullptr, 10);
  return issued >= person->since && wall_seconds() - issued <= kCookieSeconds;
}

std::optional<StoredSession> People::session(const std::string& id) {
  {
    const std::lock_guard lock(mutex_);
    if (const auto found = sessions_.find(id); found != sessions_.end()) return found->second;
  }
  auto found = store_.session(id);
  const std::lock_guard lock(mutex_);
  if (sessions_.size() > kMostInMind) sessions_.clear();
  if (found) sessions_[id] = *found;
  return found;
}

void People::note_use(const Identity& identity) {
  const std::int64_t now = wall_seconds();
  {
    const std::lock_guard lock(mutex_);
    if (used_.size() > kMostInMind) used_.clear();
    std::int64_t& noted = used_[identity.key + identity.person.id];
    if (now - noted < kUseNoted) return;
    noted = now;
    if (const auto found = sessions_.find(identity.key); found != sessions_.end()) {
      if (now - found->second.used < kUseNoted) return;
      found->second.used = now;
    }
  }
  const std::string id = identity.session().empty() ? identity.key.substr(2) : identity.key;
  store_.write({.uses = {{id, identity.person.id, now}}}, nullptr);
}

// --- devices

Device People::new_device() const { return {"d_" + random_name(16), ""}; }

std::string People::cookie_of(const Device& device) const {
  const std::string text = device.mark + "." + device.account;
  return text + "." + sign("device." + text);
}

std::optional<Device> People::device_from(std::string_view value) const {
  const std::size_t last = value.rfind('.'), first = value.find('.');
  if (value.size() > 200 || first == value.npos || last == first) return std::nullopt;
  if (!is_signed("device." + std::string(value.substr(0, last)), value.substr(last + 1))) {
    return std::nullopt;
  }
  return Device{std::string(value.substr(0, first)),
                std::string(value.substr(first + 1, last - first - 1))};
}

std::string People::signed_text(const std::string& purpose, const std::string& text) const {
  return text + "." + sign("link " + purpose + "." + text);
}

std::optional<std::string> People::read_signed(const std::string& purpose,
                                               std::string_view value) const {
  const std::size_t dot = value.rfind('.');
  if (dot == value.npos || value.size() > 200) return std::nullopt;
  std::string text(value.substr(0, dot));
  if (!is_signed("link " + purpose + "." + text, value.substr(dot + 1))) return std::nullopt;
  return text;
}

std::string People::mark_of(const std::string& address) const {
  return "a_" + sign("address." + network_of(address, 64)).substr(0, 24);
}

// --- tokens

std::optional<unsigned> read_scopes(std::string_view words) {
  unsigned scopes = 0;
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    const std::string_view word = words.substr(0, end);
    words.remove_prefix(std::min(end + 1, words.size()));
    if (word == "read") {
      scopes |= kReadScope;
    } else if (word == "play") {
      scopes |= kReadScope | kPlayScope;
    } else if (word == "admin") {
      scopes |= kAdminScope;
    } else {
      return std::nullopt;
    }
  }
  return scopes;
}

People::NewToken People::new_token(const Person& person, const std::string& label,
                                   const std::string& scopes) const {
  NewToken made;
  made.secret = "og_" + random_name(32);
  made.token = {random_name(10), person.id, label, wall_text(), sha256_text(made.secret), scopes};
  return made;
}

std::optional<Identity> People::from_token(std::string_view secret) {
  const auto token = store_.token(sha256_text(secret));
  if (!token) return std::nullopt;
  const auto person = stored(token->person);
  if (!person || !person->merged_into.empty()) return std::nullopt;
  return Identity{.person = public_person(*person),
                  .key = "t_" + token->id,
                  .scopes = read_scopes(token->scopes).value_or(0)};
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

bool People::is_taken(const std::string& name, const std::string& own) {
  if (is_reserved_name(name)) return true;
  const NameKeys keys = name_keys(name);
  const auto like = store_.account_like(keys.skeleton, keys.look);
  return (like && like->id != own) || find_account(name).value_or(Person{own, name}).id != own;
}

StoredPerson People::with_keys(StoredPerson account) {
  NameKeys keys = name_keys(account.name);
  account.skeleton = std::move(keys.skeleton);
  account.look = std::move(keys.look);
  return account;
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
  {
    const std::lock_guard lock(mutex_);
    std::erase_if(sessions_, [&](const auto& entry) { return entry.second.person == id; });
  }
  if (const auto person = store_.person(id)) changed(*person);
}

void People::forget_all() {
  {
    const std::lock_guard lock(mutex_);
    known_.clear();
    known_before_.clear();
    sessions_.clear();
  }
  auto pairs = store_.merged();
  const std::lock_guard lock(mutex_);
  for (auto& [from, to] : pairs) merged_[from] = to;
}

std::string People::resolve(const std::string& id) const {
  const std::lock_guard lock(mutex_);
  const auto found = merged_.find(id);
  return found == merged_.end() ? id : found->second;
}

}  // namespace omnigo
