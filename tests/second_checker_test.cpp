// The two checkers of certificates agree: on true ones, and on ones altered as a forger would.
#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>

#include "base/random.h"
#include "graph/layout.h"
#include "places.h"
#include "rules/names.h"
#include "solve/solve.h"
#include "verify/verify.h"

namespace omnigo {
namespace {

std::vector<Certificate> true_certificates() {
  std::vector<Certificate> found;
  for (const char* rules : {"no-suicide", "tromp-taylor", "no-suicide,ko=situational"}) {
    for (const char* board : {"path:3", "path:5", "2x2", "3x2", "3x3"}) {
      const Layout layout = *make_layout(board);
      const auto solver =
          *solve::Solver::create(*Game::start(layout.graph, *parse_rules(rules)), {});
      found.push_back(*solver->certificate());
      if (std::string(rules) != "no-suicide") continue;
      const HalfPoints value = *solver->value();
      for (const bool at_least : {true, false}) {
        if (auto bound = *solver->bound_certificate(at_least, value)) found.push_back(*bound);
      }
    }
  }
  const auto three = *solve::Solver::create(
      *Game::start(make_layout("path:4")->graph, *parse_rules("players=3")), {});
  found.push_back(*three->certificate());
  return found;
}

void alter(Certificate& certificate, Random& random) {
  std::string& proof =
      certificate.claims[random.below(static_cast<std::uint32_t>(certificate.claims.size()))].proof;
  if (proof.empty()) return;
  const std::size_t at = random.below(static_cast<std::uint32_t>(proof.size()));
  switch (random.below(6)) {
    case 0:
      proof[at] = static_cast<char>(random.below(12));
      break;
    case 1:
      proof.erase(at, 1);
      break;
    case 2:
      proof.insert(at, 1, static_cast<char>(random.below(4)));
      break;
    case 3:
      certificate.claims[0].halves += static_cast<int>(random.below(5)) - 2;
      break;
    case 4:  // the same number with a byte more
      proof.insert(at + 1, 1, '\0');
      proof[at] = static_cast<char>(proof[at] | 128);
      break;
    default:
      certificate.automorphisms.resize(random.below(4) == 0 ? 0 : certificate.automorphisms.size());
      proof[at] = static_cast<char>(proof[at] ^ 1 << random.below(7));
  }
}

// What the second checker says of each file, a line each.
std::vector<bool> second_opinion(const std::string& files) {
  std::vector<bool> proven;
  const std::string command =
      "python3 '" + source_folder() + "/scripts/check_certificate.py' " + files;
  FILE* pipe = popen(command.c_str(), "r");
  char line[1000];
  while (std::fgets(line, sizeof line, pipe) != nullptr) {
    proven.push_back(std::string(line).starts_with("Proven"));
  }
  pclose(pipe);
  return proven;
}

TEST(SecondChecker, AgreesWithTheFirst) {
  if (std::system("python3 -c 'import sys; sys.exit(sys.version_info < (3, 10))'") != 0) {
    GTEST_SKIP() << "no python3";
  }
  const std::string folder = testing::TempDir() + "omnigo-second-checker/";
  std::filesystem::create_directories(folder);
  Random random(17);
  std::string files;
  std::vector<bool> first;
  int accepted = 0;
  for (const Certificate& truth : true_certificates()) {
    for (int round = 0; round < 16; ++round) {
      Certificate certificate = truth;
      for (int i = 0; i < round; i += 5) alter(certificate, random);
      const std::string path = folder + std::to_string(first.size());
      std::ofstream(path, std::ios::binary) << write_certificate(certificate);
      files += path + " ";
      first.push_back(static_cast<bool>(verify(certificate)));
      accepted += first.back();
    }
  }
  const std::vector<bool> second = second_opinion(files);
  ASSERT_EQ(second.size(), first.size());
  for (std::size_t i = 0; i < first.size(); ++i) {
    EXPECT_EQ(first[i], second[i]) << folder << i;
  }
  EXPECT_GT(accepted, 20);
  EXPECT_GT(static_cast<int>(first.size()) - accepted, 100);
  if (!HasFailure()) std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace omnigo
