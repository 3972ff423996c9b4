// Bots in processes of their own: thinking never delays the server, and a bot that goes wrong takes
// nothing with it.
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

// The command line of a worker process: this program, less urgent than the server, within `memory`
// bytes.
std::string worker_command(const std::string& arguments, std::size_t memory);
// One word for a shell.
std::string shell_quoted(const std::string& word);

class BotPool : public Thinkers {
 public:
  explicit BotPool(int processes);
  ~BotPool() override;
  // As many at a time as there are processes, fair between those who ask (fair_queue.h). Tables
  // without people never have all processes.
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
  int at_bot_tables_ = 0;  // processes busy there
  std::atomic<bool> stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace omnigo
