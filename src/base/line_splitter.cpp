#include "base/line_splitter.h"

#include <utility>

namespace omnigo {

std::vector<LineSplitter::Line> LineSplitter::feed(std::string_view bytes) {
  std::vector<Line> lines;
  while (!bytes.empty()) {
    const std::size_t newline = bytes.find('\n');
    const std::string_view part = bytes.substr(0, newline);
    const std::size_t room = longest_ - open_.text.size();
    open_.text += part.substr(0, room);
    if (part.size() > room) open_.complete = false;
    if (newline == std::string_view::npos) break;
    lines.push_back(std::move(open_));
    open_ = {};
    bytes.remove_prefix(newline + 1);
  }
  return lines;
}

std::optional<LineSplitter::Line> LineSplitter::finish() {
  if (open_.text.empty()) return std::nullopt;
  return std::exchange(open_, {});
}

}  // namespace omnigo
