// A manifest: certificates in files of their own as the cases of one claim. docs/certificates.md
// describes it.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "verify/verify.h"

namespace omnigo {

struct Manifest {
  struct Case {
    std::string digest, name;  // the SHA-256 of the file, and the file from the manifest's folder
  };
  bool at_least = true;
  int halves = 0;
  std::vector<Point> turns;  // after which the claim holds
  std::vector<Case> cases;
};

std::string write_manifest(const Manifest& manifest);
bool is_manifest(std::string_view file);

// Reads each case by its name, compares its digest, checks it, and checks that the cases together
// prove the claim. `threads`: how many cases are checked at once; `read` is called by all of them.
// `sentence` becomes what is proved, for people.
Result<Proven> verify_manifest(const std::string& manifest,
                               const std::function<Result<std::string>(const std::string&)>& read,
                               std::string& sentence, int threads = 1);

}  // namespace omnigo
