// How strong people are, and how a game changes that: the ratings of src/rating, kept in the store.
//
// A game's ratings are written in one change with the event that ends it. They are computed from
// the latest ones, including those not yet on disk; if another writer was faster, they are computed
// again.
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

// The name under which a bot's ratings are stored.
std::string bot_id(const std::string& bot);

// The kind of this game, for ratings.
std::string pool_of(const RoomSettings& settings);

// Why games with these settings cannot be rated, if so.
std::optional<Error> unrateable(const RoomSettings& settings);

class Ratings {
 public:
  explicit Ratings(Store& store) : store_(store) {}

  // The current rating; the initial one for people who have not played.
  StoredRating of(const std::string& person, const std::string& pool);
  // "5k", "3d?": with a question mark while provisional. Empty if nothing is known.
  std::string rank(const std::string& person, const std::string& pool);

  // Writes the change together with the new ratings of the finished game's players; without them if
  // it is not rated or has no ranking.
  void write_result(const std::string& game, const Room& room, Change change,
                    std::function<void(bool)> done);
  // Writes the change and reverts the game's effect on ratings.
  void write_annulment(const std::string& game, Change change, std::function<void(bool)> done);

 private:
  // Adds ratings to a change, each with the next version; call it under the lock.
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
