// What people do with games: create them and play.
//
// The hall's parts: Games has them in memory, each on its strand; Referee decides what happens
// there; ClusterLink knows whose they are; GamePages has what people read of them, Gallery those
// who watch; Lobby shows them; Pairing brings people together; BotDriver asks the bots.
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
#include "server/referee.h"
#include "server/server_clock.h"
#include "server/thinkers.h"
#include "store/store.h"

namespace omnigo {

class Hall {
 public:
  struct Options {
    Games::Options games = {};
    double bot_pace = 1;  // how long bots take for a turn; 0: as long as they think
    // It is the turn of somebody who is not at the table, in a game that may take days. Must not
    // wait.
    std::function<void(TurnNotice)> your_turn = {};
  };
  Hall(Store& store, People& people, const ServerClock& clock, Thinkers* thinkers,
       const Options& options);
  ~Hall() { close(); }

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
  void try_offers(std::shared_ptr<std::vector<Pairing::Offer>> offers, RoomSettings settings,
                  const Person& person, const std::string& address,
                  std::function<void(std::variant<Matched, Refusal>)> reply);

  Store& store_;
  const ServerClock& clock_;
  std::atomic<bool> stopping_ = false;
  Ratings ratings_;
  Games games_;
  Referee referee_;
  ClusterLink link_;
  GamePages pages_;
  Gallery gallery_;
  Lobby lobby_;
  Pairing pairing_;
  BotDriver bots_;
};

}  // namespace omnigo
