// The paths for what reaches people who are not here: web push, e-mail, and new passwords by
// e-mail.
#include "base/sha256.h"
#include "notify/base64.h"
#include "server/api_call.h"
#include "server/notice_words.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;
using Json = nlohmann::ordered_json;

constexpr std::size_t kLongestSecret = 200;

Error link_expired() {
  return explain("link-expired", "this link has expired or was used; ask for a new one");
}

std::string language_of(const Fields& field) {
  const std::string language = field.text(10);
  if (!is_language(language)) field.fail(explain("language-unknown", "unknown language"));
  return language;
}

std::string mail_address_of(const Fields& field) {
  std::string address = field.text(300);
  if (!is_mail_address(address)) field.fail(explain("mail-address", "expected an e-mail address"));
  return address;
}

std::string bytes_of(const Fields& field) {
  const auto bytes = from_base64_url(field.text(kLongestSecret));
  if (!bytes) field.fail(explain("base64", "expected base64 for URLs"));
  return *bytes;
}

// The same for the same browser.
std::string subscription_id(const std::string& endpoint) {
  return sha256_text("endpoint " + endpoint).substr(0, 24);
}

}  // namespace

bool Api::sends_mail(const SharedCall& call) {
  if (notifier_.has_mail()) return true;
  call->refuse(Code::NotFound, explain("mail-off", "this server sends no e-mail"));
  return false;
}

void Api::write_notice_change(const SharedCall& call, Change change, Error refused,
                              const std::optional<StoredMailAddress>& left) {
  store_.write(std::move(change),
               [this, call, refused = std::move(refused), left](const Written& written) {
                 if (!written) return call->refuse(refusal_of(written, refused));
                 if (left) notifier_.address_left(*left);
                 call->answer(Json::object());
               });
}

void Api::get_notify(const SharedCall& call) {
  const std::string key = notifier_.push_key();
  Json json = {{"push", key.empty() ? Json(nullptr) : Json(key)}, {"mail", notifier_.has_mail()}};
  const auto address = call->person ? store_.mail_address(call->person->id) : std::nullopt;
  json["address"] = address ? Json(address->address) : Json(nullptr);
  json["turns"] = address && address->turns;
  call->answer(json);
}

// --- web push

void Api::post_push(const SharedCall& call) {
  const Fields fields = call->fields();
  fields.only({"endpoint", "keys", "language"});
  fields["keys"].only({"p256dh", "auth"});
  const PushTarget target{fields["endpoint"].text(1'000), bytes_of(fields["keys"]["p256dh"]),
                          bytes_of(fields["keys"]["auth"])};
  if (notifier_.push_key().empty()) {
    return call->refuse(Code::NotFound, explain("push-off", "this server sends no notifications"));
  }
  if (const auto fine = notifier_.check_target(target); !fine) {
    return call->refuse(Code::Malformed,
                        explain("push-endpoint", "cannot send notifications there"));
  }
  write_notice_change(call,
                      {.subscriptions = {{subscription_id(target.endpoint), call->person->id,
                                          call->identity->session(), target.endpoint,
                                          base64_url(target.key), base64_url(target.auth),
                                          language_of(fields["language"]), wall_seconds()}}},
                      changed_meanwhile());
}

void Api::post_push_end(const SharedCall& call) {
  call->fields().only({"endpoint"});
  const std::string id = subscription_id(call->fields()["endpoint"].text(1'000));
  for (const StoredSubscription& one : store_.subscriptions(call->person->id)) {
    if (one.id == id) return write_notice_change(call, {.unsubscribed = {id}}, changed_meanwhile());
  }
  call->answer(Json::object());
}

// --- e-mail

// Somebody at an open screen must not be able to take over the account by another address.
void Api::post_mail(const SharedCall& call) {
  const Fields fields = call->fields();
  fields.only({"address", "password", "language"});
  const std::string address = mail_address_of(fields["address"]),
                    password = fields["password"].text(),
                    language = language_of(fields["language"]), name = call->person->name;
  if (!sends_mail(call)) return;
  if (call->person->guest) {
    return call->refuse(Code::Forbidden, explain("guests-no-mail",
                                                 "create an account first: guests have no e-mail"));
  }
  if (!may_try_password(call, name)) return;
  in_lane(call, Admission::Passwords, price::kPassword,
          [this, call, name, password, address, language] {
            const auto account = people_.check_password(name, password);
            if (!account)
              return call->refuse(Code::Unauthorised, explain("wrong-password", "wrong password"));
            if (!notifier_.confirm_address(*account, address, language)) {
              return call->refuse({Code::TooMany,
                                   explain("many-mails", "too many e-mails; try again in an hour"),
                                   3'600});
            }
            call->answer(Json::object());
          });
}

void Api::post_confirm(const SharedCall& call) {
  call->fields().only({"token", "language"});
  const std::string language = language_of(call->fields()["language"]);
  const std::string secret = call->fields()["token"].text(kLongestSecret);
  const auto token = notifier_.find_token(secret, Notifier::kConfirm);
  if (!token) return call->refuse(Code::NotFound, link_expired());
  const StoredMailAddress address{token->person, token->address, language, true, wall_seconds()};
  auto left = store_.mail_address(token->person);
  if (left && name_key(left->address) == name_key(address.address)) left.reset();
  write_notice_change(call,
                      {.mail_addresses = {address}, .used_tokens = {{token->hash, wall_seconds()}}},
                      link_expired(), left);
}

// Links that were sent are void, too.
void Api::post_mail_end(const SharedCall& call) {
  call->fields().only({});
  write_notice_change(call, {.without_mail = {call->person->id}, .tokens_void = {call->person->id}},
                      changed_meanwhile(), store_.mail_address(call->person->id));
}

void Api::post_turn_mails(const SharedCall& call) {
  call->fields().only({"turns", "language"});
  auto address = store_.mail_address(call->person->id);
  if (!address)
    return call->refuse(Code::NotFound, explain("no-mail-address", "you have no e-mail address"));
  address->turns = call->fields()["turns"].flag();
  address->language = language_of(call->fields()["language"]);
  write_notice_change(call, {.mail_addresses = {*address}}, changed_meanwhile());
}

void Api::post_stop_mails(const SharedCall& call) {
  call->fields().only({"token"});
  stop_mails(call, call->fields()["token"].text(kLongestSecret));
}

// For programs that read mail (RFC 8058). The link is also that of the page with a button, for
// those that only open links.
void Api::post_one_click(const SharedCall& call) {
  stop_mails(call, query_value(call->request.query, "stop").value_or(""));
}

void Api::stop_mails(const SharedCall& call, const std::string& token) {
  const auto person = notifier_.unsubscriber(token);
  if (!person) return call->refuse(Code::NotFound, link_expired());
  auto address = store_.mail_address(*person);
  if (!address) return call->answer(Json::object());
  address->turns = false;
  write_notice_change(call, {.mail_addresses = {*address}}, changed_meanwhile());
}

// --- new passwords

// The same answer for every address, after the same work.
void Api::post_recover(const SharedCall& call) {
  call->fields().only({"address"});
  const std::string address = mail_address_of(call->fields()["address"]);
  if (!sends_mail(call)) return;
  if (const int wait = must_wait("recover " + call->asker.address, 0.003, 10)) {
    return call->refuse(
        {Code::TooMany, explain("many-attempts", "too many attempts; wait a moment"), wait});
  }
  notifier_.recover(address);
  call->answer(Json::object());
}

// Everybody who was signed in is signed out, and all tokens end.
void Api::post_new_password(const SharedCall& call) {
  call->fields().only({"token", "password"});
  const std::string secret = call->fields()["token"].text(kLongestSecret),
                    password = new_password(call->fields()["password"]);
  if (const int wait = must_wait("password " + call->asker.address, 0.1, 10)) {
    return call->refuse(
        {Code::TooMany, explain("many-attempts", "too many attempts; wait a moment"), wait});
  }
  const auto token = notifier_.find_token(secret, Notifier::kRecover);
  if (!token) return call->refuse(Code::NotFound, link_expired());
  in_lane(call, Admission::Passwords, price::kPassword, [this, call, token = *token, password] {
    auto person = people_.stored(token.person);
    if (!person || person->password.empty()) return call->refuse(Code::NotFound, link_expired());
    person->password = People::hash_password(password);
    if (person->password.empty()) return call->refuse(Code::Unavailable, no_memory());
    person->since = wall_seconds() + 1;
    store_.write({.people = {*person},
                  .signed_out = {{.person = person->id, .tokens = true}},
                  .used_tokens = {{token.hash, wall_seconds()}},
                  .tokens_void = {person->id}},
                 [this, call, person = *person](const Written& written) {
                   if (!written) return call->refuse(refusal_of(written, link_expired()));
                   people_.changed(person);
                   person_changed(person.id);
                   call->answer({{"name", person.name}});
                 });
  });
}

}  // namespace omnigo
