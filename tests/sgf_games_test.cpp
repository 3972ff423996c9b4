// Games of our own bots as SGF files: each is read, replayed as the oracle replays it, and written
// again without loss. So are the inputs that the fuzzer of SGF found.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "places.h"
#include "record/replay.h"
#include "record/sgf_game.h"
#include "sgf_compare.h"
#include "side_by_side.h"

namespace omnigo {
namespace {

namespace fs = std::filesystem;
using Action = RecordEvent::Action;

std::vector<fs::path> files_in(const std::string& folder) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(source_folder() + folder)) {
    files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::string read_file(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  EXPECT_TRUE(in) << path;
  return {std::istreambuf_iterator<char>(in), {}};
}

// The record played by the oracle, which judges every move.
spec::Game played_by_oracle(const GameRecord& record) {
  spec::Game game = spec::start(*record.board->graph, as_spec(record.rules));
  for (const RecordEvent& event : record.events) {
    const int player = static_cast<int>(event.player);
    if (event.action == Action::Pass) {
      spec::pass(game, player);
    } else if (event.action == Action::Resign) {
      spec::resign(game, player);
    } else {
      EXPECT_EQ(event.action, Action::Move);
      EXPECT_EQ(spec::judge(game, player, event.point).kind, spec::Verdict::legal);
      spec::move(game, player, event.point);
    }
  }
  return game;
}

void expect_lossless(const SgfCollection& sgf) {
  const auto again = read_sgf(write_sgf(sgf));
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(difference(sgf, *again, true), "");
}

TEST(SgfGames, ReplayAsTheOracleSays) {
  int games = 0, counted = 0, resigned = 0, turns = 0;
  for (const fs::path& path : files_in("/tests/data/games")) {
    SCOPED_TRACE(path);
    const auto sgf = read_sgf(read_file(path));
    ASSERT_TRUE(sgf) << sgf.error().message;
    expect_lossless(*sgf);
    const auto game = game_from_sgf(*sgf, sgf->main_line(sgf->roots()[0]));
    ASSERT_TRUE(game) << game.error().message;
    EXPECT_TRUE(game->warnings.empty());
    const GameRecord& record = game->record;
    const auto ours = replay(record);
    ASSERT_TRUE(ours) << ours.error().message;
    EXPECT_FALSE(ours->first_break) << to_text(*ours->first_break);

    const spec::Game oracle = played_by_oracle(record);
    EXPECT_EQ(ours->end.turns, oracle.now().turns);
    EXPECT_EQ(ours->end.places, spec::ranking(oracle));
    const std::vector<int> scores = spec::score(oracle);
    for (std::size_t p = 0; p < ours->end.colouring.size(); ++p) {
      ASSERT_EQ(static_cast<int>(ours->end.colouring[p]), oracle.now().colouring[p]);
    }
    for (std::size_t player = 0; player < scores.size(); ++player) {
      EXPECT_EQ(ours->end.tallies[player].score, scores[player]);
      EXPECT_EQ(ours->end.tallies[player].prisoners_lost, oracle.now().lost[player]);
    }
    ASSERT_TRUE(record.result);
    EXPECT_EQ(record.result->places, ours->end.places);
    if (record.result->margin) {
      EXPECT_EQ(*record.result->margin, std::abs(scores[0] - scores[1]));
      ++counted;
    } else {
      ++resigned;
    }
    turns += ours->end.turns;
    ++games;
  }
  EXPECT_GE(games, 12);
  EXPECT_GE(counted, 3);
  EXPECT_GE(resigned, 1);
  EXPECT_GT(turns, 500);
}

TEST(SgfGames, WhatTheFuzzerFoundIsWrittenWithoutLoss) {
  int read = 0;
  for (const fs::path& path : files_in("/fuzz/corpus/sgf")) {
    SCOPED_TRACE(path);
    if (const auto sgf = read_sgf(read_file(path))) {
      expect_lossless(*sgf);
      ++read;
    }
  }
  EXPECT_GT(read, 50);
}

}  // namespace
}  // namespace omnigo
