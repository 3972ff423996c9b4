#include "problems/check.h"

#include <algorithm>

#include "problems/examine.h"
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

  // That Black secures the bound here, or that the others prevent it.
  Result<void> prove(bool secured) {
    const int points = secured ? problem_.at_least : problem_.at_least - 1;
    auto certificate = prober_.certificate(game_, secured, points);
    if (!certificate) {
      return Error{"no proof that " +
                   std::string(secured ? "a right turn is right" : "a wrong turn is wrong")};
    }
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
