// Who is who: guests by a signed cookie, accounts by a password, programs by a token.
//
// A person keeps one id for ever: a guest who adds a password becomes an account with all games.
// Who logs in to another account instead leaves the guest's games to it. Passwords are kept as
// argon2id hashes, tokens as SHA-256 of their 192 random bits. Cookies are signed together with the
// password's hash: another password ends all sessions but the one that changed it.
#pragma once

#include <chrono>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "server/room_event.h"
#include "store/store.h"

namespace omnigo {

// Seconds since 1970, and "2026-11-15T12:00:00Z".
std::int64_t wall_seconds();
std::string wall_text();
std::string wall_text(std::int64_t seconds);

// `length` characters out of 62, drawn by the system.
std::string random_name(std::size_t length);

class People {
 public:
  // `key` signs the cookies: kKeyBytes of them.
  People(Store& store, std::string key);
  static constexpr std::size_t kKeyBytes = 32;

  // --- cookies

  static constexpr std::string_view kCookie = "omnigo";
  static constexpr std::int64_t kCookieSeconds = 365 * 86'400;
  std::string cookie_of(const Person& person);
  // Who the cookie's value names, if we signed it, and the password is still what it was then.
  std::optional<Person> from_cookie(std::string_view value);

  // --- tokens

  struct NewToken {
    StoredToken token;
    std::string secret;  // never kept
  };
  NewToken new_token(const Person& person, const std::string& label) const;
  std::optional<Person> from_token(std::string_view secret);

  // --- people

  std::optional<Person> find(const std::string& id);
  std::optional<Person> find_account(const std::string& name);

  // What is wrong with a name, if anything.
  static std::optional<std::string> name_fault(std::string_view name);
  StoredPerson new_guest(const std::string& name) const;
  // These take a while, on purpose.
  static std::string hash_password(const std::string& password);
  std::optional<StoredPerson> check_password(const std::string& name, const std::string& password);

  // Another server told the store something of this person.
  void forget(const std::string& id);
  // What the store was told.
  void changed(const StoredPerson& person);
  // The account that this id's games belong to now.
  std::string resolve(const std::string& id) const;

 private:
  std::optional<StoredPerson> stored(const std::string& id);
  std::string signature(const std::string& text, const StoredPerson& person) const;

  Store& store_;
  const std::string key_;
  mutable std::mutex mutex_;
  // Kept in memory: those of late, and those of a little earlier.
  std::map<std::string, StoredPerson> known_, known_before_;
  std::chrono::steady_clock::time_point known_since_;
  std::map<std::string, std::string> merged_;
};

}  // namespace omnigo
