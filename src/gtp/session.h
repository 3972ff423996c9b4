// A GTP conversation: reads commands from a file descriptor, answers on a stream.
#pragma once

#include <ostream>

#include "gtp/engine.h"

namespace omnigo {

// Until `quit` or the end of the input. Each answer is flushed. Input is read while a command
// thinks.
void run_gtp(GtpEngine& engine, int input, std::ostream& output);

}  // namespace omnigo
