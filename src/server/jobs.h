// Work that takes a while, for one person: analysis of a position, solving, counting, a fair komi.
//
// Each job is a process of its own, with limits on its time and memory, run one after the other so
// that games come first. Jobs live as long as the server does.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "server/hall.h"

namespace omnigo {

class Fields;

class Jobs {
 public:
  // `changed` hears of every change of a job: whose it is, and a Job of the schema.
  using Changed = std::function<void(const std::string& person, const std::string& job)>;
  Jobs(Hall& hall, int processes, Changed changed);
  ~Jobs();

  static constexpr int kMostWaiting = 8, kMostKept = 20;  // of one person

  // A Job of the schema. Takes a while: not for the network's thread.
  std::variant<std::string, Refusal> start(const Person& person, const nlohmann::json& request);
  std::variant<std::string, Refusal> cancel(const Person& person, const std::string& id);
  std::optional<std::string> get(const Person& person, const std::string& id);
  std::vector<std::string> list(const Person& person);

 private:
  struct Job;
  using SharedJob = std::shared_ptr<Job>;

  std::optional<Refusal> plan_analysis(Job& job, const Fields& fields);
  void plan_program(Job& job, const Fields& fields);
  SharedJob find(const Person& person, const std::string& id);
  void work();
  void run(Job& job);
  void report(Job& job, const nlohmann::ordered_json& said);
  void analyse(Job& job);
  void call_program(Job& job);
  void forget_old(const std::string& person);
  std::string text(const Job& job) const;

  Hall& hall_;
  Changed changed_;
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<SharedJob> waiting_;
  std::map<std::string, SharedJob> jobs_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace omnigo
