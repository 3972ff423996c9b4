// Perfect play on tiny boards by trying everything: every position with every history that can lead
// to it is a state of its own, and nothing is cut but what cannot matter for the value. The oracle
// alone says what the turns do.
#pragma once

#include <algorithm>
#include <bitset>
#include <map>
#include <unordered_map>
#include <vector>

#include "spec/spec.h"

namespace omnigo {

class BruteForce {
 public:
  // Without komi; positional or situational superko. The result is the subject's
  // (players count from 1): with two players the lead over the other, with more the own score.
  BruteForce(const Graph& graph, const spec::Rules& rules, int subject = 1)
      : rules_(rules), subject_(subject) {
    spec::Game game = spec::start(graph, rules);
    spec::Colouring colouring(graph.size());
    do {
      if (!spec::without_dead_stones(graph, colouring)) continue;
      number_.emplace(colouring, static_cast<int>(number_.size()));
      colourings_.push_back(colouring);
    } while (count_up(colouring));
    for (const spec::Colouring& from : colourings_) {
      game.history = {game.history[0]};
      game.history[0].colouring = from;
      const std::vector<int> halves = spec::score(game);
      const int against = rules.players == 2 ? halves[2 - subject] : 0;
      result_.push_back((halves[subject - 1] - against) / 2);
      for (int player = 1; player <= rules.players; ++player) {
        moves_.push_back(outcomes(game, player));
      }
    }
    sort_moves();
  }

  const std::vector<spec::Colouring>& colourings() const { return colourings_; }

  // The result that the subject can secure against all others together, after a play: each entry of
  // the history counts, the last one is where play goes on.
  int value(const std::vector<spec::State>& play) {
    const spec::State& now = play.back();
    History history;
    for (const spec::State& state : play) {
      history.set(situation(number_.at(state.colouring), state.next));
    }
    const int lead = lead_of(now.lost);
    const int at = number_.at(now.colouring), run = static_cast<int>(now.passed.size());
    if (run == rules_.players) return result_[at] + lead;
    const int points = 2 * static_cast<int>(now.colouring.size()) + std::abs(lead);
    int low = -points, high = points;  // the value lies in [low, high]
    while (low < high) {
      at_least_ = low + (high - low + 1) / 2;
      known_.clear();
      if (secures(at, now.next, run, history, lead)) {
        low = at_least_;
      } else {
        high = at_least_ - 1;
      }
    }
    return low;
  }

 private:
  using History = std::bitset<512>;
  struct State {
    History history;
    int at, next, run, lead;
    bool operator==(const State&) const = default;
  };
  struct Hash {
    std::size_t operator()(const State& s) const {
      return std::hash<History>()(s.history) * 31 + s.at * 16 + s.next * 4 + s.run + s.lead * 4099;
    }
  };

  bool count_up(spec::Colouring& colouring) const {
    for (auto& colour : colouring) {
      if (++colour <= rules_.players) return true;
      colour = 0;
    }
    return false;
  }
  int situation(int at, int next) const {
    return rules_.ko == spec::Ko::situational ? at * rules_.players + next - 1 : at;
  }
  // What the stones lost count for the subject.
  int lead_of(const std::vector<int>& lost) const {
    if (rules_.scoring != spec::Scoring::territory) return 0;
    return (rules_.players == 2 ? lost[2 - subject_] : 0) - lost[subject_ - 1];
  }
  // The colourings that the player's moves lead to, repetition aside.
  struct Made {
    int to, lead;  // and how the stones that the move takes off count
  };
  std::vector<Made> outcomes(const spec::Game& game, int player) const {
    std::vector<Made> found;
    for (Point p = 0; p < game.graph.size(); ++p) {
      if (game.now().colouring[p] != 0) continue;
      const spec::Outcome after = spec::outcome(game, player, p);
      if (!rules_.suicide && after.own_cleared != after.opponents_cleared) continue;
      spec::Game moved = game;
      spec::move(moved, player, p);
      found.push_back({number_.at(after.own_cleared), lead_of(moved.now().lost)});
    }
    return found;
  }
  // The promising ones first: it saves time.
  void sort_moves() {
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      const int sign = static_cast<int>(i) % rules_.players + 1 == subject_ ? 1 : -1;
      const auto worth = [&](const Made& made) { return sign * (result_[made.to] + made.lead); };
      std::sort(moves_[i].begin(), moves_[i].end(), [&](const Made& a, const Made& b) {
        return worth(a) != worth(b) ? worth(a) > worth(b) : a.to < b.to;
      });
    }
  }
  // Whether the subject can make the result at least at_least_. `run`: passes since the last move.
  bool secures(int at, int next, int run, const History& history, int lead) {
    const State state{history, at, next, run, lead};
    if (const auto known = known_.find(state); known != known_.end()) return known->second;
    const int after = next % rules_.players + 1;
    const bool wanted = next == subject_;  // what the mover wants to be true
    bool result = result_[at] + lead >= at_least_;
    if (run + 1 < rules_.players) {
      History longer = history;
      longer.set(situation(at, after));
      result = secures(at, after, run + 1, longer, lead);
    }
    for (const Made& move : moves_[at * rules_.players + next - 1]) {
      if (result == wanted) break;
      const int made = situation(move.to, after);
      if (history[made]) continue;
      History longer = history;
      longer.set(made);
      result = secures(move.to, after, 0, longer, lead + move.lead);
    }
    known_.emplace(state, result);
    return result;
  }

  spec::Rules rules_;
  int subject_;
  std::map<spec::Colouring, int> number_;
  std::vector<spec::Colouring> colourings_;
  std::vector<int> result_;
  std::vector<std::vector<Made>> moves_;  // by colouring and player
  std::unordered_map<State, bool, Hash> known_;
  int at_least_ = 0;
};

}  // namespace omnigo
