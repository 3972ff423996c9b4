#include "count/count.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <optional>
#include <utility>

#include "base/checkpoint.h"
#include "count/graph_sweep.h"
#include "count/grid_sweep.h"
#include "count/images.h"
#include "rules/terms.h"

namespace omnigo::count {
namespace {

using Clock = std::chrono::steady_clock;

// Of checkpoints: another one where sweeps go through other states, or in another order.
constexpr std::uint64_t kFormat = 7;

// Where a count stands between two steps; a checkpoint is this, with the sweep's vector beside it.
struct Place {
  std::uint64_t piece = 0;        // of the board: the one under way
  std::vector<Residue> residues;  // of this piece, from earlier passes
  std::uint64_t at_once = 0;      // moduli carried by this pass; 0 before the first
  std::uint64_t step = 0;         // the next one; 0: there is no vector yet
  std::uint64_t number = 0;       // of the checkpoint
  std::uint64_t slices = 0;       // of the sweep
};

std::uint64_t digest_of(const Layout& board, const CountOptions& options) {
  std::vector<std::uint64_t> words = {static_cast<std::uint64_t>(board.graph->size()),
                                      static_cast<std::uint64_t>(options.players),
                                      static_cast<std::uint64_t>(options.way)};
  words.insert(words.end(), options.moduli.begin(), options.moduli.end());
  for (Edge e : board.graph->edges()) words.push_back(std::uint64_t{e.a} << 16 | e.b);
  ByteSum sum;
  sum.add(words.data(), words.size() * sizeof(words[0]));
  return sum.value();
}

class Counter {
 public:
  Counter(const Layout& board, const CountOptions& options) : board_(board), options_(options) {
    count_.legal = 1;
  }

  Result<Count> run() {
    if (auto opened = open_checkpoint(); !opened) return opened.error();
    const auto pieces = components(*board_.graph);
    for (; place_.piece < pieces.size(); ++place_.piece) {
      const double share = 1.0 / static_cast<double>(pieces.size());
      piece_done_ = share * static_cast<double>(place_.piece);
      piece_share_ = share;
      auto counted = count_piece(subgraph(*board_.graph, pieces[place_.piece]));
      if (!counted) return counted.error();
      count_.legal *= *counted;
      place_.residues.clear();
      place_.at_once = place_.slices = 0;
    }
    if (!options_.moduli.empty()) {
      count_.legal %= product_of(options_.moduli);
    }
    if (!options_.checkpoint.empty() && first_rank()) {
      std::filesystem::remove(options_.checkpoint);
    }
    return count_;
  }

 private:
  Result<std::unique_ptr<Sweep>> make_sweep(const Graph& piece) const {
    Resources resources = options_.resources;
    resources.checkpoints = !options_.checkpoint.empty();
    if (place_.slices > 0) resources.slices = static_cast<int>(place_.slices);
    const bool transposed = options_.way == Way::transposed;
    if (options_.way == Way::grid || transposed ||
        (options_.way == Way::best && is_grid(board_, options_.players))) {
      if (!is_grid(board_, options_.players, transposed)) {
        return Error{"the sweep over rectangles cannot count " + board_.spec};
      }
      const auto [narrow, wide] = std::minmax(board_.rectangle->columns, board_.rectangle->rows);
      return make_grid_sweep(transposed ? wide : narrow, transposed ? narrow : wide,
                             options_.players, resources);
    }
    if (options_.way != Way::reversed) {
      return make_graph_sweep(piece, options_.players, choose_order_for_images(piece), resources,
                              true);
    }
    Order order = choose_order(piece);
    std::reverse(order.begin(), order.end());
    return make_graph_sweep(piece, options_.players, order, resources, false);
  }

  std::vector<Residue> moduli(const Graph& piece) const {
    if (!options_.moduli.empty()) return options_.moduli;
    return moduli_for(colourings_of(piece, options_.players));
  }

  Result<mpz_class> count_piece(const Graph& piece) {
    auto sweep = make_sweep(piece);
    if (!sweep) return sweep.error();
    place_.slices = (*sweep)->slices();
    const std::vector<Residue> all = moduli(piece);
    count_.moduli = std::max(count_.moduli, static_cast<int>(all.size()));
    if (place_.at_once == 0) {
      const auto most = (*sweep)->most_moduli();
      if (!most) return most.error();
      place_.at_once = *most;
    }
    auto& residues = place_.residues;
    while (residues.size() < all.size()) {
      const auto rest = std::span(all).subspan(residues.size());
      const auto now = rest.first(std::min<std::size_t>(rest.size(), place_.at_once));
      const double share = piece_share_ / static_cast<double>(all.size());
      pass_done_ = piece_done_ + share * static_cast<double>(residues.size());
      pass_share_ = share * static_cast<double>(now.size());
      auto swept = run_sweep(**sweep, now);
      if (swept) {
        ++count_.passes;
        residues.insert(residues.end(), swept->begin(), swept->end());
        if (auto kept = keep_checkpoint(**sweep, true); !kept) return kept.error();
      } else if (now.size() > 1 && !final_) {
        place_.at_once = now.size() / 2;  // a vector with fewer moduli may fit
      } else {
        return swept.error();
      }
    }
    count_.sent_bytes += (*sweep)->bytes_sent();
    return combine(residues, all);
  }

  Result<std::vector<Residue>> run_sweep(Sweep& sweep, std::span<const Residue> moduli) {
    if (auto begun = begin(sweep, moduli); !begun) return begun.error();
    double all = 0, done = 0;
    for (int i = 0; i < sweep.steps(); ++i) all += sweep.work(i);
    for (std::uint64_t i = 0; i < place_.step; ++i) done += sweep.work(static_cast<int>(i));
    while (static_cast<int>(place_.step) < sweep.steps()) {
      const auto next = sweep.step(static_cast<int>(place_.step));
      if (!next) return next.error();
      for (int i = static_cast<int>(place_.step); i < *next; ++i) done += sweep.work(i);
      place_.step = *next;
      count_.states = std::max(count_.states, sweep.states());
      count_.bytes = std::max(count_.bytes, sweep.bytes());
      const Progress progress{pass_done_ + pass_share_ * done / all, sweep.states()};
      const bool stop = sweep.any(options_.progress && !options_.progress(progress));
      if (auto kept = keep_checkpoint(sweep, stop); !kept) return fail(kept.error());
      if (stop) return fail(Error{"stopped"});
    }
    auto residues = sweep.residues();
    if (!residues) return fail(residues.error());
    place_.step = 0;
    return residues;
  }

  // An error that fewer moduli cannot mend.
  Error fail(Error error) {
    final_ = true;
    return error;
  }

  // Begins a pass, or goes on where the checkpoint left it.
  Result<void> begin(Sweep& sweep, std::span<const Residue> moduli) {
    const bool resumes = std::exchange(resumes_, false);
    if (!resumes) place_.step = 0;
    if (place_.step == 0) {
      sweep.begin(moduli);
    } else if (auto loaded = sweep.load(moduli, saved()); !loaded) {
      return fail(loaded.error());
    }
    if (resumes) sweep.remove_others(saved());
    return {};
  }

  Error damaged() const { return damaged_checkpoint(options_.checkpoint); }
  Sweep::Saved saved() const { return {options_.checkpoint, place_.number}; }
  bool first_rank() const { return options_.resources.ranks->rank() == 0; }

  Result<void> open_checkpoint() {
    if (options_.checkpoint.empty() || !std::filesystem::exists(options_.checkpoint)) return {};
    std::ifstream file(options_.checkpoint, std::ios::binary);
    CheckpointReader reader(file);
    std::uint64_t format = 0, board = 0;
    reader.get(format);
    if (reader.ok() && format != kFormat) {
      return Error{"the checkpoint " + options_.checkpoint +
                   " was written by another version of omnigo"};
    }
    if (!reader.whole()) return damaged();
    reader.get(format);
    reader.get(board);
    if (board != digest_of(board_, options_)) {
      return Error{"the checkpoint " + options_.checkpoint + " belongs to another count"};
    }
    std::vector<std::uint64_t> legal;
    reader.get(legal);
    mpz_import(count_.legal.get_mpz_t(), legal.size(), -1, sizeof(legal[0]), 0, 0, legal.data());
    reader.get(place_.piece);
    reader.get(place_.residues);
    reader.get(place_.at_once);
    reader.get(place_.step);
    reader.get(place_.number);
    reader.get(place_.slices);
    if (!reader.ok() || place_.at_once == 0) return damaged();
    resumes_ = true;
    return {};
  }

  Result<void> keep_checkpoint(Sweep& sweep, bool now) {
    if (options_.checkpoint.empty()) return {};
    const std::chrono::duration<double> since = Clock::now() - kept_;
    if (!now && !sweep.saves_quickly() &&
        !sweep.any(since.count() >= options_.checkpoint_seconds)) {
      return {};
    }
    ++place_.number;
    if (place_.step > 0) {
      if (auto beside = sweep.save(saved()); !beside) return beside.error();
    }
    const bool written =
        !first_rank() || replace_file(options_.checkpoint, [&](std::ostream& out) { write(out); });
    if (sweep.any(!written)) return Error{"cannot write the checkpoint " + options_.checkpoint};
    sweep.remove_before(saved());
    kept_ = Clock::now();
    return {};
  }

  void write(std::ostream& out) const {
    CheckpointWriter writer(out);
    writer.put(kFormat);
    writer.put(digest_of(board_, options_));
    std::vector<std::uint64_t> legal(mpz_size(count_.legal.get_mpz_t()));
    mpz_export(legal.data(), nullptr, -1, sizeof(legal[0]), 0, 0, count_.legal.get_mpz_t());
    writer.put(legal);
    writer.put(place_.piece);
    writer.put(place_.residues);
    writer.put(place_.at_once);
    writer.put(place_.step);
    writer.put(place_.number);
    writer.put(place_.slices);
    writer.put_sum();
  }

  const Layout& board_;
  const CountOptions& options_;
  Count count_;
  Place place_;
  Clock::time_point kept_ = Clock::now();
  // The share of the work done before this piece and this pass, and that of each.
  double piece_done_ = 0, piece_share_ = 1, pass_done_ = 0, pass_share_ = 1;
  bool resumes_ = false;  // the vector is still to be loaded
  bool final_ = false;
};

}  // namespace

bool is_grid(const Layout& board, int players, bool transposed) {
  if (!board.rectangle || !board.spec.starts_with("grid:")) return false;
  const auto [narrow, wide] = std::minmax(board.rectangle->columns, board.rectangle->rows);
  return grid_sweep_fits(transposed ? wide : narrow, players);
}

Result<Count> count_legal(const Layout& board, const CountOptions& options) {
  return Counter(board, options).run();
}

mpz_class colourings_of(const Graph& graph, int players) {
  mpz_class colourings;
  mpz_ui_pow_ui(colourings.get_mpz_t(), players + 1, graph.size());
  return colourings;
}

mpz_class count_by_brute_force(const Graph& graph, int players) {
  Colouring colouring(graph.size(), Colour::Empty);
  const auto last = static_cast<Colour>(players);
  unsigned long legal = 0;
  while (true) {
    legal += is_legal(graph, colouring);
    std::size_t i = 0;
    while (i < colouring.size() && colouring[i] == last) colouring[i++] = Colour::Empty;
    if (i == colouring.size()) return legal;
    colouring[i] = static_cast<Colour>(static_cast<int>(colouring[i]) + 1);
  }
}

std::vector<std::vector<Point>> components(const Graph& graph) {
  std::vector<std::vector<Point>> pieces;
  std::vector<bool> seen(graph.size());
  for (int i = 0; i < graph.size(); ++i) {
    if (seen[i]) continue;
    std::vector<Point> piece = {static_cast<Point>(i)};
    seen[i] = true;
    for (std::size_t k = 0; k < piece.size(); ++k) {
      for (Point q : graph.neighbours(piece[k])) {
        if (!seen[q]) piece.push_back(q);
        seen[q] = true;
      }
    }
    std::sort(piece.begin(), piece.end());
    pieces.push_back(std::move(piece));
  }
  return pieces;
}

Graph subgraph(const Graph& graph, std::span<const Point> points) {
  std::vector<Point> number(graph.size(), kNoPoint);
  for (std::size_t i = 0; i < points.size(); ++i) number[points[i]] = static_cast<Point>(i);
  std::vector<Edge> edges;
  for (Edge e : graph.edges()) {
    if (number[e.a] != kNoPoint && number[e.b] != kNoPoint) {
      edges.push_back({number[e.a], number[e.b]});
    }
  }
  return *Graph::from_edges(static_cast<int>(points.size()), std::move(edges));
}

}  // namespace omnigo::count
