#pragma once

namespace omnigo {

// Lizzie reads the second number and asks for 15 at least.
inline constexpr char kVersion[] = "0.20";

}  // namespace omnigo
