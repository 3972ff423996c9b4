// Boards by the hash of what they are. A board travels once: whoever knows the hash can keep it for
// ever, and games on the same board share it in memory.
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

// 32 hexadecimal digits: the hash of the specification, or of the points and edges of a board of
// one's own.
std::string board_hash(const Layout& board);
bool is_board_hash(std::string_view text);

class Boards {
 public:
  // The board itself, or an equal one that somebody holds already.
  SharedLayout share(SharedLayout board, const std::string& hash);
  // What somebody holds; nothing: nobody does.
  SharedLayout find(const std::string& hash) const;

  // A Board of the schema. Made once, and kept for as long as there is room for it. Takes a while
  // for a large board.
  using Text = std::shared_ptr<const std::string>;
  Text text(const Layout& board, const std::string& hash);
  // One that is kept; nothing: it is not.
  Text text(const std::string& hash);

 private:
  static constexpr std::size_t kMostBytes = 32 << 20;
  struct Kept {
    std::string hash;
    Text text;
  };

  mutable std::mutex mutex_;
  std::unordered_map<std::string, std::weak_ptr<const Layout>> held_;
  std::size_t look_again_ = 1'000;  // for those that nobody holds any more
  std::list<Kept> kept_;            // the latest used first
  std::unordered_map<std::string, std::list<Kept>::iterator> by_hash_;
  std::size_t bytes_ = 0;
};

}  // namespace omnigo
