// What goes between the page and the rules in WebAssembly.
//
// Texts go in through input(slot, size), which gives the place to write them. Answers are an int,
// or lie in `bytes` and `numbers` until the next call. A function that can fail returns -1 and
// leaves the error in `bytes`: its message, its code, and the name and the text of each value, a
// line each. Players are numbered from 1, as colours are; points from
// 0. Boards and games are held in rules_wasm.cpp and known by a number.
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <vector>

#include "graph/layout.h"
#include "rules/game.h"

#define OMNIGO_EXPORT(name) extern "C" __attribute__((export_name(#name))) auto name

namespace omnigo {

extern std::array<std::string, 4> inputs;
extern std::string bytes;
extern std::vector<double> numbers;

void put(double value);                          // one more of `numbers`
void put_colouring(const Colouring& colouring);  // `bytes`: a colour a point

int fail(const Error& error);  // -1, and why

const Layout& board_layout(int board);
const Graph& board_graph(int board);
Game& game_of(int game);

// Puts it in the first free place.
template <class T>
int keep(std::vector<std::unique_ptr<T>>& list, std::unique_ptr<T> kept) {
  const auto free = std::find(list.begin(), list.end(), nullptr);
  const auto handle = static_cast<int>(free - list.begin());
  if (free == list.end()) {
    list.push_back(std::move(kept));
  } else {
    *free = std::move(kept);
  }
  return handle;
}

}  // namespace omnigo
