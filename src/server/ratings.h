// Who is how strong, and what a game makes of it: the ratings of src/rating, kept in the store.
//
// A game's ratings are written in one change with the event that ends it. They are computed from
// the latest ones, those still on their way to the disk among them; where somebody else's writing
// was faster, they are computed again.
#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "rating/strength.h"
#include "server/room.h"
#include "store/store.h"

namespace omnigo {

// Under what name a bot's ratings are kept.
std::string bot_id(const std::string& bot);

// The kind of game that this is, for ratings.
std::string pool_of(const RoomSettings& settings);

// Why games with these settings cannot be rated, if so.
std::optional<std::string> unrateable(const RoomSettings& settings);

class Ratings {
 public:
  explicit Ratings(Store& store) : store_(store) {}

  // What somebody's is now; of one who has not played, what they begin with.
  StoredRating of(const std::string& person, const std::string& pool);
  // "5k", "3d?": with a question mark while provisional. Nothing while nothing
  // is known.
  std::string rank(const std::string& person, const std::string& pool);

  // Writes the change with what the finished game makes of its players' ratings; without it if it
  // is not rated, or had no places.
  void write_result(const std::string& game, const Room& room, Change change,
                    std::function<void(bool)> done);
  // Writes the change and takes back what the game has changed.
  void write_annulment(const std::string& game, Change change, std::function<void(bool)> done);

 private:
  // Adds ratings to a change, each a version further; under the lock.
  using Compute = std::function<void(Change&)>;
  void write(Change change, Compute compute, std::function<void(bool)> done, int attempts);
  StoredRating latest(const std::string& person, const std::string& pool);

  Store& store_;
  std::mutex mutex_;
  struct OnTheWay {
    StoredRating rating;
    int writes = 0;
  };
  std::map<std::pair<std::string, std::string>, OnTheWay> on_the_way_;
};

}  // namespace omnigo
