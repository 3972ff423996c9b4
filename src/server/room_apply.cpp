// The effect of each event: the only place where a room changes.
#include <algorithm>

#include "server/room_state.h"

namespace omnigo {
namespace {

constexpr Milliseconds kOpenFor = Milliseconds{7} * 24 * 60 * 60 * 1000;

bool has_guest(const std::vector<RoomSeat>& seats) {
  return std::any_of(seats.begin(), seats.end(), [](const RoomSeat& seat) {
    return seat.kind == RoomSeat::Kind::Person && seat.person.guest;
  });
}

}  // namespace

bool RoomState::apply(const RoomEvent& event) {
  if (event.n != n_ + 1) return false;
  if (n_ == 0 && !event.is<events::Create>()) return false;
  now_ = std::max(now_, event.at);
  const auto apply_one = [&](const auto& what) {
    if constexpr (requires { what.player; }) {
      if (!valid_player(what.player)) return false;
    }
    return happen(what, event.at);
  };
  if (!std::visit(apply_one, event.what)) return false;
  limits_.count(event, game_);
  n_ = event.n;
  if (event.is<events::Move, events::Pass, events::Undo, events::Resume, events::Dispute>()) {
    position_since_ = n_;
  }
  return true;
}

// --- clocks

void RoomState::run_clock(Milliseconds at) {
  running_since_ = at;
  if (live().over()) return;
  clocks_[player_of(live().to_play())].start(at);
}

void RoomState::stop_clocks(Milliseconds at) {
  for (Clock& clock : clocks_) clock.pause(at);
  spent_before_ = 0;
}

bool RoomState::happen(const events::Pause&, Milliseconds at) {
  if (!in_play() || paused_) return false;
  paused_ = true;
  spent_before_ += at - running_since_;
  for (Clock& clock : clocks_) clock.pause(at);
  forget_requests(Asking::Pause);
  return true;
}

bool RoomState::happen(const events::Unpause&, Milliseconds at) {
  if (!in_play() || !paused_) return false;
  paused_ = false;
  run_clock(at);
  return true;
}

bool RoomState::happen(const events::AddTime& event, Milliseconds at) {
  if (!in_play() || !valid_player(event.to)) return false;
  Clock& clock = clocks_[player_of(event.to)];
  const bool runs = clock.running();
  TimeLeft left = clock.left(at);
  if (left.out) return false;
  left.main += event.time;
  clock = Clock(settings_.base.clock, left);
  if (runs) clock.start(at);
  return true;
}

bool RoomState::happen(const events::FastForward&, Milliseconds) {
  fast_forward_ = true;
  return in_play();
}

// --- before the game

bool RoomState::happen(const events::Create&, Milliseconds at) {
  deadline_ = at + kOpenFor;
  return n_ == 0;
}

bool RoomState::happen(const events::Join& event, Milliseconds) {
  if (phase_ != Phase::Open) return false;
  RoomSeat& seat = seats_[player_of(event.player)];
  seat.kind = RoomSeat::Kind::Person;
  seat.person = event.person;
  seat.rank = event.rank;
  return true;
}

bool RoomState::happen(const events::Leave& event, Milliseconds) {
  if (phase_ != Phase::Open) return false;
  const int i = player_of(event.player);
  const bool kept = settings_.seats[i].kind == RoomSeat::Kind::Open;
  seats_[i] = kept ? settings_.seats[i] : RoomSeat{};
  return true;
}

bool RoomState::happen(const events::Start& event, Milliseconds at) {
  if (phase_ != Phase::Open || event.seats.size() != seats_.size()) return false;
  seats_ = event.seats;
  if (settings_.guests && has_guest(seats_)) settings_.rated = settings_.guests = false;
  phase_ = Phase::Playing;
  run_clock(at);
  return true;
}

// --- play

// `play` changes the game, or returns false; then nothing changes.
template <class Play>
bool RoomState::take_turn(RecordEvent turn, const events::Charge& charge, Milliseconds at,
                          Play play) {
  if (!in_play() || paused_ || live().over() || turn.player != live().to_play()) return false;
  Clock clock = clocks_[player_of(turn.player)];
  if (!clock.stop(at - charge.lag) || !play(dispute_ ? *dispute_ : game_)) return false;
  clocks_[player_of(turn.player)] = clock;
  spent_before_ = 0;
  turned_[player_of(turn.player)] = true;
  run_clock(at);
  if (dispute_) return true;
  turn.spent = charge.spent;
  turn.left = charge.left;
  turn.overtime = charge.overtime;
  line_.push_back(std::move(turn));
  remember_situation();
  return true;
}

bool RoomState::happen(const events::Move& event, Milliseconds at) {
  const RecordEvent turn{
      .action = RecordEvent::Action::Move, .player = event.player, .point = event.point};
  return take_turn(turn, event.charge, at, [&](Game& game) {
    return event.point < game.graph().size() && game.play(event.point);
  });
}

bool RoomState::happen(const events::Pass& event, Milliseconds at) {
  const RecordEvent turn{.action = RecordEvent::Action::Pass, .player = event.player};
  return take_turn(turn, event.charge, at, [](Game& game) {
    game.pass();
    return true;
  });
}

bool RoomState::happen(const events::Resign& event, Milliseconds at) {
  return go_out({.action = RecordEvent::Action::Resign, .player = event.player},
                RoomSeat::Out::Resigned, RoomResult::How::Resignation, at);
}

bool RoomState::happen(const events::Timeout& event, Milliseconds at) {
  return go_out({.action = RecordEvent::Action::Timeout, .player = event.player},
                RoomSeat::Out::Time, RoomResult::How::Time, at);
}

bool RoomState::happen(const events::Left& event, Milliseconds at) {
  return go_out({.action = RecordEvent::Action::Resign, .player = event.player},
                RoomSeat::Out::Left, RoomResult::How::Left, at);
}

bool RoomState::go_out(RecordEvent event, RoomSeat::Out out, RoomResult::How how, Milliseconds at) {
  const Colour player = event.player;
  if (phase_ == Phase::Open || ended()) return false;
  if (!game_.is_in(player) || game_.players_in() < 2) return false;
  const bool theirs = in_play() && live().to_play() == player;
  clocks_[player_of(player)].pause(at);
  latest_out_ = how;
  seats_[player_of(player)].out = out;
  game_.resign(player);
  if (dispute_) dispute_->resign(player);
  line_.push_back(std::move(event));
  if (theirs) {
    spent_before_ = 0;
    if (!paused_) run_clock(at);
  }
  if (in_play() && live().over()) stop_clocks(at);
  if (agreement_ && phase_ == Phase::Scoring) agree_among_the_rest();
  return true;
}

// The agreement restarts among the remaining players; acceptances stay.
void RoomState::agree_among_the_rest() {
  Agreement rest(game_);
  std::vector<Point> dead, neutral;
  for (int p = 0; p < game_.graph().size(); ++p) {
    if (agreement_->is_dead(static_cast<Point>(p))) dead.push_back(static_cast<Point>(p));
    if (agreement_->is_neutral(static_cast<Point>(p))) neutral.push_back(static_cast<Point>(p));
  }
  set_marking(rest, dead, neutral);
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const Colour player = colour_of(static_cast<int>(i));
    if (game_.is_in(player) && agreement_->has_accepted(player)) rest.accept(player);
  }
  agreement_ = std::move(rest);
}

int RoomState::earliest_undo() const {
  int turns = game_.turns();
  for (auto event = line_.rbegin(); event != line_.rend() && event->is_turn(); ++event) --turns;
  return std::max(turns, opening_turns_);
}

bool RoomState::happen(const events::Undo& event, Milliseconds at) {
  if (phase_ != Phase::Playing || event.turn < earliest_undo() || event.turn >= game_.turns()) {
    return false;
  }
  stop_clocks(at);
  while (game_.turns() > event.turn) {
    game_.undo();
    line_.pop_back();
  }
  if (!situations_.empty()) situations_.resize(game_.turns() + 1);
  forget_requests(Asking::Undo);
  if (!paused_) run_clock(at);
  return true;
}

// --- the count

bool RoomState::set_marking(Agreement& agreement, const std::vector<Point>& dead,
                            const std::vector<Point>& neutral) const {
  const auto off_board = [&](Point p) { return p >= game_.graph().size(); };
  if (std::any_of(dead.begin(), dead.end(), off_board)) return false;
  if (std::any_of(neutral.begin(), neutral.end(), off_board)) return false;
  if (!agreement.set_dead(dead)) return false;
  for (int p = 0; p < game_.graph().size(); ++p) {
    if (agreement.is_neutral(static_cast<Point>(p))) {
      (void)agreement.toggle_neutral(static_cast<Point>(p));
    }
  }
  for (const Point p : neutral) {
    if (!agreement.is_neutral(p) && !agreement.toggle_neutral(p)) return false;
  }
  return true;
}

bool RoomState::change_marking(Agreement& agreement, const events::Mark& mark) const {
  const auto off_board = [&](Point p) { return p >= game_.graph().size(); };
  for (const Point p : *mark.changed) {
    if (off_board(p) || !agreement.toggle_dead(p)) return false;
  }
  for (const Point p : mark.changed_neutral) {
    if (off_board(p) || !agreement.toggle_neutral(p)) return false;
  }
  agreement.take_back_acceptances();
  return true;
}

// The turns since the resumption are undone; players who went out stay out.
void RoomState::return_to_stop() {
  std::vector<RecordEvent> out;
  for (bool resumed = true; resumed;) {
    if (!line_.back().is_turn()) out.push_back(line_.back());
    resumed = line_.back().action != RecordEvent::Action::Resume;
    line_.pop_back();
    game_.undo();
  }
  out.pop_back();  // the resumption
  for (auto event = out.rbegin(); event != out.rend(); ++event) {
    game_.resign(event->player);
    line_.push_back(std::move(*event));
  }
  if (!situations_.empty()) situations_.resize(game_.turns() + 1);
}

bool RoomState::happen(const events::Stop& event, Milliseconds at) {
  if (phase_ != Phase::Playing || !game_.over()) return false;
  stop_clocks(at);
  phase_ = Phase::Scoring;
  agreement_.emplace(game_);
  proposal_.reset();
  advice_.clear();
  resumed_by_ = marker_ = Colour::Empty;
  marking_ = stop_ = n_ + 1;
  deadline_ = event.deadline;
  counting_since_ = at;
  return true;
}

bool RoomState::happen(const events::Propose& event, Milliseconds at) {
  if (resumed_by_ != Colour::Empty && in_play()) {
    proposal_ = event.proposal;
    return true;
  }
  if (phase_ != Phase::Scoring) return false;
  deadline_ = event.deadline;
  proposal_ = event.proposal;
  counting_since_ = at;
  if (marker_ != Colour::Empty) return true;  // a player was faster: their marking stays
  marking_ = n_ + 1;
  return set_marking(*agreement_, proposal_->dead, proposal_->neutral);
}

bool RoomState::happen(const events::Mark& event, Milliseconds) {
  if (phase_ != Phase::Scoring) return false;
  if (!event.changed && (!event.dead || !event.neutral)) return false;
  deadline_ = event.deadline;
  marker_ = event.player;
  marking_ = n_ + 1;
  return event.changed ? change_marking(*agreement_, event)
                       : set_marking(*agreement_, *event.dead, *event.neutral);
}

bool RoomState::happen(const events::Accept& event, Milliseconds) {
  if (phase_ != Phase::Scoring || event.marking != marking_) return false;
  agreement_->accept(event.player);
  return true;
}

bool RoomState::happen(const events::Resume& event, Milliseconds at) {
  if (phase_ != Phase::Scoring) return false;
  game_.resume();
  line_.push_back({.action = RecordEvent::Action::Resume});
  agreement_.reset();
  phase_ = Phase::Playing;
  play_on(event.player, at);
  return true;
}

bool RoomState::happen(const events::Dispute& event, Milliseconds at) {
  if (phase_ != Phase::Scoring) return false;
  dispute_ = dispute_copy(game_);
  phase_ = Phase::Dispute;
  play_on(event.player, at);
  return true;
}

void RoomState::play_on(Colour by, Milliseconds at) {
  resumed_by_ = by;
  turned_.assign(seats_.size(), false);
  run_clock(at);
}

bool RoomState::happen(const events::Decided& event, Milliseconds at) {
  if (phase_ != Phase::Dispute) return false;
  stop_clocks(at);
  dispute_.reset();
  phase_ = Phase::Scoring;
  return static_cast<bool>(agreement_->set_dead(event.dead));
}

bool RoomState::happen(const events::Ruling& event, Milliseconds at) {
  if (phase_ != Phase::Scoring && resumed_by_ == Colour::Empty) return false;
  if (ended() || phase_ == Phase::Open) return false;
  stop_clocks(at);
  paused_ = false;
  if (phase_ == Phase::Playing) {
    return_to_stop();
    agreement_.emplace(game_);
  }
  dispute_.reset();
  phase_ = Phase::Scoring;
  ruled_ = true;
  if (!set_marking(*agreement_, event.dead, event.neutral)) return false;
  for (int i = 0; i < game_.rules().players; ++i) {
    if (game_.is_in(colour_of(i))) agreement_->accept(colour_of(i));  // it counts for all
  }
  return true;
}

bool RoomState::happen(const events::Advise& event, Milliseconds) {
  if (phase_ != Phase::Scoring) return false;
  std::erase_if(
      advice_, [&](const events::Advise& earlier) { return earlier.person.id == event.person.id; });
  advice_.push_back(event);
  return true;
}

// --- what players ask of each other

std::vector<RoomState::Request>::iterator RoomState::find_request(int n) {
  return std::find_if(requests_.begin(), requests_.end(),
                      [n](const Request& open) { return open.n == n; });
}

void RoomState::forget_requests(Asking asking) {
  std::erase_if(requests_, [asking](const Request& open) { return open.asking == asking; });
}

// The asker's own seats, and bots.
bool RoomState::agrees_with(Colour player, Colour asker) const {
  const RoomSeat& seat = seats_[player_of(player)];
  return seat.kind == RoomSeat::Kind::Bot || player == asker ||
         (seat.kind == RoomSeat::Kind::Person && is_seat_of(asker, seat.person.id));
}

bool RoomState::happen(const events::Request& event, Milliseconds) {
  if (event.kind == Asking::Undo && !event.to) return false;
  Request request{n_ + 1, event.kind, event.player, event.to.value_or(0), {}};
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const Colour player = colour_of(static_cast<int>(i));
    if (agrees_with(player, event.player)) request.agreed.push_back(player);
  }
  requests_.push_back(std::move(request));
  return true;
}

bool RoomState::happen(const events::Answer& event, Milliseconds) {
  const auto request = find_request(event.request);
  if (request == requests_.end()) return false;
  if (!event.yes) {
    requests_.erase(request);
    return true;
  }
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const Colour player = colour_of(static_cast<int>(i));
    const bool same = seats_[i].person.id == seats_[player_of(event.player)].person.id;
    if (same && !request->has_agreed(player)) request->agreed.push_back(player);
  }
  return true;
}

bool RoomState::happen(const events::Withdraw& event, Milliseconds) {
  const auto request = find_request(event.request);
  if (request == requests_.end()) return false;
  requests_.erase(request);
  return true;
}

bool RoomState::happen(const events::Rematch& event, Milliseconds) {
  rematch_ = event.game;
  forget_requests(Asking::Rematch);
  return ended();
}

// --- the end, and chat

bool RoomState::happen(const events::Finish& event, Milliseconds at) {
  if (ended()) return false;
  stop_clocks(at);
  phase_ = Phase::Finished;
  paused_ = false;
  dispute_.reset();
  result_ = event.result;
  return true;
}

bool RoomState::happen(const events::Annul& event, Milliseconds) {
  if (annulled_ || !ended()) return false;
  annulled_ = event.reason;
  return true;
}

bool RoomState::happen(const events::Private& event, Milliseconds) {
  const auto place = std::lower_bound(hidden_by_.begin(), hidden_by_.end(), event.player);
  const bool was = place != hidden_by_.end() && *place == event.player;
  if (!ended() || !valid_player(event.player) || was == event.on) return false;
  event.on ? void(hidden_by_.insert(place, event.player)) : void(hidden_by_.erase(place));
  return true;
}

bool RoomState::happen(const events::Chat&, Milliseconds) { return true; }

bool RoomState::happen(const events::Invite& event, Milliseconds) {
  advisers_.push_back(event.person);
  return true;
}

}  // namespace omnigo
