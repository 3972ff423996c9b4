// Every C++ source is laid out as .clang-format says, by the version CONTRIBUTING.md names.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <string>

namespace {

namespace fs = std::filesystem;

// What a shell command prints, both streams; `status` is what it ends with.
std::string output_of(const std::string& command, int& status) {
  std::string output;
  FILE* pipe = popen((command + " 2>&1").c_str(), "r");
  std::array<char, 4096> part;
  while (const std::size_t count = std::fread(part.data(), 1, part.size(), pipe)) {
    output.append(part.data(), count);
  }
  status = pclose(pipe);
  return output;
}

TEST(Format, SourcesAreLaidOutByClangFormat) {
  int status = 0;
  output_of("clang-format-19 --version", status);
  if (status != 0) GTEST_SKIP() << "clang-format-19 is not installed";
  fs::current_path(OMNIGO_SOURCE_DIR);
  std::string files;
  for (const char* folder : {"apps", "src", "tests", "bench"}) {
    if (!fs::exists(folder)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
      const fs::path extension = entry.path().extension();
      if (extension == ".h" || extension == ".cpp") files += " " + entry.path().string();
    }
  }
  const std::string output = output_of("clang-format-19 --dry-run -Werror" + files, status);
  EXPECT_EQ(status, 0) << output;
}

}  // namespace
