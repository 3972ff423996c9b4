// The reader of SGF: one pass over the text, with a stack of open parentheses instead of recursion.
#include <algorithm>
#include <limits>

#include "base/quote.h"
#include "record/charset.h"
#include "record/sgf.h"
#include "record/sgf_charset.h"
#include "record/sgf_places.h"

namespace omnigo {
namespace {

bool is_space(char c) { return static_cast<unsigned char>(c) <= ' '; }
bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
bool is_small(char c) { return c >= 'a' && c <= 'z'; }
bool in_name(char c) { return is_capital(c) || is_small(c) || (c >= '0' && c <= '9'); }

// Before FF[4] names had small letters that count for nothing: `White` is W. A name of small
// letters alone is meant in capitals.
std::string short_name(std::string_view written) {
  std::string name;
  for (const char c : written) {
    if (!is_small(c)) name += c;
  }
  if (!name.empty()) return name;
  for (const char c : written) name += static_cast<char>(c - 'a' + 'A');
  return name;
}

// Where the first tree begins: at the first `(;`. A file without any may have lost the semicolon:
// then the first `(` before a property.
std::size_t first_tree(std::string_view text) {
  std::size_t without_semicolon = text.npos;
  for (std::size_t open = text.find('('); open != text.npos; open = text.find('(', open + 1)) {
    std::size_t next = open + 1;
    while (next < text.size() && is_space(text[next])) ++next;
    if (next == text.size()) break;
    if (text[next] == ';') return open;
    if (without_semicolon == text.npos && is_capital(text[next])) {
      std::size_t after = next;
      while (after < text.size() && in_name(text[after])) ++after;
      if (after < text.size() && text[after] == '[') without_semicolon = open;
    }
  }
  return without_semicolon;
}

// Whether the text begins with nodes and nothing else up to the first parenthesis: then the opening
// one was lost. Values are skipped, whatever is in them.
bool begins_without_parenthesis(std::string_view text) {
  bool has_property = false;
  std::size_t at = 0;
  while (at < text.size() && text[at] != '(' && text[at] != ')') {
    if (is_space(text[at]) || text[at] == ';') {
      ++at;
      continue;
    }
    const std::size_t name = at;
    while (at < text.size() && is_capital(text[at])) ++at;
    if (at == name) return false;
    while (at < text.size() && is_space(text[at])) ++at;
    if (at == text.size() || text[at] != '[') return false;
    while (at < text.size() && text[at] == '[') {
      while (at < text.size() && text[at] != ']') at += text[at] == '\\' ? 2 : 1;
      if (at < text.size()) ++at;
      while (at < text.size() && is_space(text[at])) ++at;
    }
    has_property = true;
  }
  return has_property;
}

}  // namespace

class SgfReader {
 public:
  SgfReader(SgfText source, const SgfLimits& limits)
      : limits_(limits), problems_(std::move(source.problems)) {
    sgf_.text_ = std::move(source.text);
    sgf_.charset_ = std::move(source.charset);
    text_ = sgf_.text_;
  }

  Result<SgfCollection> read() {
    if (begins_without_parenthesis(text_)) {
      warn(0, "the opening parenthesis is missing");
      open_.push_back(kNoNode);
    } else {
      at_ = first_tree(text_);
    }
    if (at_ == text_.npos) return Error{"there is no SGF game tree in it"};
    if (!std::all_of(text_.begin(), text_.begin() + static_cast<std::ptrdiff_t>(at_), is_space)) {
      warn(0, "text before the first game tree is left out");
    }
    while (skip_space(), at_ < text_.size()) {
      if (!read_token()) return *error_;
    }
    if (!open_.empty()) {
      warn(text_.size(), open_.size() == 1
                             ? "a parenthesis is not closed"
                             : std::to_string(open_.size()) + " parentheses are not closed");
    }
    if (sgf_.nodes_.empty()) return Error{"there is no SGF game tree in it"};
    finish();
    return std::move(sgf_);
  }

 private:
  // False if a limit was met.
  bool read_token() {
    const char c = text_[at_];
    if (c == '(') return open_parenthesis();
    if (c == ')') return close_parenthesis();
    if (open_.empty()) return skip_between_trees();
    if (c == ';') {
      ++at_;
      if (after_variation_) warn(at_ - 1, "a node after a variation is read as a variation");
      return new_node();
    }
    if (in_name(c)) return read_property();
    if (c == '[') {
      warn(at_, "a value without a property is left out");
      ++at_;
      read_value();
      return true;
    }
    return skip_junk();
  }

  bool open_parenthesis() {
    if (open_.size() == limits_.depth) {
      return fail("parentheses are nested more than " + std::to_string(limits_.depth) + " deep");
    }
    ++at_;
    open_.push_back(current_);
    after_variation_ = false;
    in_node_ = false;
    return true;
  }

  bool close_parenthesis() {
    if (open_.empty()) {
      warn(at_, "a closing parenthesis has no opening one");
    } else {
      current_ = open_.back();
      open_.pop_back();
      after_variation_ = !open_.empty();
      in_node_ = false;
    }
    ++at_;
    return true;
  }

  bool new_node() {
    if (sgf_.nodes_.size() == limits_.nodes) {
      return fail("there are more than " + std::to_string(limits_.nodes) + " nodes");
    }
    current_ = sgf_.add_node(current_);
    after_variation_ = false;
    in_node_ = true;
    return true;
  }

  bool read_property() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && in_name(text_[at_])) ++at_;
    const std::string_view written = text_.substr(begin, at_ - begin);
    skip_space();
    if (at_ == text_.size() || text_[at_] != '[') {
      warn(begin, quote(written, 20) + " has no value and is left out");
      return true;
    }
    if (!in_node_) {
      warn(begin, "a semicolon is missing before " + quote(written, 20));
      if (!new_node()) return false;
    }
    if (std::any_of(written.begin(), written.end(), is_small)) {
      sgf_.add_property(short_name(written));
    } else {
      sgf_.add_property(written);
    }
    const std::uint32_t first = static_cast<std::uint32_t>(sgf_.values_.size());
    for (; at_ < text_.size() && text_[at_] == '['; skip_space()) {
      if (sgf_.values_.size() == limits_.values) {
        return fail("there are more than " + std::to_string(limits_.values) + " values");
      }
      ++at_;
      sgf_.values_.push_back(read_value());
    }
    if (sgf_.nodes_[current_].parent == kNoNode && sgf_.name(last_property()) == "CA") {
      charset_values_.push_back(first);
    }
    return true;
  }

  // From after the bracket to after its closing one.
  SgfCollection::Slice read_value() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && text_[at_] != ']') at_ += text_[at_] == '\\' ? 2 : 1;
    if (at_ < text_.size()) {
      ++at_;
      return slice(begin, at_ - 1);
    }
    warn(begin - 1, "the value that starts here is not closed");
    const bool dangling_escape = at_ > text_.size();
    at_ = text_.size();
    return slice(begin, at_ - (dangling_escape ? 1 : 0));
  }

  bool skip_between_trees() {
    warn(at_, "text outside the game trees is left out");
    at_ = std::min(text_.size(), text_.find_first_of("()", at_));
    return true;
  }

  bool skip_junk() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && std::string_view("();[").find(text_[at_]) == text_.npos &&
           !in_name(text_[at_]) && !is_space(text_[at_])) {
      ++at_;
    }
    warn(begin, quote(text_.substr(begin, at_ - begin), 20) + " is left out");
    return true;
  }

  // The text is UTF-8 now, and the trees say so.
  void finish() {
    for (const std::uint32_t value : charset_values_) {
      const auto begin = static_cast<std::uint32_t>(sgf_.text_.size());
      if (text_.substr(sgf_.values_[value].begin, 6) == "UTF-8]") continue;
      if (utf8_name_ == 0) {
        utf8_name_ = begin;
        sgf_.text_ += "UTF-8";
        text_ = sgf_.text_;
      }
      sgf_.values_[value] = {utf8_name_, utf8_name_ + 5};
    }
    if (more_problems_ > 0) {
      problems_.push_back(
          {text_.size(), "and " + std::to_string(more_problems_) + " more problems"});
    }
    sgf_.warnings_ = sgf_warnings_in(text_, std::move(problems_));
  }

  SgfProperty last_property() const {
    return static_cast<SgfProperty>(sgf_.properties_.size()) - 1;
  }
  static SgfCollection::Slice slice(std::size_t begin, std::size_t end) {
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
  }
  void skip_space() {
    while (at_ < text_.size() && is_space(text_[at_])) ++at_;
  }
  void warn(std::size_t offset, std::string message) {
    if (problems_.size() + 1 < SgfCollection::kMostWarnings) {
      problems_.push_back({offset, std::move(message)});
    } else {
      ++more_problems_;
    }
  }
  bool fail(std::string message) {
    const auto place = sgf_warnings_in(text_, {{at_, std::move(message)}}).front();
    error_ = Error{"line " + std::to_string(place.line) + ", column " +
                   std::to_string(place.column) + ": " + place.message};
    return false;
  }

  SgfLimits limits_;
  SgfCollection sgf_;
  std::string_view text_;
  std::size_t at_ = 0;
  SgfNode current_ = kNoNode;  // the parent of the next node
  bool in_node_ = false;       // `current_` may take properties
  bool after_variation_ = false;
  std::vector<SgfNode> open_;  // for each open parenthesis, the node before it
  std::vector<std::uint32_t> charset_values_;
  std::uint32_t utf8_name_ = 0;
  std::vector<SgfProblem> problems_;
  std::size_t more_problems_ = 0;
  std::optional<Error> error_;
};

Result<SgfCollection> read_sgf(std::string bytes, const SgfOptions& options) {
  // Places in the text are kept in 32 bits, and a character of one byte may become one of three.
  constexpr std::size_t kMostBytes = std::numeric_limits<std::uint32_t>::max() / 4;
  const std::size_t most = std::min(options.limits.bytes, kMostBytes);
  if (bytes.size() > most) {
    return Error{"the file has " + std::to_string(bytes.size()) + " bytes; the limit is " +
                 std::to_string(most)};
  }
  if (!options.charset.empty() && !known_charset(options.charset)) {
    return Error{"unknown character set " + quote(options.charset)};
  }
  return SgfReader(sgf_to_utf8(std::move(bytes), options.charset), options.limits).read();
}

}  // namespace omnigo
