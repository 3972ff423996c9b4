#include "gtp/session.h"

#include "gtp/commands.h"
#include "gtp/input.h"
#include "gtp/text.h"

namespace omnigo {
namespace {

class Session : public Conversation {
 public:
  Session(GtpEngine& engine, int input, std::ostream& output)
      : engine_(engine), input_(input), output_(output) {
    engine_.talk_to(this);
  }
  ~Session() override { engine_.talk_to(nullptr); }

  void run() {
    while (!engine_.quitting() && output_) {
      const auto line = input_.next();
      if (!line) return;
      answer(*line);
    }
  }

  void begin() override {
    output_ << "=" << id_ << "\n" << std::flush;
    begun_ = true;
  }
  void line(const std::string& text) override { output_ << text << "\n" << std::flush; }
  bool interrupted() const override { return input_.waiting() || !output_; }

 private:
  void answer(const LineSplitter::Line& line) {
    const auto request = parse_gtp_line(line.text);
    if (!request) return;
    id_ = request->id;
    begun_ = false;
    const Result<std::string> result = line.complete
                                           ? execute(engine_, request->command, request->arguments)
                                           : Result<std::string>(Error{"the line is too long"});
    if (!begun_) {
      output_ << gtp_answer(id_, result);
    } else {
      const std::string& last = result ? *result : result.error().message;
      output_ << last << (last.empty() ? "\n" : "\n\n");
    }
    output_ << std::flush;
  }

  GtpEngine& engine_;
  LineInput input_;
  std::ostream& output_;
  std::string id_;
  bool begun_ = false;
};

}  // namespace

void run_gtp(GtpEngine& engine, int input, std::ostream& output) {
  Session(engine, input, output).run();
}

}  // namespace omnigo
