// A server that is killed again and again under load, and what is left of its games.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <iostream>
#include <random>
#include <thread>

#include "base/random.h"
#include "client/crowd.h"
#include "client/server_process.h"
#include "reports.h"

namespace omnigo {

// On a port below those that the system gives to clients: one who knocks while nobody is at home
// may else be given the very port knocked at, be connected to itself, and keep the server out.
inline Result<ServerProcess> start_on_low_port(const std::string& program,
                                               const std::string& folder, Random& random,
                                               const std::string& options = "") {
  Result<ServerProcess> server = Error{"no try"};
  for (int i = 0; i < 10 && !server; ++i) {
    server = ServerProcess::start(program, folder, 10'000 + static_cast<int>(random.below(20'000)),
                                  options);
  }
  return server;
}

// After whatever happened to the servers: all that the crowd has heard is there, and nothing else.
inline void check_nothing_is_lost(Crowd& crowd, const std::string& after) {
  const auto found = crowd.check();
  ASSERT_TRUE(found) << found.error().message;
  const CrowdFigures& figures = crowd.figures();
  for (const std::string& complaint : figures.complaints) ADD_FAILURE() << complaint;
  EXPECT_EQ(figures.sent, figures.acknowledged) << "the last turns were awaited";
  EXPECT_EQ(*found, figures.acknowledged);
  std::cout << after << ": " << figures.acknowledged << " turns acknowledged, " << *found
            << " found; " << figures.broken << " connections broke\n";
}

// Waits until this many more turns were acknowledged; half a minute at most.
inline void await_turns(const Crowd& crowd, long turns) {
  const long until = crowd.acknowledged() + turns;
  for (int i = 0; i < 30'000 && crowd.acknowledged() < until; ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

// Kills the server each time when some more turns were acknowledged, none to `most_turns`, and a
// few milliseconds later; restarts it on the same port and data. Then asks for every game.
inline void kill_and_check(const std::string& program, const std::string& folder, CrowdPlan plan,
                           int kills, int most_turns) {
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  Random random(std::random_device{}());
  auto server = start_on_low_port(program, folder, random);
  ASSERT_TRUE(server) << server.error().message;
  plan.ports = {server->port()};
  Crowd crowd(plan);
  const auto gathered = crowd.gather();
  ASSERT_TRUE(gathered) << gathered.error().message;
  std::thread playing([&] { crowd.play(3'600); });
  std::string failure;
  for (int i = 0; i < kills && failure.empty(); ++i) {
    await_turns(crowd, random.below(most_turns + 1));
    std::this_thread::sleep_for(std::chrono::milliseconds(random.below(30)));
    server->kill_now();
    auto next = ServerProcess::start(program, folder, plan.ports[0]);
    if (next) {
      server = std::move(next);
    } else {
      failure = "after kill " + std::to_string(i + 1) + ": " + next.error().message;
    }
  }
  crowd.stop_playing();
  playing.join();
  ASSERT_EQ(failure, "");
  EXPECT_GT(crowd.acknowledged(), kills);
  EXPECT_GE(crowd.figures().broken, kills);
  check_nothing_is_lost(crowd, std::to_string(kills) + " kills");
  server->kill_now();
  std::filesystem::remove_all(folder);
}

}  // namespace omnigo
