#include "record/sgf_places.h"

#include <algorithm>

namespace omnigo {

std::vector<SgfWarning> sgf_warnings_in(std::string_view text, std::vector<SgfProblem> problems) {
  std::sort(problems.begin(), problems.end(),
            [](const SgfProblem& a, const SgfProblem& b) { return a.offset < b.offset; });
  std::vector<SgfWarning> warnings;
  std::size_t i = 0;
  int line = 1, column = 1;
  for (const SgfProblem& problem : problems) {
    for (; i < problem.offset && i < text.size(); ++i) {
      const char c = text[i];
      if (c == '\n' && i > 0 && text[i - 1] == '\r') continue;  // the same line break
      if (c == '\n' || c == '\r') {
        ++line;
        column = 1;
      } else if ((static_cast<unsigned char>(c) & 0xC0) != 0x80) {
        ++column;
      }
    }
    warnings.push_back({line, column, problem.message});
  }
  return warnings;
}

}  // namespace omnigo
