// Games that ended with a counted result, and what is left of them when the
// blocks are removed that a reading of the final position proposes as dead.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "record/course.h"
#include "record/sgf_game.h"
#include "search/reading.h"

namespace omnigo {

// Black's score less White's.
inline HalfPoints claimed_margin(const RecordedResult& result) {
  return result.places[0] == 1 ? *result.margin : -*result.margin;
}

// Whether the count agrees; nothing if the file has no counted result, or one that its own komi
// cannot give. Files that name no rules come from servers that counted territory; they and the
// Japanese ones may be off by one, since a pass more or less is not in the record.
inline std::optional<bool> count_agrees(const std::string& text, std::uint64_t playouts) {
  const auto sgf = read_sgf(text);
  const auto read = game_from_sgf(*sgf, sgf->main_line(sgf->roots()[0]));
  if (!read) return std::nullopt;
  const GameRecord& record = read->record;
  if (!record.result || !record.result->margin || *record.result->margin == 0) return std::nullopt;
  auto play = Course::start_unjudged(record);
  for (const RecordEvent& event : record.events) {
    if (!play || play->play_on(event)) return std::nullopt;
  }
  std::vector<HalfPoints> komi = play->game().komi();
  if (komi[1] >= 2 * 375) komi[1] /= 100;  // some servers write 6.5 as 650
  const HalfPoints claimed = claimed_margin(*record.result);
  if ((claimed - komi[1]) % 2 != 0) return std::nullopt;

  Start start;
  start.colouring = play->colouring();
  const Game game = *Game::start(record.board->graph, record.rules, start);
  const Reading reading = read_position(game, {.playouts = playouts});
  std::vector<int> lost = play->game().prisoners_lost();
  for (const auto& block : reading.dead) {
    lost[player_of(game.board().at(block[0]))] += static_cast<int>(block.size());
  }
  const auto margin = [&](Scoring scoring) {
    const auto t = tally(game.graph(), scoring, without(game.board(), reading.dead), lost, komi);
    return t[0].score - t[1].score;
  };
  const bool names_rules = text.find("RU[") != std::string::npos;
  if (names_rules && record.rules.scoring == Scoring::Area) return margin(Scoring::Area) == claimed;
  return std::abs(margin(Scoring::Territory) - claimed) <= 2 ||
         (!names_rules && std::abs(margin(Scoring::Area) - claimed) <= 2);
}

struct Agreeing {
  int agree = 0, games = 0;
  double share() const { return static_cast<double>(agree) / games; }
};

// Over all games on a square grid of this size, in the folder `data`.
inline Agreeing count_games(const std::filesystem::path& data, int size, std::uint64_t playouts) {
  Agreeing found;
  std::ifstream lines(data / "sgf-expected.jsonl");
  for (std::string line; std::getline(lines, line);) {
    const auto facts = nlohmann::json::parse(line);
    if (facts["size"] != size || !facts["illegal"].is_null()) continue;
    std::ifstream file(data / "sgf" / facts["file"].get<std::string>(), std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const auto agrees = count_agrees(text, playouts);
    if (!agrees) continue;
    ++found.games;
    found.agree += *agrees;
  }
  return found;
}

}  // namespace omnigo
