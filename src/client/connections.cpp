#include "client/connections.h"

#include <boost/asio.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <vector>

namespace omnigo {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using boost::system::error_code;

constexpr auto kPatience = std::chrono::seconds(60);
constexpr int kAskers = 16;

std::string host_and_port(const tcp::endpoint& server) {
  return server.address().to_string() + ":" + std::to_string(server.port());
}

// What a browser would send back: the cookie's name and value alone.
std::string cookie_in(const http::response<http::string_body>& response) {
  const auto field = response.find(http::field::set_cookie);
  if (field == response.end()) return {};
  const std::string text(field->value());
  return text.substr(0, text.find(';'));
}

// Before it connects: speaks from this address of this machine, if it is given.
void speak_from(beast::tcp_stream& stream, const std::string& source) {
  if (source.empty()) return;
  error_code error;
  stream.socket().open(tcp::v4(), error);
  stream.socket().bind({asio::ip::make_address(source), 0}, error);
}

// --- HTTP

struct Question {
  HttpQuestion question;
  std::function<void(HttpAnswer)> answered;
};

// One lasting connection: takes the next question that waits whenever it is free.
class Asker : public std::enable_shared_from_this<Asker> {
 public:
  Asker(asio::io_context& io, const tcp::endpoint& server, std::string source,
        std::deque<Question>& waiting)
      : stream_(io), server_(server), source_(std::move(source)), waiting_(waiting) {}

  bool busy() const { return busy_; }

  void next() {
    if (waiting_.empty()) return;
    busy_ = true;
    current_ = std::move(waiting_.front());
    waiting_.pop_front();
    reused_ = connected_;
    if (connected_) return write();
    connect();
  }

 private:
  void connect() {
    speak_from(stream_, source_);
    stream_.expires_after(kPatience);
    stream_.async_connect(server_, [self = shared_from_this()](error_code error) {
      if (error) return self->done({});
      self->connected_ = true;
      self->write();
    });
  }

  void write() {
    const HttpQuestion& question = current_.question;
    request_ = {http::string_to_verb(question.method), question.path, 11};
    request_.set(http::field::host, host_and_port(server_));
    request_.set(http::field::content_type, "application/json");
    if (!question.cookie.empty()) {
      request_.set(http::field::cookie, question.cookie);
      request_.set(http::field::origin, "http://" + host_and_port(server_));
    }
    request_.body() = question.body;
    request_.prepare_payload();
    stream_.expires_after(kPatience);
    http::async_write(stream_, request_,
                      [self = shared_from_this()](error_code error, std::size_t) {
                        if (error) return self->done({});
                        self->read();
                      });
  }

  void read() {
    response_ = {};
    http::async_read(
        stream_, buffer_, response_, [self = shared_from_this()](error_code error, std::size_t) {
          if (error) return self->done({});
          const auto& response = self->response_;
          self->connected_ = response.keep_alive();
          self->done(
              {static_cast<int>(response.result_int()), response.body(), cookie_in(response)});
        });
  }

  void done(HttpAnswer answer) {
    if (answer.status == 0 || !connected_) {
      connected_ = false;
      error_code ignored;
      stream_.socket().close(ignored);
      buffer_.clear();
    }
    // A connection kept from an earlier question may have ended meanwhile: ask on a new one.
    if (answer.status == 0 && std::exchange(reused_, false)) return connect();
    const auto answered = std::move(current_.answered);
    busy_ = false;
    answered(std::move(answer));
    if (!busy_) next();
  }

  beast::tcp_stream stream_;
  tcp::endpoint server_;
  const std::string source_;
  std::deque<Question>& waiting_;
  Question current_;
  bool busy_ = false, connected_ = false, reused_ = false;
  beast::flat_buffer buffer_;
  http::request<http::string_body> request_;
  http::response<http::string_body> response_;
};

// --- WebSocket

class BeastLine : public SocketLine, public std::enable_shared_from_this<BeastLine> {
 public:
  BeastLine(asio::io_context& io, LineEvents events) : stream_(io), events_(std::move(events)) {}

  void begin(const tcp::endpoint& server, const std::string& source, const std::string& cookie) {
    speak_from(beast::get_lowest_layer(stream_), source);
    stream_.set_option(websocket::stream_base::decorator([=](websocket::request_type& request) {
      request.set(http::field::origin, "http://" + host_and_port(server));
      if (!cookie.empty()) request.set(http::field::cookie, cookie);
    }));
    beast::get_lowest_layer(stream_).expires_after(kPatience);
    beast::get_lowest_layer(stream_).async_connect(
        server, [self = shared_from_this(), server](error_code error) {
          if (error) return self->end(error.message());
          self->shake_hands(host_and_port(server));
        });
  }

  void send(std::string text) override {
    if (closed_) return;
    unsent_.push_back(std::move(text));
    if (unsent_.size() == 1 && open_) write();
  }

  void close() override {
    closed_ = true;
    error_code ignored;
    beast::get_lowest_layer(stream_).socket().close(ignored);
  }

 private:
  void shake_hands(const std::string& host) {
    beast::get_lowest_layer(stream_).expires_never();
    stream_.set_option(websocket::stream_base::timeout::suggested(beast::role_type::client));
    stream_.async_handshake(host, "/ws", [self = shared_from_this()](error_code error) {
      if (error) return self->end(error.message());
      self->events_.opened();
      self->open_ = true;
      if (!self->unsent_.empty()) self->write();
      self->read();
    });
  }

  void read() {
    stream_.async_read(buffer_, [self = shared_from_this()](error_code error, std::size_t) {
      if (error) return self->end(self->reason(error));
      const auto data = self->buffer_.cdata();
      self->events_.message({static_cast<const char*>(data.data()), data.size()});
      self->buffer_.consume(self->buffer_.size());
      self->read();
    });
  }

  void write() {
    stream_.async_write(asio::buffer(unsent_.front()),
                        [self = shared_from_this()](error_code error, std::size_t) {
                          if (error) return;  // the reader hears of it too
                          self->unsent_.pop_front();
                          if (!self->unsent_.empty()) self->write();
                        });
  }

  std::string reason(error_code error) const {
    if (error != websocket::error::closed) return error.message();
    const auto& given = stream_.reason();
    return "closed with " + std::to_string(given.code) + ": " + given.reason.c_str();
  }

  void end(const std::string& why) {
    open_ = false;
    if (std::exchange(ended_, true)) return;
    closed_ = true;
    events_.closed(why);
    events_ = {};
  }

  websocket::stream<beast::tcp_stream> stream_;
  LineEvents events_;
  beast::flat_buffer buffer_;
  std::deque<std::string> unsent_;
  bool open_ = false, closed_ = false, ended_ = false;
};

// --- all of them

class BeastConnections : public Connections {
 public:
  BeastConnections(const std::string& address, const std::vector<int>& ports,
                   std::vector<std::string> sources)
      : sources_(std::move(sources)) {
    if (sources_.empty()) sources_.emplace_back();
    for (const int port : ports) {
      servers_.emplace_back(asio::ip::make_address(address), static_cast<unsigned short>(port));
    }
  }

  void ask(HttpQuestion question, std::function<void(HttpAnswer)> answered) override {
    waiting_.push_back({std::move(question), std::move(answered)});
    for (const auto& asker : askers_) {
      if (!asker->busy()) return asker->next();
    }
    if (askers_.size() == kAskers) return;
    askers_.push_back(std::make_shared<Asker>(io_, servers_[askers_.size() % servers_.size()],
                                              sources_[askers_.size() % sources_.size()],
                                              waiting_));
    askers_.back()->next();
  }

  std::shared_ptr<SocketLine> open(const std::string& cookie, LineEvents events,
                                   std::optional<std::size_t> server) override {
    auto line = std::make_shared<BeastLine>(io_, std::move(events));
    const std::string& source = sources_[opened_++ % sources_.size()];
    line->begin(servers_[(server ? *server : lines_++) % servers_.size()], source, cookie);
    return line;
  }

  void after(std::chrono::nanoseconds wait, std::function<void()> task) override {
    auto timer = std::make_shared<asio::steady_timer>(io_, wait);
    timer->async_wait([timer, task = std::move(task)](error_code error) {
      if (!error) task();
    });
  }

  void run() override {
    io_.restart();
    io_.run();
  }
  void stop() override { io_.stop(); }

 private:
  asio::io_context io_{1};
  std::vector<tcp::endpoint> servers_;
  std::vector<std::string> sources_;
  std::size_t lines_ = 0, opened_ = 0;
  std::deque<Question> waiting_;
  std::vector<std::shared_ptr<Asker>> askers_;
};

}  // namespace

std::unique_ptr<Connections> Connections::to(const std::string& address,
                                             const std::vector<int>& ports,
                                             const std::vector<std::string>& sources) {
  return std::make_unique<BeastConnections>(address, ports, sources);
}

}  // namespace omnigo
