// Events and actions of a game, as JSON.
#include "rules/names.h"
#include "server/wire.h"
#include "server/wire_parts.h"

namespace omnigo {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kAudiences[] = {"players", "spectators"};
constexpr std::string_view kKinds[] = {
    "join",   "leave",   "abort",   "move",     "pass",     "resign", "undo",
    "pause",  "unpause", "answer",  "withdraw", "add-time", "mark",   "accept",
    "resume", "claim",   "rematch", "chat",     "invite",   "advise", "fast-forward"};

// --- events: room_event.h describes them; this is how each type of field is written

class Writer {
 public:
  Writer(Json& json, const Layout& board) : json_(json), board_(board) {}

  template <class Value>
  void field(const char* key, const Value& value) {
    json_[key] = written(value);
  }
  template <class Value>
  void maybe(const char* key, const Value& value) {
    if (value != Value()) field(key, value);
  }

 private:
  Json written(bool yes) const { return yes; }
  Json written(int number) const { return number; }
  Json written(Milliseconds time) const { return time; }
  Json written(const std::string& text) const { return text; }
  Json written(Colour player) const { return colour_name(player); }
  Json written(Point point) const { return board_.names[point]; }
  Json written(const std::vector<Point>& points) const { return names_json(points, board_); }
  Json written(Asking asking) const { return name_of(kAskings, asking); }
  Json written(Audience audience) const { return name_of(kAudiences, audience); }
  Json written(const Person& person) const { return person_json(person); }
  Json written(const std::vector<RoomSeat>& seats) const { return seats_json(seats, nullptr); }
  Json written(const Proposal& proposal) const { return proposal_json(proposal, board_); }
  Json written(const std::vector<Loss>& losses) const { return losses_json(losses); }
  Json written(const RoomResult& result) const { return result_json(result); }
  template <class Value>
  Json written(const std::optional<Value>& value) const {
    return written(*value);
  }

  Json& json_;
  const Layout& board_;
};

class Reader {
 public:
  Reader(const Fields& top, const Layout& board) : top_(top), board_(board) {}

  template <class Value>
  void field(const char* key, Value& value) {
    read(top_[key], value);
  }
  template <class Value>
  void maybe(const char* key, Value& value) {
    if (top_.has(key)) field(key, value);
  }

 private:
  void read(const Fields& field, bool& yes) { yes = field.flag(); }
  void read(const Fields& field, int& number) {
    number = static_cast<int>(field.whole(0, kMostNumber));
  }
  void read(const Fields& field, Milliseconds& time) { time = field.whole(0, kLongestTime * 2); }
  void read(const Fields& field, std::string& text) { text = field.text(); }
  void read(const Fields& field, Colour& player) { player = read_player(field); }
  void read(const Fields& field, Point& point) { point = read_point(field, board_); }
  void read(const Fields& field, std::vector<Point>& points) {
    points = read_points(field, board_);
  }
  void read(const Fields& field, Asking& asking) { asking = named<Asking>(kAskings, field); }
  void read(const Fields& field, Audience& audience) {
    audience = named<Audience>(kAudiences, field);
  }
  void read(const Fields& field, Person& person) { person = read_person(field); }
  void read(const Fields& field, std::vector<RoomSeat>& seats) {
    for (std::size_t i = 0; i < field.size(); ++i) seats.push_back(read_seat(field.at(i)));
  }
  void read(const Fields& field, Proposal& proposal) { proposal = read_proposal(field, board_); }
  void read(const Fields& field, std::vector<Loss>& losses) { losses = read_losses(field); }
  void read(const Fields& field, RoomResult& result) { result = read_result(field); }
  template <class Value>
  void read(const Fields& field, std::optional<Value>& value) {
    read(field, value.emplace());
  }

  const Fields& top_;
  const Layout& board_;
};

// The event of this name, with empty fields.
template <std::size_t... I>
RoomEvent::What event_of(const Fields& name, std::index_sequence<I...>) {
  using What = RoomEvent::What;
  const std::string text = name.text();
  What what;
  const bool known =
      ((std::variant_alternative_t<I, What>::kName == text && (what.template emplace<I>(), true)) ||
       ...);
  if (!known) name.fail("unknown word " + quote(text));
  return what;
}

// --- actions

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
  if (action.kind != Kind::Abort && action.kind != Kind::Chat && action.kind != Kind::Advise &&
      action.kind != Kind::FastForward) {
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
      action.audience = named<Audience>(kAudiences, top["to"]);
      action.text = top["text"].text(kLongestChat);
      break;
    case Kind::Claim:
      top.only({"action", "player", "left"});
      if (top.has("left")) action.to = read_player(top["left"]);
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
    case Kind::FastForward:
      top.only({"action"});
      break;
    default:
      top.only({"action", "player"});
      break;
  }
  return action;
}

}  // namespace

std::string event_text(const RoomEvent& event, const Layout& board) {
  Json json = {{"n", event.n}, {"at", event.at}, {"action", event.name()}};
  Writer writer(json, board);
  std::visit([&](const auto& what) { what.describe(what, writer); }, event.what);
  return json_text(json);
}

Result<RoomEvent> read_event(std::string_view text, const Layout& board) {
  return guarded([&] {
    const nlohmann::json json = parse_json(text);
    const Fields top(json);
    RoomEvent event;
    event.n = static_cast<int>(top["n"].whole(1, kMostNumber));
    event.at = top["at"].whole(0, kLongestTime * 2);
    event.what =
        event_of(top["action"], std::make_index_sequence<std::variant_size_v<RoomEvent::What>>());
    Reader reader(top, board);
    std::visit([&](auto& what) { what.describe(what, reader); }, event.what);
    return event;
  });
}

Result<RoomAction> read_action(const nlohmann::json& json, const Layout& board) {
  return guarded([&] { return action_of(Fields(json, "do"), board); });
}

}  // namespace omnigo
