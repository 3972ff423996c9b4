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

// out += vector times matrix, for kColumns columns at a time from `begin`; returns where it
// stopped. Their sums stay in registers.
template <int kColumns>
int add_times(std::span<const float> vector, const Matrix& matrix, int begin, float* out) {
  for (; begin + kColumns <= matrix.columns; begin += kColumns) {
    float sum[kColumns];
    std::copy_n(out + begin, kColumns, sum);
    for (int k = 0; k < matrix.rows; ++k) {
      const float* row = matrix.row(k) + begin;
      for (int c = 0; c < kColumns; ++c) sum[c] += vector[k] * row[c];
    }
    std::copy_n(sum, kColumns, out + begin);
  }
  return begin;
}

constexpr int kPointColumns = 1 + kOwners;

// The logits of kPoints points at a time from `begin`, and their owners' as rows of kOwners;
// returns where it stopped. `columns`: rows of kPointColumns. Sums of several points do not wait
// for each other.
template <int kPoints>
int answer_points(const std::vector<float>& columns, const HeadInputs& heads, int begin,
                  NetAnswer& answer) {
  for (; begin + kPoints <= heads.points; begin += kPoints) {
    const float* q = heads.q + static_cast<std::ptrdiff_t>(begin) * heads.stride;
    float sum[kPoints][kPointColumns] = {};
    for (auto row = columns.begin(); row != columns.end(); row += kPointColumns, ++q) {
      for (int i = 0; i < kPoints; ++i) {
        const float factor = q[static_cast<std::ptrdiff_t>(i) * heads.stride];
        for (int c = 0; c < kPointColumns; ++c) sum[i][c] += factor * row[c];
      }
    }
    for (int i = 0; i < kPoints; ++i) {
      answer.logits[begin + i] = sum[i][0];
      std::copy_n(sum[i] + 1, kOwners,
                  answer.owners.begin() + static_cast<std::ptrdiff_t>(begin + i) * kOwners);
    }
  }
  return begin;
}

void answer_points(const NetWeights& w, const HeadInputs& heads, NetAnswer& answer) {
  std::vector<float> columns(static_cast<std::size_t>(w.policy.rows) * kPointColumns);
  for (int k = 0; k < w.policy.rows; ++k) {
    float* row = columns.data() + static_cast<std::size_t>(k) * kPointColumns;
    row[0] = *w.policy.row(k);
    std::copy_n(w.owner.row(k), kOwners, row + 1);
  }
  answer.logits.resize(heads.points + 1);
  answer.owners.resize(static_cast<std::size_t>(heads.points) * kOwners);
  const int done = answer_points<4>(columns, heads, 0, answer);
  answer_points<1>(columns, heads, done, answer);
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
  int done = add_times<48>(vector, matrix, 0, out.data());
  done = add_times<16>(vector, matrix, done, out.data());
  add_times<1>(vector, matrix, done, out.data());
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
