#include "record/sgf.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "sgf_compare.h"

namespace omnigo {
namespace {

SgfCollection read(const std::string& bytes, const SgfOptions& options = {}) {
  auto sgf = read_sgf(bytes, options);
  EXPECT_TRUE(sgf) << bytes.substr(0, 100) << ": " << (sgf ? "" : sgf.error().message);
  return sgf ? std::move(*sgf) : SgfCollection{};
}

std::string error_of(const std::string& bytes, const SgfOptions& options = {}) {
  const auto sgf = read_sgf(bytes, options);
  return sgf ? "no error" : sgf.error().message;
}

std::vector<std::string> warnings_of(const std::string& bytes) {
  const SgfCollection sgf = read(bytes);
  std::vector<std::string> lines;
  for (const SgfWarning& warning : sgf.warnings()) {
    lines.push_back(std::to_string(warning.line) + ":" + std::to_string(warning.column) + " " +
                    warning.message);
  }
  return lines;
}
using Lines = std::vector<std::string>;

// The trees on one line, nodes by their raw properties.
std::string shape(const std::string& bytes) {
  std::string text = write_sgf(read(bytes));
  std::erase(text, '\n');
  return text;
}

TEST(Sgf, KeepsEverythingInOrder) {
  const SgfCollection sgf = read(
      "(;FF[4]ZZ[x][y\\]z]GM[1];B[aa](;W[bb]XX[];C[1])(;W[cc](;B[dd])(;B[ee])))(;FF[4]C[second])");
  ASSERT_EQ(sgf.roots(), (std::vector<SgfNode>{0, 7}));
  EXPECT_EQ(sgf.node_count(), 8u);
  EXPECT_EQ(sgf.main_line(0), (std::vector<SgfNode>{0, 1, 2, 3}));
  EXPECT_EQ(sgf.next_sibling(2), 4u);
  EXPECT_EQ(sgf.parent(5), 4u);
  EXPECT_TRUE(sgf.is_leaf(6));
  EXPECT_EQ(sgf.name(1), "ZZ");
  EXPECT_EQ(sgf.value_count(1), 2);
  EXPECT_EQ(sgf.value(1, 1), "y\\]z");
  EXPECT_EQ(sgf.find(2, "XX"), "");
  EXPECT_EQ(sgf.find(2, "YY"), std::nullopt);
  EXPECT_EQ(sgf.find_all(0, "ZZ"), (std::vector<std::string_view>{"x", "y\\]z"}));
  EXPECT_TRUE(sgf.warnings().empty());
  EXPECT_EQ(difference(sgf, read(write_sgf(sgf))), "");
}

TEST(Sgf, WrittenAsPeopleWriteIt) {
  EXPECT_EQ(write_sgf(read("(  ;FF[4]\n\nSZ [9] ;B[aa]\n[bb];W[] (;B[cc]) (;B[dd];W[ee]))")),
            "(;FF[4]SZ[9];B[aa][bb];W[]\n(;B[cc])\n(;B[dd];W[ee]))\n");
  EXPECT_EQ(write_sgf(read("(;)")), "(;)\n");
  std::string long_game = "(;FF[4]";
  for (int i = 0; i < 200; ++i) long_game += ";B[aa]";
  const std::string written = write_sgf(read(long_game + ")"));
  std::size_t longest = 0;
  for (std::size_t begin = 0, end; (end = written.find('\n', begin)) != written.npos;
       begin = end + 1) {
    longest = std::max(longest, end - begin);
  }
  EXPECT_LE(longest, 80u);
  EXPECT_GE(longest, 60u);
}

TEST(Sgf, BuildsATreeFromNothing) {
  SgfCollection sgf;
  const SgfNode root = sgf.add_node(kNoNode);
  sgf.add_property("FF");
  sgf.add_value("4");
  const SgfNode first = sgf.add_node(root);
  sgf.add_property("AB");
  sgf.add_value("aa");
  sgf.add_value("bb");
  sgf.add_node(first);
  sgf.add_node(root);
  sgf.add_property("C");
  sgf.add_value(sgf_escape("a]b\\c:d"));
  EXPECT_EQ(write_sgf(sgf), "(;FF[4]\n(;AB[aa][bb];)\n(;C[a\\]b\\\\c:d]))\n");
}

TEST(SgfValues, TextUndoesEscapesAndLineBreaks) {
  EXPECT_EQ(sgf_text("a\\]b\\\\c\\:d\\e"), "a]b\\c:de");
  EXPECT_EQ(sgf_text("one\\\ntwo\nthree\r\nfour\n\rfive\rsix\\\r\nseven\teight\n\nnine"),
            "onetwo\nthree\nfour\nfive\nsixseven eight\n\nnine");
  EXPECT_EQ(sgf_simple_text("one\ntwo\\\nthree"), "one twothree");
  EXPECT_EQ(sgf_text("ends\\"), "ends\\");
  for (const std::string text : {"", "]", "\\", "a:b", "x\ny", "\\]\\\\"}) {
    EXPECT_EQ(sgf_text(sgf_escape(text)), text);
    EXPECT_EQ(sgf_text(sgf_escape(text, true)), text);
  }
}

TEST(SgfValues, ComposedValuesPartAtTheFirstColonNotEscaped) {
  const auto pair = sgf_compose("a\\:b:c:d");
  ASSERT_TRUE(pair);
  EXPECT_EQ(pair->first, "a\\:b");
  EXPECT_EQ(pair->second, "c:d");
  EXPECT_FALSE(sgf_compose("a\\:b"));
}

TEST(SgfOldFiles, LongNamesAreReadAsTheirCapitals) {
  EXPECT_EQ(shape("(;GaMe[1]PlayerBlack[x];Black[aa]Comment[hm];w[bb])"),
            "(;GM[1]PB[x];B[aa]C[hm];W[bb])");
}

TEST(SgfBrokenFiles, AreReadAsFarAsTheyMakeSense) {
  EXPECT_EQ(shape("mail (x)\n(;B[aa])"), "(;B[aa])");
  EXPECT_EQ(shape("(;B[aa];W[bb]"), "(;B[aa];W[bb])");
  EXPECT_EQ(shape("(;B[aa]));)(;C[x])"), "(;B[aa])(;C[x])");
  EXPECT_EQ(shape("(;B[aa];C[never\nends\\"), "(;B[aa];C[neverends])");
  EXPECT_EQ(shape("(;B;W[bb]PL])"), "(;;W[bb])");
  EXPECT_EQ(shape("(;[aa]B[bb])"), "(;B[bb])");
  EXPECT_EQ(shape("(;B[aa](;W[bb]);W[cc];B[dd])"), "(;B[aa](;W[bb])(;W[cc];B[dd]))");
  EXPECT_EQ(shape("(;B[aa](;W[bb])C[late])"), "(;B[aa](;W[bb])(;C[late]))");
  EXPECT_EQ(shape("(GM[1];B[aa])"), "(;GM[1];B[aa])");
  EXPECT_EQ(shape("(;GM[1](B[aa])(W[bb]))"), "(;GM[1](;B[aa])(;W[bb]))");
  EXPECT_EQ(shape("(;B[aa]((;W[bb]))())"), "(;B[aa];W[bb])");
  EXPECT_EQ(shape("(;B[aa]#!%W[bb])"), "(;B[aa]W[bb])");
}

// Header and first moves are kept, with variations or without.
TEST(SgfBrokenFiles, TheOpeningParenthesisMayBeMissing) {
  EXPECT_EQ(shape(";GM[1]SZ[9];B[aa];W[bb])"), "(;GM[1]SZ[9];B[aa];W[bb])");
  EXPECT_EQ(shape("GM[1]SZ[9];B[aa]"), "(;GM[1]SZ[9];B[aa])");
  EXPECT_EQ(shape(" ;SZ[9]C[a (; b];B[aa](;W[bb])(;W[cc]))"),
            "(;SZ[9]C[a (; b];B[aa](;W[bb])(;W[cc]))");
  EXPECT_EQ(shape(";B[aa])(;C[x])"), "(;B[aa])(;C[x])");
  EXPECT_EQ(shape("PB[x] by mail (;B[aa])"), "(;B[aa])");
  EXPECT_EQ(warnings_of(";B[aa])"), Lines{"1:1 the opening parenthesis is missing"});
}

TEST(SgfBrokenFiles, WarningsGiveLineAndColumn) {
  EXPECT_EQ(warnings_of("(;B[aa])"), Lines{});
  EXPECT_EQ(warnings_of("hello\n(;B[aa])"),
            Lines{"1:1 text before the first game tree is left out"});
  EXPECT_EQ(warnings_of("(;B[aa]\r\n;C[白\n黒]##W[bb]\r\n;PL;\r(;)"),
            (Lines{"3:3 '##' is left out", "4:2 'PL' has no value and is left out",
                   "5:4 a parenthesis is not closed"}));
  EXPECT_EQ(warnings_of("(;B[aa]))x"), (Lines{"1:9 a closing parenthesis has no opening one",
                                              "1:10 text outside the game trees is left out"}));
  EXPECT_EQ(warnings_of("(;B[aa"), (Lines{"1:4 the value that starts here is not closed",
                                          "1:7 a parenthesis is not closed"}));
}

TEST(SgfBrokenFiles, WarningsAreBounded) {
  std::string many = "(;";
  for (int i = 0; i < 1000; ++i) many += "# ";
  const auto lines = warnings_of(many + ")");
  EXPECT_EQ(lines.size(), SgfCollection::kMostWarnings);
  EXPECT_EQ(lines.back(), "1:2004 and 901 more problems");
}

TEST(SgfBrokenFiles, WhatHoldsNoTreeIsAnError) {
  for (const char* bytes : {"", "   ", "hello", "()", "(x)", ";", "B", "Hello [x]", "("}) {
    EXPECT_EQ(error_of(bytes), "there is no SGF game tree in it") << bytes;
  }
}

TEST(SgfLimits, AreErrorsThatSayWhere) {
  EXPECT_EQ(error_of("(;B[aa])", {.limits = {.bytes = 7}}), "the file has 8 bytes; the limit is 7");
  EXPECT_EQ(error_of("(;;\n;)", {.limits = {.nodes = 2}}),
            "line 2, column 2: there are more than 2 nodes");
  EXPECT_EQ(error_of("(;B[a][b]\n[c])", {.limits = {.values = 2}}),
            "line 2, column 1: there are more than 2 values");
  EXPECT_EQ(error_of("(;(;(;)))", {.limits = {.depth = 2}}),
            "line 1, column 5: parentheses are nested more than 2 deep");
}

TEST(SgfLimits, AMillionDeepIsReadAndWritten) {
  constexpr int kDeep = 1'000'000;
  std::string bytes = "(;FF[4]";
  for (int i = 0; i < kDeep; ++i) bytes += "(;B[aa]";
  bytes.append(kDeep + 1, ')');
  const SgfCollection sgf = read(bytes);
  EXPECT_EQ(sgf.node_count(), kDeep + 1u);
  EXPECT_EQ(sgf.main_line(0).size(), kDeep + 1u);
  EXPECT_EQ(difference(sgf, read(write_sgf(sgf))), "");

  std::string only_open(3'000'000, '(');
  EXPECT_EQ(error_of("(;" + only_open),
            "line 1, column 2000002: parentheses are nested more than 2000000 deep");
}

// --- character sets

std::string comment_of(const std::string& bytes, const SgfOptions& options = {}) {
  const SgfCollection sgf = read(bytes, options);
  return sgf_text(sgf.find(sgf.roots()[0], "C").value_or("no comment"));
}

TEST(SgfCharset, IsConvertedToUtf8) {
  EXPECT_EQ(comment_of("(;CA[UTF-8]C[é日])"), "é日");
  EXPECT_EQ(comment_of("(;CA[ISO-8859-1]C[\xE9])"), "é");
  EXPECT_EQ(comment_of("(;CA[latin1]C[\xE9])"), "é");
  EXPECT_EQ(comment_of("(;CA[ISO-8859-15]C[\xA4])"), "€");
  EXPECT_EQ(comment_of("(;CA[windows-1251]C[\xE3\xEE])"), "го");
  EXPECT_EQ(comment_of("(;CA[EUC-KR]C[\xB9\xD9\xB5\xCF])"), "바둑");
  EXPECT_EQ(comment_of("(;CA[gb2312]C[\xCE\xA7\xC6\xE5])"), "围棋");
  EXPECT_EQ(comment_of("(;CA[EUC-JP]C[\xB8\xEB])"), "碁");
}

// The second byte of these characters is that of ] or \ .
TEST(SgfCharset, HalvesOfCharactersEndNoValue) {
  EXPECT_EQ(comment_of("(;C[\x83\x5D\x95\x5C]CA[Shift_JIS])"), "ゾ表");
  EXPECT_EQ(comment_of("(;C[\xB3\x5C\xA4\x40]CA[Big5])"), "許一");
  EXPECT_EQ(comment_of("(;CA[GBK]C[\x81\x5D])"), "乚");
}

TEST(SgfCharset, ByteOrderMarksAndUtf16) {
  EXPECT_EQ(comment_of("\xEF\xBB\xBF(;C[é])"), "é");
  EXPECT_EQ(comment_of(std::string("\xFF\xFE(\0;\0C\0[\0\xE9\0]\0)\0", 16)), "é");
  EXPECT_EQ(comment_of(std::string("\0(\0;\0C\0[\0\xE9\0]\0)", 14)), "é");
  EXPECT_EQ(comment_of(std::string("(\0;\0C\0[\0\xE9\0]\0)\0", 14)), "é");
}

TEST(SgfCharset, WithoutANameItIsUtf8OrLatin1) {
  EXPECT_EQ(comment_of("(;C[é])"), "é");
  EXPECT_EQ(comment_of("(;C[\xE9])"), "é");
  EXPECT_EQ(warnings_of("(;C[\xE9])"), Lines{"1:1 no character set is named; read as ISO-8859-1"});
  EXPECT_EQ(comment_of("(;C[早い \xE9 早い])"), "早い \xE9 早い") << "UTF-8 with one byte damaged";
  EXPECT_EQ(comment_of("(;C[\xCE\xA7\xC6\xE5])", {.charset = "GBK"}), "围棋");
  EXPECT_EQ(error_of("(;)", {.charset = "klingon"}), "unknown character set 'klingon'");
}

TEST(SgfCharset, EachTreeMayHaveItsOwn) {
  const SgfCollection sgf = read(
      "(;CA[Shift_JIS]C[\x83\x5D])\n(;C[\xB3\x5C]CA[Big5])(;C[\xB3\x5C])(;CA[ISO-8859-1]C[\xE9])");
  ASSERT_EQ(sgf.roots().size(), 4u);
  std::vector<std::string> comments;
  for (const SgfNode root : sgf.roots()) comments.push_back(sgf_text(*sgf.find(root, "C")));
  EXPECT_EQ(comments, (std::vector<std::string>{"ゾ", "許", "許", "é"}));
  EXPECT_TRUE(sgf.warnings().empty());
}

TEST(SgfCharset, TheTextSaysThatItIsUtf8Now) {
  const SgfCollection sgf = read("(;CA[ISO-8859-1]C[\xE9])(;CA[UTF8]C[x])");
  EXPECT_EQ(sgf.charset(), "ISO-8859-1");
  EXPECT_EQ(write_sgf(sgf), "(;CA[UTF-8]C[é])\n(;CA[UTF-8]C[x])\n");
  EXPECT_EQ(write_sgf(read("(;C[é])")), "(;C[é]CA[UTF-8])\n");
  EXPECT_EQ(write_sgf(read("(;C[e])")), "(;C[e])\n");
}

// What a comment says of character sets may stand before the CA that counts.
TEST(SgfCharset, WhatIsWrittenIsReadAsItStands) {
  for (const char* bytes : {"(;C[CA[Big5\\] 許]CA[UTF-8])", "(;CA[Shift_JIS]C[\xB3\\]CA[Big5])",
                            "(;FF[4];C[CA[Shift_JIS\\] é])"}) {
    const SgfCollection sgf = read(bytes);
    EXPECT_EQ(difference(sgf, read(write_sgf(sgf)), true), "") << bytes;
  }
  EXPECT_EQ(write_sgf(read("(;C[é];C[CA])")), "(;C[é]CA[UTF-8];C[CA])\n");
}

TEST(SgfCharset, BytesThatCannotBeConvertedAreKept) {
  const std::string bytes = "(;CA[UTF-8]C[\xFF\xC3])";
  EXPECT_EQ(warnings_of(bytes), Lines{"1:14 this is not UTF-8 and is kept unchanged"});
  const SgfCollection sgf = read(bytes);
  EXPECT_EQ(sgf.find(0, "C"), "\xFF\xC3");
  EXPECT_EQ(difference(sgf, read(write_sgf(sgf))), "");

  const std::string bad = "(;CA[Shift_JIS]C[\x83\x5D \xFF \x83\x5D])";
  EXPECT_EQ(comment_of(bad), "ゾ \xFF ゾ");
  EXPECT_EQ(warnings_of(bad), Lines{"1:20 1 byte here is not CP932 and is kept unchanged"});
  EXPECT_EQ(warnings_of("(;CA[Shift_JIS]C[\xFF \xFF])"),
            Lines{"1:18 2 bytes from here on are not CP932 and are kept unchanged"});
  EXPECT_EQ(warnings_of("(;CA[klingon]C[x])"),
            Lines{"1:1 unknown character set 'klingon'; read as UTF-8"});
  EXPECT_EQ(warnings_of("(;CA[UTF-16]C[x])"),
            Lines{"1:1 the file says CA[UTF-16] but is not in that character set; read as UTF-8"});
}

}  // namespace
}  // namespace omnigo
