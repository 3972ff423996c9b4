// All the games, each on a strand of its own, and who watches them; the lobby.
//
// A game is a Room in memory and a log in the store. An action is decided by the room, written to
// the store, and only when it is on disk told to anyone: to the one who acted and to all who watch.
// Where it cannot be written, the room is made anew from the log, as if it had not been asked.
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

#include "server/boards.h"
#include "server/net.h"
#include "server/people.h"
#include "server/ratings.h"
#include "server/room.h"
#include "server/strand.h"
#include "store/store.h"

namespace omnigo {

struct LobbyNews;

// The server's own clock in milliseconds: never goes back, and goes on where it stood when the
// server was last known to run. It stands still while nothing can be kept, and for good when the
// server is about to end, so that nobody is charged for that.
class ServerClock {
 public:
  explicit ServerClock(Milliseconds from) : from_(from), since_(std::chrono::steady_clock::now()) {}
  Milliseconds now() const {
    const std::lock_guard lock(mutex_);
    return shown();
  }
  // At the earliest: should the clock stand still, look again.
  std::chrono::steady_clock::time_point when(Milliseconds time) const {
    return std::chrono::steady_clock::now() + std::chrono::milliseconds(time - now());
  }
  void pause() {
    const std::lock_guard lock(mutex_);
    from_ = shown();
    running_ = false;
  }
  void go_on() {
    const std::lock_guard lock(mutex_);
    if (running_ || stopped_) return;
    since_ = std::chrono::steady_clock::now();
    running_ = true;
  }
  void stop() {
    pause();
    const std::lock_guard lock(mutex_);
    stopped_ = true;
  }

 private:
  Milliseconds shown() const {
    if (!running_) return from_;
    const auto passed = std::chrono::steady_clock::now() - since_;
    return from_ + std::chrono::duration_cast<std::chrono::milliseconds>(passed).count();
  }

  mutable std::mutex mutex_;
  Milliseconds from_;  // what it showed then
  std::chrono::steady_clock::time_point since_;
  bool running_ = true, stopped_ = false;
};

// Somebody connected.
struct Client {
  std::shared_ptr<Socket> socket;
  Person person;    // without an id: nobody in particular
  std::string key;  // of what proved it (Identity)
  std::mutex mutex;
  std::set<std::string> games;  // those watched
  // Whose chat this person does not get; nothing: everybody's is welcome.
  std::shared_ptr<const std::set<std::string>> silenced;
  bool gone = false;
};
using SharedClient = std::shared_ptr<Client>;

// What the hall asks of those who play for the server; answers come from any thread.
enum class BotUrgency : std::uint8_t { Bots, People, Rated };  // who waits for the answer
inline constexpr int kBotUrgencies = 3;
struct BotQuestion {
  std::string game;   // its id
  GameRecord record;  // the game so far
  std::string bot;
  Colour player = Colour::Empty;  // whose turn it is; Empty: what is dead?
  Milliseconds time = 0;          // to think at most
  int lost_for = 0;               // what the answer for the player's latest turn said
  bool resigns = true;            // whether it may
  BotUrgency urgency = BotUrgency::People;
  std::string address = {}, owner = {};  // of who made the game
};
struct BotAnswer {
  enum class Kind : std::uint8_t { Failed, Move, Pass, Resign, Proposal };
  Kind kind = Kind::Failed;
  Point point = kNoPoint;
  int lost_for = 0;         // turns in a row that looked lost to the player
  double clear = 0;         // of a turn: how clear the choice was, from 0 to 1
  Milliseconds waited = 0;  // before it could think
  omnigo::Proposal proposal = {};
};
class Thinkers {
 public:
  virtual ~Thinkers() = default;
  virtual void ask(BotQuestion question, std::function<void(BotAnswer)> answer) = 0;
};

// Whether a game could have this name.
bool is_game_id(std::string_view text);

// The number of the event it made, or why not.
using Acted = std::variant<int, Refusal>;

class Hall {
 public:
  struct Options {
    int threads = 2, reading_threads = 2;
    // Of unfinished games that one person began: how many, and how many points they have. 0: any
    // number.
    int most_games = 50, most_points = 100'000;
    // How long a game that nobody looks at stays in memory, unless it is needed elsewhere.
    std::chrono::milliseconds idle{60'000};
    int most_bot_tables = 2;  // of those, tables without people; an address has twice as many
    double bot_pace = 1;      // how long bots take over their turns; 0: no longer than they think
  };
  Hall(Store& store, People& people, const ServerClock& clock, Thinkers* thinkers,
       const Options& options);
  ~Hall();

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
  Boards& boards() { return boards_; }
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
  void watch_lobby(const SharedClient& client);
  void unwatch_lobby(const SharedClient& client);
  void gone(const SharedClient& client);

  // A guest became somebody else, or somebody has another name.
  void replace_person(const std::string& id, const Person& now);
  // The store was told something of this person: the other servers look again.
  void person_changed(const std::string& id);
  // Calls back when another server says so; with an empty id where it may have been anyone.
  void on_person(std::function<void(const std::string& id)> changed);
  // The logs of these games were rewritten: they are read again, here and elsewhere.
  void reload(const std::vector<std::string>& games);

  int games() const;  // in memory
  // Whether other servers share the games.
  bool is_shared() const { return is_shared_; }
  Milliseconds now() const { return clock_.now(); }
  Ratings& ratings() { return ratings_; }

 private:
  struct Slot;
  using SharedSlot = std::shared_ptr<Slot>;

  struct Act;
  struct Request;
  using SharedAct = std::shared_ptr<Act>;

  SharedSlot find(const std::string& game);
  SharedSlot nowhere(const std::string& game);
  void with_slot(const std::string& game, std::function<void(const SharedSlot&)> use,
                 Strand::Kind kind = Strand::Kind::Turn);
  void read_slot(const std::string& game, std::function<void(const SharedSlot&)> use) {
    with_slot(game, std::move(use), Strand::Kind::Reading);
  }
  void with(const std::string& game, std::function<void(Slot*)> use,
            Strand::Kind kind = Strand::Kind::Turn);
  void read(const std::string& game, std::function<void(Slot*)> use) {
    with(game, std::move(use), Strand::Kind::Reading);
  }
  void when_settled(const SharedSlot& slot, std::function<void(Slot*)> use, Strand::Kind kind);
  void with_settled(const std::string& game, std::function<void(const SharedSlot&)> use,
                    Strand::Kind kind = Strand::Kind::Reading);
  std::string tag_of(const Slot& slot) const;
  bool load(Slot& slot);
  bool read_log(Slot& slot);
  bool learn(Slot& slot, StoredEvent kept);
  Refusal not_saved() const;
  void note_begun(Slot& slot);
  void forget_bot_table(Slot& slot);
  bool has_too_many_bot_tables(const std::string& owner, const std::string& address) const;
  void act_here(const SharedSlot& slot, const SharedAct& act);
  void decide(const SharedSlot& slot, const RoomAction& action, const Actor& actor,
              const std::string& id, std::function<void(Acted)> reply);
  void commit(const SharedSlot& slot, std::vector<RoomEvent> events, const std::string& actor,
              const std::string& id, std::function<void(bool)> done);
  void committed(const SharedSlot& slot, int upto, bool ok);
  void broadcast(Slot& slot, int from, int upto);
  void make_again(const SharedSlot& slot);
  void tick(const SharedSlot& slot);
  void schedule(const SharedSlot& slot);
  void wake_bots(const SharedSlot& slot);
  void ask_bot(const SharedSlot& slot, Colour player, const std::string& bot);
  void pace_bot(const SharedSlot& slot, Colour player, int n, Milliseconds asked, BotAnswer answer);
  bool may_resign(const Room& room, const std::string& bot);
  std::optional<Milliseconds> budget(const Slot& slot, Colour player) const;
  void bot_answered(const SharedSlot& slot, Colour player, int n, const BotAnswer& answer);
  void bot_failed(const SharedSlot& slot, Colour player);
  void reading_came(const SharedSlot& slot, int stop, const BotAnswer& answer);
  bool bot_scores(const SharedSlot& slot, Colour player);
  StoredGame row(const Slot& slot) const;
  void add_rematch(const SharedSlot& slot, const std::string& id, Change& change);
  void add_ranks(RoomSettings& settings);
  std::optional<Refusal> unfit_to_create(const RoomSettings& settings, const Person& owner);
  std::optional<Refusal> unfit_to_join(const Room& room, const Person& person);
  std::optional<Refusal> barred(const Person& person);
  void note_leaving(const Slot& slot, const RoomEvent& event, Change& change) const;
  void note_marking(const Slot& slot, const RoomEvent& event, Change& change) const;
  void offer_match(const Slot& slot);
  struct Offer;
  void try_offers(std::shared_ptr<std::vector<Offer>> offers, RoomSettings settings,
                  const Person& person, const std::string& address,
                  std::function<void(std::variant<Matched, Refusal>)> reply);
  void tell_here(const SharedSlot& slot);
  void update_lobby(Slot& slot);
  void set_lobby(const std::string& game, const std::optional<std::string>& summary, bool open);
  std::vector<std::string> lobby_to_show() const;
  void tell_lobby();
  LobbyNews lobby_page() const;
  void tell_turns();
  void sweep();
  bool is_idle(const Slot& slot, Milliseconds idle) const;
  void unload_if_idle(const SharedSlot& slot, Milliseconds idle);
  void weigh(Slot& slot);
  void wake_sleepers();
  void forget_sleepers();
  // A list does not bring games back into memory.
  std::optional<std::string> summary_of_sleeper(const std::string& game);
  std::vector<std::string> sleepers_of(const std::string& person);
  std::string snapshot_of(Slot& slot, const Person& reader) const;
  struct View;
  View view_of(const Slot& slot, const Person& reader) const;
  std::string events_message(const Slot& slot, int from, int upto, const View& view) const;
  void reload_here(const std::string& game);
  std::optional<Refusal> unwelcome(const Room& room, const Person& person);
  void replace_in_rooms(const std::string& id, const Person& now);

  // Several servers: hall_cluster.cpp.
  void open_cluster();
  void send(std::int64_t server, const nlohmann::json& message);
  void on_every_slot(const std::function<void(const SharedSlot&)>& use);
  Milliseconds now(const Slot& slot) const;
  void find_owner(Slot& slot);
  void claim(const SharedSlot& slot);
  void settle_owner(const SharedSlot& slot);
  void give_on_pending(const SharedSlot& slot);
  void look_for_owner(const SharedSlot& slot);
  void go_where_players_are(const SharedSlot& slot);
  void adopt(const std::string& game);
  void adopt_orphans();
  void servers_live(const std::vector<std::int64_t>& servers);
  void heard_nothing();
  void life_lost();
  void catch_up(Slot& slot, std::vector<StoredEvent> events);
  void read_on(Slot& slot);
  void refresh(Slot& slot);
  void follow(const SharedSlot& slot);
  void tell_copies(const Slot& slot, int from, int upto);
  void tell_row(const Slot& slot);
  void route(const SharedAct& act);
  void again(const SharedAct& act);
  void hand_on(const Slot& slot, const SharedAct& act);
  void ask_again(const std::function<bool(const Request&)>& which);
  void look_at_requests();
  void hear(std::int64_t from, const std::string& text);
  void hear_act(std::int64_t from, const nlohmann::json& message);
  void hear_acted(std::int64_t from, const nlohmann::json& message);
  void hear_here(std::int64_t from, const nlohmann::json& message);
  void hear_at(std::int64_t from, const nlohmann::json& message);
  void hear_events(std::int64_t from, const nlohmann::json& message);
  void hear_tell(std::int64_t from, const nlohmann::json& message);
  void hear_yours(std::int64_t from, const nlohmann::json& message);
  void hear_owner(std::int64_t from, const nlohmann::json& message);
  void hear_row(std::int64_t from, const nlohmann::json& message);
  void hear_person(std::int64_t from, const nlohmann::json& message);
  void hear_reload(std::int64_t from, const nlohmann::json& message);

  Store& store_;
  Cluster* const cluster_;  // nothing: we are alone
  People& people_;
  const ServerClock& clock_;
  Thinkers* thinkers_;
  const Options options_;
  Ratings ratings_;
  std::atomic<bool> stopping_ = false, is_shared_ = false;

  mutable std::mutex mutex_;
  std::unordered_map<std::string, SharedSlot> slots_;
  struct Begun {
    int games = 0, points = 0;
  };
  std::unordered_map<std::string, Begun> begun_;  // unfinished games by who began them
  // Unfinished games of ours that are not in memory, and what is not in their logs.
  struct Asleep;
  std::unordered_map<std::string, std::shared_ptr<Asleep>> asleep_;
  std::atomic<std::int64_t> points_loaded_ = 0;           // of the boards of all games in memory
  std::set<std::pair<Milliseconds, std::string>> wakes_;  // when time brings something about
  std::unordered_map<std::string, int> bot_tables_;  // those without people, by owner and address

  std::mutex lobby_mutex_;
  static constexpr int kMostShown = 50;  // with open seats, and as many that are played
  struct Listed {
    std::string summary;
    bool open;  // has open seats
    std::int64_t place;
  };
  std::map<std::string, Listed> lobby_;
  std::int64_t latest_place_ = 0;
  std::map<std::int64_t, std::string> lobby_open_, lobby_live_;  // by place
  std::set<std::string> lobby_shown_;                            // what those who watch know of
  std::set<std::string> lobby_changed_;
  std::set<SharedClient> lobby_watchers_;
  std::set<SharedClient> lobby_newcomers_;  // who came since the lobby's latest news
  // Listed games with open seats for anyone.
  struct Offer {
    std::string game, kind;  // board, rules and so on, as one text
    Person owner;
    Colour seat;
    int ranks;
    bool rated, guests;
  };
  std::map<std::string, Offer> offers_;
  std::map<std::string, std::string> lobby_turns_;  // of games where no more than that changed
  bool lobby_pending_ = false, turns_pending_ = false;

  std::mutex listener_mutex_;
  std::function<void(const std::string&)> person_listener_;

  std::mutex requests_mutex_;
  std::int64_t latest_request_ = 0;
  std::map<std::int64_t, Request> requests_;  // actions handed on and not answered yet

  Boards boards_;
  std::shared_ptr<StrandThreads> threads_;
  Timers timers_;
};

}  // namespace omnigo
