// The ranked states of a sweep over a rectangle, and one column's step as a table.
//
// States are ranked as grid_words.h says: a row for each left half, in it a place for each right
// half that fits. Colouring a cell is a sparse matrix between rows whose entries are themselves
// small sparse matrices between places, the kernels; there are few different kernels, since they
// depend on the left half only through its Interface. A table serves every row of the board and
// every modulus.
//
// Rows may be sorted into groups for a stage that colours some cells only, by what stands in the
// others of the left half: which of them are empty, unmarked or marked, and which have the same
// colour. Colouring leaves that as it is, so that it never leads from one group to another.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <unordered_map>
#include <vector>

#include "base/random.h"
#include "count/grid_words.h"
#include "count/residues.h"

namespace omnigo::count {

struct HashKey {
  std::size_t operator()(HalfKey key) const {
    return splitmix64(static_cast<std::uint64_t>(key) ^
                      splitmix64(static_cast<std::uint64_t>(key >> 64)));
  }
};

template <class Value>
using ByKey = std::unordered_map<HalfKey, Value, HashKey>;

// A stage colours the columns `from` to `to` - 1. The default colours all: there is one group.
struct ColumnRange {
  int from = 0, to = kMaxHalf;
};

// The right halves that fit an Interface, and their places.
struct RightSide {
  Interface interface;
  std::vector<Half> halves;
  ByKey<std::uint32_t> place;
};

// How a rectangle's frontier is cut into halves.
struct GridShape {
  int columns = 0, colours = 2;
  int split = 0;  // columns of the left half

  GridShape(int columns, int colours);
};

// The ranked states with a gap before one column.
struct Ranking {
  std::vector<LeftHalf> left;        // by row
  std::vector<std::uint64_t> group;  // by row, ascending
  std::vector<std::uint32_t> side;   // by row: which right side
  std::vector<std::uint64_t> first;  // by row: the rank of its first state; then their number
  ByKey<std::uint32_t> row;
  std::vector<RightSide> sides;

  std::uint64_t states() const { return first.back(); }
  std::uint32_t size_of(std::size_t row) const {
    return static_cast<std::uint32_t>(first[row + 1] - first[row]);
  }
};

// The gap is before this column: 0 or all columns where it lies between two rows of the board.
Ranking rank_states(const GridShape& shape, int gap, ColumnRange stage = {});

// A matrix between the places of two rows with entries 1 and -1.
struct Kernel {
  struct Entry {
    std::uint16_t from, to;
  };
  bool identity = false;
  std::vector<Entry> plus, minus;
};

// One column's step as a matrix between rows.
struct GridStep {
  struct Term {
    std::uint32_t row;  // to read from
    std::uint32_t kernel;
    bool negative;
  };
  std::vector<std::uint64_t> from_first, to_first;  // ranks of the rows before and after
  std::vector<std::size_t> terms_first;             // by row after; then their number
  std::vector<Term> terms;
  std::vector<Kernel> kernels;
};

// The step that colours column x, from the states with a gap before x to those with one after it.
GridStep make_step(const GridShape& shape, const Ranking& before, const Ranking& after, int x);

// Where the values of a row are: its places for the first modulus, then for the second, and so on.
using RowValues = std::function<const Residue*(std::size_t row)>;

// Calls work for parts of the rows from `begin` to before `end` that have about the same number of
// states, each on a thread of its own. `first`: by row, the rank of its first state.
using RowsWork = std::function<void(int part, std::size_t begin, std::size_t end)>;
void in_parts(const std::vector<std::uint64_t>& first, std::size_t begin, std::size_t end,
              int threads, const RowsWork& work);

// Makes one row after the step. All its values are written.
void make_row(const GridStep& step, std::size_t row, std::span<const Residue> moduli,
              const RowValues& before, Residue* after);

// A row of the vector after the first row of the board: a word of unmarked stones, empty points and
// marked runs, all in one block each.
void put_first_row(const GridShape& shape, const Ranking& ranking, std::size_t row,
                   std::span<const Residue> moduli, Residue* values);

// Adds up a row with this many places.
void add_row(std::size_t places, std::span<const Residue> moduli, const Residue* values,
             std::vector<Residue>& sums);

// What a vector of these states takes before and after a step, with one modulus.
inline std::uint64_t bytes_twice(std::uint64_t states) { return 2 * states * sizeof(Residue); }

}  // namespace omnigo::count
