// A count as a sweep: a vector of residues, one for each state and modulus, carried through steps.
//
// The two kinds of sweep (graph_sweep.h, grid_sweep.h) differ in their states; how many moduli to
// carry at once, progress, checkpoints and the Chinese remainder theorem are the same for both
// (count.cpp).
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "count/residues.h"
#include "ranks/ranks.h"

namespace omnigo::count {

struct Resources {
  int threads = 1;
  std::size_t memory = std::size_t{1} << 30;  // in bytes, for all that the sweep holds
  Ranks* ranks = &alone();                    // each has that many threads and that much memory
  std::string spill;                          // a folder for what memory cannot hold; empty: none
  bool checkpoints = false;                   // save() will be called
  int slices = 0;                             // of a sweep in slices; 0: chosen by the sweep

  // What is saved or sent goes by slices.
  bool in_slices() const { return ranks->size() > 1 || !spill.empty() || checkpoints; }
};

inline Error damaged_checkpoint(const std::string& path) {
  return Error{"the checkpoint " + path + " is damaged"};
}

class Sweep {
 public:
  virtual ~Sweep() = default;

  virtual int steps() const = 0;
  // What a step costs, in any unit: an estimate for the progress bar.
  virtual double work(int step) const = 0;
  // How many moduli may be carried at once within the memory, at least one, as far as that is
  // known before; an error where not even one can.
  virtual Result<int> most_moduli() const = 0;

  // The vector before the first step.
  virtual void begin(std::span<const Residue> moduli) = 0;
  // Takes this step, or several, and returns the next. An error where the memory does not suffice.
  virtual Result<int> step(int step) = 0;
  // After the last step: the count modulo each modulus. An error where a file cannot be read.
  virtual Result<std::vector<Residue>> residues() = 0;

  virtual std::uint64_t states() const = 0;  // now
  virtual std::size_t bytes() const = 0;     // held now

  // The vector between two steps, for a checkpoint: in files beside it, with a number. Only sweeps
  // in slices can be saved. All ranks make these calls.
  struct Saved {
    std::string path;
    std::uint64_t number = 0;
  };
  virtual Result<void> save(const Saved&) { return {}; }
  // Once the checkpoint says that number.
  virtual void remove_before(const Saved&) {}
  // The moduli are known when a vector is loaded.
  virtual Result<void> load(std::span<const Residue>, const Saved& saved) {
    return damaged_checkpoint(saved.path);
  }
  // Removes what a crash left besides this checkpoint, once the count goes on from it.
  virtual void remove_others(const Saved&) {}
  // How many slices the vector is cut into; 0 where it is not. A sweep that loads has as many.
  virtual int slices() const { return 0; }
  // Whether a checkpoint costs next to nothing.
  virtual bool saves_quickly() const { return false; }

  // What all ranks have sent each other; all are asked.
  virtual std::uint64_t bytes_sent() { return 0; }
  // Whether any rank says so; all are asked.
  virtual bool any(bool mine) { return mine; }
};

}  // namespace omnigo::count
