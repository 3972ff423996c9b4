#include "server/metrics.h"

#include <fstream>
#include <sstream>

namespace omnigo {
namespace {

std::string number(double value) {
  std::ostringstream out;
  out.precision(12);
  out << value;
  return out.str();
}

void head(std::string& text, const char* name, const char* help, const char* type) {
  text += std::string("# HELP ") + name + " " + help + "\n# TYPE " + name + " " + type + "\n";
}

void counter(std::string& text, const char* name, const char* help, const Counter& value) {
  head(text, name, help, "counter");
  text += std::string(name) + " " + std::to_string(value.value()) + "\n";
}

}  // namespace

void Durations::add(std::chrono::steady_clock::duration took) {
  const double seconds = std::chrono::duration<double>(took).count();
  std::size_t i = 0;
  while (i < kBounds.size() && seconds > kBounds[i]) ++i;
  by_bound_[i].add();
  count_.add();
  microseconds_.add(static_cast<std::uint64_t>(seconds * 1e6));
}

double Durations::quantile(double share) const {
  const double wanted = share * static_cast<double>(count());
  double met = 0;
  for (std::size_t i = 0; i < kBounds.size(); ++i) {
    met += static_cast<double>(by_bound_[i].value());
    if (met >= wanted && met > 0) return kBounds[i];
  }
  return count() == 0 ? 0 : kBounds.back();
}

void Durations::write(std::string& text, const char* name, const char* help) const {
  head(text, name, help, "histogram");
  std::uint64_t upto = 0;
  for (std::size_t i = 0; i < kBounds.size(); ++i) {
    upto += by_bound_[i].value();
    text += std::string(name) + "_bucket{le=\"" + number(kBounds[i]) + "\"} " +
            std::to_string(upto) + "\n";
  }
  upto += by_bound_.back().value();
  text += std::string(name) + "_bucket{le=\"+Inf\"} " + std::to_string(upto) + "\n";
  text +=
      std::string(name) + "_sum " + number(static_cast<double>(microseconds_.value()) / 1e6) + "\n";
  text += std::string(name) + "_count " + std::to_string(upto) + "\n";
}

Metrics& metrics() {
  static Metrics all;
  return all;
}

double memory_bytes() {
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;) {
    double kilobytes = 0;
    if (word == "VmRSS:" && status >> kilobytes) return kilobytes * 1024;
  }
  return 0;
}

std::string metrics_text(const Metrics& metrics, const std::vector<Gauge>& gauges) {
  std::string text;
  head(text, "omnigo_http_answers_total", "HTTP responses, by kind of status.", "counter");
  for (std::size_t i = 1; i < metrics.answers.size(); ++i) {
    text += "omnigo_http_answers_total{status=\"" + std::to_string(i) + "xx\"} " +
            std::to_string(metrics.answers[i].value()) + "\n";
  }
  counter(text, "omnigo_messages_total", "Messages from clients over WebSockets.",
          metrics.messages);
  counter(text, "omnigo_turns_total", "Moves and passes on disk.", metrics.turns);
  counter(text, "omnigo_events_total", "Events of games on disk.", metrics.events);
  counter(text, "omnigo_games_ended_total", "Games that ended.", metrics.games);
  counter(text, "omnigo_write_failures_total", "Changes that could not be written.",
          metrics.failures);
  metrics.acting.write(text, "omnigo_action_seconds",
                       "Time from the arrival of an action until it is on disk.");
  for (const Gauge& gauge : gauges) {
    head(text, gauge.name, gauge.help, "gauge");
    text += std::string(gauge.name) + " " + number(gauge.value) + "\n";
  }
  return text;
}

}  // namespace omnigo
