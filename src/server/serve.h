// The whole server: store, people, games, bots, API and network, put together.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "notify/mail.h"

namespace omnigo {

struct ServeOptions {
  std::string listen = "127.0.0.1";
  int port = 8080;  // 0: any that is free
  std::string public_url;
  std::vector<std::string> trusted_proxies;  // addresses
  std::string data;                          // a folder; created if missing
  std::string database;                      // a PostgreSQL database, instead of the folder
  std::string web;                           // the web client's files
  int bot_processes = 1;
  int keep_guests = 365, keep_chat = 365;  // days; 0: forever
  int idle_seconds = 60;                   // until a game that nobody looks at is unloaded
  double bot_pace = 1;  // how long bots take for a turn; 0: as long as they think
  bool limits = true;
  bool push = true;
  std::vector<std::string> push_allowed = {};  // HOST:PORT at private addresses
  std::optional<MailServer> mail = {};
};

// Serves until SIGINT or SIGTERM. Calls `started` with the server's links once it can be reached.
// The error says why it cannot serve.
Result<void> serve(const ServeOptions& options,
                   const std::function<void(const std::vector<std::string>& links)>& started);

}  // namespace omnigo
