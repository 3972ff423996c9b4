#include "server/room.h"

#include <algorithm>

#include "base/quote.h"
#include "base/random.h"
#include "play/start.h"
#include "rules/names.h"

namespace omnigo {
namespace {

// The game that continues from these turns.
Result<Game> after_opening(const GameRecord& base) {
  const Error cannot = explain("cannot-continue", "that game cannot be continued from there");
  auto course = start_course(base);
  if (!course) return course.error();
  const Game& played = course->game();
  for (const RecordEvent& event : base.events) {
    if (event.action == RecordEvent::Action::Setup) {
      return explain("cannot-continue-setup",
                     "a game in which stones were set up cannot be continued here");
    }
    if (event.is_turn() && event.player != played.to_play()) return cannot;
    if (const auto wrong = course->play(event)) return to_error(*wrong);
  }
  Game game = played;
  if (game.players_in() < 2) return cannot;
  if (game.over()) game.resume();
  return game;
}

// The points that the latest turn emptied, in point order.
std::vector<Point> latest_taken(const Game& game) {
  const Colouring before = game.colouring_after(game.turns() - 1);
  std::vector<Point> taken;
  for (std::size_t i = 0; i < before.size(); ++i) {
    const auto p = static_cast<Point>(i);
    const bool stood = before[i] != Colour::Empty || p == game.latest_move();
    if (stood && game.board().at(p) == Colour::Empty) taken.push_back(p);
  }
  return taken;
}

}  // namespace

// --- making

Result<Room> Room::make(RoomSettings settings) {
  const GameRecord& base = settings.base;
  if (settings.seats.size() != static_cast<std::size_t>(base.rules.players)) {
    return explain("rules-seats",
                   "the rules are for {players} players, but there are {seats} seats",
                   {{"players", base.rules.players}, {"seats", settings.seats.size()}});
  }
  auto game = after_opening(base);
  if (!game) return game.error();
  return Room(std::move(settings), std::move(*game));
}

std::vector<RoomEvent> Room::open(const Actor& owner) {
  emitted_.clear();
  now_ = owner.now;
  emit(events::Create{settings_.owner});
  start_if_full(owner);
  return outcome(std::nullopt).events;
}

// --- deciding

bool Room::attempt(RoomEvent::What what) {
  RoomEvent event{n_ + 1, now_, std::move(what)};
  if (!apply(event)) return false;
  emitted_.push_back(std::move(event));
  return true;
}

// An event that cannot be applied here could not be read from the log either: it must never get
// there.
int Room::emit(RoomEvent::What what) {
  impossible_ = !attempt(std::move(what)) || impossible_;
  return n_;
}

Outcome Room::outcome(Maybe refusal) {
  Outcome made{std::move(emitted_), std::move(refusal), impossible_};
  emitted_.clear();
  if (impossible_) made.events.clear();
  return made;
}

Outcome Room::act(const RoomAction& action, const Actor& actor) {
  emitted_.clear();
  now_ = std::max(now_, actor.now);
  return outcome(dispatch(action, actor));
}

Room::Maybe Room::check_seat(Colour player, const Actor& actor) const {
  if (!valid_player(player))
    return refuse(Code::Malformed,
                  explain("no-such-player", "there is no such player in this game"));
  const bool own = actor.is_server ? seats_[player_of(player)].kind == RoomSeat::Kind::Bot
                                   : is_seat_of(player, actor.person.id);
  if (!own)
    return refuse(Code::Forbidden, explain("not-your-seat", "{player} is not your seat",
                                           {{"player", colour_name(player)}}));
  return std::nullopt;
}

Room::Maybe Room::dispatch(const RoomAction& action, const Actor& actor) {
  if (Maybe refusal = limits_.check(action, actor.person.id, game_)) return refusal;
  const auto decide_one = [&]<class Action>(const Action& asked) -> Maybe {
    // Who joins has no seat yet.
    if constexpr (requires { asked.player; } && !std::is_same_v<Action, actions::Join>) {
      if (Maybe refusal = check_seat(asked.player, actor)) return refusal;
    }
    return decide(asked, actor);
  };
  return std::visit(decide_one, action);
}

// --- before the game

Room::Maybe Room::decide(const actions::Join& action, const Actor& actor) {
  if (!valid_player(action.player))
    return refuse(Code::Malformed,
                  explain("no-such-player", "there is no such player in this game"));
  if (phase_ != Phase::Open)
    return refuse(Code::WrongPhase, explain("game-started", "the game has already started"));
  const RoomSeat& seat = seats_[player_of(action.player)];
  if (seat.kind != RoomSeat::Kind::Open)
    return refuse(Code::Conflict, explain("seat-taken", "the seat is taken"));
  if (!seat.invited.empty() && seat.person.id != actor.person.id) {
    return refuse(Code::Forbidden, explain("seat-reserved", "the seat is reserved for {name}",
                                           {{"name", one_line(seat.invited)}}));
  }
  emit(events::Join{action.player, actor.rank, actor.person});
  start_if_full(actor);
  return std::nullopt;
}

Room::Maybe Room::decide(const actions::Leave& action, const Actor&) {
  if (phase_ != Phase::Open)
    return refuse(Code::WrongPhase, explain("game-started", "the game has already started"));
  emit(events::Leave{action.player});
  return std::nullopt;
}

void Room::start_if_full(const Actor& actor) {
  for (const RoomSeat& seat : seats_) {
    if (seat.kind == RoomSeat::Kind::Open) return;
  }
  std::vector<RoomSeat> seats = seats_;
  if (settings_.lot) {
    Random random(actor.random);
    for (std::size_t i = seats.size(); i > 1; --i) {
      std::swap(seats[i - 1], seats[random.below(static_cast<std::uint32_t>(i))]);
    }
  }
  emit(events::Start{std::move(seats)});
}

Room::Maybe Room::decide(const actions::Abort&, const Actor& actor) {
  const bool owner = actor.person.id == settings_.owner.id;
  if (phase_ == Phase::Open ? !owner && !is_player(actor.person.id) : !is_player(actor.person.id)) {
    return refuse(Code::Forbidden, explain("only-players-end", "only a player can end the game"));
  }
  if (phase_ == Phase::Open && !owner) {
    return refuse(Code::Forbidden,
                  explain("only-owner-cancels",
                          "only the person who created the game can cancel it; you can leave it"));
  }
  const int turns = game_.turns() - opening_turns_;
  const bool early = phase_ == Phase::Open ||
                     (phase_ == Phase::Playing && turns < static_cast<int>(seats_.size()));
  if (!early)
    return refuse(Code::WrongPhase,
                  explain("too-late-to-abort",
                          "it is too late to abort the game; you can resign at any time"));
  finish(RoomResult::How::Aborted);
  return std::nullopt;
}

// --- turns

// `play` makes the turn at this charge, or refuses it.
template <class Play>
Room::Maybe Room::turn(Colour player, int number, const Actor& actor, Play play) {
  if (!in_play())
    return refuse(Code::WrongPhase, explain("not-playing", "the game is not being played now"));
  if (paused_) return refuse(Code::WrongPhase, explain("game-paused", "the game is paused"));
  const Game& game = live();
  if (number != game.turns() + 1) {
    return refuse(Code::Stale,
                  explain("turn-changed", "the next turn is turn {n}", {{"n", game.turns() + 1}}));
  }
  if (player != game.to_play()) {
    return refuse(Code::NotYourTurn, explain("other-turn", "it is {player}'s turn",
                                             {{"player", colour_name(game.to_play())}}));
  }
  const Milliseconds lag = is_bot(player) ? forgiven(player, actor.lag)
                                          : std::clamp<Milliseconds>(actor.lag, 0, kLongestLag);
  time_out(now_, lag);
  if (!emitted_.empty()) return refuse(Code::Stale, explain("time-up", "the time is up"));
  if (Maybe refusal = play(charge_for(player, lag))) return refusal;
  withdraw_requests(Asking::Undo);
  after_change();
  return std::nullopt;
}

Room::Maybe Room::decide(const actions::Pass& action, const Actor& actor) {
  return turn(action.player, action.turn, actor, [&](const events::Charge& charge) -> Maybe {
    emit(events::Pass{action.player, action.turn, charge});
    return std::nullopt;
  });
}

Room::Maybe Room::decide(const actions::Move& action, const Actor& actor) {
  return turn(action.player, action.turn, actor,
              [&](const events::Charge& charge) { return move(action, charge); });
}

// The game itself decides whether the move is legal and what it captures.
Room::Maybe Room::move(const actions::Move& action, const events::Charge& charge) {
  if (action.point >= live().graph().size())
    return refuse(Code::Malformed,
                  explain("no-such-point", "there is no such point on this board"));
  if (n_ >= kMostEvents) {
    return refuse(Code::Limit,
                  explain("game-too-long",
                          "the game has reached the maximum number of turns; you can only pass"));
  }
  if (!attempt(events::Move{action.player, action.turn, action.point, {}, charge})) {
    const Legality legality = live().legality(action.point);
    impossible_ = impossible_ || legality;
    return refuse(Code::Illegal, to_error(rule_break(legality, live().turns() + 1, action.player,
                                                     board().names[action.point])));
  }
  std::get<events::Move>(emitted_.back().what).taken = latest_taken(live());
  return std::nullopt;
}

// A bot is not charged for waiting until the server lets it think, and never so much that it would
// run out of time: the server's own delays decide no game.
Milliseconds Room::forgiven(Colour bot, Milliseconds waited) const {
  const auto out = clocks_[player_of(bot)].runs_out_at();
  return std::max<Milliseconds>({0, waited, out ? now_ - *out + 1 : 0});
}

// The cost of the turn, and the time left.
events::Charge Room::charge_for(Colour player, Milliseconds lag) const {
  events::Charge charge;
  const Milliseconds passed = now_ - running_since_;
  charge.lag = std::min(lag, passed);
  charge.spent = spent_before_ + passed - charge.lag;
  const TimeControl& control = settings_.base.clock;
  if (control.system == TimeSystem::None) return charge;
  Clock clock = clocks_[player_of(player)];
  clock.stop(now_ - charge.lag);
  const TimeLeft left = clock.left(now_);
  const bool overtime = left.main == 0 && left.periods > 0;
  charge.left = overtime ? left.period : left.main;
  if (overtime && control.system == TimeSystem::ByoYomi) charge.overtime = left.periods;
  if (overtime && control.system == TimeSystem::Canadian) charge.overtime = left.moves;
  return charge;
}

void Room::time_out(Milliseconds now, Milliseconds lag) {
  if (!in_play() || paused_) return;
  const Colour player = live().to_play();
  const auto out = clocks_[player_of(player)].runs_out_at();
  if (!out || *out > now - lag || is_bot(player)) return;
  if (has_not_answered(player)) return end_by_reading();
  emit(events::Timeout{player});
  withdraw_requests(Asking::Undo);
  after_change();
}

Room::Maybe Room::decide(const actions::Resign& action, const Actor&) {
  if (phase_ == Phase::Open || ended())
    return refuse(Code::WrongPhase, explain("not-playing", "the game is not being played now"));
  if (!game_.is_in(action.player))
    return refuse(Code::Conflict, explain("already-out", "this player is already out of the game"));
  emit(events::Resign{action.player});
  withdraw_requests(Asking::Undo);
  after_change();
  return std::nullopt;
}

void Room::after_change() {
  if (ended()) return;
  if (game_.players_in() < 2) {
    finish(latest_out_);
  } else if (phase_ == Phase::Scoring) {
    if (agreement_->agreed()) finish(RoomResult::How::Score);
  } else if (dispute_) {
    if (!dispute_->over()) return;
    emit(events::Decided{dead_after_dispute(game_, *dispute_)});
    finish(RoomResult::How::Score);
  } else if (game_.settled()) {
    finish(RoomResult::How::Score);
  } else if (game_.over()) {
    emit(events::Stop{now_ + scoring_time()});
    withdraw_requests(Asking::Pause);
  }
}

void Room::finish(RoomResult::How how) {
  withdraw_requests(Asking::Undo);
  withdraw_requests(Asking::Pause);
  RoomResult result{.how = how};
  if (how != RoomResult::How::Aborted && how != RoomResult::How::NoResult) {
    result.tallies = agreement_ ? agreement_->tally() : game_.tally();
    for (const Tally& tally : result.tallies) result.scores.push_back(tally.score);
    result.places = places(result.scores, game_.resigned());
    if (how != RoomResult::How::Score) {
      result.scores.clear();
      result.tallies.clear();
    }
  }
  emit(events::Finish{std::move(result)});
}

// --- time

Outcome Room::tick(Milliseconds now, Milliseconds lag) {
  emitted_.clear();
  now_ = std::max(now_, now);
  time_out(now_, std::clamp<Milliseconds>(lag, 0, kLongestLag));
  if (phase_ == Phase::Scoring && now_ >= deadline_) end_count();
  if (phase_ == Phase::Open && now_ >= deadline_) finish(RoomResult::How::Aborted);
  return outcome(std::nullopt);
}

std::optional<Milliseconds> Room::next_tick(Milliseconds lag) const {
  if (phase_ == Phase::Open) return deadline_;
  if (phase_ == Phase::Scoring) {
    return !proposal_ || awaited_people().empty() ? std::nullopt : std::optional(deadline_);
  }
  if (!in_play() || paused_ || is_bot(live().to_play())) return std::nullopt;
  const auto out = clocks_[player_of(live().to_play())].runs_out_at();
  if (!out) return std::nullopt;
  return *out + std::clamp<Milliseconds>(lag, 0, kLongestLag);
}

}  // namespace omnigo
