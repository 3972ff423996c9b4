// E-mail: a message as text (RFC 5322), and its way to the operator's mail server (RFC 5321).
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"

namespace omnigo {

// Whether mail can be sent there: NAME@DOMAIN of the letters that need no quotes, up to 254 bytes.
// No such address can begin another header or command.
bool is_mail_address(std::string_view text);

struct Mail {
  std::string to;
  std::string subject, text;  // in UTF-8; `text` has lines
  // A link that ends such mails, with one click if it begins with https: (RFC 8058); empty: none.
  std::string unsubscribe = {};
};

struct MailServer {
  enum class Security { StartTls, Tls, None };
  std::string host;
  int port = 587;
  Security security = Security::StartTls;
  std::string user = {}, password = {};  // empty: the server needs none
  std::string from = {};                 // an address
  std::string ca = {};                   // a file of certificates to trust instead of the system's
};

// The message with its headers; lines end with CR and LF. `id` is unique, without its domain.
std::string mail_text(const Mail& mail, const std::string& from, std::int64_t seconds,
                      const std::string& id);

struct MailFate {
  enum class Kind { Sent, Later, Never };
  Kind kind = Kind::Later;
  std::string why = {};  // in one line, for those who run the server
};
// Takes at most `within`, and the time to look up the name. `message` is what mail_text gives.
MailFate send_mail(const MailServer& server, const std::string& to, const std::string& message,
                   std::chrono::milliseconds within = std::chrono::seconds(30));

}  // namespace omnigo
