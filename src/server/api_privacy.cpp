// The paths for personal data: everything about a person as one file, and its deletion.
#include "server/api_call.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;
using Json = nlohmann::ordered_json;

}  // namespace

// Passwords and tokens are left out: their hashes are of no use to anyone.
void Api::get_my_data(const SharedCall& call) {
  if (const int wait = must_wait("data " + call->person->id, 0.01, 3)) {
    return call->refuse(
        {Code::TooMany,
         explain("export-wait", "you downloaded this a moment ago; wait before you try again"),
         wait});
  }
  forgetting_.post([this, call] {
    const auto person = people_.stored(call->person->id);
    if (!person)
      return call->refuse(Code::NotFound, explain("you-are-gone", "your account no longer exists"));
    Json data = forgetting_.everything_about(*person);
    data["sessions"] = data["tokens"] = data["ratings"] = data["rated_games"] = Json::array();
    data["reports"] = Json::array();
    for (const StoredSession& one : store_.sessions(person->id)) {
      data["sessions"].push_back(session_json(one));
    }
    for (const StoredToken& one : store_.tokens(person->id)) {
      data["tokens"].push_back(token_json(one));
    }
    for (const StoredRating& one : store_.ratings(person->id)) {
      data["ratings"].push_back(rating_json(one));
    }
    for (const StoredOutcome& one : store_.outcomes(person->id, 1'000'000, true)) {
      data["rated_games"].push_back(outcome_json(one));
    }
    for (const StoredReport& one : store_.reports_by(person->id, 1'000)) {
      data["reports"].push_back(report_json(one));
    }
    data["relations"] = relations_json(person->id);
    data["push"] = Json::array();
    for (const StoredSubscription& one : store_.subscriptions(person->id)) {
      data["push"].push_back({{"endpoint", one.endpoint},
                              {"language", one.language},
                              {"created", wall_text(one.created)}});
    }
    const auto mail = store_.mail_address(person->id);
    data["mail"] = mail ? Json{{"address", mail->address},
                               {"language", mail->language},
                               {"turns", mail->turns},
                               {"since", wall_text(mail->since)}}
                        : Json(nullptr);
    const StoredStanding standing = standings_.of(person->id);
    data["banned_until"] = time_json(standing.banned_until);
    data["muted_until"] = time_json(standing.muted_until);
    call->finish({.body = json_text(data),
                  .headers = {{"Content-Disposition", "attachment; filename=\"omnigo.json\""}}});
  });
}

void Api::post_delete_me(const SharedCall& call) {
  call->fields().only({"password"});
  const std::string password = call->person->guest ? "" : call->fields()["password"].text(200);
  if (!call->person->guest && !may_try_password(call, call->person->name)) return;
  forgetting_.post([this, call, password] {
    const auto person = people_.stored(call->person->id);
    if (!person)
      return call->refuse(Code::NotFound, explain("you-are-gone", "your account no longer exists"));
    if (!call->person->guest && !people_.check_password(person->name, password)) {
      return call->refuse(Code::Unauthorised, explain("wrong-password", "wrong password"));
    }
    if (!forgetting_.erase(*person)) {
      return call->refuse(refusal_of(
          store_.health().trouble.value_or(Written{Written::Fate::Failed}), changed_meanwhile()));
    }
    person_changed(person->id);
    call->cookies = {cookie_header(People::kCookie, "", 0)};
    call->answer(me_json(std::nullopt));
  });
}

}  // namespace omnigo
