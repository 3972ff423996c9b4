// The word list of CONTRIBUTING.md: its first column occurs nowhere in the repository's documents,
// comments, help and other texts.
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

std::string in_small_letters(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

bool is_one_of(const fs::path& path, std::initializer_list<const char*> kinds) {
  return std::any_of(kinds.begin(), kinds.end(),
                     [&](const char* kind) { return path.extension() == kind; });
}

// Read whole: also languages in which a comment begins otherwise than in C++.
bool is_document(const fs::path& path) {
  return is_one_of(path, {".md", ".ftl", ".json", ".css", ".html", ".py", ".sh", ".conf"}) ||
         path.extension().empty();
}
bool is_program(const fs::path& path) {
  return is_one_of(path, {".cpp", ".h", ".cu", ".ts", ".tsx", ".js", ".mjs"});
}

// What builds and tests leave behind, what others wrote, and this list itself.
bool is_left_out(const std::string& path) {
  static const char* const kFolders[] = {".git",      "build",       "web/node_modules", "web/dist",
                                         "web/shots", "fuzz/corpus", "tests/data/"};
  static const char* const kFiles[] = {"CONTRIBUTING.md", "LICENSE", "tests/words_test.cpp",
                                       "web/package-lock.json"};
  return std::any_of(std::begin(kFolders), std::end(kFolders),
                     [&](const char* folder) { return path.starts_with(folder); }) ||
         std::find(std::begin(kFiles), std::end(kFiles), path) != std::end(kFiles);
}

std::vector<fs::path> texts() {
  const fs::path root = source_folder();
  std::vector<fs::path> found;
  for (auto entry = fs::recursive_directory_iterator(root); entry != fs::end(entry); ++entry) {
    const fs::path path = entry->path();
    if (is_left_out(fs::relative(path, root).string())) {
      entry.disable_recursion_pending();
    } else if (entry->is_regular_file() && (is_document(path) || is_program(path))) {
      found.push_back(path);
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
    const std::string small = in_small_letters(text);
    for (std::size_t i = 0; i < avoid.size(); ++i) {
      std::smatch match;
      // Most texts do not even have its first word, which is quicker to see.
      if (small.find(avoid[i].substr(0, avoid[i].find(' '))) == std::string::npos) continue;
      if (!std::regex_search(text, match, patterns[i])) continue;
      const auto line = 1 + std::count(text.begin(), text.begin() + match.position(), '\n');
      ADD_FAILURE() << path.string() << ":" << line << ": \"" << avoid[i]
                    << "\"; CONTRIBUTING.md says what to write instead";
    }
  }
}

TEST(Words, AreFoundInCommentsAndTextsButNotInNames) {
  const std::regex so_many = pattern_of("so many");
  for (const std::string text : {"// so\n// many", "f(\"So many.\")", "R\"(\nso many)\""}) {
    EXPECT_TRUE(std::regex_search(prose_of(text), so_many)) << text;
  }
  EXPECT_FALSE(std::regex_search(prose_of("int so many;  // also many"), so_many));
  EXPECT_FALSE(std::regex_search(prose_of("'\"' + so many"), so_many));
  EXPECT_EQ(words_to_avoid("### Words\n\n| avoid | write |\n|---|---|\n| told, a b | c |\n"),
            (std::vector<std::string>{"told", "a b"}));
}

}  // namespace
}  // namespace omnigo
