// omnigo net: what a net's file holds.
#include <cmath>
#include <iostream>
#include <nlohmann/json.hpp>

#include "arguments.h"
#include "base/quote.h"
#include "commands.h"
#include "net/evaluator.h"
#include "net/facts.h"

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

template <class Value>
Json listed(const std::optional<Value>& fact) {
  return fact ? Json(*fact) : Json(nullptr);
}

// Whole numbers are written without a fraction.
Json amount(const std::optional<double>& fact) {
  constexpr double kMost = 1e15;
  const bool whole = fact && *fact <= kMost && *fact == std::floor(*fact);
  return whole ? Json(static_cast<long long>(*fact)) : listed(fact);
}

Json describe(const Net& net, const NetFacts& facts) {
  const NetShape& shape = net.shape();
  return {{"parameters", net.parameters()},
          {"layers", shape.layers},
          {"width", shape.width},
          {"features", shape.features},
          {"globals", shape.globals},
          {"boards", listed(facts.boards)},
          {"seats", listed(facts.seats)},
          {"seconds", amount(facts.seconds)},
          {"samples", amount(facts.samples)},
          {"processor", name_of(best_processor())}};
}

std::string text_of(const Json& fact) {
  if (fact.is_null()) return "unknown";
  return fact.is_string() ? fact.get<std::string>() : fact.dump();
}

std::string joined(const Json& list) {
  if (list.is_null()) return "unknown";
  std::string text;
  for (const Json& item : list) text += (text.empty() ? "" : " ") + text_of(item);
  return text;
}

// `name` names the file in errors.
template <class Value>
Value of_file(const std::string& name, Result<Value> read) {
  if (!read) throw UsageError(at_place(one_line(name), read.error()));
  return *std::move(read);
}

int run(const std::vector<std::string>& given) {
  const Arguments arguments(given, {"--json"}, {}, 1);
  const bool own = given.empty() || (given.size() == 1 && arguments.flag("--json"));
  const std::string name = own ? "the built-in net" : arguments.word(0, "FILE");
  const Safetensors file =
      checked(own ? parse_safetensors(built_in_net_file(), name) : read_safetensors(name));
  const Net net = of_file(name, Net::make(file));
  const Json facts = describe(net, of_file(name, net_facts(file)));
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
            << "training  " << text_of(facts["seconds"]) << " seconds, "
            << text_of(facts["samples"]) << " positions\n";
  return 0;
}

}  // namespace

const Command kNetCommand = {"net", "describe a trained net", kHelp, run};

}  // namespace omnigo
