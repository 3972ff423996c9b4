// A connection of HTTP over Beast: one request after another, until it becomes a WebSocket.
#pragma once

#include "server/net_connection.h"
#include "server/net_web_socket.h"

namespace omnigo::net {

constexpr auto kIdle = std::chrono::seconds(30);        // between requests
constexpr auto kHeaderTime = std::chrono::seconds(10);  // from a request's first byte to its body
constexpr auto kBodyTime = std::chrono::seconds(20);
constexpr auto kAnswerTime = std::chrono::seconds(20);  // plus a time by its size:
constexpr std::size_t kSlowestReader = 64 << 10;        // bytes per second
constexpr std::size_t kMostBody = 16 << 20;             // whatever the handler allows
constexpr std::size_t kMostUnknownBody = 64 << 10;      // if its length is not declared
constexpr int kSendBuffer = 256 << 10;
constexpr std::size_t kMostLeftOver = 16 << 20;

class HttpConnection : public Connection, public std::enable_shared_from_this<HttpConnection> {
 public:
  HttpConnection(std::shared_ptr<Shared> shared, tcp::socket socket, const std::string& peer)
      : Connection(std::move(shared)),
        peer_(peer),
        address_(shared_->use->of(network_of(peer))),
        client_(address_),
        counted_(std::make_unique<Counted>(*shared_, address_)),
        stream_(std::move(socket)),
        pause_timer_(stream_.get_executor()) {
    error_code ignored;
    stream_.socket().set_option(tcp::no_delay(true), ignored);
    // Otherwise the system buffers megabytes for a client that does not read.
    stream_.socket().set_option(asio::socket_base::send_buffer_size(kSendBuffer), ignored);
  }
  ~HttpConnection() override { no_longer_reading(); }

  void read() {
    parser_.emplace();
    parser_->header_limit(kMostHeader);
    parser_->body_limit(kMostBody);
    gone_.reset();
    body_ = {};
    reading_ = shared_->reading.insert(shared_->reading.end(), this);
    stream_.expires_after(buffer_.size() > 0 || first_ ? kHeaderTime : kIdle);
    first_ = false;
    http::async_read_header(
        stream_, buffer_, *parser_,
        [self = shared_from_this()](error_code error, std::size_t) { self->header_read(error); });
  }

  // To make room for another connection.
  void drop() {
    error_code ignored;
    stream_.socket().close(ignored);
  }

  void end() override {
    pause_timer_.cancel();
    drop();
  }

 private:
  void no_longer_reading() {
    if (reading_) shared_->reading.erase(*reading_);
    reading_.reset();
  }

  void header_read(error_code error) {
    if (error) return was_read(error);
    unanswered_.emplace(shared_->unanswered);
    const auto& message = parser_->get();
    client_ = client_of(message);
    const std::string target = view_text(message.target());
    const std::size_t most = shared_->handler.most_body(view_text(message.method_string()),
                                                        target.substr(0, target.find('?')));
    const auto length = parser_->content_length();
    if (length && *length > most) return was_read(http::error::body_limit);
    parser_->body_limit(length ? most : std::min(most, kMostUnknownBody));
    if (length && !hold(body_, *length)) {
      return refuse(503, "unavailable", explain("busy", "the server is busy; try again later"), 5);
    }
    stream_.expires_after(kBodyTime);
    http::async_read(
        stream_, buffer_, *parser_,
        [self = shared_from_this()](error_code wrong, std::size_t) { self->was_read(wrong); });
  }

  // Behind a proxy, the client that it forwards for.
  template <class Message>
  NetUse::SharedAddress client_of(const Message& message) const {
    if (message.count("x-forwarded-for") == 0 || !shared_->is_proxy(peer_)) return address_;
    HttpHeaders headers;
    for (const auto& field : message) {
      headers.emplace_back(lower_case(view_text(field.name_string())), view_text(field.value()));
    }
    return shared_->use->of(
        network_of(client_address(peer_, headers, shared_->options.trusted_proxies)));
  }
  bool hold(Held& held, std::size_t bytes) {
    if (!shared_->use->may_hold(*client_, bytes)) return false;
    held = Held(shared_->use, client_, bytes);
    return true;
  }

  void was_read(error_code error) {
    no_longer_reading();
    if (error == http::error::body_limit) {
      return refuse(413, "too-large", explain("body-large", "the body is too large"));
    }
    if (error == http::error::header_limit) {
      return refuse(431, "too-large", explain("headers-large", "the headers are too large"));
    }
    if (error) return close();
    keep_alive_ = parser_->get().keep_alive();
    head_only_ = parser_->get().method() == http::verb::head;
    if (websocket::is_upgrade(parser_->get())) return upgrade();
    HttpRequest request = plain_request(*shared_, parser_->get(), peer_);
    stream_.expires_never();  // thinking may take longer than reading
    watch_for_close();
    request.gone = gone_;
    shared_->handler.http(std::move(request), [self = shared_from_this()](HttpResponse response) {
      asio::post(self->stream_.get_executor(), [self, response = std::move(response)]() mutable {
        self->answer(std::move(response));
      });
    });
  }

  void answer(HttpResponse response) {
    const auto pause = response.status == 429 ? shared_->use->pause_before_refusal(*client_)
                                              : std::chrono::nanoseconds(0);
    if (pause == pause.zero()) return write(std::move(response));
    pause_timer_.expires_after(pause);
    pause_timer_.async_wait([self = shared_from_this(), response = std::move(response)](
                                error_code) mutable { self->write(std::move(response)); });
  }

  // Nobody needs an answer once the client has closed; more bytes are its next request.
  void watch_for_close() {
    gone_ = std::make_shared<std::atomic<bool>>(false);
    stream_.socket().async_wait(
        tcp::socket::wait_read, [weak = weak_from_this(), gone = gone_](error_code error) {
          const auto self = weak.lock();
          if (error || !self || self->gone_ != gone) return;
          char byte = 0;
          const auto got =
              ::recv(self->stream_.socket().native_handle(), &byte, 1, MSG_PEEK | MSG_DONTWAIT);
          *gone = got == 0 || (got < 0 && errno != EAGAIN && errno != EWOULDBLOCK);
        });
  }

  void upgrade() {
    auto message = parser_->release();
    HttpRequest request = plain_request(*shared_, message, peer_);
    auto refusal = shared_->handler.refuse(request);
    if (shared_->is_proxy(peer_)) {
      address_ = shared_->use->of(network_of(request.address));
      if (!refusal && !shared_->use->may_connect(*address_)) {
        return refuse(429, "too-many", too_many_connections(), 10);
      }
    }
    if (refusal) {
      keep_alive_ = false;
      return write(std::move(*refusal));
    }
    counted_ = std::make_unique<Counted>(*shared_, address_);
    const auto socket = make_connection<WebSocket>(
        stream_.get_executor(), shared_, std::move(stream_), std::move(counted_), address_);
    socket->accept(message, std::move(request));
  }

  void refuse(int status, const std::string& code, const Error& why, int retry = 0) {
    no_longer_reading();
    keep_alive_ = false;
    HttpResponse response{.status = status,
                          .body = R"({"error":{"code":")" + code + R"(","text":")" + why.message +
                                  R"(","reason":")" + why.reason.code + R"("}})"};
    if (retry > 0) response.headers.emplace_back("Retry-After", std::to_string(retry));
    write(std::move(response));
  }

  void write(HttpResponse given) {
    gone_.reset();
    body_ = {};
    if (!hold(answer_, given.body.size())) {
      return refuse(503, "unavailable",
                    explain("answers-unread", "read the answers to your other requests first"), 5);
    }
    const std::size_t bytes = given.body.size();
    response_ = {};
    response_.version(11);
    response_.result(static_cast<unsigned>(given.status));
    response_.set(http::field::content_type, given.type);
    for (const auto& [name, value] : given.headers) response_.insert(name, value);
    response_.keep_alive(keep_alive_);
    response_.body() = std::move(given.body);
    response_.prepare_payload();
    if (head_only_) response_.body().clear();
    stream_.expires_after(kAnswerTime + std::chrono::seconds(bytes / kSlowestReader));
    http::async_write(stream_, response_,
                      [self = shared_from_this()](error_code error, std::size_t) {
                        self->answer_ = {};
                        self->response_ = {};
                        self->unanswered_.reset();
                        if (error || !self->keep_alive_) return self->close();
                        self->read();
                      });
  }

  // Says that no more comes, and reads what the client is still sending: a socket closed with
  // unread bytes is reset, and the client may lose the answer that says why.
  void close() {
    unanswered_.reset();
    error_code ignored;
    stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
    stream_.expires_after(kLinger);
    read_left_over();
  }

  void read_left_over() {
    buffer_.clear();
    stream_.async_read_some(buffer_.prepare(kMostHeader),
                            [self = shared_from_this()](error_code error, std::size_t bytes) {
                              self->left_over_ += bytes;
                              if (error || self->left_over_ > kMostLeftOver) return self->drop();
                              self->read_left_over();
                            });
  }

  const std::string peer_;
  NetUse::SharedAddress address_, client_;  // who is connected, and for whom
  std::unique_ptr<Counted> counted_;
  beast::tcp_stream stream_;
  asio::steady_timer pause_timer_;
  std::optional<std::list<HttpConnection*>::iterator> reading_;
  bool first_ = true;
  std::optional<OneMore> unanswered_;
  Held body_, answer_;
  std::shared_ptr<std::atomic<bool>> gone_;
  std::size_t left_over_ = 0;
  beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::string_body>> parser_;
  http::response<http::string_body> response_;
  bool keep_alive_ = false, head_only_ = false;
};

}  // namespace omnigo::net
