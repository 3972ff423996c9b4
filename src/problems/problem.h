// A problem: a position with exactly one first turn that secures what is asked.
//
// Black has the first turn; the rules are no-suicide without komi, and nothing was played before,
// so superko forbids only what happens from here on. What is asked is a bound on Black's result:
// with two players Black's score less White's, with more Black's score against all others together.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "record/record.h"

namespace omnigo::problems {

// What the right turn decides: stones of Black live that would die, stones of others die that would
// live, or both; a ko, without whose ban the bound would not hold; or a number of points is asked
// for. The first three are labels; what is proven is the bound.
enum class Task : std::uint8_t { Live, Kill, Race, Ko, Points };
// What happens on the way.
enum class Motif : std::uint8_t { Ko, Snapback, Sacrifice };

std::string_view name_of(Task task);
std::string_view name_of(Motif motif);
std::optional<Task> task_from_name(std::string_view name);
std::optional<Motif> motif_from_name(std::string_view name);

using Turns = std::vector<Point>;  // kNoPoint is a pass

struct Refutation {
  Point turn = kNoPoint;  // Black's, after which the bound is lost
  Turns answers;          // how play goes on: the opponents' turns first
};

// A turn of Black on the line of the solution.
struct Step {
  Turns right;                    // all turns that keep the bound; the line follows the first
  std::vector<Refutation> wrong;  // every other legal turn
  Turns answers;                  // the opponents' turns after right[0]; none after the last step
};

struct Problem {
  std::string id;  // of its position, the same for all its images and settled surroundings
  SharedLayout board;
  int players = 2;
  Colouring start;
  int at_least = 0;  // points
  Task task = Task::Points;
  std::vector<Motif> motifs;
  int rating = 1500;
  std::vector<Step> steps;
  std::uint64_t work = 0;  // positions searched to find all of the steps

  Point solution() const { return steps.front().right.front(); }
};

// What the bound asks for: all points, stones that live, or more than one point but not all.
bool asks_for_all(const Problem& problem);
bool asks_to_live(const Problem& problem);
bool asks_for_points(const Problem& problem);
// The rules of every problem.
Rules problem_rules(int players);
// The game at the problem's position.
Result<Game> game_of(const Problem& problem);
// All points and pass, as Black's legal turns in this position.
Turns legal_turns(const Game& game);
// Makes a legal turn.
void take_turn(Game& game, Point turn);

}  // namespace omnigo::problems
