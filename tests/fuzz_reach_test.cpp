// What the fuzzers of the API reach: every operation and every message, and not only to be refused.
#include <gtest/gtest.h>

#include <random>

#include "../fuzz/api_world.h"

namespace omnigo {
namespace {

std::vector<std::uint8_t> random_bytes(std::mt19937_64& random, std::size_t size) {
  std::vector<std::uint8_t> bytes(size);
  for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random());
  return bytes;
}

TEST(FuzzReach, EveryOperationIsDoneByTheFuzzer) {
  std::set<std::string> missing;
  for (const Operation& operation : operations()) missing.insert(operation.name());
  EXPECT_GT(missing.size(), 40u);
  std::mt19937_64 random(1);
  for (int i = 0; i < 10'000 && !missing.empty(); ++i) {
    const auto bytes = random_bytes(random, 200);
    Choices choices(bytes.data(), bytes.size());
    const World::Answered answered = fresh_world().request(choices);
    if (answered.status < 300 && answered.method == answered.operation->method) {
      missing.erase(answered.operation->name());
    }
  }
  for (const std::string& name : missing) ADD_FAILURE() << name << " was never done";
}

TEST(FuzzReach, EveryMessageAndActionIsSentByTheFuzzer) {
  std::set<std::string> missing = {"welcome", "snapshot", "events", "ack", "pong", "lobby"};
  const Json& definitions = wire_schema().definitions();
  const auto add = [&](const std::string& definition, const std::string& key) {
    for (const Json& one : definitions[definition]["oneOf"]) {
      const std::string name = one["$ref"].get<std::string>().substr(8);
      missing.insert(definitions[name]["properties"][key]["const"]);
    }
  };
  add("ClientMessage", "type");
  add("Action", "action");
  std::mt19937_64 random(2);
  for (int i = 0; i < 1'000 && !missing.empty(); ++i) {
    const auto bytes = random_bytes(random, 400);
    Choices choices(bytes.data(), bytes.size());
    const auto sent = [&](const Json& message) {
      if (!wire_schema().fault(message, "ClientMessage").empty()) return;
      missing.erase(message["type"]);
      if (message["type"] == "act") missing.erase(message["do"]["action"]);
    };
    for (const std::string& heard : fresh_world().messages(choices, sent)) missing.erase(heard);
  }
  for (const std::string& name : missing) ADD_FAILURE() << name << " was never sent or heard";
}

}  // namespace
}  // namespace omnigo
