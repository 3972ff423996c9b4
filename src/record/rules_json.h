// The tables of rules (rules/rules.h) as JSON, for programs in other languages: data/rules.json.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "rules/rules.h"

namespace omnigo {

// {"ko":[{"name","about","symmetries"}],"suicide":[...],"scoring":[{..."stones","prisoners","tax"}],
// "presets":[{"name","title","about","suicide","ko","scoring","komi"}]}
nlohmann::ordered_json rules_json();

// Points: 7, 7.5
nlohmann::ordered_json half_points_json(HalfPoints halves);

}  // namespace omnigo
