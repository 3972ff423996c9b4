#include "server/bot_driver.h"

#include <sodium.h>

#include <algorithm>

#include "clock/pace.h"
#include "clock/time_use.h"
#include "play/all_bots.h"
#include "rating/strength.h"
#include "server/game_slot.h"
#include "server/log.h"
#include "server/people.h"

namespace omnigo {
namespace {

constexpr Milliseconds kBotTime = 5'000, kProposalTime = 1'500;
constexpr Milliseconds kBotTableTime = 1'000;  // if no person plays against it
// The pause before asking again after a failure; doubles with each failure.
constexpr Milliseconds kFirstPause = 2'000, kLongestPause = 3'600'000;
constexpr int kMostFailures = 5;  // consecutive failures of a bot
// Bots up to this rank do not resign against beginners, so that the game is counted.
constexpr std::string_view kGentle = "12k";

bool is_gentle(const std::string& name) {
  return std::any_of(all_levels().begin(), all_levels().end(), [&](const BotKind& bot) {
    return bot.name == name && rank_from_text(bot.rank) <= rank_from_text(kGentle);
  });
}

// From 0 to 1.
double random_share() { return static_cast<double>(randombytes_uniform(1'000'001)) / 1'000'000; }

}  // namespace

BotDriver::BotDriver(Thinkers* thinkers, Ratings& ratings, const ServerClock& clock, Timers& timers,
                     double pace, Decide decide)
    : thinkers_(thinkers),
      ratings_(ratings),
      clock_(clock),
      timers_(timers),
      pace_(pace),
      decide_(std::move(decide)) {}

bool BotDriver::is_due(const Room& room) const {
  if (thinkers_ == nullptr) return false;
  if (room.phase() == Room::Phase::Scoring) return !room.proposal();
  const std::vector<Colour> awaited = room.awaited();
  return std::any_of(awaited.begin(), awaited.end(), [&](Colour player) {
    return room.seats()[player_of(player)].kind == RoomSeat::Kind::Bot;
  });
}

void BotDriver::wake(const SharedSlot& slot) {
  if (thinkers_ == nullptr || !slot->owned || slot->thinking || slot->finished()) return;
  if (slot->damage) return;
  if (clock_.now() < std::max(slot->not_before, slot->ask_again)) return;
  const Room& room = *slot->room;
  if (room.phase() == Room::Phase::Scoring && !room.proposal()) {
    return ask(slot, Colour::Empty, "");
  }
  for (const Colour player : room.awaited()) {
    const RoomSeat& seat = room.seats()[player_of(player)];
    if (seat.kind != RoomSeat::Kind::Bot) continue;
    if (room.phase() != Room::Phase::Scoring) return ask(slot, player, seat.bot);
    if (score(slot, player)) return;
  }
}

void BotDriver::ask(const SharedSlot& slot, Colour player, const std::string& bot) {
  const Room& room = *slot->room;
  const BotUrgency urgency = room.only_bots()        ? BotUrgency::Bots
                             : room.settings().rated ? BotUrgency::Rated
                                                     : BotUrgency::People;
  BotQuestion question{.game = slot->id,
                       .record = room.live_record(),
                       .bot = bot,
                       .player = player,
                       .time = kProposalTime,
                       .lost_for = slot->lost_for[player],
                       .resigns = may_resign(room, bot),
                       .urgency = urgency,
                       .address = slot->payer(),
                       .owner = room.settings().owner.id};
  if (player != Colour::Empty) {
    const Milliseconds most = urgency == BotUrgency::Bots ? kBotTableTime : kBotTime;
    question.time = std::clamp<Milliseconds>(budget(*slot, player).value_or(most), 1, most);
  }
  slot->thinking = true;
  const Milliseconds asked = clock_.now();
  const int n = player == Colour::Empty ? room.stop() : room.events();
  thinkers_->ask(std::move(question), [this, slot, player, n, asked](BotAnswer answer) {
    slot->strand.post([this, slot, player, n, asked, answer = std::move(answer)] {
      pace(slot, player, n, asked, answer);
    });
  });
}

std::optional<Milliseconds> BotDriver::budget(const GameSlot& slot, Colour player) const {
  const Room& room = *slot.room;
  return time_for_turn(room.settings().base.clock, room.time_left(player, slot.time(clock_)),
                       room.game().graph().size(), room.game().players_in(), room.live().turns());
}

// So that a beginner sees how a game is counted.
bool BotDriver::may_resign(const Room& room, const std::string& bot) {
  if (!is_gentle(bot)) return true;
  const std::string pool = pool_of(room.settings());
  return std::none_of(room.seats().begin(), room.seats().end(), [&](const RoomSeat& seat) {
    if (seat.kind != RoomSeat::Kind::Person) return false;
    if (seat.person.guest) return true;
    const StoredRating rating = ratings_.of(seat.person.id, pool);
    const bool known = !is_provisional({rating.rating, rating.deviation, rating.volatility});
    return !known || rank_of(rating.rating) <= rank_from_text(kGentle);
  });
}

// Uses the answer, but plays a turn only after a person could have seen the previous one.
void BotDriver::pace(const SharedSlot& slot, Colour player, int n, Milliseconds asked,
                     BotAnswer answer) {
  if (!slot->room || !slot->owned || slot->finished()) {
    slot->thinking = false;
    return;
  }
  const Room& room = *slot->room;
  Milliseconds pace = 0;
  if (player != Colour::Empty && answer.kind != BotAnswer::Kind::Failed) {
    const bool alone = room.only_bots();
    if (!alone) pace = bot_pace({answer.clear, random_share(), budget(*slot, player)});
    if (alone && slot->watched() && !room.fast_forward()) pace = kPaceWatched;
  }
  const Milliseconds at = asked + static_cast<Milliseconds>(pace_ * pace);
  const auto take = [this, slot, player, n, answer = std::move(answer)] {
    slot->thinking = false;
    if (!slot->room || !slot->owned || slot->finished()) return;
    if (answer.kind == BotAnswer::Kind::Failed) {
      failed(slot, player);
    } else {
      slot->failures = 0;
      player == Colour::Empty ? reading_came(slot, n, answer) : answered(slot, player, n, answer);
    }
    wake(slot);
  };
  if (at <= clock_.now()) return take();
  timers_.at(clock_.when(at), [slot, take] { slot->strand.post(take); });
}

// Asks again later. A count waits for its reading as long as that takes. A game whose bot fails
// again and again ends without result: no player can cause that, and none should win or lose by it.
void BotDriver::failed(const SharedSlot& slot, Colour player) {
  ++slot->failures;
  log_error("bot-failed", {{"game", slot->id}, {"times", slot->failures}});
  if (player != Colour::Empty && slot->failures >= kMostFailures) {
    const actions::Annul annul{"the server's bot could not play on"};
    return decide_(slot, annul, {.is_admin = true, .now = slot->time(clock_)}, [](const Acted&) {});
  }
  const Milliseconds pause =
      std::min(kFirstPause << std::min(slot->failures - 1, 20), kLongestPause);
  slot->ask_again = clock_.now() + pause;
  timers_.at(clock_.when(slot->ask_again), [this, weak = std::weak_ptr(slot)] {
    const SharedSlot held = weak.lock();
    if (!held) return;
    held->strand.post([this, held] {
      if (held->room && !held->retired) wake(held);
    });
  });
}

// For the position in which that event stopped play.
void BotDriver::reading_came(const SharedSlot& slot, int stop, const BotAnswer& answer) {
  if (slot->room->stop() != stop) return;
  decide_(slot, actions::Propose{answer.proposal}, {.is_server = true, .now = slot->time(clock_)},
          [](const Acted&) {});
}

void BotDriver::answered(const SharedSlot& slot, Colour player, int n, const BotAnswer& answer) {
  const Room& room = *slot->room;
  const std::vector<Colour> awaited = room.awaited();
  const bool due = room.phase() != Room::Phase::Scoring && !awaited.empty() &&
                   awaited[0] == player && room.position_since() <= n;
  if (!due) return;
  slot->lost_for[player] = answer.lost_for;
  const int turn = room.live().turns() + 1;
  RoomAction action = actions::Pass{player, turn};
  if (answer.kind == BotAnswer::Kind::Move) action = actions::Move{player, turn, answer.point};
  if (answer.kind == BotAnswer::Kind::Resign) action = actions::Resign{player};
  const Actor actor{.is_server = true,
                    .now = slot->time(clock_),
                    .lag = answer.waited,
                    .new_game = random_name(10)};
  decide_(slot, action, actor, [this, slot, player, actor](const Acted& acted) {
    // A bot that wants to play an illegal move, or in a game without end, passes instead.
    const auto* refusal = std::get_if<Refusal>(&acted);
    if (refusal == nullptr ||
        (refusal->code != Refusal::Code::Illegal && refusal->code != Refusal::Code::Limit)) {
      return;
    }
    const actions::Pass pass{player, slot->room->live().turns() + 1};
    decide_(slot, pass, actor, [](const Acted&) {});
  });
}

// Accepts a marking that is no worse for it than the server's reading, no matter who marked first.
// Disputes other markings, but only once all people accept them: they may be trying things out.
bool BotDriver::score(const SharedSlot& slot, Colour player) {
  const Room& room = *slot->room;
  RoomAction action = actions::Accept{player, room.marking()};
  const std::vector<Loss> losses = room.losses();
  if (std::any_of(losses.begin(), losses.end(),
                  [player](const Loss& loss) { return loss.player == player; })) {
    if (!room.awaited_people().empty()) return false;
    action = actions::Resume{player};
  }
  decide_(slot, action, {.is_server = true, .now = slot->time(clock_)}, [](const Acted&) {});
  return true;
}

}  // namespace omnigo
