// Every problem of data/problems.json, proved again and checked as `omnigo verify` does.
#include <gtest/gtest.h>

#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>

#include "places.h"
#include "problems/check.h"
#include "problems/file.h"

namespace omnigo::problems {
namespace {

std::vector<Problem> all_problems() {
  std::ifstream in(source_folder() + "/data/problems.json");
  std::stringstream text;
  text << in.rdbuf();
  auto problems = read_problems(text.str());
  EXPECT_TRUE(problems) << problems.error().message;
  return problems ? std::move(*problems) : std::vector<Problem>{};
}

TEST(ProblemFile, HasManyOnManyBoards) {
  std::set<std::string> families, ids;
  int many_players = 0, drawn = 0;
  std::map<Task, int> tasks;
  std::map<Task, std::set<std::string>> families_by_task;
  const std::vector<Problem> problems = all_problems();
  for (const Problem& problem : problems) {
    const std::string& spec = problem.board->spec;
    families.insert(spec.substr(0, spec.find(':')));
    drawn += spec.starts_with("file:");
    ids.insert(problem.id);
    many_players += problem.players > 2;
    ++tasks[problem.task];
    families_by_task[problem.task].insert(spec.substr(0, spec.find(':')));
  }
  EXPECT_GE(problems.size(), 500u);
  EXPECT_EQ(ids.size(), problems.size());
  EXPECT_GE(families.size(), 9u);  // the drawn boards are one of them
  EXPECT_GE(drawn, 10);
  EXPECT_GE(many_players, 10);
  EXPECT_EQ(tasks.size(), 5u);
  for (const auto& [task, on] : families_by_task) {
    EXPECT_GE(tasks[task], 30) << name_of(task);
    EXPECT_GE(on.size(), 5u) << name_of(task);
  }
}

TEST(ProblemFile, EveryClaimHolds) {
  Checked all;
  for (const Problem& problem : all_problems()) {
    const auto checked = check(problem);
    EXPECT_TRUE(checked) << problem.id << ": " << checked.error().message;
    if (!checked) continue;
    all.certificates += checked->certificates;
    all.nodes += checked->nodes;
  }
  std::cout << all.certificates << " certificates, " << all.nodes << " nodes\n";
}

}  // namespace
}  // namespace omnigo::problems
