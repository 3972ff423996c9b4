#include "server/gallery.h"

#include <algorithm>

#include "server/game_slot.h"

namespace omnigo {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kMostMissed = 500;  // events sent one by one before a snapshot is better
constexpr auto kHereEvery = std::chrono::milliseconds(500);

void send_error(Client& client, const std::string& game, const Refusal& refusal) {
  Json message = {{"type", "error"}, {"game", game}};
  message.update(refusal_json(refusal));
  client.socket->send(shared_text(json_text(message)));
}

}  // namespace

std::string Gallery::events_message(const GameSlot& slot, int from, int upto,
                                    const ChatView& view) const {
  const Milliseconds time = slot.time(clock_);
  std::string text = R"({"type":"events","game":")" + slot.id + R"(","time":)" +
                     std::to_string(time) + R"(,"events":[)";
  for (int n = from; n <= upto; ++n) text += (n > from ? "," : "") + slot.text_for(n, view);
  return text + R"(],"clocks":)" + json_text(clocks_json(*slot.room, time)) + "}";
}

// The game is private now: those who do not play leave.
void Gallery::send_away(GameSlot& slot) {
  std::erase_if(slot.watchers, [&](const SharedClient& client) {
    if (slot.may_read(client->person)) return false;
    const std::lock_guard lock(client->mutex);
    client->games.erase(slot.id);
    send_error(*client, slot.id, private_game());
    return true;
  });
}

void Gallery::broadcast(GameSlot& slot, int from, int upto) {
  if (slot.watchers.empty() || from > upto) return;
  if (slot.room->is_private()) send_away(slot);
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

void Gallery::watch(const std::string& game, const SharedClient& client, std::optional<int> since) {
  const auto begin = [this, game, client, since](const SharedSlot& slot) {
    if (!slot->room) return send_error(*client, game, slot->missing);
    if (!slot->may_read(client->person)) return send_error(*client, game, private_game());
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
                                     pages_.snapshot_of(*slot, client->person) + "}"));
  };
  games_.with_settled(game, begin, Strand::Kind::Ordered);
}

void Gallery::unwatch(const std::string& game, const SharedClient& client) {
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

// Not for every arrival and departure: at most twice a second.
void Gallery::tell_here(const SharedSlot& slot) {
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

}  // namespace omnigo
