// What the events of a game have made of it so far: its seats, clocks, position, count and
// requests.
//
// Only apply() changes anything, so the same events from a log make the same state. Room decides
// what happens.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "clock/clock.h"
#include "rules/agreement.h"
#include "rules/game.h"
#include "server/room_event.h"
#include "server/room_limits.h"

namespace omnigo {

// For everybody but its players.
inline Refusal private_game() {
  return refuse(Refusal::Code::Forbidden,
                explain("private-game", "this game is private: only its players can see it"));
}

class RoomState {
 public:
  enum class Phase : std::uint8_t { Open, Playing, Scoring, Dispute, Finished };

  // Applies the next event from the log, the first of which is Create. False if it cannot have
  // happened.
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
  // A turn may take hours or days: nobody waits at the table.
  bool is_correspondence() const;
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
  // The players who want that only players see the game; it is private if there is one.
  const std::vector<Colour>& hidden_by() const { return hidden_by_; }
  bool is_private() const { return !hidden_by_.empty(); }
  const std::string& rematch() const { return rematch_; }
  // A game of the same players, each moved on by one seat.
  RoomSettings rematch_settings() const;

  // The game so far, without the turns that were taken back.
  GameRecord record() const;
  // The current position of play, on the copy during a dispute; for bots.
  GameRecord live_record() const;

  // A guest has become `now`, who was another person before.
  void replace_person(const std::string& id, const Person& now);

 protected:
  RoomState(RoomSettings settings, Game game);

  bool valid_player(Colour player) const;
  bool is_bot(Colour player) const { return seats_[player_of(player)].kind == RoomSeat::Kind::Bot; }
  bool ended() const { return phase_ == Phase::Finished; }
  bool in_play() const { return phase_ == Phase::Playing || phase_ == Phase::Dispute; }
  bool is_slow() const;  // its players do not wait at the table
  int earliest_undo() const;
  std::vector<Request>::iterator find_request(int n);
  bool set_marking(Agreement& agreement, const std::vector<Point>& dead,
                   const std::vector<Point>& neutral) const;
  std::vector<Loss> losses_by(const Agreement& agreement) const;
  // To the position in which play stopped before it was resumed.
  void return_to_stop();

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
  std::optional<RoomResult> result_;
  std::string rematch_;
  RoomResult::How latest_out_ = RoomResult::How::Resignation;
  std::optional<std::string> annulled_;  // why
  std::vector<Colour> hidden_by_;        // in seat order
  RoomLimits limits_;

 private:
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
  bool happen(const events::Private& event, Milliseconds at);
  bool happen(const events::Chat& event, Milliseconds at);
  bool happen(const events::Invite& event, Milliseconds at);
  bool happen(const events::Advise& event, Milliseconds at);

  template <class Play>
  bool take_turn(RecordEvent turn, const events::Charge& charge, Milliseconds at, Play play);
  bool go_out(RecordEvent event, RoomSeat::Out out, RoomResult::How how, Milliseconds at);
  void agree_among_the_rest();
  void play_on(Colour by, Milliseconds at);
  bool change_marking(Agreement& agreement, const events::Mark& mark) const;
  void forget_requests(Asking asking);
  bool agrees_with(Colour player, Colour asker) const;
  void remember_situation();
  void run_clock(Milliseconds at);
  void stop_clocks(Milliseconds at);
};

}  // namespace omnigo
