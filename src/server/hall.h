// What people do with games: create, play, watch and read them.
//
// A game is a Room in memory and a log in the store. The room decides an action, the store writes
// it, and only when it is on disk do the person who acted and all watchers learn of it. If it
// cannot be written, the room is rebuilt from the log, as if the action had never been sent.
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
    double bot_pace = 1;  // how long bots take for a turn; 0: as long as they think
  };
  Hall(Store& store, People& people, const ServerClock& clock, Thinkers* thinkers,
       const Options& options);
  ~Hall() override;

  // Resumes the unfinished games.
  void load();
  // From now on nobody can act; waits until everything is on disk.
  void stop();

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

  // A text, or why there is none.
  struct Page {
    std::string text;
    // For a finished game: identifies the version, which changes only with chat or an annulment.
    // Empty while the game can change.
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
  // The board with this hash, from a game in memory or in the store; nothing if no game has it.
  // Slow.
  SharedLayout board_of(const std::string& hash);
  void record(const std::string& game, bool sgf, Told reply);
  // Lines for a list, as the games are now; empty if there is no such game.
  void summaries(const std::vector<std::string>& games,
                 std::function<void(std::vector<std::string>)> reply);
  // Blocks: do not call it on a strand.
  Result<GameRecord> position(const std::string& game, int turn);
  // Whether the person plays in this game, and it is not over. Blocks.
  bool is_playing(const std::string& game, const std::string& person);

  void watch(const std::string& game, const SharedClient& client, std::optional<int> since);
  void unwatch(const std::string& game, const SharedClient& client);
  Lobby& lobby() { return lobby_; }
  void gone(const SharedClient& client);

  // A guest has become another person, or a person has a new name.
  void replace_person(const std::string& id, const Person& now);
  // The logs of these games were rewritten: they are read again, here and on other servers.
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

  // --- what watchers see

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
