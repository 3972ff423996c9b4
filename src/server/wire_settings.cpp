// Requests for games, and how their settings are stored.
#include "base/quote.h"
#include "record/board_json.h"
#include "record/record_json.h"
#include "record/record_line.h"
#include "rules/handicap.h"
#include "rules/names.h"
#include "server/wire.h"
#include "server/wire_parts.h"

namespace omnigo {
namespace {

using Json = nlohmann::ordered_json;

SharedLayout read_board_field(const Fields& field) {
  const bool own = field.json().is_object();
  auto layout = board_from_text(own ? field.json().dump() : field.text());
  if (!layout) field.fail(layout.error());
  return std::move(*layout);
}

Rules read_rules_field(const Fields& top, int players) {
  std::string text = top.text_or("rules", "");
  if (text.find("players=") == text.npos) {
    text += (text.empty() ? "players=" : ",players=") + std::to_string(players);
  }
  auto rules = parse_rules(text);
  if (!rules) top["rules"].fail(rules.error());
  if (rules->players != players) {
    top["rules"].fail(explain("rules-seats",
                              "the rules are for {players} players, but there are {seats} seats",
                              {{"players", rules->players}, {"seats", players}}));
  }
  return std::move(*rules);
}

// By way of a record, whose reader knows how to read a start.
Start read_start_field(const Fields& field, const GameRecord& base) {
  GameRecord record = base;
  record.events.clear();
  nlohmann::json json = parse_own_json(write_record(record));
  json["start"] = field.json();
  auto read = record_from_json(json);
  if (!read) {
    Error why = explain("start-invalid", "");
    why.message = read.error().message;
    throw Malformed(std::move(why));
  }
  return std::move(read->start);
}

// How many stones each player gets.
std::vector<int> handicap_counts(const Fields& given, const GameRecord& base) {
  given.expect_object();
  std::vector<int> counts;
  for (int i = 0; i < base.rules.players; ++i) {
    const std::string name = colour_name(colour_of(i));
    const bool some = given.has(name.c_str());
    counts.push_back(some ? static_cast<int>(given[name].whole(0, base.board->graph->size() / 2))
                          : 0);
  }
  return counts;
}

Result<std::vector<Stone>> star_stones(const Layout& board, const std::vector<int>& counts) {
  const auto getting = std::find_if(counts.begin(), counts.end(), [](int n) { return n > 0; });
  if (getting == counts.end()) return std::vector<Stone>();
  if (!board.rectangle || !board.spec.starts_with("grid:")) {
    return explain("no-star-points", "this board has no star points");
  }
  if (std::any_of(getting + 1, counts.end(), [](int n) { return n > 0; })) {
    return explain("stars-for-one",
                   "star points are for the handicap of one player; use placement spread");
  }
  const auto points = star_handicap(board.rectangle->columns, board.rectangle->rows, *getting);
  if (!points) return points.error();
  return usual_handicap(board, counts);
}

Start handicap_of(const Fields& field, const GameRecord& base) {
  field.only({"placement", "stones"});
  const std::string placement = field["placement"].text();
  if (placement != "star" && placement != "spread") field["placement"].fail_choice("star, spread");
  const std::vector<int> counts = handicap_counts(field["stones"], base);
  const auto stones =
      placement == "star" ? star_stones(*base.board, counts) : spread_on(*base.board, counts);
  if (!stones) field["stones"].fail(stones.error());
  auto start = handicap_start(*base.board->graph, base.rules.players, *stones);
  if (!start) field.fail(start.error());
  return std::move(*start);
}

int read_ranks(const Fields& field) { return static_cast<int>(field.whole(0, 38)); }

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
    if (!person)
      field["name"].fail(
          explain("nobody-called", "there is no player named {name}", {{"name", quote(name)}}));
    seat.person = *person;
    seat.invited = person->name;
  } else if (kind == "bot") {
    seat.kind = RoomSeat::Kind::Bot;
    seat.bot = field["bot"].text();
    if (!directory.is_bot(seat.bot))
      field["bot"].fail(explain("no-bot", "there is no bot {name}", {{"name", quote(seat.bot)}}));
  } else if (kind != "anyone") {
    field["kind"].fail_choice("me, person, anyone, bot");
  }
  return seat;
}

// The game that it continues from supplies board, rules and start.
GameRecord base_from(const Fields& from, std::size_t seats, const Directory& directory) {
  from.only({"game", "turn"});
  auto record =
      directory.position(from["game"].text(), static_cast<int>(from["turn"].whole(0, kMostNumber)));
  if (!record) from.fail(record.error());
  if (record->seats.size() != seats) {
    from.fail(explain("from-players", "that game has {n} players", {{"n", record->seats.size()}}));
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
  if (seats.size() < kFewestSeats || seats.size() > kMostSeats)
    seats.fail(explain("seats-count", "a game has 2 to 6 seats"));
  RoomSettings settings;
  if (top.has("from")) {
    top.only({"seats", "from", "clock", "lot", "rated", "listed", "ranks", "guests", "title"});
    settings.base = base_from(top["from"], seats.size(), directory);
  } else {
    top.only({"board", "rules", "seats", "clock", "lot", "start", "handicap", "rated", "listed",
              "ranks", "guests", "title"});
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
  if (!clock) top["clock"].fail(clock.error());
  settings.base.clock = *clock;
  settings.owner = owner;
  settings.title = one_line(top.text_or("title", "", 60), 60);
  settings.lot = top.flag_or("lot", false);
  settings.rated = top.flag_or("rated", false);
  settings.listed = top.flag_or("listed", false);
  settings.guests = settings.rated && top.flag_or("guests", false);
  if (top.has("ranks")) settings.ranks = read_ranks(top["ranks"]);
  return settings;
}

}  // namespace

std::string settings_text(const RoomSettings& settings) {
  Json json = {{"record", parse_own_json<Json>(write_record(settings.base))},
               {"seats", Json::array()},
               {"owner", person_json(settings.owner)},
               {"title", settings.title},
               {"lot", settings.lot},
               {"rated", settings.rated},
               {"listed", settings.listed},
               {"ranks", settings.ranks}};
  if (settings.guests) json["guests"] = true;
  for (const RoomSeat& seat : settings.seats) {
    Json kept = {{"kind", name_of(kSeatKinds, seat.kind)}};
    if (!seat.person.id.empty()) kept["person"] = person_json(seat.person);
    if (!seat.bot.empty()) kept["bot"] = seat.bot;
    if (!seat.invited.empty()) kept["invited"] = seat.invited;
    if (!seat.rank.empty()) kept["rank"] = seat.rank;
    json["seats"].push_back(std::move(kept));
  }
  return json_text(json);
}

Result<RoomSettings> read_settings(std::string_view text) {
  return guarded([&] {
    const nlohmann::json json = parse_json(text);
    const Fields top(json);
    auto base = record_from_json(top["record"].json());
    if (!base) throw Malformed(base.error());
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
    settings.guests = top.flag_or("guests", false);
    if (top.has("ranks")) settings.ranks = read_ranks(top["ranks"]);
    return settings;
  });
}

Result<RoomSettings> read_create_request(const nlohmann::json& json, const Person& owner,
                                         const Directory& directory) {
  return guarded([&] { return settings_of(Fields(json), owner, directory); });
}

}  // namespace omnigo
