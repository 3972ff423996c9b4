#include "search/manners.h"

#include <algorithm>
#include <cmath>

#include "rules/life.h"
#include "search/reading.h"

namespace omnigo {
namespace {

constexpr std::chrono::milliseconds kTimeToCheck{50};
constexpr double kSettled = 0.85;  // a share of the games played out
constexpr double kLittle = 0.05;   // a share of the win
constexpr Colour kUnsettled = static_cast<Colour>(0xff);

// Whose each point will be: a player's, nobody's (Empty), or kUnsettled.
Colouring settled_owners(const std::vector<double>& ownership, int players, int points) {
  Colouring settled(points, kUnsettled);
  for (int p = 0; p < points; ++p) {
    double nobody = 1;
    for (int player = 0; player < players; ++player) {
      const double share = ownership[std::size_t(player) * points + p];
      nobody -= share;
      if (share >= kSettled) settled[p] = colour_of(player);
    }
    if (nobody >= kSettled) settled[p] = Colour::Empty;
  }
  return settled;
}

bool is_settled(const Colouring& settled) {
  return std::find(settled.begin(), settled.end(), kUnsettled) == settled.end();
}

// Whether the mover has as much and no opponent has more if these are the owners, not those.
bool gives_nothing_away(const Colouring& counted, const Colouring& settled, Colour mover,
                        int players) {
  std::vector<int> gain(players);
  for (std::size_t p = 0; p < counted.size(); ++p) {
    if (counted[p] != Colour::Empty) ++gain[player_of(counted[p])];
    if (settled[p] != Colour::Empty) --gain[player_of(settled[p])];
  }
  for (int player = 0; player < players; ++player) {
    if (colour_of(player) == mover ? gain[player] < 0 : gain[player] > 0) return false;
  }
  return true;
}

// All others still in have passed since the latest move.
bool pass_ends(const Game& game, Colour mover) {
  for (int player = 0; player < game.rules().players; ++player) {
    const Colour c = colour_of(player);
    if (c != mover && game.is_in(c) && !game.has_passed(c)) return false;
  }
  return true;
}

bool wins_alone(const Game& game, Colour mover) {
  const std::vector<int> place = places(game.scores(), game.resigned());
  return place[player_of(mover)] == 1 && std::count(place.begin(), place.end(), 1) == 1;
}

// Points in anyone's unconditional territory, with the stones in it.
Colouring certain_owners(const Game& game) {
  return unconditional_area(game.graph(), game.board().colouring(), game.rules().players,
                            game.rules().suicide, {});
}

// Opponents' stones in what is certainly this player's.
bool has_prisoners(const Board& board, const Colouring& certain, Colour player) {
  for (std::size_t p = 0; p < certain.size(); ++p) {
    const Colour stone = board.at(static_cast<Point>(p));
    if (certain[p] == player && stone != Colour::Empty && stone != player) return true;
  }
  return false;
}

// Where prisoners count, play goes on after its end only to show what is dead (rules/agreement.h):
// the score at the end of that decides nothing.
bool is_dispute(const Game& game, const Thinking& thinking) {
  if (thinking.agreement || !rule_of(game.rules().scoring).prisoners) return false;
  const std::vector<Game::Event> events = game.events();
  return std::any_of(events.begin(), events.end(),
                     [](const Game::Event& event) { return event.action == Game::Action::Resume; });
}

// A move that takes a liberty of opponents' stones in what is settled to be the mover's, and costs
// nothing by the search; kNoPoint if there is none.
Point move_against_the_dead(const Game& game, const Analysis& analysis) {
  const Colour mover = analysis.player;
  const Colouring settled =
      settled_owners(analysis.ownership, game.rules().players, game.graph().size());
  const auto is_dead = [&](Point p) {
    const Colour stone = game.board().at(p);
    return stone != Colour::Empty && stone != mover && settled[p] == mover;
  };
  const double best = analysis.moves[0].estimate.win[player_of(mover)];
  for (const MoveEstimate& move : analysis.moves) {
    if (move.move == kNoPoint || move.estimate.visits == 0) continue;
    if (move.estimate.win[player_of(mover)] < best - kLittle) continue;
    const auto& around = game.graph().neighbours(move.move);
    if (std::any_of(around.begin(), around.end(), is_dead)) return move.move;
  }
  return kNoPoint;
}

std::chrono::milliseconds time_left(std::chrono::steady_clock::time_point begun,
                                    const Thinking& thinking) {
  return std::chrono::duration_cast<std::chrono::milliseconds>(begun + thinking.time -
                                                               std::chrono::steady_clock::now());
}

void put_first(Point turn, Analysis& analysis) {
  const auto found = std::find_if(analysis.moves.begin(), analysis.moves.end(),
                                  [&](const MoveEstimate& move) { return move.move == turn; });
  if (found != analysis.moves.end()) {
    std::rotate(analysis.moves.begin(), found, found + 1);
    return;
  }
  const double prior = turn == kNoPoint ? analysis.policy.back() : analysis.policy[turn];
  MoveEstimate first{turn, prior, analysis.root, {turn}};
  first.estimate.visits = 0;
  analysis.moves.insert(analysis.moves.begin(), std::move(first));
}

}  // namespace

MannerlyBot::MannerlyBot(std::unique_ptr<Bot> search, std::unique_ptr<Bot> checking,
                         MannersSettings settings)
    : search_(std::move(search)),
      checking_(std::move(checking)),
      settings_(settings),
      random_(settings.seed) {}

MannerlyBot::MannerlyBot(const EvaluatorFactory& evaluators, TreeSettings tree,
                         MannersSettings settings)
    : MannerlyBot(std::make_unique<TreeBot>(evaluators, tree),
                  std::make_unique<TreeBot>(evaluators, tree), settings) {}

Analysis MannerlyBot::think(const Game& game, Colour player, const Thinking& thinking) {
  const Time::time_point begun = Time::now();
  // Who passes after a resumption lets the position count as it stands.
  Thinking asked = thinking;
  asked.agreement &= !game.resumed();
  Thinking own = asked;
  own.time = thinking.time - std::min(thinking.time / 8, kTimeToCheck);
  if (settings_.playouts > 0) {
    own.playouts = thinking.playouts > 0 ? std::min(thinking.playouts, settings_.playouts)
                                         : settings_.playouts;
    own.threads = 1;
  }
  Game at_turn = game.to_play() == player ? game : game.with_turn_of(player);
  if (at_turn.over() && at_turn.players_in() > 1) at_turn.resume();
  Analysis analysis = search_->think(at_turn, player, own);
  // With no pass to look at, the time kept for it is the search's, which goes on from what it
  // found.
  const auto left = time_left(begun, thinking);
  const bool used_up = own.time.count() > 0 && left <= thinking.time - own.time;
  if (used_up && left.count() > 0 && own.playouts == 0 && own.avoid.empty() &&
      !settled_end(at_turn, analysis, asked)) {
    own.time = left;
    analysis = search_->think(at_turn, player, own);
  }
  analysis.lost_for = count_lost(at_turn, analysis, thinking.lost_for);
  analysis.resigns = analysis.lost_for >= settings_.turns_lost;
  const bool may_pass =
      std::find(thinking.avoid.begin(), thinking.avoid.end(), kNoPoint) == thinking.avoid.end();
  const bool passes = may_pass && should_pass(at_turn, analysis, asked, begun);
  put_first(passes ? kNoPoint : choose(at_turn, analysis, asked), analysis);
  return analysis;
}

std::optional<Colouring> MannerlyBot::settled_end(const Game& game, const Analysis& analysis,
                                                  const Thinking& thinking) const {
  if (analysis.root.visits < settings_.visits_to_judge) return {};
  const int players = game.rules().players;
  const Colouring settled = settled_owners(analysis.ownership, players, game.graph().size());
  if (!is_settled(settled)) return {};
  const Colouring counted = owners(
      game.graph(), thinking.agreement
                        ? without(game.board(), dead_blocks(game.board(), analysis.ownership))
                        : game.board().colouring());
  if (!gives_nothing_away(counted, settled, analysis.player, players)) return {};
  return settled;
}

bool MannerlyBot::should_pass(const Game& game, const Analysis& analysis, const Thinking& thinking,
                              Time::time_point begun) {
  const Colour mover = analysis.player;
  const bool ends = pass_ends(game, mover);
  if (ends && !thinking.agreement && wins_alone(game, mover) && !is_dispute(game, thinking)) {
    return true;
  }
  const std::optional<Colouring> settled = settled_end(game, analysis, thinking);
  if (!settled) return false;
  if (ends) return true;
  Game passed = game;
  passed.pass();
  Thinking check;
  check.playouts = settings_.playouts_to_check;
  check.agreement = thinking.agreement;
  check.stop = thinking.stop;
  if (thinking.time.count() > 0) {
    check.time = time_left(begun, thinking);
    if (check.time.count() <= 0) return false;
  }
  return stays_settled(passed, *settled, check);
}

bool MannerlyBot::stays_settled(const Game& passed, const Colouring& settled,
                                const Thinking& check) {
  const Analysis after = checking_->think(passed, passed.to_play(), check);
  return settled_owners(after.ownership, passed.rules().players, passed.graph().size()) == settled;
}

int MannerlyBot::count_lost(const Game& game, const Analysis& analysis, int lost_before) {
  const int mover = player_of(analysis.player), turn = game.turns();
  Lost& lost = lost_[analysis.player];
  const bool goes_on = turn >= lost.latest && turn - lost.latest <= game.rules().players;
  if (!goes_on) lost = {};
  const bool asked_again = turn == lost.latest;
  lost.latest = turn;
  lost.turns = std::max(lost.turns, lost_before);
  if (analysis.root.visits < settings_.visits_to_judge) return lost.turns;  // too short a look
  const bool looks_lost = game.players_in() == 2 &&
                          analysis.moves[0].estimate.win[mover] < settings_.lost_below &&
                          analysis.root.win[mover] < settings_.lost_below;
  if (!looks_lost) {
    lost.turns = 0;
  } else if (!asked_again || lost.turns == 0) {
    ++lost.turns;
  }
  return lost.turns;
}

// By the powers of the settings; the pass where there is nothing to choose from.
Point MannerlyBot::draw(const std::vector<Point>& moves, const Analysis& analysis) {
  std::vector<double> visits(analysis.policy.size());
  for (const MoveEstimate& move : analysis.moves) {
    if (move.move != kNoPoint) visits[move.move] = static_cast<double>(move.estimate.visits);
  }
  std::vector<double> sums;
  double sum = 0;
  for (const Point p : moves) {
    sum += std::pow(analysis.policy[p], settings_.choice.policy) *
           std::pow(1 + visits[p], settings_.choice.visits);
    sums.push_back(sum);
  }
  if (moves.empty()) return kNoPoint;
  const double drawn = static_cast<double>(random_() >> 11) * 0x1p-53 * sum;
  return moves[std::min(
      moves.size() - 1,
      static_cast<std::size_t>(std::upper_bound(sums.begin(), sums.end(), drawn) - sums.begin()))];
}

Point MannerlyBot::choose(const Game& game, const Analysis& analysis, const Thinking& thinking) {
  if (is_dispute(game, thinking)) {
    const Point taking = move_against_the_dead(game, analysis);
    if (taking != kNoPoint) return taking;
  }
  if (analysis.moves[0].move == kNoPoint) return kNoPoint;
  const Colouring certain = certain_owners(game);
  const bool must_clean =
      !thinking.agreement && has_prisoners(game.board(), certain, analysis.player);
  const auto is_pointless = [&](Point p) {
    return certain[p] != Colour::Empty && !(must_clean && certain[p] == analysis.player);
  };
  if (settings_.choice.best) {
    for (const MoveEstimate& move : analysis.moves) {
      if (move.move == kNoPoint || !is_pointless(move.move)) return move.move;
    }
    return kNoPoint;
  }
  std::vector<Point> moves;
  for (int i = 0; i < game.graph().size(); ++i) {
    const auto p = static_cast<Point>(i);
    if (analysis.policy[p] > 0 && !is_pointless(p)) moves.push_back(p);
  }
  return draw(moves, analysis);
}

}  // namespace omnigo
