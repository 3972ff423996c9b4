// Which addresses a server may connect to, and how long that may take.
#include "line/line.h"

#include <gtest/gtest.h>
#include <openssl/err.h>

#include "line/public_address.h"
#include "little_server.h"

namespace omnigo {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

TEST(PublicAddress, ExcludesWhatBelongsToAMachineOrANetwork) {
  for (const char* closed : {"127.0.0.1",
                             "127.255.255.254",
                             "0.0.0.0",
                             "0.1.2.3",
                             "10.0.0.1",
                             "10.255.255.255",
                             "100.64.0.1",
                             "100.127.255.255",
                             "169.254.169.254",
                             "172.16.0.1",
                             "172.31.255.255",
                             "192.0.0.8",
                             "192.0.2.1",
                             "192.88.99.1",
                             "192.168.0.1",
                             "198.18.0.1",
                             "198.19.255.255",
                             "198.51.100.7",
                             "203.0.113.7",
                             "224.0.0.1",
                             "239.255.255.255",
                             "240.0.0.1",
                             "255.255.255.255",
                             "::",
                             "::1",
                             "::7f00:1",
                             "::ffff:127.0.0.1",
                             "::ffff:10.0.0.1",
                             "::ffff:8.8.8.8",
                             "64:ff9b::10.0.0.1",
                             "64:ff9b::127.0.0.1",
                             "64:ff9b:1::1",
                             "100::1",
                             "2001::1",
                             "2001:db8::1",
                             "2002:7f00:1::1",
                             "2002:a00:1::1",
                             "2002:c0a8:101::1",
                             "3fff::1",
                             "fc00::1",
                             "fd12:3456::1",
                             "fe80::1",
                             "fec0::1",
                             "ff02::1",
                             "ff0e::1"}) {
    EXPECT_FALSE(is_public(std::string(closed))) << closed;
  }
}

TEST(PublicAddress, IncludesTheRest) {
  for (const char* open :
       {"1.1.1.1",         "8.8.8.8",        "9.255.255.255",    "11.0.0.1",
        "100.63.255.255",  "100.128.0.1",    "126.0.0.1",        "128.0.0.1",
        "169.253.0.1",     "172.15.255.255", "172.32.0.1",       "192.167.0.1",
        "198.17.0.1",      "198.20.0.1",     "223.255.255.255",  "2001:4860:4860::8888",
        "2606:4700::1111", "2a00:1450::1",   "64:ff9b::8.8.8.8", "2002:808:808::1"}) {
    EXPECT_TRUE(is_public(std::string(open))) << open;
  }
}

TEST(PublicAddress, IsAnAddress) {
  for (const char* none : {"", "localhost", "1.2.3", "0x7f000001", "2130706433", "127.1", "::g"}) {
    EXPECT_FALSE(is_public(std::string(none))) << none;
  }
}

// However the loopback address is written, and whatever name stands for it.
TEST(ServerLine, DoesNotConnectToAPrivateAddressIfItMustBePublic) {
  LittleServer server([](Peer& peer) { peer.line(); });
  for (const char* host : {"localhost", "127.0.0.1", "127.1", "2130706433", "0x7f.1", "0"}) {
    Address address{.host = host, .port = server.port(), .within = milliseconds(2'000)};
    ASSERT_TRUE(ServerLine::open(address)) << host;
    address.only_public = true;
    EXPECT_FALSE(ServerLine::open(address)) << host;
  }
  EXPECT_LE(server.connections(), 6);
}

// The other side sends a byte from time to time, and never ends.
TEST(ServerLine, EndsWhenTheTimeIsUp) {
  std::atomic<bool> stop = false;
  const TestCertificate certificate;
  const auto context = certificate.context();
  for (const bool tls : {false, true}) {
    LittleServer server([&](Peer& peer) {
      if (tls && !peer.begin_tls(context.get())) return;
      while (!stop && peer.write("x")) std::this_thread::sleep_for(milliseconds(20));
    });
    const auto begun = steady_clock::now();
    auto line = ServerLine::open({.host = "127.0.0.1",
                                  .port = server.port(),
                                  .tls = tls,
                                  .ca = certificate.path(),
                                  .within = milliseconds(300)});
    ASSERT_TRUE(line);
    std::string bytes;
    while (line->read_more(bytes)) continue;
    const auto took = steady_clock::now() - begun;
    EXPECT_GE(took, milliseconds(250));
    EXPECT_LT(took, milliseconds(5'000));
    EXPECT_GT(bytes.size(), 1u);
  }
  stop = true;
}

// What else this thread did with OpenSSL may have failed.
TEST(ServerLine, IsNotConfusedByAnErrorFromBefore) {
  const TestCertificate certificate;
  const auto context = certificate.context();
  LittleServer server([&](Peer& peer) {
    if (!peer.begin_tls(context.get())) return;
    std::this_thread::sleep_for(milliseconds(50));
    peer.write("x");
  });
  ERR_raise(ERR_LIB_USER, 1);
  auto line = ServerLine::open({.host = "127.0.0.1",
                                .port = server.port(),
                                .tls = true,
                                .ca = certificate.path(),
                                .within = milliseconds(5'000)});
  ASSERT_TRUE(line);
  ERR_raise(ERR_LIB_USER, 1);
  std::string bytes;
  EXPECT_TRUE(line->read_more(bytes));
  EXPECT_EQ(bytes, "x");
}

// It accepts the connection and says nothing at all.
TEST(ServerLine, DoesNotWaitForeverForTls) {
  LittleServer server([](Peer& peer) {
    while (peer.line()) continue;
  });
  const auto begun = steady_clock::now();
  EXPECT_FALSE(ServerLine::open(
      {.host = "127.0.0.1", .port = server.port(), .tls = true, .within = milliseconds(200)}));
  EXPECT_LT(steady_clock::now() - begun, milliseconds(5'000));
}

TEST(ServerLine, ChecksTheCertificateAndTheName) {
  const TestCertificate certificate, other;
  const auto context = certificate.context();
  LittleServer server([&](Peer& peer) {
    if (peer.begin_tls(context.get())) peer.write("x");
  });
  const auto opens = [&](const std::string& host, const std::string& ca) {
    return static_cast<bool>(ServerLine::open({.host = host,
                                               .port = server.port(),
                                               .tls = true,
                                               .ca = ca,
                                               .within = milliseconds(5'000)}));
  };
  EXPECT_TRUE(opens("localhost", certificate.path()));
  EXPECT_TRUE(opens("127.0.0.1", certificate.path()));
  EXPECT_FALSE(opens("127.0.0.2", certificate.path()));
  EXPECT_FALSE(opens("localhost", other.path()));
  EXPECT_FALSE(opens("localhost", ""));
}

}  // namespace
}  // namespace omnigo
