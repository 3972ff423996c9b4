#include "bench.h"
#include "games.h"
#include "record/record_json.h"
#include "record/replay.h"
#include "record/sgf_game.h"

namespace omnigo {
namespace {

constexpr const char* kHelp =
    R"(usage: omnigo bench sgf [--json]

Time reading a hundred random games of 300 moves on 19x19 from one SGF text, converting them to records
and replaying these by their rules, compared with only playing the moves; and reading the same records
as JSON, compared with SGF.

  --json       print {"rows":[{"what","value","unit","beside","ratio"},...],...}

example:
  omnigo bench sgf
)";

constexpr int kGames = 100, kTurns = 300;
constexpr double kSeconds = 0.5;  // for each row

std::vector<GameRecord> random_records(std::vector<RandomGame>& games) {
  const auto board = std::make_shared<const Layout>(checked(make_layout("19")));
  Random random(1);
  std::vector<GameRecord> records;
  for (int i = 0; i < kGames; ++i) {
    games.push_back(random_game(board->graph, {}, Eyes::Spared, kTurns, random));
    GameRecord record;
    record.board = board;
    record.seats.resize(2);
    record.start = fresh_game(board->graph, {}).beginning();
    Colour player = Colour::Black;
    for (Point p : games.back().turns) {
      record.events.push_back(
          {p == kNoPoint ? RecordEvent::Action::Pass : RecordEvent::Action::Move, player, p});
      player = player == Colour::Black ? Colour::White : Colour::Black;
    }
    records.push_back(std::move(record));
  }
  return records;
}

std::vector<GameRecord> records_in(const SgfCollection& sgf) {
  std::vector<GameRecord> records;
  for (SgfNode root : sgf.roots()) {
    records.push_back(checked(game_from_sgf(sgf, sgf.main_line(root))).record);
  }
  return records;
}

Section measure(Meter& meter) {
  meter.show(0, "random games");
  std::vector<RandomGame> games;
  const std::vector<GameRecord> records = random_records(games);
  std::string sgf, json;
  for (const GameRecord& record : records) sgf += write_sgf(game_to_sgf(record));
  for (const GameRecord& record : records) json += write_record(record);

  meter.show(0.3, "SGF");
  const double tree = seconds_each(kSeconds, [&] { checked(read_sgf(sgf)); });
  const double whole = seconds_each(kSeconds, [&] { records_in(checked(read_sgf(sgf))); });
  meter.show(0.5, "JSON");
  const double from_json = seconds_each(kSeconds, [&] {
    for (const GameRecord& record : records) checked(read_record(write_record(record)));
  });
  const double to_json = seconds_each(kSeconds, [&] {
    for (const GameRecord& record : records) write_record(record);
  });
  meter.show(0.8, "replay");
  const double replayed = seconds_each(kSeconds, [&] {
    for (const GameRecord& record : records) checked(replay(record));
  });
  const Game fresh = fresh_game(records[0].board->graph, {});
  const double played = seconds_a_turn(fresh, games, kSeconds) * kGames * kTurns;

  Section section;
  section.title = "Records of games";
  section.about = "A hundred random games of 300 moves on 19x19, " +
                  std::to_string(sgf.size() / 1000) + " kB of SGF.";
  const char* unit = "games/s";
  section.rows = {
      {"SGF read as trees", static_cast<double>(sgf.size()) / tree / 1e6, "MB/s"},
      {"SGF read as records", kGames / whole, unit, "as trees alone", tree / whole},
      {"JSON read as records", kGames / (from_json - to_json), unit, "SGF",
       whole / (from_json - to_json)},
      {"records replayed by the rules", kGames / replayed, unit, "only playing the moves",
       played / replayed},
  };
  return section;
}

}  // namespace

const Benchmark kSgfBenchmark = {"sgf", "reading and replaying records", kHelp, measure, 4};

}  // namespace omnigo
