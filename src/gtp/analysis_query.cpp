#include "gtp/analysis_query.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

#include "base/quote.h"
#include "gtp/engine.h"
#include "gtp/kata_rules.h"
#include "play/start.h"
#include "rules/names.h"

namespace omnigo {
namespace {

using nlohmann::json;

constexpr std::size_t kMostMoves = 100'000;

// Fields of KataGo's protocol that mean nothing to a search without a network.
constexpr std::string_view kIgnored[] = {"rootPolicyTemperature",      "rootFpuReductionMax",
                                         "includeOwnershipStdev",      "includeMovesOwnership",
                                         "includeMovesOwnershipStdev", "includePVVisits",
                                         "includeNoResultValue"};

[[noreturn]] void fail(const std::string& field, const std::string& message) {
  throw QueryError{message, field};
}

template <class T>
T unwrap(Result<T> result, const std::string& field) {
  if (!result) fail(field, result.error().message);
  return std::move(*result);
}

class QueryReader {
 public:
  QueryReader(const json& line, Perspective usual) : line_(line) {
    query_.perspective = usual;
    query_.id = line.at("id").get<std::string>();
  }

  ReadQuery read() {
    read_board();
    read_rules();
    read_start();
    read_moves();
    read_turns();
    read_limits();
    read_overrides();
    query_.ownership = flag("includeOwnership");
    query_.policy = flag("includePolicy");
    query_.dead = flag("includeDead");
    read_restrictions();
    warn_of_the_rest();
    return {std::move(query_), std::move(warnings_)};
  }

 private:
  const json* find(const std::string& field) {
    used_.push_back(field);
    const auto found = line_.find(field);
    return found == line_.end() ? nullptr : &*found;
  }

  std::optional<long long> integer(const std::string& field, long long least, long long most) {
    const json* value = find(field);
    if (value == nullptr) return std::nullopt;
    if (!value->is_number_integer() || *value < least || *value > most) {
      fail(field,
           "Must be an integer from " + std::to_string(least) + " to " + std::to_string(most));
    }
    return value->get<long long>();
  }

  bool flag(const std::string& field) {
    const json* value = find(field);
    if (value == nullptr) return false;
    if (!value->is_boolean()) fail(field, "Must be a boolean");
    return value->get<bool>();
  }

  double positive(const json& value, const std::string& field) {
    if (!value.is_number() || !(value.get<double>() > 0) || value.get<double>() > 1e9) {
      fail(field, "Must be a positive number");
    }
    return value.get<double>();
  }

  // Our own field `board`, or KataGo's two numbers.
  void read_board() {
    std::string spec;
    if (const json* board = find("board")) {
      if (!board->is_string()) fail("board", "Must be a string such as \"triangular:5\"");
      spec = board->get<std::string>();
      query_.layout = std::make_shared<const Layout>(unwrap(make_layout(spec), "board"));
      return;
    }
    const auto columns = integer("boardXSize", 1, kMaxPoints);
    const auto rows = integer("boardYSize", 1, kMaxPoints);
    if (!columns) fail("boardXSize", "Must provide boardXSize and boardYSize, or the field board");
    if (!rows) fail("boardYSize", "Must provide boardXSize and boardYSize, or the field board");
    spec = "grid:" + std::to_string(*columns) + "x" + std::to_string(*rows);
    query_.layout = std::make_shared<const Layout>(unwrap(make_layout(spec), "boardXSize"));
  }

  void read_rules() {
    Rules now;
    if (const auto players = integer("players", 2, kMaxPlayers)) {
      now.players = static_cast<int>(*players);
      now.komi.assign(now.players, 0);
    }
    const json* rules = find("rules");
    if (rules == nullptr) fail("rules", "Must specify the rules");
    if (!rules->is_string() && !rules->is_object()) {
      fail("rules", "Must be a string or an object");
    }
    const std::string text = rules->is_string() ? rules->get<std::string>() : rules->dump();
    query_.rules = unwrap(parse_kata_rules(text, now), "rules");
    const bool says_komi = rules->is_string() && text.find("komi=") != std::string::npos;
    if (const json* bonus = find("whiteHandicapBonus")) {
      const std::string value = bonus->is_string() ? bonus->get<std::string>() : bonus->dump();
      query_.rules =
          unwrap(with_kata_rule("whiteHandicapBonus", value, query_.rules), "whiteHandicapBonus");
    }
    read_komi(says_komi);
  }

  HalfPoints half_points(const json& value) {
    const double twice = value.is_number() ? value.get<double>() * 2 : 0.5;
    if (twice != std::floor(twice) || std::abs(twice) > kMaxKomi) {
      fail("komi", "Must be an integer or half-integer");
    }
    return static_cast<HalfPoints>(twice);
  }

  // A number is White's; a list has one for each player. As KataGo has it, 7.5 (6.5 for territory)
  // where two players say nothing.
  void read_komi(bool said_with_rules) {
    const json* komi = find("komi");
    Rules& rules = query_.rules;
    if (komi == nullptr) {
      if (rules.players == 2 && !said_with_rules) {
        rules.komi = {0, rule_of(rules.scoring).stones ? 15 : 13};
      }
      return;
    }
    if (komi->is_array()) {
      if (static_cast<int>(komi->size()) != rules.players)
        fail("komi", "Must have one number per player");
      rules.komi.clear();
      for (const json& value : *komi) rules.komi.push_back(half_points(value));
      return;
    }
    const HalfPoints halves = half_points(*komi);
    rules.komi.assign(rules.players, 0);
    rules.komi[1] = halves;
  }

  Colour player(const json& value, const std::string& field) {
    std::optional<Colour> colour;
    if (value.is_string()) {
      const std::string text = value.get<std::string>();
      colour = colour_from_name(text);
      if (!colour && text.size() == 1) {
        colour = colour_from_letter(text[0]);
        if (!colour || player_of(*colour) >= query_.rules.players) {
          colour = colour_from_letter(
              static_cast<char>(std::toupper(static_cast<unsigned char>(text[0]))));
        }
      }
    }
    if (!colour || *colour == Colour::Empty || player_of(*colour) >= query_.rules.players) {
      fail(field, "Could not parse player: " + quote(value.dump(-1, ' ', true)));
    }
    return *colour;
  }

  // "C4", "pass", or KataGo's "(2,15)": column and row from the upper left.
  Point location(const json& value, const std::string& field) {
    const std::string text = value.is_string() ? value.get<std::string>() : "";
    if (is_pass(text)) return kNoPoint;
    if (const auto point = query_.layout->find(text)) return *point;
    int column = 0, row = 0, length = 0;
    const auto& rectangle = query_.layout->rectangle;
    if (rectangle && std::sscanf(text.c_str(), "(%6d,%6d)%n", &column, &row, &length) == 2 &&
        length == static_cast<int>(text.size()) && column >= 0 && row >= 0 &&
        column < rectangle->columns && row < rectangle->rows) {
      return static_cast<Point>((rectangle->rows - 1 - row) * rectangle->columns + column);
    }
    fail(field, "Could not parse board location: " + quote(value.dump(-1, ' ', true)));
  }

  std::vector<AnalysisQuery::Turn> pairs(const json& list, const std::string& field) {
    if (!list.is_array() || list.size() > kMostMoves) {
      fail(field, "Must be a list of [player, location]");
    }
    std::vector<AnalysisQuery::Turn> turns;
    for (const json& pair : list) {
      if (!pair.is_array() || pair.size() != 2) fail(field, "Must be a list of [player, location]");
      turns.push_back({player(pair[0], field), location(pair[1], field)});
    }
    return turns;
  }

  void read_start() {
    Start& start = query_.start;
    const int players = query_.rules.players;
    start.colouring.assign(query_.layout->graph->size(), Colour::Empty);
    start.handicap.assign(players, 0);
    if (const json* stones = find("initialStones")) {
      for (const auto& [colour, point] : pairs(*stones, "initialStones")) {
        if (point == kNoPoint) fail("initialStones", "A stone cannot be placed at 'pass'");
        start.colouring[point] = colour;
      }
    }
    // Stones of Black alone are a handicap.
    std::vector<int> counts(players);
    for (const Colour c : start.colouring) {
      if (c != Colour::Empty) ++counts[player_of(c)];
    }
    const bool handicap =
        counts[0] > 1 && std::count(counts.begin(), counts.end(), 0) == players - 1;
    if (handicap) {
      start.handicap[0] = counts[0];
      start.first = Colour::White;
    }
    const json* first = find("initialPlayer");
    if (first != nullptr && !first->is_null()) {
      start.first = player(*first, "initialPlayer");
      first_said_ = true;
    }
  }

  void read_moves() {
    const json* moves = find("moves");
    if (moves == nullptr) fail("moves", "Must specify the moves");
    query_.moves = pairs(*moves, "moves");
    if (!first_said_ && !query_.moves.empty()) query_.start.first = query_.moves[0].player;
    game_of_query(query_, static_cast<int>(query_.moves.size()));
  }

  std::vector<int> integers(const json& list, const std::string& field, long long least,
                            long long most) {
    std::vector<int> numbers;
    if (!list.is_array() || list.size() > kMostMoves) fail(field, "Must be a list of integers");
    for (const json& value : list) {
      if (!value.is_number_integer() || value < least || value > most) {
        fail(field, "Must be a list of integers from " + std::to_string(least) + " to " +
                        std::to_string(most));
      }
      numbers.push_back(value.get<int>());
    }
    return numbers;
  }

  void read_turns() {
    const int moves = static_cast<int>(query_.moves.size());
    query_.turns = {moves};
    if (const json* turns = find("analyzeTurns")) {
      query_.turns = integers(*turns, "analyzeTurns", 0, moves);
    }
    constexpr int kHighest = std::numeric_limits<int>::max() / 2;
    const auto priority = integer("priority", -kHighest, kHighest);
    query_.priorities.assign(query_.turns.size(), static_cast<int>(priority.value_or(0)));
    if (const json* list = find("priorities")) {
      query_.priorities = integers(*list, "priorities", -kHighest, kHighest);
      if (query_.priorities.size() != query_.turns.size()) {
        fail("priorities", "Must have as many entries as analyzeTurns");
      }
    }
  }

  void read_limits() {
    constexpr long long kMost = 1'000'000'000'000;
    query_.visits = static_cast<std::uint64_t>(integer("maxVisits", 1, kMost).value_or(0));
    query_.longest_line = static_cast<int>(integer("analysisPVLen", 1, 1000).value_or(0));
    if (const json* every = find("reportDuringSearchEvery")) {
      query_.report_every = positive(*every, "reportDuringSearchEvery");
    }
  }

  void read_overrides() {
    const json* settings = find("overrideSettings");
    if (settings == nullptr) return;
    if (!settings->is_object()) fail("overrideSettings", "Must be an object");
    for (const auto& [name, value] : settings->items()) {
      if (name == "maxTime") {
        query_.seconds = positive(value, "overrideSettings");
      } else if (name == "maxVisits" || name == "maxPlayouts") {
        query_.visits = static_cast<std::uint64_t>(positive(value, "overrideSettings"));
      } else if (name == "reportAnalysisWinratesAs") {
        query_.perspective = perspective(value);
      } else {
        warnings_.push_back({"setting " + quote(name) + " has no effect here", "overrideSettings"});
      }
    }
  }

  static Perspective perspective(const json& value) {
    if (value == "BLACK") return Perspective::Black;
    if (value == "WHITE") return Perspective::White;
    if (value == "SIDETOMOVE") return Perspective::SideToMove;
    fail("overrideSettings", "reportAnalysisWinratesAs is BLACK, WHITE or SIDETOMOVE");
  }

  // `avoidMoves` and `allowMoves`. Only the first turn is looked at, whatever the depth.
  void read_restrictions() {
    query_.avoid.resize(query_.rules.players);
    for (const char* field : {"avoidMoves", "allowMoves"}) {
      const json* list = find(field);
      if (list == nullptr) continue;
      if (!list->is_array() || list->size() > kMostMoves) fail(field, "Must be a list of objects");
      for (const json& entry : *list) {
        if (!entry.is_object() || !entry.contains("player") || !entry.contains("moves") ||
            !entry["moves"].is_array() || entry["moves"].size() > kMostMoves) {
          fail(field, "Must be a list of objects with player, moves and untilDepth");
        }
        const Colour colour = player(entry["player"], field);
        std::vector<Point> points;
        for (const json& move : entry["moves"]) points.push_back(location(move, field));
        add_restriction(query_.avoid[player_of(colour)], points, field[1] == 'v');
      }
    }
  }

  void add_restriction(std::vector<Point>& avoid, const std::vector<Point>& points,
                       bool avoided) const {
    if (avoided) {
      avoid.insert(avoid.end(), points.begin(), points.end());
      return;
    }
    const auto allowed = [&](Point p) {
      return std::find(points.begin(), points.end(), p) != points.end();
    };
    for (int i = 0; i < query_.layout->graph->size(); ++i) {
      if (!allowed(static_cast<Point>(i))) avoid.push_back(static_cast<Point>(i));
    }
    if (!allowed(kNoPoint)) avoid.push_back(kNoPoint);
  }

  void warn_of_the_rest() {
    for (const auto& [field, value] : line_.items()) {
      if (field == "id" || std::find(used_.begin(), used_.end(), field) != used_.end()) continue;
      const bool known =
          std::find(std::begin(kIgnored), std::end(kIgnored), field) != std::end(kIgnored);
      if (known && value == false) continue;
      warnings_.push_back({known ? "has no effect here" : "Unexpected or unused field", field});
    }
  }

  const json& line_;
  AnalysisQuery query_;
  std::vector<QueryError> warnings_;
  std::vector<std::string> used_;
  bool first_said_ = false;
};

}  // namespace

ReadQuery read_query(const json& line, Perspective usual) {
  return QueryReader(line, usual).read();
}

Game game_of_query(const AnalysisQuery& query, int turns) {
  Game game = unwrap(start_game(query.layout->graph, query.rules, query.start), "initialStones");
  for (int i = 0; i < turns; ++i) {
    const auto [player, point] = query.moves[i];
    if (game.over()) game.resume();
    if (point == kNoPoint) {
      game.pass(player);
    } else if (const Legality legality = game.play(point, player); !legality) {
      fail("moves", "Illegal move " + std::to_string(i) + ": " + query.layout->names[point] + ", " +
                        legality_text(legality));
    }
  }
  return game;
}

}  // namespace omnigo
