#include "solve/by_guess.h"

#include "solve/questions.h"

namespace omnigo::solve {
namespace {

// A leaf at the root: nobody has less than nothing.
const char* const kTrivialProof = "\x01";

}  // namespace

ByGuess::ByGuess(const PointGraph& graph, const Automorphisms& automorphisms,
                 GuessSettings settings, GuessTask task)
    : size_(graph.size()),
      guesser_(graph, automorphisms, std::move(settings)),
      task_(std::move(task)) {
  task_.statement.format = 2;
  for (int i = 1; i < automorphisms.size(); ++i) {
    task_.statement.automorphisms.emplace_back();
    for (int p = 0; p < size_; ++p) {
      task_.statement.automorphisms.back().push_back(automorphisms.image(i, static_cast<Point>(p)));
    }
  }
}

Certificate ByGuess::with(std::vector<Certificate::Claim> claims) const {
  Certificate certificate = task_.statement;
  certificate.claims = std::move(claims);
  return certificate;
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
