#include "server/bot_pool.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "base/sanitized.h"
#include "record/fields.h"
#include "rules/names.h"
#include "server/wire_parts.h"
#include "server/worker.h"

namespace omnigo {
namespace {

using std::chrono::milliseconds;

constexpr std::size_t kWorkerMemory = std::size_t{4} << 30;
constexpr milliseconds kGrace{20'000};  // beyond the thinking time, on a busy machine
constexpr int kTries = 2;

std::string question_line(const BotQuestion& question) {
  nlohmann::ordered_json json = {{"want", question.player == Colour::Empty ? "dead" : "turn"},
                                 {"time", question.time}};
  if (question.player != Colour::Empty) {
    json["bot"] = question.bot;
    json["player"] = colour_name(question.player);
    json["lost_for"] = question.lost_for;
    json["resigns"] = question.resigns;
  }
  return worker_line(json, question.record);
}

BotAnswer read_answer(const std::string& line, const BotQuestion& question) {
  BotAnswer answer;
  const Layout& board = *question.record.board;
  const nlohmann::json json = parse_json(line);
  const Fields fields(json);
  if (fields.has("turn")) {
    const std::string turn = fields["turn"].text();
    answer.kind = turn == "pass"     ? BotAnswer::Kind::Pass
                  : turn == "resign" ? BotAnswer::Kind::Resign
                                     : BotAnswer::Kind::Move;
    if (answer.kind == BotAnswer::Kind::Move) answer.point = read_point(fields["turn"], board);
    answer.lost_for = static_cast<int>(fields["lost_for"].whole(0, 1'000'000));
    answer.clear = static_cast<double>(fields["clear"].whole(0, 100)) / 100;
  } else if (fields.has("dead")) {
    answer.kind = BotAnswer::Kind::Proposal;
    answer.proposal = read_proposal(fields, board);
  }
  return answer;
}

}  // namespace

std::string shell_quoted(const std::string& word) {
  std::string quoted = "'";
  for (const char c : word) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

std::string worker_command(const std::string& arguments, std::size_t memory) {
  std::error_code error;
  const std::string program = std::filesystem::read_symlink("/proc/self/exe", error);
  const std::string limit = "ulimit -v " + std::to_string(memory / 1024) + "; ";
  // If the machine runs out of memory, the system should kill a worker and not the server.
  return "{ echo 1000 >/proc/self/oom_score_adj; } 2>/dev/null; " + (kSanitized ? "" : limit) +
         "exec nice -n 10 " + shell_quoted(program) + " " + arguments;
}

BotPool::BotPool(int processes) : processes_(processes) {
  for (int i = 0; i < processes; ++i) threads_.emplace_back([this] { work(); });
}

BotPool::~BotPool() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void BotPool::ask(BotQuestion question, std::function<void(BotAnswer)> answer) {
  {
    const std::lock_guard lock(mutex_);
    const Asker asker{question.address, question.owner};
    const double seconds = static_cast<double>(question.time) / 1000;
    waiting_[static_cast<int>(question.urgency)].push(
        asker, seconds, {std::move(question), std::move(answer), std::chrono::steady_clock::now()});
  }
  wake_.notify_one();
}

// The most urgent questions that a free process may take; null if there are none.
FairQueue<BotPool::Asked>* BotPool::next_queue() {
  const bool keep_one = processes_ > 1 && at_bot_tables_ + 1 >= processes_;
  const int least = static_cast<int>(keep_one ? BotUrgency::People : BotUrgency::Bots);
  for (int urgency = kBotUrgencies - 1; urgency >= least; --urgency) {
    if (!waiting_[urgency].empty()) return &waiting_[urgency];
  }
  return nullptr;
}

void BotPool::work() {
  std::optional<Process> process;
  for (;;) {
    Asked asked;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || next_queue() != nullptr; });
      if (stopping_) return;
      asked = std::move(next_queue()->pop()->item);
      at_bot_tables_ += asked.question.urgency == BotUrgency::Bots;
    }
    BotAnswer answer;
    for (int i = 0; i < kTries && answer.kind == BotAnswer::Kind::Failed && !stopping_; ++i) {
      const auto waited = std::chrono::steady_clock::now() - asked.since;
      answer = think(process, asked.question);
      answer.waited = std::chrono::duration_cast<milliseconds>(waited).count();
    }
    {
      const std::lock_guard lock(mutex_);
      at_bot_tables_ -= asked.question.urgency == BotUrgency::Bots;
    }
    wake_.notify_one();
    if (!stopping_) asked.answer(std::move(answer));
  }
}

// A process that fails is killed; the next question starts another.
BotAnswer BotPool::think(std::optional<Process>& process, const BotQuestion& question) {
  try {
    if (!process) {
      auto started = Process::start(worker_command("worker", kWorkerMemory));
      if (!started) return {};
      process.emplace(std::move(*started));
      process->give_up_when(&stopping_);
    }
    const auto deadline = std::chrono::steady_clock::now() + milliseconds(question.time) + kGrace;
    std::string line;
    if (process->write(question_line(question), deadline) &&
        process->read_line(line, deadline) == Process::Reading::Line) {
      return read_answer(line, question);
    }
  } catch (const std::exception&) {
    // Its answer makes no sense.
  }
  process.reset();
  return {};
}

}  // namespace omnigo
