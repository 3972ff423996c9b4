// A WebSocket over Beast: what it sends and reads, and what its address may.
#pragma once

#include <deque>

#include "server/admission.h"
#include "server/net_connection.h"

namespace omnigo::net {

constexpr double kControlsPerSecond = 2, kControlsAtOnce = 20;
constexpr double kSocketBytesPerSecond = 32 << 10, kSocketBytesAtOnce = 256 << 10;
constexpr auto kPingEvery = std::chrono::seconds(20);
constexpr auto kSilence = std::chrono::seconds(60);

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

}  // namespace omnigo::net
