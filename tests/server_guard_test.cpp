// One hostile guest, and the others do not notice: what costs is priced, bounded and fair.
#include <fstream>
#include <regex>
#include <thread>

#include "hostile.h"
#include "serving.h"

namespace omnigo {
namespace {

constexpr char kAttacker[] = "127.0.0.2";
constexpr auto kLong = kPatience * milliseconds(30'000);

Remote from(const Serving& serving, const std::string& address) {
  Address at = serving.address();
  at.from = address;
  return Remote(at);
}

// Processor time that the server has used, in seconds.
double time_used(const Serving& serving) {
  clockid_t clock;
  timespec used{};
  EXPECT_EQ(clock_getcpuclockid(serving.id(), &clock), 0);
  EXPECT_EQ(clock_gettime(clock, &used), 0);
  return static_cast<double>(used.tv_sec) + 1e-9 * static_cast<double>(used.tv_nsec);
}

// The same of the thread that all connections share, which is the first.
double time_of_network(const Serving& serving) {
  const std::string id = std::to_string(serving.id());
  std::ifstream stat("/proc/" + id + "/task/" + id + "/stat");
  std::string skipped;
  for (int field = 1; field < 14; ++field) stat >> skipped;
  double user = 0, system = 0;
  EXPECT_TRUE(stat >> user >> system);
  return (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
}

// Until the number of requests that wait for their turn is as the pattern says.
bool await_waiting(const Serving& serving, const std::string& number) {
  const std::regex line("\nomnigo_work_waiting " + number + "\n");
  Remote remote = serving.remote();
  return eventually([&] { return std::regex_search(remote.get("/metrics").body, line); });
}

std::string error_code(const std::string& body) {
  return Json::parse(body, nullptr, false)["error"].value("code", "");
}

// --- depth and size

TEST(Guard, DeepJsonIsRefusedEverywhere) {
  Serving serving;
  Guest an(serving, "An");
  const std::size_t depth = 150'000;
  const std::string bare = nested(depth);
  const auto refused = [&](const std::string& path, const std::string& body) {
    const Remote::Answer answer = an.remote.post(path, body);
    EXPECT_TRUE(answer.status == 400 || answer.status == 413) << path << " " << answer.status;
    EXPECT_EQ(an.remote.get("/healthz").status, 200) << path;
  };
  refused("/api/board", bare);
  refused("/api/match", nested(depth, "board"));
  refused("/api/games", nested(depth, "board"));
  refused("/api/games", nested(depth, "start"));
  refused("/api/jobs", nested(depth, "board"));
  refused("/api/games/x/actions", nested(depth, "do"));
  refused("/api/games/x/actions", nested(20'000, "do"));
  refused("/api/guest", nested(1'000, "name"));
  an.connect();
  an.socket->send(nested(20'000, "type"));
  EXPECT_EQ(an.await("error")["code"], "malformed");
  an.socket->send(nested(1'000, "type"));
  EXPECT_EQ(an.await("error")["code"], "malformed");
}

TEST(Guard, DepthIsCountedAndTextsAreNot) {
  Serving serving;
  Guest an(serving, "An");
  const auto depth = [&](std::size_t levels) {
    return an.remote.post(
        "/api/games/x/actions",
        "{\"id\":\"a\",\"do\":" + std::string(levels, '[') + std::string(levels, ']') + "}");
  };
  EXPECT_EQ(depth(63).status, 404);  // read, and there is no such game
  EXPECT_EQ(depth(64).status, 400);
  EXPECT_NE(depth(64).body.find("nested deeper than 64 levels, at byte"), std::string::npos);
  const Json action = {{"id", std::string(40, '[')}, {"do", {{"action", std::string(500, '{')}}}};
  EXPECT_EQ(an.remote.post("/api/games/x/actions", action.dump()).status, 404);
}

// A path takes as much as it needs, and what is too much is refused before it has come.
TEST(Guard, SizeIsLimitedByPath) {
  Serving serving;
  Guest an(serving, "An");
  const auto refused_unread = [&](const std::string& path, std::size_t bytes) {
    BareLine line(serving.address(), kAttacker);
    line.send("POST " + path +
              " HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n" +
              "Content-Length: " + std::to_string(bytes) + "\r\n\r\n");
    return line.status(kLong);
  };
  // As docs/openapi.json has it, and not before.
  const Json api = Json::parse(std::ifstream(source_folder() + "/docs/openapi.json"));
  for (const auto& [pattern, methods] : api["paths"].items()) {
    if (!methods.contains("post")) continue;
    const std::string path = std::regex_replace(pattern, std::regex("\\{id\\}"), "x");
    const std::string said = methods["post"]["responses"]["413"]["$ref"];
    const std::string name = said.substr(said.rfind('/') + 1);
    const std::size_t most = api["components"]["responses"][name]["x-most-bytes"];
    EXPECT_EQ(refused_unread(path, most + 1), 413) << path;
    EXPECT_NE(an.remote.post(path, std::string(most, ' ')).status, 413) << path;
  }
  const std::string board(5'000, ' ');
  EXPECT_EQ(an.remote.post("/api/board", board + R"({"points":2,"edges":[[0,1]]})").status, 200);
  BareLine chunked(serving.address(), kAttacker);
  chunked.send(
      "POST /api/board HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
      "Transfer-Encoding: chunked\r\n\r\n");
  const std::string chunk = "4000\r\n" + std::string(0x4000, ' ') + "\r\n";
  for (int i = 0; i < 5; ++i) chunked.send(chunk);
  EXPECT_EQ(chunked.status(kLong), 413);
}

TEST(Guard, LongBodiesAreNotReadOnTheNetworksThread) {
  Serving serving;
  Guest an(serving, "An");
  std::string body = "{\"board\":[0";
  while (body.size() < 1'900'000) body += ",[0]";
  body += "]}";
  for (int i = 0; i < 10; ++i) EXPECT_EQ(an.remote.post("/api/games", body).status, 400);
  EXPECT_LT(time_of_network(serving), time_used(serving) / 2);
}

// --- queues

// However many boards one address asks for, another's game is made before they are done.
TEST(Guard, BoardsHoldUpNeitherGamesNorPasswords) {
  Serving serving("");
  const std::string request = http_request("POST", "/api/board", costly_board(10'000));
  std::vector<BareLine> attack;
  for (int i = 0; i < 40; ++i) {
    attack.emplace_back(serving.address(), kAttacker);
    ASSERT_TRUE(attack.back().send(request));
  }
  Guest an(serving, "An");
  EXPECT_NE(an.create({{"board", "9x9"}, {"seats", {kMe, kMe}}}), "");
  Account bo(serving, "Bo");
  int waiting = 0;
  for (const BareLine& line : attack) waiting += !line.readable(milliseconds(0));
  EXPECT_GT(waiting, 0);
  std::string refusal;
  const auto is_answered = [&](BareLine& line) {
    if (!line.readable(milliseconds(0))) return false;
    const std::string answer = line.read(kLong);
    if (answer.starts_with("HTTP/1.1 429")) refusal = answer;
    return true;
  };
  ASSERT_TRUE(eventually([&] {
    std::erase_if(attack, is_answered);
    return !refusal.empty();
  }));
  EXPECT_NE(refusal.find("Retry-After: "), std::string::npos) << refusal;
}

// A few bytes that ask for much are no cheaper than many.
TEST(Guard, AGameOnACostlyBoardDoesNotHoldUpOthers) {
  Serving serving("");
  std::vector<Guest> attackers;
  for (int i = 0; i < 3; ++i) attackers.emplace_back(from(serving, kAttacker), std::string("An"));
  const Json board = Json::parse(costly_board(10'000));
  const std::string body = Json{{"board", board}, {"seats", {kMe, kMe}}}.dump();
  std::vector<BareLine> attack;
  for (int i = 0; i < 12; ++i) {
    attack.emplace_back(serving.address(), kAttacker);
    attack.back().send(
        http_request("POST", "/api/games", body, attackers[i % 3].remote.identity()));
  }
  Guest bo(serving, "Bo");
  ASSERT_TRUE(await_waiting(serving, "([5-9]|1[0-9])"));
  EXPECT_NE(bo.create({{"board", "9x9"}, {"seats", {kMe, kMe}}}), "");
  int waiting = 0;
  for (const BareLine& line : attack) waiting += !line.readable(milliseconds(0));
  EXPECT_GT(waiting, 0);
}

// If you ask for much and close the connection, you cost little.
TEST(Guard, WorkForClientsWhoLeftIsNotBegun) {
  Serving serving("");
  const std::string request = http_request("POST", "/api/board", costly_board(2'000));
  const auto time_of_a_board = [&] {
    const double before = time_used(serving);
    BareLine line(serving.address(), "127.0.0.3");
    line.send(request);
    EXPECT_EQ(line.status(kLong), 200);
    return time_used(serving) - before;
  };
  const double one = time_of_a_board();
  const double before = time_used(serving);
  for (int i = 0; i < 30; ++i) {
    BareLine line(serving.address(), "127.0.1." + std::to_string(1 + i));
    ASSERT_TRUE(line.send(request));
  }
  time_of_a_board();
  ASSERT_TRUE(await_waiting(serving, "0"));
  time_of_a_board();  // after what is under way
  EXPECT_LT(time_used(serving) - before, 15 * one);
}

// Thirty people behind one address sit down at the same time.
TEST(Guard, ASchoolClassIsServed) {
  Serving serving("");
  std::vector<Guest> people;
  for (int i = 0; i < 30; ++i) people.emplace_back(serving, "Guest " + std::to_string(i));
  std::vector<std::thread> threads;
  std::atomic<int> served = 0;
  for (Guest& guest : people) {
    threads.emplace_back([&] {
      const std::string game = guest.create({{"board", "19x19"}, {"seats", {kMe, kMe}}});
      served += guest.remote.get("/api/games/" + game).status == 200;
      for (int i = 0; i < 10; ++i) served += guest.remote.get("/api/board?spec=9x9").status == 200;
      served += guest.try_connect({{game, 0}});
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(served, 30 * 12);
}

// With sixty costly requests waiting everybody is answered, and the server ends.
TEST(Guard, AStopAnswersThoseWhoWait) {
  Serving serving("");
  Guest an(serving, "An");
  an.connect();
  const std::string request = http_request("POST", "/api/board", costly_board(10'000));
  std::vector<BareLine> attack;
  for (int i = 0; i < 60; ++i) {
    attack.emplace_back(serving.address(), "127.0.0." + std::to_string(2 + i % 6));
    ASSERT_TRUE(attack.back().send(request));
  }
  ASSERT_TRUE(await_waiting(serving, "[3-9][0-9]"));
  EXPECT_TRUE(serving.stop());
  EXPECT_FALSE(an.await("closing").is_null());
  an.await("nothing");
  EXPECT_EQ(an.socket->closed(), 1012);
  int made = 0;
  for (BareLine& line : attack) {
    const int status = line.status(kLong);
    EXPECT_NE(status, 0);
    made += status == 200;
  }
  EXPECT_LT(made, 30) << "boards are made after the stop";
}

// If you ask too often, the refusal says when to come back.
TEST(Guard, TooManyComesWithATimeToWait) {
  Serving serving("");
  Remote::Answer refused;
  for (int i = 0; i < 70 && refused.status != 429; ++i) {
    refused = from(serving, kAttacker).post("/api/guest", R"({"name":"Eve"})");
  }
  ASSERT_EQ(refused.status, 429);
  const int wait = std::atoi(refused.header("retry-after").c_str());
  EXPECT_GE(wait, 1);
  EXPECT_LE(wait, 5) << "one guest in five seconds";
}

// Who goes on asking when refused waits for each refusal: they would keep the network busy.
TEST(Guard, RefusalsWithoutEndAreSlow) {
  Serving serving("");
  const std::string request = http_request("GET", "/api/me");
  std::string many;
  for (int i = 0; i < 3'000; ++i) many += request;
  BareLine line(serving.address(), kAttacker);
  std::thread sending([&] { line.send(many); });
  // In that time, or until there are this many.
  const auto answers = [&](milliseconds time, int most) {
    const auto end = std::chrono::steady_clock::now() + time;
    int count = 0;
    while (count < most && std::chrono::steady_clock::now() < end) {
      const std::string text = line.read(milliseconds(50), "nothing ends with this");
      for (std::size_t at = 0; (at = text.find("HTTP/1.1 ", at)) != text.npos; ++at) ++count;
    }
    return count;
  };
  EXPECT_GE(answers(kLong, 1'200), 1'200);
  EXPECT_LE(answers(milliseconds(1'500), 1'000'000), 800) << "a hundred a second, or little more";
  line.stop();
  sending.join();
}

// What one person does in games may be shown to many, and has a steady rate.
TEST(Guard, OnePersonActsAtASteadyRate) {
  Serving serving("");
  Guest eve(from(serving, kAttacker), std::string("Eve"));
  int done = 0, refused = 0;
  for (int i = 0; i < 160; ++i) {
    const std::string code = eve.act("nosuchgame", simple("resign", "black"));
    done += code == "not-found";
    refused += code == "too-many";
  }
  EXPECT_GE(done, 100);
  EXPECT_GT(refused, 0);
  EXPECT_EQ(done + refused, 160);
}

// A search for an opponent makes a game too.
TEST(Guard, LargeBoardsOfMatchesAreCounted) {
  Serving serving("");
  Remote::Answer refused;
  for (int i = 0; i < 3 && refused.status != 429; ++i) {
    Guest eve(from(serving, kAttacker), "Eve " + std::to_string(i));
    for (int k = 0; k < 9 && refused.status != 429; ++k) {
      refused = eve.remote.post("/api/match", R"({"board":"100x100"})");
    }
  }
  EXPECT_EQ(refused.status, 429);
  EXPECT_NE(refused.body.find("many-large-games"), std::string::npos) << refused.body;
}

// --- memory of others

// Where the machine has no memory left, the system ends a bot or a job, and not the server.
TEST(Guard, WorkersGoFirstWhereMemoryRunsOut) {
  Serving serving("--no-limits --bot-pace 0");
  Guest an(serving, "An");
  const std::string game =
      an.create({{"board", "5"}, {"seats", {kMe, {{"kind", "bot"}, {"bot", "random"}}}}});
  an.connect({{game, 0}});
  ASSERT_EQ(an.play(game, move("black", 1, "C3")), "");
  ASSERT_TRUE(an.await_event(an.seen + 1));
  int workers = 0;
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    std::ifstream stat(entry.path() / "stat");
    std::string id, name, state;
    pid_t parent = 0;
    if (!(stat >> id >> name >> state >> parent) || parent != serving.id()) continue;
    int score = 0;
    std::ifstream(entry.path() / "oom_score_adj") >> score;
    EXPECT_EQ(score, 1000) << name;
    ++workers;
  }
  EXPECT_GE(workers, 1);
}

// --- connections

TEST(Guard, HalfSentRequestsOfOneAddressLockNobodyOut) {
  Serving serving("");
  std::vector<BareLine> half;
  for (int i = 0; i < 450; ++i) {
    half.emplace_back(serving.address(), kAttacker);
    if (half.back().open()) half.back().send("GET / HT");
  }
  EXPECT_TRUE(half.back().ended(kLong));
  EXPECT_FALSE(half.front().ended(milliseconds(100))) << "refused, and not out of time";
  Guest an(serving, "An");
  an.connect();
}

TEST(Guard, PingsAreLimited) {
  Serving serving("");
  BareLine line(serving.address(), kAttacker);
  line.send(upgrade_request("127.0.0.1", {}));
  ASSERT_EQ(line.status(kLong), 101);
  for (int i = 0; i < 200; ++i) line.send(client_frame(Frame::Ping, "x"));
  EXPECT_TRUE(line.ended(kLong));
  BareLine quiet(serving.address(), kAttacker);
  quiet.send(upgrade_request("127.0.0.1", {}));
  ASSERT_EQ(quiet.status(kLong), 101);
  for (int i = 0; i < 10; ++i) quiet.send(client_frame(Frame::Ping, "x"));
  EXPECT_FALSE(quiet.ended(milliseconds(500)));
}

// A message in many frames, each of them empty: it never becomes too long.
TEST(Guard, AMessageWithoutEndIsLimited) {
  Serving serving("");
  BareLine line(serving.address(), kAttacker);
  line.send(upgrade_request("127.0.0.1", {}));
  ASSERT_EQ(line.status(kLong), 101);
  const std::string first("\x01\x80mask", 6), next("\x00\x80mask", 6);
  line.send(first);
  for (int i = 0; i < 100'000 && line.send(next); ++i) continue;
  EXPECT_TRUE(line.ended(kLong));
}

// Answers that nobody reads are held for a while, and only a limited number of them.
TEST(Guard, UnreadAnswersOfAnAddressAreBounded) {
  const std::filesystem::path web = testing::TempDir() + "omnigo-guard-web";
  std::filesystem::create_directories(web);
  std::ofstream(web / "index.html") << "hello";
  std::ofstream(web / "large.txt") << std::string(8'600'000, 'x');
  Serving serving("--web '" + web.string() + "'");
  std::vector<BareLine> lines;
  for (int i = 0; i < 60; ++i) {
    lines.emplace_back(serving.address(), kAttacker);
    lines.back().send(http_request("GET", "/large.txt"));
  }
  int refused = 0;
  for (BareLine& line : lines) refused += line.status(kLong) == 503;
  EXPECT_GE(refused, 50);
  EXPECT_EQ(from(serving, "127.0.0.1").get("/large.txt").status, 200);
}

// --- who asks

TEST(Guard, MetricsAreNotReadByAClaim) {
  Serving serving("--trusted-proxy 127.0.0.1");
  Remote remote = serving.remote();
  const auto status = [&](const std::vector<std::string>& lines) {
    return remote.ask("GET", "/metrics", "", lines).status;
  };
  EXPECT_EQ(status({}), 200);
  EXPECT_EQ(status({"X-Forwarded-For: 127.0.0.1"}), 403);
  EXPECT_EQ(status({"X-Forwarded-For: 127.0.0.1", "X-Forwarded-For: 192.0.2.1"}), 403);
  EXPECT_EQ(status({"X-Forwarded-For: 192.0.2.1", "X-Forwarded-For: 127.0.0.1"}), 403);
  EXPECT_EQ(status({"X-Forwarded-For: 127.0.0.1, 192.0.2.1"}), 403);
  EXPECT_EQ(status({"Forwarded: for=127.0.0.1"}), 403);
  EXPECT_EQ(from(serving, "127.0.0.3").get("/metrics").status, 403);
}

TEST(Guard, BehindAProxyEachClientHasLimitsOfItsOwn) {
  Serving serving("--trusted-proxy 127.0.0.1");
  Remote remote = serving.remote();
  const auto guest = [&](const std::vector<std::string>& lines) {
    return remote.ask("POST", "/api/guest", R"({"name":"An"})", lines).status;
  };
  // The claims before the proxy's own line change nothing.
  int refused = 0;
  for (int i = 0; i < 100; ++i) {
    remote = serving.remote();
    refused += guest({"X-Forwarded-For: 198.51.100." + std::to_string(i),
                      "X-Forwarded-For: 192.0.2.1"}) == 429;
  }
  EXPECT_GT(refused, 0);
  remote = serving.remote();
  EXPECT_EQ(guest({"X-Forwarded-For: 192.0.2.2"}), 200);
}

// --- jobs

TEST(Guard, AStrangersJobComesBeforeTheRestOfAnothers) {
  Serving serving("");
  const Json job = {{"kind", "count"}, {"board", "5x5"}, {"seconds", 60}};
  const auto submit = [&](Guest& guest) { return guest.remote.post("/api/jobs", job.dump()); };
  std::vector<Guest> greedy;
  int accepted = 0;
  std::string code;
  for (int i = 0; i < 8; ++i) {
    greedy.emplace_back(from(serving, kAttacker), std::string("Greedy"));
    for (int k = 0; k < 12; ++k) {
      const Remote::Answer answer = submit(greedy.back());
      accepted += answer.status == 200;
      if (answer.status != 200) code = error_code(answer.body);
    }
  }
  EXPECT_EQ(code, "limit");
  EXPECT_LE(accepted, 70);  // 40 may wait; some are done meanwhile
  Guest an(serving, "An");
  const Json mine = Json::parse(submit(an).body);
  EXPECT_EQ(wire().fault(mine, "Job"), "");
  EXPECT_EQ(mine["ahead"], 0) << mine;
  EXPECT_LE(mine["wait"], 60) << mine;
  EXPECT_GE(mine["wait"], 1) << mine;
}

}  // namespace
}  // namespace omnigo
