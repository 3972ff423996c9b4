// What hostile guests do to a server of our own, on bare sockets from loopback addresses of their
// choice. Nothing here speaks to any other machine.
#pragma once

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "client/remote.h"

namespace omnigo {

inline std::string http_request(const std::string& method, const std::string& path,
                                const std::string& body = "",
                                const std::vector<std::string>& headers = {}) {
  std::string text = method + " " + path + " HTTP/1.1\r\nHost: 127.0.0.1\r\n";
  if (method == "POST") {
    text +=
        "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n";
  }
  for (const std::string& line : headers) text += line + "\r\n";
  return text + "\r\n" + body;
}

// `{"points":[[[...]]]}`
inline std::string nested(std::size_t depth, const std::string& key = "points") {
  return "{\"" + key + "\":" + std::string(depth, '[') + std::string(depth, ']') + "}";
}

// A ring of this many points without coordinates: long to lay out, short to write.
inline std::string costly_board(int points) {
  std::string text = "{\"points\":" + std::to_string(points) + ",\"edges\":[";
  for (int i = 0; i < points; ++i) {
    text += (i > 0 ? ",[" : "[") + std::to_string(i) + "," + std::to_string((i + 1) % points) + "]";
  }
  return text + "]}";
}

// A connection that says what it likes.
class BareLine {
 public:
  BareLine(const Address& server, const std::string& from) {
    Address address = server;
    address.from = from;
    socket_ = connect_to(address);
    // Takes in no more by itself than it reads.
    const int little = 16 << 10;
    setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &little, sizeof little);
  }
  BareLine(BareLine&& other) noexcept : socket_(std::exchange(other.socket_, -1)) {}
  BareLine& operator=(BareLine&& other) noexcept {
    std::swap(socket_, other.socket_);
    return *this;
  }
  ~BareLine() { close(); }

  bool open() const { return socket_ >= 0; }
  bool send(std::string_view bytes) {
    while (!bytes.empty()) {
      const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) return false;
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
  }
  // As much as the system takes at once: the number of bytes.
  std::size_t offer(std::string_view bytes) {
    const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    return sent <= 0 ? 0 : static_cast<std::size_t>(sent);
  }
  // Whatever has come by then: until the end, or as much as `enough` says.
  std::string read(std::chrono::milliseconds timeout, std::string_view enough = "\r\n\r\n") {
    const auto end = std::chrono::steady_clock::now() + timeout;
    std::string text;
    while (text.find(enough) == text.npos) {
      const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
          end - std::chrono::steady_clock::now());
      if (left.count() <= 0 || !readable(left)) break;
      char buffer[4096];
      const ssize_t got = recv(socket_, buffer, sizeof buffer, 0);
      if (got <= 0) {
        ended_ = true;
        break;
      }
      text.append(buffer, static_cast<std::size_t>(got));
    }
    return text;
  }
  // The status of the answer; 0: none came.
  int status(std::chrono::milliseconds timeout) {
    const std::string text = read(timeout);
    return text.size() > 12 ? std::atoi(text.c_str() + 9) : 0;
  }
  bool readable(std::chrono::milliseconds timeout) const {
    pollfd waiting{socket_, POLLIN, 0};
    return poll(&waiting, 1, static_cast<int>(timeout.count())) > 0;
  }
  // Whether the other end has closed by then.
  bool ended(std::chrono::milliseconds timeout) {
    read(timeout, "nothing ends with this");
    return ended_;
  }
  // Nothing more is sent or read; who waits in send() no longer does.
  void stop() { shutdown(socket_, SHUT_RDWR); }
  void close() {
    if (socket_ >= 0) ::close(std::exchange(socket_, -1));
  }

 private:
  int socket_ = -1;
  bool ended_ = false;
};

}  // namespace omnigo
