// Nets' files from strangers: what is refused, and where it says why.
#include <gtest/gtest.h>

#include "net/facts.h"
#include "tiny_net.h"

namespace omnigo {
namespace {

std::string error_of(const std::string& header, std::size_t bytes = 64) {
  const auto file = parse_safetensors(with_header(header, std::string(bytes, '\0')), "F");
  return file ? "" : file.error().message;
}

std::string entry(const std::string& offsets, const std::string& shape = "[4]",
                  const std::string& type = "F16") {
  return R"({"dtype":")" + type + R"(","shape":)" + shape + R"(,"data_offsets":)" + offsets + "}";
}

TEST(NetFile, WhatIsWrittenIsRead) {
  const Safetensors file = tiny_net();
  const auto read = parse_safetensors(write_safetensors(file), "F");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->facts, file.facts);
  for (const auto& [name, tensor] : file.tensors) {
    EXPECT_EQ(read->tensors.at(name).values, tensor.values) << name;
  }
  EXPECT_TRUE(Net::make(*read));
}

TEST(NetFile, TensorsShareNoBytes) {
  const auto two = [](const std::string& a, const std::string& b) {
    return error_of(R"({"a":)" + entry(a) + R"(,"b":)" + entry(b) + "}");
  };
  EXPECT_EQ(two("[0,8]", "[8,16]"), "");
  EXPECT_EQ(two("[8,16]", "[0,8]"), "");
  EXPECT_EQ(two("[0,8]", "[0,8]"), "F: the tensors 'a' and 'b' share bytes");
  EXPECT_EQ(two("[6,14]", "[0,8]"), "F: the tensors 'b' and 'a' share bytes");
  // Not beside one another in the file's order.
  EXPECT_EQ(error_of(R"({"a":)" + entry("[0,16]", "[8]") + R"(,"b":)" + entry("[16,16]", "[0]") +
                     R"(,"c":)" + entry("[8,16]") + "}"),
            "F: the tensors 'a' and 'c' share bytes");
}

// A header of 1 MB can name thousands of tensors, which would take terabytes.
TEST(NetFile, ManyTensorsOnTheSameBytesTakeNoMemory) {
  std::string header = "{";
  for (int i = 0; i < 10'000; ++i) {
    header +=
        (i > 0 ? ",\"" : "\"") + std::to_string(i) + "\":" + entry("[0,8388608]", "[4096,1024]");
  }
  EXPECT_EQ(error_of(header + "}", 8 << 20), "F: the tensors '0' and '1' share bytes");
}

TEST(NetFile, EntriesSayWhereTheyAreWrong) {
  const std::pair<std::string, std::string> cases[] = {
      {"[0,8,8]", "F:1:53: more than two offsets"},
      {"[0]", "F:1:48: fewer than two offsets"},
      {"[]", "F:1:48: fewer than two offsets"},
      {"[0,1e9]", "F:1:51: not a whole number from 0 to 67108864"},
      {"[1e999,8]", "F:1:49: the number is too large"},
      {"[-1,8]", "F:1:49: not a whole number from 0 to 67108864"},
      {"[0.5,8]", "F:1:49: not a whole number from 0 to 67108864"},
      {"[8,0]", "F: tensor 'a': the offsets do not fit the shape and the file"},
      {"[60,68]", "F: tensor 'a': the offsets do not fit the shape and the file"},
      {"[0,6]", "F: tensor 'a': the offsets do not fit the shape and the file"},
  };
  for (const auto& [offsets, error] : cases) {
    EXPECT_EQ(error_of(R"({"a":)" + entry(offsets) + "}"), error) << offsets;
  }
  const std::string all = "F:1:6: expected dtype, shape and data_offsets, and nothing else";
  EXPECT_EQ(error_of(R"({"a":{}})"), all);
  EXPECT_EQ(error_of(R"({"a":{"dtype":"F32","data_offsets":[0,4]}})"), all);
  EXPECT_EQ(error_of(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4],"x":1}})"), all);
  EXPECT_EQ(error_of(R"({"a":)" + entry("[0,8]", "[1048576,1048576]") + "}"),
            "F: tensor 'a': too large");
  EXPECT_EQ(error_of(R"({"a":)" + entry("[0,0]", "[0,1048576]") + "}"), "");
  EXPECT_EQ(error_of(R"({"a":)" + entry("[0,8]", "[4]", "BF16") + "}"),
            "F: tensor 'a': the type 'BF16' is not F16, F32 or I16");
}

// A terminal would act on some, and a text with others is not UTF-8.
TEST(NetFile, NamesArePlain) {
  const std::string error = ": the name before this is not printable ASCII";
  for (const std::string bad :
       {"\\u001b[31m", "a\\n", "\\u007f", "\\u009b31m", "\xC3\xA4", "\xC3"}) {
    for (const std::string& header : {R"({")" + bad + R"(":)" + entry("[0,8]") + "}",
                                      R"({"__metadata__":{")" + bad + R"(":""}})",
                                      R"({"a":)" + entry("[0,8]", "[4]", bad) + "}"}) {
      EXPECT_NE(error_of(header).find(error), std::string::npos) << header;
    }
  }
  EXPECT_EQ(error_of("{\xC2\x9B"), "F:1:2: expected a string, found '?'");
  EXPECT_EQ(error_of("{\"__metadata__\":{\"x\":\"\xC3\"}}"), "");
}

std::string fact_error(const std::string& name, const std::string& text) {
  Safetensors file;
  file.facts[name] = text;
  const auto facts = net_facts(file);
  return facts ? "" : facts.error().message;
}

TEST(NetFile, FactsAreRead) {
  Safetensors file;
  file.facts = {{"boards", R"(["5x5","cube:3"])"},
                {"seats", "[2,6]"},
                {"seconds", "1.5"},
                {"samples", "231746944"}};
  const auto facts = net_facts(file);
  ASSERT_TRUE(facts);
  EXPECT_EQ(facts->boards, (std::vector<std::string>{"5x5", "cube:3"}));
  EXPECT_EQ(facts->seats, (std::vector<int>{2, 6}));
  EXPECT_EQ(facts->seconds, 1.5);
  EXPECT_EQ(facts->samples, 231746944);
  const auto none = net_facts({});
  ASSERT_TRUE(none);
  EXPECT_FALSE(none->boards || none->seats || none->seconds || none->samples);
}

TEST(NetFile, FactsSayWhereTheyAreWrong) {
  const std::string boards = "the metadata 'boards':1:", seats = "the metadata 'seats':1:";
  EXPECT_EQ(fact_error("boards", "5x5"), boards + "1: expected an array, found '5'");
  EXPECT_EQ(fact_error("boards", "[5]"), boards + "2: expected a string, found '5'");
  EXPECT_EQ(fact_error("boards", R"(["5x5"] )"), "");
  EXPECT_EQ(fact_error("boards", R"(["5x5"]])"), boards + "8: expected the end, found ']'");
  for (const std::string bad : {"\\u001b[31m", "a\\nb", "\\u009b31m", "\xC3"}) {
    EXPECT_EQ(fact_error("boards", "[\"" + bad + "\"]"),
              boards + "2: expected the name of a board");
  }
  EXPECT_EQ(fact_error("boards", "[\"" + std::string(201, 'x') + "\"]"),
            boards + "2: expected the name of a board");
  EXPECT_EQ(fact_error("seats", "[2,7]"), seats + "4: expected a whole number from 2 to 6");
  EXPECT_EQ(fact_error("seats", "[2.5]"), seats + "2: expected a whole number from 2 to 6");
  EXPECT_EQ(fact_error("seconds", "-1"), "the metadata 'seconds':1:1: expected a number from 0");
  EXPECT_EQ(fact_error("samples", "1e999"), "the metadata 'samples':1:1: the number is too large");
  const std::string deep = std::string(200'000, '[') + std::string(200'000, ']');
  EXPECT_EQ(fact_error("boards", deep), boards + "2: expected a string, found '['");
  EXPECT_EQ(fact_error("seconds", deep),
            "the metadata 'seconds':1:1: expected a number, found '['");
}

}  // namespace
}  // namespace omnigo
