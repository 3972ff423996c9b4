// The web client's files.
#pragma once

#include <string>

#include "server/net.h"

namespace omnigo {

class Site {
 public:
  // An empty folder's name, or one that is not there: a page says how to build the client.
  explicit Site(std::string folder);

  // Of a GET or HEAD. A path without a file of that name and without a dot in its last part is the
  // client's own affair: it gets index.html. A file that stands there gzipped as well is sent so to
  // whom that is fine.
  HttpResponse get(const HttpRequest& request) const;

 private:
  std::string folder_;
};

// "%2F" and the like decoded; nothing if that is not possible.
std::string decoded(std::string_view text);

}  // namespace omnigo
