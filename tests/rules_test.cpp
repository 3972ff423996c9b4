// The text of rules, names, komi and handicap.
#include "rules/rules.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "graph/layout.h"
#include "places.h"
#include "record/rules_json.h"
#include "rules/game.h"
#include "rules/handicap.h"
#include "rules/names.h"

namespace omnigo {
namespace {

Rules rules_of(const char* text) {
  const auto rules = parse_rules(text);
  EXPECT_TRUE(rules) << (rules ? "" : rules.error().message);
  return rules ? *rules : Rules{};
}

TEST(RulesText, AnErrorIsOneShortLine) {
  const std::string lines = "a\nb\tc" + std::string(5000, 'x');
  for (const std::string& text :
       {lines, "ko=" + lines, lines + "=1", "komi=" + lines, lines + ",x"}) {
    const auto rules = parse_rules(text);
    ASSERT_FALSE(rules);
    EXPECT_EQ(rules.error().message.find_first_of("\n\t"), std::string::npos);
    EXPECT_LT(rules.error().message.size(), 400u);
  }
}

TEST(RulesText, TheTableOfPresets) {
  struct Row {
    const char* name;
    bool suicide;
    Ko ko;
    Scoring scoring;
    HalfPoints komi;
    HandicapBonus bonus;
  };
  const Row table[] = {
      {"tromp-taylor", true, Ko::Positional, Scoring::Area, 0, HandicapBonus::None},
      {"no-suicide", false, Ko::Positional, Scoring::Area, 0, HandicapBonus::None},
      {"chinese", false, Ko::Positional, Scoring::Area, 15, HandicapBonus::EachStone},
      {"japanese", false, Ko::Simple, Scoring::Territory, 13, HandicapBonus::None},
      {"aga", false, Ko::Situational, Scoring::Area, 15, HandicapBonus::EachStoneAfterFirst},
      {"new-zealand", true, Ko::Situational, Scoring::Area, 14, HandicapBonus::None},
      {"igo-math", false, Ko::Positional, Scoring::Territory, 0, HandicapBonus::None},
      {"stone-scoring", false, Ko::Simple, Scoring::Stone, 15, HandicapBonus::None},
  };
  EXPECT_EQ(std::size(table), presets().size());
  for (const Row& row : table) {
    EXPECT_EQ(rules_of(row.name),
              (Rules{2, row.suicide, row.ko, row.scoring, row.bonus, {0, row.komi}}))
        << row.name;
  }
  EXPECT_EQ(rules_of(""), rules_of("tromp-taylor"));
}

// The web client's form is made from this file.
TEST(RulesText, TheTablesAreInDataRulesJson) {
  std::ifstream file(source_folder() + "/data/rules.json");
  const std::string written{std::istreambuf_iterator<char>(file), {}};
  EXPECT_EQ(written, rules_json().dump(2) + "\n")
      << "the file is out of date; this is what belongs there:\n"
      << rules_json().dump(2);
}

TEST(RulesText, OtherNamesOfPresets) {
  EXPECT_EQ(rules_of("tt"), rules_of("tromp-taylor"));
  EXPECT_EQ(rules_of("nstt"), rules_of("no-suicide"));
  EXPECT_EQ(rules_of("korean"), rules_of("japanese"));
  EXPECT_EQ(to_text(rules_of("nstt,players=3")), "no-suicide,players=3");
}

TEST(RulesText, ChangesToAPreset) {
  const Rules rules = rules_of("tromp-taylor,players=3,komi=0/0.5/1,ko=situational,suicide=no");
  EXPECT_EQ(rules,
            (Rules{3, false, Ko::Situational, Scoring::Area, HandicapBonus::None, {0, 1, 2}}));
  EXPECT_EQ(rules_of("komi=-3.5").komi, (std::vector<HalfPoints>{0, -7}));
  EXPECT_EQ(rules_of("komi=0/0.5/1,players=3").komi, (std::vector<HalfPoints>{0, 1, 2}));
  EXPECT_EQ(rules_of("chinese,players=4").komi, (std::vector<HalfPoints>(4, 0)));
  EXPECT_EQ(rules_of("japanese,komi=1/2").komi, (std::vector<HalfPoints>{2, 4}));
}

TEST(RulesText, ReadsBackWhatItWrites) {
  for (const char* text :
       {"tromp-taylor", "no-suicide", "chinese", "japanese", "aga", "new-zealand", "igo-math",
        "stone-scoring", "chinese,scoring=stone", "new-zealand,players=3", "tromp-taylor,ko=none",
        "chinese,komi=5.5",
        "tromp-taylor,players=26,ko=symmetric,scoring=territory,handicap=each"}) {
    EXPECT_EQ(to_text(rules_of(text)), text);
  }
  for (const char* text : {"ko=none,suicide=no", "japanese,suicide=yes,komi=1/-2",
                           "aga,players=6,komi=0/1/2/3/4/5.5,scoring=territory"}) {
    EXPECT_EQ(rules_of(to_text(rules_of(text)).c_str()), rules_of(text)) << text;
  }
}

TEST(RulesText, WrongTextSaysWhatIsWrong) {
  const std::pair<const char*, const char*> cases[] = {
      {"chines", "unknown preset 'chines'"},
      {"ko=super", "ko: expected one of positional"},
      {"players=1", "players: expected a number from 2 to 26"},
      {"players=27", "players: expected a number from 2 to 26"},
      {"players=3,komi=7.5", "has 1 numbers for 3 players"},
      {"players=3,komi=1/2", "has 2 numbers for 3 players"},
      {"komi=7.25", "komi: expected a whole or half number"},
      {"komi=", "komi: expected a whole or half number"},
      {"komi=1/", "komi: expected a whole or half number"},
      {"komi=--1", "komi: expected a whole or half number"},
      {"komi=99999999999", "komi: expected a whole or half number"},
      {"komi=10000.5", "komi: expected a whole or half number"},
      {"japanese,chinese", "expected key=value"},
      {"ko=none,ko=none", "given twice"},
      {"colour=blue", "unknown key 'colour'"},
  };
  for (const auto& [text, message] : cases) {
    const auto rules = parse_rules(text);
    ASSERT_FALSE(rules) << text;
    EXPECT_NE(rules.error().message.find(message), std::string::npos) << rules.error().message;
  }
}

TEST(Names, PlayersInTurnOrder) {
  EXPECT_EQ(colour_name(Colour::Black), "black");
  EXPECT_EQ(colour_name(Colour::Yellow), "yellow");
  EXPECT_EQ(colour_name(colour_of(6)), "p7");
  EXPECT_EQ(colour_name(colour_of(25)), "p26");
  std::string letters;
  for (int player = 0; player < kMaxPlayers; ++player) letters += colour_letter(colour_of(player));
  EXPECT_EQ(letters, "BWRUGYabcdefghijklmnopqrst");
  for (int player = 0; player < kMaxPlayers; ++player) {
    const Colour c = colour_of(player);
    EXPECT_EQ(colour_from_name(colour_name(c)), c);
    EXPECT_EQ(colour_from_letter(colour_letter(c)), c);
  }
  EXPECT_EQ(colour_from_name("BLACK"), Colour::Black);
  EXPECT_FALSE(colour_from_name("p6"));
  EXPECT_FALSE(colour_from_name("p27"));
  EXPECT_FALSE(colour_from_letter('z'));
}

std::vector<std::string> named(const Layout& layout, const std::vector<Point>& points) {
  std::vector<std::string> names;
  for (Point p : points) names.push_back(layout.names[p]);
  return names;
}

TEST(Handicap, CustomaryStarPoints) {
  const auto layout = make_layout("19");
  ASSERT_TRUE(layout);
  const auto at = [&](int stones) { return named(*layout, *star_handicap(19, 19, stones)); };
  using Names = std::vector<std::string>;
  EXPECT_EQ(at(2), (Names{"D4", "Q16"}));
  EXPECT_EQ(at(4), (Names{"D4", "Q16", "D16", "Q4"}));
  EXPECT_EQ(at(5), (Names{"D4", "Q16", "D16", "Q4", "K10"}));
  EXPECT_EQ(at(6), (Names{"D4", "Q16", "D16", "Q4", "D10", "Q10"}));
  EXPECT_EQ(at(9), (Names{"D4", "Q16", "D16", "Q4", "D10", "Q10", "K4", "K16", "K10"}));
  EXPECT_FALSE(star_handicap(19, 19, 10));
  EXPECT_FALSE(star_handicap(19, 19, 1));
  EXPECT_FALSE(star_handicap(6, 6, 2));
  EXPECT_FALSE(star_handicap(9, 7, 2));
}

// The third line up to 12x12, then the fourth; four stones where there is no middle, and on 7x7.
TEST(Handicap, StarPointsOfAllSizes) {
  const auto at = [](int size, int stones) {
    return named(*make_layout(std::to_string(size)), *star_handicap(size, size, stones));
  };
  using Names = std::vector<std::string>;
  EXPECT_EQ(at(7, 4), (Names{"C3", "E5", "C5", "E3"}));
  EXPECT_EQ(at(8, 2), (Names{"C3", "F6"}));
  EXPECT_EQ(at(11, 5), (Names{"C3", "J9", "C9", "J3", "F6"}));
  EXPECT_EQ(at(12, 3), (Names{"C3", "K10", "C10"}));
  EXPECT_EQ(at(14, 4), (Names{"D4", "L11", "D11", "L4"}));
  EXPECT_EQ(at(17, 6), (Names{"D4", "O14", "D14", "O4", "D9", "O9"}));
  EXPECT_EQ(at(25, 9).size(), 9u);
  for (const int size : {7, 8, 12, 18}) {
    EXPECT_EQ(most_star_handicap(size, size), 4);
    EXPECT_FALSE(star_handicap(size, size, 5)) << size;
  }
}

int distance(const Graph& graph, Point from, Point to) {
  std::vector<int> steps(graph.size(), -1);
  std::vector<Point> queue = {from};
  steps[from] = 0;
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (const Point q : graph.neighbours(queue[i])) {
      if (steps[q] >= 0) continue;
      steps[q] = steps[queue[i]] + 1;
      queue.push_back(q);
    }
  }
  return steps[to];
}

TEST(Handicap, SpreadTreatsAllPartsOfASymmetricBoardAlike) {
  const std::pair<const char*, int> boards[] = {
      {"triangular:7", 2}, {"triangular:7", 3}, {"triangular:7", 6},
      {"17x17", 4},        {"torus:8x8", 4},    {"cube:5", 2},
      {"cube:5", 6},       {"honeycomb:4", 2},  {"hypercube:4", 2}};
  for (const auto& [board, stones] : boards) {
    const auto layout = make_layout(board);
    const std::vector<Point> points = *spread_points(*layout->graph, stones);
    ASSERT_EQ(points.size(), static_cast<std::size_t>(stones));
    std::set<std::vector<int>> views;  // how far the other stones and all points are
    for (const Point p : points) {
      std::vector<int> others, all;
      for (const Point q : points) others.push_back(distance(*layout->graph, p, q));
      for (int q = 0; q < layout->graph->size(); ++q) {
        all.push_back(distance(*layout->graph, p, static_cast<Point>(q)));
      }
      std::sort(others.begin(), others.end());
      std::sort(all.begin(), all.end());
      others.insert(others.end(), all.begin(), all.end());
      views.insert(std::move(others));
    }
    EXPECT_EQ(views.size(), 1u) << board << ' ' << stones;
  }
}

TEST(Handicap, SpreadKeepsAwayFromTheEdge) {
  for (const char* board : {"17x17", "15x15", "11x11", "triangular:7", "13x9"}) {
    const auto layout = make_layout(board);
    for (int stones = 1; stones <= 6; ++stones) {
      for (const Point p : *spread_points(*layout->graph, stones)) {
        EXPECT_EQ(layout->graph->degree(p), layout->graph->max_degree()) << board << ' ' << stones;
      }
    }
  }
}

// A ring on the third line has a smaller sum of distances, but measures as worth less (`omnigo
// bench handicap`): +24.1 against +29.3 on triangular:7, +24.1 against +31.6 on honeycomb:4. On the
// Sierpinski triangle six points inside the small triangles are worth +14.5, six where two of them
// meet +32.3.
TEST(Handicap, SpreadPrefersRoomAmongSymmetricSets) {
  const auto names = [](const char* board, int stones) {
    const auto layout = make_layout(board);
    return named(*layout, *spread_points(*layout->graph, stones));
  };
  using Names = std::vector<std::string>;
  EXPECT_EQ(names("triangular:7", 6), (Names{"28", "31", "61", "67", "97", "100"}));
  EXPECT_EQ(names("honeycomb:4", 6), (Names{"17", "22", "25", "62", "72", "80"}));
  EXPECT_EQ(names("cylinder:11x9", 2), (Names{"A5", "F5"}));
  EXPECT_EQ(names("sierpinski:4", 6), (Names{"5", "13", "54", "63", "109", "113"}));
}

// Where the Go Text Protocol defines none: six to nine stones as on the customary points. Spread,
// the sixth stone adds 1.1 points on 10x10 and 2.9 on 13x9 (`omnigo bench handicap`).
TEST(Handicap, ManyStonesOnAnyGridFollowTheCustomaryPattern) {
  const auto names = [](const char* board, int stones) {
    const auto layout = make_layout(board);
    std::vector<Point> points;
    for (const Stone& stone : *usual_handicap(*layout, {stones})) points.push_back(stone.point);
    return named(*layout, points);
  };
  using Names = std::vector<std::string>;
  EXPECT_EQ(names("10x10", 6), (Names{"C3", "H8", "C8", "H3", "C5", "H6"}));
  EXPECT_EQ(names("13x9", 6), (Names{"D3", "K7", "D7", "K3", "G3", "G7"}));
  EXPECT_EQ(names("14x14", 9), (Names{"D4", "L11", "D11", "L4", "D7", "L8", "H4", "G11", "G7"}));
  EXPECT_EQ(names("19x19", 9), named(*make_layout("19x19"), *star_handicap(19, 19, 9)));
  const auto layout = make_layout("10x10");
  const Names five = names("10x10", 5), spread = named(*layout, *spread_points(*layout->graph, 5));
  EXPECT_TRUE(std::is_permutation(five.begin(), five.end(), spread.begin(), spread.end()));
}

// scripts/handicap.py: spread, the third stone of triangular:5 adds less than a point.
TEST(Handicap, TheNetsPointsAreOnTheirBoards) {
  std::ifstream table(source_folder() + "/data/handicap.txt");
  int sets = 0;
  for (std::string line; std::getline(table, line); ++sets) {
    std::istringstream words(line);
    std::string board;
    words >> board;
    const std::vector<std::string> expected{std::istream_iterator<std::string>(words), {}};
    const auto layout = make_layout(board);
    ASSERT_TRUE(layout) << line;
    EXPECT_EQ(layout->spec, board) << "the program finds no other name";
    EXPECT_EQ(layout->spec.find("grid:"), std::string::npos) << line;
    const std::vector<Stone> stones =
        *usual_handicap(*layout, {0, static_cast<int>(expected.size())});
    std::vector<std::string> placed;
    for (const Stone& stone : stones) {
      ASSERT_LT(stone.point, layout->graph->size()) << line;
      EXPECT_EQ(stone.colour, Colour::White);
      placed.push_back(layout->names[stone.point]);
    }
    EXPECT_EQ(placed, expected);
    EXPECT_TRUE(handicap_start(*layout->graph, 2, stones)) << line;
  }
  EXPECT_GT(sets, 0);
}

TEST(Handicap, SpreadOnAnyGraph) {
  const auto layout = make_layout("5x5");
  EXPECT_EQ(named(*layout, *spread_points(*layout->graph, 1)), std::vector<std::string>{"C3"});
  EXPECT_EQ(spread_points(*layout->graph, 25)->size(), 25u);
  EXPECT_FALSE(spread_points(*layout->graph, 26));
  EXPECT_FALSE(spread_handicap(*layout->graph, {20, 6}));
  // Each part of a board gets its own.
  const auto two_parts = Graph::from_edges(6, {{0, 1}, {1, 2}, {3, 4}, {4, 5}});
  EXPECT_EQ(*spread_points(*two_parts, 2), (std::vector<Point>{1, 4}));
  // Large boards and many stones.
  const auto large = make_layout("100x100");
  const std::vector<Point> many = *spread_points(*large->graph, 40);
  EXPECT_EQ(std::set<Point>(many.begin(), many.end()).size(), 40u);
}

TEST(Handicap, EverySeatGetsItsShare) {
  const auto layout = make_layout("triangular:5");
  const std::vector<Stone> stones = *spread_handicap(*layout->graph, {2, 0, 3});
  std::map<Colour, int> counts;
  std::set<Point> points;
  for (const Stone& stone : stones) {
    ++counts[stone.colour];
    points.insert(stone.point);
  }
  EXPECT_EQ(counts, (std::map<Colour, int>{{Colour::Black, 2}, {Colour::Red, 3}}));
  EXPECT_EQ(points.size(), 5u);
  // Where one seat alone gets stones on a grid, the star points are usual.
  const auto grid = make_layout("9x9");
  for (const Stone& stone : *usual_handicap(*grid, {0, 2})) {
    EXPECT_EQ(stone.colour, Colour::White);
    EXPECT_TRUE(grid->names[stone.point] == "C3" || grid->names[stone.point] == "G7");
  }
}

TEST(Handicap, BonusAndFirstTurn) {
  const auto layout = make_layout("19");
  ASSERT_TRUE(layout);
  std::vector<Stone> stones;
  for (Point p : *star_handicap(19, 19, 4)) stones.push_back({p, Colour::Black});
  const auto start = handicap_start(*layout->graph, 2, stones);
  ASSERT_TRUE(start);
  const auto komi_under = [&](const char* rules) {
    return Game::start(layout->graph, rules_of(rules), *start)->komi()[1];
  };
  EXPECT_EQ(start->first, Colour::White);
  EXPECT_EQ(komi_under("chinese"), 15 + 8);
  EXPECT_EQ(komi_under("aga"), 15 + 6);
  EXPECT_EQ(komi_under("japanese"), 13);
}

}  // namespace
}  // namespace omnigo
