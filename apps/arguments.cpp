#include "arguments.h"

#include <algorithm>
#include <charconv>

#include "base/quote.h"

namespace omnigo {
namespace {

bool contains(const std::vector<std::string>& list, const std::string& name) {
  return std::find(list.begin(), list.end(), name) != list.end();
}

}  // namespace

Arguments::Arguments(const std::vector<std::string>& given, const std::vector<std::string>& flags,
                     const std::vector<std::string>& options, int max_words) {
  for (std::size_t i = 0; i < given.size(); ++i) {
    const std::string& word = given[i];
    if (word.size() < 2 || word[0] != '-' || word[1] != '-') {
      if (static_cast<int>(words_.size()) == max_words) {
        throw UsageError("unexpected argument '" + word + "'");
      }
      words_.push_back(word);
      continue;
    }
    const std::size_t equals = word.find('=');
    const std::string name = word.substr(0, equals);
    if (contains(flags, name)) {
      if (equals != std::string::npos) throw UsageError(name + " takes no value");
      values_[name];
    } else if (contains(options, name)) {
      if (equals != std::string::npos) {
        values_[name] = word.substr(equals + 1);
      } else if (i + 1 < given.size()) {
        values_[name] = given[++i];
      } else {
        throw UsageError(name + " needs a value");
      }
    } else {
      throw UsageError("unknown option '" + name + "'");
    }
  }
}

std::optional<std::string> Arguments::option(const std::string& name) const {
  const auto found = values_.find(name);
  if (found == values_.end()) return std::nullopt;
  return found->second;
}

long long Arguments::number(const std::string& name, long long otherwise, long long least,
                            long long most) const {
  const auto text = option(name);
  return text ? parse_number(*text, name, least, most) : otherwise;
}

std::size_t Arguments::memory(const std::string& name, std::size_t otherwise) const {
  const auto text = option(name);
  if (!text) return otherwise;
  const std::size_t unit = text->find_first_of("KMGT");
  int shift = 0;
  if (unit != std::string::npos) {
    if (unit + 1 != text->size()) {
      throw UsageError(name + ": expected a size such as 8G, got " + quote(*text));
    }
    shift = 10 * static_cast<int>(1 + std::string("KMGT").find((*text)[unit]));
  }
  return static_cast<std::size_t>(
             parse_number(text->substr(0, unit), name, 1, (1LL << 50) >> shift))
         << shift;
}

const std::string& Arguments::word(std::size_t i, const std::string& what) const {
  if (i >= words_.size()) throw UsageError(what + " is missing");
  return words_[i];
}

long long parse_number(const std::string& text, const std::string& what, long long least,
                       long long most) {
  long long value = 0;
  const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (status != std::errc() || end != text.data() + text.size() || value < least || value > most) {
    throw UsageError(what + ": expected a whole number from " + std::to_string(least) + " to " +
                     std::to_string(most) + ", got '" + text + "'");
  }
  return value;
}

}  // namespace omnigo
