// Base64 (RFC 4648): the alphabet for URLs without padding, and the classic one for e-mail.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace omnigo {

std::string base64(std::string_view bytes);
std::string base64_url(std::string_view bytes);
// Of the alphabet for URLs, with or without padding; nothing if it is not exactly that.
std::optional<std::string> from_base64_url(std::string_view text);

}  // namespace omnigo
