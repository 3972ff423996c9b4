// Players as people write them: black, white, red, ... and the letters B W R ....
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/colour.h"

namespace omnigo {

// "black", "white", "red", "blue", "green", "yellow", "p7" to "p26"; "empty".
std::string colour_name(Colour colour);
// B W R U G Y, then a to t; '.' for an empty point.
char colour_letter(Colour colour);
// Case matters in letters ('b' is p8); names are not.
std::optional<Colour> colour_from_letter(char letter);
std::optional<Colour> colour_from_name(std::string_view name);

}  // namespace omnigo
