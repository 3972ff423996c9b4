// The path of the archive: finished games that everybody may see, by what people search for.
#include <algorithm>

#include "base/quote.h"
#include "graph/families.h"
#include "server/api_call.h"
#include "server/names.h"
#include "server/opening.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;

constexpr std::size_t kLongestValue = 100;
Error not_a(const char* key, const char* expected) {
  return explain("archive-query", "{path}: expected {known}", {{"known", expected}, {"path", key}});
}

std::string value_of(const std::string& query, const std::string& key) {
  std::string value = query_value(query, key).value_or("");
  if (value.size() > kLongestValue) throw Malformed(not_a(key.c_str(), "a shorter value"));
  return value;
}

std::int64_t number_of(const std::string& query, const std::string& key, std::int64_t most) {
  const std::string text = value_of(query, key);
  if (text.empty()) return 0;
  const bool digits = text.size() <= 18 && text.find_first_not_of("0123456789") == text.npos;
  const std::int64_t number = digits ? std::stoll(text) : most + 1;
  if (number > most) throw Malformed(not_a(key.c_str(), "a whole number"));
  return number;
}

// "2026-11-17"; `next`: the day after it, as a bound.
std::string day_of(const std::string& query, const std::string& key, bool next) {
  const std::string text = value_of(query, key);
  if (text.empty()) return text;
  int year = 0, month = 0, day = 0;
  char rest = 0;
  if (text.size() != 10 ||
      std::sscanf(text.c_str(), "%4d-%2d-%2d%c", &year, &month, &day, &rest) != 3 ||
      !std::chrono::year_month_day(std::chrono::year(year), std::chrono::month(month),
                                   std::chrono::day(day))
           .ok()) {
    throw Malformed(not_a(key.c_str(), "a date such as 2026-11-17"));
  }
  // Times of that day are longer texts, and before this one.
  return next ? text + "U" : text;
}

template <std::size_t N>
std::string choice_of(const std::string& query, const std::string& key,
                      const std::string_view (&choices)[N], const char* known) {
  std::string text = value_of(query, key);
  if (!text.empty() && std::find(std::begin(choices), std::end(choices), text) == std::end(choices))
    throw Malformed(not_a(key.c_str(), known));
  return text;
}

constexpr std::string_view kOutcomes[] = {"won", "lost", "none"};
constexpr std::string_view kEndings[] = {"score", "resignation", "time", "left", "no-result"};

// The board's specification in its usual form, or "own".
std::string board_in(const std::string& query) {
  const std::string text = value_of(query, "board");
  if (text.empty() || text == "own") return text;
  auto board = make_family(text);
  if (!board) throw Malformed(board.error());
  return board->spec;
}

std::string rules_in(const std::string& query) {
  const std::string text = value_of(query, "rules");
  if (text.empty()) return text;
  auto rules = parse_rules(text);
  if (!rules) throw Malformed(rules.error());
  const std::string usual = to_text(*rules);
  return usual.substr(0, usual.find(','));
}

// The key of "E5,C3,pass", up to symmetry.
std::optional<std::int64_t> opening_in(const std::string& query, const std::string& spec) {
  const std::string text = value_of(query, "opening");
  if (text.empty()) return std::nullopt;
  if (spec.empty() || spec == "own") throw Malformed(not_a("board", "the board of the opening"));
  const auto board = make_family(spec);
  std::vector<Point> moves;
  for (std::size_t start = 0; start <= text.size();) {
    const std::size_t end = std::min(text.find(',', start), text.size());
    const std::string name = text.substr(start, end - start);
    const auto point = name == "pass" ? std::optional(kNoPoint) : board->find(name);
    if (!point)
      throw Malformed(
          explain("point-unknown", "no point {name} on the board", {{"name", quote(name)}}));
    moves.push_back(*point);
    start = end + 1;
  }
  if (moves.size() > kOpeningMoves || board->graph->size() > kMostOpeningPoints) {
    throw Malformed(not_a("opening", "up to 6 moves, on a board of up to 2,000 points"));
  }
  return opening_keys(*board, moves).back();
}

}  // namespace

// By id, as an account, or as a bot.
std::optional<std::string> Api::player_named(const std::string& text) {
  if (const auto bot = find_bot(text)) return bot->id;
  if (const auto bot = find_bot(bot_id(text))) return bot->id;
  auto person = people_.find(text);
  if (!person) person = people_.find_account(text);
  if (!person || person->name == kDeletedName) return std::nullopt;
  return person->id;
}

ArchiveQuery Api::archive_query(const std::string& query) {
  ArchiveQuery wanted;
  for (const char* key : {"player", "opponent"}) {
    const std::string name = value_of(query, key);
    if (name.empty()) continue;
    const auto id = player_named(name);
    if (!id) throw Malformed(explain("nobody-named", "there is no player with this name"));
    wanted.people.push_back(*id);
  }
  const std::string outcome = choice_of(query, "outcome", kOutcomes, "won, lost, none");
  if (!outcome.empty()) {
    if (wanted.people.empty()) throw Malformed(not_a("player", "the player with this outcome"));
    const auto* const found = std::find(std::begin(kOutcomes), std::end(kOutcomes), outcome);
    wanted.outcome = static_cast<ArchiveOutcome>(found - std::begin(kOutcomes));
  }
  wanted.board = board_in(query);
  wanted.rules = rules_in(query);
  wanted.ended = choice_of(query, "result", kEndings, "score, resignation, time, left, no-result");
  wanted.players = static_cast<int>(number_of(query, "players", kMaxPlayers));
  wanted.from = day_of(query, "from", false);
  wanted.until = day_of(query, "until", true);
  wanted.opening = opening_in(query, wanted.board);
  wanted.before = number_of(query, "before", INT64_MAX - 1);
  return wanted;
}

void Api::get_archive(const SharedCall& call) {
  const ArchiveQuery query = archive_query(call->request.query);
  const std::vector<StoredRow> rows = store_.find_games(query);
  std::string text = R"({"games":[)";
  for (const StoredRow& row : rows) text += (text.back() == '[' ? "" : ",") + row.game.summary;
  call->answer_text(text + end_of_list(rows, query.limit));
}

}  // namespace omnigo
