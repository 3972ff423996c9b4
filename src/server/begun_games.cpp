#include "server/begun_games.h"

#include <algorithm>
#include <utility>

#include "server/game_slot.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;

bool is_bot_table(const RoomSettings& settings) {
  return std::all_of(settings.seats.begin(), settings.seats.end(),
                     [](const RoomSeat& seat) { return seat.kind == RoomSeat::Kind::Bot; });
}

}  // namespace

// Under the lock. People without games are removed.
void BegunGames::count(const std::string& owner, int games, int points) {
  Begun& begun = begun_[owner];
  begun.points += games * points;
  if ((begun.games += games) <= 0) begun_.erase(owner);
}

// Counted while it is ours and not finished.
void BegunGames::note(GameSlot& slot) {
  const bool counts = slot.owned && !slot.finished();
  const bool bots = counts && slot.room->only_bots();
  const std::string& owner = slot.room->settings().owner.id;
  const std::lock_guard lock(mutex_);
  if (std::exchange(slot.counted, counts) != counts) {
    count(owner, counts ? 1 : -1, slot.room->game().graph().size());
  }
  if (bots != slot.bot_table_of.empty()) return;
  forget_bot_table(slot);
  if (!bots) return;
  slot.bot_table_of = {owner};
  if (!slot.address.empty()) slot.bot_table_of.push_back(slot.address);
  for (const std::string& name : slot.bot_table_of) ++bot_tables_[name];
}

// Under the lock.
void BegunGames::forget_bot_table(GameSlot& slot) {
  for (const std::string& name : slot.bot_table_of) {
    if (--bot_tables_[name] <= 0) bot_tables_.erase(name);
  }
  slot.bot_table_of.clear();
}

// Under the lock.
bool BegunGames::has_too_many_bot_tables(const std::string& owner,
                                         const std::string& address) const {
  const auto has = [this](const std::string& name, int most) {
    const auto found = bot_tables_.find(name);
    return found != bot_tables_.end() && found->second >= most;
  };
  return limits_.bot_tables > 0 &&
         (has(owner, limits_.bot_tables) || has(address, 2 * limits_.bot_tables));
}

std::optional<Refusal> BegunGames::begin(const RoomSettings& settings, const std::string& owner,
                                         const std::string& address) {
  const int points = settings.base.board->graph->size();
  const std::lock_guard lock(mutex_);
  const auto begun = begun_.find(owner);
  const Begun has = begun == begun_.end() ? Begun{} : begun->second;
  if (limits_.games > 0 && has.games >= limits_.games) {
    return Refusal{Code::Limit,
                   explain("games-limit", "you have too many unfinished games; finish some first")};
  }
  if (limits_.points > 0 && has.points + points > limits_.points) {
    return Refusal{Code::Limit, explain("large-games-limit",
                                        "your unfinished games have too many points in total; "
                                        "finish some on large boards first")};
  }
  if (is_bot_table(settings) && has_too_many_bot_tables(owner, address)) {
    return Refusal{
        Code::Limit,
        explain("bot-tables-limit", "too many of your games have only bots; wait until they end")};
  }
  count(owner, 1, points);
  return std::nullopt;
}

void BegunGames::not_begun(const std::string& owner, int points) {
  const std::lock_guard lock(mutex_);
  count(owner, -1, points);
}

void BegunGames::leaves_memory(GameSlot& slot) {
  const std::lock_guard lock(mutex_);
  forget_bot_table(slot);
}

}  // namespace omnigo
