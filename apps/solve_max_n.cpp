#include "solve_max_n.h"

#include <ctime>
#include <iostream>

#include "arguments.h"
#include "commands.h"
#include "json_text.h"
#include "progress.h"
#include "rules/names.h"
#include "solve/max_n.h"

namespace omnigo {
namespace {

struct TieRule {
  solve::Ties ties;
  const char* name;
  const char* about;
};

constexpr TieRule kTieRules[] = {
    {solve::Ties::First, "first", "the first in point order, a pass last"},
    {solve::Ties::Kind, "kind", "the best for the next player, then for the one after"},
    {solve::Ties::Hostile, "hostile", "the worst for the next player, then for the one after"}};

NoAnswer stopped(std::uint64_t positions) {
  return NoAnswer("stopped, or out of memory, after " + std::to_string(positions) + " positions");
}

std::vector<HalfPoints> secured(const Game& game, solve::Settings settings, std::uint64_t& nodes) {
  std::vector<HalfPoints> scores;
  for (int i = 0; i < game.rules().players; ++i) {
    settings.subject = colour_of(i);
    const auto solver = checked(solve::Solver::create(game, settings));
    const std::optional<HalfPoints> value = solver->value();
    nodes += solver->progress().nodes;
    if (!value) throw stopped(nodes);
    scores.push_back(*value);
  }
  return scores;
}

std::vector<JsonValue> json_scores(const std::vector<HalfPoints>& scores) {
  std::vector<JsonValue> list;
  for (const HalfPoints score : scores) list.push_back(JsonValue::written(half_points_text(score)));
  return list;
}

std::string words(const std::vector<HalfPoints>& scores) {
  std::string text;
  for (std::size_t i = 0; i < scores.size(); ++i) {
    text += (i == 0 ? "" : ", ") + colour_name(colour_of(static_cast<int>(i))) + " " +
            half_points_text(scores[i]);
  }
  return text;
}

}  // namespace

void print_max_n(const Game& game, const solve::Settings& settings, bool json) {
  ProgressBar bar;
  std::uint64_t nodes = 0;
  const solve::MaxNSettings limits{
      settings.memory, settings.stop, [&](std::uint64_t positions) {
        bar.run("max^n, " + std::to_string(nodes + positions) + " positions");
      }};
  std::vector<solve::MaxNAnswer> answers;
  for (const TieRule& rule : kTieRules) {
    answers.push_back(checked(solve::max_n(game, rule.ties, limits)));
    nodes += answers.back().positions;
    if (answers.back().scores.empty()) throw stopped(nodes);
  }
  const std::vector<HalfPoints> alone = secured(game, settings, nodes);
  const double seconds = static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
  if (json) {
    std::vector<JsonValue> list;
    for (std::size_t i = 0; i < answers.size(); ++i) {
      list.push_back(JsonObject()
                         .add("ties", kTieRules[i].name)
                         .add("scores", json_scores(answers[i].scores)));
    }
    const JsonObject answer = JsonObject()
                                  .add("secured", json_scores(alone))
                                  .add("max_n", list)
                                  .add("nodes", nodes)
                                  .add("seconds", seconds);
    std::cout << answer.text() << '\n';
    return;
  }
  std::cout << "against all others together: " << words(alone) << '\n';
  for (std::size_t i = 0; i < answers.size(); ++i) {
    std::cout << "max^n, of equal turns " << kTieRules[i].about << ": " << words(answers[i].scores)
              << '\n';
  }
  std::cout << nodes << " positions, " << seconds << " seconds\n";
}

}  // namespace omnigo
