#include "server/log.h"

#include <atomic>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "server/people.h"
#include "server/wire.h"

namespace omnigo {
namespace {

std::atomic<LogFormat> the_format = LogFormat::Text;

nlohmann::ordered_json value_json(const LogValue& value) {
  if (const auto* text = std::get_if<std::string>(&value)) return *text;
  return std::get<std::int64_t>(value);
}

// In quotes if it could be misread.
std::string value_text(const LogValue& value) {
  const auto* text = std::get_if<std::string>(&value);
  const bool plain =
      text != nullptr && !text->empty() && text->find_first_of(" \"=\\\n\t") == text->npos;
  return plain ? *text : json_text(value_json(value));
}

void log(const char* level, std::string_view event, LogFields fields) {
  const LogFormat format = the_format;
  if (format == LogFormat::None) return;
  std::string line;
  if (format == LogFormat::Json) {
    nlohmann::ordered_json json = {
        {"time", wall_text()}, {"level", level}, {"event", std::string(event)}};
    for (const auto& [name, value] : fields) json[name] = value_json(value);
    line = json_text(json);
  } else {
    line = wall_text() + " " + level + " " + std::string(event);
    for (const auto& [name, value] : fields) {
      line += std::string(" ") + name + "=" + value_text(value);
    }
  }
  line += '\n';
  std::fwrite(line.data(), 1, line.size(), stderr);  // in one call: stdio locks the stream
}

}  // namespace

void set_log_format(LogFormat format) { the_format = format; }
void log_info(std::string_view event, LogFields fields) { log("info", event, fields); }
void log_error(std::string_view event, LogFields fields) { log("error", event, fields); }

}  // namespace omnigo
