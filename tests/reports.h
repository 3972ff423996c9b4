// What sanitizers find in the programs that a test starts: servers, their workers, everything.
// Every test that includes this fails where one of them reports something, and shows the report.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "base/sanitized.h"

namespace omnigo {

// How much longer than usual to wait for what a program does.
inline constexpr int kPatience = kSanitized ? 6 : 1;

// A folder to which the sanitizers of all programs started from now on write, one file for each.
class Reports : public testing::EmptyTestEventListener {
 public:
  Reports() {
    std::filesystem::create_directories(folder_);
    for (const char* name : {"ASAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS"}) {
      const char* given = std::getenv(name);
      const std::string options = given == nullptr ? "" : std::string(given) + ":";
      setenv(name, (options + "log_path=" + (folder_ / "report").string()).c_str(), 1);
    }
  }
  Reports(const Reports&) = delete;
  Reports& operator=(const Reports&) = delete;
  ~Reports() override {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }

  // All that was reported since this was last asked.
  std::string take() {
    std::string text;
    for (const auto& entry : std::filesystem::directory_iterator(folder_)) {
      std::ifstream file(entry.path());
      text.append(std::istreambuf_iterator<char>(file), {});
      std::filesystem::remove(entry.path());
    }
    return text;
  }
  void OnTestEnd(const testing::TestInfo&) override {
    if (const std::string text = take(); !text.empty()) ADD_FAILURE() << text;
  }

 private:
  const std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("omnigo-reports-" + std::to_string(getpid()));
};

// GoogleTest owns it, and deletes it at the end.
inline Reports& reports = *[] {
  auto* made = new Reports;
  testing::UnitTest::GetInstance()->listeners().Append(made);
  return made;
}();

}  // namespace omnigo
