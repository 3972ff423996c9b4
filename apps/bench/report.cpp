// Sections of the report as Markdown, JSON and HTML.
#include <cmath>
#include <fstream>
#include <sstream>

#include "base/quote.h"
#include "base/text.h"
#include "bench.h"
#include "json_text.h"

namespace omnigo {
namespace {

// Three digits that count, with commas in large numbers: 284,000, 12.3, 0.0042.
std::string number_text(double value) {
  if (value == 0 || !std::isfinite(value)) return "0";
  const double unit = std::pow(10, std::floor(std::log10(std::fabs(value))) - 2);
  const double rounded = std::round(value / unit) * unit;
  if (rounded < 1000) {
    std::ostringstream out;
    out.precision(3);
    out << rounded;
    return out.str();
  }
  std::string digits = std::to_string(std::llround(rounded));
  for (int at = static_cast<int>(digits.size()) - 3; at > 0; at -= 3) digits.insert(at, ",");
  return digits;
}

// Seconds are shown in a unit that fits.
std::string value_text(const Measured& row) {
  if (row.unit != "s" || row.value >= 0.1) return number_text(row.value) + ' ' + row.unit;
  if (row.value >= 1e-4) return number_text(row.value * 1e3) + " ms";
  return number_text(row.value * 1e6) + " µs";
}

std::string ratio_text(const Measured& row) {
  return row.beside.empty() ? "" : number_text(row.ratio) + " x";
}

constexpr int kDigits = 8;

JsonValue line_json(const ChartLine& line) {
  std::vector<JsonValue> points;
  for (const auto& [x, y] : line.points) {
    points.emplace_back(std::vector<JsonValue>{{x, kDigits}, {y, kDigits}});
  }
  return JsonObject().add("name", line.name).add("points", points);
}

JsonValue chart_json(const Chart& chart) {
  std::vector<JsonValue> lines;
  for (const ChartLine& line : chart.lines) lines.push_back(line_json(line));
  return JsonObject().add("title", chart.title).add("x", chart.x_name).add("lines", lines);
}

JsonValue row_json(const Measured& row) {
  JsonObject object;
  object.add("what", row.what).add("value", {row.value, kDigits}).add("unit", row.unit);
  if (!row.beside.empty()) object.add("beside", row.beside).add("ratio", {row.ratio, kDigits});
  return object;
}

constexpr const char* kStyle =
    "body{font:16px/1.5 sans-serif;max-width:60em;margin:2em auto;padding:0 1em;color:#222}"
    "table{border-collapse:collapse;margin:1em 0}"
    "td,th{padding:.25em .9em;border-bottom:1px solid #ddd;text-align:left}"
    "td:nth-child(2),td:nth-child(4){text-align:right;font-variant-numeric:tabular-nums}"
    "h2{margin-top:2em}svg{max-width:100%;height:auto}";

void write_html(std::ostream& out, const Section& section) {
  out << "<h2>" << escape_html(section.title) << "</h2>\n<p>" << escape_html(section.about)
      << "</p>\n";
  if (!section.rows.empty()) {
    out << "<table><tr><th></th><th>measured</th><th>beside</th><th>ratio</th></tr>\n";
    for (const Measured& row : section.rows) {
      out << "<tr><td>" << escape_html(row.what) << "</td><td>" << escape_html(value_text(row))
          << "</td><td>" << escape_html(row.beside) << "</td><td>" << ratio_text(row)
          << "</td></tr>\n";
    }
    out << "</table>\n";
  }
  if (!section.charts.empty()) out << svg_charts(section.charts, section.chart_columns);
  for (const std::string& finding : section.findings)
    out << "<p>" << escape_html(finding) << "</p>\n";
}

}  // namespace

std::string section_markdown(const Section& section) {
  std::ostringstream out;
  out << "## " << section.title << "\n\n" << section.about << "\n\n";
  if (!section.rows.empty()) {
    out << "| | measured | beside | ratio |\n|---|--:|---|--:|\n";
    for (const Measured& row : section.rows) {
      out << "| " << row.what << " | " << value_text(row) << " | " << row.beside << " | "
          << ratio_text(row) << " |\n";
    }
    out << '\n';
  }
  for (const std::string& finding : section.findings) out << "- " << finding << '\n';
  if (!section.findings.empty()) out << '\n';
  return out.str();
}

std::string section_json(const Section& section) {
  std::vector<JsonValue> rows, charts;
  for (const Measured& row : section.rows) rows.push_back(row_json(row));
  for (const Chart& chart : section.charts) charts.push_back(chart_json(chart));
  return JsonObject()
      .add("title", section.title)
      .add("rows", rows)
      .add("findings", section.findings)
      .add("charts", charts)
      .text();
}

std::string report_html(const std::string& about, const std::vector<Section>& sections) {
  std::ostringstream out;
  out << "<!doctype html>\n<html lang='en'><head><meta charset='utf-8'><title>omnigo bench</title>"
      << "<style>" << kStyle << "</style></head><body>\n<h1>How fast omnigo is</h1>\n<p>"
      << escape_html(about) << "</p>\n";
  for (const Section& section : sections) write_html(out, section);
  out << "</body></html>\n";
  return out.str();
}

void write_text(const std::string& path, const std::string& text) {
  std::ofstream out(path, std::ios::binary);
  out << text;
  if (!out.flush()) throw UsageError("cannot write " + quote(path));
}

}  // namespace omnigo
