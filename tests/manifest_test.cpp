// Certificates as the cases of one claim.
#include "verify/manifest.h"

#include <gtest/gtest.h>

#include <map>

#include "base/sha256.h"
#include "graph/layout.h"
#include "rules/names.h"
#include "solve/solve.h"

namespace omnigo {
namespace {

using Files = std::map<std::string, std::string>;

// A certificate that Black gets all of 3x3 after these turns.
std::string case_after(const std::vector<std::string>& turns) {
  const Layout layout = *make_layout("3x3");
  Game game = *Game::start(layout.graph, *parse_rules("no-suicide"));
  for (const std::string& turn : turns) {
    turn == "pass" ? game.pass() : void(game.play(*layout.find(turn)));
  }
  const auto solver = *solve::Solver::create(game, {});
  Certificate certificate = **solver->bound_certificate(true, 18);
  certificate.board = "3x3";
  return write_certificate(certificate);
}

std::string manifest_of(const Files& files, const std::string& claim = "at least 18") {
  std::string text = "omnigo manifest 1\nclaim " + claim + "\n";
  for (const auto& [name, file] : files) text += "case " + sha256_text(file) + " " + name + "\n";
  return text;
}

std::string flaw(const std::string& manifest, const Files& files) {
  std::string sentence;
  const auto read = [&](const std::string& name) -> Result<std::string> {
    if (!files.contains(name)) return Error{"no file " + name};
    return files.at(name);
  };
  const auto proven = verify_manifest(manifest, read, sentence);
  if (!proven) return proven.error().message;
  EXPECT_EQ(proven->at_least, 18);
  EXPECT_TRUE(sentence.starts_with("On 3x3 ")) << sentence;
  EXPECT_NE(sentence.find("at least 9. (3 cases)"), std::string::npos) << sentence;
  return "";
}

TEST(Manifest, JoinsTheClassesOfReplies) {
  const Files files = {{"corner", case_after({"B2", "A1"})},
                       {"side", case_after({"B2", "B1"})},
                       {"pass", case_after({"B2", "pass"})}};
  EXPECT_TRUE(is_manifest(manifest_of(files)));
  EXPECT_EQ(flaw(manifest_of(files), files), "");
  for (const char* missing : {"corner", "side", "pass"}) {
    Files fewer = files;
    fewer.erase(missing);
    EXPECT_EQ(flaw(manifest_of(fewer), fewer), "no case covers what follows the turns: the start");
  }
}

TEST(Manifest, RefusesCasesThatAreOthersOrProveLess) {
  Files files = {{"corner", case_after({"B2", "A1"})},
                 {"side", case_after({"B2", "B1"})},
                 {"pass", case_after({"B2", "pass"})}};
  const std::string manifest = manifest_of(files);
  EXPECT_NE(flaw(manifest_of(files, "at least 20"), files), "");
  EXPECT_NE(flaw(manifest_of(files, "at most 18"), files), "");
  files["side"] = files["corner"];
  EXPECT_EQ(flaw(manifest, files), "case 'side': its digest does not match");
  EXPECT_NE(flaw(manifest_of(files), files), "");
  files["side"] += "x";
  EXPECT_NE(flaw(manifest_of(files), files), "");
  files.erase("side");
  EXPECT_EQ(flaw(manifest, files), "no file side");
}

TEST(Manifest, RefusesWhatIsNotWrittenLikeOne) {
  for (const char* text : {"omnigo manifest 1\n", "omnigo manifest 1\nclaim at least 18\n",
                           "omnigo manifest 1\nclaim at least x\ncase a b\n",
                           "omnigo manifest 1\nclaim at least 18\ncase a b\n"}) {
    EXPECT_NE(flaw(text, {}), "") << text;
  }
}

}  // namespace
}  // namespace omnigo
