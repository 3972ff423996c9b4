// What people read of games: snapshots, events, boards, records, lines of lists.
#pragma once

#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "server/games.h"

namespace omnigo {

struct ChatView;

class GamePages {
 public:
  GamePages(Store& store, Games& games, const ServerClock& clock)
      : store_(store), games_(games), clock_(clock) {}

  // --- any thread; answers come on a game's strand. Private games are refused to all but players

  // A text, or why there is none.
  struct Page {
    std::string text;
    // For a finished game: identifies the version, which changes only with chat or an annulment.
    // Empty while the game can change.
    std::string tag = {};
  };
  using PageReply = std::function<void(std::variant<Page, Refusal>)>;
  void snapshot(const std::string& game, const Person& reader, PageReply reply);
  void events(const std::string& game, int since, const Person& reader, PageReply reply);
  // The board of a game, and its hash.
  struct BoardOfGame {
    SharedLayout board;
    std::string hash;
  };
  void board(const std::string& game, const Person& reader,
             std::function<void(std::variant<BoardOfGame, Refusal>)> reply);
  // The board with this hash, from a game in memory or in the store; nothing if no game has it.
  // Slow.
  SharedLayout board_of(const std::string& hash);
  void record(const std::string& game, bool sgf, const Person& reader, PageReply reply);
  // Whether the person may see the game, if there is one.
  void check(const std::string& game, const Person& reader, std::function<void(bool)> reply);
  // Lines for a list, as the games are now; empty if there is no such game.
  void summaries(const std::vector<std::string>& games,
                 std::function<void(std::vector<std::string>)> reply);
  // Blocks: do not call it on a strand.
  Result<GameRecord> position(const std::string& game, int turn, const Person& reader);
  // Whether the person plays in this game, and it is not over. Blocks.
  bool is_playing(const std::string& game, const std::string& person);

  // On the game's strand, as this person may see it.
  std::string snapshot_of(GameSlot& slot, const Person& reader) const;

 private:
  std::string tag_of(const GameSlot& slot) const;
  ChatView view_of(const GameSlot& slot, const Person& reader) const;

  Store& store_;
  Games& games_;
  const ServerClock& clock_;
};

}  // namespace omnigo
