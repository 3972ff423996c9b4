// Matches: schedule, faults survived, the file, ratings.
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>

#include "base/random.h"
#include "match/book.h"
#include "match/keep.h"
#include "match/plan.h"
#include "match/rating.h"
#include "match/report.h"
#include "match/run.h"
#include "places.h"
#include "program.h"
#include "record/record_json.h"
#include "record/replay.h"
#include "record/sgf_game.h"
#include "usage_errors.h"

namespace omnigo {
namespace {

namespace fs = std::filesystem;

EngineSpec engine(const std::string& text) { return *parse_engine(text); }

MatchPlan plan_of(const std::vector<std::string>& engines, const std::string& board = "grid:3x3",
                  const std::string& rules = "") {
  MatchPlan plan;
  for (const std::string& text : engines) {
    plan.chairs.push_back(static_cast<int>(plan.engines.size()));
    plan.engines.push_back(engine(text));
  }
  plan.boards = {board};
  plan.rules = *parse_rules(rules);
  return plan;
}

std::string broken(const std::string& how) {
  return how + "=sh '" + source_folder() + "/tests/data/engines/broken.sh' " + how;
}

std::vector<MatchGame> play(const MatchPlan& plan, int games, const std::string& path = "",
                            int parallel = 1) {
  MatchOptions options;
  options.games = games;
  options.parallel = parallel;
  auto book = MatchBook::open(path, plan);
  EXPECT_TRUE(book);
  std::atomic<bool> stop = false;
  const auto ran = run_match(plan, options, *book, stop);
  EXPECT_TRUE(ran);
  return book->games();
}

// A file's name in a folder of its own, gone at the end.
class TemporaryFile {
 public:
  TemporaryFile() : folder_(fs::temp_directory_path() / ("omnigo-" + std::to_string(getpid()))) {
    fs::create_directories(folder_);
  }
  ~TemporaryFile() { fs::remove_all(folder_); }
  std::string folder() const { return folder_.string(); }
  std::string path() const { return (folder_ / "match.jsonl").string(); }

 private:
  fs::path folder_;
};

TEST(Engines, AreReadFromOneWord) {
  const EngineSpec bot = engine("strong=uct:playouts=200,threads=2,time=0.5");
  EXPECT_EQ(bot.name, "strong");
  EXPECT_EQ(bot.bot, "uct");
  EXPECT_EQ(bot.playouts, 200u);
  EXPECT_EQ(bot.threads, 2);
  EXPECT_EQ(bot.time, 500);
  EXPECT_EQ(engine("uct:playouts=9").name, "uct:playouts=9");
  const EngineSpec program = engine("gnu=gnugo --mode gtp --level=1");
  EXPECT_EQ(program.name, "gnu");
  EXPECT_EQ(program.command, "gnugo --mode gtp --level=1");
  EXPECT_EQ(engine("/usr/games/gnugo --mode=gtp").name, "gnugo");
  for (const char* wrong : {"", "x=", "uct:playouts=0", "uct:playouts=x", "uct:level=3", "uct:"}) {
    SCOPED_TRACE(wrong);
    EXPECT_EQ(static_cast<bool>(parse_engine(wrong)), std::string(wrong) == "uct:");
  }
}

TEST(Schedule, EverybodyHasEverySeatAgainstEverybody) {
  MatchPlan plan = plan_of({"a=x", "b=x", "c=x", "d=x"}, "3x3", "players=3");
  plan.boards = {"3x3", "4x4"};
  EXPECT_EQ(games_in_round(plan), 12);
  std::map<std::vector<int>, int> met;
  for (int game = 0; game < 24; ++game) {
    const Seating seats = seating(plan, game);
    ++met[seats.engines];
    EXPECT_EQ(seats.board, game < 12 ? "3x3" : "4x4");
    EXPECT_EQ(seats.opening_seed == seating(plan, 0).opening_seed, game < 12);
  }
  EXPECT_EQ(met.size(), 12u);
  for (const auto& [table, times] : met) EXPECT_EQ(times, 2);
}

TEST(Match, FailuresAreRecordedAndSurvived) {
  const struct {
    const char* how;
    EngineFault fault;
    const char* detail;
  } cases[] = {
      {"crash", EngineFault::Crash, "signal 11"},
      {"exit", EngineFault::Crash, "exit status 7"},
      {"illegal", EngineFault::Illegal, "A1: "},
      {"nowhere", EngineFault::Illegal, "'Z99'"},
      {"garbage", EngineFault::Crash, "exit status"},
      {"error", EngineFault::Refused, "I will not"},
      {"refuse", EngineFault::Refused, "never"},
      {"silent", EngineFault::NoAnswer, "no answer to genmove"},
  };
  for (const auto& [how, fault, detail] : cases) {
    SCOPED_TRACE(how);
    MatchPlan plan = plan_of({"random", broken(how)});
    if (fault == EngineFault::NoAnswer) plan.patience = 300;
    const std::vector<MatchGame> games = play(plan, 4);
    ASSERT_EQ(games.size(), 4u);
    int failed = 0;
    for (const MatchGame& game : games) {
      const int seat = game.engines[0] == 1 ? 0 : 1;
      if (game.failures.empty()) continue;  // it may end before the second turn
      ++failed;
      ASSERT_EQ(game.failures.size(), 1u);
      EXPECT_EQ(game.failures[0].seat, seat);
      EXPECT_EQ(game.failures[0].failure.fault, fault);
      EXPECT_NE(game.failures[0].failure.detail.find(detail), std::string::npos)
          << game.failures[0].failure.detail;
      EXPECT_EQ(win_shares(game)[seat], 0);
    }
    EXPECT_GT(failed, 0);
  }
}

TEST(Match, AResignationIsNoFailure) {
  for (const MatchGame& game : play(plan_of({"random", broken("resign")}), 2)) {
    EXPECT_TRUE(game.failures.empty());
    EXPECT_TRUE(game.result.ends_with("+Resign")) << game.result;
  }
}

TEST(Match, TheClockIsEnforced) {
  MatchPlan plan = plan_of({"random", broken("slow")});
  plan.clock = *parse_time_control("move:time=1");
  const std::vector<MatchGame> games = play(plan, 2, "", 2);
  int out_of_time = 0;
  for (const MatchGame& game : games) {
    for (const SeatFailure& failed : game.failures) {
      EXPECT_EQ(failed.failure.fault, EngineFault::Time);
      ++out_of_time;
    }
  }
  EXPECT_GT(out_of_time, 0);
}

TEST(Match, ThreeSeatsOnOneOfWhichTheEngineDies) {
  MatchPlan plan =
      plan_of({"random", "uct:playouts=10", "x='" + omnigo_program() + "' gtp --bot random"},
              "cycle:9", "players=3,komi=0/0.5/1");
  plan.opening = 2;
  const std::vector<MatchGame> games = play(plan, 6, "", 2);
  ASSERT_EQ(games.size(), 6u);
  for (const MatchGame& game : games) {
    EXPECT_TRUE(game.failures.empty());
    EXPECT_EQ(game.opening, 2);
    double all = 0;
    for (const double share : win_shares(game)) all += share;
    if (game.finished) {
      EXPECT_NEAR(all, 1, 1e-9);
    }
  }
  plan = plan_of({"random", "uct:playouts=10",
                  "x=echo '= omnigo-game'; echo; read a; echo =; echo; read a; exit 1"},
                 "cycle:9", "players=3,komi=0/0.5/1");
  for (const MatchGame& game : play(plan, 3)) {
    ASSERT_EQ(game.failures.size(), 1u);
    EXPECT_EQ(game.engines[game.failures[0].seat], 2);
    EXPECT_EQ(game.places[game.failures[0].seat], 3);
  }
}

// The engine that cannot even begin is out before the first turn, and the others know.
TEST(Match, OneOfThreeCannotBegin) {
  const MatchPlan plan = plan_of({"x=echo '= omnigo-game'; echo; read a; exit 1", "random",
                                  "y='" + omnigo_program() + "' gtp --bot random"},
                                 "cycle:7", "players=3");
  for (const MatchGame& game : play(plan, 6)) {
    ASSERT_EQ(game.failures.size(), 1u);
    EXPECT_EQ(game.engines[game.failures[0].seat], 0);
    EXPECT_EQ(game.turns[0].action, Game::Action::Resign);
  }
}

TEST(Match, TheSameSeedPlaysTheSameGames) {
  MatchPlan plan = plan_of({"random", "uct:playouts=10"}, "4x4");
  plan.opening = 2;
  const auto lines = [&](int parallel) {
    std::set<std::string> set;
    for (MatchGame game : play(plan, 8, "", parallel)) {
      for (PlayedTurn& turn : game.turns) turn.spent = 0;
      set.insert(game_line(plan, game));
    }
    return set;
  };
  EXPECT_EQ(lines(1), lines(2));
}

TEST(Match, StopsAndGoesOnFromItsFile) {
  const TemporaryFile file;
  const MatchPlan plan = plan_of({"random", "uct:playouts=5"});
  EXPECT_EQ(play(plan, 3, file.path()).size(), 3u);
  // As a crash in mid-line leaves it.
  std::ofstream(file.path(), std::ios::app) << "{\"game\":3,\"boa";
  const std::vector<MatchGame> games = play(plan, 8, file.path(), 2);
  ASSERT_EQ(games.size(), 8u);
  std::set<int> numbers;
  for (const MatchGame& game : games) numbers.insert(game.number);
  EXPECT_EQ(numbers.size(), 8u);
  // Read back, it says the same.
  auto again = MatchBook::open(file.path(), plan);
  ASSERT_TRUE(again);
  EXPECT_EQ(report_json(plan, again->games(), std::nullopt),
            report_json(plan, games, std::nullopt));
  // Another match may not be mixed in.
  MatchPlan other = plan;
  other.seed = 99;
  EXPECT_FALSE(MatchBook::open(file.path(), other));
  std::ofstream(file.path(), std::ios::app) << "nonsense\n";
  EXPECT_FALSE(MatchBook::open(file.path(), plan));
}

GameRecord read_game(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string text((std::istreambuf_iterator<char>(file)), {});
  if (looks_like_json(text)) return *read_record(text);
  const auto sgf = read_sgf(text);
  return game_from_sgf(*sgf, sgf->main_line(sgf->roots()[0]))->record;
}

// What is kept replays without a break to the same result.
TEST(Match, GamesAreKeptAsFiles) {
  const TemporaryFile file;
  for (const std::string board : {"grid:4x3", "petersen"}) {
    SCOPED_TRACE(board);
    MatchPlan plan = plan_of({"random", "uct:playouts=5"}, board, "komi=0.5");
    plan.opening = 3;
    plan.clock = *parse_time_control("byoyomi:main=60,period=10,periods=3");
    MatchOptions options;
    options.games = 2;
    options.folder = file.folder();
    auto book = MatchBook::open("", plan);
    std::atomic<bool> stop = false;
    ASSERT_TRUE(run_match(plan, options, *book, stop));
    for (const MatchGame& game : book->games()) {
      const std::string name = file.folder() + "/000" + std::to_string(game.number + 1);
      const GameRecord record = read_game(name + (board[0] == 'g' ? ".sgf" : ".json"));
      const auto replayed = replay(record);
      ASSERT_TRUE(replayed);
      EXPECT_FALSE(replayed->first_break);
      EXPECT_EQ(replayed->end.state, ReplayEnd::State::Passed);
      EXPECT_EQ(replayed->end.places, game.places);
      EXPECT_EQ(record.seats[0].name, plan.engines[game.engines[0]].name);
    }
  }
}

// A resignation is no turn: a record has no times for it.
TEST(Match, AGameThatIsResignedIsKeptAsARecordThatReads) {
  const Layout layout = *make_layout("cube:2");
  MatchPlan plan = plan_of({"random", "random"}, layout.spec, "");
  MatchGame game;
  game.engines = {0, 0};
  game.finished = true;
  game.places = {1, 2};
  game.result = "B+Resign";
  PlayedTurn move{Colour::Black, Game::Action::Move, 3, 120, {}};
  PlayedTurn leaving{Colour::White, Game::Action::Resign, kNoPoint, 95, {}};
  game.turns = {move, leaving};
  const auto record =
      read_record(write_record(record_of(plan, game, std::make_shared<const Layout>(layout))));
  ASSERT_TRUE(record) << record.error().message;
  EXPECT_EQ(record->events[0].spent, 120);
  EXPECT_EQ(record->events[1].action, RecordEvent::Action::Resign);
  EXPECT_EQ(replay(*record)->end.state, ReplayEnd::State::Left);
}

TEST(Match, TheSequentialTestStopsItEarly) {
  const MatchPlan plan = plan_of({"uct:playouts=30", "random"}, "4x4");
  MatchOptions options;
  options.games = 1000;
  options.sprt = Sprt{0, 100};
  auto book = MatchBook::open("", plan);
  std::atomic<bool> stop = false;
  ASSERT_TRUE(run_match(plan, options, *book, stop));
  EXPECT_LT(book->games().size(), 200u);
  EXPECT_TRUE(is_decided(*options.sprt, book->games()));
}

// --- ratings

TEST(Rating, FindsTheStrengthsThatGamesWereDrawnFrom) {
  const std::vector<double> truth = {-150, 0, 150};
  Random random(1);
  std::vector<RatedGame> games;
  for (int i = 0; i < 6000; ++i) {
    std::vector<double> chance;
    double total = 0;
    for (const double elo : truth)
      chance.push_back(std::pow(10, elo / 400)), total += chance.back();
    double drawn = random.below(1'000'000) / 1e6 * total;
    int winner = 0;
    while (winner < 2 && drawn >= chance[winner]) drawn -= chance[winner++];
    RatedGame game{{0, 1, 2}, {0, 0, 0}};
    game.shares[winner] = 1;
    games.push_back(game);
  }
  const std::vector<Rating> ratings = rate(3, games);
  for (int i = 0; i < 3; ++i) {
    EXPECT_NEAR(ratings[i].elo, truth[i], 1.5 * ratings[i].error);
    EXPECT_LT(ratings[i].error, 15);
    EXPECT_GT(ratings[i].error, 4);
    EXPECT_EQ(ratings[i].games, 6000);
    EXPECT_NEAR(ratings[i].expected, 1.0 / 3, 1e-9);
  }
}

TEST(Rating, TwoSeatsAreElo) {
  std::vector<RatedGame> games;
  for (int i = 0; i < 1000; ++i)
    games.push_back({{0, 1}, {i % 4 == 0 ? 0.0 : 1.0, i % 4 == 0 ? 1.0 : 0.0}});
  const std::vector<Rating> ratings = rate(2, games);
  EXPECT_NEAR(ratings[0].elo - ratings[1].elo, 400 * std::log10(3), 1);
  const EloInterval interval = elo_interval(750, 0, 250);
  EXPECT_NEAR(interval.elo, 190.8, 0.1);
  EXPECT_NEAR(2 * ratings[0].error, (interval.high - interval.low) / 2, 1);
}

TEST(Rating, OneSidedMatchesHaveNoUpperBound) {
  const EloInterval interval = elo_interval(10, 0, 0);
  EXPECT_TRUE(std::isinf(interval.elo) && std::isinf(interval.high));
  EXPECT_GT(interval.low, 100);
  EXPECT_LT(interval.low, 250);
  EXPECT_TRUE(std::isfinite(rate(2, {{{0, 1}, {1, 0}}})[0].elo));
}

TEST(Rating, TheSequentialTestErrsAsSeldomAsItSays) {
  const Sprt sprt{0, 40};
  EXPECT_NEAR(sprt.upper(), 2.944, 0.001);
  Random random(7);
  int wrong = 0;
  constexpr int kMatches = 400;
  for (int match = 0; match < kMatches; ++match) {
    int wins = 0, losses = 0;
    double ratio = 0;
    do {  // the truth is elo0
      ++(random.below(2) == 0 ? wins : losses);
      ratio = sprt.ratio(wins, 0, losses);
    } while (ratio > sprt.lower() && ratio < sprt.upper());
    wrong += ratio >= sprt.upper();
  }
  EXPECT_LT(wrong, kMatches * 0.08);
  EXPECT_GT(wrong, 0);
}

// By hand: 40% or 60%, and 65% or 85%; a win weighs log(s1 / s0), a loss log((1 - s1) / (1 - s0)).
TEST(Rating, TheRatioIsExactWhereAlmostAllGamesAreWon) {
  EXPECT_NEAR((Sprt{-70.44, 70.44}.ratio(10, 0, 3)), 7 * std::log(1.5), 0.001);
  EXPECT_NEAR((Sprt{107.54, 301.33}.ratio(11, 0, 0)), 11 * std::log(0.85 / 0.65), 0.001);
  EXPECT_NEAR((Sprt{-70.44, 70.44}.ratio(5, 8, 5)), 0, 0.001);
}

TEST(Report, ResultsAreComparedAsNumbers) {
  EXPECT_TRUE(same_result("B+3.5", "b+3.50"));
  EXPECT_TRUE(same_result("W+12.0", "W+12"));
  EXPECT_TRUE(same_result("0", "0"));
  EXPECT_FALSE(same_result("W+3.5", "B+3.5"));
  EXPECT_FALSE(same_result("W+3.5", "W+4.5"));
  EXPECT_FALSE(same_result("0", "W+4.5"));
}

TEST(Report, ThePageListsTheStrongestFirst) {
  const MatchPlan plan = plan_of({"weak=<x>", "strong=x"});
  std::vector<MatchGame> games;
  for (int i = 0; i < 4; ++i) {
    MatchGame game;
    game.number = i;
    game.engines = {i % 2, 1 - i % 2};
    game.board = "grid:3x3";
    game.finished = true;
    game.places = i % 2 == 0 ? std::vector{2, 1} : std::vector{1, 2};
    game.scores = {0, 0};
    game.claims.resize(2);
    game.result = i % 2 == 0 ? "W+Resign" : "B+Resign";
    games.push_back(game);
  }
  const std::string page = report_html(plan, games, std::nullopt, {});
  const std::size_t strong = page.find("<td>strong</td>"), weak = page.find("<td>weak</td>");
  ASSERT_NE(strong, page.npos);
  ASSERT_NE(weak, page.npos);
  EXPECT_LT(strong, weak);
  EXPECT_EQ(page.find("<x>"), page.npos) << "a command line, not HTML";
}

TEST(ArenaProgram, PlaysAndReports) {
  const Ran ran = run_omnigo(
      "arena random uct:playouts=10 uct:playouts=10 --rules players=3 --board star:7 --games 3 "
      "--html /dev/null --json");
  EXPECT_EQ(ran.status, 0);
  EXPECT_NE(ran.output.find("\"games\": 3"), std::string::npos) << ran.output;
}

TEST(ArenaProgram, WrongArgumentsAreOneLineAndStatusTwo) {
  expect_usage_errors(
      "arena",
      {"", "random", "random uct --board nowhere:3", "random uct --clock soon",
       "random uct random --sprt 0,10", "random uct --sprt 10", "random uct --games 0",
       "random 'x=exit 1'", "x=a x=b", "random uct --html /nowhere/x --games 1 --board 2",
       "random uct --file /nowhere/x",
       "random \"sh '" + source_folder() + "/tests/data/engines/broken.sh' exit\" --board cube:3"});
}

TEST(ArenaProgram, SaysThatAProgramIsMissing) {
  const Ran ran = run_omnigo("arena x=/nowhere/engine random --board 2 --games 1 2>&1");
  EXPECT_EQ(ran.status, 2);
  EXPECT_EQ(ran.output, "omnigo: cannot start engine 'x': program not found\n");
}

}  // namespace
}  // namespace omnigo
