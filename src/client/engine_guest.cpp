#include "client/engine_guest.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <thread>

#include "base/text.h"
#include "client/remote.h"
#include "gtp/client.h"
#include "record/fields.h"
#include "record/record_json.h"
#include "rules/names.h"

namespace omnigo {
namespace {

using Json = nlohmann::json;
using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

constexpr milliseconds kQuick{20'000};       // for commands that need no thought
constexpr milliseconds kLook{2'000};         // between looks at the list of games
constexpr milliseconds kForProposal{8'000};  // to wait for one before a marking is accepted
constexpr milliseconds kUnreachable{120'000};
constexpr int kTries = 3, kLongestWait = 10;  // where the server is busy; seconds

class EngineGuest {
 public:
  EngineGuest(const EngineGuestOptions& options, const std::function<void(const std::string&)>& log,
              Remote remote, GtpClient engine)
      : options_(options), log_(log), remote_(std::move(remote)), engine_(std::move(engine)) {
    remote_.use_token(options.token);
  }

  Result<void> run() {
    const Remote::Answer answer = remote_.get("/api/me");
    if (answer.status == 0 && !answer.body.empty()) return Error{answer.body};
    const Json me = parse_json_or_discard(answer.body);
    if (!me.is_object()) return Error{"no omnigo server answers at " + options_.server};
    if (!me["person"].is_object()) return Error{"unknown token"};
    me_ = me["person"]["id"];
    knows_any_board_ = command("known_command omnigo-game", kQuick) == "true";
    if (!options_.game.empty() && !join(options_.game)) {
      return Error{"no free seat in " + options_.game};
    }
    auto reached = Clock::now();
    for (;;) {
      if (look()) reached = Clock::now();
      if (over_) return {};
      if (Clock::now() - reached > kUnreachable) return Error{"the server closed the connection"};
      if (!engine_alive_) return Error{"the engine has exited"};
      wait();
    }
  }

 private:
  Json get(const std::string& path) {
    const Remote::Answer answer = remote_.get(path);
    if (answer.status != 200) return nullptr;
    return parse_json_or_discard(answer.body);
  }

  // Whether it was done. A server that asks to come back later is asked again then: the same action
  // is done once.
  bool act(const std::string& game, const std::string& id, const Json& action) {
    const std::string path = "/api/games/" + game + "/actions";
    const std::string body = Json{{"id", id}, {"do", action}}.dump();
    Remote::Answer answer = remote_.post(path, body);
    for (int i = 0; i < kTries && (answer.status == 429 || answer.status == 503); ++i) {
      const int wait = std::atoi(answer.header("retry-after").c_str());
      std::this_thread::sleep_for(std::chrono::seconds(std::clamp(wait, 1, kLongestWait)));
      answer = remote_.post(path, body);
    }
    if (answer.status != 200) log_(game + ": " + answer.body);
    return answer.status == 200;
  }

  // A line that comes over the WebSocket means: look again.
  void wait() {
    if (!socket_ || socket_->closed()) {
      socket_.reset();
      auto opened = RemoteSocket::open(remote_);
      if (!opened) return std::this_thread::sleep_for(kLook);
      socket_.emplace(std::move(*opened));
      Json games = Json::object();
      for (const std::string& game : watched_) games[game] = 0;
      socket_->send(Json{{"type", "hello"}, {"games", games}}.dump());
    }
    if (socket_->read(kLook)) {
      while (socket_->read(milliseconds(1))) {
      }
    }
  }

  bool look() {
    const Json list = get("/api/games?list=mine");
    if (list.is_null()) return false;
    for (const Json& summary : list["games"]) {
      const std::string game = summary["id"];
      if (!options_.game.empty() && game != options_.game) continue;
      if (summary["phase"] == "finished" && !watched_.contains(game)) continue;
      if (summary["phase"] == "open") join(game);
      if (watched_.insert(game).second && socket_) {
        socket_->send(Json{{"type", "subscribe"}, {"game", game}}.dump());
      }
      const Json snapshot = get("/api/games/" + game);
      if (!snapshot.is_null()) attend(game, snapshot);
    }
    return true;
  }

  // Takes the first seat that is kept for us, or in the game we were sent to, open to anyone.
  bool join(const std::string& game) {
    const Json snapshot = get("/api/games/" + game);
    if (snapshot.is_null()) return false;
    for (const Json& seat : snapshot["game"]["seats"]) {
      if (is_mine(seat)) return true;
    }
    for (const Json& seat : snapshot["game"]["seats"]) {
      if (seat["kind"] != "open" || (!seat.contains("invited") && game != options_.game)) continue;
      const std::string player = seat["player"];
      if (act(game, "join-" + player, {{"action", "join"}, {"player", player}})) {
        log_(game + ": took the seat of " + player);
        return true;
      }
    }
    return false;
  }

  bool is_mine(const Json& seat) const {
    return seat["kind"] == "person" && seat["person"]["id"] == me_;
  }

  void attend(const std::string& game, const Json& snapshot) {
    const std::string phase = snapshot["game"]["phase"];
    if (phase == "finished") {
      log_(game + ": finished, " + snapshot["game"]["result"].dump());
      watched_.erase(game);
      over_ = over_ || game == options_.game;
      return;
    }
    for (const Json& seat : snapshot["game"]["seats"]) {
      if (!is_mine(seat) || !seat["in"]) continue;
      const std::string player = seat["player"];
      answer_requests(game, snapshot, player);
      if (phase == "scoring") accept(game, snapshot, player);
      const bool due = (phase == "playing" || phase == "dispute") && !snapshot["paused"] &&
                       snapshot["game"]["to_play"] == player;
      if (due) play(game, snapshot, player);
    }
  }

  void answer_requests(const std::string& game, const Json& snapshot, const std::string& player) {
    for (const Json& request : snapshot["requests"]) {
      const auto& agreed = request["agreed"];
      if (std::find(agreed.begin(), agreed.end(), Json(player)) != agreed.end()) continue;
      const int n = request["request"];
      act(game, "answer-" + std::to_string(n),
          {{"action", "answer"}, {"player", player}, {"request", n}, {"yes", true}});
    }
  }

  // Waits a while for the server's opinion, then for nothing: a guest does not quarrel.
  void accept(const std::string& game, const Json& snapshot, const std::string& player) {
    const auto begun = scoring_since_.emplace(game, Clock::now()).first->second;
    if (!snapshot.contains("proposal") && Clock::now() - begun < kForProposal) return;
    const auto& accepted = snapshot["marking"]["accepted"];
    if (std::find(accepted.begin(), accepted.end(), Json(player)) != accepted.end()) return;
    const int marking = snapshot["marking"]["marking"];
    act(game, "accept-" + player + std::to_string(marking),
        {{"action", "accept"}, {"player", player}, {"marking", marking}});
  }

  void play(const std::string& game, const Json& snapshot, const std::string& player) {
    const int turn = snapshot["game"]["turn"].get<int>() + 1;
    const std::string choice = lower_case(think(snapshot, player));
    const std::string id =
        "t" + std::to_string(turn) + "-" + std::to_string(snapshot["n"].get<int>());
    Json action = {{"action", "pass"}, {"player", player}, {"turn", turn}};
    if (choice == "resign") {
      action = {{"action", "resign"}, {"player", player}};
    } else if (choice != "pass") {
      std::string name = choice;
      for (char& c : name) c = static_cast<char>(std::toupper(c));
      action = {{"action", "move"}, {"player", player}, {"turn", turn}, {"point", name}};
    }
    log_(game + ": " + player + " " + choice);
    if (act(game, id, action)) return;
    // What the engine wants may be against our rules.
    act(game, id + "p", {{"action", "pass"}, {"player", player}, {"turn", turn}});
  }

  // A board of somebody's own, which a snapshot only names; asked for once.
  const Json& board(const std::string& hash) {
    Json& known = boards_[hash];
    if (known.is_null()) {
      const Json answer = get("/api/boards/" + hash);
      if (!answer.is_null()) known = {{"points", answer["points"]}, {"edges", answer["edges"]}};
    }
    return known;
  }

  // A vertex, "pass" or "resign"; a pass where the engine has nothing better to say.
  std::string think(const Json& snapshot, const std::string& player) {
    Json whole = snapshot["record"];
    if (whole["board"].is_object()) whole["board"] = board(whole["board"].value("hash", ""));
    const auto record = read_record(whole.dump());
    if (!record || !set_up(*record)) return "resign";
    const auto time = milliseconds(static_cast<long long>(options_.turn_seconds * 1000));
    const std::string answer = command("genmove " + player, time);
    return answer.empty() ? "pass" : answer;
  }

  bool set_up(const GameRecord& record) {
    const auto& rectangle = record.board->rectangle;
    const bool plain = record.board->spec.starts_with("grid:") && rectangle &&
                       rectangle->columns == rectangle->rows && record.rules.players == 2;
    if (knows_any_board_) {
      if (!did("omnigo-game " + record.board->spec + " " + to_text(record.rules))) return false;
    } else {
      if (!plain || !did("boardsize " + std::to_string(rectangle->columns))) return false;
      did("clear_board");
      did("komi " + half_points_text(record.rules.komi[1] - record.rules.komi[0]));
    }
    const Layout& board = *record.board;
    for (std::size_t p = 0; p < record.start.colouring.size(); ++p) {
      const Colour stone = record.start.colouring[p];
      if (stone != Colour::Empty && !did("play " + colour_name(stone) + " " + board.names[p])) {
        return false;
      }
    }
    for (const RecordEvent& event : record.events) {
      if (!event.is_turn()) continue;
      const bool move = event.action == RecordEvent::Action::Move;
      if (!did("play " + colour_name(event.player) + " " +
               (move ? board.names[event.point] : "pass"))) {
        return false;
      }
    }
    return true;
  }

  bool did(const std::string& text) {
    const GtpReply reply = engine_.send(text, kQuick);
    note(reply);
    if (!reply) log_("the engine answers '" + text + "' with an error: " + reply.text);
    return static_cast<bool>(reply);
  }
  std::string command(const std::string& text, milliseconds time) {
    const GtpReply reply = engine_.send(text, time);
    note(reply);
    return reply ? reply.text : "";
  }
  void note(const GtpReply& reply) {
    if (reply.kind == GtpReply::Kind::Gone) engine_alive_ = false;
  }

  EngineGuestOptions options_;
  std::function<void(const std::string&)> log_;
  Remote remote_;
  GtpClient engine_;
  std::optional<RemoteSocket> socket_;
  std::string me_;
  std::set<std::string> watched_;
  std::map<std::string, Json> boards_;  // by hash
  std::map<std::string, Clock::time_point> scoring_since_;
  bool knows_any_board_ = false, engine_alive_ = true, over_ = false;
};

}  // namespace

Result<void> run_engine_guest(const EngineGuestOptions& options,
                              const std::function<void(const std::string&)>& log) {
  auto address = parse_url(options.server);
  if (!address) return address.error();
  address->ca = options.ca;
  auto engine = GtpClient::start(options.engine);
  if (!engine) return engine.error();
  return EngineGuest(options, log, Remote(*address), std::move(*engine)).run();
}

}  // namespace omnigo
