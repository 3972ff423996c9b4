// The ways to evaluate a net, by what a processor can do.
#pragma once

#include <vector>

#include "net/kernels.h"

namespace omnigo {

// Float is single precision, as plain code. The others are fixed point and give the same numbers,
// whatever the processor; they are close to those of Float.
enum class Processor { Float, Portable, Avx2, Avx512 };

// What this machine can run, the fastest last.
const std::vector<Processor>& processors();
Processor best_processor();
const char* name_of(Processor processor);

// Of one that is not Float.
const Kernels& kernels_of(Processor processor);

}  // namespace omnigo
