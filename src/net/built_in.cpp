// The net's file as part of the program.
#include "net/net.h"

asm(".section .rodata\n"
    ".balign 16\n"
    ".global omnigo_net_begin\n"
    "omnigo_net_begin:\n"
    ".incbin \"" OMNIGO_NET_FILE
    "\"\n"
    ".global omnigo_net_end\n"
    "omnigo_net_end:\n"
    ".byte 0\n"
    ".section .text\n");

extern "C" {
extern const char omnigo_net_begin[], omnigo_net_end[];
}

namespace omnigo {

std::string_view built_in_net_file() {
  return {omnigo_net_begin, static_cast<std::size_t>(omnigo_net_end - omnigo_net_begin)};
}

}  // namespace omnigo
