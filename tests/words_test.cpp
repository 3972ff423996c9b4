// The word list of CONTRIBUTING.md: its first column does not occur in documents, comments, help or
// other texts.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "places.h"

namespace omnigo {
namespace {

namespace fs = std::filesystem;

std::string bytes_of(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The first column of the table below "### Words".
std::vector<std::string> words_to_avoid(const std::string& contributing) {
  std::vector<std::string> words;
  std::istringstream in(contributing.substr(contributing.find("### Words")));
  for (std::string line; std::getline(in, line);) {
    if (!line.starts_with("| ") || line.starts_with("| avoid")) continue;
    std::istringstream column(line.substr(2, line.find(" |", 2) - 2));
    for (std::string word; std::getline(column >> std::ws, word, ',');) words.push_back(word);
  }
  return words;
}

// A program's text with everything but its comments and strings blanked out. Line ends stay.
std::string prose_of(const std::string& code) {
  std::string prose(code.size(), ' ');
  const auto copy = [&](std::size_t from, std::size_t to) {
    for (std::size_t i = from; i < std::min(to, code.size()); ++i) prose[i] = code[i];
    return std::min(to, code.size());
  };
  for (std::size_t i = 0; i < code.size();) {
    if (code[i] == '\n') {
      prose[i] = '\n';
      ++i;
    } else if (code.compare(i, 2, "//") == 0) {
      i = copy(i, code.find('\n', i));
    } else if (code.compare(i, 2, "/*") == 0) {
      i = copy(i, code.find("*/", i));
    } else if (code.compare(i, 3, "R\"(") == 0) {
      i = copy(i, code.find(")\"", i));
    } else if (code[i] == '"' || code[i] == '\'' || code[i] == '`') {
      const char quote = code[i];
      std::size_t end = i + 1;
      while (end < code.size() && code[end] != quote && (code[end] != '\n' || quote == '`')) {
        end += code[end] == '\\' ? 2 : 1;
      }
      i = copy(i, end) + 1;
    } else {
      ++i;
    }
  }
  return prose;
}

// A word, or several, not as a part of a longer one; line breaks and comment signs are spaces.
std::regex pattern_of(const std::string& word) {
  return std::regex("(^|[^A-Za-z_])" +
                        std::regex_replace(word, std::regex(" "), R"((?:\s|//|\*|#)+)") +
                        "(?=$|[^A-Za-z_])",
                    std::regex::icase);
}

bool is_document(const fs::path& path) { return path.extension() == ".md"; }
bool is_program(const fs::path& path) {
  static const char* const kKinds[] = {".cpp", ".h", ".cu", ".ts", ".tsx", ".py"};
  return std::any_of(std::begin(kKinds), std::end(kKinds),
                     [&](const char* kind) { return path.extension() == kind; });
}

std::vector<fs::path> texts() {
  const fs::path root = source_folder();
  std::vector<fs::path> found;
  for (const char* file : {"README.md", "ARCHITECTURE.md", "CHANGELOG.md"}) {
    found.push_back(root / file);
  }
  for (const char* folder : {"docs", "apps", "src", "tests", "fuzz", "scripts", "train", "bench"}) {
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
      const std::string path = fs::relative(entry.path(), root).string();
      // Records of the past, what others wrote, and the server, which does not keep the list yet.
      if (path.starts_with("src/server/") || path.starts_with("docs/experiments/") ||
          path.starts_with("fuzz/corpus/") || path.starts_with("tests/data/") ||
          path == "tests/words_test.cpp") {
        continue;
      }
      if (is_document(path) || is_program(path)) found.push_back(entry.path());
    }
  }
  return found;
}

TEST(Words, TheListIsKept) {
  const auto avoid = words_to_avoid(bytes_of(fs::path(source_folder()) / "CONTRIBUTING.md"));
  ASSERT_GT(avoid.size(), 5u);
  std::vector<std::regex> patterns;
  for (const std::string& word : avoid) patterns.push_back(pattern_of(word));
  for (const fs::path& path : texts()) {
    const std::string bytes = bytes_of(path);
    const std::string text = is_document(path) ? bytes : prose_of(bytes);
    for (std::size_t i = 0; i < avoid.size(); ++i) {
      std::smatch match;
      if (!std::regex_search(text, match, patterns[i])) continue;
      const auto line = 1 + std::count(text.begin(), text.begin() + match.position(), '\n');
      ADD_FAILURE() << path.string() << ":" << line << ": \"" << avoid[i]
                    << "\"; CONTRIBUTING.md says what to write instead";
    }
  }
}

TEST(Words, AreFoundInCommentsAndTextsButNotInNames) {
  const std::regex anew = pattern_of("so many");
  for (const std::string text : {"// so\n// many", "f(\"So many.\")", "R\"(\nso many)\""}) {
    EXPECT_TRUE(std::regex_search(prose_of(text), anew)) << text;
  }
  EXPECT_FALSE(std::regex_search(prose_of("int so many;  // also many"), anew));
  EXPECT_FALSE(std::regex_search(prose_of("'\"' + so many"), anew));
  EXPECT_EQ(words_to_avoid("### Words\n\n| avoid | write |\n|---|---|\n| told, a b | c |\n"),
            (std::vector<std::string>{"told", "a b"}));
}

}  // namespace
}  // namespace omnigo
