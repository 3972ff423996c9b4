// Which endpoints are used, what a push service gets, and what its answers mean.
#include "notify/push_service.h"

#include <gtest/gtest.h>

#include "little_server.h"
#include "notify/base64.h"

namespace omnigo {
namespace {

using Kind = PushFate::Kind;
using std::chrono::milliseconds;
using std::chrono::seconds;

const KeyPair kBrowser = KeyPair::make();

PushTarget target(const std::string& endpoint) {
  return {endpoint, kBrowser.public_key, std::string(16, 'a')};
}

TEST(PushEndpoints, AreHttpsLinksToPublicPlaces) {
  for (const char* fine :
       {"https://fcm.googleapis.com/fcm/send/abc:def-_", "https://push.example.org",
        "https://push.example.org:443/a?b=c", "https://[2606:4700::1111]/x", "https://1.1.1.1/x"}) {
    EXPECT_TRUE(read_endpoint(fine, {})) << fine;
  }
  for (const char* wrong : {"",
                            "https://",
                            "https:///path",
                            "http://push.example.org/x",
                            "ftp://push.example.org/",
                            "push.example.org/x",
                            "https://push.example.org:8443/x",
                            "https://push.example.org:/x",
                            "https://push.example.org:443x/",
                            "https://push.example.org:99999999/x",
                            "https://user@push.example.org/x",
                            "https://user:secret@push.example.org/x",
                            "https://push.example.org/a b",
                            "https://push.example.org/a\r\nHost: other",
                            "https://push.example.org/#part",
                            "https://push.example.org\\@127.0.0.1/",
                            "https://push_example.org/",
                            "https://p\xc3\xbcsh.example.org/",
                            "https://127.0.0.1/x",
                            "https://10.0.0.1/",
                            "https://169.254.169.254/latest",
                            "https://192.168.1.1/",
                            "https://127.1/",
                            "https://2130706433/",
                            "https://0/",
                            "https://[::1]/",
                            "https://[::1",
                            "https://[fd00::1]/x",
                            "https://[::ffff:10.0.0.1]/x",
                            "https://[fe80::1%25eth0]/"}) {
    EXPECT_FALSE(read_endpoint(wrong, {})) << wrong;
  }
  EXPECT_FALSE(read_endpoint("https://push.example.org/" + std::string(1'000, 'a'), {}));
}

TEST(PushEndpoints, CanBeAllowedByTheOperator) {
  const std::vector<std::string> allowed = {"127.0.0.1:8443"};
  EXPECT_TRUE(read_endpoint("https://127.0.0.1:8443/x", allowed));
  EXPECT_TRUE(read_endpoint("http://127.0.0.1:8443/x", allowed));
  EXPECT_FALSE(read_endpoint("http://127.0.0.1:8444/x", allowed));
  EXPECT_FALSE(read_endpoint("https://127.0.0.1/x", allowed));
  EXPECT_FALSE(read_endpoint("https://127.0.0.2:8443/x", allowed));
}

TEST(PushEndpoints, HaveAnOriginAndAPath) {
  const auto endpoint = read_endpoint("https://push.example.org:443/a/b?c", {});
  EXPECT_EQ(endpoint->origin, "https://push.example.org:443");
  EXPECT_EQ(endpoint->path, "/a/b?c");
  EXPECT_TRUE(endpoint->address.only_public);
  EXPECT_EQ(read_endpoint("https://push.example.org?c", {})->path, "/?c");
}

class DeliveryTest : public testing::Test {
 protected:
  PushFate send(const std::string& text = "{}") {
    const std::string place = "127.0.0.1:" + std::to_string(service_.port());
    sender_.allowed = {place};
    return deliver(target("http://" + place + "/push/abc?d=e"), {.text = text, .topic = "game-1"},
                   sender_, seconds(5));
  }
  PushFate::Kind fate_of(const std::string& status) {
    service_.answer(status);
    return send().kind;
  }

  PushSender sender_{KeyPair::make(), "mailto:go@example.org"};
  PushEndpoint service_;
};

TEST_F(DeliveryTest, SendsWhatTheStandardsAskFor) {
  EXPECT_EQ(send("{\"game\":\"x\"}").kind, Kind::Delivered);
  const auto got = service_.inbox.all();
  ASSERT_EQ(got.size(), 1u);
  EXPECT_EQ(got[0].request, "POST /push/abc?d=e HTTP/1.1");
  auto headers = got[0].headers;
  EXPECT_EQ(headers["host"], "127.0.0.1:" + std::to_string(service_.port()));
  EXPECT_EQ(headers["content-encoding"], "aes128gcm");
  EXPECT_EQ(headers["ttl"], "86400");
  EXPECT_EQ(headers["topic"], "game-1");
  EXPECT_EQ(headers["urgency"], "normal");
  EXPECT_EQ(got[0].body.size(), 16 + 4 + 1 + 65 + 12 + 1 + 16u);
  const std::string authorization = headers["authorization"];
  const std::string token = authorization.substr(8, authorization.find(',') - 8);
  EXPECT_TRUE(is_signed_by(token, sender_.key.public_key));
  const std::size_t first = token.find('.'), second = token.rfind('.');
  const std::string claims = from_base64_url(token.substr(first + 1, second - first - 1)).value();
  EXPECT_TRUE(claims.starts_with("{\"aud\":\"http://127.0.0.1:" + std::to_string(service_.port()) +
                                 "\",\"exp\":"))
      << claims;
  EXPECT_TRUE(claims.ends_with(",\"sub\":\"mailto:go@example.org\"}")) << claims;
}

TEST_F(DeliveryTest, UnderstandsTheAnswers) {
  EXPECT_EQ(fate_of("200 OK"), Kind::Delivered);
  EXPECT_EQ(fate_of("404 Not Found"), Kind::Gone);
  EXPECT_EQ(fate_of("410 Gone"), Kind::Gone);
  EXPECT_EQ(fate_of("429 Too Many"), Kind::Later);
  EXPECT_EQ(fate_of("500 Oops"), Kind::Later);
  EXPECT_EQ(fate_of("503 Busy\r\nRetry-After: 120"), Kind::Later);
  EXPECT_EQ(send().wait, seconds(120));
  EXPECT_EQ(fate_of("400 Bad Request"), Kind::Never);
  EXPECT_EQ(fate_of("413 Too Large"), Kind::Never);
  EXPECT_EQ(fate_of("nonsense"), Kind::Later);
}

TEST_F(DeliveryTest, DoesNotFollowRedirections) {
  PushEndpoint other;
  EXPECT_EQ(fate_of("307 Elsewhere\r\nLocation: http://127.0.0.1:" + std::to_string(other.port())),
            Kind::Never);
  EXPECT_EQ(service_.inbox.all().size(), 1u);
  EXPECT_TRUE(other.inbox.all().empty());
}

TEST(Delivery, ChecksTheCertificate) {
  const TestCertificate certificate;
  PushEndpoint service(certificate.context());
  const std::string place = "localhost:" + std::to_string(service.port());
  const PushFate fate = deliver(target("https://" + place + "/x"), {.text = "{}", .topic = "t"},
                                {KeyPair::make(), "", {place}}, seconds(5));
  EXPECT_EQ(fate.kind, Kind::Later);
  EXPECT_TRUE(service.inbox.all().empty());
}

TEST(Delivery, GivesUpInTime) {
  LittleServer server([](Peer& peer) {
    while (peer.line()) continue;
  });
  const std::string place = "127.0.0.1:" + std::to_string(server.port());
  const auto begun = std::chrono::steady_clock::now();
  EXPECT_EQ(deliver(target("http://" + place + "/"), {.text = "{}", .topic = "t"},
                    {KeyPair::make(), "", {place}}, milliseconds(200))
                .kind,
            Kind::Later);
  EXPECT_LT(std::chrono::steady_clock::now() - begun, seconds(5));
}

}  // namespace
}  // namespace omnigo
