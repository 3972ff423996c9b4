// The reader of the analysis protocol on any bytes: whatever comes, what goes out is lines of JSON
// objects, each an error, a warning, a result or the echo of an action.
#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <string_view>

#include "check.h"
#include "gtp/analysis_server.h"

namespace {

using namespace omnigo;

// What the protocol answers to this input, the program's end included.
std::string answers(std::string_view input) {
  const int file = memfd_create("input", MFD_CLOEXEC);
  require(
      file >= 0 && write(file, input.data(), input.size()) == static_cast<ssize_t>(input.size()),
      "a file in memory");
  lseek(file, 0, SEEK_SET);
  AnalysisOptions options;
  options.bot = "random";
  options.wait = false;
  std::ostringstream output;
  require(static_cast<bool>(run_analysis(options, file, output)), "the bot");
  close(file);
  return output.str();
}

void check_answer(const std::string& line) {
  const auto answer = nlohmann::json::parse(line, nullptr, false);
  require(answer.is_object(), "an answer is a JSON object: " + line);
  if (answer.contains("error") || answer.contains("warning")) return;
  require(answer.contains("id") && answer["id"].is_string(), "an answer has an id: " + line);
  require(answer.contains("action") || answer.contains("turnNumber"), "a result: " + line);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  // Files of the machine are no part of this; an escaped letter could spell the word.
  if (text.find("file") != text.npos || text.find("\\u") != text.npos) return 0;
  std::istringstream lines(answers(text));
  for (std::string line; std::getline(lines, line);) check_answer(line);
  return 0;
}
