// What bots do beside playing well: they pass, give up, leave the dead alone, keep their time.
#include "search/manners.h"

#include <gtest/gtest.h>

#include <chrono>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

#include "clock/time_use.h"
#include "diagram.h"
#include "graph/layout.h"
#include "rules/agreement.h"
#include "search/local_playout.h"
#include "search/reading.h"

namespace omnigo {
namespace {

Game position(const std::string& board, const std::string& rules, const std::string& rows,
              Colour first = Colour::Black) {
  Start start;
  start.colouring = as_colours(diagram(rows));
  start.first = first;
  return *Game::start(make_layout(board)->graph, *parse_rules(rules), start);
}

Analysis ask(const std::string& bot, const Game& game, Thinking thinking = {}) {
  if (thinking.playouts == 0) thinking.playouts = 300;
  return (*make_bot(bot, 1))->think(game, game.to_play(), thinking);
}

// Two walls, each side alive with two eyes.
constexpr char kFinished[] =
    ".BB.BW.W. BB.BBWWWW .BBBBWW.W BBB.BWWWW B.BBBW.W. BBBBBWWWW .BB.BW.W.";
// The same with a lone white stone in Black's corner.
constexpr char kWithADeadStone[] =
    ".BB.BW.W. BBBBBWWWW B...BWW.W B.W.BWWWW B...BW.W. BBBBBWWWW .BB.BW.W.";
// And a white stone that cannot be saved.
constexpr char kLost[] = ".BB.BB.B. BB.BBBBBB .BBBBBBBB BBB.BBBBB B.BBBBB.B BBBBBBBBB .BB.BW.W.";

TEST(Levels, AreSixAndMoreAndEachHasARank) {
  EXPECT_GE(levels().size(), 6u);
  for (const BotKind& level : levels()) {
    EXPECT_FALSE(level.rank.empty());
    EXPECT_TRUE(level.make(1)->limits_itself()) << level.name;
  }
  EXPECT_FALSE((*make_bot("omnigo", 1))->limits_itself());
}

TEST(Levels, PlayWithoutALimitAndTheSameAgain) {
  const Game game = *Game::start(make_layout("7x7")->graph, *parse_rules("chinese"));
  for (const BotKind& level : levels().first(7)) {
    const Analysis a = level.make(5)->think(game, Colour::Black, {});
    const Analysis b = level.make(5)->think(game, Colour::Black, {});
    EXPECT_EQ(a.moves[0].move, b.moves[0].move) << level.name;
    EXPECT_NE(a.moves[0].move, kNoPoint) << level.name;
  }
}

TEST(Manners, PassWhenNothingIsLeft) {
  const Game game = position("9x7", "chinese", kFinished);
  for (const char* bot : {"beginner", "casual", "club", "omnigo"}) {
    EXPECT_EQ(ask(bot, game).moves[0].move, kNoPoint) << bot;
  }
}

// The count differs by the dead stone and the points around it.
TEST(Manners, TakeTheDeadOnlyWhereTheRulesMakeIt) {
  const Game game = position("9x7", "chinese", kWithADeadStone);
  Thinking agreed;
  agreed.agreement = true;
  for (const char* bot : {"club", "omnigo"}) {
    EXPECT_EQ(ask(bot, game, agreed).moves[0].move, kNoPoint) << bot;
    EXPECT_NE(ask(bot, game).moves[0].move, kNoPoint) << bot;
  }
}

// Black has 35 points as it stands, White 28: there is no need to look further.
TEST(Manners, PassWhenThatWins) {
  Game game = position("9x7", "tromp-taylor", kFinished, Colour::White);
  game.pass();
  Thinking hardly;
  hardly.playouts = 1;
  EXPECT_EQ(ask("omnigo", game, hardly).moves[0].move, kNoPoint);
}

TEST(Manners, ResignALostGameAfterAnotherLook) {
  Game game = position("9x7", "chinese,komi=0", kLost, Colour::White);
  const auto bot = *make_bot("omnigo", 1);
  Thinking thinking;
  thinking.playouts = 300;
  EXPECT_FALSE(bot->think(game, Colour::White, thinking).resigns);
  EXPECT_FALSE(bot->think(game, Colour::White, thinking).resigns) << "the same turn";
  const Point eye = 0;
  game.pass();
  EXPECT_FALSE(bot->think(game, Colour::Black, thinking).resigns) << "the winner";
  game.play(eye);
  EXPECT_TRUE(bot->think(game, Colour::White, thinking).resigns);
  game.undo();
  game.undo();
  EXPECT_FALSE(bot->think(game, Colour::White, thinking).resigns)
      << "another game, for all it knows";
}

// All have passed, and one of them resumed: passing again would let the dead stone live.
TEST(Manners, TakeTheDeadWhenPlayIsResumed) {
  for (const char* rules : {"chinese", "japanese"}) {
    Game game = position("9x7", rules, kWithADeadStone);
    game.pass();
    game.pass();
    game.resume();
    Thinking agreed;
    agreed.agreement = true;
    EXPECT_NE(ask("omnigo", game, agreed).moves[0].move, kNoPoint) << rules;
  }
}

// A dispute where prisoners count: a dead stone that stays counts as alive, whoever wins.
TEST(Manners, TakeAllDeadStonesInADispute) {
  Game game = position("9x7", "japanese,komi=-20", kWithADeadStone);
  const std::vector<Point> dead = [&] {
    std::vector<Point> stones;
    for (const auto& block : read_position(game, {.playouts = 300}).dead) {
      stones.insert(stones.end(), block.begin(), block.end());
    }
    return stones;
  }();
  ASSERT_FALSE(dead.empty());
  game.pass();
  game.pass();
  Game on = dispute_copy(game);
  for (int turn = 0; turn < 60 && !on.over(); ++turn) {
    const Point move = ask("omnigo", on).moves[0].move;
    if (move == kNoPoint || !on.play(move)) on.pass();
  }
  EXPECT_TRUE(on.over());
  EXPECT_EQ(dead_after_dispute(game, on), dead);
}

// Under area scoring Black is ahead by nine points, and by territory White by 22: Black has filled
// its own.
TEST(Manners, CountTerritoryWhereThatCounts) {
  const std::string rows =
      ".BBBBW... BBBBBW... BBBBBW... BBBBBW... BBBBBWWWW BBBBBW... BBBBBW... BBBBBW... .BBBBW...";
  for (const char* rules : {"chinese,komi=0", "japanese,komi=0"}) {
    const bool territory = rules[0] == 'j';
    Game game = position("9x9", rules, rows, Colour::White);
    const auto bot = *make_bot("omnigo", 1);
    Thinking thinking;
    thinking.playouts = 300;
    thinking.agreement = true;
    const Analysis white = bot->think(game, Colour::White, thinking);
    EXPECT_EQ(white.root.win[1] > 0.9, territory);
    EXPECT_NEAR(white.root.score[1] - white.root.score[0], territory ? 22 : -9, 2) << rules;
    EXPECT_FALSE(white.resigns);
  }
}

// Nobody moves in what is Black's to take the stone: the players will agree.
TEST(Manners, LeaveTheDeadWhereTakingThemCosts) {
  const Game game = position("9x7", "japanese,komi=0", kWithADeadStone);
  Thinking agreed;
  agreed.agreement = true;
  EXPECT_EQ(ask("omnigo", game, agreed).moves[0].move, kNoPoint);
  EXPECT_EQ(ask("club", game, agreed).moves[0].move, kNoPoint);
}

TEST(Manners, WithThreePlayersTheLostPlayOn) {
  const Game game = position("9x7", "players=3", kLost, Colour::White);
  const auto bot = *make_bot("omnigo", 1);
  Thinking thinking;
  thinking.playouts = 100;
  for (int i = 0; i < 4; ++i) EXPECT_FALSE(bot->think(game, Colour::White, thinking).resigns);
}

// White cannot live in there, nor has Black anything to do.
TEST(Manners, NoMoveInUnconditionalTerritory) {
  const Game game = position(
      "9x7", "chinese", ".BB.BW... BB.BBW... .BBBBW... BBB.BW... B.BBBW... BBBBBW... .BB.BW...",
      Colour::White);
  for (const BotKind& level : levels().first(6)) {
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      const Point move = level.make(seed)->think(game, Colour::White, {}).moves[0].move;
      EXPECT_TRUE(move == kNoPoint || move % 9 > 4) << level.name << ' ' << move;
    }
  }
}

// Thinks as long as it may, and finds these owners: a share of each point for each player.
class Sleeper : public Bot {
 public:
  Sleeper(std::vector<double> owners, std::vector<std::chrono::milliseconds>& asked)
      : owners_(std::move(owners)), asked_(asked) {}

  Analysis think(const Game&, Colour player, const Thinking& thinking) override {
    asked_.push_back(thinking.time);
    std::this_thread::sleep_for(thinking.time);
    Analysis analysis;
    analysis.player = player;
    analysis.root = {100, {0.5, 0.5}, {0, 0}, {0, 0}};
    analysis.ownership = owners_;
    analysis.policy.assign(owners_.size() / 2 + 1, 0);
    analysis.moves.push_back({kNoPoint, 1, analysis.root, {kNoPoint}});
    return analysis;
  }

 private:
  std::vector<double> owners_;
  std::vector<std::chrono::milliseconds>& asked_;
};

// In the finished position the left five columns are Black's; where nothing is settled, there is no
// pass to look at.
TEST(Manners, TheTimeToLookAtAPassIsTheSearchsIfThereIsNone) {
  using std::chrono::milliseconds;
  const Game game = position("9x7", "chinese", kFinished);
  std::vector<double> settled(2 * 63), open(2 * 63, 0.5);
  for (int p = 0; p < 63; ++p) settled[(p % 9 < 5 ? 0 : 63) + p] = 1;
  for (const auto& owners : {settled, open}) {
    std::vector<milliseconds> searched, checked;
    MannerlyBot bot(std::make_unique<Sleeper>(owners, searched),
                    std::make_unique<Sleeper>(owners, checked), {});
    Thinking thinking;
    thinking.time = milliseconds(400);
    // A busy machine may wake the first one too late for a second.
    for (int i = 0; i < 20 && searched.size() + checked.size() != 2; ++i) {
      searched.clear();
      checked.clear();
      bot.think(game, Colour::Black, thinking);
    }
    const auto& second = owners == settled ? checked : searched;
    EXPECT_EQ(searched.size() + checked.size(), 2u);
    EXPECT_EQ(searched.at(0), milliseconds(350));
    EXPECT_LE(second.back(), milliseconds(50));
  }
}

TEST(Reading, ProposesTheDeadAndWhoOwnsWhat) {
  const Game game = position("9x7", "chinese", kWithADeadStone);
  const Reading reading = read_position(game, {.playouts = 200});
  ASSERT_EQ(reading.dead.size(), 1u);
  EXPECT_EQ(reading.dead[0], std::vector<Point>{29});
  EXPECT_GT(reading.ownership[28], 0.9);      // Black's
  EXPECT_GT(reading.ownership[63 + 8], 0.9);  // White's
  EXPECT_NEAR(reading.estimate.win[0] + reading.estimate.win[1], 1, 1e-9);
  EXPECT_EQ(without(game.board(), reading.dead)[29], Colour::Empty);
}

TEST(Reading, KnowsThreePlayers) {
  const Game game =
      position("11x5", "players=3", ".BB.BW.WR.R BB.BBWWWRRR .BBBBWWWRRR BBBBBWWWRRR .BW.BW.WR.R");
  const Reading reading = read_position(game, {.playouts = 200});
  ASSERT_EQ(reading.dead.size(), 1u);
  EXPECT_EQ(reading.dead[0], std::vector<Point>{2});
  EXPECT_GT(reading.ownership[2 * 55 + 9], 0.8);  // Red's
}

TEST(Reading, AFinishedGameTooAndStopsWhenAsked) {
  Game game = position("9x7", "chinese", kFinished);
  game.pass();
  game.pass();
  ASSERT_TRUE(game.over());
  EXPECT_TRUE(read_position(game, {.playouts = 100}).dead.empty());
  EXPECT_EQ(read_position(game, {.playouts = 100, .stop = [] { return true; }}).estimate.visits,
            1u);
}

// Every turn takes as long as it may and a little more on the way; nobody runs out.
TEST(TimeUse, NoClockRunsOut) {
  for (const char* text :
       {"absolute:main=30", "absolute:main=2", "fischer:main=10,increment=1",
        "fischer:main=1,increment=0.5,cap=5", "fischer:main=5,increment=0.1",
        "byoyomi:main=20,period=1,periods=3", "byoyomi:main=0,period=2,periods=1",
        "canadian:main=10,period=20,moves=15", "canadian:main=0,period=5,moves=25", "move:time=1",
        "move:time=0.2"}) {
    const auto parsed = parse_time_control(text);
    ASSERT_TRUE(parsed) << text;
    const TimeControl control = *parsed;
    for (int points : {25, 81, 361}) {
      TimeLeft left = full_time(control);
      for (int turn = 0; turn < 3 * points && !left.out; turn += 2) {
        const auto time = time_for_turn(control, left, points, 2, turn);
        ASSERT_TRUE(time);
        EXPECT_GE(*time, 1);
        left = spend(control, left, *time + 2);
        EXPECT_FALSE(left.out) << text << ", " << points << " points, turn " << turn;
        left = end_turn(control, left);
      }
    }
  }
  EXPECT_FALSE(time_for_turn({}, {}, 81, 2, 0));
}

}  // namespace
}  // namespace omnigo
