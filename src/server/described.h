// How a type says what it is called on the wire and in the log, and which fields it has.
//
// Its name is kName. describe() shows each field to a visitor, in the order in which they are
// written: see.field(key, value) is always present, see.maybe(key, value) is left out while it has
// its default value. Limits may follow the value: the least and the most of a number, the most
// bytes of a text. Reading and writing (wire_event.cpp) and the comparison with
// docs/wire.schema.json follow from that.
#pragma once

#include <algorithm>
#include <string_view>

#include "rules/colour.h"

namespace omnigo {

template <std::size_t N>
struct WireName {
  char text[N];
  constexpr WireName(const char (&name)[N]) { std::copy_n(name, N, text); }  // NOLINT: implicit
};

// With only a player, and without fields.
template <WireName name>
struct ByPlayer {
  static constexpr std::string_view kName = name.text;
  Colour player = Colour::Empty;
  static void describe(auto& self, auto& see) { see.field("player", self.player); }
};
template <WireName name>
struct Plain {
  static constexpr std::string_view kName = name.text;
  static void describe(auto&, auto&) {}
};

// For std::visit: one function for each type.
template <class... Functions>
struct Overloads : Functions... {
  using Functions::operator()...;
};
template <class... Functions>
Overloads(Functions...) -> Overloads<Functions...>;

}  // namespace omnigo
