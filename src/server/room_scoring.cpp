// The count at the end of a game: marking, proposing, accepting, going on.
#include <algorithm>

#include "server/room.h"

namespace omnigo {
namespace {

constexpr Milliseconds kScoringLive = 2 * 60'000, kScoringSlow = 24 * 60 * 60'000;

}  // namespace

Milliseconds Room::scoring_time() const {
  const bool waiting = settings_.base.clock.system != TimeSystem::None && !is_slow();
  return waiting ? kScoringLive : kScoringSlow;
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

// What the event has to change for the marking to become the one wanted, which check_marking has
// found possible.
void Room::set_change(RoomEvent& event, const RoomAction& wanted) const {
  event.is_change = true;
  Agreement then(game_), now = *agreement_;
  (void)set_marking(then, wanted.dead, wanted.neutral);
  for (int i = 0; i < game_.graph().size(); ++i) {
    const auto p = static_cast<Point>(i);
    if (now.is_dead(p) == then.is_dead(p)) continue;
    event.dead.push_back(p);  // its whole block goes with it
    (void)now.toggle_dead(p);
  }
  for (int i = 0; i < game_.graph().size(); ++i) {
    const auto p = static_cast<Point>(i);
    if (now.is_neutral(p) != then.is_neutral(p)) event.neutral.push_back(p);
  }
}

bool Room::change_marking(Agreement& agreement, const RoomEvent& event) const {
  const auto off_board = [&](Point p) { return p >= game_.graph().size(); };
  for (const Point p : event.dead) {
    if (off_board(p) || !agreement.toggle_dead(p)) return false;
  }
  for (const Point p : event.neutral) {
    if (off_board(p) || !agreement.toggle_neutral(p)) return false;
  }
  agreement.take_back_acceptances();
  return true;
}

Room::Maybe Room::mark(const RoomAction& action) {
  if (const Maybe refusal = check_marking(action.dead, action.neutral)) return refusal;
  if (!game_.is_in(action.player)) return refuse(Code::Forbidden, "you are out of the game");
  RoomEvent event = simple(Event::Mark, action.player);
  set_change(event, action);
  if (const Maybe refusal = check_marked_points(action.player, event)) return refusal;
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

}  // namespace omnigo
