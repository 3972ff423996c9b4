// Which addresses belong to the internet at large: a server that connects to where strangers say
// must not reach its own machine or its operator's network.
#pragma once

#include <string>

struct sockaddr;

namespace omnigo {

// Not loopback, private, link-local, shared, multicast, reserved or for documentation (the special
// registries of IANA, RFC 6890), nor an IPv6 address that stands for such an IPv4 address.
bool is_public(const sockaddr& address);
// The same for an address as text; false if it is none.
bool is_public(const std::string& address);

}  // namespace omnigo
