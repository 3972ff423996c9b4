// omnigo diagram: a recorded game as a figure in a book.
#include <algorithm>
#include <iostream>
#include <span>

#include "arguments.h"
#include "base/quote.h"
#include "commands.h"
#include "draw/figure.h"
#include "draw/text_board.h"
#include "game_file.h"
#include "rules/names.h"

namespace omnigo {
namespace {

constexpr char kHelp[] =
    R"(usage: omnigo diagram FILE [--move N] [--from M] [--svg | --text] [options]

Draw a recorded game as in a book: the stones of turns M to N numbered, on the position before them,
with a caption for what the board cannot show ("4 at 2": turn 4 was played where 2 is). The marks
and labels of an SGF file at turn N (TR, SQ, CR, MA, LB) are drawn too. FILE is an omnigo record
(JSON) or an SGF file, of which the main line is drawn; - is standard input, and library:NAME is
one of the annotated games that come with the program.

  --move N        end with turn N (default: the end of the game)
  --from M        number the stones from turn M on (default: the start of the file's latest
                  figure (FG), or 1)
  --number K      give turn M the number K
  --position      show the position after turn N, without numbers
  --text          draw with letters: B for Black, W for White and so on, ^ triangle, # square,
                  o circle, x cross (default)
  --svg           draw a picture
  --comment       add the comment of turn N
  --game N        draw the Nth game of an SGF file with several (default: 1)
  --charset NAME  read the SGF file in this character set, whatever the file says

examples:
  omnigo diagram game.sgf --move 50
  omnigo diagram game.sgf --from 51 --move 100 --svg > figure2.svg
  omnigo diagram library:three-players --move 305 --comment --svg > capture.svg
)";

int turn_count(const GameRecord& record) {
  return static_cast<int>(std::ranges::count_if(record.events, &RecordEvent::is_turn));
}

// Where on an SGF file's line each turn stands: first 0, for what comes before them all. A line's
// nodes ascend.
std::vector<std::size_t> turn_places(const GameFile& file) {
  std::vector<std::size_t> places = {0};
  for (std::size_t i = 0; i < file.nodes.size(); ++i) {
    if (!file.record.events[i].is_turn()) continue;
    places.push_back(std::ranges::lower_bound(file.line, file.nodes[i]) - file.line.begin());
  }
  return places;
}

// The nodes that belong to a turn: its own, and those up to the next turn's.
std::span<const SgfNode> nodes_of_turn(const GameFile& file, int turn) {
  const auto places = turn_places(file);
  const auto next = static_cast<std::size_t>(turn) + 1;
  const std::size_t end = next < places.size() ? places[next] : file.line.size();
  return std::span(file.line).subspan(places[turn], end - places[turn]);
}

// The turn at which the latest figure of an SGF file begins, at or before `turn`.
int figure_start(const GameFile& file, int turn) {
  int start = 1;
  if (!file.sgf) return start;
  const auto places = turn_places(file);
  for (int t = 1; t <= turn; ++t) {
    for (std::size_t i = places[t - 1] + 1; i <= places[t]; ++i) {
      if (file.sgf->find(file.line[i], "FG")) start = t;
    }
  }
  return start;
}

std::string seats_text(const GameRecord& record) {
  std::string text;
  for (std::size_t i = 0; i < record.seats.size(); ++i) {
    const Seat& seat = record.seats[i];
    if (seat.name.empty()) continue;
    text += (text.empty() ? "" : ", ") + colour_name(colour_of(static_cast<int>(i))) + " " +
            seat.name + (seat.rank.empty() ? "" : " (" + seat.rank + ")");
  }
  return text;
}

void add_captions(Figure& figure, const GameFile& file, const FigureRange& range, bool position) {
  std::string turns;
  if (position && range.to < turn_count(file.record)) {
    turns = "after turn " + std::to_string(range.to);
  } else if (!position && (range.from > 1 || range.to < turn_count(file.record))) {
    turns = range.from >= range.to
                ? "turn " + std::to_string(range.to)
                : "turns " + std::to_string(range.from) + " to " + std::to_string(range.to);
  }
  const std::string seats = seats_text(file.record);
  const std::string title = seats + (seats.empty() || turns.empty() ? "" : ": ") + turns;
  if (!title.empty()) figure.captions.insert(figure.captions.begin(), title);
}

std::string comment_at(const GameRecord& record, int turn) {
  const auto about = record.info.find("comment");
  std::string comment = about == record.info.end() ? "" : about->second;
  int turns = 0;
  for (const RecordEvent& event : record.events) {
    if (event.is_turn() && turns++ == turn) break;
    comment = event.comment;
  }
  return comment;
}

Figure figure_of(const GameFile& file, const FigureRange& range, const Arguments& arguments) {
  const bool position = arguments.flag("--position");
  Figure figure =
      checked(position ? position_figure(file.record, range.to) : moves_figure(file.record, range));
  if (file.sgf) {
    const SgfBoard board = checked(SgfBoard::of(*file.sgf, file.line.front()));
    for (const SgfNode n : nodes_of_turn(file, range.to)) add_marks(figure, *file.sgf, n, board);
  }
  add_captions(figure, file, range, position);
  if (arguments.flag("--comment")) {
    const std::string comment = comment_at(file.record, range.to);
    if (!comment.empty()) figure.captions.push_back(comment);
  }
  return figure;
}

int run(const std::vector<std::string>& given) {
  const Arguments arguments(given, {"--svg", "--text", "--position", "--comment"},
                            {"--move", "--from", "--number", "--game", "--charset"}, 1);
  const std::string path = arguments.word(0, "FILE");
  if (arguments.flag("--svg") && arguments.flag("--text")) {
    throw UsageError("choose --svg or --text");
  }
  const GameFile file = read_game_file(
      path, {.charset = arguments.option("--charset").value_or(""),
             .game = static_cast<int>(arguments.number("--game", 1, 1, 1'000'000'000))});
  print_warnings(path, file.warnings);
  const int turns = turn_count(file.record);
  FigureRange range;
  range.to = static_cast<int>(arguments.number("--move", turns, 0, turns));
  range.from = arguments.option("--from")
                   ? static_cast<int>(arguments.number("--from", 1, 1, turns + 1))
                   : figure_start(file, range.to);
  range.first_number = static_cast<int>(arguments.number("--number", 0, 1, 1'000'000));
  const Figure figure = figure_of(file, range, arguments);
  std::cout << (arguments.flag("--svg") ? figure_svg(*file.record.board, figure)
                                        : figure_text(*file.record.board, figure));
  return 0;
}

}  // namespace

const Command kDiagramCommand = {"diagram", "draw a recorded game as in a book, as text or SVG",
                                 kHelp, run};

}  // namespace omnigo
