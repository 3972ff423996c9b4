// How often a player or spectator may do things other than turns. A game is its log, and the log
// belongs to everybody at the table: nobody alone may fill it, stall the others with it, or end the
// game that way.
//
// Each kind of action has an allowance per player, far above what a game needs. Beyond it, actions
// are refused and change nothing. Turns are unlimited. The counts follow from the log alone.
// docs/api.md lists them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "rules/game.h"
#include "server/room_action.h"
#include "server/room_event.h"

namespace omnigo {

// From then on only passes are allowed, so that the game ends and is counted.
inline constexpr int kMostEvents = 100'000;
// How often play can be resumed. After that the players agree on the count, or the server's reading
// decides: never the bare position, in which dead stones would live.
inline constexpr int kMostResumes = 20;
// Limits on messages: of one person to the players, of one person to the spectators, of all to the
// spectators. So nobody uses up what others may say, and spectators use up nothing of the players'
// limit.
inline constexpr int kMostToPlayers = 1'000, kMostToSpectators = 200, kMostOfSpectators = 2'000;
// How many messages of one person in which time.
inline constexpr int kChatBurst = 5;
inline constexpr Milliseconds kChatBurstTime = 10'000;

class RoomLimits {
 public:
  // This has happened; the game is as it is since.
  void count(const RoomEvent& event, const Game& game);

  // Why the person may not do this any more; nothing if they may.
  std::optional<Refusal> check(const RoomAction& action, const std::string& person,
                               const Game& game) const;
  std::optional<Refusal> check_marked_points(const events::Mark& mark, const Game& game) const;
  std::optional<Refusal> check_talk(Audience to, const std::string& person, Milliseconds now) const;
  bool may_resume() const { return resumes_ < kMostResumes; }

 private:
  // What a person has said: players and advisers to the players, all others to the spectators.
  struct Talk {
    int to_players = 0, to_spectators = 0;
    std::vector<Milliseconds> latest;  // times of the last kChatBurst messages
  };
  struct Used {
    int joins = 0, marks = 0, advices = 0, times_given = 0, hidings = 0;
    std::map<Asking, int> requests;
    std::size_t points_marked = 0;
    int undo_turn = -1, undo_asked = 0;  // the turn of the latest undo request, how many then
  };
  Used used_by(Colour player) const;
  Used used_by(const std::string& person) const;
  void count_talk(const events::Chat& chat, Milliseconds at);

  std::map<Colour, Used> players_;
  std::map<std::string, Used> people_;  // for joining, and for advisers
  std::map<std::string, Talk> talks_;   // by person
  int spectators_said_ = 0;
  int joins_ = 0, resumes_ = 0;
};

}  // namespace omnigo
