#include "process/process.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace omnigo {
namespace {

std::string first_line(const std::string& command) {
  auto process = Process::start(command);
  EXPECT_TRUE(process);
  std::string line;
  process->read_line(line, std::chrono::steady_clock::now() + std::chrono::seconds(30));
  return line;
}

// Else a server's workers would keep its port when it is killed.
TEST(Process, InheritsNothingButItsStreams) {
  constexpr int kOpen = 77;
  const int null = open("/dev/null", O_RDONLY);
  ASSERT_EQ(dup2(null, kOpen), kOpen);
  ASSERT_EQ(fcntl(kOpen, F_GETFD) & FD_CLOEXEC, 0);
  EXPECT_EQ(first_line("if [ -e /proc/self/fd/77 ]; then echo open; else echo closed; fi"),
            "closed");
  close(null);
  close(kOpen);
}

}  // namespace
}  // namespace omnigo
