// A GTP engine as a player on a server: it takes the seats kept for it and plays to the end.
#pragma once

#include <atomic>
#include <functional>
#include <string>

#include "base/result.h"

namespace omnigo {

struct EngineGuestOptions {
  std::string server;  // http://HOST:PORT, or https
  std::string ca;      // a file of certificates to trust instead of the system's; empty: those
  std::string token, engine;
  std::string game;          // one to join and play; empty: all that it is invited to
  double turn_seconds = 60;  // that the engine may take at most
};

// Until that one game is over, or forever. Square boards for two in plain GTP; any board and any
// number of players if the engine knows omnigo-game. `log` gets what happens.
Result<void> run_engine_guest(const EngineGuestOptions& options,
                              const std::function<void(const std::string&)>& log);

}  // namespace omnigo
