#include "server/net.h"

#include <sys/socket.h>

#include <boost/asio.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <csignal>
#include <deque>
#include <list>

#include "base/text.h"
#include "server/admission.h"
#include "server/forwarded.h"
#include "server/net_use.h"

namespace omnigo {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using Clock = std::chrono::steady_clock;
using boost::system::error_code;

constexpr auto kIdle = std::chrono::seconds(30);        // between requests
constexpr auto kHeaderTime = std::chrono::seconds(10);  // from a request's first byte to its body
constexpr auto kBodyTime = std::chrono::seconds(20);
constexpr auto kAnswerTime = std::chrono::seconds(20);  // plus a time by its size:
constexpr std::size_t kSlowestReader = 64 << 10;        // bytes per second
constexpr std::size_t kMostBody = 16 << 20;             // whatever the handler allows
constexpr std::size_t kMostUnknownBody = 64 << 10;      // if its length is not declared
constexpr int kSendBuffer = 256 << 10;
constexpr double kControlsPerSecond = 2, kControlsAtOnce = 20;
constexpr double kSocketBytesPerSecond = 32 << 10, kSocketBytesAtOnce = 256 << 10;
constexpr auto kPingEvery = std::chrono::seconds(20);
constexpr auto kSilence = std::chrono::seconds(60);
constexpr std::size_t kMostHeader = 16 << 10;
// When the server stops: for data still to be sent, and for requests not answered yet.
constexpr auto kFarewell = std::chrono::milliseconds(500), kLongestFarewell = kFarewell * 8;
constexpr auto kLinger = std::chrono::seconds(5);
constexpr int kBacklog = 4096;
constexpr std::size_t kMostLeftOver = 16 << 20;

class Connection;
class HttpConnection;

struct Shared {
  Shared(const NetOptions& given, NetHandler& handling)
      : options(given),
        handler(handling),
        use(std::make_shared<NetUse>(given.limits, given.messages_per_second > 0)) {}
  bool is_proxy(const std::string& peer) const { return is_trusted(peer, options.trusted_proxies); }

  NetOptions options;
  NetHandler& handler;
  std::shared_ptr<NetUse> use;
  std::atomic<int> connections = 0;
  std::list<Connection*> live;
  int unanswered = 0;                  // requests that have begun to come
  std::list<HttpConnection*> reading;  // whose request is not complete, the oldest first
};

// Counts a connection while it lives, in total and for its address.
class Counted {
 public:
  Counted(Shared& shared, const NetUse::SharedAddress& address)
      : shared_(shared), connected_(address) {
    ++shared_.connections;
  }
  ~Counted() { --shared_.connections; }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;

 private:
  Shared& shared_;
  Connected connected_;
};

std::string view_text(beast::string_view view) { return {view.data(), view.size()}; }

template <class Message>
HttpRequest plain_request(const Shared& shared, Message& message, const std::string& peer) {
  HttpRequest request;
  request.method = view_text(message.method_string());
  const std::string target = view_text(message.target());
  const std::size_t question = target.find('?');
  request.path = target.substr(0, question);
  if (question != target.npos) request.query = target.substr(question + 1);
  for (const auto& field : message) {
    request.headers.emplace_back(lower_case(view_text(field.name_string())),
                                 view_text(field.value()));
  }
  request.address = client_address(peer, request.headers, shared.options.trusted_proxies);
  request.direct = !was_forwarded(request.headers);
  request.body = std::move(message.body());
  return request;
}

// On the network's list for as long as it lives.
class Connection {
 public:
  explicit Connection(std::shared_ptr<Shared> shared)
      : shared_(std::move(shared)), place_(shared_->live.insert(shared_->live.end(), this)) {}
  virtual ~Connection() { shared_->live.erase(place_); }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  // Closes it without a word: the network stops.
  virtual void end() = 0;

 protected:
  const std::shared_ptr<Shared> shared_;

 private:
  const std::list<Connection*>::iterator place_;
};

// Whichever thread lets go of it last, it is destroyed on the network's thread: what it counted
// there is counted back there.
template <class Made, class... Arguments>
std::shared_ptr<Made> make_connection(const asio::any_io_executor& network,
                                      Arguments&&... arguments) {
  return {new Made(std::forward<Arguments>(arguments)...), [network](Made* last) {
            asio::dispatch(network, [owned = std::unique_ptr<Made>(last)] {});
          }};
}

// --- WebSocket

// The connection under a WebSocket. Counts each byte that comes, also of messages that never end,
// and reads on when the address may send more.
class MeteredStream {
 public:
  using next_layer_type = beast::tcp_stream;
  using executor_type = next_layer_type::executor_type;
  // How long to wait after these bytes.
  using Charge = std::function<std::chrono::nanoseconds(std::size_t bytes)>;

  explicit MeteredStream(beast::tcp_stream stream)
      : stream_(std::move(stream)), timer_(stream_.get_executor()) {}
  void set_charge(Charge charge) { charge_ = std::move(charge); }

  executor_type get_executor() { return stream_.get_executor(); }
  next_layer_type& next_layer() { return stream_; }
  const next_layer_type& next_layer() const { return stream_; }
  void close() {
    error_code ignored;
    timer_.cancel();
    stream_.socket().close(ignored);
  }

  template <class Buffers, class Handler>
  auto async_write_some(const Buffers& buffers, Handler&& handler) {
    return stream_.async_write_some(buffers, std::forward<Handler>(handler));
  }
  template <class Buffers, class Handler>
  auto async_read_some(const Buffers& buffers, Handler&& handler) {
    return asio::async_compose<Handler, void(error_code, std::size_t)>(
        Read<Buffers>{*this, buffers}, handler, stream_);
  }

 private:
  template <class Buffers>
  struct Read {
    MeteredStream& from;
    Buffers into;
    enum class Step : std::uint8_t { Wait, Read, Done } step = Step::Wait;

    template <class Self>
    void operator()(Self& self, error_code error = {}, std::size_t bytes = 0) {
      if (step == Step::Wait) {
        step = Step::Read;
        if (from.wait_ > from.wait_.zero()) {
          from.timer_.expires_after(std::exchange(from.wait_, from.wait_.zero()));
          return from.timer_.async_wait(std::move(self));
        }
      }
      if (step == Step::Read && !error) {
        step = Step::Done;
        const Buffers room = into;
        return from.stream_.async_read_some(room, std::move(self));
      }
      if (!error) from.wait_ = from.charge_(bytes);
      self.complete(error, bytes);
    }
  };

  beast::tcp_stream stream_;
  asio::steady_timer timer_;
  std::chrono::nanoseconds wait_{0};
  Charge charge_;
};

template <class Handler>
void async_teardown(beast::role_type role, MeteredStream& stream, Handler&& handler) {
  using websocket::async_teardown;
  async_teardown(role, stream.next_layer(), std::forward<Handler>(handler));
}

class WebSocket : public Socket, public Connection, public std::enable_shared_from_this<WebSocket> {
 public:
  WebSocket(std::shared_ptr<Shared> shared, beast::tcp_stream stream,
            std::unique_ptr<Counted> counted, NetUse::SharedAddress address)
      : Connection(std::move(shared)),
        address_(std::move(address)),
        counted_(std::move(counted)),
        stream_(MeteredStream(std::move(stream))),
        ping_timer_(stream_.get_executor()),
        pause_timer_(stream_.get_executor()),
        messages_(shared_->options.messages_per_second, shared_->options.burst, Clock::now()) {}
  ~WebSocket() override { shared_->use->release(*address_, unsent_); }

  void accept(const http::request<http::string_body>& upgrade, HttpRequest request) {
    request_ = std::move(request);
    beast::get_lowest_layer(stream_).expires_never();
    websocket::stream_base::timeout timeout{};
    timeout.handshake_timeout = std::chrono::seconds(10);
    // Beast's own idle timeout does not count answers to pings.
    timeout.idle_timeout = websocket::stream_base::none();
    timeout.keep_alive_pings = false;
    stream_.set_option(timeout);
    stream_.read_message_max(shared_->options.most_message);
    stream_.auto_fragment(false);
    stream_.text(true);
    stream_.next_layer().set_charge([this](std::size_t bytes) { return charge_bytes(bytes); });
    stream_.control_callback([this](websocket::frame_type kind, beast::string_view) {
      heard_at_ = Clock::now();
      if (kind == websocket::frame_type::pong) ponged();
      // Beast answers every ping by itself.
      if (is_limited() && !controls_.take(1, heard_at_)) {
        asio::post(stream_.get_executor(), [self = shared_from_this()] { self->drop(); });
      }
    });
    stream_.async_accept(upgrade, [self = shared_from_this()](error_code error) {
      if (!error) self->begin();
    });
  }

  void send(std::shared_ptr<const std::string> text) override {
    // At once on the network's own thread; messages from other threads come after that.
    asio::dispatch(stream_.get_executor(),
                   [self = shared_from_this(), text = std::move(text)] { self->queue(text); });
  }

  void close(int code, std::string reason) override {
    asio::post(stream_.get_executor(),
               [self = shared_from_this(), code, reason = std::move(reason)] {
                 self->close_now(code, reason);
               });
  }

  void pause() override { paused_ = true; }
  void charge(int messages) override {
    wait_ = std::max(wait_, shared_->use->pause_after(*address_, messages, 0));
  }
  void resume(std::function<void()> then) override {
    asio::post(stream_.get_executor(), [self = shared_from_this(), then = std::move(then)] {
      if (!self->open_) return;
      self->paused_ = false;
      then();
      self->read_on();
    });
  }

  std::int64_t lag() const override { return lag_; }

  void end() override {
    drop();
    if (const auto self = weak_from_this().lock()) self->finish();
  }

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
    if (is_limited() && !messages_.take(1, heard_at_)) {
      return close_now(1008, "too many messages");
    }
    wait_ = shared_->use->pause_after(*address_, 1, 0);
    if (!closing_) {
      const auto data = buffer_.cdata();
      shared_->handler.message(shared_from_this(),
                               {static_cast<const char*>(data.data()), data.size()});
    }
    buffer_.consume(buffer_.size());
    read_on();
  }

  // At once, or when the address may send more, or when the previous message is handled.
  void read_on() {
    if (paused_) return;
    if (wait_ == wait_.zero()) return read();
    pause_timer_.expires_after(std::exchange(wait_, wait_.zero()));
    pause_timer_.async_wait([self = shared_from_this()](error_code error) {
      if (!error) self->read();
    });
  }

  bool is_limited() const { return shared_->options.messages_per_second > 0; }

  std::chrono::nanoseconds charge_bytes(std::size_t bytes) {
    if (is_limited() && !bytes_.take(static_cast<double>(bytes), Clock::now())) {
      close(1008, "too many bytes");
    }
    return shared_->use->pause_after(*address_, 0, bytes);
  }

  void queue(const std::shared_ptr<const std::string>& text) {
    if (!open_ || closing_) return;
    if (unsent_ > kMostUnsent) return drop();
    // If an address lets too much pile up, its sockets that do not read are closed.
    if (unsent_ > NetUse::kSmall && shared_->use->holds_too_much(*address_)) return drop();
    unsent_ += text->size();
    shared_->use->hold(*address_, text->size());
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
    if (error) return end();  // nothing may be reading
    if (!unsent_texts_.empty()) {
      unsent_ -= unsent_texts_.front()->size();
      shared_->use->release(*address_, unsent_texts_.front()->size());
      unsent_texts_.pop_front();
    }
    if (closing_) return send_close();
    if (!unsent_texts_.empty()) write();
  }

  void close_now(int code, const std::string& reason) {
    if (closing_ || !open_) return;
    closing_ = true;
    reason_ = websocket::close_reason(static_cast<websocket::close_code>(code), reason);
    drop_after(kLinger);
    if (!writing_) send_close();
  }

  // A client may read nothing more, not even that.
  void drop_after(Clock::duration wait) {
    ping_timer_.expires_after(wait);
    ping_timer_.async_wait([weak = weak_from_this()](error_code error) {
      if (const auto self = weak.lock(); self && !error) self->end();
    });
  }

  void send_close() {
    // Finished here if nothing more was to be read; otherwise the reading side has noticed.
    stream_.async_close(reason_, [self = shared_from_this()](error_code) { self->finish(); });
  }

  void drop() {
    closing_ = true;
    stream_.next_layer().close();
  }

  void finish() {
    if (!open_) return;
    open_ = false;
    ping_timer_.cancel();
    pause_timer_.cancel();
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
      if (const auto self = weak.lock(); self && !error && !self->closing_) {
        self->ping_later(kPingEvery);
      }
    });
  }

  // The shortest of the latest few: delaying one answer gains nothing.
  void ponged() {
    if (!pinged_at_) return;
    const auto took =
        std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - *pinged_at_).count();
    pinged_at_.reset();
    trips_.push_back(took);
    if (trips_.size() > 3) trips_.pop_front();
    lag_ = *std::min_element(trips_.begin(), trips_.end());
  }

  NetUse::SharedAddress address_;
  std::unique_ptr<Counted> counted_;
  websocket::stream<MeteredStream> stream_;
  asio::steady_timer ping_timer_, pause_timer_;
  HttpRequest request_;
  beast::flat_buffer buffer_;
  std::deque<std::shared_ptr<const std::string>> unsent_texts_;
  std::size_t unsent_ = 0;
  bool open_ = false, writing_ = false, closing_ = false, paused_ = false;
  websocket::close_reason reason_;
  Bucket messages_, bytes_{kSocketBytesPerSecond, kSocketBytesAtOnce, Clock::now()};
  Bucket controls_{kControlsPerSecond, kControlsAtOnce, Clock::now()};
  std::chrono::nanoseconds wait_{0};
  Clock::time_point heard_at_ = Clock::now();
  std::optional<Clock::time_point> pinged_at_;
  std::deque<std::int64_t> trips_;
  std::atomic<std::int64_t> lag_ = 0;
};

// --- HTTP

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

// --- listening

class Server : public NetServer {
 public:
  Server(const NetOptions& options, NetHandler& handler)
      : shared_(std::make_shared<Shared>(options, handler)),
        context_(1),
        acceptor_(context_),
        retry_(context_),
        signals_(context_, SIGINT, SIGTERM) {}

  Result<void> open() {
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
    if (acceptor_.listen(kBacklog, error)) return failed("cannot listen");
    return {};
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
    end_connections();
  }

 private:
  // Whatever clients have left undone. None is destroyed before all have ended: outside of run(),
  // what is dispatched has to wait.
  void end_connections() {
    for (Connection* one : shared_->live) one->end();
    context_.restart();
    context_.poll();
  }

  void stop() {
    welcome_the_last();
    error_code ignored;
    acceptor_.close(ignored);
    signals_.async_wait([this](error_code error, int) {
      if (!error) context_.stop();
    });
    shared_->handler.stop(
        [this] { asio::post(context_, [this] { end_at(Clock::now() + kLongestFarewell); }); });
  }

  // Soon after everybody has an answer, or at the latest then.
  void end_at(Clock::time_point latest) {
    retry_.expires_after(kFarewell);
    retry_.async_wait([this, latest](error_code) {
      if (shared_->unanswered == 0 || Clock::now() >= latest) return context_.stop();
      end_at(latest);
    });
  }

  // Clients that have connected already are answered too.
  void welcome_the_last() {
    error_code error;
    acceptor_.non_blocking(true, error);
    for (int i = 0; i < kBacklog && !error; ++i) {
      tcp::socket socket(context_);
      if (!acceptor_.accept(socket, error)) welcome(std::move(socket));
    }
  }

  void accept() {
    acceptor_.async_accept([this](error_code error, tcp::socket socket) {
      if (!error) welcome(std::move(socket));  // even if the server stops meanwhile
      if (!acceptor_.is_open()) return;
      error ? accept_later() : accept();
    });
  }

  // Newcomers find room: an address has a limit of connections, and if all together are too many,
  // the connection with the oldest incomplete request is closed.
  void welcome(tcp::socket socket) {
    error_code error;
    const std::string peer = socket.remote_endpoint(error).address().to_string(error);
    if (error) return;
    const bool proxy = shared_->is_proxy(peer);
    if (!proxy && !shared_->use->may_connect(*shared_->use->of(network_of(peer)))) return;
    if (shared_->connections >= shared_->options.most_connections) {
      if (shared_->reading.empty()) return;
      shared_->reading.front()->drop();
    }
    make_connection<HttpConnection>(context_.get_executor(), shared_, std::move(socket), peer)
        ->read();
  }

  // Probably out of file descriptors: others must close first.
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
  if (const auto opened = server->open(); !opened) return opened.error();
  return std::unique_ptr<NetServer>(std::move(server));
}

}  // namespace omnigo
