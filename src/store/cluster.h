// Several servers on one database: who owns which game, and what they tell each other.
//
// A server has a number for each of its lives. It lives as long as it gives a sign in the database
// every now and then; one that has given none for kLease is declared dead by the others, and
// nothing that it writes afterwards counts. A game is owned by one life at a time: only what the
// owner writes counts, and each time that it changes hands its fence rises by one. (Change::claims,
// Change::Append::fence.)
//
// Messages go through PostgreSQL's LISTEN and NOTIFY. They come in the order in which one server
// sent them, or not at all where a connection broke: what matters is in the log.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace omnigo {

inline constexpr std::chrono::milliseconds kLease{2'000}, kBeat{300};

struct Owner {
  std::int64_t server = 0;  // 0: nobody who lives
  std::int64_t fence = 0;
  // The game's own clock stands still while nobody owns it. What it shows now, and by how much it
  // is behind that of its owner.
  std::int64_t time = 0, credit = 0;
};

// Called on threads of the cluster's.
struct ClusterEvents {
  std::function<void(std::int64_t from, const std::string& text)> message;
  // All servers that live, at first and whenever they change.
  std::function<void(const std::vector<std::int64_t>& servers)> living;
  // Messages may have been lost.
  std::function<void()> deaf;
  // Our own life was over, and a new one began: we own nothing any more.
  std::function<void()> lost;
};

class Cluster {
 public:
  virtual ~Cluster() = default;
  virtual std::int64_t server() const = 0;
  // Begins to listen. Until close() the events are called.
  virtual void open(ClusterEvents events) = 0;
  virtual void close() = 0;
  // To one server, or to all others (0). From any thread; does not wait.
  virtual void send(std::int64_t server, std::string text) = 0;

  virtual Owner owner(const std::string& game) = 0;
  // Unfinished games that nobody who lives owns, some of them.
  virtual std::vector<std::string> orphans() = 0;
};

}  // namespace omnigo
