// What must outlive the server: people, tokens, and games as append-only logs of events.
//
// One interface, so that another database can stand behind it. The store knows nothing of Go: games
// and events are texts to it, with what one searches by beside them.
//
// Writes are taken in order by a thread of the store's own, which puts all that has come meanwhile
// on disk in one go (group commit) and only then says so. Reads see everything said to be done.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "store/cluster.h"

namespace omnigo {

struct StoredPerson {
  std::string id, name;
  std::string password = {};     // its hash; empty: a guest
  std::string merged_into = {};  // the account that a guest's games moved over to
  // Of accounts: texts that are equal for names that look alike; empty: not computed yet.
  std::string skeleton = {}, look = {};
  std::int64_t since = 0;  // cookies without a session made before are void; seconds since 1970
};

// A browser in which somebody is signed in. Times are in seconds since 1970.
struct StoredSession {
  std::string id, person;
  std::int64_t created = 0, used = 0;
  std::string hint = {};             // "Firefox on Linux"
  std::string device, address = {};  // marks of both, from which neither can be recovered
};

struct StoredToken {
  std::string id, person, label, created;
  std::string hash = {};
  std::string scopes = "play";  // separated by spaces
  std::int64_t used = 0;        // in seconds since 1970; 0: never
};

struct StoredGame {
  std::string id, created, settings;
  std::string phase, summary;  // as of its latest change
  bool listed = false;
  std::vector<std::string> people;  // players and those invited, by id
  std::string board = {};           // its hash; empty in games of version 0.20
  bool is_private = false;          // only its players may see it
};

// A finished game as the archive knows it: what one searches by.
enum class ArchiveOutcome : std::uint8_t { Won, Lost, None };
struct ArchivedGame {
  std::string game;
  bool is_public = false;   // whether it is to be found at all
  bool is_private = false;  // as in its row: otherwise the row has changed, and nothing is written
  std::string board = {}, rules = {}, ended = {};
  int players = 0;
  struct Player {
    std::string person;
    ArchiveOutcome outcome = ArchiveOutcome::None;
  };
  std::vector<Player> people = {};
  std::vector<std::int64_t> openings = {};  // keys of what it begins with
};

struct StoredEvent {
  int n = 0;  // from 1, without gaps
  std::int64_t at = 0;
  std::string actor, client;  // whose message made it and the message's id; empty: nobody's
  std::string body;
  bool is_chat = false;  // to be found by who said it; not read back
};

// How strong somebody is in one kind of game, by a name for that kind. Written over the version
// before it alone: who computed from another one has computed in vain.
struct StoredRating {
  std::string person, pool;
  double rating = 0, deviation = 0, volatility = 0;
  int games = 0;
  std::int64_t played = 0;   // the latest of them, in seconds since 1970
  std::int64_t version = 1;  // from 1
};

// What a game made of a player's rating. A game has one for each player, or none.
struct StoredOutcome {
  std::string game, person, pool;
  int place = 0;
  double before = 0, after = 0;  // ratings
  std::int64_t at = 0;           // in seconds since 1970
  bool annulled = false;
};

// What is known of a person beside who they are.
struct StoredStanding {
  std::string person;
  bool admin = false;
  std::int64_t banned_until = 0;  // in seconds since 1970
  std::string reason = {};
  std::int64_t muted_until = 0;  // from all chat
  std::string because_of = {};   // the person whose ban this one follows from
};

// A mark of a device or an address from which nobody becomes a new guest for a while.
struct StoredBan {
  std::string mark, person;  // whose ban it belongs to
  std::int64_t until = 0;    // in seconds since 1970
};

// What somebody wants to hear of another person: "mute" or "block"; empty: all again.
struct StoredRelation {
  std::string person, other, kind;
  std::int64_t at = 0;  // in seconds since 1970
};

// A complaint to those who run the server. Open until `closed`, in seconds since 1970.
struct StoredReport {
  std::string id, reporter, person, game;
  int event = 0;  // a chat line of the game; 0: no particular one
  std::string reason, text, quoted;
  std::int64_t at = 0, closed = 0;
  std::string closed_by = {}, note = {};
};

// Where a person said something.
struct StoredChat {
  std::string game;
  int n = 0;
  std::int64_t at = 0;  // in seconds since 1970
};

// Somebody left a game that went on.
struct StoredLeaving {
  std::string person, game;
  std::int64_t at = 0;  // in seconds since 1970
};

// Somebody marked stones in a way that cost others points, compared with the server's reading.
struct StoredMarking {
  std::string person, game;
  std::int64_t at = 0;  // the latest, in seconds since 1970
  int times = 1;        // in this game
  double points = 0;    // the most that anyone would have lost
};

// A browser that shows notices to a person, while its session lasts.
struct StoredSubscription {
  std::string id, person, session;
  std::string endpoint, key, auth;  // the push service's link; the browser's keys in base64
  std::string language = {};
  std::int64_t created = 0;  // in seconds since 1970
};

// Where e-mail reaches an account: confirmed by whoever reads mail there.
struct StoredMailAddress {
  std::string person, address;
  std::string language = {};
  bool turns = true;       // whether to write when it is their turn
  std::int64_t since = 0;  // in seconds since 1970
};

// A secret that was sent by e-mail, as its hash: for one purpose, once, until then.
struct StoredMailToken {
  std::string hash, person, purpose, address;
  std::int64_t until = 0;  // in seconds since 1970
};

// A mail about a game that the person has not looked at since.
struct StoredTurnMail {
  std::string person, game;
  std::int64_t at = 0;  // in seconds since 1970
};

// Written all or not at all.
struct Change {
  std::vector<StoredGame> games = {};       // new, or with a new phase, summary and people
  std::vector<ArchivedGame> archived = {};  // as they are to be found from now on
  struct Append {
    std::string game;
    std::vector<StoredEvent> events;
    // Where several servers share the store: that under which this one owns the game; 1 with the
    // first event, which makes it the owner. Who owns it no longer cannot write.
    std::int64_t fence = 0;
  };
  std::vector<Append> appends = {};
  std::vector<StoredPerson> people = {};  // new or changed
  std::vector<StoredToken> tokens = {};
  std::vector<std::string> revoked = {};  // ids of tokens
  std::vector<StoredSession> sessions = {};
  std::vector<std::string> ended = {};  // ids of sessions
  // All sessions of a person but one, and all tokens if so.
  struct SignOut {
    std::string person, but = {};
    bool tokens = false;
  };
  std::vector<SignOut> signed_out = {};
  // A session or a token was used, and so its person was here.
  struct Use {
    std::string id, person;
    std::int64_t at = 0;  // in seconds since 1970
  };
  std::vector<Use> uses = {};
  std::vector<StoredSubscription> subscriptions = {};  // new, or of another person now
  std::vector<std::string> unsubscribed = {};          // ids
  // A session takes over the subscriptions of one that ends.
  struct Succession {
    std::string from, to, person;
  };
  std::vector<Succession> successions = {};
  std::vector<StoredMailAddress> mail_addresses = {};  // new or changed
  std::vector<std::string> without_mail = {};          // people whose addresses go
  std::vector<StoredMailToken> mail_tokens = {};       // expired ones go
  // Used up now: cannot be written where it is not there any more, or expired.
  struct UsedToken {
    std::string hash;
    std::int64_t now = 0;
  };
  std::vector<UsedToken> used_tokens = {};
  std::vector<std::string> tokens_void = {};    // people whose tokens sent by e-mail go
  std::vector<StoredTurnMail> turn_mails = {};  // cannot be written where there is one
  std::vector<StoredTurnMail> looked_at = {};   // these people have looked at these games
  std::vector<StoredBan> bans = {};
  std::vector<std::string> unbanned = {};  // people whose bans of devices and addresses end
  std::vector<StoredRelation> relations = {};
  std::vector<StoredReport> reports = {};  // new, or closed
  // What a game's log and its row say from now on: without what was to be forgotten.
  struct Rewrite {
    std::string game, settings, summary;  // empty: as they are
    std::vector<std::pair<int, std::string>> events = {};
    bool chats_gone = false;  // these events were chat, and are no longer anybody's
  };
  std::vector<Rewrite> rewrites = {};
  // People of whom nothing stays but the row in `people`, which is among the people of this change.
  std::vector<std::string> erased = {};
  std::int64_t reports_until = 0;  // closed ones older than that go; 0: none
  std::vector<StoredRating> ratings = {};
  std::vector<StoredOutcome> outcomes = {};
  std::vector<std::string> annulled = {};  // games, not yet annulled, whose outcomes count no more
  std::vector<StoredStanding> standings = {};
  std::vector<StoredLeaving> leavings = {};
  std::vector<StoredMarking> markings = {};  // added to what is known of the person in the game
  std::optional<std::int64_t> time = {};     // what the server's clock shows
  std::vector<std::string> claims = {};      // games to own from now on, unless one who lives does
  struct Release {
    std::string game;
    std::int64_t fence = 0;  // that under which this server owns it
    std::int64_t time = 0;   // what the game's clock shows, which stands still until a claim
  };
  std::vector<Release> releases = {};  // games to own no longer
};

struct GameQuery {
  enum class List : std::uint8_t { Open, Live, Finished, Of };
  List list = List::Open;
  std::string person = {};  // List::Of
  std::int64_t before = 0;  // a StoredRow's number; 0: from the latest
  int limit = 50;
};

// What to look for in the archive; what is empty or 0 makes no difference.
struct ArchiveQuery {
  std::vector<std::string> people = {};        // ids of up to two players
  std::optional<ArchiveOutcome> outcome = {};  // of the first of them
  std::string board = {}, rules = {}, ended = {};
  int players = 0;
  std::optional<std::int64_t> opening = {};  // its key
  std::string from = {}, until = {};         // created then or later; before then
  std::int64_t before = 0;                   // a StoredRow's number; 0: from the latest
  int limit = 50;
};

struct StoredRow {
  std::int64_t number;  // larger for later games
  StoredGame game;
};

// What became of a change.
struct Written {
  enum class Fate : std::uint8_t {
    Done,     // it is on disk
    Refused,  // it contradicts what is there: a name is taken, an event does not follow the latest
    Full,     // the disk is full
    Failed    // the database cannot write it
  };
  Fate fate = Fate::Done;
  std::string why = {};  // Full, Failed: in one line, for who runs the server

  operator bool() const { return fate == Fate::Done; }
  // Whether nothing can be written at all at the moment.
  bool is_trouble() const { return fate == Fate::Full || fate == Fate::Failed; }
};

// Not everything that was asked for can be read: nobody is to take that for all there is. Thrown by
// all functions of Store that read.
struct Unreadable : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Store {
 public:
  virtual ~Store() = default;

  // `done` is called on the store's thread. An event that does not follow the latest of its game
  // cannot be written.
  virtual void write(Change change, std::function<void(Written)> done) = 0;
  // Waits until all that was given to it is decided.
  virtual void flush() = 0;

  virtual std::optional<StoredPerson> person(const std::string& id) = 0;
  // Accounts alone; capital letters make no difference.
  virtual std::optional<StoredPerson> account(const std::string& name) = 0;
  // Guests and the accounts they became.
  virtual std::vector<std::pair<std::string, std::string>> merged() = 0;
  virtual std::optional<StoredToken> token(const std::string& hash) = 0;
  virtual std::vector<StoredToken> tokens(const std::string& person) = 0;

  virtual std::optional<StoredSession> session(const std::string& id) = 0;
  // Latest use first.
  virtual std::vector<StoredSession> sessions(const std::string& person) = 0;
  // Latest first.
  virtual std::vector<StoredSubscription> subscriptions(const std::string& person) = 0;
  virtual std::optional<StoredMailAddress> mail_address(const std::string& person) = 0;
  // Of all people who have this one; capital letters make no difference.
  virtual std::vector<StoredMailAddress> mail_addresses(const std::string& address) = 0;
  virtual std::optional<StoredMailToken> mail_token(const std::string& hash) = 0;
  virtual bool was_mailed(const std::string& person, const std::string& game) = 0;
  // An account with either of these.
  virtual std::optional<StoredPerson> account_like(const std::string& skeleton,
                                                   const std::string& look) = 0;
  // Accounts whose skeletons do not begin so.
  virtual std::vector<StoredPerson> accounts_without(const std::string& beginning) = 0;
  // Guests with a session from a device of this mark; or from such an address, made since then.
  virtual std::vector<StoredPerson> guests_at(const std::string& mark, std::int64_t since) = 0;
  // Guests who were not here since then and do not play.
  virtual std::vector<StoredPerson> idle_guests(std::int64_t before, int limit) = 0;
  virtual std::vector<StoredBan> bans(std::int64_t now) = 0;
  virtual std::vector<StoredRelation> relations(const std::string& person) = 0;
  // Whose chat this person does not get: those muted or blocked, and those who blocked them.
  virtual std::vector<std::string> silenced(const std::string& person) = 0;
  // Whether one of the two has blocked the other.
  virtual bool blocked(const std::string& one, const std::string& other) = 0;
  virtual std::optional<StoredReport> report(const std::string& id) = 0;
  // Latest first.
  virtual std::vector<StoredReport> reports(bool open_only, int limit) = 0;
  virtual std::vector<StoredReport> reports_by(const std::string& reporter, int limit) = 0;
  virtual std::vector<StoredChat> chats(const std::string& person) = 0;
  // What was said before then in games that are finished.
  virtual std::vector<StoredChat> old_chats(std::int64_t before, int limit) = 0;

  // Accounts whose names begin so, by name.
  virtual std::vector<StoredPerson> accounts(const std::string& beginning, int limit) = 0;

  virtual std::vector<StoredRating> ratings(const std::string& person) = 0;
  virtual std::vector<StoredOutcome> outcomes_of_game(const std::string& game) = 0;
  // Latest first; those of private games only if `all`.
  virtual std::vector<StoredOutcome> outcomes(const std::string& person, int limit, bool all) = 0;
  // How many of the person's rated games in a pool are private.
  virtual int private_outcomes(const std::string& person, const std::string& pool) = 0;
  virtual std::optional<StoredStanding> standing(const std::string& person) = 0;
  virtual std::vector<StoredStanding> standings() = 0;
  // How often since then, and when last (0: never).
  struct Leavings {
    int count = 0;
    std::int64_t latest = 0;
  };
  virtual Leavings leavings(const std::string& person, std::int64_t since) = 0;
  // Of one person, or of all where there is no name; latest first.
  virtual std::vector<StoredMarking> markings(const std::string& person, std::int64_t since,
                                              int limit) = 0;

  virtual std::optional<StoredGame> game(const std::string& id) = 0;
  virtual std::vector<StoredEvent> events(const std::string& game, int after = 0) = 0;
  virtual std::optional<StoredEvent> event(const std::string& game, int n) = 0;
  // The settings of a game on the board of this hash.
  virtual std::optional<std::string> settings_on(const std::string& board) = 0;
  // All games that are not finished; all games at all.
  virtual std::vector<std::string> unfinished() = 0;
  virtual std::vector<std::string> all_games() = 0;
  // Latest first.
  virtual std::vector<StoredRow> games(const GameQuery& query) = 0;

  // Finished games that everybody may see, latest first.
  virtual std::vector<StoredRow> find_games(const ArchiveQuery& query) = 0;
  // How many of those the person has played, by outcome.
  struct ArchiveCounts {
    std::int64_t won = 0, lost = 0, other = 0;
  };
  virtual ArchiveCounts count_games(const std::string& person) = 0;
  // Finished games that the archive has not looked at since they changed.
  virtual std::vector<std::string> unarchived(int limit) = 0;
  // The latest that the server's clock is known to have shown.
  virtual std::int64_t time() = 0;

  // What is kept under this name; where nothing is, `fresh` is from now on, for all who ask.
  virtual Result<std::string> secret(const std::string& name, const std::string& fresh) = 0;

  // How it fares, from any thread and at once: nothing wrong, or one line that says what.
  struct Health {
    std::optional<Written> trouble;          // of the latest change
    std::chrono::milliseconds waiting = {};  // how long the oldest change has waited
  };
  virtual Health health() = 0;

  // Looks at the whole database, which takes a while: what is damaged in it, a line each. What is
  // in the texts of games and events is for others to judge.
  virtual std::vector<std::string> damage() = 0;

  // Nothing where there can be no other server.
  virtual Cluster* cluster() = 0;

  // A copy of everything, as one file of SQLite, while all goes on. An error if the file exists.
  virtual Result<void> back_up(const std::string& path) = 0;
};

// Whether this names a PostgreSQL database: postgres://USER@HOST/NAME, as libpq understands it.
bool is_postgres(const std::string& database);
// That, or SQLite in a file. Made if it is not there; brought up to date if it is of an older
// version.
Result<std::unique_ptr<Store>> open_store(const std::string& database);

// Everything of one database into another, which must be empty.
Result<void> copy_store(const std::string& from, const std::string& to);

// A number for a text, for all practical purposes its own: what the archive finds openings by.
std::int64_t archive_key(std::string_view text);

// As names of accounts are compared: capital letters make no difference.
std::string name_key(const std::string& name);

}  // namespace omnigo
