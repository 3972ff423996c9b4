// omnigo solve: perfect play on small boards.
#include "solve/solve.h"

#include <atomic>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iostream>
#include <sstream>

#include "arguments.h"
#include "base/checkpoint.h"
#include "base/quote.h"
#include "commands.h"
#include "graph/layout.h"
#include "json_text.h"
#include "play/start.h"
#include "progress.h"
#include "record/course.h"
#include "rules/names.h"
#include "solve_cases.h"
#include "solve_max_n.h"
#include "solve_shown.h"
#include "solve_tree.h"

namespace omnigo {
namespace {

constexpr char kHelp[] = R"(usage: omnigo solve BOARD [--rules R] [--moves "B2 A1 pass"] [options]

Solve a small board exactly: find the value under perfect play (Black's score minus White's), every
best turn, and a line of best play. It supports area and territory scoring, positional and situational
superko with the whole history, and at most 64 points; which boards it can solve depends on the board. When
play stops the board counts as it stands: stones that are not captured are alive. With more than two
players the value is the score that one player can secure against all the others together.

  --rules R         solve under these rules: a preset and changes to it (default: tromp-taylor)
  --start LETTERS   start from this colouring, one letter per point in point order, `.` for empty
  --to-play COLOUR  give this player the first turn (default: black)
  --moves "..."     play these turns first; they are history for superko
  --player COLOUR   with more than two players: find this player's score (default: black)
  --max-n           with more than two players: print every player's score if each wants only the highest
                    score of its own, and what each can secure. Turns that are equally good for the mover
                    may differ for the others, so there are three answers: the mover takes the first in
                    point order and a pass last ("first"), the one that is best for the next player, then
                    for the one after ("kind"), or the worst for them ("hostile"). For about four points
  --value-only      leave out best turns and line of play, which on hard boards take longer than the value
  --openings        also print the value of every turn
  --certificate F   write proofs of both bounds to the file F, for omnigo verify (area scoring)
  --tree F          write a page to the file F: the first plies of both proofs, to click through
  --plies N         write N plies (default: 4)
  --proof N         with --json: print the first N plies of both proofs as "proof"
  --bound V         with --proof: print the proofs that the value is at least or at most V
  --at-least V      only decide whether the value is at least V; with --certificate, write a proof of this
                    bound alone (two players, area scoring, positional superko, no suicide, at most 27
                    points)
  --at-most V       do the same for an upper bound
  --with-history    with --at-least or --at-most: prove the bound by the search with history, also under
                    other rules and with more players: for boards where superko matters, such as 9x2
  --cases FOLDER    with --at-least or --at-most: prove the bound for each reply of the other player, up to
                    symmetry, in one search; write a certificate for each and a manifest to the folder.
                    Certificates in the folder are kept, so you can stop (Ctrl-C) and run it again
  --memory SIZE     use this much memory, such as 500M or 4G (default: 1G); a board that needs much more
                    does not finish
  --threads N       use 1 to 64 threads (default: 1). Boards with more than 16 points are first searched
                    without history, by all threads; the search with history uses at most two, each with
                    half of the memory
  --checkpoint F    continue from the file F if it exists; when stopped (Ctrl-C), save progress to it,
                    with --at-least, --at-most and --cases also every five minutes; remove it at the end
  --json            print {"value","best":[...],"pv":[...],"nodes","seconds"}; without "best" and "pv" if
                    --value-only is given. With --max-n: {"secured":[...],"max_n":[{"ties","scores":[...]},
                    ...],"nodes","seconds"}

examples:
  omnigo solve 3x3 --openings
  omnigo solve path:9 --rules no-suicide --json
  omnigo solve 2x2 --moves "A2 B2 A1 B1"
  omnigo solve cycle:6 --rules players=3 --player white
  omnigo solve star:4 --rules no-suicide,players=3 --max-n
  omnigo solve 3x3 --rules no-suicide,scoring=territory
  omnigo solve 4x3 --certificate 4x3.cert --tree 4x3.html
  omnigo solve 4x4 --memory 4G --threads 2 --checkpoint 4x4.part
  omnigo solve 5x4 --rules no-suicide --value-only --certificate 5x4.cert
  omnigo solve 5x5 --rules no-suicide --moves "C3 C2 D2" --at-least 25 --certificate case.cert
  omnigo solve 5x5 --rules no-suicide --moves C3 --at-least 25 --cases 5x5 --threads 6 --memory 14G
)";

std::atomic<bool> interrupted = false;

void interrupt(int) { interrupted = true; }

Colouring read_colouring(const std::string& letters, const Layout& layout) {
  if (letters.size() != layout.names.size()) {
    throw UsageError(explain("start-points", "--start: expected {points} letters, got {n}",
                             {{"points", layout.names.size()}, {"n", letters.size()}}));
  }
  Colouring colouring;
  for (char letter : letters) {
    const std::optional<Colour> colour = colour_from_letter(letter);
    if (!colour) {
      throw UsageError(explain("stones-no-player", "--start: no colour {letter}",
                               {{"letter", quote(std::string(1, letter))}}));
    }
    colouring.push_back(*colour);
  }
  return colouring;
}

Colour read_player(const Arguments& arguments, const std::string& option, const Rules& rules) {
  const std::string name = arguments.option(option).value_or("black");
  const std::optional<Colour> colour = colour_from_name(name);
  if (!colour || *colour == Colour::Empty || player_of(*colour) >= rules.players) {
    throw UsageError(
        at_place(option, explain("no-such-player", "no player {name}", {{"name", quote(name)}})));
  }
  return *colour;
}

void play(Game& game, const Layout& layout, const std::string& turns) {
  std::istringstream in(turns);
  for (std::string turn; in >> turn;) {
    if (game.over()) {
      throw UsageError(explain("turns-after-end", "--moves: play has ended before {turn}",
                               {{"turn", quote(turn)}}));
    }
    if (turn == "pass") {
      game.pass();
      continue;
    }
    const std::optional<Point> p = layout.find(turn);
    if (!p) {
      throw UsageError(
          explain("point-unknown", "--moves: no point {name}", {{"name", quote(turn)}}));
    }
    if (const Legality legality = game.play(*p); !legality) {
      const RuleBreak wrong = rule_break(legality, game.turns() + 1, game.to_play(), turn);
      throw UsageError(at_place("--moves", to_error(wrong)));
    }
  }
}

Game read_game(const Arguments& arguments, const Layout& layout) {
  const Rules rules = checked(parse_rules(arguments.option("--rules").value_or("")));
  Start start;
  if (const auto letters = arguments.option("--start")) {
    start.colouring = read_colouring(*letters, layout);
  }
  start.first = read_player(arguments, "--to-play", rules);
  Game game = checked(start_game(layout.graph, rules, start));
  play(game, layout, arguments.option("--moves").value_or(""));
  return game;
}

std::vector<std::string> names(const Layout& layout, const std::vector<Point>& turns) {
  std::vector<std::string> list;
  for (const Point p : turns) list.push_back(name_of(layout, p));
  return list;
}

std::string words(const Layout& layout, const std::vector<Point>& turns) {
  std::string text;
  for (const std::string& name : names(layout, turns)) text += (text.empty() ? "" : " ") + name;
  return text;
}

// What was found, ready to be shown.
struct Report {
  HalfPoints value = 0;
  std::optional<std::vector<Point>> best, line;
  std::vector<solve::ValuedTurn> openings;
  std::string proof;  // as JSON
  std::uint64_t nodes = 0;
  double seconds = 0;
};

void print_json(const Layout& layout, const Report& report, bool openings) {
  const auto points = [](HalfPoints value) { return JsonValue::written(half_points_text(value)); };
  JsonObject answer;
  answer.add("value", points(report.value));
  if (report.best && report.line) {
    answer.add("best", names(layout, *report.best)).add("pv", names(layout, *report.line));
  }
  if (openings) {
    std::vector<JsonValue> list;
    for (const solve::ValuedTurn& turn : report.openings) {
      list.push_back(
          JsonObject().add("move", name_of(layout, turn.point)).add("value", points(turn.value)));
    }
    answer.add("openings", list);
  }
  if (!report.proof.empty()) answer.add("proof", JsonValue::written(report.proof));
  answer.add("nodes", report.nodes).add("seconds", report.seconds);
  std::cout << answer.text() << '\n';
}

std::string value_in_words(const Game& game, Colour subject, HalfPoints value) {
  if (game.rules().players > 2) {
    return colour_name(subject) + " can secure " + half_points_text(value);
  }
  if (value == 0) return "0: neither side can win";
  return half_points_text(value) + ": " + (value > 0 ? "black" : "white") + " wins by " +
         half_points_text(value > 0 ? value : -value);
}

void print_text(const Layout& layout, const Game& game, Colour subject, const Report& report) {
  std::cout << "value " << value_in_words(game, subject, report.value) << '\n';
  if (report.best && report.line) {
    std::cout << "best "
              << (report.best->empty() ? "none: play has ended" : words(layout, *report.best))
              << "\nline " << words(layout, *report.line) << '\n';
  }
  for (const solve::ValuedTurn& turn : report.openings) {
    std::cout << name_of(layout, turn.point) << ' ' << half_points_text(turn.value) << '\n';
  }
  std::cout << report.nodes << " positions, " << report.seconds << " seconds\n";
}

// The search was stopped: how far it came.
struct Stopped : NoAnswer {
  using NoAnswer::NoAnswer;
};

template <class T>
T unless_stopped(std::optional<T> answer, const solve::Solver& solver) {
  if (answer) return std::move(*answer);
  const solve::Progress progress = solver.progress();
  throw Stopped(explain("job-out", "stopped after {n} positions; the value is from {low} to {high}",
                        {{"n", progress.nodes},
                         {"low", half_points_text(progress.low)},
                         {"high", half_points_text(progress.high)}}));
}

void write_file(const std::string& path, const std::string& content) {
  std::ofstream out(path, std::ios::binary);
  out << content;
  if (!out.flush()) throw UsageError("cannot write " + quote(path));
}

// Everything that was asked for.
Report find_out(const Arguments& arguments, const Layout& layout, const Game& game, Colour subject,
                solve::Solver& solver) {
  const int plies = static_cast<int>(arguments.number("--plies", 4, 0, 100));
  const int shown = static_cast<int>(arguments.number("--proof", 0, 0, 100));
  std::optional<HalfPoints> bound;
  if (const auto text = arguments.option("--bound")) bound = checked(parse_half_points(*text));
  Report report;
  report.value = unless_stopped(solver.value(), solver);
  if (const auto path = arguments.option("--certificate")) {
    Certificate certificate = unless_stopped(solver.certificate(), solver);
    certificate.board = layout.spec;
    write_file(*path, write_certificate(certificate));
  }
  if (!arguments.flag("--value-only") && !solver.guessed()) {
    report.best = unless_stopped(solver.best_turns(), solver);
    report.line = unless_stopped(solver.line(), solver);
  }
  if (arguments.flag("--openings")) report.openings = unless_stopped(solver.turn_values(), solver);
  if (const auto path = arguments.option("--tree")) {
    write_file(*path, unless_stopped(proof_page(layout, game, subject, solver, report.value, plies),
                                     solver));
  }
  if (arguments.option("--proof")) {
    report.proof = unless_stopped(
        proof_json(game, solver, report.value, bound.value_or(report.value), shown), solver);
  }
  report.nodes = solver.progress().nodes;
  report.seconds = static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
  return report;
}

// Whether one bound holds, by a proof of it. Exit status 1 if none was found.
int prove_bound(const Arguments& arguments, const Layout& layout, bool at_least,
                solve::Solver& solver) {
  const std::string option = at_least ? "--at-least" : "--at-most";
  const HalfPoints bound = checked(parse_half_points(*arguments.option(option)));
  std::optional<Certificate> certificate = arguments.flag("--with-history")
                                               ? solver.searched_bound(at_least, bound)
                                               : checked(solver.bound_certificate(at_least, bound));
  if (!certificate && interrupted) {
    throw Stopped("stopped after " + std::to_string(solver.progress().nodes) + " positions");
  }
  const std::string claim = std::string("at ") + (at_least ? "least " : "most ");
  if (certificate) {
    certificate->board = layout.spec;
    if (const auto path = arguments.option("--certificate")) {
      write_file(*path, write_certificate(*certificate));
    }
  }
  const double seconds = static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
  const std::uint64_t nodes = solver.progress().nodes;
  if (arguments.flag("--json")) {
    const JsonObject answer = JsonObject()
                                  .add("proven", certificate.has_value())
                                  .add("nodes", nodes)
                                  .add("seconds", seconds);
    std::cout << answer.text() << '\n';
  } else {
    std::cout << (certificate ? "proven: the value is " : "no proof that the value is ") << claim
              << half_points_text(certificate ? certificate->claims[0].halves : bound) << '\n'
              << nodes << " positions, " << seconds << " seconds\n";
  }
  return certificate ? 0 : 1;
}

void check_with_history(const Arguments& arguments, const Rules& rules) {
  if (arguments.option("--cases") ||
      !(arguments.option("--at-least") || arguments.option("--at-most"))) {
    throw UsageError("--with-history requires --at-least or --at-most, without --cases");
  }
  if (rules.scoring != Scoring::Area) {
    throw UsageError("--with-history: a single bound can be proved only under area scoring");
  }
}

// What --cases divides.
Bound read_bound(const Arguments& arguments) {
  const auto least = arguments.option("--at-least"), most = arguments.option("--at-most");
  if (least.has_value() == most.has_value()) {
    throw UsageError("--cases requires either --at-least or --at-most");
  }
  return {least.has_value(), checked(parse_half_points(least ? *least : *most))};
}

// What is shown while it works. Of a bound, how much of the first turns is answered: the share
// grows to 1 but not evenly.
class SolveProgress {
 public:
  void attach(const solve::Solver& solver) { solver_ = &solver; }

  void show(const solve::Progress& progress) {
    const std::string positions = std::to_string(progress.nodes) + " positions";
    if (!progress.certified || solver_ == nullptr) {
      bar_.run("value " + half_points_text(progress.low) + " to " +
               half_points_text(progress.high) + ", " + positions);
    } else if (*progress.certified > 0) {
      bar_.run(positions + ", certificate with " + std::to_string(*progress.certified) + " nodes");
    } else {
      if (looked_.passed(20)) share_ = solver_->share_won();
      bar_.run(positions + ", " + std::to_string(std::lround(100 * share_)) +
               "% of the first four turns answered");
    }
  }

 private:
  const solve::Solver* solver_ = nullptr;
  ProgressBar bar_;
  double share_ = 0;
  Interval looked_;
};

int run(const std::vector<std::string>& given) {
  const Arguments arguments(given,
                            {"--json", "--openings", "--value-only", "--max-n", "--with-history"},
                            {"--rules", "--start", "--to-play", "--moves", "--player", "--memory",
                             "--certificate", "--threads", "--checkpoint", "--tree", "--plies",
                             "--proof", "--bound", "--at-least", "--at-most", "--cases"},
                            1);
  const Layout layout = checked(make_layout(arguments.word(0, "BOARD")));
  const Game game = read_game(arguments, layout);
  const std::optional<std::string> checkpoint = arguments.option("--checkpoint");
  SolveProgress shown;
  Interval saved;
  solve::Solver* solving = nullptr;
  solve::Settings settings;
  settings.subject = read_player(arguments, "--player", game.rules());
  settings.memory = arguments.memory("--memory", std::size_t{1} << 30);
  settings.threads = static_cast<int>(arguments.number("--threads", 1, 1, 64));
  settings.value_only = arguments.flag("--value-only");
  settings.stop = [] { return interrupted.load(); };
  settings.report = [&](const solve::Progress& progress) {
    shown.show(progress);
    if (checkpoint && progress.certified && saved.passed(kSavedEvery)) {
      save_checkpoint(*checkpoint, *solving);
    }
  };
  std::signal(SIGINT, interrupt);
  std::signal(SIGTERM, interrupt);
  std::signal(SIGXCPU, interrupt);  // a limit of processor time
  if (arguments.flag("--max-n")) {
    print_max_n(game, settings, arguments.flag("--json"));
    return 0;
  }
  if (arguments.option("--certificate") && game.rules().scoring != Scoring::Area) {
    throw UsageError("--certificate: certificates are only for area scoring");
  }
  if (arguments.flag("--with-history")) check_with_history(arguments, game.rules());
  if (const auto folder = arguments.option("--cases")) {
    return prove_cases(layout, game, read_bound(arguments), {*folder, checkpoint},
                       {settings.memory, settings.threads, settings.stop, {}},
                       arguments.flag("--json"));
  }
  const auto solver = checked(solve::Solver::create(game, settings));
  solving = solver.get();
  shown.attach(*solver);
  if (checkpoint) load_checkpoint(*checkpoint, *solver);
  Report report;
  try {
    for (const bool at_least : {true, false}) {
      if (!arguments.option(at_least ? "--at-least" : "--at-most")) continue;
      const int status = prove_bound(arguments, layout, at_least, *solver);
      if (checkpoint) std::remove(checkpoint->c_str());
      return status;
    }
    report = find_out(arguments, layout, game, settings.subject, *solver);
  } catch (const Stopped& stopped) {
    if (!checkpoint) throw;
    save_checkpoint(*checkpoint, *solver);
    throw Stopped(std::string(stopped.what()) + "; run the same command again to continue");
  }
  if (checkpoint) std::remove(checkpoint->c_str());
  if (arguments.flag("--json")) {
    print_json(layout, report, arguments.flag("--openings"));
  } else {
    print_text(layout, game, settings.subject, report);
  }
  return 0;
}

}  // namespace

const Command kSolveCommand = {"solve", "play perfectly on a small board", kHelp, run};

}  // namespace omnigo
