// The words after a subcommand, read against the options it declares.
//
// Written by hand because a header-only option library added six seconds of compilation to every
// subcommand, and its messages take two lines where ours take one.
#pragma once

#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/result.h"

namespace omnigo {

// The program has no answer: one line, exit status 1.
struct NoAnswer : std::runtime_error {
  using std::runtime_error::runtime_error;
  explicit NoAnswer(Error why) : std::runtime_error(why.message), reason(std::move(why.reason)) {}

  Error error() const { return {what(), reason}; }

  Cause reason;
};

// What the person typed, or the file it names, is wrong: one line, exit status 2.
struct UsageError : NoAnswer {
  using NoAnswer::NoAnswer;
};

class Arguments {
 public:
  // `flags` stand alone (--json), `options` take a value (--rules R or --rules=R). `max_words` is
  // the most positional words allowed. Throws UsageError for anything else.
  Arguments(const std::vector<std::string>& given, const std::vector<std::string>& flags,
            const std::vector<std::string>& options, int max_words);

  bool flag(const std::string& name) const { return values_.contains(name); }
  std::optional<std::string> option(const std::string& name) const;
  // A whole number in [least, most], or `otherwise` where the option is not given.
  long long number(const std::string& name, long long otherwise, long long least,
                   long long most) const;
  // A number of bytes, such as 500M or 8G.
  std::size_t memory(const std::string& name, std::size_t otherwise) const;
  const std::vector<std::string>& words() const { return words_; }
  // The i-th word; `what` names it in the error where it is missing.
  const std::string& word(std::size_t i, const std::string& what) const;

 private:
  std::map<std::string, std::string> values_;
  std::vector<std::string> words_;
};

// The value, if there is to be one; where it failed, the reason as a UsageError.
template <class T>
T checked(Result<T> result) {
  if (!result) throw UsageError(result.error());
  if constexpr (!std::is_void_v<T>) return std::move(*result);
}

// Reads a whole number in [least, most]; `what` names it in the error.
long long parse_number(const std::string& text, const std::string& what, long long least,
                       long long most);

}  // namespace omnigo
