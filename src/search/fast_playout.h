// Uniformly random play on the packed cells of a board, as fast as it goes.
//
// The arrays are those of Board (rules/blocks.h), copied at the start. What is added:
//
// Candidates. The points from which the mover draws lie in an array; a drawn point leaves it at
// once, and comes back at the end of the turn if it was refused. The next draw is made before the
// move drawn is played, since the processor would else wait for it after each wrong guess of a
// jump.
//
// Parking. An eye of some colour none of whose blocks has it as its last liberty is hopeless for
// everyone: its owner does not fill eyes, for all others it is suicide. It leaves the candidates,
// and no longer counts as a liberty of the blocks around it. It comes back when one of them has no
// other liberty left, which shows where captures show, as a count that reaches zero; or when an
// opponent's stone on a diagonal point may have spoilt the eye, for which the diagonal points are
// watched. A block all of whose liberties are parked, two or more, is safe: its count is lifted far
// above zero until one of them comes back.
//
// The common move asks for three rare things, with one jump each: whether the point is enclosed by
// the mover or by opponents alone (an eye? suicide?); whether some block beside it has run out of
// liberties or the point is watched; and whether it joins several blocks.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <span>
#include <vector>

#include "base/branch.h"
#include "rules/blocks.h"
#include "rules/score.h"
#include "search/eye.h"
#include "search/playout_engine.h"
#include "search/playout_history.h"

namespace omnigo {

// Stones, and empty points that reach one colour only, by player.
void count_owners(const Graph& graph, const Colouring& colouring, std::vector<int>& areas);

template <class Cells, bool kSuperko>
class FastPlayout final : public PlayoutEngine {
 public:
  FastPlayout(const SharedGraph& graph, int players);

  void run(const PlayoutStart& start, Random& random, PlayoutEnd& end) override {
    play_out(start, random, end, Unobserved(), 3 * start.board.graph().size());
  }
  void run(const PlayoutStart& start, Random& random, int most_moves, FirstPlayers& first_players,
           PlayoutEnd& end) override {
    play_out(start, random, end, [&](Point p) { first_players(p); }, most_moves);
  }
  // Calls observe(p) after each turn, with the move's point or kNoPoint.
  template <class Observe>
  void run(const PlayoutStart& start, Random& random, PlayoutEnd& end, Observe observe) {
    play_out(start, random, end, observe, 3 * start.board.graph().size());
  }

  Colouring end_colouring() const override { return colouring(); }
  Colouring colouring() const;
  std::span<const Point> candidates() const { return {candidates_, candidate_count_}; }

 private:
  struct Unobserved {
    void operator()(Point) const {}
  };
  template <class Observe>
  void play_out(const PlayoutStart& start, Random& random, PlayoutEnd& end, Observe observe,
                int most_moves);

  using Word = typename Cells::Word;
  using Index = std::uint32_t;
  static constexpr int kDegree = Cells::kDegree;
  static constexpr int kCapacity = (kMaxPoints + kDegree + 63) / 64 * 64;
  using Words = std::array<Word, kDegree>;

  // --- cells ---

  static constexpr int kBits = 8 * sizeof(Word);
  static constexpr Word kParked = Word{1} << (kBits - 2);
  static constexpr Word kWatched = Word{1} << (kBits - 1);
  static_assert(Cells::kFirstFlag <= kBits - 2);
  static constexpr int kWhiteBit = std::countr_zero(Cells::field(Colour::White));
  static constexpr Word kEmpty = Cells::field(Colour::Empty);
  // The whole field of a sum of cells, given a 1 in it.
  static constexpr Word whole(Word field) { return field * ((1 << Cells::kFieldBits) - 1); }
  static constexpr Word kAnyEmpty = whole(kEmpty);
  static constexpr Colour colour_of_field(Word field) {
    return static_cast<Colour>((std::countr_zero(field) - Cells::kFirstField) / Cells::kFieldBits);
  }
  // Negative if the highest bit is set.
  static std::int32_t sign(Word w) { return static_cast<std::int32_t>(w >> (kBits - 32)); }

  // --- liberties: see rules/blocks.h ---

  // A parked liberty counts 1 instead of kLiberty: less by this.
  static constexpr std::int32_t kParking = kLiberty - 1;
  // A safe block's count is higher by this.
  static constexpr std::int32_t kSafe = 1 << 28;
  static_assert(std::int64_t{kMaxPoints} * kDegree * kLiberty < kSafe && 4 * kSafe <= kNotABlock);

  static bool is_safe(std::int32_t liberties) {
    return liberties >= kSafe - kLiberty && liberties < kNotABlock / 2;
  }

  // --- the graph and the position ---

  const Point* near(Index p) const { return near_ + p * kDegree; }
  const Point* diagonals(Index p) const { return diagonal_.data() + std::size_t{p} * diagonals_; }
  // Without a neighbour: nobody's stone can ever stand there.
  bool is_lonely(Index p) const { return near(p)[0] >= board_.graph().size(); }
  std::int32_t& liberties_of(Word w) { return liberties_[w & kIdMask]; }
  Words neighbours(Index p) const {
    Words words;
    for (int j = 0; j < kDegree; ++j) words[j] = cell_[near(p)[j]];
    return words;
  }
  static Word sum(const Words& words) {
    Word total = 0;
    for (Word w : words) total += w;
    return total;
  }
  template <class Visit>
  void each_stone(Index block, Visit visit) const {
    Index p = block;
    do {
      visit(p);
      p = next_[p];
    } while (p != block);
  }
  bool is_eye(Index p, Word owner) const {
    int opponents = 0;
    for (int j = 0; j < diagonals_; ++j) {
      opponents += (cell_[diagonals(p)[j]] & Cells::kStone & ~owner) != 0;
    }
    return opponents < to_break_[p];
  }
  std::uint64_t key(Index p, Word field) const {
    Index player = static_cast<Index>(field >> kWhiteBit);
    if constexpr (Cells::kMostPlayers > 2) {
      player = static_cast<Index>(player_of(colour_of_field(field)));
    }
    return keys_[p * Cells::kMostPlayers + player];
  }

  void load(const Board& start);
  void load(const Blocks<Cells>& start);
  void count_areas(std::vector<int>& areas) const;

  // --- moves ---

  // No neighbour is empty, and all are the mover's or none is.
  static bool is_enclosed(Word sum, Word own) {
    Word black = whole(Cells::field(Colour::Black)), white = whole(Cells::field(Colour::White));
    if constexpr (Cells::kMostPlayers > 2) {
      black = whole(own);
      white = Cells::kStone & ~black;
    }
    return sign(((sum & (kAnyEmpty | black)) - 1) | ((sum & (kAnyEmpty | white)) - 1)) < 0;
  }
  enum class Verdict { Play, Refuse, Park };
  Verdict judge_enclosed(Index p, Word own);

  // The block that a stone joins, or the stone itself; and whether there are others to join.
  struct Joined {
    Index block;
    std::uint32_t several;
  };
  static Joined joined_by(Index p, const Words& words, Word own) {
    Joined joined{p, 0};
    for (Word w : words) joined.block = (w & own) != 0 ? w & kIdMask : joined.block;
    for (int j = 0; j + 1 < kDegree; ++j) {
      const Index block = (words[j] & own) != 0 ? words[j] & kIdMask : joined.block;
      joined.several |= block ^ joined.block;
    }
    return joined;
  }
  void put(Index p, Index block, Word sum, Word own) {
    liberties_[p] = -kLiberty;
    liberties_[block] +=
        static_cast<std::int32_t>((sum & kAnyEmpty) >> Cells::kFirstField) * kLiberty;
    cell_[p] = (cell_[p] & kWatched) | own | block;
    next_[p] = static_cast<Point>(p);
    std::swap(next_[p], next_[block]);
  }
  Index join(Index p, Index block, Word own);
  Index merge(Index a, Index b);
  void take_off(Index block);
  bool play_rare(Index p, Joined joined, Word sum, Word own);

  // --- superko ---

  bool repeats(std::uint64_t hash, Index p, Word own, std::uint32_t dead) const;
  std::uint64_t hash_of_dead(Index p, std::uint32_t dead) const;
  template <class Visit>
  void each_dead(Index p, std::uint32_t dead, Visit visit) const;

  // --- parking ---

  bool park(Index p, Word owner);
  void unpark(Index p);
  void resolve(Index block);
  void recheck_eyes(Index p, Word own);

  [[gnu::noinline]] Index bring_back_refused(Index count) {
    for (Index i = 0; i < refused_count_; ++i) candidates_[count++] = refused_[i];
    refused_count_ = 0;
    return count;
  }

  // The arrays lie at fixed places in the object, so that one register addresses them all.
  alignas(64) Word cell_[kCapacity];
  std::int32_t liberties_[kCapacity];
  Point next_[kCapacity];
  Point candidates_[kCapacity];
  Point near_[kCapacity * kDegree];
  Point refused_[kCapacity];
  int eyes_[kBits];  // parked, by the bit of the owner's field

  Index candidate_count_;
  Index refused_count_ = 0;
  Index ko_;  // forbidden in the next turn to the mover with this field
  Word ko_own_ = 0;
  std::uint64_t hash_ = 0;
  bool lonely_points_ = false;          // there are some
  int diagonals_ = 0;                   // of each point, with padding
  std::vector<Point> diagonal_;         // by point
  std::vector<std::uint8_t> to_break_;  // diagonal points, to break an eye (search/eye.h)
  std::vector<std::uint64_t> keys_;
  PlayoutHistory history_;
  Board board_;  // an empty one, for its cells
};

template <class Cells, bool kSuperko>
FastPlayout<Cells, kSuperko>::FastPlayout(const SharedGraph& graph, int players)
    : history_(kSuperko ? graph->size() : 0), board_(graph, players) {
  board_.visit_blocks([&](auto blocks) {
    std::copy(blocks.topology->near.begin(), blocks.topology->near.end(), near_);
  });
  const auto diagonal = diagonal_points(*graph);
  for (const auto& list : diagonal) {
    diagonals_ = std::max(diagonals_, static_cast<int>(list.size()));
  }
  for (int p = 0; p < graph->size(); ++p) {
    diagonal_.insert(diagonal_.end(), diagonal[p].begin(), diagonal[p].end());
    diagonal_.resize(static_cast<std::size_t>(p + 1) * diagonals_,
                     static_cast<Point>(graph->size()));
    to_break_.push_back(
        static_cast<std::uint8_t>(diagonals_to_break(*graph, static_cast<Point>(p))));
    lonely_points_ |= is_lonely(p);
  }
  for (int p = 0; kSuperko && p < graph->size(); ++p) {
    for (int player = 0; player < Cells::kMostPlayers; ++player) {
      keys_.push_back(hash_key(static_cast<Point>(p), colour_of(player)));
    }
  }
}

template <class Cells, bool kSuperko>
[[gnu::noinline]] void FastPlayout<Cells, kSuperko>::load(const Board& start) {
  if (start.cell_kind() != board_.cell_kind()) {
    Board same = board_;
    same.set_colouring(start.colouring());
    return load(same);
  }
  start.visit_blocks([&](auto blocks) {
    if constexpr (std::is_same_v<typename decltype(blocks)::Cells, Cells>) load(blocks);
  });
  hash_ = start.hash();
  if constexpr (kSuperko) history_.start(hash_);
}

template <class Cells, bool kSuperko>
void FastPlayout<Cells, kSuperko>::load(const Blocks<Cells>& start) {
  const auto cells = static_cast<std::size_t>(start.topology->cells());
  std::memcpy(cell_, start.cell, cells * sizeof(Word));
  std::memcpy(liberties_, start.liberties, cells * sizeof(std::int32_t));
  std::memcpy(next_, start.next, cells * sizeof(Point));
  Index count = 0;
  for (int p = 0; p < start.topology->points(); ++p) {
    candidates_[count] = static_cast<Point>(p);
    count += (cell_[p] & kEmpty) != 0 && (!lonely_points_ || !is_lonely(p));
  }
  candidate_count_ = count;
  ko_ = kNoPoint;
  std::fill(std::begin(eyes_), std::end(eyes_), 0);
}

template <class Cells, bool kSuperko>
template <class Observe>
void FastPlayout<Cells, kSuperko>::play_out(const PlayoutStart& start, Random& random,
                                            PlayoutEnd& end, Observe observe, int most_moves) {
  load(start.board);
  ko_ = start.ko;
  ko_own_ = Cells::field(start.next);
  const int players = board_.players(), in = players_in(start);
  int most_turns = most_moves;
  int turns = 0, passes = 0, latest_pass = -1, passes_in_a_row = 0;
  const Word first = Cells::field(Colour::Black), last = Cells::field(colour_of(players - 1));
  Word own = Cells::field(start.next), out = 0;
  for (int player = 0; player < players; ++player) {
    if ((start.in >> player & 1) == 0) out |= Cells::field(colour_of(player));
  }
  QuickRandom draw(random());
  Index count = candidate_count_;
  Index i = draw.below(count), p = candidates_[i];
  const auto draw_again = [&] {
    i = draw.below(count);
    p = candidates_[i];
  };
  const auto end_turn = [&](Index point) {
    if constexpr (Cells::kMostPlayers == 2) {
      own ^= in == 2 ? first ^ last : 0;
    } else {
      do {
        own = own == last ? first : own << Cells::kFieldBits;
      } while ((own & out) != 0);
    }
    ++turns;
    if constexpr (!std::is_same_v<Observe, Unobserved>) {
      candidate_count_ = count;
      observe(static_cast<Point>(point));
    }
  };
  while (turns < most_turns) {
    if (count == 0) [[unlikely]] {
      count = bring_back_refused(count);
      passes_in_a_row = latest_pass == turns ? passes_in_a_row + 1 : 1;
      ko_ = kNoPoint;
      ++passes, ++most_turns;
      end_turn(kNoPoint);
      latest_pass = turns;
      if (passes_in_a_row == in) break;
      draw_again();
      continue;
    }
    candidates_[i] = candidates_[--count];
    draw.advance();
    i = draw.below(count);
    const Index following = candidates_[i];
    const Words words = neighbours(p);
    const Word around = sum(words);
    if (is_enclosed(around, own)) [[unlikely]] {
      const Verdict verdict = judge_enclosed(p, own);
      if (verdict != Verdict::Play) {
        if (verdict == Verdict::Refuse) refused_[refused_count_++] = static_cast<Point>(p);
        p = following;
        continue;
      }
    }
    std::int32_t rare = sign(cell_[p]);
    for (Word w : words) rare |= (liberties_of(w) -= kLiberty);
    const Joined joined = joined_by(p, words, own);
    const std::uint32_t several = unsplit(joined.several);
    if (rare < 0) [[unlikely]] {
      candidate_count_ = count;
      if (!play_rare(p, joined, around, own)) {
        refused_[refused_count_++] = static_cast<Point>(p);
        p = following;
        continue;
      }
      count = candidate_count_;
      if (refused_count_ > 0) count = bring_back_refused(count);
      end_turn(p);
      draw_again();
      continue;
    }
    if constexpr (kSuperko) {
      const std::uint64_t hash = hash_ ^ key(p, own);
      if (history_.contains_hash(hash) && repeats(hash, p, own, 0)) [[unlikely]] {
        for (Word w : words) liberties_of(w) += kLiberty;
        refused_[refused_count_++] = static_cast<Point>(p);
        p = following;
        continue;
      }
      hash_ = hash;
      history_.add_move(static_cast<Point>(p));
      history_.remember(hash);
    }
    put(p, joined.block, around, own);
    ko_ = kNoPoint;
    if (several != 0) join(p, joined.block, own);
    if (refused_count_ > 0) [[unlikely]] {
      count = bring_back_refused(count);
      end_turn(p);
      draw_again();
    } else {
      end_turn(p);
      p = following;
    }
  }
  candidate_count_ = count;
  end.moves = turns - passes;
  end.turns = turns;
  count_areas(end.areas);
}

// An enclosed point is asked first whether it is an eye, and of whom.
template <class Cells, bool kSuperko>
[[gnu::noinline]] auto FastPlayout<Cells, kSuperko>::judge_enclosed(Index p, Word own) -> Verdict {
  const Words words = neighbours(p);
  const Word owner = words[0] & Cells::kStone;  // a real neighbour, since padding comes last
  const bool mine = owner == own;
  if ((sum(words) & Cells::kStone & ~whole(owner)) == 0 && is_eye(p, owner)) {
    if (park(p, owner)) return Verdict::Park;
    return mine || (p == ko_ && own == ko_own_) ? Verdict::Refuse : Verdict::Play;
  }
  if (mine) return Verdict::Play;
  std::int32_t dead = 0;
  for (Word w : words) dead |= (liberties_of(w) -= kLiberty) + kParking;
  for (Word w : words) liberties_of(w) += kLiberty;
  return dead >= 0 || (p == ko_ && own == ko_own_) ? Verdict::Refuse : Verdict::Play;
}

// Joins all blocks of the mover beside p, which belongs to `block` already.
template <class Cells, bool kSuperko>
[[gnu::noinline]] auto FastPlayout<Cells, kSuperko>::join(Index p, Index block, Word own) -> Index {
  const Words words = neighbours(p);
  std::array<Index, kDegree> blocks;
  Index other = block;
  for (int j = 0; j < kDegree; ++j) {
    blocks[j] = (words[j] & own) != 0 ? words[j] & kIdMask : block;
    other = blocks[j] != block ? blocks[j] : other;
  }
  std::uint32_t more = 0;
  for (Index b : blocks) more |= b != block ? b ^ other : 0;
  more = unsplit(more);
  const Index merged = merge(block, other);
  return more == 0 ? merged : join(p, merged, own);
}

// Rewrites the cells of the smaller ring four at a time, round the ring again where it is shorter:
// that does no harm, and most rings end there.
template <class Cells, bool kSuperko>
auto FastPlayout<Cells, kSuperko>::merge(Index a, Index b) -> Index {
  const std::int32_t first = liberties_[a], second = liberties_[b];
  const Index kept = first < second ? b : a, gone = first < second ? a : b;
  const std::int32_t both = first + second + kLiberty;
  liberties_[kept] = both >= 2 * kSafe - kLiberty ? both - kSafe : both;
  const auto relabel = [&](Index p) { cell_[p] = (cell_[p] & ~Word{kIdMask}) | kept; };
  for (Index p = gone;;) {
    const Index q = next_[p], r = next_[q], s = next_[r];
    relabel(p);
    relabel(q);
    relabel(r);
    relabel(s);
    p = next_[s];
    if (unsplit((q == gone) | (r == gone) | (s == gone) | (p == gone)) != 0) break;
  }
  std::swap(next_[kept], next_[gone]);
  return kept;
}

// Two stones at a time; the second may be the first again, and then counts nothing.
template <class Cells, bool kSuperko>
[[gnu::always_inline]] inline void FastPlayout<Cells, kSuperko>::take_off(Index block) {
  if constexpr (kSuperko) {
    const Colour c = colour_of_field(cell_[block] & Cells::kStone);
    each_stone(block, [&](Index p) { history_.add_taken(static_cast<Point>(p), c); });
  }
  Index count = candidate_count_;
  const auto clear = [&](Index p, std::int32_t liberty) {
    cell_[p] = (cell_[p] & kWatched) | kEmpty | p;
    liberties_[p] = kNotABlock;
    candidates_[count] = static_cast<Point>(p);
    for (int j = 0; j < kDegree; ++j) liberties_of(cell_[near(p)[j]]) += liberty;
  };
  for (Index p = block;;) {
    const Index q = next_[p], r = next_[q];
    clear(p, kLiberty);
    ++count;
    clear(q, q != block ? kLiberty : 0);
    count += q != block;
    if (unsplit((q == block) | (r == block)) != 0) break;
    p = r;
  }
  candidate_count_ = count;
}

// A move that takes something, touches a block without other liberties than parked ones, lies on a
// watched point, or is illegal; its liberties are taken already.
// False: it is illegal, and nothing has changed.
template <class Cells, bool kSuperko>
[[gnu::noinline]] bool FastPlayout<Cells, kSuperko>::play_rare(Index p, Joined joined, Word sum,
                                                               Word own) {
  const Words words = neighbours(p);
  std::uint32_t dead = 0;
  std::int32_t only_parked = 0, legal = -static_cast<std::int32_t>((sum & kAnyEmpty) != 0);
  for (int j = 0; j < kDegree; ++j) {
    const bool mine = (words[j] & own) != 0;
    const std::int32_t liberties = liberties_of(words[j]) + kParking;  // negative if there is none
    dead |= mine ? 0 : static_cast<std::uint32_t>(liberties) >> 31 << j;
    legal |= mine ? ~liberties : liberties;
    only_parked |= (liberties - kParking) & ~liberties;
  }
  std::uint64_t hash = 0;
  if constexpr (kSuperko) {
    hash = hash_ ^ key(p, own) ^ hash_of_dead(p, dead);
    if (legal < 0 && history_.contains_hash(hash) && repeats(hash, p, own, dead)) legal = 0;
  }
  if (legal >= 0) {
    for (Word w : words) liberties_of(w) += kLiberty;
    return false;
  }
  put(p, joined.block, sum, own);
  if constexpr (kSuperko) {
    hash_ = hash;
    history_.add_move(static_cast<Point>(p));
  }
  Index block = joined.block;
  if (joined.several != 0) block = join(p, block, own);
  ko_ = kNoPoint;
  if (dead != 0) {
    const Index before = candidate_count_;
    ko_own_ = words[std::countr_zero(dead)] & Cells::kStone;
    for (; dead != 0; dead &= dead - 1) {
      const Index q = near(p)[std::countr_zero(dead)];
      if ((cell_[q] & kEmpty) == 0) take_off(cell_[q] & kIdMask);
    }
    const bool is_ko =
        (candidate_count_ == before + 1) & (liberties_[block] == 0) & (next_[p] == p);
    ko_ = is_ko ? candidates_[before] : kNoPoint;
  }
  if (only_parked < 0) {
    for (int j = 0; j < kDegree; ++j) {
      const Index beside = cell_[near(p)[j]] & kIdMask;
      if (liberties_[beside] < 0) resolve(beside);
    }
    if (liberties_[block] < 0) resolve(block);
  }
  if ((cell_[p] & kWatched) != 0) recheck_eyes(p, own);
  if constexpr (kSuperko) history_.remember(hash_);
  return true;
}

// Each block beside p once, of the neighbours marked in `dead`.
template <class Cells, bool kSuperko>
template <class Visit>
void FastPlayout<Cells, kSuperko>::each_dead(Index p, std::uint32_t dead, Visit visit) const {
  PointList<kDegree> seen;
  for (; dead != 0; dead &= dead - 1) {
    const auto block = static_cast<Point>(cell_[near(p)[std::countr_zero(dead)]] & kIdMask);
    if (std::find(seen.begin(), seen.end(), block) != seen.end()) continue;
    seen.push_back(block);
    visit(block);
  }
}

template <class Cells, bool kSuperko>
std::uint64_t FastPlayout<Cells, kSuperko>::hash_of_dead(Index p, std::uint32_t dead) const {
  std::uint64_t hash = 0;
  each_dead(p, dead, [&](Index block) {
    const Word field = cell_[block] & Cells::kStone;
    each_stone(block, [&](Index q) { hash ^= key(q, field); });
  });
  return hash;
}

template <class Cells, bool kSuperko>
[[gnu::noinline]] bool FastPlayout<Cells, kSuperko>::repeats(std::uint64_t hash, Index p, Word own,
                                                             std::uint32_t dead) const {
  const Colouring now = colouring();
  Colouring after = now;
  after[p] = colour_of_field(own);
  each_dead(p, dead,
            [&](Index block) { each_stone(block, [&](Index q) { after[q] = Colour::Empty; }); });
  return history_.contains(hash, after, now);
}

// --- parking -----------------------------------------------------------------------------------

// The enclosed point p, an eye of this owner. Not if it is the last liberty of a block.
template <class Cells, bool kSuperko>
[[gnu::always_inline]] inline bool FastPlayout<Cells, kSuperko>::park(Index p, Word owner) {
  const Words words = neighbours(p);
  std::int32_t least = 0;
  for (Word w : words) least |= (liberties_of(w) -= kParking);
  if (least < 0) {
    for (Word w : words) {
      if (liberties_of(w) >= 0) continue;
      int times = 0;  // p counts so often among the block's parked liberties
      for (Word v : words) times += ((v ^ w) & kIdMask) == 0;
      if (liberties_of(w) + kLiberty > times) continue;
      for (Word v : words) liberties_of(v) += kParking;
      return false;
    }
    for (Word w : words) {
      if (liberties_of(w) < 0) liberties_of(w) += kSafe;
    }
  }
  cell_[p] |= kParked;
  ++eyes_[std::countr_zero(owner)];
  for (int j = 0; j < diagonals_; ++j) cell_[diagonals(p)[j]] |= kWatched;
  return true;
}

template <class Cells, bool kSuperko>
void FastPlayout<Cells, kSuperko>::unpark(Index p) {
  const Words words = neighbours(p);
  cell_[p] &= ~kParked;
  --eyes_[std::countr_zero(words[0] & Cells::kStone)];
  candidates_[candidate_count_++] = static_cast<Point>(p);
  for (Word w : words) {
    std::int32_t& liberties = liberties_of(w);
    liberties += (is_safe(liberties) ? -kSafe : 0) + kParking;
  }
}

// A block all of whose liberties are parked: with two it is safe, a single one comes back.
template <class Cells, bool kSuperko>
[[gnu::noinline]] void FastPlayout<Cells, kSuperko>::resolve(Index block) {
  Index found = kNoPoint;
  for (Index p = block;;) {
    for (int j = 0; j < kDegree; ++j) {
      const Index q = near(p)[j];
      if ((cell_[q] & kParked) == 0 || q == found) continue;
      if (found != kNoPoint) {
        liberties_[block] += kSafe;
        return;
      }
      found = q;
    }
    p = next_[p];
    if (p == block) break;
  }
  unpark(found);
}

// A stone of this colour stands on a watched point.
template <class Cells, bool kSuperko>
[[gnu::noinline]] void FastPlayout<Cells, kSuperko>::recheck_eyes(Index p, Word own) {
  for (int j = 0; j < diagonals_; ++j) {
    const Index eye = diagonals(p)[j];
    if ((cell_[eye] & kParked) == 0) continue;
    const Word owner = cell_[near(eye)[0]] & Cells::kStone;
    if (owner != own && !is_eye(eye, owner)) unpark(eye);
  }
}

// --- the end -----------------------------------------------------------------------------------

template <class Cells, bool kSuperko>
Colouring FastPlayout<Cells, kSuperko>::colouring() const {
  Colouring colouring(board_.graph().size());
  for (std::size_t p = 0; p < colouring.size(); ++p) {
    colouring[p] = colour_of_field(cell_[p] & (kEmpty | Cells::kStone));
  }
  return colouring;
}

template <class Cells, bool kSuperko>
[[gnu::noinline]] void FastPlayout<Cells, kSuperko>::count_areas(std::vector<int>& areas) const {
  areas.assign(board_.players(), 0);
  for (int player = 0; player < board_.players(); ++player) {
    const Word own = Cells::field(colour_of(player));
    int stones = 0;
    for (int p = 0; p < board_.graph().size(); ++p) stones += (cell_[p] & own) != 0;
    areas[player] = stones + eyes_[std::countr_zero(own)];
  }
  bool open = false;
  for (Point p : candidates()) {
    const Word around = sum(neighbours(p));
    open |= (around & kAnyEmpty) != 0;
    const Word owner = cell_[near(p)[0]] & Cells::kStone;
    if (owner != 0 && (around & Cells::kStone & ~whole(owner)) == 0) {
      ++areas[player_of(colour_of_field(owner))];
    }
  }
  if (open) count_owners(board_.graph(), colouring(), areas);
}

}  // namespace omnigo
