#include "record/playthrough.h"

#include "record/setup.h"

namespace omnigo {
namespace {

Rules without_bans(Rules rules) {
  rules.ko = Ko::None;
  rules.suicide = true;
  return rules;
}

}  // namespace

Result<Playthrough> Playthrough::start(const GameRecord& record) {
  auto game = Game::start(record.board->graph, without_bans(record.rules), record.start);
  if (!game) return game.error();
  return Playthrough(std::move(*game));
}

bool Playthrough::can_play(Colour player) const {
  return player != Colour::Empty && player_of(player) < game_.rules().players &&
         game_.is_in(player) && game_.players_in() > 1;
}

void Playthrough::resume_if_over() {
  if (game_.over()) game_.resume();
}

bool Playthrough::play(const RecordEvent& event) {
  using Action = RecordEvent::Action;
  if (event.action == Action::Setup) return set_up(event);
  if (event.action == Action::Resume) {
    if (!game_.over() || game_.players_in() < 2) return false;
    game_.resume();
    return true;
  }
  if (!can_play(event.player)) return false;
  switch (event.action) {
    case Action::Move:
      if (event.point >= game_.graph().size()) return false;
      if (game_.board().at(event.point) != Colour::Empty) return false;
      resume_if_over();
      return static_cast<bool>(game_.play(event.point, event.player));
    case Action::Pass:
      resume_if_over();
      game_.pass(event.player);
      return true;
    default:
      game_.resign(event.player);
      return true;
  }
}

bool Playthrough::set_up(const RecordEvent& event) {
  auto next = after_setup(game_, event);
  if (!next) return false;
  game_ = std::move(*next);
  return true;
}

}  // namespace omnigo
