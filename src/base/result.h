// A value, or the one line that says why there is none.
//
// Input that is wrong is an ordinary outcome here, not an exception: the rules also run where
// exceptions do not (WebAssembly).
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "base/error.h"

namespace omnigo {

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::move(value)) {}
  Result(Error error) : content_(std::move(error)) {}

  explicit operator bool() const { return content_.index() == 0; }
  T& operator*() & { return *std::get_if<T>(&content_); }
  const T& operator*() const& { return *std::get_if<T>(&content_); }
  T operator*() && { return std::move(*std::get_if<T>(&content_)); }
  T* operator->() { return std::get_if<T>(&content_); }
  const T* operator->() const { return std::get_if<T>(&content_); }
  // Only where there is no value.
  const Error& error() const { return *std::get_if<Error>(&content_); }

 private:
  std::variant<T, Error> content_;
};

// Done, or the one line that says why not.
template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : error_(std::move(error)) {}

  explicit operator bool() const { return !error_; }
  // Only where it was not done.
  const Error& error() const { return *error_; }

 private:
  std::optional<Error> error_;
};

}  // namespace omnigo
