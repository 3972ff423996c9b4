#include "rating/strength.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "rating/scale.h"

namespace omnigo {
namespace {

constexpr double kBase = 525, kRanksPerUnit = 23.15;
constexpr double kProvisionalFrom = 160;

}  // namespace

double rank_of(double rating) {
  return kRanksPerUnit * std::log(std::max(rating, kLowestRating) / kBase);
}

double rating_at(double rank) { return kBase * std::exp(rank / kRanksPerUnit); }

std::string rank_text(double rank) {
  const int whole = static_cast<int>(std::floor(std::clamp(rank, kLowestRank, kHighestRank)));
  const int first_dan = static_cast<int>(kFirstDan);
  if (whole >= first_dan) return std::to_string(whole - first_dan + 1) + "d";
  return std::to_string(first_dan - whole) + "k";
}

double rank_from_text(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() - 1) return -1;
  if (*end == 'k' && number >= 1 && number <= 30) return kFirstDan - number + 0.5;
  if (*end == 'd' && number >= 1 && number <= 9) return kFirstDan + number - 0.5;
  return -1;
}

bool is_provisional(const Strength& strength) { return strength.deviation >= kProvisionalFrom; }

Strength aged(Strength strength, double months) {
  const double volatility = strength.volatility * kGlickoUnit;
  const double variance =
      strength.deviation * strength.deviation + volatility * volatility * std::max(0.0, months);
  strength.deviation = std::min(std::sqrt(variance), kLargestDeviation);
  return strength;
}

}  // namespace omnigo
