// Connections end on the network's thread, whichever thread lets go of them last.
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <future>
#include <memory>
#include <thread>

#include "client/remote.h"
#include "server/net.h"

namespace omnigo {
namespace {

// Keeps the WebSocket for longer than the network does.
struct Holder : NetHandler {
  void http(HttpRequest, std::function<void(HttpResponse)> respond) override { respond({}); }
  std::size_t most_body(const std::string&, const std::string&) override { return 0; }
  std::optional<HttpResponse> refuse(const HttpRequest&) override { return std::nullopt; }
  void opened(const std::shared_ptr<Socket>& socket, const HttpRequest&) override {
    network = std::this_thread::get_id();
    held = socket;
  }
  void message(const std::shared_ptr<Socket>&, std::string_view) override {}
  void closed(const std::shared_ptr<Socket>&) override { ended.set_value(); }
  void stop(std::function<void()> stopped) override { stopped(); }

  std::shared_ptr<Socket> held;
  std::thread::id network;
  std::promise<void> ended;
};

TEST(NetServer, AWebSocketIsDestroyedOnTheNetworksThread) {
  Holder holder;
  NetOptions options;
  options.port = 0;
  auto server = NetServer::listen(options, holder);
  ASSERT_TRUE(server) << server.error().message;
  std::thread serving([&] { (*server)->run(); });
  Remote remote(Address{.host = "127.0.0.1", .port = (*server)->port()});
  {
    auto socket = RemoteSocket::open(remote);
    ASSERT_TRUE(socket) << socket.error().message;
  }
  holder.ended.get_future().wait();
  EXPECT_EQ(remote.get("/").status, 200);  // after all that belongs to the socket's end
  std::promise<std::thread::id> destroyed;
  int mark = 0;
  holder.held->context = {&mark, [&](int*) { destroyed.set_value(std::this_thread::get_id()); }};
  holder.held.reset();
  EXPECT_EQ(destroyed.get_future().get(), holder.network);
  kill(getpid(), SIGTERM);
  serving.join();
}

}  // namespace
}  // namespace omnigo
