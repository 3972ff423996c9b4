// Bots in separate processes: thinking never delays the server, and a failing bot harms nothing
// else.
#pragma once

#include <array>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "process/process.h"
#include "server/fair_queue.h"
#include "server/thinkers.h"

namespace omnigo {

// The command line of a worker process: this program, with a lower priority than the server and at
// most `memory` bytes.
std::string worker_command(const std::string& arguments, std::size_t memory);
// Quotes one word for a shell.
std::string shell_quoted(const std::string& word);

class BotPool : public Thinkers {
 public:
  explicit BotPool(int processes);
  ~BotPool() override;
  // As many questions at a time as there are processes, fair between those who ask (fair_queue.h).
  // Tables without people never occupy all processes.
  void ask(BotQuestion question, std::function<void(BotAnswer)> answer) override;

 private:
  struct Asked {
    BotQuestion question = {};
    std::function<void(BotAnswer)> answer = {};
    std::chrono::steady_clock::time_point since = {};
  };
  FairQueue<Asked>* next_queue();
  void work();
  BotAnswer think(std::optional<Process>& process, const BotQuestion& question);

  std::mutex mutex_;
  std::condition_variable wake_;
  std::array<FairQueue<Asked>, kBotUrgencies> waiting_;  // by urgency
  const int processes_;
  int at_bot_tables_ = 0;  // processes busy with those
  std::atomic<bool> stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace omnigo
