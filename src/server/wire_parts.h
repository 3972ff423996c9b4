// The parts of the messages in wire.h: each is read and written here.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/quote.h"
#include "base/result.h"
#include "record/fields.h"
#include "record/rules_json.h"
#include "server/room.h"

namespace omnigo {

inline constexpr std::string_view kAskings[] = {"undo", "pause", "rematch"};
inline constexpr std::string_view kSeatKinds[] = {"open", "person", "bot"};

inline constexpr std::int64_t kMostNumber = 1'000'000'000;

inline Error unknown_word(const std::string& text) {
  return explain("field-word", "unknown word {word}", {{"word", quote(text)}});
}

template <class Value, std::size_t N>
Value named(const std::string_view (&names)[N], const Fields& field) {
  const std::string text = field.text();
  for (std::size_t i = 0; i < N; ++i) {
    if (names[i] == text) return static_cast<Value>(i);
  }
  field.fail(unknown_word(text));
}

template <class Value>
std::string_view name_of(const std::string_view* names, Value value) {
  return names[static_cast<int>(value)];
}

nlohmann::ordered_json names_json(const std::vector<Point>& points, const Layout& board);
nlohmann::ordered_json players_json(const std::vector<Colour>& players);
std::string letters(const Colouring& colouring);
Colouring read_letters(const Fields& field);
Point read_point(const Fields& field, const Layout& board);
std::vector<Point> read_points(const Fields& list, const Layout& board);
Colour read_player(const Fields& field);
Person read_person(const Fields& field);
nlohmann::ordered_json tally_json(const Tally& tally);
Tally read_tally(const Fields& field);
nlohmann::ordered_json result_json(const RoomResult& result);
RoomResult read_result(const Fields& field);
nlohmann::ordered_json proposal_json(const Proposal& proposal, const Layout& board);
Proposal read_proposal(const Fields& field, const Layout& board);
nlohmann::ordered_json losses_json(const std::vector<Loss>& losses);
std::vector<Loss> read_losses(const Fields& list);
// `player` and `in` are given if the seat has a colour already.
nlohmann::ordered_json seat_json(const RoomSeat& seat, Colour player, bool in);
RoomSeat read_seat(const Fields& field);
nlohmann::ordered_json seats_json(const std::vector<RoomSeat>& seats, const Game* game);

// Turns exceptions thrown in this folder into one line of text.
template <class Read>
auto guarded(Read read) -> Result<decltype(read())> {
  try {
    return read();
  } catch (const Malformed& wrong) {
    return wrong.error();
  } catch (const nlohmann::json::exception&) {
    return not_json();
  }
}

}  // namespace omnigo
