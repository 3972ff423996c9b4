// The last part of an evaluation, in single precision: from what the layers leave to answers.
#pragma once

#include "net/evaluator.h"

namespace omnigo {

void relu(std::vector<float>& values);
// vector times matrix, plus bias (which may be shorter, or empty).
std::vector<float> times(std::span<const float> vector, const Matrix& matrix,
                         std::span<const float> bias);

// What the heads are computed from.
struct HeadInputs {
  int points;
  const float* q;  // rows of `stride`, docs/net.md's q
  int stride;
  std::vector<float> value_pool;  // pool(v)
  std::vector<float> pool;        // pool(h)
};
NetAnswer answer_heads(const Net& net, const NetInputs& inputs, const HeadInputs& heads);

}  // namespace omnigo
