// Who is who: guests and accounts by a session with a signed cookie; programs by a token.
//
// A person keeps one id forever: a guest who sets a password becomes an account with all their
// games. A guest who signs in to another account instead passes their games on to it; the guest's
// tokens and sessions end. Passwords are stored as argon2id hashes, tokens as SHA-256 of their 190
// random bits. Cookies are signed together with the password's hash: a new password ends all
// sessions but the one that set it. A session or a token is valid while its row is in the store.
#pragma once

#include <chrono>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

#include "server/room_data.h"
#include "store/store.h"

namespace omnigo {

// Seconds since 1970, and "2026-11-15T12:00:00Z".
std::int64_t wall_seconds();
std::string wall_text();
std::string wall_text(std::int64_t seconds);

// `length` random characters out of 62, from the system's generator.
std::string random_name(std::size_t length);

// What a token permits; a session permits everything.
enum Scope : unsigned { kReadScope = 1, kPlayScope = 2, kAdminScope = 4, kAccountScope = 8 };
inline constexpr unsigned kAllScopes = kReadScope | kPlayScope | kAdminScope | kAccountScope;
// Parses "play admin"; nothing if a word is unknown. Permission to play includes reading.
std::optional<unsigned> read_scopes(std::string_view words);

// A person, and what proved it.
struct Identity {
  Person person = {};
  std::string key = {};  // s_ID of a session, t_ID of a token, c_TIME of an old cookie
  unsigned scopes = kAllScopes;

  bool may(Scope scope) const { return (scopes & scope) != 0; }
  std::string session() const { return key.starts_with("s_") ? key : ""; }
};

// A browser, identified by its signed cookie; `account` has signed in there before.
struct Device {
  std::string mark, account;
};

class People {
 public:
  // `key` signs the cookies: kKeyBytes of them.
  People(Store& store, std::string key);
  static constexpr std::size_t kKeyBytes = 32;

  // --- sessions and their cookies

  static constexpr std::string_view kCookie = "omnigo", kDeviceCookie = "omnigo_device";
  static constexpr std::int64_t kCookieSeconds = 365 * 86'400;
  // For a change. `agent` is what the browser calls itself.
  StoredSession new_session(const std::string& person, const Device& device,
                            const std::string& address, const std::string& agent) const;
  std::string cookie_of(const StoredSession& session, const StoredPerson& person) const;
  // The person named by the cookie, if we signed it, its session has not ended, and the password
  // has not changed since. Cookies from before there were sessions have a time instead of one.
  std::optional<Identity> from_cookie(std::string_view value);
  // Whether the session or token is still valid.
  bool is_valid(const Identity& identity);
  // Notes when it was last used.
  void note_use(const Identity& identity);

  Device new_device() const;
  std::optional<Device> device_from(std::string_view value) const;
  std::string cookie_of(const Device& device) const;
  // The same for the same address (for IPv6, the same network), and impossible to reverse.
  std::string mark_of(const std::string& address) const;

  // A text for a link, with its signature for this purpose; and back, if we signed it for that.
  std::string signed_text(const std::string& purpose, const std::string& text) const;
  std::optional<std::string> read_signed(const std::string& purpose, std::string_view value) const;

  // --- tokens

  struct NewToken {
    StoredToken token;
    std::string secret;  // never stored
  };
  NewToken new_token(const Person& person, const std::string& label,
                     const std::string& scopes) const;
  std::optional<Identity> from_token(std::string_view secret);

  // --- people

  std::optional<Person> find(const std::string& id);
  std::optional<StoredPerson> stored(const std::string& id);
  std::optional<Person> find_account(const std::string& name);

  // Whether it looks like the name of another account than `own`, or like a reserved name.
  bool is_taken(const std::string& name, const std::string& own = {});
  StoredPerson new_guest(const std::string& name) const;
  // Adds the keys by which its name is compared.
  static StoredPerson with_keys(StoredPerson account);
  // These are slow on purpose.
  static std::string hash_password(const std::string& password);
  std::optional<StoredPerson> check_password(const std::string& name, const std::string& password);

  // The store has new data about this person or their sessions.
  void forget(const std::string& id);
  void forget_all();
  // The store has this version of the person now.
  void changed(const StoredPerson& person);
  // The account to which this id's games belong now.
  std::string resolve(const std::string& id) const;

 private:
  std::string sign(const std::string& text) const;
  bool is_signed(const std::string& text, std::string_view given) const;
  std::optional<StoredSession> session(const std::string& id);
  void make_keys();

  Store& store_;
  const std::string key_;
  mutable std::mutex mutex_;
  // Cached: recent ones, and slightly older ones.
  std::map<std::string, StoredPerson> known_, known_before_;
  std::unordered_map<std::string, StoredSession> sessions_;
  std::unordered_map<std::string, std::int64_t> used_;  // keys, and when their use was last written
  std::chrono::steady_clock::time_point known_since_;
  std::map<std::string, std::string> merged_;
};

}  // namespace omnigo
