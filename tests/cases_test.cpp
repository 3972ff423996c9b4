// omnigo solve --cases: a bound divided into the replies to a position, and the manifest that joins
// them.
#include "solve/cases.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>

#include "base/sha256.h"
#include "graph/layout.h"
#include "program.h"

namespace omnigo {
namespace {

namespace fs = std::filesystem;

// A folder of its own for each test, empty.
class CasesProgram : public testing::Test {
 protected:
  CasesProgram()
      : folder_(testing::TempDir() + "omnigo-cases-" +
                testing::UnitTest::GetInstance()->current_test_info()->name()) {
    fs::remove_all(folder_);
  }
  ~CasesProgram() override { fs::remove_all(folder_); }

  Ran solve(const std::string& what) const {
    return run_omnigo("solve " + what + " --memory 100M --cases '" + folder_ + "' 2>&1");
  }
  Ran verify(const std::string& more = "") const {
    return run_omnigo("verify '" + file("manifest") + "'" + more + " 2>&1");
  }
  std::string file(const std::string& name) const { return folder_ + "/" + name; }
  std::string read(const std::string& name) const {
    std::ifstream in(file(name), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  void write(const std::string& name, const std::string& text) const {
    std::ofstream(file(name), std::ios::binary) << text;
  }
  // The manifest with one piece of text in place of another.
  void alter_manifest(const std::string& from, const std::string& to) const {
    std::string text = read("manifest");
    const std::size_t at = text.find(from);
    ASSERT_NE(at, std::string::npos) << text;
    write("manifest", text.replace(at, from.size(), to));
  }

  const std::string folder_;
};

const char* const kAll = "3x3 --rules no-suicide --moves B2 --at-least 9";

TEST_F(CasesProgram, ProvesBoundsThatVerifyAccepts) {
  struct Task {
    const char *solve, *ending;
  };
  for (const Task& task : {Task{kAll, "at least 9. (3 cases)\n"},
                           Task{"3x3 --rules no-suicide --moves 'A1 B2' --at-most -9",
                                "after 1 turns, first turn black: black's score less white's is, "
                                "under perfect play, at most -9. (5 cases)\n"},
                           Task{"3x3 --rules no-suicide,komi=0.5 --moves B2 --at-least 8",
                                "at least 8.5. (3 cases)\n"},
                           Task{"4x3 --rules no-suicide --moves B2 --at-least 4 --threads 2",
                                "at least 4. (8 cases)\n"},
                           Task{"5x3 --rules no-suicide --moves C2 --at-least 15 --threads 3",
                                "at least 15. (6 cases)\n"}}) {
    fs::remove_all(folder_);
    const Ran ran = solve(task.solve);
    EXPECT_EQ(ran.status, 0) << ran.output;
    for (const char* threads : {"", " --threads 3"}) {
      const Ran checked = verify(threads);
      EXPECT_EQ(checked.status, 0) << checked.output;
      EXPECT_TRUE(checked.output.ends_with(task.ending)) << checked.output;
    }
  }
}

TEST_F(CasesProgram, SaysWhatItWroteInJson) {
  const Ran ran = solve(std::string(kAll) + " --json");
  EXPECT_TRUE(ran.output.starts_with(R"({"proven":true,"cases":[{"file":"B2-A1.cert",)"))
      << ran.output;
  EXPECT_NE(ran.output.find(sha256_text(read("B2-A1.cert"))), std::string::npos) << ran.output;
}

TEST_F(CasesProgram, ProvesNoBoundThatIsFalse) {
  const Ran ran = solve("3x3 --rules no-suicide --moves B1 --at-least 4");
  EXPECT_EQ(ran.status, 1) << ran.output;
  EXPECT_NE(ran.output.find("no proof that the value is at least 4"), std::string::npos);
  EXPECT_FALSE(fs::exists(file("manifest")));
}

TEST_F(CasesProgram, KeepsWhatIsCertified) {
  ASSERT_EQ(solve(kAll).status, 0);
  const std::string corner = read("B2-A1.cert"), manifest = read("manifest");
  fs::remove(file("B2-B1.cert"));
  fs::remove(file("manifest"));
  write("B2-pass.cert", read("B2-pass.cert").substr(0, 100));  // truncated
  const Ran ran = solve(kAll);
  EXPECT_EQ(ran.status, 0) << ran.output;
  EXPECT_NE(ran.output.find("B2-A1.cert: kept"), std::string::npos) << ran.output;
  EXPECT_NE(ran.output.find("B2-B1.cert: certified"), std::string::npos) << ran.output;
  EXPECT_NE(ran.output.find("B2-pass.cert: certified"), std::string::npos) << ran.output;
  EXPECT_EQ(read("B2-A1.cert"), corner);
  EXPECT_EQ(verify().status, 0);
  EXPECT_NE(solve(kAll).output.find("\n0 positions"), std::string::npos);
}

TEST_F(CasesProgram, DoesNotOverwriteOtherCertificates) {
  ASSERT_EQ(solve(kAll).status, 0);
  const std::string corner = read("B2-A1.cert");
  const Ran ran = solve("3x3 --rules no-suicide --moves B2 --at-least 8");
  EXPECT_EQ(ran.status, 2);
  EXPECT_NE(ran.output.find("is a certificate of another claim"), std::string::npos) << ran.output;
  EXPECT_EQ(read("B2-A1.cert"), corner);
}

// Stopped again and again: every run keeps what those before it certified.
TEST_F(CasesProgram, GoesOnWhereItWasStopped) {
  const std::string what =
      "5x3 --rules no-suicide --moves B2 --at-least 0 --memory 100M --cases '" + folder_ + "'";
  std::size_t certified = 0;
  Ran ran;
  for (double patience = 0.3;; patience *= 1.2) {
    ran = run_command("timeout -s INT --preserve-status " + std::to_string(patience) + " '" +
                      omnigo_program() + "' solve " + what + " 2>&1");
    if (ran.status == 0) break;
    ASSERT_LT(patience, 100) << ran.output;
    // A signal that comes before the search begins just ends it.
    if (!ran.output.empty()) {
      EXPECT_NE(ran.output.find("run the same command again"), std::string::npos) << ran.output;
    }
    std::size_t files = 0;
    if (fs::exists(folder_)) {
      for (const auto& entry : fs::directory_iterator(folder_)) {
        files += entry.path().extension() == ".cert";
      }
    }
    EXPECT_GE(files, certified);
    certified = files;
  }
  EXPECT_EQ(verify().status, 0);
}

// The search itself goes on, too.
TEST(Cases, GoOnFromWhatWasSaved) {
  const auto cases_of = [](const char* board, HalfPoints bound, solve::Cases::Settings settings) {
    Game game = *Game::start(make_layout(board)->graph, *parse_rules("no-suicide"));
    game.play(static_cast<Point>(game.graph().size() / 2));
    settings.memory = 100 << 20;
    settings.certified = [](std::size_t, const Certificate&) { return true; };
    return *solve::Cases::create(game, true, bound, std::move(settings));
  };
  int asked = 0;
  solve::Cases::Settings stopping;
  stopping.stop = [&] { return ++asked == 3; };
  const auto stopped = cases_of("5x3", 30, stopping);
  EXPECT_FALSE(stopped->prove());
  std::stringstream file;
  stopped->save(file);
  const auto resumed = cases_of("5x3", 30, {});
  ASSERT_TRUE(resumed->load(file));
  EXPECT_EQ(resumed->expanded(), stopped->expanded());
  EXPECT_GT(resumed->expanded(), 0u);
  EXPECT_TRUE(resumed->prove());
  const auto whole = cases_of("5x3", 30, {});
  EXPECT_TRUE(whole->prove());
  EXPECT_LT(resumed->expanded(), whole->expanded() + stopped->expanded());
  // Another bound, another board, damage.
  std::string bytes = file.str();
  EXPECT_FALSE(cases_of("5x3", 28, {})->load(*std::make_unique<std::stringstream>(bytes)));
  EXPECT_FALSE(cases_of("3x3", 18, {})->load(*std::make_unique<std::stringstream>(bytes)));
  bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 1);
  EXPECT_FALSE(cases_of("5x3", 30, {})->load(*std::make_unique<std::stringstream>(bytes)));
}

TEST_F(CasesProgram, TheProgramRemovesItsCheckpointAtTheEnd) {
  fs::create_directories(folder_);
  write("part", "no checkpoint");
  const std::string checkpoint = " --checkpoint '" + file("part") + "'";
  EXPECT_EQ(solve(kAll + checkpoint).status, 2);
  fs::remove(file("part"));
  EXPECT_EQ(solve(kAll + checkpoint).status, 0);
  EXPECT_FALSE(fs::exists(file("part")));
}

TEST_F(CasesProgram, RefusesAlteredManifests) {
  ASSERT_EQ(solve(kAll).status, 0);
  const std::string manifest = read("manifest");
  const std::string corner = sha256_text(read("B2-A1.cert"));
  const std::string side = sha256_text(read("B2-B1.cert"));
  struct Change {
    std::string from, to, flaw;
  };
  for (const Change& change :
       {Change{"least 18", "least 19", "no case covers"},
        Change{"least 18", "most 18", "no case covers"},
        Change{"least 18\n", "least 18\nturns 8\n", "does not begin with the turns"},
        Change{"least 18\n", "least 18\nturns 99\n", "its turns are not points"},
        Change{"case " + corner + " B2-A1.cert\n", "", "no case covers"},
        Change{corner, side, "its digest does not match"},
        Change{corner + " B2-A1.cert", side + " B2-B1.cert", "no case covers"},
        Change{"B2-A1.cert", "B2-A2.cert", "cannot read the case"}}) {
    write("manifest", manifest);
    alter_manifest(change.from, change.to);
    const Ran ran = verify();
    EXPECT_EQ(ran.status, 1) << ran.output;
    EXPECT_NE(ran.output.find(change.flaw), std::string::npos) << change.to << ": " << ran.output;
  }
  write("manifest", manifest);
  EXPECT_EQ(verify().status, 0);
}

TEST_F(CasesProgram, RefusesCasesThatAreFalseTruncatedOrOfAnotherGame) {
  ASSERT_EQ(solve(kAll).status, 0);
  const std::string manifest = read("manifest"), whole = read("B2-A1.cert");
  const std::string digest = sha256_text(whole);
  std::string false_proof = whole.substr(0, whole.size() - 72);
  false_proof.back() ^= 1;
  false_proof += "digest " + sha256_text(false_proof) + "\n";
  const std::string elsewhere = file("elsewhere.cert");
  ASSERT_EQ(run_omnigo("solve 3x3 --rules no-suicide,komi=0.5 --moves 'B2 A1' --at-least 8 "
                       "--certificate '" +
                       elsewhere + "'")
                .status,
            0);
  for (const std::string& changed :
       {false_proof, whole.substr(0, whole.size() - 5), whole + "x", read("elsewhere.cert")}) {
    write("B2-A1.cert", changed);
    write("manifest", manifest);
    EXPECT_NE(verify().output.find("case 'B2-A1.cert': its digest does not match"),
              std::string::npos);
    // Not even where the manifest names these very bytes.
    alter_manifest(digest, sha256_text(changed));
    const Ran ran = verify(" --threads 2");
    EXPECT_EQ(ran.status, 1);
    EXPECT_TRUE(ran.output.starts_with("Not proven: ")) << ran.output;
  }
}

TEST_F(CasesProgram, NeedsARepliesTurnAndOneBound) {
  for (const auto& [what, flaw] : std::map<std::string, std::string>{
           {"3x3 --rules no-suicide --at-least 9", "replies of white"},
           {"3x3 --rules no-suicide --moves B2 --at-most 9", "replies of black"},
           {"3x3 --rules no-suicide --moves B2", "--cases requires"},
           {"3x3 --moves B2 --at-least 9", "no suicide"}}) {
    const Ran ran = solve(what);
    EXPECT_EQ(ran.status, 2) << what;
    EXPECT_NE(ran.output.find(flaw), std::string::npos) << ran.output;
  }
}

}  // namespace
}  // namespace omnigo
