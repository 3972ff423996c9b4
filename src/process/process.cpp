#include "process/process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <thread>
#include <utility>

extern char** environ;

namespace omnigo {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

constexpr milliseconds kGlance{100};
constexpr milliseconds kPolitely{500};  // between asking a program to end and making it

// At most a glance: the flag to give up is looked at in between.
int milliseconds_until(Process::Deadline deadline) {
  const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now()).count();
  return static_cast<int>(std::clamp<long long>(left, 0, kGlance.count()));
}

// A pipe whose ends no other child inherits.
bool make_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC) == 0; }

// The file actions and attributes of one spawn.
struct SpawnPlan {
  SpawnPlan() {
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    // A group of its own, so that a shell and what it runs can be ended together; and the signals
    // that we ignore as they were.
    sigset_t usual;
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    sigaddset(&usual, SIGINT);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
  }
  ~SpawnPlan() {
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
};

}  // namespace

Process::Process(pid_t id, int input, int output) : id_(id), input_(input), output_(output) {}

Result<Process> Process::start(const std::string& command_line, const std::string& error_file) {
  // A program that has gone is seen by the failing write, not by a signal that would end us too.
  static const auto ignored = ::signal(SIGPIPE, SIG_IGN);
  (void)ignored;
  int to_child[2], from_child[2];
  if (!make_pipe(to_child)) return Error{std::string("cannot make a pipe: ") + strerror(errno)};
  if (!make_pipe(from_child)) {
    close(to_child[0]);
    close(to_child[1]);
    return Error{std::string("cannot make a pipe: ") + strerror(errno)};
  }
  SpawnPlan plan;
  posix_spawn_file_actions_adddup2(&plan.actions, to_child[0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&plan.actions, from_child[1], STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&plan.actions, STDERR_FILENO,
                                   error_file.empty() ? "/dev/null" : error_file.c_str(),
                                   O_WRONLY | O_CREAT | O_APPEND, 0644);
  // Nothing else of ours: a child that outlives us must not keep our sockets.
  posix_spawn_file_actions_addclosefrom_np(&plan.actions, STDERR_FILENO + 1);
  std::string line = command_line, shell = "sh", option = "-c";
  char* const arguments[] = {shell.data(), option.data(), line.data(), nullptr};
  pid_t id = -1;
  const int failed =
      posix_spawn(&id, "/bin/sh", &plan.actions, &plan.attributes, arguments, environ);
  close(to_child[0]);
  close(from_child[1]);
  Process process(failed == 0 ? id : -1, to_child[1], from_child[0]);
  if (failed != 0) return Error{"cannot run " + command_line + ": " + strerror(failed)};
  fcntl(process.input_, F_SETFL, O_NONBLOCK);
  return process;
}

// Waits until the descriptor is ready for what `events` says.
bool Process::wait_ready(int descriptor, short events, Deadline deadline) const {
  for (;;) {
    if (give_up_ != nullptr && *give_up_) return false;
    pollfd watched = {descriptor, events, 0};
    const int ready = poll(&watched, 1, milliseconds_until(deadline));
    if (ready > 0) return true;
    if (ready == 0 && Clock::now() >= deadline) return false;
    if (ready < 0 && errno != EINTR) return false;
  }
}

Process::Process(Process&& other) noexcept
    : id_(std::exchange(other.id_, -1)),
      input_(std::exchange(other.input_, -1)),
      output_(std::exchange(other.output_, -1)),
      status_(std::exchange(other.status_, std::nullopt)),
      splitter_(std::move(other.splitter_)),
      lines_(std::move(other.lines_)),
      give_up_(other.give_up_) {}

Process& Process::operator=(Process&& other) noexcept {
  if (this == &other) return *this;
  release();
  id_ = std::exchange(other.id_, -1);
  input_ = std::exchange(other.input_, -1);
  output_ = std::exchange(other.output_, -1);
  status_ = std::exchange(other.status_, std::nullopt);
  splitter_ = std::move(other.splitter_);
  lines_ = std::move(other.lines_);
  give_up_ = other.give_up_;
  return *this;
}

Process::~Process() { release(); }

void Process::signal(int number) {
  if (id_ > 1 && !status_) kill(id_, number);
}

void Process::release() {
  close_input();
  if (output_ >= 0) close(std::exchange(output_, -1));
  if (id_ < 0) return;
  if (!wait_until(Clock::now() + kPolitely)) {
    kill(-id_, SIGTERM);
    wait_until(Clock::now() + kPolitely);
  }
  kill(-id_, SIGKILL);  // whatever is left of the group
  reap(true);
  id_ = -1;
}

void Process::close_input() {
  if (input_ >= 0) close(std::exchange(input_, -1));
}

bool Process::write(std::string_view text, Deadline deadline) {
  while (!text.empty()) {
    if (input_ < 0 || !wait_ready(input_, POLLOUT, deadline)) return false;
    const ssize_t sent = ::write(input_, text.data(), text.size());
    if (sent > 0) {
      text.remove_prefix(static_cast<std::size_t>(sent));
    } else if (errno != EINTR && errno != EAGAIN) {
      return false;
    }
  }
  return true;
}

Process::Reading Process::read_line(std::string& line, Deadline deadline) {
  while (lines_.empty()) {
    if (output_ < 0) return Reading::Gone;
    if (!wait_ready(output_, POLLIN, deadline)) return Reading::TimedOut;
    char buffer[1 << 14];
    const ssize_t got = read(output_, buffer, sizeof buffer);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) {
      close(std::exchange(output_, -1));
      if (auto last = splitter_.finish()) lines_.push_back(std::move(last->text));
      continue;
    }
    for (LineSplitter::Line& whole : splitter_.feed({buffer, static_cast<std::size_t>(got)})) {
      lines_.push_back(std::move(whole.text));
    }
  }
  line = std::move(lines_.front());
  lines_.pop_front();
  return Reading::Line;
}

bool Process::reap(bool wait) {
  if (status_) return true;
  int status = 0;
  pid_t done;
  do {
    done = waitpid(id_, &status, wait ? 0 : WNOHANG);
  } while (done < 0 && errno == EINTR);
  if (done == id_) status_ = status;
  return status_.has_value();
}

bool Process::wait_until(Deadline deadline) {
  while (id_ >= 0 && !reap(false)) {
    if (Clock::now() >= deadline) return false;
    std::this_thread::sleep_for(milliseconds(2));
  }
  return true;
}

std::string Process::how_it_ended() const {
  if (!status_) return "still running";
  const auto signal_text = [](int number) {
    return "signal " + std::to_string(number) + " (" + strsignal(number) + ")";
  };
  if (WIFSIGNALED(*status_)) return signal_text(WTERMSIG(*status_));
  const int status = WEXITSTATUS(*status_);
  if (status == 127) return "program not found";  // as shells say it
  const std::string text = "exit status " + std::to_string(status);
  // How a shell says that what it ran ended by a signal.
  return status > 128 && status < 128 + 32 ? text + ", " + signal_text(status - 128) : text;
}

}  // namespace omnigo
