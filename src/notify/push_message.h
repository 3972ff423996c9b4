// What a server sends to a push service: a message that only the browser can read (RFC 8291, over
// the coding aes128gcm of RFC 8188), and a token that says which server sends it (RFC 8292).
//
// Encryption. The browser has a key pair on the curve P-256 and a secret `auth`. The server makes a
// key pair for each message. Both compute the same point S by Diffie-Hellman, and from it
//   ikm   = HKDF(salt: auth, key: S, info: "WebPush: info" 0 browser's key, server's key; 32 bytes)
//   key   = HKDF(salt, ikm, info: "Content-Encoding: aes128gcm" 0; 16 bytes)
//   nonce = HKDF(salt, ikm, info: "Content-Encoding: nonce" 0; 12 bytes)
// The body is salt (16), record size (4), length of the server's key (1), the key (65), and one
// record: AES-128-GCM of the text and a byte 2.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

namespace omnigo {

// On the curve P-256.
struct KeyPair {
  std::string secret;                                         // 32 bytes
  std::string public_key;                                     // 65 bytes: an uncompressed point
  static KeyPair make();                                      // a random one
  static std::optional<KeyPair> of(std::string_view secret);  // nothing: this is no secret key
};
bool is_public_key(std::string_view bytes);

// HKDF with SHA-256 (RFC 5869).
std::string hkdf(std::string_view salt, std::string_view key, std::string_view info, int bytes);
// A body of the coding aes128gcm with one record.
std::string seal(std::string_view key, std::string_view salt, std::string_view key_id,
                 std::string_view text);

inline constexpr std::size_t kAuthBytes = 16, kSaltBytes = 16;
inline constexpr std::size_t kLongestPush = 3'993;  // bytes of a text that every push service takes

// The body of a message to the browser with this key and secret. `server` and `salt` are for this
// message alone. Nothing if the browser's key is not on the curve.
std::optional<std::string> push_body(std::string_view text, std::string_view browser_key,
                                     std::string_view auth, const KeyPair& server,
                                     std::string_view salt);
std::optional<std::string> push_body(std::string_view text, std::string_view browser_key,
                                     std::string_view auth);

// A signed token that is valid for the origin of an endpoint (https://HOST[:PORT]) until then, in
// seconds since 1970. `contact` is a link or mailto:ADDRESS for those who run the push service;
// empty: none.
std::string vapid_token(const KeyPair& key, std::string_view origin, std::string_view contact,
                        std::int64_t until);
// Whether the token was signed with the secret of this key.
bool is_signed_by(std::string_view token, std::string_view public_key);
// The value of the header Authorization.
std::string vapid_header(const KeyPair& key, std::string_view origin, std::string_view contact,
                         std::int64_t until);

}  // namespace omnigo
