#include "solve/max_n.h"

#include <algorithm>
#include <array>
#include <unordered_map>

#include "solve/scene.h"
#include "solve/secure.h"

namespace omnigo::solve {
namespace {

constexpr int N = kMostPlayers;

using Scores = std::array<std::int8_t, N>;  // from a position on, without komi

// Of situations, by number. Grows as needed.
class Set {
 public:
  bool contains(int i) const {
    const auto word = static_cast<std::size_t>(i) / 64;
    return word < words_.size() && (words_[word] >> i % 64 & 1) != 0;
  }
  void add(int i) {
    const auto word = static_cast<std::size_t>(i) / 64;
    if (word >= words_.size()) words_.resize(word + 1);
    words_[word] |= std::uint64_t{1} << i % 64;
  }
  void remove(int i) {
    if (contains(i)) words_[static_cast<std::size_t>(i) / 64] &= ~(std::uint64_t{1} << i % 64);
  }
  void add(const Set& other) {
    if (words_.size() < other.words_.size()) words_.resize(other.words_.size());
    for (std::size_t i = 0; i < other.words_.size(); ++i) words_[i] |= other.words_[i];
  }
  // What is in both, as long as this one: two cuts of the same set can be compared.
  Set cut(const Set& other) const {
    Set both = *this;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      both.words_[i] &= i < other.words_.size() ? other.words_[i] : 0;
    }
    return both;
  }
  std::size_t bytes() const { return words_.size() * sizeof(std::uint64_t); }
  std::size_t hash() const {
    std::uint64_t h = 0;
    for (const std::uint64_t word : words_) h = splitmix64(h ^ word);
    return h;
  }
  bool operator==(const Set&) const = default;

 private:
  std::vector<std::uint64_t> words_;
};

struct Hash {
  std::size_t operator()(const auto& value) const { return value.hash(); }
};

class Search {
 public:
  Search(const Game& game, Ties ties, const MaxNSettings& settings)
      : graph_(game.graph()), rules_(game.rules()), ties_(ties), settings_(settings) {}

  std::optional<Scores> value(const Scene<N>& scene) {
    for (const Situation<N>& situation : scene.history) met_.add(number(situation));
    const Scores scores = search(scene.position).value;
    if (stopped_) return std::nullopt;
    return scores;
  }
  std::uint64_t positions() const { return positions_; }

 private:
  // A value that holds as long as the history answers the same about what was asked.
  template <class Value>
  struct Found {
    Value value{};
    Set asked;  // situations
  };
  // All that was found of a position: by what was asked, and by what of that had been met.
  template <class Value>
  class Known {
   public:
    std::optional<Found<Value>> find(const Set& met) const {
      for (const auto& [asked, values] : groups_) {
        const auto same = values.find(asked.cut(met));
        if (same != values.end()) return Found<Value>{same->second, asked};
      }
      return std::nullopt;
    }
    void keep(const Found<Value>& found, const Set& met) {
      auto group = std::find_if(groups_.begin(), groups_.end(),
                                [&](const auto& one) { return one.first == found.asked; });
      if (group == groups_.end()) group = groups_.insert(group, {found.asked, {}});
      group->second.emplace(found.asked.cut(met), found.value);
    }

   private:
    std::vector<std::pair<Set, std::unordered_map<Set, Value, Hash>>> groups_;
  };
  struct Turn {
    Position<N> after;
    int situation;
    int place;  // in point order
    int promise;
  };

  // Whether a player can get this many points.
  struct Question {
    Position<N> position;
    int player, points;

    std::size_t hash() const { return splitmix64(position.hash() + player * 64 + points); }
    bool operator==(const Question&) const = default;
  };

  bool territory() const { return rules_.scoring == Scoring::Territory; }

  int number(const Situation<N>& situation) {
    return numbers_.emplace(situation, static_cast<int>(numbers_.size())).first->second;
  }
  Situation<N> situation(const Position<N>& position) const {
    return {position.stones, rules_.ko == Ko::Situational ? position.next : std::int8_t{0}};
  }

  Scores count_area(const Stones<N>& stones) const {
    Scores scores{};
    for (int i = 0; i < rules_.players; ++i) {
      scores[i] = static_cast<std::int8_t>(area(graph_, stones, i));
    }
    return scores;
  }
  Scores kept(const Stones<N>& stones) {
    Scores scores{};
    for (int i = 0; i < rules_.players; ++i) {
      scores[i] = static_cast<std::int8_t>(secure_(stones.of[i]).points_without_answers());
    }
    return scores;
  }

  // The turns that break no rule; first those after which this player has the most, or the least.
  // `asked` gains the situations of all moves.
  std::vector<Turn> turns(const Position<N>& position, int player, bool most_first, Set& asked) {
    std::vector<Turn> found;
    const auto next = static_cast<std::int8_t>((position.next + 1) % rules_.players);
    const auto add = [&](const Position<N>& after) {
      const int promise = area(graph_, after.stones, player) * (most_first ? 1 : -1);
      found.push_back({after, number(situation(after)), static_cast<int>(found.size()), promise});
    };
    for_each_move(graph_, position.stones, position.next, rules_.suicide,
                  [&](Point, const Stones<N>& stones) {
                    const Position<N> after{stones, next, 0};
                    const int made = number(situation(after));
                    asked.add(made);
                    if (!met_.contains(made)) add(after);
                  });
    add({position.stones, next, static_cast<std::int8_t>(position.run + 1)});
    std::sort(found.begin(), found.end(), [](const Turn& a, const Turn& b) {
      return a.promise != b.promise ? a.promise > b.promise : a.place < b.place;
    });
    return found;
  }

  // Whether the mover takes the turn to a rather than the one to b.
  bool prefers(int mover, const Scores& a, int place_a, const Scores& b, int place_b) const {
    if (a[mover] != b[mover]) return a[mover] > b[mover];
    if (ties_ == Ties::First) return place_a < place_b;
    for (int k = 1; k < rules_.players; ++k) {
      const int i = (mover + k) % rules_.players;
      if (a[i] != b[i]) return (a[i] > b[i]) == (ties_ == Ties::Kind);
    }
    return false;
  }

  // Goes to what follows the turn, which does not end play, and back.
  template <class Search>
  auto follow(const Turn& turn, Search search) {
    const bool fresh = !met_.contains(turn.situation);
    if (fresh) met_.add(turn.situation);
    auto found = search();
    if (fresh) met_.remove(turn.situation);
    found.asked.remove(turn.situation);
    return found;
  }
  int price(const Turn& turn) const { return territory() && turn.after.run == 0 ? 1 : 0; }

  // Whether the player can get this many points against all others together.
  Found<bool> secures(const Position<N>& position, int player, int points) {
    const Scores sure = kept(position.stones);
    int most = graph_.size();
    for (int i = 0; i < rules_.players; ++i) most -= i == player ? 0 : sure[i];
    if (points <= sure[player] || points > most) return {points <= most, {}};
    auto& known = secured_[{position, player, points}];
    if (auto found = known.find(met_)) return *found;
    Found<bool> all;
    if (out_of_limits()) return all;
    const bool own = position.next == player;
    all.value = !own;
    for (const Turn& turn : turns(position, player, own, all.asked)) {
      Found<bool> found;
      if (turn.after.run == rules_.players) {
        found.value = area(graph_, turn.after.stones, player) >= points;
      } else {
        found = follow(
            turn, [&] { return secures(turn.after, player, points + (own ? price(turn) : 0)); });
      }
      if (stopped_) return all;
      if (found.value == own) {
        if (turn.after.run == 0) found.asked.add(turn.situation);
        return keep(known, position, std::move(found));
      }
      all.asked.add(found.asked);
    }
    return keep(known, position, std::move(all));
  }
  // The most that the player can get so; what was asked for that is added.
  int secured(const Position<N>& position, int player, Set& asked) {
    int points = 0;
    while (points < graph_.size() && !stopped_) {
      const Found<bool> more = secures(position, player, points + 1);
      asked.add(more.asked);
      if (!more.value) break;
      ++points;
    }
    return points;
  }

  Found<Scores> search(const Position<N>& position) {
    auto& known = known_[position];
    if (auto found = known.find(met_)) return *found;
    Found<Scores> best;
    int open = graph_.size();
    for (int i = 0; i < rules_.players; ++i) {
      best.value[i] = static_cast<std::int8_t>(secured(position, i, best.asked));
      open -= best.value[i];
    }
    if (open == 0 || out_of_limits()) return keep(known, position, std::move(best));
    const int mover = position.next, most = best.value[mover] + open;
    int place = -1;
    for (const Turn& turn : turns(position, mover, true, best.asked)) {
      Found<Scores> found;
      if (turn.after.run == rules_.players) {
        found.value = count_area(turn.after.stones);
      } else {
        found = follow(turn, [&] { return search(turn.after); });
      }
      found.value[mover] = static_cast<std::int8_t>(found.value[mover] - price(turn));
      if (stopped_) return best;
      best.asked.add(found.asked);
      if (place < 0 || prefers(mover, found.value, turn.place, best.value, place)) {
        best.value = found.value;
        place = turn.place;
      }
      if (best.value[mover] == most) break;
    }
    return keep(known, position, std::move(best));
  }

  template <class Value>
  Found<Value> keep(Known<Value>& known, const Position<N>& position, Found<Value> found) {
    found.asked.remove(number(situation(position)));
    if (!stopped_) known.keep(found, met_);
    bytes_ += 2 * found.asked.bytes() + 128;  // with what the tables need
    return found;
  }

  bool out_of_limits() {
    if ((++positions_ & 1023) == 0) {
      if (settings_.report) settings_.report(positions_);
      stopped_ = stopped_ || bytes_ > settings_.memory || (settings_.stop && settings_.stop());
    }
    return stopped_;
  }

  const PointGraph graph_;
  const Rules& rules_;
  const Ties ties_;
  const MaxNSettings& settings_;
  SecureCache secure_{graph_};
  std::unordered_map<Situation<N>, int, Hash> numbers_;
  std::unordered_map<Position<N>, Known<Scores>, Hash> known_;
  std::unordered_map<Question, Known<bool>, Hash> secured_;
  Set met_;
  std::size_t bytes_ = 0;
  std::uint64_t positions_ = 0;
  bool stopped_ = false;
};

}  // namespace

Result<MaxNAnswer> max_n(const Game& game, Ties ties, const MaxNSettings& settings) {
  if (auto fine = check_solvable(game); !fine) return fine.error();
  if (game.rules().players < 3) return Error{"max^n requires at least three players"};
  const Scene<N> scene = scene_of<N>(game);
  MaxNAnswer answer;
  if (scene.position.run == game.rules().players) {
    answer.scores = game.scores();
    return answer;
  }
  Search search(game, ties, settings);
  const std::optional<Scores> found = search.value(scene);
  answer.positions = search.positions();
  for (int i = 0; found && i < game.rules().players; ++i) {
    answer.scores.push_back(2 * (*found)[i] + counted_already(game, i));
  }
  return answer;
}

}  // namespace omnigo::solve
