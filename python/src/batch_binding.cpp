// omnigo._omnigo._Batch: games on the processor, with arrays that show what the latest step made.
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <mutex>

#include "batch.h"
#include "common.h"
#include "play/start.h"

namespace omnigo::python {
namespace {

constexpr long long kMostGames = 10'000'000;
constexpr long long kMostCells = 1LL << 32;  // games times points
constexpr int kLeastMaxTurns = 100;

class PyBatch {
 public:
  PyBatch(int games, const nb::list& boards, std::optional<int> players, const std::string& rules,
          std::optional<int> max_turns, int threads) {
    expect_between("n", games, 1, kMostGames);
    expect_between("threads", threads, 1, 256);
    if (max_turns) expect_between("max_turns", *max_turns, 0, 1'000'000'000);
    if (players) expect_between("players", *players, 2, kMaxPlayers);
    if (boards.size() == 0) throw nb::value_error("a batch needs a board");
    const Rules read = read_rules(rules, players.value_or(0));
    std::vector<Game> starts;
    std::vector<int> most;
    int points = 0;
    for (const nb::handle board : boards) {
      boards_.append(to_board(board));
      const SharedGraph graph = board_at(boards_.size() - 1).layout->graph;
      starts.push_back(checked(start_game(graph, read)));
      most.push_back(max_turns.value_or(std::max(kLeastMaxTurns, read.players * graph->size())));
      points = std::max(points, graph->size());
    }
    expect_between("games times points", static_cast<long long>(games) * points, 1, kMostCells);
    batch_ = make_batch(games, std::move(starts), std::move(most), threads);
  }

  const Batch& batch() const { return *batch_; }
  const nb::list& boards() const { return boards_; }

  void reset() {
    const nb::gil_scoped_release release;
    const std::scoped_lock lock(mutex_);
    batch_->reset();
  }
  void step(nb::ndarray<const std::int32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu> actions) {
    if (actions.shape(0) != static_cast<std::size_t>(batch_->games())) {
      throw nb::value_error(("expected " + std::to_string(batch_->games()) + " actions, got " +
                             std::to_string(actions.shape(0)))
                                .c_str());
    }
    const std::span chosen(actions.data(), actions.shape(0));
    const nb::gil_scoped_release release;
    const std::scoped_lock lock(mutex_);
    batch_->step(chosen);
  }
  auto random_actions(std::uint64_t seed) {
    const auto count = static_cast<std::size_t>(batch_->games());
    auto* actions = new std::int32_t[count];
    nb::capsule owner(actions, [](void* p) noexcept { delete[] static_cast<std::int32_t*>(p); });
    {
      const nb::gil_scoped_release release;
      const std::scoped_lock lock(mutex_);
      batch_->draw_actions(seed, {actions, count});
    }
    return nb::ndarray<nb::numpy, std::int32_t, nb::ndim<1>>(actions, {count}, owner);
  }
  // Into the same memory each time.
  void observe() {
    const nb::gil_scoped_release release;
    const std::scoped_lock lock(mutex_);
    const std::size_t size = static_cast<std::size_t>(batch_->games()) *
                             static_cast<std::size_t>(batch_->points()) *
                             static_cast<std::size_t>(batch_->planes());
    if (!planes_) planes_ = std::make_unique<bool[]>(size);
    batch_->observe({planes_.get(), size});
  }
  const bool* planes() const { return planes_.get(); }

  PyGame game(int i) {
    expect_between("game", i, 0, batch_->games() - 1);
    const std::scoped_lock lock(mutex_);
    return PyGame(nb::borrow(boards_[static_cast<std::size_t>(batch_->board_of(i))]),
                  batch_->game(i));
  }

 private:
  const PyBoard& board_at(std::size_t i) const { return nb::cast<const PyBoard&>(boards_[i]); }

  nb::list boards_;
  std::unique_ptr<Batch> batch_;
  std::unique_ptr<bool[]> planes_;
  std::mutex mutex_;
};

// A view of the batch's own memory, for reading.
template <class T, class S>
nb::object view(nb::handle self, const S* data, std::initializer_list<std::size_t> shape) {
  static_assert(sizeof(T) == sizeof(S));
  return nb::cast(nb::ndarray<nb::numpy, const T>(data, shape, self));
}

const Batch& batch_of(nb::handle self) { return nb::cast<const PyBatch&>(self).batch(); }
std::size_t size_of(int count) { return static_cast<std::size_t>(count); }

}  // namespace

void bind_batch(nb::module_& m) {
  nb::class_<PyBatch>(m, "_Batch")
      .def(nb::init<int, const nb::list&, std::optional<int>, const std::string&,
                    std::optional<int>, int>(),
           nb::arg("n"), nb::arg("boards"), nb::arg("players").none(), nb::arg("rules"),
           nb::arg("max_turns").none(), nb::arg("threads"))
      .def("reset", &PyBatch::reset)
      .def("step", &PyBatch::step, nb::arg("actions").noconvert())
      .def("random_actions", &PyBatch::random_actions, nb::arg("seed"))
      .def("game", &PyBatch::game, nb::arg("i"))
      .def_prop_ro("boards", [](const PyBatch& b) { return nb::tuple(b.boards()); })
      .def_prop_ro("n", [](const PyBatch& b) { return b.batch().games(); })
      .def_prop_ro("players", [](const PyBatch& b) { return b.batch().players(); })
      .def_prop_ro("points", [](const PyBatch& b) { return b.batch().points(); })
      .def_prop_ro("planes", [](const PyBatch& b) { return b.batch().planes(); })
      .def("legal_mask",
           [](nb::handle_t<PyBatch> self) {
             const Batch& b = batch_of(self);
             return view<bool>(self, b.mask.data(), {size_of(b.games()), size_of(b.points() + 1)});
           })
      .def("observe",
           [](nb::handle_t<PyBatch> self) {
             PyBatch& batch = nb::cast<PyBatch&>(self);
             batch.observe();
             const Batch& b = batch.batch();
             return view<bool>(self, batch.planes(),
                               {size_of(b.games()), size_of(b.points()), size_of(b.planes())});
           })
      .def_prop_ro("rewards",
                   [](nb::handle_t<PyBatch> self) {
                     const Batch& b = batch_of(self);
                     return view<float>(self, b.rewards.data(),
                                        {size_of(b.games()), size_of(b.players())});
                   })
      .def_prop_ro("done",
                   [](nb::handle_t<PyBatch> self) {
                     const Batch& b = batch_of(self);
                     return view<bool>(self, b.done.data(), {size_of(b.games())});
                   })
      .def_prop_ro("illegal",
                   [](nb::handle_t<PyBatch> self) {
                     const Batch& b = batch_of(self);
                     return view<bool>(self, b.illegal.data(), {size_of(b.games())});
                   })
      .def_prop_ro("seat",
                   [](nb::handle_t<PyBatch> self) {
                     const Batch& b = batch_of(self);
                     return view<std::uint8_t>(self, b.seat.data(), {size_of(b.games())});
                   })
      .def_prop_ro("turns", [](nb::handle_t<PyBatch> self) {
        const Batch& b = batch_of(self);
        return view<std::int32_t>(self, b.turns.data(), {size_of(b.games())});
      });
}

}  // namespace omnigo::python
