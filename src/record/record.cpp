#include "record/record.h"

namespace omnigo {
namespace {

constexpr std::string_view kActions[] = {"move", "pass", "resign", "timeout", "resume", "setup"};
constexpr std::string_view kHows[] = {"score",   "resignation", "time",
                                      "forfeit", "no-result",   "unknown"};

template <class Value, std::size_t N>
std::optional<Value> find_name(const std::string_view (&names)[N], std::string_view name) {
  for (std::size_t i = 0; i < N; ++i) {
    if (names[i] == name) return static_cast<Value>(i);
  }
  return std::nullopt;
}

}  // namespace

GameRecord new_record(SharedLayout board, Rules rules) {
  GameRecord record;
  record.start.colouring.assign(board->graph->size(), Colour::Empty);
  record.start.handicap.assign(rules.players, 0);
  record.seats.resize(rules.players);
  record.board = std::move(board);
  record.rules = std::move(rules);
  return record;
}

std::string_view how_name(RecordedResult::How how) { return kHows[static_cast<int>(how)]; }
std::optional<RecordedResult::How> how_from_name(std::string_view name) {
  return find_name<RecordedResult::How>(kHows, name);
}
std::string_view action_name(RecordEvent::Action action) {
  return kActions[static_cast<int>(action)];
}
std::optional<RecordEvent::Action> action_from_name(std::string_view name) {
  return find_name<RecordEvent::Action>(kActions, name);
}

}  // namespace omnigo
