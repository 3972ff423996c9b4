// Every operation of docs/openapi.json: parameters and bodies by the schema, with mistakes; by
// guests, accounts, tokens, administrators and nobody. Whatever comes is answered, as the document
// says. OMNIGO_FUZZ_ONLY="POST /api/games,/api/match" leaves out all others.
#include "api_world.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  omnigo::World& world = omnigo::fresh_world();
  omnigo::Choices choices(data, size);
  for (int i = 0; i < 8 && (i == 0 || !choices.empty()); ++i) world.request(choices);
  return 0;
}
