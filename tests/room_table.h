// A room with people at it, for tests; every event also goes to a second room as the log would.
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "record/board_json.h"
#include "server/room.h"
#include "server/wire.h"

namespace omnigo {

using Names = std::vector<std::string_view>;
using Phase = Room::Phase;
using How = RoomResult::How;

inline const std::string kId = "game", kCreated = "2026-01-01T00:00:00Z";

inline Person person(int i) { return {"p" + std::to_string(i), "name" + std::to_string(i), true}; }

inline RoomSettings settings(const std::string& board, const std::string& rules,
                             const std::string& clock) {
  RoomSettings made;
  auto layout = board_from_text(board);
  auto read = parse_rules(rules);
  made.base = new_record(*layout, *read);
  made.base.clock = *parse_time_control(clock);
  made.owner = person(0);
  for (int i = 0; i < read->players; ++i) {
    made.seats.push_back({.kind = RoomSeat::Kind::Person, .person = person(i)});
  }
  return made;
}

// A room, and a second one that only hears of it through the log.
class Table {
 public:
  explicit Table(const RoomSettings& made)
      : room(*Room::make(*read_settings(settings_text(made)))),
        shadow_(*Room::make(*read_settings(settings_text(made)))) {
    Actor owner{.person = made.owner, .now = now};
    log(room.open(owner));
  }

  Outcome act(const RoomAction& action, int who) {
    const Actor actor{
        .person = person(who), .now = now, .lag = lag, .random = 7, .new_game = "next"};
    return act(action, actor);
  }
  Outcome act(const RoomAction& action, const Actor& actor) {
    Outcome outcome = room.act(action, actor);
    EXPECT_FALSE(outcome.impossible);
    log(outcome.events);
    return outcome;
  }
  Outcome move(const std::string& point) { return move(*room.board().find(point)); }
  // By whoever's turn it is.
  Outcome move(Point point) {
    const Colour player = room.live().to_play();
    return act(actions::Move{player, room.live().turns() + 1, point}, player_of(player));
  }
  Outcome pass() {
    const Colour player = room.live().to_play();
    return act(actions::Pass{player, room.live().turns() + 1}, player_of(player));
  }
  // An action that has nothing but its player, or need not have more.
  template <class Action>
  Outcome by(Colour player) {
    return act(Action{.player = player}, player_of(player));
  }
  std::vector<RoomEvent> tick() {
    Outcome outcome = room.tick(now, lag);
    EXPECT_FALSE(outcome.impossible);
    log(outcome.events);
    return outcome.events;
  }

  Room room;
  Milliseconds now = 1'000, lag = 0;

 private:
  void log(const std::vector<RoomEvent>& events) {
    for (const RoomEvent& event : events) {
      const std::string text = event_text(event, room.board());
      const auto read = read_event(text, room.board());
      ASSERT_TRUE(read) << text << read.error().message;
      ASSERT_EQ(event_text(*read, room.board()), text);
      ASSERT_TRUE(shadow_.apply(*read)) << text;
    }
    if (events.empty()) return;
    const auto here = here_json({});
    ASSERT_EQ(snapshot_text({room, kId, kCreated}, now, {}, here),
              snapshot_text({shadow_, kId, kCreated}, now, {}, here));
    ASSERT_EQ(room.next_tick(), shadow_.next_tick());
  }

  Room shadow_;
};

inline Names kinds(const std::vector<RoomEvent>& events) {
  Names list;
  for (const RoomEvent& event : events) list.push_back(event.name());
  return list;
}

// The first event, which is of this kind.
template <class Event>
const Event& first(const Outcome& outcome) {
  return std::get<Event>(outcome.events.at(0).what);
}

}  // namespace omnigo
