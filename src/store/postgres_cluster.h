// What PostgreSQL has to offer for several servers: see cluster.h.
#pragma once

#include <atomic>
#include <map>
#include <mutex>
#include <thread>

#include "store/cluster.h"
#include "store/postgres.h"

// Milliseconds since 1970 by the database's clock.
#define OMNIGO_DATABASE_NOW "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"

namespace omnigo {

// Makes the life $2 the owner of the game $1 unless one who lives owns it; $3 is what its clock
// shows.
extern const char* const kClaim;
// The life $2 that owns the game $1 under the fence $3 gives it up; $4 is what its clock shows.
extern const char* const kRelease;

class PgCluster : public Cluster {
 public:
  using Reading = std::function<bool(const char* sql, const std::vector<SqlValue>& values,
                                     const SqlBackEnd::EachRow& row)>;
  PgCluster(std::string url, Reading reading, const std::atomic<std::int64_t>& server);
  ~PgCluster() override;

  std::int64_t server() const override { return server_; }
  void open(ClusterEvents events) override;
  void close() override;
  void send(std::int64_t server, std::string text) override;
  Owner owner(const std::string& game) override;
  std::vector<std::string> orphans() override;

  // The store found that the life was over.
  void life_lost();

 private:
  void work();
  std::string channel_of(std::int64_t server) const;
  bool listen(PgConnection& connection);
  bool send_waiting(PgConnection& connection);
  bool hear(PgConnection& connection, std::chrono::steady_clock::time_point until);
  void tell(PgConnection& connection);
  bool is_young(PgConnection& connection);
  bool declare_dead(PgConnection& connection);
  bool look_who_lives(PgConnection& connection);

  const std::string url_;
  const Reading reading_;
  const std::atomic<std::int64_t>& server_;
  ClusterEvents events_;
  std::atomic<bool> open_ = false;
  const int wake_;  // readable when there is something to do
  std::mutex mutex_;
  std::map<std::int64_t, std::string> waiting_;  // to be sent, by receiver
  std::thread thread_;

  // The thread's own.
  std::string schema_;
  std::int64_t listening_ = 0, parcels_ = 0;
  std::map<int, std::string> parts_;  // what has come so far of messages, by sender
  std::vector<std::int64_t> living_;
  std::chrono::steady_clock::time_point next_sending_ = {};   // not before
  std::chrono::steady_clock::time_point patient_until_ = {};  // nobody is declared dead before
};

}  // namespace omnigo
