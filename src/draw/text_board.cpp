#include "draw/text_board.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "draw/view.h"

namespace omnigo {
namespace {

constexpr std::size_t kWidest = 160, kHighest = 80;

std::string left_padded(const std::string& text, std::size_t width) {
  const std::size_t length = letter_count(text);
  return std::string(width > length ? width - length : 0, ' ') + text;
}

std::string column_name(int column) {
  const std::string name = grid_point_name(column, 0);
  return name.substr(0, name.size() - 1);
}

std::string without_trailing_spaces(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

std::string rectangle_text(const Rectangle& rectangle, const std::vector<std::string>& signs) {
  const auto [columns, rows] = rectangle;
  const std::size_t margin = std::to_string(rows).size();
  std::size_t width = column_name(columns - 1).size();
  for (const std::string& sign : signs) width = std::max(width, letter_count(sign));
  std::string names(margin, ' ');
  for (int column = 0; column < columns; ++column) {
    names += " " + left_padded(column_name(column), width);
  }
  names = without_trailing_spaces(names) + "\n";
  std::string text = names;
  for (int row = rows - 1; row >= 0; --row) {
    text += left_padded(std::to_string(row + 1), margin);
    for (int column = 0; column < columns; ++column) {
      text += " " + left_padded(signs[row * columns + column], width);
    }
    text += " " + std::to_string(row + 1) + "\n";
  }
  return text + names;
}

// Signs by line and column on a page of letters.
using Page = std::map<long, std::map<long, const std::string*>>;

// Where the rows of points lie, if the board has rows of several points; else nothing. Points count
// as one row within a hundredth.
std::vector<long> rows_of(const std::vector<View>& views) {
  std::map<long, int> rows;
  int points = 0;
  for (const View& view : views) {
    for (const Spot& spot : view.spots) {
      ++rows[std::lround(spot.place.y * 100)];
      ++points;
    }
  }
  if (points < 2 * static_cast<int>(rows.size()) - 2) return {};
  std::vector<long> heights;
  for (const auto& [height, count] : rows) heights.push_back(height);
  return heights;
}

// The distance between columns, if all points lie on evenly spaced ones; else 0.
double column_distance(const std::vector<View>& views) {
  std::set<long> columns;
  for (const View& view : views) {
    for (const Spot& spot : view.spots) columns.insert(std::lround(spot.place.x * 100));
  }
  long least = 0;
  for (auto here = columns.begin(), next = std::next(here); next != columns.end(); ++here, ++next) {
    if (*next - *here > 1 && (least == 0 || *next - *here < least)) least = *next - *here;
  }
  if (least < 10) return 0;
  const double count =
      std::round(static_cast<double>(*columns.rbegin() - *columns.begin()) / least);
  const double distance = static_cast<double>(*columns.rbegin() - *columns.begin()) / count;
  for (const long column : columns) {
    const double steps = static_cast<double>(column - *columns.begin()) / distance;
    if (std::abs(steps - std::round(steps)) > 0.05) return 0;
  }
  return distance / 100;
}

// A letter is about twice as high as wide. Nothing if two signs would touch.
std::optional<Page> page_at(const std::vector<View>& views, const std::vector<long>& rows,
                            const std::vector<std::string>& signs, double scale) {
  Page page;
  for (const View& view : views) {
    for (const Spot& spot : view.spots) {
      const std::string& sign = signs[spot.point];
      const auto middle = static_cast<double>(letter_count(sign) - 1) / 2;
      const long column = std::lround(spot.place.x * scale * 2 - middle);
      const auto row = std::lower_bound(rows.begin(), rows.end(), std::lround(spot.place.y * 100));
      auto& line = page[rows.empty() ? std::lround(spot.place.y * scale) : row - rows.begin()];
      if (!line.emplace(column, &sign).second) return std::nullopt;
    }
  }
  for (const auto& [row, line] : page) {
    for (auto here = line.begin(), next = std::next(here); next != line.end(); ++here, ++next) {
      const auto end = here->first + static_cast<long>(letter_count(*here->second));
      if (next->first <= end) return std::nullopt;
    }
  }
  return page;
}

std::string page_text(const Page& page) {
  long left = page.begin()->second.begin()->first;
  for (const auto& [row, line] : page) left = std::min(left, line.begin()->first);
  std::string text;
  long next_row = page.begin()->first;
  for (const auto& [row, signs] : page) {
    for (; next_row < row; ++next_row) text += "\n";
    ++next_row;
    std::string line;
    for (const auto& [column, sign] : signs) {
      const auto begin = static_cast<std::size_t>(column - left);
      line += std::string(begin - letter_count(line), ' ') + *sign;
    }
    text += line + "\n";
  }
  return text;
}

bool fits(const Page& page) {
  const long rows = page.rbegin()->first - page.begin()->first + 1;
  long left = page.begin()->second.begin()->first, right = left;
  for (const auto& [row, line] : page) {
    left = std::min(left, line.begin()->first);
    right = std::max(right, line.rbegin()->first + 4);
  }
  return rows <= static_cast<long>(kHighest) && right - left <= static_cast<long>(kWidest);
}

std::string list_text(const Layout& layout, const std::vector<std::string>& signs) {
  std::string text;
  for (std::size_t p = 0; p < signs.size(); ++p) {
    if (signs[p] != ".") text += (text.empty() ? "" : "  ") + layout.names[p] + " " + signs[p];
  }
  return text.empty() ? "an empty board\n" : wrapped(text, 78);
}

}  // namespace

std::optional<std::string> text_page(const Layout& layout, const std::vector<std::string>& signs) {
  const std::vector<View> views = views_of(layout);
  const std::vector<long> rows = rows_of(views);
  const double distance = column_distance(views);
  for (int step = 0; step < 24; ++step) {
    // A whole number of letters from column to column keeps the columns of a lattice even.
    const double scale = distance > 0 ? (step + 1) / (2 * distance) : std::pow(1.15, step);
    const auto page = page_at(views, rows, signs, scale);
    if (!page) continue;
    if (fits(*page)) return page_text(*page);
    break;
  }
  return std::nullopt;
}

std::string text_board(const Layout& layout, const std::vector<std::string>& signs) {
  if (layout.rectangle) return rectangle_text(*layout.rectangle, signs);
  return text_page(layout, signs).value_or(list_text(layout, signs));
}

std::string wrapped(std::string_view text, std::size_t width) {
  std::string out;
  std::size_t column = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(" \n"), text.size());
    const std::size_t length = letter_count(text.substr(0, end));
    if (column > 0 && column + length > width) {
      out.back() = '\n';  // it was the space before this word
      column = 0;
    }
    out += text.substr(0, end);
    const bool new_line = end == text.size() || text[end] == '\n';
    out += new_line ? '\n' : ' ';
    column = new_line ? 0 : column + length + 1;
    text.remove_prefix(std::min(text.size(), end + 1));
  }
  return out;
}

std::size_t letter_count(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  }));
}

}  // namespace omnigo
