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

#include "base/checkpoint.h"
#include "base/result.h"
#include "count/residues.h"

namespace omnigo::count {

struct Resources {
  int threads = 1;
  std::size_t memory = std::size_t{1} << 30;  // in bytes, for all that the sweep holds
};

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
  // An error where the memory does not suffice.
  virtual Result<void> step(int step) = 0;
  // After the last step: the count modulo each modulus.
  virtual std::vector<Residue> residues() const = 0;

  virtual std::uint64_t states() const = 0;  // now
  virtual std::size_t bytes() const = 0;     // held now
  // The vector as it is between two steps; the moduli are known when it is loaded.
  virtual void save(CheckpointWriter& writer) const = 0;
  virtual bool load(CheckpointReader& reader, std::span<const Residue> moduli, int step) = 0;
};

}  // namespace omnigo::count
