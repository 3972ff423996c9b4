#include "notify/mail.h"

#include <algorithm>
#include <cstdlib>
#include <ctime>

#include "base/text.h"
#include "line/line.h"
#include "notify/base64.h"

namespace omnigo {
namespace {

constexpr std::size_t kLongestAddress = 254, kLongestName = 64, kLongestLabel = 63;
constexpr std::size_t kMostReply = 16 << 10;
constexpr char kEnd[] = "\r\n";

bool is_letter_or_digit(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

bool is_label(std::string_view label) {
  return !label.empty() && label.size() <= kLongestLabel && label.front() != '-' &&
         label.back() != '-' && std::all_of(label.begin(), label.end(), [](char c) {
           return is_letter_or_digit(c) || c == '-';
         });
}

bool is_domain(std::string_view domain) {
  int labels = 0;
  while (!domain.empty()) {
    const std::size_t dot = std::min(domain.find('.'), domain.size());
    if (!is_label(domain.substr(0, dot)) || dot + 1 == domain.size()) return false;
    domain.remove_prefix(std::min(dot + 1, domain.size()));
    ++labels;
  }
  return labels > 0;
}

// In base64, in lines of 76 letters.
std::string base64_lines(std::string_view text) {
  const std::string letters = base64(text);
  std::string lines;
  for (std::size_t i = 0; i < letters.size(); i += 76) lines += letters.substr(i, 76) + kEnd;
  return lines;
}

// A header's text in any language (RFC 2047): words of up to 39 bytes, which never cut a letter.
std::string encoded_words(std::string_view text) {
  std::string words;
  while (!text.empty()) {
    std::size_t end = std::min<std::size_t>(39, text.size());
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
    words += (words.empty() ? "" : "\r\n ") + ("=?UTF-8?B?" + base64(text.substr(0, end)) + "?=");
    text.remove_prefix(end);
  }
  return words;
}

std::string date_text(std::int64_t seconds) {
  const std::time_t time = seconds;
  std::tm parts{};
  gmtime_r(&time, &parts);
  char text[64];
  std::strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S +0000", &parts);
  return text;
}

std::string domain_of(const std::string& address) { return address.substr(address.find('@') + 1); }

// Lines that begin with a dot get another one, and a last line with a dot alone follows.
std::string with_dots(const std::string& message) {
  std::string text;
  bool start = true;
  for (const char c : message) {
    if (start && c == '.') text += '.';
    text += c;
    start = c == '\n';
  }
  return text + ".\r\n";
}

// A conversation with a mail server. After the first failure nothing more is said.
class Talk {
 public:
  Talk(const MailServer& server, std::chrono::milliseconds within)
      : server_(server),
        address_{.host = server.host,
                 .port = server.port,
                 .tls = server.security == MailServer::Security::Tls,
                 .ca = server.ca,
                 .within = within} {}

  MailFate send(const std::string& to, const std::string& message) {
    auto line = ServerLine::open(address_);
    if (!line) return {MailFate::Kind::Later, line.error().message};
    line_ = &*line;
    const bool sent = expect(220) && greet() && secure() && sign_in() &&
                      say("MAIL FROM:<" + server_.from + ">", 250) &&
                      say("RCPT TO:<" + to + ">", 250) && say("DATA", 354) &&
                      line_->write(with_dots(message)) && expect(250);
    if (sent) {
      line_->write("QUIT\r\n");
      return {MailFate::Kind::Sent};
    }
    // 5xx: the server will never take it.
    const bool never = refused_ || reply_.starts_with('5');
    return {never ? MailFate::Kind::Never : MailFate::Kind::Later,
            reply_.empty() ? "no answer" : reply_};
  }

 private:
  // The whole reply, of one or more lines; its last one stays in reply_, all in lines_.
  bool expect(int code) {
    lines_.clear();
    reply_.clear();
    for (;;) {
      const std::size_t end = unread_.find(kEnd);
      if (end == unread_.npos) {
        if (unread_.size() > kMostReply || !line_->read_more(unread_)) return false;
        continue;
      }
      reply_ = unread_.substr(0, end);
      unread_.erase(0, end + 2);
      lines_ += upper_case(reply_) + "\n";
      if (lines_.size() > kMostReply) return false;
      if (reply_.size() < 4 || reply_[3] != '-') break;
    }
    return std::atoi(reply_.c_str()) == code;
  }
  bool say(const std::string& command, int code) {
    return line_->write(command + kEnd) && expect(code);
  }
  bool greet() { return say("EHLO " + domain_of(server_.from), 250); }
  bool offers(const std::string& word) const { return lines_.find(word) != lines_.npos; }
  bool refuse(const char* why) {
    refused_ = true;
    reply_ = why;
    return false;
  }

  bool secure() {
    if (server_.security != MailServer::Security::StartTls) return true;
    if (!offers("STARTTLS")) return refuse("the mail server does not offer STARTTLS");
    if (!say("STARTTLS", 220)) return false;
    // What somebody put in behind the reply was not encrypted.
    if (!unread_.empty()) return refuse("the mail server sent more before TLS began");
    if (const auto begun = line_->begin_tls(address_); !begun) {
      reply_ = begun.error().message;
      return false;
    }
    return greet();
  }
  bool sign_in() {
    if (server_.user.empty()) return true;
    using namespace std::string_literals;
    if (offers("AUTH") && offers("PLAIN")) {
      return say("AUTH PLAIN " + base64("\0"s + server_.user + "\0"s + server_.password), 235);
    }
    return say("AUTH LOGIN", 334) && say(base64(server_.user), 334) &&
           say(base64(server_.password), 235);
  }

  const MailServer& server_;
  const Address address_;
  ServerLine* line_ = nullptr;
  std::string unread_, reply_, lines_;
  bool refused_ = false;
};

}  // namespace

bool is_mail_address(std::string_view text) {
  const std::size_t at = text.find('@');
  if (at == text.npos || text.size() > kLongestAddress) return false;
  const std::string_view name = text.substr(0, at);
  if (name.empty() || name.size() > kLongestName || name.front() == '.' || name.back() == '.' ||
      name.find("..") != name.npos) {
    return false;
  }
  constexpr std::string_view kOthers = ".!#$%&'*+/=?^_`{|}~-";
  return std::all_of(
             name.begin(), name.end(),
             [&](char c) { return is_letter_or_digit(c) || kOthers.find(c) != kOthers.npos; }) &&
         is_domain(text.substr(at + 1));
}

std::string mail_text(const Mail& mail, const std::string& from, std::int64_t seconds,
                      const std::string& id) {
  std::string text = "From: omnigo <" + from + ">\r\nTo: <" + mail.to +
                     ">\r\nSubject: " + encoded_words(mail.subject) +
                     "\r\nDate: " + date_text(seconds) + "\r\nMessage-ID: <" + id + "@" +
                     domain_of(from) + ">\r\n";
  if (!mail.unsubscribe.empty()) text += "List-Unsubscribe: <" + mail.unsubscribe + ">\r\n";
  if (mail.unsubscribe.starts_with("https:")) {
    text += "List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n";
  }
  return text +
         "Auto-Submitted: auto-generated\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; "
         "charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n" +
         base64_lines(mail.text);
}

MailFate send_mail(const MailServer& server, const std::string& to, const std::string& message,
                   std::chrono::milliseconds within) {
  if (!is_mail_address(to)) return {MailFate::Kind::Never, "not an address"};
  return Talk(server, within).send(to, message);
}

}  // namespace omnigo
