#include "paint.h"

#include <unistd.h>

#include <cstdlib>
#include <string_view>

#include "draw/text_board.h"
#include "rules/names.h"

namespace omnigo {
namespace {

// Colours of the 256 that terminals share.
constexpr int kWood = 180, kLine = 137;
constexpr int kStones[] = {kLine, 16, 231, 160, 21, 28, 226, 201, 51, 208, 93, 118, 24};

int stone_colour(Colour c) { return kStones[static_cast<std::size_t>(c) % std::size(kStones)]; }

std::string ink(int colour) { return "\x1b[38;5;" + std::to_string(colour) + "m"; }

// A sign stands on the page as one letter of Unicode's private use for each of its letters, so that
// the page is laid out without escape codes; they come in afterwards. The letter says how to paint
// and what to show.
constexpr char32_t kPrivate = 0xF0000;

void append_utf8(std::string& text, char32_t c) {
  text += static_cast<char>(0xF0 | c >> 18);
  text += static_cast<char>(0x80 | (c >> 12 & 0x3F));
  text += static_cast<char>(0x80 | (c >> 6 & 0x3F));
  text += static_cast<char>(0x80 | (c & 0x3F));
}

enum Look : char32_t { kStone, kLatest, kName };

std::string hidden(Look look, Colour colour, const std::string& shown) {
  std::string text;
  for (const char c : shown) {
    append_utf8(text, kPrivate | look << 13 | static_cast<char32_t>(colour) << 8 |
                          static_cast<unsigned char>(c));
  }
  return text;
}

std::string painted(char32_t code) {
  const auto look = static_cast<Look>(code >> 13 & 3);
  const auto colour = static_cast<Colour>(code >> 8 & 0x1F);
  const std::string shown(1, static_cast<char>(code & 0xFF));
  if (look == kName) return ink(kLine) + shown;
  const std::string stone = "\x1b[1m" + ink(stone_colour(colour)) + shown + "\x1b[22m";
  return look == kLatest ? "\x1b[4m" + stone + "\x1b[24m" : stone;
}

// One line of the page: wood from the first sign to the last, a little beyond.
std::string paint_line(const std::string& line) {
  const auto is_hidden = [&](std::size_t i) { return static_cast<unsigned char>(line[i]) == 0xF3; };
  std::size_t first = 0, last = line.size();
  while (first < line.size() && !is_hidden(first)) ++first;
  if (first == line.size()) return line;
  while (!is_hidden(last - 1)) --last;  // past the lead byte of the last sign's last letter
  last += 3;
  std::string text = line.substr(0, first);
  const std::string wood = "\x1b[48;5;" + std::to_string(kWood) + "m";
  const bool room = !text.empty() && text.back() == ' ';
  if (room) text.pop_back();
  text += wood + (room ? " " : "");
  for (std::size_t i = first; i < last;) {
    if (!is_hidden(i)) {
      text += line[i++];
      continue;
    }
    char32_t code = 0;
    for (int k = 0; k < 4; ++k) code = code << 6 | (static_cast<unsigned char>(line[i + k]) & 0x3F);
    text += painted(code & 0xFFFF);
    i += 4;
  }
  return text + " \x1b[0m" + line.substr(std::min(line.size(), last + 1));
}

}  // namespace

std::string paint_board(const Layout& layout, const Colouring& colouring,
                        const PaintOptions& options) {
  std::vector<std::string> signs;
  for (std::size_t p = 0; p < colouring.size(); ++p) {
    const bool stone = colouring[p] != Colour::Empty;
    const std::string shown = stone           ? std::string(1, colour_letter(colouring[p]))
                              : options.names ? layout.names[p]
                                              : ".";
    const Look look = !stone ? kName : p == options.latest ? kLatest : kStone;
    signs.push_back(options.colour ? hidden(look, colouring[p], shown) : shown);
  }
  const std::string page = text_board(layout, signs);
  if (!options.colour) return page;
  std::string text;
  for (std::size_t begin = 0; begin < page.size();) {
    const std::size_t end = page.find('\n', begin);
    text += paint_line(page.substr(begin, end - begin)) + "\n";
    begin = end + 1;
  }
  return text;
}

std::string paint_player(Colour player, const std::string& text, bool colour) {
  if (!colour) return text;
  return "\x1b[48;5;" + std::to_string(kWood) + "m\x1b[1m" + ink(stone_colour(player)) + " " +
         text + " \x1b[0m";
}

bool terminal_has_colours() {
  const char* const terminal = std::getenv("TERM");
  const char* const refused = std::getenv("NO_COLOR");
  return isatty(STDOUT_FILENO) != 0 && terminal != nullptr &&
         std::string_view(terminal) != "dumb" && (refused == nullptr || *refused == '\0');
}

}  // namespace omnigo
