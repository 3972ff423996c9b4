// Values as a JSON schema describes them, made from choices; and now and then as it does not: a
// member left out or added, another type, a number beyond its limit, nesting.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>

#include "../tests/schema.h"
#include "choices.h"

namespace omnigo {

class FromSchema {
 public:
  using Json = nlohmann::json;
  // A text for a member of this name, or for a definition (GameId), where the schema allows any.
  using Words = std::function<std::string(const std::string& name, Choices&)>;
  // A value of a definition whose members must fit together, as the schema cannot say; null: none.
  using Likely = std::function<Json(const std::string& definition, Choices&)>;

  FromSchema(const Schema& schema, Words words, Likely likely)
      : schema_(schema), words_(std::move(words)), likely_(std::move(likely)) {}

  Json make(const std::string& definition, Choices& choices) const {
    Json likely = likely_(definition, choices);
    if (!likely.is_null()) return likely;
    return make(schema_.definitions().at(definition), definition, choices, 0);
  }

  Json strange(Choices& choices) const {
    switch (choices.below(9)) {
      case 0:
        return nullptr;
      case 1:
        return choices.below(256) - 128;
      case 2:
        return choices.bytes(8);
      case 3:
        return 1e300;
      case 4:
        return choices.of(kEdges);
      case 5:
        return Json::array({choices.below(3), "a"});
      case 6:
        return Json{{words_("", choices), choices.below(5)}};
      case 7:
        return std::string(static_cast<std::size_t>(choices.below(256)) * 4, 'x');
      default: {
        Json deep;
        for (int i = choices.below(100); i > 0; --i) deep = Json::array({std::move(deep)});
        return deep;
      }
    }
  }

 private:
  static constexpr std::int64_t kEdges[] = {-1,
                                            0,
                                            1,
                                            255,
                                            256,
                                            10'001,
                                            65'536,
                                            2'147'483'647,
                                            2'147'483'648,
                                            4'294'967'296,
                                            -9'223'372'036'854'775'807,
                                            9'223'372'036'854'775'807};
  static constexpr int kStrange = 40, kDeepest = 12;  // one value in 40; levels

  Json make(const Json& rule, const std::string& name, Choices& choices, int depth) const {
    if (depth > kDeepest) return nullptr;
    if (choices.once_in(kStrange)) return strange(choices);
    if (rule.contains("$ref")) {
      const std::string definition = rule["$ref"].get<std::string>().substr(8);
      Json likely = likely_(definition, choices);
      if (!likely.is_null()) return likely;
      const Json& inner = schema_.definitions().at(definition);
      const bool is_text = inner.value("type", Json()) == "string";
      return make(inner, is_text ? definition : name, choices, depth + 1);
    }
    if (rule.contains("oneOf")) return make(choices.of(rule["oneOf"]), name, choices, depth + 1);
    if (rule.contains("const")) return rule["const"];
    if (rule.contains("enum")) return choices.of(rule["enum"]);
    const Json types = rule.value("type", Json("string"));
    const std::string type = types.is_array() ? choices.of(types) : types;
    if (type == "object") return object(rule, choices, depth);
    if (type == "array") return array(rule, name, choices, depth);
    if (type == "integer") return whole(rule, choices);
    if (type == "number") return choices.below(64) / 2.0;
    if (type == "boolean") return choices.below(2) == 1;
    return type == "null" ? Json() : Json(words_(name, choices));
  }

  Json object(const Json& rule, Choices& choices, int depth) const {
    Json made = Json::object();
    const Json required = rule.value("required", Json::array()),
               properties = rule.value("properties", Json::object());
    for (const auto& [key, inner] : properties.items()) {
      const bool needed = std::find(required.begin(), required.end(), key) != required.end();
      // What need not be there is there once in four times.
      if (needed ? choices.once_in(kStrange) : choices.below(4) != 1) continue;
      made[key] = make(inner, key, choices, depth + 1);
    }
    if (const auto others = rule.find("additionalProperties");
        others != rule.end() && others->is_object()) {
      for (int i = choices.below(4); i > 0; --i) {
        made[words_("key", choices)] = make(*others, "", choices, depth + 1);
      }
    }
    if (choices.once_in(kStrange)) made[words_("", choices)] = strange(choices);
    return made;
  }

  Json array(const Json& rule, const std::string& name, Choices& choices, int depth) const {
    Json made = Json::array();
    const int least = rule.value("minItems", 0);
    const int more = rule.value("maxItems", least + 4) > least ? choices.below(4) : 0;
    for (int i = 0; i < least + more; ++i) {
      made.push_back(make(rule.value("items", Json::object()), name, choices, depth + 1));
    }
    return made;
  }

  static Json whole(const Json& rule, Choices& choices) {
    const std::int64_t least = rule.value("minimum", std::int64_t{0});
    switch (choices.below(12)) {
      case 10:
        return rule.value("maximum", std::int64_t{100}) + choices.below(3) - 1;
      case 11:
        return choices.of(kEdges);
      default:
        return least + choices.below(6);
    }
  }

  const Schema& schema_;
  const Words words_;
  const Likely likely_;
};

}  // namespace omnigo
