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
  // How long everything may take until it is closed, but for the look-up of the name; 0: any time.
  std::chrono::milliseconds within{0};
  // Connect to public addresses alone (public_address.h), whatever the name stands for.
  bool only_public = false;
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

  // Continues with TLS what began without it.
  Result<void> begin_tls(const Address& address);

  bool is_open() const { return socket_ >= 0; }
  bool write(std::string_view bytes);
  // Waits for some more bytes; false where none come any more, or the time is up.
  bool read_more(std::string& bytes);
  // Whether there is something to read, or the end of it, within that time.
  bool is_readable(std::chrono::milliseconds within);
  void close();

 private:
  using Time = std::chrono::steady_clock::time_point;
  struct Tls;
  ServerLine(int socket, Time until);
  bool try_again(int done);

  int socket_ = -1;
  Time until_ = Time::max();
  bool waits_to_write_ = false;  // what a plain socket waits for
  std::unique_ptr<Tls> tls_;     // nothing: plain
};

}  // namespace omnigo
