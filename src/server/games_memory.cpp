// Which games are in memory. A game that nobody looks at is unloaded, finished or not, and built
// from its log again when somebody asks for it or its time has come: a clock runs out whether the
// game is in memory or not.
#include <algorithm>
#include <utility>

#include "server/game_slot.h"
#include "server/games.h"

namespace omnigo {
namespace {

constexpr auto kWakeEvery = std::chrono::milliseconds(200);
constexpr Milliseconds kTryAgain = 1'000;  // if the store cannot be read
// Above this, games that nobody looks at are unloaded at once.
constexpr int kManyPoints = 5'000'000;

}  // namespace

bool Games::is_idle(const GameSlot& slot, Milliseconds idle) const {
  if (!slot.watchers.empty() || !slot.waiting.empty() || slot.thinking || !slot.elsewhere.empty() ||
      !slot.pending.empty() || slot.claiming || slot.faulty || slot.here_pending) {
    return false;
  }
  if (clock_.now() - slot.used < idle) return false;
  if (!slot.room || !slot.owned || slot.finished() || slot.damage) return true;
  if (clock_.now() < slot.not_before) return false;
  return !uses_.is_due(*slot.room);  // it is about to be asked
}

void Games::unload_if_idle(const SharedSlot& slot, Milliseconds idle) {
  if (slot->retired || stopping_ || !is_idle(*slot, idle)) return;
  slot->retired = true;
  points_loaded_ -= std::exchange(slot->points, 0);
  const bool goes_on = slot->room && slot->owned && !slot->finished();
  const std::lock_guard lock(mutex_);
  slots_.erase(slot->id);
  begun_.leaves_memory(*slot);
  if (!goes_on) {
    if (slot->before) asleep_[slot->id] = slot->before;  // it could not be read
    return;
  }
  const auto asleep = std::make_shared<AsleepGame>();
  asleep->away = slot->away;
  asleep->lost_for = slot->lost_for;
  asleep->address = slot->address;
  asleep->lobby_state = slot->lobby_state;
  asleep->lobby_turn = slot->lobby_turn;
  asleep->summary = json_text(summary_json(slot->view()));
  asleep->owner = slot->room->settings().owner;
  asleep->points = slot->room->game().graph().size();
  if (const auto next = slot->room->next_tick(); next && !slot->damage) {
    asleep->wake = *next + slot->credit;
    wakes_.insert({*asleep->wake, slot->id});
  }
  asleep_[slot->id] = asleep;
}

void Games::weigh(GameSlot& slot) {
  const int points = slot.room->game().graph().size();
  points_loaded_ += points - std::exchange(slot.points, points);
}

void Games::sweep() {
  std::vector<SharedSlot> all;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [id, slot] : slots_) all.push_back(slot);
  }
  const Milliseconds idle = points_loaded_ > kManyPoints ? 0 : options_.idle.count();
  for (const SharedSlot& slot : all) {
    slot->strand.post([this, slot, idle] { unload_if_idle(slot, idle); });
  }
  timers_.at(std::chrono::steady_clock::now() + options_.idle / 4, [this] { sweep(); });
}

// In the time of the server's clock, which may stand still.
void Games::wake_sleepers() {
  std::vector<std::string> due;
  {
    const std::lock_guard lock(mutex_);
    const Milliseconds now = clock_.now();
    while (!wakes_.empty() && wakes_.begin()->first <= now) {
      due.push_back(wakes_.begin()->second);
      wakes_.erase(wakes_.begin());
    }
  }
  for (const std::string& game : due) {
    with_slot(game, [this](const SharedSlot& slot) {
      if (slot->room) return uses_.woken(slot);
      const std::lock_guard lock(mutex_);
      if (slot->before) wakes_.insert({clock_.now() + kTryAgain, slot->id});
    });
  }
  timers_.at(std::chrono::steady_clock::now() + kWakeEvery, [this] { wake_sleepers(); });
}

std::optional<std::string> Games::summary_of_sleeper(const std::string& game) {
  const std::lock_guard lock(mutex_);
  const auto found = asleep_.find(game);
  return found == asleep_.end() ? std::nullopt : std::optional(found->second->summary);
}

std::vector<std::string> Games::sleepers_of(const std::string& person) {
  std::vector<std::string> games;
  const std::lock_guard lock(mutex_);
  for (const auto& [id, asleep] : asleep_) {
    if (asleep->summary.find('"' + person + '"') != std::string::npos) games.push_back(id);
  }
  return games;
}

// Another server owns them now.
void Games::forget_sleepers() {
  const std::lock_guard lock(mutex_);
  for (const auto& [id, asleep] : asleep_) {
    begun_.not_begun(asleep->owner.id, asleep->points);
  }
  asleep_.clear();
  wakes_.clear();
}

}  // namespace omnigo
