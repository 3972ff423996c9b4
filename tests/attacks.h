// Attacks on a server of our own, each as strong as it was when it hurt one, and bounded in number
// and time. Only loopback addresses speak, and only to one.
#pragma once

#include <sys/resource.h>

#include <atomic>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "hostile.h"
#include "serving.h"

namespace omnigo {

class Attacks {
 public:
  using Time = std::chrono::steady_clock::time_point;
  // `owner` has an account on the server, and has signed in from its own device.
  Attacks(const Serving& serving, Account& owner) : serving_(serving), owner_(owner) {}

  struct Attack {
    const char* name;
    void (Attacks::*run)();
  };
  static const std::vector<Attack>& all();

  // Until `limit` has passed at the latest.
  void run(const Attack& attack, std::chrono::seconds limit) {
    end_ = std::chrono::steady_clock::now() + limit;
    (this->*attack.run)();
    lines_.clear();
  }
  long requests() const { return requests_; }

 private:
  // One after the other, so that what an address may do is used up by one attack alone.
  std::string new_address() {
    ++addresses_;
    return "127.0." + std::to_string(9 + addresses_ / 200) + "." +
           std::to_string(1 + addresses_ % 200);
  }
  bool over() const { return std::chrono::steady_clock::now() >= end_; }
  static void sleep(int ms) { std::this_thread::sleep_for(milliseconds(ms)); }
  // Until then, or until the time is up.
  template <class Done>
  bool comes_true(Done done) const {
    while (!over() && !done()) sleep(20);
    return done();
  }
  Remote remote(const std::string& address) const {
    Address at = serving_.address();
    at.from = address;
    return Remote(at);
  }
  Guest guest(const std::string& address) const {
    return {remote(address), std::string("Mallory")};
  }
  void send(const std::string& address, const std::string& request) {
    lines_.emplace_back(serving_.address(), address);
    if (lines_.back().open()) requests_ += lines_.back().send(request);
  }
  // Reads whatever came, so that what is refused is noticed as a client would.
  void drain() {
    for (BareLine& line : lines_) {
      while (line.readable(milliseconds(0)) && !line.read(milliseconds(0)).empty()) {
      }
    }
  }
  RemoteSocket socket(Guest& guest, const std::string& game) {
    guest.connect({{game, 0}});
    return std::move(*guest.socket);
  }
  // The next thing, from each of these in turn, until the time is up or nobody is connected. Some
  // of it must be done: an attack that is all mistakes shows nothing.
  void say(std::vector<Guest>& guests, int per_second, const std::function<Json(int)>& message) {
    const auto begun = std::chrono::steady_clock::now();
    long done = 0;
    std::string refused;
    for (int i = 0; !over(); ++i) {
      for (Guest& one : guests) {
        requests_ += one.socket->send(message(i).dump());
        while (const auto text = one.socket->read(milliseconds(1))) {
          done += text->find(R"("type":"ack")") != text->npos;
          if (text->find(R"("type":"error")") != text->npos) refused = *text;
        }
      }
      std::this_thread::sleep_until(begun + std::chrono::microseconds(1'000'000L * i / per_second));
      const bool gone = std::all_of(guests.begin(), guests.end(),
                                    [](const Guest& one) { return one.socket->closed(); });
      if (gone) break;
    }
    EXPECT_GT(done, 0) << refused;
  }

  void deep_json() {
    Guest an = guest(new_address());
    const std::vector<std::pair<std::string, std::string>> paths = {
        {"/api/board", "points"}, {"/api/match", "board"}, {"/api/games", "board"},
        {"/api/games", "start"},  {"/api/jobs", "board"},  {"/api/games/x/actions", "do"}};
    for (const auto& [path, key] : paths) {
      const int status = an.remote.post(path, nested(150'000, key)).status;
      EXPECT_TRUE(status == 400 || status == 413 || status == 429) << path << ": " << status;
      ++requests_;
    }
  }

  void bot_tables() {
    const std::string address = new_address();
    for (int i = 0; i < 2; ++i) {
      Guest an = guest(address);
      const Json bot = {{"kind", "bot"}, {"bot", "omnigo"}};
      const Json request = {
          {"board", "19x19"}, {"clock", "absolute:main=3600"}, {"seats", {bot, bot}}};
      for (int k = 0; k < 19 && !over(); ++k) {
        an.remote.post("/api/games", request.dump());
        ++requests_;
      }
    }
    while (!over()) sleep(100);
  }

  // One player of two makes events without end.
  void inflate_game() {
    std::vector<Guest> guests;
    guests.push_back(guest(new_address()));
    const std::string game = guests[0].create(
        {{"board", "5x5"}, {"clock", "absolute:main=600"}, {"seats", {kMe, kAnyone}}});
    Guest other = guest(new_address());
    other.act(game, simple("join", "white"));
    guests[0].connect({{game, 0}});
    EXPECT_EQ(guests[0].play(game, move("black", 1, "A1")), "");
    const Json add = {{"action", "add-time"}, {"player", "black"}, {"to", "white"}, {"time", 1000}};
    const Json undo = {{"action", "undo"}, {"player", "black"}, {"to", 0}};
    say(guests, 19, [&](int i) -> Json {
      return {{"type", "act"},
              {"id", "x" + std::to_string(i)},
              {"game", game},
              {"do", i % 2 == 0 ? add : undo}};
    });
    guests[0].remote.post("/api/games/" + game + "/actions",
                          Json{{"id", "end"}, {"do", simple("resign", "black")}}.dump());
  }

  void snapshots() {
    Guest an = guest(new_address());
    const std::string game = an.create({{"board", "100x100"}, {"seats", {kMe, kMe}}});
    const std::string address = new_address();
    for (int i = 0; i < 510 && !over(); ++i) {
      send(address, http_request("GET", "/api/games/" + game));
      if (i % 10 == 9) lines_.clear();  // gone before the answer
    }
    an.act(game, simple("resign", "black"));
  }

  void costly_boards() {
    const std::string request = http_request("POST", "/api/board", costly_board(10'000));
    const std::string address = new_address();
    for (int i = 0; i < 100 && !over(); ++i) send(address, request);
    while (!over()) {
      drain();
      sleep(200);
    }
  }

  void costly_games() {
    Guest an = guest(new_address());
    const Json request = {{"board", Json::parse(costly_board(10'000))}, {"seats", {kMe, kMe}}};
    for (int i = 0; i < 60 && !over(); ++i) {
      send("127.0.8.1", http_request("POST", "/api/games", request.dump(), an.remote.identity()));
    }
    while (!over()) sleep(200);
  }

  void unread_answers() {
    const std::string address = new_address();
    Guest an = guest(new_address());
    const std::string game = an.create({{"board", "100x100"}, {"seats", {kMe, kMe}}});
    for (int i = 0; i < 30 && !over(); ++i) {
      send(address, http_request("GET", "/api/board?spec=100x100"));
      send(address, http_request("GET", "/api/games/" + game + "/board"));
    }
    while (!over()) sleep(200);
    an.act(game, simple("resign", "black"));
  }

  void large_games() {
    const std::string address = new_address();
    for (int i = 0; i < 4; ++i) {
      Guest an = guest(address);
      for (int k = 0; k < 50 && !over(); ++k) {
        an.remote.post("/api/games", Json{{"board", "100x100"}, {"seats", {kMe, kMe}}}.dump());
        ++requests_;
      }
    }
  }

  // All of them stay open for as long as the server lets them, where the system allows as many.
  void half_sent() {
    const std::string address = new_address();
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    const std::size_t most = files.rlim_cur > 2'000 ? files.rlim_cur - 1'000 : 500;
    for (int i = 0; i < 21'000 && !over(); ++i) {
      send(address, "GET / HT");
      if (lines_.size() > most) lines_.erase(lines_.begin() + most / 2, lines_.end());
    }
    while (!over()) sleep(200);
  }

  void large_json() {
    const std::string address = new_address();
    const std::string body = "{\"board\":[" + std::string(1 << 20, ' ') + [] {
      std::string zeros;
      while (zeros.size() < (1 << 20) - 100) zeros += "0,";
      return zeros + "0]}";
    }();
    Guest an = guest(address);
    const std::string request = http_request("POST", "/api/games", body, an.remote.identity());
    while (!over()) {
      send(address, request);
      drain();
      if (lines_.size() > 50) lines_.clear();
      sleep(100);
    }
  }

  void many_jobs() {
    const std::string address = new_address();
    const Json job = {{"kind", "solve"}, {"board", "5x5"}, {"seconds", 120}};
    for (int i = 0; i < 18; ++i) {
      Guest an = guest(address);
      for (int k = 0; k < 9 && !over(); ++k) {
        an.remote.post("/api/jobs", job.dump());
        ++requests_;
      }
    }
    while (!over()) sleep(200);
  }

  // Capitals make a name no other account's. The owner's own device is never locked out.
  void wrong_passwords() {
    const std::string address = new_address();
    for (int i = 0; i < 200 && !over(); ++i) {
      std::string name = "owner";
      for (int k = 0; k < 5; ++k) name[k] -= (i >> k) % 2 == 0 ? 0 : 'a' - 'A';
      const Json guess = {{"name", name}, {"password", "a wrong password"}};
      const int status = remote(address).post("/api/login", guess.dump()).status;
      EXPECT_TRUE(status == 401 || status == 429) << status;
      ++requests_;
    }
    const Json right = {{"name", "Owner"}, {"password", "a long password"}};
    EXPECT_EQ(owner_.remote.post("/api/login", right.dump()).status, 200);
  }

  // --- who one is

  Account account() { return {remote(new_address()), "Victim " + std::to_string(++accounts_)}; }
  std::string new_token(Guest& of, std::string* id = nullptr) {
    const Remote::Answer answer = of.remote.post("/api/tokens", R"({"label":"engine"})");
    EXPECT_EQ(answer.status, 200) << answer.body;
    const Json made = Json::parse(answer.body, nullptr, false);
    if (id != nullptr) *id = made.value("id", "");
    return made.value("token", "");
  }
  // Whom the token speaks for; nobody: nothing.
  std::string owner_of(const std::string& token) {
    Remote key = remote(new_address());
    key.use_token(token);
    ++requests_;
    const Json me = Json::parse(key.get("/api/me").body, nullptr, false);
    return me.is_object() && me["person"].is_object() ? me["person"].value("name", "?") : "";
  }

  // Mallory's cookie is in the victim's browser, who logs in with it; Mallory kept a token.
  void guests_token() {
    const Account victim = account();
    Guest mallory = guest(new_address());
    const std::string token = new_token(mallory);
    EXPECT_EQ(owner_of(token), "Mallory");
    const Json login = {{"name", victim.me["name"]}, {"password", "a long password"}};
    EXPECT_EQ(mallory.remote.post("/api/login", login.dump()).status, 200);
    EXPECT_EQ(owner_of(token), "");
    const Json change = {{"old", "a long password"}, {"new", "another password"}};
    EXPECT_EQ(mallory.remote.post("/api/password", change.dump()).status, 200);
    EXPECT_EQ(owner_of(token), "");
    const Json tokens = mallory.get("/api/tokens", "TokenList")["tokens"];
    EXPECT_TRUE(tokens.empty()) << tokens;
    requests_ += 5;
  }

  static bool is_closed(Guest& who) {
    while (!who.socket->closed() && who.socket->read(milliseconds(10))) {
    }
    return who.socket->closed().has_value();
  }

  // Mallory has the victim's password and a token, and sockets opened with both.
  void outliving_sockets() {
    Account victim = account();
    std::string id;
    const std::string token = new_token(victim, &id);
    Guest by_token = guest(new_address());
    by_token.remote = remote(new_address());
    by_token.remote.use_token(token);
    Guest by_password = guest(new_address());
    const Json login = {{"name", victim.me["name"]}, {"password", "a long password"}};
    EXPECT_EQ(by_password.remote.post("/api/login", login.dump()).status, 200);
    by_token.connect();
    by_password.connect();
    EXPECT_EQ(victim.remote.ask("DELETE", "/api/tokens/" + id, "").status, 200);
    EXPECT_TRUE(comes_true([&] { return is_closed(by_token); }));
    const Json change = {{"old", "a long password"}, {"new", "another password"}};
    EXPECT_EQ(victim.remote.post("/api/password", change.dump()).status, 200);
    EXPECT_TRUE(comes_true([&] { return is_closed(by_password); }));
    requests_ += 5;
  }

  void chat_flood() {
    std::vector<Guest> guests;
    Guest owner = guest(new_address());
    const std::string game = owner.create({{"board", "5x5"}, {"seats", {kMe, kMe}}});
    guests.push_back(guest(new_address()));
    guests[0].connect({{game, 0}});
    say(guests, 19, [&](int i) -> Json {
      return {{"type", "act"},
              {"id", "c" + std::to_string(i)},
              {"game", game},
              {"do", {{"action", "chat"}, {"to", "spectators"}, {"text", std::string(200, 'x')}}}};
    });
    owner.act(game, simple("resign", "black"));
  }

  void large_marks() {
    Guest owner = guest(new_address());
    const std::string game =
        owner.create({{"board", "60x60"}, {"rules", "japanese"}, {"seats", {kMe, kMe}}});
    owner.act(game, pass("black", 1));
    owner.act(game, pass("white", 2));
    std::vector<Guest> guests;
    for (int i = 0; i < 4; ++i) {
      guests.push_back(owner.another());
      guests.back().connect({{game, 0}});
    }
    Json points = Json::array();
    for (int i = 1; i <= 60; ++i) {
      for (const char* column : {"A", "B", "C", "D", "E", "F", "G", "H", "J", "K"}) {
        points.push_back(column + std::to_string(i));
      }
    }
    say(guests, 19, [&](int i) -> Json {
      return {{"type", "act"},
              {"id", "m" + std::to_string(i)},
              {"game", game},
              {"do",
               {{"action", "mark"},
                {"player", "black"},
                {"dead", Json::array()},
                {"neutral", i % 2 == 0 ? points : Json::array()}}}};
    });
    owner.act(game, simple("resign", "black"));
  }

  void pings() { flood("", client_frame(Frame::Ping, "x")); }

  // Messages in empty frames, which never end and never become too long.
  void endless_messages() {
    const std::string first("\x01\x80mask", 6), next("\x00\x80mask", 6);
    std::string many;
    for (int i = 0; i < 1'000; ++i) many += next;
    flood(first, many);
  }

  // Over one WebSocket after another, until the server closes it.
  void flood(const std::string& first, const std::string& frames) {
    const std::string address = new_address();
    while (!over()) {
      BareLine line(serving_.address(), address);
      line.send(upgrade_request("127.0.0.1", {}));
      if (line.status(milliseconds(5'000)) != 101) {
        sleep(100);
        continue;
      }
      line.send(first);
      for (int i = 0; i < 10'000 && line.send(frames); ++i) ++requests_;
      line.close();
      sleep(50);
    }
  }

  // Fifty connections ask without waiting for answers, and go on when they are refused.
  void pipelined_requests() {
    const std::string address = new_address();
    const std::string request = http_request("GET", "/api/me");
    std::string many;
    while (many.size() < 100 * request.size()) many += request;
    std::size_t sent = 0;
    while (!over()) {
      while (lines_.size() < 50) lines_.emplace_back(serving_.address(), address);
      for (BareLine& line : lines_) sent += line.offer(many);
      drain();
    }
    requests_ += static_cast<long>(sent / request.size());
  }

  // Two players of one game move as fast as they can, and what each does is shown to 380 sockets.
  void crowded_game() {
    std::vector<Guest> players;
    players.push_back(guest(new_address()));
    const std::string game = players[0].create({{"board", "19x19"}, {"seats", {kMe, kAnyone}}});
    players.push_back(guest(new_address()));
    EXPECT_EQ(players[1].act(game, simple("join", "white")), "");
    for (Guest& one : players) one.connect({{game, 0}});
    const std::string hello = Json{{"type", "hello"}, {"games", {{game, 0}}}}.dump();
    const std::string first = new_address(), second = new_address();
    for (int i = 0; i < 380 && !over(); ++i) {
      send(i % 2 == 0 ? first : second, upgrade_request("127.0.0.1", {}));
      lines_.back().status(milliseconds(1'000));
      lines_.back().send(client_frame(Frame::Text, hello));
    }
    for (int turn = 1; turn <= 300 && !over(); ++turn) {
      Guest& one = players[(turn - 1) % 2];
      const int at = turn - 1;
      const std::string point =
          std::string(1, "ABCDEFGHJKLMNOPQRST"[at % 19]) + std::to_string(1 + at / 19);
      const Json action = move(turn % 2 == 1 ? "black" : "white", turn, point);
      if (one.play(game, action) == "too-many") {
        --turn;
        sleep(100);
      }
      ++requests_;
      if (turn % 10 == 0) drain();
    }
    players[0].act(game, simple("resign", "black"));
  }

  void claimed_addresses() {
    const std::string address = new_address();
    for (int i = 0; i < 20; ++i) {
      const int status =
          remote(address).ask("GET", "/metrics", "", {"X-Forwarded-For: 127.0.0.1"}).status;
      EXPECT_TRUE(status == 403 || status == 429) << status;
      ++requests_;
    }
  }

  // Names that cannot be seen, that turn others around, and the owner's, in full or by its look.
  void strange_names() {
    const std::string address = new_address();
    for (const std::string name :
         {"\u3164", "\u2800", "a\u202Eb", "a\u0007b", "Owner", "OWNER", "\u041Ewner"}) {
      const Remote::Answer answer = remote(address).post("/api/guest", Json{{"name", name}}.dump());
      EXPECT_TRUE(answer.status == 400 || answer.status == 409)
          << Json(name) << ": " << answer.status << " " << answer.body;
      ++requests_;
    }
  }

  void odd_ids() {
    const std::string address = new_address();
    for (const std::string id : {"%00", "a%00b", "..", "%ff", "'--", "%2e%2e%2f"}) {
      for (const std::string path : {"/api/games/", "/api/people/", "/api/boards/"}) {
        const int status = remote(address).get(path + id).status;
        EXPECT_TRUE(status == 400 || status == 404) << path << id << ": " << status;
        ++requests_;
      }
    }
  }

  const Serving& serving_;
  Account& owner_;
  Time end_;
  int addresses_ = 0, accounts_ = 0;
  long requests_ = 0;
  std::vector<BareLine> lines_;
};

inline const std::vector<Attacks::Attack>& Attacks::all() {
  static const std::vector<Attack> attacks = {
      {"deep JSON", &Attacks::deep_json},
      {"38 tables of bots", &Attacks::bot_tables},
      {"a game blown up", &Attacks::inflate_game},
      {"510 snapshots", &Attacks::snapshots},
      {"100 costly boards", &Attacks::costly_boards},
      {"60 games on costly boards", &Attacks::costly_games},
      {"60 answers nobody reads", &Attacks::unread_answers},
      {"200 games on 100x100", &Attacks::large_games},
      {"21,000 half-sent requests", &Attacks::half_sent},
      {"2 MiB of JSON, ten a second", &Attacks::large_json},
      {"162 jobs of 120 s", &Attacks::many_jobs},
      {"200 wrong passwords", &Attacks::wrong_passwords},
      {"a guest's token as a key", &Attacks::guests_token},
      {"sockets that outlive their key", &Attacks::outliving_sockets},
      {"chat without end", &Attacks::chat_flood},
      {"large markings from four sockets", &Attacks::large_marks},
      {"pings", &Attacks::pings},
      {"messages without end", &Attacks::endless_messages},
      {"requests without end", &Attacks::pipelined_requests},
      {"a game that 380 sockets watch", &Attacks::crowded_game},
      {"claimed addresses", &Attacks::claimed_addresses},
      {"strange names", &Attacks::strange_names},
      {"odd ids", &Attacks::odd_ids},
  };
  return attacks;
}

}  // namespace omnigo
