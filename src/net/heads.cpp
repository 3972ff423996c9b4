#include "net/heads.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace omnigo {
namespace {

constexpr int kOwners = kNetSeats + 1;
constexpr float kInfinity = std::numeric_limits<float>::infinity();

void softmax(float* values, int count) {
  const float top = *std::max_element(values, values + count);
  float sum = 0;
  for (int i = 0; i < count; ++i) sum += values[i] = std::exp(values[i] - top);
  for (int i = 0; i < count; ++i) values[i] /= sum;
}

// The points' logits, and their owners' as rows of kOwners.
void answer_points(const NetWeights& w, const HeadInputs& heads, NetAnswer& answer) {
  constexpr int kColumns = 1 + kOwners;
  std::vector<float> columns(static_cast<std::size_t>(w.policy.rows) * kColumns);
  for (int k = 0; k < w.policy.rows; ++k) {
    float* row = columns.data() + static_cast<std::size_t>(k) * kColumns;
    row[0] = *w.policy.row(k);
    std::copy_n(w.owner.row(k), kOwners, row + 1);
  }
  answer.logits.resize(heads.points + 1);
  answer.owners.resize(static_cast<std::size_t>(heads.points) * kOwners);
  for (int p = 0; p < heads.points; ++p) {
    const float* q = heads.q + static_cast<std::ptrdiff_t>(p) * heads.stride;
    float sum[kColumns] = {};
    for (int k = 0; k < w.policy.rows; ++k) {
      const float* row = columns.data() + static_cast<std::size_t>(k) * kColumns;
      for (int c = 0; c < kColumns; ++c) sum[c] += q[k] * row[c];
    }
    answer.logits[p] = sum[0];
    std::copy_n(sum + 1, kOwners, answer.owners.begin() + static_cast<std::ptrdiff_t>(p) * kOwners);
  }
}

// Makes probabilities of the owners' logits; seats that the game does not have get none.
void share_owners(int seats, std::vector<float>& owners) {
  for (std::size_t at = 0; at < owners.size(); at += kOwners) {
    for (int r = seats; r < kNetSeats; ++r) owners[at + r] = -kInfinity;
    softmax(owners.data() + at, kOwners);
  }
}

// By distances 1 to 5: how far ahead of the mover by the predicted owners and komi.
std::vector<float> margins(const NetInputs& inputs, const std::vector<float>& owners) {
  float sum[kNetSeats] = {};
  for (std::size_t at = 0; at < owners.size(); at += kOwners) {
    for (int r = 0; r < kNetSeats; ++r) sum[r] += owners[at + r];
  }
  std::vector<float> out(2 * (kNetSeats - 1));
  for (int r = 1; r < inputs.seats; ++r) {
    const float ahead = sum[r] - sum[0] + 10 * inputs.globals[4 + r];
    out[r - 1] = std::tanh(ahead / 3);
    out[kNetSeats - 2 + r] = std::tanh(ahead / 12);
  }
  return out;
}

void answer_results(const std::vector<float>& results, int points, int seats, NetAnswer& answer) {
  const auto part = [&](int i) {
    return std::vector<float>(results.begin() + i * kNetSeats,
                              results.begin() + (i + 1) * kNetSeats);
  };
  answer.win = part(0);
  answer.share = part(1);
  answer.near = part(2);
  answer.lead = part(3);
  for (float& lead : answer.lead) lead *= std::sqrt(static_cast<float>(points));
  for (auto* shares : {&answer.win, &answer.share, &answer.near}) {
    softmax(shares->data(), seats);
    std::fill(shares->begin() + seats, shares->end(), 0.0f);
  }
}

}  // namespace

void relu(std::vector<float>& values) {
  for (float& value : values) value = std::max(value, 0.0f);
}

std::vector<float> times(std::span<const float> vector, const Matrix& matrix,
                         std::span<const float> bias) {
  std::vector<float> out(matrix.columns);
  std::copy(bias.begin(), bias.end(), out.begin());
  for (int k = 0; k < matrix.rows; ++k) {
    const float* row = matrix.row(k);
    const float factor = vector[k];
    for (int c = 0; c < matrix.columns; ++c) out[c] += factor * row[c];
  }
  return out;
}

NetAnswer answer_heads(const Net& net, const NetInputs& inputs, const HeadInputs& heads) {
  const NetWeights& w = net.weights();
  NetAnswer answer;
  answer_points(w, heads, answer);
  auto passing = times(heads.pool, w.passing, w.passing_bias);
  relu(passing);
  answer.logits.back() = times(passing, w.passing_out, {}).front();
  share_owners(inputs.seats, answer.owners);
  std::vector<float> summary = heads.value_pool;
  const auto ahead = margins(inputs, answer.owners);
  summary.insert(summary.end(), heads.pool.begin(), heads.pool.end());
  summary.insert(summary.end(), inputs.globals.begin(), inputs.globals.end());
  summary.insert(summary.end(), ahead.begin(), ahead.end());
  auto hidden = times(summary, w.hidden, w.hidden_bias);
  relu(hidden);
  answer_results(times(hidden, w.result, w.result_bias), heads.points, inputs.seats, answer);
  return answer;
}

}  // namespace omnigo
