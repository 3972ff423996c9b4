#include "search/playout.h"

#include <algorithm>
#include <unordered_map>

#include "rules/score.h"

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

void count_areas(const Board& board, std::vector<int>& areas) {
  areas.assign(board.players(), 0);
  for (Colour owner : owners(board.graph(), board.colouring())) {
    if (owner != Colour::Empty) ++areas[player_of(owner)];
  }
}

}  // namespace

struct Playout::State {
  Board board;
  Seen seen;
  std::vector<std::vector<Point>> diagonals;
  std::vector<Point> empty;
  std::vector<Stone> taken;
  PlayoutEnd end;

  bool is_eye(Point p, Colour c) const {
    for (Point q : board.graph().neighbours(p)) {
      if (board.at(q) != c) return false;
    }
    int opponents = 0;
    for (Point q : diagonals[p]) opponents += board.at(q) != Colour::Empty && board.at(q) != c;
    return opponents < (board.graph().degree(p) < board.graph().max_degree() ? 1 : 2);
  }

  bool may_play(Point p, Colour c) const {
    if (is_eye(p, c)) return false;
    const MoveEffect effect = board.effect(p, c);
    return !effect.suicide && !seen.repeats(board, p, c, effect.hash);
  }

  // Draws without replacement: what was refused moves behind the points still to be tried.
  bool move(Colour c, Random& random) {
    for (std::size_t left = empty.size(); left > 0; --left) {
      const std::size_t i = random.below(static_cast<std::uint32_t>(left));
      const Point p = empty[i];
      if (may_play(p, c)) {
        empty[i] = empty.back();
        empty.pop_back();
        play(p, c);
        return true;
      }
      std::swap(empty[i], empty[left - 1]);
    }
    seen.before_turn(board);
    return false;
  }

  void play(Point p, Colour c) {
    seen.before_turn(board);
    taken.clear();
    board.play(p, c, taken);
    for (Stone stone : taken) empty.push_back(stone.point);
    seen.after_move(board);
  }
};

Playout::Playout(SharedGraph graph, int players, Ko ko)
    : state_(new State{Board(graph, players), Seen(ko), diagonal_points(*graph), {}, {}, {}}) {}
Playout::~Playout() = default;
Playout::Playout(Playout&&) noexcept = default;

const PlayoutEnd& Playout::run(const Board& start, Colour next, Random& random) {
  State& state = *state_;
  const int players = start.players();
  state.board = start;
  state.seen.start(start);
  state.empty.clear();
  for (int i = 0; i < start.graph().size(); ++i) {
    const auto p = static_cast<Point>(i);
    if (start.at(p) == Colour::Empty) state.empty.push_back(p);
  }
  state.end.moves = state.end.turns = 0;
  const int most_moves = 3 * start.graph().size();
  int player = player_of(next);
  for (int passes = 0; passes < players && state.end.moves < most_moves; ++state.end.turns) {
    const bool moved = state.move(colour_of(player), random);
    state.end.moves += moved;
    passes = moved ? 0 : passes + 1;
    player = player + 1 == players ? 0 : player + 1;
  }
  count_areas(state.board, state.end.areas);
  return state.end;
}

Colouring Playout::end_colouring() const { return state_->board.colouring(); }

}  // namespace omnigo
