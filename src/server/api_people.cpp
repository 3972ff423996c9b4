// The paths of people: guests, accounts, ratings.
#include "play/all_bots.h"
#include "rating/strength.h"
#include "server/api_call.h"
#include "server/names.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;
using Json = nlohmann::ordered_json;

constexpr int kOutcomesShown = 500;
constexpr std::int64_t kDay = 86'400, kDeviceSeconds = 2 * 365 * kDay;

std::string checked_name(const Fields& field) {
  const std::string name = field.text(100);
  if (const auto fault = name_fault(name)) field.fail(*fault);
  return name;
}

}  // namespace

std::string new_password(const Fields& field) {
  const std::string password = field.text(200);
  if (password.size() < 8)
    field.fail(explain("password-short", "a password needs at least 8 characters"));
  return password;
}

std::optional<Person> find_bot(const std::string& id) {
  for (const BotKind& bot : all_bots()) {
    const std::string name(bot.name);
    if (bot_id(name) == id) return Person{id, name, false};
  }
  return std::nullopt;
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
  return {{"game", outcome.game},       {"pool", outcome.pool},   {"place", outcome.place},
          {"before", outcome.before},   {"after", outcome.after}, {"annulled", outcome.annulled},
          {"at", time_json(outcome.at)}};
}

Json me_json(const std::optional<Person>& person) {
  if (!person) return {{"person", nullptr}};
  return {{"person", person_json(*person)}};
}

// A name that looks like an existing one is taken; a full disk is a different error.
Refusal Api::not_written(const std::string& name, const std::string& own) {
  if (people_.is_taken(name, own))
    return {Code::Conflict, explain("name-taken", "the name is taken")};
  return {Code::Unavailable, changed_meanwhile()};
}

void Api::sign_in(const SharedCall& call, const StoredPerson& person, Change change,
                  std::function<void()> done) {
  Device device = device_of(call->request);
  const StoredSession session = people_.new_session(person.id, device, call->request.address,
                                                    call->request.header("user-agent"));
  if (!person.password.empty()) device.account = person.id;
  change.sessions = {session};
  if (call->identity && !call->identity->session().empty()) {
    // A guest who becomes an account, or signs in to one, keeps the notices in this browser.
    if (call->person->guest || call->person->id == person.id) {
      change.successions = {{call->identity->session(), session.id, person.id}};
    }
    change.ended.push_back(call->identity->session());
  }
  store_.write(std::move(change), [this, call, person, session, device,
                                   done](const Written& written) {
    if (written.is_trouble()) return call->refuse(refusal_of(written, changed_meanwhile()));
    if (!written) return call->refuse(not_written(person.name, person.id));
    people_.changed(person);
    done();
    // Nobody knows this guest yet.
    if (call->identity || !person.password.empty()) person_changed(person.id);
    const Person now{person.id, person.name, person.password.empty()};
    call->cookies = {
        cookie_header(People::kCookie, people_.cookie_of(session, person), People::kCookieSeconds),
        cookie_header(People::kDeviceCookie, people_.cookie_of(device), kDeviceSeconds)};
    call->answer(me_json(now));
  });
}

// Replaces a cookie from before there were sessions.
void Api::get_me(const SharedCall& call) {
  if (call->identity && call->identity->key.starts_with("c_")) {
    if (const auto person = people_.stored(call->person->id)) return sign_in(call, *person, {});
  }
  Json json = me_json(call->person);
  if (is_admin(call)) json["admin"] = true;
  call->answer(json);
}

void Api::get_profile(const SharedCall& call) {
  auto person = find_bot(call->parts[0]);
  if (!person) person = people_.find(call->parts[0]);
  if (!person)
    return call->refuse(Code::NotFound, explain("person-gone", "there is no such person"));
  const bool own = call->reader().id == person->id;
  Json ratings = Json::array(), games = Json::array();
  for (StoredRating& rating : store_.ratings(person->id)) {
    if (!own) rating.games -= store_.private_outcomes(person->id, rating.pool);
    ratings.push_back(rating_json(rating));
  }
  for (const StoredOutcome& outcome : store_.outcomes(person->id, kOutcomesShown, own)) {
    games.push_back(outcome_json(outcome));
  }
  const Store::ArchiveCounts counts = store_.count_games(person->id);
  call->answer({{"person", person_json(*person)},
                {"ratings", std::move(ratings)},
                {"games", std::move(games)},
                {"played", {{"won", counts.won}, {"lost", counts.lost}, {"other", counts.other}}}});
}

void Api::post_guest(const SharedCall& call) {
  call->fields().only({"name"});
  if (call->person)
    return call->refuse(Code::Conflict, explain("already-signed-in", "you are already signed in"));
  for (const std::string& mark :
       {device_of(call->request).mark, people_.mark_of(call->request.address)}) {
    if (const auto ban = standings_.ban_of_mark(mark)) return call->refuse(*ban);
  }
  if (const int wait = must_wait("guest " + call->asker.address, 0.2, 60)) {
    return call->refuse(
        {Code::TooMany,
         explain("many-guests", "too many new guests from your address; wait a moment"), wait});
  }
  const bool named = call->fields().has("name");
  std::string name = named ? checked_name(call->fields()["name"]) : "guest " + random_name(4);
  while (!named && people_.is_taken(name)) name = "guest " + random_name(4);
  if (people_.is_taken(name))
    return call->refuse(Code::Conflict, explain("name-taken", "the name is taken"));
  const StoredPerson guest = people_.new_guest(name);
  sign_in(call, guest, {.people = {guest}});
}

void Api::post_rename(const SharedCall& call) {
  call->fields().only({"name"});
  const std::string name = checked_name(call->fields()["name"]);
  if (!call->person->guest)
    return call->refuse(Code::Forbidden,
                        explain("account-name", "accounts cannot change their names"));
  auto person = people_.stored(call->person->id);
  if (!person || people_.is_taken(name))
    return call->refuse(Code::Conflict, explain("name-taken", "the name is taken"));
  person->name = name;
  store_.write({.people = {*person}}, [this, call, person = *person](const Written& written) {
    if (written.is_trouble()) return call->refuse(refusal_of(written, changed_meanwhile()));
    if (!written) return call->refuse(not_written(person.name, person.id));
    people_.changed(person);
    const Person now{person.id, person.name, true};
    hall_.replace_person(person.id, now);
    call->answer(me_json(now));
  });
}

// A guest who becomes an account starts with this session only: the guest's tokens and other
// sessions end.
void Api::post_register(const SharedCall& call) {
  call->fields().only({"name", "password"});
  const std::string name = checked_name(call->fields()["name"]);
  const std::string password = new_password(call->fields()["password"]);
  if (call->person && !call->person->guest) {
    return call->refuse(Code::Conflict, explain("has-account", "you already have an account"));
  }
  for (const std::string& mark :
       {device_of(call->request).mark, people_.mark_of(call->request.address)}) {
    const auto ban = call->person ? std::nullopt : standings_.ban_of_mark(mark);
    if (ban) return call->refuse(*ban);
  }
  if (const int wait = must_wait("password " + call->asker.address, 0.1, 10)) {
    return call->refuse(
        {Code::TooMany, explain("many-attempts", "too many attempts; wait a moment"), wait});
  }
  if (people_.is_taken(name))
    return call->refuse(Code::Conflict, explain("name-taken", "the name is taken"));
  in_lane(call, Admission::Passwords, price::kPassword, [this, call, name, password] {
    StoredPerson person = people_.new_guest(name);
    if (call->person) person.id = call->person->id;
    person.password = People::hash_password(password);
    if (person.password.empty()) return call->refuse(Code::Unavailable, no_memory());
    set_password(call, People::with_keys(std::move(person)));
  });
}

// From now on this session is the only proof of who they are.
void Api::set_password(const SharedCall& call, StoredPerson person) {
  person.since = wall_seconds() + 1;
  Change change{.people = {person},
                .signed_out = {{.person = person.id, .tokens = true}},
                .tokens_void = {person.id}};
  sign_in(call, person, std::move(change),
          [this, person] { hall_.replace_person(person.id, {person.id, person.name, false}); });
}

// Refuses too many attempts for a name, however it is written, and from an address. Strangers who
// guess cannot lock the owner out: a device on which the owner has signed in before is counted
// separately.
bool Api::may_try_password(const SharedCall& call, const std::string& name) {
  const auto account = people_.find_account(name);
  const std::string whose = account ? account->id : name_key(name);
  const Device device = device_of(call->request);
  const bool known = account && device.account == account->id;
  int wait = 0;
  if (known) {
    wait = must_wait("device " + device.mark + " " + whose, 0.1, 10);
  } else {
    wait = must_wait("password " + call->asker.address, 0.1, 10);
    if (wait == 0) wait = must_wait("login " + whose, 0.1, 10);
  }
  if (wait == 0) return true;
  call->refuse({Code::TooMany, explain("many-attempts", "too many attempts; wait a moment"), wait});
  return false;
}

// The guest's games move to the account; the guest's session and tokens end.
void Api::post_login(const SharedCall& call) {
  call->fields().only({"name", "password"});
  const std::string name = call->fields()["name"].text(),
                    password = call->fields()["password"].text();
  if (!may_try_password(call, name)) return;
  in_lane(call, Admission::Passwords, price::kPassword, [this, call, name, password] {
    const auto account = people_.check_password(name, password);
    if (!account)
      return call->refuse(Code::Unauthorised, explain("wrong-login", "Wrong name or password."));
    const auto guest =
        call->person && call->person->guest ? people_.stored(call->person->id) : std::nullopt;
    if (!guest) return sign_in(call, *account, {});
    StoredPerson merged = *guest;
    merged.merged_into = account->id;
    Change change{.people = {merged}, .signed_out = {{.person = merged.id, .tokens = true}}};
    sign_in(call, *account, std::move(change), [this, merged, account = *account] {
      people_.changed(merged);
      people_.forget(merged.id);
      hall_.replace_person(merged.id, {account.id, account.name, false});
      recheck(merged.id);
    });
  });
}

void Api::post_password(const SharedCall& call) {
  call->fields().only({"old", "new"});
  const std::string old = call->fields()["old"].text(),
                    password = new_password(call->fields()["new"]), name = call->person->name;
  if (call->person->guest)
    return call->refuse(Code::Forbidden, explain("guests-no-password", "guests have no password"));
  if (!may_try_password(call, name)) return;
  in_lane(call, Admission::Passwords, price::kPassword, [this, call, name, old, password] {
    auto account = people_.check_password(name, old);
    if (!account)
      return call->refuse(Code::Unauthorised, explain("wrong-password", "wrong password"));
    account->password = People::hash_password(password);
    if (account->password.empty()) return call->refuse(Code::Unavailable, no_memory());
    set_password(call, *account);
  });
}

}  // namespace omnigo
