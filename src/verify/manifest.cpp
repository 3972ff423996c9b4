#include "verify/manifest.h"

#include <charconv>
#include <sstream>

#include "base/quote.h"
#include "base/sha256.h"
#include "verify/join.h"

namespace omnigo {
namespace {

constexpr std::string_view kMagic = "omnigo manifest 1\n";
constexpr std::size_t kMostCases = 10'000;

struct Manifest {
  struct Case {
    std::string digest, name;
  };
  bool at_least = true;
  int halves = 0;
  std::vector<Case> cases;
};

bool read_number(std::string_view text, int& number) {
  const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), number);
  return status == std::errc() && end == text.data() + text.size() && number > -10'000'000 &&
         number < 10'000'000;
}

Result<Manifest> read_manifest(const std::string& file) {
  Manifest manifest;
  std::istringstream lines(file);
  std::string line;
  std::getline(lines, line);
  std::getline(lines, line);
  const bool least = line.starts_with("claim at least "), most = line.starts_with("claim at most ");
  if ((!least && !most) ||
      !read_number(std::string_view(line).substr(least ? 15 : 14), manifest.halves)) {
    return Error{"expected 'claim at least HALVES' or 'claim at most HALVES' in its second line"};
  }
  manifest.at_least = least;
  while (std::getline(lines, line)) {
    if (!line.starts_with("case ") || line.size() < 5 + 64 + 2 || line[5 + 64] != ' ') {
      return Error{"a line " + quote(line.substr(0, 80)) + " is not 'case SHA256 FILE'"};
    }
    if (manifest.cases.size() == kMostCases) return Error{"it has too many cases"};
    manifest.cases.push_back({line.substr(5, 64), line.substr(5 + 64 + 1)});
  }
  if (manifest.cases.empty()) return Error{"it has no cases"};
  return manifest;
}

Result<ProvenCase> check_case(const Manifest::Case& one, const std::string& file) {
  const auto flaw = [&](const std::string& message) {
    return Error{"case " + quote(one.name) + ": " + message};
  };
  if (sha256_text(file) != one.digest) return flaw("its digest does not match");
  const auto certificate = read_certificate(file);
  if (!certificate) return flaw(certificate.error().message);
  const auto proven = verify(*certificate);
  if (!proven) return flaw(proven.error().message);
  ProvenCase checked{*certificate, *proven};
  checked.statement.claims.clear();
  return checked;
}

}  // namespace

bool is_manifest(std::string_view file) { return file.starts_with(kMagic); }

Result<Proven> verify_manifest(const std::string& manifest_file,
                               const std::function<Result<std::string>(const std::string&)>& read,
                               std::string& sentence) {
  const auto manifest = read_manifest(manifest_file);
  if (!manifest) return manifest.error();
  Proven proven;
  std::vector<ProvenCase> cases;
  for (const Manifest::Case& one : manifest->cases) {
    const auto file = read(one.name);
    if (!file) return file.error();
    auto checked = check_case(one, *file);
    if (!checked) return checked.error();
    proven.nodes += checked->proven.nodes;
    cases.push_back(*std::move(checked));
  }
  if (const auto joined = join(cases, {}, manifest->at_least, manifest->halves); !joined) {
    return joined.error();
  }
  (manifest->at_least ? proven.at_least : proven.at_most) = manifest->halves;
  Certificate about = cases[0].statement;
  about.turns.clear();
  sentence = in_words(about, proven) + " (" + std::to_string(cases.size()) + " cases)";
  return proven;
}

}  // namespace omnigo
