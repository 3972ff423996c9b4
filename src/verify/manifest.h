// A manifest: certificates in files of their own as the cases of one claim. docs/certificates.md
// describes it.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "verify/verify.h"

namespace omnigo {

bool is_manifest(std::string_view file);

// Reads each case by its name, compares its digest, checks it, and checks that the cases together
// prove the claim. `sentence` becomes what is proved, for people.
Result<Proven> verify_manifest(const std::string& manifest,
                               const std::function<Result<std::string>(const std::string&)>& read,
                               std::string& sentence);

}  // namespace omnigo
