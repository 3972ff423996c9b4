#include "problems/file.h"

#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "base/json_depth.h"
#include "base/quote.h"
#include "graph/board_text.h"
#include "graph/families.h"
#include "record/board_json.h"
#include "rules/names.h"

namespace omnigo::problems {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kDeepest = 16;
constexpr std::string_view kPass = "pass";
constexpr std::string_view kOwnBoard = "file:";

bool is_own(const Layout& board) { return board.spec.starts_with(kOwnBoard); }
std::string board_name(const Layout& board) {
  return is_own(board) ? board.spec.substr(kOwnBoard.size()) : board.spec;
}

std::string turns_text(const Layout& board, const Turns& turns) {
  std::string text;
  for (const Point turn : turns) {
    if (!text.empty()) text += ' ';
    text += turn == kNoPoint ? kPass : board.names[turn];
  }
  return text;
}

Json step_json(const Layout& board, const Step& step) {
  Json wrong = Json::object();
  for (const Refutation& refutation : step.wrong) {
    wrong[turns_text(board, {refutation.turn})] = turns_text(board, refutation.answers);
  }
  Json json = {{"right", turns_text(board, step.right)}, {"wrong", std::move(wrong)}};
  if (!step.answers.empty()) json["answers"] = turns_text(board, step.answers);
  return json;
}

Json problem_json(const Problem& problem) {
  std::string start;
  for (const Colour colour : problem.start) start += colour_letter(colour);
  Json motifs = Json::array(), steps = Json::array();
  for (const Motif motif : problem.motifs) motifs.push_back(name_of(motif));
  for (const Step& step : problem.steps) steps.push_back(step_json(*problem.board, step));
  return {{"id", problem.id},
          {"board", board_name(*problem.board)},
          {"players", problem.players},
          {"start", start},
          {"at_least", problem.at_least},
          {"task", name_of(problem.task)},
          {"motifs", std::move(motifs)},
          {"rating", problem.rating},
          {"work", problem.work},
          {"steps", std::move(steps)}};
}

// What is wrong with a file; caught in read_problems.
struct Wrong {
  std::string what;
};

class Reader {
 public:
  std::vector<Problem> read(const Json& file) {
    if (!file.is_object() || file.value("format", 0) != kFormat) {
      throw Wrong{"expected {\"format\":" + std::to_string(kFormat) + ",...}"};
    }
    const Json boards = file.value("boards", Json::object());
    for (const auto& [name, board] : boards.items()) {
      auto layout = read_board(board.dump(), name);
      if (!layout) throw Wrong{layout.error().message};
      boards_[name] = std::make_shared<const Layout>(std::move(*layout));
    }
    std::vector<Problem> problems;
    for (const Json& json : file.at("problems")) {
      try {
        problems.push_back(problem(json));
      } catch (const Wrong& wrong) {
        throw Wrong{"problem " + std::to_string(problems.size() + 1) + ": " + wrong.what};
      }
    }
    return problems;
  }

 private:
  SharedLayout board(const std::string& name) {
    const auto known = boards_.find(name);
    if (known != boards_.end()) return known->second;
    auto layout = make_family(name);
    if (!layout) throw Wrong{layout.error().message};
    return boards_[name] = std::make_shared<const Layout>(std::move(*layout));
  }

  static Turns turns(const Layout& board, const std::string& text) {
    Turns turns;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
      const std::optional<Point> point = word == kPass ? kNoPoint : board.find(word);
      if (!point) throw Wrong{"no point " + quote(word)};
      turns.push_back(*point);
    }
    return turns;
  }

  static Step step(const Layout& board, const Json& json) {
    Step step{turns(board, json.at("right").get<std::string>()), {}, {}};
    if (step.right.empty()) throw Wrong{"a step without a right turn"};
    for (const auto& [turn, answers] : json.at("wrong").items()) {
      const Turns wrong = turns(board, turn);
      if (wrong.size() != 1) throw Wrong{"expected one turn, got " + quote(turn)};
      step.wrong.push_back({wrong.front(), turns(board, answers.get<std::string>())});
    }
    step.answers = turns(board, json.value("answers", std::string()));
    return step;
  }

  Problem problem(const Json& json) {
    Problem problem;
    problem.id = json.at("id").get<std::string>();
    problem.board = board(json.at("board").get<std::string>());
    problem.players = json.at("players").get<int>();
    if (problem.players < 2 || problem.players > 6) throw Wrong{"expected 2 to 6 players"};
    for (const char letter : json.at("start").get<std::string>()) {
      const std::optional<Colour> colour = colour_from_letter(letter);
      if (!colour) throw Wrong{"unknown colour in the start"};
      problem.start.push_back(*colour);
    }
    problem.at_least = json.at("at_least").get<int>();
    const auto task = task_from_name(json.at("task").get<std::string>());
    if (!task) throw Wrong{"unknown task"};
    problem.task = *task;
    for (const Json& name : json.at("motifs")) {
      const auto motif = motif_from_name(name.get<std::string>());
      if (!motif) throw Wrong{"unknown motif"};
      problem.motifs.push_back(*motif);
    }
    problem.rating = json.at("rating").get<int>();
    problem.work = json.at("work").get<std::uint64_t>();
    for (const Json& each : json.at("steps")) {
      problem.steps.push_back(step(*problem.board, each));
    }
    if (problem.steps.empty()) throw Wrong{"no steps"};
    return problem;
  }

  std::map<std::string, SharedLayout> boards_;
};

}  // namespace

std::string write_problems(const std::vector<Problem>& problems) {
  Json boards = Json::object();
  for (const Problem& problem : problems) {
    if (!is_own(*problem.board)) continue;
    boards[board_name(*problem.board)] = Json::parse(board_text(*problem.board));
  }
  std::string text = "{\"format\":" + std::to_string(kFormat) + ",\n";
  if (!boards.empty()) text += "\"boards\":" + boards.dump() + ",\n";
  text += "\"problems\":[\n";
  for (const Problem& problem : problems) {
    text += problem_json(problem).dump();
    text += &problem == &problems.back() ? "\n" : ",\n";
  }
  return text + "]}\n";
}

Result<std::vector<Problem>> read_problems(std::string_view text) {
  if (nested_deeper_than(kDeepest, text)) return Error{"not a file of problems"};
  try {
    return Reader().read(Json::parse(text));
  } catch (const Wrong& wrong) {
    return Error{wrong.what};
  } catch (const Json::exception&) {
    return Error{"not a file of problems"};
  }
}

}  // namespace omnigo::problems
