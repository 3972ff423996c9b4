// The web client's files.
#pragma once

#include <string>

#include "server/net.h"

namespace omnigo {

class Site {
 public:
  // If the folder is empty or missing, a page says how to build the client.
  explicit Site(std::string folder);

  // Answers a GET or HEAD. A path without a matching file and without a dot in its last part
  // belongs to the client's router: it gets index.html. If compressed copies exist (FILE.br,
  // FILE.gz), clients get the smallest that they accept.
  HttpResponse get(const HttpRequest& request) const;

 private:
  std::string folder_;
};

// Decodes "%2F" and the like; nothing if that is not possible.
std::string decoded(std::string_view text);

}  // namespace omnigo
