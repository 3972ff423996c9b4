// What happens in a game room, as plain data: events that happened, and actions somebody wants.
//
// docs/api.md tells what each means; wire.h reads and writes them as JSON.
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

struct RoomEvent {
  enum class Action : std::uint8_t {
    Create,
    Join,
    Leave,
    Start,
    Move,
    Pass,
    Resign,
    Timeout,
    Stop,
    Proposal,
    Mark,
    Accept,
    Resume,
    Dispute,
    Decided,
    Request,
    Answer,
    Withdraw,
    Undo,
    Pause,
    Unpause,
    AddTime,
    Result,
    Rematch,
    Chat,
    Invite,
    Advise,
    Left,  // gone for too long, and so out of the game like one who resigned
    Annul,
    Ruling,  // the server's reading counts, because somebody did not answer
    FastForward
  };
  int n = 0;  // from 1
  Milliseconds at = 0;
  Action action = Action::Create;
  Colour player = Colour::Empty;
  Colour to = Colour::Empty;  // AddTime
  int turn = 0;               // Move, Pass: its number; Undo, Request: how many remain; Chat
  Point point = kNoPoint;
  std::vector<Point> taken = {};
  std::optional<Milliseconds> spent = {}, left = {};
  std::optional<int> overtime = {};
  Milliseconds lag = 0;       // how much less the player was charged than passed
  Milliseconds time = 0;      // AddTime
  Milliseconds deadline = 0;  // Stop, Proposal, Mark
  std::vector<Point> dead = {}, neutral = {};
  // Mark: they are what changes, one stone of each block and the neutral points; else the whole
  // marking, as in logs of version 0.20.
  bool is_change = false;
  std::vector<Loss> worse = {};  // Mark
  omnigo::Proposal proposal = {};
  int reference = 0;  // Accept: the marking; Answer, Withdraw: the request
  bool yes = false;   // Answer; Accept: by silence
  Asking asking = Asking::Undo;
  Person person = {};  // Create, Join, Chat, Invite, Advise
  std::vector<RoomSeat> seats = {};
  RoomResult result = {};
  std::string game = {};  // Rematch
  std::string text = {};  // Chat; Join: the rank; Annul: why
  bool to_spectators = false;

  bool operator==(const RoomEvent&) const = default;
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
  bool to_spectators = false;
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
