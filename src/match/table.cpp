#include "match/table.h"

#include <algorithm>
#include <chrono>

#include "base/random.h"
#include "gtp/engine.h"
#include "gtp/show.h"
#include "play/start.h"
#include "search/sensible.h"

namespace omnigo {
namespace {

using Time = std::chrono::steady_clock;

// How long an answer that comes too late is still waited for.
constexpr Milliseconds kLate = 2'000;

class Table {
 public:
  Table(const MatchPlan& plan, int number, const Layout& layout,
        const std::vector<Contender*>& seats, const std::atomic<bool>& stop)
      : plan_(plan),
        layout_(layout),
        seats_(seats),
        stop_(stop),
        seating_(seating(plan, number)),
        game_(*start_game(layout.graph, plan.rules)),
        left_(seats.size(), full_time(plan.clock)) {
    played_.number = number;
    played_.engines = seating_.engines;
    played_.board = layout.spec;
    played_.claims.resize(seats.size());
  }

  std::optional<MatchGame> play() {
    begin_all();
    play_opening();
    const int limit = turn_limit(plan_, layout_);
    while (!game_.over() && game_.turns() < limit) {
      if (stop_) return std::nullopt;
      take_turn(player_of(game_.to_play()));
    }
    // A stop ends engines in mid-thought: what they then did says nothing about them.
    if (stop_) return std::nullopt;
    finish();
    return std::move(played_);
  }

 private:
  Colour colour(int seat) const { return colour_of(seat); }
  bool still_in(int seat) const { return game_.is_in(colour(seat)) && game_.players_in() > 1; }

  // All begin before anybody hears that another could not.
  void begin_all() {
    std::vector<SeatFailure> failed;
    for (int seat = 0; seat < players(); ++seat) {
      const auto number =
          static_cast<std::uint64_t>(played_.number) * 64 + static_cast<std::uint64_t>(seat);
      const std::uint64_t seed = splitmix64(plan_.seed ^ splitmix64(number));
      if (auto failure =
              seats_[seat]->begin(layout_, plan_.rules, plan_.clock, colour(seat), seed)) {
        failed.push_back({seat, *failure});
      }
    }
    for (const auto& [seat, failure] : failed) fail(seat, failure);
  }

  void play_opening() {
    Random random(seating_.opening_seed);
    const SensibleMoves sensible(*layout_.graph);
    for (int i = 0; i < plan_.opening && !game_.over(); ++i) {
      const Colour player = game_.to_play();
      const std::vector<Point> moves = sensible.of(game_, player);
      if (moves.empty()) break;
      const Point move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
      game_.play(move);
      played_.turns.push_back({player, Game::Action::Move, move, 0, std::nullopt});
      ++played_.opening;
      tell(player, move, -1);
    }
  }

  int players() const { return static_cast<int>(seats_.size()); }

  // Tells all who are still in but one of a turn.
  void tell(Colour player, Point point, int but) {
    for (int seat = 0; seat < players(); ++seat) {
      if (seat == but || !still_in(seat)) continue;
      if (auto failed = seats_[seat]->tell(player, point)) fail(seat, *failed);
    }
  }

  // The seat is out of the game: it failed, or it resigned.
  void leave(int seat) {
    if (!still_in(seat)) return;
    game_.resign(colour(seat));
    for (int other = 0; other < players() && game_.players_in() > 1; ++other) {
      if (other == seat || !still_in(other)) continue;
      if (auto failed = seats_[other]->tell_resigned(colour(seat))) fail(other, *failed);
    }
  }

  void fail(int seat, const Failure& failure) {
    if (!still_in(seat)) return;
    played_.failures.push_back({seat, failure});
    played_.turns.push_back({colour(seat), Game::Action::Resign, kNoPoint, 0, std::nullopt});
    leave(seat);
  }

  void take_turn(int seat) {
    const bool clocked = plan_.clock.system != TimeSystem::None;
    const auto most = until_out(plan_.clock, left_[seat]);
    const auto begun = Time::now();
    const Reply reply =
        seats_[seat]->ask(game_, left_[seat], most ? *most + kLate : plan_.patience);
    const Milliseconds spent =
        std::chrono::duration_cast<std::chrono::milliseconds>(Time::now() - begun).count();
    if (stop_) return;
    if (clocked) {
      left_[seat] = spend(plan_.clock, left_[seat], spent);
      if (left_[seat].out) {
        return fail(seat, {EngineFault::Time, "a turn of " + seconds_text(spent) + " s"});
      }
      left_[seat] = end_turn(plan_.clock, left_[seat]);
    }
    if (reply.kind == Reply::Kind::Failed) return fail(seat, reply.failure);
    PlayedTurn turn{colour(seat), Game::Action::Resign, reply.point, spent, std::nullopt};
    if (clocked) turn.left = left_[seat];
    if (reply.kind == Reply::Kind::Resign) {
      played_.turns.push_back(turn);
      return leave(seat);
    }
    play_turn(seat, turn);
  }

  void play_turn(int seat, PlayedTurn turn) {
    if (turn.point == kNoPoint) {
      turn.action = Game::Action::Pass;
      game_.pass();
    } else {
      turn.action = Game::Action::Move;
      if (const Legality legality = game_.play(turn.point); !legality) {
        return fail(seat, {EngineFault::Illegal,
                           layout_.names[turn.point] + ": " + legality_text(legality)});
      }
    }
    played_.turns.push_back(turn);
    tell(turn.player, turn.point, seat);
  }

  void finish() {
    played_.finished = game_.over();
    played_.scores = game_.scores();
    played_.result = played_.finished ? result_text(game_) : "none";
    if (!played_.finished) return;
    played_.places = places(played_.scores, game_.resigned());
    if (game_.players_in() < 2) return;
    for (int seat = 0; seat < players(); ++seat) {
      if (still_in(seat)) played_.claims[seat] = seats_[seat]->claim();
    }
  }

  const MatchPlan& plan_;
  const Layout& layout_;
  const std::vector<Contender*>& seats_;
  const std::atomic<bool>& stop_;
  const Seating seating_;
  Game game_;
  std::vector<TimeLeft> left_;  // by seat
  MatchGame played_;
};

}  // namespace

int turn_limit(const MatchPlan& plan, const Layout& layout) {
  return plan.turn_limit > 0 ? plan.turn_limit : std::max(100, 6 * layout.graph->size());
}

std::optional<MatchGame> play_match_game(const MatchPlan& plan, int number, const Layout& layout,
                                         const std::vector<Contender*>& seats,
                                         const std::atomic<bool>& stop) {
  return Table(plan, number, layout, seats, stop).play();
}

std::vector<double> win_shares(const MatchGame& game) {
  if (!game.finished) return {};
  const auto first = static_cast<double>(std::count(game.places.begin(), game.places.end(), 1));
  std::vector<double> shares;
  for (const int place : game.places) shares.push_back(place == 1 ? 1 / first : 0);
  return shares;
}

}  // namespace omnigo
