#include "gtp/game_files.h"

#include <filesystem>
#include <fstream>

#include "base/quote.h"
#include "gtp/canonical.h"
#include "record/record_json.h"
#include "record/replay.h"
#include "record/setup.h"
#include "record/sgf_game.h"

namespace omnigo {
namespace {

using Action = RecordEvent::Action;

RecordEvent event_of(const Game::Event& event) {
  static constexpr Action kActions[] = {Action::Move, Action::Pass, Action::Resign, Action::Resume};
  RecordEvent recorded;
  recorded.action = kActions[static_cast<int>(event.action)];
  recorded.player = event.player;
  recorded.point = event.point;
  return recorded;
}

RecordedResult result_of(const Game& game) {
  RecordedResult result;
  result.scores = game.scores();
  result.places = places(result.scores, game.resigned());
  if (game.players_in() < 2) {
    result.how = RecordedResult::How::Resignation;
    result.scores.clear();
  } else {
    result.how = RecordedResult::How::Score;
    if (result.scores.size() == 2) result.margin = std::abs(result.scores[0] - result.scores[1]);
  }
  return result;
}

Error illegal(const GameRecord& record, const Game& game, const RecordEvent& event,
              const std::string& why) {
  const std::string where =
      event.action == Action::Move ? " at " + record.board->names[event.point] : "";
  return Error{"turn " + std::to_string(game.turns() + 1) + where + ": " + why};
}

std::string why_not(Legality legality) {
  switch (legality.reason) {
    case Reason::Occupied:
      return "occupied";
    case Reason::Suicide:
      return "suicide";
    case Reason::Repeats:
      return "repeats the colouring after turn " + std::to_string(legality.turn);
    case Reason::Legal:
      break;
  }
  return "";
}

Result<bool> play_event(const GameRecord& record, const RecordEvent& event, Game& game) {
  if (event.action == Action::Setup) {
    auto changed = after_setup(game, event, canonical_form(game.rules(), record.board->graph));
    if (!changed) return changed.error();
    game = std::move(*changed);
    return true;
  }
  if (event.action == Action::Resume) {
    if (game.over() && game.players_in() > 1) game.resume();
    return true;
  }
  if (!game.is_in(event.player) || game.players_in() < 2) {
    return illegal(record, game, event, "the player is not in the game");
  }
  if (event.action == Action::Resign || event.action == Action::Timeout) {
    game.resign(event.player);
    return true;
  }
  if (game.over()) game.resume();
  if (event.action == Action::Pass) {
    game.pass(event.player);
    return true;
  }
  const Legality legality = game.play(event.point, event.player);
  if (!legality) return illegal(record, game, event, why_not(legality));
  return true;
}

}  // namespace

GameRecord record_of_game(SharedLayout board, const Game& game) {
  GameRecord record = new_record(std::move(board), game.rules());
  record.start = game.beginning();
  for (const Game::Event& event : game.events()) record.events.push_back(event_of(event));
  if (game.over()) record.result = result_of(game);
  return record;
}

Result<Game> game_from_record(const GameRecord& record, int turns) {
  auto game = start_game(record.board->graph, record.rules, record.start);
  if (!game) return game;
  int played = 0;
  for (const RecordEvent& event : record.events) {
    if (event.is_turn() && played++ == turns) break;
    if (auto good = play_event(record, event, *game); !good) return good.error();
  }
  return game;
}

Result<GameRecord> read_game_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file || !std::filesystem::is_regular_file(path)) return Error{"cannot read " + quote(path)};
  const SgfLimits limits;
  std::string text;
  char buffer[1 << 16];
  while (file.read(buffer, sizeof buffer) || file.gcount() > 0) {
    text.append(buffer, static_cast<std::size_t>(file.gcount()));
    if (text.size() > limits.bytes) return Error{quote(path) + " is too large"};
  }
  if (looks_like_json(text)) return read_record(text);
  const auto sgf = read_sgf(std::move(text));
  if (!sgf) return sgf.error();
  auto game = game_from_sgf(*sgf, sgf->main_line(sgf->roots()[0]));
  if (!game) return game.error();
  if (game->off_board) {
    return Error{"turn " + std::to_string(game->off_board->turn) + " is on no point of the board"};
  }
  return std::move(game->record);
}

Result<bool> write_game_file(const std::string& path, const GameRecord& record) {
  const std::string text =
      path.ends_with(".json") ? write_record(record) : write_sgf(game_to_sgf(record));
  std::ofstream file(path, std::ios::binary);
  file << text << std::flush;
  if (!file) return Error{"cannot write " + quote(path)};
  return true;
}

}  // namespace omnigo
