#include "server/game_pages.h"

#include <algorithm>
#include <atomic>
#include <future>
#include <set>

#include "record/fields.h"
#include "record/record_json.h"
#include "record/sgf.h"
#include "record/sgf_game.h"
#include "server/game_slot.h"

namespace omnigo {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kMostChatShown = 200;

std::optional<Refusal> refusal_for(const GameSlot& slot, const Person& reader) {
  if (!slot.room) return slot.missing;
  return slot.may_read(reader) ? std::nullopt : std::optional(private_game());
}

Error to_error(const Refusal& refusal) { return {refusal.text, refusal.reason}; }

}  // namespace

ChatView GamePages::view_of(const GameSlot& slot, const Person& reader) const {
  ChatView view{.plays = slot.hides_from(reader)};
  if (reader.id.empty() || slot.chats.empty()) return view;
  std::set<std::string> silenced;
  for (std::string& other : store_.silenced(reader.id)) silenced.insert(std::move(other));
  view.silenced = std::make_shared<const std::set<std::string>>(std::move(silenced));
  return view;
}

std::string GamePages::snapshot_of(GameSlot& slot, const Person& reader) const {
  std::vector<std::string> chat;
  const ChatView view = view_of(slot, reader);
  auto said = slot.chats.size() > kMostChatShown
                  ? std::prev(slot.chats.end(), static_cast<std::ptrdiff_t>(kMostChatShown))
                  : slot.chats.begin();
  for (; said != slot.chats.end(); ++said) chat.push_back(slot.text_for(said->first, view));
  // A copy knows only its own watchers.
  const bool reported = !slot.owned && !slot.reported_here.empty();
  if (!slot.body || slot.body->n != slot.room->events()) {
    slot.body = {slot.room->events(), snapshot_body(slot.view())};
  }
  return snapshot_text(slot.body->text, *slot.room, slot.time(clock_), chat,
                       reported ? parse_json<Json>(slot.reported_here) : here_json(slot.here()));
}

// The tag of a page: empty for running games, and for those that not everybody may see.
std::string GamePages::tag_of(const GameSlot& slot) const {
  return slot.finished() && !slot.room->is_private()
             ? slot.id + "-" + std::to_string(slot.committed)
             : "";
}

void GamePages::snapshot(const std::string& game, const Person& reader, PageReply reply) {
  games_.with_settled(game, [this, reader, reply](const SharedSlot& slot) {
    if (const auto refusal = refusal_for(*slot, reader)) return reply(*refusal);
    reply(Page{snapshot_of(*slot, reader), tag_of(*slot)});
  });
}

void GamePages::events(const std::string& game, int since, const Person& reader, PageReply reply) {
  games_.with_slot(
      game,
      [this, since, reader, reply](const SharedSlot& slot) {
        if (const auto refusal = refusal_for(*slot, reader)) return reply(*refusal);
        const ChatView view = view_of(*slot, reader);
        std::string text = R"({"events":[)";
        for (int n = std::max(0, since) + 1; n <= slot->committed; ++n) {
          text += (text.back() == '[' ? "" : ",") + slot->text_for(n, view);
        }
        reply(Page{text + "]}", tag_of(*slot)});
      },
      Strand::Kind::Reading);
}

void GamePages::board(const std::string& game, const Person& reader,
                      std::function<void(std::variant<BoardOfGame, Refusal>)> reply) {
  games_.with_slot(
      game,
      [reader, reply](const SharedSlot& slot) {
        if (const auto refusal = refusal_for(*slot, reader)) return reply(*refusal);
        const RoomSettings& settings = slot->room->settings();
        reply(BoardOfGame{settings.base.board, settings.board_hash});
      },
      Strand::Kind::Reading);
}

SharedLayout GamePages::board_of(const std::string& hash) {
  if (SharedLayout held = games_.boards().find(hash)) return held;
  const auto stored = store_.settings_on(hash);
  if (!stored) return nullptr;
  auto settings = read_settings(*stored);
  return settings && board_hash(*settings->base.board) == hash ? settings->base.board : nullptr;
}

void GamePages::record(const std::string& game, bool sgf, const Person& reader, PageReply reply) {
  games_.with_settled(game, [this, sgf, reader, reply](const SharedSlot& slot) {
    if (const auto refusal = refusal_for(*slot, reader)) return reply(*refusal);
    GameRecord record = slot->room->record();
    record.info["date"] = slot->created.substr(0, 10);
    reply(Page{sgf ? write_sgf(game_to_sgf(record)) : write_record(record), tag_of(*slot)});
  });
}

void GamePages::summaries(const std::vector<std::string>& games,
                          std::function<void(std::vector<std::string>)> reply) {
  struct Gathering {
    std::vector<std::string> texts;
    std::atomic<std::size_t> left;
  };
  const auto gathering = std::make_shared<Gathering>();
  gathering->texts.resize(games.size());
  gathering->left = games.size();
  if (games.empty()) return reply({});
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (auto asleep = games_.summary_of_sleeper(games[i])) {
      gathering->texts[i] = std::move(*asleep);
      if (--gathering->left == 0) reply(std::move(gathering->texts));
      continue;
    }
    games_.with_settled(games[i], [gathering, i, reply](const SharedSlot& slot) {
      if (slot->room) gathering->texts[i] = json_text(summary_json(slot->view()));
      if (--gathering->left == 0) reply(std::move(gathering->texts));
    });
  }
}

void GamePages::check(const std::string& game, const Person& reader,
                      std::function<void(bool)> reply) {
  games_.with(
      game, [reader, reply](GameSlot* slot) { reply(slot == nullptr || slot->may_read(reader)); },
      Strand::Kind::Reading);
}

Result<GameRecord> GamePages::position(const std::string& game, int turn, const Person& reader) {
  std::promise<Result<GameRecord>> promise;
  games_.with(
      game,
      [&promise, turn, &reader](GameSlot* slot) {
        if (slot == nullptr)
          return promise.set_value(Error{explain("no-such-game", "there is no such game")});
        if (!slot->may_read(reader)) return promise.set_value(to_error(private_game()));
        GameRecord record = slot->room->record();
        int turns = 0;
        std::size_t end = 0;
        while (end < record.events.size() && (turns < turn || !record.events[end].is_turn())) {
          turns += record.events[end++].is_turn();
        }
        if (turns < turn)
          return promise.set_value(Error{explain("fewer-turns", "that game has fewer turns")});
        record.events.resize(end);
        promise.set_value(std::move(record));
      },
      Strand::Kind::Reading);
  return promise.get_future().get();
}

bool GamePages::is_playing(const std::string& game, const std::string& person) {
  std::promise<bool> promise;
  games_.with(
      game,
      [&](GameSlot* slot) {
        promise.set_value(slot != nullptr && !slot->finished() && slot->room->is_player(person));
      },
      Strand::Kind::Reading);
  return promise.get_future().get();
}

}  // namespace omnigo
