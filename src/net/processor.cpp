#include "net/processor.h"

namespace omnigo {

const std::vector<Processor>& processors() {
  static const std::vector<Processor> found = [] {
    std::vector<Processor> list = {Processor::Float, Processor::Portable};
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2")) list.push_back(Processor::Avx2);
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vnni")) {
      list.push_back(Processor::Avx512);
    }
#endif
    return list;
  }();
  return found;
}

Processor best_processor() { return processors().back(); }

const char* name_of(Processor processor) {
  switch (processor) {
    case Processor::Float:
      return "single precision";
    case Processor::Portable:
      return "portable";
    case Processor::Avx2:
      return "AVX2";
    case Processor::Avx512:
      return "AVX-512";
  }
  return "";
}

const Kernels& kernels_of([[maybe_unused]] Processor processor) {
#if defined(__x86_64__)
  if (processor == Processor::Avx512) return kAvx512Kernels;
  if (processor == Processor::Avx2) return kAvx2Kernels;
#endif
  return kPortableKernels;
}

}  // namespace omnigo
