// What an event changes: the only place where a room changes.
#include <algorithm>

#include "server/room.h"

namespace omnigo {
namespace {

constexpr Milliseconds kOpenFor = Milliseconds{7} * 24 * 60 * 60 * 1000;

bool has_guest(const std::vector<RoomSeat>& seats) {
  return std::any_of(seats.begin(), seats.end(), [](const RoomSeat& seat) {
    return seat.kind == RoomSeat::Kind::Person && seat.person.guest;
  });
}

}  // namespace

void Room::run_clock(Milliseconds at) {
  running_since_ = at;
  if (live().over()) return;
  clocks_[player_of(live().to_play())].start(at);
}

void Room::stop_clocks(Milliseconds at) {
  for (Clock& clock : clocks_) clock.pause(at);
  spent_before_ = 0;
}

bool Room::apply(const RoomEvent& event) {
  if (event.n != n_ + 1) return false;
  if (n_ == 0 && event.action != Event::Create) return false;
  if (event.player != Colour::Empty && !valid_player(event.player)) return false;
  now_ = std::max(now_, event.at);
  if (!apply_kind(event)) return false;
  count(event);
  n_ = event.n;
  return true;
}

bool Room::apply_kind(const RoomEvent& event) {
  switch (event.action) {
    case Event::Create:
      deadline_ = event.at + kOpenFor;
      return n_ == 0;
    case Event::Join:
    case Event::Leave:
      return apply_seat(event);
    case Event::Start:
      if (phase_ != Phase::Open || event.seats.size() != seats_.size()) return false;
      seats_ = event.seats;
      if (settings_.guests && has_guest(seats_)) settings_.rated = settings_.guests = false;
      phase_ = Phase::Playing;
      run_clock(event.at);
      return true;
    case Event::Move:
    case Event::Pass:
      return apply_turn(event);
    case Event::Resign:
    case Event::Timeout:
    case Event::Left:
      return apply_out(event);
    case Event::Stop:
    case Event::Proposal:
    case Event::Mark:
    case Event::Accept:
    case Event::Decided:
      return apply_marking(event);
    case Event::Resume:
    case Event::Dispute:
      return apply_resume(event);
    case Event::Ruling:
      return apply_ruling(event);
    case Event::FastForward:
      fast_forward_ = true;
      return in_play();
    case Event::Request:
    case Event::Answer:
    case Event::Withdraw:
    case Event::Rematch:
      return apply_request(event);
    case Event::Undo:
      return apply_undo(event);
    case Event::Pause:
    case Event::Unpause:
      return apply_pause(event);
    case Event::AddTime:
      return apply_add_time(event);
    case Event::Result:
      if (ended()) return false;
      stop_clocks(event.at);
      phase_ = Phase::Finished;
      paused_ = false;
      dispute_.reset();
      result_ = event.result;
      return true;
    case Event::Chat:
      note_chat(event);
      return true;
    case Event::Invite:
      advisers_.push_back(event.person);
      return true;
    case Event::Advise:
      if (phase_ != Phase::Scoring) return false;
      std::erase_if(advice_,
                    [&](const RoomEvent& earlier) { return earlier.person.id == event.person.id; });
      advice_.push_back(event);
      return true;
    case Event::Annul:
      if (annulled_ || !ended()) return false;
      annulled_ = event.text;
      return true;
  }
  return false;
}

bool Room::apply_seat(const RoomEvent& event) {
  if (phase_ != Phase::Open || event.player == Colour::Empty) return false;
  const int i = player_of(event.player);
  if (event.action == Event::Join) {
    seats_[i].kind = RoomSeat::Kind::Person;
    seats_[i].person = event.person;
    seats_[i].rank = event.text;
    return true;
  }
  const bool kept = settings_.seats[i].kind == RoomSeat::Kind::Open;
  seats_[i] = kept ? settings_.seats[i] : RoomSeat{};
  return true;
}

bool Room::apply_turn(const RoomEvent& event) {
  if (!in_play() || paused_ || live().over() || event.player != live().to_play()) return false;
  Clock& clock = clocks_[player_of(event.player)];
  if (!clock.stop(event.at - event.lag)) return false;
  Game& game = dispute_ ? *dispute_ : game_;
  if (event.action == Event::Pass) {
    game.pass();
  } else if (event.point >= game.graph().size() || !game.play(event.point)) {
    return false;
  }
  spent_before_ = 0;
  turned_[player_of(event.player)] = true;
  run_clock(event.at);
  if (dispute_) return true;
  RecordEvent turn;
  turn.action = event.action == Event::Pass ? RecordEvent::Action::Pass : RecordEvent::Action::Move;
  turn.player = event.player;
  turn.point = event.point;
  turn.spent = event.spent;
  turn.left = event.left;
  turn.overtime = event.overtime;
  line_.push_back(std::move(turn));
  remember_situation();
  return true;
}

bool Room::apply_out(const RoomEvent& event) {
  if (phase_ == Phase::Open || ended() || event.player == Colour::Empty) return false;
  if (!game_.is_in(event.player) || game_.players_in() < 2) return false;
  const bool theirs = in_play() && live().to_play() == event.player;
  clocks_[player_of(event.player)].pause(event.at);
  latest_out_ = event.action == Event::Timeout ? RoomResult::How::Time
                : event.action == Event::Left  ? RoomResult::How::Left
                                               : RoomResult::How::Resignation;
  seats_[player_of(event.player)].out = event.action == Event::Timeout ? RoomSeat::Out::Time
                                        : event.action == Event::Left  ? RoomSeat::Out::Left
                                                                       : RoomSeat::Out::Resigned;
  game_.resign(event.player);
  if (dispute_) dispute_->resign(event.player);
  line_.push_back({.action = event.action == Event::Timeout ? RecordEvent::Action::Timeout
                                                            : RecordEvent::Action::Resign,
                   .player = event.player});
  if (theirs) {
    spent_before_ = 0;
    if (!paused_) run_clock(event.at);
  }
  if (in_play() && live().over()) stop_clocks(event.at);
  if (agreement_ && phase_ == Phase::Scoring) {
    // Begun anew among those who stay; who of them had accepted has.
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
  return true;
}

bool Room::apply_marking(const RoomEvent& event) {
  if (event.action == Event::Stop) {
    if (phase_ != Phase::Playing || !game_.over()) return false;
    stop_clocks(event.at);
    phase_ = Phase::Scoring;
    agreement_.emplace(game_);
    proposal_.reset();
    advice_.clear();
    resumed_by_ = marker_ = Colour::Empty;
    marking_ = stop_ = event.n;
    deadline_ = event.deadline;
    counting_since_ = event.at;
    return true;
  }
  if (event.action == Event::Decided) {
    if (phase_ != Phase::Dispute) return false;
    stop_clocks(event.at);
    dispute_.reset();
    phase_ = Phase::Scoring;
    return static_cast<bool>(agreement_->set_dead(event.dead));
  }
  if (event.action == Event::Proposal && resumed_by_ != Colour::Empty && in_play()) {
    proposal_ = event.proposal;
    return true;
  }
  if (phase_ != Phase::Scoring) return false;
  if (event.action == Event::Accept) {
    if (event.player == Colour::Empty || event.reference != marking_) return false;
    agreement_->accept(event.player);
    return true;
  }
  deadline_ = event.deadline;
  if (event.action == Event::Proposal) {
    proposal_ = event.proposal;
    counting_since_ = event.at;
    if (marker_ != Colour::Empty) return true;  // who was faster keeps the marking
    marking_ = event.n;
    return set_marking(*agreement_, proposal_->dead, proposal_->neutral);
  }
  marker_ = event.player;
  marking_ = event.n;
  return event.is_change ? change_marking(*agreement_, event)
                         : set_marking(*agreement_, event.dead, event.neutral);
}

bool Room::apply_resume(const RoomEvent& event) {
  if (phase_ != Phase::Scoring) return false;
  if (event.action == Event::Dispute) {
    dispute_ = dispute_copy(game_);
    phase_ = Phase::Dispute;
  } else {
    game_.resume();
    line_.push_back({.action = RecordEvent::Action::Resume});
    agreement_.reset();
    phase_ = Phase::Playing;
  }
  resumed_by_ = event.player;
  turned_.assign(seats_.size(), false);
  run_clock(event.at);
  return true;
}

bool Room::apply_request(const RoomEvent& event) {
  if (event.action == Event::Rematch) {
    rematch_ = event.game;
    std::erase_if(requests_, [](const Request& open) { return open.asking == Asking::Rematch; });
    return ended();
  }
  if (event.action == Event::Request) {
    if (event.player == Colour::Empty) return false;
    Request request{event.n, event.asking, event.player, event.turn, {}};
    for (std::size_t i = 0; i < seats_.size(); ++i) {
      if (agrees_with(colour_of(static_cast<int>(i)), event.player)) {
        request.agreed.push_back(colour_of(static_cast<int>(i)));
      }
    }
    requests_.push_back(std::move(request));
    return true;
  }
  const auto request = std::find_if(requests_.begin(), requests_.end(),
                                    [&](const Request& open) { return open.n == event.reference; });
  if (request == requests_.end()) return false;
  if (event.action == Event::Withdraw || !event.yes) {
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

// The asker's own seats, and bots.
bool Room::agrees_with(Colour player, Colour asker) const {
  const RoomSeat& seat = seats_[player_of(player)];
  return seat.kind == RoomSeat::Kind::Bot || player == asker ||
         (seat.kind == RoomSeat::Kind::Person && is_seat_of(asker, seat.person.id));
}

bool Room::apply_undo(const RoomEvent& event) {
  if (phase_ != Phase::Playing || event.turn < earliest_undo() || event.turn >= game_.turns()) {
    return false;
  }
  for (Clock& clock : clocks_) clock.pause(event.at);
  spent_before_ = 0;
  while (game_.turns() > event.turn) {
    game_.undo();
    line_.pop_back();
  }
  if (!situations_.empty()) situations_.resize(game_.turns() + 1);
  std::erase_if(requests_, [](const Request& open) { return open.asking == Asking::Undo; });
  if (!paused_) run_clock(event.at);
  return true;
}

bool Room::apply_pause(const RoomEvent& event) {
  if (!in_play() || paused_ == (event.action == Event::Pause)) return false;
  paused_ = event.action == Event::Pause;
  if (!paused_) {
    run_clock(event.at);
    return true;
  }
  spent_before_ += event.at - running_since_;
  for (Clock& clock : clocks_) clock.pause(event.at);
  std::erase_if(requests_, [](const Request& open) { return open.asking == Asking::Pause; });
  return true;
}

bool Room::apply_add_time(const RoomEvent& event) {
  if (!in_play() || !valid_player(event.to)) return false;
  Clock& clock = clocks_[player_of(event.to)];
  const bool runs = clock.running();
  TimeLeft left = clock.left(event.at);
  if (left.out) return false;
  left.main += event.time;
  clock = Clock(settings_.base.clock, left);
  if (runs) clock.start(event.at);
  return true;
}

}  // namespace omnigo
