#include "search/weights.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <optional>
#include <span>
#include <sstream>

namespace omnigo {

// Generated from data/.
extern const char* const kPlayoutWeights;
extern const char* const kPriorWeights;

namespace {

// Names of the features of a kind, where they have any; others are numbers.
std::span<const std::string_view> names_of(FeatureKind kind) {
  if (kind == FeatureKind::Tactic) return kTacticNames;
  if (kind == FeatureKind::Nearness) return kNearnessNames;
  if (kind == FeatureKind::Habit) return kHabitNames;
  return {};
}

int base_of(FeatureKind kind) {
  return kind == FeatureKind::Liberties || kind == FeatureKind::Distance ||
                 kind == FeatureKind::BlockDistance
             ? 10
             : 16;
}

template <class Names>
std::optional<std::uint64_t> find_name(const Names& names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return {};
  return static_cast<std::uint64_t>(found - names.begin());
}

std::optional<std::uint64_t> parse_which(FeatureKind kind, std::string_view name) {
  if (const auto names = names_of(kind); !names.empty()) return find_name(names, name);
  std::uint64_t which = 0;
  const auto [end, error] =
      std::from_chars(name.data(), name.data() + name.size(), which, base_of(kind));
  if (error != std::errc() || end != name.data() + name.size()) return {};
  return which;
}

std::string name_of(Feature feature) {
  const auto kind = static_cast<FeatureKind>(kind_of(feature));
  const std::uint64_t which = which_of(feature);
  if (const auto names = names_of(kind); !names.empty()) return std::string(names[which]);
  char name[24];
  return {name, std::to_chars(name, name + sizeof name, which, base_of(kind)).ptr};
}

}  // namespace

void MoveWeights::set(Feature feature, float weight) {
  if (2 * (used_ + 1) > entries_.size()) {
    std::vector<Entry> old(entries_.size() * 2);
    old.swap(entries_);
    for (const Entry& entry : old) {
      if (entry.feature != 0) entries_[place_of(entry.feature)] = entry;
    }
  }
  Entry& entry = entries_[place_of(feature)];
  used_ += entry.feature == 0;
  entry = {feature, weight};
}

Result<MoveWeights> MoveWeights::parse(std::string_view text) {
  MoveWeights weights;
  std::istringstream lines{std::string(text)};
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line);
    std::string kind_name, name;
    float weight = 0;
    words >> kind_name >> name >> weight;
    const auto index = find_name(kFeatureKindNames, kind_name);
    const auto kind = static_cast<FeatureKind>(index.value_or(0));
    const auto which = parse_which(kind, name);
    if (!words || !(weight > 0) || !index || (!which && name != "rare")) {
      return Error{"weights, line " + std::to_string(number) + ": no such feature"};
    }
    if (which) {
      weights.set(feature(kind, *which), weight);
    } else {
      weights.set_rare(kind, weight);
    }
  }
  return weights;
}

std::string MoveWeights::text() const {
  std::string lines;
  const auto add = [&](int kind, std::string_view name, float weight) {
    char number[32];
    std::snprintf(number, sizeof number, " %.4g\n", static_cast<double>(weight));
    lines += std::string(kFeatureKindNames[kind]) + ' ' + std::string(name) + number;
  };
  std::vector<Entry> sorted;
  std::copy_if(entries_.begin(), entries_.end(), std::back_inserter(sorted),
               [](const Entry& entry) { return entry.feature != 0; });
  std::sort(sorted.begin(), sorted.end(),
            [](const Entry& a, const Entry& b) { return a.feature < b.feature; });
  for (int kind = 0; kind < kFeatureKinds; ++kind) {
    if (rare_[kind] != 1) add(kind, "rare", rare_[kind]);
  }
  for (const Entry& entry : sorted) {
    add(kind_of(entry.feature), name_of(entry.feature), entry.weight);
  }
  return lines;
}

LearntWeights learnt_weights() {
  const auto parse = [](const char* text) {
    return std::make_shared<const MoveWeights>(*MoveWeights::parse(text));
  };
  static const LearntWeights weights = {parse(kPlayoutWeights), parse(kPriorWeights)};
  return weights;
}

}  // namespace omnigo
