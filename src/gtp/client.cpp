#include "gtp/client.h"

namespace omnigo {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

// An engine that never answers but always talks is cut off.
constexpr int kMostLines = 100'000;
// Between the end of its output and its own, on a machine that is busy.
constexpr milliseconds kEnding{2'000};

void drop_carriage_return(std::string& line) {
  if (line.ends_with('\r')) line.pop_back();
}

}  // namespace

Result<GtpClient> GtpClient::start(const std::string& command_line, const std::string& error_file) {
  auto process = Process::start(command_line, error_file);
  if (!process) return process.error();
  return GtpClient(std::move(*process));
}

bool GtpClient::ask(const std::string& command, milliseconds timeout) {
  return process_.write(command + "\n", Clock::now() + timeout);
}

Process::Reading GtpClient::read_line(std::string& line, milliseconds timeout) {
  const auto reading = process_.read_line(line, Clock::now() + timeout);
  drop_carriage_return(line);
  return reading;
}

GtpReply GtpClient::gone() {
  process_.wait_until(Clock::now() + kEnding);
  return {GtpReply::Kind::Gone, process_.how_it_ended()};
}

GtpReply GtpClient::send(const std::string& command, milliseconds timeout) {
  const auto deadline = Clock::now() + timeout;
  if (!process_.write(command + "\n", deadline)) {
    return Clock::now() >= deadline ? GtpReply{GtpReply::Kind::TimedOut, "no answer to " + command}
                                    : gone();
  }
  GtpReply reply;
  bool begun = false;
  for (int lines = 0; lines < kMostLines; ++lines) {
    std::string line;
    const auto reading = process_.read_line(line, deadline);
    if (reading == Process::Reading::TimedOut) {
      return {GtpReply::Kind::TimedOut, "no answer to " + command};
    }
    if (reading == Process::Reading::Gone) return gone();
    drop_carriage_return(line);
    if (begun && line.empty()) return reply;
    if (begun) {
      reply.text += "\n" + line;
    } else if (line.starts_with('=') || line.starts_with('?')) {
      begun = true;
      reply.kind = line[0] == '=' ? GtpReply::Kind::Answer : GtpReply::Kind::Refusal;
      const std::size_t text = line.find_first_not_of(' ', 1);
      reply.text = text == std::string::npos ? "" : line.substr(text);
    }
  }
  return {GtpReply::Kind::Garbled, "too many lines in answer to " + command};
}

}  // namespace omnigo
