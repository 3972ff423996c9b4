// omnigo bot: brings any GTP engine to a server.
#include <iostream>

#include "arguments.h"
#include "client/engine_guest.h"
#include "commands.h"

namespace omnigo {
namespace {

constexpr char kHelp[] =
    R"(usage: omnigo bot --server URL --token T --engine COMMAND [--game ID] [--turn-time SECONDS] [--ca FILE]

Let an engine that speaks the Go Text Protocol play on a server. It takes every seat that is reserved
for its account, plays, accepts requests and scores, and logs to standard error.

  --server URL         connect to this server: http://HOST:PORT, or https:// or wss:// with a valid
                       certificate
  --ca FILE            trust these certificates instead of the system's, such as one you made yourself
  --token T            play as the account or guest of this token (POST /api/tokens, or the web client)
  --engine COMMAND     run the engine with this command line
  --game ID            play only this game, in an open seat if none is reserved, and exit
  --turn-time SECONDS  give the engine this much time per turn (default: 60)

Plain GTP supports square boards for two players. An engine with the command omnigo-game can play on any
board of a family with any number of players.

examples:
  omnigo bot --server http://127.0.0.1:8080 --token og_... --engine "gnugo --mode gtp"
  omnigo bot --server http://127.0.0.1:8080 --token og_... --engine "omnigo gtp --playouts 500" \
             --game k3Qx0aB91z
  omnigo bot --server wss://go.example.org --token og_... --engine "gnugo --mode gtp"
)";

int run(const std::vector<std::string>& given) {
  const Arguments arguments(
      given, {}, {"--server", "--token", "--engine", "--game", "--turn-time", "--ca"}, 0);
  const auto needed = [&](const char* name) {
    const auto value = arguments.option(name);
    if (!value) throw UsageError(std::string(name) + " is missing");
    return *value;
  };
  EngineGuestOptions options;
  options.server = needed("--server");
  options.ca = arguments.option("--ca").value_or("");
  options.token = needed("--token");
  options.engine = needed("--engine");
  options.game = arguments.option("--game").value_or("");
  options.turn_seconds = static_cast<double>(arguments.number("--turn-time", 60, 1, 86'400));
  const auto played = run_engine_guest(
      options, [](const std::string& line) { std::cerr << "omnigo: " << line << '\n'; });
  if (!played) throw UsageError(played.error().message);
  return 0;
}

}  // namespace

const Command kBotCommand = {"bot", "let a GTP engine play on a server", kHelp, run};

}  // namespace omnigo
