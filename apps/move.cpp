// omnigo move: from SQLite to PostgreSQL.
#include "arguments.h"
#include "commands.h"
#include "server/storage.h"

namespace omnigo {
namespace {

constexpr char kHelp[] = R"(usage: omnigo move --database URL [--data DIR]

Copy everything from a server's data folder (games, people, tokens, and the key that signs the
cookies) into an empty PostgreSQL database. Stop the server first. The folder does not change.

  --database URL  copy to this database: postgres://USER@HOST/NAME, as libpq understands it
  --data DIR      copy from this folder (default: $XDG_DATA_HOME/omnigo)

To move back: omnigo export --backup games.sqlite --database URL.

example:
  omnigo move --database postgres://omnigo@localhost/omnigo
  omnigo serve --database postgres://omnigo@localhost/omnigo
)";

int run(const std::vector<std::string>& given) {
  const Arguments arguments(given, {}, {"--data", "--database"}, 0);
  const std::string database = database_option(arguments);
  if (database.empty()) throw UsageError("--database is missing; omnigo move --help");
  checked(move_to_postgres(arguments.option("--data").value_or(default_data_folder()), database));
  return 0;
}

}  // namespace

const Command kMoveCommand = {"move", "move a server's data from SQLite to PostgreSQL", kHelp, run};

}  // namespace omnigo
