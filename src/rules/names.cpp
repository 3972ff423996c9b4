#include "rules/names.h"

#include "base/text.h"

namespace omnigo {
namespace {

constexpr std::string_view kLetters = ".BWRUGYabcdefghijklmnopqrst";
constexpr std::string_view kNames[] = {"empty", "black", "white", "red", "blue", "green", "yellow"};
constexpr int kNamed = 7;

}  // namespace

std::string colour_name(Colour colour) {
  const int index = static_cast<int>(colour);
  return index < kNamed ? std::string(kNames[index]) : "p" + std::to_string(index);
}

char colour_letter(Colour colour) { return kLetters[static_cast<int>(colour)]; }

std::optional<Colour> colour_from_letter(char letter) {
  const std::size_t index = kLetters.find(letter);
  if (index == std::string_view::npos) return std::nullopt;
  return static_cast<Colour>(index);
}

std::optional<Colour> colour_from_name(std::string_view name) {
  const std::string lower = lower_case(name);
  for (int index = 1; index <= kMaxPlayers; ++index) {
    if (lower == colour_name(static_cast<Colour>(index))) return static_cast<Colour>(index);
  }
  return std::nullopt;
}

}  // namespace omnigo
