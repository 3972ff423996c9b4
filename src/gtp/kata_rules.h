// Rules as KataGo's protocols write them: a JSON object or a short name.
#pragma once

#include <string>

#include "base/result.h"
#include "rules/rules.h"

namespace omnigo {

// {"ko":"POSITIONAL","scoring":"AREA","suicide":true,...} on one line.
std::string kata_rules_text(const Rules& rules);

// Reads such an object, a short name ("chinese", "new zealand", "korean"), or rules as omnigo
// writes them. The number of players, and the komi unless the text gives one, stay as in `now`.
// What we do not have (a button, a tax on groups) is an error.
Result<Rules> parse_kata_rules(const std::string& text, const Rules& now);
// One field of it: `ko SIMPLE`.
Result<Rules> with_kata_rule(const std::string& field, const std::string& value, const Rules& now);

}  // namespace omnigo
