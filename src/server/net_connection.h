// What both kinds of connection share: the server's list of them, what they count, and the thread
// on which they end. Only net.cpp and its parts include it.
#pragma once

#include <boost/asio.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <list>

#include "base/text.h"
#include "server/forwarded.h"
#include "server/net.h"

namespace omnigo::net {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using tcp = asio::ip::tcp;
using Clock = std::chrono::steady_clock;
using boost::system::error_code;

constexpr std::size_t kMostHeader = 16 << 10;
constexpr auto kLinger = std::chrono::seconds(5);

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

inline std::string view_text(beast::string_view view) { return {view.data(), view.size()}; }

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

}  // namespace omnigo::net
