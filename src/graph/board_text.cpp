#include "graph/board_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/json_reader.h"
#include "base/quote.h"
#include "base/text.h"
#include "graph/arrange.h"

namespace omnigo {
namespace {

constexpr double kLargestCoordinate = 1e6;

// The code point at the front of `text` and its length in bytes; a length of 0 where it is not
// UTF-8.
struct CodePoint {
  char32_t code = 0;
  std::size_t length = 0;
};

CodePoint code_point(std::string_view text) {
  const auto byte = [&](std::size_t i) {
    return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
  };
  const unsigned lead = byte(0);
  const std::size_t length = lead < 0x80            ? 1
                             : lead >> 5 == 0b110   ? 2
                             : lead >> 4 == 0b1110  ? 3
                             : lead >> 3 == 0b11110 ? 4
                                                    : 0;
  if (length <= 1) return {lead, length};
  char32_t code = lead & (0x7Fu >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if (byte(i) >> 6 != 0b10) return {};
    code = code << 6 | (byte(i) & 0x3F);
  }
  constexpr char32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  if (code < kLeast[length] || code > 0x10FFFF || surrogate) return {};
  return {code, length};
}

bool is_control(char32_t code) { return code < 0x20 || (code >= 0x7F && code < 0xA0); }

// Spaces, and marks that cannot be seen or turn the writing around.
bool is_invisible(char32_t code) {
  return code == 0x20 || code == 0xA0 || code == 0xAD || code == 0x1680 || code == 0x180E ||
         (code >= 0x2000 && code <= 0x200F) || (code >= 0x2028 && code <= 0x202F) ||
         (code >= 0x205F && code <= 0x206F) || code == 0x3000 || code == 0xFEFF;
}

// Where the text stops being text, or its size.
std::size_t end_of_text(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const auto [code, length] = code_point(text.substr(at));
    const bool layout = code == '\n' || code == '\r' || code == '\t';
    if (length == 0 || (is_control(code) && !layout)) return at;
    at += length;
  }
  return text.size();
}

// What is wrong with a name, or nothing.
std::optional<Error> wrong_with_name(std::string_view name) {
  if (name.empty()) return explain("point-name-empty", "a name is empty");
  if (name.size() > kLongestName) {
    return explain("point-name-long", "the name {name} is longer than {most} bytes",
                   {{"name", quote(name)}, {"most", kLongestName}});
  }
  for (std::size_t at = 0; at < name.size();) {
    const auto [code, length] = code_point(name.substr(at));
    if (length == 0 || is_control(code)) {
      return explain("point-name-control", "a name has a control character");
    }
    if (is_invisible(code)) {
      return explain("point-name-space", "the name {name} has a space", {{"name", quote(name)}});
    }
    at += length;
  }
  const std::string small = lower_case(name);
  if (small == "pass" || small == "resign") {
    return explain("point-name-reserved", "{name} cannot be the name of a point",
                   {{"name", quote(name)}});
  }
  return {};
}

Error no_points() { return explain("board-no-points", "a board needs at least one point"); }
Error too_many_edges() {
  return explain("board-edges-at-most", "a board has at most {most} edges", {{"most", kMaxEdges}});
}

// The points and edges read so far, checked as they come. The functions return what is wrong, or
// nothing.
class Draft {
 public:
  std::optional<Error> add_point(std::string_view name) {
    if (names_.size() == kMaxPoints) {
      return explain("board-points-at-most", "a board has at most {most} points",
                     {{"most", kMaxPoints}});
    }
    if (auto wrong = wrong_with_name(name)) return wrong;
    if (!numbers_.emplace(name, static_cast<Point>(names_.size())).second) {
      return explain("point-name-twice", "the name {name} is given twice", {{"name", quote(name)}});
    }
    names_.emplace_back(name);
    return {};
  }

  std::optional<Error> add_edge(Point a, Point b) {
    if (a == b) {
      return explain("edge-to-itself", "an edge connects {name} to itself",
                     {{"name", quote(names_[a])}});
    }
    if (edges_.size() == kMaxEdges) {
      return too_many_edges();
    }
    const auto [first, second] = std::minmax(a, b);
    if (!edges_.insert({first, second}).second) {
      return explain("edge-between-twice", "the edge from {from} to {to} is given twice",
                     {{"from", quote(names_[a])}, {"to", quote(names_[b])}});
    }
    return {};
  }

  std::optional<Point> find(std::string_view name) const {
    const auto found = numbers_.find(name);
    return found == numbers_.end() ? std::nullopt : std::optional(found->second);
  }

  int size() const { return static_cast<int>(names_.size()); }

  // Renumbers the points, in the order of their names as numbers, if all are whole numbers.
  void sort_numbers() {
    std::vector<std::pair<std::uint64_t, Point>> order;
    for (std::size_t p = 0; p < names_.size(); ++p) {
      std::uint64_t value = 0;
      const char* end = names_[p].data() + names_[p].size();
      const auto [stop, status] = std::from_chars(names_[p].data(), end, value);
      if (stop != end || status != std::errc()) return;
      order.emplace_back(value, static_cast<Point>(p));
    }
    std::sort(order.begin(), order.end());
    std::vector<Point> number(names_.size());
    std::vector<std::string> names(names_.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
      number[order[i].second] = static_cast<Point>(i);
      names[i] = names_[order[i].second];
    }
    names_ = std::move(names);
    std::set<Edge> edges;
    for (const Edge edge : edges_) {
      const auto [first, second] = std::minmax(number[edge.a], number[edge.b]);
      edges.insert({first, second});
    }
    edges_ = std::move(edges);
  }

  Result<Layout> finish(std::string_view source, std::vector<Coordinates> places, bool solid) {
    auto graph = Graph::from_edges(size(), {edges_.begin(), edges_.end()});
    if (!graph) return at_place(one_line(source), graph.error());
    Layout layout;
    layout.spec = "file:" + std::string(source);
    layout.graph = std::make_shared<const Graph>(std::move(*graph));
    layout.names = std::move(names_);
    layout.coordinates = places.empty() ? arrange(*layout.graph) : std::move(places);
    layout.solid = solid;
    return layout;
  }

 private:
  std::vector<std::string> names_;
  std::map<std::string, Point, std::less<>> numbers_;
  std::set<Edge> edges_;
};

class JsonBoard {
 public:
  JsonBoard(std::string_view text, std::string_view source)
      : json_(text, source), source_(source) {}

  Result<Layout> read() {
    const bool good = json_.object([&](const std::string& key) { return member(key); }) &&
                      json_.end() && complete() && join();
    if (!good) return json_.error();
    return draft_.finish(source_, std::move(places_), solid_);
  }

 private:
  // One end of an edge, as it is written and where.
  struct End {
    std::optional<double> number;
    std::string name;
    std::size_t position;
  };

  bool member(const std::string& key) {
    if (key == "points") return points();
    if (key == "edges") return edges();
    if (key == "spec" || key == "symmetries") return json_.skip();
    return json_.fail(explain("board-member", "unknown member {key}; a board has points and edges",
                              {{"key", quote(key)}}));
  }

  bool points() {
    points_at_ = json_.position();
    if (json_.peek() == '[') return json_.array([&] { return point(); });
    double count = 0;
    const std::size_t position = json_.position();
    if (!json_.number(count)) return false;
    if (count < 1 || count > kMaxPoints || count != std::floor(count)) {
      return json_.fail_at(position, explain("board-points", "a board has 1 to {most} points",
                                             {{"most", kMaxPoints}}));
    }
    for (int p = 1; p <= count; ++p) draft_.add_point(std::to_string(p));
    return true;
  }

  bool point() {
    const std::size_t position = json_.position();
    std::string name = std::to_string(draft_.size() + 1);
    std::optional<double> x, y, z;
    const bool good = json_.object([&](const std::string& key) {
      if (key == "name") return json_.string(name);
      if (key == "x") return coordinate(x);
      if (key == "y") return coordinate(y);
      if (key == "z") return coordinate(z);
      return json_.fail(explain("point-member",
                                "unknown member {key}; a point has name, x, y and z",
                                {{"key", quote(key)}}));
    });
    if (!good || !check(draft_.add_point(name), position)) return false;
    return place(x, y, z, position);
  }

  bool coordinate(std::optional<double>& value) {
    const std::size_t position = json_.position();
    double read = 0;
    if (!json_.number(read)) return false;
    if (std::abs(read) > kLargestCoordinate) {
      return json_.fail_at(position, explain("coordinate-too-large",
                                             "coordinates must be from -1000000 to 1000000"));
    }
    value = read;
    return true;
  }

  bool place(std::optional<double> x, std::optional<double> y, std::optional<double> z,
             std::size_t position) {
    if (x.has_value() != y.has_value() || (z && !x)) {
      return json_.fail_at(position,
                           explain("point-half-place", "a point has both x and y, or neither"));
    }
    if (draft_.size() > 1 && x.has_value() == places_.empty()) {
      return json_.fail_at(position,
                           explain("points-some-placed", "all points have coordinates, or none"));
    }
    if (!x) return true;
    places_.push_back({*x, *y, z.value_or(0)});
    solid_ = solid_ || z;
    if (!taken_.insert({*x, *y, z.value_or(0)}).second) {
      return json_.fail_at(position,
                           explain("points-same-place", "two points are in the same place"));
    }
    return true;
  }

  bool edges() {
    return json_.array([&] {
      if (ends_.size() == 2 * std::size_t{kMaxEdges}) {
        return json_.fail(too_many_edges());
      }
      const std::size_t position = json_.position(), before = ends_.size();
      const bool good = json_.array([&] { return ends_.size() - before < 3 && end(); });
      if (good && ends_.size() - before == 2) return true;
      return json_.fail_at(position, explain("edge-ends", "an edge has two ends"));
    });
  }

  bool end() {
    End& end = ends_.emplace_back();
    end.position = json_.position();
    if (json_.peek() == '"') return json_.string(end.name);
    double number = 0;
    if (!json_.number(number)) return false;
    end.number = number;
    return true;
  }

  bool complete() {
    if (points_at_ == kNowhere) return json_.fail_at(0, no_points());
    if (draft_.size() == 0) return json_.fail_at(points_at_, no_points());
    return true;
  }

  bool join() {
    for (std::size_t i = 0; i < ends_.size(); i += 2) {
      const auto a = resolve(ends_[i]), b = resolve(ends_[i + 1]);
      if (!a || !b || !check(draft_.add_edge(*a, *b), ends_[i].position)) return false;
    }
    return true;
  }

  std::optional<Point> resolve(const End& end) {
    if (end.number) {
      const double number = *end.number;
      if (number >= 0 && number < draft_.size() && number == std::floor(number)) {
        return static_cast<Point>(number);
      }
      json_.fail_at(end.position,
                    explain("edge-number",
                            "an edge refers to a missing point; points are numbered 0 to {last}",
                            {{"last", draft_.size() - 1}}));
      return std::nullopt;
    }
    const auto found = draft_.find(end.name);
    if (!found) {
      json_.fail_at(end.position, explain("point-unknown", "no point is named {name}",
                                          {{"name", quote(end.name)}}));
    }
    return found;
  }

  bool check(const std::optional<Error>& wrong, std::size_t position) {
    return !wrong || json_.fail_at(position, *wrong);
  }

  static constexpr std::size_t kNowhere = ~std::size_t{0};

  JsonReader json_;
  std::string_view source_;
  Draft draft_;
  std::size_t points_at_ = kNowhere;
  std::vector<Coordinates> places_;
  std::set<std::array<double, 3>> taken_;
  bool solid_ = false;
  std::vector<End> ends_;  // two an edge
};

class EdgeList {
 public:
  EdgeList(std::string_view text, std::string_view source) : text_(text), source_(source) {}

  Result<Layout> read() {
    int number = 0;
    for (std::string_view rest = text_; !rest.empty();) {
      const std::size_t end = rest.find('\n');
      ++number;
      if (auto wrong = line(rest.substr(0, end))) {
        wrong->reason.values.emplace_back("line", std::to_string(number));
        return at_place(one_line(source_) + ":" + std::to_string(number), std::move(*wrong));
      }
      rest.remove_prefix(end == rest.npos ? rest.size() : end + 1);
    }
    if (draft_.size() == 0) return at_place(one_line(source_), no_points());
    draft_.sort_numbers();
    return draft_.finish(source_, {}, false);
  }

 private:
  // What is wrong with a line, or nothing.
  std::optional<Error> line(std::string_view text) {
    const std::vector<std::string_view> words = split(text.substr(0, text.find('#')));
    if (words.size() > 2) {
      return explain("edge-line", "a line must name one point, or the two ends of an edge");
    }
    std::vector<Point> ends;
    for (const std::string_view word : words) {
      if (!draft_.find(word)) {
        if (auto wrong = draft_.add_point(word)) return wrong;
      }
      ends.push_back(*draft_.find(word));
    }
    return ends.size() == 2 ? draft_.add_edge(ends[0], ends[1]) : std::nullopt;
  }

  static std::vector<std::string_view> split(std::string_view text) {
    constexpr std::string_view kSpace = " \t\r";
    std::vector<std::string_view> words;
    for (std::size_t at = text.find_first_not_of(kSpace); at != text.npos;) {
      const std::size_t end = std::min(text.find_first_of(kSpace, at), text.size());
      words.push_back(text.substr(at, end - at));
      at = text.find_first_not_of(kSpace, end);
    }
    return words;
  }

  std::string_view text_, source_;
  Draft draft_;
};

}  // namespace

Result<Layout> read_board(std::string_view text, std::string_view source) {
  if (text.size() > kMostBoardBytes) {
    return at_place(one_line(source),
                    explain("board-text-long", "a board file can have at most {most} MiB",
                            {{"most", kMostBoardBytes >> 20}}));
  }
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);  // a byte order mark
  if (const std::size_t end = end_of_text(text); end < text.size()) {
    return error_at(text, source, end, explain("board-not-text", "this is not UTF-8 text"));
  }
  const std::size_t start = text.find_first_not_of(" \t\r\n");
  if (start != text.npos && (text[start] == '{' || text[start] == '[')) {
    return JsonBoard(text, source).read();
  }
  return EdgeList(text, source).read();
}

}  // namespace omnigo
