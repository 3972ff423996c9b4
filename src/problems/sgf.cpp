#include "problems/sgf.h"

#include <algorithm>

#include "record/sgf_board.h"
#include "record/sgf_game.h"
#include "rules/names.h"

namespace omnigo::problems {
namespace {

std::string claim_text(const Problem& problem) {
  const int points = problem.board->graph->size();
  const std::string bound = std::to_string(problem.at_least);
  if (problem.players > 2) return "Black to play: secure at least " + bound + " points";
  if (problem.at_least == points) return "Black to play: capture everything";
  if (problem.at_least == 1 - points) return "Black to play: live";
  if (problem.at_least == 1) return "Black to play: win";
  if (problem.at_least > 0) return "Black to play: win by at least " + bound;
  return "Black to play: get at least " + bound + " (Black's score less White's)";
}

class Writer {
 public:
  explicit Writer(const Problem& problem)
      : problem_(problem), board_(problem.board, problem.players == 2) {}

  std::string write() {
    GameRecord record = new_record(problem_.board, problem_rules(problem_.players));
    record.start.colouring = problem_.start;
    record.info["name"] = "Problem " + problem_.id;
    record.info["comment"] = claim_text(problem_);
    sgf_ = game_to_sgf(record);
    write_step(sgf_.roots().front(), Colour::Black, 0);
    return write_sgf(sgf_);
  }

 private:
  SgfNode add(SgfNode parent, Colour player, Point turn) {
    const SgfNode node = sgf_.add_node(parent);
    const bool pass = turn == kNoPoint;
    if (board_.is_go()) {
      sgf_.add_property(player == Colour::Black ? "B" : "W");
      sgf_.add_value(pass ? "" : board_.text(turn));
    } else {
      sgf_.add_property("TURN");
      sgf_.add_value(colour_name(player) + ":" + (pass ? "pass" : board_.text(turn)));
    }
    return node;
  }
  void mark(std::string_view property, std::string_view comment) {
    sgf_.add_property(property);
    sgf_.add_value("1");
    sgf_.add_property("C");
    sgf_.add_value(comment);
  }
  Colour after(Colour player) const {
    return colour_of((player_of(player) + 1) % problem_.players);
  }

  // The nodes of a tree come in the order of the file: all below one before the next.
  void write_step(SgfNode parent, Colour player, std::size_t number) {
    const Step& step = problem_.steps[number];
    SgfNode node = add(parent, player, step.right.front());
    mark("TE", "Right");
    Colour next = after(player);
    for (const Point turn : step.answers) {
      node = add(node, next, turn);
      next = after(next);
    }
    if (number + 1 < problem_.steps.size()) write_step(node, player, number + 1);
    for (std::size_t i = 1; i < step.right.size(); ++i) {
      add(parent, player, step.right[i]);
      mark("TE", "Right");
    }
    for (const Refutation& wrong : step.wrong) write_refutation(parent, player, wrong);
  }

  void write_refutation(SgfNode parent, Colour player, const Refutation& wrong) {
    SgfNode node = add(parent, player, wrong.turn);
    mark("BM", "Wrong");
    for (const Point turn : wrong.answers) {
      player = after(player);
      node = add(node, player, turn);
    }
  }

  const Problem& problem_;
  SgfBoard board_;
  SgfCollection sgf_;
};

}  // namespace

std::string to_sgf(const Problem& problem) { return Writer(problem).write(); }

Result<std::vector<Asked>> positions_from_sgf(std::string bytes) {
  const auto sgf = read_sgf(std::move(bytes));
  if (!sgf) return sgf.error();
  std::vector<Asked> found;
  for (const SgfNode root : sgf->roots()) {
    const std::string place = "game " + std::to_string(found.size() + 1) + ": ";
    const auto game = game_from_sgf(*sgf, {root});
    if (!game) return Error{place + game.error().message};
    const GameRecord& record = game->record;
    const int players = record.rules.players;
    const bool stones = std::ranges::any_of(record.start.colouring,
                                            [](Colour colour) { return colour != Colour::Empty; });
    if (!stones) return Error{place + "there are no stones at the start"};
    // Who moves first is said by the root, or by the first turn.
    const auto line = game_from_sgf(*sgf, sgf->main_line(root));
    const Colour first = line ? line->record.start.first : record.start.first;
    std::vector<Aim> aims = {Aim::Kill, Aim::Live};
    aims.push_back(players == 2 ? Aim::Win : Aim::Most);
    found.push_back({record.board,
                     players,
                     {seen_by(record.start.colouring, first, players), std::move(aims)}});
  }
  return found;
}

}  // namespace omnigo::problems
