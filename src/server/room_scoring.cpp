// The count at the end of a game: marking, proposing, accepting, playing on.
//
// Silence never accepts a marking that is worse for the silent player than the server's own reading
// of the position. Such a marking needs the player's own acceptance; without it the reading counts
// when the time is up (Ruling). Until there is a reading, silence decides nothing. The same holds
// for a player who does not answer when another one resumes play: without a turn of theirs since
// then, neither the clock nor a claim that they left can cost them the game.
#include <algorithm>

#include "server/room.h"

namespace omnigo {
namespace {

constexpr Milliseconds kScoringLive = 2 * 60'000, kScoringSlow = 24 * 60 * 60'000;
constexpr int kMostRounds = 5;  // how often markings can extend the time

std::vector<HalfPoints> scores_of(const Agreement& agreement) {
  std::vector<HalfPoints> scores;
  for (const Tally& tally : agreement.tally()) scores.push_back(tally.score);
  return scores;
}

// What `player` loses if the marking counts instead of the reading: the player's own points or, if
// these are equal, what another player gains in comparison. Nothing if nobody gains.
HalfPoints loss(const Game& game, Colour player, const std::vector<HalfPoints>& counted,
                const std::vector<HalfPoints>& read) {
  const int own = player_of(player);
  const HalfPoints fewer = read[own] - counted[own];
  HalfPoints gained = 0;
  for (int other = 0; other < game.rules().players; ++other) {
    if (other == own || !game.is_in(colour_of(other))) continue;
    gained = std::max(gained, fewer + counted[other] - read[other]);
  }
  if (gained == 0) return 0;
  return fewer > 0 ? fewer : gained;
}

}  // namespace

Milliseconds Room::scoring_time() const {
  const bool waiting = settings_.base.clock.system != TimeSystem::None && !is_slow();
  return waiting ? kScoringLive : kScoringSlow;
}

// Markings extend the time for counting, but not forever.
Milliseconds Room::next_deadline() const {
  return std::min(now_, counting_since_ + (kMostRounds - 1) * scoring_time()) + scoring_time();
}

std::vector<Loss> RoomState::losses_by(const Agreement& agreement) const {
  std::vector<Loss> list;
  Agreement reading(game_);
  if (!proposal_ || !set_marking(reading, proposal_->dead, proposal_->neutral)) return list;
  const std::vector<HalfPoints> counted = scores_of(agreement), read = scores_of(reading);
  for (int i = 0; i < game_.rules().players; ++i) {
    const Colour player = colour_of(i);
    if (!game_.is_in(player)) continue;
    if (const HalfPoints points = loss(game_, player, counted, read); points > 0) {
      list.push_back({player, points});
    }
  }
  return list;
}

std::vector<Loss> RoomState::losses() const {
  return phase_ == Phase::Scoring ? losses_by(*agreement_) : std::vector<Loss>();
}

Room::Maybe Room::check_marking(const std::vector<Point>& dead,
                                const std::vector<Point>& neutral) const {
  if (phase_ != Phase::Scoring)
    return refuse(Code::WrongPhase, explain("not-scoring", "the game is not being scored now"));
  Agreement trial(game_);
  if (!set_marking(trial, dead, neutral)) {
    return refuse(Code::Malformed,
                  explain("cannot-mark", "these points cannot be marked like this"));
  }
  return std::nullopt;
}

// The changes that turn the marking into the requested one, which check_marking has found possible.
void Room::set_change(events::Mark& mark, const actions::Mark& wanted) const {
  mark.changed.emplace();
  Agreement then(game_), now = *agreement_;
  (void)set_marking(then, wanted.dead, wanted.neutral);
  for (int i = 0; i < game_.graph().size(); ++i) {
    const auto p = static_cast<Point>(i);
    if (now.is_dead(p) == then.is_dead(p)) continue;
    mark.changed->push_back(p);  // its whole block changes with it
    (void)now.toggle_dead(p);
  }
  for (int i = 0; i < game_.graph().size(); ++i) {
    const auto p = static_cast<Point>(i);
    if (now.is_neutral(p) != then.is_neutral(p)) mark.changed_neutral.push_back(p);
  }
}

Room::Maybe Room::decide(const actions::Mark& action, const Actor&) {
  if (const Maybe refusal = check_marking(action.dead, action.neutral)) return refusal;
  if (!game_.is_in(action.player))
    return refuse(Code::Forbidden, explain("you-are-out", "you are out of the game"));
  events::Mark event{.player = action.player};
  set_change(event, action);
  if (const Maybe refusal = limits_.check_marked_points(event, game_)) return refusal;
  Agreement marked(game_);
  (void)set_marking(marked, action.dead, action.neutral);
  event.worse = losses_by(marked);
  event.deadline = next_deadline();
  emit(std::move(event));
  return std::nullopt;
}

Room::Maybe Room::decide(const actions::Propose& action, const Actor& actor) {
  if (!actor.is_server)
    return refuse(Code::Forbidden, explain("only-server-proposes", "only the server can propose"));
  if (proposal_)
    return refuse(Code::Conflict, explain("proposal-exists", "there is already a proposal"));
  // For the position in which play stopped, even if it was resumed in the meantime.
  if (resumed_by_ != Colour::Empty && in_play()) {
    Room before = *this;
    if (phase_ == Phase::Playing) before.return_to_stop();
    before.phase_ = Phase::Scoring;
    if (const Maybe refusal = before.check_marking(action.proposal.dead, action.proposal.neutral)) {
      return refusal;
    }
  } else if (const Maybe refusal = check_marking(action.proposal.dead, action.proposal.neutral)) {
    return refusal;
  }
  emit(events::Propose{action.proposal, now_ + scoring_time()});
  return std::nullopt;
}

Room::Maybe Room::decide(const actions::Accept& action, const Actor&) {
  if (phase_ != Phase::Scoring)
    return refuse(Code::WrongPhase, explain("not-scoring", "the game is not being scored now"));
  if (action.marking != marking_)
    return refuse(Code::Stale, explain("marking-changed", "the marking has changed"));
  if (!game_.is_in(action.player))
    return refuse(Code::Forbidden, explain("you-are-out", "you are out of the game"));
  if (agreement_->has_accepted(action.player)) {
    return refuse(Code::Conflict, explain("already-accepted", "you have already accepted"));
  }
  emit(events::Accept{action.player, marking_});
  after_change();
  return std::nullopt;
}

Room::Maybe Room::decide(const actions::Resume& action, const Actor&) {
  if (phase_ != Phase::Scoring)
    return refuse(Code::WrongPhase, explain("not-scoring", "the game is not being scored now"));
  if (!game_.is_in(action.player))
    return refuse(Code::Forbidden, explain("you-are-out", "you are out of the game"));
  const bool on_a_copy = rule_of(game_.rules().scoring).prisoners;
  if (!on_a_copy && !limits_.may_resume()) {
    return refuse(
        Code::Limit,
        explain("resume-limit",
                "play cannot be resumed again; accept the score, or wait for the server's count"));
  }
  if (on_a_copy) {
    emit(events::Dispute{action.player});
  } else {
    emit(events::Resume{action.player});
  }
  return std::nullopt;
}

// --- players who do not answer

// The time is up. A bot always answers, but not before the people have.
void Room::end_count() {
  if (!proposal_) return;
  const std::vector<Colour> silent = awaited();
  for (const Loss& one : losses()) {
    if (std::find(silent.begin(), silent.end(), one.player) != silent.end()) {
      return end_by_reading();
    }
  }
  for (const Colour player : awaited_people()) {
    emit(events::Accept{.player = player, .marking = marking_, .silent = true});
  }
  after_change();
}

// Another player resumed play, and this one has not taken a turn since.
bool Room::has_not_answered(Colour player) const {
  if (!in_play() || resumed_by_ == Colour::Empty || turned_[player_of(player)]) return false;
  return player != resumed_by_ && !is_seat_of(resumed_by_, seats_[player_of(player)].person.id);
}

// Without a reading there is nothing to decide by: the server's failure decides no game.
void Room::end_by_reading() {
  if (!proposal_) return finish(RoomResult::How::NoResult);
  emit(events::Ruling{proposal_->dead, proposal_->neutral});
  finish(RoomResult::How::Score);
}

}  // namespace omnigo
