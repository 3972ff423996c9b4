#include "server/net.h"

#include <sys/socket.h>

#include <csignal>

#include "server/net_connection.h"
#include "server/net_http.h"

namespace omnigo {
namespace net {
namespace {

// When the server stops: for data still to be sent, and for requests not answered yet.
constexpr auto kFarewell = std::chrono::milliseconds(500), kLongestFarewell = kFarewell * 8;
constexpr int kBacklog = 4096;

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
}  // namespace net

std::string HttpRequest::header(std::string_view name) const {
  for (const auto& [key, value] : headers) {
    if (key == name) return value;
  }
  return {};
}

Result<std::unique_ptr<NetServer>> NetServer::listen(const NetOptions& options,
                                                     NetHandler& handler) {
  auto server = std::make_unique<net::Server>(options, handler);
  if (const auto opened = server->open(); !opened) return opened.error();
  return std::unique_ptr<NetServer>(std::move(server));
}

}  // namespace omnigo
