// What all parts of the module share: errors as Python exceptions, and long work that can be
// stopped.
#pragma once

#include <nanobind/nanobind.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/result.h"
#include "record/record.h"
#include "rules/game.h"
#include "rules/legal_points.h"

namespace nb = nanobind;

namespace omnigo::python {

// A turn that the rules forbid: omnigo.IllegalMove, a ValueError.
struct IllegalMove : std::runtime_error {
  using std::runtime_error::runtime_error;
};
inline nb::handle illegal_move_type;  // set by the module, which keeps it alive

// The value, or a ValueError with the reason.
template <class T>
T checked(Result<T> result) {
  if (!result) throw nb::value_error(result.error().message.c_str());
  return *std::move(result);
}

// The value as a T, or a TypeError that says what was expected.
template <class T>
T cast_as(nb::handle value, const char* expected) {
  T read;
  if (!nb::try_cast(value, read)) throw nb::type_error(expected);
  return read;
}

// A number within bounds, or a ValueError that names it.
void expect_between(const char* name, long long value, long long least, long long most);

using Stop = std::function<bool()>;

// Calls work(stop) on a thread of its own without the GIL, and looks for signals meanwhile: Ctrl-C
// makes stop() true, and its exception is raised once the work has ended. `work` touches no Python.
template <class Work>
auto run_stoppable(const Work& work) {
  std::optional<decltype(work(Stop()))> result;
  std::exception_ptr failure;
  std::optional<nb::python_error> signal;
  std::atomic<bool> stopped = false;
  std::mutex mutex;
  std::condition_variable ended;
  bool done = false;
  {
    const nb::gil_scoped_release release;
    std::thread thread([&] {
      try {
        result.emplace(work([&stopped] { return stopped.load(); }));
      } catch (...) {
        failure = std::current_exception();
      }
      const std::scoped_lock lock(mutex);
      done = true;
      ended.notify_one();
    });
    std::unique_lock lock(mutex);
    while (!ended.wait_for(lock, std::chrono::milliseconds(20), [&] { return done; })) {
      if (stopped) continue;
      lock.unlock();
      {
        const nb::gil_scoped_acquire acquire;
        if (PyErr_CheckSignals() != 0) {
          signal.emplace();
          stopped = true;
        }
      }
      lock.lock();
    }
    lock.unlock();
    thread.join();
  }
  if (signal) throw std::move(*signal);
  if (failure) std::rethrow_exception(failure);
  return std::move(*result);
}

// Of the move that a sequence was asked for last: mostly the next one to be played.
inline Py_ssize_t latest_number = 0;

// A board in Python: its names are made once, so that lists of moves cost no text.
struct PyBoard {
  explicit PyBoard(SharedLayout layout);

  int points() const { return points_; }
  // "pass" for kNoPoint.
  nb::object name(Point p) const;
  // The number of a move by its name or number: a point's, or how many points there are for the
  // pass. A ValueError if there is none.
  Py_ssize_t number(nb::handle move) const {
    return is_latest(move) ? latest_number : find_number(move);
  }
  // The same; none for the pass.
  std::optional<Point> point(nb::handle move) const;
  // Whether this is the very object that a sequence of moves was asked for last.
  bool is_latest(nb::handle move) const {
    return latest_number <= points_ && NB_TUPLE_GET_ITEM(moves.ptr(), latest_number) == move.ptr();
  }

  SharedLayout layout;
  nb::tuple names;
  nb::tuple moves;  // the names, then "pass"
  nb::dict numbers;

 private:
  // By address: a loop plays the very objects that it got from `moves`, and finds them here sooner
  // than in a dictionary. A power of two, at most half full; the number of a move.
  struct Named {
    PyObject* name = nullptr;
    Py_ssize_t number = 0;
  };
  std::size_t place(PyObject* name) const;
  Py_ssize_t find_number(nb::handle move) const;

  int points_;
  std::vector<Named> by_address_;
};

// What Python reads of a game without a call; at the beginning of it.
struct Shown {
  PyObject* over = nullptr;  // True or False; null before __init__
};

// A game in Python. It is never assigned to, so that views of its colouring stay valid.
class PyGame : public Shown {
 public:
  PyGame(nb::object board, Game game);

  const PyBoard& board() const { return *py_board_; }
  const nb::object& board_object() const { return board_; }
  const Game& game() const { return game_; }
  bool is_over() const { return over == Py_True; }
  // The player to move's, 64 points a word; none after the end of play.
  std::span<const std::uint64_t> legal_points();

  // As those of Game.
  Legality play(Point p) { return legal_.play(game_, p, game_.to_play()); }
  void pass();
  void resign(Colour player);
  void resume();
  bool undo();

 private:
  void follow();

  nb::object board_;
  const PyBoard* py_board_;  // the same, known to C++
  Game game_;
  LegalPoints legal_;
};

// A Board, or one made from a specification.
nb::object to_board(nb::handle board);
// Rules from their text, for this many players (0: as the text says).
Rules read_rules(const std::string& text, int players);

void bind_board(nb::module_& module);
void bind_moves(nb::module_& module);
void bind_game(nb::module_& module);
void bind_bots(nb::module_& module);
void bind_exact(nb::module_& module);
void bind_batch(nb::module_& module);

}  // namespace omnigo::python
