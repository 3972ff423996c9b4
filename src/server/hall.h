// What people do with games: create them and play.
//
// A game is a Room in memory and a log in the store. The room decides an action, the store writes
// it, and only when it is on disk do the person who acted and all watchers learn of it. If it
// cannot be written, the room is rebuilt from the log, as if the action had never been sent.
//
// The hall's parts: Games has them in memory, each on its strand; ClusterLink knows whose they are;
// GamePages has what people read of them, Gallery those who watch; Lobby shows them; Pairing brings
// people together; BotDriver asks the bots.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <variant>
#include <vector>

#include "server/bot_driver.h"
#include "server/cluster_link.h"
#include "server/gallery.h"
#include "server/game_pages.h"
#include "server/games.h"
#include "server/lobby.h"
#include "server/pairing.h"
#include "server/people.h"
#include "server/ratings.h"
#include "server/server_clock.h"
#include "server/thinkers.h"
#include "store/store.h"

namespace omnigo {

class Hall : private ClusterHost {
 public:
  struct Options {
    Games::Options games = {};
    double bot_pace = 1;  // how long bots take for a turn; 0: as long as they think
  };
  Hall(Store& store, People& people, const ServerClock& clock, Thinkers* thinkers,
       const Options& options);
  ~Hall() override { close(); }

  // Resumes the unfinished games.
  void load();
  // From now on nobody can act; waits until everything is on disk.
  void stop();
  // Ends its threads. No answer comes after that.
  void close();

  // --- any thread; answers come on a game's strand

  // `address` is the owner's.
  void create(RoomSettings settings, const Person& owner, const std::string& address,
              std::function<void(std::variant<std::string, Refusal>)> reply);
  void act(const std::string& game, const Person& person, Milliseconds lag, std::string id,
           nlohmann::json action, std::function<void(Acted)> reply);

  // Seats the person in a listed game with these settings, created by somebody of about the same
  // rank; creates one if there is none. `settings` have the person in the first seat, and open
  // seats.
  struct Matched {
    std::string game;
    bool joined = false;
  };
  void match(RoomSettings settings, const Person& person, const std::string& address,
             std::function<void(std::variant<Matched, Refusal>)> reply);
  // Marks the game as annulled, ends it if it is running, and reverts its effect on ratings.
  void annul(const std::string& game, const std::string& reason, std::function<void(Acted)> reply);

  // The client is no longer connected.
  void gone(const SharedClient& client);

  // A guest has become another person, or a person has a new name.
  void replace_person(const std::string& id, const Person& now);
  // The logs of these games were rewritten: they are read again, here and on other servers.
  void reload(const std::vector<std::string>& games);

  Games& games() { return games_; }
  GamePages& pages() { return pages_; }
  Gallery& gallery() { return gallery_; }
  Lobby& lobby() { return lobby_; }
  ClusterLink& link() { return link_; }
  Milliseconds now() const { return clock_.now(); }
  Ratings& ratings() { return ratings_; }

 private:
  // --- deciding, on the game's strand

  void act_here(const SharedSlot& slot, const SharedAct& act) override;
  void decide(const SharedSlot& slot, const RoomAction& action, const Actor& actor,
              const std::string& id, std::function<void(Acted)> reply);
  void commit(const SharedSlot& slot, std::vector<RoomEvent> events, const std::string& actor,
              const std::string& id, std::function<void(bool)> done);
  void committed(const SharedSlot& slot, int upto, bool ok);
  Refusal not_saved() const;
  void make_again(const SharedSlot& slot);
  void add_rematch(const SharedSlot& slot, const std::string& id, Change& change);
  void go_on(const SharedSlot& slot) override;
  void schedule(const SharedSlot& slot);
  void tick(const SharedSlot& slot);

  // --- what watchers see

  void broadcast(GameSlot& slot, int from, int upto) override {
    gallery_.broadcast(slot, from, upto);
  }
  void tell_here(const SharedSlot& slot) override { gallery_.tell_here(slot); }
  void update_lobby(GameSlot& slot) override;
  void show_in_lobby(const StoredGame& game) override;

  // --- any thread

  void try_offers(std::shared_ptr<std::vector<Pairing::Offer>> offers, RoomSettings settings,
                  const Person& person, const std::string& address,
                  std::function<void(std::variant<Matched, Refusal>)> reply);
  void reload_here(const std::string& game) override;
  void replace_in_rooms(const std::string& id, const Person& now) override;

  Store& store_;
  People& people_;
  const ServerClock& clock_;
  Ratings ratings_;
  std::atomic<bool> stopping_ = false;
  Games games_;
  ClusterLink link_;
  GamePages pages_;
  Gallery gallery_;
  Lobby lobby_;
  Pairing pairing_;
  BotDriver bots_;
};

}  // namespace omnigo
