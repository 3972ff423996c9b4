// Games that others played and files that others wrote: every number that the folder's own
// sgf-expected.jsonl and sgf-torture-expected.json say of them.
#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "places.h"
#include "record/course.h"
#include "record/sgf_game.h"
#include "rules/life.h"
#include "sgf_compare.h"
#include "sha1.h"

namespace omnigo {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;
using Action = RecordEvent::Action;

const fs::path kData = others_data();

std::string read_file(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  EXPECT_TRUE(in) << path;
  return {std::istreambuf_iterator<char>(in), {}};
}

int count_leaves(const SgfCollection& sgf) {
  int leaves = 0;
  for (SgfNode n = 0; n < sgf.node_count(); ++n) leaves += sgf.is_leaf(n) ? 1 : 0;
  return leaves;
}

// What the replay of a game gives, under the names of the data.
struct Facts {
  int plays = 0, passes = 0;
  Json illegal;                                      // [ply, reason, value] or null
  std::vector<int> ko, psk, ssk;                     // plies
  std::vector<std::pair<int, int>> suicide;          // ply and stones
  int captured_by_black = 0, captured_by_white = 0;  // an own suicide is the opponent's gain
  Colouring final_colouring;
  std::map<std::string, int> first_by_game = {};  // by rules, the first ply that Game refuses
};

class Replayer {
 public:
  explicit Replayer(const SgfGame& game)
      : game_(game), play_(*Course::start_unjudged(game.record)) {
    boards_.push_back(play_.colouring());
    positions_.insert(play_.colouring());
    situations_.insert({game.record.start.first, play_.colouring()});
    for (const char* rules :
         {"ko=positional,suicide=yes", "ko=situational,suicide=yes", "ko=none,suicide=no"}) {
      judges_.emplace(
          rules, *Game::start(game.record.board->graph, *parse_rules(rules), game.record.start));
    }
  }

  Facts replay() {
    for (const RecordEvent& event : game_.record.events) {
      if (event.action == Action::Setup) {
        EXPECT_FALSE(play_.play_on(event));
        judges_.clear();
        remember(Colour::Empty);
      } else if (event.is_turn() && !turn(event)) {
        break;
      }
    }
    if (game_.off_board) facts_.illegal = Json::array({game_.off_board->turn, "off", ""});
    facts_.captured_by_black = play_.game().prisoners_lost(Colour::White);
    facts_.captured_by_white = play_.game().prisoners_lost(Colour::Black);
    facts_.final_colouring = play_.colouring();
    return facts_;
  }

 private:
  // False at the first move on a stone.
  bool turn(const RecordEvent& event) {
    ++ply_;
    judge(event);
    const Colour other = event.player == Colour::Black ? Colour::White : Colour::Black;
    const int lost_before = play_.game().prisoners_lost(event.player);
    if (play_.play_on(event)) {
      facts_.illegal =
          Json::array({ply_, "occupied", SgfBoard(game_.record.board, true).text(event.point)});
      return false;
    }
    if (event.action == Action::Pass) {
      ++facts_.passes;
      remember(other);
      return true;
    }
    ++facts_.plays;
    const int lost = play_.game().prisoners_lost(event.player) - lost_before;
    if (lost > 0) facts_.suicide.push_back({ply_, lost});
    const Colouring now = play_.colouring();
    if (boards_.size() >= 2 && now == boards_[boards_.size() - 2]) facts_.ko.push_back(ply_);
    if (positions_.contains(now)) facts_.psk.push_back(ply_);
    if (situations_.contains({other, now})) facts_.ssk.push_back(ply_);
    remember(other);
    return true;
  }

  void remember(Colour next) {
    boards_.push_back(play_.colouring());
    positions_.insert(boards_.back());
    situations_.insert({next, boards_.back()});
  }

  // Asks a Game under each rule, until it refuses a move for the first time.
  void judge(const RecordEvent& event) {
    for (auto& [rules, game] : judges_) {
      if (facts_.first_by_game.contains(rules)) continue;
      if (game.over()) game.resume();
      if (event.action == Action::Pass) {
        game.pass(event.player);
      } else if (const Legality legal = game.play(event.point, event.player);
                 !legal && legal.reason != Reason::Occupied) {
        facts_.first_by_game[rules] = ply_;
      }
    }
  }

  const SgfGame& game_;
  Course play_;
  std::map<std::string, Game> judges_;
  Facts facts_;
  int ply_ = 0;
  std::vector<Colouring> boards_;
  std::set<Colouring> positions_;
  std::set<std::pair<Colour, Colouring>> situations_;
};

std::string position_hash(const Layout& layout, const Colouring& colouring) {
  const auto [columns, rows] = *layout.rectangle;
  std::string text;
  for (int row = rows - 1; row >= 0; --row) {
    for (int column = 0; column < columns; ++column) {
      text += ".XO"[static_cast<int>(colouring[row * columns + column])];
    }
    if (row > 0) text += '/';
  }
  return sha1_hex(text).substr(0, 16);
}

std::array<int, 2> areas(const Colouring& owner) {
  std::array<int, 2> area = {0, 0};
  for (const Colour c : owner) {
    if (c != Colour::Empty) ++area[player_of(c)];
  }
  return area;
}

void compare(const Json& expected, const SgfGame& game, const Facts& facts) {
  const Layout& layout = *game.record.board;
  EXPECT_EQ(facts.plays, expected["plays"]);
  EXPECT_EQ(facts.passes, expected["passes"]);
  EXPECT_EQ(facts.illegal, expected["illegal"]);
  EXPECT_EQ(Json(facts.ko), expected["ko"]);
  EXPECT_EQ(Json(facts.psk), expected["psk"]);
  EXPECT_EQ(Json(facts.ssk), expected["ssk"]);
  EXPECT_EQ(Json(facts.suicide), expected["suicide"]);
  EXPECT_EQ(facts.captured_by_black, expected["capB"]);
  EXPECT_EQ(facts.captured_by_white, expected["capW"]);
  EXPECT_EQ(Json(position_hash(layout, facts.final_colouring)), expected["pos"]);

  const auto area = areas(owners(*layout.graph, facts.final_colouring));
  EXPECT_EQ(area[0], expected["areaB"]);
  EXPECT_EQ(area[1], expected["areaW"]);
  EXPECT_EQ(layout.graph->size() - area[0] - area[1], expected["neutral"]);
  EXPECT_EQ(Json(areas(unconditional_area(*layout.graph, facts.final_colouring, 2, true,
                                          {true, true, true}))),
            expected["benson"]);
}

// The first ply that Game refuses under each superko rule, and without suicide. A game that is set
// up again half-way is left out: there the data goes on comparing with what stood before.
void compare_judges(const Json& expected, const Facts& facts) {
  const auto first = [](const Json& plies) {
    if (plies.empty()) return 0;
    return plies[0].is_array() ? plies[0][0].get<int>() : plies[0].get<int>();
  };
  const auto refused = [&](const char* rules) {
    const auto found = facts.first_by_game.find(rules);
    return found == facts.first_by_game.end() ? 0 : found->second;
  };
  EXPECT_EQ(refused("ko=positional,suicide=yes"), first(expected["psk"]));
  EXPECT_EQ(refused("ko=situational,suicide=yes"), first(expected["ssk"]));
  EXPECT_EQ(refused("ko=none,suicide=no"), first(expected["suicide"]));
}

TEST(SgfOfOthers, GamesReplayToTheExpectedPositions) {
  std::ifstream lines(kData / "sgf-expected.jsonl");
  ASSERT_TRUE(lines);
  int games = 0;
  long plays = 0;
  for (std::string line; std::getline(lines, line);) {
    const Json expected = Json::parse(line);
    const std::string file = expected["file"];
    SCOPED_TRACE(file);
    auto sgf = read_sgf(read_file(kData / "sgf" / file));
    ASSERT_TRUE(sgf) << sgf.error().message;
    EXPECT_EQ(sgf->node_count(), expected["nodes"]);
    EXPECT_EQ(count_leaves(*sgf), expected["leaves"]);
    auto game = game_from_sgf(*sgf, sgf->main_line(sgf->roots()[0]));
    ASSERT_TRUE(game) << game.error().message;
    const Facts facts = Replayer(*game).replay();
    compare(expected, *game, facts);
    if (expected["setupmid"] == 0) compare_judges(expected, facts);
    plays += facts.plays;
    ++games;
  }
  const Json totals = Json::parse(read_file(kData / "sgf-expected-totals.json"))["sets"]["dev"];
  EXPECT_EQ(games, totals["totals"]["files"]);
  EXPECT_EQ(plays, totals["totals"]["plays"]);
}

void expect_lossless(const SgfCollection& sgf) {
  const auto again = read_sgf(write_sgf(sgf));
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(difference(sgf, *again, true), "");
  for (const SgfWarning& warning : again->warnings()) {
    EXPECT_NE(warning.message.find("is kept unchanged"), std::string::npos) << warning.message;
  }
}

TEST(SgfOfOthers, EveryFileIsReadWrittenAndReadAgainWithoutLoss) {
  int files = 0;
  for (const char* folder : {"sgf", "sgf-torture"}) {
    for (const auto& entry : fs::recursive_directory_iterator(kData / folder)) {
      if (!entry.is_regular_file()) continue;
      ++files;
      SCOPED_TRACE(entry.path().string());
      if (auto sgf = read_sgf(read_file(entry.path()))) expect_lossless(*sgf);
    }
  }
  EXPECT_EQ(files, 1924 + 260);
}

// Where the two parsers of the data gave up, or saw what we see otherwise.
const std::map<std::string, std::array<int, 3>> kReadFurther = {
    // Unterminated values: read up to the end of the file.
    {"sgfc-missdeer/test.sgf", {8, 94, 33}},
    {"sgfc-1.8/test.sgf", {4, 63, 19}},
    {"littlego/sgfc/test.sgf", {4, 63, 19}},
    // No semicolon before the root.
    {"sabaki-sgf/sgf/encoding/nihon-kiin.sgf", {1, 9, 1}},
    // Nodes after variations: alternatives to them, hence more leaves.
    {"gogui/junit/src/net/sf/gogui/sgf/verbose-property-names.sgf", {1, 385, 26}},
};

TEST(SgfOfOthers, TortureFilesHaveTheExpectedCounts) {
  const Json list = Json::parse(read_file(kData / "sgf-torture-expected.json"));
  EXPECT_EQ(list.size(), 260u);
  int refused = 0;
  for (const Json& expected : list) {
    const std::string file = expected["file"];
    SCOPED_TRACE(file);
    const auto sgf = read_sgf(read_file(kData / "sgf-torture" / file));
    if (!sgf) {
      EXPECT_TRUE(expected["mine"].is_string()) << sgf.error().message;
      ++refused;
      continue;
    }
    std::array<int, 3> counts = {static_cast<int>(sgf->roots().size()),
                                 static_cast<int>(sgf->node_count()), count_leaves(*sgf)};
    const auto further = kReadFurther.find(file);
    if (further != kReadFurther.end()) {
      EXPECT_EQ(counts, further->second);
      continue;
    }
    ASSERT_TRUE(expected["mine"].is_object());
    const Json& mine = expected["mine"];
    EXPECT_EQ(counts, (std::array<int, 3>{mine["trees"], mine["nodes"], mine["leaves"]}));
  }
  EXPECT_EQ(refused, 1);  // a file that is not SGF
}

}  // namespace
}  // namespace omnigo
