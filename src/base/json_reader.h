// Reads JSON (RFC 8259) from front to back, without exceptions and without building a tree.
//
// The caller asks for what it expects: object, array, string, number. Each returns whether it was
// there; the first thing that was not is the error, with its line and column, and from then on
// nothing is read. So a reader of some format names every mistake where it stands, in what is
// written as well as in how, and holds no more than it wants to keep.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "base/quote.h"
#include "base/result.h"

namespace omnigo {

class JsonReader {
 public:
  // `source` names the text in errors.
  JsonReader(std::string_view text, std::string_view source) : text_(text), source_(source) {}

  // Calls member(key) in front of each value, which it is to read; false from it ends the reading.
  template <class Member>
  bool object(Member member) {
    if (!open('{')) return false;
    std::set<std::string> keys;
    for (bool first = true; !close('}', first); first = false) {
      const std::size_t start = position();
      std::string key;
      if (!string(key)) return false;
      if (!keys.insert(key).second) {
        return fail_at(start,
                       explain("json-key-twice", "{key} is given twice", {{"key", quote(key)}}));
      }
      if (!token(':') || !member(key)) return false;
    }
    return !failed();
  }

  // Calls element() in front of each value, which it is to read; false from it ends the reading.
  template <class Element>
  bool array(Element element) {
    if (!open('[')) return false;
    for (bool first = true; !close(']', first); first = false) {
      if (!element()) return false;
    }
    return !failed();
  }

  bool string(std::string& value);
  bool number(double& value);
  bool skip();  // any value
  bool end();   // nothing but white space follows

  // The first character of the next value, or '\0' at the end.
  char peek();
  // Where the next value stands, to speak of it later.
  std::size_t position();

  // Makes `what` the error, here or at a position met before. Returns false.
  bool fail(Error what) { return fail_at(position(), std::move(what)); }
  bool fail_at(std::size_t position, Error what);
  bool failed() const { return !error_.message.empty(); }
  const Error& error() const { return error_; }

 private:
  static constexpr int kDeepest = 64;

  bool open(char bracket);
  bool close(char bracket, bool first);  // at the end of a list, or past the comma before the next
  bool token(char c);
  bool literal(std::string_view word);
  bool escape(std::string& value);
  bool hex4(unsigned& code);
  Error expected(const char* what, std::string_view text);

  std::string_view text_, source_;
  std::size_t at_ = 0;
  int depth_ = 0;
  Error error_;
};

// "source:line:column: what", counting from 1; the reason has the line and the column too.
Error error_at(std::string_view text, std::string_view source, std::size_t position, Error what);

// Appends a code point to UTF-8.
void append_utf8(std::string& text, char32_t code);

}  // namespace omnigo
