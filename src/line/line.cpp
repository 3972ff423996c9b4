#include "line/line.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <utility>

#include "base/quote.h"
#include "line/public_address.h"

namespace omnigo {
namespace {

constexpr std::size_t kMostAnswer = 64 << 20;

using SharedContext = std::shared_ptr<SSL_CTX>;

std::string latest_error() {
  char text[256] = "";
  ERR_error_string_n(ERR_get_error(), text, sizeof text);
  return text;
}

// What is trusted, read once: `ca` is a file, or empty for what the system trusts.
Result<SharedContext> context_for(const std::string& ca) {
  static std::mutex mutex;
  static std::map<std::string, SharedContext> made;
  const std::lock_guard lock(mutex);
  if (const auto found = made.find(ca); found != made.end()) return found->second;
  signal(SIGPIPE, SIG_IGN);  // OpenSSL writes to sockets that may be closed
  const SharedContext context(SSL_CTX_new(TLS_client_method()), SSL_CTX_free);
  if (!context) return Error{"TLS cannot be used: " + latest_error()};
  SSL_CTX_set_min_proto_version(context.get(), TLS1_2_VERSION);
  SSL_CTX_set_verify(context.get(), SSL_VERIFY_PEER, nullptr);
  const bool trusts = ca.empty()
                          ? SSL_CTX_set_default_verify_paths(context.get()) == 1
                          : SSL_CTX_load_verify_locations(context.get(), ca.c_str(), nullptr) == 1;
  if (!trusts) return Error{quote(ca) + " contains no trusted certificates"};
  made[ca] = context;
  return context;
}

}  // namespace

Result<Address> parse_url(const std::string& url) {
  constexpr std::pair<std::string_view, bool> kSchemes[] = {
      {"http://", false}, {"ws://", false}, {"https://", true}, {"wss://", true}};
  for (const auto& [scheme, tls] : kSchemes) {
    if (!url.starts_with(scheme)) continue;
    std::string rest = url.substr(scheme.size());
    rest = rest.substr(0, rest.find('/'));
    Address address{.host = rest, .port = tls ? 443 : 80, .tls = tls};
    const std::size_t colon = rest.rfind(':');
    if (colon != rest.npos) {
      address.host = rest.substr(0, colon);
      address.port = std::atoi(rest.c_str() + colon + 1);
    }
    if (address.host.empty() || address.port < 1 || address.port > 65'535) {
      return Error{quote(url) + " is not an address"};
    }
    return address;
  }
  return Error{quote(url) + " does not begin with http://, https://, ws:// or wss://"};
}

namespace {

// Makes the socket speak from this address, if one is given.
bool bind_to(int socket, const std::string& from) {
  if (from.empty()) return true;
  sockaddr_in address{};
  address.sin_family = AF_INET;
  // The port is chosen when it connects: to look for a free one among thousands takes long.
  const int later = 1;
  setsockopt(socket, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &later, sizeof later);
  return inet_pton(AF_INET, from.c_str(), &address.sin_addr) == 1 &&
         bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
}

using Clock = std::chrono::steady_clock;

Clock::time_point end_of(const Address& address) {
  return address.within.count() > 0 ? Clock::now() + address.within : Clock::time_point::max();
}

// Until the socket can do that; false if the time is up before.
bool wait_for(int socket, short what, Clock::time_point until) {
  pollfd watched = {socket, what, 0};
  if (until == Clock::time_point::max()) return poll(&watched, 1, -1) > 0;
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
  return left > 0 && poll(&watched, 1, static_cast<int>(std::min<long long>(left, 1 << 30))) > 0;
}

bool connect_within(int socket, const addrinfo& to, Clock::time_point until) {
  if (until == Clock::time_point::max()) return connect(socket, to.ai_addr, to.ai_addrlen) == 0;
  fcntl(socket, F_SETFL, fcntl(socket, F_GETFL) | O_NONBLOCK);
  if (connect(socket, to.ai_addr, to.ai_addrlen) == 0) return true;
  int wrong = errno;
  socklen_t length = sizeof wrong;
  return wrong == EINPROGRESS && wait_for(socket, POLLOUT, until) &&
         getsockopt(socket, SOL_SOCKET, SO_ERROR, &wrong, &length) == 0 && wrong == 0;
}

int connect_until(const Address& address, Clock::time_point until) {
  addrinfo hints{};
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  if (getaddrinfo(address.host.c_str(), std::to_string(address.port).c_str(), &hints, &found)) {
    return -1;
  }
  int connected = -1;
  for (const addrinfo* one = found; one != nullptr && connected < 0; one = one->ai_next) {
    // The very address that is connected to: a second look-up might give another one.
    if (address.only_public && !is_public(*one->ai_addr)) continue;
    const int made = socket(one->ai_family, one->ai_socktype | SOCK_CLOEXEC, one->ai_protocol);
    if (made >= 0 && bind_to(made, address.from) && connect_within(made, *one, until)) {
      connected = made;
    } else if (made >= 0) {
      close(made);
    }
  }
  freeaddrinfo(found);
  const int on = 1;
  if (connected >= 0) setsockopt(connected, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  return connected;
}

}  // namespace

int connect_to(const Address& address) { return connect_until(address, end_of(address)); }

struct ServerLine::Tls {
  SharedContext context;
  std::unique_ptr<SSL, void (*)(SSL*)> stream{nullptr, SSL_free};
};

ServerLine::ServerLine(int socket, Time until) : socket_(socket), until_(until) {}

ServerLine::ServerLine(ServerLine&& other) noexcept
    : socket_(std::exchange(other.socket_, -1)),
      until_(other.until_),
      tls_(std::move(other.tls_)) {}

ServerLine& ServerLine::operator=(ServerLine&& other) noexcept {
  close();
  socket_ = std::exchange(other.socket_, -1);
  until_ = other.until_;
  tls_ = std::move(other.tls_);
  return *this;
}

ServerLine::~ServerLine() { close(); }

void ServerLine::close() {
  tls_.reset();
  if (socket_ >= 0) ::close(socket_);
  socket_ = -1;
}

Result<ServerLine> ServerLine::open(const Address& address) {
  const Time until = end_of(address);
  ServerLine line(connect_until(address, until), until);
  if (!line.is_open()) return Error{"no server answers at " + address.host_header()};
  if (address.tls) {
    if (const auto begun = line.begin_tls(address); !begun) return begun.error();
  }
  return line;
}

Result<void> ServerLine::begin_tls(const Address& address) {
  auto context = context_for(address.ca);
  if (!context) return context.error();
  tls_ = std::make_unique<Tls>();
  tls_->context = *context;
  tls_->stream.reset(SSL_new(context->get()));
  SSL* const stream = tls_->stream.get();
  const bool is_number =
      X509_VERIFY_PARAM_set1_ip_asc(SSL_get0_param(stream), address.host.c_str()) == 1;
  const bool named = is_number || (SSL_set1_host(stream, address.host.c_str()) == 1 &&
                                   SSL_set_tlsext_host_name(stream, address.host.c_str()) == 1);
  if (named && SSL_set_fd(stream, socket_) == 1) {
    int done = 0;
    do {
      ERR_clear_error();
      done = SSL_connect(stream);
    } while (done != 1 && try_again(done));
    if (done == 1) return {};
  }
  const long wrong = SSL_get_verify_result(stream);
  const std::string why =
      wrong == X509_V_OK ? latest_error() : X509_verify_cert_error_string(wrong);
  ERR_clear_error();
  return Error{"no TLS with " + address.host_header() + ": " + why};
}

// After a step of a socket with a time limit that was not done: whether to do it again, now that
// the socket is ready.
bool ServerLine::try_again(int done) {
  if (until_ == Time::max()) return false;
  if (!tls_) {
    return done < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) &&
           wait_for(socket_, waits_to_write_ ? POLLOUT : POLLIN, until_);
  }
  const int wrong = SSL_get_error(tls_->stream.get(), done);
  const bool writes = wrong == SSL_ERROR_WANT_WRITE;
  return (writes || wrong == SSL_ERROR_WANT_READ) &&
         wait_for(socket_, writes ? POLLOUT : POLLIN, until_);
}

bool ServerLine::write(std::string_view bytes) {
  waits_to_write_ = true;
  while (is_open() && !bytes.empty()) {
    ERR_clear_error();  // SSL_get_error would take an older one of this thread for ours
    const int sent =
        tls_ ? SSL_write(tls_->stream.get(), bytes.data(), static_cast<int>(bytes.size()))
             : static_cast<int>(::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL));
    if (sent <= 0 && !try_again(sent)) return false;
    if (sent > 0) bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return is_open();
}

bool ServerLine::read_more(std::string& bytes) {
  char buffer[16384];
  waits_to_write_ = false;
  while (is_open()) {
    ERR_clear_error();
    const int got = tls_ ? SSL_read(tls_->stream.get(), buffer, sizeof buffer)
                         : static_cast<int>(recv(socket_, buffer, sizeof buffer, 0));
    if (got <= 0 && !try_again(got)) return false;
    if (got <= 0) continue;
    bytes.append(buffer, static_cast<std::size_t>(got));
    return bytes.size() < kMostAnswer;
  }
  return false;
}

bool ServerLine::is_readable(std::chrono::milliseconds within) {
  if (tls_ && SSL_pending(tls_->stream.get()) > 0) return true;
  pollfd watched = {socket_, POLLIN, 0};
  return is_open() && poll(&watched, 1, static_cast<int>(within.count())) > 0;
}

}  // namespace omnigo
