// The engine and the oracle play the same random game side by side, and everything that can be seen
// of the one is compared with the other.
//
// One generic test for every board, number of players and set of rules. A difference is a line of
// text that names the board, the rules and all that happened, so that it can be played again.
#pragma once

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "base/random.h"
#include "diagram.h"
#include "graph/layout.h"
#include "rules/agreement.h"
#include "rules/game.h"
#include "rules/legal_points.h"
#include "rules/terms.h"
#include "spec/spec.h"
#include "symmetry/symmetry.h"

namespace omnigo {

// What was compared, to be reported.
struct Compared {
  long games = 0, ended = 0, moves = 0, passes = 0, resignations = 0, resumptions = 0, undone = 0;
  long states = 0;    // colouring, who is next, passes, prisoners, the end
  long whole = 0;     // all legal turns, liberties, score, ranking besides
  long verdicts = 0;  // of single moves, by either of the two above or apart
  long agreements = 0;
  long by_reason[4] = {};

  long turns() const { return moves + passes; }
  void add(const Compared& other) {
    games += other.games, ended += other.ended, moves += other.moves, passes += other.passes;
    resignations += other.resignations, resumptions += other.resumptions, undone += other.undone;
    states += other.states, whole += other.whole, verdicts += other.verdicts;
    agreements += other.agreements;
    for (int i = 0; i < 4; ++i) by_reason[i] += other.by_reason[i];
  }
};

// A board with what the oracle needs to know of it once.
struct TestBoard {
  std::string name;
  SharedGraph graph;
  std::vector<std::vector<Point>> symmetries;  // none: too many for symmetric ko

  TestBoard(std::string board_name, SharedGraph board_graph, bool find_symmetries)
      : name(std::move(board_name)), graph(std::move(board_graph)) {
    if (find_symmetries) symmetries = spec::automorphisms(*graph);
  }
};

inline spec::Rules as_spec(const Rules& rules) {
  return {.players = rules.players,
          .ko = static_cast<spec::Ko>(rules.ko),
          .suicide = rules.suicide,
          .scoring = static_cast<spec::Scoring>(rules.scoring),
          .komi = rules.komi};
}
static_assert(static_cast<int>(Ko::Symmetric) == static_cast<int>(spec::Ko::symmetric));
static_assert(static_cast<int>(Ko::Simple) == static_cast<int>(spec::Ko::simple));
static_assert(static_cast<int>(Scoring::Territory) == static_cast<int>(spec::Scoring::territory));
static_assert(static_cast<int>(Scoring::Stone) == static_cast<int>(spec::Scoring::stone));

class SideBySide {
 public:
  SideBySide(const TestBoard& board, const Rules& rules, const spec::Colouring& start, int first,
             Compared& compared)
      : board_(board),
        graph_(*board.graph),
        engine_(*Game::start(board.graph, rules, {as_colours(start), colour_of(first - 1), {}},
                             canonical_form(board, rules))),
        legal_points_(graph_),
        oracle_{graph_, as_spec(rules), {}, board.symmetries},
        compared_(compared) {
    spec::State state;
    state.colouring = start;
    state.next = first;
    state.lost.resize(rules.players);
    oracle_.history.push_back(state);
  }

  const Game& engine() const { return engine_; }
  const spec::Game& oracle() const { return oracle_; }
  // The first difference found, or nothing.
  const std::string& difference() const { return difference_; }
  bool same() const { return difference_.empty(); }

  // The oracle's verdict on a move, after comparing it with the engine's.
  spec::Verdict verdict(int player, Point p) {
    const spec::Verdict expected = spec::judge(oracle_, player, p);
    const Legality legality = engine_.legality(p, colour_of(player - 1));
    ++compared_.verdicts;
    ++compared_.by_reason[expected.kind];
    if (static_cast<int>(legality.reason) != static_cast<int>(expected.kind) ||
        legality.turn != expected.turn) {
      std::ostringstream what;
      what << "player " << player << " at " << p << ": oracle " << expected.kind << " "
           << expected.turn << ", engine " << static_cast<int>(legality.reason) << " "
           << legality.turn;
      differ(what.str());
    }
    return expected;
  }

  // Every move of the player; the legal ones.
  std::vector<Point> verdicts(int player) {
    std::vector<Point> legal;
    for (int i = 0; i < graph_.size(); ++i) {
      const auto p = static_cast<Point>(i);
      if (verdict(player, p).kind == spec::Verdict::legal) legal.push_back(p);
    }
    if (legal != engine_.legal_moves(colour_of(player - 1))) differ("legal_moves");
    if (legal != kept_legal_points(colour_of(player - 1))) differ("LegalPoints");
    return legal;
  }

  // What happens to both. A move must be legal by the oracle.
  void move(int player, Point p) {
    spec::move(oracle_, player, p);
    const Colour colour = colour_of(player - 1);
    if (p % 4 != 0) legal_points_.find(engine_, colour);  // then the move is followed
    if (!legal_points_.play(engine_, p, colour)) differ("play refuses what is legal");
    ++compared_.moves;
    compare_state();
  }
  void try_illegal(int player, Point p) {
    if (legal_points_.play(engine_, p, colour_of(player - 1)))
      differ("play accepts what is illegal");
    compare_state();
  }
  void pass(int player) {
    spec::pass(oracle_, player);
    engine_.pass(colour_of(player - 1));
    legal_points_.lose_track();
    ++compared_.passes;
    compare_state();
  }
  void resign(int player) {
    spec::resign(oracle_, player);
    engine_.resign(colour_of(player - 1));
    legal_points_.lose_track();
    ++compared_.resignations;
    compare_state();
  }
  void resume() {
    spec::resume(oracle_);
    engine_.resume();
    legal_points_.lose_track();
    ++compared_.resumptions;
    compare_state();
  }
  void undo() {
    spec::undo(oracle_);
    if (!engine_.undo()) differ("undo finds nothing");
    legal_points_.lose_track();
    ++compared_.undone;
    compare_state();
  }

  // All but the legal moves, liberties and score.
  void compare_state() {
    ++compared_.states;
    const spec::State& now = oracle_.now();
    for (int p = 0; p < graph_.size(); ++p) {
      if (static_cast<int>(engine_.board().at(static_cast<Point>(p))) != now.colouring[p]) {
        differ("colouring");
      }
    }
    if (engine_.turns() != now.turns) differ("turns");
    if (player_of(engine_.to_play()) + 1 != now.next) differ("to_play");
    if (engine_.over() != spec::stopped(oracle_)) differ("over");
    if (engine_.settled() != spec::settled(oracle_)) differ("settled");
    if (engine_.prisoners_lost() != now.lost) differ("prisoners_lost");
    for (int player = 1; player <= oracle_.rules.players; ++player) {
      const Colour colour = colour_of(player - 1);
      if (engine_.has_passed(colour) != now.passed.contains(player)) differ("has_passed");
      if (engine_.is_in(colour) == is_resigned(player)) differ("is_in");
    }
    if (engine_.resigned().size() != now.resigned.size()) differ("resigned");
    for (std::size_t i = 0; same() && i < now.resigned.size(); ++i) {
      if (player_of(engine_.resigned()[i]) + 1 != now.resigned[i]) differ("resigned");
    }
  }

  // The rest: blocks, liberties, score, ranking, a colouring of the past.
  void compare_whole(Random& random) {
    ++compared_.whole;
    const spec::Colouring& colouring = oracle_.now().colouring;
    const Board& board = engine_.board();
    for (int i = 0; i < graph_.size(); ++i) {
      const auto p = static_cast<Point>(i);
      if (colouring[p] == 0) continue;
      const std::vector<Point> block = spec::block(graph_, colouring, p);
      if (block[0] != p) continue;  // once a block
      if (board.block_stones(p) != block) differ("block");
      if (board.block_size(p) != static_cast<int>(block.size())) differ("block_size");
      for (Point q : block) {
        if (board.block(q) != board.block(p)) differ("block of another stone");
      }
      const auto liberties = static_cast<int>(spec::liberties(graph_, colouring, p).size());
      if (board.liberties(p) != liberties) differ("liberties");
    }
    const std::vector<int> scores = spec::score(oracle_);
    if (engine_.scores() != scores) differ("scores");
    if (places(engine_.scores(), engine_.resigned()) != spec::ranking(oracle_)) differ("places");
    const spec::State& past = oracle_.history[random.below(oracle_.history.size())];
    if (engine_.colouring_after(past.turns) != as_colours(past.colouring)) {
      differ("colouring_after");
    }
    if (engine_.events().size() + 1 != oracle_.history.size()) differ("events");
  }

  // Play has stopped: random stones agreed dead, random points neutral.
  void compare_agreement(Random& random) {
    ++compared_.agreements;
    Agreement agreement(engine_);
    std::set<Point> dead, neutral;
    for (int i = 0; i < graph_.size(); ++i) {
      const auto p = static_cast<Point>(i);
      if (oracle_.now().colouring[p] == 0 || agreement.is_dead(p) || random.below(4) != 0) continue;
      dead.insert(p);
      if (!agreement.toggle_dead(p)) differ("toggle_dead");
    }
    const Colouring left = agreement.colouring();
    for (int i = 0; engine_.rules().scoring == Scoring::Territory && i < graph_.size(); ++i) {
      const auto p = static_cast<Point>(i);
      if (left[p] != Colour::Empty || random.below(4) != 0) continue;
      neutral.insert(p);
      if (!agreement.toggle_neutral(p)) differ("toggle_neutral");
    }
    std::vector<HalfPoints> scores;
    for (const Tally& tally : agreement.tally()) scores.push_back(tally.score);
    if (scores != spec::score(oracle_, dead, neutral)) differ("score after agreement");
    if (places(scores, engine_.resigned()) != spec::ranking(oracle_, dead, neutral)) {
      differ("places after agreement");
    }
  }

  // The theorems of docs/theorems.md, and the engine's own check of itself.
  void check_theorems(int player, Point move) {
    spec::Colouring coloured = oracle_.now().colouring;
    coloured[move] = static_cast<std::uint8_t>(player);
    const spec::Outcome outcome = spec::outcome(oracle_, player, move);
    const bool captures = outcome.opponents_cleared != coloured;
    const bool suicide = outcome.own_cleared != outcome.opponents_cleared;
    if (captures && suicide) differ("a move both captures and is suicide");
    if (!spec::without_dead_stones(graph_, outcome.own_cleared)) differ("a block has no liberty");
    for (int i = 0; i < graph_.size(); ++i) {
      const auto p = static_cast<Point>(i);
      for (Point q : spec::block(graph_, outcome.own_cleared, p)) {
        for (int colour = 0; colour <= oracle_.rules.players; ++colour) {
          if (spec::reaches(graph_, outcome.own_cleared, p, colour) !=
              spec::reaches(graph_, outcome.own_cleared, q, colour)) {
            differ("points of one block reach different colours");
          }
        }
      }
    }
    if (!engine_.board().consistent()) differ("the board is not consistent");
  }

 private:
  static CanonicalForm canonical_form(const TestBoard& board, const Rules& rules) {
    if (rules.ko != Ko::Symmetric) return nullptr;
    return CanonicalColouring(board.graph);
  }

  std::vector<Point> kept_legal_points(Colour player) {
    std::vector<Point> points;
    const std::span<const std::uint64_t> words = legal_points_.find(engine_, player);
    for (std::size_t p = 0; p < 64 * words.size(); ++p) {
      if ((words[p / 64] >> p % 64 & 1) != 0) points.push_back(static_cast<Point>(p));
    }
    return points;
  }

  bool is_resigned(int player) const {
    const auto& resigned = oracle_.now().resigned;
    return std::find(resigned.begin(), resigned.end(), player) != resigned.end();
  }

  void differ(const std::string& what) {
    if (!difference_.empty()) return;
    std::ostringstream text;
    text << what << " differs on " << board_.name << ", " << to_text(engine_.rules()) << ", start ";
    for (int c : oracle_.history[0].colouring) text << c;
    text << ", first " << oracle_.history[0].next << ", events:";
    for (const Game::Event& event : engine_.events()) {
      text << " " << "mprR"[static_cast<int>(event.action)] << static_cast<int>(event.player);
      if (event.point != kNoPoint) text << "@" << event.point;
    }
    difference_ = text.str();
  }

  const TestBoard& board_;
  const Graph& graph_;
  Game engine_;
  LegalPoints legal_points_;
  spec::Game oracle_;
  Compared& compared_;
  std::string difference_;
};

// How a random game is played.
struct Habits {
  int most_turns = 300;  // then it is left
  bool only_forward =
      false;            // no undoing, no resigning, no resuming, no pass while there is a move
  int whole_every = 1;  // turns between comparisons of everything
  int theorems_every = 16;
};

class RandomGame {
 public:
  RandomGame(const TestBoard& board, const Rules& rules, const Habits& habits, Random& random,
             Compared& compared)
      : habits_(habits),
        random_(random),
        compared_(compared),
        both_(board, rules, random_start(board, rules), 1 + one_in(4) * below(rules.players),
              compared) {}

  // Plays to the end, or to the first difference, which it returns.
  std::string play() {
    ++compared_.games;
    both_.compare_whole(random_);
    while (both_.same() && both_.engine().turns() < habits_.most_turns) {
      if (both_.engine().over()) {
        if (at_the_end()) break;
      } else {
        one_event();
      }
    }
    compared_.ended += both_.engine().over();
    return both_.difference();
  }

 private:
  int below(int bound) { return static_cast<int>(random_.below(bound)); }
  bool one_in(int n) { return below(n) == 0; }
  bool sometimes(int n) { return !habits_.only_forward && one_in(n); }

  spec::Colouring random_start(const TestBoard& board, const Rules& rules) {
    spec::Colouring start(board.graph->size());
    if (!sometimes(4)) return start;
    for (auto& c : start) c = static_cast<std::uint8_t>(below(2) * below(rules.players + 1));
    return spec::clear(*board.graph, start, {start.begin(), start.end()});
  }

  void one_event() {
    const int player = sometimes(20) ? any_player_in() : both_.oracle().now().next;
    if (sometimes(100)) {
      both_.resign(any_player_in());
    } else if (sometimes(12)) {
      undo_some();
    } else if (sometimes(10)) {
      both_.pass(player);
    } else {
      move(player);
    }
  }

  int any_player_in() {
    for (;;) {
      const int player = 1 + below(both_.oracle().rules.players);
      if (both_.engine().is_in(colour_of(player - 1))) return player;
    }
  }

  void move(int player) {
    const bool whole = both_.engine().turns() % habits_.whole_every == 0;
    const std::vector<Point> legal = whole ? both_.verdicts(player) : some_legal_moves(player);
    if (legal.empty()) return both_.pass(player);
    const Point p = legal[random_.below(static_cast<std::uint32_t>(legal.size()))];
    if (one_in(habits_.theorems_every)) both_.check_theorems(player, p);
    both_.move(player, p);
    if (whole) both_.compare_whole(random_);
  }

  // Compares single moves, until one is legal.
  std::vector<Point> some_legal_moves(int player) {
    for (int tries = 0; tries < 20; ++tries) {
      const auto p = static_cast<Point>(below(both_.oracle().graph.size()));
      if (both_.verdict(player, p).kind == spec::Verdict::legal) return {p};
      if (sometimes(8)) both_.try_illegal(player, p);
    }
    return {};
  }

  void undo_some() {
    for (int i = 1 + below(6); i > 0 && both_.oracle().history.size() > 1; --i) both_.undo();
    both_.compare_whole(random_);
  }

  // Whether the game is left there.
  bool at_the_end() {
    if (!both_.engine().settled() && both_.engine().players_in() > 1) {
      both_.compare_agreement(random_);
      if (sometimes(3)) {
        both_.resume();
        return false;
      }
    }
    if (!sometimes(3)) return true;
    undo_some();
    return false;
  }

  Habits habits_;
  Random& random_;
  Compared& compared_;
  SideBySide both_;
};

// Rules drawn at random: 2 to 6 players, mostly few.
inline Rules random_rules(const TestBoard& board, Random& random) {
  Rules rules;
  rules.players = 2 + static_cast<int>(std::min(random.below(5), random.below(5)));
  rules.suicide = random.below(2) == 0;
  rules.ko = static_cast<Ko>(random.below(4));
  if (!board.symmetries.empty() && random.below(15) == 0)
    rules.ko = Ko::Symmetric;  // slow to judge
  rules.scoring = static_cast<Scoring>(random.below(3));
  rules.komi.clear();
  for (int i = 0; i < rules.players; ++i) {
    rules.komi.push_back(static_cast<HalfPoints>(random.below(5)) - 2);
  }
  return rules;
}

}  // namespace omnigo
