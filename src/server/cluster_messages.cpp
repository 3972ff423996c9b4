// Messages between servers, as JSON: `act` and `acted`; `here`, who watches a copy, and `at`, how
// far the owner is; `events` and `tell` from the owner to watchers of copies; `yours` for a game
// that was passed on; and to all, `owner` for games with a new owner, `row`, `person` and `reload`
// for changes in the store.
#include <iostream>
#include <map>

#include "record/fields.h"
#include "server/cluster_link.h"
#include "server/game_slot.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;
using Json = nlohmann::json;

Person person_from(const Json& json) { return {json.at("id"), json.at("name"), json.at("guest")}; }

}  // namespace

// A message that came; one function for each kind.
struct ClusterLink::Heard {
  ClusterLink* link;
  std::int64_t from;
  const Json& message;

  void act() const;
  void acted() const;
  void here() const;
  void at() const;
  void events() const;
  void tell() const;
  void yours() const;
  void owner() const;
  void row() const;
  void person() const;
  void reload() const;
};

void ClusterLink::hear(std::int64_t from, const std::string& text) {
  using Handle = void (Heard::*)() const;
  static const std::map<std::string, Handle, std::less<>> kMessages = {
      {"act", &Heard::act},       {"acted", &Heard::acted},   {"here", &Heard::here},
      {"at", &Heard::at},         {"events", &Heard::events}, {"tell", &Heard::tell},
      {"yours", &Heard::yours},   {"owner", &Heard::owner},   {"row", &Heard::row},
      {"person", &Heard::person}, {"reload", &Heard::reload},
  };
  try {
    // Contains what a person sent.
    const Json message = parse_json<Json>(text, kDeepestJson + 8);
    const auto handle = kMessages.find(message.at("k").get<std::string>());
    if (handle == kMessages.end()) return;
    (Heard{this, from, message}.*handle->second)();
  } catch (const std::exception& wrong) {
    std::cerr << "omnigo: server " << from
              << " sent a message that cannot be read: " << wrong.what() << '\n';
  }
}

void ClusterLink::Heard::act() const {
  const auto act = std::make_shared<GameAct>();
  act->game = message.at("game");
  act->person = person_from(message.at("person"));
  act->lag = message.at("lag");
  act->id = message.at("id");
  act->action = message.at("do");
  act->admin = message.at("admin");
  act->reply = [link = link, from = from, r = message.at("r")](const Acted& acted) {
    Json answer = {{"k", "acted"}, {"r", r}};
    if (const auto* refusal = std::get_if<Refusal>(&acted)) {
      answer["code"] = static_cast<int>(refusal->code);
      answer["text"] = refusal->text;
      answer["reason"] = refusal->reason.code;
      answer["values"] = refusal->reason.values;
    } else {
      answer["n"] = std::get<int>(acted);
    }
    link->send(from, answer);
  };
  link->games_.with(act->game,
                    [link = link, from = from, act, r = message.at("r")](GameSlot* slot) {
                      if (slot != nullptr && slot->owned)
                        return link->host_.act_here(link->games_.find(act->game), act);
                      link->send(from, {{"k", "acted"}, {"r", r}, {"moved", true}});
                    });
}

void ClusterLink::Heard::acted() const {
  const SharedAct act = link->handed_on_.take(message.at("r"));
  if (!act) return;
  if (message.contains("n")) return act->reply(message.at("n").get<int>());
  if (!message.contains("moved")) {
    Error why{message.at("text").get<std::string>()};
    if (message.contains("reason")) {  // not from servers of version 0.20
      why.reason.code = message.at("reason").get<std::string>();
      message.at("values").get_to(why.reason.values);
    }
    return act->reply(Refusal{static_cast<Code>(message.at("code").get<int>()), std::move(why)});
  }
  const SharedSlot slot = link->games_.find(act->game);
  slot->strand.post([link = link, slot, act] {
    link->settle_owner(slot);
    link->again(act);
  });
}

void ClusterLink::Heard::here() const {
  std::vector<Present> people;
  for (const Json& one : message.at("people")) people.push_back({one[0], one[1]});
  link->games_.with(message.at("game"), [link = link, from = from, people,
                                         game = message.at("game")](GameSlot* slot) {
    if (slot == nullptr) return;
    if (!slot->owned) {
      // We cannot decide it; the sender learns who can.
      return link->send(from, {{"k", "owner"}, {"games", {game}}, {"server", slot->owner}});
    }
    people.empty() ? void(slot->elsewhere.erase(from)) : void(slot->elsewhere[from] = people);
    slot->note_presence(slot->time(link->clock_));
    link->send(
        from,
        {{"k", "at"}, {"game", game}, {"n", slot->committed}, {"time", slot->time(link->clock_)}});
    link->host_.tell_here(link->games_.find(game));
  });
}

void ClusterLink::Heard::at() const {
  link->games_.with(message.at("game"), [link = link, n = message.at("n").get<int>(),
                                         time = message.at("time")](GameSlot* slot) {
    if (slot == nullptr || slot->owned) return;
    slot->credit = link->clock_.now() - time.get<Milliseconds>();
    if (slot->room->events() < n) link->read_on(*slot);
  });
}

void ClusterLink::Heard::events() const {
  link->games_.with(message.at("game"), [link = link, message = message](GameSlot* slot) {
    if (slot == nullptr || slot->owned) return;
    slot->credit = link->clock_.now() - message.at("time").get<Milliseconds>();
    const int from = message.at("from"), known = slot->room->events();
    if (from > known + 1) return link->read_on(*slot);
    std::vector<StoredEvent> events;
    int n = from;
    for (const Json& text : message.at("events")) {
      if (n++ > known) events.push_back({n - 1, 0, "", "", text});
    }
    link->catch_up(*slot, std::move(events));
  });
}

void ClusterLink::Heard::tell() const {
  link->games_.with(message.at("game"),
                    [here = message.at("here").get<std::string>()](GameSlot* slot) {
                      if (slot == nullptr || slot->owned) return;
                      slot->reported_here = here;
                      slot->tell(here_message(slot->id, here));
                    });
}

void ClusterLink::Heard::yours() const {
  link->games_.with(message.at("game"), [link = link, game = message.at("game")](GameSlot* slot) {
    if (slot != nullptr && !slot->owned) link->claim(link->games_.find(game));
  });
}

void ClusterLink::Heard::owner() const {
  for (const Json& game : message.at("games")) {
    const SharedSlot slot = link->games_.find_loaded(game);
    if (!slot) continue;
    slot->strand.post([link = link, slot] {
      if (slot->loaded && slot->room && !slot->retired) link->settle_owner(slot);
    });
  }
}

void ClusterLink::Heard::row() const {
  link->games_.with(message.at("game"), [link = link](GameSlot* slot) {
    if (slot != nullptr && !slot->owned) link->host_.update_lobby(*slot);
  });
}

void ClusterLink::Heard::person() const {
  link->games_.turn_threads().post([link = link, id = message.at("id").get<std::string>()] {
    link->people_.forget(id);
    if (const auto person = link->people_.find(id)) link->host_.replace_in_rooms(id, *person);
    const std::lock_guard lock(link->listener_mutex_);
    if (link->person_listener_) link->person_listener_(id);
  });
}

void ClusterLink::Heard::reload() const {
  for (const Json& game : message.at("games")) link->host_.reload_here(game);
}

}  // namespace omnigo
