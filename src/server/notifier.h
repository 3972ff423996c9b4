// Reaches people who are not here: by web push in browsers that agreed to it, and by e-mail if the
// operator has a mail server and the person has confirmed an address.
//
// Everything is delivered in the background. A mail about a game is sent once until the person has
// looked at it, which the store remembers. Secrets in mails are stored as hashes.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "notify/mail.h"
#include "notify/push_service.h"
#include "server/courier.h"
#include "server/limits.h"
#include "server/people.h"
#include "store/store.h"

namespace omnigo {

// It is this person's turn.
struct TurnNotice {
  std::string game, person;
  std::vector<std::string> others;  // names of the other people who play
};

class Notifier {
 public:
  struct Options {
    std::string public_url = {};  // without a slash at the end; mail needs it
    bool push = true;
    std::vector<std::string> push_allowed = {};  // see read_endpoint
    std::optional<MailServer> mail = {};
    bool limits = true;
    Courier::Options courier = {};
  };
  // `key` signs what is sent to push services.
  Notifier(Store& store, People& people, KeyPair key, Options options);
  ~Notifier();

  // The key with which browsers subscribe, in base64; empty: no push.
  std::string push_key() const;
  bool has_mail() const { return options_.mail.has_value(); }
  // Whether messages can be pushed there; the error says why not.
  Result<void> check_target(const PushTarget& target) const;

  // --- any thread; these return at once

  void your_turn(TurnNotice notice);
  // The person looks at the game: the next turn is worth a mail again.
  void looked_at(const std::string& person, const std::string& game);
  // Sends a link that confirms the address. False: too many were asked for.
  bool confirm_address(const StoredPerson& person, const std::string& address,
                       const std::string& language);
  // The account no longer has this address: says so there, because somebody else may have done it.
  void address_left(const StoredMailAddress& left);
  // Sends links for new passwords to the accounts with this address, if there are any.
  void recover(const std::string& address);

  // --- links in mails

  static constexpr std::string_view kConfirm = "confirm", kRecover = "recover";
  // The token with this secret, if it is for that and has not expired.
  std::optional<StoredMailToken> find_token(const std::string& secret, std::string_view purpose);
  // Whose turn mails end with this link.
  std::optional<std::string> unsubscriber(const std::string& value) const;

  std::size_t waiting() const { return courier_.waiting(); }

 private:
  void push_turn(const TurnNotice& notice);
  void mail_turn(const TurnNotice& notice);
  void push(const StoredSubscription& to, const std::string& game, const std::string& text);
  void mail(const std::string& key, Mail mail, Task given_up);
  void mail_secret(const StoredPerson& person, const std::string& address,
                   const std::string& language, std::string_view purpose);
  std::string link(const std::string& part) const { return options_.public_url + part; }
  bool may_mail(const std::string& what, const std::string& address, int per_hour);

  Store& store_;
  People& people_;
  const Options options_;
  const PushSender sender_;
  Limits limits_;
  Courier courier_;
};

}  // namespace omnigo
