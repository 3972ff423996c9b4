#include "rules/board.h"

#include <cstring>

#include "rules/blocks.h"

namespace omnigo {
namespace {

struct CellTraits {
  CellKind kind;
  bool (*fit)(const Graph&, int);
  int degree;
  std::size_t word;
};

template <class Cells>
constexpr CellTraits traits(CellKind kind) {
  return {kind, Cells::fit, Cells::kDegree, sizeof(typename Cells::Word)};
}

constexpr CellTraits kCellKinds[] = {
    traits<GridCells>(CellKind::Grid), traits<SmallCells>(CellKind::Small),
    traits<MiddleCells>(CellKind::Middle), traits<WideCells>(CellKind::Wide)};

const CellTraits& choose_cells(const Graph& graph, int players, CellKind least) {
  const CellTraits* chosen = kCellKinds;
  while (chosen->kind < least || !chosen->fit(graph, players)) ++chosen;
  return *chosen;
}

constexpr std::size_t round_up(std::size_t size, std::size_t to) {
  return (size + to - 1) / to * to;
}

}  // namespace

Board::Topology::Topology(SharedGraph g, int d) : graph(std::move(g)), degree(d) {
  near.reserve(std::size_t(points()) * degree);
  for (int p = 0; p < points() && degree > 0; ++p) {
    const auto neighbours = graph->neighbours(static_cast<Point>(p));
    near.insert(near.end(), neighbours.begin(), neighbours.end());
    // Each place its own padding, so that counting on it waits for nothing.
    for (int j = static_cast<int>(neighbours.size()); j < degree; ++j) {
      near.push_back(static_cast<Point>(points() + j));
    }
  }
}

Board::Arrays::Arrays(const Arrays& other) : Arrays(other.size_) {
  std::memcpy(data(), other.data(), size_);
}

Board::Arrays& Board::Arrays::operator=(const Arrays& other) {
  if (size_ != other.size_) return *this = Arrays(other);
  if (this != &other) std::memcpy(data(), other.data(), size_);
  return *this;
}

Board::Board(SharedGraph graph, int players, CellKind least)
    : graph_(graph.get()), players_(static_cast<std::uint8_t>(players)), arrays_(0) {
  const CellTraits& chosen = choose_cells(*graph, players, least);
  cell_kind_ = chosen.kind;
  topology_ = std::make_shared<const Topology>(std::move(graph), chosen.degree);
  const auto cells = static_cast<std::size_t>(topology_->cells());
  next_at_ = static_cast<std::uint32_t>(round_up(cells, sizeof(Point)));
  cells_at_ = static_cast<std::uint32_t>(round_up(next_at_ + cells * sizeof(Point), chosen.word));
  liberties_at_ = static_cast<std::uint32_t>(cells_at_ + cells * chosen.word);
  sums_at_ = static_cast<std::uint32_t>(liberties_at_ + cells * sizeof(std::int32_t));
  arrays_ = Arrays(sums_at_ + cells * sizeof(std::uint32_t));
  set_colouring(Colouring(graph_->size(), Colour::Empty));
}

// Copies for search are made by many threads: between boards that share a topology, its count of
// owners is left alone.
Board& Board::operator=(const Board& other) {
  if (topology_ != other.topology_) topology_ = other.topology_;
  graph_ = other.graph_;
  cell_kind_ = other.cell_kind_;
  players_ = other.players_;
  next_at_ = other.next_at_;
  cells_at_ = other.cells_at_;
  liberties_at_ = other.liberties_at_;
  sums_at_ = other.sums_at_;
  hash_ = other.hash_;
  arrays_ = other.arrays_;
  return *this;
}

const SharedGraph& Board::shared_graph() const { return topology_->graph; }

Colouring Board::colouring() const {
  const auto* first = reinterpret_cast<const Colour*>(arrays_.data());
  return {first, first + graph_->size()};
}

Point Board::block(Point p) const {
  return visit_blocks([&](auto blocks) { return id_of(blocks.cell[p]); });
}

int Board::block_size(Point p) const {
  int size = 0;
  Point q = p;
  do {
    ++size;
    q = next_stone(q);
  } while (q != p);
  return size;
}

std::vector<Point> Board::block_stones(Point p) const {
  std::vector<Point> stones;
  Point q = p;
  do {
    stones.push_back(q);
    q = next_stone(q);
  } while (q != p);
  std::sort(stones.begin(), stones.end());
  return stones;
}

int Board::liberties(Point p) const {
  std::vector<Point> found;
  Point stone = p;
  do {
    for (Point q : graph_->neighbours(stone)) {
      if (at(q) == Colour::Empty) found.push_back(q);
    }
    stone = next_stone(stone);
  } while (stone != p);
  std::sort(found.begin(), found.end());
  return static_cast<int>(std::unique(found.begin(), found.end()) - found.begin());
}

MoveEffect Board::effect(Point p, Colour c) const {
  return visit_blocks([&](auto blocks) { return blocks.effect(p, c, hash_); });
}

Colouring Board::colouring_after(Point p, Colour c) const {
  Board copy = *this;
  std::vector<Stone> taken;
  copy.play(p, c, taken);
  return copy.colouring();
}

void Board::play(Point p, Colour c, std::vector<Stone>& taken) {
  visit_blocks([&](auto blocks) { blocks.play(p, c, hash_, taken); });
}

void Board::take_back(Point p, Colour c, std::span<const Stone> taken) {
  visit_blocks([&](auto blocks) { blocks.take_back(p, c, hash_, taken); });
}

void Board::set_colouring(const Colouring& colouring) {
  hash_ = visit_blocks([&](auto blocks) { return blocks.set(colouring); });
}

bool Board::consistent() const {
  Board fresh = *this;
  fresh.set_colouring(colouring());
  return fresh.hash_ == hash_ && visit_blocks([&](auto blocks) {
           return blocks.same(fresh.blocks<typename decltype(blocks)::Cells>());
         });
}

}  // namespace omnigo
