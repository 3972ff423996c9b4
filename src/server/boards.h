// Boards by their hash. A board is sent once: a client that knows the hash can cache it forever,
// and games on the same board share it in memory.
#pragma once

#include <cstddef>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

#include "record/record.h"

namespace omnigo {

// 32 hexadecimal digits: the hash of the specification, or of the points and edges of a custom
// board.
std::string board_hash(const Layout& board);
bool is_board_hash(std::string_view text);

class Boards {
 public:
  // The board itself, or an equal one that is already in use.
  SharedLayout share(SharedLayout board, const std::string& hash);
  // The board in use with this hash, if there is one.
  SharedLayout find(const std::string& hash) const;

  // A Board of the schema. Made once and cached while there is room. Slow for large boards.
  using Text = std::shared_ptr<const std::string>;
  Text text(const Layout& board, const std::string& hash);
  // The same if it is cached.
  Text text(const std::string& hash);

 private:
  static constexpr std::size_t kMostBytes = 32 << 20;
  struct Kept {
    std::string hash;
    Text text;
  };

  mutable std::mutex mutex_;
  std::unordered_map<std::string, std::weak_ptr<const Layout>> held_;
  std::size_t look_again_ = 1'000;  // for boards that are no longer in use
  std::list<Kept> kept_;            // most recently used first
  std::unordered_map<std::string, std::list<Kept>::iterator> by_hash_;
  std::size_t bytes_ = 0;
};

}  // namespace omnigo
