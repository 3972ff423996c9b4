// The table of folders in ARCHITECTURE.md against the real #includes, and the drawing against the
// table; and the table of tests in docs/security.md against the tests.
//
// A row reads | `folder` | what it holds | folders it may include | libraries it may include |. A
// folder may include itself, the folders of its row and whatever those may include. The standard
// library is open to all; any other library only to the rows that name it, so that one folder
// stands between a library and the rest.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "places.h"

namespace omnigo {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot = source_folder();

struct Row {
  std::string folder;
  std::set<std::string> may_include;  // whole folders' names, such as src/graph
  std::set<std::string> libraries;
};

std::string read_file(const fs::path& path) {
  std::ifstream in(path);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The words of a table's cell between backquotes: `base`, `graph` gives base and graph.
std::vector<std::string> quoted_words(const std::string& cell) {
  std::vector<std::string> words;
  for (std::size_t open = cell.find('`'); open != std::string::npos;) {
    const std::size_t close = cell.find('`', open + 1);
    if (close == std::string::npos) break;
    words.push_back(cell.substr(open + 1, close - open - 1));
    open = cell.find('`', close + 1);
  }
  return words;
}

std::vector<std::string> cells(const std::string& line) {
  std::vector<std::string> found;
  std::istringstream in(line.substr(1));
  for (std::string cell; std::getline(in, cell, '|');) found.push_back(cell);
  return found;
}

// The rows of folders with code, in order. A row may name only rows above it, which rules out
// circles; its folders are closed under what those may include.
std::vector<Row> read_table(const std::string& document) {
  std::vector<Row> rows;
  std::map<std::string, std::set<std::string>> reach;
  std::istringstream in(document);
  for (std::string line; std::getline(in, line);) {
    if (!line.starts_with("| `src/") && !line.starts_with("| `apps`")) continue;
    const auto cell = cells(line);
    EXPECT_EQ(cell.size(), 4u) << line;
    if (cell.size() != 4) continue;
    Row row{quoted_words(cell[0]).front(), {}, {}};
    for (const std::string& word : quoted_words(cell[2])) {
      const std::string folder = "src/" + word;
      EXPECT_TRUE(reach.contains(folder)) << row.folder << " names " << word << ", no row above it";
      row.may_include.insert(folder);
      row.may_include.insert(reach[folder].begin(), reach[folder].end());
    }
    for (const std::string& word : quoted_words(cell[3])) row.libraries.insert(word);
    reach[row.folder] = row.may_include;
    rows.push_back(row);
  }
  return rows;
}

const Row* find_row(const std::vector<Row>& rows, const std::string& folder) {
  for (const Row& row : rows) {
    if (row.folder == folder) return &row;
  }
  return nullptr;
}

struct Include {
  std::string header;
  bool angled;
};

std::optional<Include> parse_include(const std::string& line) {
  std::size_t at = line.find_first_not_of(" \t");
  if (at == std::string::npos || line[at] != '#') return std::nullopt;
  at = line.find_first_not_of(" \t", at + 1);
  if (at == std::string::npos || line.compare(at, 7, "include") != 0) return std::nullopt;
  const std::size_t open = line.find_first_of("<\"", at);
  if (open == std::string::npos) return std::nullopt;
  const bool angled = line[open] == '<';
  const std::size_t close = line.find(angled ? '>' : '"', open + 1);
  return Include{line.substr(open + 1, close - open - 1), angled};
}

// What is wrong with an include of a file in `row.folder`; empty if nothing.
std::string objection(const Row& row, const Include& include) {
  const std::string& header = include.header;
  const std::string first = header.substr(0, header.find_first_of("/."));
  if (include.angled) {
    const bool standard = header.find_first_of("/.") == std::string::npos;
    if (standard || row.libraries.contains(first)) return "";
    return row.folder + " may not include the library '" + first + "'";
  }
  if (header.find('/') == std::string::npos) return "";  // beside the file itself
  const std::string folder = "src/" + first;
  if (folder == row.folder || row.may_include.contains(folder)) return "";
  return row.folder + " may not include " + folder;
}

// One line for each include of `text` that the row does not allow.
std::vector<std::string> violations(const Row& row, const std::string& file,
                                    const std::string& text) {
  std::vector<std::string> found;
  std::istringstream in(text);
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    const auto include = parse_include(line);
    if (!include) continue;
    const std::string why = objection(row, *include);
    if (!why.empty()) {
      found.push_back(file + ":" + std::to_string(number) + ": " + include->header + ": " + why);
    }
  }
  return found;
}

bool is_source(const fs::path& path) {
  return path.extension() == ".h" || path.extension() == ".cpp";
}

// The folders with code: apps and each of src.
std::vector<std::string> code_folders() {
  std::vector<std::string> folders{"apps"};
  for (const auto& entry : fs::directory_iterator(kRoot / "src")) {
    folders.push_back("src/" + entry.path().filename().string());
  }
  return folders;
}

const std::vector<Row>& table() {
  static const std::vector<Row> rows = read_table(read_file(kRoot / "ARCHITECTURE.md"));
  return rows;
}

// A node of the drawing, such as `graph_[graph]` or ` base`, as the name of a folder.
std::string folder_of_node(std::string node) {
  std::erase(node, ' ');
  const std::string name = node.substr(0, node.find_first_of("_["));
  return name == "apps" ? name : "src/" + name;
}

// What each folder reaches along the arrows `FROM --> TO & TO` of the drawing. Lines stand below
// those they point to, so that one pass is enough.
std::map<std::string, std::set<std::string>> read_drawing(const std::string& document) {
  std::map<std::string, std::set<std::string>> reach;
  const std::size_t start = document.find("```mermaid");
  std::istringstream in(document.substr(start, document.find("```\n", start + 1) - start));
  for (std::string line; std::getline(in, line);) {
    const std::size_t arrow = line.find("-->");
    if (arrow == std::string::npos) continue;
    auto& from = reach[folder_of_node(line.substr(0, arrow))];
    std::istringstream ends(line.substr(arrow + 3));
    for (std::string end; std::getline(ends, end, '&');) {
      const std::string to = folder_of_node(end);
      from.insert(to);
      from.insert(reach[to].begin(), reach[to].end());
    }
  }
  return reach;
}

TEST(Dependencies, TheDrawingSaysWhatTheTableSays) {
  const std::string document = read_file(kRoot / "ARCHITECTURE.md");
  ASSERT_NE(document.find("```mermaid"), std::string::npos);
  auto reach = read_drawing(document);
  for (const Row& row : table()) {
    if (row.folder == "apps") continue;  // its row names all, whatever it uses
    EXPECT_EQ(reach[row.folder], row.may_include)
        << "the drawing in ARCHITECTURE.md shows something else for " << row.folder;
  }
  EXPECT_EQ(reach.size(), table().size());
}

TEST(Dependencies, EveryFolderOfCodeHasItsRow) {
  for (const std::string& folder : code_folders()) {
    EXPECT_TRUE(find_row(table(), folder))
        << folder << " has no row in the table of ARCHITECTURE.md";
  }
  EXPECT_EQ(table().size(), code_folders().size()) << "a row of ARCHITECTURE.md has no folder";
}

TEST(Dependencies, FilesIncludeOnlyWhatTheTableAllows) {
  int files = 0;
  for (const Row& row : table()) {
    if (!fs::exists(kRoot / row.folder)) continue;  // another test says so
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / row.folder)) {
      if (!is_source(entry.path())) continue;
      ++files;
      const std::string file = fs::relative(entry.path(), kRoot).generic_string();
      for (const std::string& violation : violations(row, file, read_file(entry.path()))) {
        ADD_FAILURE() << violation << " (the table in ARCHITECTURE.md)";
      }
    }
  }
  EXPECT_GT(files, 50);
}

// The build repeats the table where it says which module links which.
TEST(Dependencies, TheBuildLinksWhatTheTableAllows) {
  std::istringstream in(read_file(kRoot / "CMakeLists.txt"));
  int modules = 0;
  for (std::string line; std::getline(in, line);) {
    const std::string start = "omnigo_module(";
    if (!line.starts_with(start)) continue;
    ++modules;
    std::istringstream words(line.substr(start.size(), line.find(')') - start.size()));
    std::string name, dependency;
    words >> name;
    const Row* row = find_row(table(), "src/" + name);
    ASSERT_TRUE(row) << line << ": no row in the table of ARCHITECTURE.md";
    while (words >> dependency) {
      const std::string folder = "src/" + dependency;
      if (!find_row(table(), folder)) continue;  // a library
      EXPECT_TRUE(row->may_include.contains(folder))
          << line << ": by the table in ARCHITECTURE.md " << row->folder << " may not include "
          << folder;
    }
  }
  EXPECT_GT(modules, 1);
}

TEST(Dependencies, AnIncludeAgainstTheTableIsNamedByFileAndLine) {
  const auto rows = read_table(
      "| folder | holds | may include | libraries |\n"
      "| --- | --- | --- | --- |\n"
      "| `src/base` | hashes | | |\n"
      "| `src/graph` | boards | `base` | |\n"
      "| `src/symmetry` | automorphisms | `graph` | `nauty` |\n"
      "| `src/rules` | the rules | `graph` | |\n");
  ASSERT_EQ(rows.size(), 4u);
  const std::string text =
      "#include \"board.h\"\n"
      "#include <vector>\n"
      "#include \"rules/board.h\"\n"
      "#include \"base/random.h\"\n"
      "#include <nauty/nauty.h>\n"
      "  #  include \"symmetry/canonical.h\"\n"
      "// #include \"record/json.h\"\n"
      "#include <unistd.h>\n"
      "#include \"../record/json.h\"\n";
  EXPECT_EQ(
      violations(rows[3], "src/rules/board.cpp", text),
      (std::vector<std::string>{
          "src/rules/board.cpp:5: nauty/nauty.h: src/rules may not include the library 'nauty'",
          "src/rules/board.cpp:6: symmetry/canonical.h: src/rules may not include src/symmetry",
          "src/rules/board.cpp:8: unistd.h: src/rules may not include the library 'unistd'",
          "src/rules/board.cpp:9: ../record/json.h: src/rules may not include src/"}));
  EXPECT_TRUE(violations(rows[2], "src/symmetry/a.cpp", "#include <nauty/nauty.h>\n").empty());
  EXPECT_EQ(violations(rows[1], "src/graph/a.h", "#include \"rules/board.h\"\n").size(), 1u);
}

// Rows read | 7 | finding | `Suite.Name`, `NameInTheSameSuite` |.
TEST(SecurityPage, NamesTestsThatExist) {
  std::string tests;
  for (const auto& entry : fs::directory_iterator(kRoot / "tests")) {
    if (entry.path().extension() == ".cpp") tests += read_file(entry.path());
  }
  std::istringstream page(read_file(kRoot / "docs/security.md"));
  int rows = 0;
  for (std::string line; std::getline(page, line);) {
    if (!line.starts_with("| " + std::to_string(rows + 1) + " |")) continue;
    ++rows;
    std::string suite;
    const auto names = quoted_words(cells(line)[2]);
    EXPECT_FALSE(names.empty()) << line;
    for (const std::string& name : names) {
      const std::size_t dot = name.find('.');
      if (dot != name.npos) suite = name.substr(0, dot);
      const std::string test = suite + ", " + name.substr(dot == name.npos ? 0 : dot + 1) + ")";
      EXPECT_NE(tests.find("(" + test), tests.npos) << test;
    }
  }
  EXPECT_EQ(rows, 20);
}

}  // namespace
}  // namespace omnigo
