// Bytes as they come from a pipe or a socket, cut into lines.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace omnigo {

// Cuts bytes, however they come, into lines of bounded length.
class LineSplitter {
 public:
  explicit LineSplitter(std::size_t longest) : longest_(longest) {}

  struct Line {
    std::string text;      // without the newline
    bool complete = true;  // false: it was longer, and the rest was dropped
  };
  // The lines that these bytes complete, in order.
  std::vector<Line> feed(std::string_view bytes);
  // At the end of the input: what stands after the last newline, if anything.
  std::optional<Line> finish();

 private:
  std::size_t longest_;
  Line open_;
};

}  // namespace omnigo
