// HTTP and WebSocket, independent of what is sent: a thin layer over Boost.Beast.
//
// One thread does all reading and writing. Anything that takes longer than a moment belongs
// elsewhere: answers may come from any thread, at any time.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "server/net_use.h"

namespace omnigo {

inline Error too_many_connections() {
  return explain("many-connections", "too many connections; wait a moment");
}

struct HttpRequest {
  std::string method;
  std::string path;   // still encoded
  std::string query;  // what follows the question mark
  std::string body;
  std::string address;  // of the client; reported by trusted proxies, if there are any
  bool direct = true;   // not through a proxy
  std::vector<std::pair<std::string, std::string>> headers;  // names in lower case

  // Becomes true when the client has closed the connection; null if that is not known.
  std::shared_ptr<const std::atomic<bool>> gone = {};

  std::string header(std::string_view name) const;  // the first of that name, or empty
};

struct HttpResponse {
  int status = 200;
  std::string type = "application/json";
  std::string body = "{}";
  std::vector<std::pair<std::string, std::string>> headers = {};
};

// A WebSocket. All functions may be called from any thread.
class Socket {
 public:
  virtual ~Socket() = default;
  // Sends messages in order. A reader with more than kMostUnsent bytes waiting when more comes is
  // disconnected.
  virtual void send(std::shared_ptr<const std::string> text) = 0;
  virtual void close(int code, std::string reason) = 0;
  // Stops reading until resume(); messages wait at the client. Network's thread only.
  virtual void pause() = 0;
  // Reads on, after calling `then` on the network's thread.
  virtual void resume(std::function<void()> then) = 0;
  // Counts the last request as this many messages: if the address has sent many, the next are read
  // later. Network's thread only.
  virtual void charge(int messages) = 0;
  // The shortest round trip of the latest pings; 0 if not known.
  virtual std::int64_t lag() const = 0;

  static constexpr std::size_t kMostUnsent = 1 << 20;
  // For the code that handles the connection.
  std::shared_ptr<void> context;
};

// Called on the network's thread.
class NetHandler {
 public:
  virtual ~NetHandler() = default;
  virtual void http(HttpRequest request, std::function<void(HttpResponse)> respond) = 0;
  // The largest body accepted for this path; asked before any of it is read.
  virtual std::size_t most_body(const std::string& method, const std::string& path) = 0;
  // A client asks for a WebSocket; a response refuses it.
  virtual std::optional<HttpResponse> refuse(const HttpRequest& request) = 0;
  virtual void opened(const std::shared_ptr<Socket>& socket, const HttpRequest& request) = 0;
  virtual void message(const std::shared_ptr<Socket>& socket, std::string_view text) = 0;
  virtual void closed(const std::shared_ptr<Socket>& socket) = 0;
  // The server is about to stop, and waits until `stopped` is called, from any thread.
  virtual void stop(std::function<void()> stopped) = 0;
};

struct NetOptions {
  std::string address = "127.0.0.1";
  int port = 8080;                           // 0: any that is free
  std::vector<std::string> trusted_proxies;  // addresses whose X-Forwarded-For is believed
  NetUse::Limits limits;                     // per address
  std::size_t most_message = 64 << 10;
  int most_connections = 20'000;
  double messages_per_second = 20, burst = 60;  // per WebSocket; 0: no limits
};

class NetServer {
 public:
  // Listens at once; the error says why it cannot.
  static Result<std::unique_ptr<NetServer>> listen(const NetOptions& options, NetHandler& handler);
  virtual ~NetServer() = default;
  virtual int port() const = 0;
  virtual int connections() const = 0;
  // Serves on this thread until SIGINT or SIGTERM, and until the handler has stopped; a second
  // signal does not wait for that.
  virtual void run() = 0;
};

}  // namespace omnigo
