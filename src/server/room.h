// One game with its seats, clocks and talk: a state machine without any input or output.
//
// Everything that happens is an event with a number. act() and tick() decide what happens and apply
// it; only apply() changes anything, so the same events from a log make the same room (RoomState).
// The caller passes the time, in milliseconds of a clock that never goes back.
//
// Lag: a player with a slow connection is charged `lag` less than the time that passed; the caller
// limits it. A turn that arrives when the player's time, charged this way, is used up comes too
// late.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/room_action.h"
#include "server/room_state.h"

namespace omnigo {

inline constexpr Milliseconds kLongestLag = 500;

// Who acts, and when.
struct Actor {
  Person person = {};
  bool is_server = false;  // for bots, and for the server's reading
  bool is_admin = false;   // an administrator of the server
  Milliseconds now = 0;    // never less than before
  // Of this person's connection; for a bot, how long it waited before it could think.
  Milliseconds lag = 0;
  std::uint64_t random = 0;   // for drawing colours
  std::string new_game = {};  // the name of the next game, if this action starts a rematch
  std::string rank = {};      // of this person, in games of this kind
  // Players who have been away for longer than leave_time(), as far as the caller knows.
  std::vector<Colour> gone = {};
};

struct Outcome {
  std::vector<RoomEvent> events;   // what happened, possibly even if the action was refused
  std::optional<Refusal> refusal;  // if not set, the first event is the action's own
  // The room decided something impossible: a bug. None of it counts, and the room must be rebuilt
  // from its log.
  bool impossible = false;
};

class Room : public RoomState {
 public:
  // Before any event. The error says why the game is impossible.
  static Result<Room> make(RoomSettings settings);
  // The first events of a new game: it is created, and starts if all seats are taken. Empty if that
  // is impossible.
  std::vector<RoomEvent> open(const Actor& owner);

  Outcome act(const RoomAction& action, const Actor& actor);
  // What happens by the passing of time; call it when next_tick has come. `lag` is that of the
  // player to move.
  Outcome tick(Milliseconds now, Milliseconds lag = 0);
  std::optional<Milliseconds> next_tick(Milliseconds lag = 0) const;

 private:
  using Code = Refusal::Code;
  using Maybe = std::optional<Refusal>;

  using RoomState::RoomState;

  Maybe dispatch(const RoomAction& action, const Actor& actor);
  // One function for each kind of action: refuses, or emits.
  Maybe decide(const actions::Join& action, const Actor& actor);
  Maybe decide(const actions::Leave& action, const Actor& actor);
  Maybe decide(const actions::Abort& action, const Actor& actor);
  Maybe decide(const actions::Move& action, const Actor& actor);
  Maybe decide(const actions::Pass& action, const Actor& actor);
  Maybe decide(const actions::Resign& action, const Actor& actor);
  Maybe decide(const actions::Unpause& action, const Actor& actor);
  Maybe decide(const actions::FastForward& action, const Actor& actor);
  Maybe decide(const actions::AddTime& action, const Actor& actor);
  Maybe decide(const actions::Claim& action, const Actor& actor);
  Maybe decide(const actions::Mark& action, const Actor& actor);
  Maybe decide(const actions::Accept& action, const Actor& actor);
  Maybe decide(const actions::Resume& action, const Actor& actor);
  Maybe decide(const actions::Advise& action, const Actor& actor);
  Maybe decide(const actions::Propose& action, const Actor& actor);
  Maybe decide(const actions::Undo& action, const Actor& actor);
  Maybe decide(const actions::Pause& action, const Actor& actor);
  Maybe decide(const actions::Rematch& action, const Actor& actor);
  Maybe decide(const actions::Answer& action, const Actor& actor);
  Maybe decide(const actions::Withdraw& action, const Actor& actor);
  Maybe decide(const actions::Chat& action, const Actor& actor);
  Maybe decide(const actions::Invite& action, const Actor& actor);
  Maybe decide(const actions::Private& action, const Actor& actor);
  Maybe decide(const actions::Annul& action, const Actor& actor);

  template <class Play>
  Maybe turn(Colour player, int number, const Actor& actor, Play play);
  Maybe move(const actions::Move& action, const events::Charge& charge);
  Maybe check_marking(const std::vector<Point>& dead, const std::vector<Point>& neutral) const;
  Maybe check_seat(Colour player, const Actor& actor) const;
  Maybe ask(Asking asking, Colour player, int to, const Actor& actor);
  void set_change(events::Mark& mark, const actions::Mark& wanted) const;
  events::Charge charge_for(Colour player, Milliseconds lag) const;
  Milliseconds forgiven(Colour bot, Milliseconds waited) const;
  Milliseconds scoring_time() const;
  Milliseconds next_deadline() const;

  // Applies the event as the next one; false if it cannot happen, and then nothing has changed.
  bool attempt(RoomEvent::What what);
  // The same for an event that must be possible; returns its number.
  int emit(RoomEvent::What what);
  Outcome outcome(Maybe refusal);
  void start_if_full(const Actor& actor);
  void after_change();  // stops or ends play if it is over
  void finish(RoomResult::How how);
  void grant_if_agreed(int n, const Actor& actor);
  void withdraw_requests(Asking asking);
  void time_out(Milliseconds now, Milliseconds lag);
  void end_count();
  void end_by_reading();
  bool has_not_answered(Colour player) const;

  std::vector<RoomEvent> emitted_;
  bool impossible_ = false;
};

}  // namespace omnigo
