// What people do with games: making them, acting in them, watching and reading them.
//
// A game is a Room in memory and a log in the store. An action is decided by the room, written to
// the store, and only when it is on disk told to anyone: to the one who acted and to all who watch.
// Where it cannot be written, the room is made again from the log, as if it had not been asked.
//
// The hall's parts: Games has them in memory, each on its strand; ClusterLink knows whose they are;
// Lobby shows them; Pairing brings people together; BotDriver asks the bots.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "server/bot_driver.h"
#include "server/client.h"
#include "server/cluster_link.h"
#include "server/games.h"
#include "server/lobby.h"
#include "server/pairing.h"
#include "server/people.h"
#include "server/ratings.h"
#include "server/server_clock.h"
#include "server/thinkers.h"
#include "store/store.h"

namespace omnigo {

struct ChatView;

class Hall : private ClusterHost {
 public:
  struct Options {
    Games::Options games = {};
    double bot_pace = 1;  // how long bots take over their turns; 0: no longer than they think
  };
  Hall(Store& store, People& people, const ServerClock& clock, Thinkers* thinkers,
       const Options& options);
  ~Hall() override;

  // Brings the unfinished games back to life.
  void load();
  // From now on nobody acts; waits until all that was done is on disk.
  void stop();

  // --- any thread; answers come on a game's strand

  // `address` is the owner's.
  void create(RoomSettings settings, const Person& owner, const std::string& address,
              std::function<void(std::variant<std::string, Refusal>)> reply);
  void act(const std::string& game, const Person& person, Milliseconds lag, std::string id,
           nlohmann::json action, std::function<void(Acted)> reply);

  // Sits the person down in a listed game with these settings, made by somebody of about the same
  // rank; where there is none, makes it. `settings` have the person in the first seat, and open
  // ones.
  struct Matched {
    std::string game;
    bool joined = false;
  };
  void match(RoomSettings settings, const Person& person, const std::string& address,
             std::function<void(std::variant<Matched, Refusal>)> reply);
  // Marks the game as annulled, ends it if it goes on, and takes back what it did to ratings.
  void annul(const std::string& game, const std::string& reason, std::function<void(Acted)> reply);

  // Texts, or why there is none.
  struct Page {
    std::string text;
    // Of a game that is over, which changes no more but for what is said: another one means that it
    // has changed all the same. Empty: it changes.
    std::string tag = {};
  };
  using Told = std::function<void(std::variant<Page, Refusal>)>;
  void snapshot(const std::string& game, const Person& reader, Told reply);
  void events(const std::string& game, int since, const Person& reader, Told reply);
  // The board of a game, and its hash.
  struct BoardOfGame {
    SharedLayout board;
    std::string hash;
  };
  void board(const std::string& game,
             std::function<void(std::variant<BoardOfGame, Refusal>)> reply);
  // The board of this hash, out of a game in memory or in the store; nothing: no game has it. Takes
  // a while.
  SharedLayout board_of(const std::string& hash);
  void record(const std::string& game, bool sgf, Told reply);
  // Rows for a list, as the games stand now; empty where there is no such game.
  void summaries(const std::vector<std::string>& games,
                 std::function<void(std::vector<std::string>)> reply);
  // Waits: not to be called on a strand.
  Result<GameRecord> position(const std::string& game, int turn);
  // Whether the person plays in this game, and it is not over. Waits.
  bool is_playing(const std::string& game, const std::string& person);

  void watch(const std::string& game, const SharedClient& client, std::optional<int> since);
  void unwatch(const std::string& game, const SharedClient& client);
  Lobby& lobby() { return lobby_; }
  void gone(const SharedClient& client);

  // A guest became somebody else, or somebody has another name.
  void replace_person(const std::string& id, const Person& now);
  // The logs of these games were rewritten: they are read again, here and elsewhere.
  void reload(const std::vector<std::string>& games);

  Games& games() { return games_; }
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

  // --- what others see of it

  void broadcast(GameSlot& slot, int from, int upto) override;
  void tell_here(const SharedSlot& slot) override;
  void update_lobby(GameSlot& slot) override;
  void show_in_lobby(const StoredGame& game) override;
  std::string tag_of(const GameSlot& slot) const;
  std::string snapshot_of(GameSlot& slot, const Person& reader) const;
  ChatView view_of(const GameSlot& slot, const Person& reader) const;
  std::string events_message(const GameSlot& slot, int from, int upto, const ChatView& view) const;

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
  Lobby lobby_;
  Pairing pairing_;
  BotDriver bots_;
};

}  // namespace omnigo
