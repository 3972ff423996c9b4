// Asks a net about positions on one board.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "net/net.h"
#include "net/processor.h"

namespace omnigo {

// Everything by distance from the mover: kNetSeats numbers each.
struct NetAnswer {
  std::vector<float> logits;            // of the points, then of the pass; of illegal moves, too
  std::vector<float> owners;            // kNetSeats + 1 a point, in all 1; nobody's is the last
  std::vector<float> win, share, near;  // in all 1
  std::vector<float> lead;              // in points, less the mean of all seats
};

// Used by one thread at a time; it keeps the memory that an evaluation takes. Net and board must
// outlive it.
class NetEvaluator {
 public:
  NetEvaluator(const Net& net, const NetBoard& board, Processor processor = best_processor());
  ~NetEvaluator();

  NetAnswer evaluate(const NetInputs& inputs);

 private:
  struct Memory;

  void run_layer(int index, const NetInputs& inputs);
  void pool(const NetInputs& inputs, std::span<const float> norm, std::vector<float>& pooled);
  void find_block_parts(const NetLayer& layer, const FixedLayer& fixed,
                        const std::vector<float>& pooled);
  NetAnswer answer(const NetInputs& inputs);

  const Net& net_;
  const NetBoard& board_;
  Processor processor_;
  std::unique_ptr<Memory> memory_;
};

// In single precision, by plain code: what the fixed-point evaluation is compared with.
NetAnswer evaluate_in_floats(const Net& net, const NetBoard& board, const NetInputs& inputs);

}  // namespace omnigo
