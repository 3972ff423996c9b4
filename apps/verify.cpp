// omnigo verify: whether a certificate proves what it says.
#include "verify/verify.h"

#include <ctime>
#include <fstream>
#include <iostream>
#include <iterator>

#include "arguments.h"
#include "base/quote.h"
#include "base/random.h"
#include "commands.h"
#include "json_text.h"
#include "rules/rules.h"
#include "verify/manifest.h"
#include "verify/subtrees.h"

namespace omnigo {
namespace {

constexpr char kHelp[] = R"(usage: omnigo verify FILE [--threads N] [--parts N --to FOLDER] [--json]

Check a certificate that `omnigo solve --certificate FILE` wrote, using only a literal implementation
of the rules, and print in one sentence what it proves. docs/certificates.md describes the format and
why the check is enough.

FILE may also be a manifest, which combines certificates about different turns of the same game into one
claim: verify checks each of them, and that no case is missing.

  --threads N   check N cases of a manifest at once (default: 1); each needs about 130 bytes for each
                node of its proof
  --parts N     also write N random parts of the proof as certificates, for a slower checker such as
                scripts/check_certificate.py
  --to FOLDER   write them to this folder
  --nodes N     each has at most N nodes (default: 20000)
  --seed N      choose others (default: 1)
  --json        print {"proven","at_least","at_most","nodes","seconds"} or {"proven":false,"flaw"}

exit status: 0 if the certificate proves what it claims, 1 if it does not, 2 if there is no such file

example:
  omnigo solve 3x3 --certificate 3x3.cert && omnigo verify 3x3.cert
)";

std::string read_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw UsageError("cannot read " + quote(path));
  return {std::istreambuf_iterator<char>(in), {}};
}

// The files of a manifest are named from its own folder.
Result<std::string> read_beside(const std::string& manifest, const std::string& name) {
  const std::size_t slash = manifest.rfind('/');
  const std::string path = (slash == std::string::npos ? "" : manifest.substr(0, slash + 1)) + name;
  std::ifstream in(path, std::ios::binary);
  if (!in) return Error{"cannot read the case " + quote(path)};
  return std::string{std::istreambuf_iterator<char>(in), {}};
}

struct Parts {
  int count = 0, seed = 1;
  std::size_t nodes = 0;
  std::string folder;
};

void write_parts(const Certificate& certificate, const Parts& parts) {
  const Subtrees subtrees(certificate);
  Random random(static_cast<std::uint64_t>(parts.seed));
  for (int i = 0; i < parts.count; ++i) {
    const auto part = subtrees.pick([&](std::size_t n) { return random.below(n); }, parts.nodes);
    if (!part) continue;
    const std::string path = parts.folder + "/part-" + std::to_string(i + 1) + ".cert";
    std::ofstream out(path, std::ios::binary);
    out << write_certificate(*part);
    if (!out.flush()) throw UsageError("cannot write " + quote(path));
  }
}

Result<Proven> check(const std::string& path, int threads, const Parts& parts,
                     std::string& sentence) {
  const std::string file = read_file(path);
  if (is_manifest(file)) {
    if (parts.count > 0) throw UsageError("--parts is for a certificate, not for a manifest");
    return verify_manifest(
        file, [&](const std::string& name) { return read_beside(path, name); }, sentence, threads);
  }
  const auto certificate = read_certificate(file);
  if (!certificate) return certificate.error();
  auto proven = verify(*certificate);
  if (!proven) return proven;
  sentence = in_words(*certificate, *proven);
  if (parts.count > 0) write_parts(*certificate, parts);
  return proven;
}

JsonValue half_points_json(std::optional<int> halves) {
  return JsonValue::written(halves ? half_points_text(*halves) : "null");
}

int run(const std::vector<std::string>& given) {
  const Arguments arguments(given, {"--json"},
                            {"--threads", "--parts", "--to", "--nodes", "--seed"}, 1);
  const int threads = static_cast<int>(arguments.number("--threads", 1, 1, 64));
  Parts parts;
  parts.count = static_cast<int>(arguments.number("--parts", 0, 0, 1'000'000));
  parts.nodes = static_cast<std::size_t>(arguments.number("--nodes", 20'000, 1, 100'000'000));
  parts.seed = static_cast<int>(arguments.number("--seed", 1, 0, 1'000'000'000));
  parts.folder = arguments.option("--to").value_or(".");
  std::string sentence;
  const auto proven = check(arguments.word(0, "FILE"), threads, parts, sentence);
  const double seconds = static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
  if (!arguments.flag("--json")) {
    std::cout << (proven ? sentence : "Not proven: " + proven.error().message + ".") << '\n';
  } else if (proven) {
    const JsonObject answer = JsonObject()
                                  .add("proven", true)
                                  .add("at_least", half_points_json(proven->at_least))
                                  .add("at_most", half_points_json(proven->at_most))
                                  .add("nodes", proven->nodes)
                                  .add("seconds", seconds);
    std::cout << answer.text() << '\n';
  } else {
    std::cout << JsonObject().add("proven", false).add("flaw", proven.error().message).text()
              << '\n';
  }
  return proven ? 0 : 1;
}

}  // namespace

const Command kVerifyCommand = {"verify", "check a certificate of perfect play", kHelp, run};

}  // namespace omnigo
