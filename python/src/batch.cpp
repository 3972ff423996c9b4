#include "batch.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "base/random.h"
#include "grid_batch.h"

namespace omnigo::python {
namespace {

// Bytes 0, 2, 4 and 6: the bits of a number below 16.
constexpr std::array<std::uint64_t, 16> kEvenBytes = [] {
  std::array<std::uint64_t, 16> table{};
  for (std::uint64_t i = 0; i < 16; ++i) {
    for (std::uint64_t bit = 0; bit < 4; ++bit) table[i] |= (i >> bit & 1) << 16 * bit;
  }
  return table;
}();

// The planes of one point for two players: 16 bytes, the mover's and the opponent's stones in
// turns.
void spread(std::uint8_t mine, std::uint8_t theirs, bool* out) {
  const std::uint64_t words[2] = {kEvenBytes[mine & 15] | kEvenBytes[theirs & 15] << 8,
                                  kEvenBytes[mine >> 4] | kEvenBytes[theirs >> 4] << 8};
  std::memcpy(out, words, sizeof words);
}

// Any boards and rules, by the engine.
class EngineBatch : public Batch {
 public:
  EngineBatch(int games, std::vector<Game> starts, std::vector<int> max_turns, int threads)
      : Batch(games, static_cast<int>(starts.size()), starts.front().rules().players,
              most_points(starts), threads),
        starts_(std::move(starts)),
        max_turns_(std::move(max_turns)) {
    games_.reserve(at(games));
    for (int i = 0; i < games; ++i) games_.push_back(starts_[at(board_of(i))]);
    reset();
  }

  Game game(int i) const override { return games_[at(i)]; }

 protected:
  void reset_block(int begin, int end) override {
    for (int i = begin; i < end; ++i) {
      start(i);
      show(i);
    }
  }
  void step_block(int begin, int end, const std::int32_t* actions) override {
    for (int i = begin; i < end; ++i) {
      advance(i, actions[i]);
      show(i);
    }
  }

 private:
  static int most_points(const std::vector<Game>& starts) {
    int most = 0;
    for (const Game& start : starts) most = std::max(most, start.graph().size());
    return most;
  }
  void start(int i) {
    games_[at(i)] = starts_[at(board_of(i))];
    forget_history(i);
  }
  void advance(int i, int action) {
    Game& game = games_[at(i)];
    if (action == points()) {
      game.pass();
    } else if (action < 0 || action >= game.graph().size() ||
               !game.play(static_cast<Point>(action))) {
      std::vector<HalfPoints> lost(at(players()), 1);
      lost[at(player_of(game.to_play()))] = 0;
      illegal[at(i)] = 1;
      return finish(i, rewards_of(lost));
    }
    const int most = max_turns_[at(board_of(i))];
    if (game.over() || (most > 0 && game.turns() >= most)) {
      return finish(i, rewards_of(game.scores()));
    }
    note_position(i);
  }
  void finish(int i, const std::vector<float>& given) {
    done[at(i)] = 1;
    set_rewards(i, given);
    start(i);
  }
  void note_position(int i) {
    const Game& game = games_[at(i)];
    const auto* colours = reinterpret_cast<const std::uint8_t*>(game.board().colours());
    const int count = game.graph().size();
    for (int player = 0; player < players(); ++player) {
      std::uint8_t* history = history_of(i) + player * points();
      for (int p = 0; p < count; ++p) {
        history[p] = static_cast<std::uint8_t>(history[p] << 1 | (colours[p] == player + 1));
      }
    }
  }
  void show(int i) {
    const Game& game = games_[at(i)];
    std::uint8_t* legal = mask_of(i);
    const Colour mover = game.to_play();
    std::fill_n(legal, points(), std::uint8_t{0});
    for (const Point p : game.legal_moves(mover)) legal[p] = 1;
    legal[points()] = 1;
    seat[at(i)] = static_cast<std::uint8_t>(player_of(mover));
    turns[at(i)] = game.turns();
  }

  std::vector<Game> starts_, games_;
  std::vector<int> max_turns_;
};

}  // namespace

std::vector<float> rewards_of(const std::vector<HalfPoints>& scores) {
  const HalfPoints best = *std::max_element(scores.begin(), scores.end());
  const auto winners = static_cast<float>(std::count(scores.begin(), scores.end(), best));
  const auto players = static_cast<float>(scores.size());
  std::vector<float> rewards;
  for (const HalfPoints score : scores) {
    const float share = score == best ? 1 / winners : 0;
    rewards.push_back((players * share - 1) / (players - 1));
  }
  return rewards;
}

std::unique_ptr<Batch> make_batch(int games, std::vector<Game> starts, std::vector<int> max_turns,
                                  int threads) {
  if (auto grids = make_grid_batch(games, starts, max_turns, threads)) return grids;
  return std::make_unique<EngineBatch>(games, std::move(starts), std::move(max_turns), threads);
}

Batch::Batch(int games, int boards, int players, int points, int threads)
    : mask(at(games) * at(points + 1)),
      rewards(at(games) * at(players)),
      done(at(games)),
      illegal(at(games)),
      seat(at(games)),
      turns(at(games)),
      games_(games),
      boards_(boards),
      players_(players),
      points_(points),
      history_(at(games) * at(players) * at(points)),
      crew_(threads) {}

void Batch::for_blocks(const std::function<void(int, int)>& f) {
  const int blocks = (games_ + kBlock - 1) / kBlock;
  crew_.run(blocks, [&](int begin, int end) {
    for (int b = begin; b < end; ++b) f(b * kBlock, std::min(games_, (b + 1) * kBlock));
  });
}

void Batch::reset() {
  std::fill(done.begin(), done.end(), 0);
  std::fill(illegal.begin(), illegal.end(), 0);
  std::fill(rewards.begin(), rewards.end(), 0.0f);
  for_blocks([this](int begin, int end) { reset_block(begin, end); });
}

void Batch::step(std::span<const std::int32_t> actions) {
  std::fill(done.begin(), done.end(), 0);
  std::fill(illegal.begin(), illegal.end(), 0);
  std::fill(rewards.begin(), rewards.end(), 0.0f);
  for_blocks([&](int begin, int end) { step_block(begin, end, actions.data()); });
}

void Batch::draw_actions(std::uint64_t seed, std::span<std::int32_t> actions) {
  for_blocks([&](int begin, int end) {
    for (int i = begin; i < end; ++i) {
      const std::uint8_t* legal = mask_of(i);
      int count = 0;
      for (int p = 0; p <= points_; ++p) count += legal[p];
      QuickRandom random(splitmix64(seed ^ splitmix64(static_cast<std::uint64_t>(i))));
      int left = static_cast<int>(random.below(static_cast<std::uint32_t>(count)));
      int p = 0;
      while (legal[p] == 0 || left-- > 0) ++p;
      actions[at(i)] = p;
    }
  });
}

void Batch::observe(std::span<bool> planes) {
  const std::size_t size = at(points_) * at(this->planes());
  for_blocks([&](int begin, int end) {
    for (int i = begin; i < end; ++i) write_planes(i, planes.data() + at(i) * size);
  });
}

void Batch::forget_history(int i) {
  std::fill_n(history_of(i), players_ * points_, std::uint8_t{0});
}

void Batch::set_rewards(int i, std::span<const float> given) {
  std::copy(given.begin(), given.end(), &rewards[at(i) * at(players_)]);
}

void Batch::write_planes(int i, bool* out) {
  const int mover = seat[at(i)], count = planes();
  const std::uint8_t* history = history_of(i);
  if (players_ == 2) {
    const std::uint8_t* mine = history + mover * points_;
    const std::uint8_t* theirs = history + (1 - mover) * points_;
    for (int p = 0; p < points_; ++p, out += count) {
      spread(mine[p], theirs[p], out);
      out[2 * kPositions] = mover == 1;
    }
    return;
  }
  for (int p = 0; p < points_; ++p, out += count) {
    for (int k = 0; k < kPositions; ++k) {
      for (int j = 0; j < players_; ++j) {
        out[k * players_ + j] = history[(mover + j) % players_ * points_ + p] >> k & 1;
      }
    }
    for (int j = 0; j < players_; ++j) out[kPositions * players_ + j] = j == mover;
  }
}

}  // namespace omnigo::python
