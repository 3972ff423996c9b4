#include <algorithm>
#include <unordered_map>

#include "rules/score.h"
#include "search/eye.h"
#include "search/playout_engine.h"

namespace omnigo {
namespace {

// The colourings that have stood, for the ko rule.
class Seen {
 public:
  explicit Seen(Ko ko) : ko_(ko) {}

  void start(const Board& board) {
    before_latest_.clear();
    by_hash_.clear();
    if (ko_ == Ko::Positional) by_hash_[board.hash()].push_back(board.colouring());
  }
  void before_turn(const Board& board) {
    hash_before_latest_ = board.hash();
    if (ko_ == Ko::Simple) before_latest_ = board.colouring();
  }
  void after_move(const Board& board) {
    if (ko_ == Ko::Positional) by_hash_[board.hash()].push_back(board.colouring());
  }
  bool repeats(const Board& board, Point p, Colour c, std::uint64_t hash) const {
    if (ko_ == Ko::Simple) {
      return hash == hash_before_latest_ && board.colouring_after(p, c) == before_latest_;
    }
    const auto found = by_hash_.find(hash);
    if (found == by_hash_.end()) return false;
    const Colouring after = board.colouring_after(p, c);
    return std::find(found->second.begin(), found->second.end(), after) != found->second.end();
  }

 private:
  Ko ko_;
  std::uint64_t hash_before_latest_ = 0;
  Colouring before_latest_;
  std::unordered_map<std::uint64_t, std::vector<Colouring>> by_hash_;
};

class PlainPlayout final : public PlayoutEngine {
 public:
  PlainPlayout(SharedGraph graph, int players, Ko ko)
      : board_(graph, players), seen_(ko), diagonals_(diagonal_points(*graph)) {}

  void run(const PlayoutStart& start, Random& random, PlayoutEnd& end) override {
    play_out(start, random, end, 3 * start.board.graph().size(), [](Point) {});
  }
  void run(const PlayoutStart& start, Random& random, int most_moves, FirstPlayers& first_players,
           PlayoutEnd& end) override {
    play_out(start, random, end, most_moves, [&](Point p) { first_players(p); });
  }

  Colouring end_colouring() const override { return board_.colouring(); }

 private:
  // Calls observe(p) after each turn, with the move's point or kNoPoint.
  template <class Observe>
  void play_out(const PlayoutStart& start, Random& random, PlayoutEnd& end, int most_moves,
                Observe observe) {
    board_ = start.board;
    seen_.start(board_);
    barred_ = start.ko;
    empty_.clear();
    for (int i = 0; i < board_.graph().size(); ++i) {
      const auto p = static_cast<Point>(i);
      if (board_.at(p) == Colour::Empty) empty_.push_back(p);
    }
    end.moves = end.turns = 0;
    const int players = board_.players(), in = players_in(start);
    int player = player_of(start.next);
    for (int passes = 0; passes < in && end.moves < most_moves; ++end.turns) {
      const Point p = move(colour_of(player), random);
      observe(p);
      end.moves += p != kNoPoint;
      passes = p != kNoPoint ? 0 : passes + 1;
      player = next_player(player, players, start.in);
      barred_ = kNoPoint;
    }
    end.areas.assign(players, 0);
    for (Colour owner : owners(board_.graph(), board_.colouring())) {
      if (owner != Colour::Empty) ++end.areas[player_of(owner)];
    }
  }

  bool may_play(Point p, Colour c) const {
    if (p == barred_ || is_eye(board_, diagonals_[p], p, c)) return false;
    const MoveEffect effect = board_.effect(p, c);
    return !effect.suicide && !seen_.repeats(board_, p, c, effect.hash);
  }

  // Draws without replacement: what was refused moves behind the points still to be tried.
  Point move(Colour c, Random& random) {
    for (std::size_t left = empty_.size(); left > 0; --left) {
      const std::size_t i = random.below(static_cast<std::uint32_t>(left));
      const Point p = empty_[i];
      if (may_play(p, c)) {
        empty_[i] = empty_.back();
        empty_.pop_back();
        play(p, c);
        return p;
      }
      std::swap(empty_[i], empty_[left - 1]);
    }
    seen_.before_turn(board_);
    return kNoPoint;
  }

  void play(Point p, Colour c) {
    seen_.before_turn(board_);
    taken_.clear();
    board_.play(p, c, taken_);
    for (Stone stone : taken_) empty_.push_back(stone.point);
    seen_.after_move(board_);
  }

  Board board_;
  Seen seen_;
  std::vector<std::vector<Point>> diagonals_;
  std::vector<Point> empty_;
  std::vector<Stone> taken_;
  Point barred_ = kNoPoint;  // in this turn
};

}  // namespace

std::unique_ptr<PlayoutEngine> plain_playout(SharedGraph graph, int players, Ko ko) {
  return std::make_unique<PlainPlayout>(std::move(graph), players, ko);
}

}  // namespace omnigo
