// A server that is killed again and again under load, and what is left of its games.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <iostream>
#include <thread>

#include "base/random.h"
#include "client/crowd.h"
#include "client/server_process.h"

namespace omnigo {

// Starts the server anew after each kill, on the same port and data; then asks for every game.
inline void kill_and_check(const std::string& program, const std::string& folder, CrowdPlan plan,
                           int kills, std::chrono::milliseconds longest_life) {
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  auto server = ServerProcess::start(program, folder);
  ASSERT_TRUE(server) << server.error().message;
  plan.port = server->port();
  Crowd crowd(plan);
  const auto gathered = crowd.gather();
  ASSERT_TRUE(gathered) << gathered.error().message;
  std::thread playing([&] { crowd.play(3'600); });
  Random random(plan.seed);
  std::string failure;
  for (int i = 0; i < kills && failure.empty(); ++i) {
    const auto life = random.below(static_cast<std::uint32_t>(longest_life.count()));
    std::this_thread::sleep_for(std::chrono::milliseconds(20 + life));
    server->kill_now();
    auto next = ServerProcess::start(program, folder, plan.port);
    if (next) {
      server = std::move(next);
    } else {
      failure = "after kill " + std::to_string(i + 1) + ": " + next.error().message;
    }
  }
  crowd.stop_playing();
  playing.join();
  ASSERT_EQ(failure, "");
  const auto found = crowd.check();
  ASSERT_TRUE(found) << found.error().message;
  const CrowdFigures& figures = crowd.figures();
  for (const std::string& complaint : figures.complaints) ADD_FAILURE() << complaint;
  EXPECT_EQ(figures.sent, figures.acknowledged) << "the last turns were awaited";
  EXPECT_EQ(*found, figures.acknowledged);
  EXPECT_GT(figures.acknowledged, kills);
  EXPECT_GE(figures.broken, kills);
  std::cout << kills << " kills: " << figures.acknowledged << " turns acknowledged, " << *found
            << " found; " << figures.broken << " connections broke\n";
  std::filesystem::remove_all(folder);
}

}  // namespace omnigo
