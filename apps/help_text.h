// The text of --help, taken apart: manual pages and completion are made from it.
#pragma once

#include <string>
#include <vector>

#include "commands.h"

namespace omnigo {

// What `omnigo COMMAND [WORDS...] --help` prints; empty if that is an error.
std::string help_of(const Command& command, const std::vector<std::string>& words = {});

// A block of lines without an empty line between them.
struct HelpBlock {
  enum Kind {
    Paragraph,  // `text`
    Item,       // "  TERM  text": a term and what it means
    Verbatim,   // lines that stay as they are, in `text`
  };
  Kind kind;
  std::string term, text;
};

struct HelpText {
  std::vector<std::string> usage;  // without "usage: "; each form of the command with its options
  std::vector<HelpBlock> blocks;
  std::vector<std::string> examples;  // lines
};
HelpText read_help(const std::string& help);

struct HelpOption {
  std::string name;   // --rules
  std::string value;  // R, or the choices separated by bars; empty: takes none
};
// Those that the usage or an item names, each once.
std::vector<HelpOption> options_of(const HelpText& help);

}  // namespace omnigo
