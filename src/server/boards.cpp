#include "server/boards.h"

#include <sodium.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "record/board_json.h"
#include "server/wire.h"

namespace omnigo {
namespace {

constexpr std::size_t kDigits = 32;
// Change this when boards are laid out or written differently: clients then stop using their cached
// copies.
constexpr const char* kVersion = "omnigo board 1\n";

}  // namespace

std::string board_hash(const Layout& board) {
  const std::string text = kVersion + board_text(board);
  unsigned char hash[crypto_hash_sha256_BYTES];
  crypto_hash_sha256(hash, reinterpret_cast<const unsigned char*>(text.data()), text.size());
  char shown[2 * sizeof hash + 1];
  sodium_bin2hex(shown, sizeof shown, hash, sizeof hash);
  return std::string(shown, kDigits);
}

bool is_board_hash(std::string_view text) {
  return text.size() == kDigits && text.find_first_not_of("0123456789abcdef") == text.npos;
}

SharedLayout Boards::share(SharedLayout board, const std::string& hash) {
  const std::lock_guard lock(mutex_);
  if (held_.size() >= look_again_) {
    std::erase_if(held_, [](const auto& entry) { return entry.second.expired(); });
    look_again_ = std::max<std::size_t>(1'000, 2 * held_.size());
  }
  std::weak_ptr<const Layout>& held = held_[hash];
  if (SharedLayout same = held.lock()) return same;
  held = board;
  return board;
}

SharedLayout Boards::find(const std::string& hash) const {
  const std::lock_guard lock(mutex_);
  const auto found = held_.find(hash);
  return found == held_.end() ? nullptr : found->second.lock();
}

Boards::Text Boards::text(const std::string& hash) {
  const std::lock_guard lock(mutex_);
  const auto found = by_hash_.find(hash);
  if (found == by_hash_.end()) return nullptr;
  kept_.splice(kept_.begin(), kept_, found->second);
  return kept_.front().text;
}

Boards::Text Boards::text(const Layout& board, const std::string& hash) {
  if (Text known = text(hash)) return known;
  const auto made = std::make_shared<const std::string>(json_text(board_json(board)));
  const std::lock_guard lock(mutex_);
  if (by_hash_.contains(hash)) return made;
  kept_.push_front({hash, made});
  by_hash_[hash] = kept_.begin();
  bytes_ += made->size();
  while (bytes_ > kMostBytes && kept_.size() > 1) {
    bytes_ -= kept_.back().text->size();
    by_hash_.erase(kept_.back().hash);
    kept_.pop_back();
  }
  return made;
}

}  // namespace omnigo
