#include "verify/certificate.h"

#include <charconv>
#include <optional>
#include <sstream>

#include "base/quote.h"
#include "base/sha256.h"

namespace omnigo {
namespace {

constexpr std::string_view kMagic = "omnigo certificate";
constexpr int kLatestFormat = 2;
constexpr std::string_view kLetters = ".BWRUGY";
constexpr std::string_view kDigest = "digest ";
constexpr std::size_t kDigestLine = kDigest.size() + 64 + 1;

// Takes a file apart from the front; the first thing that is wrong stays.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  const std::optional<Error>& error() const { return error_; }
  void fail(const std::string& message) {
    if (!error_) error_ = Error{message};
  }
  // The rest of the line that begins with this word.
  std::string line(std::string_view word) {
    const std::size_t end = text_.find('\n');
    const std::string_view whole = text_.substr(0, end);
    if (end == std::string_view::npos || !whole.starts_with(word) ||
        (whole.size() > word.size() && whole[word.size()] != ' ')) {
      fail("a line '" + std::string(word) + " ...' is missing");
      return "";
    }
    text_.remove_prefix(end + 1);
    return std::string(whole.size() > word.size() ? whole.substr(word.size() + 1) : "");
  }
  int number(const std::string& text, int least, int most) {
    int value = least;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (status != std::errc() || end != text.data() + text.size() || value < least ||
        value > most) {
      fail(quote(text) + " is not a number from " + std::to_string(least) + " to " +
           std::to_string(most));
      return least;
    }
    return value;
  }
  bool next_line_is(std::string_view word) const { return text_.starts_with(word); }
  std::string bytes(std::size_t count) {
    if (count > text_.size()) {
      fail("a proof is truncated");
      return "";
    }
    const std::string taken(text_.substr(0, count));
    text_.remove_prefix(count);
    return taken;
  }
  bool at_end() const { return text_.empty(); }

 private:
  std::string_view text_;
  std::optional<Error> error_;
};

std::vector<std::string> words(const std::string& text) {
  std::vector<std::string> found;
  std::istringstream in(text);
  for (std::string word; in >> word;) found.push_back(word);
  return found;
}

std::vector<Edge> read_edges(Reader& reader, int points) {
  std::vector<Edge> edges;
  for (const std::string& word : words(reader.line("edges"))) {
    const std::size_t dash = std::min(word.find('-'), word.size() - 1);
    edges.push_back({static_cast<Point>(reader.number(word.substr(0, dash), 0, points - 1)),
                     static_cast<Point>(reader.number(word.substr(dash + 1), 0, points - 1))});
  }
  return edges;
}

std::vector<std::vector<Point>> read_automorphisms(Reader& reader, int points) {
  std::vector<std::vector<Point>> maps;
  while (!reader.error() && reader.next_line_is("automorphism ")) {
    maps.emplace_back();
    for (const std::string& word : words(reader.line("automorphism"))) {
      maps.back().push_back(static_cast<Point>(reader.number(word, 0, points - 1)));
    }
    if (static_cast<int>(maps.back().size()) != points) {
      reader.fail("an automorphism must have one number per point");
    }
    if (maps.size() > kMostCertifiedAutomorphisms) {
      reader.fail("there are more than " + std::to_string(kMostCertifiedAutomorphisms) +
                  " automorphisms");
    }
  }
  return maps;
}

spec::Rules read_rules(Reader& reader) {
  spec::Rules rules;
  rules.players = reader.number(reader.line("players"), 2, kMostCertifiedPlayers);
  rules.ko = reader.line("ko") == "situational" ? spec::Ko::situational : spec::Ko::positional;
  rules.suicide = reader.line("suicide") == "yes";
  rules.komi.clear();
  for (const std::string& word : words(reader.line("komi"))) {
    rules.komi.push_back(reader.number(word, -1'000'000, 1'000'000));
  }
  if (static_cast<int>(rules.komi.size()) != rules.players)
    reader.fail("komi: expected one number per player");
  return rules;
}

spec::Colouring read_start(Reader& reader, int points, int players) {
  spec::Colouring colouring;
  for (char letter : reader.line("start")) {
    const std::size_t colour = kLetters.substr(0, players + 1).find(letter);
    if (colour == std::string_view::npos)
      reader.fail("the start has a letter that is not a colour");
    colouring.push_back(static_cast<std::uint8_t>(colour));
  }
  if (static_cast<int>(colouring.size()) != points)
    reader.fail("start: expected one letter per point");
  return colouring;
}

std::vector<Point> read_turns(Reader& reader, int points) {
  std::vector<Point> turns;
  for (const std::string& word : words(reader.line("turns"))) {
    turns.push_back(word == "pass" ? kNoPoint
                                   : static_cast<Point>(reader.number(word, 0, points - 1)));
  }
  return turns;
}

void read_claims(Reader& reader, std::vector<Certificate::Claim>& claims) {
  std::vector<int> sizes;
  while (!reader.error() && reader.next_line_is("claim ")) {
    const std::vector<std::string> word = words(reader.line("claim"));
    if (word.size() != 5 || word[0] != "at") {
      reader.fail("expected 'claim at least HALVES in BYTES' or 'claim at most ...'");
      return;
    }
    claims.push_back({word[1] == "least", reader.number(word[2], -10'000'000, 10'000'000), ""});
    sizes.push_back(reader.number(word[4], 0, 2'000'000'000));
  }
  reader.line("proofs");
  for (std::size_t i = 0; i < claims.size(); ++i) claims[i].proof = reader.bytes(sizes[i]);
}

std::string header_of(const Certificate& certificate) {
  std::ostringstream out;
  out << kMagic << ' ' << certificate.format << "\nboard " << certificate.board << "\npoints "
      << certificate.graph.size() << "\nedges";
  for (Edge e : certificate.graph.edges()) out << ' ' << e.a << '-' << e.b;
  for (const std::vector<Point>& map : certificate.automorphisms) {
    out << "\nautomorphism";
    for (Point p : map) out << ' ' << p;
  }
  const spec::Rules& rules = certificate.rules;
  out << "\nplayers " << rules.players << "\nko "
      << (rules.ko == spec::Ko::situational ? "situational" : "positional") << "\nsuicide "
      << (rules.suicide ? "yes" : "no") << "\nkomi";
  for (int halves : rules.komi) out << ' ' << halves;
  out << "\nstart ";
  for (std::uint8_t colour : certificate.start) out << kLetters[colour];
  out << "\nfirst " << certificate.first << "\nturns";
  for (Point p : certificate.turns) out << ' ' << (p == kNoPoint ? "pass" : std::to_string(p));
  out << "\nsubject " << certificate.subject << '\n';
  for (const Certificate::Claim& claim : certificate.claims) {
    out << "claim at " << (claim.at_least ? "least " : "most ") << claim.halves << " in "
        << claim.proof.size() << '\n';
  }
  out << "proofs\n";
  return out.str();
}

// Proofs can be large: they are copied once.
std::string text_of(const Certificate& certificate) {
  std::string text = header_of(certificate);
  std::size_t size = text.size() + kDigestLine;
  for (const Certificate::Claim& claim : certificate.claims) size += claim.proof.size();
  text.reserve(size);
  for (const Certificate::Claim& claim : certificate.claims) text += claim.proof;
  return text;
}

bool is_text_of(std::string_view text, const Certificate& certificate) {
  const std::string header = header_of(certificate);
  if (!text.starts_with(header)) return false;
  text.remove_prefix(header.size());
  for (const Certificate::Claim& claim : certificate.claims) {
    if (!text.starts_with(claim.proof)) return false;
    text.remove_prefix(claim.proof.size());
  }
  return text.empty();
}

}  // namespace

std::string write_certificate(const Certificate& certificate) {
  std::string text = text_of(certificate);
  text += std::string(kDigest) + sha256_text(text) + '\n';
  return text;
}

Result<Certificate> read_certificate(std::string_view file) {
  if (!file.starts_with(kMagic)) return Error{"this is not an omnigo certificate"};
  const std::size_t size = file.size() < kDigestLine ? 0 : file.size() - kDigestLine;
  const std::string_view text = file.substr(0, size);
  if (file.substr(size) != std::string(kDigest) + sha256_text(text) + '\n') {
    return Error{"the digest does not match: the file was changed or truncated"};
  }
  Reader reader(text);
  const int format = reader.number(reader.line(kMagic), 1, kLatestFormat);
  std::string board = reader.line("board");
  const int points = reader.number(reader.line("points"), 1, kMostCertifiedPoints);
  const auto graph = Graph::from_edges(points, read_edges(reader, points));
  if (!graph) return graph.error();
  std::vector<std::vector<Point>> automorphisms;
  if (format >= 2) automorphisms = read_automorphisms(reader, points);
  Certificate read{board, *graph, read_rules(reader),      {}, 1, {}, 1,
                   {},    format, std::move(automorphisms)};
  read.start = read_start(reader, points, read.rules.players);
  read.first = reader.number(reader.line("first"), 1, read.rules.players);
  read.turns = read_turns(reader, points);
  read.subject = reader.number(reader.line("subject"), 1, read.rules.players);
  read_claims(reader, read.claims);
  if (reader.error()) return *reader.error();
  if (!reader.at_end() || !is_text_of(text, read))
    return Error{"the file does not have the canonical form"};
  return read;
}

}  // namespace omnigo
