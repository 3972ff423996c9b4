// Good manners: when to pass, when to give up, and which moves nobody should see.
//
// A bot that knows them searches as another does, and looks at what was found once more:
//   - It passes when nothing is left: every point is settled, by the games played out from here,
//     and stays so if it passes; and the count then gives it all that it can hope for. Where the
//     position counts as it stands, dead stones that matter are taken first; where the players
//     agree on what is dead (Thinking::agreement), they are left.
//   - It passes when that ends the game and wins it.
//   - Where prisoners count and play was resumed, it takes all dead stones even if it is winning:
//     those that stay count as alive.
//   - It makes no move inside anyone's unconditional territory, where nothing can be gained, unless
//     dead stones there must be taken.
//   - With two players left it resigns when the game is lost and has looked so for some turns. With
//     more it plays on for points: the others' quarrel may yet help, and its moves should not
//     decide it.
#pragma once

#include <map>
#include <memory>
#include <optional>

#include "search/bot.h"
#include "search/tree.h"

namespace omnigo {

// How a bot chooses among the moves that its search has looked at: the chance of a move grows
// with its share in the policy and with its visits, each to a power.
struct Choice {
  double policy = 0, visits = 0;
  bool best = true;  // the first one, always
};

struct MannersSettings {
  std::uint64_t playouts = 0;  // at most, for each turn; 0: as many as the caller asks for
  Choice choice;
  std::uint64_t seed = 1;
  double lost_below = 0.05;               // a share of the win
  int turns_lost = 2;                     // in a row, before it resigns
  std::uint64_t visits_to_judge = 40;     // before its search's shares mean anything
  std::uint64_t playouts_to_check = 200;  // that a pass gives nothing away
};

class MannerlyBot : public Bot {
 public:
  // `checking` looks at positions after a pass; both search alike.
  MannerlyBot(std::unique_ptr<Bot> search, std::unique_ptr<Bot> checking, MannersSettings settings);
  MannerlyBot(const EvaluatorFactory& evaluators, TreeSettings tree, MannersSettings settings);

  Analysis think(const Game& game, Colour player, const Thinking& thinking) override;
  // Levels rest meanwhile, so that they play the same whatever others take.
  void ponder(const Game& game, const Thinking& thinking) override {
    if (!limits_itself()) search_->ponder(game, thinking);
  }
  bool limits_itself() const override { return settings_.playouts > 0 || search_->limits_itself(); }

 private:
  using Time = std::chrono::steady_clock;

  // Whose each point will be, if all points are settled and a pass gives nothing away.
  std::optional<Colouring> settled_end(const Game& game, const Analysis& analysis,
                                       const Thinking& thinking) const;
  bool should_pass(const Game& game, const Analysis& analysis, const Thinking& thinking,
                   Time::time_point begun);
  bool stays_settled(const Game& passed, const Colouring& settled, const Thinking& check);
  int count_lost(const Game& game, const Analysis& analysis, int lost_before);
  Point choose(const Game& game, const Analysis& analysis, const Thinking& thinking);
  Point draw(const std::vector<Point>& moves, const Analysis& analysis);

  // Turns in a row that looked lost to a player, up to the latest it was asked about.
  struct Lost {
    int turns = 0, latest = -1;
  };

  std::unique_ptr<Bot> search_, checking_;
  MannersSettings settings_;
  Random random_;
  std::map<Colour, Lost> lost_;
};

}  // namespace omnigo
