#include "solve/by_guess.h"

#include "solve/questions.h"

namespace omnigo::solve {
namespace {

// A leaf at the root: nobody has less than nothing.
const char* const kTrivialProof = "\x01";

}  // namespace

// What a certificate about the position says before its claims.
Certificate statement_of(const Game& game, int subject) {
  Certificate statement{"", game.graph(), {}, {}, 1, {}, subject + 1, {}};
  statement.rules.players = game.rules().players;
  statement.rules.ko =
      game.rules().ko == Ko::Situational ? spec::Ko::situational : spec::Ko::positional;
  statement.rules.suicide = game.rules().suicide;
  statement.rules.komi = game.komi();
  for (Colour colour : game.colouring_after(0)) {
    statement.start.push_back(static_cast<std::uint8_t>(colour));
  }
  statement.first = player_of(game.beginning().first) + 1;
  for (const Game::Event& event : game.events()) {
    if (event.action == Game::Action::Move || event.action == Game::Action::Pass) {
      statement.turns.push_back(event.point);
    }
  }
  return statement;
}

bool can_guess(const Game& game) {
  return game.rules().players == 2 && game.rules().scoring == Scoring::Area &&
         game.rules().ko == Ko::Positional && !game.rules().suicide && !game.over() &&
         game.graph().size() <= SmallBoard::kMost;
}

Error cannot_guess() {
  return Error{
      "a single bound can be proved only for two players, area scoring, positional superko, no "
      "suicide and at most " +
      std::to_string(SmallBoard::kMost) + " points"};
}

GuessTask guess_task(const Game& game) {
  const std::vector<HalfPoints> komi = game.komi();
  GuessTask task{statement_of(game, 0), {}, komi[0] - komi[1]};
  for (int turn = 0; turn <= game.turns(); ++turn) {
    const Colouring colouring = game.colouring_after(turn);
    task.walk.root.stones = {};
    for (std::size_t p = 0; p < colouring.size(); ++p) {
      if (colouring[p] != Colour::Empty) {
        task.walk.root.stones[player_of(colouring[p])] |= Set{1} << p;
      }
    }
    task.walk.past.push_back(task.walk.root.colouring());
  }
  task.walk.root.next = static_cast<std::uint8_t>(player_of(game.to_play()));
  task.walk.passes = game.has_passed(Colour::Black) + game.has_passed(Colour::White);
  return task;
}

void name_automorphisms(Certificate& statement, const Automorphisms& automorphisms) {
  statement.format = 2;
  for (int i = 1; i < automorphisms.size(); ++i) {
    statement.automorphisms.emplace_back();
    for (int p = 0; p < statement.graph.size(); ++p) {
      statement.automorphisms.back().push_back(automorphisms.image(i, static_cast<Point>(p)));
    }
  }
}

ByGuess::ByGuess(const PointGraph& graph, const Automorphisms& automorphisms,
                 GuessSettings settings, GuessTask task)
    : size_(graph.size()), guesser_(graph, automorphisms, settings), task_(std::move(task)) {
  name_automorphisms(task_.statement, automorphisms);
}

Certificate ByGuess::with(std::vector<Certificate::Claim> claims) const {
  Certificate certificate = task_.statement;
  certificate.claims = std::move(claims);
  return certificate;
}

Guesser::Answer ByGuess::prove(int player, int margin) {
  task_.walk.player = player;
  task_.walk.margin = margin;
  return guesser_.prove(task_.walk);
}

std::optional<Certificate> ByGuess::bound(bool at_least, int margin) {
  if (prove(at_least ? 0 : 1, at_least ? margin : -margin) != Guesser::Answer::Proved) {
    return std::nullopt;
  }
  return with({claim(at_least, margin, guesser_.take_proof())});
}

std::optional<Certificate> ByGuess::value(bool all_only) {
  std::string least = kTrivialProof, most = kTrivialProof;
  const auto answer = [&](int margin) -> std::optional<Side> {
    const Guesser::Answer black = prove(0, margin);
    if (black == Guesser::Answer::Proved) {
      least = guesser_.take_proof();
      return 0;
    }
    if (all_only || black == Guesser::Answer::Unknown) return std::nullopt;
    if (prove(1, 1 - margin) != Guesser::Answer::Proved) return std::nullopt;
    most = guesser_.take_proof();
    return 1;
  };
  Questions questions(-size_, size_, size_);
  if (!questions.ask_all(0, answer)) return std::nullopt;
  const int value = questions.low();
  return with({claim(true, value, std::move(least)), claim(false, value, std::move(most))});
}

}  // namespace omnigo::solve
