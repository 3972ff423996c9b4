// Delivers messages to push services, over HTTPS.
//
// Endpoints are links that strangers give us. So a link must be plain HTTPS at the usual port, the
// address that its name stands for must be public (line/public_address.h), and redirections are not
// followed.
#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "line/line.h"
#include "notify/push_message.h"

namespace omnigo {

struct Endpoint {
  Address address;
  std::string origin = {}, path = {};  // https://HOST and /...
};
// `allowed` are HOST:PORT at which plain HTTP and private addresses are fine, too: for tests and
// for push services of the operator's own. The error says what is wrong with the link.
Result<Endpoint> read_endpoint(const std::string& url, const std::vector<std::string>& allowed);

// A browser that agreed to receive messages.
struct PushTarget {
  std::string endpoint;
  std::string key, auth;  // 65 and 16 bytes
};

// The server that sends.
struct PushSender {
  KeyPair key;
  std::string contact = {};  // https://... or mailto:...
  std::vector<std::string> allowed = {};
};

struct PushNotice {
  std::string text;
  std::string topic;                  // up to 32 letters; a newer notice replaces an older one
  std::chrono::seconds keep{86'400};  // how long the service keeps it for a browser that is off
};

// What became of a notice.
struct PushFate {
  enum class Kind {
    Delivered,
    Gone,   // the browser does not want messages any more
    Later,  // the service does not answer, or is busy
    Never   // the service refuses this message, or the endpoint must not be used
  };
  Kind kind = Kind::Later;
  std::chrono::seconds wait{0};  // Later: as the service asks; 0: it does not say
  std::string why = {};          // in one line, for those who run the server; not Delivered
};

// Takes at most `within`, and the time to look up the name.
PushFate deliver(const PushTarget& target, const PushNotice& notice, const PushSender& sender,
                 std::chrono::milliseconds within = std::chrono::seconds(10));

}  // namespace omnigo
