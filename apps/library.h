// Annotated games that are part of the program: the files of data/library.
#pragma once

#include <string>
#include <string_view>

namespace omnigo {

struct LibraryGame {
  const char* name = nullptr;
  const char* record = nullptr;  // as JSON
};
extern const LibraryGame kLibraryGames[];  // by name; the last has none

inline constexpr std::string_view kLibraryPrefix = "library:";

// The record of the game that "library:NAME" names. Throws UsageError, with the names there are,
// where there is no such game.
std::string library_game(std::string_view path);

}  // namespace omnigo
