// Perfect play, certificates, counts and fair komi.
#include <nanobind/stl/filesystem.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "base/quote.h"
#include "common.h"
#include "count/count.h"
#include "play/start.h"
#include "search/fair_komi.h"
#include "solve/solve.h"
#include "verify/manifest.h"
#include "verify/verify.h"

namespace omnigo::python {
namespace {

namespace fs = std::filesystem;

constexpr long long kMebibyte = 1 << 20;
constexpr long long kMostMemory = 1 << 20;  // in mebibytes

struct Solved {
  HalfPoints value = 0;
  std::vector<Point> best, line;
  std::uint64_t nodes = 0;
  double seconds = 0;
  std::optional<std::string> certificate;
};

// Nothing where it was stopped.
Result<std::optional<Solved>> find_solution(const Game& game, const solve::Settings& settings,
                                            bool certify, const std::string& spec) {
  const auto start = std::chrono::steady_clock::now();
  auto created = solve::Solver::create(game, settings);
  if (!created) return created.error();
  solve::Solver& solver = **created;
  Solved solved;
  const auto value = solver.value();
  if (!value) return std::optional<Solved>();
  solved.value = *value;
  if (certify) {
    auto certificate = solver.certificate();
    if (!certificate) return std::optional<Solved>();
    certificate->board = spec;
    solved.certificate = write_certificate(*certificate);
  }
  if (!solver.guessed()) {
    auto best = solver.best_turns();
    auto line = best ? solver.line() : std::nullopt;
    if (!line) return std::optional<Solved>();
    solved.best = std::move(*best);
    solved.line = std::move(*line);
  }
  solved.nodes = solver.progress().nodes;
  solved.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return std::optional(std::move(solved));
}

void write_file(const fs::path& path, const std::string& content) {
  std::ofstream out(path, std::ios::binary);
  out << content;
  if (!out.flush()) throw nb::value_error(("cannot write " + quote(path.string())).c_str());
}

nb::list names_of(const PyBoard& board, const std::vector<Point>& turns) {
  nb::list list;
  for (const Point p : turns) list.append(board.name(p));
  return list;
}

nb::dict solve_game(const PyGame& asked, std::optional<fs::path> certificate, int memory,
                    int threads) {
  expect_between("memory", memory, 1, kMostMemory);
  expect_between("threads", threads, 1, 64);
  const Game game = asked.game();
  const std::string spec = asked.board().layout->spec;
  auto solved = checked(run_stoppable([&](const Stop& stop) {
    solve::Settings settings;
    settings.memory = static_cast<std::size_t>(memory * kMebibyte);
    settings.threads = threads;
    settings.stop = stop;
    return find_solution(game, settings, certificate.has_value(), spec);
  }));
  if (!solved) throw std::runtime_error("the search was stopped");
  if (certificate) write_file(*certificate, *solved->certificate);
  nb::dict found;
  found["value"] = solved->value / 2.0;
  found["best"] = names_of(asked.board(), solved->best);
  found["pv"] = names_of(asked.board(), solved->line);
  found["nodes"] = solved->nodes;
  found["seconds"] = solved->seconds;
  return found;
}

Result<std::string> read_file(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in || fs::is_directory(path)) return Error{"cannot read " + quote(path.string())};
  return std::string{std::istreambuf_iterator<char>(in), {}};
}

struct Checked {
  Proven proven;
  std::string sentence;
};

Result<Checked> check_certificate(const fs::path& path) {
  const auto file = read_file(path);
  if (!file) return file.error();
  Checked checked;
  if (is_manifest(*file)) {
    const auto read = [&](const std::string& name) { return read_file(path.parent_path() / name); };
    auto proven = verify_manifest(*file, read, checked.sentence);
    if (!proven) return proven.error();
    checked.proven = *proven;
    return checked;
  }
  const auto certificate = read_certificate(*file);
  if (!certificate) return certificate.error();
  auto proven = verify(*certificate);
  if (!proven) return proven.error();
  checked.proven = *proven;
  checked.sentence = in_words(*certificate, *proven);
  return checked;
}

nb::object points_or_none(std::optional<int> halves) {
  return halves ? nb::object(nb::float_(*halves / 2.0)) : nb::none();
}

nb::dict verify_file(const fs::path& path) {
  const Checked found =
      checked(run_stoppable([&](const Stop&) { return check_certificate(path); }));
  nb::dict proof;
  proof["at_least"] = points_or_none(found.proven.at_least);
  proof["at_most"] = points_or_none(found.proven.at_most);
  proof["nodes"] = found.proven.nodes;
  proof["sentence"] = found.sentence;
  return proof;
}

nb::object count_positions(nb::handle board, int players, int memory, int threads) {
  expect_between("players", players, 1, kMaxPlayers);
  expect_between("memory", memory, 1, kMostMemory);
  expect_between("threads", threads, 1, 64);
  const nb::object made = to_board(board);
  const SharedLayout layout = nb::cast<const PyBoard&>(made).layout;
  const std::string digits = checked(run_stoppable([&](const Stop& stop) -> Result<std::string> {
    count::CountOptions options;
    options.players = players;
    options.resources.threads = threads;
    options.resources.memory = static_cast<std::size_t>(memory * kMebibyte);
    options.progress = [&](const count::Progress&) { return !stop(); };
    auto counted = count::count_legal(*layout, options);
    if (!counted) return counted.error();
    return counted->legal.get_str(16);
  }));
  return nb::steal(PyLong_FromString(digits.c_str(), nullptr, 16));
}

nb::dict find_komi(nb::handle board, std::optional<int> players, const std::string& rules_text,
                   int games, long long playouts, std::uint64_t seed, int threads) {
  if (players) expect_between("players", *players, 2, kMaxPlayers);
  expect_between("games", games, 1, 1'000'000);
  expect_between("playouts", playouts, 1, 1'000'000'000);
  expect_between("threads", threads, 1, 64);
  const nb::object made = to_board(board);
  const SharedGraph graph = nb::cast<const PyBoard&>(made).layout->graph;
  const Rules rules = read_rules(rules_text, players.value_or(0));
  const FairKomi fair = run_stoppable([&](const Stop& stop) {
    FairKomiSettings settings;
    settings.games = games;
    settings.playouts = static_cast<std::uint64_t>(playouts);
    settings.seed = seed;
    settings.threads = threads;
    settings.canonical = canonical_form(rules, graph);
    settings.stop = stop;
    return fair_komi(graph, rules, settings);
  });
  std::vector<double> suggested;
  for (const HalfPoints h : fair.suggested) suggested.push_back(h / 2.0);
  nb::dict found;
  found["suggested"] = suggested;
  found["komi"] = fair.komi;
  found["low"] = fair.low;
  found["high"] = fair.high;
  found["games"] = fair.games;
  return found;
}

}  // namespace

void bind_exact(nb::module_& m) {
  m.def("_solve", solve_game, nb::arg("game"), nb::arg("certificate").none(), nb::arg("memory"),
        nb::arg("threads"));
  m.def("_verify", verify_file, nb::arg("path"));
  m.def("count", count_positions, nb::arg("board"), nb::arg("players") = 2,
        nb::arg("memory") = 1024, nb::arg("threads") = 1);
  m.def("_komi", find_komi, nb::arg("board"), nb::arg("players").none(), nb::arg("rules"),
        nb::arg("games"), nb::arg("playouts"), nb::arg("seed"), nb::arg("threads"));
}

}  // namespace omnigo::python
