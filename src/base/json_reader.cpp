#include "base/json_reader.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace omnigo {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// The length of the number, as JSON writes them, at the front of `text`; 0 where there is none.
std::size_t number_length(std::string_view text) {
  std::size_t at = 0;
  const auto digits = [&] {
    const std::size_t from = at;
    while (at < text.size() && is_digit(text[at])) ++at;
    return at > from;
  };
  if (at < text.size() && text[at] == '-') ++at;
  if (at < text.size() && text[at] == '0') {
    ++at;
  } else if (!digits()) {
    return 0;
  }
  if (at < text.size() && text[at] == '.') {
    ++at;
    if (!digits()) return 0;
  }
  if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
    ++at;
    if (at < text.size() && (text[at] == '+' || text[at] == '-')) ++at;
    if (!digits()) return 0;
  }
  return at;
}

}  // namespace

Error error_at(std::string_view text, std::string_view source, std::size_t position, Error what) {
  const std::string_view before = text.substr(0, position);
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::size_t start = before.rfind('\n');
  const std::size_t column = position - (start == before.npos ? 0 : start + 1) + 1;
  what.reason.values.emplace_back("line", std::to_string(line));
  what.reason.values.emplace_back("column", std::to_string(column));
  return at_place(one_line(source) + ":" + std::to_string(line) + ":" + std::to_string(column),
                  std::move(what));
}

void append_utf8(std::string& text, char32_t code) {
  const auto byte = [&](char32_t value) { text += static_cast<char>(value); };
  if (code < 0x80) {
    byte(code);
  } else if (code < 0x800) {
    byte(0xC0 | code >> 6);
    byte(0x80 | (code & 0x3F));
  } else if (code < 0x10000) {
    byte(0xE0 | code >> 12);
    byte(0x80 | (code >> 6 & 0x3F));
    byte(0x80 | (code & 0x3F));
  } else {
    byte(0xF0 | code >> 18);
    byte(0x80 | (code >> 12 & 0x3F));
    byte(0x80 | (code >> 6 & 0x3F));
    byte(0x80 | (code & 0x3F));
  }
}

std::size_t JsonReader::position() {
  while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != std::string::npos) {
    ++at_;
  }
  return at_;
}

char JsonReader::peek() { return position() < text_.size() ? text_[at_] : '\0'; }

bool JsonReader::fail_at(std::size_t position, Error what) {
  if (!failed()) error_ = error_at(text_, source_, position, std::move(what));
  return false;
}

// `what` is the key of what is expected, `text` its words.
Error JsonReader::expected(const char* what, std::string_view text) {
  char next = peek();
  if (static_cast<unsigned char>(next) >= 0x80) next = '?';  // a part of a letter
  if (at_ >= text_.size()) {
    return explain("json-expected-before-end", "expected {text}, found the end",
                   {{"what", what}, {"text", text}});
  }
  return explain("json-expected", "expected {text}, found {found}",
                 {{"what", what}, {"text", text}, {"found", quote(std::string_view(&next, 1))}});
}

bool JsonReader::token(char c) {
  if (failed()) return false;
  if (peek() != c || at_ >= text_.size())
    return fail(expected("sign", quote(std::string_view(&c, 1))));
  ++at_;
  return true;
}

bool JsonReader::open(char bracket) {
  if (failed()) return false;
  if (peek() != bracket) {
    return fail(bracket == '{' ? expected("object", "an object") : expected("array", "an array"));
  };
  if (depth_ == kDeepest) return fail(explain("json-too-deep", "nested too deeply"));
  ++depth_;
  ++at_;
  return true;
}

bool JsonReader::close(char bracket, bool first) {
  if (failed()) return true;
  if (peek() == bracket) {
    ++at_;
    --depth_;
    return true;
  }
  if (first || token(',')) return false;
  return true;
}

bool JsonReader::string(std::string& value) {
  if (failed()) return false;
  if (peek() != '"') return fail(expected("string", "a string"));
  const std::size_t start = at_++;
  value.clear();
  while (at_ < text_.size() && text_[at_] != '"') {
    const char c = text_[at_];
    if (static_cast<unsigned char>(c) < 0x20) {
      return fail_at(at_, explain("json-control-character", "a control character in a string"));
    }
    if (c == '\\') {
      if (!escape(value)) return false;
    } else {
      value += c;
      ++at_;
    }
  }
  if (at_ >= text_.size())
    return fail_at(start, explain("json-open-string", "an unterminated string"));
  ++at_;
  return true;
}

bool JsonReader::hex4(unsigned& code) {
  code = 0;
  for (int i = 0; i < 4; ++i, ++at_) {
    const char c = at_ < text_.size() ? text_[at_] : '\0';
    const std::size_t digit = std::string_view("0123456789abcdef").find(c | 0x20);
    if (digit == std::string_view::npos)
      return fail_at(at_, explain("json-bad-escape", "expected four hexadecimal digits"));
    code = code * 16 + static_cast<unsigned>(digit);
  }
  return true;
}

bool JsonReader::escape(std::string& value) {
  constexpr std::string_view kLetters = "\"\\/bfnrt", kMeant = "\"\\/\b\f\n\r\t";
  const std::size_t start = at_++;
  const char letter = at_ < text_.size() ? text_[at_] : '\0';
  if (const std::size_t found = kLetters.find(letter); found != kLetters.npos) {
    value += kMeant[found];
    ++at_;
    return true;
  }
  if (letter != 'u')
    return fail_at(start, explain("json-bad-escape", "an unknown escape sequence in a string"));
  ++at_;
  unsigned code = 0;
  if (!hex4(code)) return false;
  if (code >= 0xD800 && code < 0xDC00 && text_.substr(at_, 2) == "\\u") {
    at_ += 2;
    unsigned low = 0;
    if (!hex4(low)) return false;
    if (low < 0xDC00 || low > 0xDFFF)
      return fail_at(start, explain("json-bad-escape", "an unpaired surrogate"));
    code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00);
  } else if (code >= 0xD800 && code <= 0xDFFF) {
    return fail_at(start, explain("json-bad-escape", "an unpaired surrogate"));
  }
  append_utf8(value, code);
  return true;
}

bool JsonReader::number(double& value) {
  if (failed()) return false;
  const std::size_t start = position();
  const std::size_t length = number_length(text_.substr(start));
  if (length == 0) return fail(expected("number", "a number"));
  value = std::strtod(std::string(text_.substr(start, length)).c_str(), nullptr);
  if (!std::isfinite(value))
    return fail(explain("json-number-too-large", "the number is too large"));
  at_ += length;
  return true;
}

bool JsonReader::literal(std::string_view word) {
  if (text_.substr(position(), word.size()) != word) return fail(expected("value", "a value"));
  at_ += word.size();
  return true;
}

bool JsonReader::skip() {
  std::string text;
  double value = 0;
  switch (peek()) {
    case '{':
      return object([&](const std::string&) { return skip(); });
    case '[':
      return array([&] { return skip(); });
    case '"':
      return string(text);
    case 't':
      return literal("true");
    case 'f':
      return literal("false");
    case 'n':
      return literal("null");
    default:
      return number(value);
  }
}

bool JsonReader::end() {
  if (failed()) return false;
  if (position() < text_.size()) return fail(expected("end", "the end"));
  return true;
}

}  // namespace omnigo
