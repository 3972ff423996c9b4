#include "client/remote.h"

#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstring>
#include <utility>

#include "base/quote.h"

namespace omnigo {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kMostAnswer = 64 << 20;

bool write_all(int socket, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

// Some more bytes; false where none come any more.
bool read_more(int socket, std::string& bytes) {
  char buffer[16384];
  const ssize_t got = recv(socket, buffer, sizeof buffer, 0);
  if (got <= 0) return false;
  bytes.append(buffer, static_cast<std::size_t>(got));
  return bytes.size() < kMostAnswer;
}

std::string lower(std::string text) {
  for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return text;
}

// The status and the headers of an answer that has come as far as its empty line.
Remote::Answer parse_head(const std::string& head) {
  Remote::Answer answer;
  if (head.size() > 12) answer.status = std::atoi(head.c_str() + 9);
  for (std::size_t start = head.find("\r\n"); start != head.npos;) {
    const std::size_t end = head.find("\r\n", start + 2);
    const std::string line = head.substr(start + 2, end == head.npos ? end : end - start - 2);
    const std::size_t colon = line.find(": ");
    if (colon != line.npos) {
      answer.headers.emplace_back(lower(line.substr(0, colon)), line.substr(colon + 2));
    }
    start = end;
  }
  return answer;
}

}  // namespace

// --- frames

std::string client_frame(int kind, std::string_view payload) {
  // The mask protects proxies from what browsers are made to send; any will do here.
  constexpr unsigned char kMask[4] = {0x5A, 0x13, 0xC4, 0x77};
  std::string frame(1, static_cast<char>(0x80 | kind));
  const std::size_t size = payload.size();
  if (size < 126) {
    frame += static_cast<char>(0x80 | size);
  } else if (size < 65'536) {
    frame += static_cast<char>(0x80 | 126);
    for (int shift = 8; shift >= 0; shift -= 8) frame += static_cast<char>(size >> shift & 0xFF);
  } else {
    frame += static_cast<char>(0x80 | 127);
    for (int shift = 56; shift >= 0; shift -= 8) frame += static_cast<char>(size >> shift & 0xFF);
  }
  frame.append(reinterpret_cast<const char*>(kMask), 4);
  for (std::size_t i = 0; i < size; ++i) frame += static_cast<char>(payload[i] ^ kMask[i % 4]);
  return frame;
}

std::optional<Frame> FrameReader::next() {
  for (;;) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes_[at_ + i]); };
    const std::size_t have = bytes_.size() - at_;
    if (have < 2) break;
    std::size_t header = 2, size = byte(1) & 0x7F;
    const std::size_t extra = size == 126 ? 2 : size == 127 ? 8 : 0;
    if (extra > 0) {
      header += extra;
      if (have < header) break;
      size = 0;
      for (std::size_t i = 0; i < extra; ++i) size = size << 8 | byte(2 + i);
    }
    if (have < header + size) break;
    const bool last = (byte(0) & 0x80) != 0;
    const int kind = byte(0) & 0x0F;
    std::string payload = bytes_.substr(at_ + header, size);
    at_ += header + size;
    if (kind >= 8) return Frame{kind, std::move(payload)};
    text_ += payload;
    if (!last) continue;
    return Frame{Frame::Text, std::exchange(text_, {})};
  }
  bytes_.erase(0, std::exchange(at_, 0));
  return std::nullopt;
}

std::string upgrade_request(const std::string& host, const std::vector<std::string>& headers,
                            const std::string& path) {
  std::string request = "GET " + path + " HTTP/1.1\r\nHost: " + host +
                        "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                        "Sec-WebSocket-Version: 13\r\n"
                        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
  for (const std::string& line : headers) request += line + "\r\n";
  return request + "\r\n";
}

// --- a server

Result<Address> parse_url(const std::string& url) {
  const std::string scheme = "http://";
  if (!url.starts_with(scheme)) return Error{quote(url) + " does not begin with http://"};
  std::string rest = url.substr(scheme.size());
  rest = rest.substr(0, rest.find('/'));
  Address address{rest, 80};
  const std::size_t colon = rest.rfind(':');
  if (colon != rest.npos) {
    address.host = rest.substr(0, colon);
    address.port = std::atoi(rest.c_str() + colon + 1);
  }
  if (address.host.empty() || address.port < 1 || address.port > 65'535) {
    return Error{quote(url) + " is no address"};
  }
  return address;
}

namespace {

// Makes the socket speak from this address, if one is given.
bool bind_to(int socket, const std::string& from) {
  if (from.empty()) return true;
  sockaddr_in address{};
  address.sin_family = AF_INET;
  return inet_pton(AF_INET, from.c_str(), &address.sin_addr) == 1 &&
         bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
}

}  // namespace

int connect_to(const Address& address) {
  addrinfo hints{};
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  if (getaddrinfo(address.host.c_str(), std::to_string(address.port).c_str(), &hints, &found)) {
    return -1;
  }
  int connected = -1;
  for (const addrinfo* one = found; one != nullptr && connected < 0; one = one->ai_next) {
    const int made = socket(one->ai_family, one->ai_socktype | SOCK_CLOEXEC, one->ai_protocol);
    if (made >= 0 && bind_to(made, address.from) &&
        connect(made, one->ai_addr, one->ai_addrlen) == 0) {
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

std::string Remote::Answer::header(std::string_view name) const {
  for (const auto& [key, value] : headers) {
    if (key == name) return value;
  }
  return {};
}

std::vector<std::string> Remote::identity() const {
  if (!token_.empty()) return {"Authorization: Bearer " + token_};
  if (!cookie_.empty()) return {"Cookie: " + cookie_};
  return {};
}

Remote::Answer Remote::ask(const std::string& method, const std::string& path,
                           const std::string& body, const std::vector<std::string>& headers) {
  const int socket = connect_to(address_);
  if (socket < 0) return {};
  std::string request = method + " " + path + " HTTP/1.1\r\nHost: " + address_.host_header() +
                        "\r\nConnection: close\r\n";
  for (const std::string& line : identity()) request += line + "\r\n";
  for (const std::string& line : headers) request += line + "\r\n";
  if (!body.empty()) {
    request +=
        "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n";
  }
  std::string bytes;
  if (write_all(socket, request + "\r\n" + body)) {
    while (read_more(socket, bytes)) {
    }
  }
  close(socket);
  const std::size_t end = bytes.find("\r\n\r\n");
  if (end == bytes.npos) return {};
  Answer answer = parse_head(bytes.substr(0, end));
  answer.body = bytes.substr(end + 4);
  const std::string cookie = answer.header("set-cookie");
  if (!cookie.empty()) cookie_ = cookie.substr(0, cookie.find(';'));
  return answer;
}

Result<RemoteSocket> RemoteSocket::open(const Remote& remote,
                                        const std::vector<std::string>& headers,
                                        const std::string& path) {
  RemoteSocket made(connect_to(remote.address()));
  if (made.socket_ < 0) return Error{"nobody answers at " + remote.address().host_header()};
  std::vector<std::string> lines = remote.identity();
  lines.insert(lines.end(), headers.begin(), headers.end());
  std::string bytes;
  if (!made.write(upgrade_request(remote.address().host_header(), lines, path))) {
    return Error{"the server hung up"};
  }
  while (bytes.find("\r\n\r\n") == bytes.npos) {
    if (!read_more(made.socket_, bytes)) return Error{"the server hung up"};
  }
  const std::size_t end = bytes.find("\r\n\r\n");
  const int status = parse_head(bytes.substr(0, end)).status;
  if (status != 101) return Error{"the server refused: status " + std::to_string(status)};
  made.frames_.feed(std::string_view(bytes).substr(end + 4));
  return made;
}

RemoteSocket::RemoteSocket(RemoteSocket&& other) noexcept
    : socket_(std::exchange(other.socket_, -1)),
      frames_(std::move(other.frames_)),
      closed_(other.closed_) {}

RemoteSocket& RemoteSocket::operator=(RemoteSocket&& other) noexcept {
  cut();
  socket_ = std::exchange(other.socket_, -1);
  frames_ = std::move(other.frames_);
  closed_ = other.closed_;
  return *this;
}

RemoteSocket::~RemoteSocket() { cut(); }

void RemoteSocket::cut() {
  if (socket_ >= 0) close(socket_);
  socket_ = -1;
  if (!closed_) closed_ = 1006;
}

bool RemoteSocket::write(std::string_view bytes) {
  return socket_ >= 0 && write_all(socket_, bytes);
}

bool RemoteSocket::send(std::string_view text) { return write(client_frame(Frame::Text, text)); }

std::optional<std::string> RemoteSocket::read(std::chrono::milliseconds timeout) {
  const auto deadline = Clock::now() + timeout;
  while (socket_ >= 0) {
    while (auto frame = frames_.next()) {
      if (frame->kind == Frame::Text) return std::move(frame->payload);
      if (frame->kind == Frame::Ping) write(client_frame(Frame::Pong, frame->payload));
      if (frame->kind != Frame::Close) continue;
      const auto& code = frame->payload;
      closed_ = code.size() < 2 ? 1005
                                : static_cast<unsigned char>(code[0]) << 8 |
                                      static_cast<unsigned char>(code[1]);
      write(client_frame(Frame::Close, code.substr(0, 2)));
      cut();
      return std::nullopt;
    }
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    pollfd watched = {socket_, POLLIN, 0};
    if (left <= 0 || poll(&watched, 1, static_cast<int>(left)) <= 0) return std::nullopt;
    std::string bytes;
    if (!read_more(socket_, bytes)) {
      cut();
      return std::nullopt;
    }
    frames_.feed(bytes);
  }
  return std::nullopt;
}

}  // namespace omnigo
