#include "server/net.h"

#include <boost/asio.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <csignal>
#include <deque>

namespace omnigo {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using Clock = std::chrono::steady_clock;
using boost::system::error_code;

constexpr auto kHttpTime = std::chrono::seconds(30);
constexpr auto kPingEvery = std::chrono::seconds(20);
constexpr auto kSilence = std::chrono::seconds(60);
constexpr std::size_t kMostHeader = 16 << 10;
constexpr auto kFarewell = std::chrono::milliseconds(500);  // for what is still to be sent
constexpr auto kLinger = std::chrono::seconds(5);
constexpr std::size_t kMostLeftOver = 16 << 20;

struct Shared {
  Shared(const NetOptions& given, NetHandler& handling) : options(given), handler(handling) {}
  NetOptions options;
  NetHandler& handler;
  std::atomic<int> connections = 0;
};

// Counts a connection for as long as it lives.
class Counted {
 public:
  explicit Counted(Shared& shared) : shared_(shared) { ++shared_.connections; }
  ~Counted() { --shared_.connections; }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;

 private:
  Shared& shared_;
};

std::string lower(std::string_view text) {
  std::string made(text);
  for (char& c : made) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return made;
}

std::string view_text(beast::string_view view) { return {view.data(), view.size()}; }

// The last address that the proxy added, or the one who is connected.
std::string client_address(const Shared& shared, const std::string& peer,
                           const std::string& forwarded) {
  if (shared.options.trusted_proxy.empty() || peer != shared.options.trusted_proxy) return peer;
  const std::size_t comma = forwarded.rfind(',');
  std::string last = comma == forwarded.npos ? forwarded : forwarded.substr(comma + 1);
  std::erase(last, ' ');
  return last.empty() ? peer : last;
}

template <class Message>
HttpRequest plain_request(const Shared& shared, Message& message, const std::string& peer) {
  HttpRequest request;
  request.method = view_text(message.method_string());
  const std::string target = view_text(message.target());
  const std::size_t question = target.find('?');
  request.path = target.substr(0, question);
  if (question != target.npos) request.query = target.substr(question + 1);
  for (const auto& field : message) {
    request.headers.emplace_back(lower(view_text(field.name_string())), view_text(field.value()));
  }
  request.address = client_address(shared, peer, request.header("x-forwarded-for"));
  request.body = std::move(message.body());
  return request;
}

// --- WebSocket

class WebSocket : public Socket, public std::enable_shared_from_this<WebSocket> {
 public:
  WebSocket(std::shared_ptr<Shared> shared, beast::tcp_stream stream,
            std::unique_ptr<Counted> counted)
      : shared_(std::move(shared)),
        counted_(std::move(counted)),
        stream_(std::move(stream)),
        ping_timer_(stream_.get_executor()),
        allowance_(shared_->options.burst),
        counted_at_(Clock::now()) {}

  void accept(const http::request<http::string_body>& upgrade, HttpRequest request) {
    request_ = std::move(request);
    beast::get_lowest_layer(stream_).expires_never();
    websocket::stream_base::timeout timeout{};
    timeout.handshake_timeout = std::chrono::seconds(10);
    // Beast's own idea of silence does not count what answers a ping.
    timeout.idle_timeout = websocket::stream_base::none();
    timeout.keep_alive_pings = false;
    stream_.set_option(timeout);
    stream_.read_message_max(shared_->options.most_message);
    stream_.auto_fragment(false);
    stream_.text(true);
    stream_.control_callback([this](websocket::frame_type kind, beast::string_view) {
      heard_at_ = Clock::now();
      if (kind == websocket::frame_type::pong) ponged();
    });
    stream_.async_accept(upgrade, [self = shared_from_this()](error_code error) {
      if (!error) self->begin();
    });
  }

  void send(std::shared_ptr<const std::string> text) override {
    // At once where it is the network's own thread that sends: what others send comes after that.
    asio::dispatch(stream_.get_executor(),
                   [self = shared_from_this(), text = std::move(text)] { self->queue(text); });
  }

  void close(int code, std::string reason) override {
    asio::post(stream_.get_executor(),
               [self = shared_from_this(), code, reason = std::move(reason)] {
                 self->close_now(code, reason);
               });
  }

  std::int64_t lag() const override { return lag_; }

 private:
  void begin() {
    open_ = true;
    shared_->handler.opened(shared_from_this(), request_);
    request_ = {};
    ping_later(std::chrono::seconds(0));
    read();
  }

  void read() {
    stream_.async_read(buffer_, [self = shared_from_this()](error_code error, std::size_t) {
      self->was_read(error);
    });
  }

  void was_read(error_code error) {
    if (error) return finish();
    heard_at_ = Clock::now();
    if (!allowed()) return close_now(1008, "too many messages");
    if (!closing_) {
      const auto data = buffer_.cdata();
      shared_->handler.message(shared_from_this(),
                               {static_cast<const char*>(data.data()), data.size()});
    }
    buffer_.consume(buffer_.size());
    read();
  }

  // A leaky bucket.
  bool allowed() {
    if (shared_->options.messages_per_second <= 0) return true;
    const auto now = Clock::now();
    const double passed = std::chrono::duration<double>(now - counted_at_).count();
    counted_at_ = now;
    allowance_ = std::min(shared_->options.burst,
                          allowance_ + passed * shared_->options.messages_per_second);
    if (allowance_ < 1) return false;
    allowance_ -= 1;
    return true;
  }

  void queue(const std::shared_ptr<const std::string>& text) {
    if (!open_ || closing_) return;
    if (unsent_ > kMostUnsent) return drop();
    unsent_ += text->size();
    unsent_texts_.push_back(text);
    if (!writing_) write();
  }

  void write() {
    writing_ = true;
    const auto& text = *unsent_texts_.front();
    stream_.async_write(
        asio::buffer(text),
        [self = shared_from_this()](error_code error, std::size_t) { self->was_written(error); });
  }

  void was_written(error_code error) {
    writing_ = false;
    if (error) return;  // the reading side finds out too
    if (!unsent_texts_.empty()) {
      unsent_ -= unsent_texts_.front()->size();
      unsent_texts_.pop_front();
    }
    if (closing_) return send_close();
    if (!unsent_texts_.empty()) write();
  }

  void close_now(int code, const std::string& reason) {
    if (closing_ || !open_) return;
    closing_ = true;
    reason_ = websocket::close_reason(static_cast<websocket::close_code>(code), reason);
    if (!writing_) send_close();
  }

  void send_close() {
    stream_.async_close(reason_, [self = shared_from_this()](error_code) {});
  }

  void drop() {
    closing_ = true;
    error_code ignored;
    beast::get_lowest_layer(stream_).socket().close(ignored);
  }

  void finish() {
    if (!open_) return;
    open_ = false;
    ping_timer_.cancel();
    shared_->handler.closed(shared_from_this());
    context.reset();
    counted_.reset();
  }

  void ping_later(Clock::duration wait) {
    ping_timer_.expires_after(wait);
    ping_timer_.async_wait([weak = weak_from_this()](error_code error) {
      if (const auto self = weak.lock(); self && !error) self->ping();
    });
  }

  void ping() {
    if (!open_ || closing_) return;
    if (Clock::now() - heard_at_ > kSilence) return drop();
    pinged_at_ = Clock::now();
    stream_.async_ping({}, [weak = weak_from_this()](error_code error) {
      if (const auto self = weak.lock(); self && !error) self->ping_later(kPingEvery);
    });
  }

  // The shortest of the latest few: who delays one answer gains nothing.
  void ponged() {
    if (!pinged_at_) return;
    const auto took =
        std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - *pinged_at_).count();
    pinged_at_.reset();
    trips_.push_back(took);
    if (trips_.size() > 3) trips_.pop_front();
    lag_ = *std::min_element(trips_.begin(), trips_.end());
  }

  std::shared_ptr<Shared> shared_;
  std::unique_ptr<Counted> counted_;
  websocket::stream<beast::tcp_stream> stream_;
  asio::steady_timer ping_timer_;
  HttpRequest request_;
  beast::flat_buffer buffer_;
  std::deque<std::shared_ptr<const std::string>> unsent_texts_;
  std::size_t unsent_ = 0;
  bool open_ = false, writing_ = false, closing_ = false;
  websocket::close_reason reason_;
  double allowance_;
  Clock::time_point counted_at_, heard_at_ = Clock::now();
  std::optional<Clock::time_point> pinged_at_;
  std::deque<std::int64_t> trips_;
  std::atomic<std::int64_t> lag_ = 0;
};

// --- HTTP

class HttpConnection : public std::enable_shared_from_this<HttpConnection> {
 public:
  HttpConnection(std::shared_ptr<Shared> shared, tcp::socket socket)
      : shared_(std::move(shared)),
        counted_(std::make_unique<Counted>(*shared_)),
        stream_(std::move(socket)) {
    error_code ignored;
    stream_.socket().set_option(tcp::no_delay(true), ignored);
    const auto peer = stream_.socket().remote_endpoint(ignored);
    peer_ = peer.address().to_string(ignored);
  }

  void read() {
    parser_.emplace();
    parser_->header_limit(kMostHeader);
    parser_->body_limit(shared_->options.most_body);
    stream_.expires_after(kHttpTime);
    http::async_read(
        stream_, buffer_, *parser_,
        [self = shared_from_this()](error_code error, std::size_t) { self->was_read(error); });
  }

 private:
  void was_read(error_code error) {
    if (error == http::error::body_limit) return refuse(413, "too-large", "the body is too large");
    if (error == http::error::header_limit) {
      return refuse(431, "too-large", "the headers are too large");
    }
    if (error) return close();
    keep_alive_ = parser_->get().keep_alive();
    head_only_ = parser_->get().method() == http::verb::head;
    if (websocket::is_upgrade(parser_->get())) return upgrade();
    HttpRequest request = plain_request(*shared_, parser_->get(), peer_);
    stream_.expires_never();  // thinking may take longer than reading
    shared_->handler.http(std::move(request), [self = shared_from_this()](HttpResponse response) {
      asio::post(self->stream_.get_executor(), [self, response = std::move(response)]() mutable {
        self->write(std::move(response));
      });
    });
  }

  void upgrade() {
    auto message = parser_->release();
    HttpRequest request = plain_request(*shared_, message, peer_);
    if (auto refusal = shared_->handler.refuse(request)) {
      keep_alive_ = false;
      return write(std::move(*refusal));
    }
    const auto socket =
        std::make_shared<WebSocket>(shared_, std::move(stream_), std::move(counted_));
    socket->accept(message, std::move(request));
  }

  void refuse(int status, const std::string& code, const std::string& text) {
    keep_alive_ = false;
    write({.status = status,
           .body = R"({"error":{"code":")" + code + R"(","text":")" + text + R"("}})"});
  }

  void write(HttpResponse given) {
    response_ = {};
    response_.version(11);
    response_.result(static_cast<unsigned>(given.status));
    response_.set(http::field::content_type, given.type);
    for (const auto& [name, value] : given.headers) response_.insert(name, value);
    response_.keep_alive(keep_alive_);
    response_.body() = std::move(given.body);
    response_.prepare_payload();
    if (head_only_) response_.body().clear();
    stream_.expires_after(kHttpTime);
    http::async_write(stream_, response_,
                      [self = shared_from_this()](error_code error, std::size_t) {
                        if (error || !self->keep_alive_) return self->close();
                        self->read();
                      });
  }

  // Says that no more comes, and reads what the other is still sending: a socket closed with unread
  // bytes is reset, and the other may lose the answer that tells why.
  void close() {
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
                              if (error || self->left_over_ > kMostLeftOver) return;
                              self->read_left_over();
                            });
  }

  std::shared_ptr<Shared> shared_;
  std::unique_ptr<Counted> counted_;
  beast::tcp_stream stream_;
  std::string peer_;
  std::size_t left_over_ = 0;
  beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::string_body>> parser_;
  http::response<http::string_body> response_;
  bool keep_alive_ = false, head_only_ = false;
};

// --- listening

class Server : public NetServer {
 public:
  Server(const NetOptions& options, NetHandler& handler)
      : shared_(std::make_shared<Shared>(options, handler)),
        context_(1),
        acceptor_(context_),
        retry_(context_),
        signals_(context_, SIGINT, SIGTERM) {}

  std::optional<Error> open() {
    const auto& options = shared_->options;
    error_code error;
    const auto address = asio::ip::make_address(options.address, error);
    if (error) return Error{"--listen: '" + options.address + "' is not an address"};
    const tcp::endpoint endpoint(address, static_cast<unsigned short>(options.port));
    const auto failed = [&](const char* what) {
      return Error{options.address + " port " + std::to_string(options.port) + ": " + what + ": " +
                   error.message()};
    };
    if (acceptor_.open(endpoint.protocol(), error)) return failed("cannot open");
    acceptor_.set_option(asio::socket_base::reuse_address(true), error);
    if (acceptor_.bind(endpoint, error)) return failed("cannot listen there");
    if (acceptor_.listen(4096, error)) return failed("cannot listen");
    return std::nullopt;
  }

  int port() const override {
    error_code ignored;
    return acceptor_.local_endpoint(ignored).port();
  }
  int connections() const override { return shared_->connections; }

  void run() override {
    accept();
    signals_.async_wait([this](error_code error, int) {
      if (!error) stop();
    });
    context_.run();
  }

 private:
  void stop() {
    error_code ignored;
    acceptor_.close(ignored);
    signals_.async_wait([this](error_code error, int) {
      if (!error) context_.stop();
    });
    shared_->handler.stop([this] {
      asio::post(context_, [this] {
        retry_.expires_after(kFarewell);
        retry_.async_wait([this](error_code) { context_.stop(); });
      });
    });
  }

  void accept() {
    acceptor_.async_accept([this](error_code error, tcp::socket socket) {
      if (!acceptor_.is_open()) return;
      if (error) return accept_later();
      if (shared_->connections < shared_->options.most_connections) {
        std::make_shared<HttpConnection>(shared_, std::move(socket))->read();
      }
      accept();
    });
  }

  // Out of file descriptors, most likely: others must close first.
  void accept_later() {
    retry_.expires_after(std::chrono::milliseconds(100));
    retry_.async_wait([this](error_code error) {
      if (!error) accept();
    });
  }

  std::shared_ptr<Shared> shared_;
  asio::io_context context_;
  tcp::acceptor acceptor_;
  asio::steady_timer retry_;
  asio::signal_set signals_;
};

}  // namespace

std::string HttpRequest::header(std::string_view name) const {
  for (const auto& [key, value] : headers) {
    if (key == name) return value;
  }
  return {};
}

Result<std::unique_ptr<NetServer>> NetServer::listen(const NetOptions& options,
                                                     NetHandler& handler) {
  auto server = std::make_unique<Server>(options, handler);
  if (const auto error = server->open()) return *error;
  return std::unique_ptr<NetServer>(std::move(server));
}

}  // namespace omnigo
