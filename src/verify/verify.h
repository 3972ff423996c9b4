// Whether a certificate proves what it claims: by the rules word for word, and nothing else.
//
// docs/certificates.md says what a proof consists of and why this check is enough.
#pragma once

#include <optional>
#include <string>

#include "verify/certificate.h"

namespace omnigo {

struct Proven {
  std::optional<int> at_least, at_most;  // the subject's result in half points
  int nodes = 0;                         // of the proofs' graphs

  bool exact() const { return at_least && at_most && *at_least == *at_most; }
};

// What the certificate proves; an error where a proof has a flaw.
Result<Proven> verify(const Certificate& certificate);

// The claim as a sentence for people.
std::string in_words(const Certificate& certificate, const Proven& proven);

}  // namespace omnigo
