// What cmake --install puts into a prefix, and that it works wherever that is moved to; what
// docs/install.md states about versions.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "base/sanitized.h"
#include "base/sha256.h"
#include "base/version.h"
#include "program.h"
#include "record/record_json.h"
#include "store/sql.h"
#include "verify/certificate.h"

namespace omnigo {
namespace {

namespace fs = std::filesystem;

using Json = nlohmann::json;

bool has(const std::string& text, const std::string& part) { return text.find(part) != text.npos; }

std::string content(const fs::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

class Install : public testing::Test {
 protected:
  // Installs the program, and moves it.
  static void SetUpTestSuite() {
    const std::string build = fs::path(omnigo_program()).parent_path();
    said_ = run_command("cmake --install '" + build + "' --component program --prefix '" +
                        (root_ / "first").string() + "' 2>&1");
    if (said_.status == 0) fs::rename(root_ / "first", prefix_);
  }
  static void TearDownTestSuite() { fs::remove_all(root_); }
  void SetUp() override { ASSERT_EQ(said_.status, 0) << said_.output; }

  static Ran run(const std::string& arguments) {
    return run_command("cd / && env -i HOME=/nowhere '" + (prefix_ / "bin" / "omnigo").string() +
                       "' " + arguments + " 2>&1");
  }

  static inline const fs::path root_ =
      fs::path(testing::TempDir()) / ("omnigo-install-" + std::to_string(getpid()));
  static inline const fs::path prefix_ = root_ / "moved elsewhere";
  static inline Ran said_;
};

TEST_F(Install, PutsEveryFileInItsPlace) {
  for (const char* file :
       {"share/omnigo/data/komi.json", "share/omnigo/data/rules.json",
        "share/omnigo/data/library/alphago-lee-1.json", "share/omnigo/schemas/wire.schema.json",
        "share/omnigo/schemas/record.schema.json", "share/omnigo/schemas/openapi.json",
        "share/omnigo/examples/omnigo.conf", "share/omnigo/examples/nginx.conf",
        "share/doc/omnigo/CHANGELOG.md", "share/doc/omnigo/LICENSE", "share/man/man1/omnigo.1",
        "share/man/man1/omnigo-solve.1", "share/bash-completion/completions/omnigo",
        "share/zsh/site-functions/_omnigo", "share/fish/vendor_completions.d/omnigo.fish",
        "lib/systemd/system/omnigo.service", "lib/systemd/system/omnigo@.service"}) {
    EXPECT_TRUE(fs::is_regular_file(prefix_ / file)) << file;
    EXPECT_GT(fs::file_size(prefix_ / file), 50u) << file;
  }
}

// Under /usr, Debian's zsh only looks in the folder for packages.
TEST_F(Install, ZshFindsItsCompletionUnderUsr) {
  const std::string build = fs::path(omnigo_program()).parent_path();
  const Ran said = run_command("DESTDIR='" + root_.string() + "' cmake --install '" + build +
                               "' --component program --prefix /usr 2>&1");
  ASSERT_EQ(said.status, 0) << said.output;
  EXPECT_TRUE(fs::exists(root_ / "usr/share/zsh/vendor-completions/_omnigo"));
  EXPECT_FALSE(fs::exists(root_ / "usr/share/zsh/site-functions"));
}

TEST_F(Install, TheProgramRunsFromAnyPlace) {
  EXPECT_TRUE(run("--version").output.starts_with("omnigo "));
  EXPECT_TRUE(has(run("solve 2x2 --rules no-suicide").output, "value 1"));
  EXPECT_EQ(run("replay library:alphago-lee-1").status, 0);
  // Its web client is the one beside it, not that of the checkout.
  fs::create_directories(prefix_ / "share/omnigo/web");
  EXPECT_TRUE(has(run("serve --check-config").output,
                  "\nweb = " + (prefix_ / "share/omnigo/web").string() + "\n"));
}

TEST_F(Install, TheUnitsStartTheInstalledProgram) {
  const std::string one = content(prefix_ / "lib/systemd/system/omnigo.service");
  const std::string many = content(prefix_ / "lib/systemd/system/omnigo@.service");
  const std::string program = "\nExecStart=" + (root_ / "first/bin/omnigo").string();
  EXPECT_TRUE(has(one, program + " serve --config /etc/omnigo/omnigo.conf\n")) << one;
  EXPECT_TRUE(has(many, program + " serve --config /etc/omnigo/%i.conf\n"));
  EXPECT_FALSE(has(one, "%i"));
  EXPECT_TRUE(has(one, "\nProtectSystem=strict\n"));
  EXPECT_TRUE(one.starts_with("[Unit]\n"));
}

// As scripts/package has it put together: with the prefix of the build below another folder.
TEST_F(Install, APackageHasItsConfigurationAndCompressedPages) {
  const fs::path staged = root_ / "staged";
  for (const char* component : {"program", "debian"}) {
    const Ran ran = run_command("DESTDIR='" + staged.string() + "' cmake --install '" +
                                fs::path(omnigo_program()).parent_path().string() +
                                "' --component " + component + " 2>&1");
    ASSERT_EQ(ran.status, 0) << ran.output;
  }
  const std::string scripts = source_folder() + "/deploy/debian/";
  std::string conffile = content(scripts + "conffiles");
  conffile.pop_back();
  EXPECT_EQ(content(staged / conffile.substr(1)), content(source_folder() + "/deploy/omnigo.conf"));
  for (const char* script : {"postinst", "prerm", "postrm"}) {
    EXPECT_EQ(run_command("sh -n '" + scripts + script + "'").status, 0) << script;
  }
  const Ran found =
      run_command("cd '" + staged.string() +
                  "' && find . -name omnigo-solve.1.gz -o -name changelog.gz -o -name LICENSE");
  EXPECT_TRUE(has(found.output, "/share/man/man1/omnigo-solve.1.gz\n")) << found.output;
  EXPECT_TRUE(has(found.output, "/share/doc/omnigo/changelog.gz\n"));
  EXPECT_FALSE(has(found.output, "LICENSE"));
  const Ran unit =
      run_command("cat '" + staged.string() + "'/*/lib/systemd/system/omnigo.service '" +
                  staged.string() + "'/*/*/lib/systemd/system/omnigo.service 2>/dev/null");
  EXPECT_TRUE(has(unit.output, "\nExecStart=/usr/")) << unit.output;
}

// One file for those who want no server: without libraries, files or an environment.
TEST(Static, TheProgramNeedsNothingElse) {
  if (kSanitized) GTEST_SKIP() << "a sanitizer needs its library";
  const fs::path build = fs::path(omnigo_program()).parent_path();
  const Ran built =
      run_command("cmake --build '" + build.string() + "' --target omnigo_static 2>&1");
  ASSERT_EQ(built.status, 0) << built.output;
  const std::string program = "cd / && env -i '" + (build / "omnigo-static").string() + "' ";
  EXPECT_FALSE(has(content(build / "omnigo-static"), "/lib64/ld-linux")) << "no interpreter";
  EXPECT_LT(fs::file_size(build / "omnigo-static"), 20u << 20);
  EXPECT_TRUE(has(run_command(program + "solve 2x2 --rules no-suicide").output, "value 1"));
  const std::string certificate =
      source_folder() + "/tests/data/version-0.20/certificates/path-5.cert";
  EXPECT_EQ(run_command(program + "verify '" + certificate + "'").status, 0);
  EXPECT_TRUE(
      has(run_command("echo 'boardsize 5\ngenmove b' | (" + program + "gtp --playouts 10)").output,
          "= "));
  EXPECT_TRUE(has(run_command(program).output, "  solve "));
  EXPECT_EQ(run_command(program + "serve 2>&1").status, 2);
}

// The number after this in the row of docs/install.md that begins with this.
int stated_version(const std::string& row) {
  const std::string page = content(source_folder() + "/docs/install.md");
  const std::size_t at = page.find("\n| " + row);
  if (at == page.npos) return -1;
  return std::stoi(page.substr(page.find(" | ", at) + 3));
}

// Whether a certificate of 0.20 is read with this number as its format.
bool reads_certificate(int format) {
  std::string text =
      content(source_folder() + "/tests/data/version-0.20/certificates/path-4-situational.cert");
  const std::string digest = "digest ";
  text = "omnigo certificate " + std::to_string(format) +
         text.substr(text.find('\n'), text.rfind(digest) - text.find('\n')) + digest;
  const std::string_view signed_part(text.data(), text.size() - digest.size());
  return static_cast<bool>(read_certificate(text + sha256_text(signed_part) + '\n'));
}

TEST(Versions, AreThoseThatThePageStates) {
  EXPECT_EQ(stated_version("database"), static_cast<int>(kMigrations.size()));
  EXPECT_EQ(stated_version("game record"), kRecordVersion);
  const Json api = Json::parse(content(source_folder() + "/docs/openapi.json"));
  EXPECT_EQ(std::to_string(stated_version("HTTP")), api["info"]["version"].get<std::string>());
  EXPECT_EQ(std::to_string(stated_version("C library")),
            std::string(kVersion).substr(0, std::string(kVersion).find('.')));
  EXPECT_TRUE(reads_certificate(stated_version("certificate")));
  EXPECT_FALSE(reads_certificate(stated_version("certificate") + 1));
}

}  // namespace
}  // namespace omnigo
