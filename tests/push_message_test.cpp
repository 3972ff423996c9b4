// Messages to push services against the published examples of RFC 8291 (section 5 and appendix A),
// RFC 8188 (section 3.1), RFC 5869 (appendix A.1) and RFC 8292 (section 2.4).
#include "notify/push_message.h"

#include <gtest/gtest.h>

#include "notify/base64.h"

namespace omnigo {
namespace {

std::string bytes(std::string_view text) { return from_base64_url(text).value(); }

std::string from_hex(const std::string& text) {
  std::string made;
  for (std::size_t i = 0; i < text.size(); i += 2) {
    made += static_cast<char>(std::stoi(text.substr(i, 2), nullptr, 16));
  }
  return made;
}

const std::string kBrowserKey = bytes(
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
const std::string kBrowserSecret = bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94");
const std::string kAuth = bytes("BTBZMqHH6r4Tts7J_aSIgg");
const std::string kServerSecret = bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw");
const std::string kSalt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
constexpr char kText[] = "When I grow up, I want to be a watermelon";

TEST(PushMessage, HasTheBodyOfRfc8291) {
  const KeyPair server = KeyPair::of(kServerSecret).value();
  EXPECT_EQ(base64_url(server.public_key),
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
            "8");
  EXPECT_EQ(base64_url(push_body(kText, kBrowserKey, kAuth, server, kSalt).value()),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocIn"
            "mYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNW"
            "QexSgSxsj_Qulcy4a-fN");
}

TEST(PushMessage, HasTheBodyOfRfc8188) {
  EXPECT_EQ(base64_url(seal(bytes("yqdlZ-tYemfogSmv7Ws5PQ"), bytes("I1BsxtFttlv3u_Oo94xnmw"), "",
                            "I am the walrus")),
            "I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg");
}

TEST(PushMessage, DerivesTheKeyOfRfc5869) {
  EXPECT_EQ(hkdf(from_hex("000102030405060708090a0b0c"), std::string(22, '\x0b'),
                 from_hex("f0f1f2f3f4f5f6f7f8f9"), 42),
            from_hex("3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b8"
                     "87185865"));
}

TEST(PushMessage, IsNewEachTime) {
  const auto one = push_body(kText, kBrowserKey, kAuth),
             other = push_body(kText, kBrowserKey, kAuth);
  ASSERT_TRUE(one && other);
  EXPECT_NE(one->substr(0, kSaltBytes), other->substr(0, kSaltBytes));
  EXPECT_NE(one->substr(21, 65), other->substr(21, 65));
  EXPECT_EQ(one->size(), other->size());
}

TEST(PushMessage, RefusesKeysThatAreNotOnTheCurve) {
  EXPECT_TRUE(is_public_key(kBrowserKey));
  std::string off = kBrowserKey;
  off.back() = static_cast<char>(off.back() ^ 1);
  EXPECT_FALSE(is_public_key(off));
  EXPECT_FALSE(push_body(kText, off, kAuth));
  EXPECT_FALSE(is_public_key(kBrowserKey.substr(0, 64)));
  EXPECT_FALSE(is_public_key(""));
  EXPECT_FALSE(is_public_key(std::string(65, '\0')));
  EXPECT_FALSE(push_body(kText, kBrowserKey, kAuth.substr(1)));
  EXPECT_FALSE(push_body(std::string(kLongestPush + 1, 'a'), kBrowserKey, kAuth));
}

TEST(PushMessage, KnowsSecretKeys) {
  EXPECT_EQ(KeyPair::of(kBrowserSecret).value().public_key, kBrowserKey);
  EXPECT_FALSE(KeyPair::of(std::string(32, '\0')));
  EXPECT_FALSE(KeyPair::of(std::string(32, '\xff')));
  EXPECT_FALSE(KeyPair::of("short"));
  const KeyPair made = KeyPair::make();
  EXPECT_EQ(KeyPair::of(made.secret).value().public_key, made.public_key);
  EXPECT_NE(made.secret, KeyPair::make().secret);
}

constexpr char kToken[] =
    "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0"
    "NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCG"
    "SK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA";
constexpr char kTokenKey[] =
    "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs";

TEST(VapidToken, OfRfc8292IsSignedByItsKey) {
  EXPECT_TRUE(is_signed_by(kToken, bytes(kTokenKey)));
  std::string changed = kToken;
  changed[60] = changed[60] == 'a' ? 'b' : 'a';
  EXPECT_FALSE(is_signed_by(changed, bytes(kTokenKey)));
  EXPECT_FALSE(is_signed_by(kToken, kBrowserKey));
  EXPECT_FALSE(is_signed_by("no token", bytes(kTokenKey)));
  EXPECT_FALSE(is_signed_by("a.b.c", bytes(kTokenKey)));
}

TEST(VapidToken, OfOurOwnHasTheSameHeaderAndClaims) {
  const KeyPair key = KeyPair::make();
  const std::string token =
      vapid_token(key, "https://push.example.net", "mailto:push@example.com", 1453523768);
  EXPECT_TRUE(is_signed_by(token, key.public_key));
  EXPECT_FALSE(is_signed_by(token, kBrowserKey));
  const std::string published = kToken;
  EXPECT_EQ(token.substr(0, token.rfind('.')), published.substr(0, published.rfind('.')));
  const std::string header = vapid_header(key, "https://push.example.net", "", 1453523768);
  EXPECT_TRUE(header.starts_with("vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9."));
  EXPECT_TRUE(header.ends_with(", k=" + base64_url(key.public_key)));
}

// RFC 4648, section 10.
TEST(Base64, HasThePublishedLetters) {
  EXPECT_EQ(base64(""), "");
  EXPECT_EQ(base64("f"), "Zg==");
  EXPECT_EQ(base64("fo"), "Zm8=");
  EXPECT_EQ(base64("foo"), "Zm9v");
  EXPECT_EQ(base64("foobar"), "Zm9vYmFy");
  EXPECT_EQ(base64("\xfb\xff"), "+/8=");
  EXPECT_EQ(base64_url("\xfb\xff"), "-_8");
  for (const std::string text : {"", "f", "fo", "foo", "foob", "\xfb\xff\xfe"}) {
    EXPECT_EQ(from_base64_url(base64_url(text)), text);
  }
  EXPECT_EQ(from_base64_url("Zg=="), "f");
  for (const char* wrong : {"Z", "Zh", "Zg===", "Z+", "Z\n", "Zm9v!"}) {
    EXPECT_FALSE(from_base64_url(wrong)) << wrong;
  }
}

}  // namespace
}  // namespace omnigo
