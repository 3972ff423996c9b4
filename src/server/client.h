// A connected client.
#pragma once

#include <memory>
#include <mutex>
#include <set>
#include <string>

#include "server/net.h"
#include "server/room_data.h"

namespace omnigo {

struct Client {
  std::shared_ptr<Socket> socket;
  Person person;    // without an id: not signed in
  std::string key;  // of the session or token (Identity)
  std::mutex mutex;
  std::set<std::string> games;  // those watched
  // People whose chat this person does not get; not set: gets everybody's.
  std::shared_ptr<const std::set<std::string>> silenced;
  bool gone = false;
};
using SharedClient = std::shared_ptr<Client>;

// Text that many clients get is made once.
inline std::shared_ptr<const std::string> shared_text(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

}  // namespace omnigo
