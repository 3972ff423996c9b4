// The archive: finished games that everybody may find, by what people search for.
//
// A kind is a combination of board, number of players, rules and how the game ended; there are
// thousands of them at most. Tables hold lists of games, each sorted by kind and number: all games,
// those of a person with one outcome, and those that begin with an opening. So the latest game of
// one kind in a list is one step in an index, and a page of a list is made from the kinds whose
// latest games are the latest, however many games there are and wherever they lie. Where many kinds
// fit, so do many games: then a page is among the latest games of the list. The games of two people
// with each other are a list that is read through. Where people and an opening are asked for at
// once, a short list is read through; what two long ones have in common is looked for among the
// latest games first, then among many more before them: a page needs only a few.
#include <algorithm>

#include "base/sha256.h"
#include "store/sql.h"

namespace omnigo {
namespace {

constexpr std::int64_t kNoBound = INT64_MAX;
constexpr int kLatest = 2'000;               // games of a list that are looked at first
constexpr std::int64_t kShortShare = 1'000;  // one part of this many of all games is a short list
constexpr std::int64_t kFirstShare = 32;     // of all games: where common ones are looked for first
constexpr int kGrowth = 4;                   // of what is looked at next

std::int64_t kind_of(const ArchivedGame& game) {
  std::string text = game.board;
  for (const std::string& part : {std::to_string(game.players), game.rules, game.ended}) {
    text += '\n' + part;
  }
  return archive_key(text);
}

// --- writing

struct ListRow {
  const char* add;
  const char* remove;
  std::vector<SqlValue> values;  // all but the game's id, which comes last
};

std::vector<ListRow> rows_of(const ArchivedGame& game) {
  const std::int64_t kind = kind_of(game);
  std::vector<ListRow> rows = {
      {"INSERT INTO archive_games (kind, number) SELECT CAST($1 AS BIGINT), number FROM games "
       "WHERE id = $2 ON CONFLICT DO NOTHING",
       "DELETE FROM archive_games WHERE kind = $1 AND number = (SELECT number FROM games "
       "WHERE id = $2)",
       {kind}}};
  for (const ArchivedGame::Player& player : game.people) {
    rows.push_back(
        {"INSERT INTO archive_people (person, outcome, kind, number) SELECT CAST($1 AS TEXT), "
         "CAST($2 AS BIGINT), CAST($3 AS BIGINT), number FROM games WHERE id = $4 "
         "ON CONFLICT DO NOTHING",
         "DELETE FROM archive_people WHERE person = $1 AND outcome = $2 AND kind = $3 AND "
         "number = (SELECT number FROM games WHERE id = $4)",
         {player.person, static_cast<std::int64_t>(player.outcome), kind}});
  }
  for (const ArchivedGame::Player& player : game.people) {
    for (const ArchivedGame::Player& other : game.people) {
      if (player.person == other.person) continue;
      rows.push_back(
          {"INSERT INTO archive_pairs (person, other, outcome, kind, number) SELECT "
           "CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS BIGINT), CAST($4 AS BIGINT), number "
           "FROM games WHERE id = $5 ON CONFLICT DO NOTHING",
           "DELETE FROM archive_pairs WHERE person = $1 AND other = $2 AND outcome = $3 AND "
           "kind = $4 AND number = (SELECT number FROM games WHERE id = $5)",
           {player.person, other.person, static_cast<std::int64_t>(player.outcome), kind}});
    }
  }
  for (const std::int64_t opening : game.openings) {
    rows.push_back(
        {"INSERT INTO archive_openings (opening, kind, number) SELECT CAST($1 AS BIGINT), "
         "CAST($2 AS BIGINT), number FROM games WHERE id = $3 ON CONFLICT DO NOTHING",
         "DELETE FROM archive_openings WHERE opening = $1 AND kind = $2 AND "
         "number = (SELECT number FROM games WHERE id = $3)",
         {opening, kind}});
  }
  return rows;
}

void put(std::vector<SqlStep>& steps, const ArchivedGame& game) {
  // Nothing happens if somebody has made it private, or public, in the meantime.
  steps.push_back({"UPDATE games SET archived = 1 WHERE id = $1 AND private = $2",
                   {game.game, std::int64_t{game.is_private}},
                   true});
  const bool is_found = game.is_public && !game.is_private;
  if (is_found) {
    const std::int64_t kind = kind_of(game);
    steps.push_back(
        {"INSERT INTO archive_kinds (kind, board, players, rules, ended) "
         "VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
         {kind, game.board, std::int64_t{game.players}, game.rules, game.ended}});
    for (const ArchivedGame::Player& player : game.people) {
      steps.push_back(
          {"INSERT INTO archive_person_kinds (person, outcome, kind) VALUES ($1, $2, $3) "
           "ON CONFLICT DO NOTHING",
           {player.person, static_cast<std::int64_t>(player.outcome), kind}});
    }
  }
  for (ListRow& row : rows_of(game)) {
    row.values.emplace_back(game.game);
    steps.push_back({is_found ? row.add : row.remove, std::move(row.values)});
  }
}

// --- searching

constexpr const char* kFacets =
    "(CAST($1 AS TEXT) = '' OR k.board = $1) AND (CAST($2 AS BIGINT) = 0 OR k.players = $2) AND "
    "(CAST($3 AS TEXT) = '' OR k.rules = $3) AND (CAST($4 AS TEXT) = '' OR k.ended = $4)";
constexpr const char* kBounds = " AND g.number < $5 AND g.number >= $6";

// One of the lists of the query: all games, a person's, two people's, or an opening's.
struct List {
  enum class Of : std::uint8_t { All, Person, Pair, Opening };
  Of of = Of::All;
  SqlValue key = nullptr;
  std::string other = {};     // of a pair
  std::int64_t outcome = -1;  // of the first person; -1: any
};

struct Search {
  const ArchiveQuery& query;
  std::int64_t below = kNoBound, from = 0;

  std::vector<SqlValue> facets() const {
    return {query.board, std::int64_t{query.players}, query.rules, query.ended, below, from};
  }
};

// The first game of that day or later.
std::int64_t first_since(SqlBackEnd& store, const std::string& date) {
  std::int64_t number = kNoBound;
  store.read("SELECT number FROM games WHERE created >= $1 ORDER BY created, number LIMIT 1",
             {date}, [&](const SqlRow& row) { number = row.number(0); });
  return number;
}

// A part of a list: the games of one kind, and of one outcome.
struct Part {
  std::int64_t kind, outcome, latest;
};

// The parts whose latest games are the latest; they have the first page together.
std::vector<Part> latest_parts(SqlBackEnd& store, const Search& search, const List& list) {
  std::string of_part, from, where;
  std::vector<SqlValue> values = search.facets();
  switch (list.of) {
    case List::Of::All:
      of_part = "archive_games g WHERE g.kind = k.kind";
      from = "-1 FROM archive_kinds k";
      break;
    case List::Of::Person:
      of_part =
          "archive_people g WHERE g.person = $7 AND g.outcome = p.outcome AND g.kind = p.kind";
      from = "p.outcome FROM archive_person_kinds p JOIN archive_kinds k ON k.kind = p.kind";
      where = "p.person = $7 AND (CAST($8 AS BIGINT) < 0 OR p.outcome = $8) AND ";
      break;
    default:
      of_part = "archive_openings g WHERE g.opening = $7 AND g.kind = k.kind";
      from = "-1 FROM archive_kinds k";
  }
  if (list.of != List::Of::All) values.push_back(list.key);
  if (list.of == List::Of::Person) values.emplace_back(list.outcome);
  const std::string sql = "SELECT coalesce((SELECT max(g.number) FROM " + of_part + kBounds +
                          "), 0) AS latest, k.kind, " + from + " WHERE " + where + kFacets +
                          " ORDER BY latest DESC LIMIT " + std::to_string(search.query.limit);
  std::vector<Part> parts;
  store.read(sql.c_str(), values, [&](const SqlRow& row) {
    if (row.number(0) > 0) parts.push_back({row.number(1), row.number(2), row.number(0)});
  });
  return parts;
}

void read_part(SqlBackEnd& store, const Search& search, const List& list, const Part& part,
               std::vector<std::int64_t>& numbers) {
  std::string of_part = "archive_games g WHERE g.kind = $1";
  std::vector<SqlValue> values = {part.kind, search.below, search.from,
                                  std::int64_t{search.query.limit}};
  if (list.of == List::Of::Person) {
    of_part = "archive_people g WHERE g.person = $5 AND g.outcome = $6 AND g.kind = $1";
    values.push_back(list.key);
    values.emplace_back(part.outcome);
  } else if (list.of == List::Of::Opening) {
    of_part = "archive_openings g WHERE g.opening = $5 AND g.kind = $1";
    values.push_back(list.key);
  }
  const std::string sql = "SELECT g.number FROM " + of_part +
                          " AND g.number < $2 AND g.number >= $3 ORDER BY g.number DESC LIMIT $4";
  store.read(sql.c_str(), values, [&](const SqlRow& row) { numbers.push_back(row.number(0)); });
}

// A page of one list if the latest games in it are enough for that, or there are no others.
std::optional<std::vector<std::int64_t>> page_of_latest(SqlBackEnd& store, const Search& search,
                                                        const List& list) {
  if (list.of == List::Of::Opening) return std::nullopt;  // its board has few kinds
  std::vector<SqlValue> values = search.facets();
  std::string some = "archive_games g WHERE TRUE";
  if (list.of == List::Of::Person) {
    values.push_back(list.key);
    values.emplace_back(list.outcome);
    some = "archive_people g WHERE g.person = $7 AND (CAST($8 AS BIGINT) < 0 OR g.outcome = $8)";
  }
  // As the indexes have it: archive_games_latest, archive_people_latest.
  const std::string bounds =
      " AND 0 - g.number > 0 - CAST($5 AS BIGINT) AND 0 - g.number <= 0 - CAST($6 AS BIGINT)";
  const std::string sql = std::string("SELECT g.number, CASE WHEN ") + kFacets +
                          " THEN 1 ELSE 0 END FROM (SELECT g.number, g.kind FROM " + some + bounds +
                          " ORDER BY 0 - g.number LIMIT " + std::to_string(kLatest) +
                          ") AS g JOIN archive_kinds k ON k.kind = g.kind ORDER BY g.number DESC";
  int seen = 0;
  std::vector<std::int64_t> numbers;
  store.read(sql.c_str(), values, [&](const SqlRow& row) {
    ++seen;
    const bool again = !numbers.empty() && numbers.back() == row.number(0);
    if (row.number(1) != 0 && !again) numbers.push_back(row.number(0));
  });
  const auto most = static_cast<std::size_t>(search.query.limit);
  if (numbers.size() < most && seen == kLatest) return std::nullopt;
  numbers.resize(std::min(numbers.size(), most));
  return numbers;
}

// A page of one list: the latest of its parts, until no other part can add anything.
std::vector<std::int64_t> page_of(SqlBackEnd& store, const Search& search, const List& list) {
  if (auto latest = page_of_latest(store, search, list)) return std::move(*latest);
  const auto most = static_cast<std::size_t>(search.query.limit);
  std::vector<std::int64_t> numbers;
  for (const Part& part : latest_parts(store, search, list)) {
    if (numbers.size() >= most && part.latest < numbers[most - 1]) break;
    read_part(store, search, list, part, numbers);
    std::sort(numbers.begin(), numbers.end(), std::greater<>());
    // A person may hold several seats, with different outcomes.
    numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
    numbers.resize(std::min(numbers.size(), most));
  }
  return numbers;
}

std::string table_of(const List& list) {
  if (list.of == List::Of::Pair) return "archive_pairs";
  return list.of == List::Of::Person ? "archive_people" : "archive_openings";
}

// That a game of the table `name` is in the list, whose values are added.
std::string in_list(const List& list, const std::string& name, std::vector<SqlValue>& values) {
  values.push_back(list.key);
  const std::string key = "$" + std::to_string(values.size());
  if (list.of == List::Of::Opening) return name + ".opening = " + key;
  std::string whose = name + ".person = " + key;
  if (list.of == List::Of::Pair) {
    values.emplace_back(list.other);
    whose += " AND " + name + ".other = $" + std::to_string(values.size());
  }
  values.emplace_back(list.outcome);
  const std::string outcome = "CAST($" + std::to_string(values.size()) + " AS BIGINT)";
  return whose + " AND " + name + ".outcome IN (0, 1, 2) AND (" + outcome + " < 0 OR " + name +
         ".outcome = " + outcome + ")";
}

bool is_short(SqlBackEnd& store, const List& list, std::int64_t games) {
  std::vector<SqlValue> values;
  const std::string whose = in_list(list, "g", values);
  const std::int64_t least = games / kShortShare + 10;
  values.emplace_back(least);
  const std::string sql = "SELECT count(*) FROM (SELECT 1 FROM " + table_of(list) + " g WHERE " +
                          whose + " LIMIT $" + std::to_string(values.size()) + ") AS counted";
  std::int64_t length = 0;
  store.read(sql.c_str(), values, [&](const SqlRow& row) { length = row.number(0); });
  return length < least;
}

std::vector<std::int64_t> numbers_of(SqlBackEnd& store, const std::string& sql,
                                     const std::vector<SqlValue>& values) {
  std::vector<std::int64_t> numbers;
  store.read(sql.c_str(), values, [&](const SqlRow& row) { numbers.push_back(row.number(0)); });
  return numbers;
}

// A page of a list that is read through; each game must be in the other list, too, if there is one.
std::vector<std::int64_t> page_by_reading(SqlBackEnd& store, const Search& search, const List& list,
                                          const List* other) {
  std::vector<SqlValue> values = search.facets();
  std::string sql = "SELECT DISTINCT g.number FROM " + table_of(list) +
                    " g JOIN archive_kinds k ON k.kind = g.kind WHERE " +
                    in_list(list, "g", values) + kBounds + " AND " + kFacets;
  if (other != nullptr) {
    sql += " AND EXISTS (SELECT 1 FROM " + table_of(*other) + " o WHERE " +
           in_list(*other, "o", values) + " AND o.kind = g.kind AND o.number = g.number)";
  }
  sql += " ORDER BY g.number DESC LIMIT " + std::to_string(search.query.limit);
  return numbers_of(store, sql, values);
}

// The games of the list within the bounds, kind by kind; SQLite keeps the order of a CROSS JOIN.
std::string games_of(const List& list, std::vector<SqlValue>& values) {
  return "SELECT g.number FROM archive_kinds k CROSS JOIN " + table_of(list) + " g WHERE " +
         in_list(list, "g", values) + " AND g.kind = k.kind" + kBounds + " AND " + kFacets;
}

std::int64_t latest_game(SqlBackEnd& store) {
  std::int64_t number = 0;
  store.read("SELECT max(number) FROM games", {},
             [&](const SqlRow& row) { number = row.number(0); });
  return number;
}

// A page of what two long lists have in common.
std::vector<std::int64_t> page_of_both(SqlBackEnd& store, const Search& search, const List& one,
                                       const List& other, std::int64_t games) {
  const auto most = static_cast<std::size_t>(search.query.limit);
  std::vector<std::int64_t> numbers;
  Search part = search;
  part.below = std::min(search.below, games + 1);
  for (std::int64_t width = games / kFirstShare + 1;
       numbers.size() < most && part.below > search.from; width *= kGrowth) {
    part.from = std::max(search.from, part.below - width);
    std::vector<SqlValue> values = part.facets();
    const std::string first = games_of(one, values), second = games_of(other, values);
    for (const std::int64_t number :
         numbers_of(store,
                    first + " INTERSECT " + second + " ORDER BY number DESC LIMIT " +
                        std::to_string(search.query.limit),
                    values)) {
      numbers.push_back(number);
    }
    part.below = part.from;
  }
  numbers.resize(std::min(numbers.size(), most));
  return numbers;
}

// A page of what a list of people and that of an opening have in common.
std::vector<std::int64_t> page_of_common(SqlBackEnd& store, const Search& search,
                                         const List& people, const List& opening) {
  const std::int64_t games = latest_game(store);
  if (is_short(store, people, games)) return page_by_reading(store, search, people, &opening);
  if (is_short(store, opening, games)) return page_by_reading(store, search, opening, &people);
  return page_of_both(store, search, people, opening, games);
}

}  // namespace

std::int64_t archive_key(std::string_view text) {
  const auto digest = sha256(text);
  std::uint64_t key = 0;
  for (int i = 0; i < 8; ++i) key = key << 8 | digest[i];
  return static_cast<std::int64_t>(key >> 1);
}

void put_archive(std::vector<SqlStep>& steps, const Change& change) {
  for (const ArchivedGame& game : change.archived) put(steps, game);
}

void move_in_archive(std::vector<SqlStep>& steps, const std::string& from, const std::string& to) {
  steps.push_back(
      {"INSERT INTO archive_people (person, outcome, kind, number) SELECT CAST($1 AS TEXT), "
       "outcome, kind, number FROM archive_people WHERE person = $2 ON CONFLICT DO NOTHING",
       {to, from}});
  steps.push_back(
      {"INSERT INTO archive_person_kinds (person, outcome, kind) SELECT CAST($1 AS TEXT), "
       "outcome, kind FROM archive_person_kinds WHERE person = $2 ON CONFLICT DO NOTHING",
       {to, from}});
  steps.push_back(
      {"INSERT INTO archive_pairs (person, other, outcome, kind, number) SELECT CAST($1 AS TEXT), "
       "other, outcome, kind, number FROM archive_pairs WHERE person = $2 AND other <> $1 "
       "ON CONFLICT DO NOTHING",
       {to, from}});
  steps.push_back(
      {"INSERT INTO archive_pairs (person, other, outcome, kind, number) SELECT person, "
       "CAST($1 AS TEXT), outcome, kind, number FROM archive_pairs WHERE other = $2 AND "
       "person <> $1 AND person IN (SELECT other FROM archive_pairs WHERE person = $2) "
       "ON CONFLICT DO NOTHING",
       {to, from}});
  leave_archive(steps, from);
}

void leave_archive(std::vector<SqlStep>& steps, const std::string& person) {
  steps.push_back({"DELETE FROM archive_people WHERE person = $1", {person}});
  steps.push_back({"DELETE FROM archive_person_kinds WHERE person = $1", {person}});
  steps.push_back(
      {"DELETE FROM archive_pairs WHERE other = $1 AND person IN (SELECT other FROM archive_pairs "
       "WHERE person = $1)",
       {person}});
  steps.push_back({"DELETE FROM archive_pairs WHERE person = $1", {person}});
}

std::vector<std::int64_t> search_archive(SqlBackEnd& store, const ArchiveQuery& query) {
  Search search{query};
  if (query.before > 0) search.below = query.before;
  if (!query.from.empty()) search.from = first_since(store, query.from);
  if (!query.until.empty()) {
    search.below = std::min(search.below, first_since(store, query.until));
  }
  const std::int64_t outcome = query.outcome ? static_cast<std::int64_t>(*query.outcome) : -1;
  std::vector<List> lists;
  if (query.people.size() == 1) {
    lists.push_back({.of = List::Of::Person, .key = query.people[0], .outcome = outcome});
  } else if (query.people.size() == 2) {
    lists.push_back({.of = List::Of::Pair,
                     .key = query.people[0],
                     .other = query.people[1],
                     .outcome = outcome});
  }
  if (query.opening) lists.push_back({.of = List::Of::Opening, .key = *query.opening});
  if (lists.size() > 1) return page_of_common(store, search, lists[0], lists[1]);
  if (query.people.size() > 1) return page_by_reading(store, search, lists[0], nullptr);
  return page_of(store, search, lists.empty() ? List{} : lists[0]);
}

}  // namespace omnigo
