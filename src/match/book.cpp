#include "match/book.h"

#include <cmath>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>

#include "base/quote.h"
#include "record/fields.h"

namespace omnigo {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

json engine_json(const EngineSpec& engine) {
  json object{{"name", engine.name}};
  if (!engine.command.empty()) object["command"] = engine.command;
  if (!engine.bot.empty()) object["bot"] = engine.bot;
  if (engine.playouts > 0) object["playouts"] = engine.playouts;
  if (engine.time > 0) object["time"] = seconds_text(engine.time);
  if (engine.threads > 1) object["threads"] = engine.threads;
  return object;
}

json plan_json(const MatchPlan& plan) {
  json engines = json::array();
  for (const EngineSpec& engine : plan.engines) engines.push_back(engine_json(engine));
  return {{"engines", engines},
          {"chairs", plan.chairs},
          {"boards", plan.boards},
          {"rules", to_text(plan.rules)},
          {"clock", to_text(plan.clock)},
          {"opening", plan.opening},
          {"turn_limit", plan.turn_limit},
          {"patience", seconds_text(plan.patience)},
          {"seed", plan.seed}};
}

// A point's name, `pass`, or `resign` with the seat, which need not be the one to play.
std::string turn_text(const Layout& layout, const PlayedTurn& turn) {
  if (turn.action == Game::Action::Pass) return "pass";
  if (turn.action == Game::Action::Resign) {
    return "resign " + std::to_string(player_of(turn.player));
  }
  return layout.names[turn.point];
}

Game::Action action_of(const std::string& turn) {
  if (turn == "pass") return Game::Action::Pass;
  return turn.starts_with("resign ") ? Game::Action::Resign : Game::Action::Move;
}

const Layout& layout_of(const std::string& board) {
  static thread_local std::map<std::string, Layout> known;
  auto found = known.find(board);
  if (found == known.end()) found = known.emplace(board, *make_layout(board)).first;
  return found->second;
}

json failure_json(const SeatFailure& its) {
  return {{"seat", its.seat},
          {"how", engine_fault_name(its.failure.fault)},
          {"detail", its.failure.detail}};
}

std::optional<EngineFault> engine_fault_from_name(const std::string& name) {
  for (const EngineFault fault : {EngineFault::Crash, EngineFault::NoAnswer, EngineFault::Refused,
                                  EngineFault::Illegal, EngineFault::Time}) {
    if (engine_fault_name(fault) == name) return fault;
  }
  return std::nullopt;
}

HalfPoints halves(const json& number) {
  return static_cast<HalfPoints>(std::lround(number.get<double>() * 2));
}

// No report needs the points of turns, so they are not read back.
MatchGame read_game(const json& line, const MatchPlan& plan) {
  MatchGame game;
  game.number = line.at("game");
  game.engines = seating(plan, game.number).engines;
  game.board = line.at("board");
  game.opening = line.at("opening");
  for (const std::string turn : line.at("turns")) {
    game.turns.emplace_back().action = action_of(turn);
  }
  game.finished = line.at("result") != "none";
  game.result = line.at("result");
  for (const json& score : line.at("scores")) game.scores.push_back(halves(score));
  game.places = line.at("places").get<std::vector<int>>();
  const json& spent = line.at("spent");
  for (std::size_t i = 0; i < game.turns.size() && i < spent.size(); ++i) {
    game.turns[i].spent = spent[i];
  }
  for (const json& claim : line.at("claims")) {
    game.claims.push_back(claim.is_string() ? std::optional(claim.get<std::string>())
                                            : std::nullopt);
  }
  for (const json& failed : line.at("failures")) {
    const auto fault = engine_fault_from_name(failed.at("how"));
    game.failures.push_back(
        {failed.at("seat"), {fault.value_or(EngineFault::Crash), failed.at("detail")}});
  }
  return game;
}

}  // namespace

std::string plan_line(const MatchPlan& plan) { return json{{"match", plan_json(plan)}}.dump(); }

std::string game_line(const MatchPlan& plan, const MatchGame& game) {
  const Layout& layout = layout_of(game.board);
  json seats = json::array(), turns = json::array(), spent = json::array(), scores = json::array(),
       failures = json::array(), claims = json::array();
  for (const int engine : game.engines) seats.push_back(plan.engines[engine].name);
  for (const PlayedTurn& turn : game.turns) {
    turns.push_back(turn_text(layout, turn));
    spent.push_back(turn.spent);
  }
  for (const HalfPoints score : game.scores) scores.push_back(score / 2.0);
  for (const SeatFailure& failed : game.failures) failures.push_back(failure_json(failed));
  for (const auto& claim : game.claims) claims.push_back(claim ? json(*claim) : json());
  const json line{{"game", game.number},     {"board", game.board},   {"seats", seats},
                  {"opening", game.opening}, {"turns", turns},        {"spent", spent},
                  {"scores", scores},        {"places", game.places}, {"result", game.result},
                  {"failures", failures},    {"claims", claims}};
  return line.dump(-1, ' ', false, json::error_handler_t::replace);
}

constexpr char kNoGame[] = "not a line of a match";

Result<MatchGame> game_of(const std::string& line, const MatchPlan& plan) {
  const json object = parse_json_or_discard(line);
  if (!object.is_object()) return Error{kNoGame};
  try {
    return read_game(object, plan);
  } catch (const json::exception&) {
    return Error{kNoGame};
  }
}

// The games of the file; the rest of a line that was cut short is taken off.
Result<bool> MatchBook::read(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return Error{"cannot read " + quote(path)};
  std::string line;
  std::uintmax_t good = 0;
  for (int number = 1; std::getline(in, line); ++number) {
    if (in.eof()) break;  // no newline: cut short
    const std::string where = path + ", line " + std::to_string(number) + ": ";
    if (number == 1) {
      const json object = parse_json_or_discard(line);
      if (!object.is_object()) return Error{where + kNoGame};
      if (!object.contains("match") || object["match"] != plan_json(plan_)) {
        return Error{quote(path) +
                     " contains another match; use another file or the same settings"};
      }
    } else {
      auto game = game_of(line, plan_);
      if (!game) return Error{where + game.error().message};
      games_.push_back(std::move(*game));
    }
    good += line.size() + 1;
  }
  in.close();
  std::error_code failed;
  fs::resize_file(path, good, failed);
  if (failed) return Error{"cannot write " + quote(path)};
  return good > 0;
}

Result<MatchBook> MatchBook::open(const std::string& path, const MatchPlan& plan) {
  MatchBook book;
  book.plan_ = plan;
  if (path.empty()) return book;
  bool begun = false;
  if (fs::exists(path)) {
    auto read = book.read(path);
    if (!read) return read.error();
    begun = *read;
  }
  book.file_.open(path, std::ios::app | std::ios::binary);
  if (!begun) book.file_ << plan_line(plan) << '\n' << std::flush;
  if (!book.file_) return Error{"cannot write " + quote(path)};
  return book;
}

Result<void> MatchBook::add(const std::string& line) {
  auto game = game_of(line, plan_);
  if (!game) return game.error();
  games_.push_back(std::move(*game));
  if (!file_.is_open()) return {};
  file_ << line + "\n" << std::flush;
  if (!file_) return Error{"cannot write the match file"};
  return {};
}

}  // namespace omnigo
