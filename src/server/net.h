// HTTP and WebSocket, with no knowledge of what is said: a thin layer over Boost.Beast.
//
// One thread does all reading and writing. Whatever takes longer than a moment belongs elsewhere:
// answers may come from any thread, at any time.
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

struct HttpRequest {
  std::string method;
  std::string path;   // still encoded
  std::string query;  // what follows the question mark
  std::string body;
  std::string address;  // of the client; as trusted proxies tell it, if there are any
  bool direct = true;   // no proxy was between
  std::vector<std::pair<std::string, std::string>> headers;  // names in lower case

  // Set when the client has closed the connection; nothing: that is not known.
  std::shared_ptr<const std::atomic<bool>> gone = {};

  std::string header(std::string_view name) const;  // the first of that name, or nothing
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
  // In order. A reader who has let more than kMostUnsent bytes pile up when more comes is
  // disconnected.
  virtual void send(std::shared_ptr<const std::string> text) = 0;
  virtual void close(int code, std::string reason) = 0;
  // Until resume() nothing is read; what waits stays with the client. On the network's thread
  // alone.
  virtual void pause() = 0;
  // Reads on, after `then` was called on the network's thread.
  virtual void resume(std::function<void()> then) = 0;
  // What was asked for costs as much as this many messages: the next are read later, if there were
  // many from the address. On the network's thread alone.
  virtual void charge(int messages) = 0;
  // How long the latest pings took there and back, the shortest of them; 0 if not known.
  virtual std::int64_t lag() const = 0;

  static constexpr std::size_t kMostUnsent = 1 << 20;
  // For whoever handles the connection.
  std::shared_ptr<void> context;
};

// Called on the network's thread.
class NetHandler {
 public:
  virtual ~NetHandler() = default;
  virtual void http(HttpRequest request, std::function<void(HttpResponse)> respond) = 0;
  // How large a body may come to this path; asked before any of it is read.
  virtual std::size_t most_body(const std::string& method, const std::string& path) = 0;
  // A WebSocket is asked for: a response refuses it.
  virtual std::optional<HttpResponse> refuse(const HttpRequest& request) = 0;
  virtual void opened(const std::shared_ptr<Socket>& socket, const HttpRequest& request) = 0;
  virtual void message(const std::shared_ptr<Socket>& socket, std::string_view text) = 0;
  virtual void closed(const std::shared_ptr<Socket>& socket) = 0;
  // The server is about to end, and waits for `stopped`, from any thread.
  virtual void stop(std::function<void()> stopped) = 0;
};

struct NetOptions {
  std::string address = "127.0.0.1";
  int port = 8080;                           // 0: any that is free
  std::vector<std::string> trusted_proxies;  // addresses whose X-Forwarded-For is believed
  NetUse::Limits limits;                     // of an address
  std::size_t most_message = 64 << 10;
  int most_connections = 20'000;
  double messages_per_second = 20, burst = 60;  // of a WebSocket; 0: no limits at all
};

class NetServer {
 public:
  // Listens at once; the error says why it cannot.
  static Result<std::unique_ptr<NetServer>> listen(const NetOptions& options, NetHandler& handler);
  virtual ~NetServer() = default;
  virtual int port() const = 0;
  virtual int connections() const = 0;
  // Serves on this thread until SIGINT or SIGTERM comes, and the handler has stopped; a second one
  // does not wait for that.
  virtual void run() = 0;
};

}  // namespace omnigo
