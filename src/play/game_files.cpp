#include "play/game_files.h"

#include <filesystem>
#include <fstream>

#include "base/quote.h"
#include "play/start.h"
#include "record/record_json.h"

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

}  // namespace

GameRecord record_of_game(SharedLayout board, const Game& game) {
  GameRecord record = new_record(std::move(board), game.rules());
  record.start = game.beginning();
  for (const Game::Event& event : game.events()) record.events.push_back(event_of(event));
  if (game.over()) record.result = result_of(game);
  return record;
}

Result<Game> game_from_record(const GameRecord& record, int turns) {
  auto course = start_course(record);
  if (!course) return course.error();
  int played = 0;
  for (const RecordEvent& event : record.events) {
    if (event.is_turn() && played++ == turns) break;
    if (const auto wrong = course->play_on(event)) return to_error(*wrong);
  }
  return course->game();
}

Result<GameFile> game_from_bytes(std::string bytes, const GameFileOptions& options) {
  if (looks_like_json(bytes)) {
    auto record = read_record(bytes);
    if (!record) return record.error();
    return GameFile{.record = std::move(*record)};
  }
  auto sgf = read_sgf(std::move(bytes), {.charset = options.charset});
  if (!sgf) return sgf.error();
  const auto games = static_cast<int>(sgf->roots().size());
  if (options.game > games) {
    return Error{"there is no game " + std::to_string(options.game) + "; the file has " +
                 std::to_string(games)};
  }
  GameFile file;
  file.line = sgf->main_line(sgf->roots()[options.game - 1]);
  auto game = game_from_sgf(*sgf, file.line);
  if (!game) return game.error();
  file.record = std::move(game->record);
  file.nodes = std::move(game->nodes);
  file.off_board = std::move(game->off_board);
  file.warnings = sgf->warnings();
  file.warnings.insert(file.warnings.end(), game->warnings.begin(), game->warnings.end());
  file.sgf = std::move(*sgf);
  return file;
}

Result<GameRecord> read_record_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in || !std::filesystem::is_regular_file(path)) return Error{"cannot read " + quote(path)};
  const SgfLimits limits;
  std::string text;
  char buffer[1 << 16];
  while (in.read(buffer, sizeof buffer) || in.gcount() > 0) {
    text.append(buffer, static_cast<std::size_t>(in.gcount()));
    if (text.size() > limits.bytes) return Error{quote(path) + " is too large"};
  }
  auto file = game_from_bytes(std::move(text));
  if (!file) return file.error();
  if (file->off_board) {
    return Error{"turn " + std::to_string(file->off_board->turn) + " is not a point on the board"};
  }
  return std::move(file->record);
}

Result<void> write_game_file(const std::string& path, const GameRecord& record) {
  const std::string text =
      path.ends_with(".json") ? write_record(record) : write_sgf(game_to_sgf(record));
  std::ofstream file(path, std::ios::binary);
  file << text << std::flush;
  if (!file) return Error{"cannot write " + quote(path)};
  return {};
}

}  // namespace omnigo
