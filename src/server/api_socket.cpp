// The messages of the WebSocket.
#include "base/version.h"
#include "server/api_call.h"
#include "server/log.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;
using Json = nlohmann::ordered_json;

constexpr int kMostConnections = 20;
constexpr int kWatching = 10;  // as how many messages it counts to watch a game or the lobby
constexpr std::size_t kSmallMessage = 4 << 10;  // others are read on other threads

constexpr std::size_t kMostGames = 100;  // that one connection watches

Error not_a_game_id() { return explain("field-game", "this cannot be the name of a game"); }
Error too_many_games() {
  return explain("games-at-once", "at most {most} games at once", {{"most", kMostGames}});
}

std::string game_id(const Fields& field) {
  std::string id = field.text(40);
  if (!is_game_id(id)) field.fail(not_a_game_id());
  return id;
}

}  // namespace

std::optional<HttpResponse> Api::refuse(const HttpRequest& request) {
  if (request.path != "/ws") return error_response({Code::NotFound, nothing_there()});
  if (!known_host(request) || !own_origin(request)) {
    return error_response({Code::Forbidden, cross_origin()});
  }
  if (const int wait = must_wait("socket " + network_of(request.address), 5, 200)) {
    return error_response({Code::TooMany, too_many_connections(), wait});
  }
  return std::nullopt;
}

void Api::count_person(const std::string& person, int change) {
  if ((connections_[person] += change) <= 0) connections_.erase(person);
}

void Api::opened(const std::shared_ptr<Socket>& socket, const HttpRequest& request) {
  ++sockets_;
  opened_.insert(socket);
  const auto session = std::make_shared<Session>();
  session->client = std::make_shared<Client>();
  session->client->socket = socket;
  session->address = request.address;
  session->network = network_of(request.address);
  if (auto identity = identity_of(request)) session->identity = std::move(*identity);
  socket->context = session;
}

void Api::closed(const std::shared_ptr<Socket>& socket) {
  --sockets_;
  opened_.erase(socket);
  const auto session = std::static_pointer_cast<Session>(socket->context);
  if (session->counted) {
    count_person(session->client->person.id, -1);
    const std::lock_guard lock(listeners_mutex_);
    auto [one, end] = listeners_.equal_range(session->client->person.id);
    while (one != end)
      one = one->second == session->client ? listeners_.erase(one) : std::next(one);
  }
  hall_.gone(session->client);
}

// Notifies everyone, saves what was done, and disconnects: clients come back and send again
// whatever was not acknowledged.
void Api::stop(std::function<void()> stopped) {
  stopping_ = true;
  options_.stopping();
  const std::vector<std::shared_ptr<Socket>> all(opened_.begin(), opened_.end());
  const auto closing = std::make_shared<const std::string>(json_text(
      {{"type", "closing"}, {"text", "The server is being restarted. All clocks are stopped."}}));
  for (const auto& socket : all) socket->send(closing);
  admission_.close();
  stopper_ = std::thread([this, all, stopped = std::move(stopped)] {
    hall_.stop();
    for (const auto& socket : all) socket->close(1012, "the server is being restarted");
    stopped();
  });
}

namespace {

// A message, or why it cannot be read.
using Heard = std::variant<nlohmann::json, Refusal>;

Heard read_message(std::string_view text) {
  try {
    return parse_json(text);
  } catch (const Malformed& wrong) {
    return Refusal{Code::Malformed, wrong.error()};
  }
}

}  // namespace

void Api::message(const std::shared_ptr<Socket>& socket, std::string_view text) {
  metrics().messages.add();
  if (stopping_) return;
  if (text.size() <= kSmallMessage) return heard(socket, read_message(text));
  const Session& session = *std::static_pointer_cast<Session>(socket->context);
  socket->pause();
  admission_[Admission::Messages].offer(
      {.asker = {session.network, session.client->person.id},
       .price = price::of_json(text.size()),
       .run =
           [this, socket, text = std::string(text)](const Place&) {
             socket->resume([this, socket, said = read_message(text)] { heard(socket, said); });
           },
       .refuse =
           [this, socket](const Refusal& refusal) {
             socket->resume([this, socket, refusal] { heard(socket, refusal); });
           }});
}

void Api::heard(const std::shared_ptr<Socket>& socket,
                const std::variant<nlohmann::json, Refusal>& said) {
  if (stopping_ || !socket->context) return;
  Session& session = *std::static_pointer_cast<Session>(socket->context);
  using Handle = void (Api::*)(Session&, const nlohmann::json&);
  static const std::map<std::string, Handle, std::less<>> kMessages = {
      {"hello", &Api::hello}, {"subscribe", &Api::subscribe}, {"unsubscribe", &Api::unsubscribe},
      {"act", &Api::act},     {"ping", &Api::ping},
  };
  const auto error = [&](const Refusal& refusal) {
    Json message = {{"type", "error"}};
    message.update(refusal_json(refusal));
    session.send(message);
  };
  if (const auto* refusal = std::get_if<Refusal>(&said)) return error(*refusal);
  try {
    const auto& json = std::get<nlohmann::json>(said);
    const auto handle = kMessages.find(Fields(json)["type"].text());
    if (handle == kMessages.end()) {
      return error({Code::Unknown, explain("message-unknown", "there is no such message")});
    }
    if (!session.greeted && handle->first != "hello") {
      return error({Code::WrongPhase, explain("hello-first", "send hello first")});
    }
    (this->*handle->second)(session, json);
  } catch (const Unreadable& wrong) {
    log_error("unreadable", {{"reason", wrong.what()}});
    error({Code::Unavailable,
           explain("unreadable", "the server cannot read its data now; try again later")});
  } catch (const Malformed& wrong) {
    error({Code::Malformed, wrong.error()});
  } catch (const nlohmann::json::exception&) {
    error({Code::Malformed, not_as_expected()});
  }
}

void Api::hello(Session& session, const nlohmann::json& message) {
  const Fields fields(message);
  fields.only({"type", "token", "games", "lobby"});
  if (session.greeted) {
    throw Malformed(explain("hello-twice", "hello has already been sent"));
  }
  Client& client = *session.client;
  if (fields.has("token")) {
    auto identity = people_.from_token(fields["token"].text());
    if (!identity || !identity->may(kReadScope)) {
      const Error unknown = explain("token-unknown", "unknown token");
      Json answer = {{"type", "error"}};
      answer.update(refusal_json({Code::Unauthorised, unknown}));
      session.send(answer);
      return client.socket->close(1008, unknown.message);
    }
    people_.note_use(*identity);
    session.identity = std::move(*identity);
  }
  client.person = session.identity.person;
  client.key = session.identity.key;
  session.greeted = true;
  if (!client.person.id.empty()) {
    session.counted = true;
    count_person(client.person.id, 1);
    {
      const std::lock_guard lock(listeners_mutex_);
      listeners_.emplace(client.person.id, session.client);
    }
    // The session may have ended between the handshake and now.
    recheck(client.person.id);
    if (options_.limits && connections_[client.person.id] > kMostConnections) {
      return client.socket->close(1008, "too many connections");
    }
  }
  const std::optional<Person> person =
      client.person.id.empty() ? std::nullopt : std::optional(client.person);
  Json welcome = {{"type", "welcome"}};
  welcome["person"] = me_json(person)["person"];
  welcome["time"] = hall_.now();
  welcome["version"] = kVersion;
  if (hall_.link().is_shared()) welcome["by_game"] = true;
  session.send(welcome);
  if (fields.flag_or("lobby", false)) {
    client.socket->charge(kWatching);
    hall_.lobby().watch(session.client);
  }
  if (!fields.has("games")) return;
  const Fields games = fields["games"];
  games.expect_object();
  if (games.json().size() > kMostGames) games.fail(too_many_games());
  client.socket->charge(kWatching * static_cast<int>(games.json().size()));
  for (const auto& [game, seen] : games.json().items()) {
    if (!is_game_id(game)) games.fail(not_a_game_id());
    hall_.gallery().watch(game, session.client,
                          static_cast<int>(games[game].whole(0, 1'000'000'000)));
  }
}

void Api::subscribe(Session& session, const nlohmann::json& message) {
  const Fields fields(message);
  fields.only({"type", "game", "since", "lobby"});
  session.client->socket->charge(kWatching);
  if (fields.flag_or("lobby", false)) return hall_.lobby().watch(session.client);
  std::optional<int> since;
  if (fields.has("since")) since = static_cast<int>(fields["since"].whole(0, 1'000'000'000));
  {
    const std::lock_guard lock(session.client->mutex);
    if (session.client->games.size() >= kMostGames) throw Malformed(too_many_games());
  }
  const std::string game = game_id(fields["game"]);
  if (!session.identity.person.id.empty()) notifier_.looked_at(session.identity.person.id, game);
  hall_.gallery().watch(game, session.client, since);
}

void Api::unsubscribe(Session& session, const nlohmann::json& message) {
  const Fields fields(message);
  fields.only({"type", "game", "lobby"});
  if (fields.flag_or("lobby", false)) return hall_.lobby().unwatch(session.client);
  hall_.gallery().unwatch(game_id(fields["game"]), session.client);
}

void Api::act(Session& session, const nlohmann::json& message) {
  const Fields fields(message);
  fields.only({"type", "id", "game", "do"});
  const std::string id = action_id(fields["id"]), game = game_id(fields["game"]);
  const SharedClient client = session.client;
  const auto reply = [client, id, game](const Acted& acted) {
    Json answer;
    if (const auto* refusal = std::get_if<Refusal>(&acted)) {
      answer = {{"type", "error"}, {"id", id}, {"game", game}};
      answer.update(refusal_json(*refusal));
    } else {
      answer = {{"type", "ack"}, {"id", id}, {"game", game}, {"n", std::get<int>(acted)}};
    }
    client->socket->send(std::make_shared<const std::string>(json_text(answer)));
  };
  if (client->person.id.empty()) {
    return reply(Refusal{Code::Unauthorised,
                         explain("sign-in", "sign in or become a guest first: POST /api/guest")});
  }
  if (!session.identity.may(kPlayScope)) {
    return reply(
        Refusal{Code::Forbidden, explain("token-scope", "this token does not allow that")});
  }
  if (const auto ban = standings_.ban(client->person.id)) return reply(*ban);
  if (const auto hasty = may_act(client->person)) return reply(*hasty);
  if (const auto mute = may_say(client->person, fields["do"].json())) return reply(*mute);
  hall_.act(game, client->person, client->socket->lag(), id, fields["do"].json(), reply);
}

void Api::ping(Session& session, const nlohmann::json& message) {
  const Fields fields(message);
  fields.only({"type", "id"});
  Json pong = {{"type", "pong"}, {"time", hall_.now()}};
  if (fields.has("id")) pong["id"] = fields["id"].text(40);
  session.send(pong);
}

}  // namespace omnigo
