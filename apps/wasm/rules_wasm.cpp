// The rules for the browser: boards and games behind plain C functions, built as WebAssembly.
//
// How things go in and out: exchange.h. web/src/rules/wasm.ts is the other side.
#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "clock/clock.h"
#include "draw/view.h"
#include "exchange.h"
#include "graph/board_text.h"
#include "graph/families.h"
#include "record/board_json.h"
#include "record/sgf_game.h"
#include "rules/agreement.h"
#include "rules/game.h"
#include "rules/handicap.h"
#include "rules/names.h"
#include "rules/perft.h"
#include "rules/terms.h"

// What Debian's wasi-libc was built to call and does not bring.
extern "C" {
extern const std::uintptr_t __stack_chk_guard = 0x595e9fbd;
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }
}

namespace omnigo {

std::array<std::string, 4> inputs;
std::string bytes;
std::vector<double> numbers;

namespace {

struct OpenBoard {
  SharedLayout layout;
  std::string own_text;  // of a board of your own, as it was given
};

struct OpenGame {
  SharedLayout layout;
  Game game;
};

std::vector<std::unique_ptr<OpenBoard>> boards;
std::vector<std::unique_ptr<OpenGame>> games;

void put_place(Place place) { put(place.x), put(place.y); }

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

// A number a line.
Result<void> read_counts(std::string_view text, std::vector<int>& counts) {
  for (const std::string_view line : lines_of(text)) {
    const auto count = parse_half_points(line);
    if (!count) return count.error();
    counts.push_back(*count / 2);
  }
  return {};
}

// The points whose byte in an input is not 0.
std::vector<Point> marked_points(const std::string& marks) {
  std::vector<Point> points;
  for (std::size_t p = 0; p < marks.size(); ++p) {
    if (marks[p]) points.push_back(static_cast<Point>(p));
  }
  return points;
}

void put_view(const View& view) {
  put_place(view.low), put_place(view.high);
  put(view.spots.size());
  for (const Spot& spot : view.spots) {
    put(spot.point), put_place(spot.place), put(spot.radius), put(spot.depth);
  }
  put(view.lines.size());
  for (const Line& line : view.lines) {
    put_place(line.from), put_place(line.to), put(line.depth), put(line.ridge);
  }
  put(view.faces.size());
  for (const Face& face : view.faces) {
    put(face.light), put(face.depth), put(face.corners.size());
    for (const Place corner : face.corners) put_place(corner);
  }
}

void put_time(const TimeLeft& left) {
  numbers.clear();
  put(static_cast<double>(left.main)), put(static_cast<double>(left.period)), put(left.periods),
      put(left.moves), put(left.out);
}

void put_tallies(const std::vector<Tally>& tallies) {
  for (const Tally& tally : tallies) {
    put(tally.stones), put(tally.territory), put(tally.prisoners_lost), put(tally.tax),
        put(tally.komi), put(tally.score);
  }
}

std::vector<HalfPoints> scores_of(const std::vector<Tally>& tallies) {
  std::vector<HalfPoints> scores;
  for (const Tally& tally : tallies) scores.push_back(tally.score);
  return scores;
}

// The agreement in which the points marked in inputs[0] are dead and those in inputs[1] neutral.
Result<Agreement> agreement_of(const Game& game) {
  Agreement agreement(game);
  if (auto set = agreement.set_dead(marked_points(inputs[0])); !set) return set.error();
  for (const Point p : marked_points(inputs[1])) {
    if (auto set = agreement.toggle_neutral(p); !set) return set.error();
  }
  return agreement;
}

RecordEvent record_event(const Game::Event& event) {
  using Action = RecordEvent::Action;
  constexpr Action kActions[] = {Action::Move, Action::Pass, Action::Resign, Action::Resume};
  return {
      .action = kActions[static_cast<int>(event.action)],
      .player = event.player,
      .point = event.point,
  };
}

RecordedResult result_of(const Game& game, const std::vector<Tally>& tallies) {
  RecordedResult result;
  result.places = places(scores_of(tallies), game.resigned());
  if (game.players_in() < 2) {
    result.how = RecordedResult::How::Resignation;
  } else {
    result.how = RecordedResult::How::Score;
    result.scores = scores_of(tallies);
  }
  return result;
}

}  // namespace

int fail(const Error& error) {
  bytes = error.message + "\n" + error.reason.code;
  for (const auto& [name, value] : error.reason.values) bytes += "\n" + name + "\n" + value;
  return -1;
}

void put(double value) { numbers.push_back(value); }

void put_colouring(const Colouring& colouring) {
  bytes.resize(colouring.size());
  std::ranges::transform(colouring, bytes.begin(), [](Colour c) { return static_cast<char>(c); });
}

const Layout& board_layout(int board) { return *boards[board]->layout; }
const Graph& board_graph(int board) { return *board_layout(board).graph; }
Game& game_of(int game) { return games[game]->game; }

// In place of record/board_json.cpp, whose JSON library needs exceptions.
std::string board_text(const Layout& layout) {
  for (const auto& board : boards) {
    if (board && board->layout.get() == &layout && !board->own_text.empty()) return board->own_text;
  }
  return layout.spec;
}

// --- what goes in and out

OMNIGO_EXPORT(input)(int slot, int size)->char* {
  inputs[slot].resize(size);
  return inputs[slot].data();
}
OMNIGO_EXPORT(bytes_data)()->const char* { return bytes.data(); }
OMNIGO_EXPORT(bytes_size)()->int { return static_cast<int>(bytes.size()); }
OMNIGO_EXPORT(numbers_data)()->const double* { return numbers.data(); }
OMNIGO_EXPORT(numbers_size)()->int { return static_cast<int>(numbers.size()); }

// --- boards and rules

// inputs[0]: a spec, or a board of your own as graph/board_text.h reads it.
OMNIGO_EXPORT(board_open)(bool own)->int {
  auto layout = own ? read_board(inputs[0], "board") : make_family(inputs[0]);
  if (!layout) return fail(layout.error());
  return keep(boards,
              std::make_unique<OpenBoard>(std::make_shared<const Layout>(std::move(*layout)),
                                          own ? inputs[0] : std::string()));
}
OMNIGO_EXPORT(board_close)(int board)->void { boards[board].reset(); }

// bytes: the spec, then the names of the points, a line each.
OMNIGO_EXPORT(board_names)(int board)->void {
  const Layout& layout = *boards[board]->layout;
  bytes = layout.spec;
  for (const std::string& name : layout.names) bytes += "\n" + name;
}

// numbers: solid, columns and rows (0 if it is no rectangle), the points' coordinates, the edges,
// the wraps; each list begins with its length.
OMNIGO_EXPORT(board_drawing)(int board)->void {
  const Layout& layout = *boards[board]->layout;
  const Rectangle rectangle = layout.rectangle.value_or(Rectangle{});
  numbers.clear();
  put(layout.solid), put(rectangle.columns), put(rectangle.rows);
  put(layout.coordinates.size());
  for (const Coordinates& at : layout.coordinates) put(at.x), put(at.y), put(at.z);
  put(layout.graph->edge_count());
  for (const Edge& edge : layout.graph->edges()) put(edge.a), put(edge.b);
  put(layout.wraps.size());
  for (const Wrap& wrap : layout.wraps) put(wrap.from), put(wrap.to), put(wrap.dx), put(wrap.dy);
}

// numbers: the views of draw/view.h, one after the other.
OMNIGO_EXPORT(board_views)(int board)->int {
  numbers.clear();
  const std::vector<View> views = views_of(*boards[board]->layout);
  for (const View& view : views) put_view(view);
  return static_cast<int>(views.size());
}

// bytes: name, arguments, least, example and a few words of each family, parted by tabs.
OMNIGO_EXPORT(board_families)()->void {
  bytes.clear();
  for (const Family& family : families()) {
    bytes += std::string(family.name) + "\t" + std::string(family.arguments) + "\t" +
             std::to_string(family.least) + "\t" + std::string(family.example) + "\t" +
             std::string(family.about) + "\n";
  }
}

// inputs[0]: how many handicap stones each player gets, a line each. numbers: the point and the
// player of each stone, on the star points where they are customary.
OMNIGO_EXPORT(handicap_stones)(int board)->int {
  std::vector<int> counts;
  if (auto read = read_counts(inputs[0], counts); !read) return fail(read.error());
  const auto stones = usual_handicap(*boards[board]->layout, counts);
  if (!stones) return fail(stones.error());
  numbers.clear();
  for (const Stone& stone : *stones) put(stone.point), put(static_cast<int>(stone.colour));
  return 0;
}

// inputs[0]: rules. bytes: the same in their canonical form, the names of ko and scoring, a line
// each; numbers: players, suicide, whether prisoners count, then each player's komi in halves.
OMNIGO_EXPORT(rules_read)()->int {
  const auto rules = parse_rules(inputs[0]);
  if (!rules) return fail(rules.error());
  const ScoringRule& scoring = rule_of(rules->scoring);
  bytes = to_text(*rules) + '\n' + std::string(rule_of(rules->ko).name) + '\n' +
          std::string(scoring.name);
  numbers.clear();
  put(rules->players), put(rules->suicide), put(scoring.prisoners);
  for (const HalfPoints komi : rules->komi) put(komi);
  return 0;
}

// inputs[0]: a time control. numbers: what a player begins with: main, period, periods, moves, out.
OMNIGO_EXPORT(clock_full)()->int {
  const auto control = parse_time_control(inputs[0]);
  if (!control) return fail(control.error());
  put_time(full_time(*control));
  return 0;
}

// inputs[0]: a time control. numbers: what a player who has this is left with after `elapsed` more
// milliseconds of the same turn, and if it `ends` then and in time, at the beginning of the next.
OMNIGO_EXPORT(clock_after)
(double main, double period, int periods, int moves, double elapsed, bool ends)->int {
  const auto control = parse_time_control(inputs[0]);
  if (!control) return fail(control.error());
  const TimeLeft before{.main = static_cast<Milliseconds>(main),
                        .period = static_cast<Milliseconds>(period),
                        .periods = periods,
                        .moves = moves,
                        .out = false};
  const TimeLeft left = spend(*control, before, static_cast<Milliseconds>(elapsed));
  put_time(ends && !left.out ? end_turn(*control, left) : left);
  return 0;
}

// --- games

// inputs: the rules; the stones at the start, one letter per point, or nothing; the handicap stones
// of each player, a line each, or nothing; likewise the stones each has lost.
OMNIGO_EXPORT(game_start)(int board, int first)->int {
  const auto rules = parse_rules(inputs[0]);
  if (!rules) return fail(rules.error());
  Start start{.colouring = {}, .first = static_cast<Colour>(first), .handicap = {}};
  for (const char letter : inputs[1]) {
    const auto colour = colour_from_letter(letter);
    if (!colour)
      return fail(explain("stones-no-player", "stones: '{letter}' is not a player",
                          {{"letter", std::string(1, letter)}}));
    start.colouring.push_back(*colour);
  }
  if (auto read = read_counts(inputs[2], start.handicap); !read) return fail(read.error());
  if (auto read = read_counts(inputs[3], start.prisoners_lost); !read) return fail(read.error());
  auto game = Game::start(boards[board]->layout->graph, *rules, std::move(start));
  if (!game) return fail(game.error());
  return keep(games, std::make_unique<OpenGame>(boards[board]->layout, std::move(*game)));
}
OMNIGO_EXPORT(game_copy)(int game)->int {
  return keep(games, std::make_unique<OpenGame>(*games[game]));
}
OMNIGO_EXPORT(game_close)(int game)->void { games[game].reset(); }

namespace {
// The reason's number, with the turn that a repetition repeats times four.
int coded(Legality legality) { return static_cast<int>(legality.reason) + 4 * legality.turn; }
}  // namespace

OMNIGO_EXPORT(game_legality)(int game, int point, int player)->int {
  return coded(game_of(game).legality(static_cast<Point>(point), static_cast<Colour>(player)));
}
OMNIGO_EXPORT(game_play)(int game, int point, int player)->int {
  return coded(game_of(game).play(static_cast<Point>(point), static_cast<Colour>(player)));
}
OMNIGO_EXPORT(game_pass)(int game, int player)->void {
  game_of(game).pass(static_cast<Colour>(player));
}
OMNIGO_EXPORT(game_resign)(int game, int player)->void {
  game_of(game).resign(static_cast<Colour>(player));
}
OMNIGO_EXPORT(game_resume)(int game)->void { game_of(game).resume(); }
OMNIGO_EXPORT(game_undo)(int game)->bool { return game_of(game).undo(); }

// numbers: who plays next, the turns, over, settled, the latest move (-1: none); then of each
// player whether still in, whether passed, the prisoners lost and the komi in halves.
OMNIGO_EXPORT(game_status)(int handle)->void {
  const Game& game = game_of(handle);
  const Point latest = game.latest_move();
  const auto komi = game.komi();
  numbers.clear();
  put(static_cast<int>(game.to_play())), put(game.turns()), put(game.over()), put(game.settled());
  put(latest == kNoPoint ? -1 : latest);
  for (int player = 0; player < game.rules().players; ++player) {
    const Colour colour = colour_of(player);
    put(game.is_in(colour)), put(game.has_passed(colour)), put(game.prisoners_lost(colour)),
        put(komi[player]);
  }
}

// bytes: a colour a point, after a turn; -1: now.
OMNIGO_EXPORT(game_colouring)(int game, int turn)->void {
  put_colouring(turn < 0 ? game_of(game).board().colouring() : game_of(game).colouring_after(turn));
}

// numbers: the points, ascending.
OMNIGO_EXPORT(game_legal_moves)(int game, int player)->void {
  const auto moves = game_of(game).legal_moves(static_cast<Colour>(player));
  numbers.assign(moves.begin(), moves.end());
}

// numbers: of each event its action, player and point (-1: none).
OMNIGO_EXPORT(game_events)(int game)->void {
  numbers.clear();
  for (const Game::Event& event : game_of(game).events()) {
    put(static_cast<int>(event.action)), put(static_cast<int>(event.player)),
        put(event.point == kNoPoint ? -1 : event.point);
  }
}

// numbers: the stones of the block at a point.
OMNIGO_EXPORT(game_block)(int game, int point)->void {
  const auto stones = game_of(game).board().block_stones(static_cast<Point>(point));
  numbers.assign(stones.begin(), stones.end());
}

// numbers: the sequences of 1 to `depth` turns.
OMNIGO_EXPORT(game_perft)(int game, int depth)->void {
  const auto counts = perft(game_of(game), depth);
  numbers.assign(counts.begin(), counts.end());
}

// inputs: a byte a point that is not 0 where a stone is dead; likewise for neutral points. numbers:
// of each player stones, territory, prisoners lost, komi and score, then the places. bytes: the
// owner of each point, with neutral points as nobody's.
OMNIGO_EXPORT(game_tally)(int handle)->int {
  const Game& game = game_of(handle);
  const auto agreement = agreement_of(game);
  if (!agreement) return fail(agreement.error());
  const auto tallies = agreement->tally();
  numbers.clear();
  put_tallies(tallies);
  for (const int place : places(scores_of(tallies), game.resigned())) put(place);
  Colouring owner = owners(game.graph(), agreement->colouring());
  for (std::size_t p = 0; p < owner.size(); ++p) {
    if (agreement->is_neutral(static_cast<Point>(p))) owner[p] = Colour::Empty;
  }
  put_colouring(owner);
  return 0;
}

// inputs[0] as above. numbers: a shortest path from the point to a stone of the colour, over points
// of its own colour; empty if there is none.
OMNIGO_EXPORT(game_path)(int handle, int point, int colour)->void {
  Colouring colouring = game_of(handle).board().colouring();
  for (const Point p : marked_points(inputs[0])) colouring[p] = Colour::Empty;
  const auto path = reaching_path(game_of(handle).graph(), colouring, static_cast<Point>(point),
                                  static_cast<Colour>(colour));
  numbers.assign(path.begin(), path.end());
}

// numbers: the stones of the game that a copy, played on from its end, has shown to be dead.
OMNIGO_EXPORT(game_dispute)(int stopped, int played_out)->void {
  const auto dead = dead_after_dispute(game_of(stopped), game_of(played_out));
  numbers.assign(dead.begin(), dead.end());
}

// inputs: dead and neutral as above; the players' names, a line each. bytes: the game as SGF.
OMNIGO_EXPORT(game_sgf)(int handle)->int {
  const OpenGame& open = *games[handle];
  const Game& game = open.game;
  GameRecord record = new_record(open.layout, game.rules());
  record.start = game.beginning();
  const auto names = lines_of(inputs[2]);
  for (std::size_t i = 0; i < std::min(names.size(), record.seats.size()); ++i) {
    record.seats[i].name = names[i];
  }
  for (const Game::Event& event : game.events()) record.events.push_back(record_event(event));
  if (game.over()) {
    const auto agreement = agreement_of(game);
    if (!agreement) return fail(agreement.error());
    if (!inputs[0].empty() && game.players_in() > 1) {
      record.agreement = {marked_points(inputs[0]), marked_points(inputs[1]), {}};
    }
    record.result = result_of(game, agreement->tally());
  }
  bytes = write_sgf(game_to_sgf(record));
  return 0;
}

}  // namespace omnigo
