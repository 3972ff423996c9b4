#include "store/sql.h"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cstdlib>

namespace omnigo {

std::int64_t SqlRow::number(int column) const {
  const SqlValue& value = values_[column];
  if (const auto* number = std::get_if<std::int64_t>(&value)) return *number;
  if (const auto* text = std::get_if<std::string>(&value)) {
    return std::strtoll(text->c_str(), nullptr, 10);
  }
  return 0;
}

double SqlRow::real(int column) const {
  const SqlValue& value = values_[column];
  if (const auto* real = std::get_if<double>(&value)) return *real;
  if (const auto* text = std::get_if<std::string>(&value)) {
    return std::strtod(text->c_str(), nullptr);
  }
  return static_cast<double>(number(column));
}

std::string SqlRow::text(int column) const {
  const auto* text = std::get_if<std::string>(&values_[column]);
  return text == nullptr ? std::string() : *text;
}

// --- the schema

const std::vector<const char*> kMigrations = {R"(
  CREATE TABLE clock (one BIGINT PRIMARY KEY CHECK (one = 1), time BIGINT NOT NULL);
  INSERT INTO clock VALUES (1, 0);
  CREATE TABLE people (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, name_key TEXT UNIQUE, password TEXT NOT NULL,
    merged_into TEXT NOT NULL, rating DOUBLE PRECISION NOT NULL) {clustered};
  CREATE INDEX people_merged ON people (merged_into) WHERE merged_into <> '';
  CREATE TABLE tokens (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, label TEXT NOT NULL, created TEXT NOT NULL,
    hash TEXT NOT NULL UNIQUE) {clustered};
  CREATE INDEX tokens_person ON tokens (person);
  CREATE TABLE games (
    number {numbered}, id TEXT NOT NULL UNIQUE, created TEXT NOT NULL,
    settings TEXT NOT NULL, phase TEXT NOT NULL, summary TEXT NOT NULL, listed BIGINT NOT NULL);
  CREATE INDEX games_phase ON games (phase, number);
  CREATE TABLE game_people (
    person TEXT NOT NULL, game BIGINT NOT NULL, PRIMARY KEY (person, game)) {clustered};
  CREATE TABLE events (
    game BIGINT NOT NULL, n BIGINT NOT NULL, at BIGINT NOT NULL, actor TEXT, client TEXT,
    body TEXT NOT NULL, PRIMARY KEY (game, n)) {clustered};
)",
                                              // Several servers on one database: each life of
                                              // a server has a row, and each time that a game
                                              // changes hands. `seen` and `ended` are of the
                                              // database's clock, `time` is of the server's.
                                              R"(
  CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) {clustered};
  CREATE TABLE servers (
    number {numbered}, seen BIGINT NOT NULL, ended BIGINT NOT NULL, time BIGINT NOT NULL,
    batch BIGINT NOT NULL);
  CREATE TABLE owners (
    game BIGINT NOT NULL, fence BIGINT NOT NULL, server BIGINT, credit BIGINT NOT NULL,
    time BIGINT NOT NULL, taken BIGINT NOT NULL, PRIMARY KEY (game, fence)) {clustered};
  CREATE INDEX owners_server ON owners (server);
  ALTER TABLE events ADD COLUMN fence BIGINT NOT NULL DEFAULT 0;
)",
                                              // Ratings by kind of game, what each game did to
                                              // them, and how people behave.
                                              R"(
  CREATE TABLE ratings (
    person TEXT NOT NULL, pool TEXT NOT NULL, rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL, volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL, played BIGINT NOT NULL, version BIGINT NOT NULL,
    PRIMARY KEY (person, pool)) {clustered};
  CREATE TABLE outcomes (
    game TEXT NOT NULL, person TEXT NOT NULL, pool TEXT NOT NULL, place BIGINT NOT NULL,
    rating_before DOUBLE PRECISION NOT NULL, rating_after DOUBLE PRECISION NOT NULL,
    at BIGINT NOT NULL, annulled BIGINT NOT NULL, PRIMARY KEY (game, person)) {clustered};
  CREATE INDEX outcomes_person ON outcomes (person, at);
  CREATE TABLE standings (
    person TEXT PRIMARY KEY, admin BIGINT NOT NULL, banned_until BIGINT NOT NULL,
    reason TEXT NOT NULL) {clustered};
  CREATE TABLE leavings (
    person TEXT NOT NULL, game TEXT NOT NULL, at BIGINT NOT NULL,
    PRIMARY KEY (person, game)) {clustered};
  INSERT INTO ratings SELECT id, '2-large', rating, 200, 0.06, 1, 0, 1 FROM people WHERE rating > 0;
  ALTER TABLE people DROP COLUMN rating;
)"};

const std::vector<SqlTable> kTables = {
    {"secrets", "name, value"},
    {"people", "id, name, name_key, password, merged_into"},
    {"tokens", "id, person, label, created, hash"},
    {"games", "number, id, created, settings, phase, summary, listed"},
    {"game_people", "person, game"},
    {"events", "game, n, at, actor, client, body, fence"},
    {"ratings", "person, pool, rating, deviation, volatility, games, played, version"},
    {"outcomes", "game, person, pool, place, rating_before, rating_after, at, annulled"},
    {"standings", "person, admin, banned_until, reason"},
    {"leavings", "person, game, at"},
};

std::string migration(int version, const SqlDialect& dialect) {
  std::string text = kMigrations[version];
  const auto replace = [&](const std::string& word, const char* by) {
    for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at)) {
      text.replace(at, word.size(), by);
    }
  };
  replace("{numbered}", dialect.numbered);
  replace("{clustered}", dialect.clustered);
  return text;
}

// --- what a change writes

namespace {

SqlValue or_null(const std::string& text) {
  return text.empty() ? SqlValue(nullptr) : SqlValue(text);
}

std::int64_t whole(bool flag) { return flag ? 1 : 0; }

// Milliseconds since 1970.
std::int64_t wall_time() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

void put(std::vector<SqlStep>& steps, const StoredGame& game) {
  steps.push_back(
      {"INSERT INTO games (id, created, settings, phase, summary, listed) "
       "VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO UPDATE SET "
       "phase = excluded.phase, summary = excluded.summary",
       {game.id, game.created, game.settings, game.phase, game.summary, whole(game.listed)},
       true});
  for (const std::string& person : game.people) {
    steps.push_back(
        {"INSERT INTO game_people (person, game) "
         "SELECT CAST($1 AS TEXT), number FROM games WHERE id = $2 "
         "ON CONFLICT DO NOTHING",
         {person, game.id}});
  }
}

void put(std::vector<SqlStep>& steps, const Change::Append& append, std::int64_t server) {
  if (append.fence > 0 && append.events.front().n == 1) {
    steps.push_back(
        {"INSERT INTO owners (game, fence, server, credit, time, taken) "
         "SELECT number, CAST($2 AS BIGINT), CAST($3 AS BIGINT), 0, "
         "CAST($4 AS BIGINT), CAST($5 AS BIGINT) FROM games WHERE id = $1",
         {append.game, append.fence, server, append.events.front().at, wall_time()}});
  }
  for (const StoredEvent& event : append.events) {
    steps.push_back(
        {"INSERT INTO events (game, n, at, actor, client, body, fence) "
         "SELECT number, CAST($2 AS BIGINT), CAST($3 AS BIGINT), CAST($4 AS TEXT), "
         "CAST($5 AS TEXT), CAST($6 AS TEXT), CAST($7 AS BIGINT) FROM games WHERE id = $1 AND "
         "CAST($2 AS BIGINT) = 1 + (SELECT coalesce(max(n), 0) FROM events WHERE game = number) "
         "AND (CAST($7 AS BIGINT) = 0 OR CAST($8 AS BIGINT) = (SELECT server FROM owners "
         "WHERE game = number AND fence = CAST($7 AS BIGINT)) AND NOT EXISTS (SELECT 1 FROM owners "
         "WHERE game = number AND fence > CAST($7 AS BIGINT)))",
         {append.game, std::int64_t{event.n}, event.at, or_null(event.actor),
          event.actor.empty() ? SqlValue(nullptr) : SqlValue(event.client), event.body,
          append.fence, server},
         true});
  }
}

void put(std::vector<SqlStep>& steps, const StoredPerson& person) {
  steps.push_back(
      {"INSERT INTO people (id, name, name_key, password, merged_into) "
       "VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id) DO UPDATE SET "
       "name = excluded.name, name_key = excluded.name_key, password = excluded.password, "
       "merged_into = excluded.merged_into",
       {person.id, person.name,
        person.password.empty() ? SqlValue(nullptr) : SqlValue(name_key(person.name)),
        person.password, person.merged_into}});
  if (person.merged_into.empty()) return;
  steps.push_back(
      {"INSERT INTO game_people (person, game) "
       "SELECT CAST($1 AS TEXT), game FROM game_people WHERE person = $2 "
       "ON CONFLICT DO NOTHING",
       {person.merged_into, person.id}});
}

void put(std::vector<SqlStep>& steps, const StoredRating& rating) {
  steps.push_back(
      {"INSERT INTO ratings (person, pool, rating, deviation, volatility, games, played, version) "
       "VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (person, pool) DO UPDATE SET "
       "rating = excluded.rating, deviation = excluded.deviation, "
       "volatility = excluded.volatility, games = excluded.games, played = excluded.played, "
       "version = excluded.version WHERE ratings.version = excluded.version - 1",
       {rating.person, rating.pool, rating.rating, rating.deviation, rating.volatility,
        std::int64_t{rating.games}, rating.played, rating.version},
       true});
}

void put(std::vector<SqlStep>& steps, const StoredOutcome& outcome) {
  steps.push_back(
      {"INSERT INTO outcomes "
       "(game, person, pool, place, rating_before, rating_after, at, annulled) "
       "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
       {outcome.game, outcome.person, outcome.pool, std::int64_t{outcome.place}, outcome.before,
        outcome.after, outcome.at, whole(outcome.annulled)}});
}

void put(std::vector<SqlStep>& steps, const StoredStanding& standing) {
  steps.push_back(
      {"INSERT INTO standings (person, admin, banned_until, reason) "
       "VALUES ($1, $2, $3, $4) ON CONFLICT (person) DO UPDATE SET admin = excluded.admin, "
       "banned_until = excluded.banned_until, reason = excluded.reason",
       {standing.person, whole(standing.admin), standing.banned_until, standing.reason}});
}

}  // namespace

std::string name_key(std::string name) {
  std::transform(name.begin(), name.end(), name.begin(),
                 [](unsigned char c) { return c < 0x80 ? std::tolower(c) : c; });
  return name;
}

std::vector<SqlStep> steps_of(const Change& change, std::int64_t server) {
  std::vector<SqlStep> steps;
  for (const StoredGame& game : change.games) put(steps, game);
  for (const Change::Append& append : change.appends) put(steps, append, server);
  for (const StoredPerson& person : change.people) put(steps, person);
  for (const StoredToken& token : change.tokens) {
    steps.push_back(
        {"INSERT INTO tokens (id, person, label, created, hash) "
         "VALUES ($1, $2, $3, $4, $5)",
         {token.id, token.person, token.label, token.created, token.hash}});
  }
  for (const std::string& id : change.revoked) {
    steps.push_back({"DELETE FROM tokens WHERE id = $1", {id}});
  }
  for (const StoredRating& rating : change.ratings) put(steps, rating);
  for (const StoredOutcome& outcome : change.outcomes) put(steps, outcome);
  for (const std::string& game : change.annulled) {
    steps.push_back(
        {"UPDATE outcomes SET annulled = 1 WHERE game = $1 AND annulled = 0", {game}, true});
  }
  for (const StoredStanding& standing : change.standings) put(steps, standing);
  for (const StoredLeaving& leaving : change.leavings) {
    steps.push_back(
        {"INSERT INTO leavings (person, game, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
         {leaving.person, leaving.game, leaving.at}});
  }
  return steps;
}

}  // namespace omnigo
