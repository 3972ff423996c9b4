// How a game starts, with the canonical form of colourings for the one ko rule that asks for it.
#pragma once

#include "record/course.h"
#include "rules/game.h"
#include "symmetry/symmetry.h"

namespace omnigo {

// Nothing unless the ko rule asks for symmetries.
inline CanonicalForm canonical_form(const Rules& rules, const SharedGraph& graph) {
  if (!rule_of(rules.ko).symmetries) return nullptr;
  return CanonicalColouring(graph);
}

inline Result<Game> start_game(const SharedGraph& graph, Rules rules, Start start = {}) {
  CanonicalForm canonical = canonical_form(rules, graph);
  return Game::start(graph, std::move(rules), std::move(start), std::move(canonical));
}

inline Result<Course> start_course(const GameRecord& record) {
  return Course::start(record, canonical_form(record.rules, record.board->graph));
}

}  // namespace omnigo
