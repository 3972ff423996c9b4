// What the hall sends to watchers and readers of games.
#include <algorithm>
#include <future>

#include "record/record_json.h"
#include "record/sgf.h"
#include "record/sgf_game.h"
#include "server/game_slot.h"
#include "server/hall.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;
using Json = nlohmann::ordered_json;

constexpr int kMostMissed = 500;  // events sent one by one before a snapshot is better
constexpr std::size_t kMostChatShown = 200;
constexpr auto kHereEvery = std::chrono::milliseconds(500);

void send_error(Client& client, const std::string& game, const Refusal& refusal) {
  const Json message = {
      {"type", "error"}, {"code", code_name(refusal.code)}, {"text", refusal.text}, {"game", game}};
  client.socket->send(shared_text(json_text(message)));
}

}  // namespace

ChatView Hall::view_of(const GameSlot& slot, const Person& reader) const {
  ChatView view{.plays = slot.hides_from(reader)};
  if (reader.id.empty() || slot.chats.empty()) return view;
  std::set<std::string> silenced;
  for (std::string& other : store_.silenced(reader.id)) silenced.insert(std::move(other));
  view.silenced = std::make_shared<const std::set<std::string>>(std::move(silenced));
  return view;
}

std::string Hall::events_message(const GameSlot& slot, int from, int upto,
                                 const ChatView& view) const {
  const Milliseconds time = slot.time(clock_);
  std::string text = R"({"type":"events","game":")" + slot.id + R"(","time":)" +
                     std::to_string(time) + R"(,"events":[)";
  for (int n = from; n <= upto; ++n) text += (n > from ? "," : "") + slot.text_for(n, view);
  return text + R"(],"clocks":)" + json_text(clocks_json(*slot.room, time)) + "}";
}

void Hall::broadcast(GameSlot& slot, int from, int upto) {
  if (slot.watchers.empty() || from > upto) return;
  const auto all = shared_text(events_message(slot, from, upto, {}));
  const auto first_said = slot.chats.lower_bound(from);
  const bool some_said = first_said != slot.chats.end() && first_said->first <= upto;
  for (const SharedClient& client : slot.watchers) {
    const ChatView view = some_said ? slot.view_of(*client) : ChatView{};
    client->socket->send(slot.any_hidden(from, upto, view)
                             ? shared_text(events_message(slot, from, upto, view))
                             : all);
  }
}

void Hall::watch(const std::string& game, const SharedClient& client, std::optional<int> since) {
  const auto begin = [this, game, client, since](const SharedSlot& slot) {
    if (!slot->room) return send_error(*client, game, slot->missing);
    {
      const std::lock_guard lock(client->mutex);
      if (client->gone) return;
      client->games.insert(game);
    }
    // A watcher who has seen more on another server must not see less here.
    if (!slot->owned && since.value_or(0) > slot->committed) link_.read_on(*slot);
    auto& watchers = slot->watchers;
    if (std::find(watchers.begin(), watchers.end(), client) == watchers.end()) {
      watchers.push_back(client);
      slot->note_presence(slot->time(clock_));
      if (!slot->owned && !slot->following) link_.follow(slot);
      tell_here(slot);
    }
    const int first = since.value_or(0) + 1;
    if (since && *since > 0 && first <= slot->committed + 1 &&
        slot->committed - *since <= kMostMissed) {
      if (first <= slot->committed) {
        client->socket->send(
            shared_text(events_message(*slot, first, slot->committed, slot->view_of(*client))));
      }
      return;
    }
    client->socket->send(shared_text(R"({"type":"snapshot","snapshot":)" +
                                     snapshot_of(*slot, client->person) + "}"));
  };
  games_.with_settled(game, begin, Strand::Kind::Ordered);
}

std::string Hall::snapshot_of(GameSlot& slot, const Person& reader) const {
  std::vector<std::string> chat;
  const ChatView view = view_of(slot, reader);
  auto said = slot.chats.size() > kMostChatShown
                  ? std::prev(slot.chats.end(), static_cast<std::ptrdiff_t>(kMostChatShown))
                  : slot.chats.begin();
  for (; said != slot.chats.end(); ++said) chat.push_back(slot.text_for(said->first, view));
  // A copy knows only its own watchers.
  const bool told = !slot.owned && !slot.told_here.empty();
  if (!slot.body || slot.body->n != slot.room->events()) {
    slot.body = {slot.room->events(), snapshot_body(slot.view())};
  }
  return snapshot_text(slot.body->text, *slot.room, slot.time(clock_), chat,
                       told ? Json::parse(slot.told_here) : here_json(slot.here()));
}

void Hall::unwatch(const std::string& game, const SharedClient& client) {
  games_.with(
      game,
      [this, game, client](GameSlot* slot) {
        if (slot == nullptr) return;
        {
          const std::lock_guard lock(client->mutex);
          client->games.erase(game);
        }
        std::erase(slot->watchers, client);
        slot->note_presence(slot->time(clock_));
        tell_here(games_.find(game));
      },
      Strand::Kind::Ordered);
}

void Hall::gone(const SharedClient& client) {
  std::set<std::string> games;
  {
    const std::lock_guard lock(client->mutex);
    client->gone = true;
    games.swap(client->games);
  }
  for (const std::string& game : games) unwatch(game, client);
  lobby_.unwatch(client);
}

// Not for every arrival and departure: at most twice a second.
void Hall::tell_here(const SharedSlot& slot) {
  if (slot->here_pending) return;
  slot->here_pending = true;
  games_.timers().at(std::chrono::steady_clock::now() + kHereEvery, [this, slot] {
    slot->strand.post([this, slot] {
      slot->here_pending = false;
      if (!slot->room) return;
      if (!slot->owned) return link_.follow(slot);
      const std::string here = json_text(here_json(slot->here()));
      slot->tell(here_message(slot->id, here));
      link_.tell_copies_here(*slot, here);
      link_.go_where_players_are(slot);
    });
  });
}

// The tag of a page: empty for running games.
std::string Hall::tag_of(const GameSlot& slot) const {
  return slot.finished() ? slot.id + "-" + std::to_string(slot.committed) : "";
}

void Hall::snapshot(const std::string& game, const Person& reader, Told reply) {
  games_.with_settled(game, [this, reader, reply](const SharedSlot& slot) {
    if (!slot->room) return reply(slot->missing);
    reply(Page{snapshot_of(*slot, reader), tag_of(*slot)});
  });
}

void Hall::events(const std::string& game, int since, const Person& reader, Told reply) {
  games_.with_slot(
      game,
      [this, since, reader, reply](const SharedSlot& slot) {
        if (!slot->room) return reply(slot->missing);
        const ChatView view = view_of(*slot, reader);
        std::string text = R"({"events":[)";
        for (int n = std::max(0, since) + 1; n <= slot->committed; ++n) {
          text += (text.back() == '[' ? "" : ",") + slot->text_for(n, view);
        }
        reply(Page{text + "]}", tag_of(*slot)});
      },
      Strand::Kind::Reading);
}

void Hall::board(const std::string& game,
                 std::function<void(std::variant<BoardOfGame, Refusal>)> reply) {
  games_.with_slot(
      game,
      [reply](const SharedSlot& slot) {
        if (!slot->room) return reply(slot->missing);
        const RoomSettings& settings = slot->room->settings();
        reply(BoardOfGame{settings.base.board, settings.board_hash});
      },
      Strand::Kind::Reading);
}

SharedLayout Hall::board_of(const std::string& hash) {
  if (SharedLayout held = games_.boards().find(hash)) return held;
  const auto stored = store_.settings_on(hash);
  if (!stored) return nullptr;
  auto settings = read_settings(*stored);
  return settings && board_hash(*settings->base.board) == hash ? settings->base.board : nullptr;
}

void Hall::record(const std::string& game, bool sgf, Told reply) {
  games_.with_settled(game, [this, sgf, reply](const SharedSlot& slot) {
    if (!slot->room) return reply(slot->missing);
    GameRecord record = slot->room->record();
    record.info["date"] = slot->created.substr(0, 10);
    reply(Page{sgf ? write_sgf(game_to_sgf(record)) : write_record(record), tag_of(*slot)});
  });
}

void Hall::summaries(const std::vector<std::string>& games,
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

Result<GameRecord> Hall::position(const std::string& game, int turn) {
  std::promise<Result<GameRecord>> promise;
  games_.with(
      game,
      [&promise, turn](GameSlot* slot) {
        if (slot == nullptr) return promise.set_value(Error{"there is no such game"});
        GameRecord record = slot->room->record();
        int turns = 0;
        std::size_t end = 0;
        while (end < record.events.size() && (turns < turn || !record.events[end].is_turn())) {
          turns += record.events[end++].is_turn();
        }
        if (turns < turn) return promise.set_value(Error{"that game has fewer turns"});
        record.events.resize(end);
        promise.set_value(std::move(record));
      },
      Strand::Kind::Reading);
  return promise.get_future().get();
}

bool Hall::is_playing(const std::string& game, const std::string& person) {
  std::promise<bool> promise;
  games_.with(
      game,
      [&](GameSlot* slot) {
        promise.set_value(slot != nullptr && !slot->finished() && slot->room->is_player(person));
      },
      Strand::Kind::Reading);
  return promise.get_future().get();
}

void Hall::replace_person(const std::string& id, const Person& now) {
  replace_in_rooms(id, now);
  link_.person_changed(id);
}

void Hall::reload(const std::vector<std::string>& games) {
  for (const std::string& game : games) reload_here(game);
  link_.reload(games);
}

// Only for boards in memory: others are read when somebody asks for them.
void Hall::reload_here(const std::string& game) {
  const SharedSlot slot = games_.find_loaded(game);
  if (!slot) return;
  slot->strand.post([this, slot] {
    if (slot->retired || !slot->loaded) return;
    const auto again = [this, slot](GameSlot* settled) {
      if (settled == nullptr || !games_.load(*slot)) return;
      if (!slot->owned) return link_.follow(slot);
      update_lobby(*slot);
      go_on(slot);
    };
    games_.when_settled(slot, again, Strand::Kind::Reading);
  });
}

void Hall::replace_in_rooms(const std::string& id, const Person& now) {
  games_.on_every([this, id, now](const SharedSlot& slot) {
    if (!slot->room->is_player(id)) return;
    slot->room->replace_person(id, now);
    slot->body.reset();
    if (slot->owned) update_lobby(*slot);
  });
  for (const std::string& game : games_.sleepers_of(id)) {
    games_.with_slot(game, [this, id, now](const SharedSlot& slot) {
      if (!slot->room) return;
      slot->room->replace_person(id, now);
      slot->lobby_state.clear();
      update_lobby(*slot);
    });
  }
}

}  // namespace omnigo
