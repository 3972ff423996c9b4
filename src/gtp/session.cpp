#include "gtp/session.h"

#include <unistd.h>

#include <cerrno>

#include "gtp/commands.h"
#include "gtp/text.h"

namespace omnigo {
namespace {

void answer_line(GtpEngine& engine, const LineSplitter::Line& line, std::ostream& output) {
  const auto request = parse_gtp_line(line.text);
  if (!request) return;
  const Result<std::string> result = line.complete
                                         ? execute(engine, request->command, request->arguments)
                                         : Result<std::string>(Error{"the line is too long"});
  output << gtp_answer(request->id, result) << std::flush;
}

// What has come, at least one byte; none at the end of the input.
std::size_t read_some(int input, char* buffer, std::size_t size) {
  ssize_t got;
  do {
    got = read(input, buffer, size);
  } while (got < 0 && errno == EINTR);
  return got > 0 ? static_cast<std::size_t>(got) : 0;
}

}  // namespace

void run_gtp(GtpEngine& engine, int input, std::ostream& output) {
  LineSplitter splitter(kLongestGtpLine);
  char buffer[1 << 16];
  while (const std::size_t got = read_some(input, buffer, sizeof buffer)) {
    for (const LineSplitter::Line& line : splitter.feed({buffer, got})) {
      answer_line(engine, line, output);
      if (engine.quitting()) return;
    }
  }
  if (const auto line = splitter.finish()) answer_line(engine, *line, output);
}

}  // namespace omnigo
