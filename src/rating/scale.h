// The scale that both systems of rating share.
#pragma once

#include <cmath>

namespace omnigo {

// 400 / ln 10: one unit of the logistic function, so that 400 points are odds of ten to one.
inline const double kGlickoUnit = 400 / std::log(10.0);
inline constexpr double kLargestDeviation = 350, kSmallestDeviation = 30;
inline constexpr double kLowestRating = 100;

}  // namespace omnigo
