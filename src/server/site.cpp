#include "server/site.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <utility>

namespace omnigo {
namespace {

namespace fs = std::filesystem;

constexpr std::pair<std::string_view, std::string_view> kTypes[] = {
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".mp3", "audio/mpeg"},
    {".ogg", "audio/ogg"},
    {".wav", "audio/wav"},
    {".txt", "text/plain; charset=utf-8"},
};

// How files are compressed, and what the names of such copies end with: the smallest first.
constexpr std::pair<std::string_view, std::string_view> kCodings[] = {{"br", ".br"},
                                                                      {"gzip", ".gz"}};

constexpr char kNotBuilt[] = R"(<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>omnigo</title></head>
<body style="font-family: sans-serif; max-width: 40em; margin: 3em auto; line-height: 1.5">
<h1>omnigo is running</h1>
<p>The server is up, but the web client has not been built: there are no files in its folder
<code>web/dist</code>. Programs can play through the API (<code>docs/api.md</code>); start with
<a href="/api/catalogue">/api/catalogue</a> or <a href="/healthz">/healthz</a>.</p>
</body></html>
)";

std::string type_of(const fs::path& path) {
  const std::string extension = path.extension();
  for (const auto& [ending, type] : kTypes) {
    if (extension == ending) return std::string(type);
  }
  return "application/octet-stream";
}

std::string read(const fs::path& path) {
  // At once: this is the network's thread.
  std::ifstream file(path, std::ios::binary | std::ios::ate);
  const auto size = file.tellg();
  if (size <= 0) return {};
  std::string text(static_cast<std::size_t>(size), '\0');
  file.seekg(0);
  file.read(text.data(), size);
  text.resize(static_cast<std::size_t>(file.gcount()));
  return text;
}

// The tag of the file as it is now.
std::string tag_of(const fs::path& path) {
  std::error_code error;
  const auto size = fs::file_size(path, error);
  const auto changed = fs::last_write_time(path, error).time_since_epoch().count();
  return "W/\"" + std::to_string(size) + "-" + std::to_string(changed) + "\"";
}

// Whether a coding is in an Accept-Encoding header, unless its weight is 0: "br;q=1, gzip;q=0"
// accepts br alone.
bool accepts(std::string_view header, std::string_view coding) {
  for (std::size_t start = 0; start <= header.size();) {
    const std::size_t comma = std::min(header.find(',', start), header.size());
    const std::string_view part = header.substr(start, comma - start);
    start = comma + 1;
    const std::size_t name = part.find_first_not_of(" \t");
    if (name == part.npos) continue;
    const std::size_t end = std::min(part.find_first_of("; \t", name), part.size());
    if (part.substr(name, end - name) != coding) continue;
    const std::size_t weight = part.find("q=", end);
    return weight == part.npos || part.find_first_of("123456789", weight) != part.npos;
  }
  return false;
}

// Rejects path parts that lead out of the folder.
bool is_plain(std::string_view path) {
  if (path.empty() || path[0] != '/' || path.size() > 1000) return false;
  for (std::size_t start = 1; start <= path.size();) {
    const std::size_t slash = std::min(path.find('/', start), path.size());
    const std::string_view part = path.substr(start, slash - start);
    if (part.starts_with('.')) return false;
    if (part.find_first_of(std::string_view("\\\0", 2)) != part.npos) return false;
    start = slash + 1;
  }
  return true;
}

// Inside the folder even after following links.
bool is_inside(const fs::path& folder, const fs::path& file) {
  std::error_code error;
  const fs::path root = fs::canonical(folder, error);
  if (error) return false;
  const fs::path real = fs::canonical(file, error);
  if (error) return false;
  const fs::path relative = real.lexically_relative(root);
  return !relative.empty() && *relative.begin() != "..";
}

}  // namespace

std::string decoded(std::string_view text) {
  const auto digit = [](char c) {
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
  };
  std::string made;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      made += text[i];
      continue;
    }
    if (i + 2 >= text.size() || digit(text[i + 1]) < 0 || digit(text[i + 2]) < 0) return {};
    made += static_cast<char>(digit(text[i + 1]) * 16 + digit(text[i + 2]));
    i += 2;
  }
  return made;
}

Site::Site(std::string folder) : folder_(std::move(folder)) {}

HttpResponse Site::get(const HttpRequest& request) const {
  const std::string html = "text/html; charset=utf-8";
  std::error_code error;
  if (folder_.empty() || !fs::exists(fs::path(folder_) / "index.html", error)) {
    return {.status = 503, .type = html, .body = kNotBuilt};
  }
  const std::string path = decoded(request.path);
  const HttpResponse missing{.status = 404, .type = "text/plain", .body = "not found\n"};
  if (!is_plain(path)) return missing;
  fs::path file = fs::path(folder_) / path.substr(1);
  if (!fs::is_regular_file(file, error)) {
    if (file.filename().string().find('.') != std::string::npos) return missing;
    file = fs::path(folder_) / "index.html";
  }
  if (!is_inside(folder_, file)) return missing;
  HttpResponse response{.type = type_of(file), .body = ""};
  // The build puts files with a hash in their name there.
  const bool lasting = path.starts_with("/assets/");
  response.headers.emplace_back("Cache-Control",
                                lasting ? "public, max-age=31536000, immutable" : "no-cache");
  // Files without such a name are checked each time; a client that has the current version gets
  // 304.
  const std::string tag = tag_of(file);
  response.headers.emplace_back("ETag", tag);
  if (!tag.empty() && request.header("if-none-match").find(tag) != std::string::npos) {
    response.status = 304;
    return response;
  }
  response.headers.emplace_back("Vary", "Accept-Encoding");
  for (const auto& [coding, ending] : kCodings) {
    const fs::path copy = file.string() + std::string(ending);
    if (!accepts(request.header("accept-encoding"), coding)) continue;
    if (!fs::is_regular_file(copy, error) || !is_inside(folder_, copy)) continue;
    response.headers.emplace_back("Content-Encoding", coding);
    response.body = read(copy);
    return response;
  }
  response.body = read(file);
  return response;
}

}  // namespace omnigo
