// Those who play for the server: what they are asked, and what they answer.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "record/record.h"
#include "server/room_data.h"

namespace omnigo {

enum class BotUrgency : std::uint8_t { Bots, People, Rated };  // who waits for the answer
inline constexpr int kBotUrgencies = 3;
struct BotQuestion {
  std::string game;   // its id
  GameRecord record;  // the game so far
  std::string bot;
  Colour player = Colour::Empty;  // whose turn it is; Empty: what is dead?
  Milliseconds time = 0;          // to think at most
  int lost_for = 0;               // what the answer for the player's latest turn said
  bool resigns = true;            // whether it may
  BotUrgency urgency = BotUrgency::People;
  std::string address = {}, owner = {};  // of who made the game
};
struct BotAnswer {
  enum class Kind : std::uint8_t { Failed, Move, Pass, Resign, Proposal };
  Kind kind = Kind::Failed;
  Point point = kNoPoint;
  int lost_for = 0;         // turns in a row that looked lost to the player
  double clear = 0;         // of a turn: how clear the choice was, from 0 to 1
  Milliseconds waited = 0;  // before it could think
  omnigo::Proposal proposal = {};
};
class Thinkers {
 public:
  virtual ~Thinkers() = default;
  // The answer comes on any thread.
  virtual void ask(BotQuestion question, std::function<void(BotAnswer)> answer) = 0;
};

}  // namespace omnigo
