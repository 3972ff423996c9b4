// No test passes while a program that it started found something wrong in itself.
#include "reports.h"

#include <gtest/gtest-spi.h>
#include <signal.h>

#include "program.h"
#include "serving.h"

namespace omnigo {
namespace {

// As a sanitizer does it: to the file that the options name, with a number at its end.
TEST(Reports, WhatAProgramReportsFailsTheTest) {
  for (const std::string options : {"ASAN_OPTIONS", "TSAN_OPTIONS"}) {
    const std::string text = "ERROR: " + options;
    ASSERT_EQ(run_command("echo " + text + " > ${" + options + "##*log_path=}.123").status, 0);
    EXPECT_NONFATAL_FAILURE(
        reports.OnTestEnd(*testing::UnitTest::GetInstance()->current_test_info()), text);
    EXPECT_EQ(reports.take(), "");
  }
}

void await_end(pid_t id) {
  EXPECT_TRUE(eventually([&] {
    std::ifstream stat("/proc/" + std::to_string(id) + "/stat");
    std::string number, name, state;
    return stat >> number >> name >> state && state == "Z";
  }));
}

TEST(Reports, AServerThatCrashesFailsTheTest) {
  EXPECT_NONFATAL_FAILURE(
      {
        Serving serving;
        kill(serving.id(), SIGABRT);
        await_end(serving.id());
      },
      "signal 6");
}

}  // namespace
}  // namespace omnigo
