#include "search/weights.h"

#include <charconv>
#include <cstdlib>
#include <string>

namespace omnigo {

void ShapeWeights::set(Shape shape, float weight) {
  if (2 * (used_ + 1) > table_.size()) {
    std::vector<Entry> old(table_.size() * 2);
    old.swap(table_);
    used_ = 0;
    for (const Entry& entry : old) {
      if (entry.shape != 0) set(entry.shape, entry.weight);
    }
  }
  std::size_t i = shape & (table_.size() - 1);
  while (table_[i].shape != 0 && table_[i].shape != shape) i = (i + 1) & (table_.size() - 1);
  used_ += table_[i].shape == 0;
  table_[i] = {shape, weight};
}

Result<ShapeWeights> ShapeWeights::parse(std::string_view text) {
  ShapeWeights weights;
  int line = 0;
  while (!text.empty()) {
    ++line;
    const std::size_t end = text.find('\n');
    const std::string row(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    if (row.empty() || row[0] == '#') continue;
    Shape shape = 0;
    const auto [rest, status] = std::from_chars(row.data(), row.data() + row.size(), shape, 16);
    char* after = nullptr;
    const float weight = std::strtof(rest, &after);
    if (status != std::errc() || shape == 0 || after == rest || !(weight > 0)) {
      return Error{"weights, line " + std::to_string(line) + ": expected a shape and its weight"};
    }
    weights.set(shape, weight);
  }
  return weights;
}

}  // namespace omnigo
