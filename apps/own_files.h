// Where the files that come with the program are: found from the program's own place, so that an
// installed tree can be moved.
#pragma once

#include <string>

namespace omnigo {

// The web client: PREFIX/share/omnigo/web for PREFIX/bin/omnigo; in a checkout web/dist.
std::string web_folder();

}  // namespace omnigo
