#pragma once

namespace omnigo {

inline constexpr char kVersion[] = "0.1";

}  // namespace omnigo
