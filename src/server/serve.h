// The whole server: store, people, games, bots, API and network, put together.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/result.h"

namespace omnigo {

struct ServeOptions {
  std::string listen = "127.0.0.1";
  int port = 8080;  // 0: any that is free
  std::string public_url;
  std::vector<std::string> trusted_proxies;  // addresses
  std::string data;                          // a folder; made if it is not there
  std::string database;                      // of PostgreSQL, instead of that
  std::string web;                           // the web client's files
  int bot_processes = 1;
  int keep_guests = 365, keep_chat = 365;  // days; 0: for ever
  int idle_seconds = 60;                   // until a game that nobody looks at is unloaded
  double bot_pace = 1;  // how long bots take over their turns; 0: no longer than they think
  bool limits = true;
};

// Serves until SIGINT or SIGTERM. `started` is told the links under which it can be reached once it
// can. The error says why it cannot serve.
Result<bool> serve(const ServeOptions& options,
                   const std::function<void(const std::vector<std::string>& links)>& started);

}  // namespace omnigo
