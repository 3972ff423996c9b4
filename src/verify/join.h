// Several certificates as the cases of one claim: each is about a position some turns into the same
// game, and together they leave the opponents nothing.
#pragma once

#include <vector>

#include "verify/verify.h"

namespace omnigo {

// A certificate that verify() has accepted, its proofs left out, and what it proves.
struct ProvenCase {
  Certificate statement;
  Proven proven;
};

// Plays from the start of a certificate, up to its automorphisms that keep the start: what is
// proved after one is true after all its images.
class PlaySymmetry {
 public:
  explicit PlaySymmetry(const Certificate& about);
  // The least of the images of a play.
  std::vector<Point> least(const std::vector<Point>& turns) const;

 private:
  std::vector<std::vector<Point>> maps_;
};

// Whether the cases prove that the subject's result after `turns` is at least (or at most) so much:
// the team has a turn that leads on to cases, and every legal turn of the others does, an
// automorphism of the graph aside. An error says which cases do not belong together, or which turns
// are not covered.
Result<void> join(const std::vector<ProvenCase>& cases, const std::vector<Point>& turns,
                  bool at_least, int halves);

}  // namespace omnigo
