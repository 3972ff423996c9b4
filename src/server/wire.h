// Messages between the server and its clients, as JSON: docs/wire.schema.json, docs/api.md.
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "server/game_log.h"
#include "server/room.h"

namespace omnigo {

// "malformed", "not-found", ...; and the HTTP status that goes with it.
std::string_view code_name(Refusal::Code code);
int http_status(Refusal::Code code);

// The refusal for a change that was not written; `refused`: it contradicts the stored data.
Refusal refusal_of(const Written& written, Error refused);
// Code, text and, if there is one, the reason: what every error message and answer has.
nlohmann::ordered_json refusal_json(const Refusal& refusal);

// Our own texts go into JSON as they are; everything else through here.
std::string json_text(const nlohmann::ordered_json& json);

nlohmann::ordered_json person_json(const Person& person);

// --- events and actions

// A GameEvent on one line: stored in the log and sent to clients.
std::string event_text(const RoomEvent& event, const Layout& board);
Result<RoomEvent> read_event(std::string_view text, const Layout& board);

// An Action of the schema. The person to invite is given by name, for the caller to look up.
Result<RoomAction> read_action(const nlohmann::json& json, const Layout& board);

// --- how a game was created, as the store keeps it

std::string settings_text(const RoomSettings& settings);
Result<RoomSettings> read_settings(std::string_view text);

// Looks up what a CreateRequest names.
struct Directory {
  std::function<std::optional<Person>(const std::string& name)> person;
  std::function<bool(const std::string& name)> is_bot;
  // Another game's record up to a turn.
  std::function<Result<GameRecord>(const std::string& game, int turn)> position;
};
Result<RoomSettings> read_create_request(const nlohmann::json& json, const Person& owner,
                                         const Directory& directory);

// --- views

struct RoomView {
  const Room& room;
  const std::string& id;
  const std::string& created;      // as UTC date and time
  const Damage* damage = nullptr;  // if its log ends too early
};
nlohmann::ordered_json summary_json(const RoomView& view);
std::string_view phase_name(Room::Phase phase);

// One per player, as of now.
nlohmann::ordered_json clocks_json(const Room& room, Milliseconds now);

// Who is connected.
struct Presence {
  std::vector<Colour> players;
  int others = 0;
  // Absent players, and the time from which the others may claim that they left.
  struct Away {
    Colour player;
    Milliseconds claim_at;
  };
  std::vector<Away> away;
};
nlohmann::ordered_json here_json(const Presence& presence);

// The part of a Snapshot that is the same for all readers until the next event; and the whole.
// `chat` are the texts of the chat events that this reader may see.
std::string snapshot_body(const RoomView& view);
std::string snapshot_text(const std::string& body, const Room& room, Milliseconds now,
                          const std::vector<std::string>& chat, const nlohmann::ordered_json& here);
std::string snapshot_text(const RoomView& view, Milliseconds now,
                          const std::vector<std::string>& chat, const nlohmann::ordered_json& here);

// Whether somebody drew the board; and what it is called: its specification, or "own".
bool is_own_board(const Layout& board);
std::string board_label(const Layout& board);
nlohmann::ordered_json board_json(const Layout& board);
nlohmann::ordered_json catalogue_json();

}  // namespace omnigo
