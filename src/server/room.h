// One game with its seats, clocks and talk: a state machine without any input or output.
//
// Everything that happens is an event with a number. act() and tick() decide what happens and apply
// it; only apply() changes anything, so the same events from a log make the same room. The caller
// passes the time, in milliseconds of a clock that never goes back.
//
// Lag: a player with a slow connection is charged `lag` less than the time that passed; the caller
// limits it. A turn that arrives when the player's time, charged this way, is used up comes too
// late.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "clock/clock.h"
#include "rules/agreement.h"
#include "rules/game.h"
#include "server/room_action.h"
#include "server/room_event.h"

namespace omnigo {

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

class Room {
 public:
  enum class Phase : std::uint8_t { Open, Playing, Scoring, Dispute, Finished };

  // The first event must be Create: new_room() makes it. The error says why the game is impossible.
  static Result<Room> make(RoomSettings settings);
  // The first events of a new game: it is created, and starts if all seats are taken. Empty if that
  // is impossible.
  std::vector<RoomEvent> open(const Actor& owner);

  Outcome act(const RoomAction& action, const Actor& actor);
  // What happens by the passing of time; call it when next_tick has come. `lag` is that of the
  // player to move.
  Outcome tick(Milliseconds now, Milliseconds lag = 0);
  std::optional<Milliseconds> next_tick(Milliseconds lag = 0) const;
  // Applies the next event from the log. False if it cannot have happened.
  bool apply(const RoomEvent& event);

  const RoomSettings& settings() const { return settings_; }
  const Layout& board() const { return *settings_.base.board; }
  const std::vector<RoomSeat>& seats() const { return seats_; }
  Phase phase() const { return phase_; }
  bool paused() const { return paused_; }
  int events() const { return n_; }
  // The number of the latest event that changed the position or the state of play.
  int position_since() const { return position_since_; }
  const Game& game() const { return game_; }
  // The copy during a dispute, otherwise the game.
  const Game& live() const { return dispute_ ? *dispute_ : game_; }
  // The players who have to act: the player to move, or those who have not accepted.
  std::vector<Colour> awaited() const;
  // Those of them who are people.
  std::vector<Colour> awaited_people() const;
  bool is_seat_of(Colour player, const std::string& person) const;
  bool is_player(const std::string& person) const;
  bool is_adviser(const std::string& person) const;
  // The game is running, and no person is in it any more.
  bool only_bots() const;
  // Bots alone continue the game without pauses.
  bool fast_forward() const { return fast_forward_; }

  TimeLeft time_left(Colour player, Milliseconds now) const;
  bool clock_runs(Colour player) const { return clocks_[player_of(player)].running(); }

  const Agreement* agreement() const { return agreement_ ? &*agreement_ : nullptr; }
  int marking() const { return marking_; }
  // Who made the marking; Empty: nobody, or the server.
  Colour marker() const { return marker_; }
  // The players still in for whom the marking is worse than the server's reading: it counts only if
  // each of them accepts it, and silence does not accept it. Empty while there is no reading.
  std::vector<Loss> losses() const;
  // A player did not answer, so the server's reading is the marking.
  bool ruled() const { return ruled_; }
  // The number of the event that stopped play last; 0: never.
  int stop() const { return stop_; }
  Milliseconds deadline() const { return deadline_; }
  const std::optional<Proposal>& proposal() const { return proposal_; }
  bool may_claim() const;
  // How long a player may be away before the others, while waiting for that player, may claim that
  // the game was abandoned. Nothing if the players' clocks already settle that soon enough.
  std::optional<Milliseconds> leave_time() const;

  struct Request {
    int n;
    Asking asking;
    Colour player;
    int to;                      // Undo
    std::vector<Colour> agreed;  // the asker's seats and bots among them

    bool has_agreed(Colour seat) const {
      return std::find(agreed.begin(), agreed.end(), seat) != agreed.end();
    }
  };
  const std::vector<Request>& requests() const { return requests_; }
  const std::vector<Person>& advisers() const { return advisers_; }
  // The latest advice of each adviser since play stopped.
  const std::vector<events::Advise>& advice() const { return advice_; }
  const std::optional<RoomResult>& result() const { return result_; }
  bool annulled() const { return annulled_.has_value(); }
  // The reason; may be empty.
  const std::string& annulled_why() const { return *annulled_; }
  const std::string& rematch() const { return rematch_; }
  // A game of the same players, each moved on by one seat.
  RoomSettings rematch_settings() const;

  // The game so far, without the turns that were taken back.
  GameRecord record() const;
  // The current position of play, on the copy during a dispute; for bots.
  GameRecord live_record() const;

  // A guest has become `now`, who was another person before.
  void replace_person(const std::string& id, const Person& now);

 private:
  using Code = Refusal::Code;
  using Maybe = std::optional<Refusal>;

  Room(RoomSettings settings, Game game);

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
  Maybe decide(const actions::Annul& action, const Actor& actor);

  template <class Play>
  Maybe turn(Colour player, int number, const Actor& actor, Play play);
  Maybe move(const actions::Move& action, const events::Charge& charge);
  Maybe said_enough(Audience to, const std::string& person) const;

  // Whether this player or spectator has done this too often: room_limits.cpp.
  Maybe check_allowance(const RoomAction& action, const Actor& actor) const;
  void count(const RoomEvent& event);

  Maybe check_marking(const std::vector<Point>& dead, const std::vector<Point>& neutral) const;
  Maybe check_seat(Colour player, const Actor& actor) const;
  Maybe ask(Asking asking, Colour player, int to, const Actor& actor);
  bool valid_player(Colour player) const;
  bool set_marking(Agreement& agreement, const std::vector<Point>& dead,
                   const std::vector<Point>& neutral) const;
  Maybe check_marked_points(const events::Mark& mark) const;
  void set_change(events::Mark& mark, const actions::Mark& wanted) const;
  bool change_marking(Agreement& agreement, const events::Mark& mark) const;
  events::Charge charge_for(Colour player, Milliseconds lag) const;
  Milliseconds forgiven(Colour bot, Milliseconds waited) const;
  int earliest_undo() const;
  bool is_slow() const;
  Milliseconds scoring_time() const;
  Milliseconds next_deadline() const;
  std::vector<Loss> losses_by(const Agreement& agreement) const;

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
  void return_to_stop();
  bool is_bot(Colour player) const { return seats_[player_of(player)].kind == RoomSeat::Kind::Bot; }

  // The parts of apply(): what each event changes. False if it cannot have happened.
  bool happen(const events::Create& event, Milliseconds at);
  bool happen(const events::Join& event, Milliseconds at);
  bool happen(const events::Leave& event, Milliseconds at);
  bool happen(const events::Start& event, Milliseconds at);
  bool happen(const events::Move& event, Milliseconds at);
  bool happen(const events::Pass& event, Milliseconds at);
  bool happen(const events::Resign& event, Milliseconds at);
  bool happen(const events::Timeout& event, Milliseconds at);
  bool happen(const events::Left& event, Milliseconds at);
  bool happen(const events::Pause& event, Milliseconds at);
  bool happen(const events::Unpause& event, Milliseconds at);
  bool happen(const events::FastForward& event, Milliseconds at);
  bool happen(const events::AddTime& event, Milliseconds at);
  bool happen(const events::Stop& event, Milliseconds at);
  bool happen(const events::Propose& event, Milliseconds at);
  bool happen(const events::Mark& event, Milliseconds at);
  bool happen(const events::Accept& event, Milliseconds at);
  bool happen(const events::Resume& event, Milliseconds at);
  bool happen(const events::Dispute& event, Milliseconds at);
  bool happen(const events::Decided& event, Milliseconds at);
  bool happen(const events::Ruling& event, Milliseconds at);
  bool happen(const events::Request& event, Milliseconds at);
  bool happen(const events::Answer& event, Milliseconds at);
  bool happen(const events::Withdraw& event, Milliseconds at);
  bool happen(const events::Undo& event, Milliseconds at);
  bool happen(const events::Rematch& event, Milliseconds at);
  bool happen(const events::Finish& event, Milliseconds at);
  bool happen(const events::Annul& event, Milliseconds at);
  bool happen(const events::Chat& event, Milliseconds at);
  bool happen(const events::Invite& event, Milliseconds at);
  bool happen(const events::Advise& event, Milliseconds at);

  template <class Play>
  bool take_turn(RecordEvent turn, const events::Charge& charge, Milliseconds at, Play play);
  bool go_out(RecordEvent event, RoomSeat::Out out, RoomResult::How how, Milliseconds at);
  void agree_among_the_rest();
  void play_on(Colour by, Milliseconds at);
  std::vector<Request>::iterator find_request(int n);
  void forget_requests(Asking asking);
  bool agrees_with(Colour player, Colour asker) const;
  void remember_situation();
  void run_clock(Milliseconds at);
  void stop_clocks(Milliseconds at);
  bool ended() const { return phase_ == Phase::Finished; }
  bool in_play() const { return phase_ == Phase::Playing || phase_ == Phase::Dispute; }

  // A position and whose turn it is, by its hash.
  struct Situation {
    std::uint64_t hash;
    Colour next;
    bool operator==(const Situation&) const = default;
  };

  RoomSettings settings_;
  std::vector<RoomSeat> seats_;
  Phase phase_ = Phase::Open;
  int n_ = 0, position_since_ = 0;
  Milliseconds now_ = 0;
  Game game_;
  std::optional<Game> dispute_;
  std::vector<Clock> clocks_;
  bool paused_ = false, fast_forward_ = false, ruled_ = false;
  Milliseconds running_since_ = 0,
               spent_before_ = 0;      // of this turn: since when, and before a pause
  std::vector<RecordEvent> line_;      // parallel to the events of game_
  int opening_turns_ = 0;              // turns that the game continues from
  std::vector<Situation> situations_;  // after each turn, if the rules let them repeat
  std::optional<Agreement> agreement_;
  int marking_ = 0, stop_ = 0;
  Milliseconds deadline_ = 0;          // of scoring; of an open game
  Milliseconds counting_since_ = 0;    // since play stopped, or since the server's reading came
  Colour marker_ = Colour::Empty;      // of the marking
  std::optional<Proposal> proposal_;   // since play stopped
  Colour resumed_by_ = Colour::Empty;  // who resumed play after the latest stop
  std::vector<bool> turned_;           // by player: has taken a turn since then
  std::vector<Request> requests_;
  std::vector<Person> advisers_;
  std::vector<events::Advise> advice_;
  // What a person has said: players and advisers to the players, all others to the spectators.
  struct Talk {
    int to_players = 0, to_spectators = 0;
    std::vector<Milliseconds> latest;  // times of the last kChatBurst messages
  };
  std::map<std::string, Talk> talks_;  // by person
  int spectators_said_ = 0;
  std::optional<RoomResult> result_;
  std::string rematch_;
  RoomResult::How latest_out_ = RoomResult::How::Resignation;
  std::optional<std::string> annulled_;  // why
  // Counts of actions that are not turns, for room_limits.cpp.
  struct Used {
    int joins = 0, marks = 0, advices = 0, times_given = 0;
    std::map<Asking, int> requests;
    std::size_t points_marked = 0;
    int undo_turn = -1, undo_asked = 0;  // the turn of the latest undo request, how many then
  };
  std::map<Colour, Used> used_;
  std::map<std::string, Used> used_by_;  // by person: for joining, and for advisers
  int joins_ = 0, resumes_ = 0;
  std::vector<RoomEvent> emitted_;
  bool impossible_ = false;
};

inline constexpr Milliseconds kLongestLag = 500;
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

}  // namespace omnigo
