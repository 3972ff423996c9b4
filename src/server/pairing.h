// Who may join which game, by rank and conduct; and which open games fit a person who looks for
// one. Any thread may call.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "server/ratings.h"
#include "server/room.h"
#include "store/store.h"

namespace omnigo {

class Pairing {
 public:
  Pairing(Store& store, Ratings& ratings) : store_(store), ratings_(ratings) {}

  // Why the person may not join; nothing if they may.
  std::optional<Refusal> unfit_to_create(const RoomSettings& settings, const Person& owner);
  std::optional<Refusal> unfit_to_join(const Room& room, const Person& person);

  // Sets the rank of the person in each seat.
  void add_ranks(RoomSettings& settings);

  // A seat in a listed game that is open to anyone.
  struct Offer {
    std::string game, kind;  // board, rules and so on, as one text
    Person owner;
    Colour seat;
    int ranks;
    bool rated, guests;
  };
  // Adds, updates or removes the offer of this game.
  void offer(const std::string& game, const Room& room);
  // Offers with these settings, by people of about the same rank, for the person in the first seat
  // of `settings`. The best is last.
  std::vector<Offer> offers_for(const RoomSettings& settings, const Person& person);

 private:
  std::optional<Refusal> barred(const Person& person);
  std::optional<Refusal> unwelcome(const Room& room, const Person& person);

  Store& store_;
  Ratings& ratings_;
  std::mutex mutex_;
  std::map<std::string, Offer> offers_;  // by game
};

// Adds to the change what the event says about people's conduct: who has abandoned others, and
// whose marking costs others points. `away`: players who are not connected.
void note_conduct(const std::string& game, const Room& room,
                  const std::map<Colour, Milliseconds>& away, const RoomEvent& event,
                  Change& change);

}  // namespace omnigo
