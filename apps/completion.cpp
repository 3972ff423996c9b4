// omnigo completion: what a shell offers when somebody presses the tab key.
//
// The scripts for the shells only ask this program, so they know each command's options, and the
// boards, rules and bots that it has.
#include <algorithm>
#include <cctype>
#include <iostream>
#include <set>

#include "arguments.h"
#include "commands.h"
#include "graph/families.h"
#include "help_text.h"
#include "play/all_bots.h"
#include "rules/names.h"
#include "rules/rules.h"

namespace omnigo {
namespace {

constexpr char kHelp[] = R"(usage: omnigo completion bash|zsh|fish
       omnigo completion --words WORD...

Print a script that lets a shell complete commands, options, boards, rules and bots. Installing omnigo
installs all three scripts.

  --words WORD...  print how the last WORD, which may be empty, can be completed after the other words of
                   a command line, one answer per line; the scripts use this. The line :files means that
                   file names fit too

examples:
  source <(omnigo completion bash)
  omnigo completion fish > ~/.config/fish/completions/omnigo.fish
  omnigo completion --words solve torus:4x4 --rules ''
)";

// Words are split at white space: bash alone splits at colons and equals signs too, and takes
// answers for what follows the last of these.
constexpr char kBash[] = R"(# Completion of omnigo for bash.
_omnigo() {
  local line=${COMP_LINE:0:COMP_POINT} words answer current files=
  read -ra words <<<"$line"
  [[ $line == *[[:space:]] ]] && words+=("")
  current=${words[-1]}
  local before=${current%"${current##*[:=]}"}
  COMPREPLY=()
  while IFS= read -r answer; do
    if [[ $answer == :files ]]; then files=1; else COMPREPLY+=("${answer#"$before"}"); fi
  done < <("${words[0]}" completion --words "${words[@]:1}" 2>/dev/null)
  if [[ $files ]]; then
    compopt -o filenames
    while IFS= read -r answer; do COMPREPLY+=("$answer"); done < <(compgen -f -- "${current##*[:=]}")
  fi
  [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *[:=,] ]] && compopt -o nospace
  return 0
}
complete -F _omnigo omnigo
)";

constexpr char kZsh[] = R"(#compdef omnigo
# Completion of omnigo for zsh.
_omnigo() {
  local -a answers whole parts
  local answer files=
  answers=("${(@f)$(${words[1]} completion --words "${(@)words[2,CURRENT]}" 2>/dev/null)}")
  for answer in $answers; do
    case $answer in
      :files) files=1 ;;
      *[:=,]) parts+=("$answer") ;;
      *) whole+=("$answer") ;;
    esac
  done
  compadd -a whole
  compadd -S '' -a parts
  [[ -n $files ]] && _files
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _omnigo "$@"; else compdef _omnigo omnigo; fi
)";

constexpr char kFish[] = R"(# Completion of omnigo for fish.
function __omnigo_answers
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    for answer in ($words[1] completion --words $words[2..] "$current" 2>/dev/null)
        if test "$answer" = :files
            __fish_complete_path "$current"
        else
            echo $answer
        end
    end
end
complete -c omnigo -f -a '(__omnigo_answers)'
)";

using Answers = std::vector<std::string>;

// Some of a list separated by commas: what comes before its last part stays.
Answers in_list(const std::string& current, const Answers& parts) {
  const std::size_t comma = current.rfind(',');
  const std::string before = comma == std::string::npos ? "" : current.substr(0, comma + 1);
  Answers answers;
  for (const std::string& part : parts) answers.push_back(before + part);
  return answers;
}

template <class Table>
Answers names_in(const Table& table, const std::string& before = "") {
  Answers names;
  for (const auto& row : table) names.push_back(before + std::string(row.name));
  return names;
}

Answers rules_answers(const std::string& current) {
  Answers parts;
  const std::string last = current.substr(current.rfind(',') + 1);
  if (last.starts_with("ko=")) {
    parts = names_in(ko_rules(), "ko=");
  } else if (last.starts_with("scoring=")) {
    parts = names_in(scoring_rules(), "scoring=");
  } else if (last.starts_with("suicide=")) {
    parts = names_in(suicide_rules(), "suicide=");
  } else {
    if (current.find(',') == std::string::npos) parts = names_in(presets());
    for (const char* key : {"players=", "ko=", "suicide=", "scoring=", "komi=", "handicap="}) {
      parts.push_back(key);
    }
  }
  return in_list(current, parts);
}

Answers board_answers(const std::string& current) {
  Answers parts = {"9", "13", "19", "file:"};
  for (const Family& family : families()) {
    const std::string name(family.name);
    const bool asked = current.substr(current.rfind(',') + 1).starts_with(name + ":");
    if (family.arguments.empty()) {
      parts.push_back(name);
    } else {
      parts.push_back(asked ? std::string(family.example) : name + ":");
    }
  }
  return in_list(current, parts);
}

Answers colour_answers() {
  Answers names;
  for (int player = 0; player < 6; ++player) names.push_back(colour_name(colour_of(player)));
  return names;
}

Answers choices(const std::string& bars) {
  Answers parts;
  for (std::size_t from = 0; from <= bars.size();) {
    const std::size_t bar = std::min(bars.find('|', from), bars.size());
    parts.push_back(bars.substr(from, bar - from));
    from = bar + 1;
  }
  return parts;
}

// By the name that the usage gives to a value.
Answers value_answers(const std::string& option, const std::string& value,
                      const std::string& current) {
  if (option == "--rules" || value == "RULES") return rules_answers(current);
  if (option == "--board" || value.starts_with("BOARD") || value == "SPEC") {
    Answers answers = board_answers(current);
    if (current.starts_with("file:")) answers.push_back(":files");
    return answers;
  }
  if (option == "--bot" || value.starts_with("ENGINE")) return names_in(all_bots());
  if (option == "--bots" && value.find('=') != std::string::npos) {
    Answers answers;
    for (const std::string& colour : colour_answers()) {
      for (const BotKind& bot : all_bots()) answers.push_back(colour + "=" + std::string(bot.name));
    }
    return in_list(current, answers);
  }
  if (value == "COLOUR") return colour_answers();
  if (value == "COMMAND" && option.empty()) {
    Answers names;
    for (const Command* command : all_commands()) names.push_back(command->name);
    return names;
  }
  static const std::set<std::string> kFiles = {
      "FILE", "FILE...", "F", "FILE.svg", "DIR", "FOLDER", "D", "WEIGHTS", "FROM", "TO", "JUDGED"};
  if (kFiles.contains(value)) return {":files"};
  if (value.find('|') != std::string::npos) return choices(value);
  return {};
}

// The words of a form of a command that are no options: BOARD, NAME, or a word to type such as
// "grant".
Answers positions_in(const std::string& usage, std::size_t skipped) {
  Answers positions;
  int depth = 0;
  bool after_option = false;
  for (std::size_t from = 0; from < usage.size();) {
    const std::size_t space = std::min(usage.find(' ', from), usage.size());
    std::string word = usage.substr(from, space - from);
    from = space + 1;
    const bool option = word.find("--") != std::string::npos;
    depth += static_cast<int>(std::count(word.begin(), word.end(), '['));
    const bool optional_word = depth == 1 && word.starts_with('[') && !option;
    if (skipped > 0) {
      --skipped;
    } else if (!word.empty() && word != "[options]" && !option && !after_option &&
               (depth == 0 || optional_word)) {
      std::erase_if(word, [](char c) { return c == '[' || c == ']'; });
      positions.push_back(word);
    }
    after_option = depth == 0 && option;
    depth -= static_cast<int>(std::count(word.begin(), word.end(), ']'));
    if (optional_word) depth = 0;
  }
  return positions;
}

void add(Answers& to, const Answers& more) { to.insert(to.end(), more.begin(), more.end()); }

// What the word at this place, of those that are no options, can be.
Answers word_answers(const HelpText& help, const Answers& words, const std::string& current) {
  Answers answers;
  for (const std::string& usage : help.usage) {
    const Answers positions = positions_in(usage, 2);
    if (positions.empty()) continue;
    const std::size_t at = words.size();
    const bool repeats = positions.back().ends_with("...");
    if (at >= positions.size() && !repeats) continue;
    const bool literal = std::islower(static_cast<unsigned char>(positions[0][0])) &&
                         positions[0].find('|') == std::string::npos;
    if (literal && at > 0 && words[0] != positions[0]) continue;
    const std::string& position = positions[std::min(at, positions.size() - 1)];
    if (literal && at == 0) {
      answers.push_back(position);
    } else if (position == "NAME" && at == 0) {  // one of a list that follows
      for (const HelpBlock& block : help.blocks) {
        if (block.kind == HelpBlock::Item && block.term[0] != '-') answers.push_back(block.term);
      }
    } else {
      add(answers, value_answers("", position, current));
    }
  }
  return answers;
}

// Splits off the option that takes `current` as its value, if there is one, and drops options.
Answers answers_for(const Command& command, const Answers& given, const std::string& current) {
  HelpText help = read_help(help_of(command));
  if (command.help == nullptr && !given.empty()) {
    const std::string inner = help_of(command, {given[0]});
    if (!inner.empty()) help = read_help(inner);
  }
  const std::vector<HelpOption> options = options_of(help);
  const auto find = [&](const std::string& name) {
    return std::find_if(options.begin(), options.end(),
                        [&](const HelpOption& option) { return option.name == name; });
  };
  Answers words;
  for (std::size_t i = 0; i < given.size(); ++i) {
    if (!given[i].starts_with("--")) {
      words.push_back(given[i]);
      continue;
    }
    const auto option = find(given[i]);
    if (option == options.end() || option->value.empty()) continue;
    if (i + 1 == given.size()) return value_answers(option->name, option->value, current);
    ++i;
  }
  const std::size_t equals = current.find('=');
  if (current.starts_with("--") && equals != std::string::npos) {
    const auto option = find(current.substr(0, equals));
    Answers answers;
    if (option == options.end()) return answers;
    for (const std::string& answer :
         value_answers(option->name, option->value, current.substr(equals + 1))) {
      answers.push_back(answer == ":files" ? answer : current.substr(0, equals + 1) + answer);
    }
    return answers;
  }
  if (current.starts_with("-")) {
    Answers answers = {"--help"};
    for (const HelpOption& option : options) answers.push_back(option.name);
    return answers;
  }
  return word_answers(help, words, current);
}

Answers complete(const Answers& words) {
  const std::string current = words.empty() ? "" : words.back();
  Answers answers;
  if (words.size() <= 1) {
    for (const Command* command : all_commands()) answers.push_back(command->name);
    add(answers, {"help", "--help", "--version"});
  } else if (words[0] == "help") {
    answers = value_answers("", "COMMAND", current);
  } else {
    answers = answers_for(find_command(words[0]), {words.begin() + 1, words.end() - 1}, current);
  }
  std::set<std::string> fitting;
  for (const std::string& answer : answers) {
    if (answer == ":files" || answer.starts_with(current)) fitting.insert(answer);
  }
  return {fitting.begin(), fitting.end()};
}

int run(const std::vector<std::string>& given) {
  if (!given.empty() && given[0] == "--words") {
    for (const std::string& answer : complete({given.begin() + 1, given.end()})) {
      std::cout << answer << '\n';
    }
    return 0;
  }
  if (!given.empty() && (given[0] == "--help" || given[0] == "-h")) {
    std::cout << kHelp;
    return 0;
  }
  const Arguments arguments(given, {}, {}, 1);
  const std::string& shell = arguments.word(0, "the shell");
  if (shell == "bash") {
    std::cout << kBash;
  } else if (shell == "zsh") {
    std::cout << kZsh;
  } else if (shell == "fish") {
    std::cout << kFish;
  } else {
    throw UsageError("expected bash, zsh or fish, got '" + shell + "'");
  }
  return 0;
}

}  // namespace

// Its own help: --words may end with --help.
const Command kCompletionCommand = {"completion", "complete commands in a shell", nullptr, run};

}  // namespace omnigo
