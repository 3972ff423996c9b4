#include "server/wire.h"

#include "graph/families.h"
#include "play/all_bots.h"
#include "record/record_line.h"
#include "record/rules_json.h"
#include "rules/names.h"
#include "server/boards.h"
#include "server/wire_parts.h"

namespace omnigo {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kCodes[] = {"malformed",     "too-large",    "unknown",     "not-found",
                                       "forbidden",     "unauthorised", "conflict",    "stale",
                                       "not-your-turn", "illegal",      "wrong-phase", "too-many",
                                       "limit",         "unavailable",  "damaged"};
constexpr int kStatuses[] = {400, 413, 405, 404, 403, 401, 409, 409,
                             409, 422, 409, 429, 429, 503, 500};
constexpr std::string_view kPhases[] = {"open", "playing", "scoring", "dispute", "finished"};

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
  Json json = {{"marking", room.marking()},
               {"dead", names_json(dead, room.board())},
               {"neutral", names_json(neutral, room.board())},
               {"accepted", std::move(accepted)},
               {"scores", std::move(scores)},
               {"deadline", room.deadline()}};
  if (room.ruled()) json["ruled"] = true;
  if (room.marker() != Colour::Empty) json["by"] = colour_name(room.marker());
  if (const auto losses = room.losses(); !losses.empty()) json["worse"] = losses_json(losses);
  return json;
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

}  // namespace

bool is_own_board(const Layout& board) { return board.spec.starts_with("file:"); }
std::string board_label(const Layout& board) { return is_own_board(board) ? "own" : board.spec; }

std::string_view code_name(Refusal::Code code) { return name_of(kCodes, code); }
int http_status(Refusal::Code code) { return kStatuses[static_cast<int>(code)]; }
std::string_view phase_name(Room::Phase phase) { return name_of(kPhases, phase); }

Refusal refusal_of(const Written& written, Error refused) {
  switch (written.fate) {
    case Written::Fate::Full:
      return {
          Refusal::Code::Unavailable,
          explain("disk-full", "the server's disk is full: nothing was changed; try again later")};
    case Written::Fate::Failed:
      return {Refusal::Code::Unavailable,
              explain("not-saved",
                      "the server cannot save anything now: nothing was changed; try again later")};
    default:
      return {Refusal::Code::Conflict, std::move(refused)};
  }
}

Json refusal_json(const Refusal& refusal) {
  Json json = {{"code", code_name(refusal.code)}, {"text", refusal.text}};
  if (!refusal.reason.code.empty()) json["reason"] = refusal.reason.code;
  for (const auto& [name, value] : refusal.reason.values) json["values"][name] = value;
  return json;
}

std::string json_text(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json person_json(const Person& person) {
  return {{"id", person.id}, {"name", person.name}, {"guest", person.guest}};
}

Json summary_json(const RoomView& view) {
  const Room& room = view.room;
  const RoomSettings& settings = room.settings();
  Json json = {
      {"id", view.id},
      {"title", settings.title},
      {"board", {{"spec", board_label(room.board())}, {"points", room.board().graph->size()}}},
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
  if (settings.ranks > 0) json["ranks"] = settings.ranks;
  if (settings.guests) json["guests"] = true;
  if (room.result()) json["result"] = result_json(*room.result());
  if (room.annulled()) {
    json["annulled"] = true;
    if (!room.annulled_why().empty()) json["annulled_why"] = room.annulled_why();
  }
  if (room.is_private()) json["private"] = players_json(room.hidden_by());
  if (view.damage != nullptr) {
    json["damaged"] = {{"event", view.damage->event}, {"text", view.damage->text}};
  }
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

Json here_json(const Presence& presence) {
  Json json = {{"players", players_json(presence.players)}, {"others", presence.others}};
  for (const Presence::Away& away : presence.away) {
    json["away"].push_back({{"player", colour_name(away.player)}, {"claim_at", away.claim_at}});
  }
  return json;
}

std::string snapshot_body(const RoomView& view) {
  const Room& room = view.room;
  const std::string& known = room.settings().board_hash;
  const std::string hash = known.empty() ? board_hash(room.board()) : known;
  Json passed = Json::array(), advisers = Json::array();
  for (std::size_t i = 0; i < room.seats().size(); ++i) {
    const Colour player = colour_of(static_cast<int>(i));
    if (room.game().has_passed(player)) passed.push_back(colour_name(player));
  }
  for (const Person& adviser : room.advisers()) advisers.push_back(person_json(adviser));
  Json json = {{"game", summary_json(view)},
               {"n", room.events()},
               {"board", hash},
               {"paused", room.paused()},
               {"colouring", letters(room.game().board().colouring())},
               {"prisoners_lost", room.game().prisoners_lost()},
               {"passed", std::move(passed)},
               {"requests", requests_json(room)},
               {"may_claim", room.may_claim()},
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
  for (const events::Advise& advice : room.advice()) {
    json["advice"].push_back({{"person", person_json(advice.person)},
                              {"dead", names_json(advice.dead, room.board())},
                              {"neutral", names_json(advice.neutral, room.board())}});
  }
  if (!room.rematch().empty()) json["rematch"] = room.rematch();
  if (room.fast_forward()) json["fast_forward"] = true;
  std::string text = json_text(json);
  text.pop_back();
  const Json board = is_own_board(room.board()) ? Json{{"hash", hash}} : Json(room.board().spec);
  return text + R"(,"record":)" + record_line(room.record(), json_text(board));
}

std::string snapshot_text(const std::string& body, const Room& room, Milliseconds now,
                          const std::vector<std::string>& chat, const Json& here) {
  std::string text = body + R"(,"time":)" + std::to_string(now) + R"(,"clocks":)" +
                     json_text(clocks_json(room, now)) + R"(,"here":)" + json_text(here) +
                     R"(,"chat":[)";
  for (std::size_t i = 0; i < chat.size(); ++i) text += (i > 0 ? "," : "") + chat[i];
  return text + "]}";
}

std::string snapshot_text(const RoomView& view, Milliseconds now,
                          const std::vector<std::string>& chat, const Json& here) {
  return snapshot_text(snapshot_body(view), view.room, now, chat, here);
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
  Json json = {{"spec", board_label(board)},
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
  Json families_list = Json::array(), bots_list = Json::array();
  for (const Family& family : families()) {
    families_list.push_back({{"name", family.name},
                             {"arguments", family.arguments},
                             {"least", family.least},
                             {"example", family.example},
                             {"about", family.about}});
  }
  for (const BotKind& bot : all_bots()) {
    Json json = {{"name", bot.name}, {"about", bot.about}};
    if (!bot.rank.empty()) json["rank"] = bot.rank;
    bots_list.push_back(std::move(json));
  }
  return {{"families", std::move(families_list)},
          {"presets", rules_json()["presets"]},
          {"bots", std::move(bots_list)}};
}

}  // namespace omnigo
