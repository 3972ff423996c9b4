#include "server/worker.h"

#include <cmath>
#include <iostream>
#include <nlohmann/json.hpp>
#include <random>

#include "base/quote.h"
#include "play/all_bots.h"
#include "play/game_files.h"
#include "record/fields.h"
#include "record/record_line.h"
#include "rules/names.h"
#include "search/clearness.h"
#include "search/reading.h"
#include "server/wire.h"

namespace omnigo {
namespace {

using Json = nlohmann::ordered_json;
using std::chrono::milliseconds;

constexpr std::uint64_t kReadingPlayouts = 1'000;
constexpr std::size_t kMostMovesShown = 20;

struct Question {
  GameRecord record;
  Game game;
  milliseconds time;
};

Question read_question(const Fields& fields) {
  auto record = record_from_json(fields["record"].json());
  if (!record) throw Malformed(record.error());
  auto game = game_from_record(*record);
  if (!game) throw Malformed(game.error());
  return {std::move(*record), std::move(*game), milliseconds(fields["time"].whole(1, 3'600'000))};
}

std::string turn_name(const Layout& board, Point p) {
  return p == kNoPoint ? "pass" : board.names[p];
}

Json choose_turn(const Fields& fields, const Question& question) {
  auto bot = make_any_bot(fields["bot"].text(), std::random_device()());
  if (!bot) throw Malformed(bot.error());
  const auto player = colour_from_name(fields["player"].text());
  if (!player || player_of(*player) >= question.record.rules.players) fields["player"].fail("none");
  Thinking thinking;
  thinking.time = question.time;
  // After a resumption the position counts as it stands.
  thinking.agreement = std::none_of(
      question.record.events.begin(), question.record.events.end(),
      [](const RecordEvent& event) { return event.action == RecordEvent::Action::Resume; });
  thinking.lost_for = static_cast<int>(fields["lost_for"].whole(0, 1'000'000));
  const Analysis analysis = (*bot)->think(question.game, *player, thinking);
  const Point best = analysis.moves.front().move;
  const bool resigns = analysis.resigns && fields["resigns"].flag();
  return {{"turn", resigns ? "resign" : turn_name(*question.record.board, best)},
          {"lost_for", analysis.lost_for},
          {"clear", std::lround(100 * clearness(analysis))}};
}

Json find_dead(const Question& question) {
  const Reading reading = read_position(question.game, within(question.time, kReadingPlayouts));
  const std::size_t points = question.game.graph().size();
  Json dead = Json::array(), sure = Json::array();
  for (const std::vector<Point>& block : reading.dead) {
    for (const Point p : block) dead.push_back(question.record.board->names[p]);
  }
  std::string owners;
  for (std::size_t p = 0; p < points; ++p) {
    Colour owner = Colour::Empty;
    double most = 0.5;
    for (int player = 0; player < question.record.rules.players; ++player) {
      const double share = reading.ownership[player * points + p];
      if (share > most) {
        most = share;
        owner = colour_of(player);
      }
    }
    owners += colour_letter(owner);
    sure.push_back(static_cast<int>(std::lround(100 * most)));
  }
  Json neutral = Json::array();
  if (rule_of(question.record.rules.scoring).prisoners) {
    for (const Point p : reading.neutral) neutral.push_back(question.record.board->names[p]);
  }
  return {{"dead", std::move(dead)},
          {"neutral", std::move(neutral)},
          {"owners", owners},
          {"sure", std::move(sure)}};
}

double rounded(double value) { return std::round(value * 1000) / 1000; }

Json rounded_list(const std::vector<double>& values) {
  Json list = Json::array();
  for (const double value : values) list.push_back(rounded(value));
  return list;
}

Json analysis_json(const Layout& board, const Analysis& analysis, int players) {
  Json moves = Json::array();
  for (const MoveEstimate& move : analysis.moves) {
    if (moves.size() == kMostMovesShown) break;
    Json line = Json::array();
    for (const Point p : move.line) line.push_back(turn_name(board, p));
    moves.push_back({{"move", turn_name(board, move.move)},
                     {"visits", move.estimate.visits},
                     {"win", rounded_list(move.estimate.win)},
                     {"score", rounded_list(move.estimate.score)},
                     {"prior", rounded(move.prior)},
                     {"line", std::move(line)}});
  }
  Json ownership = Json::object();
  const std::size_t points = board.names.size();
  for (int player = 0; player < players && !analysis.ownership.empty(); ++player) {
    const auto begin = analysis.ownership.begin() + static_cast<std::ptrdiff_t>(player * points);
    ownership[colour_name(colour_of(player))] =
        rounded_list({begin, begin + static_cast<std::ptrdiff_t>(points)});
  }
  return {{"player", colour_name(analysis.player)},
          {"visits", analysis.root.visits},
          {"win", rounded_list(analysis.root.win)},
          {"score", rounded_list(analysis.root.score)},
          {"moves", std::move(moves)},
          {"ownership", std::move(ownership)}};
}

void analyse(const Fields& fields, const Question& question, std::ostream& out) {
  if (question.game.players_in() < 2) {
    throw Malformed(explain("game-over", "the game is over: one player is left"));
  }
  auto bot = make_any_bot("net", 1);
  const int players = question.record.rules.players;
  const Layout& board = *question.record.board;
  Game game = question.game;
  if (game.over()) game.resume();
  Thinking thinking;
  thinking.time = question.time;
  thinking.playouts =
      visits_in_place_of(static_cast<std::uint64_t>(fields["playouts"].whole(1, 1'000'000)));
  thinking.report_every = milliseconds(1'000);
  thinking.report = [&](const Analysis& analysis) {
    out << Json{{"progress", analysis_json(board, analysis, players)}}.dump() << std::endl;
  };
  const Analysis analysis = (*bot)->think(game, game.to_play(), thinking);
  out << Json{{"answer", analysis_json(board, analysis, players)}}.dump() << std::endl;
}

void answer(const std::string& line, std::ostream& out) {
  try {
    const nlohmann::json json = parse_json(line);
    const Fields fields(json);
    const std::string want = fields["want"].text();
    const Question question = read_question(fields);
    if (want == "turn") {
      out << choose_turn(fields, question).dump() << std::endl;
    } else if (want == "dead") {
      out << find_dead(question).dump() << std::endl;
    } else if (want == "analysis") {
      analyse(fields, question, out);
    } else {
      fields["want"].fail("expected turn, dead or analysis");
    }
  } catch (const Malformed& wrong) {
    Json said = {{"error", one_line(wrong.what(), 200)}, {"reason", wrong.reason.code}};
    for (const auto& [name, value] : wrong.reason.values) said["values"][name] = value;
    out << json_text(said) << std::endl;
  } catch (const std::exception& error) {
    out << json_text({{"error", one_line(error.what(), 200)}}) << std::endl;
  }
}

}  // namespace

std::string worker_line(const Json& question, const GameRecord& record) {
  std::string line = question.dump();
  line.pop_back();
  return line + R"(,"record":)" + record_line(record) + "}\n";
}

void run_worker(std::istream& in, std::ostream& out) {
  for (std::string line; std::getline(in, line);) answer(line, out);
}

}  // namespace omnigo
