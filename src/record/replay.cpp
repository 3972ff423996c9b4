#include "record/replay.h"

#include "record/setup.h"
#include "rules/agreement.h"
#include "rules/names.h"

namespace omnigo {
namespace {

using Action = RecordEvent::Action;

constexpr std::string_view kFaults[] = {"occupied",    "suicide",  "repeats", "off-board",
                                        "out-of-turn", "not-in",   "over",    "not-over",
                                        "setup",       "agreement"};
constexpr std::string_view kStates[] = {"unfinished", "passed", "agreed", "left"};

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

class Replayer {
 public:
  Replayer(const GameRecord& record, const CanonicalForm& canonical, Game game)
      : record_(record), canonical_(canonical), game_(std::move(game)) {}

  Replay run() {
    for (const RecordEvent& event : record_.events) {
      if (!play(event)) break;
    }
    conclude();
    return std::move(replay_);
  }

 private:
  // False where the replay must stop.
  bool play(const RecordEvent& event) {
    switch (event.action) {
      case Action::Move:
      case Action::Pass:
        return play_turn(event);
      case Action::Resign:
      case Action::Timeout:
        if (!game_.is_in(event.player) || game_.players_in() < 2) return stop(Fault::NotIn, event);
        game_.resign(event.player);
        return true;
      case Action::Resume:
        if (!game_.over() || game_.players_in() < 2) return stop(Fault::NotOver, event);
        game_.resume();
        return true;
      case Action::Setup:
        return set_up(event);
    }
    return false;
  }

  bool play_turn(const RecordEvent& event) {
    if (!game_.is_in(event.player)) return stop(Fault::NotIn, event);
    if (game_.over()) return stop(Fault::Over, event);
    if (event.player != game_.to_play()) note(Fault::OutOfTurn, event);
    if (event.action == Action::Pass) {
      game_.pass(event.player);
      return true;
    }
    const Legality legal = game_.play(event.point, event.player);
    if (!legal) return stop(fault_of(legal.reason), event, turns_before_ + legal.turn);
    return true;
  }

  bool set_up(const RecordEvent& event) {
    auto next = after_setup(game_, event, canonical_);
    if (!next) return stop(Fault::Setup, event);
    turns_before_ += game_.turns();
    game_ = std::move(*next);
    return true;
  }

  void note(Fault fault, const RecordEvent& event, int repeats = 0) {
    if (replay_.first_break) return;
    replay_.first_break = RuleBreak{
        .fault = fault,
        .turn = turns_before_ + game_.turns() + 1,
        .player = event.player,
        .point = event.action == Action::Move ? record_.board->names[event.point] : std::string(),
        .repeats = repeats};
  }
  bool stop(Fault fault, const RecordEvent& event, int repeats = 0) {
    note(fault, event, repeats);
    return false;
  }

  void conclude() {
    using State = ReplayEnd::State;
    ReplayEnd& end = replay_.end;
    end.turns = turns_before_ + game_.turns();
    end.to_play = game_.to_play();
    end.left_game = game_.resigned();
    if (game_.over()) end.state = game_.players_in() < 2 ? State::Left : State::Passed;
    end.settled = game_.settled() || end.state == State::Unfinished;
    if (end.state != State::Passed || !count_agreed(end)) count_as_it_stands(end);
    std::vector<HalfPoints> scores;
    for (const Tally& tally : end.tallies) scores.push_back(tally.score);
    end.places = places(scores, end.left_game);
  }

  void count_as_it_stands(ReplayEnd& end) {
    end.colouring = game_.board().colouring();
    end.tallies = game_.tally();
  }

  // False if there is no agreement that all players still in accepted.
  bool count_agreed(ReplayEnd& end) {
    if (!record_.agreement || game_.settled()) return false;
    Agreement agreement(game_);
    if (!mark(agreement, *record_.agreement)) return stop(Fault::Agreement, RecordEvent{});
    for (const Colour player : record_.agreement->accepted) agreement.accept(player);
    if (!agreement.agreed()) return false;
    end.state = ReplayEnd::State::Agreed;
    end.colouring = agreement.colouring();
    end.tallies = agreement.tally();
    return true;
  }

  static bool mark(Agreement& agreement, const RecordedAgreement& recorded) {
    if (!agreement.set_dead(recorded.dead)) return false;
    for (const Point p : recorded.neutral) {
      if (!agreement.is_neutral(p) && !agreement.toggle_neutral(p)) return false;
    }
    return true;
  }

  const GameRecord& record_;
  const CanonicalForm& canonical_;
  Game game_;
  Replay replay_;
  int turns_before_ = 0;  // the latest setup
};

}  // namespace

std::string_view fault_name(Fault fault) { return kFaults[static_cast<int>(fault)]; }
std::string_view state_name(ReplayEnd::State state) { return kStates[static_cast<int>(state)]; }

Result<Replay> replay(const GameRecord& record, const CanonicalForm& canonical) {
  auto game = Game::start(record.board->graph, record.rules, record.start, canonical);
  if (!game) return game.error();
  return Replayer(record, canonical, std::move(*game)).run();
}

std::string to_text(const RuleBreak& rule_break) {
  std::string text = "turn " + std::to_string(rule_break.turn);
  if (rule_break.player != Colour::Empty) {
    text += ", " + colour_name(rule_break.player);
    if (!rule_break.point.empty()) text += " at " + rule_break.point;
  }
  switch (rule_break.fault) {
    case Fault::Occupied:
      return text + ": the point is occupied";
    case Fault::Suicide:
      return text + ": suicide";
    case Fault::Repeats:
      return text + ": repeats the colouring " +
             (rule_break.repeats == 0 ? std::string("of the start")
                                      : "after turn " + std::to_string(rule_break.repeats));
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
      return text + ": the setup leaves a stone without liberty";
    case Fault::Agreement:
      return "after the end of play: the agreement marks points that cannot be marked so";
  }
  return text;
}

}  // namespace omnigo
