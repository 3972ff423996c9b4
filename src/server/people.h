// Who is who: guests and accounts by a session, whose cookie is signed; programs by a token.
//
// A person keeps one id for ever: a guest who adds a password becomes an account with all games.
// Who logs in to another account instead leaves the guest's games to it; the guest's tokens and
// sessions end. Passwords are kept as argon2id hashes, tokens as SHA-256 of their 190 random bits.
// Cookies are signed together with the password's hash: another password ends all sessions but the
// one that changed it. A session or a token is good as long as its row is in the store.
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

// `length` characters out of 62, drawn by the system.
std::string random_name(std::size_t length);

// What a token is good for; a session is good for all.
enum Scope : unsigned { kReadScope = 1, kPlayScope = 2, kAdminScope = 4, kAccountScope = 8 };
inline constexpr unsigned kAllScopes = kReadScope | kPlayScope | kAdminScope | kAccountScope;
// Of "play admin"; nothing where a word is unknown. Who may play may read.
std::optional<unsigned> read_scopes(std::string_view words);

// Somebody, and what proves it.
struct Identity {
  Person person = {};
  std::string key = {};  // s_ID of a session, t_ID of a token, c_TIME of a cookie of old
  unsigned scopes = kAllScopes;

  bool may(Scope scope) const { return (scopes & scope) != 0; }
  std::string session() const { return key.starts_with("s_") ? key : ""; }
};

// A browser, as its signed cookie tells it apart; `account` has signed in there before.
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
  // To be written with a change. `agent` is what the browser calls itself.
  StoredSession new_session(const std::string& person, const Device& device,
                            const std::string& address, const std::string& agent) const;
  std::string cookie_of(const StoredSession& session, const StoredPerson& person) const;
  // Whom the cookie's value names, if we signed it, its session has not ended, and the password is
  // still what it was then. Before there were sessions cookies had a time in their place.
  std::optional<Identity> from_cookie(std::string_view value);
  // Whether what proved it then still does.
  bool is_valid(const Identity& identity);
  // Keeps in mind when it was last used.
  void note_use(const Identity& identity);

  Device new_device() const;
  std::optional<Device> device_from(std::string_view value) const;
  std::string cookie_of(const Device& device) const;
  // The same for the same address (of IPv6, for the same network), and no way back to it.
  std::string mark_of(const std::string& address) const;

  // --- tokens

  struct NewToken {
    StoredToken token;
    std::string secret;  // never kept
  };
  NewToken new_token(const Person& person, const std::string& label,
                     const std::string& scopes) const;
  std::optional<Identity> from_token(std::string_view secret);

  // --- people

  std::optional<Person> find(const std::string& id);
  std::optional<StoredPerson> stored(const std::string& id);
  std::optional<Person> find_account(const std::string& name);

  // Whether it looks like an account's name, other than of `own`, or like one that nobody may have.
  bool is_taken(const std::string& name, const std::string& own = {});
  StoredPerson new_guest(const std::string& name) const;
  // With what its name is compared by.
  static StoredPerson with_keys(StoredPerson account);
  // These take a while, on purpose.
  static std::string hash_password(const std::string& password);
  std::optional<StoredPerson> check_password(const std::string& name, const std::string& password);

  // The store was told something of this person, or of where they are signed in.
  void forget(const std::string& id);
  void forget_all();
  // What the store was told.
  void changed(const StoredPerson& person);
  // The account that this id's games belong to now.
  std::string resolve(const std::string& id) const;

 private:
  std::string sign(const std::string& text) const;
  bool is_signed(const std::string& text, std::string_view given) const;
  std::optional<StoredSession> session(const std::string& id);
  void make_keys();

  Store& store_;
  const std::string key_;
  mutable std::mutex mutex_;
  // Kept in memory: those of late, and those of a little earlier.
  std::map<std::string, StoredPerson> known_, known_before_;
  std::unordered_map<std::string, StoredSession> sessions_;
  std::unordered_map<std::string, std::int64_t> used_;  // keys, and when that was last written
  std::chrono::steady_clock::time_point known_since_;
  std::map<std::string, std::string> merged_;
};

}  // namespace omnigo
