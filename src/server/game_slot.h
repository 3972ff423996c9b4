// A game as the hall keeps it: its room, its log, and who watches it.
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

// An action on its way to where it is decided.
struct GameAct {
  std::string game;
  Person person = {};
  Milliseconds lag = 0;
  std::string id = {};
  nlohmann::json action;
  std::function<void(Acted)> reply;
  bool admin = false;  // annuls the game
};
using SharedAct = std::shared_ptr<GameAct>;

// One who watches a copy of the game.
struct Present {
  std::string person;
  Milliseconds lag;
};

inline std::string here_message(const std::string& game, const std::string& here) {
  return R"({"type":"here","game":")" + game + R"(","here":)" + here + "}";
}

// What somebody is not shown of what was said: while they play, what spectators say; and at any
// time whom they do not want to hear.
struct ChatView {
  bool plays = false;
  std::shared_ptr<const std::set<std::string>> silenced = {};

  bool hides(const std::string& speaker, Audience audience) const {
    return (plays && audience == Audience::Spectators) || (silenced && silenced->contains(speaker));
  }
};

// What a game that is not in memory has beside its log.
struct AsleepGame {
  std::map<Colour, Milliseconds> away;
  std::map<Colour, int> lost_for;
  std::string lobby_state;
  int lobby_turn = -1;
  std::string summary, address;
  Person owner;  // who began it
  int points = 0;
  std::optional<Milliseconds> wake;  // by the server's clock
};

// All but the id and the strand belongs to the strand.
struct GameSlot {
  GameSlot(std::string name, std::shared_ptr<StrandThreads> threads)
      : id(std::move(name)), strand(std::move(threads)) {}

  const std::string id;
  Strand strand;

  bool loaded = false, retired = false;
  bool faulty = false;       // the room decided what cannot happen: it is made again
  int behind_loading = 0;    // those who came while it was not loaded, and come first
  std::optional<Room> room;  // nothing: `missing` says why
  Refusal missing = {Refusal::Code::NotFound, "there is no such game"};
  std::optional<Damage> damage;  // of the log: the room is only to be looked at
  std::string created;
  std::vector<std::string> texts;  // of all events
  struct Said {
    std::string speaker;
    Audience audience;
    std::string hidden;  // the event without its text
  };
  std::map<int, Said> chats;                  // by number
  std::unordered_map<std::string, int> once;  // what was done already: event numbers
  int committed = 0;                          // the events known to be on disk
  int epoch = 0;                              // how often the room was made anew
  struct Waiting {
    int n;
    std::function<void(bool)> done;
  };
  std::deque<Waiting> waiting;
  std::vector<SharedClient> watchers;
  std::map<Colour, Milliseconds> away;  // players who are not among them, and since when
  std::optional<Milliseconds> timer;    // the earliest one set
  Milliseconds not_before = 0;          // after a failure
  bool thinking = false, here_pending = false;
  std::map<Colour, int> lost_for;  // the bots' turns in a row that looked lost to them
  int failures = 0;                // of those who think for it, in a row
  Milliseconds ask_again = 0;      // not before that
  Milliseconds used = 0;
  std::string row_state, lobby_state;  // what the store's row says, and the lobby
  int lobby_turn = -1;
  bool counted = false;                // among the games that its maker began
  int points = 0;                      // counted among those in memory
  std::shared_ptr<AsleepGame> before;  // it was unloaded, and not loaded again yet
  // The part of a snapshot that is the same for all, as of this event.
  struct Body {
    int n;
    std::string text;
  };
  std::optional<Body> body;
  std::vector<std::string> bot_table_of;  // by whom it is counted among tables without people
  std::string address;                    // of who made it, where known

  // Where several servers share the store.
  bool owned = true;       // else this is a copy
  std::int64_t owner = 0;  // the server that owns what is copied; 0: nobody who lives
  std::int64_t fence = 0;
  Milliseconds credit = 0;                   // by how much its clock is behind the server's
  bool claiming = false, following = false;  // the owner tells us what happens
  std::map<std::int64_t, std::vector<Present>> elsewhere;  // who watches copies, by server
  std::string told_here;           // of a copy: who is there, as the owner told it
  std::vector<SharedAct> pending;  // until it is known who decides them

  static std::string once_key(const std::string& actor, const std::string& id) {
    return actor + '\n' + id;
  }
  // By the game's own clock.
  Milliseconds time(const ServerClock& clock) const { return clock.now() - credit; }
  // For whom bots take turns with those of others.
  const std::string& payer() const { return address.empty() ? room->settings().owner.id : address; }
  bool watched() const { return !watchers.empty() || !elsewhere.empty(); }
  RoomView view() const { return {*room, id, created, damage ? &*damage : nullptr}; }
  void tell(std::string message) const {
    const auto text = shared_text(std::move(message));
    for (const SharedClient& client : watchers) client->socket->send(text);
  }
  bool finished() const { return room->phase() == Room::Phase::Finished; }
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
  // Phase and seats: what lists show.
  std::string state() const {
    std::string text(phase_name(room->phase()));
    for (const RoomSeat& seat : room->seats()) {
      text += '|' + seat.person.id + (seat.kind == RoomSeat::Kind::Open ? '-' : '+');
    }
    return text;
  }
  std::vector<Present> people_here() const {
    std::vector<Present> people;
    for (const SharedClient& client : watchers) {
      people.push_back({client->person.id, client->socket->lag()});
    }
    return people;
  }
  // All who watch, on whichever server.
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
  // The other server where most of the players are, and how many.
  std::pair<std::int64_t, int> most_players_elsewhere() const {
    std::pair<std::int64_t, int> most{0, 0};
    for (const auto& [server, people] : elsewhere) {
      if (const int count = players_among(people); count > most.second) most = {server, count};
    }
    return most;
  }
  // Whoever came is here, whoever went is away from now on. Before the start nobody is missed.
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
  // Those whom the others may claim to have left.
  std::vector<Colour> gone(Milliseconds now) const {
    std::vector<Colour> players;
    for (const Presence::Away& one : here().away) {
      if (one.claim_at <= now) players.push_back(one.player);
    }
    return players;
  }
  // Of the player to play.
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
