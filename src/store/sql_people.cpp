// What a change writes about people: who they are, where they are signed in, how they get along,
// and how they are forgotten.
#include "store/sql.h"

namespace omnigo {
namespace {

// The least recently used beyond these end.
constexpr std::int64_t kMostSessions = 50;

std::int64_t whole(bool flag) { return flag ? 1 : 0; }

void put(std::vector<SqlStep>& steps, const StoredPerson& person) {
  steps.push_back(
      {"INSERT INTO people (id, name, name_key, password, merged_into, skeleton, look, since, "
       "seen) "
       "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (id) DO UPDATE SET "
       "name = excluded.name, name_key = excluded.name_key, password = excluded.password, "
       "merged_into = excluded.merged_into, skeleton = excluded.skeleton, look = excluded.look, "
       "since = excluded.since",
       {person.id, person.name,
        person.password.empty() ? SqlValue(nullptr) : SqlValue(name_key(person.name)),
        person.password, person.merged_into, person.skeleton, person.look, person.since,
        wall_time() / 1000}});
  if (person.merged_into.empty()) return;
  steps.push_back(
      {"INSERT INTO game_people (person, game) "
       "SELECT CAST($1 AS TEXT), game FROM game_people WHERE person = $2 "
       "ON CONFLICT DO NOTHING",
       {person.merged_into, person.id}});
  move_in_archive(steps, person.id, person.merged_into);
}

void put(std::vector<SqlStep>& steps, const StoredSession& session) {
  steps.push_back(
      {"INSERT INTO sessions (id, person, created, used, hint, device, address) "
       "VALUES ($1, $2, $3, $4, $5, $6, $7)",
       {session.id, session.person, session.created, session.used, session.hint, session.device,
        session.address}});
  steps.push_back(
      {"DELETE FROM sessions WHERE person = $1 AND id NOT IN (SELECT id FROM sessions "
       "WHERE person = $1 ORDER BY used DESC, id = $2 DESC LIMIT $3)",
       {session.person, session.id, kMostSessions}});
}

void put(std::vector<SqlStep>& steps, const StoredToken& token) {
  steps.push_back(
      {"INSERT INTO tokens (id, person, label, created, hash, scopes, used) "
       "VALUES ($1, $2, $3, $4, $5, $6, $7)",
       {token.id, token.person, token.label, token.created, token.hash, token.scopes, token.used}});
}

void put(std::vector<SqlStep>& steps, const Change::SignOut& out) {
  steps.push_back({"DELETE FROM sessions WHERE person = $1 AND id <> $2", {out.person, out.but}});
  if (out.tokens) steps.push_back({"DELETE FROM tokens WHERE person = $1", {out.person}});
}

void put(std::vector<SqlStep>& steps, const Change::Use& use) {
  steps.push_back({"UPDATE sessions SET used = $2 WHERE id = $1", {use.id, use.at}});
  steps.push_back({"UPDATE tokens SET used = $2 WHERE id = $1", {use.id, use.at}});
  steps.push_back({"UPDATE people SET seen = $2 WHERE id = $1", {use.person, use.at}});
}

void put(std::vector<SqlStep>& steps, const StoredStanding& standing) {
  steps.push_back(
      {"INSERT INTO standings (person, admin, banned_until, reason, muted_until, because_of) "
       "VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (person) DO UPDATE SET "
       "admin = excluded.admin, banned_until = excluded.banned_until, reason = excluded.reason, "
       "muted_until = excluded.muted_until, because_of = excluded.because_of",
       {standing.person, whole(standing.admin), standing.banned_until, standing.reason,
        standing.muted_until, standing.because_of}});
}

void put(std::vector<SqlStep>& steps, const StoredRelation& relation) {
  if (relation.kind.empty()) {
    steps.push_back({"DELETE FROM relations WHERE person = $1 AND other = $2",
                     {relation.person, relation.other}});
    return;
  }
  steps.push_back(
      {"INSERT INTO relations (person, other, kind, at) VALUES ($1, $2, $3, $4) "
       "ON CONFLICT (person, other) DO UPDATE SET kind = excluded.kind, at = excluded.at",
       {relation.person, relation.other, relation.kind, relation.at}});
}

void put(std::vector<SqlStep>& steps, const StoredReport& report) {
  steps.push_back(
      {"INSERT INTO reports (id, reporter, person, game, event, reason, text, quoted, at, closed, "
       "closed_by, note) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) "
       "ON CONFLICT (id) DO UPDATE SET closed = excluded.closed, "
       "closed_by = excluded.closed_by, note = excluded.note",
       {report.id, report.reporter, report.person, report.game, std::int64_t{report.event},
        report.reason, report.text, report.quoted, report.at, report.closed, report.closed_by,
        report.note}});
}

void put(std::vector<SqlStep>& steps, const Change::Rewrite& rewrite) {
  if (!rewrite.settings.empty()) {
    steps.push_back(
        {"UPDATE games SET settings = $2 WHERE id = $1", {rewrite.game, rewrite.settings}});
  }
  if (!rewrite.summary.empty()) {
    steps.push_back(
        {"UPDATE games SET summary = $2 WHERE id = $1", {rewrite.game, rewrite.summary}});
  }
  for (const auto& [n, body] : rewrite.events) {
    steps.push_back(
        {"UPDATE events SET body = $3 WHERE game = (SELECT number FROM games WHERE id = $1) "
         "AND n = $2",
         {rewrite.game, std::int64_t{n}, body}});
    if (!rewrite.chats_gone) continue;
    steps.push_back(
        {"DELETE FROM chats WHERE game = (SELECT number FROM games WHERE id = $1) AND n = $2",
         {rewrite.game, std::int64_t{n}}});
  }
}

void erase(std::vector<SqlStep>& steps, const std::string& person) {
  for (const char* sql :
       {"DELETE FROM sessions WHERE person = $1", "DELETE FROM tokens WHERE person = $1",
        "DELETE FROM relations WHERE person = $1 OR other = $1",
        "DELETE FROM ratings WHERE person = $1", "DELETE FROM leavings WHERE person = $1",
        "DELETE FROM markings WHERE person = $1", "DELETE FROM chats WHERE person = $1",
        "UPDATE reports SET reporter = '' WHERE reporter = $1",
        "DELETE FROM standings WHERE person = $1 AND banned_until = 0",
        "UPDATE people SET seen = 0 WHERE id = $1"}) {
    steps.push_back({sql, {person}});
  }
  leave_archive(steps, person);
  erase_notices(steps, person);
}

}  // namespace

void put_people(std::vector<SqlStep>& steps, const Change& change) {
  for (const StoredPerson& person : change.people) put(steps, person);
  for (const Change::SignOut& out : change.signed_out) put(steps, out);
  for (const StoredSession& session : change.sessions) put(steps, session);
  for (const std::string& id : change.ended) {
    steps.push_back({"DELETE FROM sessions WHERE id = $1", {id}});
  }
  for (const StoredToken& token : change.tokens) put(steps, token);
  for (const std::string& id : change.revoked) {
    steps.push_back({"DELETE FROM tokens WHERE id = $1", {id}});
  }
  for (const Change::Use& use : change.uses) put(steps, use);
  for (const std::string& person : change.unbanned) {
    steps.push_back({"DELETE FROM bans WHERE person = $1", {person}});
    steps.push_back(
        {"UPDATE standings SET banned_until = 0, because_of = '' WHERE because_of = $1", {person}});
  }
  for (const StoredStanding& standing : change.standings) put(steps, standing);
  for (const StoredBan& ban : change.bans) {
    steps.push_back(
        {"INSERT INTO bans (mark, person, until) VALUES ($1, $2, $3) "
         "ON CONFLICT (mark, person) DO UPDATE SET until = excluded.until",
         {ban.mark, ban.person, ban.until}});
  }
  for (const StoredRelation& relation : change.relations) put(steps, relation);
  for (const StoredReport& report : change.reports) put(steps, report);
  for (const Change::Rewrite& rewrite : change.rewrites) put(steps, rewrite);
  for (const std::string& person : change.erased) erase(steps, person);
  if (change.reports_until > 0) {
    steps.push_back(
        {"DELETE FROM reports WHERE closed > 0 AND closed < $1", {change.reports_until}});
  }
}

}  // namespace omnigo
