// The exact number of legal colourings: those in which every block has a liberty.
//
// On any finite graph, for any number of colours. A graph in several pieces has the product of its
// pieces' numbers. Each piece is counted by a sweep (sweep.h) modulo enough primes.
#pragma once

#include <functional>
#include <string>

#include "base/result.h"
#include "count/residues.h"
#include "count/sweep.h"
#include "graph/layout.h"

namespace omnigo::count {

struct Progress {
  double done = 0;           // the share of the work, 0 to 1
  std::uint64_t states = 0;  // in the sweep now
};

enum class Way {
  best,        // the fastest that fits the board
  graph,       // the sweep over any graph
  reversed,    // the same with the points in the reverse order, without images (images.h)
  grid,        // the sweep over a rectangle along its shorter side
  transposed,  // the same along its longer side
};

struct CountOptions {
  int players = 2;
  Way way = Way::best;
  Resources resources;
  // Count modulo these primes below 2^63 only. Empty: as many as the exact number needs.
  std::vector<Residue> moduli;
  // Where to keep what a stopped run resumes from; empty: nowhere. The file is removed at the end.
  std::string checkpoint;
  double checkpoint_seconds = 300;  // between two of them
  // Called between steps; returns false to stop (after a checkpoint).
  std::function<bool(const Progress&)> progress;
};

struct Count {
  mpz_class legal;               // or, with `moduli`, its remainder modulo their product
  std::uint64_t states = 0;      // the most that one layer had
  std::size_t bytes = 0;         // the most that were held
  std::uint64_t sent_bytes = 0;  // by all ranks to each other, since the start or the checkpoint
  int moduli = 0, passes = 0;    // how many primes, in how many sweeps
};

// Whether the board is a rectangle that the sweep over rectangles is made for, along its longer
// side too if `transposed`.
bool is_grid(const Layout& board, int players, bool transposed = false);

Result<Count> count_legal(const Layout& board, const CountOptions& options);

// All colourings of a graph, legal or not.
mpz_class colourings_of(const Graph& graph, int players);

// By looking at every colouring: (players + 1)^points of them.
mpz_class count_by_brute_force(const Graph& graph, int players);

// The pieces of a graph, each with its points in ascending order.
std::vector<std::vector<Point>> components(const Graph& graph);

// The graph on some of the points, numbered in the order given.
Graph subgraph(const Graph& graph, std::span<const Point> points);

}  // namespace omnigo::count
