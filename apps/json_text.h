// Text as a JSON string, for answers that are written a member at a time.
#pragma once

#include <string>
#include <string_view>

namespace omnigo {

// In quotation marks, with what must be escaped escaped; bytes that are not UTF-8 become U+FFFD.
std::string json_text(std::string_view text);

}  // namespace omnigo
