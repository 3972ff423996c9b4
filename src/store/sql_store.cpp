// The store over a back end that speaks SQL: the queue of what is to be written, and all reading.
#include <sys/stat.h>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <iostream>
#include <mutex>
#include <thread>
#include <utility>

#include "store/sql.h"

namespace omnigo {
namespace {

// Reads all, or throws.
class WholeReads : public SqlBackEnd {
 public:
  explicit WholeReads(std::unique_ptr<SqlBackEnd> back_end) : back_end_(std::move(back_end)) {}

  bool read(const char* sql, const std::vector<SqlValue>& values, const EachRow& row) override {
    // Nothing has such a name: PostgreSQL cannot even be asked.
    for (const SqlValue& value : values) {
      const auto* text = std::get_if<std::string>(&value);
      if (text != nullptr && text->find('\0') != text->npos) return true;
    }
    if (!back_end_->read(sql, values, row)) throw Unreadable("the database cannot be read");
    return true;
  }
  std::optional<std::int64_t> time() override {
    const auto time = back_end_->time();
    if (!time) throw Unreadable("the database's clock cannot be read");
    return time;
  }
  std::vector<Written> write(const std::vector<Change>& changes) override {
    return back_end_->write(changes);
  }
  Result<void> write_steps(const std::vector<SqlStep>& steps) override {
    return back_end_->write_steps(steps);
  }
  Result<std::unique_ptr<SqlBackEnd>> snapshot() override { return back_end_->snapshot(); }
  Result<void> numbers_given() override { return back_end_->numbers_given(); }
  std::vector<std::string> damage() override { return back_end_->damage(); }
  Cluster* cluster() override { return back_end_->cluster(); }

 private:
  std::unique_ptr<SqlBackEnd> back_end_;
};

class SqlStore : public Store {
 public:
  explicit SqlStore(std::unique_ptr<SqlBackEnd> back_end)
      : back_end_(std::move(back_end)), thread_([this] { work(); }) {}

  ~SqlStore() override {
    {
      const std::lock_guard lock(mutex_);
      stopping_ = true;
    }
    wake_.notify_all();
    thread_.join();
  }

  void write(Change change, std::function<void(Written)> done) override {
    {
      const std::lock_guard lock(mutex_);
      waiting_.push_back({std::move(change), std::move(done), std::chrono::steady_clock::now()});
    }
    wake_.notify_one();
  }

  void flush() override {
    std::unique_lock lock(mutex_);
    idle_.wait(lock, [this] { return waiting_.empty() && !busy_; });
  }

  std::optional<StoredPerson> person(const std::string& id) override {
    return one_of(people_where("WHERE id = $1", {id}));
  }

  std::optional<StoredPerson> account(const std::string& name) override {
    return one_of(people_where("WHERE name_key = $1", {name_key(name)}));
  }

  std::vector<std::pair<std::string, std::string>> merged() override {
    std::vector<std::pair<std::string, std::string>> pairs;
    back_end_->read("SELECT id, merged_into FROM people WHERE merged_into <> ''", {},
                    [&](const SqlRow& row) { pairs.emplace_back(row.text(0), row.text(1)); });
    return pairs;
  }

  std::optional<StoredToken> token(const std::string& hash) override {
    return one_of(tokens_where("WHERE hash = $1", hash));
  }

  std::vector<StoredToken> tokens(const std::string& person) override {
    return tokens_where("WHERE person = $1 ORDER BY created", person);
  }

  std::optional<StoredSession> session(const std::string& id) override {
    return one_of(sessions_where("WHERE id = $1", id));
  }
  std::vector<StoredSession> sessions(const std::string& person) override {
    return sessions_where("WHERE person = $1 ORDER BY used DESC, id", person);
  }

  std::vector<StoredSubscription> subscriptions(const std::string& person) override {
    std::vector<StoredSubscription> list;
    back_end_->read(
        "SELECT id, person, session, endpoint, browser_key, auth, language, created "
        "FROM subscriptions WHERE person = $1 ORDER BY created DESC, id",
        {person}, [&](const SqlRow& row) {
          list.push_back({row.text(0), row.text(1), row.text(2), row.text(3), row.text(4),
                          row.text(5), row.text(6), row.number(7)});
        });
    return list;
  }
  std::optional<StoredMailAddress> mail_address(const std::string& person) override {
    return one_of(mail_addresses_where("WHERE person = $1", person));
  }
  std::vector<StoredMailAddress> mail_addresses(const std::string& address) override {
    return mail_addresses_where("WHERE address_key = $1 ORDER BY person", name_key(address));
  }
  std::optional<StoredMailToken> mail_token(const std::string& hash) override {
    std::optional<StoredMailToken> found;
    back_end_->read("SELECT hash, person, purpose, address, until FROM mail_tokens WHERE hash = $1",
                    {hash}, [&](const SqlRow& row) {
                      found = {row.text(0), row.text(1), row.text(2), row.text(3), row.number(4)};
                    });
    return found;
  }
  bool was_mailed(const std::string& person, const std::string& game) override {
    bool found = false;
    back_end_->read("SELECT 1 FROM turn_mails WHERE game = $1 AND person = $2", {game, person},
                    [&](const SqlRow&) { found = true; });
    return found;
  }

  std::optional<StoredPerson> account_like(const std::string& skeleton,
                                           const std::string& look) override {
    return one_of(people_where(
        "WHERE (skeleton = $1 AND skeleton <> '') OR (look = $2 AND look <> '') LIMIT 1",
        {skeleton, look}));
  }
  std::vector<StoredPerson> accounts_without(const std::string& beginning) override {
    return people_where(
        "WHERE name_key IS NOT NULL AND substr(skeleton, 1, length(CAST($1 AS TEXT))) <> "
        "CAST($1 AS TEXT)",
        {beginning});
  }
  std::vector<StoredPerson> guests_at(const std::string& mark, std::int64_t since) override {
    return people_where(
        "WHERE password = '' AND merged_into = '' AND id IN (SELECT person FROM sessions "
        "WHERE device = $1 OR (address = $1 AND created >= $2)) ORDER BY id",
        {mark, since});
  }
  std::vector<StoredPerson> idle_guests(std::int64_t before, int limit) override {
    return people_where(
        "WHERE password = '' AND merged_into = '' AND seen > 0 AND seen < $1 AND NOT EXISTS "
        "(SELECT 1 FROM game_people JOIN games ON number = game WHERE person = people.id "
        "AND phase <> 'finished') ORDER BY seen LIMIT $2",
        {before, std::int64_t{limit}});
  }

  std::vector<StoredBan> bans(std::int64_t now) override {
    std::vector<StoredBan> list;
    back_end_->read(
        "SELECT mark, person, until FROM bans WHERE until > $1 ORDER BY mark, person", {now},
        [&](const SqlRow& row) { list.push_back({row.text(0), row.text(1), row.number(2)}); });
    return list;
  }

  std::vector<StoredRelation> relations(const std::string& person) override {
    std::vector<StoredRelation> list;
    back_end_->read(
        "SELECT person, other, kind, at FROM relations WHERE person = $1 ORDER BY at, other",
        {person}, [&](const SqlRow& row) {
          list.push_back({row.text(0), row.text(1), row.text(2), row.number(3)});
        });
    return list;
  }
  std::vector<std::string> silenced(const std::string& person) override {
    std::vector<std::string> list;
    back_end_->read(
        "SELECT other FROM relations WHERE person = $1 UNION "
        "SELECT person FROM relations WHERE other = $1 AND kind = 'block'",
        {person}, [&](const SqlRow& row) { list.push_back(row.text(0)); });
    return list;
  }
  bool blocked(const std::string& one, const std::string& other) override {
    bool found = false;
    back_end_->read(
        "SELECT 1 FROM relations WHERE kind = 'block' AND ((person = $1 AND other = $2) OR "
        "(person = $2 AND other = $1))",
        {one, other}, [&](const SqlRow&) { found = true; });
    return found;
  }

  std::optional<StoredReport> report(const std::string& id) override {
    return one_of(reports_where("WHERE id = $1", {id}));
  }
  std::vector<StoredReport> reports(bool open_only, int limit) override {
    return reports_where(open_only ? "WHERE closed = 0 ORDER BY at DESC, id LIMIT $1"
                                   : "ORDER BY at DESC, id LIMIT $1",
                         {std::int64_t{limit}});
  }
  std::vector<StoredReport> reports_by(const std::string& reporter, int limit) override {
    return reports_where("WHERE reporter = $1 ORDER BY at DESC, id LIMIT $2",
                         {reporter, std::int64_t{limit}});
  }

  std::vector<StoredChat> chats(const std::string& person) override {
    return chats_where("WHERE person = $1 ORDER BY game, n", {person});
  }
  std::vector<StoredChat> old_chats(std::int64_t before, int limit) override {
    return chats_where("WHERE at < $1 AND phase = 'finished' ORDER BY game, n LIMIT $2",
                       {before, std::int64_t{limit}});
  }

  std::vector<StoredPerson> accounts(const std::string& beginning, int limit) override {
    return people_where(
        "WHERE substr(name_key, 1, length(CAST($1 AS TEXT))) = CAST($1 AS TEXT) "
        "ORDER BY name_key LIMIT $2",
        {name_key(beginning), std::int64_t{limit}});
  }

  std::vector<StoredRating> ratings(const std::string& person) override {
    std::vector<StoredRating> list;
    back_end_->read(
        "SELECT person, pool, rating, deviation, volatility, games, played, version "
        "FROM ratings WHERE person = $1 ORDER BY pool",
        {person}, [&](const SqlRow& row) {
          list.push_back({row.text(0), row.text(1), row.real(2), row.real(3), row.real(4),
                          static_cast<int>(row.number(5)), row.number(6), row.number(7)});
        });
    return list;
  }

  std::vector<StoredOutcome> outcomes_of_game(const std::string& game) override {
    return outcomes_where("game = $1 ORDER BY person", {game});
  }
  std::vector<StoredOutcome> outcomes(const std::string& person, int limit, bool all) override {
    const std::string seen = all ? "" : " AND private = 0";
    return outcomes_where("person = $1" + seen + " ORDER BY at DESC, game LIMIT $2",
                          {person, std::int64_t{limit}});
  }
  int private_outcomes(const std::string& person, const std::string& pool) override {
    std::int64_t count = 0;
    back_end_->read(
        "SELECT count(*) FROM outcomes WHERE person = $1 AND pool = $2 AND private <> 0",
        {person, pool}, [&](const SqlRow& row) { count = row.number(0); });
    return static_cast<int>(count);
  }

  std::optional<StoredStanding> standing(const std::string& person) override {
    return one_of(standings_where("WHERE person = $1", {person}));
  }
  std::vector<StoredStanding> standings() override {
    return standings_where("ORDER BY person", {});
  }

  Leavings leavings(const std::string& person, std::int64_t since) override {
    Leavings found;
    back_end_->read(
        "SELECT count(*), max(at) FROM leavings WHERE person = $1 AND at >= $2", {person, since},
        [&](const SqlRow& row) { found = {static_cast<int>(row.number(0)), row.number(1)}; });
    return found;
  }

  std::vector<StoredMarking> markings(const std::string& person, std::int64_t since,
                                      int limit) override {
    std::vector<StoredMarking> found;
    back_end_->read(
        "SELECT person, game, at, times, points FROM markings WHERE at >= $1 AND "
        "(CAST($2 AS TEXT) = '' OR person = $2) ORDER BY at DESC, game LIMIT $3",
        {since, person, std::int64_t{limit}}, [&](const SqlRow& row) {
          found.push_back({row.text(0), row.text(1), row.number(2), static_cast<int>(row.number(3)),
                           row.real(4)});
        });
    return found;
  }

  std::optional<StoredGame> game(const std::string& id) override {
    std::optional<StoredGame> found;
    back_end_->read((kGameColumns + "WHERE id = $1").c_str(), {id},
                    [&](const SqlRow& row) { found = row_of(row).game; });
    return found;
  }

  std::vector<StoredEvent> events(const std::string& game, int after) override {
    std::vector<StoredEvent> list;
    back_end_->read(
        "SELECT n, at, actor, client, body FROM events WHERE game = "
        "(SELECT number FROM games WHERE id = $1) AND n > $2 ORDER BY n",
        {game, std::int64_t{after}}, [&](const SqlRow& row) {
          list.push_back({static_cast<int>(row.number(0)), row.number(1), row.text(2), row.text(3),
                          row.text(4)});
        });
    return list;
  }

  std::optional<StoredEvent> event(const std::string& game, int n) override {
    std::optional<StoredEvent> found;
    back_end_->read(
        "SELECT n, at, actor, client, body FROM events WHERE game = "
        "(SELECT number FROM games WHERE id = $1) AND n = $2",
        {game, std::int64_t{n}}, [&](const SqlRow& row) {
          found = {static_cast<int>(row.number(0)), row.number(1), row.text(2), row.text(3),
                   row.text(4)};
        });
    return found;
  }

  std::optional<std::string> settings_on(const std::string& board) override {
    std::optional<std::string> settings;
    back_end_->read("SELECT settings FROM games WHERE board = $1 AND board <> '' LIMIT 1", {board},
                    [&](const SqlRow& row) { settings = row.text(0); });
    return settings;
  }

  std::vector<std::string> unfinished() override {
    return ids("SELECT id FROM games WHERE phase <> 'finished' ORDER BY number");
  }
  std::vector<std::string> all_games() override {
    return ids("SELECT id FROM games ORDER BY number");
  }

  std::vector<StoredRow> games(const GameQuery& query) override {
    std::string sql = kGameColumns;
    std::vector<SqlValue> values = {query.before > 0 ? query.before : INT64_MAX,
                                    std::int64_t{query.limit}};
    switch (query.list) {
      case GameQuery::List::Open:
        sql += "WHERE phase = 'open' AND listed <> 0";
        break;
      case GameQuery::List::Live:
        sql += "WHERE phase IN ('playing', 'scoring', 'dispute') AND listed <> 0";
        break;
      case GameQuery::List::Finished:
        sql += "WHERE phase = 'finished' AND listed <> 0 AND private = 0";
        break;
      case GameQuery::List::Of:
        sql +=
            "WHERE number IN (SELECT game FROM game_people WHERE person = $3 AND game < $1 "
            "ORDER BY game DESC LIMIT $2)";
        values.emplace_back(query.person);
        break;
    }
    sql += " AND number < $1 ORDER BY number DESC LIMIT $2";
    std::vector<StoredRow> rows;
    back_end_->read(sql.c_str(), values, [&](const SqlRow& row) { rows.push_back(row_of(row)); });
    return rows;
  }

  std::vector<StoredRow> find_games(const ArchiveQuery& query) override {
    const std::vector<std::int64_t> numbers = search_archive(*back_end_, query);
    std::string marks;
    for (int i = 1; i <= query.limit; ++i) marks += (i > 1 ? ", $" : "$") + std::to_string(i);
    std::vector<SqlValue> values(numbers.begin(), numbers.end());
    values.resize(query.limit, std::int64_t{0});  // no game: the text is the same for all pages
    // One may have become private in the meantime.
    const std::string sql =
        kGameColumns + "WHERE number IN (" + marks + ") AND private = 0 ORDER BY number DESC";
    std::vector<StoredRow> rows;
    if (numbers.empty()) return rows;
    back_end_->read(sql.c_str(), values, [&](const SqlRow& row) { rows.push_back(row_of(row)); });
    return rows;
  }

  ArchiveCounts count_games(const std::string& person) override {
    ArchiveCounts counts;
    back_end_->read(
        "SELECT outcome, count(*) FROM archive_people WHERE person = $1 GROUP BY outcome", {person},
        [&](const SqlRow& row) {
          std::int64_t* const all[] = {&counts.won, &counts.lost, &counts.other};
          *all[row.number(0)] = row.number(1);
        });
    return counts;
  }

  std::vector<std::string> unarchived(int limit) override {
    std::vector<std::string> list;
    back_end_->read(
        "SELECT id FROM games WHERE archived = 0 AND phase = 'finished' ORDER BY number DESC "
        "LIMIT $1",
        {std::int64_t{limit}}, [&](const SqlRow& row) { list.push_back(row.text(0)); });
    return list;
  }

  std::int64_t time() override { return back_end_->time().value(); }

  Health health() override {
    const std::lock_guard lock(mutex_);
    Health health;
    if (trouble_.is_trouble()) health.trouble = trouble_;
    const auto since = busy_              ? busy_since_
                       : waiting_.empty() ? std::chrono::steady_clock::now()
                                          : waiting_.front().came;
    health.waiting = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now() - since);
    return health;
  }

  std::vector<std::string> damage() override {
    std::vector<std::string> found = back_end_->damage();
    for (const SqlTable& table : kTables) {
      const std::string sql = std::string("SELECT ") + table.columns + " FROM " + table.name;
      try {
        back_end_->read(sql.c_str(), {}, [](const SqlRow&) {});
      } catch (const Unreadable&) {
        found.push_back("table " + std::string(table.name) + " cannot be read to the end");
      }
    }
    return found;
  }

  Result<std::string> secret(const std::string& name, const std::string& fresh) override {
    const auto made = back_end_->write_steps(
        {{"INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
          {name, fresh}}});
    if (!made) return made.error();
    std::string kept;
    try {
      back_end_->read("SELECT value FROM secrets WHERE name = $1", {name},
                      [&](const SqlRow& row) { kept = row.text(0); });
    } catch (const Unreadable& wrong) {
      return Error{wrong.what()};
    }
    return kept;
  }

  Cluster* cluster() override { return back_end_->cluster(); }

  Result<void> back_up(const std::string& path) override {
    struct stat found{};
    if (stat(path.c_str(), &found) == 0) return Error{path + ": the file exists"};
    auto from = back_end_->snapshot();
    if (!from) return from.error();
    auto to = open_sqlite_back_end(path);
    if (!to) return to.error();
    return copy_tables(**from, **to);
  }

 private:
  static inline const std::string kGameColumns =
      "SELECT number, id, created, settings, phase, summary, listed, board, private FROM games ";
  struct Waiting {
    Change change;
    std::function<void(Written)> done;
    std::chrono::steady_clock::time_point came;
  };
  static constexpr std::size_t kMostAtOnce = 1'000;

  // The one who gets it may want to read.
  static void tell(const std::function<void(Written)>& done, const Written& written) {
    try {
      done(written);
    } catch (const Unreadable& wrong) {
      std::cerr << "omnigo: " << wrong.what() << '\n';
    }
  }

  void note(const std::vector<Written>& written) {
    const std::lock_guard lock(mutex_);
    trouble_ = written.back();
    for (const Written& one : written) {
      if (one.is_trouble()) trouble_ = one;
    }
  }

  void work() {
    for (;;) {
      std::vector<Change> changes;
      std::vector<std::function<void(Written)>> done;
      {
        std::unique_lock lock(mutex_);
        busy_ = false;
        if (waiting_.empty()) idle_.notify_all();
        wake_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
        if (waiting_.empty()) return;
        busy_ = true;
        busy_since_ = waiting_.front().came;
        while (!waiting_.empty() && changes.size() < kMostAtOnce) {
          changes.push_back(std::move(waiting_.front().change));
          done.push_back(std::move(waiting_.front().done));
          waiting_.pop_front();
        }
      }
      const std::vector<Written> written = back_end_->write(changes);
      note(written);
      for (std::size_t i = 0; i < done.size(); ++i) {
        if (done[i]) tell(done[i], written[i]);
      }
    }
  }

  template <typename T>
  static std::optional<T> one_of(std::vector<T> found) {
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
  }

  std::vector<StoredPerson> people_where(const std::string& where,
                                         const std::vector<SqlValue>& values) {
    const std::string sql =
        "SELECT id, name, password, merged_into, skeleton, look, since FROM people " + where;
    std::vector<StoredPerson> list;
    back_end_->read(sql.c_str(), values, [&](const SqlRow& row) {
      list.push_back({row.text(0), row.text(1), row.text(2), row.text(3), row.text(4), row.text(5),
                      row.number(6)});
    });
    return list;
  }

  std::vector<StoredToken> tokens_where(const std::string& where, const std::string& key) {
    const std::string sql =
        "SELECT id, person, label, created, hash, scopes, used FROM tokens " + where;
    std::vector<StoredToken> list;
    back_end_->read(sql.c_str(), {key}, [&](const SqlRow& row) {
      list.push_back({row.text(0), row.text(1), row.text(2), row.text(3), row.text(4), row.text(5),
                      row.number(6)});
    });
    return list;
  }

  std::vector<StoredSession> sessions_where(const std::string& where, const std::string& key) {
    const std::string sql =
        "SELECT id, person, created, used, hint, device, address FROM sessions " + where;
    std::vector<StoredSession> list;
    back_end_->read(sql.c_str(), {key}, [&](const SqlRow& row) {
      list.push_back({row.text(0), row.text(1), row.number(2), row.number(3), row.text(4),
                      row.text(5), row.text(6)});
    });
    return list;
  }

  std::vector<StoredMailAddress> mail_addresses_where(const std::string& where,
                                                      const std::string& key) {
    const std::string sql =
        "SELECT person, address, language, turns, since FROM mail_addresses " + where;
    std::vector<StoredMailAddress> list;
    back_end_->read(sql.c_str(), {key}, [&](const SqlRow& row) {
      list.push_back({row.text(0), row.text(1), row.text(2), row.number(3) != 0, row.number(4)});
    });
    return list;
  }

  std::vector<StoredReport> reports_where(const std::string& where,
                                          const std::vector<SqlValue>& values) {
    const std::string sql =
        "SELECT id, reporter, person, game, event, reason, text, quoted, at, closed, closed_by, "
        "note FROM reports " +
        where;
    std::vector<StoredReport> list;
    back_end_->read(sql.c_str(), values, [&](const SqlRow& row) {
      list.push_back({row.text(0), row.text(1), row.text(2), row.text(3),
                      static_cast<int>(row.number(4)), row.text(5), row.text(6), row.text(7),
                      row.number(8), row.number(9), row.text(10), row.text(11)});
    });
    return list;
  }

  std::vector<StoredChat> chats_where(const std::string& where,
                                      const std::vector<SqlValue>& values) {
    const std::string sql = "SELECT id, n, at FROM chats JOIN games ON number = game " + where;
    std::vector<StoredChat> list;
    back_end_->read(sql.c_str(), values, [&](const SqlRow& row) {
      list.push_back({row.text(0), static_cast<int>(row.number(1)), row.number(2)});
    });
    return list;
  }

  std::vector<StoredOutcome> outcomes_where(const std::string& where,
                                            const std::vector<SqlValue>& values) {
    const std::string sql =
        "SELECT game, person, pool, place, rating_before, rating_after, at, annulled "
        "FROM outcomes WHERE " +
        where;
    std::vector<StoredOutcome> list;
    back_end_->read(sql.c_str(), values, [&](const SqlRow& row) {
      list.push_back({row.text(0), row.text(1), row.text(2), static_cast<int>(row.number(3)),
                      row.real(4), row.real(5), row.number(6), row.number(7) != 0});
    });
    return list;
  }

  std::vector<StoredStanding> standings_where(const std::string& where,
                                              const std::vector<SqlValue>& values) {
    const std::string sql =
        "SELECT person, admin, banned_until, reason, muted_until, because_of FROM standings " +
        where;
    std::vector<StoredStanding> list;
    back_end_->read(sql.c_str(), values, [&](const SqlRow& row) {
      list.push_back({row.text(0), row.number(1) != 0, row.number(2), row.text(3), row.number(4),
                      row.text(5)});
    });
    return list;
  }

  static StoredRow row_of(const SqlRow& row) {
    return {row.number(0),
            {row.text(1),
             row.text(2),
             row.text(3),
             row.text(4),
             row.text(5),
             row.number(6) != 0,
             {},
             row.text(7),
             row.number(8) != 0}};
  }

  std::vector<std::string> ids(const char* sql) {
    std::vector<std::string> list;
    back_end_->read(sql, {}, [&](const SqlRow& row) { list.push_back(row.text(0)); });
    return list;
  }

  std::unique_ptr<SqlBackEnd> back_end_;
  std::mutex mutex_;
  std::condition_variable wake_, idle_;
  std::deque<Waiting> waiting_;
  bool busy_ = false, stopping_ = false;
  std::chrono::steady_clock::time_point busy_since_;  // the oldest of what is being written came
  Written trouble_;                                   // of the latest change
  std::thread thread_;
};

}  // namespace

bool is_postgres(const std::string& database) {
  return database.starts_with("postgres://") || database.starts_with("postgresql://");
}

Result<std::unique_ptr<SqlBackEnd>> open_back_end(const std::string& database) {
  return is_postgres(database) ? open_postgres_back_end(database) : open_sqlite_back_end(database);
}

std::unique_ptr<Store> make_sql_store(std::unique_ptr<SqlBackEnd> back_end) {
  return std::make_unique<SqlStore>(std::make_unique<WholeReads>(std::move(back_end)));
}

Result<std::unique_ptr<Store>> open_store(const std::string& database) {
  auto back_end = open_back_end(database);
  if (!back_end) return back_end.error();
  return make_sql_store(std::move(*back_end));
}

}  // namespace omnigo
