// Whether every play along a proof's graph is legal under superko: the conditions (M), (F) and (L)
// of docs/certificates.md.
//
// They ask which nodes are above which. Two things keep that near to the size of the proof. A move
// can repeat the situation of a node above it only if in the graph of situations (up to
// automorphisms) a way leads from that situation to itself; so (M) and (F) are asked inside the
// strongly connected components of that graph alone, 512 questions in one pass. And a leaf can be
// spoilt only if all the stones in question have stood somewhere above it, so (L) is followed
// upward only as far as that is so.
#pragma once

#include "verify/proof.h"

namespace omnigo::checking {

// Throws a Flaw where a condition does not hold.
void check_superko(const Ground& ground, const Proof& proof);

}  // namespace omnigo::checking
