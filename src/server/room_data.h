// What a game room is made of and what is asked of it, as plain data; room_event.h has what
// happens.
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
  std::string rank = {};     // of who sits there, when they sat down: "5k", "3d?"; empty: not known
  enum class Out : std::uint8_t { No, Resigned, Time, Left };
  Out out = Out::No;  // of the game, and how
  bool operator==(const RoomSeat&) const = default;
};

// How a game was made: `base` holds board, rules, clock, start, and as events the turns it goes on
// from, if it does from another game's.
struct RoomSettings {
  GameRecord base;
  std::string board_hash = {};  // of base.board; empty: nobody has computed it
  std::vector<RoomSeat> seats;  // one a player
  Person owner;
  std::string title;
  bool lot = false, rated = false, listed = false;
  bool guests = false;  // rated, but guests may join: it is then not rated
  int ranks = 0;        // how far in rank from the owner one may be to join; 0: any
};

enum class Asking : std::uint8_t { Undo, Pause, Rematch };
// To whom something is said.
enum class Audience : std::uint8_t { Players, Spectators };

struct RoomResult {
  enum class How : std::uint8_t { Score, Resignation, Time, NoResult, Aborted, Left };
  How how = How::NoResult;
  std::vector<HalfPoints> scores = {};
  std::vector<int> places = {};
  std::vector<Tally> tallies = {};
  bool operator==(const RoomResult&) const = default;
};

// The server's reading of the end.
struct Proposal {
  std::vector<Point> dead;
  std::vector<Point> neutral = {};  // under territory scoring: seki
  Colouring owners = {};            // the likely one of each point, or Empty
  std::vector<int> sure = {};       // of that, in percent
  bool operator==(const Proposal&) const = default;
};

// What a marking costs a player, compared with the server's reading.
struct Loss {
  Colour player;
  HalfPoints points;
  bool operator==(const Loss&) const = default;
};

struct RoomAction {
  enum class Kind : std::uint8_t {
    Join,
    Leave,
    Abort,
    Move,
    Pass,
    Resign,
    Undo,
    Pause,
    Unpause,
    Answer,
    Withdraw,
    AddTime,
    Mark,
    Accept,
    Resume,
    Claim,
    Rematch,
    Chat,
    Invite,
    Advise,
    FastForward,
    Propose,  // by the server alone
    Annul     // by who runs the server
  };
  Kind kind = Kind::Pass;
  Colour player = Colour::Empty;
  Colour to = Colour::Empty;  // AddTime; Claim: who has left
  int turn = 0;
  std::optional<int> back_to = {};  // Undo: how many turns remain
  Point point = kNoPoint;
  Milliseconds time = 0;
  std::vector<Point> dead = {}, neutral = {};
  Proposal proposal = {};
  int reference = 0;
  bool yes = false;
  Person person = {};  // Invite
  std::string text = {};
  Audience audience = Audience::Players;  // Chat
};

// Why something was not done.
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
  Code code = Code::Malformed;
  std::string text;     // one line for a person
  int retry_after = 0;  // seconds after which it may be asked again; 0: no matter
};

inline Refusal refuse(Refusal::Code code, std::string text) { return {code, std::move(text)}; }

}  // namespace omnigo
