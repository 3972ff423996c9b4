// A proof is a graph of positions that says, at each turn of the team that claims something, which
// turn to make, and covers every turn of the others. proof.h reads it and checks each position on
// its own, by the rules. superko.h checks that every play along the graph is legal under superko.
// Why this is enough is proved in docs/certificates.md.
#include "verify/verify.h"

#include <algorithm>
#include <cstdlib>

#include "base/quote.h"
#include "graph/families.h"
#include "verify/superko.h"

namespace omnigo {
namespace {

using spec::Colouring;

std::string halves_text(int halves) {
  const std::string sign = halves < 0 ? "-" : "";
  return sign + std::to_string(std::abs(halves) / 2) + (halves % 2 != 0 ? ".5" : "");
}

std::string player_name(int player) {
  static const char* const kNames[] = {"", "black", "white", "red", "blue", "green", "yellow"};
  return kNames[player];
}

// A name of a family of boards must be the name of this graph; other names are only names.
Result<void> check_name(const Certificate& certificate) {
  const auto layout = make_family(certificate.board);
  if (layout && *layout->graph != certificate.graph) {
    return Error{"the graph is not " + quote(certificate.board)};
  }
  return {};
}

void add_bound(Proven& proven, const Certificate::Claim& claim) {
  std::optional<int>& bound = claim.at_least ? proven.at_least : proven.at_most;
  bound = !bound           ? claim.halves
          : claim.at_least ? std::max(*bound, claim.halves)
                           : std::min(*bound, claim.halves);
}

}  // namespace

Result<Proven> verify(const Certificate& certificate) {
  if (auto named = check_name(certificate); !named) return named.error();
  if (certificate.claims.empty()) return Error{"it contains no claim"};
  Proven proven;
  std::string place;
  try {
    const checking::Ground ground = checking::ground_of(certificate);
    for (const Certificate::Claim& claim : certificate.claims) {
      place = std::string("the proof of 'at ") + (claim.at_least ? "least" : "most") +
              "' has an error: ";
      const checking::Proof proof = checking::read_proof(ground, claim);
      check_superko(ground, proof);
      proven.nodes += static_cast<int>(proof.size());
      add_bound(proven, claim);
    }
  } catch (const checking::Flaw& flaw) {
    return Error{place + flaw.message};
  }
  return proven;
}

std::string in_words(const Certificate& certificate, const Proven& proven) {
  const spec::Rules& rules = certificate.rules;
  std::string text = "On " + certificate.board + " (" + std::to_string(certificate.graph.size()) +
                     " points, " + std::to_string(certificate.graph.edge_count()) + " edges), ";
  text += rules.ko == spec::Ko::situational ? "situational" : "positional";
  text += std::string(" superko, suicide ") + (rules.suicide ? "allowed" : "forbidden");
  text += ", area scoring, komi";
  for (int player = 1; player <= rules.players; ++player) {
    text += (player > 1 ? "/" : " ") + halves_text(rules.komi[player - 1]);
  }
  const bool empty = certificate.start == Colouring(certificate.start.size());
  text += empty ? ", from the empty board" : ", from the start colouring given";
  if (!certificate.turns.empty()) {
    text += " and after " + std::to_string(certificate.turns.size()) + " turns";
  }
  const std::string subject = player_name(certificate.subject);
  text += ", first turn " + player_name(certificate.first) + ": ";
  text += rules.players == 2
              ? subject + "'s score less " + player_name(3 - certificate.subject) + "'s"
              : subject + "'s score against all others together";
  text += " is, under perfect play, ";
  if (proven.exact()) return text + "exactly " + halves_text(*proven.at_least) + ".";
  if (proven.at_least) text += "at least " + halves_text(*proven.at_least);
  if (proven.at_most) {
    text += std::string(proven.at_least ? " and " : "") + "at most " + halves_text(*proven.at_most);
  }
  return text + ".";
}

}  // namespace omnigo
