#include "search/playout.h"

#include "search/playout_engine.h"

namespace omnigo {

namespace {

// The one liberty of the stone just played, where that may not be played at once.
Point barred_by_ko(const Game& game) {
  const Board& board = game.board();
  const Point latest = game.latest_move();
  if (latest == kNoPoint || board.at(latest) == Colour::Empty) return kNoPoint;
  Point liberty = kNoPoint;
  for (Point q : board.graph().neighbours(latest)) {
    if (board.at(q) == board.at(latest)) return kNoPoint;
    if (board.at(q) != Colour::Empty) continue;
    if (liberty != kNoPoint) return kNoPoint;
    liberty = q;
  }
  return liberty == kNoPoint || game.legality(liberty) ? kNoPoint : liberty;
}

}  // namespace

PlayoutStart playout_start(const Game& game) {
  PlayoutStart start{.board = game.board(), .next = game.to_play(), .in = 0};
  for (int player = 0; player < game.rules().players; ++player) {
    if (game.is_in(colour_of(player))) start.in |= std::uint32_t{1} << player;
  }
  start.ko = barred_by_ko(game);
  return start;
}

Playout::Playout(SharedGraph graph, int players, Ko ko)
    : engine_(fast_playout(graph, players, ko)) {
  if (!engine_) engine_ = plain_playout(std::move(graph), players, ko);
}
Playout::~Playout() = default;
Playout::Playout(Playout&&) noexcept = default;

const PlayoutEnd& Playout::run(const PlayoutStart& start, Random& random) {
  engine_->run(start, random, end_);
  return end_;
}

const PlayoutEnd& Playout::run(const PlayoutStart& start, Random& random, Shortened shortened,
                               Colouring& first_players) {
  FirstPlayers first{start, start.next, shortened.turns_reported, first_players};
  engine_->run(start, random, shortened.most_moves, first, end_);
  return end_;
}

Colouring Playout::end_colouring() const { return engine_->end_colouring(); }

}  // namespace omnigo
