#include "notify/push_service.h"

#include <algorithm>
#include <cstdlib>
#include <ctime>

#include "base/text.h"
#include "line/public_address.h"

namespace omnigo {
namespace {

constexpr std::size_t kLongestEndpoint = 1'000, kMostAnswer = 16 << 10;
constexpr int kUsualPort = 443;
constexpr std::int64_t kTokenSeconds = 12 * 3'600;  // RFC 8292 allows up to a day
constexpr int kLongestWait = 3'600;

bool is_host_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' ||
         c == '-';
}

bool is_number(const std::string& host) {
  return host.find_first_not_of("0123456789.") == std::string::npos;
}

// HOST or [IPv6], and what follows it.
Result<std::pair<std::string, std::string>> split_host(const std::string& authority) {
  std::size_t end = authority.find(':');
  std::string host = authority.substr(0, end);
  if (authority.starts_with('[')) {
    end = authority.find(']');
    if (end == authority.npos) return Error{"the endpoint's address is not complete"};
    host = authority.substr(1, end - 1);
    ++end;
    if (host.find_first_not_of("0123456789abcdefABCDEF:.") != host.npos) {
      return Error{"the endpoint's address is not an address"};
    }
  } else if (!std::all_of(host.begin(), host.end(), is_host_letter)) {
    return Error{"the endpoint's host is not a name"};
  }
  if (host.empty()) return Error{"the endpoint has no host"};
  return std::pair(host, end >= authority.size() ? "" : authority.substr(end));
}

// The number after a header's name in the answer's first part; 0 if there is none.
int header_number(const std::string& answer, const std::string& name) {
  const std::size_t at = lower_case(answer).find("\r\n" + name + ":");
  if (at == answer.npos) return 0;
  return std::clamp(std::atoi(answer.c_str() + at + name.size() + 3), 0, kLongestWait);
}

PushFate fate_of(const std::string& answer) {
  const int status =
      answer.starts_with("HTTP/1.") && answer.size() > 12 ? std::atoi(answer.c_str() + 9) : 0;
  using Kind = PushFate::Kind;
  if (status >= 200 && status < 300) return {Kind::Delivered};
  const std::string why = "status " + std::to_string(status);
  if (status == 404 || status == 410) return {Kind::Gone, {}, why};
  if (status == 0) return {Kind::Later, {}, "no answer"};
  if (status == 429 || status >= 500) {
    return {Kind::Later, std::chrono::seconds(header_number(answer, "retry-after")), why};
  }
  return {Kind::Never, {}, why};  // also redirections
}

}  // namespace

Result<Endpoint> read_endpoint(const std::string& url, const std::vector<std::string>& allowed) {
  if (url.size() > kLongestEndpoint) return Error{"the endpoint is too long"};
  const bool plain = url.starts_with("http://");
  if (!plain && !url.starts_with("https://")) return Error{"the endpoint is not an https:// link"};
  if (!std::all_of(url.begin(), url.end(), [](char c) { return c > ' ' && c < 127; }) ||
      url.find_first_of("#\\\"<>") != url.npos) {
    return Error{"the endpoint is not a link"};
  }
  const std::size_t start = url.find("://") + 3, slash = url.find_first_of("/?", start);
  auto split = split_host(url.substr(start, slash - start));
  if (!split) return split.error();
  const auto& [host, rest] = *split;
  Endpoint endpoint{.address = {.host = host, .port = plain ? 80 : kUsualPort, .tls = !plain}};
  if (!rest.empty()) {
    if (rest[0] != ':' || rest.size() > 6 || rest.size() == 1 ||
        rest.find_first_not_of("0123456789", 1) != rest.npos) {
      return Error{"the endpoint's port is not a number"};
    }
    endpoint.address.port = std::atoi(rest.c_str() + 1);
  }
  const std::string place = host + ":" + std::to_string(endpoint.address.port);
  if (std::find(allowed.begin(), allowed.end(), place) == allowed.end()) {
    if (plain) return Error{"the endpoint is not an https:// link"};
    if (endpoint.address.port != kUsualPort) return Error{"the endpoint's port is not 443"};
    const bool address = host.find(':') != host.npos || is_number(host);
    if (address && !is_public(host)) return Error{"the endpoint's address is not public"};
    endpoint.address.only_public = true;
  }
  endpoint.origin = url.substr(0, slash);
  endpoint.path = slash == url.npos ? "/" : url.substr(slash);
  if (endpoint.path[0] == '?') endpoint.path.insert(0, "/");
  return endpoint;
}

PushFate deliver(const PushTarget& target, const PushNotice& notice, const PushSender& sender,
                 std::chrono::milliseconds within) {
  using Kind = PushFate::Kind;
  auto endpoint = read_endpoint(target.endpoint, sender.allowed);
  if (!endpoint) return {Kind::Never, {}, endpoint.error().message};
  const auto body = push_body(notice.text, target.key, target.auth);
  if (!body) return {Kind::Never, {}, "the browser's key is not a key"};
  endpoint->address.within = within;
  auto line = ServerLine::open(endpoint->address);
  if (!line) return {Kind::Later, {}, line.error().message};
  const std::string authorization = vapid_header(sender.key, endpoint->origin, sender.contact,
                                                 std::time(nullptr) + kTokenSeconds);
  std::string answer;
  const std::string request =
      "POST " + endpoint->path +
      " HTTP/1.1\r\nHost: " + endpoint->origin.substr(endpoint->origin.find("//") + 2) +
      "\r\nAuthorization: " + authorization +
      "\r\nContent-Encoding: aes128gcm\r\nContent-Type: "
      "application/octet-stream\r\nTTL: " +
      std::to_string(notice.keep.count()) + "\r\nUrgency: normal\r\nTopic: " + notice.topic +
      "\r\nContent-Length: " + std::to_string(body->size()) + "\r\nConnection: close\r\n\r\n" +
      *body;
  if (!line->write(request)) return {Kind::Later, {}, "no answer"};
  while (answer.find("\r\n\r\n") == answer.npos && answer.size() < kMostAnswer) {
    if (!line->read_more(answer)) break;
  }
  return fate_of(answer);
}

}  // namespace omnigo
