// One game with its seats, clocks and talk: a state machine without any input or output.
//
// Everything that happens is an event with a number. act() and tick() decide what happens and apply
// it; apply() alone changes anything, so that the same events in the same order, from a log, make
// the same room. Time is told by the caller, in milliseconds of a clock that never goes back.
//
// Lag: a player whose connection is slow is charged `lag` less than what passed; the caller bounds
// it. A turn that arrives when the player's time, so charged, is used up comes too late.
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
#include "server/room_event.h"

namespace omnigo {

// Who acts, and when.
struct Actor {
  Person person = {};
  bool is_server = false;  // for bots, and for proposals
  bool is_admin = false;   // one who runs the server
  Milliseconds now = 0;    // never less than before
  // Of this person's connection; of a bot, how long it waited until it could think.
  Milliseconds lag = 0;
  std::uint64_t random = 0;   // for the lot
  std::string new_game = {};  // the name of a rematch, should this begin one
  std::string rank = {};      // of this person, in such games
  // Who has been away for longer than leave_time(), by what the caller knows of connections.
  std::vector<Colour> gone = {};
};

struct Outcome {
  std::vector<RoomEvent> events;   // what happened, perhaps even where the action was refused
  std::optional<Refusal> refusal;  // without it the first event is the action's own
  // The room decided something that cannot happen: a defect of ours. Nothing of it counts, and the
  // room is of no use any more; it has to be made from its log again.
  bool impossible = false;
};

class Room {
 public:
  enum class Phase : std::uint8_t { Open, Playing, Scoring, Dispute, Finished };

  // The first event is to be Create: new_room() makes it. The error says why the game cannot be.
  static Result<Room> make(RoomSettings settings);
  // The events with which a new game begins: it is created, and starts if all seats are taken.
  // None where that is impossible.
  std::vector<RoomEvent> open(const Actor& owner);

  Outcome act(const RoomAction& action, const Actor& actor);
  // What time alone brings about; call it when next_tick has come. `lag` is that of the player to
  // play.
  Outcome tick(Milliseconds now, Milliseconds lag = 0);
  std::optional<Milliseconds> next_tick(Milliseconds lag = 0) const;
  // An event from the log, the next in number. False where it cannot have happened.
  bool apply(const RoomEvent& event);

  const RoomSettings& settings() const { return settings_; }
  const Layout& board() const { return *settings_.base.board; }
  const std::vector<RoomSeat>& seats() const { return seats_; }
  Phase phase() const { return phase_; }
  bool paused() const { return paused_; }
  int events() const { return n_; }
  // The number of the latest event that changed the position or how play goes on from it.
  int position_since() const { return position_since_; }
  const Game& game() const { return game_; }
  // The copy of a dispute, else the game.
  const Game& live() const { return dispute_ ? *dispute_ : game_; }
  // The players from whom an action is awaited: whose turn it is, or who have not accepted.
  std::vector<Colour> awaited() const;
  // Those of them who are people.
  std::vector<Colour> awaited_people() const;
  bool is_seat_of(Colour player, const std::string& person) const;
  bool is_player(const std::string& person) const;
  bool is_adviser(const std::string& person) const;
  // The game goes on, and no person is in it any more.
  bool only_bots() const;
  // Bots among themselves need not take their time.
  bool fast_forward() const { return fast_forward_; }

  TimeLeft time_left(Colour player, Milliseconds now) const;
  bool clock_runs(Colour player) const { return clocks_[player_of(player)].running(); }

  const Agreement* agreement() const { return agreement_ ? &*agreement_ : nullptr; }
  int marking() const { return marking_; }
  // Who made the marking; Empty: nobody, or the server.
  Colour marker() const { return marker_; }
  // The players still in who do worse by the marking than by the server's reading: it counts only
  // if each of them accepts it, and silence does not accept it. Empty while there is no reading.
  std::vector<Loss> losses() const;
  // Somebody did not answer, so the marking is the server's reading.
  bool ruled() const { return ruled_; }
  // The number of the event with which play stopped last; 0: never.
  int stop() const { return stop_; }
  Milliseconds deadline() const { return deadline_; }
  const std::optional<Proposal>& proposal() const { return proposal_; }
  bool may_claim() const;
  // How long a player may be away until the others, if they wait for that player, may claim that
  // the game was left. Nothing where the players' clocks are long enough to see to that.
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
  // The latest of each adviser since play stopped.
  const std::vector<events::Advise>& advice() const { return advice_; }
  const std::optional<RoomResult>& result() const { return result_; }
  bool annulled() const { return annulled_.has_value(); }
  // Why; may be empty.
  const std::string& annulled_why() const { return *annulled_; }
  const std::string& rematch() const { return rematch_; }
  // A game of the same players, each one seat further.
  RoomSettings rematch_settings() const;

  // The game so far: turns taken back are not in it.
  GameRecord record() const;
  // Where play stands now, on the copy during a dispute; for those who are to think about it.
  GameRecord live_record() const;

  // A guest became `now`, who is somebody else so far.
  void replace_person(const std::string& id, const Person& now);

 private:
  using Code = Refusal::Code;
  using Maybe = std::optional<Refusal>;

  Room(RoomSettings settings, Game game);

  // One for each kind of action: refuses, or emits.
  Maybe dispatch(const RoomAction& action, const Actor& actor);
  Maybe join(const RoomAction& action, const Actor& actor);
  Maybe leave(const RoomAction& action);
  Maybe abort(const Actor& actor);
  Maybe turn(const RoomAction& action, const Actor& actor);
  Maybe resign(const RoomAction& action);
  Maybe ask_undo(const RoomAction& action, const Actor& actor);
  Maybe ask_pause(const RoomAction& action, const Actor& actor);
  Maybe ask_rematch(const RoomAction& action, const Actor& actor);
  Maybe unpause(const RoomAction& action);
  Maybe answer(const RoomAction& action, const Actor& actor);
  Maybe withdraw(const RoomAction& action);
  Maybe add_time(const RoomAction& action, const Actor& actor);
  Maybe mark(const RoomAction& action);
  Maybe propose(const RoomAction& action, const Actor& actor);
  Maybe accept(const RoomAction& action);
  Maybe resume(const RoomAction& action);
  Maybe claim(const RoomAction& action, const Actor& actor);
  Maybe annul(const RoomAction& action, const Actor& actor);
  Maybe chat(const RoomAction& action, const Actor& actor);
  Maybe said_enough(const RoomAction& action, const std::string& person) const;
  Maybe invite(const RoomAction& action);
  Maybe advise(const RoomAction& action, const Actor& actor);
  Maybe hurry(const Actor& actor);

  // Whether this player, or spectator, has done this too often: room_limits.cpp.
  Maybe check_allowance(const RoomAction& action, const Actor& actor) const;
  void count(const RoomEvent& event);

  Maybe check_marking(const std::vector<Point>& dead, const std::vector<Point>& neutral) const;
  Maybe check_seat(Colour player, const Actor& actor) const;
  Maybe ask(Asking asking, Colour player, int to, const Actor& actor);
  bool valid_player(Colour player) const;
  bool set_marking(Agreement& agreement, const std::vector<Point>& dead,
                   const std::vector<Point>& neutral) const;
  Maybe check_marked_points(const events::Mark& mark) const;
  void set_change(events::Mark& mark, const RoomAction& wanted) const;
  bool change_marking(Agreement& agreement, const events::Mark& mark) const;
  Maybe move(const RoomAction& action, const events::Charge& charge);
  events::Charge charge_for(Colour player, Milliseconds lag) const;
  Milliseconds forgiven(Colour bot, Milliseconds waited) const;
  int earliest_undo() const;
  bool is_slow() const;
  Milliseconds scoring_time() const;
  Milliseconds next_deadline() const;
  std::vector<Loss> losses_by(const Agreement& agreement) const;

  // Applies the event as the next one; false where it cannot happen, and then nothing has changed.
  bool attempt(RoomEvent::What what);
  int emit(RoomEvent::What what);  // the same, of what must be possible; its number
  Outcome outcome(Maybe refusal);
  void start_if_full(const Actor& actor);
  void after_change();  // stops or ends play where it is over
  void finish(RoomResult::How how);
  void grant_if_agreed(int n, const Actor& actor);
  void withdraw_requests(Asking asking);
  void time_out(Milliseconds now, Milliseconds lag);
  void end_count();
  void end_by_reading();
  bool has_not_answered(Colour player) const;
  void return_to_stop();
  bool is_bot(Colour player) const { return seats_[player_of(player)].kind == RoomSeat::Kind::Bot; }

  // The parts of apply(): what each event changes. False where it cannot have happened.
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
               spent_before_ = 0;      // of the turn: since then, and before a pause
  std::vector<RecordEvent> line_;      // of game_, beside its events
  int opening_turns_ = 0;              // those the game went on from
  std::vector<Situation> situations_;  // after each turn, where they may repeat
  std::optional<Agreement> agreement_;
  int marking_ = 0, stop_ = 0;
  Milliseconds deadline_ = 0;          // of the scoring; of an open game
  Milliseconds counting_since_ = 0;    // since play stopped, or the server's reading came
  Colour marker_ = Colour::Empty;      // of the marking
  std::optional<Proposal> proposal_;   // since play stopped
  Colour resumed_by_ = Colour::Empty;  // who chose to play on after the latest stop
  std::vector<bool> turned_;           // by player: had a turn since then
  std::vector<Request> requests_;
  std::vector<Person> advisers_;
  std::vector<events::Advise> advice_;
  // What somebody has said: players and advisers to the players, all others to the spectators.
  struct Talk {
    int to_players = 0, to_spectators = 0;
    std::vector<Milliseconds> latest;  // when, the last kChatBurst of them
  };
  std::map<std::string, Talk> talks_;  // by person
  int spectators_said_ = 0;
  std::optional<RoomResult> result_;
  std::string rematch_;
  RoomResult::How latest_out_ = RoomResult::How::Resignation;
  std::optional<std::string> annulled_;  // why
  // What was done so far that is not a turn, for room_limits.cpp.
  struct Used {
    int joins = 0, marks = 0, advices = 0, times_given = 0;
    std::map<Asking, int> requests;
    std::size_t points_marked = 0;
    int undo_turn = -1, undo_asked = 0;  // the turn at which undo was asked for last, how often
  };
  std::map<Colour, Used> used_;
  std::map<std::string, Used> used_by_;  // by people: who join, and advisers
  int joins_ = 0, resumes_ = 0;
  std::vector<RoomEvent> emitted_;
  bool impossible_ = false;
};

inline constexpr Milliseconds kLongestLag = 500;
// From then on a turn can only be a pass, so that the game comes to its end and is counted.
inline constexpr int kMostEvents = 100'000;
// How often play is resumed. After that the players agree on the count, or the server's reading
// decides: never the bare position, in which dead stones would live.
inline constexpr int kMostResumes = 20;
// Of messages: one person's to the players, one person's to the spectators, all to the spectators.
// So nobody uses up what others may say, and spectators nothing of what players may.
inline constexpr int kMostToPlayers = 1'000, kMostToSpectators = 200, kMostOfSpectators = 2'000;
// How many of one person's within how long.
inline constexpr int kChatBurst = 5;
inline constexpr Milliseconds kChatBurstTime = 10'000;
inline constexpr std::size_t kLongestChat = 500;

}  // namespace omnigo
