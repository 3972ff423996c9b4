#include "notify/push_message.h"

#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/obj_mac.h>
#include <openssl/param_build.h>
#include <openssl/rand.h>

#include <array>
#include <memory>
#include <new>

#include "notify/base64.h"

namespace omnigo {
namespace {

constexpr std::size_t kSecretBytes = 32, kPointBytes = 65, kTagBytes = 16;
constexpr std::uint32_t kRecordSize = 4'096;
constexpr char kCurve[] = "prime256v1";

template <auto Free>
struct Freed {
  template <class T>
  void operator()(T* held) const {
    Free(held);
  }
};
using Key = std::unique_ptr<EVP_PKEY, Freed<EVP_PKEY_free>>;
using KeyContext = std::unique_ptr<EVP_PKEY_CTX, Freed<EVP_PKEY_CTX_free>>;
using Digest = std::unique_ptr<EVP_MD_CTX, Freed<EVP_MD_CTX_free>>;
using Cipher = std::unique_ptr<EVP_CIPHER_CTX, Freed<EVP_CIPHER_CTX_free>>;
using Number = std::unique_ptr<BIGNUM, Freed<BN_clear_free>>;
using Group = std::unique_ptr<EC_GROUP, Freed<EC_GROUP_free>>;
using Point = std::unique_ptr<EC_POINT, Freed<EC_POINT_free>>;
using Signature = std::unique_ptr<ECDSA_SIG, Freed<ECDSA_SIG_free>>;
using ParamBuilder = std::unique_ptr<OSSL_PARAM_BLD, Freed<OSSL_PARAM_BLD_free>>;
using Params = std::unique_ptr<OSSL_PARAM, Freed<OSSL_PARAM_free>>;

const unsigned char* data(std::string_view bytes) {
  return reinterpret_cast<const unsigned char*>(bytes.data());
}
unsigned char* data(std::string& bytes) { return reinterpret_cast<unsigned char*>(bytes.data()); }

// For what fails only if there is no memory.
void require(bool done) {
  if (!done) throw std::bad_alloc();
}

std::string random_bytes(std::size_t count) {
  std::string bytes(count, '\0');
  require(RAND_bytes(data(bytes), static_cast<int>(count)) == 1);
  return bytes;
}

Number number(std::string_view bytes) {
  Number made(BN_bin2bn(data(bytes), static_cast<int>(bytes.size()), nullptr));
  require(made != nullptr);
  return made;
}

// A key that OpenSSL can use; nothing if the point is not on the curve. Without a secret: a public
// key.
Key key_from(std::string_view public_key, std::string_view secret) {
  if (public_key.size() != kPointBytes || public_key[0] != 4) return nullptr;
  const ParamBuilder builder(OSSL_PARAM_BLD_new());
  require(builder != nullptr);
  const Number exponent = secret.empty() ? nullptr : number(secret);
  require(OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, kCurve, 0) &&
          OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY,
                                           public_key.data(), public_key.size()) &&
          (!exponent ||
           OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, exponent.get())));
  const Params params(OSSL_PARAM_BLD_to_param(builder.get()));
  const KeyContext context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
  require(params && context && EVP_PKEY_fromdata_init(context.get()) == 1);
  EVP_PKEY* made = nullptr;
  const int selection = secret.empty() ? EVP_PKEY_PUBLIC_KEY : EVP_PKEY_KEYPAIR;
  if (EVP_PKEY_fromdata(context.get(), &made, selection, params.get()) != 1) return nullptr;
  Key key(made);
  const KeyContext check(EVP_PKEY_CTX_new(key.get(), nullptr));
  require(check != nullptr);
  return EVP_PKEY_public_check(check.get()) == 1 ? std::move(key) : nullptr;
}

// The x of the common point; empty if the other's key is not on the curve.
std::string diffie_hellman(const KeyPair& own, std::string_view other) {
  const Key mine = key_from(own.public_key, own.secret), theirs = key_from(other, "");
  if (!mine || !theirs) return {};
  const KeyContext context(EVP_PKEY_CTX_new(mine.get(), nullptr));
  std::string shared(kSecretBytes, '\0');
  std::size_t length = shared.size();
  require(context && EVP_PKEY_derive_init(context.get()) == 1 &&
          EVP_PKEY_derive_set_peer(context.get(), theirs.get()) == 1 &&
          EVP_PKEY_derive(context.get(), data(shared), &length) == 1 && length == shared.size());
  return shared;
}

// ECDSA with SHA-256, as the two numbers of 32 bytes each that JSON Web Tokens use.
std::string sign(const KeyPair& own, std::string_view text) {
  const Key key = key_from(own.public_key, own.secret);
  const Digest digest(EVP_MD_CTX_new());
  require(key && digest &&
          EVP_DigestSignInit(digest.get(), nullptr, EVP_sha256(), nullptr, key.get()) == 1);
  std::size_t length = 0;
  require(EVP_DigestSign(digest.get(), nullptr, &length, data(text), text.size()) == 1);
  std::string der(length, '\0');
  require(EVP_DigestSign(digest.get(), data(der), &length, data(text), text.size()) == 1);
  const unsigned char* at = data(std::string_view(der));
  const Signature pair(d2i_ECDSA_SIG(nullptr, &at, static_cast<long>(length)));
  std::string both(2 * kSecretBytes, '\0');
  require(pair &&
          BN_bn2binpad(ECDSA_SIG_get0_r(pair.get()), data(both), kSecretBytes) == kSecretBytes &&
          BN_bn2binpad(ECDSA_SIG_get0_s(pair.get()), data(both) + kSecretBytes, kSecretBytes) ==
              kSecretBytes);
  return both;
}

bool is_signature(std::string_view both, std::string_view text, std::string_view public_key) {
  const Key key = key_from(public_key, "");
  if (!key || both.size() != 2 * kSecretBytes) return false;
  const Signature pair(ECDSA_SIG_new());
  Number r = number(both.substr(0, kSecretBytes)), s = number(both.substr(kSecretBytes));
  require(pair && ECDSA_SIG_set0(pair.get(), r.get(), s.get()) == 1);
  r.release();  // the pair owns them
  s.release();
  unsigned char* der = nullptr;
  const int length = i2d_ECDSA_SIG(pair.get(), &der);
  require(length > 0);
  const std::unique_ptr<unsigned char, Freed<[](unsigned char* held) { OPENSSL_free(held); }>> held(
      der);
  const Digest digest(EVP_MD_CTX_new());
  require(digest &&
          EVP_DigestVerifyInit(digest.get(), nullptr, EVP_sha256(), nullptr, key.get()) == 1);
  return EVP_DigestVerify(digest.get(), der, length, data(text), text.size()) == 1;
}

// A text in JSON, which here never has control characters.
std::string json_string(std::string_view text) {
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + '"';
}

}  // namespace

// --- keys

std::optional<KeyPair> KeyPair::of(std::string_view secret) {
  if (secret.size() != kSecretBytes) return std::nullopt;
  const Group group(EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1));
  require(group != nullptr);
  const Number exponent = number(secret);
  if (BN_is_zero(exponent.get()) || BN_cmp(exponent.get(), EC_GROUP_get0_order(group.get())) >= 0) {
    return std::nullopt;
  }
  const Point point(EC_POINT_new(group.get()));
  KeyPair pair{std::string(secret), std::string(kPointBytes, '\0')};
  require(point &&
          EC_POINT_mul(group.get(), point.get(), exponent.get(), nullptr, nullptr, nullptr) == 1 &&
          EC_POINT_point2oct(group.get(), point.get(), POINT_CONVERSION_UNCOMPRESSED,
                             data(pair.public_key), kPointBytes, nullptr) == kPointBytes);
  return pair;
}

KeyPair KeyPair::make() {
  for (;;) {  // almost every number of 256 bits is a secret key
    if (auto pair = of(random_bytes(kSecretBytes))) return *pair;
  }
}

bool is_public_key(std::string_view bytes) { return key_from(bytes, "") != nullptr; }

// --- encryption

std::string hkdf(std::string_view salt, std::string_view key, std::string_view info, int bytes) {
  const std::unique_ptr<EVP_KDF, Freed<EVP_KDF_free>> kdf(EVP_KDF_fetch(nullptr, "HKDF", nullptr));
  require(kdf != nullptr);
  const std::unique_ptr<EVP_KDF_CTX, Freed<EVP_KDF_CTX_free>> context(EVP_KDF_CTX_new(kdf.get()));
  const auto octets = [](const char* name, std::string_view value) {
    return OSSL_PARAM_construct_octet_string(name, const_cast<char*>(value.data()), value.size());
  };
  char digest[] = "SHA256";
  const std::array params = {OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest, 0),
                             octets(OSSL_KDF_PARAM_KEY, key), octets(OSSL_KDF_PARAM_SALT, salt),
                             octets(OSSL_KDF_PARAM_INFO, info), OSSL_PARAM_construct_end()};
  std::string made(static_cast<std::size_t>(bytes), '\0');
  require(context && EVP_KDF_derive(context.get(), data(made), made.size(), params.data()) == 1);
  return made;
}

std::string seal(std::string_view key, std::string_view salt, std::string_view key_id,
                 std::string_view text) {
  using namespace std::string_view_literals;
  const std::string content_key = hkdf(salt, key, "Content-Encoding: aes128gcm\0"sv, 16);
  const std::string nonce = hkdf(salt, key, "Content-Encoding: nonce\0"sv, 12);
  std::string plain(text);
  plain += '\2';  // the last record
  std::string body(salt);
  for (int shift = 24; shift >= 0; shift -= 8) {
    body += static_cast<char>(kRecordSize >> shift & 255);
  }
  body += static_cast<char>(key_id.size());
  body += key_id;
  const std::size_t start = body.size();
  body.resize(start + plain.size() + kTagBytes);
  const Cipher cipher(EVP_CIPHER_CTX_new());
  int length = 0, rest = 0;
  require(cipher &&
          EVP_EncryptInit_ex(cipher.get(), EVP_aes_128_gcm(), nullptr,
                             data(std::string_view(content_key)),
                             data(std::string_view(nonce))) == 1 &&
          EVP_EncryptUpdate(cipher.get(), data(body) + start, &length,
                            data(std::string_view(plain)), static_cast<int>(plain.size())) == 1 &&
          EVP_EncryptFinal_ex(cipher.get(), data(body) + start + length, &rest) == 1 &&
          EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_GCM_GET_TAG, kTagBytes,
                              data(body) + start + plain.size()) == 1);
  return body;
}

std::optional<std::string> push_body(std::string_view text, std::string_view browser_key,
                                     std::string_view auth, const KeyPair& server,
                                     std::string_view salt) {
  if (auth.size() != kAuthBytes || salt.size() != kSaltBytes || text.size() > kLongestPush) {
    return std::nullopt;
  }
  const std::string shared = diffie_hellman(server, browser_key);
  if (shared.empty()) return std::nullopt;
  std::string info = "WebPush: info";
  info += '\0';
  info += browser_key;
  info += server.public_key;
  return seal(hkdf(auth, shared, info, 32), salt, server.public_key, text);
}

std::optional<std::string> push_body(std::string_view text, std::string_view browser_key,
                                     std::string_view auth) {
  return push_body(text, browser_key, auth, KeyPair::make(), random_bytes(kSaltBytes));
}

// --- who sends it

std::string vapid_token(const KeyPair& key, std::string_view origin, std::string_view contact,
                        std::int64_t until) {
  std::string claims = "{\"aud\":" + json_string(origin) + ",\"exp\":" + std::to_string(until);
  if (!contact.empty()) claims += ",\"sub\":" + json_string(contact);
  const std::string signed_part =
      base64_url(R"({"typ":"JWT","alg":"ES256"})") + "." + base64_url(claims + "}");
  return signed_part + "." + base64_url(sign(key, signed_part));
}

bool is_signed_by(std::string_view token, std::string_view public_key) {
  const std::size_t dot = token.rfind('.');
  if (dot == token.npos) return false;
  const auto signature = from_base64_url(token.substr(dot + 1));
  return signature && is_signature(*signature, token.substr(0, dot), public_key);
}

std::string vapid_header(const KeyPair& key, std::string_view origin, std::string_view contact,
                         std::int64_t until) {
  return "vapid t=" + vapid_token(key, origin, contact, until) +
         ", k=" + base64_url(key.public_key);
}

}  // namespace omnigo
