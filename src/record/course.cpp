#include "record/course.h"

#include "rules/names.h"

namespace omnigo {
namespace {

using Action = RecordEvent::Action;

constexpr std::string_view kFaults[] = {"occupied",    "suicide",  "repeats", "off-board",
                                        "out-of-turn", "not-in",   "over",    "not-over",
                                        "setup",       "agreement"};

Fault fault_of(Reason reason) {
  switch (reason) {
    case Reason::Occupied:
      return Fault::Occupied;
    case Reason::Suicide:
      return Fault::Suicide;
    default:
      return Fault::Repeats;
  }
}

}  // namespace

Result<Course> Course::start(const GameRecord& record, CanonicalForm canonical) {
  auto game = Game::start(record.board->graph, record.rules, record.start, canonical);
  if (!game) return game.error();
  return Course(record.board, std::move(*game), std::move(canonical));
}

Result<Course> Course::start_unjudged(const GameRecord& record) {
  Rules rules = record.rules;
  rules.ko = Ko::None;
  rules.suicide = true;
  auto game = Game::start(record.board->graph, std::move(rules), record.start);
  if (!game) return game.error();
  return Course(record.board, std::move(*game), nullptr);
}

RuleBreak Course::broken(Fault fault, const RecordEvent& event, int repeats) const {
  const bool named = event.action == Action::Move && event.point < board_->names.size();
  return {.fault = fault,
          .turn = turns() + 1,
          .player = event.player,
          .point = named ? board_->names[event.point] : std::string(),
          .repeats = repeats};
}

bool Course::is_in(Colour player) const {
  return player != Colour::Empty && player_of(player) < game_.rules().players &&
         game_.is_in(player);
}

std::optional<RuleBreak> Course::play(const RecordEvent& event) {
  if (event.action == Action::Setup) return set_up(event);
  if (event.action == Action::Resume) {
    if (!game_.over() || game_.players_in() < 2) return broken(Fault::NotOver, event);
    game_.resume();
    return std::nullopt;
  }
  if (!is_in(event.player)) return broken(Fault::NotIn, event);
  if (!event.is_turn()) {
    if (game_.players_in() < 2) return broken(Fault::NotIn, event);
    game_.resign(event.player);
    return std::nullopt;
  }
  if (game_.over()) return broken(Fault::Over, event);
  if (event.action == Action::Move) return move(event);
  game_.pass(event.player);
  return std::nullopt;
}

std::optional<RuleBreak> Course::move(const RecordEvent& event) {
  if (event.point >= game_.graph().size()) return broken(Fault::OffBoard, event);
  const Legality legality = game_.play(event.point, event.player);
  if (legality) return std::nullopt;
  return broken(fault_of(legality.reason), event, turns_before_ + legality.turn);
}

std::optional<RuleBreak> Course::play_on(const RecordEvent& event) {
  const bool stopped = game_.over() && game_.players_in() > 1;
  if (event.action == Action::Resume && !stopped) return std::nullopt;
  if (!event.is_turn() || !stopped || !is_in(event.player)) return play(event);
  game_.resume();
  auto wrong = play(event);
  if (wrong) game_.undo();
  return wrong;
}

std::optional<RuleBreak> Course::set_up(const RecordEvent& event) {
  Start start = game_.beginning();
  start.colouring = game_.board().colouring();
  start.prisoners_lost = game_.prisoners_lost();
  for (const Stone& stone : event.stones) {
    if (stone.point >= start.colouring.size()) return broken(Fault::Setup, event);
    start.colouring[stone.point] = stone.colour;
  }
  start.first = event.player == Colour::Empty ? game_.to_play() : event.player;
  auto next =
      Game::start(game_.board().shared_graph(), game_.rules(), std::move(start), canonical_);
  if (!next) return broken(Fault::Setup, event);
  for (const Colour player : game_.resigned()) next->resign(player);
  turns_before_ += game_.turns();
  game_ = std::move(*next);
  return std::nullopt;
}

Error to_error(const RuleBreak& rule_break) {
  Error error = explain("illegal-turn", "",
                        {{"turn", rule_break.turn},
                         {"player", colour_name(rule_break.player)},
                         {"point", rule_break.point},
                         {"fault", fault_name(rule_break.fault)}});
  error.message = to_text(rule_break);
  return error;
}

RuleBreak rule_break(Legality legality, int turn, Colour player, std::string point) {
  return {.fault = fault_of(legality.reason),
          .turn = turn,
          .player = player,
          .point = std::move(point),
          .repeats = legality.turn};
}

std::string_view fault_name(Fault fault) { return kFaults[static_cast<int>(fault)]; }

std::string to_text(const RuleBreak& rule_break) {
  std::string text = "turn " + std::to_string(rule_break.turn);
  if (rule_break.player != Colour::Empty) {
    text += ", " + colour_name(rule_break.player);
    if (!rule_break.point.empty()) text += " at " + rule_break.point;
  }
  switch (rule_break.fault) {
    case Fault::Occupied:
      return text + ": " + to_text(Legality{Reason::Occupied});
    case Fault::Suicide:
      return text + ": " + to_text(Legality{Reason::Suicide});
    case Fault::Repeats:
      return text + ": " + to_text(Legality{Reason::Repeats, rule_break.repeats});
    case Fault::OffBoard:
      return text + ": there is no such point";
    case Fault::OutOfTurn:
      return text + ": out of turn";
    case Fault::NotIn:
      return text + ": not in the game any more";
    case Fault::Over:
      return text + ": after the end of play";
    case Fault::NotOver:
      return text + ": resumed before the end of play";
    case Fault::Setup:
      return text + ": the setup leaves a stone without liberties";
    case Fault::Agreement:
      return "after the end of play: the agreement marks points that cannot be marked";
  }
  return text;
}

}  // namespace omnigo
