// The text of rules, names, komi and handicap.
#include "rules/rules.h"

#include <gtest/gtest.h>

#include "graph/layout.h"
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
  };
  for (const Row& row : table) {
    EXPECT_EQ(rules_of(row.name),
              (Rules{2, row.suicide, row.ko, row.scoring, row.bonus, {0, row.komi}}))
        << row.name;
  }
  EXPECT_EQ(rules_of(""), rules_of("tromp-taylor"));
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
        "new-zealand,players=3", "tromp-taylor,ko=none", "chinese,komi=5.5",
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
      {"chines", "no preset 'chines'"},
      {"ko=super", "ko=super is none of positional"},
      {"players=1", "players is a number from 2 to 26"},
      {"players=27", "players is a number from 2 to 26"},
      {"players=3,komi=7.5", "has 1 numbers for 3 players"},
      {"players=3,komi=1/2", "has 2 numbers for 3 players"},
      {"komi=7.25", "komi is a whole or half number"},
      {"komi=", "komi is a whole or half number"},
      {"komi=1/", "komi is a whole or half number"},
      {"komi=--1", "komi is a whole or half number"},
      {"komi=99999999999", "komi is a whole or half number"},
      {"komi=10000.5", "komi is a whole or half number"},
      {"japanese,chinese", "expected key=value"},
      {"ko=none,ko=none", "given twice"},
      {"colour=blue", "no key 'colour'"},
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
  EXPECT_FALSE(star_handicap(11, 11, 2));
}

TEST(Handicap, SpreadIsFarthestThenHighestDegreeThenFirst) {
  const auto layout = make_layout("5x5");
  ASSERT_TRUE(layout);
  // The first inner point, then the farthest corner from it, then the farthest from both.
  EXPECT_EQ(named(*layout, *spread_handicap(*layout->graph, {}, 3)),
            (std::vector<std::string>{"B2", "E5", "E1"}));
  EXPECT_FALSE(spread_handicap(*layout->graph, {}, 26));
  const auto two_parts = Graph::from_edges(4, {{0, 1}, {1, 2}});
  EXPECT_EQ(*spread_handicap(*two_parts, {}, 2), (std::vector<Point>{1, 3}));
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
