#include "problems/check.h"

#include <algorithm>

#include "problems/examine.h"
#include "problems/line.h"
#include "problems/prober.h"
#include "verify/verify.h"

namespace omnigo::problems {
namespace {

constexpr std::uint64_t kMostNodes = 20'000'000;
constexpr std::size_t kMemory = std::size_t{32} << 20;

class Checker {
 public:
  Checker(const Problem& problem, Game game)
      : problem_(problem), game_(std::move(game)), prober_(game_, kMostNodes, kMemory) {}

  Result<Checked> run() {
    const bool points = problem_.task == Task::Points;
    if (points ? asks_for_all(problem_) || asks_to_live(problem_) : asks_for_points(problem_)) {
      return Error{"the task is not what the bound asks for"};
    }
    if (problem_.steps.front().right.size() != 1) {
      return Error{"the first step has not exactly one right turn"};
    }
    for (const Step& step : problem_.steps) {
      const bool last = &step == &problem_.steps.back();
      if (auto fine = check_step(step); !fine) return fine.error();
      if (auto fine = play(step.right.front()); !fine) return fine.error();
      if (last) break;
      for (const Point turn : step.answers) {
        if (auto fine = play(turn); !fine) return fine.error();
      }
      if (game_.to_play() != Colour::Black) return Error{"a step does not lead to Black's turn"};
    }
    if (problem_.task == Task::Ko) {
      if (auto fine = check_ko(); !fine) return fine.error();
    }
    return checked_;
  }

 private:
  Result<void> check_step(const Step& step) {
    Turns listed = step.right;
    for (const Refutation& wrong : step.wrong) listed.push_back(wrong.turn);
    Turns legal = legal_turns(game_);
    std::ranges::sort(listed);
    std::ranges::sort(legal);
    if (listed != legal) return Error{"a step does not list every legal turn once"};
    for (const Point turn : step.right) {
      take_turn(game_, turn);
      auto proven = prove(true);
      game_.undo();
      if (!proven) return proven;
    }
    for (const Refutation& wrong : step.wrong) {
      if (auto fine = check_refutation(wrong); !fine) return fine;
    }
    return {};
  }

  Result<void> check_refutation(const Refutation& wrong) {
    const int before = game_.turns();
    take_turn(game_, wrong.turn);
    Result<void> fine = prove_if(wrong.answers.empty());
    for (const Point& turn : wrong.answers) {
      if (fine) fine = play(turn);
      const bool last = &turn == &wrong.answers.back();
      if (fine) fine = prove_if(last || game_.to_play() == Colour::Black);
      if (!fine) break;
    }
    while (game_.turns() > before) game_.undo();
    return fine;
  }
  Result<void> prove_if(bool asked) { return asked ? prove(false) : Result<void>(); }

  Result<void> play(Point turn) {
    if (game_.over()) return Error{"a line goes on after the end of play"};
    if (turn != kNoPoint && !game_.legality(turn)) return Error{"a line contains an illegal move"};
    take_turn(game_, turn);
    return {};
  }

  // That the bound would not hold if the opponent could retake a ko on the line at once.
  Result<void> check_ko() {
    Result<void> fine = Error{"no ko on the line"};
    for (const Game& lifted : kos_without_ban(problem_)) {
      Prober prober(lifted, kMostNodes, kMemory);
      fine = confirm(prober.certificate(lifted, true, 1 - problem_.at_least), true,
                     1 - problem_.at_least, "the ko decides");
      if (fine) break;
    }
    return fine;
  }

  // That Black secures the bound here, or that the others prevent it.
  Result<void> prove(bool secured) {
    const int points = secured ? problem_.at_least : problem_.at_least - 1;
    return confirm(prober_.certificate(game_, secured, points), secured, points,
                   secured ? "a right turn is right" : "a wrong turn is wrong");
  }

  // That the certificate is there and proves just this.
  Result<void> confirm(std::optional<Certificate> certificate, bool secured, int points,
                       const char* what) {
    if (!certificate) return Error{std::string("no proof that ") + what};
    certificate->board = problem_.board->spec;
    const auto read = read_certificate(write_certificate(*certificate));
    if (!read) return read.error();
    const auto proven = verify(*read);
    if (!proven) return proven.error();
    const std::optional<int>& bound = secured ? proven->at_least : proven->at_most;
    if (!bound || *bound != 2 * points) return Error{"a proof of something else"};
    ++checked_.certificates;
    checked_.nodes += static_cast<std::uint64_t>(proven->nodes);
    return {};
  }

  const Problem& problem_;
  Game game_;
  Prober prober_;
  Checked checked_;
};

}  // namespace

Result<Checked> check(const Problem& problem) {
  auto game = game_of(problem);
  if (!game) return game.error();
  if (problem.id != identify(problem.board, problem.players, problem.start)) {
    return Error{"the id is not that of the position"};
  }
  return Checker(problem, std::move(*game)).run();
}

}  // namespace omnigo::problems
