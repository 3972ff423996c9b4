// The thread on which servers hear each other: LISTEN and NOTIFY, and the search for the dead.
//
// A NOTIFY carries at most 8000 bytes and the same one is sent only once in a transaction. So what
// waits for a receiver goes into few numbered parcels: lines, one a message, and what is too long
// goes on in the next parcel.
#include "store/postgres_cluster.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>

namespace omnigo {
namespace {

using Outcome = PgConnection::Outcome;

constexpr std::size_t kMostInParcel = 7'000;
constexpr std::chrono::milliseconds kGather{3};  // between two sendings: each wakes every server
constexpr std::int64_t kEveryone = 0;
// After PostgreSQL was away: so long all have to give a sign before one is declared dead.
constexpr std::chrono::milliseconds kGrace{1'000};

// At most this many bytes, and no character cut in two.
std::size_t cut_before(const std::string& text, std::size_t from) {
  std::size_t end = std::min(text.size(), from + kMostInParcel);
  while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
  return end;
}

}  // namespace

const char* const kClaim =
    "INSERT INTO owners (game, fence, server, credit, time, taken) "
    "SELECT g.number, coalesce(o.fence, 0) + 1, CAST($2 AS BIGINT), CAST($3 AS BIGINT) - t.time, "
    "t.time, " OMNIGO_DATABASE_NOW
    " FROM games g LEFT JOIN LATERAL (SELECT * FROM owners WHERE game = g.number "
    "ORDER BY fence DESC LIMIT 1) o ON true LEFT JOIN servers s ON s.number = o.server "
    "CROSS JOIN LATERAL (SELECT greatest((SELECT at FROM events WHERE game = g.number "
    "ORDER BY n DESC LIMIT 1), coalesce(s.time - o.credit, o.time, (SELECT time FROM clock))) AS "
    "time) t WHERE g.id = $1 AND (s.number IS NULL OR s.ended <> 0) ON CONFLICT DO NOTHING";

const char* const kRelease =
    "INSERT INTO owners (game, fence, server, credit, time, taken) "
    "SELECT g.number, o.fence + 1, NULL, 0, CAST($4 AS BIGINT), " OMNIGO_DATABASE_NOW
    " FROM games g CROSS JOIN LATERAL (SELECT * FROM owners WHERE game = g.number "
    "ORDER BY fence DESC LIMIT 1) o "
    "WHERE g.id = $1 AND o.server = CAST($2 AS BIGINT) AND o.fence = CAST($3 AS BIGINT)";

// --- whose a game is

Owner PgCluster::owner(const std::string& game) {
  Owner owner;
  reading_(
      "SELECT CASE WHEN s.ended = 0 THEN s.number ELSE 0 END, coalesce(o.fence, 0), "
      "greatest((SELECT at FROM events WHERE game = g.number ORDER BY n DESC LIMIT 1), "
      "coalesce(s.time - o.credit + CASE WHEN s.ended = 0 THEN " OMNIGO_DATABASE_NOW
      " - s.seen ELSE 0 END, o.time, (SELECT time FROM clock))), coalesce(o.credit, 0) "
      "FROM games g LEFT JOIN LATERAL (SELECT * FROM owners WHERE game = g.number "
      "ORDER BY fence DESC LIMIT 1) o ON true LEFT JOIN servers s ON s.number = o.server "
      "WHERE g.id = $1",
      {game}, [&](const SqlRow& row) {
        owner = {row.number(0), row.number(1), row.number(2), row.number(3)};
      });
  return owner;
}

// In any order, so that several who look share them; then in one order, so that they do not wait
// for each other in a circle.
std::vector<std::string> PgCluster::orphans() {
  std::vector<std::string> games;
  reading_(
      "SELECT id FROM (SELECT g.id FROM games g LEFT JOIN LATERAL (SELECT server FROM owners "
      "WHERE game = g.number ORDER BY fence DESC LIMIT 1) o ON true "
      "LEFT JOIN servers s ON s.number = o.server "
      "WHERE g.phase IN ('open', 'playing', 'scoring', 'dispute') "
      "AND (s.number IS NULL OR s.ended <> 0) ORDER BY random() LIMIT 100) AS found ORDER BY id",
      {}, [&](const SqlRow& row) { games.push_back(row.text(0)); });
  return games;
}

// --- the thread

PgCluster::PgCluster(std::string url, Reading reading, const std::atomic<std::int64_t>& server)
    : url_(std::move(url)),
      reading_(std::move(reading)),
      server_(server),
      wake_(eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)) {}

PgCluster::~PgCluster() {
  close();
  ::close(wake_);
}

void PgCluster::open(ClusterEvents events) {
  events_ = std::move(events);
  open_ = true;
  thread_ = std::thread([this] { work(); });
}

void PgCluster::close() {
  open_ = false;
  eventfd_write(wake_, 1);
  if (thread_.joinable()) thread_.join();
}

void PgCluster::life_lost() {
  if (open_) events_.lost();
}

void PgCluster::send(std::int64_t server, std::string text) {
  {
    const std::lock_guard lock(mutex_);
    std::string& waiting = waiting_[server];
    waiting += text;
    waiting += '\n';
  }
  eventfd_write(wake_, 1);
}

void PgCluster::work() {
  bool first = true;
  while (open_) {
    auto opened = PgConnection::open(url_);
    if (!opened) {
      std::this_thread::sleep_for(kBeat / 4);
      continue;
    }
    PgConnection connection = std::move(*opened);
    listening_ = 0;
    parts_.clear();
    bool ok = connection.read("SELECT current_schema()", {},
                              [&](const SqlRow& row) { schema_ = row.text(0); }) == Outcome::Done;
    ok = ok &&
         connection.run_script("SET synchronous_commit = off; LISTEN " + channel_of(kEveryone)) ==
             Outcome::Done &&
         listen(connection);
    const bool again = ok && !std::exchange(first, false);
    if (again) events_.deaf();
    auto next_look = std::chrono::steady_clock::now();
    patient_until_ = again || is_young(connection) ? next_look + kGrace : next_look;
    while (ok && open_) {
      if (std::chrono::steady_clock::now() >= next_look) {
        next_look = std::chrono::steady_clock::now() + kBeat;
        ok = listen(connection) && declare_dead(connection) && look_who_lives(connection);
      }
      ok = ok && send_waiting(connection) && hear(connection, next_look);
    }
  }
}

// Channels belong to the whole database; tables to a schema.
std::string PgCluster::channel_of(std::int64_t server) const {
  return "omnigo_" + std::to_string(std::hash<std::string>()(schema_)) + "_" +
         std::to_string(server);
}

// On the channel of this life.
bool PgCluster::listen(PgConnection& connection) {
  const std::int64_t server = server_;
  if (server == listening_) return true;
  listening_ = server;
  return connection.run_script("LISTEN " + channel_of(server)) == Outcome::Done;
}

bool PgCluster::send_waiting(PgConnection& connection) {
  if (std::chrono::steady_clock::now() < next_sending_) return true;
  std::map<std::int64_t, std::string> waiting;
  {
    const std::lock_guard lock(mutex_);
    waiting.swap(waiting_);
  }
  std::vector<SqlStep> steps;
  for (const auto& [server, text] : waiting) {
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = cut_before(text, at);
      std::string parcel = std::to_string(++parcels_) + ' ' + std::to_string(server_) + '\n';
      steps.push_back(
          {"SELECT pg_notify($1, $2)", {channel_of(server), parcel + text.substr(at, end - at)}});
      at = end;
    }
  }
  if (steps.empty()) return true;
  next_sending_ = std::chrono::steady_clock::now() + kGather;
  // What goes down the line together is one transaction: nobody waits for it to begin and to end.
  return connection.run_all(steps) == Outcome::Done;
}

// Waits until something comes, from inside or outside, and reports what came.
bool PgCluster::hear(PgConnection& connection, std::chrono::steady_clock::time_point until) {
  tell(connection);  // what came along with the answers to what was sent
  const auto now = std::chrono::steady_clock::now();
  const bool gathers = now < next_sending_;  // what is to be sent waits
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
      (gathers ? std::min(until, next_sending_) : until) - now);
  pollfd watched[] = {{PQsocket(connection.handle()), POLLIN, 0}, {wake_, POLLIN, 0}};
  poll(watched, gathers ? 1 : 2, static_cast<int>(std::max<std::int64_t>(0, left.count() + 1)));
  eventfd_t ignored;
  if (!gathers) eventfd_read(wake_, &ignored);
  if (!PQconsumeInput(connection.handle())) return false;
  tell(connection);
  return !connection.broken();
}

void PgCluster::tell(PgConnection& connection) {
  while (PGnotify* note = PQnotifies(connection.handle())) {
    const std::string text = note->extra;
    const int sender = note->be_pid;
    PQfreemem(note);
    if (sender == PQbackendPID(connection.handle())) continue;
    const std::size_t space = text.find(' '), line = text.find('\n');
    if (space == text.npos || line == text.npos) continue;
    const std::int64_t from = std::strtoll(text.c_str() + space, nullptr, 10);
    std::string& part = parts_[sender];
    part += text.substr(line + 1);
    std::size_t begin = 0;
    for (std::size_t end; (end = part.find('\n', begin)) != part.npos; begin = end + 1) {
      events_.message(from, part.substr(begin, end - begin));
    }
    part.erase(0, begin);
  }
}

// Whether PostgreSQL was away a moment ago, for all that we know.
bool PgCluster::is_young(PgConnection& connection) {
  bool young = true;
  connection.read(
      "SELECT CAST(extract(epoch FROM clock_timestamp() - pg_postmaster_start_time()) * 1000 "
      "AS BIGINT)",
      {}, [&](const SqlRow& row) { young = row.number(0) < kLease.count(); });
  return young;
}

// Those whose latest sign is too old. A row that is locked is that of one that writes at this very
// moment.
bool PgCluster::declare_dead(PgConnection& connection) {
  if (std::chrono::steady_clock::now() < patient_until_) return true;
  const auto outcome = connection.run(
      "UPDATE servers SET ended = " OMNIGO_DATABASE_NOW
      " WHERE number IN (SELECT number FROM servers WHERE ended = 0 AND number <> $2 "
      "AND seen + CAST($1 AS BIGINT) < " OMNIGO_DATABASE_NOW " FOR UPDATE SKIP LOCKED)",
      {std::int64_t{kLease.count()}, server_.load()});
  return outcome == Outcome::Done || outcome == Outcome::Again;
}

bool PgCluster::look_who_lives(PgConnection& connection) {
  std::vector<std::int64_t> living;
  const auto outcome =
      connection.read("SELECT number FROM servers WHERE ended = 0 ORDER BY number", {},
                      [&](const SqlRow& row) { living.push_back(row.number(0)); });
  if (outcome != Outcome::Done) return outcome == Outcome::Again;
  if (living == living_) return true;
  living_ = std::move(living);
  events_.living(living_);
  return true;
}

}  // namespace omnigo
