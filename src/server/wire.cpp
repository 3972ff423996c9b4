#include "server/wire.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "graph/board_text.h"
#include "graph/families.h"
#include "record/board_json.h"
#include "record/record_json.h"
#include "rules/handicap.h"
#include "rules/names.h"
#include "search/player.h"
#include "server/fields.h"

namespace omnigo {
namespace {

using Json = nlohmann::ordered_json;
using Event = RoomEvent::Action;

constexpr std::string_view kCodes[] = {"malformed",     "too-large",    "unknown",     "not-found",
                                       "forbidden",     "unauthorised", "conflict",    "stale",
                                       "not-your-turn", "illegal",      "wrong-phase", "too-many",
                                       "limit",         "unavailable"};
constexpr int kStatuses[] = {400, 413, 405, 404, 403, 401, 409, 409, 409, 422, 409, 429, 429, 503};

constexpr std::string_view kEvents[] = {
    "create",   "join",    "leave",    "start",    "move",   "pass",   "resign",
    "timeout",  "stop",    "proposal", "mark",     "accept", "resume", "dispute",
    "decided",  "request", "answer",   "withdraw", "undo",   "pause",  "unpause",
    "add-time", "result",  "rematch",  "chat",     "invite", "advise"};
constexpr std::string_view kKinds[] = {"join",     "leave",    "abort", "move",    "pass",
                                       "resign",   "undo",     "pause", "unpause", "answer",
                                       "withdraw", "add-time", "mark",  "accept",  "resume",
                                       "claim",    "rematch",  "chat",  "invite",  "advise"};
constexpr std::string_view kAskings[] = {"undo", "pause", "rematch"};
constexpr std::string_view kHows[] = {"score", "resignation", "time", "no-result", "aborted"};
constexpr std::string_view kPhases[] = {"open", "playing", "scoring", "dispute", "finished"};
constexpr std::string_view kSeatKinds[] = {"open", "person", "bot"};

constexpr std::string_view kKos[] = {"positional", "situational", "simple", "none", "symmetric"};

constexpr std::int64_t kMostNumber = 1'000'000'000;

template <class Value, std::size_t N>
Value named(const std::string_view (&names)[N], const Fields& field) {
  const std::string text = field.text();
  for (std::size_t i = 0; i < N; ++i) {
    if (names[i] == text) return static_cast<Value>(i);
  }
  field.fail("unknown word " + quote(text));
}

template <class Value>
std::string_view name_of(const std::string_view* names, Value value) {
  return names[static_cast<int>(value)];
}

Json half_points_json(HalfPoints halves) {
  if (halves % 2 == 0) return halves / 2;
  return halves / 2.0;
}

HalfPoints read_half_points(const Fields& field) {
  return static_cast<HalfPoints>(std::lround(field.number(-1e6, 1e6) * 2));
}

Json names_json(const std::vector<Point>& points, const Layout& board) {
  Json list = Json::array();
  for (const Point p : points) list.push_back(board.names[p]);
  return list;
}

Json players_json(const std::vector<Colour>& players) {
  Json list = Json::array();
  for (const Colour player : players) list.push_back(colour_name(player));
  return list;
}

std::string letters(const Colouring& colouring) {
  std::string text;
  for (const Colour colour : colouring) text += colour_letter(colour);
  return text;
}

Colouring read_letters(const Fields& field) {
  Colouring colouring;
  for (const char letter : field.text(kMaxPoints)) {
    const auto colour = letter == '.' ? Colour::Empty : colour_from_letter(letter);
    if (!colour) field.fail("no colour");
    colouring.push_back(*colour);
  }
  return colouring;
}

Point read_point(const Fields& field, const Layout& board) {
  const std::string name = field.text(kLongestName);
  const auto point = board.find(name);
  if (!point) field.fail("no point " + quote(name) + " on the board");
  return *point;
}

std::vector<Point> read_points(const Fields& list, const Layout& board) {
  if (list.size() > board.names.size()) list.fail("more points than the board has");
  std::vector<Point> points;
  for (std::size_t i = 0; i < list.size(); ++i) points.push_back(read_point(list.at(i), board));
  return points;
}

Colour read_player(const Fields& field) {
  const auto colour = colour_from_name(field.text());
  if (!colour || *colour == Colour::Empty) field.fail("no player " + quote(field.text()));
  return *colour;
}

Person read_person(const Fields& field) {
  return {field["id"].text(), field["name"].text(), field["guest"].flag()};
}

Json tally_json(const Tally& tally) {
  return {{"stones", tally.stones},
          {"territory", tally.territory},
          {"prisoners_lost", tally.prisoners_lost},
          {"komi", half_points_json(tally.komi)},
          {"score", half_points_json(tally.score)}};
}

Tally read_tally(const Fields& field) {
  Tally tally;
  tally.stones = static_cast<int>(field["stones"].whole(0, kMostNumber));
  tally.territory = static_cast<int>(field["territory"].whole(0, kMostNumber));
  tally.prisoners_lost = static_cast<int>(field["prisoners_lost"].whole(0, kMostNumber));
  tally.komi = read_half_points(field["komi"]);
  tally.score = read_half_points(field["score"]);
  return tally;
}

Json result_json(const RoomResult& result) {
  Json json = {{"how", name_of(kHows, result.how)}};
  for (const HalfPoints score : result.scores) json["scores"].push_back(half_points_json(score));
  if (!result.places.empty()) json["places"] = result.places;
  for (const Tally& tally : result.tallies) json["tallies"].push_back(tally_json(tally));
  return json;
}

RoomResult read_result(const Fields& field) {
  RoomResult result;
  result.how = named<RoomResult::How>(kHows, field["how"]);
  if (field.has("scores")) {
    const Fields list = field["scores"];
    for (std::size_t i = 0; i < list.size(); ++i) {
      result.scores.push_back(read_half_points(list.at(i)));
    }
  }
  if (field.has("places")) {
    const Fields list = field["places"];
    for (std::size_t i = 0; i < list.size(); ++i) {
      result.places.push_back(static_cast<int>(list.at(i).whole(1, kMaxPlayers)));
    }
  }
  if (field.has("tallies")) {
    const Fields list = field["tallies"];
    for (std::size_t i = 0; i < list.size(); ++i) result.tallies.push_back(read_tally(list.at(i)));
  }
  return result;
}

Json proposal_json(const Proposal& proposal, const Layout& board) {
  return {{"dead", names_json(proposal.dead, board)},
          {"owners", letters(proposal.owners)},
          {"sure", proposal.sure}};
}

Proposal read_proposal(const Fields& field, const Layout& board) {
  Proposal proposal;
  proposal.dead = read_points(field["dead"], board);
  proposal.owners = read_letters(field["owners"]);
  const Fields sure = field["sure"];
  for (std::size_t i = 0; i < sure.size(); ++i) {
    proposal.sure.push_back(static_cast<int>(sure.at(i).whole(0, 100)));
  }
  return proposal;
}

// `player` and `in` are told where the seat is somebody's colour.
Json seat_json(const RoomSeat& seat, Colour player, bool in) {
  Json json = {
      {"player", colour_name(player)}, {"kind", name_of(kSeatKinds, seat.kind)}, {"in", in}};
  if (seat.kind == RoomSeat::Kind::Person) json["person"] = person_json(seat.person);
  if (seat.kind == RoomSeat::Kind::Bot) json["bot"] = seat.bot;
  if (!seat.invited.empty()) json["invited"] = seat.invited;
  return json;
}

RoomSeat read_seat(const Fields& field) {
  RoomSeat seat;
  seat.kind = named<RoomSeat::Kind>(kSeatKinds, field["kind"]);
  if (field.has("person")) seat.person = read_person(field["person"]);
  seat.bot = field.text_or("bot", "");
  seat.invited = field.text_or("invited", "");
  return seat;
}

Json seats_json(const std::vector<RoomSeat>& seats, const Game* game) {
  Json list = Json::array();
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const Colour player = colour_of(static_cast<int>(i));
    list.push_back(seat_json(seats[i], player, game == nullptr || game->is_in(player)));
  }
  return list;
}

void add_times(Json& json, const RoomEvent& event) {
  if (event.spent) json["spent"] = *event.spent;
  if (event.left) json["left"] = *event.left;
  if (event.overtime) json["overtime"] = *event.overtime;
  if (event.lag > 0) json["lag"] = event.lag;
}

void add_marking(Json& json, const RoomEvent& event, const Layout& board) {
  json["dead"] = names_json(event.dead, board);
  json["neutral"] = names_json(event.neutral, board);
}

// What an event has besides n, at, action and player.
void add_details(Json& json, const RoomEvent& event, const Layout& board, bool hidden) {
  switch (event.action) {
    case Event::Create:
      json["owner"] = person_json(event.person);
      break;
    case Event::Join:
    case Event::Invite:
      json["person"] = person_json(event.person);
      break;
    case Event::Start:
      json["seats"] = seats_json(event.seats, nullptr);
      break;
    case Event::Move:
      json["turn"] = event.turn;
      json["point"] = board.names[event.point];
      json["taken"] = names_json(event.taken, board);
      add_times(json, event);
      break;
    case Event::Pass:
      json["turn"] = event.turn;
      add_times(json, event);
      break;
    case Event::Stop:
      json["deadline"] = event.deadline;
      break;
    case Event::Proposal:
      json["proposal"] = proposal_json(event.proposal, board);
      json["deadline"] = event.deadline;
      break;
    case Event::Mark:
      add_marking(json, event, board);
      json["deadline"] = event.deadline;
      break;
    case Event::Accept:
      json["marking"] = event.reference;
      if (event.yes) json["silent"] = true;
      break;
    case Event::Decided:
      json["dead"] = names_json(event.dead, board);
      break;
    case Event::Request:
      json["kind"] = name_of(kAskings, event.asking);
      if (event.asking == Asking::Undo) json["to"] = event.turn;
      break;
    case Event::Answer:
      json["request"] = event.reference;
      json["yes"] = event.yes;
      break;
    case Event::Withdraw:
      json["request"] = event.reference;
      break;
    case Event::Undo:
      json["turn"] = event.turn;
      break;
    case Event::AddTime:
      json["to"] = colour_name(event.to);
      json["time"] = event.time;
      break;
    case Event::Result:
      json["result"] = result_json(event.result);
      break;
    case Event::Rematch:
      json["game"] = event.game;
      break;
    case Event::Chat:
      json["person"] = person_json(event.person);
      json["to"] = event.to_spectators ? "spectators" : "players";
      json["text"] = hidden ? "" : event.text;
      json["turn"] = event.turn;
      if (hidden) json["hidden"] = true;
      break;
    case Event::Advise:
      json["person"] = person_json(event.person);
      add_marking(json, event, board);
      break;
    case Event::Leave:
    case Event::Resign:
    case Event::Timeout:
    case Event::Resume:
    case Event::Dispute:
    case Event::Pause:
    case Event::Unpause:
      break;
  }
}

void read_times(RoomEvent& event, const Fields& top) {
  if (top.has("spent")) event.spent = top["spent"].whole(0, kLongestTime);
  if (top.has("left")) event.left = top["left"].whole(0, kLongestTime);
  if (top.has("overtime")) event.overtime = static_cast<int>(top["overtime"].whole(0, kMostNumber));
  if (top.has("lag")) event.lag = top["lag"].whole(0, kLongestLag);
}

void read_details(RoomEvent& event, const Fields& top, const Layout& board) {
  const auto number = [&](const char* key) {
    return static_cast<int>(top[key].whole(0, kMostNumber));
  };
  switch (event.action) {
    case Event::Create:
      event.person = read_person(top["owner"]);
      break;
    case Event::Join:
    case Event::Invite:
      event.person = read_person(top["person"]);
      break;
    case Event::Start:
      for (std::size_t i = 0; i < top["seats"].size(); ++i) {
        event.seats.push_back(read_seat(top["seats"].at(i)));
      }
      break;
    case Event::Move:
      event.point = read_point(top["point"], board);
      event.taken = read_points(top["taken"], board);
      [[fallthrough]];
    case Event::Pass:
      event.turn = number("turn");
      read_times(event, top);
      break;
    case Event::Stop:
      event.deadline = top["deadline"].whole(0, kLongestTime * 2);
      break;
    case Event::Proposal:
      event.proposal = read_proposal(top["proposal"], board);
      event.deadline = top["deadline"].whole(0, kLongestTime * 2);
      break;
    case Event::Mark:
      event.deadline = top["deadline"].whole(0, kLongestTime * 2);
      [[fallthrough]];
    case Event::Advise:
      event.dead = read_points(top["dead"], board);
      event.neutral = read_points(top["neutral"], board);
      if (event.action == Event::Advise) event.person = read_person(top["person"]);
      break;
    case Event::Accept:
      event.reference = number("marking");
      event.yes = top.flag_or("silent", false);
      break;
    case Event::Decided:
      event.dead = read_points(top["dead"], board);
      break;
    case Event::Request:
      event.asking = named<Asking>(kAskings, top["kind"]);
      if (event.asking == Asking::Undo) event.turn = number("to");
      break;
    case Event::Answer:
      event.yes = top["yes"].flag();
      [[fallthrough]];
    case Event::Withdraw:
      event.reference = number("request");
      break;
    case Event::Undo:
      event.turn = number("turn");
      break;
    case Event::AddTime:
      event.to = read_player(top["to"]);
      event.time = top["time"].whole(0, kLongestTime);
      break;
    case Event::Result:
      event.result = read_result(top["result"]);
      break;
    case Event::Rematch:
      event.game = top["game"].text();
      break;
    case Event::Chat:
      event.person = read_person(top["person"]);
      event.to_spectators = top["to"].text() == "spectators";
      event.text = top["text"].text();
      event.turn = number("turn");
      break;
    default:
      break;
  }
}

// Turns what is thrown within this folder into the line that tells it.
template <class Read>
auto guarded(Read read) -> Result<decltype(read())> {
  try {
    return read();
  } catch (const Malformed& wrong) {
    return Error{wrong.what()};
  } catch (const nlohmann::json::exception&) {
    return Error{"this is not JSON"};
  }
}

RoomAction action_of(const Fields& top, const Layout& board) {
  using Kind = RoomAction::Kind;
  RoomAction action;
  action.kind = named<Kind>(kKinds, top["action"]);
  const auto number = [&](const char* key) {
    return static_cast<int>(top[key].whole(0, kMostNumber));
  };
  const auto marking = [&] {
    action.dead = read_points(top["dead"], board);
    if (top.has("neutral")) action.neutral = read_points(top["neutral"], board);
  };
  if (action.kind != Kind::Abort && action.kind != Kind::Chat && action.kind != Kind::Advise) {
    action.player = read_player(top["player"]);
  }
  switch (action.kind) {
    case Kind::Move:
      top.only({"action", "player", "turn", "point"});
      action.turn = number("turn");
      action.point = read_point(top["point"], board);
      break;
    case Kind::Pass:
      top.only({"action", "player", "turn"});
      action.turn = number("turn");
      break;
    case Kind::Undo:
      top.only({"action", "player", "to"});
      if (top.has("to")) action.back_to = number("to");
      break;
    case Kind::Answer:
      top.only({"action", "player", "request", "yes"});
      action.reference = number("request");
      action.yes = top["yes"].flag();
      break;
    case Kind::Withdraw:
      top.only({"action", "player", "request"});
      action.reference = number("request");
      break;
    case Kind::AddTime:
      top.only({"action", "player", "to", "time"});
      action.to = read_player(top["to"]);
      action.time = top["time"].whole(1'000, 86'400'000);
      break;
    case Kind::Mark:
      top.only({"action", "player", "dead", "neutral"});
      marking();
      break;
    case Kind::Accept:
      top.only({"action", "player", "marking"});
      action.reference = number("marking");
      break;
    case Kind::Chat:
      top.only({"action", "to", "text"});
      action.to_spectators = top["to"].text() == "spectators";
      if (!action.to_spectators && top["to"].text() != "players") {
        top["to"].fail("players or spectators is expected");
      }
      action.text = top["text"].text(kLongestChat);
      break;
    case Kind::Invite:
      top.only({"action", "player", "name"});
      action.text = top["name"].text();
      break;
    case Kind::Advise:
      top.only({"action", "dead", "neutral"});
      marking();
      break;
    case Kind::Abort:
      top.only({"action"});
      break;
    default:
      top.only({"action", "player"});
      break;
  }
  return action;
}

// --- making a game

SharedLayout read_board_field(const Fields& field) {
  const bool own = field.json().is_object();
  auto layout = board_from_text(own ? field.json().dump() : field.text());
  if (!layout) field.fail(layout.error().message);
  return std::move(*layout);
}

Rules read_rules_field(const Fields& top, int players) {
  std::string text = top.text_or("rules", "");
  if (text.find("players=") == text.npos) {
    text += (text.empty() ? "players=" : ",players=") + std::to_string(players);
  }
  auto rules = parse_rules(text);
  if (!rules) top["rules"].fail(rules.error().message);
  if (rules->players != players) {
    top["rules"].fail(std::to_string(rules->players) + " players for " + std::to_string(players) +
                      " seats");
  }
  return std::move(*rules);
}

// By way of a record, whose reader knows how to read a start.
Start read_start_field(const Fields& field, const GameRecord& base) {
  GameRecord record = base;
  record.events.clear();
  nlohmann::json json = nlohmann::json::parse(write_record(record));
  json["start"] = field.json();
  auto read = read_record(json.dump());
  if (!read) throw Malformed(read.error().message);
  return std::move(read->start);
}

Start handicap_of(const Fields& field, const GameRecord& base) {
  field.only({"placement", "stones"});
  const std::string placement = field["placement"].text();
  if (placement != "star" && placement != "spread") field["placement"].fail("star or spread");
  std::vector<Stone> stones;
  std::vector<Point> taken;
  const Fields given = field["stones"];
  if (!given.json().is_object()) given.fail("an object is expected");
  for (int i = 0; i < base.rules.players; ++i) {
    const std::string name = colour_name(colour_of(i));
    if (!given.has(name.c_str())) continue;
    const int count = static_cast<int>(given[name].whole(0, base.board->graph->size() / 2));
    if (count == 0) continue;
    const auto& rectangle = base.board->rectangle;
    if (placement == "star" && !rectangle) given.fail("this board has no star points");
    auto points = placement == "star" ? star_handicap(rectangle->columns, rectangle->rows, count)
                                      : spread_handicap(*base.board->graph, taken, count);
    if (!points) given[name].fail(points.error().message);
    for (const Point p : *points) {
      if (std::find(taken.begin(), taken.end(), p) != taken.end()) {
        given[name].fail("the star points are taken; try spread");
      }
      taken.push_back(p);
      stones.push_back({p, colour_of(i)});
    }
  }
  auto start = handicap_start(*base.board->graph, base.rules.players, stones);
  if (!start) field.fail(start.error().message);
  return std::move(*start);
}

RoomSeat requested_seat(const Fields& field, const Person& owner, const Directory& directory) {
  field.only({"kind", "name", "bot"});
  const std::string kind = field["kind"].text();
  RoomSeat seat;
  if (kind == "me") {
    seat.kind = RoomSeat::Kind::Person;
    seat.person = owner;
  } else if (kind == "person") {
    const std::string name = field["name"].text();
    const auto person = directory.person(name);
    if (!person) field["name"].fail("nobody is called " + quote(name));
    seat.person = *person;
    seat.invited = person->name;
  } else if (kind == "bot") {
    seat.kind = RoomSeat::Kind::Bot;
    seat.bot = field["bot"].text();
    if (!directory.is_bot(seat.bot)) field["bot"].fail("no bot " + quote(seat.bot));
  } else if (kind != "anyone") {
    field["kind"].fail("me, person, anyone or bot is expected");
  }
  return seat;
}

// The game it goes on from brings its own board, rules and start.
GameRecord base_from(const Fields& from, std::size_t seats, const Directory& directory) {
  from.only({"game", "turn"});
  auto record =
      directory.position(from["game"].text(), static_cast<int>(from["turn"].whole(0, kMostNumber)));
  if (!record) from.fail(record.error().message);
  if (record->seats.size() != seats) {
    from.fail("that game has " + std::to_string(record->seats.size()) + " players");
  }
  record->agreement.reset();
  record->result.reset();
  record->info.clear();
  record->clock = {};
  return std::move(*record);
}

RoomSettings settings_of(const Fields& top, const Person& owner, const Directory& directory) {
  constexpr std::size_t kFewestSeats = 2, kMostSeats = 6;
  const Fields seats = top["seats"];
  if (seats.size() < kFewestSeats || seats.size() > kMostSeats) seats.fail("2 to 6 seats");
  RoomSettings settings;
  if (top.has("from")) {
    top.only({"seats", "from", "clock", "lot", "rated", "listed", "title"});
    settings.base = base_from(top["from"], seats.size(), directory);
  } else {
    top.only({"board", "rules", "seats", "clock", "lot", "start", "handicap", "rated", "listed",
              "title"});
    SharedLayout board = read_board_field(top["board"]);
    settings.base =
        new_record(std::move(board), read_rules_field(top, static_cast<int>(seats.size())));
    if (top.has("start")) settings.base.start = read_start_field(top["start"], settings.base);
    if (top.has("handicap")) settings.base.start = handicap_of(top["handicap"], settings.base);
  }
  for (std::size_t i = 0; i < seats.size(); ++i) {
    settings.seats.push_back(requested_seat(seats.at(i), owner, directory));
  }
  auto clock = parse_time_control(top.text_or("clock", "none"));
  if (!clock) top["clock"].fail(clock.error().message);
  settings.base.clock = *clock;
  settings.owner = owner;
  settings.title = one_line(top.text_or("title", "", 60), 60);
  settings.lot = top.flag_or("lot", false);
  settings.rated = top.flag_or("rated", false);
  settings.listed = top.flag_or("listed", false);
  return settings;
}

Json marking_json(const Room& room) {
  const Agreement& agreement = *room.agreement();
  std::vector<Point> dead, neutral;
  for (int p = 0; p < room.game().graph().size(); ++p) {
    if (agreement.is_dead(static_cast<Point>(p))) dead.push_back(static_cast<Point>(p));
    if (agreement.is_neutral(static_cast<Point>(p))) neutral.push_back(static_cast<Point>(p));
  }
  Json accepted = Json::array(), scores = Json::array();
  for (std::size_t i = 0; i < room.seats().size(); ++i) {
    const Colour player = colour_of(static_cast<int>(i));
    if (agreement.has_accepted(player)) accepted.push_back(colour_name(player));
  }
  for (const Tally& tally : agreement.tally()) scores.push_back(half_points_json(tally.score));
  return {{"marking", room.marking()},
          {"dead", names_json(dead, room.board())},
          {"neutral", names_json(neutral, room.board())},
          {"accepted", std::move(accepted)},
          {"scores", std::move(scores)},
          {"deadline", room.deadline()}};
}

Json requests_json(const Room& room) {
  Json list = Json::array();
  for (const Room::Request& request : room.requests()) {
    Json json = {{"request", request.n},
                 {"kind", name_of(kAskings, request.asking)},
                 {"player", colour_name(request.player)},
                 {"agreed", players_json(request.agreed)}};
    if (request.asking == Asking::Undo) json["to"] = request.to;
    list.push_back(std::move(json));
  }
  return list;
}

bool is_own_board(const Layout& board) { return board.spec.starts_with("file:"); }

}  // namespace

std::string_view code_name(Refusal::Code code) { return name_of(kCodes, code); }
int http_status(Refusal::Code code) { return kStatuses[static_cast<int>(code)]; }
std::string_view phase_name(Room::Phase phase) { return name_of(kPhases, phase); }

std::string json_text(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json person_json(const Person& person) {
  return {{"id", person.id}, {"name", person.name}, {"guest", person.guest}};
}

std::string event_text(const RoomEvent& event, const Layout& board, bool hidden) {
  Json json = {{"n", event.n}, {"at", event.at}, {"action", name_of(kEvents, event.action)}};
  if (event.player != Colour::Empty) json["player"] = colour_name(event.player);
  add_details(json, event, board, hidden);
  return json_text(json);
}

Result<RoomEvent> read_event(std::string_view text, const Layout& board) {
  return guarded([&] {
    const nlohmann::json json = nlohmann::json::parse(text);
    const Fields top(json);
    RoomEvent event;
    event.n = static_cast<int>(top["n"].whole(1, kMostNumber));
    event.at = top["at"].whole(0, kLongestTime * 2);
    event.action = named<Event>(kEvents, top["action"]);
    if (top.has("player")) event.player = read_player(top["player"]);
    read_details(event, top, board);
    return event;
  });
}

Result<RoomAction> read_action(const nlohmann::json& json, const Layout& board) {
  return guarded([&] { return action_of(Fields(json, "do"), board); });
}

std::string settings_text(const RoomSettings& settings) {
  Json json = {{"record", Json::parse(write_record(settings.base))},
               {"seats", Json::array()},
               {"owner", person_json(settings.owner)},
               {"title", settings.title},
               {"lot", settings.lot},
               {"rated", settings.rated},
               {"listed", settings.listed}};
  for (const RoomSeat& seat : settings.seats) {
    Json kept = {{"kind", name_of(kSeatKinds, seat.kind)}};
    if (!seat.person.id.empty()) kept["person"] = person_json(seat.person);
    if (!seat.bot.empty()) kept["bot"] = seat.bot;
    if (!seat.invited.empty()) kept["invited"] = seat.invited;
    json["seats"].push_back(std::move(kept));
  }
  return json_text(json);
}

Result<RoomSettings> read_settings(std::string_view text) {
  return guarded([&] {
    const nlohmann::json json = nlohmann::json::parse(text);
    const Fields top(json);
    auto base = read_record(top["record"].json().dump());
    if (!base) throw Malformed(base.error().message);
    RoomSettings settings;
    settings.base = std::move(*base);
    for (std::size_t i = 0; i < top["seats"].size(); ++i) {
      settings.seats.push_back(read_seat(top["seats"].at(i)));
    }
    settings.owner = read_person(top["owner"]);
    settings.title = top["title"].text();
    settings.lot = top["lot"].flag();
    settings.rated = top["rated"].flag();
    settings.listed = top["listed"].flag();
    return settings;
  });
}

Result<RoomSettings> read_create_request(const nlohmann::json& json, const Person& owner,
                                         const Directory& directory) {
  return guarded([&] { return settings_of(Fields(json), owner, directory); });
}

Json summary_json(const RoomView& view) {
  const Room& room = view.room;
  const RoomSettings& settings = room.settings();
  Json json = {{"id", view.id},
               {"title", settings.title},
               {"board",
                {{"spec", is_own_board(room.board()) ? "own" : room.board().spec},
                 {"points", room.board().graph->size()}}},
               {"rules", to_text(settings.base.rules)},
               {"clock", to_text(settings.base.clock)},
               {"rated", settings.rated},
               {"listed", settings.listed},
               {"phase", phase_name(room.phase())},
               {"owner", person_json(settings.owner)},
               {"seats", seats_json(room.seats(), &room.game())},
               {"turn", room.live().turns()},
               {"to_play", colour_name(room.live().to_play())},
               {"created", view.created}};
  if (room.result()) json["result"] = result_json(*room.result());
  return json;
}

Json clocks_json(const Room& room, Milliseconds now) {
  Json list = Json::array();
  for (std::size_t i = 0; i < room.seats().size(); ++i) {
    const Colour player = colour_of(static_cast<int>(i));
    const TimeLeft left = room.time_left(player, now);
    list.push_back({{"main", left.main},
                    {"period", left.period},
                    {"periods", left.periods},
                    {"moves", left.moves},
                    {"out", left.out},
                    {"running", room.clock_runs(player)}});
  }
  return list;
}

Json here_json(const std::vector<Colour>& players, int others) {
  return {{"players", players_json(players)}, {"others", others}};
}

std::string snapshot_text(const RoomView& view, Milliseconds now,
                          const std::vector<std::string>& chat, const Json& here) {
  const Room& room = view.room;
  Json passed = Json::array(), advisers = Json::array(), said = Json::array();
  for (std::size_t i = 0; i < room.seats().size(); ++i) {
    const Colour player = colour_of(static_cast<int>(i));
    if (room.game().has_passed(player)) passed.push_back(colour_name(player));
  }
  for (const Person& adviser : room.advisers()) advisers.push_back(person_json(adviser));
  for (const std::string& text : chat) said.push_back(Json::parse(text));
  Json json = {{"game", summary_json(view)},
               {"n", room.events()},
               {"time", now},
               {"paused", room.paused()},
               {"colouring", letters(room.game().board().colouring())},
               {"prisoners_lost", room.game().prisoners_lost()},
               {"passed", std::move(passed)},
               {"clocks", clocks_json(room, now)},
               {"requests", requests_json(room)},
               {"may_claim", room.may_claim()},
               {"record", Json::parse(write_record(room.record()))},
               {"chat", std::move(said)},
               {"here", here},
               {"lot", room.settings().lot}};
  if (const Point latest = room.game().latest_move(); latest != kNoPoint) {
    json["latest"] = room.board().names[latest];
  }
  if (room.agreement() != nullptr) json["marking"] = marking_json(room);
  if (&room.live() != &room.game()) {
    json["dispute"] = {{"colouring", letters(room.live().board().colouring())},
                       {"to_play", colour_name(room.live().to_play())},
                       {"turns", room.live().turns()}};
  }
  if (room.proposal()) json["proposal"] = proposal_json(*room.proposal(), room.board());
  if (!advisers.empty()) json["advisers"] = std::move(advisers);
  if (!room.rematch().empty()) json["rematch"] = room.rematch();
  return json_text(json);
}

Json board_json(const Layout& board) {
  Json points = Json::array(), edges = Json::array(), wraps = Json::array();
  for (std::size_t p = 0; p < board.names.size(); ++p) {
    const Coordinates place = board.coordinates[p];
    Json point = {{"name", board.names[p]}, {"x", place.x}, {"y", place.y}};
    if (board.solid) point["z"] = place.z;
    points.push_back(std::move(point));
  }
  for (const Edge e : board.graph->edges()) edges.push_back({e.a, e.b});
  for (const Wrap& wrap : board.wraps) {
    wraps.push_back({{"from", wrap.from}, {"to", wrap.to}, {"dx", wrap.dx}, {"dy", wrap.dy}});
  }
  Json json = {{"spec", is_own_board(board) ? "own" : board.spec},
               {"points", std::move(points)},
               {"edges", std::move(edges)},
               {"solid", board.solid}};
  if (board.rectangle) {
    json["rectangle"] = {{"columns", board.rectangle->columns}, {"rows", board.rectangle->rows}};
  }
  if (!wraps.empty()) json["wraps"] = std::move(wraps);
  return json;
}

Json catalogue_json() {
  Json families_list = Json::array(), presets_list = Json::array(), bots_list = Json::array();
  for (const Family& family : families()) {
    families_list.push_back({{"name", family.name},
                             {"arguments", family.arguments},
                             {"least", family.least},
                             {"example", family.example},
                             {"about", family.about}});
  }
  for (const Preset& preset : presets()) {
    const Rules& rules = preset.rules;
    presets_list.push_back({{"name", preset.name},
                            {"suicide", rules.suicide},
                            {"ko", name_of(kKos, rules.ko)},
                            {"scoring", rules.scoring == Scoring::Area ? "area" : "territory"},
                            {"komi", half_points_json(rules.komi[1])}});
  }
  for (const Bot& bot : bots()) {
    Json json = {{"name", bot.name}, {"about", bot.about}};
    if (!bot.rank.empty()) json["rank"] = bot.rank;
    bots_list.push_back(std::move(json));
  }
  return {{"families", std::move(families_list)},
          {"presets", std::move(presets_list)},
          {"bots", std::move(bots_list)}};
}

}  // namespace omnigo
