#include "solve/oracle.h"

#include <algorithm>
#include <thread>

#include "base/random.h"
#include "solve/self_sufficient.h"

namespace omnigo::solve {
namespace {

// Positions of local games that are looked at for one leaf.
constexpr int kMostLocal = 150;
constexpr std::size_t kBusy = std::size_t{1} << 16;
// Turns from the root; a longer way is given up like a repetition.
constexpr int kDeepest = 1000;

// What no work was done for.
constexpr std::uint64_t kFirstLook = 1;
constexpr std::size_t kSavedBlock = 1 << 16;

constexpr int kRankBits = 20;
constexpr std::uint32_t kMostRank = (1u << kRankBits) - 1;

std::uint64_t weight_of(std::uint64_t packed) { return packed >> 56; }
std::uint64_t packed(OracleTable::Numbers numbers, std::uint64_t work) {
  const std::uint64_t weight = std::min<std::uint64_t>(
      255, kFirstLook + static_cast<std::uint64_t>(std::bit_width(work)) * 4);
  const std::uint64_t second = numbers.prover == 0
                                   ? std::min(numbers.rank, kMostRank) | numbers.move << kRankBits
                                   : numbers.other;
  return numbers.prover | second << 28 | weight << 56;
}
OracleTable::Numbers unpacked(std::uint64_t packed) {
  const auto prover = static_cast<std::uint32_t>(packed & OracleTable::kNever);
  const auto second = static_cast<std::uint32_t>(packed >> 28 & OracleTable::kNever);
  if (prover == 0) {
    return {0, OracleTable::kNever, second & kMostRank,
            static_cast<std::uint8_t>(second >> kRankBits & OracleTable::kNoMove)};
  }
  return {prover, second, 0};
}

}  // namespace

// As secure() of secure.h, with the regions that have one point inside.
SmallSecured secure(const SmallBoard& board, Set own) {
  return self_sufficient<SmallSecured, SmallBoard::kMost>(board, own, [&](Set, Set inside) {
    return inside == 0 || (at_most_one(inside) && !at_most_one(board.beside(inside)));
  });
}

SmallSecured secure_all(const SmallBoard& board, SmallGames& games,
                        const std::array<Set, 2>& stones, int player) {
  const Set own = stones[player], block = games.largest_block(own);
  if (std::popcount(block) < 3) return {};
  if (!games.all_is_kept(block, own, stones[1 - player], kMostLocal)) return {};
  return secured_around(board, block);
}

SmallSecured secured_around(const SmallBoard& board, Set block) {
  SmallSecured secured{block, board.all() & ~block, 0};
  board.for_each_part(secured.held, [&](Set region) {
    if (!at_most_one(region)) secured.answered |= region;
  });
  return secured;
}

int games_bits(const SmallBoard& board) { return std::clamp(board.size() + 1, 8, 22); }

OracleTable::Bucket& OracleTable::bucket(std::uint64_t key) const {
  const auto place = static_cast<unsigned __int128>(splitmix64(key)) * buckets_;
  return entries_[static_cast<std::size_t>(place >> 64)];
}

bool OracleTable::find(std::uint64_t key, Numbers& numbers) const {
  for (Entry& entry : bucket(key)) {
    const std::uint64_t kept = std::atomic_ref(entry.numbers).load(std::memory_order_relaxed);
    const std::uint64_t sum = std::atomic_ref(entry.sum).load(std::memory_order_relaxed);
    if (kept == 0 || (sum ^ kept) != key) continue;
    numbers = unpacked(kept);
    return true;
  }
  return false;
}

void OracleTable::store(std::uint64_t key, Numbers numbers, std::uint64_t work) {
  // What is decided is worth four times the work.
  if (numbers.prover == 0 || numbers.other == 0) work *= 4;
  put(key, packed(numbers, work));
}

void OracleTable::put(std::uint64_t key, std::uint64_t numbers) {
  Entry* least = nullptr;
  std::uint64_t least_weight = ~std::uint64_t{0};
  for (Entry& entry : bucket(key)) {
    const std::uint64_t kept = std::atomic_ref(entry.numbers).load(std::memory_order_relaxed);
    const std::uint64_t sum = std::atomic_ref(entry.sum).load(std::memory_order_relaxed);
    const bool same = kept != 0 && (sum ^ kept) == key;
    const std::uint64_t weight = weight_of(kept);
    if (same || weight < least_weight) {
      least = &entry;
      least_weight = weight;
    }
    if (same || kept == 0) break;
  }
  std::atomic_ref(least->numbers).store(numbers, std::memory_order_relaxed);
  std::atomic_ref(least->sum).store(key ^ numbers, std::memory_order_relaxed);
}

// A bucket's entries go to the same place or one before it, so nothing is overwritten before it was
// read.
void OracleTable::keep_won(std::size_t bytes) {
  const std::size_t before = buckets_;
  buckets_ = std::clamp<std::size_t>(bytes / sizeof(Bucket), 1, before);
  std::size_t cleared = 0;
  const auto clear_to = [&](std::size_t end) {
    for (; cleared < end; ++cleared) entries_[cleared] = {};
  };
  for (std::size_t i = 0; i < before; ++i) {
    const Bucket old = entries_[i];
    clear_to(static_cast<std::size_t>(static_cast<unsigned __int128>(i + 1) * buckets_ / before));
    for (const Entry& entry : old) {
      const std::uint64_t key = entry.sum ^ entry.numbers;
      if (entry.numbers == 0 || unpacked(entry.numbers).prover != 0) continue;
      clear_to(static_cast<std::size_t>(&bucket(key) - entries_.data()) + 1);
      put(key, entry.numbers);
    }
  }
  entries_.shrink(buckets_);
}

void OracleTable::save(CheckpointWriter& writer) const {
  std::vector<Entry> block;
  const auto write = [&] {
    writer.put(block);
    block.clear();
  };
  for (Bucket& bucket : entries_) {
    for (Entry& entry : bucket) {
      const std::uint64_t kept = std::atomic_ref(entry.numbers).load(std::memory_order_relaxed);
      const std::uint64_t sum = std::atomic_ref(entry.sum).load(std::memory_order_relaxed);
      if (weight_of(kept) > kFirstLook) block.push_back({sum ^ kept, kept});
    }
    if (block.size() >= kSavedBlock) write();
  }
  if (!block.empty()) write();
  write();  // nothing: the end
}

void OracleTable::load(CheckpointReader& reader) {
  std::vector<Entry> block;
  do {
    reader.get(block);
    for (const Entry& entry : block) put(entry.sum, entry.numbers);
  } while (reader.ok() && !block.empty());
}

Oracle::Way::Way(const SmallBoard& board, int games_bits) : games(board, board.all(), games_bits) {}

int Oracle::Way::place_of(std::uint64_t colouring) const {
  if (marks[splitmix64(colouring) % marks.size()] == 0) return -1;
  for (std::size_t i = colourings.size(); i-- > 0;) {
    if (colourings[i] == colouring) return static_cast<int>(i);
  }
  return -1;
}
void Oracle::Way::push(std::uint64_t colouring) {
  ++marks[splitmix64(colouring) % marks.size()];
  colourings.push_back(colouring);
}
void Oracle::Way::pop() {
  --marks[splitmix64(colourings.back()) % marks.size()];
  colourings.pop_back();
}

Oracle::Oracle(const SmallBoard& board, Settings settings)
    : board_(board),
      settings_(std::move(settings)),
      table_(settings_.bytes),
      order_(central_first<Set>(board)),
      busy_(kBusy) {
  for (int i = 0; i < settings_.threads; ++i) {
    ways_.push_back(std::make_unique<Way>(board, settings_.games_bits));
  }
}

void Oracle::ask(int prover, int margin, std::vector<std::uint64_t> past) {
  if (!loaded_ || prover != prover_ || margin != margin_) table_.clear();
  loaded_ = false;
  prover_ = prover;
  margin_ = margin;
  past_ = std::move(past);
  for (const auto& way : ways_) {
    while (!way->colourings.empty()) way->pop();
    for (std::uint64_t colouring : past_) way->push(colouring);
  }
}

std::optional<bool> Oracle::decide(const SmallPosition& position) {
  stopping_ = false;
  expanded_before_ = expanded();
  std::atomic<int> winner = -1;  // 1: the prover
  std::atomic<bool> moot = false;
  const auto work = [&](int thread) {
    const std::optional<bool> wins = work_on(position, thread, moot);
    if (!wins) return;
    winner = *wins ? 1 : 0;
    moot = true;
  };
  std::vector<std::thread> others;
  for (int i = 1; i < settings_.threads; ++i) others.emplace_back(work, i);
  work(0);
  for (std::thread& other : others) other.join();
  if (winner < 0) return std::nullopt;
  return winner == 1;
}

std::optional<bool> Oracle::work_on(const SmallPosition& position, int thread,
                                    const std::atomic<bool>& moot) {
  Way& way = *ways_[thread];
  const std::uint64_t key = board_.key(position);
  Numbers numbers = look(position, key, way.games);
  if (numbers.prover != 0 && numbers.other != 0) {
    way.moot = &moot;
    numbers = search(position, key, {kNever, kNever}, way).numbers;
  }
  if (numbers.prover != 0 && numbers.other != 0) return std::nullopt;
  return numbers.prover == 0;
}

double Oracle::share_won(const SmallPosition& position, int turns) const {
  Numbers numbers;
  if (table_.find(board_.key(position), numbers) && (numbers.prover == 0 || numbers.other == 0)) {
    return numbers.prover == 0 ? 1 : 0;
  }
  if (turns == 0) return 0;
  double best = 0, sum = 0;
  int size = 0;
  const auto add = [&](const SmallPosition& after) {
    const double share = share_won(after, turns - 1);
    best = std::max(best, share);
    sum += share;
    ++size;
  };
  SmallPosition after;
  const Set any = position.stones[0] | position.stones[1];
  for (Point p : order_) {
    if ((any >> p & 1) == 0 && board_.play(position, p, after)) add(after);
  }
  if (position.next == prover_) return best;
  return size == 0 ? 0 : sum / size;
}

void Oracle::save(CheckpointWriter& writer) const {
  writer.put(prover_);
  writer.put(margin_);
  writer.put(expanded());
  table_.save(writer);
}

void Oracle::load(CheckpointReader& reader) {
  std::uint64_t expanded = 0;
  reader.get(prover_);
  reader.get(margin_);
  reader.get(expanded);
  expanded_ = expanded;
  table_.load(reader);
  loaded_ = true;
}

std::optional<std::uint32_t> Oracle::rank(const SmallPosition& position, std::uint64_t key,
                                          SmallGames& games) const {
  Numbers numbers;
  if (!table_.find(key, numbers)) numbers = leaf(position, games);
  if (numbers.prover != 0) return std::nullopt;
  return numbers.rank;
}

std::optional<Oracle::Won> Oracle::won(std::uint64_t key) const {
  Numbers numbers;
  if (!table_.find(key, numbers) || numbers.prover != 0) return std::nullopt;
  return Won{numbers.rank, numbers.move};
}

bool Oracle::is_leaf(const SmallPosition& position, SmallGames& games) const {
  SmallSecured secured = secure(board_, position.stones[prover_]);
  if (2 * secured.points_without_answers() - board_.size() >= margin_) return true;
  if (2 * secured.points() - board_.size() < margin_) {
    secured = secure_all(board_, games, position.stones, prover_);
    if (secured.stones == 0) return false;
  }
  return std::none_of(past_.begin(), past_.end(), [&](std::uint64_t colouring) {
    return secured.spoiled_by(static_cast<Set>(prover_ == 0 ? colouring : colouring >> 32));
  });
}

Oracle::Numbers Oracle::leaf(const SmallPosition& position, SmallGames& games) const {
  const int lost = secure(board_, position.stones[1 - prover_]).points();
  if (board_.size() - 2 * lost < margin_) return {kNever, 0};
  if (is_leaf(position, games)) return {0, kNever};
  return {1, 1};
}

Oracle::Numbers Oracle::look(const SmallPosition& position, std::uint64_t key, SmallGames& games) {
  Numbers numbers;
  if (table_.find(key, numbers)) return numbers;
  numbers = leaf(position, games);
  if (numbers.prover != 0 && numbers.other != 0) numbers = guess(position);
  // Lines of play meet so often that even a first look is worth keeping, where there is room.
  table_.store(key, numbers, 0);
  return numbers;
}

int Oracle::missing_eyes(Set own) const {
  int eyes = 0;
  board_.for_each_part(board_.all() & ~own, [&](Set region) {
    const Set border = board_.beside(region) & own;
    if (border == 0) return;
    const Set block = board_.part(border & -border, own);
    if ((border & ~block) == 0 && (region & ~board_.beside(block)) == 0) ++eyes;
  });
  return std::max(0, 2 - eyes);
}

Oracle::Numbers Oracle::guess(const SmallPosition& position) const {
  const Set own = position.stones[prover_];
  const Set empty = board_.all() & ~(own | position.stones[1 - prover_]);
  // Blocks of the side not to move that can be taken at once are given up.
  std::array<Set, 2> left = position.stones;
  Set& targets = left[1 - position.next];
  board_.for_each_part(position.stones[1 - position.next], [&](Set block) {
    if (at_most_one(board_.beside(block) & empty)) targets &= ~block;
  });
  Set mine = left[prover_], theirs = left[1 - prover_];
  for (int i = 0; i < 3; ++i) {
    const Set open = board_.all() & ~(mine | theirs);
    const Set my_reach = board_.beside(mine) & open, their_reach = board_.beside(theirs) & open;
    mine |= my_reach & ~their_reach;
    theirs |= their_reach & ~my_reach;
  }
  // Whatever the margin: who wants a little has to play as for all of it.
  const int lacking = board_.size() - std::popcount(mine) + std::popcount(theirs);
  int blocks = 0, in_danger = 0;
  board_.for_each_part(own, [&](Set block) {
    ++blocks;
    in_danger += std::max(0, 3 - std::popcount(board_.beside(block) & empty));
  });
  const int prover = 1 + lacking + 2 * missing_eyes(own) + 3 * std::max(0, blocks - 1) +
                     in_danger / 2 + (position.next != prover_);
  return {static_cast<std::uint32_t>(prover), 1};
}

// The turns that matter, in order. `skipped`: the place of the first repetition that took a move
// from the prover. The table's memory comes near while the other turns are found.
int Oracle::turns(const SmallPosition& position, const Way& way, std::array<Child, 28>& children,
                  int& skipped) const {
  const bool provers_turn = position.next == prover_;
  const Set any = position.stones[0] | position.stones[1];
  int size = 0;
  const auto add = [&](std::uint8_t point, const SmallPosition& after) {
    children[size] = {point, after, board_.key(after), {}, kNoRepetition};
    table_.prefetch(children[size++].key);
  };
  SmallPosition after;
  for (Point p : order_) {
    if ((any >> p & 1) != 0 || p == position.ko || !board_.play(position, p, after)) continue;
    const int place = way.place_of(after.colouring());
    if (place < 0) {
      add(static_cast<std::uint8_t>(p), after);
    } else if (provers_turn) {
      skipped = std::min(skipped, place);
    } else {
      children[size++] = {OracleTable::kNoMove, after, 0, {kNever, 0}, place};
    }
  }
  // The side for whom the count is bad gains nothing by a pass.
  const bool good = board_.margin(position.stones, prover_) >= margin_;
  if (provers_turn == good) add(OracleTable::kNoMove, board_.pass(position));
  return size;
}

// The same with what is known of them; a single one where the side to move wins at once.
int Oracle::expand(const SmallPosition& position, Way& way, std::array<Child, 28>& children,
                   int& skipped) {
  const bool provers_turn = position.next == prover_;
  const int size = turns(position, way, children, skipped);
  for (int i = 0; i < size; ++i) {
    Child& child = children[i];
    if (child.rests_on == kNoRepetition) {
      child.numbers = look(child.position, child.key, way.games);
    }
    if ((provers_turn ? child.numbers.prover : child.numbers.other) == 0) {
      children[0] = child;
      return 1;
    }
  }
  return size;
}

Oracle::Outlook Oracle::outlook(bool provers_turn, const Child* children, int size) const {
  Outlook seen;
  std::uint32_t least = kNever, least_here = kNever, most = 0;
  for (int i = 0; i < size; ++i) {
    const Numbers& numbers = children[i].numbers;
    const std::uint32_t mover = provers_turn ? numbers.prover : numbers.other;
    if (mover >= kNever) continue;
    most = std::max(most, provers_turn ? numbers.other : numbers.prover);
    least = std::min(least, mover);
    // Threads keep out of each other's way, above all where every child must be won: there no work
    // is lost.
    const std::uint32_t threads =
        settings_.threads > 1 ? busy(children[i].key).load(std::memory_order_relaxed) : 0;
    const std::uint32_t more = provers_turn ? mover / 16 : 1 + mover;
    const std::uint32_t here = std::min(kNever - 1, mover + threads * more);
    if (here < least_here) {
      seen.second = least_here;
      least_here = here;
      seen.best = i;
    } else {
      seen.second = std::min(seen.second, here);
    }
  }
  const std::uint32_t others = least >= kNever ? 0 : least == 0 ? kNever : most;
  seen.numbers = provers_turn ? Numbers{least, others} : Numbers{others, least};
  return seen;
}

// Of a position that the prover has won: its rank, and the move if it is the prover's.
void Oracle::rank_above(const SmallPosition& position, const Child* children, int size,
                        Numbers& numbers) const {
  const bool provers_turn = position.next == prover_;
  const Child* chosen = nullptr;
  for (int i = 0; i < size; ++i) {
    const Child& child = children[i];
    if (child.numbers.prover != 0) continue;
    const bool better =
        chosen == nullptr || (provers_turn ? child.numbers.rank < chosen->numbers.rank
                                           : child.numbers.rank > chosen->numbers.rank);
    if (better) chosen = &child;
  }
  numbers.rank = 1 + (chosen == nullptr ? 0 : chosen->numbers.rank);
  numbers.move = OracleTable::kNoMove;
  if (!provers_turn || chosen == nullptr || chosen->point == OracleTable::kNoMove) return;
  int to_least = 0;
  board_.key(position, &to_least);
  numbers.move =
      static_cast<std::uint8_t>(std::countr_zero(board_.image(to_least, Set{1} << chosen->point)));
}

std::atomic<std::uint8_t>& Oracle::busy(std::uint64_t key) const {
  return busy_[splitmix64(key) % busy_.size()];
}

// A child that this way has decided stays so: a loss that rests on a repetition is not in the
// table.
void Oracle::refresh(Child* children, int size) const {
  for (int i = 0; i < size; ++i) {
    const Numbers& known = children[i].numbers;
    if (known.prover != 0 && known.other != 0) table_.find(children[i].key, children[i].numbers);
  }
}

bool Oracle::stopped() {
  if (stopping_.load(std::memory_order_relaxed)) return true;
  const std::uint64_t count = expanded_.fetch_add(1, std::memory_order_relaxed) + 1;
  if (count % 4096 != 0) return false;
  if (count - expanded_before_ > settings_.most_expanded) stopping_ = true;
  if (settings_.stop && settings_.stop()) stopping_ = true;
  return stopping_;
}

Oracle::Found Oracle::search(const SmallPosition& position, std::uint64_t key, Numbers limits,
                             Way& way) {
  if (stopped() || ended(way)) return {};
  const std::uint64_t before = expanded();
  const bool provers_turn = position.next == prover_;
  const int own_place = static_cast<int>(way.colourings.size());
  const int root_place = static_cast<int>(past_.size());
  if (own_place - root_place >= kDeepest) return {{kNever, 0}, root_place};
  way.push(position.colouring());
  std::array<Child, 28> children;
  int skipped = kNoRepetition;
  const int size = expand(position, way, children, skipped);
  Outlook seen;
  for (;;) {
    seen = outlook(provers_turn, children.data(), size);
    const Numbers& now = seen.numbers;
    if (now.prover == 0 || now.other == 0 || now.prover >= limits.prover ||
        now.other >= limits.other || ended(way)) {
      break;
    }
    Child& best = children[seen.best];
    const std::uint32_t own = provers_turn ? limits.prover : limits.other;
    const std::uint32_t others_limit = provers_turn ? limits.other : limits.prover;
    const std::uint32_t above =
        seen.second >= kNever ? kNever : std::min(kNever, seen.second + 1 + seen.second / 32);
    const std::uint32_t own_limit = std::max(
        std::min(own, above), (provers_turn ? best.numbers.prover : best.numbers.other) + 1);
    if (settings_.threads > 1) ++busy(best.key);
    const Found found = search(
        best.position, best.key,
        provers_turn ? Numbers{own_limit, others_limit} : Numbers{others_limit, own_limit}, way);
    if (settings_.threads > 1) --busy(best.key);
    if (ended(way) && found.numbers.prover != 0 && found.numbers.other != 0) break;
    best.numbers = found.numbers;
    best.rests_on = found.rests_on;
    if (settings_.threads > 1) refresh(children.data(), size);
  }
  way.pop();
  Found found{seen.numbers, kNoRepetition};
  if (found.numbers.prover == 0) {
    rank_above(position, children.data(), size, found.numbers);
  }
  if (found.numbers.other == 0) {
    // A loss rests on the repetitions of every child, or of the one that the other side chooses.
    found.rests_on = provers_turn ? skipped : kNoRepetition;
    for (int i = 0; i < size; ++i) {
      if (children[i].numbers.other != 0) continue;
      found.rests_on = std::min(found.rests_on, children[i].rests_on);
      if (!provers_turn) break;
    }
    if (found.rests_on >= own_place) found.rests_on = kNoRepetition;
  }
  const bool decided = found.numbers.prover == 0 || found.numbers.other == 0;
  if (found.rests_on == kNoRepetition && (decided || !ended(way))) {
    table_.store(key, found.numbers, expanded() - before);
  }
  return found;
}

}  // namespace omnigo::solve
