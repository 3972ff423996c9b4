// omnigo admin: who runs a server, who is banned from it, and whether its data is whole.
#include <iostream>
#include <nlohmann/json.hpp>

#include "arguments.h"
#include "base/quote.h"
#include "commands.h"
#include "server/check.h"
#include "server/forgetting.h"
#include "server/people.h"
#include "server/standings.h"
#include "server/storage.h"

namespace omnigo {
namespace {

constexpr char kHelp[] = R"(usage: omnigo admin grant NAME [--data DIR | --database URL]
       omnigo admin revoke NAME
       omnigo admin ban NAME [--days N] [--reason TEXT]
       omnigo admin unban NAME
       omnigo admin list
       omnigo admin forget [--keep-guests DAYS] [--keep-chat DAYS]
       omnigo admin check [--json]

Manage a server's accounts and data. The server can keep running: changes take effect within ten seconds.

  grant, revoke  make an account an administrator, or end that. Administrators can open the page
                 /admin, ban people and annul games
  ban, unban     ban an account, or a guest by ID, or end the ban. A ban also stops the person's devices,
                 and for a day their addresses, from becoming new guests
  list           list administrators and bans
  forget         delete inactive guests and the chat of finished games now, as the server does every hour
  check          look for damage in the database and in every event of every game, and list it; the
                 exit status is 1 if there is any. Nobody can play on in a damaged game: restore it from
                 a backup (docs/operate.md)

  --json              print the report of check as JSON: {"games", "events", "damage": [{"game", "event", "text"}]}
  --days N            ban for this many days (default: 30)
  --reason TEXT       show this reason to the banned person
  --keep-guests DAYS  delete guests who have not returned for this long (default: 365; 0: never)
  --keep-chat DAYS    delete the chat of a game this long after it ends (default: 365; 0: never)
  --data DIR          use the server's data in this folder (default: $XDG_DATA_HOME/omnigo)
  --database URL      use this PostgreSQL database instead

examples:
  omnigo admin grant Anna
  omnigo admin ban Bo --days 7 --reason "leaves every game"
  omnigo admin list
  omnigo admin check --data /var/lib/omnigo
)";

constexpr std::int64_t kDay = 86'400;

void forget(Store& store, const Arguments& arguments) {
  Forgetting::Options keep;
  keep.guest_days = static_cast<int>(arguments.number("--keep-guests", keep.guest_days, 0, 36'500));
  keep.chat_days = static_cast<int>(arguments.number("--keep-chat", keep.chat_days, 0, 36'500));
  People people(store, std::string(People::kKeyBytes, '\0'));  // nobody signs in here
  Forgetting(store, people, nullptr, keep).forget_old();
}

void list(Store& store) {
  for (const StoredStanding& standing : store.standings()) {
    const auto person = store.person(standing.person);
    const std::string name = person ? person->name : standing.person;
    if (standing.admin) std::cout << name << ": administrator\n";
    if (standing.banned_until > wall_seconds()) {
      std::cout << name << ": banned until " << wall_text(standing.banned_until)
                << (standing.reason.empty() ? "" : " (" + standing.reason + ")") << '\n';
    }
  }
}

void print_json(const DataReport& report) {
  nlohmann::ordered_json json = {{"games", report.games},
                                 {"events", report.events},
                                 {"damage", nlohmann::ordered_json::array()}};
  for (const DataReport::Damage& damage : report.damage) {
    nlohmann::ordered_json one = nlohmann::ordered_json::object();
    if (!damage.game.empty()) one["game"] = damage.game;
    if (damage.event > 0) one["event"] = damage.event;
    one["text"] = damage.text;
    json["damage"].push_back(std::move(one));
  }
  std::cout << json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
}

int check(const std::string& data, const std::string& database, bool json) {
  const DataReport report = checked(check_data(data, database));
  if (json) {
    print_json(report);
  } else {
    for (const DataReport::Damage& damage : report.damage) {
      std::cout << (damage.game.empty() ? "database" : "game " + damage.game) << ": "
                << one_line(damage.text, 300) << '\n';
    }
    std::cout << report.games << " games, " << report.events << " events: "
              << (report.damage.empty() ? "no damage"
                                        : std::to_string(report.damage.size()) + " damaged")
              << '\n';
  }
  return report.damage.empty() ? 0 : 1;
}

int run(const std::vector<std::string>& given) {
  const Arguments arguments(
      given, {"--json"},
      {"--data", "--database", "--days", "--reason", "--keep-guests", "--keep-chat"}, 2);
  const std::string what = arguments.word(0, "grant, revoke, ban, unban, list, forget or check");
  const std::string data = arguments.option("--data").value_or(default_data_folder());
  const std::string database = database_option(arguments);
  if (what == "check") return check(data, database, arguments.flag("--json"));
  const auto store = checked(open_existing(data, database));
  if (what == "list") {
    list(*store);
    return 0;
  }
  if (what == "forget") {
    forget(*store, arguments);
    return 0;
  }
  const std::string name = arguments.word(1, "NAME");
  auto account = store->account(name);
  if (!account) account = store->person(name);
  if (!account) throw UsageError("there is no account " + name);
  StoredStanding standing =
      store->standing(account->id).value_or(StoredStanding{.person = account->id});
  if (what == "grant" || what == "revoke") {
    standing.admin = what == "grant";
  } else if (what == "ban") {
    standing.banned_until = wall_seconds() + arguments.number("--days", 30, 1, 36'500) * kDay;
    standing.reason = arguments.option("--reason").value_or("");
  } else if (what == "unban") {
    standing.banned_until = 0;
  } else {
    throw UsageError("expected grant, revoke, ban, unban, list, forget or check");
  }
  bool written = false;
  const bool bans = what == "ban" || what == "unban";
  store->write(bans ? ban_change(*store, standing) : Change{.standings = {standing}},
               [&](bool ok) { written = ok; });
  store->flush();
  if (!written) throw UsageError("could not be saved; please try again");
  return 0;
}

}  // namespace

const Command kAdminCommand = {"admin", "manage administrators and bans, check the data", kHelp,
                               run};

}  // namespace omnigo
