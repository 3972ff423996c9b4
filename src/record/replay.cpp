#include "record/replay.h"

#include "rules/agreement.h"

namespace omnigo {
namespace {

constexpr std::string_view kStates[] = {"unfinished", "passed", "agreed", "left"};

class Replayer {
 public:
  Replayer(const GameRecord& record, Course course) : record_(record), course_(std::move(course)) {}

  Replay run() {
    for (const RecordEvent& event : record_.events) {
      if (out_of_turn(event)) note(course_.broken(Fault::OutOfTurn, event));
      if (const auto wrong = course_.play(event)) {
        note(*wrong);
        break;
      }
    }
    conclude();
    return std::move(replay_);
  }

 private:
  bool out_of_turn(const RecordEvent& event) const {
    return event.is_turn() && !game().over() && game().is_in(event.player) &&
           event.player != game().to_play();
  }

  const Game& game() const { return course_.game(); }

  void note(const RuleBreak& rule_break) {
    if (!replay_.first_break) replay_.first_break = rule_break;
  }

  void conclude() {
    using State = ReplayEnd::State;
    ReplayEnd& end = replay_.end;
    end.turns = course_.turns();
    end.to_play = game().to_play();
    end.left_game = game().resigned();
    if (game().over()) end.state = game().players_in() < 2 ? State::Left : State::Passed;
    end.settled = game().settled() || end.state == State::Unfinished;
    if (end.state != State::Passed || !count_agreed(end)) count_as_it_stands(end);
    std::vector<HalfPoints> scores;
    for (const Tally& tally : end.tallies) scores.push_back(tally.score);
    end.places = places(scores, end.left_game);
  }

  void count_as_it_stands(ReplayEnd& end) {
    end.colouring = course_.colouring();
    end.tallies = game().tally();
  }

  // False if there is no agreement that counts: one that all players still in accepted, or that a
  // dispute decided. Of the latter nobody accepts it, and the game has a result by score.
  bool count_agreed(ReplayEnd& end) {
    if (!record_.agreement || game().settled()) return false;
    Agreement agreement(game());
    if (!mark(agreement, *record_.agreement)) {
      note(course_.broken(Fault::Agreement, RecordEvent{}));
      return false;
    }
    for (const Colour player : record_.agreement->accepted) agreement.accept(player);
    const bool decided = record_.agreement->accepted.empty() && record_.result &&
                         record_.result->how == RecordedResult::How::Score;
    if (!agreement.agreed() && !decided) return false;
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
  Course course_;
  Replay replay_;
};

}  // namespace

std::string_view state_name(ReplayEnd::State state) { return kStates[static_cast<int>(state)]; }

Result<Replay> replay(const GameRecord& record, const CanonicalForm& canonical) {
  auto course = Course::start(record, canonical);
  if (!course) return course.error();
  return Replayer(record, std::move(*course)).run();
}

}  // namespace omnigo
