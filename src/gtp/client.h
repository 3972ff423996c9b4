// The other side of GTP: an engine that is spoken to.
#pragma once

#include <chrono>
#include <string>

#include "base/result.h"
#include "process/process.h"

namespace omnigo {

struct GtpReply {
  enum class Kind {
    Answer,    // = text
    Refusal,   // ? text
    TimedOut,  // nothing whole came in time
    Gone,      // the program has ended
    Garbled,   // something came that is no answer
  };
  Kind kind = Kind::Answer;
  std::string text;  // lines as they came, without the last newline; else what happened

  explicit operator bool() const { return kind == Kind::Answer; }
};

class GtpClient {
 public:
  // Runs the command line in a shell; see Process.
  static Result<GtpClient> start(const std::string& command_line,
                                 const std::string& error_file = "");

  // Sends a command and waits for the whole answer. Lines that come before an answer begins are
  // passed over: some engines greet.
  GtpReply send(const std::string& command, std::chrono::milliseconds timeout);

  // The two halves of it, for answers that come line by line.
  bool ask(const std::string& command, std::chrono::milliseconds timeout);
  Process::Reading read_line(std::string& line, std::chrono::milliseconds timeout);

  Process& process() { return process_; }

 private:
  explicit GtpClient(Process process) : process_(std::move(process)) {}
  GtpReply gone();

  Process process_;
};

}  // namespace omnigo
