// Commands that make a game: its board, its komi, its rules.
#include <algorithm>
#include <charconv>

#include "graph/families.h"
#include "gtp/commands.h"
#include "rules/handicap.h"

namespace omnigo {
namespace {

Result<std::string> boardsize(GtpEngine& engine, const Words& words) {
  auto layout = make_family("grid:" + words[0] + "x" + words.back());
  if (!layout) return Error{"unacceptable size"};
  return engine.begin(std::move(*layout), engine.game().rules());
}

Result<std::string> clear_board(GtpEngine& engine, const Words&) {
  return engine.begin(engine.layout(), engine.game().rules());
}

// Programs write komi as they print numbers: 7.50 and 6.500000 are meant as well.
std::string without_trailing_zeros(const std::string& numbers) {
  std::string kept;
  bool fraction = false;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (numbers[i] == '.') fraction = true;
    if (numbers[i] == '/') fraction = false;
    const std::size_t past_zeros = std::min(numbers.find_first_not_of('0', i), numbers.size());
    if (fraction && numbers[i] == '0' &&
        (past_zeros == numbers.size() || numbers[past_zeros] == '/')) {
      i = past_zeros - 1;
    } else {
      kept += numbers[i];
    }
  }
  return kept;
}

Result<std::string> komi(GtpEngine& engine, const Words& words) {
  Rules rules = engine.game().rules();
  auto changed = parse_komi(without_trailing_zeros(words[0]), rules.players);
  if (!changed) return changed.error();
  rules.komi = std::move(*changed);
  return engine.change(std::move(rules), engine.game().beginning());
}

// --- handicap: Black's stones, before the first turn

Result<int> read_stones(const std::string& word) {
  int stones = 0;
  const auto [end, status] = std::from_chars(word.data(), word.data() + word.size(), stones);
  if (status != std::errc() || end != word.data() + word.size() || stones < 2) {
    return Error{"invalid number of stones"};
  }
  return stones;
}

bool board_is_empty(const GtpEngine& engine) {
  const Colouring colouring = engine.game().board().colouring();
  return engine.game().events().empty() && std::all_of(colouring.begin(), colouring.end(),
                                                       [](Colour c) { return c == Colour::Empty; });
}

std::vector<Stone> black_stones(const std::vector<Point>& points) {
  std::vector<Stone> stones;
  for (const Point p : points) stones.push_back({p, Colour::Black});
  return stones;
}

// Answers with the points' names.
Result<std::string> place(GtpEngine& engine, const std::vector<Stone>& stones) {
  if (!board_is_empty(engine)) return Error{"board not empty"};
  std::string names;
  for (const Stone& stone : stones) {
    names += (names.empty() ? "" : " ") + engine.turn_name(stone.point);
  }
  const Rules& rules = engine.game().rules();
  auto start = handicap_start(engine.game().graph(), rules.players, stones);
  if (!start) return Error{"bad vertex list: " + start.error().message};
  auto changed = engine.change(rules, std::move(*start));
  if (!changed) return Error{"bad vertex list: " + changed.error().message};
  return names;
}

Result<std::vector<Point>> customary(const GtpEngine& engine, int stones) {
  const auto& rectangle = engine.layout().rectangle;
  if (!rectangle || !engine.layout().spec.starts_with("grid:")) {
    return Error{"this board has no standard handicap points"};
  }
  return star_handicap(rectangle->columns, rectangle->rows, stones);
}

Result<std::string> fixed_handicap(GtpEngine& engine, const Words& words) {
  const auto stones = read_stones(words[0]);
  if (!stones) return stones.error();
  const auto points = customary(engine, *stones);
  if (!points) return Error{"invalid number of stones: " + points.error().message};
  return place(engine, black_stones(*points));
}

// The customary points where there are such, else spread over the board. Fewer than asked for
// where the board has no room: some point must stay empty.
Result<std::string> place_free_handicap(GtpEngine& engine, const Words& words) {
  const auto asked = read_stones(words[0]);
  if (!asked) return asked.error();
  const int stones = std::min(*asked, engine.layout().graph->size() - 1);
  const auto placed = usual_handicap(engine.layout(), {stones});
  if (!placed) return Error{"invalid number of stones: " + placed.error().message};
  return place(engine, *placed);
}

Result<std::string> set_free_handicap(GtpEngine& engine, const Words& words) {
  std::vector<Point> points;
  for (const std::string& word : words) {
    const auto point = engine.read_point(word);
    if (!point) return Error{"bad vertex list: " + point.error().message};
    points.push_back(*point);
  }
  auto placed = place(engine, black_stones(points));
  return placed ? std::string() : placed;
}

// `COLOUR VERTEX ...`: these stones instead of the game so far.
Result<std::string> set_position(GtpEngine& engine, const Words& words) {
  if (words.size() % 2 != 0) return Error{"syntax error: expected pairs of COLOUR VERTEX"};
  Start start;
  start.colouring.assign(engine.layout().graph->size(), Colour::Empty);
  for (std::size_t i = 0; i < words.size(); i += 2) {
    const auto player = engine.read_player(words[i]);
    if (!player) return player.error();
    const auto point = engine.read_point(words[i + 1]);
    if (!point) return point.error();
    if (start.colouring[*point] != Colour::Empty) return Error{"two stones on " + words[i + 1]};
    start.colouring[*point] = *player;
  }
  return engine.begin(engine.layout(), engine.game().rules(), std::move(start));
}

constexpr std::size_t kAnyNumber = 100'000;

constexpr GtpCommand kCommands[] = {
    {"boardsize", "SIZE or COLUMNS ROWS", 1, 2, boardsize},
    {"rectangular_boardsize", "COLUMNS ROWS", 2, 2, boardsize},
    {"clear_board", "", 0, 0, clear_board},
    {"komi", "KOMI or one for each player: 0/0.5/1", 1, 1, komi},
    {"fixed_handicap", "STONES", 1, 1, fixed_handicap},
    {"place_free_handicap", "STONES", 1, 1, place_free_handicap},
    {"set_free_handicap", "VERTEX VERTEX ...", 2, kAnyNumber, set_free_handicap},
    {"set_position", "COLOUR VERTEX ...", 0, kAnyNumber, set_position},
};

}  // namespace

std::span<const GtpCommand> setup_commands() { return kCommands; }

}  // namespace omnigo
