// Many games at once on the processor: what omnigo.Batch does with device="cpu".
//
// Game i is played on board i modulo the number of boards; boards are padded to the points of the
// largest, P. Actions are points, and P is the pass. A game that ends gives its rewards, and the
// next one starts in its place at once. A game ends after a number of turns as it stands; an
// illegal action ends it too, as a loss of the player who chose it.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "crew.h"
#include "rules/game.h"

namespace omnigo::python {

class Batch {
 public:
  virtual ~Batch() = default;

  int games() const { return games_; }
  int players() const { return players_; }
  int points() const { return points_; }
  int board_of(int game) const { return game % boards_; }
  virtual Game game(int i) const = 0;

  void reset();
  // One action for each game.
  void step(std::span<const std::int32_t> actions);
  // Any legal action of each game with the same chance, drawn from a seed.
  void draw_actions(std::uint64_t seed, std::span<std::int32_t> actions);
  // For each point of each game: of the latest 8 positions, latest first, the mover's stones, the
  // next player's, ...; then who is to play: with two players whether it is White, with more one
  // plane for each seat. With two players these are Pgx's planes.
  int planes() const { return kPositions * players_ + (players_ == 2 ? 1 : players_); }
  void observe(std::span<bool> planes);

  // What the latest step made, in fixed places.
  std::vector<std::uint8_t> mask;     // P + 1 for each game: legal points, then the pass
  std::vector<float> rewards;         // by game and seat
  std::vector<std::uint8_t> done;     // the step ended a game
  std::vector<std::uint8_t> illegal;  // ... by an illegal action
  std::vector<std::uint8_t> seat;     // whose turn it is
  std::vector<std::int32_t> turns;    // of the game so far

 protected:
  static constexpr int kPositions = 8;

  Batch(int games, int boards, int players, int points, int threads);
  // Games are started, and stepped, in blocks of this many.
  static constexpr int kBlock = 64;
  virtual void reset_block(int begin, int end) = 0;
  virtual void step_block(int begin, int end, const std::int32_t* actions) = 0;

  std::uint8_t* mask_of(int i) { return &mask[at(i) * at(points_ + 1)]; }
  // By seat and point: bit k, the seat had a stone there k turns ago.
  std::uint8_t* history_of(int i) { return &history_[at(i) * at(players_) * at(points_)]; }
  void forget_history(int i);
  void set_rewards(int i, std::span<const float> given);
  static std::size_t at(int i) { return static_cast<std::size_t>(i); }

 private:
  void for_blocks(const std::function<void(int, int)>& f);
  void write_planes(int i, bool* planes);

  int games_, boards_, players_, points_;
  std::vector<std::uint8_t> history_;
  Crew crew_;
};

// `starts`: a game that has not begun for each board, all by the same rules. `max_turns` for each,
// 0: none.
std::unique_ptr<Batch> make_batch(int games, std::vector<Game> starts, std::vector<int> max_turns,
                                  int threads);

// What players get for their share of the win, in all 0: 1 for winning alone, and with two players
// -1 for losing.
std::vector<float> rewards_of(const std::vector<HalfPoints>& scores);

}  // namespace omnigo::python
