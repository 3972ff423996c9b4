#include "problems/examine.h"

#include <algorithm>

#include "base/sha256.h"
#include "problems/compose.h"
#include "record/board_json.h"
#include "symmetry/symmetry.h"

namespace omnigo::problems {
namespace {

class Examiner {
 public:
  Examiner(const Game& start, const Demands& demands, Taste& taste)
      : game_(start),
        demands_(demands),
        taste_(taste),
        prober_(start, demands.most_nodes, demands.memory),
        most_(start.graph().size()),
        least_(start.rules().players == 2 ? -most_ : 0) {}

  // The bound of the aim, if exactly one turn keeps it and all others fall short of it by the gap.
  std::optional<int> bound(Aim aim) {
    const std::optional<int> at_least = asked(aim);
    if (!at_least || *at_least == least_ || prober_.secures(game_, *at_least) != true) {
      return std::nullopt;
    }
    // The pass and the most tempting turns first: a second right one is found soonest.
    Turns turns = taste_.sorted(game_, game_.legal_moves(game_.to_play()));
    turns.insert(turns.begin(), kNoPoint);
    Point right = kNoPoint;
    for (const Point turn : turns) {
      const std::optional<bool> secured = secures_after(turn, *at_least);
      if (!secured) return std::nullopt;
      if (!*secured) continue;
      if (turn == kNoPoint || right != kNoPoint) return std::nullopt;
      right = turn;
    }
    std::erase(turns, right);
    const int nearly = *at_least - demands_.gap + 1;
    if (nearly > least_ && nearly < *at_least) {
      for (const Point turn : turns) {
        if (secures_after(turn, nearly) != false) return std::nullopt;
      }
    }
    return at_least;
  }

  std::optional<std::vector<Step>> steps(int at_least) {
    at_least_ = at_least;
    std::vector<Step> line;
    const int before = game_.turns();
    while (static_cast<int>(line.size()) < demands_.longest) {
      std::optional<Step> step = next_step();
      if (!step) return std::nullopt;
      if (!line.empty() && !is_decision(*step)) break;
      line.push_back(std::move(*step));
      take_turn(game_, line.back().right.front());
      if (game_.over() || prober_.settled(game_, at_least_, true)) break;
      if (!resist(line.back().answers)) return std::nullopt;
      if (line.back().answers.empty()) break;
    }
    if (!line.empty()) line.back().answers.clear();
    while (game_.turns() > before) game_.undo();
    return line;
  }

  const Prober& prober() const { return prober_; }

 private:
  // Few turns are right, none of them a pass, and some that are not would look like one.
  static bool is_decision(const Step& step) {
    return step.right.size() <= 2 && std::ranges::count(step.right, kNoPoint) == 0 &&
           step.wrong.size() > step.right.size();
  }

  std::optional<int> asked(Aim aim) {
    switch (aim) {
      case Aim::Kill:
        return most_;
      case Aim::Live:
        return least_ + 1;
      case Aim::Win:
        return 1;
      case Aim::Most:
        break;
    }
    // The rest is for the other aims.
    if (prober_.secures(game_, 2) != true || prober_.secures(game_, most_) != false) {
      return std::nullopt;
    }
    return prober_.value(game_, 2, most_ - 1);
  }

  std::optional<bool> secures_after(Point turn, int points) {
    take_turn(game_, turn);
    const std::optional<bool> secured = prober_.secures(game_, points);
    game_.undo();
    return secured;
  }

  bool black_is_next() const { return game_.to_play() == Colour::Black; }

  std::optional<Step> next_step() {
    const Turns turns = legal_turns(game_);
    const std::optional<Turns> right = prober_.keeping(game_, turns, at_least_);
    if (!right || right->empty()) return std::nullopt;
    Step step;
    step.right = taste_.sorted(game_, *right);
    for (const Point turn : turns) {
      if (std::ranges::count(*right, turn) > 0) continue;
      std::optional<Refutation> refutation = refute(turn, step.right.front());
      if (!refutation) return std::nullopt;
      step.wrong.push_back(std::move(*refutation));
    }
    return step;
  }

  std::optional<Refutation> refute(Point turn, Point missed) {
    Refutation refutation{turn, {}};
    const int before = game_.turns();
    take_turn(game_, turn);
    while (!game_.over() && static_cast<int>(refutation.answers.size()) < demands_.longest_answer) {
      const bool answering = !black_is_next();
      if (!refutation.answers.empty() && prober_.settled(game_, at_least_, false)) break;
      std::optional<Point> next = answering ? refuting_turn(missed) : tempting_turn();
      if (answering && !next) return std::nullopt;
      if (!next) break;
      take_turn(game_, *next);
      refutation.answers.push_back(*next);
    }
    while (game_.turns() > before) game_.undo();
    drop_tries(refutation.answers);
    return refutation;
  }

  // Turns of Black after the last answer of an opponent show nothing.
  void drop_tries(Turns& answers) const {
    const int round = game_.rules().players;
    while (!answers.empty() && answers.size() % round == 0) answers.pop_back();
  }

  // A turn of an opponent that refutes: the point that Black missed if that is one, else the most
  // tempting.
  std::optional<Point> refuting_turn(Point missed) {
    Turns turns = taste_.sorted(game_, legal_turns(game_));
    if (std::erase(turns, missed) > 0) turns.insert(turns.begin(), missed);
    for (const Point turn : turns) {
      const std::optional<bool> secured = secures_after(turn, at_least_);
      if (!secured) return std::nullopt;
      if (!*secured) return turn;
    }
    return std::nullopt;
  }

  std::optional<Point> tempting_turn() {
    const Turns moves = taste_.sorted(game_, game_.legal_moves(game_.to_play()));
    if (moves.empty()) return std::nullopt;
    return moves.front();
  }

  // The opponents' turns that leave Black the fewest right ones, of those that tempt them; none if
  // they have nothing left to try. False if that was not found out.
  bool resist(Turns& answers) {
    while (game_.to_play() != last_opponent()) {
      const std::optional<Point> turn = tempting_turn();
      answers.push_back(turn.value_or(kNoPoint));
      take_turn(game_, answers.back());
    }
    constexpr std::size_t kTried = 5;
    Turns moves = taste_.sorted(game_, game_.legal_moves(game_.to_play()));
    moves.resize(std::min(moves.size(), kTried));
    double least = 1;
    Point best = kNoPoint;
    for (const Point move : moves) {
      take_turn(game_, move);
      const std::optional<double> share = share_right();
      game_.undo();
      if (!share) return false;
      if (*share < least) {
        least = *share;
        best = move;
      }
    }
    if (best == kNoPoint) {
      answers.clear();
      return true;
    }
    answers.push_back(best);
    take_turn(game_, best);
    return true;
  }

  Colour last_opponent() const { return colour_of(game_.rules().players - 1); }

  // Of Black's turns; 1 where there is nothing left to find.
  std::optional<double> share_right() {
    if (prober_.settled(game_, at_least_, true)) return 1;
    const Turns turns = legal_turns(game_);
    const std::optional<Turns> right = prober_.keeping(game_, turns, at_least_);
    if (!right) return std::nullopt;
    return static_cast<double>(right->size()) / static_cast<double>(turns.size());
  }

  Game game_;
  const Demands& demands_;
  Taste& taste_;
  Prober prober_;
  int most_, least_, at_least_ = 0;
};

bool small_enough(const SharedLayout& board, int players, const Colouring& start,
                  const Demands& demands) {
  const Colouring settled = settled_area(*board->graph, start, players);
  int open = 0;
  for (std::size_t p = 0; p < start.size(); ++p) {
    open += start[p] == Colour::Empty && settled[p] == Colour::Empty;
  }
  return open >= 3 && open <= demands.most_empty;
}

}  // namespace

std::optional<Problem> examine(const SharedLayout& board, int players, const Candidate& candidate,
                               const Demands& demands, Taste& taste, bool* out) {
  if (!small_enough(board, players, candidate.start, demands)) return std::nullopt;
  Problem problem;
  problem.board = board;
  problem.players = players;
  problem.start = candidate.start;
  const auto game = game_of(problem);
  if (!game) return std::nullopt;
  Examiner examiner(*game, demands, taste);
  for (const Aim aim : candidate.aims) {
    const std::optional<int> bound = examiner.bound(aim);
    std::optional<std::vector<Step>> steps;
    if (bound) steps = examiner.steps(*bound);
    if (out != nullptr) *out = examiner.prober().out();
    if (!steps || steps->empty()) continue;
    problem.at_least = *bound;
    problem.steps = std::move(*steps);
    problem.id = identify(board, players, problem.start);
    problem.work = examiner.prober().nodes();
    return problem;
  }
  return std::nullopt;
}

std::string identify(const SharedLayout& board, int players, const Colouring& start) {
  const Colouring settled = settled_area(*board->graph, start, players);
  std::vector<std::uint8_t> marks;
  for (std::size_t p = 0; p < start.size(); ++p) {
    const bool open = settled[p] == Colour::Empty;
    marks.push_back(static_cast<std::uint8_t>(open ? start[p] : settled[p]) + (open ? 0 : 32));
  }
  marks = CanonicalColouring(board->graph)(marks);
  std::string text = board_text(*board) + " " + std::to_string(players) + " ";
  text.append(marks.begin(), marks.end());
  return sha256_text(text).substr(0, 12);
}

}  // namespace omnigo::problems
