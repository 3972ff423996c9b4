#include "net/bots.h"

#include <charconv>
#include <map>

#include "base/quote.h"
#include "search/crew.h"

namespace omnigo {
namespace {

std::unique_ptr<Bot> make_net(std::uint64_t seed) {
  NetBotSettings settings;
  settings.manners.seed = seed;
  return make_net_bot(built_in_net(), settings);
}
std::unique_ptr<Bot> make_net_policy(std::uint64_t seed) {
  NetBotSettings settings;
  settings.search.policy_only = true;
  settings.manners.seed = seed;
  return make_net_bot(built_in_net(), settings);
}

// Read once, and kept.
Result<const Net*> net_of_file(const std::string& path) {
  static Mutex mutex;
  static std::map<std::string, Net> known;
  const Lock lock(mutex);
  if (const auto found = known.find(path); found != known.end()) return &found->second;
  const auto file = read_safetensors(path);
  if (!file) return file.error();
  auto net = Net::make(*file);
  if (!net) return at_place(one_line(path), net.error());
  return &known.emplace(path, *std::move(net)).first->second;
}

struct Setting {
  std::string_view key;
  float most;
  void (*set)(NetBotSettings&, float);
};
constexpr Setting kSettings[] = {
    {"exploration", 100, [](NetBotSettings& to, float number) { to.search.exploration = number; }},
    {"growth", 100, [](NetBotSettings& to, float number) { to.search.growth = number; }},
    {"first_visit", 1, [](NetBotSettings& to, float number) { to.search.first_visit = number; }},
    {"steadiness", 1, [](NetBotSettings& to, float number) { to.search.steadiness = number; }},
    {"doubt", 10, [](NetBotSettings& to, float number) { to.search.doubt = number; }},
    {"caution", 100, [](NetBotSettings& to, float number) { to.search.caution = number; }},
    {"points", 1, [](NetBotSettings& to, float number) { to.search.points_weight = number; }},
    {"near", 1, [](NetBotSettings& to, float number) { to.search.near_weight = number; }},
    {"halving_scale", 100,
     [](NetBotSettings& to, float number) { to.search.halving_scale = number; }},
    {"considered", 1000,
     [](NetBotSettings& to, float number) { to.search.considered = static_cast<int>(number); }},
    {"transpositions", 1,
     [](NetBotSettings& to, float number) { to.search.transpositions = static_cast<int>(number); }},
    {"policy_power", 100,
     [](NetBotSettings& to, float number) {
       to.manners.choice.policy = number;
       to.manners.choice.best = false;
     }},
    {"visits_power", 100,
     [](NetBotSettings& to, float number) {
       to.manners.choice.visits = number;
       to.manners.choice.best = false;
     }},
};

Result<float> read_number(std::string_view key, std::string_view value, float most) {
  float number = 0;
  const char* end = value.data() + value.size();
  const auto read = std::from_chars(value.data(), end, number);
  if (read.ec != std::errc() || read.ptr != end || !(number >= 0 && number <= most)) {
    return Error{std::string(key) + ": expected a number from 0 to " +
                 std::to_string(static_cast<int>(most)) + ", not " + quote(value)};
  }
  return number;
}

Result<void> read_setting(std::string_view key, std::string_view value, NetBotSettings& settings) {
  std::string keys = "file";
  for (const Setting& setting : kSettings) {
    if (key == setting.key) {
      const auto number = read_number(key, value, setting.most);
      if (!number) return number.error();
      setting.set(settings, *number);
      return {};
    }
    keys += ", " + std::string(setting.key);
  }
  return Error{"the bot net has no setting " + quote(key) + "; expected one of " + keys};
}

}  // namespace

const std::vector<BotKind>& net_bots() {
  static const std::vector<BotKind> list = {
      {"net", "tree search with a learned net; --playouts sets the visits", "", make_net},
      {"net-policy", "the move that the learned net likes best, without search", "",
       make_net_policy}};
  return list;
}

Result<std::unique_ptr<Bot>> make_net_bot(std::string_view text, std::uint64_t seed) {
  NetBotSettings settings;
  settings.manners.seed = seed;
  const Net* net = nullptr;
  std::size_t begin = std::min(text.find(','), text.size());
  settings.search.policy_only = text.substr(0, begin) == "net-policy";
  while (begin < text.size()) {
    const std::size_t end = std::min(text.find(',', begin + 1), text.size());
    const std::string_view pair = text.substr(begin + 1, end - begin - 1);
    const std::size_t equals = std::min(pair.find('='), pair.size());
    const std::string_view key = pair.substr(0, equals);
    const std::string_view value = pair.substr(std::min(equals + 1, pair.size()));
    if (key == "file") {
      const auto read = net_of_file(std::string(value));
      if (!read) return read.error();
      net = *read;
    } else if (const auto read = read_setting(key, value, settings); !read) {
      return read.error();
    }
    begin = end;
  }
  return make_net_bot(net != nullptr ? *net : built_in_net(), settings);
}

}  // namespace omnigo
