#include "server/room_state.h"

#include <algorithm>

namespace omnigo {
namespace {

// Bots with the same name are numbered in the order of their seats.
std::string bot_name(const std::vector<RoomSeat>& seats, std::size_t seat) {
  int same = 0, number = 0;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i].kind != RoomSeat::Kind::Bot || seats[i].bot != seats[seat].bot) continue;
    ++same;
    if (i <= seat) ++number;
  }
  return seats[seat].bot + (same > 1 ? " " + std::to_string(number) : "");
}

}  // namespace

RoomState::RoomState(RoomSettings settings, Game game)
    : settings_(std::move(settings)),
      seats_(settings_.seats),
      game_(std::move(game)),
      clocks_(settings_.seats.size(), Clock(settings_.base.clock)),
      line_(settings_.base.events),
      opening_turns_(game_.turns()),
      turned_(settings_.seats.size()) {
  remember_situation();
}

RoomSettings RoomState::rematch_settings() const {
  RoomSettings settings = settings_;
  settings.base.events.clear();
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    settings.seats[(i + 1) % seats_.size()] = seats_[i];
    settings.seats[(i + 1) % seats_.size()].out = RoomSeat::Out::No;
  }
  return settings;
}

bool RoomState::valid_player(Colour player) const {
  return player != Colour::Empty && player_of(player) < static_cast<int>(seats_.size());
}

bool RoomState::is_seat_of(Colour player, const std::string& person) const {
  const RoomSeat& seat = seats_[player_of(player)];
  return seat.kind == RoomSeat::Kind::Person && seat.person.id == person;
}

bool RoomState::is_player(const std::string& person) const {
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (is_seat_of(colour_of(static_cast<int>(i)), person)) return true;
  }
  return false;
}

bool RoomState::is_adviser(const std::string& person) const {
  return std::any_of(advisers_.begin(), advisers_.end(),
                     [&](const Person& adviser) { return adviser.id == person; });
}

bool RoomState::only_bots() const {
  if (phase_ == Phase::Open || ended()) return false;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const Colour player = colour_of(static_cast<int>(i));
    if (game_.is_in(player) && !is_bot(player)) return false;
  }
  return true;
}

std::vector<Colour> RoomState::awaited() const {
  std::vector<Colour> players;
  if (in_play() && !paused_) players.push_back(live().to_play());
  if (phase_ == Phase::Scoring) {
    for (std::size_t i = 0; i < seats_.size(); ++i) {
      const Colour player = colour_of(static_cast<int>(i));
      if (game_.is_in(player) && !agreement_->has_accepted(player)) players.push_back(player);
    }
  }
  return players;
}

std::vector<Colour> RoomState::awaited_people() const {
  std::vector<Colour> players = awaited();
  std::erase_if(players, [this](Colour player) {
    return seats_[player_of(player)].kind != RoomSeat::Kind::Person;
  });
  return players;
}

TimeLeft RoomState::time_left(Colour player, Milliseconds now) const {
  return clocks_[player_of(player)].left(now);
}

// Situations are kept only if the rules let them repeat.
void RoomState::remember_situation() {
  if (rule_of(game_.rules().ko).ends) return;
  situations_.resize(game_.turns());
  situations_.push_back({game_.board().hash(), game_.to_play()});
}

bool RoomState::may_claim() const {
  if (phase_ != Phase::Playing || situations_.empty()) return false;
  const Situation now = situations_.back();
  Colouring standing;
  int met = 1;
  for (int turn = static_cast<int>(situations_.size()) - 2; turn >= opening_turns_; --turn) {
    if (situations_[turn] != now) continue;
    if (standing.empty()) standing = game_.board().colouring();
    if (game_.colouring_after(turn) == standing) ++met;
  }
  return met >= 3;
}

GameRecord RoomState::record() const {
  GameRecord record = settings_.base;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const bool bot = seats_[i].kind == RoomSeat::Kind::Bot;
    const bool guest = seats_[i].kind == RoomSeat::Kind::Person && seats_[i].person.guest;
    record.seats[i].name =
        bot ? bot_name(seats_, i) : seats_[i].person.name + (guest ? " (guest)" : "");
    record.seats[i].rank = seats_[i].rank;
  }
  if (!settings_.title.empty()) record.info["name"] = settings_.title;
  record.events = line_;
  if (agreement_) {
    RecordedAgreement said;
    for (int p = 0; p < game_.graph().size(); ++p) {
      const auto point = static_cast<Point>(p);
      if (agreement_->is_dead(point)) said.dead.push_back(point);
      if (agreement_->is_neutral(point)) said.neutral.push_back(point);
    }
    for (std::size_t i = 0; i < seats_.size(); ++i) {
      const Colour player = colour_of(static_cast<int>(i));
      if (agreement_->has_accepted(player)) said.accepted.push_back(player);
    }
    record.agreement = std::move(said);
  }
  if (result_) {
    using How = RecordedResult::How;
    constexpr How kHows[] = {How::Score,    How::Resignation, How::Time,
                             How::NoResult, How::NoResult,    How::Forfeit};
    record.result = RecordedResult{.how = kHows[static_cast<int>(result_->how)],
                                   .scores = result_->scores,
                                   .places = result_->places};
  }
  return record;
}

GameRecord RoomState::live_record() const {
  GameRecord record = this->record();
  record.agreement.reset();
  record.result.reset();
  if (!dispute_) return record;
  const std::vector<Game::Event> played = dispute_->events();
  std::size_t begin = played.size();
  while (begin > 0 && played[begin - 1].action != Game::Action::Resume) --begin;
  record.events.push_back({.action = RecordEvent::Action::Resume});
  for (std::size_t i = begin; i < played.size(); ++i) {
    if (played[i].action == Game::Action::Resign) continue;  // already in the game
    RecordEvent event;
    event.action = played[i].action == Game::Action::Move ? RecordEvent::Action::Move
                                                          : RecordEvent::Action::Pass;
    event.player = played[i].player;
    event.point = played[i].point;
    record.events.push_back(std::move(event));
  }
  return record;
}

void RoomState::replace_person(const std::string& id, const Person& now) {
  for (RoomSeat& seat : seats_) {
    if (seat.person.id == id) seat.person = now;
  }
  for (RoomSeat& seat : settings_.seats) {
    if (seat.person.id == id) seat.person = now;
  }
  if (settings_.owner.id == id) settings_.owner = now;
}

}  // namespace omnigo
