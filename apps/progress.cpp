#include "progress.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <string_view>

namespace omnigo {
namespace {

constexpr int kWidth = 30;

bool wants_lines() {
  const char* wanted = std::getenv("OMNIGO_PROGRESS");
  return wanted != nullptr && std::string_view(wanted) == "lines";
}

}  // namespace

ProgressBar::Shape ProgressBar::shape() {
  if (wants_lines()) return Shape::Lines;
  return isatty(STDERR_FILENO) == 1 ? Shape::Bar : Shape::None;
}

ProgressBar::ProgressBar() : shape_(shape()), begun_(Clock::now()), drawn_(begun_) {}

ProgressBar::~ProgressBar() {
  if (shape_ == Shape::Bar) std::cerr << "\r\033[K" << std::flush;
}

bool ProgressBar::time_to_draw() {
  const auto now = Clock::now();
  const std::chrono::milliseconds pause(shape_ == Shape::Lines ? 1000 : 200);
  if (shape_ == Shape::None || now - drawn_ < pause) return false;
  drawn_ = now;
  return true;
}

void ProgressBar::write_line(JsonObject progress, const std::string& note) const {
  progress.add("note", note);
  std::cerr << JsonObject().add("progress", progress).text() << std::endl;
}

void ProgressBar::run(const std::string& note) {
  if (!time_to_draw()) return;
  if (shape_ == Shape::Lines) return write_line({}, note);
  const std::chrono::duration<double> passed = drawn_ - begun_;
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
  const int filled = std::clamp(static_cast<int>(done * kWidth), 0, kWidth);
  std::string line = "\r\033[K[" + std::string(filled, '#') + std::string(kWidth - filled, ' ') +
                     "] " + std::to_string(static_cast<int>(done * 100)) + "%";
  if (done > first_) {
    line += ", " + clock_time(passed.count() * (1 - done) / (done - first_)) + " left";
  }
  std::cerr << line << (note.empty() ? "" : ", ") << note << std::flush;
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
