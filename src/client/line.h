// A connection to a server, plain or with TLS; small and blocking.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "base/result.h"

namespace omnigo {

struct Address {
  std::string host;
  int port = 80;
  std::string from = {};  // the own address to speak from, such as 127.0.0.2; empty: any
  bool tls = false;
  std::string ca = {};  // a file of certificates to trust instead of the system's
  std::string host_header() const { return host + ":" + std::to_string(port); }
};
// Of http://HOST[:PORT], or with ws, https or wss, which are TLS.
Result<Address> parse_url(const std::string& url);
// A connected socket, or -1; whatever is to be said over it.
int connect_to(const Address& address);

class ServerLine {
 public:
  // With TLS the server's certificate must be good, and for this host. The error says why it is
  // not, or that nobody answers.
  static Result<ServerLine> open(const Address& address);
  ServerLine(ServerLine&& other) noexcept;
  ServerLine& operator=(ServerLine&& other) noexcept;
  ~ServerLine();

  bool is_open() const { return socket_ >= 0; }
  bool write(std::string_view bytes);
  // Waits for some more bytes; false where none come any more.
  bool read_more(std::string& bytes);
  // Whether there is something to read, or the end of it, within that time.
  bool is_readable(std::chrono::milliseconds within);
  void close();

 private:
  struct Tls;
  explicit ServerLine(int socket);
  Result<void> begin_tls(const Address& address);

  int socket_ = -1;
  std::unique_ptr<Tls> tls_;  // nothing: plain
};

}  // namespace omnigo
