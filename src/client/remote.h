// The other side of the API: a program that speaks to a server, over HTTP and WebSocket.
//
// Small and blocking, on bare sockets, for bots and tests: so tests cut, crumble and delay what
// connections.h, which speaks through Beast as the server does, would hide, and a mistake that both
// ends shared would show.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "line/line.h"

namespace omnigo {

// --- WebSocket frames (RFC 6455)

struct Frame {
  enum Kind : std::uint8_t { Text = 1, Close = 8, Ping = 9, Pong = 10 };
  int kind = Text;
  std::string payload;
};

// A client's frame, masked as it must be.
std::string client_frame(int kind, std::string_view payload);

// A server's frames out of the bytes as they come.
class FrameReader {
 public:
  void feed(std::string_view bytes) { bytes_ += bytes; }
  std::optional<Frame> next();

 private:
  std::string bytes_, text_;
  std::size_t at_ = 0;
};

// What opens a WebSocket; `headers` are whole lines.
std::string upgrade_request(const std::string& host, const std::vector<std::string>& headers,
                            const std::string& path = "/ws");

// --- a server

class Remote {
 public:
  explicit Remote(Address address) : address_(std::move(address)) {}

  struct Answer {
    int status = 0;  // 0: nobody answered
    std::string body;
    std::vector<std::pair<std::string, std::string>> headers = {};
    std::string header(std::string_view name) const;  // names in lower case
  };
  // One connection each. Cookies that come are kept and sent again; so is the token, if set.
  Answer get(const std::string& path) { return ask("GET", path, ""); }
  Answer post(const std::string& path, const std::string& json) { return ask("POST", path, json); }
  Answer ask(const std::string& method, const std::string& path, const std::string& body,
             const std::vector<std::string>& headers = {});

  // The same person at another address.
  Remote at(Address address) const {
    Remote other = *this;
    other.address_ = std::move(address);
    return other;
  }
  void set_cookie(const std::string& name, std::string value) { cookies_[name] = std::move(value); }
  // As a browser whose data was cleared.
  void forget_cookie(const std::string& name) { cookies_.erase(name); }
  void use_token(std::string token) { token_ = std::move(token); }
  const Address& address() const { return address_; }
  // The lines that tell who one is.
  std::vector<std::string> identity() const;

 private:
  Address address_;
  std::map<std::string, std::string> cookies_;  // by name
  std::string token_;
};

class RemoteSocket {
 public:
  static Result<RemoteSocket> open(const Remote& remote,
                                   const std::vector<std::string>& headers = {},
                                   const std::string& path = "/ws");

  bool send(std::string_view text);
  // The next text; nothing when the time is up or the connection gone. Answers pings.
  std::optional<std::string> read(std::chrono::milliseconds timeout);
  // Once it is gone: the code it was closed with, 1006 if without one.
  std::optional<int> closed() const { return closed_; }
  // As if the cable were cut.
  void cut();

 private:
  explicit RemoteSocket(ServerLine line) : line_(std::move(line)) {}

  ServerLine line_;
  FrameReader frames_;
  std::optional<int> closed_;
};

}  // namespace omnigo
