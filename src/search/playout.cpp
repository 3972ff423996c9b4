#include "search/playout.h"

#include "search/playout_engine.h"

namespace omnigo {

Playout::Playout(SharedGraph graph, int players, Ko ko)
    : engine_(fast_playout(graph, players, ko)) {
  if (!engine_) engine_ = plain_playout(std::move(graph), players, ko);
}
Playout::~Playout() = default;
Playout::Playout(Playout&&) noexcept = default;

const PlayoutEnd& Playout::run(const Board& start, Colour next, Random& random) {
  engine_->run(start, next, random, end_);
  return end_;
}

const PlayoutEnd& Playout::run(const Board& start, Colour next, Random& random, Shortened shortened,
                               Colouring& first_players) {
  FirstPlayers told{next, start.players(), shortened.turns_told, first_players};
  engine_->run(start, next, random, shortened.most_moves, told, end_);
  return end_;
}

Colouring Playout::end_colouring() const { return engine_->end_colouring(); }

}  // namespace omnigo
