// What a command that takes time may do meanwhile: answer line by line, and hear that another
// command has come.
#pragma once

#include <string>

namespace omnigo {

class Conversation {
 public:
  virtual ~Conversation() = default;
  // Begins an answer that comes line by line; what the command returns then ends it.
  virtual void begin() = 0;
  virtual void line(const std::string& text) = 0;
  // Another line has come in, or none ever will.
  virtual bool interrupted() const = 0;
};

// For commands that nobody listens to: drops the lines, and is always interrupted, so that nothing
// thinks forever.
class NoConversation : public Conversation {
 public:
  void begin() override {}
  void line(const std::string&) override {}
  bool interrupted() const override { return true; }
};

}  // namespace omnigo
