// omnigo admin: who runs a server, and who is banned from it.
#include <iostream>

#include "arguments.h"
#include "commands.h"
#include "server/forgetting.h"
#include "server/people.h"
#include "server/standings.h"
#include "server/storage.h"

namespace omnigo {
namespace {

constexpr char kHelp[] = R"(usage: omnigo admin grant NAME   [--data DIR] [--database URL]
       omnigo admin revoke NAME
       omnigo admin ban NAME [--days N] [--reason TEXT]
       omnigo admin unban NAME
       omnigo admin list
       omnigo admin forget [--keep-guests DAYS] [--keep-chat DAYS]

Makes an account an administrator of the server, who sees the page /admin and may ban people and
annul games there; or bans an account, or a guest by its id, from here. A ban also keeps the person's
devices, and for a day their addresses, from becoming new guests; unban lifts all of that. The server
may be running: it knows within ten seconds.

forget does at once what the server does every hour: it erases guests who have not come for too long, and
what was said in games that are over.

  --days N            of a ban; 30 if not given
  --reason TEXT       shown to who is banned
  --keep-guests DAYS  365 if not given; 0: for ever
  --keep-chat DAYS    365 if not given; 0: for ever
  --data DIR          where the server keeps its games; $XDG_DATA_HOME/omnigo if not given
  --database URL      PostgreSQL instead

examples:
  omnigo admin grant Anna
  omnigo admin ban Bo --days 7 --reason "leaves every game"
  omnigo admin list
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

int run(const std::vector<std::string>& given) {
  const Arguments arguments(
      given, {}, {"--data", "--database", "--days", "--reason", "--keep-guests", "--keep-chat"}, 2);
  const std::string what = arguments.word(0, "grant, revoke, ban, unban, list or forget");
  const auto store = checked(open_existing(
      arguments.option("--data").value_or(default_data_folder()), database_option(arguments)));
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
    throw UsageError("grant, revoke, ban, unban, list or forget is expected");
  }
  bool written = false;
  const bool bans = what == "ban" || what == "unban";
  store->write(bans ? ban_change(*store, standing) : Change{.standings = {standing}},
               [&](bool ok) { written = ok; });
  store->flush();
  if (!written) throw UsageError("it could not be written");
  return 0;
}

}  // namespace

const Command kAdminCommand = {"admin", "who runs a server, and who is banned", kHelp, run};

}  // namespace omnigo
