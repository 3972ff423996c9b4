#include "client/crowd.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

#include "base/random.h"
#include "client/connections.h"
#include "graph/families.h"
#include "record/fields.h"
#include "rules/game.h"
#include "rules/names.h"

namespace omnigo {
namespace {

using Json = nlohmann::json;
using Time = std::chrono::steady_clock::time_point;
using std::chrono::milliseconds;

constexpr std::size_t kMostComplaints = 100;
constexpr int kHandshakesAtOnce = 200;
constexpr auto kBetweenTurns = milliseconds(2);
constexpr auto kAwaitLatest = std::chrono::seconds(30);
constexpr auto kComeBackAfter = milliseconds(50);

double milliseconds_since(Time time) {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - time).count();
}

Game new_game(const Layout& layout, int players) {
  Rules rules;
  rules.players = players;
  return *Game::start(layout.graph, rules, *handicap_start(*layout.graph, players, {}));
}

struct Acknowledged {
  int n, turn;
  Point point;  // kNoPoint: a pass
};

struct Sent {
  std::string id, text;
  int turn;
  Point point;
  Time at;
};

struct Table {
  std::string id;
  const Layout* layout;
  Game game;                // as far as acknowledged
  std::vector<int> people;  // by seat
  std::optional<Sent> sent = {};
  std::vector<Acknowledged> acknowledged = {};
  std::map<int, std::size_t> heard = {};  // the hash of each event
  std::size_t next_seat = 1;              // while the seats fill
};

struct Guest {
  std::string cookie;
  std::shared_ptr<SocketLine> line;
  int table;
  int last_heard = 0;
  bool welcome = false;
  int breaks = 0;  // of its connections
};

}  // namespace

struct Crowd::Parts {
  explicit Parts(CrowdPlan given)
      : plan(std::move(given)),
        connections(Connections::to(plan.address, plan.ports, plan.sources)),
        random(plan.seed) {}

  void complain(const std::string& text) {
    ++figures.all_complaints;
    if (figures.complaints.size() < kMostComplaints) figures.complaints.push_back(text);
  }

  // Gathering.
  Result<void> make_tables();
  void one_more(int& left);
  void fail(const std::string& what, const HttpAnswer& answer);
  void become_guest(int person, int& left);
  void open_game(int table, int& left);
  void fill_seat(int table, int& left);
  void resign_seat(int table, std::size_t seat, int& left);
  void connect_some(int& left);

  // A person's connection.
  void connect(int person);
  void hear(int person, std::string_view text);
  void hear_events(Guest& guest, const Json& message);
  void hear_acknowledgement(const Json& message);
  void hear_error(const Json& message);
  void broke(int person, const std::string& why);

  // Play.
  void send_due_turns();
  void await_latest(Time since);
  bool send_turn(int table);
  Point choose(const Game& game);

  void check_game(Table& table, const Json& events);

  CrowdPlan plan;
  std::unique_ptr<Connections> connections;
  Random random;
  std::vector<Layout> layouts;
  std::vector<Table> tables;
  std::vector<Guest> guests;
  std::map<std::string, int, std::less<>> table_of;
  CrowdFigures figures;
  std::string failure;
  std::atomic<int> steps_done = 0;
  std::atomic<long> acknowledged = 0;
  int connecting = 0, connected_once = 0, next_to_connect = 0;
  int* left_to_connect = nullptr;

  std::atomic<bool> stop = false;
  Time begun;
  double seconds = 0;
  int next_table = 0;
  long names = 0;
  long turns_found = 0;
};

// --- gathering

Result<void> Crowd::Parts::make_tables() {
  for (const std::string& spec : plan.boards) {
    auto layout = make_family(spec);
    if (!layout) return layout.error();
    layouts.push_back(std::move(*layout));
  }
  int person = 0;
  for (int i = 0; i < plan.games; ++i) {
    const Layout& layout = layouts[i % layouts.size()];
    const int seats = 2 + i % 3;
    Table table{.id = {}, .layout = &layout, .game = new_game(layout, seats), .people = {}};
    for (int seat = 0; seat < seats; ++seat) table.people.push_back(person++);
    tables.push_back(std::move(table));
  }
  if (person > plan.people) {
    return Error{std::to_string(plan.games) + " games have " + std::to_string(person) +
                 " seats, and there are " + std::to_string(plan.people) + " people"};
  }
  guests.resize(plan.people);
  for (int i = 0; i < plan.games; ++i) {
    for (const int sitting : tables[i].people) guests[sitting].table = i;
  }
  for (int i = person; i < plan.people; ++i) guests[i].table = i % plan.games;
  return {};
}

// One of the things awaited has come; with the last of them the phase is over.
void Crowd::Parts::one_more(int& left) {
  ++steps_done;
  if (--left == 0) connections->stop();
}

void Crowd::Parts::fail(const std::string& what, const HttpAnswer& answer) {
  if (failure.empty()) {
    failure = what + ": " + (answer.status == 0 ? "no answer" : std::to_string(answer.status)) +
              " " + answer.body.substr(0, 200);
  }
  connections->stop();
}

void Crowd::Parts::become_guest(int person, int& left) {
  const Json body = {{"name", "guest " + std::to_string(person)}};
  connections->ask({"POST", "/api/guest", body.dump()}, [this, person, &left](HttpAnswer answer) {
    if (answer.status != 200 || answer.cookie.empty()) return fail("a guest was refused", answer);
    guests[person].cookie = answer.cookie;
    one_more(left);
  });
}

void Crowd::Parts::open_game(int i, int& left) {
  Table& table = tables[i];
  Json seats = Json::array({{{"kind", "me"}}});
  while (seats.size() < table.people.size()) seats.push_back({{"kind", "anyone"}});
  const Json body = {{"board", table.layout->spec},
                     {"rules", "tromp-taylor"},
                     {"clock", plan.clock},
                     {"listed", false},
                     {"seats", seats}};
  connections->ask({"POST", "/api/games", body.dump(), guests[table.people[0]].cookie},
                   [this, i, &left](HttpAnswer answer) {
                     const Json said = parse_json_or_discard(answer.body);
                     if (answer.status != 200 || !said.contains("game")) {
                       return fail("a game was refused", answer);
                     }
                     tables[i].id = said["game"];
                     table_of[tables[i].id] = i;
                     fill_seat(i, left);
                   });
}

void Crowd::Parts::fill_seat(int i, int& left) {
  Table& table = tables[i];
  if (table.next_seat == table.people.size()) return one_more(left);
  const auto seat = table.next_seat++;
  const Json body = {
      {"id", "join"},
      {"do", {{"action", "join"}, {"player", colour_name(colour_of(static_cast<int>(seat)))}}}};
  connections->ask({"POST", "/api/games/" + table.id + "/actions", body.dump(),
                    guests[table.people[seat]].cookie},
                   [this, i, &left](const HttpAnswer& answer) {
                     if (answer.status != 200) return fail("a seat was refused", answer);
                     fill_seat(i, left);
                   });
}

void Crowd::Parts::resign_seat(int i, std::size_t seat, int& left) {
  const Table& table = tables[i];
  if (seat + 1 == table.people.size() || table.game.over()) return one_more(left);
  const Json body = {
      {"id", "resign"},
      {"do", {{"action", "resign"}, {"player", colour_name(colour_of(static_cast<int>(seat)))}}}};
  connections->ask({"POST", "/api/games/" + table.id + "/actions", body.dump(),
                    guests[table.people[seat]].cookie},
                   [this, i, seat, &left](const HttpAnswer& answer) {
                     if (answer.status != 200) return fail("nobody may resign", answer);
                     resign_seat(i, seat + 1, left);
                   });
}

void Crowd::Parts::connect_some(int& left) {
  left_to_connect = &left;
  while (connecting < kHandshakesAtOnce && next_to_connect < plan.people) {
    ++connecting;
    connect(next_to_connect++);
  }
}

// --- a person's connection

void Crowd::Parts::connect(int person) {
  Guest& guest = guests[person];
  const auto opened = [this, person] {
    Guest& me = guests[person];
    const std::string& game = tables[me.table].id;
    me.line->send(Json{{"type", "hello"}, {"games", {{game, me.last_heard}}}}.dump());
  };
  guest.line = connections->open(
      guest.cookie,
      {.opened = opened,
       .message = [this, person](std::string_view text) { hear(person, text); },
       .closed = [this, person](const std::string& why) { broke(person, why); }},
      plan.together ? std::optional<std::size_t>(guest.table + guest.breaks) : std::nullopt);
}

void Crowd::Parts::hear(int person, std::string_view text) {
  Guest& guest = guests[person];
  const Json message = parse_json_or_discard(text);
  const std::string type = message.is_object() ? message.value("type", "") : "";
  if (type == "events") return hear_events(guest, message);
  if (type == "ack") return hear_acknowledgement(message);
  if (type == "error") return hear_error(message);
  if (type == "snapshot") {
    const int n = message["snapshot"]["n"];
    if (n < guest.last_heard) complain("a snapshot is older than an event received before");
    guest.last_heard = n;
  }
  if (type == "welcome") {
    guest.welcome = true;
    const Table& table = tables[guest.table];
    const auto& sent = table.sent;
    if (sent && table.people[player_of(table.game.to_play())] == person)
      guest.line->send(sent->text);
    if (left_to_connect != nullptr && connected_once < plan.people) {
      ++connected_once;
      --connecting;
      one_more(*left_to_connect);
      connect_some(*left_to_connect);
    }
  }
}

void Crowd::Parts::hear_events(Guest& guest, const Json& message) {
  Table& table = tables[guest.table];
  for (const Json& event : message["events"]) {
    const int n = event["n"];
    ++figures.heard;
    if (n != guest.last_heard + 1) {
      complain("event " + std::to_string(n) + " came after " + std::to_string(guest.last_heard));
    }
    guest.last_heard = n;
    const auto [entry, fresh] = table.heard.try_emplace(n, std::hash<std::string>()(event.dump()));
    if (!fresh && entry->second != std::hash<std::string>()(event.dump())) {
      complain("event " + std::to_string(n) + " was sent in two ways");
    }
    if (fresh && table.sent && event.value("turn", 0) == table.sent->turn) {
      figures.telling_ms.push_back(milliseconds_since(table.sent->at));
    }
  }
}

void Crowd::Parts::hear_acknowledgement(const Json& message) {
  Table& table = tables[table_of.at(message["game"])];
  if (!table.sent || message["id"] != table.sent->id) return;  // heard before the connection broke
  const Sent sent = *std::exchange(table.sent, std::nullopt);
  figures.acknowledging_ms.push_back(milliseconds_since(sent.at));
  figures.acknowledged = ++acknowledged;
  table.acknowledged.push_back({message["n"], sent.turn, sent.point});
  if (sent.point == kNoPoint) {
    table.game.pass();
  } else {
    table.game.play(sent.point);
  }
}

void Crowd::Parts::hear_error(const Json& message) {
  complain("refused: " + message.value("code", "") + " " + message.value("text", ""));
  const auto table = table_of.find(message.value("game", ""));
  if (table != table_of.end()) tables[table->second].sent.reset();
}

void Crowd::Parts::broke(int person, const std::string& why) {
  Guest& guest = guests[person];
  ++figures.broken;
  ++guest.breaks;
  guest.welcome = false;
  guest.line.reset();
  if (connected_once < plan.people) {
    failure = "a connection broke: " + why;
    return connections->stop();
  }
  connections->after(kComeBackAfter + milliseconds(random.below(100)),
                     [this, person] { connect(person); });
}

// --- play

Point Crowd::Parts::choose(const Game& game) {
  constexpr int kTries = 20;
  for (int i = 0; i < kTries; ++i) {
    const auto p = static_cast<Point>(random.below(game.graph().size()));
    if (game.legality(p)) return p;
  }
  const std::vector<Point> legal = game.legal_moves(game.to_play());
  return legal.empty() ? kNoPoint : legal[random.below(static_cast<std::uint32_t>(legal.size()))];
}

bool Crowd::Parts::send_turn(int i) {
  Table& table = tables[i];
  if (table.sent || table.game.over()) return false;
  const Colour player = table.game.to_play();
  Guest& guest = guests[table.people[player_of(player)]];
  if (!guest.welcome) return false;
  const int turn = table.game.turns() + 1;
  const Point point = choose(table.game);
  Json action = {{"action", point == kNoPoint ? "pass" : "move"},
                 {"player", colour_name(player)},
                 {"turn", turn}};
  if (point != kNoPoint) action["point"] = table.layout->names[point];
  std::string id = std::to_string(++names);
  std::string text =
      Json{{"type", "act"}, {"id", id}, {"game", table.id}, {"do", std::move(action)}}.dump();
  guest.line->send(text);
  table.sent = {std::move(id), std::move(text), turn, point, std::chrono::steady_clock::now()};
  ++figures.sent;
  return true;
}

void Crowd::Parts::send_due_turns() {
  const double passed = milliseconds_since(begun) / 1000;
  if (stop || passed >= seconds) return await_latest(std::chrono::steady_clock::now());
  const auto due = static_cast<long>(passed * plan.turns_per_second);
  for (int tried = 0; figures.sent < due && tried < plan.games; ++tried) {
    send_turn(next_table);
    next_table = (next_table + 1) % plan.games;
  }
  connections->after(kBetweenTurns, [this] { send_due_turns(); });
}

void Crowd::Parts::await_latest(Time since) {
  const bool all = std::none_of(tables.begin(), tables.end(),
                                [](const Table& table) { return table.sent.has_value(); });
  if (all || std::chrono::steady_clock::now() - since > kAwaitLatest) return connections->stop();
  connections->after(kBetweenTurns, [this, since] { await_latest(since); });
}

// --- what the server remembers

void Crowd::Parts::check_game(Table& table, const Json& events) {
  const std::string at = "game " + table.id + ": ";
  Game game = new_game(*table.layout, table.game.rules().players);
  std::map<int, const Json*> by_number;
  int n = 0;
  for (const Json& event : events) {
    by_number[event["n"]] = &event;
    if (event["n"] != ++n) complain(at + "event " + std::to_string(n) + " is missing");
    const std::string action = event["action"];
    if (action != "move" && action != "pass") {
      if (action == "timeout") complain(at + "somebody ran out of time");
      continue;
    }
    ++turns_found;
    const bool due = event["turn"] == game.turns() + 1 && !game.over() &&
                     event["player"] == colour_name(game.to_play());
    if (!due) complain(at + "turn " + event["turn"].dump() + " is not the next");
    if (action == "pass") {
      game.pass();
    } else if (const auto point = table.layout->find(event["point"].get<std::string>());
               !point || !game.play(*point)) {
      complain(at + "turn " + event["turn"].dump() + " is illegal");
    }
  }
  for (const auto& [number, hash] : table.heard) {
    const auto event = by_number.find(number);
    if (event == by_number.end()) {
      complain(at + "event " + std::to_string(number) + " was received and is now missing");
    } else if (std::hash<std::string>()(event->second->dump()) != hash) {
      complain(at + "event " + std::to_string(number) + " differs from what was received");
    }
  }
  for (const Acknowledged& turn : table.acknowledged) {
    const auto event = by_number.find(turn.n);
    const Json* found = event == by_number.end() ? nullptr : event->second;
    const bool same = found != nullptr && found->value("turn", 0) == turn.turn &&
                      found->value("point", "") ==
                          (turn.point == kNoPoint ? "" : table.layout->names[turn.point]);
    if (!same)
      complain(at + "turn " + std::to_string(turn.turn) + " was acknowledged and is now missing");
  }
}

// --- the crowd

Crowd::Crowd(CrowdPlan plan) : parts_(std::make_unique<Parts>(std::move(plan))) {}
Crowd::~Crowd() = default;

const CrowdFigures& Crowd::figures() const { return parts_->figures; }
void Crowd::stop_playing() { parts_->stop = true; }

long Crowd::acknowledged() const { return parts_->acknowledged; }

double Crowd::gathered() const {
  return static_cast<double>(parts_->steps_done) / (2.0 * parts_->plan.people + parts_->plan.games);
}

Result<void> Crowd::gather() {
  Parts& parts = *parts_;
  if (const auto made = parts.make_tables(); !made) return made.error();
  int left = parts.plan.people;
  for (int i = 0; i < parts.plan.people; ++i) parts.become_guest(i, left);
  parts.connections->run();
  if (!parts.failure.empty()) return Error{parts.failure};
  left = parts.plan.games;
  for (int i = 0; i < parts.plan.games; ++i) parts.open_game(i, left);
  parts.connections->run();
  if (!parts.failure.empty()) return Error{parts.failure};
  left = parts.plan.people;
  parts.connect_some(left);
  parts.connections->run();
  parts.left_to_connect = nullptr;
  if (!parts.failure.empty()) return Error{parts.failure};
  return {};
}

void Crowd::play(double seconds) {
  Parts& parts = *parts_;
  parts.seconds = seconds;
  parts.begun = std::chrono::steady_clock::now();
  parts.send_due_turns();
  parts.connections->run();
}

Result<void> Crowd::finish() {
  Parts& parts = *parts_;
  int left = parts.plan.games;
  for (int i = 0; i < parts.plan.games; ++i) parts.resign_seat(i, 0, left);
  parts.connections->run();
  if (!parts.failure.empty()) return Error{parts.failure};
  return {};
}

Result<long> Crowd::check() {
  Parts& parts = *parts_;
  parts.turns_found = 0;
  int left = parts.plan.games;
  for (Table& table : parts.tables) {
    // As a player: what the spectators say does not concern us.
    parts.connections->ask({"GET", "/api/games/" + table.id + "/events?since=0", "",
                            parts.guests[table.people[0]].cookie},
                           [&parts, &table, &left](const HttpAnswer& answer) {
                             const Json said = parse_json_or_discard(answer.body);
                             if (answer.status != 200 || !said.contains("events")) {
                               return parts.fail("a game cannot be loaded", answer);
                             }
                             parts.check_game(table, said["events"]);
                             parts.one_more(left);
                           });
  }
  parts.connections->run();
  if (!parts.failure.empty()) return Error{parts.failure};
  return parts.turns_found;
}

double quantile(std::vector<double> values, double share) {
  if (values.empty()) return 0;
  const auto at = std::min(values.size() - 1, static_cast<std::size_t>(share * values.size()));
  std::nth_element(values.begin(), values.begin() + at, values.end());
  return values[at];
}

}  // namespace omnigo
