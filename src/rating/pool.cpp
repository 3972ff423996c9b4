#include "rating/pool.h"

namespace omnigo {
namespace {

constexpr int kLargestSmall = 120, kLargestMedium = 240;

}  // namespace

std::string rating_pool(int players, int points) {
  const char* size = points <= kLargestSmall    ? "small"
                     : points <= kLargestMedium ? "medium"
                                                : "large";
  return std::to_string(players) + "-" + size;
}

}  // namespace omnigo
