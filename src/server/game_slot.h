// A game in the hall: its room, its log, and who watches it.
#pragma once

#include <algorithm>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/bot_driver.h"
#include "server/client.h"
#include "server/game_log.h"
#include "server/server_clock.h"
#include "server/strand.h"
#include "server/wire.h"

namespace omnigo {

// An action on its way to the server that decides it.
struct GameAct {
  std::string game;
  Person person = {};
  Milliseconds lag = 0;
  std::string id = {};
  nlohmann::json action;
  std::function<void(Acted)> reply;
  bool admin = false;  // an administrator annuls the game
};
using SharedAct = std::shared_ptr<GameAct>;

// A person who watches a copy of the game.
struct Present {
  std::string person;
  Milliseconds lag;
};

inline std::string here_message(const std::string& game, const std::string& here) {
  return R"({"type":"here","game":")" + game + R"(","here":)" + here + "}";
}

// Which messages a person does not see: those of spectators while the person plays, and always
// those of people they have muted.
struct ChatView {
  bool plays = false;
  std::shared_ptr<const std::set<std::string>> silenced = {};

  bool hides(const std::string& speaker, Audience audience) const {
    return (plays && audience == Audience::Spectators) || (silenced && silenced->contains(speaker));
  }
};

// Data of an unloaded game that is not in its log.
struct AsleepGame {
  std::map<Colour, Milliseconds> away;
  std::map<Colour, int> lost_for;
  std::string lobby_state;
  int lobby_turn = -1;
  std::string summary, address;
  Person owner;  // who created it
  int points = 0;
  std::optional<Milliseconds> wake;  // by the server's clock
};

// Everything but the id and the strand may only be used on the strand.
struct GameSlot {
  GameSlot(std::string name, std::shared_ptr<StrandThreads> threads)
      : id(std::move(name)), strand(std::move(threads)) {}

  const std::string id;
  Strand strand;

  bool loaded = false, retired = false;
  bool faulty = false;       // the room decided something impossible: it is rebuilt
  int behind_loading = 0;    // tasks that came while it was not loaded, and run first
  std::optional<Room> room;  // not set: `missing` says why
  Refusal missing = {Refusal::Code::NotFound, explain("no-such-game", "there is no such game")};
  std::optional<Damage> damage;  // of the log: the room is read-only
  std::string created;
  std::vector<std::string> texts;  // of all events
  struct Said {
    std::string speaker;
    Audience audience;
    std::string hidden;  // the event without its text
  };
  std::map<int, Said> chats;                  // by number
  std::unordered_map<std::string, int> once;  // event numbers of actions already done
  int committed = 0;                          // events known to be on disk
  int epoch = 0;                              // how often the room was rebuilt
  struct Waiting {
    int n;
    std::function<void(bool)> done;
  };
  std::deque<Waiting> waiting;
  std::vector<SharedClient> watchers;
  std::map<Colour, Milliseconds> away;  // absent players, and since when
  std::optional<Milliseconds> timer;    // the earliest timer set
  Milliseconds not_before = 0;          // after a failure
  bool thinking = false, here_pending = false;
  std::map<Colour, int> lost_for;  // the bots' turns in a row that look lost to them
  int failures = 0;                // consecutive failures of bots in this game
  Milliseconds ask_again = 0;      // earliest time to ask
  Milliseconds used = 0;
  std::string row_state, lobby_state;  // as in the store's row, and as in the lobby
  int lobby_turn = -1;
  bool counted = false;                // among the games that its creator has started
  int points = 0;                      // counted for the games in memory
  std::shared_ptr<AsleepGame> before;  // it was unloaded and is not loaded again yet
  // The part of a snapshot that is the same for everybody, as of this event.
  struct Body {
    int n;
    std::string text;
  };
  std::optional<Body> body;
  // Owner and address for whom it counts as a table without people.
  std::vector<std::string> bot_table_of;
  std::string address;  // of its creator, if known

  // For several servers on one store.
  bool owned = true;       // otherwise this is a copy
  std::int64_t owner = 0;  // the server that owns the original; 0: no running server
  std::int64_t fence = 0;
  Milliseconds credit = 0;                   // by how much its clock is behind the server's
  bool claiming = false, following = false;  // the owner sends us the events
  std::map<std::int64_t, std::vector<Present>> elsewhere;  // who watches copies, by server
  std::string reported_here;       // of a copy: who is there, as the owner reported
  std::vector<SharedAct> pending;  // until it is known who decides them

  static std::string once_key(const std::string& actor, const std::string& id) {
    return actor + '\n' + id;
  }
  // In the time of the game's own clock.
  Milliseconds time(const ServerClock& clock) const { return clock.now() - credit; }
  // On whose behalf bots are asked; the queue is fair between these.
  const std::string& payer() const { return address.empty() ? room->settings().owner.id : address; }
  bool watched() const { return !watchers.empty() || !elsewhere.empty(); }
  RoomView view() const { return {*room, id, created, damage ? &*damage : nullptr}; }
  void tell(std::string message) const {
    const auto text = shared_text(std::move(message));
    for (const SharedClient& client : watchers) client->socket->send(text);
  }
  bool finished() const { return room->phase() == Room::Phase::Finished; }
  // A private game is for its players only.
  bool may_read(const Person& person) const {
    return !room->is_private() || room->is_player(person.id);
  }
  bool hides_from(const Person& person) const { return !finished() && room->is_player(person.id); }
  ChatView view_of(Client& client) const {
    const std::lock_guard lock(client.mutex);
    return {hides_from(client.person), client.silenced};
  }
  bool any_hidden(int from, int upto, const ChatView& view) const {
    for (auto one = chats.lower_bound(from); one != chats.end() && one->first <= upto; ++one) {
      if (view.hides(one->second.speaker, one->second.audience)) return true;
    }
    return false;
  }
  const std::string& text_for(int n, const ChatView& view) const {
    const auto found = chats.find(n);
    return found == chats.end() || !view.hides(found->second.speaker, found->second.audience)
               ? texts[n - 1]
               : found->second.hidden;
  }
  void remember(const RoomEvent& event, std::string text) {
    if (const auto* chat = event.as<events::Chat>()) {
      events::Chat hidden = *chat;
      hidden.text.clear();
      hidden.hidden = true;
      chats[event.n] = {chat->person.id, chat->to,
                        event_text({event.n, event.at, std::move(hidden)}, room->board())};
    }
    texts.push_back(std::move(text));
  }
  // Phase and seats: shown in lists.
  std::string state() const {
    std::string text(phase_name(room->phase()));
    for (const RoomSeat& seat : room->seats()) {
      text += '|' + seat.person.id + (seat.kind == RoomSeat::Kind::Open ? '-' : '+');
    }
    return room->is_private() ? text + "|private" : text;
  }
  std::vector<Present> people_here() const {
    std::vector<Present> people;
    for (const SharedClient& client : watchers) {
      people.push_back({client->person.id, client->socket->lag()});
    }
    return people;
  }
  // All watchers, on any server.
  std::vector<Present> present() const {
    std::vector<Present> all = people_here();
    for (const auto& [server, people] : elsewhere) {
      all.insert(all.end(), people.begin(), people.end());
    }
    return all;
  }
  bool is_among(Colour player, const std::vector<Present>& people) const {
    return std::any_of(people.begin(), people.end(),
                       [&](const Present& one) { return room->is_seat_of(player, one.person); });
  }
  bool is_here(Colour player) const { return is_among(player, present()); }
  int players_among(const std::vector<Present>& people) const {
    int count = 0;
    for (std::size_t i = 0; i < room->seats().size(); ++i) {
      count += is_among(colour_of(static_cast<int>(i)), people);
    }
    return count;
  }
  // The other server with most of the players, and how many.
  std::pair<std::int64_t, int> most_players_elsewhere() const {
    std::pair<std::int64_t, int> most{0, 0};
    for (const auto& [server, people] : elsewhere) {
      if (const int count = players_among(people); count > most.second) most = {server, count};
    }
    return most;
  }
  // Notes who has come and who has gone. Before the start nobody counts as away.
  void note_presence(Milliseconds now) {
    for (std::size_t i = 0; i < room->seats().size(); ++i) {
      const Colour player = colour_of(static_cast<int>(i));
      const bool missed = room->seats()[i].kind == RoomSeat::Kind::Person &&
                          room->phase() != Room::Phase::Open && !finished() && !is_here(player);
      if (missed) {
        away.try_emplace(player, now);
      } else {
        away.erase(player);
      }
    }
  }
  Presence here() const {
    Presence presence;
    const auto leave_time = room->leave_time();
    for (std::size_t i = 0; i < room->seats().size(); ++i) {
      const Colour player = colour_of(static_cast<int>(i));
      if (is_here(player)) presence.players.push_back(player);
      const auto gone = away.find(player);
      if (leave_time && gone != away.end() && room->game().is_in(player)) {
        presence.away.push_back({player, gone->second + *leave_time});
      }
    }
    for (const Present& one : present()) presence.others += !room->is_player(one.person);
    return presence;
  }
  // Players whom the others may claim to have left.
  std::vector<Colour> gone(Milliseconds now) const {
    std::vector<Colour> players;
    for (const Presence::Away& one : here().away) {
      if (one.claim_at <= now) players.push_back(one.player);
    }
    return players;
  }
  // Of the player to move.
  Milliseconds lag() const {
    Milliseconds longest = 0;
    for (const Present& one : present()) {
      if (room->is_seat_of(room->live().to_play(), one.person))
        longest = std::max(longest, one.lag);
    }
    return std::min(longest, kLongestLag);
  }
};

}  // namespace omnigo
