#include "gtp/text.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace omnigo {
namespace {

std::string cleaned(std::string_view line) {
  std::string clean;
  for (const char c : line) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '#') break;
    if (c == '\t') {
      clean += ' ';
    } else if (byte >= 0x20 && byte != 0x7F) {
      clean += c;
    }
  }
  return clean;
}

std::vector<std::string> split_words(std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (end > 0) words.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

// Ids are numbers below 2^31; anything else is a command.
bool is_id(const std::string& word) {
  std::int32_t id = 0;
  const auto [end, status] = std::from_chars(word.data(), word.data() + word.size(), id);
  return status == std::errc() && end == word.data() + word.size() && word[0] != '-';
}

// An empty line would end the answer, so none may stand inside it or at its end.
std::string without_empty_lines(std::string_view text) {
  std::string kept;
  for (const char c : text) {
    if (c != '\n' || !kept.ends_with('\n')) kept += c;
  }
  if (kept.ends_with('\n')) kept.pop_back();
  return kept;
}

}  // namespace

std::optional<GtpRequest> parse_gtp_line(std::string_view line) {
  std::vector<std::string> words = split_words(cleaned(line));
  if (words.empty()) return std::nullopt;
  GtpRequest request;
  auto word = words.begin();
  if (is_id(*word)) request.id = *word++;
  if (word != words.end()) request.command = *word++;
  request.arguments.assign(word, words.end());
  return request;
}

std::string gtp_answer(const std::string& id, const Result<std::string>& result) {
  const std::string text = without_empty_lines(result ? *result : result.error().message);
  const char* const space = text.empty() || text.starts_with('\n') ? "" : " ";
  return (result ? "=" : "?") + id + space + text + "\n\n";
}

}  // namespace omnigo
