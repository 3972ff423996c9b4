// A file of problems, as docs/problems.md describes it: JSON with one problem per line.
#pragma once

#include "problems/problem.h"

namespace omnigo::problems {

inline constexpr int kFormat = 1;

// Boards of your own are written once, under their names.
std::string write_problems(const std::vector<Problem>& problems);
// The error says which problem is wrong and how. Only the form is checked; check.h checks the rest.
Result<std::vector<Problem>> read_problems(std::string_view text);

}  // namespace omnigo::problems
