#include "problems/choose.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace omnigo::problems {
namespace {

constexpr int kLeastDifference = 4;  // points

int difference(const Problem& a, const Problem& b) {
  int points = 0;
  for (std::size_t p = 0; p < a.start.size(); ++p) points += a.start[p] != b.start[p];
  return points;
}

// On the scale of ratings.
int worth(const Problem& problem) {
  return problem.rating + 150 * static_cast<int>(problem.steps.size()) +
         150 * static_cast<int>(problem.motifs.size());
}

}  // namespace

std::vector<Problem> choose(std::vector<Problem> problems, int each) {
  std::ranges::sort(problems, [](const Problem& a, const Problem& b) {
    return std::pair(-worth(a), a.id) < std::pair(-worth(b), b.id);
  });
  std::vector<Problem> chosen;
  std::map<std::tuple<std::string, int, Task>, int> taken;
  for (Problem& problem : problems) {
    const std::string& board = problem.board->spec;
    const bool known = std::ranges::any_of(chosen, [&](const Problem& other) {
      return other.board->spec == board && other.players == problem.players &&
             difference(other, problem) < kLeastDifference;
    });
    int& have = taken[{board, problem.players, problem.task}];
    if (known || have == each) continue;
    ++have;
    chosen.push_back(std::move(problem));
  }
  std::ranges::sort(chosen, {}, [](const Problem& problem) {
    return std::tuple(problem.board->spec, problem.players, problem.task, problem.rating,
                      problem.id);
  });
  return chosen;
}

}  // namespace omnigo::problems
