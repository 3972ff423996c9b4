// What happens in a game room: one type for each kind of event. docs/api.md says what each means.
//
// An event is described here (described.h) and nowhere else; RoomState::happen says what it
// changes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/described.h"
#include "server/room_data.h"

namespace omnigo {

namespace events {

using Points = std::vector<Point>;

// --- before the game

struct Create {
  static constexpr std::string_view kName = "create";
  Person owner = {};
  static void describe(auto& event, auto& see) { see.field("owner", event.owner); }
};

struct Join {
  static constexpr std::string_view kName = "join";
  Colour player = Colour::Empty;
  std::string rank = {};
  Person person = {};
  static void describe(auto& event, auto& see) {
    see.field("player", event.player);
    see.maybe("rank", event.rank);
    see.field("person", event.person);
  }
};

using Leave = ByPlayer<"leave">;

struct Start {
  static constexpr std::string_view kName = "start";
  std::vector<RoomSeat> seats = {};
  static void describe(auto& event, auto& see) { see.field("seats", event.seats); }
};

// --- play

// What a turn cost, and what is left on the player's clock.
struct Charge {
  std::optional<Milliseconds> spent = {}, left = {};
  std::optional<int> overtime = {};  // periods, or moves of the period
  Milliseconds lag = 0;              // how much less was charged than passed
  static void describe(auto& charge, auto& see) {
    see.maybe("spent", charge.spent);
    see.maybe("left", charge.left);
    see.maybe("overtime", charge.overtime);
    see.maybe("lag", charge.lag);
  }
};

struct Move {
  static constexpr std::string_view kName = "move";
  Colour player = Colour::Empty;
  int turn = 0;  // its number
  Point point = kNoPoint;
  Points taken = {};
  Charge charge = {};
  static void describe(auto& event, auto& see) {
    see.field("player", event.player);
    see.field("turn", event.turn);
    see.field("point", event.point);
    see.field("taken", event.taken);
    Charge::describe(event.charge, see);
  }
};

struct Pass {
  static constexpr std::string_view kName = "pass";
  Colour player = Colour::Empty;
  int turn = 0;
  Charge charge = {};
  static void describe(auto& event, auto& see) {
    see.field("player", event.player);
    see.field("turn", event.turn);
    Charge::describe(event.charge, see);
  }
};

using Resign = ByPlayer<"resign">;
using Timeout = ByPlayer<"timeout">;
using Left = ByPlayer<"left">;  // away for too long: out of the game, like a player who resigned
using Unpause = ByPlayer<"unpause">;
using Pause = Plain<"pause">;
using FastForward = Plain<"fast-forward">;

struct AddTime {
  static constexpr std::string_view kName = "add-time";
  Colour player = Colour::Empty, to = Colour::Empty;
  Milliseconds time = 0;
  static void describe(auto& event, auto& see) {
    see.field("player", event.player);
    see.field("to", event.to);
    see.field("time", event.time);
  }
};

// --- the count

struct Stop {
  static constexpr std::string_view kName = "stop";
  Milliseconds deadline = 0;
  static void describe(auto& event, auto& see) { see.field("deadline", event.deadline); }
};

struct Propose {
  static constexpr std::string_view kName = "proposal";
  Proposal proposal = {};
  Milliseconds deadline = 0;
  static void describe(auto& event, auto& see) {
    see.field("proposal", event.proposal);
    see.field("deadline", event.deadline);
  }
};

// Has only the changes: one stone of each block, and the neutral points. In logs of version 0.20 it
// has the whole marking instead, as dead and neutral.
struct Mark {
  static constexpr std::string_view kName = "mark";
  Colour player = Colour::Empty;
  std::optional<Points> changed = {};
  Points changed_neutral = {};
  std::optional<Points> dead = {}, neutral = {};
  std::vector<Loss> worse = {};
  Milliseconds deadline = 0;
  static void describe(auto& event, auto& see) {
    see.field("player", event.player);
    see.maybe("changed", event.changed);
    see.maybe("changed_neutral", event.changed_neutral);
    see.maybe("dead", event.dead);
    see.maybe("neutral", event.neutral);
    see.maybe("worse", event.worse);
    see.field("deadline", event.deadline);
  }
};

struct Accept {
  static constexpr std::string_view kName = "accept";
  Colour player = Colour::Empty;
  int marking = 0;
  bool silent = false;
  static void describe(auto& event, auto& see) {
    see.field("player", event.player);
    see.field("marking", event.marking);
    see.maybe("silent", event.silent);
  }
};

using Resume = ByPlayer<"resume">;
using Dispute = ByPlayer<"dispute">;

struct Decided {
  static constexpr std::string_view kName = "decided";
  Points dead = {};
  static void describe(auto& event, auto& see) { see.field("dead", event.dead); }
};

// The server's reading counts, because a player did not answer.
struct Ruling {
  static constexpr std::string_view kName = "ruling";
  Points dead = {}, neutral = {};
  static void describe(auto& event, auto& see) {
    see.field("dead", event.dead);
    see.field("neutral", event.neutral);
  }
};

// --- what players ask of each other

struct Request {
  static constexpr std::string_view kName = "request";
  Colour player = Colour::Empty;
  Asking kind = Asking::Undo;
  std::optional<int> to = {};  // Undo: how many turns remain
  static void describe(auto& event, auto& see) {
    see.field("player", event.player);
    see.field("kind", event.kind);
    see.maybe("to", event.to);
  }
};

struct Answer {
  static constexpr std::string_view kName = "answer";
  Colour player = Colour::Empty;
  int request = 0;
  bool yes = false;
  static void describe(auto& event, auto& see) {
    see.field("player", event.player);
    see.field("request", event.request);
    see.field("yes", event.yes);
  }
};

struct Withdraw {
  static constexpr std::string_view kName = "withdraw";
  int request = 0;
  static void describe(auto& event, auto& see) { see.field("request", event.request); }
};

struct Undo {
  static constexpr std::string_view kName = "undo";
  int turn = 0;  // how many remain
  static void describe(auto& event, auto& see) { see.field("turn", event.turn); }
};

struct Rematch {
  static constexpr std::string_view kName = "rematch";
  std::string game = {};
  static void describe(auto& event, auto& see) { see.field("game", event.game); }
};

// --- the end, and chat

struct Finish {
  static constexpr std::string_view kName = "result";
  RoomResult result = {};
  static void describe(auto& event, auto& see) { see.field("result", event.result); }
};

struct Annul {
  static constexpr std::string_view kName = "annul";
  std::string reason = {};
  static void describe(auto& event, auto& see) { see.field("reason", event.reason); }
};

// Only the players see the game while one of them wants that.
struct Private {
  static constexpr std::string_view kName = "private";
  Colour player = Colour::Empty;
  bool on = false;
  static void describe(auto& event, auto& see) {
    see.field("player", event.player);
    see.field("on", event.on);
  }
};

struct Chat {
  static constexpr std::string_view kName = "chat";
  Person person = {};
  Audience to = Audience::Players;
  std::string text = {};
  int turn = 0;
  bool hidden = false;  // without its text
  static void describe(auto& event, auto& see) {
    see.field("person", event.person);
    see.field("to", event.to);
    see.field("text", event.text);
    see.field("turn", event.turn);
    see.maybe("hidden", event.hidden);
  }
};

struct Invite {
  static constexpr std::string_view kName = "invite";
  Colour player = Colour::Empty;
  Person person = {};
  static void describe(auto& event, auto& see) {
    see.field("player", event.player);
    see.field("person", event.person);
  }
};

struct Advise {
  static constexpr std::string_view kName = "advise";
  Person person = {};
  Points dead = {}, neutral = {};
  static void describe(auto& event, auto& see) {
    see.field("person", event.person);
    see.field("dead", event.dead);
    see.field("neutral", event.neutral);
  }
};

}  // namespace events

struct RoomEvent {
  using What =
      std::variant<events::Create, events::Join, events::Leave, events::Start, events::Move,
                   events::Pass, events::Resign, events::Timeout, events::Left, events::Pause,
                   events::Unpause, events::FastForward, events::AddTime, events::Stop,
                   events::Propose, events::Mark, events::Accept, events::Resume, events::Dispute,
                   events::Decided, events::Ruling, events::Request, events::Answer,
                   events::Withdraw, events::Undo, events::Rematch, events::Finish, events::Annul,
                   events::Private, events::Chat, events::Invite, events::Advise>;

  int n = 0;  // from 1
  Milliseconds at = 0;
  What what = {};

  template <class Event>
  const Event* as() const {
    return std::get_if<Event>(&what);
  }
  template <class... Events>
  bool is() const {
    return (std::holds_alternative<Events>(what) || ...);
  }
  // On the wire and in the log.
  std::string_view name() const {
    return std::visit([](const auto& event) { return event.kName; }, what);
  }
};

}  // namespace omnigo
