#include "server/notifier.h"

#include <sodium.h>

#include <nlohmann/json.hpp>

#include "base/sha256.h"
#include "notify/base64.h"
#include "server/log.h"
#include "server/notice_words.h"
#include "server/wire.h"

namespace omnigo {
namespace {

constexpr std::int64_t kHour = 3'600, kDay = 24 * kHour;
constexpr int kTurnMails = 20, kSecretMails = 3;  // to one address, per hour
constexpr int kTurnPushes = 200;                  // to one person, per hour
constexpr std::size_t kSecretBytes = 32, kMostAccounts = 5;
constexpr std::chrono::seconds kKeepPush{2 * kDay};

std::string new_secret() {
  std::string bytes(kSecretBytes, '\0');
  randombytes_buf(bytes.data(), bytes.size());
  return base64_url(bytes);
}

// Hides from the push service which game it is.
std::string topic_of(const std::string& game) { return sha256_text("topic " + game).substr(0, 32); }

std::string with_name(std::string_view text, const std::string& name) {
  std::string made(text);
  const std::string_view mark = "{name}";
  if (const std::size_t at = made.find(mark); at != made.npos) made.replace(at, mark.size(), name);
  return made;
}

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

std::string contact(const Notifier::Options& options) {
  if (options.public_url.starts_with("https://")) return options.public_url;
  return options.mail ? "mailto:" + options.mail->from : "";
}

std::int64_t seconds_valid(std::string_view purpose) {
  return purpose == Notifier::kRecover ? kHour : kDay;
}

}  // namespace

Notifier::Notifier(Store& store, People& people, KeyPair key, Options options)
    : store_(store),
      people_(people),
      options_(std::move(options)),
      sender_{std::move(key), contact(options_), options_.push_allowed},
      courier_(options_.courier) {}

Notifier::~Notifier() {
  courier_.stop();
  store_.flush();  // its answers come here
}

std::string Notifier::push_key() const {
  return options_.push ? base64_url(sender_.key.public_key) : "";
}

Result<void> Notifier::check_target(const PushTarget& target) const {
  if (const auto endpoint = read_endpoint(target.endpoint, options_.push_allowed); !endpoint) {
    return endpoint.error();
  }
  if (!is_public_key(target.key) || target.auth.size() != kAuthBytes) {
    return Error{"the browser's keys are not keys"};
  }
  return {};
}

bool Notifier::may_mail(const std::string& what, const std::string& address, int per_hour) {
  return !options_.limits || limits_.take(what + " " + name_key(address),
                                          static_cast<double>(per_hour) / kHour, per_hour) == 0;
}

// --- turns

void Notifier::your_turn(TurnNotice notice) {
  if (!options_.push && !has_mail()) return;
  const std::string key = "turn " + notice.person + " " + notice.game;
  courier_.send(key, [this, notice = std::move(notice)] {
    try {
      if (options_.push) push_turn(notice);
      if (has_mail()) mail_turn(notice);
    } catch (const Unreadable&) {
      return Courier::Tried{.over = false};
    }
    return Courier::Tried{};
  });
}

void Notifier::push_turn(const TurnNotice& notice) {
  constexpr double kPerSecond = static_cast<double>(kTurnPushes) / kHour;
  if (options_.limits && limits_.take("push " + notice.person, kPerSecond, kTurnPushes) != 0) {
    return;
  }
  for (const StoredSubscription& one : store_.subscriptions(notice.person)) {
    const NoticeWords& words = notice_words(one.language);
    const std::string others = joined(notice.others);
    const nlohmann::ordered_json text = {{"title", words.turn},
                                         {"body", std::string(words.against) + others},
                                         {"game", notice.game}};
    push(one, notice.game, json_text(text));
  }
}

void Notifier::push(const StoredSubscription& to, const std::string& game,
                    const std::string& text) {
  const PushTarget target{to.endpoint, from_base64_url(to.key).value_or(""),
                          from_base64_url(to.auth).value_or("")};
  const PushNotice notice{text, topic_of(game), kKeepPush};
  courier_.send("push " + to.id + " " + game,
                [this, id = to.id, target, notice]() -> Courier::Tried {
                  const PushFate fate = deliver(target, notice, sender_);
                  if (fate.kind == PushFate::Kind::Later) return {.over = false, .wait = fate.wait};
                  if (fate.kind == PushFate::Kind::Gone)
                    store_.write({.unsubscribed = {id}}, nullptr);
                  if (fate.kind == PushFate::Kind::Never)
                    log_info("push-refused", {{"reason", fate.why}});
                  return {};
                });
}

void Notifier::mail_turn(const TurnNotice& notice) {
  const auto to = store_.mail_address(notice.person);
  if (!to || !to->turns || store_.was_mailed(notice.person, notice.game)) return;
  if (!may_mail("turns", to->address, kTurnMails)) return;
  const NoticeWords& words = notice_words(to->language);
  const std::string token = people_.signed_text("stop", notice.person);
  Mail made{.to = to->address,
            .subject = std::string(words.turn),
            .text = std::string(words.turn_mail) + "\n" + link("/game/" + notice.game) + "\n\n" +
                    std::string(words.stop_mail) + "\n" + link("/mail#stop=" + token) + "\n",
            .unsubscribe = link("/mail?stop=" + token)};
  // Only one server can write this, and only once.
  store_.write({.turn_mails = {{notice.person, notice.game, wall_seconds()}}},
               [this, notice, made = std::move(made)](const Written& written) {
                 if (!written) return;
                 mail("mail " + notice.person + " " + notice.game, made, [this, notice] {
                   store_.write({.looked_at = {{notice.person, notice.game}}}, nullptr);
                 });
               });
}

void Notifier::looked_at(const std::string& person, const std::string& game) {
  try {
    if (!has_mail() || !store_.was_mailed(person, game)) return;
  } catch (const Unreadable&) {
    return;  // they look again
  }
  store_.write({.looked_at = {{person, game}}}, nullptr);
}

void Notifier::mail(const std::string& key, Mail mail, Task given_up) {
  const std::string text = mail_text(mail, options_.mail->from, wall_seconds(), random_name(20));
  const auto failed = [given_up](const std::string& why) {
    log_error("mail-failed", {{"reason", why}});
    given_up();
  };
  const bool room = courier_.send(
      key,
      [this, to = mail.to, text, failed]() -> Courier::Tried {
        const MailFate fate = send_mail(*options_.mail, to, text);
        if (fate.kind == MailFate::Kind::Later) return {.over = false};
        if (fate.kind == MailFate::Kind::Never) failed(fate.why);
        return {};
      },
      [failed] { failed("the mail server did not take it"); });
  if (!room) failed("too many deliveries are waiting");
}

// --- secrets in mails

bool Notifier::confirm_address(const StoredPerson& person, const std::string& address,
                               const std::string& language) {
  if (!may_mail("confirm", address, kSecretMails) ||
      !may_mail("confirm by " + person.id, "", kSecretMails)) {
    return false;
  }
  mail_secret(person, address, language, kConfirm);
  return true;
}

// The accounts are looked up in the background: an answer neither says nor shows by its time
// whether there are any.
void Notifier::recover(const std::string& address) {
  if (!may_mail("recover", address, kSecretMails)) return;
  courier_.send("recover " + name_key(address), [this, address] {
    try {
      auto found = store_.mail_addresses(address);
      if (found.size() > kMostAccounts) found.resize(kMostAccounts);
      for (const StoredMailAddress& one : found) {
        const auto person = store_.person(one.person);
        if (person && !person->password.empty()) {
          mail_secret(*person, one.address, one.language, kRecover);
        }
      }
    } catch (const Unreadable&) {
      return Courier::Tried{.over = false};
    }
    return Courier::Tried{};
  });
}

void Notifier::mail_secret(const StoredPerson& person, const std::string& address,
                           const std::string& language, std::string_view purpose) {
  const NoticeWords& words = notice_words(language);
  const bool confirm = purpose == kConfirm;
  const std::string secret = new_secret();
  const Mail made{
      .to = address,
      .subject = std::string(confirm ? words.confirm : words.recover),
      .text = with_name(confirm ? words.confirm_mail : words.recover_mail, person.name) + "\n" +
              link("/mail#" + std::string(purpose) + "=" + secret) + "\n\n" +
              std::string(words.ignore) + "\n"};
  const StoredMailToken token{sha256_text(secret), person.id, std::string(purpose), address,
                              wall_seconds() + seconds_valid(purpose)};
  store_.write({.mail_tokens = {token}}, [this, token, made](const Written& written) {
    if (written) mail(token.purpose + " " + token.hash, made, [] {});
  });
}

void Notifier::address_left(const StoredMailAddress& left) {
  if (!has_mail()) return;
  const std::string key = left.person + " " + left.address;
  courier_.send("left " + key, [this, left, key] {
    try {
      const auto person = people_.stored(left.person);
      if (!person) return Courier::Tried{};
      const NoticeWords& words = notice_words(left.language);
      mail("left mail " + key,
           {.to = left.address,
            .subject = std::string(words.left),
            .text = with_name(words.left_mail, person->name) + "\n" + link("/you") + "\n"},
           [] {});
    } catch (const Unreadable&) {
      return Courier::Tried{.over = false};
    }
    return Courier::Tried{};
  });
}

std::optional<StoredMailToken> Notifier::find_token(const std::string& secret,
                                                    std::string_view purpose) {
  auto token = store_.mail_token(sha256_text(secret));
  if (!token || token->purpose != purpose || token->until < wall_seconds()) return std::nullopt;
  return token;
}

std::optional<std::string> Notifier::unsubscriber(const std::string& value) const {
  return people_.read_signed("stop", value);
}

}  // namespace omnigo
