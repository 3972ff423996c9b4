// omnigo net: what a net's file holds.
#include <iostream>
#include <nlohmann/json.hpp>

#include "arguments.h"
#include "commands.h"
#include "net/evaluator.h"

namespace omnigo {
namespace {

constexpr char kHelp[] = R"(usage: omnigo net [FILE] [--json]

Describe a net: its size, its inputs, the boards and numbers of players it was trained on.
Without FILE, describe the net that comes with the program. docs/net.md describes the format.

  --json   print {"parameters","layers","width","features","globals","boards":[...],"seats":[...],
           "seconds","samples","processor"}

examples:
  omnigo net
  omnigo net build/mynet/net.safetensors --json
)";

using Json = nlohmann::ordered_json;

// A fact that holds JSON; null where it is missing or holds something else.
Json fact(const Safetensors& file, const std::string& name) {
  const auto found = file.facts.find(name);
  if (found == file.facts.end()) return nullptr;
  Json value = Json::parse(found->second, nullptr, false);
  return value.is_discarded() ? Json(nullptr) : value;
}

Json describe(const Net& net, const Safetensors& file) {
  const NetShape& shape = net.shape();
  return {{"parameters", net.parameters()},
          {"layers", shape.layers},
          {"width", shape.width},
          {"features", shape.features},
          {"globals", shape.globals},
          {"boards", fact(file, "boards")},
          {"seats", fact(file, "seats")},
          {"seconds", fact(file, "seconds")},
          {"samples", fact(file, "samples")},
          {"processor", name_of(best_processor())}};
}

std::string joined(const Json& list) {
  std::string text;
  if (!list.is_array()) return "unknown";
  for (const Json& item : list) {
    text += (text.empty() ? "" : " ") + (item.is_string() ? item.get<std::string>() : item.dump());
  }
  return text;
}

int run(const std::vector<std::string>& given) {
  const Arguments arguments(given, {"--json"}, {}, 1);
  const bool own = given.empty() || (given.size() == 1 && arguments.flag("--json"));
  const std::string name = own ? "the built-in net" : arguments.word(0, "FILE");
  const Safetensors file =
      checked(own ? parse_safetensors(built_in_net_file(), name) : read_safetensors(name));
  auto net = Net::make(file);
  if (!net) throw UsageError(name + ": " + net.error().message);
  const Json facts = describe(*net, file);
  if (arguments.flag("--json")) {
    std::cout << facts.dump() << '\n';
    return 0;
  }
  std::cout << "a graph network of " << facts["layers"] << " layers of " << facts["width"] << ", "
            << facts["parameters"] << " parameters\n"
            << "sees " << facts["features"] << " numbers for each point and " << facts["globals"]
            << " for the position\n"
            << "players   " << joined(facts["seats"]) << '\n'
            << "boards    " << joined(facts["boards"]) << '\n'
            << "training  " << facts["seconds"] << " seconds, " << facts["samples"]
            << " positions\n";
  return 0;
}

}  // namespace

const Command kNetCommand = {"net", "describe a trained net", kHelp, run};

}  // namespace omnigo
