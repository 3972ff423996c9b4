#include "places.h"

namespace omnigo {

std::string source_folder() { return OMNIGO_SOURCE_DIR; }
std::string omnigo_program() { return OMNIGO_PROGRAM; }
std::string wall_clock() { return OMNIGO_WALL_CLOCK; }

}  // namespace omnigo
