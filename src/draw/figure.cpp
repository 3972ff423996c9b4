#include "draw/figure.h"

#include <algorithm>
#include <optional>

#include "draw/text_board.h"
#include "record/charset.h"
#include "record/course.h"
#include "rules/names.h"

namespace omnigo {
namespace {

using Action = RecordEvent::Action;

// The events up to the end of turn `to` and what follows it before the next turn.
std::span<const RecordEvent> events_up_to(const GameRecord& record, int to) {
  std::size_t end = 0;
  int turns = 0;
  for (; end < record.events.size(); ++end) {
    if (record.events[end].is_turn() && turns++ == to) break;
  }
  return std::span(record.events).first(end);
}

Figure empty_figure(Colouring stones) {
  const std::size_t points = stones.size();
  return {std::move(stones), std::vector<std::string>(points), std::vector<Mark>(points), {}};
}

// The turns of a caption that share an ending: "4, 10 at 2".
class Captions {
 public:
  void add(const std::string& number, const std::string& rest) {
    for (auto& [known, numbers] : groups_) {
      if (known != rest) continue;
      numbers += ", " + number;
      return;
    }
    groups_.emplace_back(rest, number);
  }
  void add_alone(const std::string& text) { groups_.emplace_back(text, ""); }

  std::string text() const {
    std::string line;
    for (const auto& [rest, numbers] : groups_) {
      line += (line.empty() ? "" : "; ") + (numbers.empty() ? rest : numbers + " " + rest);
    }
    return line;
  }

 private:
  std::vector<std::pair<std::string, std::string>> groups_;
};

class FigureMaker {
 public:
  FigureMaker(const GameRecord& record, const FigureRange& range)
      : record_(record), range_(range), events_(events_up_to(record, range.to)) {}

  Result<Figure> make() {
    auto play = Course::start_unjudged(record_);
    if (!play) return play.error();
    std::size_t i = play_to_first(*play);
    figure_ = empty_figure(play->colouring());
    for (; i < events_.size(); ++i) add(events_[i]);
    if (const std::string text = captions_.text(); !text.empty()) {
      figure_.captions.push_back(text);
    }
    return std::move(figure_);
  }

 private:
  // Plays what comes before the figure; returns the first event in it.
  std::size_t play_to_first(Course& play) {
    std::size_t first = 0;
    int turns = 0;
    for (std::size_t i = 0; i < events_.size(); ++i) {
      const RecordEvent& event = events_[i];
      if (event.is_turn() && turns < range_.from - 1) {
        ++turns;
        first = i + 1;
      } else if (event.action == Action::Setup) {
        turns = static_cast<int>(std::count_if(events_.begin(),
                                               events_.begin() + static_cast<std::ptrdiff_t>(i),
                                               [](const RecordEvent& e) { return e.is_turn(); }));
        first = i + 1;
      }
    }
    for (std::size_t i = 0; i < first; ++i) play.play_on(events_[i]);
    turn_ = turns;
    number_ = range_.first_number > 0 ? range_.first_number - 1 : turns;
    return first;
  }

  void add(const RecordEvent& event) {
    switch (event.action) {
      case Action::Move:
        ++number_;
        add_move(event);
        break;
      case Action::Pass:
        captions_.add(std::to_string(++number_), "pass");
        break;
      case Action::Resign:
        captions_.add_alone(colour_name(event.player) + " resigns");
        break;
      case Action::Timeout:
        captions_.add_alone(colour_name(event.player) + " loses on time");
        break;
      case Action::Resume:
      case Action::Setup:
        break;
    }
  }

  void add_move(const RecordEvent& move) {
    const std::string number = std::to_string(number_);
    std::string& label = figure_.labels[move.point];
    if (figure_.stones[move.point] == Colour::Empty) {
      figure_.stones[move.point] = move.player;
      label = number;
    } else {
      captions_.add(number, "at " + (label.empty() ? record_.board->names[move.point] : label));
    }
  }

  const GameRecord& record_;
  FigureRange range_;
  std::span<const RecordEvent> events_;
  Figure figure_;
  Captions captions_;
  int turn_ = 0, number_ = 0;
};

struct MarkName {
  std::string_view property;
  Mark mark;
};
constexpr MarkName kMarkNames[] = {{"TR", Mark::Triangle}, {"SQ", Mark::Square},
                                   {"CR", Mark::Circle},   {"MA", Mark::Cross},
                                   {"M", Mark::Cross},     {"SL", Mark::Dot}};

std::string mark_sign(Mark mark) {
  switch (mark) {
    case Mark::None:
      return "";
    case Mark::Dot:
      return "*";
    case Mark::Circle:
      return "o";
    case Mark::Square:
      return "#";
    case Mark::Triangle:
      return "^";
    case Mark::Cross:
      return "x";
  }
  return "";
}

// "B12", "W^", "a", "."
std::string sign_at(const Figure& figure, std::size_t p) {
  std::string sign;
  if (figure.stones[p] != Colour::Empty) sign += colour_letter(figure.stones[p]);
  sign += figure.labels[p] + mark_sign(figure.marks[p]);
  return sign.empty() ? "." : sign;
}

}  // namespace

Result<Figure> moves_figure(const GameRecord& record, FigureRange range) {
  return FigureMaker(record, range).make();
}

Result<Figure> position_figure(const GameRecord& record, int turn) {
  auto play = Course::start_unjudged(record);
  if (!play) return play.error();
  Point latest = kNoPoint;
  for (const RecordEvent& event : events_up_to(record, turn)) {
    const bool played = !play->play_on(event);
    if (event.is_turn() || event.action == Action::Setup) latest = kNoPoint;
    if (played && event.action == Action::Move) latest = event.point;
  }
  Figure figure = empty_figure(play->colouring());
  if (latest != kNoPoint && figure.stones[latest] != Colour::Empty) {
    figure.marks[latest] = Mark::Dot;
  }
  return figure;
}

void add_marks(Figure& figure, const SgfCollection& sgf, SgfNode node, const SgfBoard& board) {
  for (const auto& [property, mark] : kMarkNames) {
    for (const std::string_view value : sgf.find_all(node, property)) {
      for (const Point p : board.points(value)) figure.marks[p] = mark;
    }
  }
  for (const std::string_view value : sgf.find_all(node, "LB")) {
    const auto parts = sgf_compose(value);
    const auto point = parts ? board.point(parts->first) : std::nullopt;
    if (point) figure.labels[*point] = sgf_simple_text(parts->second);
  }
  char letter = 'a';
  for (const std::string_view value : sgf.find_all(node, "L")) {
    for (const Point p : board.points(value)) {
      figure.labels[p] = std::string(1, letter);
      letter = letter == 'z' ? 'A' : static_cast<char>(letter + 1);
    }
  }
}

std::string figure_text(const Layout& layout, const Figure& figure) {
  std::vector<std::string> signs;
  for (std::size_t p = 0; p < figure.stones.size(); ++p) signs.push_back(sign_at(figure, p));
  std::string text = text_board(layout, signs);
  if (!figure.captions.empty()) text += "\n";
  for (const std::string& caption : figure.captions) text += wrapped(caption, 78);
  return text;
}

std::string figure_svg(const Layout& layout, const Figure& figure) {
  Overlay overlay{.stones = figure.stones, .labels = figure.labels, .marks = figure.marks};
  overlay.captions = figure.captions;
  for (auto* texts : {&overlay.labels, &overlay.captions}) {
    for (std::string& text : *texts) text = mended_utf8(text);
  }
  return board_svg(layout, overlay);
}

}  // namespace omnigo
