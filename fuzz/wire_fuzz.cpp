// What strangers send to the server, on any bytes: whatever is read can be written and read again,
// and what a room then does with it leaves a log that makes the same room.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>

#include "graph/families.h"
#include "record/fields.h"
#include "server/wire.h"

namespace {

using namespace omnigo;

void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "broken: %s\n", what);
  std::abort();
}

const Person kOwner = {"p1", "An", true};

void create(const nlohmann::json& json) {
  // Large boards only take long.
  if (json.is_object() && json.contains("board") && json["board"].dump().size() > 200) return;
  const Directory directory{
      .person = [](const std::string&) { return std::nullopt; },
      .is_bot = [](const std::string& name) { return name == "omnigo"; },
      .position = [](const std::string&, int) -> Result<GameRecord> { return Error{"none"}; }};
  auto settings = read_create_request(json, kOwner, directory);
  if (!settings || settings->base.board->graph->size() > 500) return;
  const auto again = read_settings(settings_text(*settings));
  require(static_cast<bool>(again), "settings read back");
  require(settings_text(*again) == settings_text(*settings), "settings are the same again");
}

void act(const nlohmann::json& json) {
  static const RoomSettings kSettings = [] {
    const nlohmann::json request = nlohmann::json::parse(
        R"({"board":"3","clock":"byoyomi:main=10,period=5,periods=2","rules":"japanese",
            "seats":[{"kind":"me"},{"kind":"me"},{"kind":"bot","bot":"omnigo"}]})");
    return *read_create_request(request, kOwner,
                                {.person = nullptr,
                                 .is_bot = [](const std::string&) { return true; },
                                 .position = nullptr});
  }();
  Room room = *Room::make(kSettings), shadow = *Room::make(kSettings);
  const auto log = [&](const std::vector<RoomEvent>& events) {
    for (const RoomEvent& event : events) {
      const auto read = read_event(event_text(event, room.board()), room.board());
      require(read && shadow.apply(*read), "an event from the log can have happened");
    }
  };
  Actor actor{.person = kOwner, .now = 1'000};
  log(room.open(actor));
  // A list of actions, or one.
  const nlohmann::json list = json.is_array() ? json : nlohmann::json::array({json});
  for (const nlohmann::json& one : list) {
    auto action = read_action(one, room.board());
    if (!action) continue;
    actor.now += 700;
    actor.is_server = std::visit(
        [](const auto& what) {
          if constexpr (requires { what.player; }) return what.player == Colour::Red;
          return false;
        },
        *action);
    log(room.act(*action, actor).events);
    log(room.tick(actor.now).events);
  }
  const auto here = here_json({});
  require(snapshot_text({room, "g", "now"}, actor.now, {}, here) ==
              snapshot_text({shadow, "g", "now"}, actor.now, {}, here),
          "the log makes the same room");
}

// What the store and other servers hand over: it may be damaged.
void stored(const std::string& text) {
  static const Layout kBoard = *make_family("3");
  if (const auto event = read_event(text, kBoard)) {
    const std::string written = event_text(*event, kBoard);
    const auto again = read_event(written, kBoard);
    require(again && event_text(*again, kBoard) == written, "an event is the same again");
  }
  const auto settings = read_settings(text);
  if (settings && settings->base.board->graph->size() <= 500) {
    const auto again = read_settings(settings_text(*settings));
    require(again && settings_text(*again) == settings_text(*settings), "settings again");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  stored(text);
  const nlohmann::json json = parse_json_or_discard(text);
  if (json.is_discarded()) return 0;
  create(json);
  act(json);
  return 0;
}
