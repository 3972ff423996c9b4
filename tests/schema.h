// As much of JSON Schema as docs/wire.schema.json uses.
#pragma once

#include <algorithm>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <string>

namespace omnigo {

class Schema {
 public:
  using Json = nlohmann::json;

  explicit Schema(const std::string& path) : top_(Json::parse(std::ifstream(path))) {}

  // What is wrong with a value as one of the definitions; nothing if it is fine.
  std::string fault(const Json& value, const std::string& definition) const {
    return check(value, top_["$defs"].at(definition), definition);
  }
  bool has(const std::string& definition) const { return top_["$defs"].contains(definition); }
  const Json& definitions() const { return top_["$defs"]; }

 private:
  static bool is_type(const Json& value, const std::string& type) {
    return (type == "object" && value.is_object()) || (type == "array" && value.is_array()) ||
           (type == "string" && value.is_string()) || (type == "boolean" && value.is_boolean()) ||
           (type == "integer" && value.is_number_integer()) ||
           (type == "number" && value.is_number()) || (type == "null" && value.is_null());
  }

  // Made once by each thread: that takes longer than all the rest.
  static const std::regex& expression(const std::string& pattern) {
    thread_local std::map<std::string, std::regex> made;
    return made.try_emplace(pattern, pattern).first->second;
  }

  std::string check(const Json& value, const Json& rule, const std::string& at) const {
    if (rule.contains("$ref")) {
      const std::string name = rule["$ref"].get<std::string>().substr(8);
      return check(value, top_["$defs"].at(name), at);
    }
    if (rule.contains("oneOf")) return check_one_of(value, rule["oneOf"], at);
    if (rule.contains("const") && value != rule["const"])
      return at + ": not " + rule["const"].dump();
    if (rule.contains("enum") &&
        std::find(rule["enum"].begin(), rule["enum"].end(), value) == rule["enum"].end()) {
      return at + ": " + value.dump() + " is none of the words";
    }
    if (rule.contains("type")) {
      const Json types = rule["type"].is_array() ? rule["type"] : Json::array({rule["type"]});
      bool right = false;
      for (const Json& type : types) right = right || is_type(value, type);
      if (!right) return at + ": " + value.dump().substr(0, 50) + " is no " + types.dump();
    }
    if (value.is_string() && rule.contains("pattern") &&
        !std::regex_search(value.get<std::string>(), expression(rule["pattern"]))) {
      return at + ": does not match";
    }
    if (value.is_number() && rule.contains("minimum") && value < rule["minimum"]) {
      return at + ": too small";
    }
    if (value.is_array() && rule.contains("minItems") && value.size() < rule["minItems"]) {
      return at + ": too few";
    }
    if (value.is_object()) return check_object(value, rule, at);
    if (value.is_array() && rule.contains("items")) {
      for (std::size_t i = 0; i < value.size(); ++i) {
        const std::string wrong =
            check(value[i], rule["items"], at + "[" + std::to_string(i) + "]");
        if (!wrong.empty()) return wrong;
      }
    }
    return "";
  }

  std::string check_one_of(const Json& value, const Json& rules, const std::string& at) const {
    int fits = 0;
    std::string nearest;
    for (const Json& rule : rules) {
      const std::string wrong = check(value, rule, at);
      fits += wrong.empty();
      // That of the kind it says it is.
      if (wrong.find(": not ") == std::string::npos) nearest = wrong;
    }
    if (fits == 1) return "";
    return fits > 1 ? at + ": fits several" : at + ": fits none; " + nearest;
  }

  std::string check_object(const Json& value, const Json& rule, const std::string& at) const {
    if (rule.contains("required")) {
      for (const Json& key : rule["required"]) {
        if (!value.contains(key)) return at + ": " + key.dump() + " is missing";
      }
    }
    const bool listed = rule.contains("properties");
    for (const auto& [key, inner] : value.items()) {
      std::string wrong;
      if (listed && rule["properties"].contains(key)) {
        wrong = check(inner, rule["properties"][key], at + "." + key);
      } else if (rule.contains("additionalProperties")) {
        const Json& others = rule["additionalProperties"];
        if (others == false) return at + ": no key \"" + key + "\"";
        if (others.is_object()) wrong = check(inner, others, at + "." + key);
      }
      if (!wrong.empty()) return wrong;
    }
    return "";
  }

  Json top_;
};

}  // namespace omnigo
