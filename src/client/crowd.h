// Many people at once on one server: some sit down in games and play random legal turns at a steady
// rate, the others watch. It measures how long the server takes, and finds out whether it forgets.
//
// Everyone keeps a WebSocket open and opens it again when it breaks, with the number of the last
// event heard; a turn that was not acknowledged is sent again with the same name. So the crowd goes
// on when the server is killed and restarted, and check() can tell whether anything was lost.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"

namespace omnigo {

struct CrowdPlan {
  std::string address = "127.0.0.1";
  std::vector<int> ports = {};            // of the servers, which all know the same games
  std::vector<std::string> sources = {};  // own addresses from which they come, in turn
  bool together = false;  // the people of a game come to one server, and to the next if it ends
  int people = 10'000;    // a WebSocket each
  int games = 2'500;      // of 2, 3 and 4 seats in turn
  double turns_per_second = 1'000;
  std::vector<std::string> boards = {"grid:9x9", "triangular:5", "torus:9x9", "grid:13x13"};
  std::string clock = "byoyomi:main=600,period=60,periods=5";
  std::uint64_t seed = 1;
};

struct CrowdFigures {
  long sent = 0, acknowledged = 0;       // turns
  long heard = 0;                        // events, by all who watch
  long broken = 0;                       // connections
  std::vector<double> acknowledging_ms;  // from sending a turn to hearing that it is on disk
  std::vector<double> telling_ms;        // from sending a turn to another hearing of it
  std::vector<std::string> complaints;   // whatever should not have happened; the first hundred
  long all_complaints = 0;
};

class Crowd {
 public:
  explicit Crowd(CrowdPlan plan);
  ~Crowd();

  // Everyone becomes a guest, sits down and connects. The server must be up.
  Result<void> gather();
  // Turns are sent for so long; then the last of them are awaited, half a minute at most.
  void play(double seconds);
  // Ends play() early; from any thread.
  void stop_playing();
  // Everyone resigns, game after game, until one is left in each.
  Result<void> finish();
  // Asks the server for every game: all that was acknowledged or heard must be there, and be a
  // legal game. Complains otherwise. The number of turns found.
  Result<long> check();

  // Not to be called while one of the others runs.
  const CrowdFigures& figures() const;
  // How far gather() has come, from 0 to 1; from any thread.
  double gathered() const;
  // The turns acknowledged so far; from any thread.
  long acknowledged() const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

// The value that this share of the sorted-by-size values does not exceed; 0 of none.
double quantile(std::vector<double> values, double share);

}  // namespace omnigo
