// What the description of each event and action makes of it: JSON as the schema and old logs have
// it.
#include "server/room_event.h"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "graph/families.h"
#include "places.h"
#include "record/record_json.h"
#include "record/replay.h"
#include "schema.h"
#include "server/room_action.h"
#include "server/wire.h"

namespace omnigo {
namespace {

using Json = nlohmann::json;
using Ordered = nlohmann::ordered_json;

Json reference(const std::string& name) { return {{"$ref", "#/$defs/" + name}}; }
Json list_of(const Json& items) { return {{"type", "array"}, {"items", items}}; }

Json schema_of(int) { return {{"type", "integer"}}; }
Json schema_of(bool) { return {{"type", "boolean"}}; }
Json schema_of(Milliseconds) { return reference("Milliseconds"); }
Json schema_of(Colour) { return reference("Player"); }
Json schema_of(Point) { return reference("PointName"); }
Json schema_of(const std::vector<Point>&) { return list_of(reference("PointName")); }
Json schema_of(Asking) { return {{"enum", {"undo", "pause", "rematch"}}}; }
Json schema_of(Audience) { return {{"enum", {"players", "spectators"}}}; }
Json schema_of(const std::string&) { return {{"type", "string"}}; }
Json schema_of(const Person&) { return reference("Person"); }
Json schema_of(const std::vector<RoomSeat>&) { return list_of(reference("Seat")); }
Json schema_of(const Proposal&) { return reference("Proposal"); }
Json schema_of(const std::vector<Loss>&) { return reference("Losses"); }
Json schema_of(const RoomResult&) { return reference("Result"); }
template <class Value>
Json schema_of(const std::optional<Value>&) {
  return schema_of(Value());
}

Json schema_of(Milliseconds, Milliseconds least, Milliseconds most) {
  return {{"type", "integer"}, {"minimum", least}, {"maximum", most}};
}
Json schema_of(const std::string&, std::size_t longest) {
  return {{"type", "string"}, {"minLength", 1}, {"maxLength", longest}};
}

struct Described {
  std::set<std::string> required = {"action"};
  Json fields = Json::object();

  void field(const char* key, const auto& value, auto... limits) {
    required.insert(key);
    fields[key] = schema_of(value, limits...);
  }
  void maybe(const char* key, const auto& value) { fields[key] = schema_of(value); }
};

// By name, the alternatives that are described.
template <class Variant>
std::map<std::string, Described> all_of() {
  std::map<std::string, Described> all;
  const auto add = [&](const auto& one) {
    if constexpr (requires(Described see) { one.describe(one, see); }) {
      one.describe(one, all[std::string(one.kName)]);
    }
  };
  [&]<std::size_t... I>(std::index_sequence<I...>) {
    (add(std::variant_alternative_t<I, Variant>()), ...);
  }(std::make_index_sequence<std::variant_size_v<Variant>>());
  return all;
}

// Names for what C++ has no type of its own for.
bool is_same(Json described, Json schema) {
  static const std::map<Json, Json> kNarrower = {
      {reference("ServerTime"), reference("Milliseconds")},
      {reference("GameId"), {{"type", "string"}}},
      {reference("Rank"), {{"type", "string"}}},
      {{{"const", true}}, {{"type", "boolean"}}}};
  schema.erase("description");
  if (const auto found = kNarrower.find(schema); found != kNarrower.end() && described != schema) {
    schema = found->second;
  }
  return described == schema;
}

void compare_with_schema(std::map<std::string, Described> all, const char* definition) {
  const Schema wire(source_folder() + "/docs/wire.schema.json");
  for (const Json& one : wire.definitions().at(definition).at("oneOf")) {
    const std::string path = one.at("$ref");
    const Json& schema = wire.definitions().at(path.substr(path.rfind('/') + 1));
    SCOPED_TRACE(path);
    const auto found = all.find(schema.at("properties").at("action").at("const"));
    ASSERT_NE(found, all.end());
    EXPECT_EQ(schema.at("required").get<std::set<std::string>>(), found->second.required);
    EXPECT_EQ(schema.at("properties").size(), found->second.fields.size() + 1);
    for (const auto& [key, value] : found->second.fields.items()) {
      ASSERT_TRUE(schema.at("properties").contains(key)) << key;
      EXPECT_TRUE(is_same(value, schema.at("properties").at(key))) << key;
    }
    all.erase(found);
  }
  for (const auto& [name, described] : all) ADD_FAILURE() << name << " is not in the schema";
}

TEST(RoomEvent, TheSchemaHasTheSameFields) {
  std::map<std::string, Described> all = all_of<RoomEvent::What>();
  for (auto& [name, described] : all) {
    described.field("n", 0);
    described.required.insert("at");
    described.fields["at"] = reference("ServerTime");
  }
  compare_with_schema(all, "GameEvent");
}

TEST(RoomAction, TheSchemaHasTheSameFields) { compare_with_schema(all_of<RoomAction>(), "Action"); }

TEST(RoomAction, WhatIsMissingOrUnknownIsNamed) {
  const Layout board = *make_family("3");
  const auto error = [&](const char* text) {
    const auto read = read_action(Json::parse(text), board);
    return read ? "" : read.error().message;
  };
  EXPECT_EQ(error(R"({"action":"move","player":"black","turn":1,"point":"B2"})"), "");
  EXPECT_EQ(error(R"({"action":"claim","player":"black"})"), "");
  EXPECT_EQ(error(R"({"action":"dance"})"), "do.action: unknown word 'dance'");
  EXPECT_EQ(error(R"({"action":"annul"})"), "do.action: unknown word 'annul'");
  EXPECT_EQ(error(R"({"action":"proposal"})"), "do.action: unknown word 'proposal'");
  EXPECT_EQ(error(R"({"action":"pass","player":"black"})"), "do: 'turn' is missing");
  EXPECT_EQ(error(R"({"action":"abort","player":"black"})"), "do: unknown key 'player'");
  EXPECT_EQ(error(R"({"action":"add-time","player":"black","to":"white","time":999})"),
            "do.time: expected a whole number from 1000 to 86400000");
}

TEST(RoomEvent, LogsOfVersion020AreWrittenByteForByte) {
  const auto games =
      Ordered::parse(std::ifstream(source_folder() + "/tests/data/version-0.20/games.json"));
  std::set<std::string> seen;
  for (const auto& [id, game] : games.items()) {
    const auto record = read_record(game.at("record").dump());
    ASSERT_TRUE(record) << id;
    for (const Ordered& event : game.at("events")) {
      const auto read = read_event(event.dump(), *record->board);
      ASSERT_TRUE(read) << event << read.error().message;
      EXPECT_EQ(event_text(*read, *record->board), event.dump());
      seen.insert(std::string(read->name()));
    }
  }
  EXPECT_GE(seen.size(), 20u);
}

TEST(RoomEvent, RecordsOfVersion020ReplayToTheirResults) {
  const auto games =
      Ordered::parse(std::ifstream(source_folder() + "/tests/data/version-0.20/games.json"));
  int scored = 0;
  for (const auto& [id, game] : games.items()) {
    SCOPED_TRACE(game.at("about"));
    const auto record = read_record(game.at("record").dump());
    ASSERT_TRUE(record);
    const auto replayed = replay(*record);
    ASSERT_TRUE(replayed);
    EXPECT_FALSE(replayed->first_break);
    if (!record->result || record->result->how != RecordedResult::How::Score) continue;
    ++scored;
    std::vector<HalfPoints> scores;
    for (const Tally& tally : replayed->end.tallies) scores.push_back(tally.score);
    EXPECT_EQ(scores, record->result->scores);
    EXPECT_EQ(replayed->end.places, record->result->places);
  }
  EXPECT_GE(scored, 2);
}

TEST(RoomEvent, WhatIsMissingOrUnknownIsNamed) {
  const Layout board = *make_family("3");
  const auto error = [&](const std::string& text) {
    const auto read = read_event(text, board);
    return read ? "" : read.error().message;
  };
  EXPECT_EQ(error(R"({"n":1,"at":0,"action":"pass","player":"black","turn":1})"), "");
  EXPECT_EQ(error(R"({"n":1,"at":0,"action":"dance"})"), "action: unknown word 'dance'");
  EXPECT_EQ(error(R"({"n":1,"at":0,"action":"pass","turn":1})"), "'player' is missing");
  EXPECT_EQ(error(R"({"n":1,"at":0,"action":"undo","turn":-1})"),
            "turn: expected a whole number from 0 to 1000000000");
  EXPECT_EQ(error(R"({"n":1,"at":0,"action":"chat"})"), "'person' is missing");
}

}  // namespace
}  // namespace omnigo
