// What a problem is about, and how hard it is.
#pragma once

#include "problems/taste.h"

namespace omnigo::problems {

// The task, the motifs and the rating of a problem that has all else.
//
// The task follows from the bound, or from a ko that decides; otherwise it compares the stones of
// the start at the end of the solution and after the most tempting wrong turn. Motifs are seen on
// the line of the solution. The rating is an estimate on the scale of the players' ratings: it
// grows with the work of the proof, with the length of the line, and with how strongly the net and
// short searches are drawn to wrong turns (docs/problems.md).
void describe(Problem& problem, Taste& taste);

}  // namespace omnigo::problems
