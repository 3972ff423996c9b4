#include "client/remote.h"

#include <utility>

#include "base/text.h"

namespace omnigo {
namespace {

using Clock = std::chrono::steady_clock;

// The status and the headers of an answer that has come as far as its empty line.
Remote::Answer parse_head(const std::string& head) {
  Remote::Answer answer;
  if (head.size() > 12) answer.status = std::atoi(head.c_str() + 9);
  for (std::size_t start = head.find("\r\n"); start != head.npos;) {
    const std::size_t end = head.find("\r\n", start + 2);
    const std::string line = head.substr(start + 2, end == head.npos ? end : end - start - 2);
    const std::size_t colon = line.find(": ");
    if (colon != line.npos) {
      answer.headers.emplace_back(lower_case(line.substr(0, colon)), line.substr(colon + 2));
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

std::string Remote::Answer::header(std::string_view name) const {
  for (const auto& [key, value] : headers) {
    if (key == name) return value;
  }
  return {};
}

std::vector<std::string> Remote::identity() const {
  if (!token_.empty()) return {"Authorization: Bearer " + token_};
  std::string cookies;
  for (const auto& [name, value] : cookies_) {
    cookies += (cookies.empty() ? "" : "; ") + name + "=" + value;
  }
  if (!cookies.empty()) return {"Cookie: " + cookies};
  return {};
}

Remote::Answer Remote::ask(const std::string& method, const std::string& path,
                           const std::string& body, const std::vector<std::string>& headers) {
  auto line = ServerLine::open(address_);
  if (!line) return {.status = 0, .body = line.error().message};
  std::string request = method + " " + path + " HTTP/1.1\r\nHost: " + address_.host_header() +
                        "\r\nConnection: close\r\n";
  for (const std::string& line : identity()) request += line + "\r\n";
  for (const std::string& line : headers) request += line + "\r\n";
  if (!body.empty()) {
    request +=
        "Content-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n";
  }
  std::string bytes;
  if (line->write(request + "\r\n" + body)) {
    while (line->read_more(bytes)) {
    }
  }
  const std::size_t end = bytes.find("\r\n\r\n");
  if (end == bytes.npos) return {};
  Answer answer = parse_head(bytes.substr(0, end));
  answer.body = bytes.substr(end + 4);
  for (const auto& [key, value] : answer.headers) {
    const std::size_t equals = value.find('=');
    if (key != "set-cookie" || equals == value.npos) continue;
    const std::string name = value.substr(0, equals);
    cookies_[name] = value.substr(equals + 1, value.find(';') - equals - 1);
    if (cookies_[name].empty()) cookies_.erase(name);
  }
  return answer;
}

Result<RemoteSocket> RemoteSocket::open(const Remote& remote,
                                        const std::vector<std::string>& headers,
                                        const std::string& path) {
  auto line = ServerLine::open(remote.address());
  if (!line) return line.error();
  RemoteSocket made(std::move(*line));
  std::vector<std::string> lines = remote.identity();
  lines.insert(lines.end(), headers.begin(), headers.end());
  std::string bytes;
  if (!made.line_.write(upgrade_request(remote.address().host_header(), lines, path))) {
    return Error{"the server closed the connection"};
  }
  while (bytes.find("\r\n\r\n") == bytes.npos) {
    if (!made.line_.read_more(bytes)) return Error{"the server closed the connection"};
  }
  const std::size_t end = bytes.find("\r\n\r\n");
  const int status = parse_head(bytes.substr(0, end)).status;
  if (status != 101) return Error{"the server refused: status " + std::to_string(status)};
  made.frames_.feed(std::string_view(bytes).substr(end + 4));
  return made;
}

void RemoteSocket::cut() {
  line_.close();
  if (!closed_) closed_ = 1006;
}

bool RemoteSocket::send(std::string_view text) {
  return line_.write(client_frame(Frame::Text, text));
}

std::optional<std::string> RemoteSocket::read(std::chrono::milliseconds timeout) {
  const auto deadline = Clock::now() + timeout;
  while (line_.is_open()) {
    while (auto frame = frames_.next()) {
      if (frame->kind == Frame::Text) return std::move(frame->payload);
      if (frame->kind == Frame::Ping) line_.write(client_frame(Frame::Pong, frame->payload));
      if (frame->kind != Frame::Close) continue;
      const auto& code = frame->payload;
      closed_ = code.size() < 2 ? 1005
                                : static_cast<unsigned char>(code[0]) << 8 |
                                      static_cast<unsigned char>(code[1]);
      line_.write(client_frame(Frame::Close, code.substr(0, 2)));
      cut();
      return std::nullopt;
    }
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
    if (left.count() <= 0 || !line_.is_readable(left)) return std::nullopt;
    std::string bytes;
    if (!line_.read_more(bytes)) {
      cut();
      return std::nullopt;
    }
    frames_.feed(bytes);
  }
  return std::nullopt;
}

}  // namespace omnigo
