#include "match/plan.h"

#include <algorithm>
#include <charconv>

#include "base/quote.h"
#include "base/random.h"
#include "play/all_bots.h"

namespace omnigo {
namespace {

bool is_bot(std::string_view name) {
  return std::any_of(all_bots().begin(), all_bots().end(),
                     [&](const BotKind& b) { return b.name == name; });
}

Result<void> read_limit(const std::string& key, const std::string& value, EngineSpec& spec) {
  const auto number = [&](auto& target) -> Result<void> {
    const auto [end, status] = std::from_chars(value.data(), value.data() + value.size(), target);
    if (status != std::errc() || end != value.data() + value.size() || target < 1) {
      return Error{key + ": expected a number from 1, got " + quote(value)};
    }
    return {};
  };
  if (key == "playouts") return number(spec.playouts);
  if (key == "threads") return number(spec.threads);
  if (key == "time") {
    const auto time = parse_seconds(value, "time");
    if (!time) return time.error();
    spec.time = *time;
    return {};
  }
  if (spec.bot.starts_with("net")) {
    spec.bot += "," + key + "=" + value;  // a setting of that bot alone
    return {};
  }
  return Error{"unknown setting " + quote(key) + " of a bot; expected playouts, time or threads"};
}

// `uct:playouts=200,threads=2`
Result<EngineSpec> parse_bot(const std::string& text, EngineSpec spec) {
  const std::size_t colon = std::min(text.find(':'), text.size());
  spec.bot = text.substr(0, colon);
  for (std::size_t begin = colon + 1; begin < text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const std::string pair = text.substr(begin, end - begin);
    const std::size_t equals = std::min(pair.find('='), pair.size());
    const std::string value = equals < pair.size() ? pair.substr(equals + 1) : "";
    if (auto read = read_limit(pair.substr(0, equals), value, spec); !read) return read.error();
    begin = end + 1;
  }
  if (spec.bot.find(',') != std::string::npos) {
    if (const auto bot = make_any_bot(spec.bot, 1); !bot) return bot.error();
  }
  return spec;
}

bool is_name(std::string_view text) {
  return !text.empty() && text.size() <= 40 &&
         std::all_of(text.begin(), text.end(), [](unsigned char c) {
           return std::isalnum(c) || c == '-' || c == '_' || c == '.' || c == '+' || c >= 0x80;
         });
}

// The last part of a path: `/usr/games/gnugo --mode gtp` is gnugo.
std::string program_name(const std::string& command) {
  const std::string path = command.substr(0, command.find(' '));
  const std::size_t slash = path.rfind('/');
  return slash == std::string::npos ? path : path.substr(slash + 1);
}

// All ways to choose `seats` of `chairs`, in order.
std::vector<std::vector<int>> tables(int chairs, int seats) {
  std::vector<std::vector<int>> all;
  std::vector<int> table(seats);
  for (int i = 0; i < seats; ++i) table[i] = i;
  for (;;) {
    all.push_back(table);
    int i = seats - 1;
    while (i >= 0 && table[i] == chairs - seats + i) --i;
    if (i < 0) return all;
    ++table[i];
    for (int j = i + 1; j < seats; ++j) table[j] = table[j - 1] + 1;
  }
}

}  // namespace

Result<EngineSpec> parse_engine(const std::string& text) {
  EngineSpec spec;
  std::string rest = text;
  const std::size_t equals = text.find('=');
  // `uct:playouts=9` has its = after a colon; a name has none of either.
  if (equals != std::string::npos && is_name(text.substr(0, equals))) {
    spec.name = text.substr(0, equals);
    rest = text.substr(equals + 1);
  }
  if (rest.empty()) return Error{"expected a command line or the name of a bot"};
  if (is_bot(rest.substr(0, rest.find(':')))) {
    if (spec.name.empty()) spec.name = rest;
    return parse_bot(rest, std::move(spec));
  }
  if (spec.name.empty()) spec.name = program_name(rest);
  spec.command = rest;
  return spec;
}

int games_in_round(const MatchPlan& plan) {
  const int seats = plan.rules.players;
  return static_cast<int>(tables(static_cast<int>(plan.chairs.size()), seats).size()) * seats;
}

Seating seating(const MatchPlan& plan, int game) {
  const int seats = plan.rules.players;
  const auto all = tables(static_cast<int>(plan.chairs.size()), seats);
  const int round = game / games_in_round(plan), within = game % games_in_round(plan);
  std::vector<int> table = all[within / seats];
  std::rotate(table.begin(), table.begin() + within % seats, table.end());
  for (int& chair : table) chair = plan.chairs[chair];
  const std::size_t boards = plan.boards.size();
  return {table, plan.boards[static_cast<std::size_t>(round) % boards],
          splitmix64(plan.seed ^ splitmix64(static_cast<std::uint64_t>(round)))};
}

}  // namespace omnigo
