// E-mail as text, and its way to a mail server.
#include "notify/mail.h"

#include <gtest/gtest.h>

#include "little_server.h"
#include "notify/base64.h"

namespace omnigo {
namespace {

using Kind = MailFate::Kind;
using std::chrono::milliseconds;
using std::chrono::seconds;

TEST(MailAddress, HasANameAndADomain) {
  for (const char* fine : {"a@b", "go.player+tag@mail.example.org", "o'neil_1@example.co.uk",
                           "x!#$%&*/=?^`{|}~-@example.org"}) {
    EXPECT_TRUE(is_mail_address(fine)) << fine;
  }
  for (const char* wrong : {"",
                            "@",
                            "a@",
                            "@b",
                            "a",
                            "a@b@c",
                            "a b@example.org",
                            "a@exam ple.org",
                            ".a@b.org",
                            "a.@b.org",
                            "a..b@c.org",
                            "a@-b.org",
                            "a@b-.org",
                            "a@b..org",
                            "a@.org",
                            "a@org.",
                            "\"a\"@b.org",
                            "a@[127.0.0.1]",
                            "<a@b.org>",
                            "a@b.org,c@d.org",
                            "a@b.org>",
                            "a@b.org\r\nBcc: c@d.org",
                            "a\r\nDATA\r\n@b.org",
                            "a\n@b.org",
                            "a@b.org\n",
                            "a\xc3\xa4@b.org",
                            "a(c)@b.org",
                            "a@b_c.org"}) {
    EXPECT_FALSE(is_mail_address(wrong)) << wrong;
  }
  EXPECT_FALSE(is_mail_address(std::string_view("a\0@b.org", 8)));
  EXPECT_TRUE(is_mail_address(std::string(64, 'a') + "@b.org"));
  EXPECT_FALSE(is_mail_address(std::string(65, 'a') + "@b.org"));
  EXPECT_FALSE(is_mail_address("a@" + std::string(64, 'b') + ".org"));
  std::string domain;
  while (domain.size() < 260) domain += "example.";
  EXPECT_FALSE(is_mail_address("a@" + domain + "org"));
}

std::string body_of(const std::string& message) {
  return message.substr(message.find("\r\n\r\n") + 4);
}
std::string decoded(std::string text) {
  std::erase_if(text, [](char c) { return c == '\r' || c == '\n' || c == '='; });
  for (char& c : text) c = c == '+' ? '-' : c == '/' ? '_' : c;
  return from_base64_url(text).value();
}

TEST(MailText, HasItsHeaders) {
  const std::string text = mail_text({"you@example.org", "Your turn", "Hello.\n", "https://x/?u"},
                                     "go@example.net", 1'800'000'000, "abc");
  EXPECT_EQ(text.substr(0, text.find("\r\n\r\n")),
            "From: omnigo <go@example.net>\r\nTo: <you@example.org>\r\n"
            "Subject: =?UTF-8?B?WW91ciB0dXJu?=\r\nDate: Fri, 15 Jan 2027 08:00:00 +0000\r\n"
            "Message-ID: <abc@example.net>\r\nList-Unsubscribe: <https://x/?u>\r\n"
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"
            "Auto-Submitted: auto-generated\r\nMIME-Version: 1.0\r\n"
            "Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64");
  EXPECT_EQ(decoded(body_of(text)), "Hello.\n");
  // One click needs HTTPS.
  const std::string plain =
      mail_text({"you@example.org", "", "", "http://x/?u"}, "go@example.net", 0, "abc");
  EXPECT_NE(plain.find("\r\nList-Unsubscribe: <http://x/?u>\r\n"), plain.npos);
  EXPECT_EQ(plain.find("One-Click"), plain.npos);
}

// Names of people and boards are in the text: they can neither begin a header nor end the message.
TEST(MailText, CannotBeExtendedByWhatItSays) {
  const std::string text =
      mail_text({"you@example.org", "turn\r\nBcc: other@example.org\r\n\r\nbody",
                 "\r\n.\r\nMAIL FROM:<x@y.z>\r\n"},
                "go@example.net", 0, "abc");
  const std::string headers = text.substr(0, text.find("\r\n\r\n"));
  EXPECT_EQ(headers.find("Bcc"), headers.npos);
  EXPECT_EQ(body_of(text).find("MAIL"), std::string::npos);
  EXPECT_EQ(decoded(body_of(text)), "\r\n.\r\nMAIL FROM:<x@y.z>\r\n");
}

TEST(MailText, HasShortLinesInAnyLanguage) {
  std::string subject, body;
  for (int i = 0; i < 60; ++i) subject += i % 2 == 0 ? "\xe5\x9b\xb2" : "\xe7\xa2\x81";
  for (int i = 0; i < 300; ++i) body += "\xe5\x9b\xb2";
  const std::string text =
      mail_text({"you@example.org", subject, body}, "go@example.net", 0, "abc");
  std::string words;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = text.find("\r\n", start);
    const std::string line = text.substr(start, end - start);
    EXPECT_LE(line.size(), 78u) << line;
    for (const char c : line) EXPECT_TRUE(c >= ' ' && c < 127);
    if (const std::size_t at = line.find("=?UTF-8?B?"); at != line.npos) {
      const std::string word = decoded(line.substr(at + 10, line.size() - at - 12));
      EXPECT_EQ(word.size() % 3, 0u);  // each of these letters has three bytes
      words += word;
    }
    start = end + 2;
  }
  EXPECT_EQ(words, subject);
  EXPECT_EQ(decoded(body_of(text)), body);
}

MailServer plain(const MailBox& box) {
  return {.host = "127.0.0.1",
          .port = box.port(),
          .security = MailServer::Security::None,
          .from = "go@example.net"};
}

TEST(Sending, DeliversAMessage) {
  MailBox box;
  EXPECT_EQ(send_mail(plain(box), "you@example.org", "Subject: x\r\n\r\n.a\r\n..b\r\n").kind,
            Kind::Sent);
  const auto got = box.inbox.all();
  ASSERT_EQ(got.size(), 1u);
  EXPECT_EQ(got[0].from, "FROM:<go@example.net>");
  EXPECT_EQ(got[0].to, "TO:<you@example.org>");
  EXPECT_EQ(got[0].data, "Subject: x\r\n\r\n..a\r\n...b\r\n");  // the server removes the dots
  EXPECT_EQ(got[0].user, "");
}

TEST(Sending, UsesStartTlsBeforeThePassword) {
  const TestCertificate certificate, other;
  MailBox box(certificate.context());
  MailServer server = plain(box);
  server.security = MailServer::Security::StartTls;
  server.user = "go";
  server.password = "secret";
  server.ca = certificate.path();
  EXPECT_EQ(send_mail(server, "you@example.org", "\r\n").kind, Kind::Sent);
  const auto got = box.inbox.all();
  ASSERT_EQ(got.size(), 1u);
  EXPECT_TRUE(got[0].tls);
  EXPECT_EQ(got[0].user, "PLAIN " + base64(std::string("\0go\0secret", 10)));
  server.ca = other.path();  // nobody whom we trust
  EXPECT_EQ(send_mail(server, "you@example.org", "\r\n").kind, Kind::Later);
  EXPECT_EQ(box.inbox.all().size(), 1u);
}

TEST(Sending, NeverGoesOnWithoutTheTlsItNeeds) {
  MailBox box;  // offers none
  MailServer server = plain(box);
  server.security = MailServer::Security::StartTls;
  server.user = "go";
  server.password = "secret";
  EXPECT_EQ(send_mail(server, "you@example.org", "\r\n").kind, Kind::Never);
  EXPECT_TRUE(box.inbox.all().empty());
}

// Somebody between us and the server puts in replies that were never encrypted (CVE-2011-0411).
TEST(Sending, TrustsNothingSentBeforeTls) {
  const TestCertificate certificate;
  MailBox box(certificate.context());
  box.answer("STARTTLS", "220 yes\r\n250 put in");
  MailServer server = plain(box);
  server.security = MailServer::Security::StartTls;
  server.ca = certificate.path();
  EXPECT_EQ(send_mail(server, "you@example.org", "\r\n").kind, Kind::Never);
  EXPECT_TRUE(box.inbox.all().empty());
}

TEST(Sending, UnderstandsRefusals) {
  MailBox box;
  box.answer("RCPT", "550 nobody here");
  MailFate fate = send_mail(plain(box), "you@example.org", "\r\n");
  EXPECT_EQ(fate.kind, Kind::Never);
  EXPECT_EQ(fate.why, "550 nobody here");
  box.answer("RCPT", "451 later");
  EXPECT_EQ(send_mail(plain(box), "you@example.org", "\r\n").kind, Kind::Later);
  EXPECT_TRUE(box.inbox.all().empty());
  const int connections = box.connections();
  EXPECT_EQ(send_mail(plain(box), "you@example.org\r\nRSET", "\r\n").kind, Kind::Never);
  EXPECT_EQ(box.connections(), connections);
}

TEST(Sending, GivesUpInTime) {
  LittleServer silent([](Peer& peer) {
    while (peer.line()) continue;
  });
  const MailServer server{.host = "127.0.0.1",
                          .port = silent.port(),
                          .security = MailServer::Security::None,
                          .from = "go@example.net"};
  const auto begun = std::chrono::steady_clock::now();
  EXPECT_EQ(send_mail(server, "you@example.org", "\r\n", milliseconds(200)).kind, Kind::Later);
  EXPECT_LT(std::chrono::steady_clock::now() - begun, seconds(5));
}

}  // namespace
}  // namespace omnigo
