// The paths of people: guests, accounts, tokens, ratings.
#include "rating/strength.h"
#include "search/player.h"
#include "server/api_call.h"
#include "server/log.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;
using Json = nlohmann::ordered_json;

constexpr int kMostTokens = 20, kOutcomesShown = 50;

std::string checked_name(const Fields& field) {
  const std::string name = field.text(100);
  if (const auto fault = People::name_fault(name)) field.fail(*fault);
  return name;
}

std::string new_password(const Fields& field) {
  const std::string password = field.text(200);
  if (password.size() < 8) field.fail("at least 8 bytes");
  return password;
}

Json token_json(const StoredToken& token) {
  return {{"id", token.id}, {"label", token.label}, {"created", token.created}};
}

Json rating_json(const StoredRating& rating) {
  const Strength strength{rating.rating, rating.deviation, rating.volatility};
  return {{"pool", rating.pool},
          {"rating", rating.rating},
          {"deviation", rating.deviation},
          {"rank", rank_text(rank_of(rating.rating))},
          {"provisional", is_provisional(strength)},
          {"games", rating.games}};
}

Json outcome_json(const StoredOutcome& outcome) {
  return {{"game", outcome.game},     {"pool", outcome.pool},   {"place", outcome.place},
          {"before", outcome.before}, {"after", outcome.after}, {"annulled", outcome.annulled}};
}

std::optional<Person> find_bot(const std::string& id) {
  for (const Bot& bot : bots()) {
    const std::string name(bot.name);
    if (bot_id(name) == id) return Person{id, name, false};
  }
  return std::nullopt;
}

}  // namespace

Json me_json(const std::optional<Person>& person) {
  if (!person) return {{"person", nullptr}};
  return {{"person", person_json(*person)}};
}

// Keeps the person, then answers as them.
void Api::become(const SharedCall& call, const StoredPerson& person) {
  store_.write({.people = {person}}, [this, call, person](bool ok) {
    if (!ok) return call->refuse(Code::Conflict, "the name is taken");
    people_.changed(person);
    const Person now{person.id, person.name, person.password.empty()};
    if (call->person) hall_.replace_person(person.id, now);
    call->cookie = cookie_header(people_.cookie_of(now), People::kCookieSeconds);
    call->answer(me_json(now));
  });
}

void Api::get_me(const SharedCall& call) {
  Json json = me_json(call->person);
  if (is_admin(call)) json["admin"] = true;
  call->answer(json);
}

void Api::get_profile(const SharedCall& call) {
  auto person = find_bot(call->parts[0]);
  if (!person) person = people_.find(call->parts[0]);
  if (!person) return call->refuse(Code::NotFound, "nobody has this id");
  Json ratings = Json::array(), games = Json::array();
  for (const StoredRating& rating : store_.ratings(person->id)) {
    ratings.push_back(rating_json(rating));
  }
  for (const StoredOutcome& outcome : store_.outcomes(person->id, kOutcomesShown)) {
    games.push_back(outcome_json(outcome));
  }
  call->answer({{"person", person_json(*person)},
                {"ratings", std::move(ratings)},
                {"games", std::move(games)}});
}

void Api::post_guest(const SharedCall& call) {
  call->fields().only({"name"});
  if (call->person) return call->refuse(Code::Conflict, "you are someone already");
  if (options_.limits && !limits_.allow("guest " + call->asker.address, 0.2, 60)) {
    return call->refuse(Code::TooMany, "too many guests from there; wait a little");
  }
  const bool named = call->fields().has("name");
  become(call, people_.new_guest(named ? checked_name(call->fields()["name"])
                                       : "guest " + random_name(4)));
}

void Api::post_rename(const SharedCall& call) {
  call->fields().only({"name"});
  const std::string name = checked_name(call->fields()["name"]);
  if (!call->person->guest) return call->refuse(Code::Forbidden, "accounts keep their names");
  StoredPerson person{.id = call->person->id, .name = name};
  become(call, person);
}

void Api::post_register(const SharedCall& call) {
  call->fields().only({"name", "password"});
  const std::string name = checked_name(call->fields()["name"]);
  const std::string password = new_password(call->fields()["password"]);
  if (call->person && !call->person->guest) {
    return call->refuse(Code::Conflict, "you have an account already");
  }
  if (options_.limits && !limits_.allow("password " + call->request.address, 0.1, 10)) {
    return call->refuse(Code::TooMany, "too many attempts; wait a little");
  }
  if (people_.find_account(name)) return call->refuse(Code::Conflict, "the name is taken");
  in_lane(call, Admission::Passwords, price::kPassword, [this, call, name, password] {
    StoredPerson person = people_.new_guest(name);
    if (call->person) person.id = call->person->id;
    person.password = People::hash_password(password);
    if (person.password.empty()) return call->refuse(Code::Unavailable, "out of memory");
    become(call, person);
  });
}

// Refuses where it is tried too often.
bool Api::may_try_password(const SharedCall& call, const std::string& name) {
  if (!options_.limits || (limits_.allow("password " + call->request.address, 0.1, 10) &&
                           limits_.allow("login " + name, 0.1, 10))) {
    return true;
  }
  call->refuse(Code::TooMany, "too many attempts; wait a little");
  return false;
}

void Api::post_login(const SharedCall& call) {
  call->fields().only({"name", "password"});
  const std::string name = call->fields()["name"].text(),
                    password = call->fields()["password"].text();
  if (!may_try_password(call, name)) return;
  in_lane(call, Admission::Passwords, price::kPassword, [this, call, name, password] {
    const auto account = people_.check_password(name, password);
    if (!account) return call->refuse(Code::Unauthorised, "no such name and password");
    const Person now{account->id, account->name, false};
    const auto answer = [this, call, now](bool) {
      if (call->person && call->person->guest && call->person->id != now.id) {
        hall_.replace_person(call->person->id, now);
      }
      call->cookie = cookie_header(people_.cookie_of(now), People::kCookieSeconds);
      call->answer(me_json(now));
    };
    if (!call->person || !call->person->guest || call->person->id == now.id) return answer(true);
    const StoredPerson guest{
        .id = call->person->id, .name = call->person->name, .merged_into = now.id};
    people_.changed(guest);
    store_.write({.people = {guest}}, answer);
  });
}

void Api::post_logout(const SharedCall& call) {
  call->cookie = cookie_header("", 0);
  call->answer(me_json(std::nullopt));
}

void Api::post_password(const SharedCall& call) {
  call->fields().only({"old", "new"});
  const std::string old = call->fields()["old"].text(),
                    password = new_password(call->fields()["new"]), name = call->person->name;
  if (call->person->guest) return call->refuse(Code::Forbidden, "guests have no password");
  if (!may_try_password(call, name)) return;
  in_lane(call, Admission::Passwords, price::kPassword, [this, call, name, old, password] {
    auto account = people_.check_password(name, old);
    if (!account) return call->refuse(Code::Unauthorised, "that is not your password");
    account->password = People::hash_password(password);
    if (account->password.empty()) return call->refuse(Code::Unavailable, "out of memory");
    become(call, *account);
  });
}

void Api::get_tokens(const SharedCall& call) {
  Json list = Json::array();
  for (const StoredToken& token : store_.tokens(call->person->id)) {
    list.push_back(token_json(token));
  }
  call->answer({{"tokens", std::move(list)}});
}

void Api::post_token(const SharedCall& call) {
  call->fields().only({"label"});
  const std::string label = one_line(call->fields()["label"].text(60));
  if (static_cast<int>(store_.tokens(call->person->id).size()) >= kMostTokens) {
    return call->refuse(Code::Limit, "revoke some tokens first");
  }
  const People::NewToken made = people_.new_token(*call->person, label);
  store_.write({.tokens = {made.token}}, [call, made](bool ok) {
    if (!ok) return call->refuse(Code::Unavailable, "the token could not be kept");
    Json json = token_json(made.token);
    json["token"] = made.secret;
    call->answer(json);
  });
}

void Api::delete_token(const SharedCall& call) {
  for (const StoredToken& token : store_.tokens(call->person->id)) {
    if (token.id != call->parts[0]) continue;
    return store_.write({.revoked = {token.id}}, [call](bool ok) {
      ok ? call->answer_text("{}") : call->refuse(Code::Unavailable, "it could not be kept");
    });
  }
  call->refuse(Code::NotFound, "you have no such token");
}

}  // namespace omnigo
