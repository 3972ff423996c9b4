#include "record/positions.h"

#include <map>

#include "record/setup.h"

namespace omnigo {
namespace {

using Action = RecordEvent::Action;

class Walk {
 public:
  Walk(Game game, const CanonicalForm& canonical) : game_(std::move(game)), canonical_(canonical) {
    note();
  }

  // False where the event is not legal.
  bool play(const RecordEvent& event) {
    switch (event.action) {
      case Action::Move:
      case Action::Pass:
        return play_turn(event);
      case Action::Setup:
        return set_up(event);
      case Action::Resume:
        if (!game_.over() || game_.players_in() < 2) return false;
        game_.resume();
        return true;
      default:
        if (!game_.is_in(event.player) || game_.players_in() < 2) return false;
        game_.resign(event.player);
        return true;
    }
  }

  GamePositions take() { return std::move(found_); }

 private:
  bool play_turn(const RecordEvent& event) {
    if (!game_.is_in(event.player) || game_.over()) return false;
    if (event.action == Action::Pass) {
      game_.pass(event.player);
    } else if (!game_.play(event.point, event.player)) {
      return false;
    }
    ++turn_;
    note();
    return true;
  }

  bool set_up(const RecordEvent& event) {
    auto next = after_setup(game_, event, canonical_);
    if (!next) return false;
    game_ = std::move(*next);
    numbers_.clear();
    first_ = found_.boards.size();
    note();
    return true;
  }

  void note() {
    const std::size_t before = found_.boards.size();
    const auto [entry, is_new] = numbers_.try_emplace(game_.board().colouring(), before);
    if (is_new) found_.boards.push_back(entry->first);
    const int moves =
        game_.over() ? 0 : static_cast<int>(game_.legal_moves(game_.to_play()).size());
    found_.positions.push_back({.turn = turn_,
                                .board = entry->second,
                                .first_before = first_,
                                .end_before = before,
                                .lost = game_.prisoners_lost(),
                                .to_play = game_.to_play(),
                                .moves = moves});
  }

  Game game_;
  const CanonicalForm& canonical_;
  GamePositions found_;
  std::map<Colouring, std::size_t> numbers_;  // of the boards since the latest setup
  std::size_t first_ = 0;                     // of them
  int turn_ = 0;
};

}  // namespace

Result<GamePositions> positions_of(const GameRecord& record, const CanonicalForm& canonical) {
  auto game = Game::start(record.board->graph, record.rules, record.start, canonical);
  if (!game) return game.error();
  Walk walk(std::move(*game), canonical);
  for (const RecordEvent& event : record.events) {
    if (!walk.play(event)) break;
  }
  return walk.take();
}

}  // namespace omnigo
