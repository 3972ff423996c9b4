// Made-up finished games for tests of the archive: boards, rules, people and openings are as
// unevenly spread as on a server, and everything follows from the game's number.
#pragma once

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>
#include <vector>

#include "base/random.h"
#include "store/store.h"

namespace omnigo {

// `people` is how many humans play, beside fifteen bots.
class MadeUpGames {
 public:
  explicit MadeUpGames(int people, int games) : people_(people), games_(games) {}

  static constexpr int kOpeningMoves = 6;

  static std::vector<std::string> boards() {
    std::vector<std::string> list = {"grid:9x9", "grid:19x19", "grid:13x13", "triangular:11",
                                     "own"};
    for (int n = 2; n <= 25; ++n) {
      list.push_back("torus:" + std::to_string(n + 3) + "x" + std::to_string(n + 3));
      list.push_back("cube:" + std::to_string(n));
      list.push_back("sunflower:" + std::to_string(10 * n));
    }
    return list;
  }
  static std::vector<std::string> rules() {
    return {"tromp-taylor", "japanese", "chinese", "no-suicide",   "aga",
            "new-zealand",  "igo-math", "korean",  "stone-scoring"};
  }
  static std::vector<std::string> endings() {
    return {"score", "resignation", "time", "left", "no-result"};
  }
  static std::string human(int i) { return "p_" + std::to_string(100'000 + i); }
  static std::string bot(int i) { return "bot:level-" + std::to_string(i); }

  // From 1; later numbers are later games, over three years.
  static std::string created(int number, int games) {
    const int day = static_cast<int>(static_cast<std::int64_t>(number) * 1'080 / (games + 1));
    char text[32];
    std::snprintf(text, sizeof text, "%04d-%02d-%02dT12:00:00Z", 2024 + day / 360,
                  day / 30 % 12 + 1, day % 30 + 1);
    return text;
  }

  static std::int64_t opening(const std::string& board, const std::vector<int>& moves) {
    std::string text = board;
    for (const int move : moves) text += ' ' + std::to_string(move);
    return archive_key(text);
  }

  struct Made {
    ArchivedGame game;
    std::vector<int> moves;
  };
  Made game(int number) const {
    Random random(static_cast<std::uint64_t>(number) * 0x9E37'79B9'7F4A'7C15 + 1);
    Made made;
    ArchivedGame& game = made.game;
    game.game = "g" + std::to_string(number);
    game.is_public = true;
    const auto pick = [&](const auto& list) { return list[uneven(random, std::ssize(list))]; };
    static const auto kBoards = boards(), kRules = rules(), kEndings = endings();
    game.board = pick(kBoards);
    game.rules = pick(kRules);
    game.ended = pick(kEndings);
    game.players = 2 + uneven(random, 5) / 2;
    const bool none = game.ended == "no-result";
    const int winner = static_cast<int>(random.below(game.players));
    for (int i = 0; i < game.players; ++i) {
      const bool is_bot = i == 1 && random.below(2) == 0;
      const ArchiveOutcome outcome = none          ? ArchiveOutcome::None
                                     : i == winner ? ArchiveOutcome::Won
                                                   : ArchiveOutcome::Lost;
      const std::string person =
          is_bot ? bot(static_cast<int>(random.below(15))) : human(uneven(random, people_));
      const bool again = std::any_of(game.people.begin(), game.people.end(),
                                     [&](const auto& one) { return one.person == person; });
      if (!again) game.people.push_back({person, outcome});
    }
    while (std::ssize(made.moves) < kOpeningMoves) {
      made.moves.push_back(uneven(random, 20));
      game.openings.push_back(opening(game.board, made.moves));
    }
    return made;
  }
  int games() const { return games_; }
  int people() const { return people_; }

 private:
  // Small numbers are much more frequent: about as many between n and 2n as between 2n and 4n.
  static int uneven(Random& random, std::int64_t count) {
    const double share = static_cast<double>(random.below(1 << 24)) / (1 << 24);
    const double value = std::pow(static_cast<double>(count) + 1, share) - 1;
    return static_cast<int>(std::min(value, static_cast<double>(count) - 1));
  }

  const int people_, games_;
};

}  // namespace omnigo
