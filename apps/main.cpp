#include <cstring>
#include <exception>
#include <iostream>
#include <span>
#include <stdexcept>

#include "arguments.h"
#include "base/version.h"
#include "commands.h"
#include "progress.h"

namespace omnigo {

const Command& find_command(const std::string& name) {
  for (const Command* command : all_commands()) {
    if (name == command->name) return *command;
  }
  throw UsageError("unknown command '" + name + "'; omnigo --help lists the commands");
}

namespace {

void print_overview() {
  std::cout << "omnigo: Go on any graph, for any number of players\n\n"
               "usage: ";
  if (kCommandWithoutWords) {
    std::cout << "omnigo                          (= omnigo " << kCommandWithoutWords->name
              << ")\n       ";
  }
  std::cout << "omnigo COMMAND [ARGUMENTS]\n       omnigo COMMAND --help\n"
               "       omnigo --version\n\n";
  for (const Command* command : all_commands()) {
    std::cout << "  " << command->name
              << std::string(std::max<std::size_t>(1, 12 - std::strlen(command->name)), ' ')
              << command->summary << '\n';
  }
}

int run(const std::vector<std::string>& words) {
  if (words.empty()) return kCommandWithoutWords ? kCommandWithoutWords->run({}) : run({"--help"});
  if (words[0] == "--version") {
    std::cout << "omnigo " << kVersion;
    if (*kCommit != '\0') std::cout << " (commit " << kCommit << ')';
    std::cout << '\n';
    return 0;
  }
  if (words[0] == "help" && words.size() > 1) return run({words[1], "--help"});
  if (words[0] == "--help" || words[0] == "-h" || words[0] == "help") {
    print_overview();
    return 0;
  }
  const Command& command = find_command(words[0]);
  for (const std::string& word : words) {
    if (command.help && (word == "--help" || word == "-h")) {
      std::cout << command.help;
      return 0;
    }
  }
  return command.run({words.begin() + 1, words.end()});
}

}  // namespace
}  // namespace omnigo

int main(int argc, char** argv) {
  try {
    const int status = omnigo::run({argv + 1, argv + argc});
    // An answer that did not arrive is a failure, such as on a full disk.
    if (!std::cout.flush()) throw std::runtime_error("standard output cannot be written");
    return status;
  } catch (const omnigo::UsageError& error) {
    omnigo::print_error(error.error());
    return 2;
  } catch (const omnigo::NoAnswer& error) {
    omnigo::print_error(error.error());
    return 1;
  } catch (const std::bad_alloc&) {
    omnigo::print_error(omnigo::explain("job-out", "out of memory"));
    return 1;
  } catch (const std::exception& error) {
    omnigo::print_error({error.what()});
    return 1;
  }
}
