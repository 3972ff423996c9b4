// Longer work for one person: analysis of a position, solving, counting, a fair komi.
//
// Each job is a separate process with limits on time and memory. Jobs are scheduled fairly between
// addresses and between people by the seconds they ask for. Few run at once, because games come
// first; short jobs do not wait for long ones. A restart of the server drops all jobs.
#pragma once

#include <atomic>
#include <condition_variable>
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

#include "server/fair_queue.h"
#include "server/hall.h"

namespace omnigo {

class Fields;

class Jobs {
 public:
  // `changed` is called for every change of a job: with its owner, and a Job of the schema.
  using Changed = std::function<void(const std::string& person, const std::string& job)>;
  Jobs(Hall& hall, int processes, Changed changed);
  ~Jobs();

  static constexpr std::size_t kMostWaiting = 8, kMostKept = 20;  // per person
  static constexpr std::size_t kMostOfAddress = 40, kMostWaitingInAll = 200;
  static constexpr double kShort = 10;  // seconds: jobs up to this length count as short

  // A Job of the schema. Slow: do not call it on the network's thread.
  std::variant<std::string, Refusal> start(const Person& person, const std::string& address,
                                           const nlohmann::json& request);
  std::variant<std::string, Refusal> cancel(const Person& person, const std::string& id);
  std::optional<std::string> get(const Person& person, const std::string& id);
  std::vector<std::string> list(const Person& person);

 private:
  struct Job;
  using SharedJob = std::shared_ptr<Job>;

  std::optional<Refusal> plan_analysis(Job& job, const Fields& fields);
  void plan_program(Job& job, const Fields& fields);
  SharedJob find(const Person& person, const std::string& id);
  std::optional<Refusal> unfit(const Asker& asker) const;
  struct Ahead {
    int jobs = 0;
    double seconds = 0;  // until it starts
  };
  Ahead ahead_of(const Job& job) const;
  static bool is_short(const SharedJob& job);
  void work(std::size_t runner);
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
  FairQueue<SharedJob> waiting_;
  std::vector<SharedJob> running_;  // by runner: the first takes short jobs only
  std::map<std::string, SharedJob> jobs_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace omnigo
