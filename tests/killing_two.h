// Two servers on one PostgreSQL, killed again and again under load, and what is left of their
// games.
#pragma once

#include <array>

#include "client/postgres_process.h"
#include "killing.h"
#include "store/sql.h"

namespace omnigo {

// What PostgreSQL itself recorded of who owned which game when: it must keep commit timestamps.
// Each query counts what must not be.
inline void verify_history(const std::string& url) {
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
       "JOIN servers s ON s.number = o.server WHERE s.ended > 0 AND "
       "extract(epoch FROM pg_xact_commit_timestamp(e.xmin)) * 1000 > s.ended + 1"},
      {"games taken from one who lived",
       "SELECT count(*) FROM owners o JOIN owners next ON next.game = o.game AND "
       "next.fence = o.fence + 1 JOIN servers s ON s.number = o.server WHERE s.ended = 0 OR "
       "extract(epoch FROM pg_xact_commit_timestamp(next.xmin)) * 1000 < s.ended - 1"},
      {"games taken late",
       "SELECT count(*) FROM owners o JOIN owners next ON next.game = o.game AND "
       "next.fence = o.fence + 1 JOIN servers s ON s.number = o.server "
       "JOIN games g ON g.number = o.game WHERE g.phase <> 'finished' AND "
       "next.taken - s.seen > 60000"},
  };
  auto opened = open_postgres_back_end(url);
  ASSERT_TRUE(opened) << opened.error().message;
  for (const auto& [fault, sql] : kFaults) {
    std::int64_t count = -1;
    (*opened)->read(sql, {}, [&](const SqlRow& row) { count = row.number(0); });
    EXPECT_EQ(count, 0) << fault;
  }
  (*opened)->read(
      "SELECT (SELECT count(*) FROM servers), (SELECT count(*) FROM owners WHERE fence > 1), "
      "percentile_disc(0.5) WITHIN GROUP (ORDER BY next.taken - s.seen), "
      "percentile_disc(0.99) WITHIN GROUP (ORDER BY next.taken - s.seen), "
      "max(next.taken - s.seen) FROM owners o JOIN owners next ON next.game = o.game AND "
      "next.fence = o.fence + 1 JOIN servers s ON s.number = o.server",
      {}, [](const SqlRow& row) {
        std::cout << row.text(0) << " lives of servers, " << row.text(1)
                  << " times a game changed hands; from the last sign of one to the next owner "
                  << row.text(2) << " ms (median), " << row.text(3) << " (99%), " << row.text(4)
                  << " (longest)\n";
      });
}

struct KillingPlan {
  CrowdPlan crowd;
  int servers = 0, postgres = 0;  // how often each is killed
  int most_turns = 100;           // between two kills
};

// Kills one of two servers, or PostgreSQL, in any order; each starts again at once.
inline void kill_of_two_and_check(const std::string& program, const std::string& folder,
                                  KillingPlan plan) {
  std::filesystem::remove_all(folder);
  auto postgres = PostgresProcess::make(folder + "/postgres", "-c track_commit_timestamp=on");
  ASSERT_TRUE(postgres) << postgres.error().message;
  const std::string options = "--database '" + postgres->url() + "'";
  Random random(std::random_device{}());
  std::vector<ServerProcess> servers;
  for (int i = 0; i < 2; ++i) {
    auto started = start_on_low_port(program, folder, random, options);
    ASSERT_TRUE(started) << started.error().message;
    plan.crowd.ports.push_back(started->port());
    servers.push_back(std::move(*started));
  }
  Crowd crowd(plan.crowd);
  const auto gathered = crowd.gather();
  ASSERT_TRUE(gathered) << gathered.error().message;
  std::thread playing([&] { crowd.play(7'200); });
  std::string failure;
  for (int left = plan.servers, of_postgres = plan.postgres; left + of_postgres > 0;) {
    await_turns(crowd, random.below(plan.most_turns + 1));
    std::this_thread::sleep_for(std::chrono::milliseconds(random.below(30)));
    if (static_cast<int>(random.below(left + of_postgres)) < of_postgres) {
      --of_postgres;
      const auto restarted = postgres->kill_and_restart();
      if (!restarted) failure = restarted.error().message;
    } else {
      --left;
      const std::size_t i = random.below(2);
      servers[i].kill_now();
      auto next = ServerProcess::start(program, folder, plan.crowd.ports[i], options);
      if (next) {
        servers[i] = std::move(*next);
      } else {
        failure = next.error().message;
      }
    }
    if (!failure.empty()) break;
  }
  await_turns(crowd, plan.most_turns);
  crowd.stop_playing();
  playing.join();
  ASSERT_EQ(failure, "");
  const auto found = crowd.check();
  ASSERT_TRUE(found) << found.error().message;
  const CrowdFigures& figures = crowd.figures();
  for (const std::string& complaint : figures.complaints) ADD_FAILURE() << complaint;
  EXPECT_EQ(figures.sent, figures.acknowledged) << "the last turns were awaited";
  EXPECT_EQ(*found, figures.acknowledged);
  EXPECT_GE(figures.broken, plan.servers);
  std::cout << plan.servers << " kills of a server and " << plan.postgres
            << " of PostgreSQL: " << figures.acknowledged << " turns acknowledged, " << *found
            << " found; " << figures.broken << " connections broke\n";
  verify_history(postgres->url());
  servers.clear();
  std::filesystem::remove_all(folder);
}

}  // namespace omnigo
