// Names that people can tell apart, as Unicode's TR39 has it (by ICU): what a name may be made of,
// and which names look alike.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace omnigo {

// What is wrong with a new name, if anything: characters that show as nothing, turn the text around
// them or pile up on others. Names that were given before these rules keep working.
std::optional<std::string> name_fault(std::string_view name);

// Two names look alike where either of these is equal: "Anna" and "anna" and "Аnna" with a Cyrillic
// letter by the first, "IAN" and "lAN" by the second. They begin with keys_version().
struct NameKeys {
  std::string skeleton, look;
};
NameKeys name_keys(const std::string& name);
// Keys of another version of Unicode are to be computed again.
std::string keys_version();

// As which people see who has gone for good.
inline constexpr std::string_view kDeletedName = "deleted player";
// Whether a name looks like one that nobody may take: a bot's, or that of who has gone.
bool is_reserved_name(const std::string& name);

}  // namespace omnigo
