// A game as the hall keeps it.
#pragma once

#include <algorithm>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/hall.h"
#include "server/wire.h"

namespace omnigo {

inline std::shared_ptr<const std::string> shared_text(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

// All but the id and the strand belongs to the strand.
struct Hall::Slot {
  Slot(std::string name, std::shared_ptr<Workers> workers)
      : id(std::move(name)), strand(std::move(workers)) {}

  const std::string id;
  Strand strand;

  bool loaded = false, retired = false;
  std::optional<Room> room;  // nothing: there is no such game
  std::string created;
  std::vector<std::string> texts;             // of all events
  std::map<int, std::string> hidden;          // as players see what spectators say
  std::vector<int> chats;                     // their numbers
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
  std::map<Colour, int> lost_for;      // the bots' turns in a row that looked lost to them
  std::optional<BotAnswer> judgement;  // the server's of what is dead, since play stopped
  Milliseconds used = 0;
  std::string row_state, lobby_state;  // what the store's row says, and the lobby
  int lobby_turn = -1;

  RoomView view() const { return {*room, id, created}; }
  bool finished() const { return room->phase() == Room::Phase::Finished; }
  bool hides_from(const Person& person) const { return !finished() && room->is_player(person.id); }
  const std::string& text_for(int n, bool hide) const {
    const auto found = hide ? hidden.find(n) : hidden.end();
    return found == hidden.end() ? texts[n - 1] : found->second;
  }
  void remember(const RoomEvent& event, std::string text) {
    if (event.action == RoomEvent::Action::Chat) {
      chats.push_back(event.n);
      if (event.to_spectators) hidden[event.n] = event_text(event, room->board(), true);
    }
    if (event.action == RoomEvent::Action::Stop) judgement.reset();
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
  bool is_here(Colour player) const {
    return std::any_of(watchers.begin(), watchers.end(), [&](const SharedClient& client) {
      return room->is_seat_of(player, client->person.id);
    });
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
    for (const SharedClient& client : watchers) {
      presence.others += !room->is_player(client->person.id);
    }
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
    for (const SharedClient& client : watchers) {
      if (room->is_seat_of(room->live().to_play(), client->person.id)) {
        longest = std::max(longest, client->socket->lag());
      }
    }
    return std::min(longest, kLongestLag);
  }
};

}  // namespace omnigo
