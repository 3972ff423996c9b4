// Names that people can distinguish, by Unicode's TR39 (with ICU): which characters a name may
// have, and which names look alike.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/error.h"

namespace omnigo {

// What is wrong with a new name, if anything: characters that are invisible, reverse the text
// around them or pile up on others. Names from before these rules keep working.
std::optional<Error> name_fault(std::string_view name);

// Two names look alike if either of these keys is equal: "Anna", "anna" and "Аnna" with a Cyrillic
// letter by the first, "IAN" and "lAN" by the second. They begin with keys_version().
struct NameKeys {
  std::string skeleton, look;
};
NameKeys name_keys(const std::string& name);
// Keys of another Unicode version must be computed again.
std::string keys_version();

// The name shown for people whose account was deleted.
inline constexpr std::string_view kDeletedName = "deleted player";
// Whether a name looks like a reserved one: a bot's, or that of deleted people.
bool is_reserved_name(const std::string& name);

}  // namespace omnigo
