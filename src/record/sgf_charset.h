// Which character set an SGF file is in, and its text in UTF-8.
#pragma once

#include <string>

#include "record/sgf_places.h"

namespace omnigo {

struct SgfText {
  std::string text;                  // UTF-8, without a byte order mark
  std::string charset;               // of the file; of its first tree, where they differ
  std::vector<SgfProblem> problems;  // with places in `text`
};

// By the byte order mark, else what `charset` or the file's CA says, else UTF-8 if it is that, else
// ISO-8859-1, as FF[4] has it. Trees that name character sets of their own are each read in theirs.
SgfText sgf_to_utf8(std::string bytes, const std::string& charset);

}  // namespace omnigo
