// The reader of GTP on any bytes: whatever comes, each request gets one answer, an answer holds no
// empty line, and a command that fails has changed nothing that can be seen.
#include <cstdint>
#include <string>

#include "base/line_splitter.h"
#include "check.h"
#include "gtp/commands.h"
#include "gtp/text.h"

namespace {

using namespace omnigo;

// What a controller can ask for without changing anything. On large boards it would take long.
std::string visible(GtpEngine& engine) {
  std::string state;
  for (const char* question : {"showboard", "omnigo-colouring", "omnigo-score", "omnigo-rules",
                               "gogui-rules_side_to_move", "printsgf"}) {
    state += *execute(engine, question, {}) + "\n";
  }
  return state;
}

// Files of the machine are no part of this.
bool touches_files(const GtpRequest& request) {
  if (request.command == "loadsgf" || request.command == "printsgf") return true;
  for (const std::string& word : request.arguments) {
    if (word.find("file:") != std::string::npos) return true;
  }
  return false;
}

void run_line(GtpEngine& engine, const LineSplitter::Line& line) {
  const auto request = parse_gtp_line(line.text);
  if (!request || touches_files(*request)) return;
  const bool small = engine.layout().graph->size() <= 50;
  const std::string before = small ? visible(engine) : "";
  const auto result = execute(engine, request->command, request->arguments);
  const std::string answer = gtp_answer(request->id, result);
  require(answer.ends_with("\n\n"), "an answer ends with an empty line");
  require(answer.find("\n\n") == answer.size() - 2, "and holds no other: " + request->command);
  if (!result) {
    require_line(result.error());
    if (small) require(visible(engine) == before, "an error changes nothing: " + line.text);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  GtpOptions options;
  options.board = "grid:3x3";
  options.bot = "random";
  options.playouts = 2;
  auto engine = GtpEngine::make(options);
  LineSplitter splitter(300);
  auto lines = splitter.feed({reinterpret_cast<const char*>(data), size});
  if (auto last = splitter.finish()) lines.push_back(std::move(*last));
  int judged = 0;
  for (const LineSplitter::Line& line : lines) {
    // These play games out, which takes its time; a few show as much as many.
    const bool slow = line.text.find("final_status_list") != std::string::npos;
    if (slow && (++judged > 1 || engine->layout().graph->size() > 50)) continue;
    run_line(*engine, line);
    if (engine->quitting()) break;
  }
  return 0;
}
