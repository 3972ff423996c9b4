#include "search/contest.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

#include "base/random.h"
#include "rules/life.h"
#include "rules/score.h"

namespace omnigo {
namespace {

constexpr std::uint64_t kBetweenStops = 256;
constexpr int kDeepest = 100;  // turns; whoever gets there has met a ko that goes on and on

// The contest's points come first, in order; then for each colour around it a stone and two eyes.
struct Cutting {
  std::vector<Point> points;
  std::vector<int> local;  // by point of the board: its number in the cutting, or -1
  std::vector<Colour> around;
};

Cutting cut(const Game& game, std::vector<Point> points) {
  Cutting cutting;
  std::sort(points.begin(), points.end());
  cutting.local.assign(game.graph().size(), -1);
  for (std::size_t i = 0; i < points.size(); ++i) cutting.local[points[i]] = static_cast<int>(i);
  std::vector<bool> touches(game.rules().players);
  for (const Point p : points) {
    for (const Point q : game.graph().neighbours(p)) {
      const Colour c = game.board().at(q);
      if (cutting.local[q] < 0 && c != Colour::Empty) touches[player_of(c)] = true;
    }
  }
  for (int player = 0; player < game.rules().players; ++player) {
    if (touches[player]) cutting.around.push_back(colour_of(player));
  }
  cutting.points = std::move(points);
  return cutting;
}

SharedGraph graph_of(const Game& game, const Cutting& cutting) {
  const auto inside = static_cast<int>(cutting.points.size());
  std::vector<Edge> edges;
  const auto join = [&](int a, int b) {
    edges.push_back({static_cast<Point>(a), static_cast<Point>(b)});
  };
  for (const Point p : cutting.points) {
    for (const Point q : game.graph().neighbours(p)) {
      if (cutting.local[q] >= 0) {
        join(cutting.local[p], cutting.local[q]);
        continue;
      }
      const auto colour =
          std::find(cutting.around.begin(), cutting.around.end(), game.board().at(q));
      if (colour == cutting.around.end()) continue;
      join(cutting.local[p], inside + 3 * static_cast<int>(colour - cutting.around.begin()));
    }
  }
  const auto colours = static_cast<int>(cutting.around.size());
  for (int i = 0; i < colours; ++i) {
    join(inside + 3 * i, inside + 3 * i + 1);
    join(inside + 3 * i, inside + 3 * i + 2);
  }
  return std::make_shared<const Graph>(*Graph::from_edge_set(inside + 3 * colours, edges));
}

Game game_of(const Game& game, const Cutting& cutting) {
  Start start;
  for (const Point p : cutting.points) start.colouring.push_back(game.board().at(p));
  for (const Colour c : cutting.around) {
    start.colouring.insert(start.colouring.end(), {c, Colour::Empty, Colour::Empty});
  }
  Rules rules;
  rules.players = game.rules().players;
  rules.suicide = game.rules().suicide;
  rules.komi.assign(rules.players, 0);
  Game cut_out = *Game::start(graph_of(game, cutting), rules, start);
  for (int player = 0; player < rules.players; ++player) {
    if (!game.is_in(colour_of(player))) cut_out.resign(colour_of(player));
  }
  return cut_out;
}

}  // namespace

// Proof-number search, depth first (A. Nagai 2002). A node belongs to the player where it is the
// player's turn: one turn that secures the area proves it; elsewhere all turns must. `proof` and
// `disproof` are the least number of open positions that must still be decided one way for the node
// to be proved or disproved.
//
// Superko makes a position depend on what stood before it. An answer remembers the earliest turn
// whose colouring barred a move that the answer would else have had to deal with. If that turn
// comes before the position, the answer holds only for the same colourings before it, and is kept
// apart.
class Contest::Search {
 public:
  Search(const Game& game, std::vector<Point> points, std::function<bool()> stop)
      : cutting_(cut(game, std::move(points))),
        game_(game_of(game, cutting_)),
        stop_(std::move(stop)) {}

  const std::vector<Point>& points() const { return cutting_.points; }

  std::optional<bool> secures(Colour player, int area, std::uint64_t most_nodes) {
    if (area <= 0) return true;
    player_ = player;
    area_ = area;
    given_up_ = false;
    most_nodes_ = nodes_ + most_nodes;
    const Game before = game_;
    game_ = next_after(player);
    const Child root = child(kNoPoint);
    while (!look_up(root).decided() && !given_up_) search(0, root, {kInfinite, kInfinite});
    const Numbers numbers = look_up(root);
    game_ = before;
    if (!numbers.decided()) return std::nullopt;
    return numbers.proof == 0;
  }

  std::uint64_t nodes() const { return nodes_; }

  bool play(Point p, Colour player) {
    if (game_.over()) game_.resume();
    return static_cast<bool>(game_.play(static_cast<Point>(cutting_.local[p]), player));
  }
  void undo() {
    game_.undo();
    if (game_.over()) game_.undo();
  }

 private:
  static constexpr std::uint32_t kInfinite = 1'000'000'000;
  static constexpr int kNoTurn = std::numeric_limits<int>::max();
  struct Numbers {
    std::uint32_t proof = 1, disproof = 1;
    int rests_on = kNoTurn;  // the earliest turn that a decision depends on
    bool decided() const { return proof == 0 || disproof == 0; }
  };

  // A turn and the position it leads to; also with the colourings before it.
  struct Child {
    Point turn;
    std::uint64_t position, with_past;
  };

  Numbers look_up(const Child& child) const {
    const auto found = known_.find(child.position);
    if (found != known_.end() && found->second.decided()) return found->second;
    const auto apart = known_.find(child.with_past);
    if (apart != known_.end()) return apart->second;
    return found == known_.end() ? Numbers{} : found->second;
  }

  void keep(const Child& child, Numbers numbers) {
    const bool apart = numbers.decided() && numbers.rests_on < game_.turns();
    if (!apart) numbers.rests_on = kNoTurn;
    known_[apart ? child.with_past : child.position] = numbers;
  }

  int inside() const { return static_cast<int>(cutting_.points.size()); }

  Game next_after(Colour player) const {
    const int players = game_.rules().players;
    for (int i = 1; i <= players; ++i) {
      const Colour next = colour_of((player_of(player) + i) % players);
      if (game_.is_in(next)) return game_.with_turn_of(next);
    }
    return game_;
  }

  int count(const Colouring& owner, Colour player) const {
    return static_cast<int>(std::count(owner.begin(), owner.begin() + inside(), player));
  }

  // What nobody can change any more.
  std::optional<bool> certain() const {
    const Colouring owner = unconditional_area(game_.graph(), game_.board().colouring(),
                                               game_.rules().players, game_.rules().suicide, {});
    const int own = count(owner, player_), nobodys = count(owner, Colour::Empty);
    if (own >= area_) return true;
    if (own + nobodys < area_) return false;
    return std::nullopt;
  }

  // The position at hand, to which `turn` has led.
  Child child(Point turn) const {
    std::uint64_t passed = 0;
    for (int i = 0; i < game_.rules().players; ++i) {
      passed = passed << 1 | static_cast<std::uint64_t>(game_.has_passed(colour_of(i)));
    }
    const std::uint64_t asked =
        splitmix64(passed << 10 | std::uint64_t(game_.to_play()) << 5 | std::uint64_t(player_)) ^
        splitmix64(std::uint64_t(area_) << 40);
    const std::uint64_t position = splitmix64(game_.board().hash() ^ asked);
    return {turn, position, splitmix64(position ^ (past_ + splitmix64(game_.board().hash())))};
  }

  // What can be said of the position without trying turns.
  std::optional<bool> decide() const {
    if (!game_.over()) return certain();
    return count(owners(game_.graph(), game_.board().colouring()), player_) >= area_;
  }

  // Until one of the numbers reaches its limit.
  void search(int depth, const Child& at, Numbers limit) {
    ++nodes_;
    given_up_ = given_up_ || nodes_ > most_nodes_ || depth > kDeepest ||
                (nodes_ % kBetweenStops == 0 && stop_ && stop_());
    if (given_up_) return;
    if (known_.find(at.position) == known_.end()) {
      if (const auto decided = decide()) {
        keep(at, *decided ? Numbers{0, kInfinite} : Numbers{kInfinite, 0});
        return;
      }
    }
    const bool own = game_.to_play() == player_;
    const Children children = find_children();
    while (!given_up_) {
      const Choice choice = choose(children, own);
      keep(at, choice.all);
      if (choice.all.proof >= limit.proof || choice.all.disproof >= limit.disproof) return;
      const std::uint32_t one = std::min(own ? limit.proof : limit.disproof, choice.second + 1);
      const Numbers next =
          own ? Numbers{one, limit.disproof - choice.all.disproof + choice.best.disproof}
              : Numbers{limit.proof - choice.all.proof + choice.best.proof, one};
      const std::uint64_t past = past_;
      past_ += splitmix64(game_.board().hash());
      take(choice.child.turn);
      search(depth + 1, choice.child, next);
      game_.undo();
      past_ = past;
    }
  }

  struct Children {
    std::vector<Child> all;
    int barred_by = kNoTurn;  // the earliest turn whose colouring bars a move
  };
  struct Choice {
    Child child;
    Numbers best, all;
    std::uint32_t second = kInfinite;
  };

  // The most promising turn of the side to move, and what all of them say of the position.
  Choice choose(const Children& children, bool own) const {
    Choice choice{children.all[0], {}, {}};
    std::uint32_t least = kInfinite, sum = 0;
    int rest_on = children.barred_by;
    for (const Child& child : children.all) {
      const Numbers numbers = look_up(child);
      const std::uint32_t wanted = own ? numbers.proof : numbers.disproof;
      sum = std::min(kInfinite, sum + (own ? numbers.disproof : numbers.proof));
      rest_on = std::min(rest_on, numbers.rests_on);
      if (wanted < least) {
        choice.second = least;
        least = wanted;
        choice.child = child;
        choice.best = numbers;
      } else {
        choice.second = std::min(choice.second, wanted);
      }
    }
    choice.all = own ? Numbers{least, sum} : Numbers{sum, least};
    choice.all.rests_on = least == 0 ? choice.best.rests_on : rest_on;
    return choice;
  }

  void take(Point turn) {
    if (turn == kNoPoint) {
      game_.pass();
    } else {
      (void)game_.play(turn);
    }
  }

  Children find_children() {
    Children found;
    const std::uint64_t past = past_;
    past_ += splitmix64(game_.board().hash());
    for (const Point p : turns(game_.to_play())) {
      if (p != kNoPoint) {
        const Legality legality = game_.legality(p);
        if (legality.reason == Reason::Repeats) {
          found.barred_by = std::min(found.barred_by, legality.turn);
        }
        if (!legality) continue;
      }
      take(p);
      found.all.push_back(child(p));
      game_.undo();
    }
    past_ = past;
    return found;
  }

  // The pass, and every move that can be of use; captures first.
  std::vector<Point> turns(Colour mover) const {
    std::vector<Point> captures, others;
    const Board& board = game_.board();
    for (int i = 0; i < inside(); ++i) {
      const auto p = static_cast<Point>(i);
      if (board.at(p) != Colour::Empty || is_own_eye(p, mover)) continue;
      const MoveEffect effect = board.effect(p, mover);
      if (effect.suicide && is_lonely(p, mover)) continue;
      (effect.captures ? captures : others).push_back(p);
    }
    captures.push_back(kNoPoint);
    captures.insert(captures.end(), others.begin(), others.end());
    return captures;
  }

  // All around is one block of the mover's: to fill it can only hurt.
  bool is_own_eye(Point p, Colour mover) const {
    Point block = kNoPoint;
    for (const Point q : game_.graph().neighbours(p)) {
      if (game_.board().at(q) != mover) return false;
      if (block != kNoPoint && game_.board().block(q) != block) return false;
      block = game_.board().block(q);
    }
    return true;
  }

  bool is_lonely(Point p, Colour mover) const {
    for (const Point q : game_.graph().neighbours(p)) {
      if (game_.board().at(q) == mover) return false;
    }
    return true;
  }

  Cutting cutting_;
  Game game_;
  std::function<bool()> stop_;
  std::uint64_t nodes_ = 0, most_nodes_ = 0;
  bool given_up_ = false;
  Colour player_ = Colour::Black;
  int area_ = 0;
  std::uint64_t past_ = 0;  // of the colourings before the one at hand
  std::unordered_map<std::uint64_t, Numbers> known_;
};

Contest::Contest(const Game& game, std::vector<Point> points, std::function<bool()> stop)
    : search_(std::make_unique<Search>(game, std::move(points), std::move(stop))) {}
Contest::Contest(Contest&&) noexcept = default;
Contest::~Contest() = default;

const std::vector<Point>& Contest::points() const { return search_->points(); }
std::optional<bool> Contest::secures(Colour player, int area, std::uint64_t most_nodes) {
  return search_->secures(player, area, most_nodes);
}
std::uint64_t Contest::nodes() const { return search_->nodes(); }
bool Contest::play(Point p, Colour player) { return search_->play(p, player); }
void Contest::undo() { search_->undo(); }

}  // namespace omnigo
