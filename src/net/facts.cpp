#include "net/facts.h"

#include <cmath>

#include "base/json_reader.h"
#include "net/inputs.h"

namespace omnigo {
namespace {

constexpr std::size_t kLongestBoard = 200;

bool read_board(JsonReader& json, std::string& board) {
  const std::size_t at = json.position();
  if (!json.string(board)) return false;
  if (board.size() <= kLongestBoard && is_plain(board)) return true;
  return json.fail_at(at, Error{"expected the name of a board"});
}

bool read_seats(JsonReader& json, int& seats) {
  const std::size_t at = json.position();
  double number = 0;
  if (!json.number(number)) return false;
  if (number < 2 || number > kNetSeats || number != std::floor(number)) {
    return json.fail_at(at,
                        Error{"expected a whole number from 2 to " + std::to_string(kNetSeats)});
  }
  seats = static_cast<int>(number);
  return true;
}

bool read_amount(JsonReader& json, double& amount) {
  const std::size_t at = json.position();
  if (!json.number(amount)) return false;
  return amount >= 0 || json.fail_at(at, Error{"expected a number from 0"});
}

// All of an array.
template <class Value>
auto list_of(bool (*read)(JsonReader&, Value&)) {
  return [read](JsonReader& json, std::vector<Value>& list) {
    return json.array([&] { return read(json, list.emplace_back()); });
  };
}

// Reads the facts one after another, up to the first that is wrong.
class FactReader {
 public:
  explicit FactReader(const Safetensors& file) : file_(file) {}

  template <class Value, class Read>
  void fact(const std::string& name, Read read, std::optional<Value>& value) {
    const auto found = file_.facts.find(name);
    if (error_ || found == file_.facts.end()) return;
    const std::string source = "the metadata " + quote(name);
    JsonReader json(found->second, source);
    if (read(json, value.emplace())) json.end();
    if (json.failed()) error_ = json.error();
  }
  const std::optional<Error>& error() const { return error_; }

 private:
  const Safetensors& file_;
  std::optional<Error> error_;
};

}  // namespace

Result<NetFacts> net_facts(const Safetensors& file) {
  NetFacts facts;
  FactReader reader(file);
  reader.fact("boards", list_of(read_board), facts.boards);
  reader.fact("seats", list_of(read_seats), facts.seats);
  reader.fact("seconds", read_amount, facts.seconds);
  reader.fact("samples", read_amount, facts.samples);
  if (reader.error()) return *reader.error();
  return facts;
}

}  // namespace omnigo
