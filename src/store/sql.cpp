#include "store/sql.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>

#include "base/text.h"

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
)",
                                              // Sessions, what tokens are good for, names that
                                              // look alike, moderation. A guest's token is no
                                              // way into the account that took over the guest's
                                              // games. What was said can be found by who said it.
                                              R"(
  ALTER TABLE people ADD COLUMN skeleton TEXT NOT NULL DEFAULT '';
  ALTER TABLE people ADD COLUMN look TEXT NOT NULL DEFAULT '';
  ALTER TABLE people ADD COLUMN since BIGINT NOT NULL DEFAULT 0;
  ALTER TABLE people ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
  UPDATE people SET seen = {now};
  CREATE INDEX people_skeleton ON people (skeleton) WHERE skeleton <> '';
  CREATE INDEX people_look ON people (look) WHERE look <> '';
  CREATE INDEX people_seen ON people (seen) WHERE password = '';
  CREATE TABLE sessions (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, created BIGINT NOT NULL, used BIGINT NOT NULL,
    hint TEXT NOT NULL, device TEXT NOT NULL, address TEXT NOT NULL) {clustered};
  CREATE INDEX sessions_person ON sessions (person);
  CREATE INDEX sessions_device ON sessions (device);
  CREATE INDEX sessions_address ON sessions (address);
  ALTER TABLE tokens ADD COLUMN scopes TEXT NOT NULL DEFAULT 'play';
  ALTER TABLE tokens ADD COLUMN used BIGINT NOT NULL DEFAULT 0;
  DELETE FROM tokens WHERE person IN (SELECT id FROM people WHERE merged_into <> '');
  UPDATE tokens SET scopes = 'play admin' WHERE person IN (
    SELECT person FROM standings WHERE admin <> 0);
  ALTER TABLE standings ADD COLUMN muted_until BIGINT NOT NULL DEFAULT 0;
  ALTER TABLE standings ADD COLUMN because_of TEXT NOT NULL DEFAULT '';
  CREATE TABLE bans (
    mark TEXT NOT NULL, person TEXT NOT NULL, until BIGINT NOT NULL,
    PRIMARY KEY (mark, person)) {clustered};
  CREATE TABLE relations (
    person TEXT NOT NULL, other TEXT NOT NULL, kind TEXT NOT NULL, at BIGINT NOT NULL,
    PRIMARY KEY (person, other)) {clustered};
  CREATE INDEX relations_other ON relations (other);
  CREATE TABLE reports (
    id TEXT PRIMARY KEY, reporter TEXT NOT NULL, person TEXT NOT NULL, game TEXT NOT NULL,
    event BIGINT NOT NULL, reason TEXT NOT NULL, text TEXT NOT NULL, quoted TEXT NOT NULL,
    at BIGINT NOT NULL, closed BIGINT NOT NULL, closed_by TEXT NOT NULL,
    note TEXT NOT NULL) {clustered};
  CREATE INDEX reports_reporter ON reports (reporter);
  CREATE INDEX reports_at ON reports (closed, at);
  CREATE TABLE chats (
    game BIGINT NOT NULL, n BIGINT NOT NULL, person TEXT NOT NULL, at BIGINT NOT NULL,
    PRIMARY KEY (game, n)) {clustered};
  CREATE INDEX chats_person ON chats (person);
  CREATE INDEX chats_at ON chats (at);
  INSERT INTO chats SELECT game, n, actor, {now} FROM events
    WHERE actor IS NOT NULL AND body LIKE '%"action":"chat"%';
)",
                                              // Boards are found by their hash.
                                              R"(
  ALTER TABLE games ADD COLUMN board TEXT NOT NULL DEFAULT '';
  CREATE INDEX games_board ON games (board) WHERE board <> '';
)",
                                              // Who marked living stones dead, and the like.
                                              R"(
  CREATE TABLE markings (
    person TEXT NOT NULL, game TEXT NOT NULL, at BIGINT NOT NULL, times BIGINT NOT NULL,
    points DOUBLE PRECISION NOT NULL, PRIMARY KEY (person, game)) {clustered};
  CREATE INDEX markings_at ON markings (at);
)",
                                              // The archive (sql_archive.cpp), and games that only
                                              // their players see. `archived` is 0 until the
                                              // archive has looked at the game.
                                              R"(
  ALTER TABLE games ADD COLUMN private BIGINT NOT NULL DEFAULT 0;
  ALTER TABLE games ADD COLUMN archived BIGINT NOT NULL DEFAULT 0;
  ALTER TABLE outcomes ADD COLUMN private BIGINT NOT NULL DEFAULT 0;
  CREATE INDEX outcomes_private ON outcomes (person, pool) WHERE private <> 0;
  CREATE INDEX games_created ON games (created, number);
  CREATE INDEX games_unarchived ON games (archived, number)
    WHERE archived = 0 AND phase = 'finished';
  CREATE TABLE archive_kinds (
    kind BIGINT PRIMARY KEY, board TEXT NOT NULL, players BIGINT NOT NULL, rules TEXT NOT NULL,
    ended TEXT NOT NULL) {clustered};
  CREATE TABLE archive_games (
    kind BIGINT NOT NULL, number BIGINT NOT NULL, PRIMARY KEY (kind, number)) {clustered};
  CREATE TABLE archive_people (
    person TEXT NOT NULL, outcome BIGINT NOT NULL, kind BIGINT NOT NULL, number BIGINT NOT NULL,
    PRIMARY KEY (person, outcome, kind, number)) {clustered};
  CREATE TABLE archive_person_kinds (
    person TEXT NOT NULL, outcome BIGINT NOT NULL, kind BIGINT NOT NULL,
    PRIMARY KEY (person, outcome, kind)) {clustered};
  CREATE TABLE archive_pairs (
    person TEXT NOT NULL, other TEXT NOT NULL, outcome BIGINT NOT NULL, kind BIGINT NOT NULL,
    number BIGINT NOT NULL, PRIMARY KEY (person, other, outcome, kind, number)) {clustered};
  CREATE TABLE archive_openings (
    opening BIGINT NOT NULL, kind BIGINT NOT NULL, number BIGINT NOT NULL,
    PRIMARY KEY (opening, kind, number)) {clustered};
)",
                                              // The latest games of a list. By an expression, so
                                              // that only the statement that names it uses them:
                                              // every other one is for the primary keys.
                                              R"(
  CREATE INDEX archive_games_latest ON archive_games ((0 - number));
  CREATE INDEX archive_people_latest ON archive_people (person, (0 - number));
)",
                                              // How people who are not here are reached.
                                              R"(
  CREATE TABLE subscriptions (
    id TEXT PRIMARY KEY, person TEXT NOT NULL, session TEXT NOT NULL, endpoint TEXT NOT NULL,
    browser_key TEXT NOT NULL, auth TEXT NOT NULL, language TEXT NOT NULL,
    created BIGINT NOT NULL) {clustered};
  CREATE INDEX subscriptions_person ON subscriptions (person);
  CREATE INDEX subscriptions_session ON subscriptions (session);
  CREATE TABLE mail_addresses (
    person TEXT PRIMARY KEY, address TEXT NOT NULL, address_key TEXT NOT NULL,
    language TEXT NOT NULL, turns BIGINT NOT NULL, since BIGINT NOT NULL) {clustered};
  CREATE INDEX mail_addresses_key ON mail_addresses (address_key);
  CREATE TABLE mail_tokens (
    hash TEXT PRIMARY KEY, person TEXT NOT NULL, purpose TEXT NOT NULL, address TEXT NOT NULL,
    until BIGINT NOT NULL) {clustered};
  CREATE INDEX mail_tokens_person ON mail_tokens (person);
  CREATE INDEX mail_tokens_until ON mail_tokens (until);
  CREATE TABLE turn_mails (
    game TEXT NOT NULL, person TEXT NOT NULL, at BIGINT NOT NULL,
    PRIMARY KEY (game, person)) {clustered};
)"};

const std::vector<SqlTable> kTables = {
    {"secrets", "name, value"},
    {"people", "id, name, name_key, password, merged_into, skeleton, look, since, seen"},
    {"sessions", "id, person, created, used, hint, device, address"},
    {"tokens", "id, person, label, created, hash, scopes, used"},
    {"games", "number, id, created, settings, phase, summary, listed, board, private, archived"},
    {"game_people", "person, game"},
    {"events", "game, n, at, actor, client, body, fence"},
    {"ratings", "person, pool, rating, deviation, volatility, games, played, version"},
    {"outcomes", "game, person, pool, place, rating_before, rating_after, at, annulled, private"},
    {"standings", "person, admin, banned_until, reason, muted_until, because_of"},
    {"leavings", "person, game, at"},
    {"bans", "mark, person, until"},
    {"relations", "person, other, kind, at"},
    {"reports",
     "id, reporter, person, game, event, reason, text, quoted, at, closed, closed_by, note"},
    {"chats", "game, n, person, at"},
    {"markings", "person, game, at, times, points"},
    {"archive_kinds", "kind, board, players, rules, ended"},
    {"archive_games", "kind, number"},
    {"archive_people", "person, outcome, kind, number"},
    {"archive_person_kinds", "person, outcome, kind"},
    {"archive_pairs", "person, other, outcome, kind, number"},
    {"archive_openings", "opening, kind, number"},
    {"subscriptions", "id, person, session, endpoint, browser_key, auth, language, created"},
    {"mail_addresses", "person, address, address_key, language, turns, since"},
    {"mail_tokens", "hash, person, purpose, address, until"},
    {"turn_mails", "game, person, at"},
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
  replace("{now}", dialect.now);
  return text;
}

// --- what a change writes

std::int64_t wall_time() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

namespace {

SqlValue or_null(const std::string& text) {
  return text.empty() ? SqlValue(nullptr) : SqlValue(text);
}

std::int64_t whole(bool flag) { return flag ? 1 : 0; }

void put(std::vector<SqlStep>& steps, const StoredGame& game) {
  steps.push_back(
      {"INSERT INTO games (id, created, settings, phase, summary, listed, board, private) "
       "VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO UPDATE SET "
       "phase = excluded.phase, summary = excluded.summary, board = excluded.board, "
       "private = excluded.private, archived = 0",
       {game.id, game.created, game.settings, game.phase, game.summary, whole(game.listed),
        game.board, whole(game.is_private)},
       true});
  if (game.phase == "finished") {
    steps.push_back({"UPDATE outcomes SET private = $2 WHERE game = $1 AND private <> $2",
                     {game.id, whole(game.is_private)}});
    steps.push_back({"DELETE FROM turn_mails WHERE game = $1", {game.id}});
  }
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
    if (!event.is_chat) continue;
    steps.push_back(
        {"INSERT INTO chats (game, n, person, at) SELECT number, CAST($2 AS BIGINT), "
         "CAST($3 AS TEXT), CAST($4 AS BIGINT) FROM games WHERE id = $1",
         {append.game, std::int64_t{event.n}, event.actor, wall_time() / 1000}});
  }
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

}  // namespace

std::string name_key(const std::string& name) { return lower_case(name); }

std::vector<SqlStep> steps_of(const Change& change, std::int64_t server) {
  std::vector<SqlStep> steps;
  for (const StoredGame& game : change.games) put(steps, game);
  for (const Change::Append& append : change.appends) put(steps, append, server);
  put_archive(steps, change);
  put_people(steps, change);
  put_notices(steps, change);
  for (const StoredRating& rating : change.ratings) put(steps, rating);
  for (const StoredOutcome& outcome : change.outcomes) put(steps, outcome);
  for (const std::string& game : change.annulled) {
    steps.push_back(
        {"UPDATE outcomes SET annulled = 1 WHERE game = $1 AND annulled = 0", {game}, true});
  }
  for (const StoredLeaving& leaving : change.leavings) {
    steps.push_back(
        {"INSERT INTO leavings (person, game, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
         {leaving.person, leaving.game, leaving.at}});
  }
  for (const StoredMarking& marking : change.markings) {
    steps.push_back(
        {"INSERT INTO markings (person, game, at, times, points) VALUES ($1, $2, $3, $4, $5) "
         "ON CONFLICT (person, game) DO UPDATE SET at = excluded.at, "
         "times = markings.times + excluded.times, points = CASE WHEN "
         "excluded.points > markings.points THEN excluded.points ELSE markings.points END",
         {marking.person, marking.game, marking.at, std::int64_t{marking.times}, marking.points}});
  }
  return steps;
}

}  // namespace omnigo
