// Scores when each player wants only its own, against the rules word for word over complete
// histories.
#include "solve/max_n.h"

#include <gtest/gtest.h>

#include <map>
#include <optional>

#include "graph/layout.h"
#include "places.h"
#include "program.h"
#include "small_games.h"

namespace omnigo {
namespace {

using solve::Ties;

constexpr Ties kAllTies[] = {Ties::First, Ties::Kind, Ties::Hostile};

// By the definition alone: every play with its whole history, and what was lost, is its own state.
// Gives up after too many of them.
class AllPlays {
 public:
  AllPlays(spec::Game game, Ties ties) : game_(std::move(game)), ties_(ties) {}

  std::optional<std::vector<int>> scores() {
    std::vector<int> found = search();
    if (given_up_) return std::nullopt;
    return found;
  }

 private:
  static constexpr std::size_t kMostStates = 300;

  std::vector<int> search() {
    if (spec::stopped(game_)) return spec::score(game_);
    const auto state = key();
    if (const auto known = known_.find(state); known != known_.end()) return known->second;
    given_up_ = given_up_ || known_.size() >= kMostStates;
    if (given_up_) return std::vector<int>(game_.rules.players);
    const int player = game_.now().next;
    std::vector<int> best;
    const auto consider = [&] {
      std::vector<int> found = search();
      spec::undo(game_);
      if (best.empty() || better(player, found, best)) best = std::move(found);
    };
    for (Point p = 0; p < game_.graph.size(); ++p) {
      if (spec::judge(game_, player, p).kind != spec::Verdict::legal) continue;
      spec::move(game_, player, p);
      consider();
    }
    spec::pass(game_, player);
    consider();
    known_[state] = best;
    return best;
  }

  using Key = std::pair<std::set<std::pair<spec::Colouring, int>>, std::vector<int>>;
  Key key() const {
    Key key;
    for (const spec::State& state : game_.history) {
      const bool situational = game_.rules.ko == spec::Ko::situational;
      key.first.insert({state.colouring, situational ? state.next : 0});
    }
    key.second = game_.now().lost;
    key.second.push_back(game_.now().next);
    key.second.push_back(static_cast<int>(game_.now().passed.size()));
    key.second.insert(key.second.end(), game_.now().colouring.begin(), game_.now().colouring.end());
    return key;
  }
  // Turns are tried in point order, the pass last.
  bool better(int player, const std::vector<int>& one, const std::vector<int>& other) const {
    const int players = game_.rules.players;
    if (one[player - 1] != other[player - 1]) return one[player - 1] > other[player - 1];
    if (ties_ == Ties::First) return false;
    for (int next = player % players; next != player - 1; next = (next + 1) % players) {
      if (one[next] == other[next]) continue;
      return ties_ == Ties::Kind ? one[next] > other[next] : one[next] < other[next];
    }
    return false;
  }

  spec::Game game_;
  Ties ties_;
  bool given_up_ = false;
  std::map<Key, std::vector<int>> known_;
};

TEST(MaxN, AgreesWithAllPlaysWhereTheseAreNotTooMany) {
  Random random(4);
  int compared = 0, different = 0;
  for (int round = 0; round < 80; ++round) {
    const int points = 1 + static_cast<int>(random.below(4));
    const std::vector<Graph> graphs = all_graphs(points);
    const Graph& graph = graphs[random.below(static_cast<std::uint32_t>(graphs.size()))];
    const Ko ko = random.below(2) == 0 ? Ko::Positional : Ko::Situational;
    Rules rules = rules_of(3, ko, random.below(4) == 0);
    if (random.below(2) == 0) rules.scoring = Scoring::Territory;
    BothGames both(graph, rules, spec::Colouring(points), 1);
    both.play_random_turns(random, static_cast<int>(random.below(40)));
    std::set<std::vector<int>> answers;
    for (const Ties ties : kAllTies) {
      const auto expected = AllPlays(both.oracle, ties).scores();
      if (!expected) break;
      const auto found = solve::max_n(both.game, ties, {});
      ASSERT_TRUE(found);
      ASSERT_EQ(found->scores, *expected) << describe(both);
      answers.insert(*expected);
      ++compared;
    }
    if (answers.size() > 1) ++different;
  }
  EXPECT_GT(compared, 150);
  EXPECT_GT(different, 0);  // the rule about equal turns matters
}

// Nobody gets less than it can secure against all others together.
TEST(MaxN, IsAtLeastWhatEachCanSecure) {
  const Game game =
      *Game::start(make_layout("star:4")->graph, *parse_rules("no-suicide,players=3"));
  for (const Ties ties : kAllTies) {
    const auto found = solve::max_n(game, ties, {});
    ASSERT_TRUE(found);
    for (int i = 0; i < 3; ++i) {
      solve::Settings settings = small_settings();
      settings.subject = colour_of(i);
      EXPECT_GE(found->scores[i], *(*solve::Solver::create(game, settings))->value());
    }
  }
}

TEST(MaxN, KomiAndTheEndOfPlay) {
  Game game =
      *Game::start(make_layout("path:3")->graph, *parse_rules("no-suicide,players=3,komi=0.5/1/0"));
  EXPECT_EQ(solve::max_n(game, Ties::First, {})->scores, (std::vector<HalfPoints>{7, 2, 0}));
  game.pass();
  game.pass();
  game.pass();
  EXPECT_EQ(solve::max_n(game, Ties::First, {})->scores, (std::vector<HalfPoints>{1, 2, 0}));
}

TEST(MaxN, StopsWhenAskedOrOutOfMemory) {
  const Game game = *Game::start(make_layout("3x3")->graph, *parse_rules("players=3"));
  solve::MaxNSettings settings;
  settings.stop = [] { return true; };
  EXPECT_TRUE(solve::max_n(game, Ties::Kind, settings)->scores.empty());
  settings.stop = nullptr;
  settings.memory = 1 << 16;
  EXPECT_TRUE(solve::max_n(game, Ties::Kind, settings)->scores.empty());
}

TEST(MaxN, SaysWhatIsBeyondIt) {
  for (const std::string rules : {"", "players=3,ko=simple", "players=3,scoring=stone"}) {
    const Game game = *Game::start(make_layout("path:3")->graph, *parse_rules(rules));
    EXPECT_FALSE(solve::max_n(game, Ties::First, {})) << rules;
  }
}

TEST(MaxN, IsPrintedForEachRuleAboutEqualTurns) {
  const Ran ran = run_command("'" + omnigo_program() +
                              "' solve path:3 --rules no-suicide,players=3 --max-n --json");
  EXPECT_EQ(ran.status, 0);
  EXPECT_NE(ran.output.find(R"("secured":[3,0,0],"max_n":[{"ties":"first","scores":[3,0,0]},)"),
            std::string::npos)
      << ran.output;
}

}  // namespace
}  // namespace omnigo
