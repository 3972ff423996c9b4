#include "library.h"

#include "arguments.h"
#include "base/quote.h"

namespace omnigo {

std::string library_game(std::string_view path) {
  const std::string_view wanted = path.substr(kLibraryPrefix.size());
  std::string names;
  for (const LibraryGame* game = kLibraryGames; game->name != nullptr; ++game) {
    if (wanted == game->name) return game->record;
    names += (names.empty() ? "" : ", ") + std::string(game->name);
  }
  throw UsageError("unknown game " + quote(wanted) + " in the library; expected one of " + names);
}

}  // namespace omnigo
