#include "search/weights.h"

#include <algorithm>
#include <cstdio>
#include <sstream>

namespace omnigo {

extern const char* const kLearntWeights;  // generated from data/move-weights.txt

namespace {

template <std::size_t N>
bool set_named(const std::array<std::string_view, N>& names, std::array<float, N>& weights,
               const std::string& name, float weight) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return false;
  weights[found - names.begin()] = weight;
  return true;
}

}  // namespace

void MoveWeights::set_shape(Shape shape, float weight) {
  if (2 * (shapes_used_ + 1) > shapes_.size()) {
    std::vector<Entry> old(shapes_.size() * 2);
    old.swap(shapes_);
    shapes_used_ = 0;
    for (const Entry& entry : old) {
      if (entry.shape != 0) set_shape(entry.shape, entry.weight);
    }
  }
  std::size_t i = shape & (shapes_.size() - 1);
  while (shapes_[i].shape != 0 && shapes_[i].shape != shape) i = (i + 1) & (shapes_.size() - 1);
  shapes_used_ += shapes_[i].shape == 0;
  shapes_[i] = {shape, weight};
}

Result<MoveWeights> MoveWeights::parse(std::string_view text) {
  MoveWeights weights;
  std::istringstream lines{std::string(text)};
  int number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line);
    std::string kind, name;
    float weight = 0;
    words >> kind >> name >> weight;
    bool good = static_cast<bool>(words) && weight > 0;
    if (good && kind == "tactic") {
      good = set_named(kTacticNames, weights.tactics_, name, weight);
    } else if (good && kind == "nearness") {
      good = set_named(kNearnessNames, weights.nearnesses_, name, weight);
    } else if (good && kind == "shape") {
      const Shape shape = std::strtoull(name.c_str(), nullptr, 16);
      good = shape != 0;
      if (good) weights.set_shape(shape, weight);
    } else {
      good = false;
    }
    if (!good) return Error{"weights, line " + std::to_string(number) + ": no such feature"};
  }
  return weights;
}

std::string MoveWeights::text() const {
  std::string lines;
  const auto add = [&](const char* kind, std::string_view name, float weight) {
    char number[32];
    std::snprintf(number, sizeof number, " %.4g\n", static_cast<double>(weight));
    lines += std::string(kind) + ' ' + std::string(name) + number;
  };
  for (int i = 0; i < kTactics; ++i) add("tactic", kTacticNames[i], tactics_[i]);
  for (int i = 0; i < kNearnesses; ++i) add("nearness", kNearnessNames[i], nearnesses_[i]);
  std::vector<Entry> sorted;
  std::copy_if(shapes_.begin(), shapes_.end(), std::back_inserter(sorted),
               [](const Entry& entry) { return entry.shape != 0; });
  std::sort(sorted.begin(), sorted.end(),
            [](const Entry& a, const Entry& b) { return a.shape < b.shape; });
  for (const Entry& entry : sorted) {
    char name[20];
    std::snprintf(name, sizeof name, "%llx", static_cast<unsigned long long>(entry.shape));
    add("shape", name, entry.weight);
  }
  return lines;
}

std::shared_ptr<const MoveWeights> learnt_weights() {
  static const auto weights =
      std::make_shared<const MoveWeights>(*MoveWeights::parse(kLearntWeights));
  return weights;
}

}  // namespace omnigo
