// The only part of this folder that touches files; the WebAssembly build leaves it out.
#include "graph/families.h"
#include "graph/layout.h"

namespace omnigo {

Result<Layout> make_layout(std::string_view spec) { return make_family(spec); }

}  // namespace omnigo
