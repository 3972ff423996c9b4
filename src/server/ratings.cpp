#include "server/ratings.h"

#include <algorithm>
#include <set>

#include "play/all_bots.h"
#include "rating/pool.h"
#include "rating/rate.h"
#include "server/people.h"

namespace omnigo {
namespace {

constexpr int kAttempts = 5;
constexpr double kDeviationElsewhere = 200;  // at least, if known from another kind of game only
constexpr double kSecondsAMonth = 30 * 86'400;
constexpr std::string_view kBotPrefix = "bot:";

Strength strength_of(const StoredRating& rating) {
  return {rating.rating, rating.deviation, rating.volatility};
}

void set_strength(StoredRating& rating, const Strength& strength) {
  rating.rating = strength.rating;
  rating.deviation = strength.deviation;
  rating.volatility = strength.volatility;
}

// A level's rank is an estimate, and the start of its rating.
Strength first_strength(const std::string& person, const std::vector<StoredRating>& others) {
  Strength first;
  if (person.starts_with(kBotPrefix)) {
    for (const BotKind& bot : all_bots()) {
      if (bot_id(std::string(bot.name)) != person || bot.rank.empty()) continue;
      first.rating = rating_at(rank_from_text(bot.rank));
      first.deviation = kDeviationElsewhere;
    }
  }
  if (others.empty()) return first;
  const auto surest = std::min_element(
      others.begin(), others.end(),
      [](const StoredRating& a, const StoredRating& b) { return a.deviation < b.deviation; });
  first.rating = surest->rating;
  first.deviation = std::max(surest->deviation, kDeviationElsewhere);
  return first;
}

std::vector<RatedSeat> seatings(const RoomSettings& settings, const Game& game) {
  std::vector<RatedSeat> seats;
  const Start& start = settings.base.start;
  for (int i = 0; i < settings.base.rules.players; ++i) {
    seats.push_back({.stones = start.handicap.empty() ? 0 : start.handicap[i],
                     .komi = game.komi()[i] / 2.0,
                     .first = colour_of(i) == start.first});
  }
  return seats;
}

// Whose rating changes, by seat; nothing if the game says nothing about strength.
std::vector<std::string> rated_players(const Room& room) {
  std::vector<std::string> players;
  for (const RoomSeat& seat : room.seats()) {
    const bool bot = seat.kind == RoomSeat::Kind::Bot;
    if (!bot && seat.person.guest) return {};
    players.push_back(bot ? bot_id(seat.bot) : seat.person.id);
  }
  const std::set<std::string> different(players.begin(), players.end());
  return different.size() == players.size() ? players : std::vector<std::string>();
}

}  // namespace

std::string bot_id(const std::string& bot) { return std::string(kBotPrefix) + bot; }

std::string pool_of(const RoomSettings& settings) {
  return rating_pool(settings.base.rules.players, settings.base.board->graph->size());
}

std::optional<Error> unrateable(const RoomSettings& settings) {
  if (settings.base.board->graph->size() < kSmallestRatedBoard) {
    return explain("rated-small", "games on boards of fewer than {least} points cannot be rated",
                   {{"least", kSmallestRatedBoard}});
  }
  if (!settings.base.events.empty())
    return explain("rated-continued", "a game that continues another one cannot be rated");
  const Start& start = settings.base.start;
  int stones = 0;
  for (const Colour colour : start.colouring) stones += colour != Colour::Empty;
  for (const int given : start.handicap) stones -= given;
  if (stones != 0)
    return explain("rated-stones",
                   "a game that starts with stones other than handicap cannot be rated");
  for (const int lost : start.prisoners_lost) {
    if (lost != 0)
      return explain("rated-prisoners", "a game that starts with prisoners cannot be rated");
  }
  std::set<std::string> seated;
  for (const RoomSeat& seat : settings.seats) {
    if (seat.kind == RoomSeat::Kind::Open) continue;
    const bool bot = seat.kind == RoomSeat::Kind::Bot;
    if (!bot && seat.person.guest)
      return explain("rated-accounts", "rated games need an account; create one first");
    if (!seated.insert(bot ? bot_id(seat.bot) : seat.person.id).second) {
      return explain("rated-yourself", "you cannot play a rated game against yourself");
    }
  }
  return std::nullopt;
}

// --- reading

StoredRating Ratings::latest(const std::string& person, const std::string& pool) {
  if (const auto found = on_the_way_.find({person, pool}); found != on_the_way_.end()) {
    return found->second.rating;
  }
  const std::vector<StoredRating> all = store_.ratings(person);
  for (const StoredRating& rating : all) {
    if (rating.pool == pool) return rating;
  }
  StoredRating fresh{.person = person, .pool = pool, .version = 0};
  set_strength(fresh, first_strength(person, all));
  return fresh;
}

StoredRating Ratings::of(const std::string& person, const std::string& pool) {
  const std::lock_guard lock(mutex_);
  return latest(person, pool);
}

std::string Ratings::rank(const std::string& person, const std::string& pool) {
  const StoredRating rating = of(person, pool);
  if (strength_of(rating) == Strength{}) return "";
  return rank_text(rank_of(rating.rating)) + (is_provisional(strength_of(rating)) ? "?" : "");
}

// --- writing

void Ratings::write(Change change, Compute compute, std::function<void(bool)> done, int attempts) {
  const std::lock_guard lock(mutex_);
  Change whole = change;
  compute(whole);
  std::vector<std::pair<std::string, std::string>> keys;
  for (const StoredRating& rating : whole.ratings) {
    keys.emplace_back(rating.person, rating.pool);
    OnTheWay& entry = on_the_way_[keys.back()];
    entry.rating = rating;
    ++entry.writes;
  }
  // Sent to the store under the lock, so that versions arrive in order.
  store_.write(std::move(whole), [this, change = std::move(change), compute = std::move(compute),
                                  done = std::move(done), keys, attempts](bool ok) mutable {
    {
      const std::lock_guard held(mutex_);
      for (const auto& key : keys) {
        const auto entry = on_the_way_.find(key);
        if (entry == on_the_way_.end()) continue;
        // A failed write also invalidates whatever was computed from it.
        if (--entry->second.writes == 0 || !ok) on_the_way_.erase(entry);
      }
    }
    if (ok || keys.empty() || attempts <= 1) return done(ok);
    try {
      write(std::move(change), std::move(compute), done, attempts - 1);
    } catch (const Unreadable&) {
      done(false);
    }
  });
}

void Ratings::write_result(const std::string& game, const Room& room, Change change,
                           std::function<void(bool)> done) {
  const auto& result = room.result();
  std::vector<std::string> players;
  if (room.settings().rated && result && !result->places.empty() && !unrateable(room.settings())) {
    players = rated_players(room);
  }
  if (players.empty()) return store_.write(std::move(change), std::move(done));
  const std::string pool = pool_of(room.settings());
  const std::vector<double> starts =
      head_starts(seatings(room.settings(), room.game()), room.game().graph().size());
  const auto compute = [this, game, players, pool, starts, places = result->places](Change& whole) {
    const std::int64_t now = wall_seconds();
    std::vector<StoredRating> before;
    std::vector<Contestant> contestants;
    for (std::size_t i = 0; i < players.size(); ++i) {
      before.push_back(latest(players[i], pool));
      const double months =
          before[i].played == 0 ? 0 : static_cast<double>(now - before[i].played) / kSecondsAMonth;
      contestants.push_back({aged(strength_of(before[i]), months), places[i], starts[i]});
    }
    const std::vector<Strength> after = rate(contestants);
    for (std::size_t i = 0; i < players.size(); ++i) {
      StoredRating rating = before[i];
      set_strength(rating, after[i]);
      ++rating.games;
      ++rating.version;
      rating.played = now;
      whole.outcomes.push_back(
          {game, players[i], pool, places[i], before[i].rating, rating.rating, now});
      whole.ratings.push_back(std::move(rating));
    }
  };
  write(std::move(change), compute, std::move(done), kAttempts);
}

void Ratings::write_annulment(const std::string& game, Change change,
                              std::function<void(bool)> done) {
  const auto compute = [this, game](Change& whole) {
    for (const StoredOutcome& outcome : store_.outcomes_of_game(game)) {
      if (outcome.annulled) continue;
      StoredRating rating = latest(outcome.person, outcome.pool);
      rating.rating += outcome.before - outcome.after;
      --rating.games;
      ++rating.version;
      whole.ratings.push_back(std::move(rating));
    }
    if (!whole.ratings.empty()) whole.annulled.push_back(game);
  };
  write(std::move(change), compute, std::move(done), kAttempts);
}

}  // namespace omnigo
