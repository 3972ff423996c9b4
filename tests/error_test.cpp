// Errors with a code: their texts, and what programs read from them.
#include "base/error.h"

#include <gtest/gtest.h>

#include "base/quote.h"
#include "graph/board_text.h"
#include "graph/families.h"

namespace omnigo {
namespace {

using Values = std::vector<std::pair<std::string, std::string>>;

TEST(Errors, HaveTheirValuesInTheText) {
  const Error error = explain("too-many", "{name} has {n} of {most}{unknown}.",
                              {{"name", "'A'"}, {"n", 12}, {"most", 10u}});
  EXPECT_EQ(error.message, "'A' has 12 of 10.");
  EXPECT_EQ(error.reason.code, "too-many");
  EXPECT_EQ(error.reason.values, (Values{{"name", "'A'"}, {"n", "12"}, {"most", "10"}}));
  EXPECT_EQ(explain("plain", "nothing to fill in").message, "nothing to fill in");
  EXPECT_EQ(explain("open", "a brace { alone").message, "a brace ");
}

TEST(Errors, KeepTheirReasonWhenTheyGetAPlace) {
  const Error error = at_place("board", explain("edge-loop", "edge {edge}", {{"edge", "1-1"}}));
  EXPECT_EQ(error.message, "board: edge 1-1");
  EXPECT_EQ(error.reason.code, "edge-loop");
}

TEST(Errors, QuoteWithoutControlCharacters) {
  EXPECT_EQ(quote("a\033[2Jb\nc\177"), "'a?[2Jb?c?'");
  EXPECT_EQ(quote("\xC2\x9B"
                  "2J \xC2\x80\xC2\xA0 caf\xC3\xA9"),
            "'?2J ?\xC2\xA0 caf\xC3\xA9'");
  EXPECT_EQ(quote("\xC2"), "'\xC2'");
  EXPECT_EQ(one_line("12345\xC3\xA9", 6), "12345...");
}

TEST(Errors, OfATextSayTheLine) {
  const Error list = read_board("a b\na b c\n", "b").error();
  EXPECT_EQ(list.reason.code, "edge-line");
  EXPECT_EQ(list.reason.values, (Values{{"line", "2"}}));
  const Error json = read_board("{\"points\": 2,\n \"edges\": [[0, 2]]}", "b").error();
  EXPECT_EQ(json.reason.code, "edge-number");
  EXPECT_EQ(json.reason.values, (Values{{"last", "1"}, {"line", "2"}, {"column", "16"}}));
  const Error family = make_family("gird:9x9").error();
  EXPECT_EQ(family.reason.code, "board-family-unknown-near");
  EXPECT_EQ(family.reason.values, (Values{{"family", "'gird'"}, {"nearest", "grid"}}));
}

}  // namespace
}  // namespace omnigo
