// The client's address behind proxies: X-Forwarded-For, believed only as far as trusted proxies
// wrote it.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"

namespace omnigo {

using HttpHeaders = std::vector<std::pair<std::string, std::string>>;  // names in lower case

// The address of `peer` unless that is a trusted proxy. Otherwise the last address in
// X-Forwarded-For that is not a trusted proxy itself: everything before it was written by others.
std::string client_address(const std::string& peer, const HttpHeaders& headers,
                           const std::vector<std::string>& trusted);

bool is_trusted(const std::string& peer, const std::vector<std::string>& trusted);

// Whether the request came through a proxy, trusted or not.
bool was_forwarded(const HttpHeaders& headers);

// "10.0.0.1,::1"
Result<std::vector<std::string>> read_addresses(std::string_view list);

}  // namespace omnigo
