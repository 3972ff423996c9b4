#include "server/standings.h"

#include "base/quote.h"
#include "server/people.h"

namespace omnigo {

StoredStanding Standings::of(const std::string& person) {
  const std::lock_guard lock(mutex_);
  const auto now = std::chrono::steady_clock::now();
  if (!read_at_ || now - *read_at_ > kFresh) {
    all_.clear();
    for (StoredStanding& standing : store_.standings()) {
      std::string id = standing.person;
      all_.emplace(std::move(id), std::move(standing));
    }
    read_at_ = now;
  }
  const auto found = all_.find(person);
  return found == all_.end() ? StoredStanding{.person = person} : found->second;
}

bool Standings::is_admin(const std::string& person) { return of(person).admin; }

std::optional<Refusal> Standings::ban(const std::string& person) {
  const StoredStanding standing = of(person);
  if (standing.banned_until <= wall_seconds()) return std::nullopt;
  return refuse(Refusal::Code::Forbidden,
                "banned until " + wall_text(standing.banned_until) +
                    (standing.reason.empty() ? "" : ": " + one_line(standing.reason)));
}

void Standings::changed(const StoredStanding& standing) {
  const std::lock_guard lock(mutex_);
  all_[standing.person] = standing;
}

}  // namespace omnigo
