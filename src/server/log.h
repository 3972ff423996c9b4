// The server's log, one line per event on standard error, for people and for programs:
//
//   2026-11-15T12:00:00Z info started port=8080 version=1.0
//   {"time":"2026-11-15T12:00:00Z","level":"info","event":"started","port":8080,"version":"1.0"}
//
// It contains no chat, no moves and no addresses.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace omnigo {

enum class LogFormat { Text, Json, None };
void set_log_format(LogFormat format);

using LogValue = std::variant<std::string, std::int64_t>;
using LogFields = std::initializer_list<std::pair<const char*, LogValue>>;

// From any thread. The event is one word.
void log_info(std::string_view event, LogFields fields = {});
void log_error(std::string_view event, LogFields fields = {});

}  // namespace omnigo
