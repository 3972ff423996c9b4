// omnigo count --games, --longest and --sample.
#include <iostream>
#include <limits>

#include "count.h"
#include "count/games.h"
#include "count/sample.h"
#include "json_text.h"
#include "rules/names.h"

namespace omnigo {
namespace {

constexpr std::size_t kMostColourings = 20'000;
// Drawing until a colouring is legal takes far less time than filling much more than this.
constexpr std::size_t kSampleMemory = std::size_t{1} << 29;

count::MoveGraph read_moves(const Arguments& arguments) {
  const Layout board = checked(make_layout(arguments.word(0, "BOARD")));
  return checked(count::make_move_graph(board.graph, read_player_count(arguments),
                                        !arguments.flag("--no-suicide"), kMostColourings));
}

std::string letters(const Colouring& colouring) {
  std::string text;
  for (Colour colour : colouring) text += colour_letter(colour);
  return text;
}

}  // namespace

SearchNumbers read_search_numbers(const Arguments& arguments) {
  return {.nodes = static_cast<std::uint64_t>(
              arguments.number("--nodes", 300'000, 1, 1'000'000'000'000)),
          .samples = arguments.number("--sample", 1, 1, 1'000'000'000),
          .seed = static_cast<std::uint64_t>(
              arguments.number("--seed", 1, 0, std::numeric_limits<long long>::max()))};
}

int run_count_games(const Arguments& arguments) {
  const std::uint64_t games = checked(
      count::count_games(read_moves(arguments),
                         count_options(arguments, read_player_count(arguments)).resources.memory));
  if (arguments.flag("--json")) {
    std::cout << JsonObject().add("games", std::to_string(games)).text() << '\n';
  } else {
    std::cout << games << '\n';
  }
  return 0;
}

int run_count_longest(const Arguments& arguments) {
  const count::MoveGraph moves = read_moves(arguments);
  const count::LongestGame longest =
      count::longest_game(moves, read_search_numbers(arguments).nodes);
  if (arguments.flag("--json")) {
    std::vector<std::string> game;
    for (const auto position : longest.path) game.push_back(letters(moves.colourings[position]));
    const JsonObject answer =
        JsonObject().add("moves", longest.moves).add("bound", longest.bound).add("game", game);
    std::cout << answer.text() << '\n';
  } else if (longest.moves == longest.bound) {
    std::cout << longest.moves << '\n';
  } else {
    std::cout << "at least " << longest.moves << ", at most " << longest.bound << '\n';
  }
  return 0;
}

int run_count_sample(const Arguments& arguments) {
  const Layout board = checked(make_layout(arguments.word(0, "BOARD")));
  const count::CountOptions options = count_options(arguments, read_player_count(arguments));
  const auto [nodes, samples, seed] = read_search_numbers(arguments);
  Random random(seed);
  const std::size_t memory =
      arguments.option("--memory") ? options.resources.memory : kSampleMemory;
  auto made = count::sampler_from_counts(*board.graph, options.players, memory);
  const auto sampler =
      made ? std::move(*made) : count::sampler_by_rejection(*board.graph, options.players);
  const bool json = arguments.flag("--json");
  std::vector<std::string> colourings;
  for (long long i = 0; i < samples && std::cout; ++i) {
    std::string drawn = letters(sampler->draw(random));
    if (json) {
      colourings.push_back(std::move(drawn));
    } else {
      std::cout << drawn << '\n';
    }
  }
  if (json) std::cout << JsonObject().add("colourings", colourings).text() << '\n';
  return 0;
}

}  // namespace omnigo
