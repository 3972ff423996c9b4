// Several servers on one store: who owns a game, copies of other servers' games, and messages
// between servers. A single server owns all games and sends nothing.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "server/cluster_host.h"
#include "server/games.h"
#include "server/handed_on.h"
#include "server/people.h"
#include "server/server_clock.h"
#include "store/store.h"

namespace omnigo {

class ClusterLink {
 public:
  // `cluster`: null on a single server.
  ClusterLink(Store& store, Cluster* cluster, People& people, const ServerClock& clock,
              Games& games, ClusterHost& host);
  explicit operator bool() const { return cluster_ != nullptr; }
  void open();
  void close();
  // From now on no game is given to another server.
  void stop_giving() { stopping_ = true; }
  // Whether other servers share the games.
  bool is_shared() const { return is_shared_; }
  // For a game that is created here.
  std::int64_t first_fence() const { return cluster_ == nullptr ? 0 : 1; }

  // --- on the game's strand

  // Call before reading the log: nobody else writes to a game that is ours by then.
  void find_owner(GameSlot& slot);
  // Brings a copy up to date; read_on() does so even if its owner sends the events.
  void refresh(GameSlot& slot);
  void read_on(GameSlot& slot);
  // Reports to the owner who watches here; from then on the owner sends the events.
  void follow(const SharedSlot& slot);
  void tell_copies(const GameSlot& slot, int from, int upto);
  void tell_copies_here(const GameSlot& slot, const std::string& here);
  void tell_row(const GameSlot& slot);
  void go_where_players_are(const SharedSlot& slot);

  // --- any thread

  // Sends an action to the server that owns its game.
  void route(const SharedAct& act);
  // The same a little later, as often as necessary: it may have happened already, so it must not be
  // reported as failed.
  void again(const SharedAct& act);
  // The store has new data about this person: the other servers look again.
  void person_changed(const std::string& id);
  // Calls back when another server reports such a change; with an empty id if it may be about
  // anyone.
  void on_person(std::function<void(const std::string& id)> changed);
  void reload(const std::vector<std::string>& games);

 private:
  void send(std::int64_t server, const nlohmann::json& message);
  void claim(const SharedSlot& slot);
  void settle_owner(const SharedSlot& slot);
  void give_on_pending(const SharedSlot& slot);
  void look_for_owner(const SharedSlot& slot);
  void adopt(const std::string& game);
  void adopt_orphans();
  void servers_live(const std::vector<std::int64_t>& servers);
  void heard_nothing();
  void life_lost();
  void catch_up(GameSlot& slot, std::vector<StoredEvent> events);
  void hand_on(const GameSlot& slot, const SharedAct& act);
  void ask_again(const HandedOn::Which& which);
  void look_at_requests();
  // cluster_messages.cpp
  struct Heard;
  void hear(std::int64_t from, const std::string& text);

  Store& store_;
  Cluster* const cluster_;
  People& people_;
  const ServerClock& clock_;
  Games& games_;
  ClusterHost& host_;
  std::atomic<bool> stopping_ = false, is_shared_ = false;

  std::mutex listener_mutex_;
  std::function<void(const std::string&)> person_listener_;

  HandedOn handed_on_;
};

}  // namespace omnigo
