#include "server/room.h"

#include <algorithm>
#include <cassert>

#include "base/quote.h"
#include "base/random.h"
#include "gtp/canonical.h"
#include "rules/names.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;
using Kind = RoomAction::Kind;

constexpr Milliseconds kMinute = 60'000, kHour = 60 * kMinute, kDay = 24 * kHour;
constexpr Milliseconds kScoringLive = 2 * kMinute, kScoringSlow = kDay;
constexpr Milliseconds kSlowFrom = 6 * kHour;  // who has more time than that is not waiting there
constexpr Milliseconds kOpenFor = 7 * kDay;
constexpr int kMostAdvisers = 5;

Refusal refuse(Code code, std::string text) { return {code, std::move(text)}; }

// The turns a game goes on from.
bool play_opening(Game& game, const std::vector<RecordEvent>& events) {
  for (const RecordEvent& event : events) {
    if (event.action == RecordEvent::Action::Resume) {
      if (!game.over() || game.players_in() < 2) return false;
      game.resume();
      continue;
    }
    if (!game.is_in(event.player) || game.players_in() < 2) return false;
    if (!event.is_turn()) {
      game.resign(event.player);
      continue;
    }
    if (game.over() || event.player != game.to_play()) return false;
    if (event.action == RecordEvent::Action::Pass) {
      game.pass();
    } else if (!game.play(event.point)) {
      return false;
    }
  }
  if (game.over() && game.players_in() >= 2) game.resume();
  return game.players_in() >= 2;
}

std::string illegal_text(const Layout& board, Colour player, Point p, Legality legality) {
  const std::string move = colour_name(player) + " at " + board.names[p] + ": ";
  switch (legality.reason) {
    case Reason::Occupied:
      return move + "the point is occupied";
    case Reason::Suicide:
      return move + "suicide";
    default:
      return move + "repeats the colouring " +
             (legality.turn == 0 ? "of the start" : "after turn " + std::to_string(legality.turn));
  }
}

bool contains(const std::vector<Colour>& players, Colour player) {
  return std::find(players.begin(), players.end(), player) != players.end();
}

}  // namespace

// --- making

Room::Room(RoomSettings settings, Game game)
    : settings_(std::move(settings)),
      seats_(settings_.seats),
      game_(std::move(game)),
      clocks_(settings_.seats.size(), Clock(settings_.base.clock)),
      line_(settings_.base.events),
      opening_turns_(game_.turns()) {
  remember_situation();
}

Result<Room> Room::make(RoomSettings settings) {
  const GameRecord& base = settings.base;
  if (settings.seats.size() != static_cast<std::size_t>(base.rules.players)) {
    return Error{std::to_string(settings.seats.size()) + " seats for " +
                 std::to_string(base.rules.players) + " players"};
  }
  auto game = start_game(base.board->graph, base.rules, base.start);
  if (!game) return game.error();
  if (!play_opening(*game, base.events)) return Error{"that game cannot go on from there"};
  return Room(std::move(settings), std::move(*game));
}

std::vector<RoomEvent> Room::open(const Actor& owner) {
  emitted_.clear();
  now_ = owner.now;
  RoomEvent event = simple(Event::Create);
  event.person = settings_.owner;
  emit(event);
  start_if_full(owner);
  return std::move(emitted_);
}

RoomSettings Room::rematch_settings() const {
  RoomSettings settings = settings_;
  settings.base.events.clear();
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    settings.seats[(i + 1) % seats_.size()] = seats_[i];
  }
  return settings;
}

// --- asking

bool Room::valid_player(Colour player) const {
  return player != Colour::Empty && player_of(player) < static_cast<int>(seats_.size());
}

bool Room::is_seat_of(Colour player, const std::string& person) const {
  const RoomSeat& seat = seats_[player_of(player)];
  return seat.kind == RoomSeat::Kind::Person && seat.person.id == person;
}

bool Room::is_player(const std::string& person) const {
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (is_seat_of(colour_of(static_cast<int>(i)), person)) return true;
  }
  return false;
}

bool Room::is_adviser(const std::string& person) const {
  return std::any_of(advisers_.begin(), advisers_.end(),
                     [&](const Person& adviser) { return adviser.id == person; });
}

std::vector<Colour> Room::awaited() const {
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

TimeLeft Room::time_left(Colour player, Milliseconds now) const {
  return clocks_[player_of(player)].left(now);
}

// Situations are kept only where the rules let them repeat.
void Room::remember_situation() {
  const Ko ko = game_.rules().ko;
  if (ko != Ko::Simple && ko != Ko::None) return;
  situations_.resize(game_.turns());
  situations_.push_back({game_.board().hash(), game_.to_play()});
}

bool Room::may_claim() const {
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

GameRecord Room::record() const {
  GameRecord record = settings_.base;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const bool bot = seats_[i].kind == RoomSeat::Kind::Bot;
    record.seats[i].name = bot ? seats_[i].bot : seats_[i].person.name;
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
    constexpr How kHows[] = {How::Score, How::Resignation, How::Time, How::NoResult, How::NoResult};
    record.result = RecordedResult{.how = kHows[static_cast<int>(result_->how)],
                                   .scores = result_->scores,
                                   .places = result_->places};
  }
  return record;
}

GameRecord Room::live_record() const {
  GameRecord record = this->record();
  record.agreement.reset();
  record.result.reset();
  if (!dispute_) return record;
  const std::vector<Game::Event> played = dispute_->events();
  std::size_t begin = played.size();
  while (begin > 0 && played[begin - 1].action != Game::Action::Resume) --begin;
  record.events.push_back({.action = RecordEvent::Action::Resume});
  for (std::size_t i = begin; i < played.size(); ++i) {
    if (played[i].action == Game::Action::Resign) continue;  // the game knows it
    RecordEvent event;
    event.action = played[i].action == Game::Action::Move ? RecordEvent::Action::Move
                                                          : RecordEvent::Action::Pass;
    event.player = played[i].player;
    event.point = played[i].point;
    record.events.push_back(std::move(event));
  }
  return record;
}

void Room::replace_person(const std::string& id, const Person& now) {
  for (RoomSeat& seat : seats_) {
    if (seat.person.id == id) seat.person = now;
  }
  for (RoomSeat& seat : settings_.seats) {
    if (seat.person.id == id) seat.person = now;
  }
  if (settings_.owner.id == id) settings_.owner = now;
}

// --- deciding

RoomEvent Room::simple(Event action, Colour player) const {
  RoomEvent event;
  event.action = action;
  event.player = player;
  return event;
}

RoomEvent& Room::emit(RoomEvent event) {
  event.n = n_ + 1;
  event.at = now_;
  [[maybe_unused]] const bool possible = apply(event);
  assert(possible);
  emitted_.push_back(std::move(event));
  return emitted_.back();
}

Outcome Room::act(const RoomAction& action, const Actor& actor) {
  emitted_.clear();
  now_ = std::max(now_, actor.now);
  Outcome outcome;
  outcome.refusal = dispatch(action, actor);
  if (n_ >= kMostEvents && !ended()) finish(RoomResult::How::NoResult);
  outcome.events = std::move(emitted_);
  return outcome;
}

Room::Maybe Room::check_seat(Colour player, const Actor& actor) const {
  if (!valid_player(player)) return refuse(Code::Malformed, "there is no such player here");
  const bool own = actor.is_server ? seats_[player_of(player)].kind == RoomSeat::Kind::Bot
                                   : is_seat_of(player, actor.person.id);
  if (!own) return refuse(Code::Forbidden, colour_name(player) + " is not your seat");
  return std::nullopt;
}

Room::Maybe Room::dispatch(const RoomAction& action, const Actor& actor) {
  switch (action.kind) {
    case Kind::Join:
      return join(action, actor);
    case Kind::Abort:
      return abort(actor);
    case Kind::Chat:
      return chat(action, actor);
    case Kind::Advise:
      return advise(action, actor);
    case Kind::Propose:
      return propose(action, actor);
    default:
      break;
  }
  if (const Maybe refusal = check_seat(action.player, actor)) return refusal;
  switch (action.kind) {
    case Kind::Leave:
      return leave(action);
    case Kind::Move:
    case Kind::Pass:
      return turn(action, actor);
    case Kind::Resign:
      return resign(action);
    case Kind::Undo:
      return ask_undo(action, actor);
    case Kind::Pause:
      return ask_pause(action, actor);
    case Kind::Rematch:
      return ask_rematch(action, actor);
    case Kind::Unpause:
      return unpause(action);
    case Kind::Answer:
      return answer(action, actor);
    case Kind::Withdraw:
      return withdraw(action);
    case Kind::AddTime:
      return add_time(action, actor);
    case Kind::Mark:
      return mark(action);
    case Kind::Accept:
      return accept(action);
    case Kind::Resume:
      return resume(action);
    case Kind::Claim:
      return claim();
    default:
      return invite(action);
  }
}

// --- before the game

Room::Maybe Room::join(const RoomAction& action, const Actor& actor) {
  if (!valid_player(action.player)) return refuse(Code::Malformed, "there is no such player here");
  if (phase_ != Phase::Open) return refuse(Code::WrongPhase, "the game has begun");
  const RoomSeat& seat = seats_[player_of(action.player)];
  if (seat.kind != RoomSeat::Kind::Open) return refuse(Code::Conflict, "the seat is taken");
  if (!seat.invited.empty() && seat.person.id != actor.person.id) {
    return refuse(Code::Forbidden, "the seat is kept for " + one_line(seat.invited));
  }
  RoomEvent event = simple(Event::Join, action.player);
  event.person = actor.person;
  emit(event);
  start_if_full(actor);
  return std::nullopt;
}

Room::Maybe Room::leave(const RoomAction& action) {
  if (phase_ != Phase::Open) return refuse(Code::WrongPhase, "the game has begun");
  emit(simple(Event::Leave, action.player));
  return std::nullopt;
}

void Room::start_if_full(const Actor& actor) {
  for (const RoomSeat& seat : seats_) {
    if (seat.kind == RoomSeat::Kind::Open) return;
  }
  RoomEvent event = simple(Event::Start);
  event.seats = seats_;
  if (settings_.lot) {
    Random random(actor.random);
    for (std::size_t i = event.seats.size(); i > 1; --i) {
      std::swap(event.seats[i - 1], event.seats[random.below(static_cast<std::uint32_t>(i))]);
    }
  }
  emit(std::move(event));
}

Room::Maybe Room::abort(const Actor& actor) {
  const bool owner = actor.person.id == settings_.owner.id;
  if (phase_ == Phase::Open ? !owner && !is_player(actor.person.id) : !is_player(actor.person.id)) {
    return refuse(Code::Forbidden, "only a player may end the game");
  }
  if (phase_ == Phase::Open && !owner) {
    return refuse(Code::Forbidden, "only the owner may take the game back; you may leave it");
  }
  const int turns = game_.turns() - opening_turns_;
  const bool early = phase_ == Phase::Open ||
                     (phase_ == Phase::Playing && turns < static_cast<int>(seats_.size()));
  if (!early) return refuse(Code::WrongPhase, "too late to abort; resigning is always possible");
  finish(RoomResult::How::Aborted);
  return std::nullopt;
}

// --- turns

Room::Maybe Room::turn(const RoomAction& action, const Actor& actor) {
  if (!in_play()) return refuse(Code::WrongPhase, "there is no play now");
  if (paused_) return refuse(Code::WrongPhase, "the game is paused");
  const Game& game = live();
  if (action.turn != game.turns() + 1) {
    return refuse(Code::Stale, "turn " + std::to_string(game.turns() + 1) + " is due");
  }
  if (action.player != game.to_play()) {
    return refuse(Code::NotYourTurn, "it is " + colour_name(game.to_play()) + "'s turn");
  }
  const Milliseconds lag = std::clamp<Milliseconds>(actor.lag, 0, kLongestLag);
  time_out(now_, lag);
  if (!emitted_.empty()) return refuse(Code::Stale, "out of time");
  RoomEvent event = simple(action.kind == Kind::Move ? Event::Move : Event::Pass, action.player);
  event.turn = action.turn;
  if (action.kind == Kind::Move) {
    if (action.point >= game.graph().size()) return refuse(Code::Malformed, "no such point");
    const Legality legality = game.legality(action.point);
    if (!legality) {
      return refuse(Code::Illegal, illegal_text(board(), action.player, action.point, legality));
    }
    event.point = action.point;
    event.taken = taken_by(game, action.point);
  }
  charge(event, lag);
  emit(std::move(event));
  withdraw_requests(Asking::Undo);
  after_change();
  return std::nullopt;
}

std::vector<Point> Room::taken_by(const Game& game, Point point) const {
  std::vector<Point> taken;
  const Board& before = game.board();
  const MoveEffect effect = before.effect(point, game.to_play());
  if (!effect.captures && !effect.suicide) return taken;
  const Colouring after = before.colouring_after(point, game.to_play());
  for (std::size_t p = 0; p < after.size(); ++p) {
    const bool stood = before.at(static_cast<Point>(p)) != Colour::Empty || p == point;
    if (stood && after[p] == Colour::Empty) taken.push_back(static_cast<Point>(p));
  }
  return taken;
}

// What the turn costs, and what it leaves.
void Room::charge(RoomEvent& event, Milliseconds lag) const {
  const Milliseconds passed = now_ - running_since_;
  event.lag = std::min(lag, passed);
  event.spent = spent_before_ + passed - event.lag;
  const TimeControl& control = settings_.base.clock;
  if (control.system == TimeSystem::None) return;
  Clock clock = clocks_[player_of(event.player)];
  clock.stop(now_ - event.lag);
  const TimeLeft left = clock.left(now_);
  const bool overtime = left.main == 0 && left.periods > 0;
  event.left = overtime ? left.period : left.main;
  if (overtime && control.system == TimeSystem::ByoYomi) event.overtime = left.periods;
  if (overtime && control.system == TimeSystem::Canadian) event.overtime = left.moves;
}

void Room::time_out(Milliseconds now, Milliseconds lag) {
  if (!in_play() || paused_) return;
  const Colour player = live().to_play();
  const auto out = clocks_[player_of(player)].runs_out_at();
  if (!out || *out > now - lag) return;
  emit(simple(Event::Timeout, player));
  withdraw_requests(Asking::Undo);
  after_change();
}

Room::Maybe Room::resign(const RoomAction& action) {
  if (phase_ == Phase::Open || ended()) return refuse(Code::WrongPhase, "there is no play now");
  if (!game_.is_in(action.player)) return refuse(Code::Conflict, "already out of the game");
  emit(simple(Event::Resign, action.player));
  withdraw_requests(Asking::Undo);
  after_change();
  return std::nullopt;
}

void Room::after_change() {
  if (ended()) return;
  if (game_.players_in() < 2) {
    const bool time = latest_out_ == RecordEvent::Action::Timeout;
    finish(time ? RoomResult::How::Time : RoomResult::How::Resignation);
  } else if (phase_ == Phase::Scoring) {
    if (agreement_->agreed()) finish(RoomResult::How::Score);
  } else if (dispute_) {
    if (!dispute_->over()) return;
    RoomEvent event = simple(Event::Decided);
    event.dead = dead_after_dispute(game_, *dispute_);
    emit(std::move(event));
    finish(RoomResult::How::Score);
  } else if (game_.settled()) {
    finish(RoomResult::How::Score);
  } else if (game_.over()) {
    RoomEvent event = simple(Event::Stop);
    event.deadline = now_ + scoring_time();
    emit(std::move(event));
    withdraw_requests(Asking::Pause);
  }
}

void Room::finish(RoomResult::How how) {
  withdraw_requests(Asking::Undo);
  withdraw_requests(Asking::Pause);
  RoomEvent event = simple(Event::Result);
  event.result.how = how;
  if (how != RoomResult::How::Aborted && how != RoomResult::How::NoResult) {
    event.result.tallies = agreement_ ? agreement_->tally() : game_.tally();
    for (const Tally& tally : event.result.tallies) event.result.scores.push_back(tally.score);
    event.result.places = places(event.result.scores, game_.resigned());
    if (how != RoomResult::How::Score) {
      event.result.scores.clear();
      event.result.tallies.clear();
    }
  }
  emit(std::move(event));
}

// --- requests

int Room::earliest_undo() const {
  int turns = game_.turns();
  for (auto event = line_.rbegin(); event != line_.rend() && event->is_turn(); ++event) --turns;
  return std::max(turns, opening_turns_);
}

Room::Maybe Room::ask_undo(const RoomAction& action, const Actor& actor) {
  if (phase_ != Phase::Playing) return refuse(Code::WrongPhase, "nothing to take back now");
  int to = game_.turns();
  if (action.back_to) {
    to = *action.back_to;
  } else {
    for (auto event = line_.rbegin(); event != line_.rend() && event->is_turn(); ++event) {
      --to;
      if (event->player == action.player) break;
    }
  }
  if (to < earliest_undo() || to >= game_.turns()) {
    return refuse(Code::Conflict, "these turns cannot be taken back");
  }
  const bool bots = std::any_of(seats_.begin(), seats_.end(), [](const RoomSeat& seat) {
    return seat.kind == RoomSeat::Kind::Bot;
  });
  if (bots && settings_.rated) {
    return refuse(Code::Forbidden, "bots take nothing back in rated games");
  }
  return ask(Asking::Undo, action.player, to, actor);
}

Room::Maybe Room::ask_pause(const RoomAction& action, const Actor& actor) {
  if (!in_play() || paused_) return refuse(Code::WrongPhase, "there is nothing to pause");
  return ask(Asking::Pause, action.player, 0, actor);
}

Room::Maybe Room::ask_rematch(const RoomAction& action, const Actor& actor) {
  if (!ended()) return refuse(Code::WrongPhase, "the game is not over");
  if (!rematch_.empty()) return refuse(Code::Conflict, "there is a rematch already");
  return ask(Asking::Rematch, action.player, 0, actor);
}

Room::Maybe Room::ask(Asking asking, Colour player, int to, const Actor& actor) {
  for (const Request& open : requests_) {
    if (open.asking == asking) return refuse(Code::Conflict, "somebody has asked already");
  }
  RoomEvent event = simple(Event::Request, player);
  event.asking = asking;
  event.turn = to;
  const int n = emit(std::move(event)).n;
  grant_if_agreed(n, actor);
  return std::nullopt;
}

void Room::grant_if_agreed(int n, const Actor& actor) {
  const auto request = std::find_if(requests_.begin(), requests_.end(),
                                    [n](const Request& open) { return open.n == n; });
  if (request == requests_.end()) return;
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const Colour player = colour_of(static_cast<int>(i));
    const bool asked = request->asking == Asking::Rematch || game_.is_in(player);
    if (asked && !contains(request->agreed, player)) return;
  }
  RoomEvent event;
  switch (request->asking) {
    case Asking::Undo:
      event = simple(Event::Undo);
      event.turn = request->to;
      break;
    case Asking::Pause:
      event = simple(Event::Pause);
      break;
    case Asking::Rematch:
      event = simple(Event::Rematch);
      event.game = actor.new_game;
      break;
  }
  emit(std::move(event));
}

Room::Maybe Room::answer(const RoomAction& action, const Actor& actor) {
  const auto request = std::find_if(requests_.begin(), requests_.end(), [&](const Request& open) {
    return open.n == action.reference;
  });
  if (request == requests_.end()) return refuse(Code::Stale, "there is no such request any more");
  if (contains(request->agreed, action.player)) {
    return refuse(Code::Conflict, "you have agreed already");
  }
  RoomEvent event = simple(Event::Answer, action.player);
  event.reference = action.reference;
  event.yes = action.yes;
  emit(std::move(event));
  grant_if_agreed(action.reference, actor);
  return std::nullopt;
}

Room::Maybe Room::withdraw(const RoomAction& action) {
  for (const Request& open : requests_) {
    if (open.n != action.reference) continue;
    if (open.player != action.player) return refuse(Code::Forbidden, "somebody else asked that");
    RoomEvent event = simple(Event::Withdraw);
    event.reference = open.n;
    emit(std::move(event));
    return std::nullopt;
  }
  return refuse(Code::Stale, "there is no such request any more");
}

void Room::withdraw_requests(Asking asking) {
  const std::vector<Request> open = requests_;
  for (const Request& request : open) {
    if (request.asking != asking) continue;
    RoomEvent event = simple(Event::Withdraw);
    event.reference = request.n;
    emit(std::move(event));
  }
}

Room::Maybe Room::unpause(const RoomAction& action) {
  if (!paused_) return refuse(Code::WrongPhase, "the game is not paused");
  emit(simple(Event::Unpause, action.player));
  return std::nullopt;
}

Room::Maybe Room::add_time(const RoomAction& action, const Actor& actor) {
  if (!in_play()) return refuse(Code::WrongPhase, "there is no play now");
  if (settings_.base.clock.system == TimeSystem::None) {
    return refuse(Code::Conflict, "the game has no clock");
  }
  if (!valid_player(action.to) || !game_.is_in(action.to)) {
    return refuse(Code::Malformed, "there is no such player in the game");
  }
  if (action.to == action.player || is_seat_of(action.to, actor.person.id)) {
    return refuse(Code::Forbidden, "time is given to others");
  }
  time_out(now_, 0);
  if (!emitted_.empty()) return refuse(Code::Stale, "the time is up");
  if (time_left(action.to, now_).main + action.time > kLongestTime) {
    return refuse(Code::Limit, "nobody needs so much time");
  }
  RoomEvent event = simple(Event::AddTime, action.player);
  event.to = action.to;
  event.time = action.time;
  emit(std::move(event));
  return std::nullopt;
}

// --- scoring

Milliseconds Room::scoring_time() const {
  const TimeControl& control = settings_.base.clock;
  const bool slow = control.system == TimeSystem::None || control.main + control.period > kSlowFrom;
  return slow ? kScoringSlow : kScoringLive;
}

Room::Maybe Room::check_marking(const std::vector<Point>& dead,
                                const std::vector<Point>& neutral) const {
  if (phase_ != Phase::Scoring) return refuse(Code::WrongPhase, "nothing is being counted now");
  Agreement trial(game_);
  if (!set_marking(trial, dead, neutral)) {
    return refuse(Code::Malformed, "these points cannot be marked so");
  }
  return std::nullopt;
}

bool Room::set_marking(Agreement& agreement, const std::vector<Point>& dead,
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

Room::Maybe Room::mark(const RoomAction& action) {
  if (const Maybe refusal = check_marking(action.dead, action.neutral)) return refusal;
  if (!game_.is_in(action.player)) return refuse(Code::Forbidden, "you are out of the game");
  RoomEvent event = simple(Event::Mark, action.player);
  event.dead = action.dead;
  event.neutral = action.neutral;
  event.deadline = now_ + scoring_time();
  emit(std::move(event));
  return std::nullopt;
}

Room::Maybe Room::propose(const RoomAction& action, const Actor& actor) {
  if (!actor.is_server) return refuse(Code::Forbidden, "only the server proposes");
  if (const Maybe refusal = check_marking(action.proposal.dead, {})) return refusal;
  if (proposal_) return refuse(Code::Conflict, "there is a proposal already");
  if (marked_) return refuse(Code::Conflict, "a player was faster");
  RoomEvent event = simple(Event::Proposal);
  event.proposal = action.proposal;
  event.deadline = now_ + scoring_time();
  emit(std::move(event));
  return std::nullopt;
}

Room::Maybe Room::accept(const RoomAction& action) {
  if (phase_ != Phase::Scoring) return refuse(Code::WrongPhase, "nothing is being counted now");
  if (action.reference != marking_) return refuse(Code::Stale, "the marking has changed");
  if (!game_.is_in(action.player)) return refuse(Code::Forbidden, "you are out of the game");
  if (agreement_->has_accepted(action.player)) {
    return refuse(Code::Conflict, "you have accepted already");
  }
  RoomEvent event = simple(Event::Accept, action.player);
  event.reference = marking_;
  emit(std::move(event));
  after_change();
  return std::nullopt;
}

Room::Maybe Room::resume(const RoomAction& action) {
  if (phase_ != Phase::Scoring) return refuse(Code::WrongPhase, "nothing is being counted now");
  if (!game_.is_in(action.player)) return refuse(Code::Forbidden, "you are out of the game");
  const bool area = game_.rules().scoring == Scoring::Area;
  emit(simple(area ? Event::Resume : Event::Dispute, action.player));
  return std::nullopt;
}

Room::Maybe Room::claim() {
  if (!may_claim()) {
    return refuse(Code::Conflict, "the situation has not occurred three times");
  }
  finish(RoomResult::How::NoResult);
  return std::nullopt;
}

// --- talk

Room::Maybe Room::chat(const RoomAction& action, const Actor& actor) {
  if (actor.person.id.empty()) return refuse(Code::Unauthorised, "who is speaking?");
  const bool player = is_player(actor.person.id);
  if (!action.to_spectators && !player && !is_adviser(actor.person.id)) {
    return refuse(Code::Forbidden, "only players write to the players");
  }
  if (action.to_spectators && player && !ended()) {
    return refuse(Code::Forbidden, "players write to the spectators after the game");
  }
  if (action.text.empty() || action.text.size() > kLongestChat) {
    return refuse(Code::TooLarge, "1 to " + std::to_string(kLongestChat) + " bytes");
  }
  if (chats_ >= kMostChats) return refuse(Code::Limit, "enough was said here");
  RoomEvent event = simple(Event::Chat);
  event.person = actor.person;
  event.to_spectators = action.to_spectators;
  event.text = action.text;
  event.turn = live().turns();
  emit(std::move(event));
  return std::nullopt;
}

Room::Maybe Room::invite(const RoomAction& action) {
  if (ended()) return refuse(Code::WrongPhase, "the game is over");
  if (action.person.id.empty()) return refuse(Code::NotFound, "nobody has that name");
  if (is_player(action.person.id)) return refuse(Code::Conflict, "a player is no adviser");
  if (is_adviser(action.person.id)) return refuse(Code::Conflict, "invited already");
  if (advisers_.size() >= kMostAdvisers) return refuse(Code::Limit, "enough advisers");
  RoomEvent event = simple(Event::Invite, action.player);
  event.person = action.person;
  emit(std::move(event));
  return std::nullopt;
}

Room::Maybe Room::advise(const RoomAction& action, const Actor& actor) {
  if (!is_adviser(actor.person.id)) return refuse(Code::Forbidden, "nobody invited you to advise");
  if (const Maybe refusal = check_marking(action.dead, action.neutral)) return refusal;
  RoomEvent event = simple(Event::Advise);
  event.person = actor.person;
  event.dead = action.dead;
  event.neutral = action.neutral;
  emit(std::move(event));
  return std::nullopt;
}

// --- time

std::vector<RoomEvent> Room::tick(Milliseconds now, Milliseconds lag) {
  emitted_.clear();
  now_ = std::max(now_, now);
  time_out(now_, std::clamp<Milliseconds>(lag, 0, kLongestLag));
  if (phase_ == Phase::Scoring && now_ >= deadline_) accept_by_silence();
  if (phase_ == Phase::Open && now_ >= deadline_) finish(RoomResult::How::Aborted);
  return std::move(emitted_);
}

void Room::accept_by_silence() {
  for (const Colour player : awaited()) {
    RoomEvent event = simple(Event::Accept, player);
    event.reference = marking_;
    event.yes = true;
    emit(std::move(event));
  }
  after_change();
}

std::optional<Milliseconds> Room::next_tick(Milliseconds lag) const {
  if (phase_ == Phase::Open || phase_ == Phase::Scoring) return deadline_;
  if (!in_play() || paused_) return std::nullopt;
  const auto out = clocks_[player_of(live().to_play())].runs_out_at();
  if (!out) return std::nullopt;
  return *out + std::clamp<Milliseconds>(lag, 0, kLongestLag);
}

// --- applying

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
      phase_ = Phase::Playing;
      run_clock(event.at);
      return true;
    case Event::Move:
    case Event::Pass:
      return apply_turn(event);
    case Event::Resign:
    case Event::Timeout:
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
      ++chats_;
      return true;
    case Event::Invite:
      advisers_.push_back(event.person);
      return true;
    case Event::Advise:
      return phase_ == Phase::Scoring;
  }
  return false;
}

bool Room::apply_seat(const RoomEvent& event) {
  if (phase_ != Phase::Open || event.player == Colour::Empty) return false;
  const int i = player_of(event.player);
  if (event.action == Event::Join) {
    seats_[i].kind = RoomSeat::Kind::Person;
    seats_[i].person = event.person;
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
  latest_out_ =
      event.action == Event::Timeout ? RecordEvent::Action::Timeout : RecordEvent::Action::Resign;
  game_.resign(event.player);
  if (dispute_) dispute_->resign(event.player);
  line_.push_back({.action = latest_out_, .player = event.player});
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
    marked_ = false;
    marking_ = event.n;
    deadline_ = event.deadline;
    return true;
  }
  if (event.action == Event::Decided) {
    if (phase_ != Phase::Dispute) return false;
    stop_clocks(event.at);
    dispute_.reset();
    phase_ = Phase::Scoring;
    return static_cast<bool>(agreement_->set_dead(event.dead));
  }
  if (phase_ != Phase::Scoring) return false;
  if (event.action == Event::Accept) {
    if (event.player == Colour::Empty || event.reference != marking_) return false;
    agreement_->accept(event.player);
    return true;
  }
  const bool proposed = event.action == Event::Proposal;
  if (!set_marking(*agreement_, proposed ? event.proposal.dead : event.dead, event.neutral)) {
    return false;
  }
  if (proposed) proposal_ = event.proposal;
  marked_ = !proposed;
  marking_ = event.n;
  deadline_ = event.deadline;
  return true;
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
    if (same && !contains(request->agreed, player)) request->agreed.push_back(player);
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
