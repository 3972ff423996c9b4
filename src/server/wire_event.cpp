// What happens in a game, and what is asked to happen.
#include "rules/names.h"
#include "server/wire.h"
#include "server/wire_parts.h"

namespace omnigo {
namespace {

using Json = nlohmann::ordered_json;
using Event = RoomEvent::Action;

constexpr std::string_view kEvents[] = {
    "create", "join",     "leave",  "start",  "move",    "pass",     "resign",      "timeout",
    "stop",   "proposal", "mark",   "accept", "resume",  "dispute",  "decided",     "request",
    "answer", "withdraw", "undo",   "pause",  "unpause", "add-time", "result",      "rematch",
    "chat",   "invite",   "advise", "left",   "annul",   "ruling",   "fast-forward"};
constexpr std::string_view kKinds[] = {
    "join",   "leave",   "abort",   "move",     "pass",     "resign", "undo",
    "pause",  "unpause", "answer",  "withdraw", "add-time", "mark",   "accept",
    "resume", "claim",   "rematch", "chat",     "invite",   "advise", "fast-forward"};

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
      if (!event.text.empty()) json["rank"] = event.text;
      [[fallthrough]];
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
      if (event.is_change) {
        json["changed"] = names_json(event.dead, board);
        if (!event.neutral.empty()) json["changed_neutral"] = names_json(event.neutral, board);
      } else {
        add_marking(json, event, board);
      }
      if (!event.worse.empty()) json["worse"] = losses_json(event.worse);
      json["deadline"] = event.deadline;
      break;
    case Event::Ruling:
      add_marking(json, event, board);
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
    case Event::Annul:
      json["reason"] = event.text;
      break;
    case Event::Leave:
    case Event::Resign:
    case Event::Timeout:
    case Event::Left:
    case Event::Resume:
    case Event::Dispute:
    case Event::Pause:
    case Event::Unpause:
    case Event::FastForward:
      break;
  }
}

void read_times(RoomEvent& event, const Fields& top) {
  if (top.has("spent")) event.spent = top["spent"].whole(0, kLongestTime);
  if (top.has("left")) event.left = top["left"].whole(0, kLongestTime);
  if (top.has("overtime")) event.overtime = static_cast<int>(top["overtime"].whole(0, kMostNumber));
  if (top.has("lag")) event.lag = top["lag"].whole(0, kLongestTime);
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
      event.text = top.text_or("rank", "");
      [[fallthrough]];
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
      if (top.has("worse")) event.worse = read_losses(top["worse"]);
      event.is_change = top.has("changed");
      event.dead = read_points(top[event.is_change ? "changed" : "dead"], board);
      if (!event.is_change) {
        event.neutral = read_points(top["neutral"], board);
      } else if (top.has("changed_neutral")) {
        event.neutral = read_points(top["changed_neutral"], board);
      }
      break;
    case Event::Ruling:
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
    case Event::Annul:
      event.text = top["reason"].text();
      break;
    default:
      break;
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
      action.to_spectators = top["to"].text() == "spectators";
      if (!action.to_spectators && top["to"].text() != "players") {
        top["to"].fail("players or spectators is expected");
      }
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

std::string event_text(const RoomEvent& event, const Layout& board, bool hidden) {
  Json json = {{"n", event.n}, {"at", event.at}, {"action", name_of(kEvents, event.action)}};
  if (event.player != Colour::Empty) json["player"] = colour_name(event.player);
  add_details(json, event, board, hidden);
  return json_text(json);
}

Result<RoomEvent> read_event(std::string_view text, const Layout& board) {
  return guarded([&] {
    const nlohmann::json json = parse_json(text);
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

}  // namespace omnigo
