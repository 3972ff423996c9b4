// The end of connections: on the network's thread, and nothing is left of them.
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <functional>
#include <future>
#include <memory>
#include <thread>
#include <vector>

#include "client/remote.h"
#include "hostile.h"
#include "reports.h"
#include "server/net.h"

namespace omnigo {
namespace {

// What it keeps for a WebSocket holds that WebSocket, as the API's sessions do.
struct Keeper : NetHandler {
  void http(HttpRequest, std::function<void(HttpResponse)> respond) override { respond({}); }
  std::size_t most_body(const std::string&, const std::string&) override { return 0; }
  std::optional<HttpResponse> refuse(const HttpRequest&) override { return std::nullopt; }
  void opened(const std::shared_ptr<Socket>& socket, const HttpRequest&) override {
    network = std::this_thread::get_id();
    socket->context = std::make_shared<std::shared_ptr<Socket>>(socket);
    sockets.push_back(socket);
  }
  void message(const std::shared_ptr<Socket>& socket, std::string_view text) override {
    if (text == "fill") {
      socket->send(std::make_shared<const std::string>(4'000'000, 'x'));
      socket->close(1000, "enough");
    }
    if (text == "pause") {
      socket->pause();
      paused.set_value();
    }
  }
  void closed(const std::shared_ptr<Socket>& socket) override {
    if (hold) held = socket;
    ++ended;
  }
  void stop(std::function<void()> stopped) override { stopped(); }

  std::thread::id network;
  std::vector<std::weak_ptr<Socket>> sockets;  // all that were opened
  std::promise<void> paused;
  std::atomic<int> ended = 0;
  bool hold = false;             // the last WebSocket for longer than the network does
  std::shared_ptr<Socket> held;  // that one
};

class NetServerTest : public testing::Test {
 protected:
  void start(NetOptions options = {}) {
    options.port = 0;
    auto listening = NetServer::listen(options, keeper);
    ASSERT_TRUE(listening) << listening.error().message;
    server = std::move(*listening);
    serving = std::thread([this] { server->run(); });
  }
  void TearDown() override { stop(); }
  void stop() {
    if (!serving.joinable()) return;
    kill(getpid(), SIGTERM);
    serving.join();
  }
  Address address() const { return {.host = "127.0.0.1", .port = server->port()}; }
  RemoteSocket open() const {
    auto socket = RemoteSocket::open(Remote(address()));
    EXPECT_TRUE(socket) << socket.error().message;
    return std::move(*socket);
  }
  static bool await(const std::function<bool()>& state) {
    for (int i = 0; i < 1'000 * kPatience && !state(); ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return state();
  }
  int connections() const { return server->connections(); }

  Keeper keeper;
  std::unique_ptr<NetServer> server;
  std::thread serving;
};

TEST_F(NetServerTest, AWebSocketIsDestroyedOnTheNetworksThread) {
  keeper.hold = true;
  start();
  open().cut();
  ASSERT_TRUE(await([&] { return keeper.ended == 1; }));
  EXPECT_EQ(Remote(address()).get("/").status, 200);  // after all that belongs to the socket's end
  std::promise<std::thread::id> destroyed;
  int mark = 0;
  keeper.held->context = {&mark, [&](int*) { destroyed.set_value(std::this_thread::get_id()); }};
  keeper.held.reset();
  EXPECT_EQ(destroyed.get_future().get(), keeper.network);
}

// A client that reads nothing more, one whose message is still being handled, and one in the middle
// of a request.
TEST_F(NetServerTest, NothingIsLeftOfConnectionsAfterAStop) {
  start();
  const RemoteSocket silent = open();
  RemoteSocket paused = open();
  ASSERT_TRUE(paused.send("pause"));
  keeper.paused.get_future().wait();
  auto half = ServerLine::open(address());
  ASSERT_TRUE(half && half->write("GET / HTTP/1.1\r\n"));
  ASSERT_TRUE(await([&] { return connections() == 3; }));
  stop();
  EXPECT_EQ(connections(), 0);
  EXPECT_EQ(keeper.ended, 2);
  for (const auto& socket : keeper.sockets) EXPECT_TRUE(socket.expired());
}

// A connection that is closed for sending too much does not count as connected forever.
TEST_F(NetServerTest, NothingIsLeftOfConnectionsThatSendTooMuch) {
  NetOptions options;
  options.messages_per_second = 1;
  options.burst = 2;
  start(options);
  {
    RemoteSocket socket = open();
    for (int i = 0; i < 4; ++i) socket.send("again");
    while (!socket.closed()) socket.read(std::chrono::seconds(10 * kPatience));
    EXPECT_EQ(socket.closed(), 1008);
  }
  EXPECT_TRUE(await([&] { return connections() == 0; }));
  EXPECT_EQ(keeper.ended, 1);
  stop();
  EXPECT_TRUE(keeper.sockets.at(0).expired());
}

// Those who have connected when a stop comes are answered, whoever is being accepted just then.
TEST_F(NetServerTest, AStopAnswersAllWhoHaveConnected) {
  start();
  std::vector<BareLine> lines;
  for (int i = 0; i < 100; ++i) {
    lines.emplace_back(address(), "127.0.0.1");
    ASSERT_TRUE(lines.back().send(http_request("GET", "/")));
  }
  stop();
  int answered = 0;
  for (BareLine& line : lines) answered += line.status(std::chrono::seconds(1)) == 200;
  EXPECT_EQ(answered, 100);
}

// Who reads nothing does not read the end either.
TEST_F(NetServerTest, NothingIsLeftOfConnectionsThatDoNotReadTheirEnd) {
  start();
  RemoteSocket socket = open();
  ASSERT_TRUE(socket.send("fill"));
  EXPECT_TRUE(await([&] { return keeper.ended == 1; }));
  EXPECT_EQ(connections(), 0);
}

}  // namespace
}  // namespace omnigo
