// Every message of docs/wire.schema.json that a client may send, by the schema, with mistakes; a
// connection full of them. Whatever the server says is as the schema has it.
#include "api_world.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  omnigo::World& world = omnigo::fresh_world();
  omnigo::Choices choices(data, size);
  world.messages(choices);
  return 0;
}
