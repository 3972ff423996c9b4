#include "verify/manifest.h"

#include <atomic>
#include <charconv>
#include <optional>
#include <sstream>
#include <thread>

#include "base/quote.h"
#include "base/sha256.h"
#include "verify/join.h"

namespace omnigo {
namespace {

constexpr std::string_view kMagic = "omnigo manifest 1\n";
constexpr std::size_t kMostCases = 10'000;

bool read_number(std::string_view text, int& number) {
  const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), number);
  return status == std::errc() && end == text.data() + text.size() && number > -10'000'000 &&
         number < 10'000'000;
}

bool read_turns(const std::string& text, std::vector<Point>& turns) {
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    int number = 0;
    if (word != "pass" &&
        (!read_number(word, number) || number < 0 || number >= kMostCertifiedPoints)) {
      return false;
    }
    turns.push_back(word == "pass" ? kNoPoint : static_cast<Point>(number));
  }
  return true;
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
    if (manifest.cases.empty() && manifest.turns.empty() && line.starts_with("turns ")) {
      if (!read_turns(line.substr(6), manifest.turns)) return Error{"its turns are not points"};
      continue;
    }
    if (!line.starts_with("case ") || line.size() < 5 + 64 + 2 || line[5 + 64] != ' ') {
      return Error{"a line " + quote(line.substr(0, 80)) + " is not 'case SHA256 FILE'"};
    }
    if (manifest.cases.size() == kMostCases) return Error{"it has too many cases"};
    manifest.cases.push_back({line.substr(5, 64), line.substr(5 + 64 + 1)});
  }
  if (manifest.cases.empty()) return Error{"it has no cases"};
  return manifest;
}

Result<ProvenCase> check_case(const Manifest::Case& one, std::string file) {
  const auto flaw = [&](const std::string& message) {
    return Error{"case " + quote(one.name) + ": " + message};
  };
  if (sha256_text(file) != one.digest) return flaw("its digest does not match");
  auto certificate = read_certificate(file);
  if (!certificate) return flaw(certificate.error().message);
  file = {};
  const auto proven = verify(*certificate);
  if (!proven) return flaw(proven.error().message);
  certificate->claims.clear();
  return ProvenCase{*std::move(certificate), *proven};
}

// All cases in their order, or the error of the first that is wrong.
Result<std::vector<ProvenCase>> check_cases(
    const std::vector<Manifest::Case>& cases,
    const std::function<Result<std::string>(const std::string&)>& read, int threads) {
  std::vector<std::optional<Result<ProvenCase>>> checked(cases.size());
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t i; (i = next++) < cases.size();) {
      auto file = read(cases[i].name);
      checked[i] = file ? check_case(cases[i], *std::move(file)) : file.error();
      if (!*checked[i]) next = cases.size();
    }
  };
  std::vector<std::thread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& other : others) other.join();
  std::vector<ProvenCase> proven;
  for (std::optional<Result<ProvenCase>>& one : checked) {
    if (one && !*one) return one->error();
    if (one) proven.push_back(**std::move(one));
  }
  return proven;
}

}  // namespace

std::string write_manifest(const Manifest& manifest) {
  std::ostringstream out;
  out << kMagic << "claim at " << (manifest.at_least ? "least " : "most ") << manifest.halves
      << '\n';
  if (!manifest.turns.empty()) {
    out << "turns";
    for (Point p : manifest.turns) out << ' ' << (p == kNoPoint ? "pass" : std::to_string(p));
    out << '\n';
  }
  for (const Manifest::Case& one : manifest.cases) {
    out << "case " << one.digest << ' ' << one.name << '\n';
  }
  return out.str();
}

bool is_manifest(std::string_view file) { return file.starts_with(kMagic); }

Result<Proven> verify_manifest(const std::string& manifest_file,
                               const std::function<Result<std::string>(const std::string&)>& read,
                               std::string& sentence, int threads) {
  const auto manifest = read_manifest(manifest_file);
  if (!manifest) return manifest.error();
  const auto cases = check_cases(manifest->cases, read, threads);
  if (!cases) return cases.error();
  if (const auto joined = join(*cases, manifest->turns, manifest->at_least, manifest->halves);
      !joined) {
    return joined.error();
  }
  Proven proven;
  for (const ProvenCase& one : *cases) proven.nodes += one.proven.nodes;
  (manifest->at_least ? proven.at_least : proven.at_most) = manifest->halves;
  Certificate about = cases->front().statement;
  about.turns = manifest->turns;
  sentence = in_words(about, proven) + " (" + std::to_string(cases->size()) + " cases)";
  return proven;
}

}  // namespace omnigo
