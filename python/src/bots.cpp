// omnigo.bot: players by name, and what they think of a position.
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <cmath>
#include <memory>
#include <mutex>

#include "common.h"
#include "play/all_bots.h"
#include "rules/names.h"

namespace omnigo::python {
namespace {

constexpr long long kMostPlayouts = 1'000'000'000;
constexpr std::uint64_t kUsualPlayouts = 1000;  // of bots that would think forever

class PyBot {
 public:
  PyBot(std::string name, std::unique_ptr<Bot> player, Thinking thinking)
      : name_(std::move(name)), player_(std::move(player)), thinking_(std::move(thinking)) {}

  const std::string& name() const { return name_; }

  // One thread at a time; others wait without the GIL.
  Analysis think(const PyGame& asked, bool only_to_choose) {
    if (asked.game().over()) throw nb::value_error("play has ended");
    const Game game = asked.game();  // others may play on while it thinks
    return run_stoppable([&](const Stop& stop) {
      const std::scoped_lock lock(mutex_);
      Thinking thinking = thinking_;
      thinking.only_to_choose = only_to_choose;
      thinking.stop = stop;
      return player_->think(game, game.to_play(), thinking);
    });
  }

 private:
  std::string name_;
  std::unique_ptr<Bot> player_;
  Thinking thinking_;
  std::mutex mutex_;
};

std::unique_ptr<PyBot> make_bot(const std::string& name, std::optional<long long> playouts,
                                std::optional<long long> visits, std::optional<double> seconds,
                                int threads, std::uint64_t seed) {
  Thinking thinking;
  if (playouts && visits) throw nb::value_error("give playouts or visits, not both");
  if (const auto limit = playouts ? playouts : visits) {
    expect_between(playouts ? "playouts" : "visits", *limit, 1, kMostPlayouts);
    thinking.playouts = static_cast<std::uint64_t>(*limit);
  }
  if (seconds) {
    if (!(*seconds >= 0.001 && *seconds <= 1e6)) {
      throw nb::value_error("seconds: expected a number from 0.001 to 1000000");
    }
    thinking.time = std::chrono::milliseconds(std::llround(*seconds * 1000));
  }
  expect_between("threads", threads, 1, 64);
  thinking.threads = threads;
  std::unique_ptr<Bot> player = checked(make_any_bot(name, seed));
  if (!seconds && thinking.playouts == 0 && !player->limits_itself()) {
    thinking.playouts = kUsualPlayouts;
  }
  return std::make_unique<PyBot>(name, std::move(player), std::move(thinking));
}

nb::object choose(PyBot& self, const PyGame& game) {
  const Analysis analysis = self.think(game, true);
  if (analysis.resigns && game.game().players_in() > 1) return nb::str("resign");
  return game.board().name(analysis.moves.front().move);
}

nb::dict estimate(const Estimate& estimate) {
  nb::dict found;
  found["visits"] = estimate.visits;
  found["win"] = estimate.win;
  found["score"] = estimate.score;
  return found;
}

nb::object array(const std::vector<double>& values, std::initializer_list<std::size_t> shape) {
  auto* kept = new std::vector<double>(values);
  nb::capsule owner(kept, [](void* p) noexcept { delete static_cast<std::vector<double>*>(p); });
  return nb::cast(nb::ndarray<nb::numpy, double>(kept->data(), shape, owner));
}

nb::dict analyse(PyBot& self, const PyGame& game) {
  const Analysis analysis = self.think(game, false);
  const PyBoard& board = game.board();
  nb::list moves;
  for (const MoveEstimate& move : analysis.moves) {
    nb::dict entry = estimate(move.estimate);
    entry["move"] = board.name(move.move);
    entry["prior"] = move.prior;
    nb::list line;
    for (const Point p : move.line) line.append(board.name(p));
    entry["line"] = line;
    moves.append(entry);
  }
  nb::dict found = estimate(analysis.root);
  found["to_play"] = colour_name(analysis.player);
  found["moves"] = moves;
  found["resigns"] = analysis.resigns;
  const auto points = static_cast<std::size_t>(board.points());
  const auto players = static_cast<std::size_t>(game.game().rules().players);
  found["ownership"] = analysis.ownership.size() == players * points
                           ? array(analysis.ownership, {players, points})
                           : nb::none();
  found["policy"] =
      analysis.policy.empty() ? nb::none() : array(analysis.policy, {analysis.policy.size()});
  return found;
}

}  // namespace

void bind_bots(nb::module_& m) {
  nb::class_<PyBot>(m, "Bot")
      .def_prop_ro("name", &PyBot::name)
      .def("choose", choose, nb::arg("game"),
           "What it would play: a point, \"pass\" or \"resign\".")
      .def("analyse", analyse, nb::arg("game"),
           "What it thinks of the position: win, score, moves, ownership, policy.")
      .def("__repr__", [](const PyBot& b) { return "<omnigo.Bot " + b.name() + ">"; });
  m.def("bot", make_bot, nb::arg("name"), nb::arg("playouts") = nb::none(),
        nb::arg("visits") = nb::none(), nb::arg("seconds") = nb::none(), nb::arg("threads") = 1,
        nb::arg("seed") = 1);
  m.def("bots", [] {
    nb::list list;
    for (const BotKind& bot : all_bots()) list.append(nb::str(bot.name.data(), bot.name.size()));
    return list;
  });
}

}  // namespace omnigo::python
