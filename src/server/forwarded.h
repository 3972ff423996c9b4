// Whose request it is where proxies stand between: X-Forwarded-For, believed as far as it was
// written by proxies that we trust.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"

namespace omnigo {

using HttpHeaders = std::vector<std::pair<std::string, std::string>>;  // names in lower case

// The address of `peer` where that is no trusted proxy. Else the last address in all lines of
// X-Forwarded-For that is not of a trusted proxy itself: those before it were written by others.
std::string client_address(const std::string& peer, const HttpHeaders& headers,
                           const std::vector<std::string>& trusted);

bool is_trusted(const std::string& peer, const std::vector<std::string>& trusted);

// Whether any proxy has been between, trusted or not.
bool was_forwarded(const HttpHeaders& headers);

// "10.0.0.1,::1"
Result<std::vector<std::string>> read_addresses(std::string_view list);

}  // namespace omnigo
