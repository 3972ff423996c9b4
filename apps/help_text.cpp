#include "help_text.h"

#include <algorithm>
#include <cctype>
#include <iostream>
#include <sstream>

#include "arguments.h"

namespace omnigo {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::size_t indentation(const std::string& line) {
  const std::size_t first = line.find_first_not_of(' ');
  return first == std::string::npos ? line.size() : first;
}

void append(std::string& text, const std::string& line, char separator) {
  if (!text.empty()) text += separator;
  text += line;
}

// Whether the lines after this one go on with what it says, further to the right.
bool goes_on(const std::vector<std::string>& lines, std::size_t i) {
  return i + 1 < lines.size() && indentation(lines[i + 1]) > indentation(lines[i]) &&
         !lines[i + 1].empty();
}

// An option's name ends at the first word that cannot be its value: two spaces are usual between
// the two, but not where the name is long.
std::size_t end_of_term(const std::string& line) {
  const std::size_t gap = line.find("  ");
  if (!line.starts_with("--")) return gap;
  const std::size_t name = line.find(' ');
  if (name == std::string::npos || name == gap) return name;
  return line.find(' ', name + 1);
}

// Items and verbatim lines from line i on; returns the line after them.
std::size_t read_indented(const std::vector<std::string>& lines, std::size_t i,
                          std::vector<HelpBlock>& blocks) {
  while (i < lines.size() && lines[i].starts_with("  ")) {
    const std::string line = lines[i].substr(2);
    const std::size_t end = end_of_term(line);
    const bool item = line[0] != ' ' && line[0] != '{' &&
                      (end != std::string::npos || (line[0] == '-' && goes_on(lines, i)));
    if (!item) {
      if (blocks.empty() || blocks.back().kind != HelpBlock::Verbatim) {
        blocks.push_back({HelpBlock::Verbatim, "", ""});
      }
      append(blocks.back().text, line, '\n');
      ++i;
      continue;
    }
    HelpBlock block{HelpBlock::Item, line.substr(0, end), ""};
    if (end != std::string::npos)
      append(block.text, line.substr(line.find_first_not_of(' ', end)), ' ');
    for (; goes_on(lines, i) || (i + 1 < lines.size() && lines[i + 1].starts_with("    ")); ++i) {
      append(block.text, lines[i + 1].substr(indentation(lines[i + 1])), ' ');
    }
    blocks.push_back(std::move(block));
    ++i;
  }
  return i;
}

std::size_t read_usage(const std::vector<std::string>& lines, std::vector<std::string>& usage) {
  std::size_t i = 0;
  for (; i < lines.size() && !lines[i].empty(); ++i) {
    std::string line = lines[i].substr(std::min<std::size_t>(7, lines[i].size()));
    const std::size_t from = indentation(line);
    if (from == 0) {
      usage.push_back(line);
    } else {
      append(usage.back(), line.substr(from), ' ');
    }
  }
  return i;
}

bool part_of_value(char c) { return c != ' ' && c != ']' && c != '['; }

// The value named after the option that ends at `at`, such as R of "--rules R".
std::string value_after(const std::string& usage, std::size_t at) {
  if (at + 1 >= usage.size() || usage[at] != ' ') return "";
  std::size_t end = at + 1;
  if (!std::isalnum(static_cast<unsigned char>(usage[end])) && usage[end] != '"') return "";
  while (end < usage.size() && part_of_value(usage[end])) ++end;
  return usage.substr(at + 1, end - at - 1);
}

void add_option(std::vector<HelpOption>& options, const HelpOption& option) {
  for (HelpOption& known : options) {
    if (known.name != option.name) continue;
    if (known.value.find('|') == std::string::npos && !option.value.empty()) {
      known.value = option.value;
    }
    return;
  }
  options.push_back(option);
}

}  // namespace

std::string help_of(const Command& command, const std::vector<std::string>& words) {
  if (command.help != nullptr) return command.help;
  std::vector<std::string> asked = words;
  asked.push_back("--help");
  std::ostringstream said;
  std::streambuf* const before = std::cout.rdbuf(said.rdbuf());
  try {
    command.run(asked);
  } catch (const UsageError&) {
    said.str("");
  }
  std::cout.rdbuf(before);
  return said.str();
}

HelpText read_help(const std::string& help) {
  const std::vector<std::string> lines = lines_of(help);
  HelpText text;
  std::size_t i = read_usage(lines, text.usage);
  while (i < lines.size()) {
    if (lines[i].empty()) {
      ++i;
    } else if (lines[i] == "example:" || lines[i] == "examples:") {
      for (++i; i < lines.size() && !lines[i].empty(); ++i) {
        text.examples.push_back(lines[i].substr(indentation(lines[i]) < 2 ? 0 : 2));
      }
    } else if (lines[i].starts_with("  ")) {
      text.blocks.push_back({HelpBlock::Verbatim, "", ""});
      i = read_indented(lines, i, text.blocks);
      std::erase_if(text.blocks, [](const HelpBlock& block) {
        return block.kind == HelpBlock::Verbatim && block.text.empty();
      });
    } else {
      HelpBlock block{HelpBlock::Paragraph, "", ""};
      for (; i < lines.size() && !lines[i].empty() && !lines[i].starts_with("  "); ++i) {
        append(block.text, lines[i], ' ');
      }
      text.blocks.push_back(std::move(block));
    }
  }
  return text;
}

std::vector<HelpOption> options_of(const HelpText& help) {
  std::vector<HelpOption> options;
  for (const HelpBlock& block : help.blocks) {
    if (block.kind != HelpBlock::Item || !block.term.starts_with("--")) continue;
    const std::size_t space = block.term.find(' ');
    add_option(options, {block.term.substr(0, space), value_after(block.term, space)});
  }
  for (const std::string& usage : help.usage) {
    for (std::size_t at = usage.find("--"); at != std::string::npos; at = usage.find("--", at)) {
      const std::size_t begin = at;
      while (at < usage.size() &&
             (std::islower(static_cast<unsigned char>(usage[at])) || usage[at] == '-')) {
        ++at;
      }
      add_option(options, {usage.substr(begin, at - begin), value_after(usage, at)});
    }
  }
  return options;
}

}  // namespace omnigo
