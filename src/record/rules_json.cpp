#include "record/rules_json.h"

#include <nlohmann/json.hpp>

namespace omnigo {

nlohmann::ordered_json half_points_json(HalfPoints halves) {
  if (halves % 2 == 0) return halves / 2;
  return halves / 2.0;
}

nlohmann::ordered_json rules_json() {
  using Json = nlohmann::ordered_json;
  Json made = {{"ko", Json::array()},
               {"suicide", Json::array()},
               {"scoring", Json::array()},
               {"presets", Json::array()}};
  for (const KoRule& rule : ko_rules()) {
    made["ko"].push_back(
        {{"name", rule.name}, {"about", rule.about}, {"symmetries", rule.symmetries}});
  }
  for (const SuicideRule& rule : suicide_rules()) {
    made["suicide"].push_back({{"name", rule.name}, {"about", rule.about}});
  }
  for (const ScoringRule& rule : scoring_rules()) {
    made["scoring"].push_back({{"name", rule.name},
                               {"about", rule.about},
                               {"stones", rule.stones},
                               {"prisoners", rule.prisoners},
                               {"tax", rule.tax}});
  }
  for (const Preset& preset : presets()) {
    const Rules& rules = preset.rules;
    made["presets"].push_back({{"name", preset.name},
                               {"title", preset.title},
                               {"about", preset.about},
                               {"suicide", rules.suicide},
                               {"ko", rule_of(rules.ko).name},
                               {"scoring", rule_of(rules.scoring).name},
                               {"komi", half_points_json(rules.komi[1])}});
  }
  return made;
}

}  // namespace omnigo
