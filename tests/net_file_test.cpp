// Nets' files from strangers: what is refused, and that whatever is not can be evaluated.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <numeric>

#include "graph/families.h"
#include "net/evaluator.h"
#include "net/facts.h"
#include "net/search.h"
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

void expect_shares(std::span<const float> shares, const std::string& what) {
  EXPECT_NEAR(std::accumulate(shares.begin(), shares.end(), 0.0), 1, 1e-3) << what;
  for (const float share : shares) EXPECT_TRUE(share >= 0 && share <= 1) << what << ' ' << share;
}

void expect_sound(const NetAnswer& answer, int seats) {
  for (const auto* numbers : {&answer.logits, &answer.lead}) {
    for (const float number : *numbers) EXPECT_TRUE(std::isfinite(number)) << number;
  }
  for (const auto* shares : {&answer.win, &answer.share, &answer.near}) {
    expect_shares(std::span(*shares).first(seats), "seats");
  }
  for (std::size_t at = 0; at < answer.owners.size(); at += kNetSeats + 1) {
    const auto owners = std::span(answer.owners).subspan(at, kNetSeats + 1);
    expect_shares(owners, "owners");
    for (int r = seats; r < kNetSeats; ++r) EXPECT_EQ(owners[r], 0) << "no such seat";
  }
}

Game game_on(const char* board, int players) {
  Rules rules;
  rules.players = players;
  rules.komi.assign(players, 0);
  return *Game::start(make_family(board)->graph, rules);
}

void expect_sound_answers(const Net& net, const char* board, int players) {
  SCOPED_TRACE(board);
  const Game game = game_on(board, players);
  const NetBoard points(game.graph());
  const NetInputs inputs = net_inputs(game, game.legal_moves(game.to_play()));
  for (const Processor processor : processors()) {
    SCOPED_TRACE(name_of(processor));
    expect_sound(NetEvaluator(net, points, processor).evaluate(inputs), players);
  }
}

// With numbers by tensor and index.
Safetensors net_of(const Safetensors& from,
                   const std::function<float(const std::string&, std::size_t)>& number) {
  Safetensors file = from;
  for (auto& [name, tensor] : file.tensors) {
    for (std::size_t i = 0; i < tensor.values.size(); ++i) tensor.values[i] = number(name, i);
  }
  return file;
}

TEST(NetFile, NumbersThatCouldOverflowAreRefused) {
  Safetensors file = tiny_net();
  for (const float bad : {65537.0f, -1e19f, 3e38f, INFINITY, NAN}) {
    file.tensors.at("policy").values[1] = bad;
    const auto net = Net::make(file);
    ASSERT_FALSE(net) << bad;
    EXPECT_EQ(net.error().message, "the tensor 'policy' has a number beyond 65536");
  }
  file.tensors.at("policy").values[1] = -65536;
  EXPECT_TRUE(Net::make(file));
}

TEST(NetFile, TheLargestNumbersGiveSoundAnswers) {
  Random random(1);
  const std::function<float(const std::string&, std::size_t)> ways[] = {
      [](const std::string&, std::size_t) { return 65536.0f; },
      [](const std::string&, std::size_t) { return -65536.0f; },
      [](const std::string&, std::size_t i) { return i % 2 == 0 ? 65536.0f : -65536.0f; },
      [&](const std::string&, std::size_t) { return random.below(2) == 0 ? 65536.0f : -65536.0f; },
      [&](const std::string&, std::size_t) { return std::ldexp(1.0f, -int(random.below(150))); },
      [](const std::string&, std::size_t) { return 0.0f; }};
  for (const Safetensors& from : {tiny_net(), tiny_net(100, 1), tiny_net(3, 33)}) {
    for (const auto& way : ways) {
      const auto net = Net::make(net_of(from, way));
      ASSERT_TRUE(net);
      expect_sound_answers(*net, "path:3", 2);
      expect_sound_answers(*net, "5x5", 6);
    }
  }
}

TEST(NetFile, SeatsThatAGameDoesNotHaveOwnNothing) {
  const auto net = Net::make(net_of(tiny_net(), [](const std::string& name, std::size_t) {
    return name == "owner" ? -65536.0f : 65536.0f;
  }));
  ASSERT_TRUE(net);
  expect_sound_answers(*net, "5x5", 2);
  expect_sound_answers(*net, "5x5", 3);
}

TEST(NetFile, TheLargestNumbersAreSearchedLikeOthers) {
  Random random(1);
  const auto net = Net::make(net_of(tiny_net(), [&](const std::string&, std::size_t) {
    return random.below(2) == 0 ? 65536.0f : -65536.0f;
  }));
  ASSERT_TRUE(net);
  Game game = game_on("4x4", 3);
  const auto bot = make_net_search(*net, {});
  Thinking thinking;
  thinking.playouts = 60;
  for (int turn = 0; turn < 20 && !game.over(); ++turn) {
    const Analysis analysis = bot->think(game, game.to_play(), thinking);
    EXPECT_NEAR(std::accumulate(analysis.policy.begin(), analysis.policy.end(), 0.0), 1, 1e-3);
    EXPECT_NEAR(std::accumulate(analysis.root.win.begin(), analysis.root.win.end(), 0.0), 1, 1e-3);
    for (const double score : analysis.root.score) EXPECT_TRUE(std::isfinite(score));
    const Point move = analysis.moves.front().move;
    if (move == kNoPoint) {
      game.pass();
    } else {
      ASSERT_TRUE(game.play(move));
    }
  }
}

}  // namespace
}  // namespace omnigo
