// omnigo.Game: the rules, the board and what happened so far.
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>
#include <structmember.h>

#include <random>

#include "base/quote.h"
#include "base/random.h"
#include "common.h"
#include "draw/figure.h"
#include "draw/text_board.h"
#include "moves.h"
#include "play/game_files.h"
#include "play/start.h"
#include "quick.h"
#include "record/course.h"
#include "record/record_json.h"
#include "record/sgf_game.h"
#include "rules/names.h"

namespace omnigo::python {
namespace {

Colour read_colour(const std::string& name, int players) {
  const auto colour = colour_from_name(name);
  if (colour && *colour != Colour::Empty && player_of(*colour) < players) return *colour;
  std::string names;
  for (int i = 0; i < players; ++i) {
    names += (i == 0 ? "" : i + 1 < players ? ", " : " or ") + colour_name(colour_of(i));
  }
  throw nb::value_error(("no player " + quote(name) + ": expected " + names).c_str());
}

// Stones at the start: {"A1": "black", ...}.
Colouring read_stones(const PyBoard& board, nb::handle stones, int players) {
  static constexpr char kExpected[] = "stones: expected a dictionary such as {'A1': 'black'}";
  if (!nb::isinstance<nb::dict>(stones)) throw nb::type_error(kExpected);
  Colouring colouring(static_cast<std::size_t>(board.points()), Colour::Empty);
  for (const auto& [point, colour] : nb::borrow<nb::dict>(stones)) {
    const std::optional<Point> p = board.point(point);
    if (!p) throw nb::value_error("a stone stands on a point, not on a pass");
    colouring[*p] = read_colour(cast_as<std::string>(colour, kExpected), players);
  }
  return colouring;
}

PyGame make_game(nb::handle board, std::optional<int> players, const std::string& rules,
                 nb::handle stones, const std::optional<std::string>& first) {
  nb::object made = to_board(board);
  const PyBoard& py_board = *nb::inst_ptr<PyBoard>(made);
  if (players) expect_between("players", *players, 2, kMaxPlayers);
  Rules read = read_rules(rules, players.value_or(0));
  Start start;
  if (!stones.is_none()) start.colouring = read_stones(py_board, stones, read.players);
  if (first) start.first = read_colour(*first, read.players);
  return PyGame(made,
                checked(start_game(py_board.layout->graph, std::move(read), std::move(start))));
}

// The rules' word for a turn that they forbid, as every program of the project says it.
[[noreturn]] void forbid(const PyGame& self, Fault fault, std::optional<Point> p, int repeats = 0) {
  RuleBreak wrong{fault, self.game().turns() + 1, self.game().to_play()};
  if (p) wrong.point = self.board().layout->names[*p];
  wrong.repeats = repeats;
  throw IllegalMove(to_text(wrong));
}

void pass(PyGame& self) {
  if (self.is_over()) forbid(self, Fault::Over, std::nullopt);
  self.pass();
}

void resign(PyGame& self, const std::optional<std::string>& player) {
  const Colour who =
      player ? read_colour(*player, self.game().rules().players) : self.game().to_play();
  if (!self.game().is_in(who) || self.game().players_in() < 2) {
    throw IllegalMove(colour_name(who) + " cannot resign: " +
                      (self.game().is_in(who) ? "nobody else is left" : "out of the game already"));
  }
  self.resign(who);
}

void resume(PyGame& self) {
  if (!self.is_over()) throw IllegalMove("play has not ended");
  if (self.game().players_in() < 2) throw IllegalMove("one player is left: play cannot go on");
  self.resume();
}

// Words as GTP's omnigo-why uses them.
std::string why(const PyGame& self, nb::handle move) {
  const std::optional<Point> p = self.board().point(move);
  if (self.is_over()) return "over";
  if (!p) return "legal";
  const Legality legality = self.game().legality(*p);
  static constexpr const char* kWords[] = {"legal", "occupied", "suicide", "repeats "};
  std::string word = kWords[static_cast<int>(legality.reason)];
  return legality.reason == Reason::Repeats ? word + std::to_string(legality.turn) : word;
}

bool is_resignation(nb::handle move) {
  return PyUnicode_Check(move.ptr()) && PyUnicode_GetLength(move.ptr()) == 6 &&
         PyUnicode_CompareWithASCIIString(move.ptr(), "resign") == 0;
}

nb::object play(PyGame& self, nb::handle move) {
  const PyBoard& board = self.board();
  if (!board.is_latest(move) && is_resignation(move)) {
    resign(self, std::nullopt);
    return nb::none();
  }
  const Py_ssize_t number = board.number(move);
  if (number == board.points()) {
    pass(self);
    return nb::none();
  }
  const auto p = static_cast<Point>(number);
  if (self.is_over()) forbid(self, Fault::Over, p);
  const Legality legality = self.play(p);
  if (legality) return nb::none();
  static constexpr Fault kFaults[] = {Fault::Over, Fault::Occupied, Fault::Suicide, Fault::Repeats};
  forbid(self, kFaults[static_cast<int>(legality.reason)], p, legality.turn);
}

nb::handle game_type;  // the module keeps it alive

nb::object copy(PyGame& self) {
  nb::object made = nb::inst_alloc(game_type);
  new (nb::inst_ptr<PyGame>(made)) PyGame(self);
  nb::inst_mark_ready(made);
  return made;
}

nb::object undo(PyGame& self) { return nb::bool_(self.undo()); }

nb::object legal_moves(PyGame& self, nb::handle with_pass) {
  if (with_pass && !PyBool_Check(with_pass.ptr())) {
    throw nb::type_error("with_pass: expected True or False");
  }
  return make_moves(self.board(), self.legal_points(), with_pass.is(Py_True) && !self.is_over());
}

std::optional<std::uint64_t> read_seed(nb::handle seed) {
  std::uint64_t value = 0;
  if (!seed || seed.is_none()) return std::nullopt;
  if (!nb::try_cast(seed, value)) {
    throw nb::type_error("seed: expected a whole number from 0 to 2^64 - 1, or None");
  }
  return value;
}

// A legal point, each with the same chance; none where there is none. `take` is called with points
// until it returns true, which it does for a legal one.
template <class Take>
std::optional<Point> draw_legal(PyGame& self, nb::handle seed, const Take& take) {
  static thread_local Random shared(std::random_device{}());
  const std::optional<std::uint64_t> chosen = read_seed(seed);
  Random seeded(chosen.value_or(0));
  Random& random = chosen ? seeded : shared;
  const auto points = static_cast<std::uint32_t>(self.board().points());
  for (int tries = 0; tries < 20; ++tries) {  // most boards are far from full
    const auto p = static_cast<Point>(random.below(points));
    if (take(p)) return p;
  }
  const std::vector<Point> legal = self.game().legal_moves(self.game().to_play());
  if (legal.empty()) return std::nullopt;
  const Point p = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
  take(p);
  return p;
}

nb::object random_move(PyGame& self, nb::handle seed) {
  if (self.is_over()) throw nb::value_error("play has ended");
  const auto is_legal = [&](Point p) { return static_cast<bool>(self.game().legality(p)); };
  return self.board().name(draw_legal(self, seed, is_legal).value_or(kNoPoint));
}

nb::object play_random(PyGame& self, nb::handle seed) {
  if (self.is_over()) forbid(self, Fault::Over, std::nullopt);
  const auto is_played = [&](Point p) { return static_cast<bool>(self.play(p)); };
  const auto p = draw_legal(self, seed, is_played);
  if (!p) self.pass();
  return self.board().name(p.value_or(kNoPoint));
}

nb::ndarray<nb::numpy, bool, nb::ndim<1>> legal_mask(PyGame& self) {
  const auto size = static_cast<std::size_t>(self.board().points()) + 1;
  auto* mask = new bool[size]();
  nb::capsule owner(mask, [](void* p) noexcept { delete[] static_cast<bool*>(p); });
  const std::span<const std::uint64_t> legal = self.legal_points();
  for (std::size_t p = 0; p < size - 1 && !legal.empty(); ++p)
    mask[p] = legal[p / 64] >> p % 64 & 1;
  mask[size - 1] = !self.is_over();
  return {mask, {size}, owner};
}

nb::ndarray<nb::numpy, const std::uint8_t, nb::ndim<1>> colouring(nb::handle_t<PyGame> self) {
  const PyGame& game = nb::cast<const PyGame&>(self);
  const auto* colours = reinterpret_cast<const std::uint8_t*>(game.game().board().colours());
  return {colours, {static_cast<std::size_t>(game.board().points())}, self};
}

std::vector<double> points_of(const std::vector<HalfPoints>& halves) {
  std::vector<double> points;
  for (const HalfPoints h : halves) points.push_back(h / 2.0);
  return points;
}

nb::list tally(const PyGame& self) {
  nb::list list;
  for (const Tally& tally : self.game().tally()) {
    nb::dict entry;
    entry["stones"] = tally.stones;
    entry["territory"] = tally.territory;
    entry["prisoners_lost"] = tally.prisoners_lost;
    entry["komi"] = tally.komi / 2.0;
    entry["score"] = tally.score / 2.0;
    list.append(entry);
  }
  return list;
}

nb::list moves(const PyGame& self) {
  nb::list list;
  for (const Game::Event& event : self.game().events()) {
    static constexpr const char* kWords[] = {"", "pass", "resign", "resume"};
    const std::string player = event.player == Colour::Empty ? "" : colour_name(event.player);
    list.append(nb::make_tuple(player, event.action == Game::Action::Move
                                           ? self.board().name(event.point)
                                           : nb::str(kWords[static_cast<int>(event.action)])));
  }
  return list;
}

PyGame from_record(const GameRecord& record) {
  Game game = checked(game_from_record(record));
  return PyGame(nb::cast(PyBoard(record.board)), std::move(game));
}

PyGame from_bytes(std::string bytes, int number) {
  expect_between("game", number, 1, 1'000'000);
  const GameFile file = checked(game_from_bytes(std::move(bytes), {.game = number}));
  if (file.off_board) {
    throw nb::value_error(("turn " + std::to_string(file.off_board->turn) + ": no point " +
                           quote(file.off_board->value))
                              .c_str());
  }
  return from_record(file.record);
}

GameRecord record_of(const PyGame& self) {
  return record_of_game(self.board().layout, self.game());
}

std::string svg(const PyGame& self) {
  return figure_svg(*self.board().layout,
                    checked(position_figure(record_of(self), self.game().turns())));
}

std::string text(const PyGame& self) {
  std::vector<std::string> signs;
  for (int p = 0; p < self.board().points(); ++p) {
    signs.emplace_back(1, colour_letter(self.game().board().at(static_cast<Point>(p))));
  }
  return text_board(*self.board().layout, signs);
}

std::string representation(const PyGame& self) {
  return "<omnigo.Game on " + self.board().layout->spec + ", " + to_text(self.game().rules()) +
         ", turn " + std::to_string(self.game().turns()) +
         (self.is_over() ? ", over>" : ", " + colour_name(self.game().to_play()) + " to play>");
}

// What loops ask or do every turn (quick.h).
constexpr Signature kPlay{"play", "move", true};
constexpr Signature kLegalMoves{"legal_moves", "with_pass", false};
constexpr Signature kRandomMove{"random_move", "seed", false};
constexpr Signature kPlayRandom{"play_random", "seed", false};
PyMethodDef quick_methods[] = {
    method_with_one<kPlay, play>(
        "play($self, /, move)\n--\n\n"
        "Plays a point, by name or number, \"pass\" or \"resign\"; IllegalMove says why it is "
        "forbidden."),
    method_with_one<kLegalMoves, legal_moves>(
        "legal_moves($self, /, with_pass=False)\n--\n\n"
        "Names of the points on which the player to move may play, in point order, and the pass "
        "after them if asked for."),
    method_with_one<kRandomMove, random_move>(
        "random_move($self, /, seed=None)\n--\n\n"
        "A legal point, each with the same chance; \"pass\" where there is none."),
    method_with_one<kPlayRandom, play_random>(
        "play_random($self, /, seed=None)\n--\n\n"
        "Plays a move as random_move() draws it, and returns it."),
    {"undo", call_with_none<undo>, METH_NOARGS,
     "undo($self, /)\n--\n\n"
     "Takes back the latest turn, resignation or resumption; False if there is none."},
    {"copy", call_with_none<copy>, METH_NOARGS,
     "copy($self, /)\n--\n\n"
     "A game of its own with the same course."},
    {"__copy__", call_with_none<copy>, METH_NOARGS, nullptr},
    {nullptr, nullptr, 0, nullptr}};

template <int (*kValue)(const Game&)>
PyObject* get(PyObject* self, void*) {
  try {
    return PyLong_FromLong(kValue(game_of(self).game()));
  } catch (...) {
    return raise_handled();
  }
}
int turns(const Game& game) { return game.turns(); }
int seat(const Game& game) { return player_of(game.to_play()); }
PyGetSetDef quick_getters[] = {
    {"turns", get<turns>, nullptr, "Turns played so far.", nullptr},
    {"seat", get<seat>, nullptr, "The player to move, counted from 0.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};

PyObject* allocate(PyTypeObject* type, PyObject*, PyObject*) noexcept {
  nb::object made = nb::inst_alloc(type);
  if (made.is_valid()) new (shown_by(made.ptr())) Shown;
  return made.release().ptr();
}

PyType_Slot game_slots[] = {{Py_tp_new, reinterpret_cast<void*>(allocate)},
                            {Py_tp_methods, quick_methods},
                            {Py_tp_getset, quick_getters},
                            {0, nullptr}};

// Python reads a member that is an object sooner than it calls a getter.
void show_over(nb::handle type) {
  static PyMemberDef over{"over", T_OBJECT_EX, game_at, READONLY, "Whether play has ended."};
  auto* game_type = reinterpret_cast<PyTypeObject*>(type.ptr());
  const nb::object member = nb::steal(PyDescr_NewMember(game_type, &over));
  if (!member.is_valid()) throw nb::python_error();
  type.attr("over") = member;
}

}  // namespace

PyGame::PyGame(nb::object board, Game game)
    : board_(std::move(board)),
      py_board_(nb::inst_ptr<PyBoard>(board_)),
      game_(std::move(game)),
      legal_(game_.graph()) {
  follow();
}

std::span<const std::uint64_t> PyGame::legal_points() {
  if (is_over()) return {};
  return legal_.find(game_, game_.to_play());
}

void PyGame::pass() {
  game_.pass();
  follow();
}

void PyGame::resign(Colour player) {
  game_.resign(player);
  follow();
}

void PyGame::resume() {
  game_.resume();
  follow();
}

bool PyGame::undo() {
  const bool undone = game_.undo();
  follow();
  return undone;
}

// After anything but a move, which ends no game.
void PyGame::follow() {
  legal_.lose_track();
  over = game_.over() ? Py_True : Py_False;
}

Rules read_rules(const std::string& text, int players) {
  if (players == 0) return checked(parse_rules(text));
  if (text.find("players=") == std::string::npos) {
    return checked(
        parse_rules(text + (text.empty() ? "" : ",") + "players=" + std::to_string(players)));
  }
  Rules rules = checked(parse_rules(text));
  if (rules.players != players) {
    throw nb::value_error(("players: " + std::to_string(players) + ", but the rules say " +
                           std::to_string(rules.players))
                              .c_str());
  }
  return rules;
}

void bind_game(nb::module_& m) {
  nb::class_<PyGame> type(m, "Game", nb::type_slots(game_slots));
  game_type = type;
  const nb::object probe = nb::inst_alloc(type);
  game_at = reinterpret_cast<std::byte*>(nb::inst_ptr<PyGame>(probe)) -
            reinterpret_cast<std::byte*>(probe.ptr());
  show_over(type);
  type.def(
          "__init__",
          [](PyGame* self, nb::handle board, std::optional<int> players, const std::string& rules,
             nb::handle stones, const std::optional<std::string>& first) {
            new (self) PyGame(make_game(board, players, rules, stones, first));
          },
          nb::arg("board").none(), nb::arg("players") = nb::none(),
          nb::arg("rules") = "tromp-taylor", nb::arg("stones") = nb::none(),
          nb::arg("first") = nb::none())
      .def_static("from_sgf", from_bytes, nb::arg("text"), nb::arg("game") = 1)
      .def_static(
          "from_sgf",
          [](nb::bytes bytes, int game) {
            return from_bytes(std::string(bytes.c_str(), bytes.size()), game);
          },
          nb::arg("text"), nb::arg("game") = 1)
      .def_static(
          "from_json",
          [](const std::string& json) { return from_record(checked(read_record(json))); },
          nb::arg("text"))
      .def(
          "to_sgf", [](const PyGame& g) { return write_sgf(game_to_sgf(record_of(g))); },
          "The game as SGF.")
      .def(
          "to_json", [](const PyGame& g) { return write_record(record_of(g)); },
          "The game as a record (docs/record.md).")
      .def("legal_mask", legal_mask,
           "A NumPy array: for each point, then for the pass, whether it is legal.")
      .def("pass_", pass, "Passes.")
      .def("resign", resign, nb::arg("player") = nb::none(),
           "The player to move, or another one, resigns.")
      .def("resume", resume, "Play goes on after the end of play.")
      .def(
          "why", why, nb::arg("move"),
          "legal, occupied, suicide, repeats N (the turn after which the colouring stood) or over.")
      .def(
          "score", [](const PyGame& g) { return points_of(g.game().scores()); },
          "One score per player, komi included, as the position stands.")
      .def("tally", tally, "How the scores come about, one dictionary per player.")
      .def("places", [](const PyGame& g) { return places(g.game().scores(), g.game().resigned()); })
      .def(
          "__deepcopy__", [](PyGame& g, nb::handle) { return copy(g); }, nb::arg("memo"))
      .def_prop_ro("board", [](const PyGame& g) { return g.board_object(); })
      .def_prop_ro("rules", [](const PyGame& g) { return to_text(g.game().rules()); })
      .def_prop_ro("players", [](const PyGame& g) { return g.game().rules().players; })
      .def_prop_ro("komi", [](const PyGame& g) { return points_of(g.game().komi()); })
      .def_prop_ro("to_play", [](const PyGame& g) { return colour_name(g.game().to_play()); })
      .def_prop_ro("moves", moves,
                   "What happened so far: pairs of a player and a point, \"pass\", \"resign\" or "
                   "\"resume\".")
      .def_prop_ro("prisoners_lost", [](const PyGame& g) { return g.game().prisoners_lost(); })
      .def_prop_ro(
          "colouring", colouring,
          "One byte per point, 0 for empty, 1 for the first player: a view without a copy.")
      .def("_repr_svg_", svg)
      .def("__str__", text)
      .def("__repr__", representation)
      .def("__getstate__", [](const PyGame& g) { return write_record(record_of(g)); })
      .def("__setstate__", [](PyGame& g, const std::string& json) {
        new (&g) PyGame(from_record(checked(read_record(json))));
      });
  m.def("player_name", [](int player) {
    expect_between("player", player, 0, kMaxPlayers - 1);
    return colour_name(colour_of(player));
  });
  m.def(
      "_rules",
      [](const std::string& text, std::optional<int> players) {
        if (players) expect_between("players", *players, 2, kMaxPlayers);
        const Rules rules = read_rules(text, players.value_or(0));
        const std::string_view ko = rule_of(rules.ko).name, scoring = rule_of(rules.scoring).name;
        nb::dict read;
        read["players"] = rules.players;
        read["suicide"] = rules.suicide;
        read["ko"] = nb::str(ko.data(), ko.size());
        read["scoring"] = nb::str(scoring.data(), scoring.size());
        read["komi"] = rules.komi;
        return read;
      },
      nb::arg("rules"), nb::arg("players").none());
  m.def("presets", [] {
    nb::list list;
    for (const Preset& preset : presets())
      list.append(nb::str(preset.name.data(), preset.name.size()));
    return list;
  });
}

}  // namespace omnigo::python
