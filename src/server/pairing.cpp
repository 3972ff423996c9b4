#include "server/pairing.h"

#include <algorithm>
#include <cmath>

#include "base/quote.h"
#include "rating/strength.h"
#include "server/people.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;

// Leaving once or twice may be bad luck. From the third time within a week the person has to wait,
// twice as long with each time.
constexpr std::int64_t kMinute = 60, kDay = 86'400, kWeek = 7 * kDay;
constexpr int kLeavingsForgiven = 2;
constexpr std::int64_t kFirstWait = 15 * kMinute, kLongestWait = kDay;

std::int64_t wait_after(int leavings) {
  if (leavings <= kLeavingsForgiven) return 0;
  const int more = std::min(leavings - kLeavingsForgiven - 1, 20);
  return std::min(kFirstWait << more, kLongestWait);
}

// What two games must have in common to be interchangeable for a person who looks for one.
std::string kind_of(const RoomSettings& settings) {
  return settings.base.board->spec + "|" + to_text(settings.base.rules) + "|" +
         to_text(settings.base.clock);
}

}  // namespace

std::optional<Refusal> Pairing::barred(const Person& person) {
  const std::int64_t now = wall_seconds();
  const Store::Leavings left = store_.leavings(person.id, now - kWeek);
  const std::int64_t wait = left.latest + wait_after(left.count) - now;
  if (wait <= 0) return std::nullopt;
  return refuse(Code::Forbidden,
                explain("left-games", "you have left {n} games this week: wait {minutes} minutes",
                        {{"n", left.count}, {"minutes", (wait + kMinute - 1) / kMinute}}));
}

// Between people one of whom has blocked the other.
std::optional<Refusal> Pairing::unwelcome(const Room& room, const Person& person) {
  const Refusal refusal =
      refuse(Code::Forbidden,
             explain("blocked", "you cannot play at this table: one of you has blocked the other"));
  if (store_.blocked(person.id, room.settings().owner.id)) return refusal;
  for (const RoomSeat& seat : room.seats()) {
    if (seat.kind == RoomSeat::Kind::Person && seat.person.id != person.id &&
        store_.blocked(person.id, seat.person.id)) {
      return refusal;
    }
  }
  return std::nullopt;
}

std::optional<Refusal> Pairing::unfit_to_create(const RoomSettings& settings, const Person& owner) {
  for (const RoomSeat& seat : settings.seats) {
    if (seat.kind == RoomSeat::Kind::Open && !seat.person.id.empty() &&
        store_.blocked(owner.id, seat.person.id)) {
      return refuse(Code::Forbidden, explain("not-invitable", "you cannot invite {name}",
                                             {{"name", one_line(seat.person.name)}}));
    }
  }
  if (settings.rated) {
    if (const auto why = unrateable(settings)) return refuse(Code::Malformed, *why);
  }
  return settings.rated || settings.listed ? barred(owner) : std::nullopt;
}

std::optional<Refusal> Pairing::unfit_to_join(const Room& room, const Person& person) {
  if (auto refusal = unwelcome(room, person)) return refusal;
  const RoomSettings& settings = room.settings();
  const bool welcome_guest = settings.guests && person.guest;
  if (settings.rated && !welcome_guest) {
    if (person.guest)
      return refuse(Code::Forbidden,
                    explain("rated-accounts", "rated games need an account; create one first"));
    if (room.is_player(person.id)) {
      return refuse(Code::Conflict,
                    explain("rated-yourself", "you cannot play a rated game against yourself"));
    }
  }
  if (settings.rated || settings.listed) {
    if (auto refusal = barred(person)) return refusal;
  }
  const bool invited =
      std::any_of(room.seats().begin(), room.seats().end(), [&](const RoomSeat& seat) {
        return seat.kind == RoomSeat::Kind::Open && seat.person.id == person.id;
      });
  if (settings.ranks == 0 || invited || person.id == settings.owner.id || welcome_guest) {
    return std::nullopt;
  }
  const std::string pool = pool_of(settings);
  const double between = rank_of(ratings_.of(person.id, pool).rating) -
                         rank_of(ratings_.of(settings.owner.id, pool).rating);
  if (std::fabs(between) <= settings.ranks) return std::nullopt;
  return refuse(Code::Forbidden,
                explain("rank-range", "this game is for players within {ranks} ranks of {name}",
                        {{"ranks", settings.ranks}, {"name", one_line(settings.owner.name)}}));
}

void Pairing::add_ranks(RoomSettings& settings) {
  const std::string pool = pool_of(settings);
  for (RoomSeat& seat : settings.seats) {
    seat.rank.clear();
    if (seat.kind == RoomSeat::Kind::Bot) seat.rank = ratings_.rank(bot_id(seat.bot), pool);
    if (seat.kind == RoomSeat::Kind::Person && !seat.person.guest) {
      seat.rank = ratings_.rank(seat.person.id, pool);
    }
  }
}

// --- bringing people together

void Pairing::offer(const std::string& game, const Room& room) {
  const RoomSettings& settings = room.settings();
  const std::vector<RoomSeat>& seats = room.seats();
  const auto open = std::find_if(seats.begin(), seats.end(), [](const RoomSeat& seat) {
    return seat.kind == RoomSeat::Kind::Open && seat.invited.empty();
  });
  const std::lock_guard lock(mutex_);
  if (room.phase() != Room::Phase::Open || !settings.listed || open == seats.end()) {
    offers_.erase(game);
    return;
  }
  offers_[game] = {game,           kind_of(settings),
                   settings.owner, colour_of(static_cast<int>(open - seats.begin())),
                   settings.ranks, settings.rated,
                   settings.guests};
}

std::vector<Pairing::Offer> Pairing::offers_for(const RoomSettings& settings,
                                                const Person& person) {
  const std::string kind = kind_of(settings), pool = pool_of(settings);
  std::vector<Offer> offers;
  {
    const std::lock_guard lock(mutex_);
    for (const auto& [id, offer] : offers_) {
      if (offer.kind != kind || offer.owner.id == person.id) continue;
      // Rated or not as both wish; people who welcome guests play them unrated.
      const bool as_wished = offer.rated == settings.rated || (settings.guests && !offer.rated) ||
                             (offer.guests && person.guest);
      if (as_wished) offers.push_back(offer);
    }
  }
  const double own = rank_of(ratings_.of(person.id, pool).rating);
  std::map<std::string, double> between;
  for (const Offer& offer : offers) {
    // A guest's strength is unknown.
    if (person.guest || offer.owner.guest) continue;
    between[offer.game] = std::fabs(rank_of(ratings_.of(offer.owner.id, pool).rating) - own);
  }
  std::erase_if(offers, [&](const Offer& offer) {
    const double most = std::min(offer.ranks == 0 ? kHighestRank : offer.ranks,
                                 settings.ranks == 0 ? kHighestRank : settings.ranks);
    return between[offer.game] > most;
  });
  // The best match of rated or unrated, then the nearest rank.
  std::sort(offers.begin(), offers.end(), [&](const Offer& a, const Offer& b) {
    const bool a_fits = a.rated == settings.rated, b_fits = b.rated == settings.rated;
    return a_fits != b_fits ? b_fits : between[a.game] > between[b.game];
  });
  return offers;
}

// --- conduct

namespace {

// Claimed to have left, or away when the time ran out, and somebody was left waiting. Bots do not
// count.
void note_leaving(const std::string& game, const Room& room, Colour gone, Change& change) {
  const std::vector<RoomSeat>& seats = room.seats();
  const std::string& leaver = seats[player_of(gone)].person.id;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const bool other = seats[i].kind == RoomSeat::Kind::Person && seats[i].person.id != leaver;
    if (!other || !room.game().is_in(colour_of(static_cast<int>(i)))) continue;
    change.leavings.push_back({leaver, game, wall_seconds()});
    return;
  }
}

// A player marked, before or after the reading came, what costs somebody else points.
void note_marking(const std::string& game, const Room& room, Change& change) {
  if (room.marker() == Colour::Empty) return;
  const std::string& marker = room.seats()[player_of(room.marker())].person.id;
  HalfPoints most = 0;
  for (const Loss& loss : room.losses()) {
    if (!room.is_seat_of(loss.player, marker)) most = std::max(most, loss.points);
  }
  if (most > 0) change.markings.push_back({marker, game, wall_seconds(), 1, most / 2.0});
}

}  // namespace

void note_conduct(const std::string& game, const Room& room,
                  const std::map<Colour, Milliseconds>& away, const RoomEvent& event,
                  Change& change) {
  const auto left = [&](const events::Left& claimed) {
    note_leaving(game, room, claimed.player, change);
  };
  const auto timeout = [&](const events::Timeout& late) {
    if (away.contains(late.player) && room.leave_time()) {
      note_leaving(game, room, late.player, change);
    }
  };
  const auto mark = [&](const events::Mark&) { note_marking(game, room, change); };
  const auto propose = [&](const events::Propose&) { note_marking(game, room, change); };
  std::visit(Overloads{left, timeout, mark, propose, [](const auto&) {}}, event.what);
}

}  // namespace omnigo
