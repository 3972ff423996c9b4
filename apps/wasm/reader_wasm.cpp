// SGF files for the browser: with rules_wasm.cpp and charset_wasm.cpp they make reader.wasm.
//
// How things go in and out: exchange.h. Answers are JSON in `bytes`. web/src/open/reader.ts is the
// other side.
#include <cstdio>
#include <optional>

#include "base/json_reader.h"
#include "exchange.h"
#include "graph/board_text.h"
#include "graph/families.h"
#include "record/board_json.h"
#include "record/sgf_game.h"
#include "record/sgf_info.h"
#include "rules/names.h"

namespace omnigo {

// In place of record/board_json.cpp, whose JSON library needs exceptions.
Result<SharedLayout> board_from_text(std::string_view text) {
  auto layout = text.starts_with("{") ? read_board(text, "board") : make_family(text);
  if (!layout) return layout.error();
  return std::make_shared<const Layout>(std::move(*layout));
}

namespace {

std::optional<SgfCollection> open_file;

// --- JSON

void text(std::string_view value) {
  bytes += '"';
  for (const char c : value) {
    if (c == '"' || c == '\\') bytes += '\\';
    if (static_cast<unsigned char>(c) >= 0x20) {
      bytes += c;
    } else {
      char escape[8];
      std::snprintf(escape, sizeof escape, "\\u%04x", c);
      bytes += escape;
    }
  }
  bytes += '"';
}
void number(double value) {
  char digits[32];
  std::snprintf(digits, sizeof digits, "%.15g", value);
  bytes += digits;
}
void number(Colour colour) { number(static_cast<int>(colour)); }

template <class List, class Write>
void list(const List& values, Write write) {
  bytes += '[';
  bool first = true;
  for (const auto& value : values) {
    if (!first) bytes += ',';
    first = false;
    write(value);
  }
  bytes += ']';
}
template <class List>
void numbers_of(const List& values) {
  list(values, [](auto value) { number(value); });
}
// A further member of the object that is open.
void key(std::string_view name) {
  if (bytes.back() != '{') bytes += ',';
  text(name);
  bytes += ':';
}

// --- games

constexpr std::string_view kHeadings[] = {"GN", "PB", "BR", "PW", "WR",
                                          "EV", "RO", "DT", "RE", "SZ"};

void heading(SgfNode root) {
  bytes += '{';
  for (const std::string_view name : kHeadings) {
    const auto value = open_file->find(root, name);
    if (value && !value->empty()) key(name), text(sgf_simple_text(*value));
  }
  bytes += '}';
}

void board_of(const SgfBoard& board, SgfNode root) {
  key("board");
  text(board.is_go() ? board.layout()->spec
                     : sgf_text(open_file->find(root, "BOARD").value_or("")));
}

void start_of(const Start& start) {
  key("start"), bytes += '{';
  std::string letters;
  bool has_stones = false;
  for (const Colour colour : start.colouring) {
    letters += colour_letter(colour);
    has_stones = has_stones || colour != Colour::Empty;
  }
  if (has_stones) key("stones"), text(letters);
  key("first"), number(start.first);
  key("handicap"), numbers_of(start.handicap);
  key("prisoners"), numbers_of(start.prisoners_lost);
  bytes += '}';
}

void event(const RecordEvent& event, int parent) {
  bytes += '{';
  key("parent"), number(parent);
  key("action"), text(action_name(event.action));
  key("player"), number(event.player);
  if (event.action == RecordEvent::Action::Move) key("point"), number(event.point);
  if (!event.stones.empty()) {
    key("stones"), list(event.stones, [](const Stone& stone) {
      bytes += '[';
      number(stone.point), bytes += ',', number(stone.colour);
      bytes += ']';
    });
  }
  if (!event.comment.empty()) key("comment"), text(event.comment);
  bytes += '}';
}

void events_of(const SgfTree& tree) {
  key("main"), number(static_cast<double>(tree.main.record.events.size()));
  key("events");
  int before = SgfTree::kAtStart;
  std::vector<std::pair<const RecordEvent*, int>> all;
  for (const RecordEvent& each : tree.main.record.events) all.push_back({&each, before++});
  for (const auto& [each, parent] : tree.variations) all.push_back({&each, parent});
  list(all, [](const auto& entry) { event(*entry.first, entry.second); });
}

// --- marks

constexpr std::string_view kPointMarks[] = {"TR", "SQ", "CR", "MA", "SL", "TB", "TW"};

void mark(std::string_view kind, Point point, std::string_view label = {}) {
  if (bytes.back() != '[') bytes += ',';
  bytes += '[';
  text(kind), bytes += ',', number(point);
  if (!label.empty()) bytes += ',', text(label);
  bytes += ']';
}

void label(const SgfBoard& board, std::string_view value) {
  const auto parts = sgf_compose(value);
  const auto point = parts ? board.point(parts->first) : std::nullopt;
  if (point) mark("LB", *point, sgf_simple_text(parts->second));
}

void marks_at(const SgfBoard& board, SgfNode n) {
  for (const std::string_view kind : kPointMarks) {
    for (const std::string_view value : open_file->find_all(n, kind)) {
      for (const Point point : board.points(value)) mark(kind, point);
    }
  }
  for (const std::string_view value : open_file->find_all(n, "LB")) label(board, value);
}

// Of each node that has any: the event it belongs to, and the marks.
void marks_of(const SgfBoard& board, const SgfTree& tree) {
  key("marks"), bytes += '[';
  for (std::size_t i = 0; i < tree.last_event.size(); ++i) {
    if (tree.last_event[i] == SgfTree::kLeftOut) continue;
    const std::size_t before = bytes.size();
    if (bytes.back() != '[') bytes += ',';
    bytes += '[';
    number(tree.last_event[i]), bytes += ",[";
    const std::size_t empty = bytes.size();
    marks_at(board, tree.root + static_cast<SgfNode>(i));
    if (bytes.size() == empty) {
      bytes.resize(before);
    } else {
      bytes += "]]";
    }
  }
  bytes += ']';
}

// --- about the game

void seats_of(const GameRecord& record) {
  key("seats"), list(record.seats, [](const Seat& seat) {
    bytes += '{';
    if (!seat.name.empty()) key("name"), text(seat.name);
    if (!seat.rank.empty()) key("rank"), text(seat.rank);
    bytes += '}';
  });
}

void result_of(const RecordedResult& result) {
  key("result"), bytes += '{';
  key("how"), text(how_name(result.how));
  key("places"), numbers_of(result.places);
  if (result.margin) key("margin"), number(*result.margin / 2.0);
  key("text"), text(result.text);
  bytes += '}';
}

void agreement_of(const RecordedAgreement& agreement) {
  key("agreement"), bytes += '{';
  key("dead"), numbers_of(agreement.dead);
  key("neutral"), numbers_of(agreement.neutral);
  key("accepted"), numbers_of(agreement.accepted);
  bytes += '}';
}

void info_of(const GameRecord& record) {
  key("info"), bytes += '{';
  for (const auto& [name, value] : record.info) {
    if (!value.empty()) key(name), text(value);
  }
  bytes += '}';
}

void off_board_of(const SgfGame& game) {
  key("offBoard"), bytes += '{';
  key("turn"), number(game.off_board->turn);
  key("value"), text(game.off_board->value);
  bytes += '}';
}

void put_game(const SgfBoard& board, SgfNode root, const SgfTree& tree) {
  const GameRecord& record = tree.main.record;
  bytes = "{";
  board_of(board, root);
  key("rules"), text(to_text(record.rules));
  seats_of(record);
  start_of(record.start);
  events_of(tree);
  marks_of(board, tree);
  if (record.result) result_of(*record.result);
  if (record.agreement) agreement_of(*record.agreement);
  info_of(record);
  if (tree.main.off_board) off_board_of(tree.main);
  bytes += '}';
}

}  // namespace

// inputs[0]: JSON. Fails with what is wrong in it, and where.
OMNIGO_EXPORT(json_check)()->int {
  JsonReader json(inputs[0], "file");
  return json.skip() && json.end() ? 0 : fail(json.error());
}

// inputs[0]: a file. How many games are in it; bytes: a heading for each.
OMNIGO_EXPORT(sgf_open)()->int {
  open_file.reset();
  auto sgf = read_sgf(std::move(inputs[0]));
  inputs[0].clear();
  if (!sgf) return fail(sgf.error());
  open_file = std::move(*sgf);
  bytes.clear();
  list(open_file->roots(), heading);
  return static_cast<int>(open_file->roots().size());
}

// bytes: a game of the open file with its variations and marks. Points and events are numbered
// from 0, an event whose parent is -1 is at the start.
OMNIGO_EXPORT(sgf_game)(int number)->int {
  const SgfNode root = open_file->roots()[static_cast<std::size_t>(number)];
  const auto board = SgfBoard::of(*open_file, root);
  if (!board) return fail(board.error());
  const auto tree = tree_from_sgf(*open_file, root);
  if (!tree) return fail(tree.error());
  put_game(*board, root, *tree);
  return 0;
}

}  // namespace omnigo
