// A trained net: one graph network for every board. docs/net.md defines it; evaluator.h asks it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "net/fixed.h"
#include "net/inputs.h"
#include "net/safetensors.h"

namespace omnigo {

struct NetShape {
  int layers = 0, width = 0, features = 0, globals = 0, head = 0, hidden = 0;
  bool operator==(const NetShape&) const = default;
};

// Row by row.
struct Matrix {
  int rows = 0, columns = 0;
  std::vector<float> values;
  const float* row(int r) const { return values.data() + static_cast<std::size_t>(r) * columns; }
};

// Named as in the file.
struct NetLayer {
  std::vector<float> norm, bias;
  Matrix mix, pool, out;
};
struct NetWeights {
  std::vector<NetLayer> layers;
  Matrix stem, stem_globals, point, point_pool, policy, owner, passing, passing_out, value, hidden,
      result;
  std::vector<float> stem_bias, norm, point_bias, passing_bias, value_bias, hidden_bias,
      result_bias;
};

// The largest of half precision, rounded up.
inline constexpr float kLargestWeight = 0x1p16f;

class Net {
 public:
  // A file with tensors missing or of other shapes than its facts say is an error, and so is a
  // number beyond kLargestWeight. What an evaluation computes is then finite, for any position.
  static Result<Net> make(const Safetensors& file);

  const NetShape& shape() const { return shape_; }
  std::size_t parameters() const { return parameters_; }
  const NetWeights& weights() const { return weights_; }
  const FixedWeights& fixed() const { return fixed_; }

 private:
  NetShape shape_;
  std::size_t parameters_ = 0;
  NetWeights weights_;
  FixedWeights fixed_;
};

// The net that comes with the program.
std::string_view built_in_net_file();
const Net& built_in_net();

}  // namespace omnigo
