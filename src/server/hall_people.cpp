// Who may sit down where, by rank and by how they have behaved; and who is brought together.
#include <algorithm>
#include <cmath>

#include "base/quote.h"
#include "rating/strength.h"
#include "rules/names.h"
#include "server/hall_slot.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;

// Who leaves once or twice was unlucky. From the third time within a week one waits, twice as long
// with each more.
constexpr std::int64_t kMinute = 60, kDay = 86'400, kWeek = 7 * kDay;
constexpr int kLeavingsForgiven = 2;
constexpr std::int64_t kFirstWait = 15 * kMinute, kLongestWait = kDay;

std::int64_t wait_after(int leavings) {
  if (leavings <= kLeavingsForgiven) return 0;
  const int more = std::min(leavings - kLeavingsForgiven - 1, 20);
  return std::min(kFirstWait << more, kLongestWait);
}

// What two games must have in common to be the same game to who looks for one.
std::string kind_of(const RoomSettings& settings) {
  return settings.base.board->spec + "|" + to_text(settings.base.rules) + "|" +
         to_text(settings.base.clock) + (settings.rated ? "|rated" : "");
}

}  // namespace

std::optional<Refusal> Hall::barred(const Person& person) {
  const std::int64_t now = wall_seconds();
  const Store::Leavings left = store_.leavings(person.id, now - kWeek);
  const std::int64_t wait = left.latest + wait_after(left.count) - now;
  if (wait <= 0) return std::nullopt;
  return refuse(Code::Forbidden, "you have left " + std::to_string(left.count) +
                                     " games this week: wait " +
                                     std::to_string((wait + kMinute - 1) / kMinute) + " minutes");
}

// Between people of whom one has blocked the other.
std::optional<Refusal> Hall::unwelcome(const Room& room, const Person& person) {
  const Refusal refusal = refuse(Code::Forbidden, "you and somebody at this table do not play");
  if (store_.blocked(person.id, room.settings().owner.id)) return refusal;
  for (const RoomSeat& seat : room.seats()) {
    if (seat.kind == RoomSeat::Kind::Person && seat.person.id != person.id &&
        store_.blocked(person.id, seat.person.id)) {
      return refusal;
    }
  }
  return std::nullopt;
}

std::optional<Refusal> Hall::unfit_to_create(const RoomSettings& settings, const Person& owner) {
  for (const RoomSeat& seat : settings.seats) {
    if (seat.kind == RoomSeat::Kind::Open && !seat.person.id.empty() &&
        store_.blocked(owner.id, seat.person.id)) {
      return refuse(Code::Forbidden, one_line(seat.person.name) + " cannot be invited by you");
    }
  }
  if (settings.rated) {
    if (const auto why = unrateable(settings)) return refuse(Code::Malformed, *why);
  }
  return settings.rated || settings.listed ? barred(owner) : std::nullopt;
}

std::optional<Refusal> Hall::unfit_to_join(const Room& room, const Person& person) {
  if (auto refusal = unwelcome(room, person)) return refusal;
  const RoomSettings& settings = room.settings();
  if (settings.rated) {
    if (person.guest)
      return refuse(Code::Forbidden, "rated games are for accounts: register first");
    if (room.is_player(person.id)) {
      return refuse(Code::Conflict, "nobody plays a rated game against themselves");
    }
  }
  if (settings.rated || settings.listed) {
    if (auto refusal = barred(person)) return refusal;
  }
  const bool invited =
      std::any_of(room.seats().begin(), room.seats().end(), [&](const RoomSeat& seat) {
        return seat.kind == RoomSeat::Kind::Open && seat.person.id == person.id;
      });
  if (settings.ranks == 0 || invited || person.id == settings.owner.id) return std::nullopt;
  const std::string pool = pool_of(settings);
  const double between = rank_of(ratings_.of(person.id, pool).rating) -
                         rank_of(ratings_.of(settings.owner.id, pool).rating);
  if (std::fabs(between) <= settings.ranks) return std::nullopt;
  return refuse(Code::Forbidden, "this game is for players within " +
                                     std::to_string(settings.ranks) + " ranks of " +
                                     one_line(settings.owner.name));
}

void Hall::add_ranks(RoomSettings& settings) {
  const std::string pool = pool_of(settings);
  for (RoomSeat& seat : settings.seats) {
    seat.rank.clear();
    if (seat.kind == RoomSeat::Kind::Bot) seat.rank = ratings_.rank(bot_id(seat.bot), pool);
    if (seat.kind == RoomSeat::Kind::Person && !seat.person.guest) {
      seat.rank = ratings_.rank(seat.person.id, pool);
    }
  }
}

// Claimed to be gone, or gone when the time ran out.
void Hall::note_leaving(const Slot& slot, const RoomEvent& event, Change& change) const {
  const bool left = event.action == RoomEvent::Action::Left ||
                    (event.action == RoomEvent::Action::Timeout &&
                     slot.away.contains(event.player) && slot.room->leave_time());
  if (!left) return;
  const RoomSeat& seat = slot.room->seats()[player_of(event.player)];
  change.leavings.push_back({seat.person.id, slot.id, wall_seconds()});
}

// --- bringing people together

void Hall::offer_match(const Slot& slot) {
  const RoomSettings& settings = slot.room->settings();
  const std::vector<RoomSeat>& seats = slot.room->seats();
  const auto open = std::find_if(seats.begin(), seats.end(), [](const RoomSeat& seat) {
    return seat.kind == RoomSeat::Kind::Open && seat.invited.empty();
  });
  if (slot.room->phase() != Room::Phase::Open || !settings.listed || open == seats.end()) {
    offers_.erase(slot.id);
    return;
  }
  offers_[slot.id] = {slot.id, kind_of(settings), settings.owner,
                      colour_of(static_cast<int>(open - seats.begin())), settings.ranks};
}

void Hall::match(RoomSettings settings, const Person& person,
                 std::function<void(std::variant<Matched, Refusal>)> reply) {
  if (auto refusal = unfit_to_create(settings, person)) return reply(std::move(*refusal));
  const std::string kind = kind_of(settings), pool = pool_of(settings);
  const auto offers = std::make_shared<std::vector<Offer>>();
  {
    const std::lock_guard lock(lobby_mutex_);
    for (const auto& [id, offer] : offers_) {
      if (offer.kind == kind && offer.owner.id != person.id) offers->push_back(offer);
    }
  }
  const double own = rank_of(ratings_.of(person.id, pool).rating);
  std::map<std::string, double> between;
  for (const Offer& offer : *offers) {
    between[offer.game] = std::fabs(rank_of(ratings_.of(offer.owner.id, pool).rating) - own);
  }
  std::erase_if(*offers, [&](const Offer& offer) {
    const double most = std::min(offer.ranks == 0 ? kHighestRank : offer.ranks,
                                 settings.ranks == 0 ? kHighestRank : settings.ranks);
    return between[offer.game] > most;
  });
  // The nearest last, where they are taken from.
  std::sort(offers->begin(), offers->end(),
            [&](const Offer& a, const Offer& b) { return between[a.game] > between[b.game]; });
  try_offers(offers, std::move(settings), person, std::move(reply));
}

void Hall::try_offers(std::shared_ptr<std::vector<Offer>> offers, RoomSettings settings,
                      const Person& person,
                      std::function<void(std::variant<Matched, Refusal>)> reply) {
  if (offers->empty()) {
    return create(std::move(settings), person, [reply](std::variant<std::string, Refusal> made) {
      if (auto* refusal = std::get_if<Refusal>(&made)) return reply(std::move(*refusal));
      reply(Matched{std::get<std::string>(made), false});
    });
  }
  const Offer offer = offers->back();
  offers->pop_back();
  const nlohmann::json join = {{"action", "join"}, {"player", colour_name(offer.seat)}};
  act(offer.game, person, 0, "", join,
      [this, offers, offer, settings = std::move(settings), person, reply](const Acted& acted) {
        // Somebody was faster: the next one then.
        if (std::holds_alternative<Refusal>(acted)) {
          return try_offers(offers, settings, person, reply);
        }
        reply(Matched{offer.game, true});
      });
}

}  // namespace omnigo
