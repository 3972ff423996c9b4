// Every published value: solved, both bounds certified, and the certificates verified.
#include "certified.h"

#include <iterator>
#include <utility>

#include "places.h"

namespace omnigo {
namespace {

TEST(Certified, PublishedValues) {
  const std::string file = source_folder() + "/tests/data/perfect-play.txt";
  const std::vector<std::string> values = values_in(file);
  EXPECT_GE(values.size(), 34u);
  for (const std::string& line : values) expect_certified(line, {16 << 20, 60});
}

// What version 0.20 wrote: it still proves the same and is written byte for byte once read. Today's
// solver may find another proof, of the same claims.
TEST(Certified, CertificatesOfVersion020) {
  const std::pair<const char*, const char*> kFiles[] = {
      {"3x2", "no-suicide"},         {"3x3", "no-suicide"},
      {"path-5", "no-suicide"},      {"path-7", "no-suicide"},
      {"cycle-5", "no-suicide"},     {"path-4-situational", "ko=situational"},
      {"cycle-4-three", "players=3"}};
  for (const auto& [name, rules] : kFiles) {
    SCOPED_TRACE(name);
    std::ifstream file(source_folder() + "/tests/data/version-0.20/certificates/" + name + ".cert",
                       std::ios::binary);
    const std::string written{std::istreambuf_iterator<char>(file), {}};
    const auto certificate = read_certificate(written);
    ASSERT_TRUE(certificate);
    EXPECT_EQ(write_certificate(*certificate), written);
    const auto proven = verify(*certificate);
    ASSERT_TRUE(proven);
    const Layout layout = *make_layout(certificate->board);
    const auto solver = *solve::Solver::create(*Game::start(layout.graph, *parse_rules(rules)), {});
    ASSERT_TRUE(solver->value());
    const auto again = verify(*solver->certificate());
    ASSERT_TRUE(again);
    EXPECT_EQ(again->at_least, proven->at_least);
    EXPECT_EQ(again->at_most, proven->at_most);
  }
}

}  // namespace
}  // namespace omnigo
