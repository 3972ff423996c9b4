#include "server/hall.h"

#include "rules/names.h"
#include "server/game_slot.h"
#include "server/metrics.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;

constexpr int kMostAtStart = 1'000;
const Refusal kStopping = {Code::Unavailable,
                           explain("restarting", "the server is being restarted; try again")};

}  // namespace

Hall::Hall(Store& store, People& people, const ServerClock& clock, Thinkers* thinkers,
           const Options& options)
    : store_(store),
      clock_(clock),
      ratings_(store),
      games_(store, people, clock, options.games,
             {.find_owner = [this](GameSlot& slot) { link_.find_owner(slot); },
              .refresh = [this](GameSlot& slot) { link_.refresh(slot); },
              .is_due = [this](const Room& room) { return bots_.is_due(room); },
              .woken = [this](const SharedSlot& slot) { referee_.schedule(slot); }}),
      referee_({.store = store,
                .people = people,
                .clock = clock,
                .ratings = ratings_,
                .games = games_,
                .link = link_,
                .gallery = gallery_,
                .lobby = lobby_,
                .pairing = pairing_,
                .bots = bots_,
                .your_turn = options.your_turn}),
      link_(store, store.cluster(), people, clock, games_, referee_),
      pages_(store, games_, clock),
      gallery_(games_, link_, pages_, clock),
      lobby_(games_.timers()),
      pairing_(store, ratings_),
      bots_(thinkers, ratings_, clock, games_.timers(), options.bot_pace,
            [this](const SharedSlot& slot, const RoomAction& action, const Actor& actor,
                   std::function<void(Acted)> reply) {
              referee_.decide(slot, action, actor, "", std::move(reply));
            }) {
  games_.start();
}

void Hall::close() {
  link_.close();
  games_.stop();
  store_.flush();  // its answers come here
}

void Hall::load() {
  if (link_) return link_.open();
  for (const std::string& id : store_.unfinished()) {
    games_.with_slot(id, [this](const SharedSlot& slot) {
      if (!slot->room) return;
      referee_.update_lobby(*slot);
      referee_.go_on(slot);
      // A few games are loaded at once, because their players return; of many, few are needed.
      if (games_.count() > kMostAtStart) games_.unload_if_idle(slot, 0);
    });
  }
}

void Hall::stop() {
  stopping_ = true;
  link_.stop_giving();
  games_.keep_all();
  store_.flush();
}

// --- creating games and acting in them

void Hall::create(RoomSettings settings, const Person& owner, const std::string& address,
                  std::function<void(std::variant<std::string, Refusal>)> reply) {
  if (stopping_) return reply(kStopping);
  if (auto refusal = pairing_.unfit_to_create(settings, owner)) return reply(std::move(*refusal));
  pairing_.add_ranks(settings);
  const int points = settings.base.board->graph->size();
  if (auto refusal = games_.begun().begin(settings, owner.id, address))
    return reply(std::move(*refusal));
  const auto fail = [this, id = owner.id, points, reply](Refusal refusal) {
    games_.begun().not_begun(id, points);
    reply(std::move(refusal));
  };
  share_board(settings, games_.boards());
  auto room = Room::make(std::move(settings));
  if (!room) return fail({Code::Malformed, room.error()});
  const SharedSlot slot = games_.find(random_name(10));
  slot->strand.post(
      [this, slot, room = std::make_shared<Room>(std::move(*room)), owner, address, reply, fail] {
        slot->address = address;
        slot->room = std::move(*room);
        referee_.open(slot, owner, [slot, reply, fail](std::optional<Refusal> refusal) {
          refusal ? fail(std::move(*refusal)) : reply(slot->id);
        });
      });
}

void Hall::act(const std::string& game, const Person& person, Milliseconds lag, std::string id,
               nlohmann::json action, std::function<void(Acted)> answer) {
  if (stopping_) return answer(kStopping);
  auto reply = [answer = std::move(answer), came = std::chrono::steady_clock::now()](Acted acted) {
    if (std::holds_alternative<int>(acted)) {
      metrics().acting.add(std::chrono::steady_clock::now() - came);
    }
    answer(std::move(acted));
  };
  link_.route(std::make_shared<GameAct>(
      GameAct{game, person, lag, std::move(id), std::move(action), std::move(reply)}));
}

void Hall::annul(const std::string& game, const std::string& reason,
                 std::function<void(Acted)> reply) {
  link_.route(std::make_shared<GameAct>(GameAct{
      .game = game, .action = {{"annul", reason}}, .reply = std::move(reply), .admin = true}));
}

// --- bringing people together

void Hall::match(RoomSettings settings, const Person& person, const std::string& address,
                 std::function<void(std::variant<Matched, Refusal>)> reply) {
  if (auto refusal = pairing_.unfit_to_create(settings, person)) return reply(std::move(*refusal));
  auto offers =
      std::make_shared<std::vector<Pairing::Offer>>(pairing_.offers_for(settings, person));
  try_offers(std::move(offers), std::move(settings), person, address, std::move(reply));
}

void Hall::try_offers(std::shared_ptr<std::vector<Pairing::Offer>> offers, RoomSettings settings,
                      const Person& person, const std::string& address,
                      std::function<void(std::variant<Matched, Refusal>)> reply) {
  if (offers->empty()) {
    return create(std::move(settings), person, address,
                  [reply](std::variant<std::string, Refusal> made) {
                    if (auto* refusal = std::get_if<Refusal>(&made))
                      return reply(std::move(*refusal));
                    reply(Matched{std::get<std::string>(made), false});
                  });
  }
  const Pairing::Offer offer = offers->back();
  offers->pop_back();
  const nlohmann::json join = {{"action", "join"}, {"player", colour_name(offer.seat)}};
  act(offer.game, person, 0, "", join,
      [this, offers, offer, settings = std::move(settings), person, address,
       reply](const Acted& acted) {
        // Another player was faster: try the next one.
        if (std::holds_alternative<Refusal>(acted)) {
          return try_offers(offers, settings, person, address, reply);
        }
        reply(Matched{offer.game, true});
      });
}

// --- who people are, and what was rewritten

void Hall::gone(const SharedClient& client) {
  std::set<std::string> games;
  {
    const std::lock_guard lock(client->mutex);
    client->gone = true;
    games.swap(client->games);
  }
  for (const std::string& game : games) gallery_.unwatch(game, client);
  lobby_.unwatch(client);
}

void Hall::replace_person(const std::string& id, const Person& now) {
  referee_.replace_in_rooms(id, now);
  link_.person_changed(id);
}

void Hall::reload(const std::vector<std::string>& games) {
  for (const std::string& game : games) referee_.reload_here(game);
  link_.reload(games);
}

}  // namespace omnigo
