// A net on a processor: one graph network for every board. docs/net.md defines it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "net/inputs.h"
#include "net/product.h"
#include "net/safetensors.h"

namespace omnigo {

struct NetShape {
  int layers = 0, width = 0, features = 0, globals = 0, head = 0, hidden = 0;
  bool operator==(const NetShape&) const = default;
};

// Everything by distance from the mover: kNetSeats numbers each.
struct NetAnswer {
  std::vector<float> logits;            // of the points, then of the pass; of illegal moves, too
  std::vector<float> owners;            // kNetSeats + 1 a point, in all 1; nobody's is the last
  std::vector<float> win, share, near;  // in all 1
  std::vector<float> lead;              // in points, less the mean of all seats
};

class Net {
 public:
  // A file with tensors missing or of other shapes than its facts say is an error.
  static Result<Net> make(const Safetensors& file);

  const NetShape& shape() const { return shape_; }
  std::size_t parameters() const { return parameters_; }
  NetAnswer evaluate(const NetBoard& board, const NetInputs& inputs,
                     Processor processor = best_processor()) const;

 private:
  struct Layer {
    std::vector<float> norm, bias;
    Weights mix, pool, out;
  };
  struct Work;
  class Maker;

  void run_layer(const Layer& layer, const NetBoard& board, Work& work) const;
  void answer_points(Work& work, NetAnswer& answer) const;
  std::vector<float> summarise(const NetInputs& inputs, Work& work, const NetAnswer& answer) const;
  void answer_results(const std::vector<float>& summary, Work& work, NetAnswer& answer) const;

  NetShape shape_;
  std::size_t parameters_ = 0;
  std::vector<Layer> layers_;
  Weights stem_, stem_globals_, point_, point_pool_, policy_, owner_, passing_, passing_out_,
      value_, hidden_, result_;
  std::vector<float> stem_bias_, norm_, point_bias_, passing_bias_, value_bias_, hidden_bias_,
      result_bias_;
};

// The net that comes with the program.
std::string_view built_in_net_file();
const Net& built_in_net();

}  // namespace omnigo
