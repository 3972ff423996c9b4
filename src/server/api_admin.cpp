// The paths for administrators: the server's state, people, bans, annulled games.
#include "base/version.h"
#include "server/api_call.h"
#include "server/log.h"
#include "server/metrics.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;
using Json = nlohmann::ordered_json;

constexpr int kPeopleShown = 50, kMarkingsShown = 100;
constexpr std::int64_t kDay = 86'400, kWeek = 7 * kDay;

int times_marked(const std::vector<StoredMarking>& markings) {
  int times = 0;
  for (const StoredMarking& marking : markings) times += marking.times;
  return times;
}

}  // namespace

std::vector<Gauge> Api::gauges() {
  double waiting = 0, refused = 0;
  for (const auto& lane : admission_.lanes()) {
    waiting += static_cast<double>(lane->waiting());
    refused += static_cast<double>(lane->refused());
  }
  return {
      {"omnigo_connections", "WebSockets open.", static_cast<double>(sockets_.load())},
      {"omnigo_games_in_memory", "Games in memory.", static_cast<double>(hall_.games().count())},
      {"omnigo_memory_bytes", "Memory of this process.", memory_bytes()},
      {"omnigo_work_waiting", "Requests waiting.", waiting},
      {"omnigo_work_refused", "Requests refused since the start, to share the server fairly.",
       refused},
      {"omnigo_deliveries_waiting", "Notifications and e-mails on their way.",
       static_cast<double>(notifier_.waiting())},
      {"omnigo_uptime_seconds", "Since the start.", metrics().uptime_seconds()}};
}

// Only for this machine, and for administrators.
void Api::get_metrics(const SharedCall& call) {
  const std::string& address = call->request.address;
  const bool local = call->request.direct && (address == "127.0.0.1" || address == "::1");
  if (!local && !is_admin(call)) {
    return call->refuse(
        Code::Forbidden,
        explain("only-admins", "only from this machine, or with an administrator's token"));
  }
  call->finish({.type = "text/plain; version=0.0.4", .body = metrics_text(metrics(), gauges())});
}

bool Api::is_admin(const SharedCall& call) {
  return call->person && standings_.is_admin(call->person->id);
}

// Refuses everybody else.
bool Api::admin_asks(const SharedCall& call) {
  if (is_admin(call)) return true;
  call->refuse(Code::Forbidden, explain("only-admins", "only administrators can do this"));
  return false;
}

void Api::get_admin_status(const SharedCall& call) {
  if (!admin_asks(call)) return;
  const Metrics& counted = metrics();
  call->answer({{"version", kVersion},
                {"uptime_seconds", static_cast<std::int64_t>(counted.uptime_seconds())},
                {"memory_mb", memory_bytes() / 1e6},
                {"connections", sockets_.load()},
                {"games_in_memory", hall_.games().count()},
                {"turns", counted.turns.value()},
                {"games_ended", counted.games.value()},
                {"write_failures", counted.failures.value()},
                {"action_ms",
                 {{"median", counted.acting.quantile(0.5) * 1000},
                  {"most", counted.acting.quantile(0.99) * 1000}}}});
}

void Api::get_admin_people(const SharedCall& call) {
  if (!admin_asks(call)) return;
  const std::string name = query_value(call->request.query, "name").value_or("");
  Json list = Json::array();
  std::vector<StoredPerson> people = store_.accounts(name, kPeopleShown);
  // Guests by their id, which reports contain.
  if (const auto guest = store_.person(name)) people.push_back(*guest);
  for (const StoredPerson& person : people) {
    const StoredStanding standing = standings_.of(person.id);
    Json json = {{"person", person_json({person.id, person.name, person.password.empty()})},
                 {"admin", standing.admin},
                 {"left", store_.leavings(person.id, wall_seconds() - kWeek).count},
                 {"marked", times_marked(store_.markings(person.id, wall_seconds() - kWeek,
                                                         kMarkingsShown))}};
    if (standing.banned_until > wall_seconds()) {
      json["banned_until"] = wall_text(standing.banned_until);
      json["reason"] = standing.reason;
    }
    if (standing.muted_until > wall_seconds()) {
      json["muted_until"] = wall_text(standing.muted_until);
    }
    list.push_back(std::move(json));
  }
  call->answer({{"people", std::move(list)}});
}

// People whose markings cost others points in the past week, guests included.
void Api::get_admin_markings(const SharedCall& call) {
  if (!admin_asks(call)) return;
  Json list = Json::array();
  for (const StoredMarking& marking : store_.markings("", wall_seconds() - kWeek, kMarkingsShown)) {
    const auto person = people_.find(people_.resolve(marking.person));
    if (!person) continue;
    list.push_back({{"person", person_json(*person)},
                    {"game", marking.game},
                    {"at", wall_text(marking.at)},
                    {"times", marking.times},
                    {"points", marking.points}});
  }
  call->answer({{"markings", std::move(list)}});
}

void Api::post_ban(const SharedCall& call) {
  if (!admin_asks(call)) return;
  const Fields fields = call->fields();
  fields.only({"person", "days", "reason"});
  const auto person = people_.find(fields["person"].text());
  if (!person)
    return call->refuse(Code::NotFound, explain("person-gone", "there is no such person"));
  StoredStanding standing = standings_.of(person->id);
  if (standing.admin)
    return call->refuse(Code::Conflict,
                        explain("admins-not-banned", "administrators cannot be banned"));
  standing.banned_until = wall_seconds() + fields["days"].whole(0, 36'500) * kDay;
  standing.reason = fields["reason"].text(200);
  Change change = ban_change(store_, standing);
  std::vector<std::string> people;
  for (const StoredStanding& one : change.standings) people.push_back(one.person);
  store_.write(std::move(change), [this, call, standing, people](const Written& written) {
    if (!written) return call->refuse(refusal_of(written, changed_meanwhile()));
    standings_.look_again();
    for (const std::string& person : people) person_changed(person);
    log_info("banned", {{"person", standing.person},
                        {"until", wall_text(standing.banned_until)},
                        {"by", call->person->id}});
    call->answer(Json::object());
  });
}

void Api::post_annul(const SharedCall& call) {
  if (!admin_asks(call)) return;
  const Fields fields = call->fields();
  fields.only({"game", "reason"});
  const std::string game = fields["game"].text(20);
  hall_.annul(game, fields["reason"].text(200), [call, game](const Acted& acted) {
    if (const auto* refusal = std::get_if<Refusal>(&acted)) return call->refuse(*refusal);
    log_info("annulled", {{"game", game}, {"by", call->person->id}});
    call->answer({{"n", std::get<int>(acted)}});
  });
}

}  // namespace omnigo
