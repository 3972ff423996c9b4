// omnigo admin: who runs a server, and who is banned from it.
#include <iostream>

#include "arguments.h"
#include "commands.h"
#include "server/people.h"
#include "server/storage.h"

namespace omnigo {
namespace {

constexpr char kHelp[] = R"(usage: omnigo admin grant NAME   [--data DIR] [--database URL]
       omnigo admin revoke NAME
       omnigo admin ban NAME [--days N] [--reason TEXT]
       omnigo admin unban NAME
       omnigo admin list

Makes an account an administrator of the server, who sees the page /admin and may ban people and
annul games there; or bans an account from here. The server may be running: it knows within ten
seconds.

  --days N         of a ban; 30 if not given
  --reason TEXT    told to who is banned
  --data DIR       where the server keeps its games; $XDG_DATA_HOME/omnigo if not given
  --database URL   PostgreSQL instead

examples:
  omnigo admin grant Anna
  omnigo admin ban Bo --days 7 --reason "leaves every game"
  omnigo admin list
)";

constexpr std::int64_t kDay = 86'400;

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
  const Arguments arguments(given, {}, {"--data", "--database", "--days", "--reason"}, 2);
  const std::string what = arguments.word(0, "grant, revoke, ban, unban or list");
  const auto store = checked(open_existing(
      arguments.option("--data").value_or(default_data_folder()), database_option(arguments)));
  if (what == "list") {
    list(*store);
    return 0;
  }
  const std::string name = arguments.word(1, "NAME");
  const auto account = store->account(name);
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
    throw UsageError("grant, revoke, ban, unban or list is expected");
  }
  bool written = false;
  store->write({.standings = {standing}}, [&](bool ok) { written = ok; });
  store->flush();
  if (!written) throw UsageError("it could not be written");
  return 0;
}

}  // namespace

const Command kAdminCommand = {"admin", "who runs a server, and who is banned", kHelp, run};

}  // namespace omnigo
