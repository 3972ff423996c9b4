// What a change writes about how people are reached who are not here: browsers, e-mail addresses,
// and what was sent there.
#include "store/sql.h"

namespace omnigo {
namespace {

// The oldest beyond these go.
constexpr std::int64_t kMostSubscriptions = 5;

std::int64_t whole(bool flag) { return flag ? 1 : 0; }

void put(std::vector<SqlStep>& steps, const StoredSubscription& one) {
  steps.push_back(
      {"INSERT INTO subscriptions (id, person, session, endpoint, browser_key, auth, language, "
       "created) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO UPDATE SET "
       "person = excluded.person, session = excluded.session, endpoint = excluded.endpoint, "
       "browser_key = excluded.browser_key, auth = excluded.auth, language = excluded.language, "
       "created = excluded.created",
       {one.id, one.person, one.session, one.endpoint, one.key, one.auth, one.language,
        one.created}});
  steps.push_back(
      {"DELETE FROM subscriptions WHERE person = $1 AND id NOT IN (SELECT id FROM subscriptions "
       "WHERE person = $1 ORDER BY created DESC, id = $2 DESC LIMIT $3)",
       {one.person, one.id, kMostSubscriptions}});
}

void put(std::vector<SqlStep>& steps, const StoredMailAddress& one) {
  steps.push_back(
      {"INSERT INTO mail_addresses (person, address, address_key, language, turns, since) "
       "VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (person) DO UPDATE SET "
       "address = excluded.address, address_key = excluded.address_key, "
       "language = excluded.language, turns = excluded.turns, since = excluded.since",
       {one.person, one.address, name_key(one.address), one.language, whole(one.turns),
        one.since}});
}

void put(std::vector<SqlStep>& steps, const StoredMailToken& one) {
  steps.push_back({"DELETE FROM mail_tokens WHERE until < $1", {wall_time() / 1000}});
  steps.push_back(
      {"INSERT INTO mail_tokens (hash, person, purpose, address, until) "
       "VALUES ($1, $2, $3, $4, $5)",
       {one.hash, one.person, one.purpose, one.address, one.until}});
}

void drop_without_session(std::vector<SqlStep>& steps, const std::string& person) {
  steps.push_back(
      {"DELETE FROM subscriptions WHERE person = $1 AND session NOT IN "
       "(SELECT id FROM sessions WHERE person = $1)",
       {person}});
}

// After put_people.
void put_subscriptions(std::vector<SqlStep>& steps, const Change& change) {
  for (const Change::Succession& one : change.successions) {
    steps.push_back({"UPDATE subscriptions SET session = $2, person = $3 WHERE session = $1",
                     {one.from, one.to, one.person}});
  }
  for (const std::string& id : change.ended) {
    steps.push_back({"DELETE FROM subscriptions WHERE session = $1", {id}});
  }
  for (const Change::SignOut& out : change.signed_out) drop_without_session(steps, out.person);
  for (const StoredSession& session : change.sessions) drop_without_session(steps, session.person);
  for (const StoredSubscription& one : change.subscriptions) put(steps, one);
  for (const std::string& id : change.unsubscribed) {
    steps.push_back({"DELETE FROM subscriptions WHERE id = $1", {id}});
  }
}

}  // namespace

void put_notices(std::vector<SqlStep>& steps, const Change& change) {
  put_subscriptions(steps, change);
  for (const Change::UsedToken& one : change.used_tokens) {
    steps.push_back(
        {"DELETE FROM mail_tokens WHERE hash = $1 AND until >= $2", {one.hash, one.now}, true});
  }
  for (const std::string& person : change.tokens_void) {
    steps.push_back({"DELETE FROM mail_tokens WHERE person = $1", {person}});
  }
  for (const StoredMailToken& one : change.mail_tokens) put(steps, one);
  for (const std::string& person : change.without_mail) {
    steps.push_back({"DELETE FROM mail_addresses WHERE person = $1", {person}});
  }
  for (const StoredMailAddress& one : change.mail_addresses) put(steps, one);
  for (const StoredTurnMail& one : change.looked_at) {
    steps.push_back(
        {"DELETE FROM turn_mails WHERE game = $1 AND person = $2", {one.game, one.person}});
  }
  for (const StoredTurnMail& one : change.turn_mails) {
    steps.push_back(
        {"INSERT INTO turn_mails (game, person, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
         {one.game, one.person, one.at},
         true});
  }
}

void erase_notices(std::vector<SqlStep>& steps, const std::string& person) {
  for (const char* sql :
       {"DELETE FROM subscriptions WHERE person = $1",
        "DELETE FROM mail_addresses WHERE person = $1", "DELETE FROM mail_tokens WHERE person = $1",
        "DELETE FROM turn_mails WHERE person = $1"}) {
    steps.push_back({sql, {person}});
  }
}

}  // namespace omnigo
