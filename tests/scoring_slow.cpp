// A thousand finished games, in each of which one side marks as badly as it can and the others
// never answer: the result is the server's reading every time. And that reading names the winner
// whom strong bots find by playing the position out, in 98% of the games.
//
//   build/release/scoring_slow                        all of them, on one core
//   OMNIGO_GAMES=100 build/release/scoring_slow       the first hundred
//   OMNIGO_SHARD=3/16 build/release/scoring_slow      every 16th, starting with the third
//
// Shards run side by side, and the numbers in their last lines add up. Of all games together,
// "differ" must be 0 and "agree" at least 98% of "games":
//
//   for i in $(seq 16); do OMNIGO_SHARD=$i/16 build/release/scoring_slow > shard.$i & done; wait
//   grep -h ^sums shard.* | awk '{g+=$3; d+=$5; a+=$7} END {print g, "games", d, "differ", a/g,
//   "agree"}'
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <limits>

#include "gtp/show.h"
#include "room_table.h"
#include "search/bot.h"
#include "search/reading.h"

namespace omnigo {
namespace {

constexpr int kGames = 1'000, kEnough = 500;
constexpr std::uint64_t kStrongPlayouts = 400;

// Which of the games this process plays.
struct Share {
  int games = kGames, first = 1, of = 1;
};

Share share_from_environment() {
  Share share;
  if (const char* games = std::getenv("OMNIGO_GAMES")) share.games = std::atoi(games);
  if (const char* shard = std::getenv("OMNIGO_SHARD")) {
    if (std::sscanf(shard, "%d/%d", &share.first, &share.of) != 2 || share.first < 1 ||
        share.first > share.of) {
      ADD_FAILURE() << "OMNIGO_SHARD must be K/N with 1 <= K <= N, not " << shard;
    }
  }
  return share;
}

struct Setting {
  const char *board, *rules;
};
constexpr Setting kSmall[] = {{"5", "chinese,komi=3.5"},
                              {"6x6", "chinese,komi=3.5"},
                              {"7", "chinese,komi=6.5"},
                              {"triangular:3", "tromp-taylor,komi=2.5"},
                              {"6x5", "japanese,komi=3.5"},
                              {"7", "japanese,komi=6.5"},
                              {"6x6", "players=3,suicide=no,komi=0/0.5/1"},
                              {"torus:5x5", "chinese,komi=4.5"}};
constexpr Setting kLarge[] = {{"9", "chinese,komi=6.5"},
                              {"triangular:5", "tromp-taylor,komi=4.5"},
                              {"9", "japanese,komi=5.5"},
                              {"torus:7x7", "players=3,suicide=no,komi=0/0.5/1"},
                              {"13", "chinese,komi=6.5"}};
constexpr int kLargeEvery = 6;

// One of six is on a larger board.
const Setting& setting_of(int game) {
  const auto n = static_cast<std::size_t>(game);
  return n % kLargeEvery == 5 ? kLarge[n / kLargeEvery % std::size(kLarge)]
                              : kSmall[n % std::size(kSmall)];
}

// Played to the end of play by weak bots, whose dead stones stay on the board; nothing where it
// took too long.
std::optional<Game> played(const Layout& board, const Rules& rules, std::uint64_t seed) {
  Game game = *Game::start(board.graph, rules);
  std::vector<std::unique_ptr<Bot>> bots;
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

// How far the player is ahead of the best of the others.
HalfPoints lead(const Game& game, const Marks& marks, Colour player) {
  const std::vector<HalfPoints> scores = scores_of(game, marks);
  HalfPoints best = std::numeric_limits<HalfPoints>::min();
  for (std::size_t i = 0; i < scores.size(); ++i) {
    if (static_cast<int>(i) != player_of(player)) best = std::max(best, scores[i]);
  }
  return scores[player_of(player)] - best;
}

// From this marking on, block by block whatever is best for the attacker.
Marks improved(const Game& game, Marks marks, Colour attacker) {
  HalfPoints most = lead(game, marks, attacker);
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
    if (const HalfPoints now = lead(game, other, attacker); now > most) {
      most = now;
      marks = std::move(other);
    }
  }
  return marks;
}

// The best for the attacker, starting from what was read or from the death of everybody else.
Marks worst_marking(const Game& game, const Marks& reading, Colour attacker) {
  Marks all;
  for (int i = 0; i < game.graph().size(); ++i) {
    const auto p = static_cast<Point>(i);
    const Colour colour = game.board().at(p);
    if (colour != Colour::Empty && colour != attacker) all.dead.push_back(p);
  }
  Marks marks = improved(game, {reading.dead, {}}, attacker);
  all = improved(game, std::move(all), attacker);
  return lead(game, all, attacker) > lead(game, marks, attacker) ? all : marks;
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
    ASSERT_FALSE(
        table.act(actions::Propose{proposal}, {.is_server = true, .now = table.now}).refusal);
  };
  const auto mark = [&] {
    table.act(actions::Mark{attacker, worst.dead}, who);
    table.act(actions::Accept{attacker, table.room.marking()}, who);
  };
  if (way != 1) read_it();
  if (way == 3) {
    table.by<actions::Resume>(attacker);
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

// How strong bots end it when they play on until all is on the board.
struct PlayedOut {
  Game game;
  std::vector<int> places;
};
PlayedOut played_out(const Game& game, const Marks& reading, std::uint64_t seed) {
  Game on = dispute_copy(game);
  const auto bot = *make_bot("omnigo", seed);
  const int most = game.turns() + 4 * game.graph().size();
  while (!on.over() && on.turns() < most) {
    Thinking thinking;
    thinking.playouts = kStrongPlayouts;
    const Analysis analysis = bot->think(on, on.to_play(), thinking);
    const Point move = analysis.moves.front().move;
    if (move == kNoPoint || !on.play(move)) on.pass();
  }
  if (game.rules().scoring == Scoring::Area) return {on, places(on.scores(), {})};
  const Marks decided{dead_after_dispute(game, on), {}};
  Marks marks = decided;
  for (const Point p : reading.neutral) {
    Agreement trial(game);
    EXPECT_TRUE(trial.set_dead(decided.dead));
    if (trial.toggle_neutral(p)) marks.neutral.push_back(p);
  }
  return {on, places(scores_of(game, marks), {})};
}

std::vector<int> first(const std::vector<int>& places) {
  std::vector<int> winners;
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (places[i] == 1) winners.push_back(static_cast<int>(i));
  }
  return winners;
}

struct Sums {
  int games = 0, differ = 0, agree = 0, gained = 0;
};

// Where play did not end, another game instead.
Game finished(const Setting& setting, int number) {
  const auto board = board_from_text(setting.board);
  for (std::uint64_t seed = number;; seed += kGames) {
    if (auto game = played(**board, *parse_rules(setting.rules), seed)) return std::move(*game);
  }
}

// For a person to judge.
void show(const Setting& setting, const Game& game, const Marks& reading, const Game& on,
          int number) {
  const auto board = board_from_text(setting.board);
  std::cout << "game " << number << ", " << setting.board << ' ' << setting.rules
            << ": strong bots find another winner\n"
            << show_game(**board, game) << "dead by the reading:";
  for (const Point p : reading.dead) std::cout << ' ' << (*board)->names[p];
  std::cout << "\nplayed out:\n" << show_game(**board, on) << std::endl;
}

void play_one(int number, Sums& sums) {
  const Setting& setting = setting_of(number);
  const Game game = finished(setting, number);
  const Marks reading = server_reading(game);
  const std::vector<HalfPoints> fair = scores_of(game, reading);
  // Each player in turn; another one where all stones of the others are dead already.
  Colour attacker = colour_of(number / 8 % game.rules().players);
  Marks worst = worst_marking(game, reading, attacker);
  for (int i = 0; i < game.rules().players && scores_of(game, worst) == fair; ++i) {
    attacker = colour_of(i);
    worst = worst_marking(game, reading, attacker);
  }
  sums.gained += scores_of(game, worst) != fair;
  Table table = stopped(setting, game);
  attack(table, attacker, reading, worst, number / 3 % 4);
  const bool same = table.room.phase() == Phase::Finished && table.room.result()->scores == fair;
  EXPECT_TRUE(same) << "game " << number;
  sums.differ += !same;
  const PlayedOut out = played_out(game, reading, static_cast<std::uint64_t>(number));
  const bool agree = first(places(fair, {})) == first(out.places);
  sums.agree += agree;
  ++sums.games;
  if (!agree) show(setting, game, reading, out.game, number);
}

TEST(Scoring, SilenceLosesNothingInAThousandGames) {
  const Share share = share_from_environment();
  Sums sums;
  for (int number = share.first - 1; number < share.games; number += share.of) {
    play_one(number, sums);
    if (sums.games % 50 == 0) {
      std::cout << sums.games << " games, " << sums.agree << " agree" << std::endl;
    }
  }
  std::cout << "sums: games " << sums.games << " differ " << sums.differ << " agree " << sums.agree
            << " gained " << sums.gained << std::endl;
  if (sums.games < kEnough) return;  // a shard: it has too few games to say
  EXPECT_GE(sums.gained, 0.9 * sums.games) << "the attack is not much of one";
  EXPECT_GE(sums.agree, 0.98 * sums.games);
}

}  // namespace
}  // namespace omnigo
