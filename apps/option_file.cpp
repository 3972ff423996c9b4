#include "option_file.h"

#include <algorithm>
#include <fstream>

#include "arguments.h"
#include "base/quote.h"

namespace omnigo {
namespace {

std::string trimmed(const std::string& text) {
  const std::size_t begin = text.find_first_not_of(" \t\r");
  if (begin == std::string::npos) return "";
  return text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin);
}

std::string without_comment(const std::string& line) {
  for (std::size_t at = line.find('#'); at != std::string::npos; at = line.find('#', at + 1)) {
    if (at == 0 || line[at - 1] == ' ' || line[at - 1] == '\t') return line.substr(0, at);
  }
  return line;
}

std::vector<std::string> words_of(const std::string& line, const std::vector<std::string>& flags) {
  const std::size_t equals = line.find('=');
  if (equals == std::string::npos) {
    throw UsageError("expected a line such as 'port = 8080', got " + quote(line));
  }
  const std::string name = "--" + trimmed(line.substr(0, equals));
  const std::string value = trimmed(line.substr(equals + 1));
  if (std::find(flags.begin(), flags.end(), name) == flags.end()) return {name + "=" + value};
  if (value != "yes" && value != "no") {
    throw UsageError(name.substr(2) + ": expected yes or no, got " + quote(value));
  }
  return value == "yes" ? std::vector{name} : std::vector<std::string>{};
}

}  // namespace

std::vector<OptionLine> read_option_file(const std::string& path,
                                         const std::vector<std::string>& flags) {
  std::ifstream in(path);
  if (!in) throw UsageError("cannot read " + quote(path));
  std::vector<OptionLine> lines;
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    const std::string place = path + ":" + std::to_string(++number);
    const std::string text = trimmed(without_comment(line));
    if (text.empty()) continue;
    try {
      lines.push_back({words_of(text, flags), place});
    } catch (const UsageError& error) {
      throw UsageError(place + ": " + error.what());
    }
  }
  if (in.bad()) throw UsageError("cannot read " + quote(path));
  return lines;
}

}  // namespace omnigo
