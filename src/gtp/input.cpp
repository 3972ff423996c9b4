#include "gtp/input.h"

#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>

namespace omnigo {
namespace {

// Beyond this many bytes of lines that wait, no more are read.
constexpr std::size_t kMostWaiting = 8 * kLongestGtpLine;

}  // namespace

LineInput::LineInput(int descriptor) : descriptor_(descriptor) {
  if (pipe(wake_) != 0) std::abort();
  reader_ = std::thread([this] { read_all(); });
}

LineInput::~LineInput() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_all();
  close(wake_[1]);
  reader_.join();
  close(wake_[0]);
}

std::optional<LineSplitter::Line> LineInput::next() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return !lines_.empty() || ended_; });
  if (lines_.empty()) return std::nullopt;
  LineSplitter::Line line = std::move(lines_.front());
  lines_.pop_front();
  bytes_ -= line.text.size() + 1;
  waiting_ = !lines_.empty() || ended_;
  changed_.notify_all();
  return line;
}

// False when the thread is to end.
bool LineInput::wait_readable() const {
  pollfd watched[2] = {{descriptor_, POLLIN, 0}, {wake_[0], POLLIN, 0}};
  while (poll(watched, 2, -1) < 0 && errno == EINTR) {
  }
  return watched[1].revents == 0;
}

void LineInput::add(std::vector<LineSplitter::Line> lines) {
  std::unique_lock lock(mutex_);
  for (LineSplitter::Line& line : lines) {
    bytes_ += line.text.size() + 1;
    lines_.push_back(std::move(line));
    waiting_ = true;
  }
  changed_.notify_all();
  changed_.wait(lock, [&] { return bytes_ < kMostWaiting || stopping_; });
}

void LineInput::read_all() {
  LineSplitter splitter(kLongestGtpLine);
  std::vector<char> buffer(1 << 16);
  while (wait_readable()) {
    const ssize_t got = read(descriptor_, buffer.data(), buffer.size());
    if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (got <= 0) break;
    add(splitter.feed({buffer.data(), static_cast<std::size_t>(got)}));
  }
  if (auto last = splitter.finish()) add({std::move(*last)});
  const std::lock_guard lock(mutex_);
  ended_ = waiting_ = true;
  changed_.notify_all();
}

}  // namespace omnigo
