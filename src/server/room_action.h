// What people, bots and the server ask of a game room: one type for each kind of action.
// docs/api.md says what each means.
//
// An action is described here (described.h) and nowhere else; Room::decide says what comes of it.
// One without describe() cannot be sent.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/described.h"
#include "server/room_data.h"

namespace omnigo {

inline constexpr std::size_t kLongestChat = 500;
inline constexpr Milliseconds kLeastAdded = 1'000, kMostAdded = 86'400'000;

namespace actions {

using Points = std::vector<Point>;

// --- before the game

using Join = ByPlayer<"join">;
using Leave = ByPlayer<"leave">;
using Abort = Plain<"abort">;

// --- play

struct Move {
  static constexpr std::string_view kName = "move";
  Colour player = Colour::Empty;
  int turn = 0;  // its number
  Point point = kNoPoint;
  static void describe(auto& action, auto& see) {
    see.field("player", action.player);
    see.field("turn", action.turn);
    see.field("point", action.point);
  }
};

struct Pass {
  static constexpr std::string_view kName = "pass";
  Colour player = Colour::Empty;
  int turn = 0;
  static void describe(auto& action, auto& see) {
    see.field("player", action.player);
    see.field("turn", action.turn);
  }
};

using Resign = ByPlayer<"resign">;
using Unpause = ByPlayer<"unpause">;
using FastForward = Plain<"fast-forward">;

struct AddTime {
  static constexpr std::string_view kName = "add-time";
  Colour player = Colour::Empty, to = Colour::Empty;
  Milliseconds time = 0;
  static void describe(auto& action, auto& see) {
    see.field("player", action.player);
    see.field("to", action.to);
    see.field("time", action.time, kLeastAdded, kMostAdded);
  }
};

// That the situation has occurred three times, or that a player has left.
struct Claim {
  static constexpr std::string_view kName = "claim";
  Colour player = Colour::Empty, left = Colour::Empty;
  static void describe(auto& action, auto& see) {
    see.field("player", action.player);
    see.maybe("left", action.left);
  }
};

// --- the count

struct Mark {
  static constexpr std::string_view kName = "mark";
  Colour player = Colour::Empty;
  Points dead = {}, neutral = {};
  static void describe(auto& action, auto& see) {
    see.field("player", action.player);
    see.field("dead", action.dead);
    see.maybe("neutral", action.neutral);
  }
};

struct Accept {
  static constexpr std::string_view kName = "accept";
  Colour player = Colour::Empty;
  int marking = 0;  // the event that made it
  static void describe(auto& action, auto& see) {
    see.field("player", action.player);
    see.field("marking", action.marking);
  }
};

using Resume = ByPlayer<"resume">;

struct Advise {
  static constexpr std::string_view kName = "advise";
  Points dead = {}, neutral = {};
  static void describe(auto& action, auto& see) {
    see.field("dead", action.dead);
    see.maybe("neutral", action.neutral);
  }
};

// The server's reading; only by the server.
struct Propose {
  static constexpr std::string_view kName = "proposal";
  Proposal proposal = {};
};

// --- what players ask of each other

struct Undo {
  static constexpr std::string_view kName = "undo";
  Colour player = Colour::Empty;
  std::optional<int> to = {};  // how many turns remain; nothing: up to the player's latest
  static void describe(auto& action, auto& see) {
    see.field("player", action.player);
    see.maybe("to", action.to);
  }
};

using Pause = ByPlayer<"pause">;
using Rematch = ByPlayer<"rematch">;

struct Answer {
  static constexpr std::string_view kName = "answer";
  Colour player = Colour::Empty;
  int request = 0;
  bool yes = false;
  static void describe(auto& action, auto& see) {
    see.field("player", action.player);
    see.field("request", action.request);
    see.field("yes", action.yes);
  }
};

struct Withdraw {
  static constexpr std::string_view kName = "withdraw";
  Colour player = Colour::Empty;
  int request = 0;
  static void describe(auto& action, auto& see) {
    see.field("player", action.player);
    see.field("request", action.request);
  }
};

// --- the end, and what is said

struct Chat {
  static constexpr std::string_view kName = "chat";
  Audience to = Audience::Players;
  std::string text = {};
  static void describe(auto& action, auto& see) {
    see.field("to", action.to);
    see.field("text", action.text, kLongestChat);
  }
};

struct Invite {
  static constexpr std::string_view kName = "invite";
  Colour player = Colour::Empty;
  std::string name = {};
  Person person = {};  // who has that name; the caller looks it up
  static void describe(auto& action, auto& see) {
    see.field("player", action.player);
    see.field("name", action.name);
  }
};

// Whether only the players see the game from now on, as far as this player is concerned.
struct Private {
  static constexpr std::string_view kName = "private";
  Colour player = Colour::Empty;
  bool on = false;
  static void describe(auto& action, auto& see) {
    see.field("player", action.player);
    see.field("on", action.on);
  }
};

// By an administrator.
struct Annul {
  static constexpr std::string_view kName = "annul";
  std::string reason = {};
};

}  // namespace actions

using RoomAction =
    std::variant<actions::Join, actions::Leave, actions::Abort, actions::Move, actions::Pass,
                 actions::Resign, actions::Unpause, actions::FastForward, actions::AddTime,
                 actions::Claim, actions::Mark, actions::Accept, actions::Resume, actions::Advise,
                 actions::Propose, actions::Undo, actions::Pause, actions::Rematch, actions::Answer,
                 actions::Withdraw, actions::Chat, actions::Invite, actions::Private,
                 actions::Annul>;

// On the wire.
inline std::string_view action_name(const RoomAction& action) {
  return std::visit([](const auto& what) { return what.kName; }, action);
}

}  // namespace omnigo
