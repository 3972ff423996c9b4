// Two servers on one PostgreSQL, killed again and again under load, and what is left of their
// games.
#pragma once

#include <algorithm>
#include <chrono>

#include "client/postgres_process.h"
#include "killing.h"
#include "store/sql.h"

namespace omnigo {

inline std::int64_t wall_milliseconds() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

// When PostgreSQL was away, in milliseconds since 1970.
struct Outage {
  std::int64_t from, until;
};

inline std::unique_ptr<SqlBackEnd> opened_for_reading(const std::string& url) {
  auto opened = open_postgres_back_end(url);
  EXPECT_TRUE(opened) << opened.error().message;
  return opened ? std::move(*opened) : nullptr;
}

#define OMNIGO_COMMITTED(row) \
  "CAST(extract(epoch FROM pg_xact_commit_timestamp(" row ".xmin)) * 1000 AS BIGINT)"

// What PostgreSQL itself recorded of who owned which game when: it must keep commit timestamps.
// Each query counts what must not be.
inline void verify_history(SqlBackEnd& database) {
  const std::pair<const char*, const char*> kFaults[] = {
      {"events written by one who never owned the game",
       "SELECT count(*) FROM events e WHERE NOT EXISTS "
       "(SELECT 1 FROM owners o WHERE o.game = e.game AND o.fence = e.fence)"},
      {"events of an earlier owner after those of a later one",
       "SELECT count(*) FROM (SELECT fence, lag(fence) OVER (PARTITION BY game ORDER BY n) AS "
       "before FROM events) pairs WHERE fence < before"},
      {"events committed before their owner owned the game",
       "SELECT count(*) FROM events e JOIN owners o USING (game, fence) "
       "WHERE pg_xact_commit_timestamp(e.xmin) < pg_xact_commit_timestamp(o.xmin)"},
      {"events committed after another owned the game",
       "SELECT count(*) FROM events e JOIN owners o ON o.game = e.game AND o.fence = e.fence + 1 "
       "WHERE pg_xact_commit_timestamp(e.xmin) >= pg_xact_commit_timestamp(o.xmin)"},
      {"events committed by one declared dead before",
       "SELECT count(*) FROM events e JOIN owners o USING (game, fence) "
       "JOIN servers s ON s.number = o.server WHERE s.ended > 0 AND " OMNIGO_COMMITTED(
           "e") " > s.ended + 1"},
      {"games taken from one who lived",
       "SELECT count(*) FROM owners o JOIN owners next ON next.game = o.game AND "
       "next.fence = o.fence + 1 JOIN servers s ON s.number = o.server "
       "WHERE next.server IS NOT NULL AND (s.ended = 0 "
       "OR " OMNIGO_COMMITTED("next") " < s.ended - 1)"},
      // From the latest event of one owner to the first of the next: the game's own clock goes no
      // further than the time of day, less the time from the last sign of the one to the other's
      // claim. Two seconds for what commits take: each of the two stops its clock when one takes
      // long.
      {"times that somebody was charged for a game without an owner",
       "SELECT count(*) FROM owners o JOIN owners next ON next.game = o.game AND "
       "next.fence = o.fence + 1 JOIN servers s ON s.number = o.server "
       "JOIN events after ON after.game = o.game AND after.fence = next.fence "
       "JOIN events before ON before.game = o.game AND before.n = after.n - 1 AND "
       "before.fence = o.fence WHERE after.at - before.at > " OMNIGO_COMMITTED(
           "after") " - " OMNIGO_COMMITTED("before") " - (next.taken - s.seen) + 2000"},
      {"times that somebody was charged for a game that was given up",
       "SELECT count(*) FROM owners o JOIN owners next ON next.game = o.game AND "
       "next.fence = o.fence + 1 JOIN events after ON after.game = o.game AND "
       "after.fence = next.fence JOIN events before ON before.game = o.game AND "
       "before.n = after.n - 1 AND before.fence = o.fence - 1 WHERE o.server IS NULL AND "
       "after.at - before.at > " OMNIGO_COMMITTED("after") " - " OMNIGO_COMMITTED(
           "before") " - (next.taken - o.taken) + 2000"},
  };
  for (const auto& [fault, sql] : kFaults) {
    std::int64_t count = -1;
    database.read(sql, {}, [&](const SqlRow& row) { count = row.number(0); });
    EXPECT_EQ(count, 0) << fault;
  }
}

// From the last sign of one owner to the next, not counting the time in which PostgreSQL was away.
inline void verify_takeovers(SqlBackEnd& database, const std::vector<Outage>& outages,
                             std::chrono::milliseconds limit) {
  std::vector<double> took;
  database.read(
      "SELECT s.seen, next.taken FROM owners o JOIN owners next ON next.game = o.game AND "
      "next.fence = o.fence + 1 JOIN servers s ON s.number = o.server "
      "WHERE next.server IS NOT NULL",
      {}, [&](const SqlRow& row) {
        const std::int64_t from = row.number(0), until = row.number(1);
        std::int64_t passed = until - from;
        for (const Outage& outage : outages) {
          passed -= std::max<std::int64_t>(
              0, std::min(until, outage.until) - std::max(from, outage.from));
        }
        took.push_back(static_cast<double>(passed));
      });
  const double longest = took.empty() ? 0 : *std::max_element(took.begin(), took.end());
  EXPECT_LT(longest, limit.count());
  std::cout << took.size() << " times a game changed hands; from the last sign of one owner to the "
            << "next " << quantile(took, 0.5) << " ms (median), " << quantile(took, 0.99)
            << " (99%), " << longest << " (longest)\n";
}

struct KillingPlan {
  CrowdPlan crowd;
  int servers = 0, postgres = 0;              // how often each is killed
  int most_turns = 100;                       // between two kills
  bool politely = false;                      // servers are asked to end
  std::chrono::milliseconds takeover{5'000};  // at most
};

class TwoServers {
 public:
  TwoServers(std::string program, std::string folder)
      : program_(std::move(program)), folder_(std::move(folder)) {}
  ~TwoServers() {
    for (ServerProcess& server : servers_) server.kill_now();
  }

  Result<void> start() {
    auto made = PostgresProcess::make(folder_ + "/postgres", "-c track_commit_timestamp=on");
    if (!made) return made.error();
    postgres_.emplace(std::move(*made));
    options_ = "--database '" + postgres_->url() + "'";
    while (servers_.size() < 2) {
      auto started = start_on_low_port(program_, folder_, random_, options_);
      if (!started) return started.error();
      servers_.push_back(std::move(*started));
    }
    return {};
  }
  std::vector<int> ports() const { return {servers_[0].port(), servers_[1].port()}; }
  std::string database() const { return postgres_->url(); }
  const std::vector<Outage>& outages() const { return outages_; }
  Random& random() { return random_; }

  Result<void> restart_one(bool politely) {
    ServerProcess& server = servers_[random_.below(2)];
    politely ? server.stop() : server.kill_now();
    auto next = ServerProcess::start(program_, folder_, server.port(), options_);
    if (!next) return next.error();
    server = std::move(*next);
    return {};
  }
  Result<void> restart_postgres() {
    outages_.push_back({wall_milliseconds(), 0});
    postgres_->kill_now();
    auto started = postgres_->start();
    outages_.back().until = wall_milliseconds();
    return started;
  }

 private:
  const std::string program_, folder_;
  std::string options_;
  std::optional<PostgresProcess> postgres_;
  std::vector<ServerProcess> servers_;
  std::vector<Outage> outages_;
  Random random_{std::random_device{}()};
};

// Kills one of two servers, or PostgreSQL, in any order; each starts again at once. Then asks for
// every game, and looks at the history.
inline void kill_of_two_and_check(const std::string& program, const std::string& folder,
                                  KillingPlan plan) {
  std::filesystem::remove_all(folder);
  TwoServers two(program, folder);
  const auto started = two.start();
  ASSERT_TRUE(started) << started.error().message;
  plan.crowd.ports = two.ports();
  Crowd crowd(plan.crowd);
  const auto gathered = crowd.gather();
  ASSERT_TRUE(gathered) << gathered.error().message;
  std::thread playing([&] { crowd.play(7'200); });
  Result<void> going;
  Random& random = two.random();
  for (int left = plan.servers, of_postgres = plan.postgres; left + of_postgres > 0 && going;) {
    await_turns(crowd, random.below(plan.most_turns + 1));
    std::this_thread::sleep_for(std::chrono::milliseconds(random.below(30)));
    const bool now_postgres = static_cast<int>(random.below(left + of_postgres)) < of_postgres;
    --(now_postgres ? of_postgres : left);
    going = now_postgres ? two.restart_postgres() : two.restart_one(plan.politely);
  }
  await_turns(crowd, plan.most_turns);
  crowd.stop_playing();
  playing.join();
  ASSERT_TRUE(going) << going.error().message;
  EXPECT_GE(crowd.figures().broken, plan.servers);
  check_nothing_is_lost(crowd, std::to_string(plan.servers) +
                                   (plan.politely ? " restarts" : " kills") + " of a server and " +
                                   std::to_string(plan.postgres) + " kills of PostgreSQL");
  if (const auto database = opened_for_reading(two.database())) {
    verify_history(*database);
    verify_takeovers(*database, two.outages(), plan.takeover);
  }
  std::filesystem::remove_all(folder);
}

}  // namespace omnigo
