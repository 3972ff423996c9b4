// omnigo count --table: all boards of a family up to a size.
#include <ctime>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>
#include <sstream>

#include "base/quote.h"
#include "count.h"
#include "draw/chart.h"
#include "graph/families.h"
#include "json_text.h"
#include "program_ranks.h"
#include "rules/colour.h"

namespace omnigo {
namespace {

struct Sizes {
  std::string family;
  bool rectangles = false;  // columns and rows vary apart
  int least = 1, columns = 1, rows = 1;
};

// Reads family:N, family:WxH, N or WxH as the largest board of a table.
Sizes read_sizes(const std::string& spec) {
  const std::size_t colon = spec.find(':');
  Sizes sizes;
  sizes.family = colon == std::string::npos ? "grid" : spec.substr(0, colon);
  const std::string numbers = colon == std::string::npos ? spec : spec.substr(colon + 1);
  for (const Family& family : families()) {
    if (family.name != sizes.family || family.arguments.empty()) continue;
    const std::size_t by = numbers.find('x');
    sizes.rectangles = by != std::string::npos;
    if (sizes.rectangles && family.arguments != "WxH") break;
    sizes.least = family.least;
    const auto number = [&](const std::string& text) {
      return static_cast<int>(parse_number(text, "the size", family.least, 10'000));
    };
    sizes.columns = number(numbers.substr(0, by));
    sizes.rows = sizes.rectangles ? number(numbers.substr(by + 1)) : sizes.columns;
    return sizes;
  }
  throw UsageError("no table of " + quote(spec) + ": name a family with its largest size");
}

struct Row {
  std::string board;
  int columns = 0, rows = 0;  // or twice the one size
  int players = 2;
  int points = 0;
  count::Count count;
  double seconds = 0;
};

// Nothing, and a line on standard error, where the memory does not suffice.
std::optional<Row> count_row(const Sizes& sizes, int columns, int rows,
                             const count::CountOptions& options, bool check) {
  std::string spec = sizes.family + ":" + std::to_string(columns);
  if (sizes.rectangles) spec += "x" + std::to_string(rows);
  const Layout board = checked(make_layout(spec));
  Row row{board.spec, columns, rows, options.players, board.graph->size(), {}, 0};
  const std::clock_t begun = std::clock();
  try {
    row.count = count_with_bar(board, options);
  } catch (const UsageError& error) {
    std::cerr << "omnigo: " << board.spec << " with " << options.players
              << " colours is left out: " << error.what() << '\n';
    return std::nullopt;
  }
  row.seconds = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
  if (check) check_count(board, options, row.count.legal);
  return row;
}

// Whether turning the board makes no other: then only columns >= rows are counted.
bool symmetric(const std::string& family) { return family == "grid" || family == "torus"; }

std::vector<Row> count_rows(const Sizes& sizes, const Arguments& arguments) {
  const auto [first, last] = read_range(arguments, "--players", "2", kMaxPlayers);
  count::CountOptions options = count_options(arguments, first);
  std::vector<Row> rows;
  for (int players = first; players <= last; ++players) {
    options.players = players;
    for (int r = sizes.least; r <= sizes.rows; ++r) {
      const int from = !sizes.rectangles ? r : symmetric(sizes.family) ? r : sizes.least;
      const int to = sizes.rectangles ? sizes.columns : r;
      for (int c = from; c <= to; ++c) {
        auto row = count_row(sizes, c, r, options, arguments.flag("--check"));
        if (row) rows.push_back(std::move(*row));
      }
    }
  }
  return rows;
}

std::string csv(const std::vector<Row>& rows) {
  std::ostringstream out;
  out << "board,players,points,legal,fraction,states,bytes,moduli,cpu_seconds\n";
  for (const Row& row : rows) {
    out << row.board << ',' << row.players << ',' << row.points << ',' << row.count.legal << ','
        << legal_fraction(row.count.legal, row.players, row.points) << ',' << row.count.states
        << ',' << row.count.bytes << ',' << row.count.moduli << ',' << row.seconds << '\n';
  }
  return out.str();
}

std::string json(const std::vector<Row>& rows) {
  std::vector<JsonValue> list;
  for (const Row& row : rows) {
    list.push_back(JsonObject()
                       .add("board", row.board)
                       .add("players", row.players)
                       .add("points", row.points)
                       .add("legal", row.count.legal.get_str())
                       .add("states", row.count.states)
                       .add("bytes", row.count.bytes)
                       .add("cpu_seconds", row.seconds));
  }
  return JsonObject().add("table", list).text() + '\n';
}

// One line a board.
std::string markdown_list(const std::vector<Row>& rows) {
  std::ostringstream out;
  out << "| board | points | players | legal | fraction |\n|---|---|---|---|---|\n";
  for (const Row& row : rows) {
    out << "| " << row.board << " | " << row.points << " | " << row.players << " | "
        << row.count.legal << " | " << legal_fraction(row.count.legal, row.players, row.points)
        << " |\n";
  }
  return out.str();
}

// Rows of the board downward, columns to the right; one table for each number of players.
std::string markdown_rectangles(const Sizes& sizes, const std::vector<Row>& rows) {
  std::map<std::pair<int, int>, std::map<int, const Row*>> lines;
  for (const Row& row : rows) lines[{row.players, row.rows}][row.columns] = &row;
  std::ostringstream out;
  int players = 0;
  for (const auto& [line, by_columns] : lines) {
    if (line.first != players) {
      out << (players > 0 ? "\n" : "") << "| " << sizes.family << ", " << line.first
          << (line.first == 1 ? " colour |" : " colours |");
      std::string rule = "|---|";
      for (int c = sizes.least; c <= sizes.columns; ++c) {
        out << ' ' << c << " |";
        rule += "---|";
      }
      out << '\n' << rule << '\n';
      players = line.first;
    }
    out << "| " << line.second << " |";
    for (int c = sizes.least; c <= sizes.columns; ++c) {
      const auto found = by_columns.find(c);
      out << ' ' << (found == by_columns.end() ? "" : found->second->count.legal.get_str()) << " |";
    }
    out << '\n';
  }
  return out.str();
}

// Time and memory against the size, a line for each number of players; of rectangles the squares.
std::string growth_plot(const std::string& family, const std::vector<Row>& rows) {
  std::map<int, std::vector<const Row*>> by_players;
  for (const Row& row : rows) {
    if (row.columns == row.rows) by_players[row.players].push_back(&row);
  }
  Chart time{"CPU seconds", "size of " + family, {}};
  Chart memory{"bytes", "size of " + family, {}};
  Chart states{"states", "size of " + family, {}};
  for (const auto& [players, list] : by_players) {
    const std::string name = std::to_string(players) + (players == 1 ? " colour" : " colours");
    ChartLine seconds{name, {}}, bytes{name, {}}, most{name, {}};
    for (const Row* row : list) {
      seconds.points.push_back({row->columns, std::max(row->seconds, 1e-4)});
      bytes.points.push_back(
          {row->columns, std::max<double>(1, static_cast<double>(row->count.bytes))});
      most.points.push_back({row->columns, static_cast<double>(row->count.states)});
    }
    time.lines.push_back(std::move(seconds));
    memory.lines.push_back(std::move(bytes));
    states.lines.push_back(std::move(most));
  }
  return svg_charts({time, memory, states});
}

}  // namespace

int run_count_table(const Arguments& arguments) {
  const Sizes sizes = read_sizes(arguments.word(0, "BOARD"));
  const auto plot = arguments.option("--plot");
  std::ofstream picture;
  if (plot && program_ranks().rank() == 0) picture.open(*plot);
  if (plot && !picture) throw UsageError("cannot write " + quote(*plot));
  const std::vector<Row> rows = count_rows(sizes, arguments);
  if (program_ranks().rank() > 0) return 0;
  if (arguments.flag("--csv")) {
    std::cout << csv(rows);
  } else if (arguments.flag("--json")) {
    std::cout << json(rows);
  } else {
    std::cout << (sizes.rectangles ? markdown_rectangles(sizes, rows) : markdown_list(rows));
  }
  if (plot) picture << growth_plot(sizes.family, rows);
  return 0;
}

}  // namespace omnigo
