#include "record/positions.h"

#include <map>

#include "record/course.h"

namespace omnigo {
namespace {

class Walk {
 public:
  explicit Walk(Course course) : course_(std::move(course)) { note(); }

  // False where the event is not legal.
  bool play(const RecordEvent& event) {
    if (course_.play(event)) return false;
    if (event.action == RecordEvent::Action::Setup) {
      numbers_.clear();
      first_ = found_.boards.size();
      note();
    } else if (event.is_turn()) {
      note();
    }
    return true;
  }

  GamePositions take() { return std::move(found_); }

 private:
  void note() {
    const Game& game = course_.game();
    const std::size_t before = found_.boards.size();
    const auto [entry, is_new] = numbers_.try_emplace(game.board().colouring(), before);
    if (is_new) found_.boards.push_back(entry->first);
    const int moves = game.over() ? 0 : static_cast<int>(game.legal_moves(game.to_play()).size());
    found_.positions.push_back({.turn = course_.turns(),
                                .board = entry->second,
                                .first_before = first_,
                                .end_before = before,
                                .lost = game.prisoners_lost(),
                                .to_play = game.to_play(),
                                .moves = moves});
  }

  Course course_;
  GamePositions found_;
  std::map<Colouring, std::size_t> numbers_;  // of the boards since the latest setup
  std::size_t first_ = 0;                     // of them
};

}  // namespace

Result<GamePositions> positions_of(const GameRecord& record, const CanonicalForm& canonical) {
  auto course = Course::start(record, canonical);
  if (!course) return course.error();
  Walk walk(std::move(*course));
  for (const RecordEvent& event : record.events) {
    if (!walk.play(event)) break;
  }
  return walk.take();
}

}  // namespace omnigo
