// omnigo man: manual pages, made from the texts of --help.
#include <fstream>
#include <iostream>
#include <sstream>

#include "arguments.h"
#include "base/quote.h"
#include "base/version.h"
#include "commands.h"
#include "help_text.h"

namespace omnigo {
namespace {

constexpr char kHelp[] = R"(usage: omnigo man [COMMAND]
       omnigo man --all FOLDER

Print the manual page of omnigo or of one of its commands, for man and groff. It has the same contents as --help.

  --all FOLDER  write all pages to files in this folder: omnigo.1, omnigo-solve.1 and so on

examples:
  omnigo man solve | man -l -
  omnigo man --all ~/.local/share/man/man1
)";

// Text for groff: what it would take for its own is quoted, hyphens can be copied as such, and
// lines may be broken within JSON.
std::string roff(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if ((c == '.' || c == '\'') && (out.empty() || out.back() == '\n')) out += "\\&";
    if (c == '\\') {
      out += "\\e";
    } else {
      if (c == '-') out += '\\';
      out += c;
      if (c == ',') out += "\\:";
    }
  }
  return out;
}

void verbatim(std::ostream& out, const std::string& text) {
  out << ".PP\n.in +4n\n.nf\n" << roff(text) << "\n.fi\n.in\n";
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += (text.empty() ? "" : "\n") + line;
  return text;
}

void begin(std::ostream& out, const std::string& name, const std::string& summary) {
  std::string title = name;
  for (char& c : title) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  out << ".TH " << roff(title) << " 1 \"\" \"omnigo " << kVersion << "\" \"User commands\"\n"
      << ".ad l\n.nh\n.SH NAME\n"
      << roff(name) << " \\- " << roff(summary) << '\n';
}

void describe(std::ostream& out, const HelpText& help) {
  out << ".SH SYNOPSIS\n";
  for (const std::string& usage : help.usage) out << ".PP\n" << roff(usage) << '\n';
  out << ".SH DESCRIPTION\n";
  for (const HelpBlock& block : help.blocks) {
    if (block.kind == HelpBlock::Paragraph) out << ".PP\n" << roff(block.text) << '\n';
    if (block.kind == HelpBlock::Verbatim) verbatim(out, block.text);
    if (block.kind == HelpBlock::Item) {
      out << ".TP\n\\fB" << roff(block.term) << "\\fR\n" << roff(block.text) << '\n';
    }
  }
  if (help.examples.empty()) return;
  out << ".SH EXAMPLES\n";
  verbatim(out, joined(help.examples));
}

std::string page_of(const Command& command) {
  std::ostringstream out;
  begin(out, std::string("omnigo-") + command.name, command.summary);
  describe(out, read_help(help_of(command)));
  out << ".SH SEE ALSO\n.BR omnigo (1)\n";
  return out.str();
}

std::string overview_page() {
  std::ostringstream out;
  begin(out, "omnigo", "Go on any graph, for any number of players");
  out << ".SH SYNOPSIS\n.PP\nomnigo\n.PP\nomnigo COMMAND [ARGUMENTS]\n.PP\n"
      << roff("omnigo COMMAND --help\n") << ".PP\n"
      << roff("omnigo --version\n") << ".SH DESCRIPTION\n.PP\n"
      << roff(
             "Play Go by the rules of Tromp and Taylor on any finite graph, with any number of "
             "players. Without a command, serve games to browsers.\n")
      << ".SH COMMANDS\n";
  for (const Command* command : all_commands()) {
    out << ".TP\n.BR omnigo\\-" << command->name << " (1)\n" << roff(command->summary) << '\n';
  }
  return out.str();
}

void write_page(const std::string& folder, const std::string& name, const std::string& page) {
  const std::string path = folder + "/" + name + ".1";
  std::ofstream out(path, std::ios::binary);
  out << page;
  if (!out.flush()) throw UsageError("cannot write " + quote(path));
}

int run(const std::vector<std::string>& given) {
  const Arguments arguments(given, {}, {"--all"}, 1);
  if (const auto folder = arguments.option("--all")) {
    write_page(*folder, "omnigo", overview_page());
    for (const Command* command : all_commands()) {
      write_page(*folder, std::string("omnigo-") + command->name, page_of(*command));
    }
  } else if (arguments.words().empty()) {
    std::cout << overview_page();
  } else {
    std::cout << page_of(find_command(arguments.words()[0]));
  }
  return 0;
}

}  // namespace

const Command kManCommand = {"man", "print a manual page", kHelp, run};

}  // namespace omnigo
