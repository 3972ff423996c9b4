#include "server/standings.h"

#include <algorithm>

#include "base/quote.h"
#include "server/people.h"

namespace omnigo {

void Standings::read_if_old() {
  const auto now = std::chrono::steady_clock::now();
  if (read_at_ && now - *read_at_ <= kFresh) return;
  all_.clear();
  for (StoredStanding& standing : store_.standings()) {
    std::string id = standing.person;
    all_.emplace(std::move(id), std::move(standing));
  }
  marks_.clear();
  for (const StoredBan& ban : store_.bans(wall_seconds())) {
    std::int64_t& until = marks_[ban.mark];
    until = std::max(until, ban.until);
  }
  read_at_ = now;
}

StoredStanding Standings::of(const std::string& person) {
  const std::lock_guard lock(mutex_);
  read_if_old();
  const auto found = all_.find(person);
  return found == all_.end() ? StoredStanding{.person = person} : found->second;
}

bool Standings::is_admin(const std::string& person) { return of(person).admin; }

std::optional<Refusal> Standings::ban(const std::string& person) {
  const StoredStanding standing = of(person);
  if (standing.banned_until <= wall_seconds()) return std::nullopt;
  const std::string until = wall_text(standing.banned_until);
  return refuse(Refusal::Code::Forbidden,
                standing.reason.empty()
                    ? explain("banned", "banned until {time}", {{"time", until}})
                    : explain("banned-because", "banned until {time}: {why}",
                              {{"time", until}, {"why", one_line(standing.reason)}}));
}

std::optional<Refusal> Standings::mute(const std::string& person) {
  const std::int64_t until = of(person).muted_until;
  if (until <= wall_seconds()) return std::nullopt;
  return refuse(Refusal::Code::Forbidden,
                explain("muted", "muted until {time}", {{"time", wall_text(until)}}));
}

std::optional<Refusal> Standings::ban_of_mark(const std::string& mark) {
  const std::lock_guard lock(mutex_);
  read_if_old();
  const auto found = marks_.find(mark);
  if (found == marks_.end() || found->second <= wall_seconds()) return std::nullopt;
  return refuse(Refusal::Code::Forbidden,
                explain("no-new-guests",
                        "no new guests from here until {time}, because somebody was banned; sign "
                        "in if you have an account",
                        {{"time", wall_text(found->second)}}));
}

void Standings::look_again() {
  const std::lock_guard lock(mutex_);
  read_at_.reset();
}

Change ban_change(Store& store, StoredStanding standing) {
  constexpr std::int64_t kDay = 86'400;
  const std::int64_t now = wall_seconds();
  Change change{.unbanned = {standing.person}};
  standing.because_of.clear();
  if (standing.banned_until <= now) {
    change.standings = {standing};
    return change;
  }
  std::map<std::string, std::int64_t> marks;
  for (const StoredSession& session : store.sessions(standing.person)) {
    if (!session.device.empty()) marks[session.device] = standing.banned_until;
    if (!session.address.empty()) {
      marks[session.address] = std::min(standing.banned_until, now + kDay);
    }
  }
  std::map<std::string, std::int64_t> others;  // until when
  for (const auto& [mark, until] : marks) {
    change.bans.push_back({mark, standing.person, until});
    for (const StoredPerson& guest : store.guests_at(mark, now - kDay)) {
      others[guest.id] = std::max(others[guest.id], until);
    }
  }
  others.erase(standing.person);
  for (const auto& [guest, until] : others) {
    StoredStanding other = store.standing(guest).value_or(StoredStanding{.person = guest});
    if (other.banned_until >= until) continue;
    other.banned_until = until;
    other.reason = standing.reason;
    other.because_of = standing.person;
    change.standings.push_back(std::move(other));
  }
  change.standings.push_back(std::move(standing));
  return change;
}

void Standings::changed(const StoredStanding& standing) {
  const std::lock_guard lock(mutex_);
  all_[standing.person] = standing;
}

}  // namespace omnigo
