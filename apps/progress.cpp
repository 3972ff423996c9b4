#include "progress.h"

#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <string_view>

namespace omnigo {
namespace {

constexpr int kWidth = 30;

std::string_view wanted() {
  const char* wanted = std::getenv("OMNIGO_PROGRESS");
  return wanted != nullptr ? wanted : "";
}

bool wants_lines() { return wanted() == "lines"; }

// Between two lines of a log; 0 where none is kept.
int log_seconds() {
  const std::string_view text = wanted();
  if (text == "log") return 60;
  constexpr std::string_view kPrefix = "log:";
  int seconds = 0;
  if (text.starts_with(kPrefix)) {
    std::from_chars(text.data() + kPrefix.size(), text.data() + text.size(), seconds);
  }
  return std::clamp(seconds, 0, 86'400);
}

}  // namespace

ProgressBar::Shape ProgressBar::shape() {
  if (wants_lines()) return Shape::Lines;
  if (log_seconds() > 0) return Shape::Log;
  return isatty(STDERR_FILENO) == 1 ? Shape::Bar : Shape::None;
}

ProgressBar::ProgressBar() : shape_(shape()), begun_(Clock::now()), drawn_(begun_) {}

ProgressBar::~ProgressBar() {
  if (shape_ == Shape::Bar) std::cerr << "\r\033[K" << std::flush;
}

std::chrono::milliseconds ProgressBar::pause() const {
  if (shape_ == Shape::Log) return std::chrono::seconds(log_seconds());
  return std::chrono::milliseconds(shape_ == Shape::Lines ? 1000 : 200);
}

bool ProgressBar::time_to_draw() {
  const auto now = Clock::now();
  if (shape_ == Shape::None || now - drawn_ < pause()) return false;
  drawn_ = now;
  return true;
}

void ProgressBar::write_line(JsonObject progress, const std::string& note) const {
  progress.add("note", note);
  std::cerr << JsonObject().add("progress", progress).text() << std::endl;
}

void ProgressBar::write_log(const std::string& done, const std::string& note) const {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  char time[16];
  std::strftime(time, sizeof time, "%H:%M:%S", &local);
  std::cerr << "omnigo: " << time << ", " << done << (note.empty() ? "" : ", ") << note
            << std::endl;
}

void ProgressBar::run(const std::string& note) {
  if (!time_to_draw()) return;
  if (shape_ == Shape::Lines) return write_line({}, note);
  const std::chrono::duration<double> passed = drawn_ - begun_;
  if (shape_ == Shape::Log) return write_log(clock_time(passed.count()), note);
  const int at = static_cast<int>(passed.count() * 5) % (2 * kWidth - 4);
  std::string bar(kWidth, ' ');
  bar.replace(at < kWidth - 2 ? at : 2 * kWidth - 4 - at, 3, "###");
  std::cerr << "\r\033[K[" << bar << "] " << clock_time(passed.count()) << ", " << note
            << std::flush;
}

void ProgressBar::show(double done, const std::string& note) {
  if (first_ < 0) first_ = done;
  if (!time_to_draw()) return;
  if (shape_ == Shape::Lines) {
    return write_line(JsonObject().add("done", JsonValue::written(std::to_string(done))), note);
  }
  const std::chrono::duration<double> passed = drawn_ - begun_;
  std::string share = std::to_string(static_cast<int>(done * 100)) + "%";
  if (done > first_) {
    share += ", " + clock_time(passed.count() * (1 - done) / (done - first_)) + " left";
  }
  if (shape_ == Shape::Log) return write_log(share, note);
  const int filled = std::clamp(static_cast<int>(done * kWidth), 0, kWidth);
  std::cerr << "\r\033[K[" << std::string(filled, '#') << std::string(kWidth - filled, ' ') << "] "
            << share << (note.empty() ? "" : ", ") << note << std::flush;
}

void print_error(const Error& error) {
  if (!wants_lines()) {
    std::cerr << "omnigo: " << error.message << '\n';
    return;
  }
  JsonObject line, values;
  line.add("error", error.message);
  for (const auto& [name, value] : error.reason.values) values.add(name, value);
  if (!error.reason.code.empty()) line.add("reason", error.reason.code).add("values", values);
  std::cerr << line.text() << '\n';
}

std::string clock_time(double seconds) {
  const auto all = static_cast<long long>(seconds + 0.5);
  char text[32];
  if (all >= 3600) {
    std::snprintf(text, sizeof text, "%lld:%02lld:%02lld", all / 3600, all / 60 % 60, all % 60);
  } else {
    std::snprintf(text, sizeof text, "%lld:%02lld", all / 60, all % 60);
  }
  return text;
}

}  // namespace omnigo
