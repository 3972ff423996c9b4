// The games of data/library: each is legal, ends as it says, and has comments to read.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>

#include "program.h"
#include "record/record_json.h"
#include "record/replay.h"
#include "rules/score.h"

namespace omnigo {
namespace {

namespace fs = std::filesystem;

std::set<std::string> names() {
  std::set<std::string> found;
  for (const auto& entry : fs::directory_iterator(source_folder() + "/data/library")) {
    found.insert(entry.path().stem());
  }
  return found;
}

std::string bytes_of(const std::string& name) {
  std::ifstream in(source_folder() + "/data/library/" + name + ".json", std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

GameRecord record_of(const std::string& name) {
  auto record = read_record(bytes_of(name));
  EXPECT_TRUE(record) << name << ": " << record.error().message;
  return std::move(*record);
}

std::vector<HalfPoints> scores_of(const Replay& replay) {
  std::vector<HalfPoints> scores;
  for (const Tally& tally : replay.end.tallies) scores.push_back(tally.score);
  return scores;
}

TEST(Library, HoldsTheGamesOfTheDocuments) {
  EXPECT_EQ(names(), (std::set<std::string>{"alphago-lee-1", "five-by-five", "five-by-five-opening",
                                            "five-by-five-snapback", "seven-by-seven",
                                            "seven-by-seven-cut", "seven-by-seven-invasion",
                                            "sunflower", "three-players", "two-by-two"}));
}

TEST(Library, EveryGameIsLegalAndEndsAsItSays) {
  for (const std::string& name : names()) {
    SCOPED_TRACE(name);
    const GameRecord record = record_of(name);
    const auto played = replay(record);
    ASSERT_TRUE(played);
    EXPECT_FALSE(played->first_break);
    ASSERT_TRUE(record.result);
    EXPECT_EQ(played->end.places, record.result->places);
    if (record.result->how == RecordedResult::How::Score) {
      EXPECT_EQ(played->end.state, ReplayEnd::State::Passed);
      EXPECT_EQ(scores_of(*played), record.result->scores);
    } else {
      EXPECT_EQ(played->end.state, ReplayEnd::State::Left);
    }
  }
}

TEST(Library, EveryGameSaysWhatItIsAndHasComments) {
  for (const std::string& name : names()) {
    SCOPED_TRACE(name);
    const GameRecord record = record_of(name);
    for (const char* key : {"name", "about", "source", "comment"}) {
      EXPECT_TRUE(record.info.contains(key)) << key;
    }
    int comments = 0;
    for (const RecordEvent& event : record.events) comments += !event.comment.empty();
    EXPECT_GE(comments, 8);
    EXPECT_EQ(write_record(record), bytes_of(name)) << "written as omnigo convert writes it";
  }
}

// Where a document's diagram is lost, the game fits the document's words.
TEST(Library, TheReconstructionsFitTheDocuments) {
  const GameRecord five = record_of("five-by-five");
  EXPECT_EQ(five.board->names[five.events[2].point], "C3");
  EXPECT_EQ(five.board->names[five.events[12].point], "E1");
  const ReplayEnd end = replay(five)->end;
  EXPECT_EQ(end.tallies[0].stones, 11);
  EXPECT_EQ(end.tallies[0].territory, 0);
  EXPECT_EQ(end.tallies[1].stones, 8);
  EXPECT_EQ(end.tallies[1].territory, 2);
  // With all black stones dead, a Japanese count is White's territory and prisoners less its own.
  EXPECT_EQ(25 - end.tallies[1].stones + 11 + end.tallies[0].prisoners_lost -
                end.tallies[1].prisoners_lost,
            27);
  EXPECT_EQ(scores_of(*replay(record_of("seven-by-seven"))), (std::vector<HalfPoints>{38, 26}));
  const Replay invasion = *replay(record_of("seven-by-seven-invasion"));
  EXPECT_EQ(scores_of(invasion), (std::vector<HalfPoints>{28, 18}));
  EXPECT_EQ(invasion.end.tallies[1].prisoners_lost, 4);
  const Replay cut = *replay(record_of("seven-by-seven-cut"));
  EXPECT_EQ(scores_of(cut), (std::vector<HalfPoints>{16, 30}));
  EXPECT_EQ(cut.end.tallies[0].prisoners_lost, 2);
  const GameRecord record = record_of("seven-by-seven-cut");
  const Colouring owner = owners(*record.board->graph, cut.end.colouring);
  EXPECT_EQ(std::count(owner.begin(), owner.end(), Colour::Empty), 1) << "one dame point";
  EXPECT_EQ(owner[*record.board->find("G7")], Colour::Empty);
}

// The first turns of a game, as `omnigo solve --moves` takes them.
std::string turns_of(const GameRecord& record, int turns) {
  std::string moves;
  for (int turn = 0; turn < turns; ++turn) {
    const Point p = record.events[turn].point;
    moves += (p == kNoPoint ? "pass" : record.board->names[p]) + " ";
  }
  return moves;
}

// "13.B[e1] was a terrible blunder. If instead 13.B[e4] then the black stones can all be saved."
TEST(Library, TheBlunderOfFiveByFiveLosesEverything) {
  const std::string solve =
      "solve 5x5 --rules no-suicide --moves '" + turns_of(record_of("five-by-five"), 12);
  EXPECT_EQ(run_omnigo(solve + "E1' --at-most -25").status, 0) << "White takes all";
  EXPECT_EQ(run_omnigo(solve + "E4' --at-least -1").status, 0) << "Black keeps what it has";
}

// "No matter how Black continues, White can capture all the Black stones": where both pass instead.
TEST(Library, AtTheEndOfFiveByFiveWhiteCanTakeEverything) {
  const std::string moves = turns_of(record_of("five-by-five"), 21);
  EXPECT_EQ(run_omnigo("solve 5x5 --rules no-suicide --moves '" + moves + "' --at-most -25").status,
            0);
}

// "White can take a5 and then snap back at e4, capturing the whole Black group!"
TEST(Library, TheSnapbackOfFiveByFiveTakesTheWholeGroup) {
  const GameRecord five = record_of("five-by-five"), played_on = record_of("five-by-five-snapback");
  EXPECT_EQ(turns_of(five, 21), turns_of(played_on, 21));
  EXPECT_EQ(played_on.board->names[played_on.events[27].point], "A5");
  EXPECT_EQ(played_on.board->names[played_on.events[29].point], "E4");
  const ReplayEnd end = replay(played_on)->end;
  EXPECT_EQ(end.tallies[0].prisoners_lost, 14);
  EXPECT_EQ(end.tallies[1].score, 2 * 25);
}

// "Below is a better opening for Black": in ours all 25 points are Black's, whatever White plays.
TEST(Library, TheOpeningOfFiveByFiveWinsEverything) {
  const std::string moves = turns_of(record_of("five-by-five-opening"), 11);
  EXPECT_EQ(run_omnigo("solve 5x5 --rules no-suicide --moves '" + moves + "' --at-least 25").status,
            0);
}

TEST(Library, TheProgramOpensEachByName) {
  for (const std::string& name : names()) {
    EXPECT_EQ(run_omnigo("convert library:" + name + " - --to json").output, bytes_of(name));
  }
  EXPECT_EQ(run_omnigo("replay library:two-by-two").status, 0);
  const Ran unknown = run_omnigo("replay library: 2>&1");
  EXPECT_EQ(unknown.status, 2);
  EXPECT_EQ(unknown.output,
            "omnigo: unknown game '' in the library; expected one of alphago-lee-1, "
            "five-by-five-opening, "
            "five-by-five-snapback, five-by-five, seven-by-seven-cut, seven-by-seven-invasion, "
            "seven-by-seven, sunflower, three-players, two-by-two\n");
}

}  // namespace
}  // namespace omnigo
