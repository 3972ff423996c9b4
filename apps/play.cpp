// omnigo play: a game in the terminal.
#include <unistd.h>

#include <iostream>
#include <limits>
#include <random>

#include "arguments.h"
#include "commands.h"
#include "paint.h"
#include "play/all_bots.h"
#include "play/game_files.h"
#include "play/start.h"
#include "rules/names.h"
#include "terminal.h"

namespace omnigo {
namespace {

constexpr char kHelp[] =
    R"(usage: omnigo play [BOARD] [--rules R] [--bots PLAYER=BOT,...] [--playouts N] [--time SECONDS]
                   [--load FILE] [--colour always|never|auto] [--seed N]

Play a game in the terminal with friends or bots, on any board (default: 9x9). Type a
point to play there, or `help` for the other commands: place and remove stones of any colour, ask why
a move is illegal, what a point reaches and by which path, what clearing would remove, which blocks are
unconditionally alive, save and load. It reads and writes plain lines, so it works in pipes too.

  --rules R        play by these rules, such as chinese,komi=6.5 or players=3 (default: tromp-taylor)
  --bots P=B,...   let bots play, such as white=omnigo or white=novice,red=club. The levels are
                   beginner, novice, learner, casual, improver, keen, regular, club, strong, expert,
                   adept, teacher, mentor, master, virtuoso, champion and legend; net gets stronger
                   with more time; perfect makes no mistakes on boards that are small enough to solve
  --playouts N     let a bot play N playouts per turn
  --time SECONDS   limit the time per turn of a bot (default: 1 without --playouts; levels need none)
  --load FILE      start with a game from an SGF file or a record
  --colour C       use colours: always, never, or auto (default: auto, if the terminal has colours)
  --seed N         seed the bots' random numbers (default: random)

examples:
  omnigo play 9 --bots white=omnigo
  omnigo play triangular:5 --rules players=3 --bots white=omnigo,red=omnigo
  printf 'a2\nb2\nscore\n' | omnigo play 2x2
)";

std::uint64_t read_seed(const Arguments& arguments) {
  const long long some_seed = std::random_device()();
  return arguments.number("--seed", some_seed, 0, std::numeric_limits<long long>::max());
}

std::vector<TerminalSeat> read_seats(const std::string& list, int players, std::uint64_t seed) {
  std::vector<TerminalSeat> seats(players);
  for (std::size_t begin = 0; begin < list.size();) {
    const std::size_t end = std::min(list.find(',', begin), list.size());
    const std::string pair = list.substr(begin, end - begin);
    begin = end + 1;
    const std::size_t equals = pair.find('=');
    const auto player = colour_from_name(pair.substr(0, equals));
    if (equals == std::string::npos || !player || player_of(*player) >= players) {
      throw UsageError("--bots: expected a list such as white=omnigo, got '" + pair + "'");
    }
    TerminalSeat& seat = seats[player_of(*player)];
    seat.name = pair.substr(equals + 1);
    seat.bot =
        checked(make_any_bot(seat.name, seed + static_cast<std::uint64_t>(player_of(*player))));
  }
  return seats;
}

bool read_colour(const std::string& word) {
  if (word == "auto") return terminal_has_colours();
  if (word != "always" && word != "never") {
    throw UsageError("--colour: expected always, never or auto, got '" + word + "'");
  }
  return word == "always";
}

int run(const std::vector<std::string>& given) {
  const Arguments arguments(
      given, {}, {"--rules", "--bots", "--playouts", "--time", "--load", "--colour", "--seed"}, 1);
  const std::string board = arguments.words().empty() ? "9" : arguments.words()[0];
  Layout layout = checked(make_layout(board));
  const Rules rules = checked(parse_rules(arguments.option("--rules").value_or("")));
  Game game = checked(start_game(layout.graph, rules));
  if (const auto file = arguments.option("--load")) {
    const GameRecord record = checked(read_record_file(*file));
    game = checked(game_from_record(record));
    layout = *record.board;
  }
  TerminalOptions options;
  options.colour = read_colour(arguments.option("--colour").value_or("auto"));
  options.echo = isatty(STDIN_FILENO) == 0;
  options.thinking.playouts = arguments.number("--playouts", 0, 1, 1'000'000'000);
  if (const auto seconds = arguments.option("--time")) {
    options.thinking.time = std::chrono::milliseconds(checked(parse_seconds(*seconds, "--time")));
  }
  options.thinking.agreement = true;
  options.seats = read_seats(arguments.option("--bots").value_or(""), game.rules().players,
                             read_seed(arguments));
  Terminal(std::move(layout), std::move(game), std::move(options), std::cin, std::cout).run();
  return 0;
}

}  // namespace

const Command kPlayCommand = {"play", "play in the terminal, with friends or bots", kHelp, run};

}  // namespace omnigo
