// Connections to a server, HTTP and WebSocket, any number of them on one thread.
//
// The other end of src/server/net: it knows nothing of what is said. For crowds; one who speaks to
// a server alone waits for each answer, which remote.h does in less: the two share no code because
// what is all of one (waiting) is what the other must never do.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>  // for Boost 1.74 too, whose awaitable.hpp forgets it
#include <vector>

namespace omnigo {

struct HttpQuestion {
  std::string method;
  std::string path;         // with the query
  std::string body = {};    // JSON
  std::string cookie = {};  // as the server gave it
};

struct HttpAnswer {
  int status = 0;  // 0: no answer came
  std::string body = {};
  std::string cookie = {};  // to be sent from now on, if the server set one
};

// What a WebSocket's owner hears, on the thread of run(). After `closed` nothing more comes.
struct LineEvents {
  std::function<void()> opened;
  std::function<void(std::string_view)> message;
  std::function<void(const std::string& why)> closed;
};

// A WebSocket.
class SocketLine {
 public:
  virtual ~SocketLine() = default;
  virtual void send(std::string text) = 0;
  virtual void close() = 0;
};

// All of it is used on one thread, that of run().
class Connections {
 public:
  // To several servers in turn, as a proxy would do it; from each of the own addresses `sources` in
  // turn, if there are any.
  static std::unique_ptr<Connections> to(const std::string& address, const std::vector<int>& ports,
                                         const std::vector<std::string>& sources = {});
  virtual ~Connections() = default;

  // Questions wait until one of a few lasting connections is free.
  virtual void ask(HttpQuestion question, std::function<void(HttpAnswer)> answered) = 0;
  // To the server of this number, modulo how many there are; if not given, to each in turn.
  virtual std::shared_ptr<SocketLine> open(const std::string& cookie, LineEvents events,
                                           std::optional<std::size_t> server = {}) = 0;
  virtual void after(std::chrono::nanoseconds wait, std::function<void()> task) = 0;

  // Until stop(), or until nothing is left to do.
  virtual void run() = 0;
  virtual void stop() = 0;
};

}  // namespace omnigo
