// A thousand finished games, in each of which one side marks as badly as it can and the others
// never answer: the result is the server's reading every time. And that reading names the winner
// whom strong bots find by playing the position out, in 98% of the games.
//
//   build/release/scoring_slow                        about fifteen minutes of one core
//   OMNIGO_GAMES=100 build/release/scoring_slow       the first hundred
#include <cstdlib>
#include <iostream>
#include <limits>

#include "room_table.h"
#include "search/player.h"
#include "search/reading.h"

namespace omnigo {
namespace {

constexpr int kGames = 1'000;
constexpr std::uint64_t kStrongPlayouts = 400;

int games_to_play() {
  const char* asked = std::getenv("OMNIGO_GAMES");
  return asked == nullptr ? kGames : std::atoi(asked);
}

struct Setting {
  const char *board, *rules;
};
constexpr Setting kSettings[] = {{"5", "chinese,komi=3.5"},
                                 {"6x6", "chinese,komi=3.5"},
                                 {"7", "chinese,komi=6.5"},
                                 {"triangular:3", "tromp-taylor,komi=2.5"},
                                 {"6x5", "japanese,komi=3.5"},
                                 {"7", "japanese,komi=6.5"},
                                 {"6x6", "players=3,suicide=no,komi=0/0.5/1"},
                                 {"torus:5x5", "chinese,komi=4.5"}};

// Played to the end of play by weak bots, whose dead stones stay on the board; nothing where it
// took too long.
std::optional<Game> played(const Layout& board, const Rules& rules, std::uint64_t seed) {
  Game game = *Game::start(board.graph, rules);
  std::vector<std::unique_ptr<Player>> bots;
  for (int i = 0; i < rules.players; ++i) bots.push_back(*make_bot("casual", 10 * seed + i));
  const int most = 3 * board.graph->size();
  while (!game.over() && game.turns() < most) {
    const Colour player = game.to_play();
    Thinking thinking;
    thinking.agreement = true;
    const Analysis analysis = bots[player_of(player)]->think(game, player, thinking);
    const Point move = analysis.moves.front().move;
    if (move == kNoPoint || !game.play(move)) game.pass();
  }
  return game.over() ? std::optional(std::move(game)) : std::nullopt;
}

struct Marks {
  std::vector<Point> dead, neutral;
};

std::vector<HalfPoints> scores_of(const Game& game, const Marks& marks) {
  Agreement agreement(game);
  EXPECT_TRUE(agreement.set_dead(marks.dead));
  for (const Point p : marks.neutral) {
    if (!agreement.is_neutral(p)) EXPECT_TRUE(agreement.toggle_neutral(p));
  }
  std::vector<HalfPoints> scores;
  for (const Tally& tally : agreement.tally()) scores.push_back(tally.score);
  return scores;
}

Marks server_reading(const Game& game) {
  const Reading reading = read_position(game, {.playouts = 1'000});
  Marks marks;
  for (const std::vector<Point>& block : reading.dead) {
    marks.dead.insert(marks.dead.end(), block.begin(), block.end());
  }
  if (game.rules().scoring == Scoring::Territory) marks.neutral = reading.neutral;
  return marks;
}

// Block by block whatever is best for the attacker.
Marks worst_marking(const Game& game, const Marks& reading, Colour attacker) {
  const auto lead = [&](const std::vector<HalfPoints>& scores) {
    HalfPoints best = std::numeric_limits<HalfPoints>::min();
    for (std::size_t i = 0; i < scores.size(); ++i) {
      if (static_cast<int>(i) != player_of(attacker)) best = std::max(best, scores[i]);
    }
    return scores[player_of(attacker)] - best;
  };
  Marks marks{reading.dead, {}};
  HalfPoints most = lead(scores_of(game, marks));
  for (int i = 0; i < game.graph().size(); ++i) {
    const auto p = static_cast<Point>(i);
    if (game.board().at(p) == Colour::Empty || game.board().block_stones(p)[0] != p) continue;
    Agreement trial(game);
    EXPECT_TRUE(trial.set_dead(marks.dead));
    EXPECT_TRUE(trial.toggle_dead(p));
    Marks other;
    for (int q = 0; q < game.graph().size(); ++q) {
      if (trial.is_dead(static_cast<Point>(q))) other.dead.push_back(static_cast<Point>(q));
    }
    if (const HalfPoints now = lead(scores_of(game, other)); now > most) {
      most = now;
      marks = std::move(other);
    }
  }
  return marks;
}

// A room where the game has just stopped.
Table stopped(const Setting& setting, const Game& game) {
  RoomSettings made = settings(setting.board, setting.rules, "absolute:main=600");
  for (const Game::Event& event : game.events()) {
    RecordEvent turn;
    turn.action =
        event.action == Game::Action::Move ? RecordEvent::Action::Move : RecordEvent::Action::Pass;
    turn.player = event.player;
    turn.point = event.point;
    made.base.events.push_back(std::move(turn));
  }
  for (int i = game.rules().players; i > 0; --i) made.base.events.pop_back();
  Table table(made);
  for (int i = game.rules().players; i > 0; --i) table.pass();
  return table;
}

// The attacker does what it can; nobody else does anything.
void attack(Table& table, Colour attacker, const Marks& reading, const Marks& worst, int way) {
  const int who = player_of(attacker);
  const auto read_it = [&] {
    const Proposal proposal{.dead = reading.dead, .neutral = reading.neutral};
    ASSERT_FALSE(table
                     .act({.kind = Kind::Propose, .proposal = proposal},
                          {.is_server = true, .now = table.now})
                     .refusal);
  };
  const auto mark = [&] {
    table.act({.kind = Kind::Mark, .player = attacker, .dead = worst.dead}, who);
    table.act({.kind = Kind::Accept, .player = attacker, .reference = table.room.marking()}, who);
  };
  if (way != 1) read_it();
  if (way == 3) {
    table.by(Kind::Resume, attacker);
  } else {
    mark();
  }
  if (way == 1) read_it();  // the attacker was faster
  for (int i = 0; i < 200 && table.room.phase() != Phase::Finished; ++i) {
    const bool in_play = table.room.phase() != Phase::Scoring;
    if (in_play && table.room.live().to_play() == attacker) {
      table.pass();
      continue;
    }
    ASSERT_TRUE(table.room.next_tick());
    if (way == 2 && i < 20 && !in_play) {
      table.now = *table.room.next_tick() - 1;
      mark();
    } else {
      table.now = *table.room.next_tick();
    }
    table.tick();
  }
}

// The first places after strong bots have played on until all is on the board.
std::vector<int> played_out(const Game& game, const Marks& reading, std::uint64_t seed) {
  const bool area = game.rules().scoring == Scoring::Area;
  Game on = game;
  on.resume();
  const auto bot = *make_bot("omnigo", seed);
  const int most = game.turns() + 4 * game.graph().size();
  while (!on.over() && on.turns() < most) {
    Thinking thinking;
    thinking.playouts = kStrongPlayouts;
    const Analysis analysis = bot->think(on, on.to_play(), thinking);
    const Point move = analysis.moves.front().move;
    if (move == kNoPoint || !on.play(move)) on.pass();
  }
  if (area) return places(on.scores(), {});
  const Marks decided{dead_after_dispute(game, on), {}};
  Marks marks = decided;
  for (const Point p : reading.neutral) {
    Agreement trial(game);
    EXPECT_TRUE(trial.set_dead(decided.dead));
    if (trial.toggle_neutral(p)) marks.neutral.push_back(p);
  }
  return places(scores_of(game, marks), {});
}

std::vector<int> first(const std::vector<int>& places) {
  std::vector<int> winners;
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (places[i] == 1) winners.push_back(static_cast<int>(i));
  }
  return winners;
}

TEST(Scoring, SilenceLosesNothingInAThousandGames) {
  const int games = games_to_play();
  int done = 0, same_winner = 0, could_have_gained = 0;
  for (std::uint64_t seed = 0; done < games; ++seed) {
    const Setting& setting = kSettings[seed % std::size(kSettings)];
    const auto board = board_from_text(setting.board);
    const auto game = played(**board, *parse_rules(setting.rules), seed);
    if (!game) continue;
    const Marks reading = server_reading(*game);
    const auto attacker = colour_of(static_cast<int>(seed / 8) % game->rules().players);
    const Marks worst = worst_marking(*game, reading, attacker);
    const std::vector<HalfPoints> fair = scores_of(*game, reading);
    could_have_gained += scores_of(*game, worst) != fair;
    Table table = stopped(setting, *game);
    attack(table, attacker, reading, worst, static_cast<int>(seed / 3 % 4));
    ASSERT_EQ(table.room.phase(), Phase::Finished) << "seed " << seed;
    ASSERT_EQ(table.room.result()->scores, fair) << "seed " << seed;
    const bool agree = first(places(fair, {})) == first(played_out(*game, reading, seed));
    same_winner += agree;
    ++done;
    if (!agree) std::cout << "another winner: seed " << seed << ", " << setting.board << std::endl;
    if (done % 50 == 0) std::cout << done << " games, " << same_winner << " agree" << std::endl;
  }
  std::cout << "in " << could_have_gained << " of " << done
            << " games the attacker had something to gain; the winner is that of strong bots in "
            << same_winner << std::endl;
  EXPECT_GE(same_winner, 0.98 * done);
  EXPECT_GE(could_have_gained, 0.9 * done) << "the attack is not much of one";
}

}  // namespace
}  // namespace omnigo
