// omnigo export: all games of a server as files, or a back-up of everything.
#include <filesystem>
#include <fstream>
#include <iostream>

#include "arguments.h"
#include "base/quote.h"
#include "commands.h"
#include "record/record_json.h"
#include "record/sgf.h"
#include "record/sgf_game.h"
#include "server/storage.h"

namespace omnigo {
namespace {

constexpr char kHelp[] = R"(usage: omnigo export FOLDER [--sgf] [--data DIR | --database URL]
       omnigo export --backup FILE [--data DIR | --database URL]

Write each game of a server to its own file in FOLDER, ID.json (docs/record.md) or ID.sgf, and print
the number of games; or copy everything, accounts included, into one file. The server can keep running.

  --sgf          write SGF instead of JSON
  --backup FILE  write a copy that another data folder can use as games.sqlite
  --data DIR     read the server's data from this folder (default: $XDG_DATA_HOME/omnigo)
  --database URL read the server's data from this PostgreSQL database

examples:
  omnigo export games
  omnigo export games --sgf
  omnigo export --backup omnigo-$(date +%F).sqlite
)";

int run(const std::vector<std::string>& given) {
  const Arguments arguments(given, {"--sgf"}, {"--data", "--database", "--backup"}, 1);
  const std::string data = arguments.option("--data").value_or(default_data_folder());
  const std::string database = database_option(arguments);
  if (const auto file = arguments.option("--backup")) {
    checked(back_up(data, database, *file));
    return 0;
  }
  const std::filesystem::path folder = arguments.word(0, "FOLDER");
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) throw UsageError(folder.string() + ": " + error.message());
  const bool sgf = arguments.flag("--sgf");
  int games = 0;
  checked(export_games(data, database, [&](const std::string& id, const std::string& record) {
    const auto path = folder / (id + (sgf ? ".sgf" : ".json"));
    std::ofstream file(path, std::ios::binary);
    file << (sgf ? write_sgf(game_to_sgf(*read_record(record))) : record);
    if (!file.flush()) throw UsageError("cannot write " + quote(path.string()));
    ++games;
  }));
  std::cout << games << (games == 1 ? " game\n" : " games\n");
  return 0;
}

}  // namespace

const Command kExportCommand = {"export", "write all games of a server to files", kHelp, run};

}  // namespace omnigo
