#include "server/jobs.h"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "base/quote.h"
#include "process/process.h"
#include "record/board_json.h"
#include "record/course.h"
#include "record/fields.h"
#include "server/bot_pool.h"
#include "server/people.h"
#include "server/wire.h"
#include "server/worker.h"

namespace omnigo {
namespace {

using Json = nlohmann::ordered_json;
using Code = Refusal::Code;
using std::chrono::milliseconds;
using Steady = std::chrono::steady_clock;

// Two run at once, beside the bots: deploy/omnigo@.service leaves room for that in MemoryHigh.
constexpr std::size_t kMemory = std::size_t{1} << 30;
constexpr const char* kTables = " --memory 400M";  // of that, for their tables
constexpr double kMostSeconds = 120, kUsualSeconds = 30;
constexpr milliseconds kGrace{10'000};

Error no_room() { return explain("job-no-room", "the server has no room for the board"); }

// What the worker, or the program, reports as the reason that it has no answer.
Error error_in(const Json& said) {
  const nlohmann::json json = said;
  const Fields fields(json);
  Error error{one_line(fields["error"].any_text(), 200), Cause(fields.text_or("reason", ""))};
  if (!fields.has("values")) return error;
  const Fields values = fields["values"];
  for (const auto& [name, value] : values.json().items()) {
    error.reason.values.emplace_back(name, values[name].text());
  }
  return error;
}

Error with_reason(Error error) {
  if (error.message.empty()) return explain("job-out", "the job ran out of time or memory");
  if (error.reason.code.empty()) error.reason = explain("job-failed", "").reason;
  return error;
}

// A custom board for a program that reads files.
class BoardFile {
 public:
  explicit BoardFile(const std::string& text) {
    char path[] = "/tmp/omnigo-board-XXXXXX";
    const int file = mkstemp(path);
    if (file < 0) throw Malformed(no_room());
    path_ = path;
    const bool written = write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    close(file);
    if (!written) throw Malformed(no_room());
  }
  ~BoardFile() { unlink(path_.c_str()); }
  BoardFile(const BoardFile&) = delete;
  BoardFile& operator=(const BoardFile&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

SharedLayout read_job_board(const Fields& field) {
  const bool own = field.json().is_object();
  auto board = board_from_text(own ? field.json().dump() : field.text());
  if (!board) field.fail(board.error());
  return std::move(*board);
}

Rules read_job_rules(const Fields& fields) {
  auto rules = parse_rules(fields.text_or("rules", ""));
  if (!rules) fields["rules"].fail(rules.error());
  return std::move(*rules);
}

RecordEvent read_turn(const Fields& field, const Layout& board, Colour player) {
  const std::string name = field.text(100);
  RecordEvent event;
  event.player = player;
  if (name == "pass") return event;
  const auto point = board.find(name);
  if (!point) {
    field.fail(explain("point-unknown", "no point {name} on the board", {{"name", quote(name)}}));
  }
  event.action = RecordEvent::Action::Move;
  event.point = *point;
  return event;
}

// Adds the request's moves to a record, each by the next player. Who does the job reports what the
// rules forbid.
void add_moves(GameRecord& record, const Fields& fields) {
  if (!fields.has("moves")) return;
  auto course = Course::start_unjudged(record);
  if (!course) fields["moves"].fail(course.error());
  for (const RecordEvent& event : record.events) course->play_on(event);
  const Fields moves = fields["moves"];
  for (std::size_t i = 0; i < moves.size(); ++i) {
    RecordEvent event = read_turn(moves.at(i), *record.board, course->game().to_play());
    course->play_on(event);
    record.events.push_back(std::move(event));
  }
}

// The position in which the last opponent left is still worth an analysis.
void before_the_last_left(GameRecord& record) {
  auto course = Course::start_unjudged(record);
  if (!course || record.events.empty() || record.events.back().is_turn()) return;
  for (const RecordEvent& event : record.events) course->play_on(event);
  if (course->game().players_in() < 2) record.events.pop_back();
}

GameRecord position_after(const Fields& fields) {
  GameRecord record = new_record(read_job_board(fields["board"]), read_job_rules(fields));
  add_moves(record, fields);
  return record;
}

// A fifth of the time for perfect play, most of the rest for games, and some in reserve.
std::string komi_arguments(milliseconds time) {
  const auto seconds = [&](double share) {
    char text[32];
    std::snprintf(text, sizeof text, "%.3f", share * static_cast<double>(time.count()) / 1000);
    return std::string(text);
  };
  return " --games 1000 --solve " + seconds(0.2) + " --time " + seconds(0.65);
}

std::string solve_arguments(const GameRecord& record, const Fields& fields) {
  std::string arguments = kTables, moves;
  for (const RecordEvent& event : record.events) {
    const bool pass = event.action == RecordEvent::Action::Pass;
    moves += (moves.empty() ? "" : " ") + (pass ? "pass" : record.board->names[event.point]);
  }
  const auto add = [&](const char* option, const std::string& value) {
    if (!value.empty()) arguments += std::string(" ") + option + " " + shell_quoted(value);
  };
  add("--moves", moves);
  add("--start", fields.text_or("stones", ""));
  add("--to-play", fields.text_or("first", ""));
  if (fields.flag_or("openings", false)) arguments += " --openings";
  if (fields.has("proof")) add("--proof", std::to_string(fields["proof"].whole(0, 6)));
  if (fields.has("bound")) add("--bound", half_points_text(fields["bound"].half_points()));
  return arguments;
}

}  // namespace

struct Jobs::Job {
  std::string id, person, kind, created;
  Asker asker;
  std::atomic<bool> cancelled = false;
  milliseconds time{0};
  // The task.
  std::string question;   // analysis: the line for a worker
  std::string arguments;  // otherwise: arguments of this program
  std::unique_ptr<BoardFile> board_file;
  // Its state; guarded by the mutex of Jobs.
  std::string state = "waiting";
  Error error;
  Steady::time_point begun = {};
  Json progress, answer;
};

Jobs::Jobs(Hall& hall, int processes, Changed changed) : hall_(hall), changed_(std::move(changed)) {
  if (processes == 0) return;
  running_.resize(processes + 1);
  for (std::size_t i = 0; i < running_.size(); ++i) threads_.emplace_back([this, i] { work(i); });
}

Jobs::~Jobs() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    for (const auto& [id, job] : jobs_) job->cancelled = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

bool Jobs::is_short(const SharedJob& job) {
  return std::chrono::duration<double>(job->time).count() <= kShort;
}

// Call under the mutex: the expected order if nobody else comes and each job takes the time it
// asked for.
Jobs::Ahead Jobs::ahead_of(const Job& job) const {
  const auto seconds = [](const Job& one) {
    return std::chrono::duration<double>(one.time).count();
  };
  std::vector<double> free_in;
  for (const SharedJob& busy : running_) {
    const double passed =
        busy ? std::chrono::duration<double>(Steady::now() - busy->begun).count() : 0;
    free_in.push_back(busy ? std::max(0.0, seconds(*busy) - passed) : 0);
  }
  Ahead ahead;
  FairQueue<SharedJob> queue = waiting_;
  while (!queue.empty() && !free_in.empty()) {
    const auto runner = std::min_element(free_in.begin(), free_in.end());
    const bool any = runner != free_in.begin();
    const auto next = queue.pop([&](const SharedJob& one) { return any || is_short(one); });
    if (!next) {
      *runner = 1e9;  // no short jobs are left
      continue;
    }
    ahead.seconds = *runner;
    if (next->item.get() == &job) return ahead;
    ++ahead.jobs;
    *runner += seconds(*next->item);
  }
  return ahead;
}

// Call under the mutex.
std::string Jobs::text(const Job& job) const {
  Json json = {{"id", job.id}, {"kind", job.kind}, {"state", job.state}, {"created", job.created}};
  if (job.state == "waiting") {
    const Ahead ahead = ahead_of(job);
    json["ahead"] = ahead.jobs;
    json["wait"] = std::ceil(ahead.seconds);
  }
  if (!job.progress.is_null() && job.answer.is_null()) json["progress"] = job.progress;
  if (!job.answer.is_null()) json["answer"] = job.answer;
  if (!job.error.message.empty()) {
    json["error"] = job.error.message;
    json["reason"] = job.error.reason.code;
    for (const auto& [name, value] : job.error.reason.values) json["values"][name] = value;
  }
  return json_text(json);
}

std::optional<Refusal> Jobs::plan_analysis(Job& job, const Fields& fields) {
  GameRecord record;
  if (fields.has("game")) {
    const std::string game = fields["game"].text(20);
    if (hall_.pages().is_playing(game, job.person)) {
      return Refusal{Code::Forbidden,
                     explain("job-playing", "you cannot analyse a game that you are playing")};
    }
    auto found = hall_.pages().position(game, static_cast<int>(fields["turn"].whole(0, 1'000'000)),
                                        {.id = job.person, .name = ""});
    if (!found) return Refusal{Code::NotFound, found.error()};
    record = std::move(*found);
    record.agreement.reset();
    record.result.reset();
    before_the_last_left(record);
    add_moves(record, fields);
  } else {
    record = position_after(fields);
  }
  const nlohmann::ordered_json question = {
      {"want", "analysis"},
      {"time", job.time.count()},
      {"playouts", fields.has("playouts") ? fields["playouts"].whole(1, 100'000) : 2'000}};
  job.question = worker_line(question, record);
  return std::nullopt;
}

void Jobs::plan_program(Job& job, const Fields& fields) {
  const GameRecord record = position_after(fields);
  std::string spec = board_text(*record.board);
  if (spec.starts_with('{')) {
    job.board_file = std::make_unique<BoardFile>(spec);
    spec = "file:" + job.board_file->path();
  }
  job.arguments = job.kind + " " + shell_quoted(spec) + " --json";
  if (job.kind == "count") {
    const auto players = fields.has("players") ? fields["players"].whole(1, 26) : 2;
    job.arguments += kTables + std::string(" --threads 1 --players ") + std::to_string(players);
    return;
  }
  job.arguments += " --rules " + shell_quoted(to_text(record.rules));
  job.arguments += job.kind == "komi" ? komi_arguments(job.time) : solve_arguments(record, fields);
}

// Call under the mutex.
std::optional<Refusal> Jobs::unfit(const Asker& asker) const {
  if (waiting_.size_of(asker) >= kMostWaiting) {
    return Refusal{Code::Limit,
                   explain("jobs-limit", "too many of your jobs are waiting; try again later"), 30};
  }
  if (waiting_.size_of(asker.address) >= kMostOfAddress) {
    return Refusal{Code::Limit,
                   explain("jobs-address-limit",
                           "too many jobs from your address are waiting; try again later"),
                   30};
  }
  if (waiting_.size() >= kMostWaitingInAll) {
    return Refusal{Code::Unavailable,
                   explain("jobs-full", "too many jobs are waiting; try again later"), 60};
  }
  return std::nullopt;
}

std::variant<std::string, Refusal> Jobs::start(const Person& person, const std::string& address,
                                               const nlohmann::json& request) {
  const Asker asker{address, person.id};
  {
    const std::lock_guard lock(mutex_);
    if (auto refusal = unfit(asker)) return *refusal;
  }
  const auto job = std::make_shared<Job>();
  try {
    const Fields fields(request);
    fields.only({"kind", "game", "turn", "board", "rules", "stones", "first", "moves", "players",
                 "playouts", "openings", "proof", "bound", "seconds"});
    job->id = random_name(10);
    job->person = person.id;
    job->asker = asker;
    job->created = wall_text();
    job->kind = fields["kind"].text();
    const double seconds =
        fields.has("seconds") ? fields["seconds"].number(0.1, kMostSeconds) : kUsualSeconds;
    job->time = milliseconds(static_cast<long long>(seconds * 1000));
    if (job->kind == "analysis") {
      if (auto refusal = plan_analysis(*job, fields)) return *refusal;
    } else if (job->kind == "solve" || job->kind == "count" || job->kind == "komi") {
      plan_program(*job, fields);
    } else {
      fields["kind"].fail_choice("analysis, solve, count, komi");
    }
  } catch (const Malformed& wrong) {
    return Refusal{Code::Malformed, wrong.error()};
  }
  const std::lock_guard lock(mutex_);
  if (auto refusal = unfit(asker)) return *refusal;
  forget_old(person.id);
  jobs_[job->id] = job;
  waiting_.push(asker, std::chrono::duration<double>(job->time).count(), job);
  wake_.notify_all();
  return text(*job);
}

// Call under the mutex: removes the oldest finished jobs beyond the number to keep.
void Jobs::forget_old(const std::string& person) {
  std::vector<SharedJob> over;
  for (const auto& [id, job] : jobs_) {
    if (job->person == person && job->state != "waiting" && job->state != "running") {
      over.push_back(job);
    }
  }
  std::sort(over.begin(), over.end(),
            [](const SharedJob& a, const SharedJob& b) { return a->created < b->created; });
  for (std::size_t i = 0; i + kMostKept <= over.size(); ++i) jobs_.erase(over[i]->id);
}

Jobs::SharedJob Jobs::find(const Person& person, const std::string& id) {
  const auto found = jobs_.find(id);
  return found == jobs_.end() || found->second->person != person.id ? nullptr : found->second;
}

std::variant<std::string, Refusal> Jobs::cancel(const Person& person, const std::string& id) {
  std::string described;
  bool waited = false;
  {
    const std::lock_guard lock(mutex_);
    const SharedJob job = find(person, id);
    if (!job) return Refusal{Code::NotFound, explain("job-gone", "you have no such job")};
    job->cancelled = true;
    waited = !waiting_.take_if([&](const auto& entry) { return entry.item == job; }).empty();
    if (waited) job->state = "cancelled";
    described = text(*job);
  }
  if (waited) changed_(person.id, described);  // the thread of a running job reports it
  return described;
}

std::optional<std::string> Jobs::get(const Person& person, const std::string& id) {
  const std::lock_guard lock(mutex_);
  const SharedJob job = find(person, id);
  if (!job) return std::nullopt;
  return text(*job);
}

std::vector<std::string> Jobs::list(const Person& person) {
  const std::lock_guard lock(mutex_);
  std::vector<std::string> texts;
  for (const auto& [id, job] : jobs_) {
    if (job->person == person.id) texts.push_back(text(*job));
  }
  return texts;
}

void Jobs::work(std::size_t runner) {
  const auto fits = [runner](const SharedJob& job) { return runner > 0 || is_short(job); };
  for (;;) {
    SharedJob job;
    std::string described;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [&] {
        if (stopping_) return true;
        if (auto next = waiting_.pop(fits)) job = std::move(next->item);
        return job != nullptr;
      });
      if (stopping_) return;
      job->state = "running";
      job->begun = Steady::now();
      running_[runner] = job;
      described = text(*job);
    }
    changed_(job->person, described);
    run(*job);
    const std::lock_guard lock(mutex_);
    running_[runner] = nullptr;
    const std::chrono::duration<double> took = Steady::now() - job->begun;
    waiting_.correct(job->asker, took.count() - std::chrono::duration<double>(job->time).count());
  }
}

void Jobs::run(Job& job) {
  try {
    job.question.empty() ? call_program(job) : analyse(job);
  } catch (const Malformed& wrong) {
    const std::lock_guard lock(mutex_);
    job.error = wrong.error();
  }
  std::string described;
  {
    const std::lock_guard lock(mutex_);
    job.state = job.cancelled ? "cancelled" : !job.answer.is_null() ? "done" : "failed";
    if (job.state == "failed") job.error = with_reason(std::move(job.error));
    job.board_file.reset();
    described = text(job);
  }
  changed_(job.person, described);
}

void Jobs::report(Job& job, const Json& said) {
  if (!said.is_object()) return;
  std::string described;
  {
    const std::lock_guard lock(mutex_);
    job.progress = said["progress"];
    described = text(job);
  }
  changed_(job.person, described);
}

void Jobs::analyse(Job& job) {
  auto process = Process::start(worker_command("worker", kMemory));
  if (!process) throw Malformed(process.error());
  process->give_up_when(&job.cancelled);
  const auto deadline = Steady::now() + job.time + kGrace;
  if (!process->write(job.question, deadline)) return;
  for (std::string line; process->read_line(line, deadline) == Process::Reading::Line;) {
    const Json said = parse_json<Json>(line);
    if (said.contains("progress")) {
      report(job, said);
      continue;
    }
    const std::lock_guard lock(mutex_);
    if (said.contains("error")) job.error = error_in(said);
    if (said.contains("answer")) job.answer = said["answer"];
    return;
  }
}

// Its answer is a line of JSON, possibly after lines with its progress; so is an error.
void Jobs::call_program(Job& job) {
  auto process = Process::start("export OMNIGO_PROGRESS=lines; " +
                                worker_command(job.arguments + " 2>&1", kMemory));
  if (!process) throw Malformed(process.error());
  process->give_up_when(&job.cancelled);
  const auto deadline = Steady::now() + job.time;
  std::string all, line;
  while (process->read_line(line, deadline) == Process::Reading::Line) {
    if (line.starts_with("{\"progress\":")) {
      report(job, parse_json_or_discard<Json>(line));
    } else {
      all += line;
    }
  }
  const Json answer = parse_json_or_discard<Json>(all);
  const std::lock_guard lock(mutex_);
  if (!answer.is_object()) return;
  if (answer.contains("error")) {
    job.error = error_in(answer);
  } else {
    job.answer = answer;
  }
}

}  // namespace omnigo
