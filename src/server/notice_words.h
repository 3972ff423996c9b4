// What notices and e-mails say, in the languages of the web client. They are written when no page
// of the client runs, so its catalogue cannot be used.
#pragma once

#include <string>
#include <string_view>

namespace omnigo {

struct NoticeWords {
  std::string_view language;              // as the client names it: "en", "zh", ...
  std::string_view turn;                  // the title of a notice, and the subject of a mail
  std::string_view against;               // the opponents' names follow
  std::string_view turn_mail, stop_mail;  // a link follows each
  std::string_view confirm, confirm_mail;
  std::string_view recover, recover_mail;  // {name} is the account's
  std::string_view ignore;                 // if you did not ask for this
  std::string_view left, left_mail;        // {name} is the account's; a link to sign in follows
};

// English if the language is unknown.
const NoticeWords& notice_words(std::string_view language);
bool is_language(std::string_view language);

}  // namespace omnigo
