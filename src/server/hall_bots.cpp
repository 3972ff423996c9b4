// The bots at the tables: asked when it is their turn, or when the dead are to be named.
#include <algorithm>

#include "clock/time_use.h"
#include "record/record_json.h"
#include "server/hall_slot.h"

namespace omnigo {
namespace {

constexpr Milliseconds kBotTime = 5'000, kProposalTime = 1'500;
constexpr Milliseconds kTimeToAnswer = 300;  // from the end of its thinking to the clock

}  // namespace

void Hall::wake_bots(const SharedSlot& slot) {
  if (thinkers_ == nullptr || !slot->owned || slot->thinking || slot->finished()) return;
  if (slot->damage) return;
  if (clock_.now() < slot->not_before) return;
  const Room& room = *slot->room;
  if (room.phase() == Room::Phase::Scoring && !slot->judgement) {
    return ask_bot(slot, Colour::Empty, "");
  }
  for (const Colour player : room.awaited()) {
    const RoomSeat& seat = room.seats()[player_of(player)];
    if (seat.kind != RoomSeat::Kind::Bot) continue;
    if (room.phase() != Room::Phase::Scoring) return ask_bot(slot, player, seat.bot);
    if (bot_scores(slot, player)) return;
  }
}

void Hall::ask_bot(const SharedSlot& slot, Colour player, const std::string& bot) {
  const Room& room = *slot->room;
  BotQuestion question{.game = slot->id,
                       .record = write_record(room.live_record()),
                       .bot = bot,
                       .player = player,
                       .time = kProposalTime,
                       .lost_for = slot->lost_for[player]};
  if (player != Colour::Empty) {
    const TimeControl& clock = room.settings().base.clock;
    const TimeLeft left = room.time_left(player, now(*slot));
    const auto budget = time_for_turn(clock, left, room.game().graph().size(),
                                      room.game().players_in(), room.live().turns());
    question.time = std::clamp<Milliseconds>(budget.value_or(kBotTime), 1, kBotTime);
    if (budget) question.within = std::max(*budget, *until_out(clock, left) - kTimeToAnswer);
  }
  slot->thinking = true;
  thinkers_->ask(std::move(question), [this, slot, player, n = room.events()](BotAnswer answer) {
    slot->strand.post([this, slot, player, n, answer = std::move(answer)] {
      slot->thinking = false;
      if (!slot->room || !slot->owned) return;
      bot_answered(slot, player, n, answer);
      wake_bots(slot);
    });
  });
}

void Hall::bot_answered(const SharedSlot& slot, Colour player, int n, const BotAnswer& answer) {
  using Kind = RoomAction::Kind;
  const Room& room = *slot->room;
  RoomAction action;
  action.player = player;
  if (player == Colour::Empty) {
    if (room.phase() != Room::Phase::Scoring || moves_since(*slot, n) != 0) return;
    slot->judgement = answer;
    if (answer.kind != BotAnswer::Kind::Proposal) return;
    action.kind = Kind::Propose;
    action.proposal = answer.proposal;
  } else {
    const std::vector<Colour> awaited = room.awaited();
    const bool due = room.phase() != Room::Phase::Scoring && !awaited.empty() &&
                     awaited[0] == player && moves_since(*slot, n) == 0;
    if (!due) return;
    slot->lost_for[player] = answer.lost_for;
    action.turn = room.live().turns() + 1;
    action.point = answer.point;
    // One who cannot think passes: its game is not to be decided by that.
    action.kind = answer.kind == BotAnswer::Kind::Move     ? Kind::Move
                  : answer.kind == BotAnswer::Kind::Resign ? Kind::Resign
                                                           : Kind::Pass;
  }
  const Actor actor{.is_server = true, .now = now(*slot), .new_game = random_name(10)};
  decide(slot, action, actor, "", [this, slot, player, actor](Acted acted) {
    // A bot that wants what the rules forbid, or a game without end, passes instead.
    const auto* refusal = std::get_if<Refusal>(&acted);
    if (refusal == nullptr ||
        (refusal->code != Refusal::Code::Illegal && refusal->code != Refusal::Code::Limit)) {
      return;
    }
    const RoomAction pass{
        .kind = Kind::Pass, .player = player, .turn = slot->room->live().turns() + 1};
    decide(slot, pass, actor, "", [](Acted) {});
  });
}

// How many of the events after n changed the position.
int Hall::moves_since(const Slot& slot, int n) {
  int count = 0;
  for (std::size_t i = static_cast<std::size_t>(n); i < slot.texts.size(); ++i) {
    const std::string& text = slot.texts[i];
    for (const char* action : {"move", "pass", "undo", "resume", "dispute"}) {
      count += text.find(R"("action":")" + std::string(action) + '"') != text.npos;
    }
  }
  return count;
}

// Accepts what is no worse for it than what the server thinks is dead, whoever was first to mark.
// Disputes the rest, but only once all people stand by it: they may be trying things out.
bool Hall::bot_scores(const SharedSlot& slot, Colour player) {
  const Room& room = *slot->room;
  RoomAction action{
      .kind = RoomAction::Kind::Accept, .player = player, .reference = room.marking()};
  Agreement judged(room.game());
  const int i = player_of(player);
  if (slot->judgement->kind == BotAnswer::Kind::Proposal &&
      judged.set_dead(slot->judgement->proposal.dead) &&
      room.agreement()->tally()[i].score < judged.tally()[i].score) {
    if (!room.awaited_people().empty()) return false;
    action.kind = RoomAction::Kind::Resume;
  }
  decide(slot, action, {.is_server = true, .now = now(*slot)}, "", [](Acted) {});
  return true;
}

}  // namespace omnigo
