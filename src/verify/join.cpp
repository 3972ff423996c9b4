#include "verify/join.h"

#include <algorithm>
#include <map>
#include <set>

#include "verify/group.h"

namespace omnigo {
namespace {

using Turns = std::vector<Point>;

class Joiner {
 public:
  Joiner(const std::vector<ProvenCase>& cases, bool at_least, int halves)
      : about_(cases[0].statement), at_least_(at_least), halves_(halves), symmetry_(about_) {
    for (const ProvenCase& one : cases) {
      const std::optional<int> bound = at_least ? one.proven.at_least : one.proven.at_most;
      if (!bound || !wanted(*bound)) continue;
      proved_.insert(least(one.statement.turns));
      for (std::size_t length = 0; length < one.statement.turns.size(); ++length) {
        led_through_.insert(least({one.statement.turns.begin(),
                                   one.statement.turns.begin() + static_cast<long>(length)}));
      }
    }
  }

  // Nothing if it is proved, else the turns that lead to what is not.
  std::optional<Turns> gap(const Turns& turns) {
    spec::Game game = spec::start(about_.graph, about_.rules, about_.start);
    game.history[0].next = about_.first;
    for (Point p : turns) take(game, p);
    Turns here = turns;
    return gap(game, here);
  }

 private:
  bool wanted(int result) const { return at_least_ ? result >= halves_ : result <= halves_; }
  bool in_team(int player) const { return (player == about_.subject) == at_least_; }

  Turns least(const Turns& turns) const { return symmetry_.least(turns); }
  static void take(spec::Game& game, Point p) {
    const int player = game.now().next;
    p == kNoPoint ? spec::pass(game, player) : spec::move(game, player, p);
  }
  bool ends_well(const spec::Game& game) const {
    const std::vector<int> scores = spec::score(game);
    const int against = about_.rules.players == 2 ? scores[2 - about_.subject] : 0;
    return wanted(scores[about_.subject - 1] - against);
  }

  std::optional<Turns> gap(spec::Game& game, Turns& turns) {
    if (proved_.contains(least(turns))) return std::nullopt;
    if (spec::stopped(game) && ends_well(game)) return std::nullopt;
    if (spec::stopped(game) || !led_through_.contains(least(turns))) return turns;
    const int player = game.now().next;
    std::optional<Turns> missing = turns;
    for (int p = 0; p <= about_.graph.size(); ++p) {
      const Point turn = p == about_.graph.size() ? kNoPoint : static_cast<Point>(p);
      if (turn != kNoPoint && spec::judge(game, player, turn) != spec::Verdict{}) continue;
      take(game, turn);
      turns.push_back(turn);
      missing = gap(game, turns);
      turns.pop_back();
      spec::undo(game);
      if (missing.has_value() != in_team(player)) break;
    }
    if (in_team(player) && missing) missing = turns;
    return missing;
  }

  const Certificate& about_;
  const bool at_least_;
  const int halves_;
  const PlaySymmetry symmetry_;
  std::set<Turns> proved_, led_through_;  // by the least image
};

std::string text_of(const Turns& turns) {
  std::string text;
  for (Point p : turns) text += " " + (p == kNoPoint ? "pass" : std::to_string(p));
  return text.empty() ? " the start" : text;
}

// All but the turns, the claims and the format.
bool same_game(const Certificate& a, const Certificate& b) {
  return a.graph == b.graph && a.rules.players == b.rules.players && a.rules.ko == b.rules.ko &&
         a.rules.suicide == b.rules.suicide && a.rules.komi == b.rules.komi && a.start == b.start &&
         a.first == b.first && a.subject == b.subject;
}

bool keeps_start(const Certificate& about, const Turns& map) {
  for (std::size_t p = 0; p < map.size(); ++p) {
    if (about.start[map[p]] != about.start[p]) return false;
  }
  return true;
}

}  // namespace

PlaySymmetry::PlaySymmetry(const Certificate& about) {
  for (const Turns& map : about.automorphisms) {
    if (keeps_start(about, map)) maps_.push_back(map);
  }
}

std::vector<Point> PlaySymmetry::least(const std::vector<Point>& turns) const {
  Turns least = turns;
  for (const Turns& map : maps_) {
    Turns moved = turns;
    for (Point& p : moved) p = p == kNoPoint ? p : map[p];
    least = std::min(least, moved);
  }
  return least;
}

Result<void> join(const std::vector<ProvenCase>& cases, const std::vector<Point>& turns,
                  bool at_least, int halves) {
  if (cases.empty()) return Error{"there are no cases"};
  for (const ProvenCase& one : cases) {
    if (!same_game(one.statement, cases[0].statement)) {
      return Error{"the cases are about different games"};
    }
    if (!std::equal(
            turns.begin(),
            turns.begin() + static_cast<long>(std::min(turns.size(), one.statement.turns.size())),
            one.statement.turns.begin())) {
      return Error{"a case does not begin with the turns that were played"};
    }
  }
  const auto gap = Joiner(cases, at_least, halves).gap(turns);
  if (gap) return Error{"no case covers what follows the turns:" + text_of(*gap)};
  return {};
}

}  // namespace omnigo
