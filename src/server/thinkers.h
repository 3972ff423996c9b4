// The server's bots: questions and answers.
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
  Colour player = Colour::Empty;  // the player to move; Empty: find the dead stones
  Milliseconds time = 0;          // at most, for thinking
  int lost_for = 0;               // from the answer for the player's latest turn
  bool resigns = true;            // whether it may
  BotUrgency urgency = BotUrgency::People;
  std::string address = {}, owner = {};  // of the game's creator
};
struct BotAnswer {
  enum class Kind : std::uint8_t { Failed, Move, Pass, Resign, Proposal };
  Kind kind = Kind::Failed;
  Point point = kNoPoint;
  int lost_for = 0;         // consecutive turns in positions that look lost to the player
  double clear = 0;         // for a turn: how clear the choice was, from 0 to 1
  Milliseconds waited = 0;  // before it could think
  omnigo::Proposal proposal = {};
};
class Thinkers {
 public:
  virtual ~Thinkers() = default;
  // The answer may come on any thread.
  virtual void ask(BotQuestion question, std::function<void(BotAnswer)> answer) = 0;
};

}  // namespace omnigo
