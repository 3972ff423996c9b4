// Decides what happens in games: what people, bots and the passing of time do there.
//
// A game is a Room in memory and a log in the store. The room decides an action, the store writes
// it, and only when it is on disk do the person who acted and all watchers learn of it. If it
// cannot be written, the room is rebuilt from the log, as if the action had never been sent.
//
// Call it on the game's strand, unless it says otherwise.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "server/bot_driver.h"
#include "server/cluster_host.h"
#include "server/cluster_link.h"
#include "server/gallery.h"
#include "server/games.h"
#include "server/lobby.h"
#include "server/notifier.h"
#include "server/pairing.h"
#include "server/people.h"
#include "server/ratings.h"
#include "server/server_clock.h"
#include "store/store.h"

namespace omnigo {

class Referee : public ClusterHost {
 public:
  // The parts of the hall; they may be made after the referee.
  struct HallParts {
    Store& store;
    People& people;
    const ServerClock& clock;
    Ratings& ratings;
    Games& games;
    ClusterLink& link;
    Gallery& gallery;
    Lobby& lobby;
    Pairing& pairing;
    BotDriver& bots;
    std::function<void(TurnNotice)> your_turn = {};  // for people who are not at the table
  };
  explicit Referee(const HallParts& hall) : hall_(hall) {}

  // Begins a game that has a new room, and no log yet.
  void open(const SharedSlot& slot, const Person& owner,
            std::function<void(std::optional<Refusal>)> done);
  void act_here(const SharedSlot& slot, const SharedAct& act) override;
  // `id`: the name of the action, so that it happens once; empty: none.
  void decide(const SharedSlot& slot, const RoomAction& action, const Actor& actor,
              const std::string& id, std::function<void(Acted)> reply);

  void go_on(const SharedSlot& slot) override;
  // Sees to it that time changes the game when it is due.
  void schedule(const SharedSlot& slot);

  void broadcast(GameSlot& slot, int from, int upto) override {
    hall_.gallery.broadcast(slot, from, upto);
  }
  void tell_here(const SharedSlot& slot) override { hall_.gallery.tell_here(slot); }
  void update_lobby(GameSlot& slot) override;

  // --- any thread

  void show_in_lobby(const StoredGame& game) override {
    hall_.lobby.show(game.id, game.summary, false);
  }
  void reload_here(const std::string& game) override;
  void replace_in_rooms(const std::string& id, const Person& now) override;

 private:
  void commit(const SharedSlot& slot, std::vector<RoomEvent> events, const std::string& actor,
              const std::string& id, std::function<void(bool)> done);
  void committed(const SharedSlot& slot, int upto, bool ok);
  void call_players(const GameSlot& slot, const std::string& actor) const;
  Refusal not_saved() const;
  void make_again(const SharedSlot& slot);
  void add_rematch(const SharedSlot& slot, const std::string& id, Change& change);
  void tick(const SharedSlot& slot);

  const HallParts hall_;
};

}  // namespace omnigo
