// One bound, divided into cases: the replies to a position. All are searched in one table, and each
// is certified by itself (guess.h), so that no proof and no file is larger than it has to be, and a
// run that was stopped goes on with the cases that are left.
#pragma once

#include <atomic>
#include <functional>
#include <iosfwd>
#include <memory>
#include <mutex>
#include <vector>

#include "rules/game.h"
#include "solve/by_guess.h"

namespace omnigo::solve {

class Cases {
 public:
  enum class State { Open, Won, Certified, Lost, Unproven };
  // How far a case has come. `share`: of the first turns that are answered, or walked through.
  struct Progress {
    State state = State::Open;
    double share = 0;
    std::uint64_t nodes = 0;
  };
  struct Settings {
    std::size_t memory = std::size_t{1} << 30;  // for everything but the certificates' text
    int threads = 1;
    // Called now and then, by one thread at a time; true ends everything.
    std::function<bool()> stop;
    // A case is certified; called by one thread at a time. False ends everything.
    std::function<bool(std::size_t number, Certificate certificate)> certified;
  };

  // The replies up to symmetry, in point order, the pass last. Ended games need no case. An error
  // where it is not the other side's turn, or where a bound cannot be guessed (solve.h).
  static Result<std::unique_ptr<Cases>> create(const Game& game, bool at_least, HalfPoints bound,
                                               Settings settings);

  std::size_t size() const { return cases_.size(); }
  // What the certificate of a case says, its claim without a proof.
  const Certificate& statement(std::size_t number) const { return cases_[number]->statement; }
  // The case was certified before.
  void skip(std::size_t number) { cases_[number]->state = State::Certified; }

  // Whether all cases are certified.
  bool prove();

  // What the search has found, to go on from later with the same position and bound; also while
  // prove() works. There must be a case.
  void save(std::ostream& out) const;
  // Before prove(), and after the cases that are skipped are known.
  Result<void> load(std::istream& in);

  Progress progress(std::size_t number) const;
  std::uint64_t expanded() const;

 private:
  struct Case {
    Case(Certificate statement, WalkTask task)
        : statement(std::move(statement)), task(std::move(task)) {}

    const Certificate statement;
    const WalkTask task;
    std::atomic<State> state = State::Open;
    std::atomic<bool> decided = false;
    int threads = 0;  // that search it
    std::shared_ptr<Walk> walk;
  };

  Cases(const Graph& graph, Settings settings);
  void add(const Game& game, bool at_least, int margin);
  void share_memory();
  void on_all_threads(const std::function<void(int)>& work);
  Case* to_walk();
  Case* to_search();
  void search(Case& one, int thread);
  void certify(Case& one, int thread);
  bool stopped();

  PointGraph graph_;
  Automorphisms automorphisms_;
  SmallBoard board_;
  Settings settings_;
  std::vector<std::unique_ptr<Case>> cases_;
  std::unique_ptr<Oracle> oracle_;
  std::size_t won_memory_ = 0, walk_memory_ = 0;
  mutable std::mutex lock_;  // of the cases' states, threads and walks
  std::mutex reporting_;
  std::atomic<bool> stopping_ = false;
  std::atomic<std::uint64_t> walks_expanded_ = 0;
};

}  // namespace omnigo::solve
