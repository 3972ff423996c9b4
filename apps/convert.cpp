// omnigo convert: SGF to JSON records and back.
#include <fstream>
#include <iostream>

#include "arguments.h"
#include "base/quote.h"
#include "commands.h"
#include "game_file.h"
#include "record/record_json.h"

namespace omnigo {
namespace {

constexpr char kHelp[] =
    R"(usage: omnigo convert FROM TO [--to sgf|json] [--game N] [--charset NAME]

Convert a game to another format. FROM is an omnigo record (JSON) or an SGF file, TO ends in .sgf or
.json; - is standard input or output.

  SGF to SGF    the whole file, every tree, variation and property, as FF[4] in UTF-8
  SGF to JSON   the main line of one game
  JSON to SGF   an ordinary SGF file for two players on a rectangular grid up to 52x52; any other
                game gets the private type GM[1001], so that other programs refuse it
                instead of drawing it wrong; omnigo can read it back

Warnings about an SGF file (FILE:LINE:COLUMN), and what TO cannot represent, go to standard error.

  --to FORMAT     write sgf or json (default: by the name of TO)
  --game N        convert the Nth game of an SGF file to JSON (default: 1)
  --charset NAME  read the SGF file in this character set, whatever the file says

examples:
  omnigo convert game.sgf game.json
  omnigo convert old.sgf - --charset Big5 --to sgf
)";

enum class Format { Sgf, Json };

Format format_of(const std::string& path, const std::optional<std::string>& asked) {
  const std::string name = asked.value_or(path);
  if (asked ? name == "sgf" : name.ends_with(".sgf")) return Format::Sgf;
  if (asked ? name == "json" : name.ends_with(".json")) return Format::Json;
  if (asked) throw UsageError("--to: expected sgf or json, got " + quote(name));
  throw UsageError("write to a file that ends in .sgf or .json, or use --to");
}

void write_bytes(const std::string& path, const std::string& bytes) {
  if (path == "-") {
    std::cout << bytes << std::flush;
    return;
  }
  std::ofstream out(path, std::ios::binary);
  out << bytes << std::flush;
  if (!out) throw UsageError("cannot write " + quote(path));
}

void tell_what_is_left_out(const GameFile& file) {
  if (!file.sgf) return;
  const SgfCollection& sgf = *file.sgf;
  if (sgf.roots().size() > 1) {
    std::cerr << "omnigo: one of " << sgf.roots().size()
              << " games; use --game to choose another\n";
  }
  for (const SgfNode n : file.line) {
    if (sgf.next_sibling(n) == kNoNode) continue;
    std::cerr << "omnigo: variations are left out\n";
    return;
  }
}

// All of an SGF file, whatever game it is.
std::string rewrite(const std::string& path, std::string bytes, const std::string& charset) {
  const auto sgf = read_sgf(std::move(bytes), {.charset = charset});
  if (!sgf) throw UsageError(path + ": " + sgf.error().message);
  print_warnings(path, sgf->warnings());
  return write_sgf(*sgf);
}

std::string converted(const std::string& path, Format to, const GameFileOptions& options) {
  std::string bytes = read_bytes(path);
  if (to == Format::Sgf && !looks_like_json(bytes)) {
    return rewrite(path, std::move(bytes), options.charset);
  }
  const GameFile file = read_game_bytes(path, std::move(bytes), options);
  print_warnings(path, file.warnings);
  tell_what_is_left_out(file);
  return to == Format::Json ? write_record(file.record) : write_sgf(game_to_sgf(file.record));
}

int run(const std::vector<std::string>& given) {
  const Arguments arguments(given, {}, {"--to", "--game", "--charset"}, 2);
  const std::string from = arguments.word(0, "FROM"), to = arguments.word(1, "TO");
  const GameFileOptions options{
      .charset = arguments.option("--charset").value_or(""),
      .game = static_cast<int>(arguments.number("--game", 1, 1, 1'000'000'000))};
  write_bytes(to, converted(from, format_of(to, arguments.option("--to")), options));
  return 0;
}

}  // namespace

const Command kConvertCommand = {"convert", "convert a recorded game: SGF, JSON", kHelp, run};

}  // namespace omnigo
