#include "record/record_json.h"

#include <nlohmann/json.hpp>

#include "base/json_depth.h"
#include "base/quote.h"
#include "record/board_json.h"
#include "record/fields.h"
#include "record/record_line.h"
#include "record/rules_json.h"
#include "rules/names.h"

namespace omnigo {
namespace {

using Json = nlohmann::json;
using OrderedJson = nlohmann::ordered_json;
using Action = RecordEvent::Action;

constexpr std::string_view kFormat = "omnigo-game";
constexpr int kDeepest = 8;  // a record needs six

// --- reading

class Reader {
 public:
  GameRecord read(const Json& json) {
    const Fields top(json);
    check_version(top);
    top.only({"format", "version", "board", "rules", "seats", "clock", "start", "events",
              "agreement", "result", "info"});
    // One after the other, so that every compiler finds the same fault first.
    const auto layout = board(top["board"]);
    record_ = new_record(layout, rules(top["rules"]));
    if (top.has("seats")) read_seats(top["seats"]);
    if (top.has("clock")) record_.clock = clock(top["clock"]);
    if (top.has("start")) read_start(top["start"]);
    if (top.has("events")) read_events(top["events"]);
    if (top.has("agreement")) record_.agreement = agreement(top["agreement"]);
    if (top.has("result")) record_.result = result(top["result"]);
    if (top.has("info")) read_info(top["info"]);
    return std::move(record_);
  }

 private:
  // Asked before anything else, so that a record from the future gets the right message.
  static void check_version(const Fields& top) {
    if (!top.json().is_object()) top.fail("expected an object");
    if (top["format"].any_text() != kFormat) {
      top["format"].fail("this is not a record of a game (" + quote(kFormat) + ")");
    }
    const Fields version = top["version"];
    if (version.json() != kRecordVersion) {
      version.fail("version " + version.json().dump().substr(0, 20) +
                   " is not known; this program reads version " + std::to_string(kRecordVersion));
    }
  }

  static SharedLayout board(const Fields& value) {
    const bool own = value.json().is_object();
    auto layout = board_from_text(own ? value.json().dump() : value.any_text());
    if (!layout) value.fail(layout.error());
    return std::move(*layout);
  }

  static Rules rules(const Fields& value) {
    auto rules = parse_rules(value.any_text());
    if (!rules) value.fail(rules.error());
    return std::move(*rules);
  }

  static TimeControl clock(const Fields& value) {
    const auto control = parse_time_control(value.any_text());
    if (!control) value.fail(control.error());
    return *control;
  }

  void read_seats(const Fields& list) {
    if (list.size() != record_.seats.size()) {
      list.fail(std::to_string(list.size()) + " seats for " + std::to_string(record_.seats.size()) +
                " players");
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
      const Fields seat = list.at(i);
      seat.only({"name", "rank", "team"});
      record_.seats[i] = {optional_text(seat, "name"), optional_text(seat, "rank"),
                          optional_text(seat, "team")};
    }
  }

  static std::string optional_text(const Fields& object, const char* key) {
    return object.has(key) ? object[key].any_text() : std::string();
  }

  void read_start(const Fields& value) {
    value.only({"stones", "handicap", "prisoners", "first"});
    if (value.has("stones")) {
      for (const Stone& stone : stones(value["stones"], false)) {
        record_.start.colouring[stone.point] = stone.colour;
      }
    }
    if (value.has("handicap")) {
      record_.start.handicap = numbers_by_player(value["handicap"], kMaxPoints);
    }
    if (value.has("prisoners")) {
      record_.start.prisoners_lost = numbers_by_player(value["prisoners"], kMostPrisoners);
    }
    if (value.has("first")) record_.start.first = player(value["first"]);
  }

  std::vector<int> numbers_by_player(const Fields& value, int most) {
    if (!value.json().is_object()) value.fail("expected an object");
    std::vector<int> numbers(record_.rules.players);
    for (const auto& [name, unused] : value.json().items()) {
      const Fields number = value[name];
      numbers[player_of(player(name, number))] = static_cast<int>(number.whole(0, most));
    }
    return numbers;
  }

  // Lists of points by the colour's name; each point at most once.
  std::vector<Stone> stones(const Fields& value, bool may_be_empty) {
    if (!value.json().is_object()) value.fail("expected an object");
    std::vector<Stone> found;
    std::vector<bool> met(record_.start.colouring.size());
    for (const auto& [name, unused] : value.json().items()) {
      const Fields list = value[name];
      const Colour colour =
          may_be_empty && name == colour_name(Colour::Empty) ? Colour::Empty : player(name, list);
      for (std::size_t i = 0; i < list.size(); ++i) {
        const Point p = point(list.at(i));
        if (met[p]) list.at(i).fail("the point is named twice");
        met[p] = true;
        found.push_back({p, colour});
      }
    }
    return found;
  }

  Point point(const Fields& value) {
    const std::string name = value.any_text();
    const auto found = points_.find(record_.board, name);
    if (!found) value.fail("no point " + quote(name) + " on the board");
    return *found;
  }

  Colour player(const std::string& name, const Fields& where) {
    const auto colour = colour_from_name(name);
    if (!colour || *colour == Colour::Empty || player_of(*colour) >= record_.rules.players) {
      where.fail("no player " + quote(name) + " in a game of " +
                 std::to_string(record_.rules.players));
    }
    return *colour;
  }
  Colour player(const Fields& value) { return player(value.any_text(), value); }

  std::vector<Point> points(const Fields& list) {
    std::vector<Point> found;
    for (std::size_t i = 0; i < list.size(); ++i) found.push_back(point(list.at(i)));
    return found;
  }

  void read_events(const Fields& list) {
    record_.events.reserve(list.size());
    for (std::size_t i = 0; i < list.size(); ++i) record_.events.push_back(event(list.at(i)));
  }

  RecordEvent event(const Fields& value) {
    value.only({"action", "player", "point", "stones", "spent", "left", "overtime", "comment"});
    const auto action = action_from_name(value["action"].any_text());
    if (!action) {
      value["action"].fail("unknown action " + quote(value["action"].any_text()) +
                           "; expected move, pass, resign, timeout, resume or setup");
    }
    RecordEvent event{.action = *action};
    only_for(value, "point", *action == Action::Move);
    only_for(value, "stones", *action == Action::Setup);
    only_for(value, "spent", event.is_turn());
    only_for(value, "left", event.is_turn());
    only_for(value, "overtime", event.is_turn());
    const bool may_have_player = *action != Action::Resume;
    only_for(value, "player", may_have_player);
    if (value.has("player") || (may_have_player && *action != Action::Setup)) {
      event.player = player(value["player"]);
    }
    if (*action == Action::Move) event.point = point(value["point"]);
    if (value.has("stones")) event.stones = stones(value["stones"], true);
    if (value.has("spent")) event.spent = value["spent"].whole(0, kLongestTime);
    if (value.has("left")) event.left = value["left"].whole(0, kLongestTime);
    if (value.has("overtime")) {
      event.overtime = static_cast<int>(value["overtime"].whole(0, kMostOvertime));
    }
    event.comment = optional_text(value, "comment");
    return event;
  }

  static void only_for(const Fields& event, const char* key, bool right) {
    if (event.has(key) && !right) {
      event[key].fail("not allowed in an event with the action " + event["action"].any_text());
    }
  }

  RecordedAgreement agreement(const Fields& value) {
    value.only({"dead", "neutral", "accepted"});
    RecordedAgreement agreement;
    if (value.has("dead")) agreement.dead = points(value["dead"]);
    if (value.has("neutral")) agreement.neutral = points(value["neutral"]);
    if (value.has("accepted")) {
      const Fields list = value["accepted"];
      for (std::size_t i = 0; i < list.size(); ++i) {
        agreement.accepted.push_back(player(list.at(i)));
      }
    }
    return agreement;
  }

  RecordedResult result(const Fields& value) {
    value.only({"how", "scores", "places", "margin", "text"});
    const auto how = how_from_name(value["how"].any_text());
    if (!how) {
      value["how"].fail("unknown result " + quote(value["how"].any_text()) +
                        "; expected score, resignation, time, forfeit, no-result or unknown");
    }
    RecordedResult result{.how = *how};
    if (value.has("scores")) {
      for (std::size_t i = 0; i < one_for_each(value["scores"]); ++i) {
        result.scores.push_back(value["scores"].at(i).half_points());
      }
    }
    if (value.has("places")) {
      for (std::size_t i = 0; i < one_for_each(value["places"]); ++i) {
        result.places.push_back(static_cast<int>(value["places"].at(i).whole(1, kMaxPlayers)));
      }
    }
    if (value.has("margin")) result.margin = value["margin"].half_points();
    result.text = optional_text(value, "text");
    return result;
  }

  std::size_t one_for_each(const Fields& list) const {
    if (list.size() != record_.seats.size()) {
      list.fail("expected one for each of the " + std::to_string(record_.seats.size()) +
                " players");
    }
    return list.size();
  }

  void read_info(const Fields& value) {
    if (!value.json().is_object()) value.fail("expected an object");
    for (const auto& [key, unused] : value.json().items())
      record_.info[key] = value[key].any_text();
  }

  // Finds points by name in constant time, for records of many turns on large boards.
  class PointNames {
   public:
    std::optional<Point> find(const SharedLayout& board, const std::string& name) {
      if (numbers_.empty()) {
        for (std::size_t p = 0; p < board->names.size(); ++p) {
          numbers_.emplace(board->names[p], static_cast<Point>(p));
        }
      }
      const auto found = numbers_.find(name);
      return found == numbers_.end() ? board->find(name) : found->second;
    }

   private:
    std::unordered_map<std::string, Point> numbers_;
  };

  GameRecord record_;
  PointNames points_;
};

// In our own words; the library says where ("line 1, column 2"), except for numbers out of range.
std::string syntax_error(const std::string& message) {
  const std::size_t place = message.find("line ");
  if (place == message.npos) return "not JSON: a number is too large";
  return "not JSON: " + message.substr(place, message.find(':', place) - place);
}

// --- writing

class Writer {
 public:
  explicit Writer(const GameRecord& record, std::string_view board = {})
      : record_(record), board_(board) {}

  std::string write() {
    add("format", kFormat);
    add("version", kRecordVersion);
    add_text_of_board();
    add("rules", to_text(record_.rules));
    add("seats", seats());
    if (record_.clock.system != TimeSystem::None) add("clock", to_text(record_.clock));
    add("start", start());
    out_ += ",\n\"events\": [";
    for (std::size_t i = 0; i < record_.events.size(); ++i) {
      out_ += (i == 0 ? "\n  " : ",\n  ") + dump(event(record_.events[i]));
    }
    out_ += record_.events.empty() ? "]" : "\n]";
    if (record_.agreement) add("agreement", agreement(*record_.agreement));
    if (record_.result) add("result", result(*record_.result));
    if (!record_.info.empty()) add("info", OrderedJson(record_.info));
    return "{\n" + out_ + "\n}\n";
  }

 private:
  static std::string dump(const OrderedJson& json) {
    return json.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
  }
  void add_text_of_board() {
    if (!board_.empty()) {
      out_ += ",\n\"board\": " + std::string(board_);
      return;
    }
    const std::string board = board_text(*record_.board);
    add("board", board.starts_with('{') ? OrderedJson::parse(board) : OrderedJson(board));
  }
  void add(const char* key, const OrderedJson& json) {
    out_ += (out_.empty() ? "\"" : ",\n\"") + std::string(key) + "\": " + dump(json);
  }

  OrderedJson seats() const {
    OrderedJson list = OrderedJson::array();
    for (const Seat& seat : record_.seats) {
      OrderedJson json = OrderedJson::object();
      add_text(json, "name", seat.name);
      add_text(json, "rank", seat.rank);
      add_text(json, "team", seat.team);
      list.push_back(std::move(json));
    }
    return list;
  }

  static void add_text(OrderedJson& json, const char* key, const std::string& text) {
    if (!text.empty()) json[key] = text;
  }

  const std::string& name(Point p) const { return record_.board->names[p]; }
  OrderedJson names(const std::vector<Point>& points) const {
    OrderedJson list = OrderedJson::array();
    for (const Point p : points) list.push_back(name(p));
    return list;
  }

  OrderedJson stones(const std::vector<Stone>& stones) const {
    OrderedJson json = OrderedJson::object();
    for (int c = 0; c <= record_.rules.players; ++c) {
      const auto colour = static_cast<Colour>(c);
      for (const Stone& stone : stones) {
        if (stone.colour == colour) json[colour_name(colour)].push_back(name(stone.point));
      }
    }
    return json;
  }

  // By the player's name, without the zeros.
  static void add_numbers(OrderedJson& json, const char* key, const std::vector<int>& numbers) {
    for (std::size_t player = 0; player < numbers.size(); ++player) {
      if (numbers[player] == 0) continue;
      json[key][colour_name(colour_of(static_cast<int>(player)))] = numbers[player];
    }
  }

  OrderedJson start() const {
    const Start& start = record_.start;
    OrderedJson json = OrderedJson::object();
    std::vector<Stone> placed;
    for (std::size_t p = 0; p < start.colouring.size(); ++p) {
      if (start.colouring[p] != Colour::Empty) {
        placed.push_back({static_cast<Point>(p), start.colouring[p]});
      }
    }
    if (!placed.empty()) json["stones"] = stones(placed);
    add_numbers(json, "handicap", start.handicap);
    add_numbers(json, "prisoners", start.prisoners_lost);
    json["first"] = colour_name(start.first);
    return json;
  }

  OrderedJson event(const RecordEvent& event) const {
    OrderedJson json = {{"action", action_name(event.action)}};
    if (event.player != Colour::Empty) json["player"] = colour_name(event.player);
    if (event.action == Action::Move) json["point"] = name(event.point);
    if (!event.stones.empty()) json["stones"] = stones(event.stones);
    if (event.spent) json["spent"] = *event.spent;
    if (event.left) json["left"] = *event.left;
    if (event.overtime) json["overtime"] = *event.overtime;
    add_text(json, "comment", event.comment);
    return json;
  }

  OrderedJson agreement(const RecordedAgreement& agreement) const {
    OrderedJson accepted = OrderedJson::array();
    for (const Colour player : agreement.accepted) accepted.push_back(colour_name(player));
    return {{"dead", names(agreement.dead)},
            {"neutral", names(agreement.neutral)},
            {"accepted", std::move(accepted)}};
  }

  static OrderedJson result(const RecordedResult& result) {
    OrderedJson json = {{"how", how_name(result.how)}};
    for (const HalfPoints score : result.scores) json["scores"].push_back(half_points_json(score));
    if (!result.places.empty()) json["places"] = result.places;
    if (result.margin) json["margin"] = half_points_json(*result.margin);
    add_text(json, "text", result.text);
    return json;
  }

  const GameRecord& record_;
  const std::string_view board_;  // JSON; empty: the record's own
  std::string out_;
};

}  // namespace

bool looks_like_json(std::string_view text) {
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  const auto take_character = [&] {
    const std::size_t next = text.find_first_not_of(" \t\r\n");
    const char c = next == text.npos ? '\0' : text[next];
    text.remove_prefix(next == text.npos ? text.size() : next + 1);
    return c;
  };
  if (take_character() != '{') return false;
  const char second = take_character();
  return second == '"' || second == '}' || second == '\0';
}

Result<GameRecord> read_record(std::string_view text) {
  if (text.size() > kMostRecordBytes) {
    return Error{"the record has " + std::to_string(text.size()) + " bytes; the limit is " +
                 std::to_string(kMostRecordBytes)};
  }
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  if (const auto place = nested_deeper_than(kDeepest, text)) {
    return Error{"nested too deeply, at byte " + std::to_string(*place)};
  }
  try {
    return record_from_json(Json::parse(text));
  } catch (const Json::exception& error) {
    return Error{syntax_error(error.what())};
  }
}

Result<GameRecord> record_from_json(const Json& json) {
  try {
    return Reader().read(json);
  } catch (const Malformed& wrong) {
    return wrong.error();
  }
}

std::string write_record(const GameRecord& record) { return Writer(record).write(); }

std::string record_line(const GameRecord& record, std::string_view board) {
  std::string text = Writer(record, board).write();
  std::erase(text, '\n');  // those within texts are written otherwise
  return text;
}

}  // namespace omnigo
