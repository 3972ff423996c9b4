// The checker of certificates against a forger who knows the format.
//
// An input is a certificate's file. The mutator takes it apart, changes the statement, the claims
// or the proofs, and writes it again with a digest that fits; what cannot be taken apart is
// replaced by a true certificate of a tiny board. Whatever the checker accepts must be true by
// brute force over complete histories, which limits the boards to four points and two players, or
// three and three.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "../tests/truth.h"
#include "base/random.h"
#include "base/sha256.h"
#include "graph/families.h"
#include "rules/names.h"
#include "solve/solve.h"

namespace {

using omnigo::Certificate;
using omnigo::Random;

std::size_t below(Random& random, std::size_t size) {
  return random.below(static_cast<std::uint32_t>(size));
}

// The position after a few random turns, with both claims; also in format 2, where they are found
// by guessing.
std::vector<Certificate> true_certificates_of(const omnigo::Layout& layout,
                                              const omnigo::Rules& rules, int turns,
                                              Random& random) {
  omnigo::Game game = *omnigo::Game::start(layout.graph, rules);
  for (int i = 0; i < turns; ++i) {
    const std::vector<omnigo::Point> moves = game.legal_moves(game.to_play());
    if (moves.empty() || random.below(8) == 0) {
      game.pass();
    } else {
      game.play(moves[below(random, moves.size())]);
    }
    if (game.over()) {
      game.undo();
      break;
    }
  }
  omnigo::solve::Settings settings;
  settings.memory = 1 << 20;
  const auto solver = *omnigo::solve::Solver::create(game, settings);
  std::vector<Certificate> found = {*solver->certificate()};
  const auto least = solver->bound_certificate(true, *solver->value());
  const auto most = solver->bound_certificate(false, *solver->value());
  if (least && *least && most && *most) {
    found.push_back(**least);
    found.back().claims.push_back((*most)->claims[0]);
  }
  return found;
}

const std::vector<Certificate>& true_certificates() {
  static const std::vector<Certificate> all = [] {
    std::vector<Certificate> made;
    Random random(1);
    for (const char* board : {"path:2", "path:3", "path:4", "cycle:3", "cycle:4", "star:4"}) {
      const omnigo::Layout layout = *omnigo::make_family(board);
      for (const char* rules : {"no-suicide", "tromp-taylor", "no-suicide,ko=situational",
                                "ko=situational", "players=3"}) {
        if (std::strcmp(rules, "players=3") == 0 && layout.names.size() > 3) continue;
        for (int turns : {0, 3, 8}) {
          for (Certificate& one :
               true_certificates_of(layout, *omnigo::parse_rules(rules), turns, random)) {
            made.push_back(std::move(one));
          }
        }
      }
    }
    return made;
  }();
  return all;
}

const Certificate& any_true(Random& random) {
  return true_certificates()[below(random, true_certificates().size())];
}

void change_bytes(std::string& text, const std::string& other, Random& random) {
  const std::size_t at = below(random, text.size() + 1);
  const std::size_t from = below(random, other.size() + 1);
  switch (random.below(6)) {
    case 0:
      if (at < text.size()) text[at] = static_cast<char>(text[at] ^ 1 << random.below(8));
      break;
    case 1:
      if (at < text.size()) text[at] = static_cast<char>(random.below(8));
      break;
    case 2:
      text.insert(at, 1, static_cast<char>(random.below(8)));
      break;
    case 3:
      text.erase(at, 1 + random.below(6));
      break;
    case 4:
      text.insert(at, other.substr(from, 1 + random.below(16)));
      break;
    default:
      text.replace(at, 1 + random.below(16), other.substr(from, 1 + random.below(16)));
  }
}

void change_graph(Certificate& certificate, Random& random) {
  std::vector<omnigo::Edge> edges = certificate.graph.edges();
  const int points = certificate.graph.size();
  const auto a = static_cast<omnigo::Point>(below(random, points));
  const auto b = static_cast<omnigo::Point>(below(random, points));
  if (a < b) {
    const auto same = [&](const omnigo::Edge& e) { return e.a == a && e.b == b; };
    if (std::erase_if(edges, same) == 0) edges.push_back({a, b});
  }
  if (auto graph = omnigo::Graph::from_edges(points, edges)) certificate.graph = *graph;
}

void change_turns(Certificate& certificate, Random& random) {
  const std::size_t pick = below(random, certificate.graph.size() + 1);
  const omnigo::Point turn = pick == static_cast<std::size_t>(certificate.graph.size())
                                 ? omnigo::kNoPoint
                                 : static_cast<omnigo::Point>(pick);
  if (random.below(2) == 0 || certificate.turns.empty()) {
    certificate.turns.push_back(turn);
  } else if (random.below(2) == 0) {
    certificate.turns.pop_back();
  } else {
    certificate.turns[below(random, certificate.turns.size())] = turn;
  }
}

void change_claim(Certificate& certificate, Random& random) {
  if (certificate.claims.empty()) certificate.claims = any_true(random).claims;
  Certificate::Claim& claim = certificate.claims[below(random, certificate.claims.size())];
  switch (random.below(8)) {
    case 0:
      claim.halves += static_cast<int>(random.below(9)) - 4;
      break;
    case 1:
      claim.at_least = !claim.at_least;
      break;
    case 2:
      claim.proof = any_true(random).claims[random.below(2)].proof;
      break;
    default: {
      const std::string other =
          random.below(2) == 0 ? claim.proof : any_true(random).claims[random.below(2)].proof;
      change_bytes(claim.proof, other, random);
    }
  }
}

void change(Certificate& certificate, Random& random) {
  omnigo::spec::Rules& rules = certificate.rules;
  switch (random.below(16)) {
    case 0:
      rules.ko = rules.ko == omnigo::spec::Ko::positional ? omnigo::spec::Ko::situational
                                                          : omnigo::spec::Ko::positional;
      break;
    case 1:
      rules.suicide = !rules.suicide;
      break;
    case 2:
      certificate.start[below(random, certificate.start.size())] =
          static_cast<std::uint8_t>(below(random, rules.players + 1));
      break;
    case 3:
      certificate.first = 1 + static_cast<int>(below(random, rules.players));
      break;
    case 4:
      certificate.subject = 1 + static_cast<int>(below(random, rules.players));
      break;
    case 5:
      change_graph(certificate, random);
      break;
    case 6:
      change_turns(certificate, random);
      break;
    case 7:
      rules.komi[below(random, rules.komi.size())] += static_cast<int>(random.below(5)) - 2;
      break;
    default:
      change_claim(certificate, random);
  }
}

void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "broken: %s\n", what);
  std::abort();
}

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned int seed) {
  Random random(seed);
  const auto read = omnigo::read_certificate({reinterpret_cast<const char*>(data), size});
  Certificate certificate = read ? *read : any_true(random);
  if (random.below(64) == 0) certificate = any_true(random);
  const int changes = static_cast<int>(random.below(5));
  for (int i = 0; i < changes; ++i) change(certificate, random);
  const std::string file = omnigo::write_certificate(certificate);
  if (file.size() > most) return size;
  std::memcpy(data, file.data(), file.size());
  return file.size();
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static omnigo::Truth truth;
  const std::string_view file(reinterpret_cast<const char*>(data), size);
  const auto certificate = omnigo::read_certificate(file);
  if (!certificate) return 0;
  require(omnigo::write_certificate(*certificate) == file, "what is read is written alike");
  const int players = certificate->rules.players, points = certificate->graph.size();
  const bool small = (players == 2 && points <= 4) || (players == 3 && points <= 3);
  if (!small || certificate->turns.size() > 40) return 0;
  const auto proven = omnigo::verify(*certificate);
  if (!proven) return 0;
  require(truth.holds(*certificate, *proven), "what is accepted is true");
  return 0;
}
