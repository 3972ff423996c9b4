// The net's layers and point heads for GPUs of the Hopper generation (compute capability 9.0), for
// boards of up to 176 points.
//
// A block of 12 warps works on 192 rows: two positions of up to 88 points, or one of up to 176. All
// products are wgmma with the first operand in registers and the second in shared memory. A warp
// keeps x of its 16 rows in registers from the inputs to the heads; a thread holds of the rows
// lane / 4 and eight below it the columns 8 b + lane % 4 * 2 and the next, for each b. That is how
// products leave their sums and how they take their first operand, so one product feeds the next
// without shared memory. Only h goes there, because what a layer gathers is a product, too: rows of
// 0 and a scale, made of bits, times h. The row after the last point has a bit for every point and
// so gathers the mean of the board.
//
// The weights of all layers follow each other through a ring of slots in shared memory, copied
// ahead of their use, and serve both positions. train/check.py compares this kernel with the
// training code.
#pragma once

#include "gpu/forward.h"
#include "gpu/hopper.h"

namespace omnigo::gpu {

inline constexpr int kHopperRows = 192, kHopperThreads = 384, kHopperWarps = 12;
inline constexpr int kSlotBytes = kWidth * kWidth * 2;  // the largest matrix
inline constexpr int kSlots = 7;
inline constexpr int kBlocks = kWidth / 8;  // columns are taken eight at a time

// The matrices of a layer, in the order of their use: of a point itself, of its block, of its
// neighbours, of its diagonal points, and the last.
inline constexpr int kLayerMatrices = 5;
// What a layer gathers.
enum Gathered { kNeighbours, kDiagonals, kBlock };

struct HopperWeights {
  const Real* stem_globals;  // [kGlobals][kWidth]
  const Real* stem_bias;
  const Real* norms;   // [layers + 1][kWidth]
  const Real* biases;  // [layers][kWidth]
  const Real* point_bias;
  const Real* value_bias;
  // One slot each: the stem, kLayerMatrices for each layer, the point head, the value head with
  // policy and owners after it. A matrix is [rows / 8][columns / 8][8 rows][8 columns].
  const unsigned char* matrices;
  // The second operand of m16n8k16: [layers][kWidth / 8][2 kWidth / 32][32 lanes].
  const uint4* pools;
  const uint4* point_pool;  // [kHead / 8][2 kWidth / 32][32 lanes]
  std::int32_t layers;
};

#ifdef __CUDACC__

template <int P>
struct HopperMemory {
  static constexpr int kPositions = P <= 88 ? 2 : 1;
  static constexpr int kRows = kHopperRows / kPositions;    // of a position, with at least one more
  static constexpr int kWarps = kHopperWarps / kPositions;  // of a position
  static constexpr int kHalves = 2 / kPositions;            // 96 points each
  static_assert(P < kRows);

  alignas(128) unsigned char slots[kSlots][kSlotBytes];
  alignas(128) Real h[kHopperRows * kWidth];
  union {
    uint4 x[6][kHopperThreads];  // each thread's own: pairs as in the first operand
    struct {                     // when the heads do not need x any more
      float value_sum[kHopperWarps][kHead], value_most[kHopperWarps][kHead];
      float own[kHopperWarps][8];  // sums of the owners' probabilities
    };
  };
  unsigned masks[3][2][kHalves][kHopperThreads];            // see gather(); each thread's own
  alignas(16) unsigned pooled[kPositions][4][2 * kBlocks];  // mean, max: pairs, by lane % 4
  float constant[kPositions][kWidth];                       // added to every row
  unsigned most[kHopperWarps][kWidth / 2];                  // pairs: the largest of a warp's rows
  alignas(4) std::uint16_t label[kHopperRows];
  std::uint64_t full[kSlots], gathered, pool_ready, constant_ready;
};

// Copies one slot; `full` completes when it is there.
__device__ __forceinline__ void copy_slot(void* to, const void* from, std::uint64_t& full) {
  asm volatile(
      "mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(shared_address(&full)),
      "n"(kSlotBytes)
      : "memory");
  asm volatile(
      "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::
          "r"(shared_address(to)),
      "l"(from), "n"(kSlotBytes), "r"(shared_address(&full))
      : "memory");
}

// The bit of a point in the mask of the lanes whose lane % 4 is lane_of(point): bit b is column
// 8 b + lane % 4 * 2 of the first operand, bit b + 16 the next.
__device__ __forceinline__ unsigned bit_of(int point) {
  return 1u << (point / 8 + 16 * (point % 2));
}
__device__ __forceinline__ int lane_of(int point) { return point % 8 / 2; }

// What the thread block reads and writes.
template <int P>
struct HopperTask {
  HopperWeights w;
  const BoardGraph<P>* boards;
  const Surroundings<P>* surroundings;
  const Real* features;
  const std::uint16_t* labels;
  const Real* globals;
  const std::int32_t* graphs;
  float* logits;
  Real* summary;
  int batch;
};

// One thread's part of the work on 192 rows.
template <int P>
struct HopperThread {
  using Memory = HopperMemory<P>;
  static constexpr int kPositions = Memory::kPositions, kRows = Memory::kRows;

  const HopperTask<P>& task;
  Memory& m;
  const int warp, group;  // group: of four warps
  const int column;       // lane % 4
  const int position;     // of the two
  int at, points;         // of the position in the batch; its points, 0 where there is none
  int row[2];             // of the position
  unsigned scale[3];      // of near, far and block, as bf16: row[0]'s and row[1]'s
  float c[48];
  // The ring of weights: the slot to use next and how often it was filled before, even or odd;
  // by the first thread, how many were asked for.
  int slot = 0, asked = 0, wanted, a_pass;
  unsigned turn = 0, phase = 0;

  __device__ __forceinline__ HopperThread(const HopperTask<P>& t, Memory& memory)
      : task(t),
        m(memory),
        warp(__shfl_sync(kAllLanes, threadIdx.x / 32, 0)),
        group(__shfl_sync(kAllLanes, threadIdx.x / 128, 0)),
        column(lane() % 4),
        position(warp / Memory::kWarps),
        a_pass(kLayerMatrices * t.w.layers + 3) {
    row[0] = warp % Memory::kWarps * 16 + lane() / 4;
    row[1] = row[0] + 8;
    const int pairs = (t.batch + kPositions - 1) / kPositions;
    wanted = (pairs - static_cast<int>(blockIdx.x) + static_cast<int>(gridDim.x) - 1) /
             static_cast<int>(gridDim.x) * a_pass;
  }
  __device__ __forceinline__ bool on(int i) const { return row[i] < points; }

  // Copies weights ahead of their use, after a barrier at which all threads were done with those
  // before `done`.
  __device__ __forceinline__ void fetch(int done) {
    if (threadIdx.x != 0) return;
    for (const int until = min(done + kSlots, wanted); asked < until; ++asked) {
      copy_slot(m.slots[asked % kSlots], task.w.matrices + asked % a_pass * kSlotBytes,
                m.full[asked % kSlots]);
    }
  }
  // The address of the next matrix, when it is there.
  __device__ __forceinline__ unsigned next_matrix() {
    wait_for(m.full[slot], turn);
    const unsigned address = shared_address(m.slots[slot]);
    if (++slot == kSlots) {
      slot = 0;
      turn ^= 1;
    }
    return address;
  }

  // Of the whole warp: what it wrote before is there, what it read is not needed any more.
  __device__ __forceinline__ void tell(std::uint64_t& barrier) {
    __syncwarp();
    if (lane() == 0) arrive(barrier);
  }

  // Rows of 0 and a scale, of half of the points.
  __device__ __forceinline__ void choose(int which, int half, unsigned (&a)[24]) {
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      const unsigned own = m.masks[which][i][kPositions == 1 ? half : 0][threadIdx.x];
      const unsigned mask = kPositions == 1 || position == half ? own : 0;
      const unsigned real = i == 0 ? scale[which] & 0xffff : scale[which] >> 16;
#pragma unroll
      for (int b = 0; b < kBlocks; ++b) a[2 * b + i] = (mask >> b & 0x00010001u) * real;
    }
  }
  // sum = rows of 0 and a scale times h: what `which` of near, far and block gathers. Four warps
  // gather together, so those with rows of both positions go through the points of both.
  __device__ __forceinline__ void gather(int which, unsigned h, float (&sum)[48]) {
    constexpr int kHalf = 96 * kWidth * 2;
    const int first = kPositions == 2 && group == 2;
    unsigned a[24];
    choose(which, first, a);
    product<false>(sum, a, h + first * kHalf);
    if (kPositions == 1 || group == 1) {
      choose(which, 1, a);
      product<true>(sum, a, h + kHalf);
    }
  }

  // Rows of neighbours or diagonal points as masks; returns the scale.
  __device__ __forceinline__ unsigned mark_list(int which, int i, const std::uint16_t* list,
                                                int count) {
    unsigned mask[Memory::kHalves] = {};
    for (int k = 0; k < count; ++k) {
      const int q = list[k];
      if (lane_of(q) == column) mask[q / 96] |= bit_of(q % 96);
    }
    for (int half = 0; half < Memory::kHalves; ++half) {
      m.masks[which][i][half][threadIdx.x] = mask[half];
    }
    return pack(count > 8 ? 4.0f / static_cast<float>(count) : 0.5f, 0) & 0xffff;
  }
  // The points of the row's block; for the row after the last, all points.
  __device__ __forceinline__ unsigned mark_block(int i) {
    const bool all = row[i] == kRows - 1;
    const unsigned* pairs = reinterpret_cast<const unsigned*>(m.label + position * kRows) + column;
    const unsigned own = on(i) ? m.label[position * kRows + row[i]] : 0x10000u;
    int size = 0;
    for (int half = 0; half < Memory::kHalves; ++half) {
      unsigned mask = 0;
      for (int b = 0; b < kBlocks; ++b) {
        const unsigned pair = pairs[half * 48 + b * 4], one = pair & 0xffff, two = pair >> 16;
        if (all ? one != kNone : one == own) mask |= 1u << b;
        if (all ? two != kNone : two == own) mask |= 0x10000u << b;
      }
      m.masks[kBlock][i][half][threadIdx.x] = mask;
      size += __popc(mask);
    }
    size += __shfl_xor_sync(kAllLanes, size, 1);
    size += __shfl_xor_sync(kAllLanes, size, 2);
    return size == 0 ? 0 : pack(1.0f / static_cast<float>(size), 0) & 0xffff;
  }
  __device__ __forceinline__ void mark(const Surroundings<P>& around) {
    unsigned found[3][2];
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      const int p = on(i) ? row[i] : 0;
      found[kNeighbours][i] =
          mark_list(kNeighbours, i, around.neighbours[p], on(i) ? around.degree[p] : 0);
      found[kDiagonals][i] =
          mark_list(kDiagonals, i, around.diagonals[p], on(i) ? around.diagonal_count[p] : 0);
      found[kBlock][i] = mark_block(i);
    }
#pragma unroll
    for (int k = 0; k < 3; ++k) scale[k] = found[k][0] | found[k][1] << 16;
  }

  // a = c scaled to a mean square of 1, times weights; a copy goes to shared memory, and the
  // largest of the warp's rows.
  __device__ __forceinline__ void normalise(const Real* weights, unsigned (&a)[24]) {
    float factor[2];
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      float square = 0;
#pragma unroll
      for (int b = 0; b < kBlocks; ++b) {
        square += c[4 * b + 2 * i] * c[4 * b + 2 * i] + c[4 * b + 2 * i + 1] * c[4 * b + 2 * i + 1];
      }
      factor[i] = rsqrtf(sum_quad(square) / kWidth + 1e-5f);
    }
    wait_for(m.gathered, phase ^ 1);
    unsigned* to = reinterpret_cast<unsigned*>(m.h) + warp * 16 * kWidth / 2 + lane();
    unsigned most[kBlocks];
#pragma unroll
    for (int b = 0; b < kBlocks; ++b) {
      const unsigned pair = reinterpret_cast<const unsigned*>(weights)[4 * b + column];
#pragma unroll
      for (int i = 0; i < 2; ++i) {
        a[2 * b + i] = pack(c[4 * b + 2 * i] * factor[i] * first_of(pair),
                            c[4 * b + 2 * i + 1] * factor[i] * second_of(pair));
        to[i * 8 * kWidth / 2 + b * 32] = a[2 * b + i];
      }
      most[b] = most_of(a[2 * b], a[2 * b + 1]);
    }
    publish();
    const int first = fold<2, kBlocks>(most, most_of);
#pragma unroll
    for (int i = 0; i < kBlocks / 4; ++i) {
      most[i] = most_of(most[i], __shfl_xor_sync(kAllLanes, most[i], 16));
      if (lane() < 16) m.most[warp][(first + i) * 4 + column] = most[i];
    }
  }

  // Mean and max of the board, into m.pooled. h and m.most must be there.
  __device__ __forceinline__ void pool(unsigned h, float (&block)[48]) {
    if (threadIdx.x < kPositions * kWidth / 2) {
      const int which = threadIdx.x / (kWidth / 2), pair = threadIdx.x % (kWidth / 2);
      unsigned most = 0;
      for (int k = 0; k < Memory::kWarps; ++k) {
        most = most_of(most, m.most[which * Memory::kWarps + k][pair]);
      }
      m.pooled[which][pair % 4][kBlocks + pair / 4] = most;
    }
    __syncwarp();
    gather(kBlock, h, block);
    if (row[1] == kRows - 1) {
#pragma unroll
      for (int b = 0; b < kBlocks; ++b) {
        m.pooled[position][column][b] = pack(block[4 * b + 2], block[4 * b + 3]);
      }
    }
    tell(m.pool_ready);
  }
  // m.constant = pooled times a matrix, plus bias, for the warp's eight columns: in two parts, so
  // that the weights are on their way while the thread waits.
  __device__ __forceinline__ void load_pool(const uint4* matrix, uint4 (&weights)[6]) {
#pragma unroll
    for (int k = 0; k < 6; ++k) weights[k] = __ldg(matrix + (warp * 6 + k) * 32 + lane());
  }
  __device__ __forceinline__ void multiply_pool(const uint4 (&weights)[6], const Real* bias) {
    wait_for(m.pool_ready, phase);
    const int which = lane() / 4;
    float sum[4] = {};
#pragma unroll
    for (int k = 0; k < 6; ++k) {
      uint4 v = {};
      if (which < kPositions) {
        v = *reinterpret_cast<const uint4*>(&m.pooled[which][column][4 * k]);
      }
      const unsigned one[4] = {v.x, 0, v.y, 0}, two[4] = {v.z, 0, v.w, 0};
      multiply(sum, one, weights[k].x, weights[k].y);
      multiply(sum, two, weights[k].z, weights[k].w);
    }
    if (which < kPositions) {
      const int to = warp * 8 + column * 2;
      m.constant[which][to] = sum[0] + to_float(bias[to]);
      m.constant[which][to + 1] = sum[1] + to_float(bias[to + 1]);
    }
  }
  __device__ __forceinline__ void await_constant() {
    wait_for(m.constant_ready, phase);
    phase ^= 1;
  }

  __device__ __forceinline__ void store_x() {
#pragma unroll
    for (int k = 0; k < 6; ++k) {
      m.x[k][threadIdx.x] = {pack(c[8 * k], c[8 * k + 1]), pack(c[8 * k + 2], c[8 * k + 3]),
                             pack(c[8 * k + 4], c[8 * k + 5]), pack(c[8 * k + 6], c[8 * k + 7])};
    }
  }
  __device__ __forceinline__ void add_x() {
#pragma unroll
    for (int k = 0; k < 6; ++k) {
      const uint4 pairs = m.x[k][threadIdx.x];
      const unsigned pair[4] = {pairs.x, pairs.y, pairs.z, pairs.w};
#pragma unroll
      for (int i = 0; i < 4; ++i) {
        c[8 * k + 2 * i] += first_of(pair[i]);
        c[8 * k + 2 * i + 1] += second_of(pair[i]);
      }
    }
  }
  // Inputs to x and c.
  __device__ __forceinline__ void run_stem() {
    unsigned a[8];
    const auto* from = reinterpret_cast<const unsigned*>(
        task.features + static_cast<std::size_t>(at) * P * kFeatures);
#pragma unroll
    for (int k = 0; k < 4; ++k) {
#pragma unroll
      for (int i = 0; i < 2; ++i) {
        a[2 * k + i] = on(i) ? from[row[i] * (kFeatures / 2) + 4 * k + column] : 0;
      }
    }
    product<false>(c, a, next_matrix());
    add_constant<false>();
    store_x();
  }
  // Adds m.constant to c in rows of points; 0 in the others.
  template <bool kRelu>
  __device__ __forceinline__ void add_constant() {
#pragma unroll
    for (int b = 0; b < kBlocks; ++b) {
      const float2 k = *reinterpret_cast<const float2*>(&m.constant[position][8 * b + 2 * column]);
#pragma unroll
      for (int i = 0; i < 2; ++i) {
        float one = c[4 * b + 2 * i] + k.x, two = c[4 * b + 2 * i + 1] + k.y;
        if (kRelu) one = fmaxf(one, 0.0f), two = fmaxf(two, 0.0f);
        c[4 * b + 2 * i] = on(i) ? one : 0;
        c[4 * b + 2 * i + 1] = on(i) ? two : 0;
      }
    }
  }

  __device__ __forceinline__ void run_layer(int layer, int done) {
    const HopperWeights& w = task.w;
    const unsigned h = shared_address(m.h);
    unsigned a[24];
    float sum[48];
    normalise(w.norms + layer * kWidth, a);
    product<false>(c, a, next_matrix());
    __syncthreads();
    fetch(done);
    pool(h, sum);
    pack_sums(a, sum);
    product<true>(c, a, next_matrix());
    gather(kNeighbours, h, sum);
    pack_sums(a, sum);
    uint4 weights[6];
    load_pool(w.pools + layer * (kWidth / 8 * 6 * 32), weights);
    product<true>(c, a, next_matrix());
    multiply_pool(weights, w.biases + layer * kWidth);
    tell(m.constant_ready);
    gather(kDiagonals, h, sum);
    tell(m.gathered);
    pack_sums(a, sum);
    product<true>(c, a, next_matrix());
    await_constant();
    add_constant<true>();
    pack_sums(a, c);
    product<false>(c, a, next_matrix());
    add_x();
    store_x();
  }

  // Policy logits of points, and the sums over points of the probabilities that a seat owns them. v
  // are eight numbers of a row, two a lane: the policy, six seats, nobody.
  __device__ __forceinline__ void write_policy(const float (&v)[4], int seats) {
    float own[2] = {};
#pragma unroll
    for (int i = 0; i < 2; ++i) {
      if (at < task.batch && column == 0 && row[i] < P) {
        task.logits[static_cast<std::size_t>(at) * (P + 1) + row[i]] = on(i) ? v[2 * i] : 0;
      }
      bool counts[2];
      float top = -1e30f, e[2];
      for (int k = 0; k < 2; ++k) {
        const int seat = 2 * column + k - 1;
        counts[k] = (seat >= 0 && seat < seats) || seat == kSeats;
        if (counts[k]) top = fmaxf(top, v[2 * i + k]);
      }
      top = max_quad(top);
      for (int k = 0; k < 2; ++k) e[k] = counts[k] ? expf(v[2 * i + k] - top) : 0;
      const float total = sum_quad(e[0] + e[1]);
      for (int k = 0; k < 2; ++k) own[k] += on(i) ? e[k] / total : 0;
    }
    for (int k = 0; k < 2; ++k) {
      for (int s = 4; s < 32; s <<= 1) own[k] += __shfl_xor_sync(kAllLanes, own[k], s);
      if (lane() < 4) m.own[warp][2 * column + k] = own[k];
    }
  }
  // Sum and max of the warp's rows of the value head.
  __device__ __forceinline__ void pool_values(float (&v)[32]) {
    float sum[16], most[16];
#pragma unroll
    for (int b = 0; b < kHead / 8; ++b) {
      const unsigned bias = reinterpret_cast<const unsigned*>(task.w.value_bias)[4 * b + column];
#pragma unroll
      for (int k = 0; k < 2; ++k) {
        const float add = k == 0 ? first_of(bias) : second_of(bias);
        const float one = on(0) ? fmaxf(v[4 * b + k] + add, 0.0f) : 0;
        const float two = on(1) ? fmaxf(v[4 * b + 2 + k] + add, 0.0f) : 0;
        sum[2 * b + k] = one + two;
        most[2 * b + k] = fmaxf(one, two);
      }
    }
    const int first = fold<3, 16>(sum, [](float one, float two) { return one + two; });
    fold<3, 16>(most, [](float one, float two) { return fmaxf(one, two); });
#pragma unroll
    for (int k = 0; k < 2; ++k) {
      m.value_sum[warp][first / 2 * 8 + 2 * column + k] = sum[k];
      m.value_most[warp][first / 2 * 8 + 2 * column + k] = most[k];
    }
  }
  // What the last layers read of one position, when all warps are done with it.
  __device__ __forceinline__ void write_values(int which, int i, int n) {
    Real* out = task.summary + static_cast<std::size_t>(which) * kSummary;
    const int first = which % kPositions * Memory::kWarps;
    float sum = 0, most = 0;
    for (int k = 0; k < Memory::kWarps; ++k) {
      sum += m.value_sum[first + k][i];
      most = fmaxf(most, m.value_most[first + k][i]);
    }
    out[i] = to_real(sum / static_cast<float>(n));
    out[kHead + i] = to_real(most);
    const Real* globals = task.globals + static_cast<std::size_t>(which) * kGlobals;
    out += 2 * kHead + 2 * kWidth;
    if (i < kGlobals) out[i] = globals[i];
    if (i < kSeats - 1) {
      float ahead = 10 * to_float(globals[5 + i]);
      for (int k = 0; k < Memory::kWarps; ++k) {
        ahead += m.own[first + k][i + 2] - m.own[first + k][1];
      }
      if (i + 1 >= seats_of(globals)) ahead = 0;
      out[kGlobals + i] = to_real(tanhf(ahead / 3));
      out[kGlobals + kSeats - 1 + i] = to_real(tanhf(ahead / 12));
    }
  }
  __device__ __forceinline__ void run_heads(int done, int first) {
    const HopperWeights& w = task.w;
    unsigned a[24], q[16];
    float hidden[32], few[4];
    normalise(w.norms + w.layers * kWidth, a);
    __syncthreads();
    fetch(done);
    pool(shared_address(m.h), c);
    tell(m.gathered);
    product<false>(hidden, a, next_matrix());
    if (warp < kHead / 8) {
      uint4 weights[6];
      load_pool(w.point_pool, weights);
      multiply_pool(weights, w.point_bias);
    }
    wait_for(m.pool_ready, phase);
    if (threadIdx.x < kPositions * kWidth) {
      const int which = threadIdx.x / kWidth, pair = threadIdx.x % kWidth;  // mean, then max
      const int b = pair / 4, to = first + which;
      if (to < task.batch) {
        reinterpret_cast<unsigned*>(task.summary + static_cast<std::size_t>(to) * kSummary +
                                    2 * kHead)[pair] = m.pooled[which][pair % 4][b];
      }
    }
    tell(m.constant_ready);
    await_constant();
#pragma unroll
    for (int b = 0; b < kHead / 8; ++b) {
      const float2 k = *reinterpret_cast<const float2*>(&m.constant[position][8 * b + 2 * column]);
#pragma unroll
      for (int i = 0; i < 2; ++i) {
        q[2 * b + i] = pack(fmaxf(hidden[4 * b + 2 * i] + k.x, 0.0f),
                            fmaxf(hidden[4 * b + 2 * i + 1] + k.y, 0.0f));
      }
    }
    const unsigned matrix = next_matrix();
    product<false>(few, q, matrix + kWidth * kHead * 2);
    product<false>(hidden, a, matrix);
    const int seats =
        points == 0 ? 2 : seats_of(task.globals + static_cast<std::size_t>(at) * kGlobals);
    write_policy(few, seats);
    pool_values(hidden);
    __syncthreads();
    if (threadIdx.x < kPositions * kHead) {
      const int which = first + threadIdx.x / kHead;
      if (which < task.batch) {
        write_values(which, threadIdx.x % kHead, task.boards[task.graphs[which]].points);
      }
    }
  }

  // Blocks of points, and what the position's own numbers add to every point.
  __device__ __forceinline__ void load_position(int first) {
    if (threadIdx.x < kHopperRows) {
      const int which = first + threadIdx.x / kRows, p = threadIdx.x % kRows;
      const int n = which < task.batch ? task.boards[task.graphs[which]].points : 0;
      m.label[threadIdx.x] = p < n ? task.labels[static_cast<std::size_t>(which) * P + p] : kNone;
    }
    if (threadIdx.x < kPositions * kWidth) {
      const int which = threadIdx.x / kWidth, i = threadIdx.x % kWidth;
      float sum = to_float(task.w.stem_bias[i]);
      if (first + which < task.batch) {
        const Real* globals = task.globals + static_cast<std::size_t>(first + which) * kGlobals;
        for (int k = 0; k < kGlobals; ++k) {
          sum += to_float(globals[k]) * to_float(task.w.stem_globals[k * kWidth + i]);
        }
      }
      m.constant[which][i] = sum;
    }
  }
  __device__ __forceinline__ void run() {
    int before = 0;  // matrices of the passes before
    for (int pair = blockIdx.x; pair * kPositions < task.batch; pair += gridDim.x) {
      at = pair * kPositions + position;
      const int graph = at < task.batch ? task.graphs[at] : 0;
      points = at < task.batch ? task.boards[graph].points : 0;
      load_position(pair * kPositions);
      __syncthreads();
      fetch(before);
      mark(task.surroundings[graph]);
      run_stem();
      for (int layer = 0; layer < task.w.layers; ++layer) {
        run_layer(layer, before + 1 + kLayerMatrices * layer);
      }
      run_heads(before + 1 + kLayerMatrices * task.w.layers, pair * kPositions);
      before += a_pass;
    }
  }
};

template <int P>
__global__ void __launch_bounds__(kHopperThreads, 1) forward_hopper(HopperTask<P> task) {
  extern __shared__ std::uint64_t shared_memory[];
  auto& m = *reinterpret_cast<HopperMemory<P>*>(shared_memory);
  if (threadIdx.x == 0) {
    for (std::uint64_t& full : m.full) init_barrier(full, 1);
    init_barrier(m.gathered, kHopperWarps);
    init_barrier(m.pool_ready, kHopperWarps);
    init_barrier(m.constant_ready, kHopperWarps);
    publish();
  }
  __syncthreads();
  HopperThread<P>(task, m).run();
}

template <int P>
int run_forward_hopper(const HopperWeights* w, const void* boards, const void* surroundings,
                       const Inputs* inputs, float* logits, void* summary, int batch,
                       void* stream) {
  constexpr int kShared = sizeof(HopperMemory<P>);
  static_assert(kShared <= 232448);
  int device = 0, processors = 0;
  cudaGetDevice(&device);
  cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, device);
  cudaFuncSetAttribute(forward_hopper<P>, cudaFuncAttributeMaxDynamicSharedMemorySize, kShared);
  const int pairs = (batch + HopperMemory<P>::kPositions - 1) / HopperMemory<P>::kPositions;
  const HopperTask<P> task{*w,
                           static_cast<const BoardGraph<P>*>(boards),
                           static_cast<const Surroundings<P>*>(surroundings),
                           inputs->features,
                           inputs->labels,
                           inputs->globals,
                           inputs->graphs,
                           logits,
                           static_cast<Real*>(summary),
                           batch};
  const int blocks = min(pairs, processors);
  forward_hopper<P><<<blocks, kHopperThreads, kShared, static_cast<cudaStream_t>(stream)>>>(task);
  return static_cast<int>(cudaGetLastError());
}

#define OMNIGO_FORWARD_HOPPER_FUNCTION(P)                                                         \
  extern "C" int omnigo_##P##_forward_hopper(                                                     \
      const omnigo::gpu::HopperWeights* w, const void* boards, const void* surroundings,          \
      const omnigo::gpu::Inputs* inputs, float* logits, void* summary, int batch, void* stream) { \
    return omnigo::gpu::run_forward_hopper<P>(w, boards, surroundings, inputs, logits, summary,   \
                                              batch, stream);                                     \
  }

#endif

}  // namespace omnigo::gpu
