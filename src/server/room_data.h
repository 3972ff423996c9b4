// What a game room consists of, as plain data; room_action.h has the actions it takes,
// room_event.h what happens.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "record/record.h"

namespace omnigo {

struct Person {
  std::string id, name;
  bool guest = true;
  bool operator==(const Person&) const = default;
};

struct RoomSeat {
  enum class Kind : std::uint8_t { Open, Person, Bot };
  Kind kind = Kind::Open;
  Person person = {};        // Kind::Person
  std::string bot = {};      // Kind::Bot: its name
  std::string invited = {};  // the name of the person an open seat is kept for; empty: anyone
  std::string rank = {};     // of the person, at the time of joining: "5k", "3d?"; empty: not known
  enum class Out : std::uint8_t { No, Resigned, Time, Left };
  Out out = Out::No;  // whether and how the player is out of the game
  bool operator==(const RoomSeat&) const = default;
};

// How a game was created: `base` holds board, rules, clock and start, and as events the turns that
// it continues from, if it continues another game.
struct RoomSettings {
  GameRecord base;
  std::string board_hash = {};  // of base.board; empty: not computed
  std::vector<RoomSeat> seats;  // one per player
  Person owner;
  std::string title;
  bool lot = false, rated = false, listed = false;
  bool guests = false;  // rated, but guests may join: then the game is not rated
  int ranks = 0;        // how far in rank from the owner a player may be to join; 0: any
};

enum class Asking : std::uint8_t { Undo, Pause, Rematch };
// Who gets a message.
enum class Audience : std::uint8_t { Players, Spectators };

struct RoomResult {
  enum class How : std::uint8_t { Score, Resignation, Time, NoResult, Aborted, Left };
  How how = How::NoResult;
  std::vector<HalfPoints> scores = {};
  std::vector<int> places = {};
  std::vector<Tally> tallies = {};
  bool operator==(const RoomResult&) const = default;
};

// The server's reading of the final position.
struct Proposal {
  std::vector<Point> dead;
  std::vector<Point> neutral = {};  // under territory scoring: seki
  Colouring owners = {};            // the likely owner of each point, or Empty
  std::vector<int> sure = {};       // of that, in percent
  bool operator==(const Proposal&) const = default;
};

// What a marking costs a player, compared with the server's reading.
struct Loss {
  Colour player;
  HalfPoints points;
  bool operator==(const Loss&) const = default;
};

// Why an action was refused.
struct Refusal {
  enum class Code : std::uint8_t {
    Malformed,
    TooLarge,
    Unknown,
    NotFound,
    Forbidden,
    Unauthorised,
    Conflict,
    Stale,
    NotYourTurn,
    Illegal,
    WrongPhase,
    TooMany,
    Limit,
    Unavailable,
    Damaged
  };
  Refusal(Code code, Error why, int retry_after = 0)
      : code(code),
        text(std::move(why.message)),
        reason(std::move(why.reason)),
        retry_after(retry_after) {}

  Code code;
  std::string text;  // one line for a person
  Cause reason;      // the same for programs that word it themselves
  int retry_after;   // seconds until a retry makes sense; 0: not applicable
};

inline Refusal refuse(Refusal::Code code, Error why) { return {code, std::move(why)}; }

}  // namespace omnigo
