// Unconditional life in positions with what another program expects of them.
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "graph/layout.h"
#include "places.h"
#include "rules/life.h"
#include "rules/terms.h"

namespace omnigo {
namespace {

nlohmann::json expected_areas() {
  std::ifstream file(others_data() / "area-and-unconditional-life.json");
  return nlohmann::json::parse(file);
}

// One position of the file.
struct Position {
  explicit Position(const nlohmann::json& board)
      : columns(board["w"]),
        rows(board["h"]),
        graph(make_layout(std::to_string(columns) + "x" + std::to_string(rows))->graph) {
    std::string text;
    for (const std::string row : board["rows"]) text += row;
    // One board has each character in a row of its own, with labels of columns and rows between.
    if (text.size() != graph->size() * 1u) {
      std::erase_if(text,
                    [](char c) { return std::string_view(".XO").find(c) == std::string::npos; });
    }
    for (char& c : text) c = static_cast<char>(std::toupper(c));
    colouring = read(text);
  }

  // From letters by row from the top: X Black, O White.
  Colouring read(const std::string& text) const {
    EXPECT_EQ(text.size(), graph->size() * 1u);
    Colouring read;
    for (int row = rows; row-- > 0;) {
      for (char c : text.substr(row * columns, columns)) {
        read.push_back(c == 'X' ? Colour::Black : c == 'O' ? Colour::White : Colour::Empty);
      }
    }
    return read;
  }

  Colouring area(bool suicide, const AreaCount& count) const {
    return unconditional_area(*graph, colouring, 2, suicide, count);
  }

  int columns, rows;
  SharedGraph graph;
  Colouring colouring;
};

// The next `count` words, run together.
std::string words(std::istream& in, int count) {
  std::string all, word;
  while (count-- > 0 && in >> word) all += word;
  return all;
}

TEST(LifeOfOthers, AreasThatOthersExpect) {
  const auto file = expected_areas();
  int compared = 0;
  for (const auto& entry : file) {
    const std::size_t boards = entry["boards"].size(), modes = entry["modes"].size() / boards;
    for (std::size_t i = 0; i < boards * modes; ++i) {
      const Position position(entry["boards"][i / modes]);
      const auto& mode = entry["modes"][i];
      std::string area;
      for (const std::string row : mode["area"]) area += row;
      EXPECT_EQ(position.area(mode["suicide"] == 1,
                              {mode["safe"] == 1, mode["unsafe"] == 1, mode["nonpassalive"] == 1}),
                position.read(area))
          << entry["name"] << mode;
      ++compared;
    }
  }
  EXPECT_EQ(compared, 88);
}

TEST(LifeOfOthers, IndependentAreasThatOthersExpect) {
  const auto file = expected_areas();
  int compared = 0;
  for (const auto& entry : file) {
    if (!entry["name"].get<std::string>().starts_with("IndependentLife")) continue;
    std::istringstream in(entry["raw_expected"][0].get<std::string>());
    for (const auto& board : entry["boards"]) {
      const Position position(board);
      for (int mode = 0; mode < 8; ++mode) {
        std::string word;
        bool territories = false, stones = false, suicide = false;
        int white_less_black = 0;
        in >> word >> word >> territories >> word >> word >> stones >> word >> suicide >> word >>
            white_less_black;
        const Colouring expected = position.read(words(in, position.rows));
        const Colouring area = position.area(suicide, {true, true, true});
        Colouring kept = independent_area(*position.graph, position.colouring, area);
        for (const Component& part : components(*position.graph, kept).all) {
          white_less_black -= (part.colour == Colour::White) - (part.colour == Colour::Black);
        }
        EXPECT_EQ(white_less_black, 0);
        for (std::size_t p = 0; p < kept.size(); ++p) {
          const bool stone = area[p] == position.colouring[p];
          if (stone ? stones : territories) kept[p] = area[p];
        }
        EXPECT_EQ(kept, expected) << entry["name"] << mode;
        ++compared;
      }
    }
  }
  EXPECT_EQ(compared, 88);
}

TEST(LifeOfOthers, OwnersThatOthersExpect) {
  // 100 White's, -100 Black's, 0 nobody's, in the first of two tables.
  const auto file = expected_areas();
  int compared = 0;
  for (const auto& entry : file) {
    const std::string name = entry["name"];
    if (!name.starts_with("groupTax")) continue;
    const Position position(entry["boards"][0]);
    std::istringstream in(entry["raw_expected"][0].get<std::string>());
    words(in, 3);
    std::string owners;
    for (int i = 0, number = 0; i < position.graph->size() && in >> number; ++i) {
      owners += number > 0 ? 'O' : number < 0 ? 'X' : '.';
    }
    const bool unsafe = name != "groupTaxScoring2";
    EXPECT_EQ(position.area(false, {true, unsafe, true}), position.read(owners)) << name;
    ++compared;
  }
  EXPECT_EQ(compared, 3);
}

TEST(LifeOfOthers, JoinsOfBlocksThatAreNotAliveAsOthersExpect) {
  // 1 where a stone joins a block that is neither alive nor in alive territory to another, else 0.
  const auto file = expected_areas();
  for (const auto& entry : file) {
    if (entry["name"] != "isNonPassAliveSelfConnection") continue;
    const Position position(entry["boards"][0]);
    const Colouring area = position.area(true, {});
    const Components parts = components(*position.graph, position.colouring);
    std::istringstream in(entry["raw_expected"][0].get<std::string>());
    for (Colour colour : {Colour::Black, Colour::White}) {
      words(in, 2);
      std::string joins, expected = words(in, position.rows);
      for (int row = position.rows; row-- > 0;) {
        for (int column = 0; column < position.columns; ++column) {
          const auto p = static_cast<Point>(row * position.columns + column);
          std::set<int> own, not_alive;
          for (Point q : position.graph->neighbours(p)) {
            if (position.colouring[q] != colour) continue;
            own.insert(parts.of[q]);
            if (area[q] == Colour::Empty) not_alive.insert(parts.of[q]);
          }
          const bool joined = area[p] != colour && own.size() > 1 && !not_alive.empty();
          joins += position.colouring[p] != Colour::Empty ? '-' : joined ? '1' : '0';
        }
      }
      EXPECT_EQ(joins, expected);
    }
  }
}

}  // namespace
}  // namespace omnigo
