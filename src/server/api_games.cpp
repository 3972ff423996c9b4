// The paths of boards, games and jobs.
#include "base/version.h"
#include "graph/families.h"
#include "play/all_bots.h"
#include "rating/strength.h"
#include "record/board_json.h"
#include "server/api_call.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;
using Json = nlohmann::ordered_json;

// Limits the boards of new games from one address: a hundred of 19x19 at once, then about one in
// two seconds; or twenty of 100x100.
constexpr double kPointsAtOnce = 200'000, kPointsPerSecond = 200;
constexpr int kLeastPoints = 50;  // covers what a game needs besides its board
constexpr double kActsPerSecond = 10, kActsAtOnce = 100;
constexpr std::chrono::seconds kLongestWait{3};  // for a change, before it counts as failed

bool is_bot(const std::string& name) {
  for (const BotKind& bot : all_bots()) {
    if (bot.name == name) return true;
  }
  return false;
}

}  // namespace

std::optional<std::string> query_value(const std::string& query, const std::string& key) {
  for (std::size_t start = 0; start <= query.size();) {
    const std::size_t end = std::min(query.find('&', start), query.size());
    const std::string pair = query.substr(start, end - start);
    if (pair.starts_with(key + "=")) return decoded(pair.substr(key.size() + 1));
    start = end + 1;
  }
  return std::nullopt;
}

void Api::get_catalogue(const SharedCall& call) { call->answer(catalogue_json()); }

void Api::get_board(const SharedCall& call) {
  const auto spec = query_value(call->request.query, "spec");
  if (!spec) throw Malformed(explain("field-missing", "?{key}= is missing", {{"key", "spec"}}));
  auto board = make_family(*spec);
  if (!board) return call->refuse(Code::Malformed, board.error());
  call->answer(board_json(*board));
}

void Api::post_board(const SharedCall& call) {
  std::string_view text = call->request.body;
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
  if (!text.starts_with('{'))
    throw Malformed(explain("field-object", "expected a board as a JSON object"));
  auto board = board_from_text(text);
  if (!board) return call->refuse(Code::Malformed, board.error());
  call->answer(board_json(**board));
}

// Never changes: a hash identifies one board.
void Api::get_board_by_hash(const SharedCall& call) {
  const std::string hash = call->parts[0];
  if (!is_board_hash(hash))
    return call->refuse(Code::NotFound, explain("board-gone", "no game has this board"));
  Boards::Text text = hall_.games().boards().text(hash);
  if (!text) {
    const SharedLayout board = hall_.pages().board_of(hash);
    if (!board)
      return call->refuse(Code::NotFound, explain("board-gone", "no game has this board"));
    text = hall_.games().boards().text(*board, hash);
  }
  call->finish_cacheable({.body = *text}, hash, kForEverControl);
}

// --- games

void Api::get_games(const SharedCall& call) {
  const std::string list = query_value(call->request.query, "list").value_or("lobby");
  GameQuery query;
  using List = GameQuery::List;
  if (list == "mine") {
    if (!call->person)
      return call->refuse(Code::Unauthorised,
                          explain("sign-in", "sign in or become a guest first"));
    query.list = List::Of;
    query.person = call->person->id;
  } else if (list == "live") {
    query.list = List::Live;
  } else if (list == "finished") {
    query.list = List::Finished;
  } else if (list != "lobby") {
    throw Malformed(explain("field-choice", "list: expected one of {known}",
                            {{"known", "lobby, live, mine, finished"}, {"path", "list"}}));
  }
  const auto before = query_value(call->request.query, "before");
  if (before) query.before = std::strtoll(before->c_str(), nullptr, 10);
  std::vector<StoredRow> rows = store_.games(query);
  const std::string rest = end_of_list(rows, query.limit);
  // One may be invited to a game, or create it, and not play.
  std::erase_if(rows,
                [&](const StoredRow& row) { return !may_see(row.game, query.person, people_); });
  // For running games the store only knows the state when they began or entered this phase.
  std::vector<std::string> ids;
  for (const StoredRow& row : rows) {
    if (row.game.phase != "finished") ids.push_back(row.game.id);
  }
  hall_.pages().summaries(ids, [call, rows, rest](std::vector<std::string> going_on) {
    std::string text = R"({"games":[)";
    auto next = going_on.begin();
    for (const StoredRow& row : rows) {
      const std::string& now = row.game.phase == "finished" ? row.game.summary : *next++;
      if (!now.empty()) text += (text.back() == '[' ? "" : ",") + now;
    }
    call->answer_text(text + rest);
  });
}

Directory Api::directory(const Person& person) {
  return {
      .person = [this](const std::string& name) { return people_.find_account(name); },
      .is_bot = is_bot,
      .position = [this, person](const std::string& game,
                                 int turn) { return hall_.pages().position(game, turn, person); }};
}

// The price of a game is the points of its board, which stays in memory for a while. Refuses if too
// many were created from one address.
bool Api::may_fill_memory(const SharedCall& call, int points) {
  const int wait = must_wait("points " + call->asker.address, kPointsPerSecond, kPointsAtOnce,
                             std::max(points, kLeastPoints));
  if (wait == 0) return true;
  call->refuse({Code::TooMany,
                explain("many-large-games",
                        "too many new games on large boards from your address; wait a moment"),
                wait});
  return false;
}

void Api::post_game(const SharedCall& call) {
  if (const int wait = must_wait("game " + call->person->id, 0.2, 20)) {
    return call->refuse(
        {Code::TooMany, explain("many-games", "too many new games at once; wait a moment"), wait});
  }
  auto settings = read_create_request(call->body, *call->person, directory(*call->person));
  if (!settings) return call->refuse(Code::Malformed, settings.error());
  if (!may_fill_memory(call, settings->base.board->graph->size())) return;
  const std::string& address = call->asker.address;
  hall_.create(std::move(*settings), *call->person, address, [this, call](auto made) {
    if (const auto* refusal = std::get_if<Refusal>(&made)) return call->refuse(*refusal);
    const std::string& id = std::get<std::string>(made);
    call->answer({{"game", id}, {"url", url_of(*call, "/game/" + id)}});
  });
}

// The request is a game with the person in the first seat and open seats.
void Api::post_match(const SharedCall& call) {
  call->fields().only({"board", "rules", "clock", "players", "rated", "guests", "ranks"});
  if (const int wait = must_wait("game " + call->person->id, 0.2, 20)) {
    return call->refuse(
        {Code::TooMany, explain("many-games", "too many new games at once; wait a moment"), wait});
  }
  const auto players = call->fields().has("players") ? call->fields()["players"].whole(2, 6) : 2;
  nlohmann::json request = call->body;
  request.erase("players");
  request["seats"] = nlohmann::json::array({{{"kind", "me"}}});
  for (int i = 1; i < players; ++i) request["seats"].push_back({{"kind", "anyone"}});
  request["lot"] = request["listed"] = true;
  auto settings = read_create_request(request, *call->person, directory(*call->person));
  if (!settings) return call->refuse(Code::Malformed, settings.error());
  if (!may_fill_memory(call, settings->base.board->graph->size())) return;
  const std::string& address = call->asker.address;
  hall_.match(std::move(*settings), *call->person, address, [this, call](auto made) {
    if (const auto* refusal = std::get_if<Refusal>(&made)) return call->refuse(*refusal);
    const auto& [game, joined] = std::get<Hall::Matched>(made);
    call->answer({{"game", game}, {"url", url_of(*call, "/game/" + game)}, {"joined", joined}});
  });
}

void Api::get_game(const SharedCall& call) {
  if (call->person) notifier_.looked_at(call->person->id, call->parts[0]);
  hall_.pages().snapshot(call->parts[0], call->reader(), call->page_reply(false));
}

void Api::get_events(const SharedCall& call) {
  const auto since = query_value(call->request.query, "since");
  const int first = since ? static_cast<int>(std::strtol(since->c_str(), nullptr, 10)) : 0;
  hall_.pages().events(call->parts[0], first, call->reader(), call->page_reply(false));
}

void Api::get_game_board(const SharedCall& call) {
  hall_.pages().board(call->parts[0], call->reader(),
                      [this, call](std::variant<GamePages::BoardOfGame, Refusal> found) {
                        if (const auto* refusal = std::get_if<Refusal>(&found))
                          return call->refuse(*refusal);
                        const auto [board, hash] = std::get<GamePages::BoardOfGame>(found);
                        if (const Boards::Text text = hall_.games().boards().text(hash))
                          return call->answer_text(*text);
                        // Not on the threads of games.
                        in_lane(call, Admission::Boards, price::of_points(board->graph->size()),
                                [this, call, board, hash] {
                                  call->answer_text(*hall_.games().boards().text(*board, hash));
                                });
                      });
}
void Api::get_record(const SharedCall& call) {
  hall_.pages().record(call->parts[0], false, call->reader(), call->page_reply(true));
}
void Api::get_sgf(const SharedCall& call) {
  hall_.pages().record(call->parts[0], true, call->reader(),
                       call->page_reply(true, "application/x-go-sgf; charset=utf-8"));
}

// The game's effect on ratings; nothing while it is running, or if it is not rated.
void Api::get_game_ratings(const SharedCall& call) {
  const auto game = store_.game(call->parts[0]);
  if (game && !may_see(*game, call->reader().id, people_)) return call->refuse(private_game());
  Json list = Json::array();
  for (const StoredOutcome& outcome : store_.outcomes_of_game(call->parts[0])) {
    list.push_back({{"person", outcome.person},
                    {"before", outcome.before},
                    {"after", outcome.after},
                    {"rank_before", rank_text(rank_of(outcome.before))},
                    {"rank", rank_text(rank_of(outcome.after))},
                    {"annulled", outcome.annulled}});
  }
  call->answer({{"ratings", std::move(list)}});
}

// Each action may be shown to many people, so there is a limit for one person in all games
// together.
std::optional<Refusal> Api::may_act(const Person& person) {
  const int wait = must_wait("act " + person.id, kActsPerSecond, kActsAtOnce);
  if (wait == 0) return std::nullopt;
  return Refusal{Code::TooMany, explain("too-fast", "too many actions at once; wait a moment"),
                 wait};
}

void Api::post_action(const SharedCall& call) {
  call->fields().only({"id", "do"});
  const std::string id = action_id(call->fields()["id"]);
  if (const auto hasty = may_act(*call->person)) return call->refuse(*hasty);
  if (const auto mute = may_say(*call->person, call->fields()["do"].json())) {
    return call->refuse(*mute);
  }
  hall_.act(call->parts[0], *call->person, 0, id, call->fields()["do"].json(), [call](Acted acted) {
    if (const auto* refusal = std::get_if<Refusal>(&acted)) return call->refuse(*refusal);
    call->answer({{"n", std::get<int>(acted)}});
  });
}

// --- jobs

void Api::get_jobs(const SharedCall& call) {
  std::string text = R"({"jobs":[)";
  for (const std::string& job : jobs_.list(*call->person)) {
    text += (text.back() == '[' ? "" : ",") + job;
  }
  call->answer_text(text + "]}");
}

void Api::post_job(const SharedCall& call) {
  const auto started = jobs_.start(*call->person, call->asker.address, call->body);
  if (const auto* refusal = std::get_if<Refusal>(&started)) return call->refuse(*refusal);
  call->answer_text(std::get<std::string>(started));
}

void Api::get_job(const SharedCall& call) {
  const auto job = jobs_.get(*call->person, call->parts[0]);
  job ? call->answer_text(*job)
      : call->refuse(Code::NotFound, explain("job-gone", "you have no such job"));
}

void Api::delete_job(const SharedCall& call) {
  const auto cancelled = jobs_.cancel(*call->person, call->parts[0]);
  if (const auto* refusal = std::get_if<Refusal>(&cancelled)) return call->refuse(*refusal);
  call->answer_text(std::get<std::string>(cancelled));
}

void Api::tell_job(const std::string& person, const std::string& job) {
  const auto text = std::make_shared<const std::string>(R"({"type":"job","job":)" + job + "}");
  const std::lock_guard lock(listeners_mutex_);
  const auto [begin, end] = listeners_.equal_range(person);
  for (auto one = begin; one != end; ++one) one->second->socket->send(text);
}

// For load balancers: 503 while nothing can be saved.
void Api::get_health(const SharedCall& call) {
  const Store::Health health = store_.health();
  std::string trouble;
  if (health.trouble) {
    trouble = health.trouble->fate == Written::Fate::Full ? "the disk is full"
                                                          : "the database cannot write";
  } else if (health.waiting > kLongestWait) {
    trouble =
        "the database has not answered for " + std::to_string(health.waiting.count() / 1000) + " s";
  }
  Json json = {{"status", trouble.empty() ? "ok" : "trouble"},
               {"version", kVersion},
               {"games", hall_.games().count()},
               {"connections", sockets_.load()}};
  if (!trouble.empty()) json["trouble"] = trouble;
  call->finish({.status = trouble.empty() ? 200 : 503, .body = json_text(json)});
}

}  // namespace omnigo
