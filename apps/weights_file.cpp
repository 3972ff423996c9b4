#include "weights_file.h"

#include <fstream>
#include <iostream>
#include <sstream>

#include "arguments.h"

namespace omnigo {

MoveWeights read_weights(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream bytes;
  if (!file || !(bytes << file.rdbuf())) throw UsageError("cannot read " + path);
  auto weights = MoveWeights::parse(bytes.str());
  if (!weights) throw UsageError(path + ": " + weights.error().message);
  return std::move(*weights);
}

void write_weights(const MoveWeights& weights, const std::optional<std::string>& path) {
  if (!path) {
    std::cout << weights.text();
    return;
  }
  std::ofstream file(*path);
  file << weights.text();
  if (!file.flush()) throw UsageError("cannot write " + *path);
}

}  // namespace omnigo
