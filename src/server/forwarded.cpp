#include "server/forwarded.h"

#include <arpa/inet.h>

#include <algorithm>

#include "base/quote.h"

namespace omnigo {
namespace {

// One spelling for each address; empty if it is not an address.
std::string canonical(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  // Some proxies write [::1]:80 or 10.0.0.1:80.
  if (text.starts_with('[')) {
    text = text.substr(1, text.find(']') - 1);
  } else if (std::count(text.begin(), text.end(), ':') == 1) {
    text = text.substr(0, text.find(':'));
  }
  const std::string address(text);
  unsigned char bytes[sizeof(in6_addr)];
  char shown[INET6_ADDRSTRLEN];
  for (const int family : {AF_INET, AF_INET6}) {
    if (inet_pton(family, address.c_str(), bytes) == 1 &&
        inet_ntop(family, bytes, shown, sizeof shown) != nullptr) {
      const std::string made = shown;
      const bool mapped = made.starts_with("::ffff:") && made.find('.') != made.npos;
      return mapped ? made.substr(7) : made;
    }
  }
  return {};
}

template <class Use>
void for_each_part(std::string_view list, Use use) {
  for (std::size_t start = 0; start <= list.size();) {
    const std::size_t end = std::min(list.find(',', start), list.size());
    use(list.substr(start, end - start));
    start = end + 1;
  }
}

}  // namespace

bool is_trusted(const std::string& peer, const std::vector<std::string>& trusted) {
  return std::find(trusted.begin(), trusted.end(), canonical(peer)) != trusted.end();
}

std::string client_address(const std::string& peer, const HttpHeaders& headers,
                           const std::vector<std::string>& trusted) {
  std::vector<std::string> hops;
  for (const auto& [name, value] : headers) {
    if (name != "x-forwarded-for") continue;
    for_each_part(value, [&](std::string_view part) { hops.push_back(canonical(part)); });
  }
  std::string latest = peer;
  // Anything before a word that is not an address may have been written by anyone.
  while (is_trusted(latest, trusted) && !hops.empty() && !hops.back().empty()) {
    latest = std::move(hops.back());
    hops.pop_back();
  }
  return latest;
}

bool was_forwarded(const HttpHeaders& headers) {
  return std::any_of(headers.begin(), headers.end(), [](const auto& header) {
    const std::string& name = header.first;
    return name.starts_with("x-forwarded") || name == "forwarded" || name == "x-real-ip" ||
           name == "via";
  });
}

Result<std::vector<std::string>> read_addresses(std::string_view list) {
  std::vector<std::string> addresses;
  std::string wrong;
  for_each_part(list, [&](std::string_view part) {
    addresses.push_back(canonical(part));
    if (addresses.back().empty() && wrong.empty()) wrong = part.empty() ? " " : part;
  });
  if (!wrong.empty()) return Error{quote(wrong) + " is not an address"};
  return addresses;
}

}  // namespace omnigo
