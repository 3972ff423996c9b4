#include "match/keep.h"

#include <algorithm>
#include <cstdio>
#include <fstream>

#include "base/quote.h"
#include "record/record_json.h"
#include "record/sgf_game.h"

namespace omnigo {
namespace {

const SeatFailure* failure_of(const MatchGame& game, Colour player) {
  for (const SeatFailure& failed : game.failures) {
    if (failed.seat == player_of(player)) return &failed;
  }
  return nullptr;
}

// A resignation is no turn, and a record keeps no times for it.
RecordEvent leaving(const MatchGame& game, const PlayedTurn& turn) {
  RecordEvent event{.action = RecordEvent::Action::Resign, .player = turn.player};
  if (const SeatFailure* failed = failure_of(game, turn.player)) {
    event.comment = engine_fault_name(failed->failure.fault) + ": " + failed->failure.detail;
    if (failed->failure.fault == EngineFault::Time) event.action = RecordEvent::Action::Timeout;
  }
  return event;
}

RecordEvent event_of(const MatchGame& game, const PlayedTurn& turn, bool opening) {
  const bool is_move = turn.action == Game::Action::Move;
  if (!is_move && turn.action != Game::Action::Pass) return leaving(game, turn);
  RecordEvent event{.action = is_move ? RecordEvent::Action::Move : RecordEvent::Action::Pass,
                    .player = turn.player,
                    .point = turn.point};
  if (!opening) event.spent = turn.spent;
  if (turn.left) {
    const bool in_main = turn.left->main > 0;
    event.left = in_main ? turn.left->main : turn.left->period;
    if (!in_main) event.overtime = std::max(turn.left->moves, turn.left->periods);
  }
  return event;
}

RecordedResult result_of(const MatchGame& game) {
  using How = RecordedResult::How;
  RecordedResult result;
  if (!game.finished) {
    result.how = How::NoResult;
    return result;
  }
  result.places = game.places;
  const bool by_leaving = game.result.ends_with("Resign");
  if (!by_leaving) {
    result.how = How::Score;
    result.scores = game.scores;
    if (game.scores.size() == 2) result.margin = std::abs(game.scores[0] - game.scores[1]);
  } else if (game.failures.empty()) {
    result.how = How::Resignation;
  } else {
    const bool time = game.failures.back().failure.fault == EngineFault::Time;
    result.how = time ? How::Time : How::Forfeit;
  }
  return result;
}

}  // namespace

GameRecord record_of(const MatchPlan& plan, const MatchGame& game, SharedLayout board) {
  GameRecord record = new_record(std::move(board), plan.rules);
  record.clock = plan.clock;
  for (std::size_t seat = 0; seat < game.engines.size(); ++seat) {
    record.seats[seat].name = plan.engines[game.engines[seat]].name;
  }
  for (std::size_t i = 0; i < game.turns.size(); ++i) {
    record.events.push_back(
        event_of(game, game.turns[i], i < static_cast<std::size_t>(game.opening)));
  }
  record.result = result_of(game);
  record.info["event"] = "omnigo arena";
  record.info["round"] = std::to_string(game.number + 1);
  return record;
}

Result<std::string> keep_game(const std::string& folder, const MatchPlan& plan,
                              const MatchGame& game, SharedLayout board) {
  const bool is_go = SgfBoard(board, plan.rules.players == 2).is_go();
  const GameRecord record = record_of(plan, game, std::move(board));
  char name[32];
  std::snprintf(name, sizeof name, "%04d.%s", game.number + 1, is_go ? "sgf" : "json");
  std::ofstream file(folder + "/" + name, std::ios::binary);
  file << (is_go ? write_sgf(game_to_sgf(record)) : write_record(record)) << std::flush;
  if (!file) return Error{"cannot write in " + quote(folder)};
  return std::string(name);
}

}  // namespace omnigo
