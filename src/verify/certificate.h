// The file of a certificate: what it claims, and the proofs. docs/certificates.md describes it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "spec/spec.h"

namespace omnigo {

// A position with its history, and bounds on what the subject can secure from there against all
// others together. The result is, in half points, the subject's score less the other's with two
// players, and the subject's score with more.
struct Certificate {
  struct Claim {
    bool at_least = true;  // or at most
    int halves = 0;
    std::string proof;
  };

  std::string board;  // a name for people; it proves nothing
  Graph graph;
  spec::Rules rules;
  spec::Colouring start;
  int first = 1;             // the player who has the first turn
  std::vector<Point> turns;  // from the start; kNoPoint is a pass
  int subject = 1;
  std::vector<Claim> claims;
  // Format 2 has automorphisms that references may name, where each point goes, and more leaves.
  int format = 1;
  std::vector<std::vector<Point>> automorphisms = {};
};

inline constexpr int kMostCertifiedPoints = 64;
inline constexpr int kMostCertifiedPlayers = 6;
inline constexpr int kMostCertifiedAutomorphisms = 255;

std::string write_certificate(const Certificate& certificate);
// Refuses everything that write_certificate would not have written in exactly these bytes.
Result<Certificate> read_certificate(std::string_view file);

}  // namespace omnigo
