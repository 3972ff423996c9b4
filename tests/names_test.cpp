// Every type's name stands for one thing. Two types of one name in one program are no error to any
// compiler, but what templates make of them is kept once, and fits only one of the two.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "places.h"

namespace omnigo {
namespace {

namespace fs = std::filesystem;

// The types that a file defines at the top of a namespace with a name, in full: omnigo::Board.
std::set<std::string> types_in(std::istream& file) {
  static const std::regex opens(R"(^(?:inline )?namespace ?([\w:]*) ?\{)");
  static const std::regex closes(R"(^\}  // namespace)");
  static const std::regex type(
      R"(^(?:struct|class|enum class|enum) (\w+)(?: final)?(?: : .*)? ?\{)");
  std::vector<std::string> around;
  std::set<std::string> found;
  std::smatch match;
  for (std::string line; std::getline(file, line);) {
    if (std::regex_search(line, match, opens)) {
      around.push_back(match[1]);
    } else if (std::regex_search(line, closes) && !around.empty()) {
      around.pop_back();
    } else if (std::regex_search(line, match, type)) {
      std::string name;
      for (const std::string& space : around) name += (space.empty() ? "?" : space) + "::";
      name += match[1];
      if (name.find('?') == name.npos) found.insert(name);  // else only this file's
    }
  }
  return found;
}

TEST(Names, EveryTypeHasItsOwn) {
  std::map<std::string, std::vector<std::string>> defined;
  for (const char* folder : {"src", "apps"}) {
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(source_folder()) / folder)) {
      if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp") continue;
      std::ifstream file(entry.path());
      for (const std::string& name : types_in(file)) defined[name].push_back(entry.path());
    }
  }
  EXPECT_GT(defined.size(), 200u);
  for (const auto& [name, files] : defined) {
    EXPECT_EQ(files.size(), 1u) << name << " in " << files.front() << " and " << files.back();
  }
}

TEST(Names, ASecondOneIsSeen) {
  std::istringstream file(
      "namespace omnigo {\nnamespace {\nstruct Own {\n};\n}  // namespace\nstruct Shared {\n"
      "  struct Part {\n  };\n};\nclass Other : public Shared {\n};\nenum class Kind : char { A "
      "};\n"
      "struct Later;\n}  // namespace omnigo\n");
  EXPECT_EQ(types_in(file),
            (std::set<std::string>{"omnigo::Kind", "omnigo::Other", "omnigo::Shared"}));
}

}  // namespace
}  // namespace omnigo
