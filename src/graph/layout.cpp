#include "graph/layout.h"

#include <algorithm>

#include "base/text.h"

namespace omnigo {
namespace {

constexpr std::string_view kColumnLetters = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

bool same_but_for_case(std::string_view a, std::string_view b) {
  return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), [](char x, char y) {
           return lower_case(x) == lower_case(y);
         });
}

}  // namespace

std::optional<Point> Layout::find(std::string_view name) const {
  std::optional<Point> alike;
  int meant = 0;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (!same_but_for_case(names[i], name)) continue;
    if (names[i] == name) return static_cast<Point>(i);
    alike = static_cast<Point>(i);
    ++meant;
  }
  return meant == 1 ? alike : std::nullopt;
}

std::string grid_point_name(int column, int row) {
  std::string letters;
  for (int c = column; c >= 0; c = c / 25 - 1)
    letters.insert(letters.begin(), kColumnLetters[c % 25]);
  return letters + std::to_string(row + 1);
}

std::vector<std::string> numbered_names(int points) {
  std::vector<std::string> names;
  names.reserve(points);
  for (int p = 1; p <= points; ++p) names.push_back(std::to_string(p));
  return names;
}

}  // namespace omnigo
