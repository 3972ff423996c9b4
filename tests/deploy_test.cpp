// What a server runs behind and within: the hardened program, the unit of systemd, nginx with TLS.
#include <fstream>
#include <thread>

#include "nginx.h"
#include "serving.h"

namespace omnigo {
namespace {

bool has(const std::string& text, const std::string& part) { return text.find(part) != text.npos; }

TEST(Deploy, TheProgramIsHardened) {
  if (run_command("readelf --version >/dev/null 2>&1").status != 0) GTEST_SKIP() << "no readelf";
  const auto readelf = [](const std::string& options) {
    return run_command("readelf -W " + options + " '" + omnigo_program() + "'").output;
  };
  EXPECT_TRUE(has(readelf("-h"), "DYN (Position-Independent Executable")) << "PIE";
  const std::string segments = readelf("-l"), dynamic = readelf("-d");
  EXPECT_TRUE(has(segments, "GNU_RELRO"));
  EXPECT_FALSE(has(segments, "RWE")) << "nothing is writable and executable";
  EXPECT_TRUE(has(dynamic, "BIND_NOW") || has(dynamic, "NOW")) << "full RELRO";
  if (kSanitized) return;
  const std::string symbols = readelf("--dyn-syms");
  EXPECT_TRUE(has(symbols, "__stack_chk_fail"));
#ifdef __OPTIMIZE__
  EXPECT_TRUE(has(symbols, "_chk@")) << "FORTIFY";
#endif
}

TEST(Deploy, TheUnitIsConfined) {
  const std::string unit = source_folder() + "/deploy/omnigo@.service";
  std::ifstream file(unit);
  const std::string text(std::istreambuf_iterator<char>(file), {});
  for (const char* word : {"MemoryMax=", "StartLimitIntervalSec=", "StartLimitBurst=", "TasksMax=",
                           "Restart=always"}) {
    EXPECT_TRUE(has(text, word)) << word;
  }
  if (run_command("systemd-analyze --version >/dev/null 2>&1").status != 0) {
    GTEST_SKIP() << "no systemd-analyze";
  }
  const Ran ran =
      run_command("systemd-analyze security --offline=true --no-pager '" + unit + "' 2>&1");
  std::smatch found;
  ASSERT_TRUE(
      std::regex_search(ran.output, found, std::regex("exposure level for [^:]*: ([0-9.]+)")))
      << ran.output;
  EXPECT_LT(std::stod(found[1]), 3.0) << ran.output;
}

// A server behind nginx with a certificate of our own.
class BehindNginx : public testing::Test {
 protected:
  void SetUp() override {
    if (!Nginx::is_installed()) GTEST_SKIP() << "nginx is not installed";
    if (run_command("openssl version >/dev/null 2>&1").status != 0) GTEST_SKIP() << "no openssl";
    std::filesystem::create_directories(web_ / "assets");
    std::ofstream(web_ / "index.html") << "page";
    std::ofstream(web_ / "assets" / "app.js") << "script";
    serving_.emplace("--no-limits --bot-pace 0 --trusted-proxy 127.0.0.1 --web '" + web_.string() +
                     "'");
    nginx_.emplace(std::vector{serving_->address().port}, true);
    Remote remote(nginx_->address());
    ASSERT_TRUE(eventually([&] { return remote.get("/healthz").status == 200; }));
  }
  void TearDown() override { std::filesystem::remove_all(web_); }

  const std::filesystem::path web_ =
      std::filesystem::temp_directory_path() / ("omnigo-deploy-" + std::to_string(getpid()));
  std::optional<Serving> serving_;
  std::optional<Nginx> nginx_;
};

TEST_F(BehindNginx, SaysSoWithTheHeadersThatBrowsersGoBy) {
  Remote remote(nginx_->address());
  const Remote::Answer page = remote.get("/api/me");
  EXPECT_EQ(page.status, 200) << page.body;
  EXPECT_TRUE(has(page.header("strict-transport-security"), "max-age=31536000"));
  EXPECT_EQ(page.header("cache-control"), "no-store");
  const Remote::Answer plain = Remote(nginx_->plain_address()).get("/game/x?turn=3");
  EXPECT_EQ(plain.status, 301);
  EXPECT_EQ(plain.header("location"), "https://go.example.org/game/x?turn=3");
  EXPECT_EQ(remote.post("/api/board", std::string(3 << 20, ' ')).status, 413);
  // What is the same for everyone is kept; what somebody is, never.
  EXPECT_EQ(remote.get("/assets/app.js").body, "script");
  EXPECT_EQ(remote.get("/assets/app.js").header("x-cache-status"), "HIT");
  for (int i = 0; i < 2; ++i) EXPECT_NE(remote.get("/api/me").header("x-cache-status"), "HIT");
}

// A finished game is kept for strangers; who has muted somebody gets a page of their own.
TEST_F(BehindNginx, KeepsNoPageThatDependsOnTheReader) {
  Remote nobody(nginx_->address());
  Guest an(nobody, std::string("An")), bo(nobody, std::string("Bo"));
  const std::string game = an.create({{"board", "5"}, {"seats", {kMe, kMe}}});
  ASSERT_EQ(an.act(game, {{"action", "chat"}, {"to", "players"}, {"text", "rude words"}}), "");
  ASSERT_EQ(an.act(game, simple("resign", "black")), "");
  const Json mute = {{"person", an.me["id"]}, {"kind", "mute"}};
  ASSERT_EQ(bo.remote.post("/api/relations", mute.dump()).status, 200);
  const std::string path = "/api/games/" + game;
  for (int i = 0; i < 2; ++i) {
    const Remote::Answer of_bo = bo.remote.get(path), of_all = nobody.get(path);
    EXPECT_FALSE(has(of_bo.body, "rude words")) << of_bo.header("x-cache-status");
    EXPECT_TRUE(has(of_all.body, "rude words"));
    EXPECT_EQ(of_all.header("x-cache-status"), i == 0 ? "MISS" : "HIT");
  }
}

TEST_F(BehindNginx, LimitsHowOftenAnAddressGuesses) {
  Remote remote(nginx_->address());
  int status = 0;
  for (int i = 0; i < 80 && status != 429; ++i) {
    status = remote.post("/api/login", R"({"name":"nobody","password":"a guess"})").status;
  }
  EXPECT_EQ(status, 429);
}

TEST_F(BehindNginx, AnEngineComesByTls) {
  Remote remote(nginx_->address());
  ASSERT_EQ(remote.post("/api/guest", R"({"name":"An"})").status, 200);
  const std::string token =
      Json::parse(remote.post("/api/tokens", R"({"label":"engine"})").body)["token"];
  const Json request = {{"board", "5"},
                        {"rules", "tromp-taylor"},
                        {"seats", {kMe, {{"kind", "bot"}, {"bot", "random"}}}}};
  const Remote::Answer made = remote.post("/api/games", request.dump());
  ASSERT_EQ(made.status, 200) << made.body;
  const std::string game = Json::parse(made.body)["game"];
  const auto bot = [&](const std::string& server, const std::string& ca) {
    return run_omnigo("bot --server " + server + ca + " --token " + token + " --game " + game +
                      " --engine \"'" + omnigo_program() + "' gtp --playouts 10\" 2>&1 >/dev/null");
  };
  const std::string port = std::to_string(nginx_->address().port);
  const std::string ca = " --ca " + nginx_->certificate();
  // A certificate that nobody vouches for, and one that is for another name.
  const Ran unknown = bot("wss://localhost:" + port, "");
  EXPECT_EQ(unknown.status, 2);
  EXPECT_TRUE(has(unknown.output, "self-signed certificate")) << unknown.output;
  const Ran other = bot("wss://127.0.0.1:" + port, ca);
  EXPECT_EQ(other.status, 2);
  EXPECT_TRUE(has(other.output, "mismatch")) << other.output;
  const Ran nothing = bot("wss://localhost:" + port, " --ca /nonexistent.pem");
  EXPECT_EQ(nothing.status, 2);
  EXPECT_TRUE(has(nothing.output, "contains no trusted certificates")) << nothing.output;
  const Ran played = bot("wss://localhost:" + port, ca);
  EXPECT_EQ(played.status, 0) << played.output;
  EXPECT_EQ(Json::parse(remote.get("/api/games/" + game).body)["game"]["phase"], "finished");
}

}  // namespace
}  // namespace omnigo
