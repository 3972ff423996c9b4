// The paths for getting along: mute, block, report; and what administrators do about reports.
#include "record/fields.h"
#include "server/api_call.h"
#include "server/log.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;
using Json = nlohmann::ordered_json;

constexpr std::size_t kMostRelations = 1'000;
constexpr int kReportsShown = 200, kMostOpenReports = 20;
constexpr std::int64_t kDay = 86'400;
constexpr std::string_view kReasons[] = {"abuse", "cheating", "name", "spam", "other"};

}  // namespace

std::optional<Refusal> Api::may_say(const Person& person, const nlohmann::json& action) {
  const bool chats = action.is_object() && action.contains("action") && action["action"] == "chat";
  return chats ? standings_.mute(person.id) : std::nullopt;
}

Json Api::person_or_id(const std::string& id) {
  const auto person = people_.find(id);
  return person ? person_json(*person) : person_json({id, id, true});
}

// --- between two people

Json Api::relations_json(const std::string& person) {
  Json list = Json::array();
  for (const StoredRelation& relation : store_.relations(person)) {
    list.push_back({{"person", person_or_id(relation.other)},
                    {"kind", relation.kind},
                    {"since", wall_text(relation.at)}});
  }
  return list;
}

void Api::get_relations(const SharedCall& call) {
  call->answer({{"relations", relations_json(call->person->id)}});
}

void Api::post_relation(const SharedCall& call) {
  const Fields fields = call->fields();
  fields.only({"person", "kind"});
  const auto other = people_.find(fields["person"].text(40));
  if (!other)
    return call->refuse(Code::NotFound, explain("person-gone", "there is no such person"));
  if (other->id == call->person->id)
    return call->refuse(Code::Conflict, explain("yourself", "you cannot do this to yourself"));
  std::string kind = fields["kind"].text(10);
  if (kind != "mute" && kind != "block" && kind != "none") {
    fields["kind"].fail_choice("mute, block, none");
  }
  if (kind == "none") kind.clear();
  if (!kind.empty() && store_.relations(call->person->id).size() >= kMostRelations) {
    return call->refuse(
        Code::Limit,
        explain("relations-limit",
                "you have muted or blocked too many people; unmute or unblock some first"));
  }
  const StoredRelation relation{call->person->id, other->id, kind, wall_seconds()};
  store_.write({.relations = {relation}}, [this, call, relation](const Written& written) {
    if (!written) return call->refuse(refusal_of(written, changed_meanwhile()));
    person_changed(relation.person);
    person_changed(relation.other);
    call->answer({{"relations", relations_json(relation.person)}});
  });
}

// --- reports

// The messages with their authors: they may be gone when somebody reads the report.
bool Api::quote_chat(StoredReport& report) {
  const auto event = store_.event(report.game, report.event);
  const auto game = store_.game(report.game);
  if (!event || !game || !may_see(*game, report.reporter, people_)) return false;
  const auto json = parse_own_json(event->body);
  if (!json.is_object() || json.value("action", "") != "chat") return false;
  report.quoted = json.value("text", "");
  report.person = people_.resolve(json["person"].value("id", ""));
  return true;
}

void Api::post_report(const SharedCall& call) {
  const Fields fields = call->fields();
  fields.only({"person", "game", "event", "reason", "text"});
  StoredReport report = {};
  report.id = random_name(10);
  report.reporter = call->person->id;
  report.at = wall_seconds();
  report.reason = fields["reason"].text(10);
  if (std::find(std::begin(kReasons), std::end(kReasons), report.reason) == std::end(kReasons)) {
    fields["reason"].fail_choice("abuse, cheating, name, spam, other");
  }
  if (fields.has("text")) report.text = fields["text"].text(1'000);
  if (fields.has("game")) report.game = fields["game"].text(20);
  if (fields.has("event")) {
    report.event = static_cast<int>(fields["event"].whole(1, 1'000'000));
    if (!quote_chat(report))
      return call->refuse(Code::NotFound,
                          explain("nothing-said", "there is no chat to report there"));
  } else if (fields.has("person")) {
    const auto person = people_.find(fields["person"].text(40));
    if (!person)
      return call->refuse(Code::NotFound, explain("person-gone", "there is no such person"));
    report.person = person->id;
  }
  if (report.person.empty() && report.game.empty()) {
    throw Malformed(explain("report-nothing", "expected a person or a game"));
  }
  if (!report.game.empty() && !store_.game(report.game)) {
    return call->refuse(Code::NotFound, explain("no-such-game", "there is no such game"));
  }
  int open = 0;
  for (const StoredReport& other : store_.reports_by(report.reporter, kReportsShown)) {
    open += other.closed == 0;
  }
  const int wait = must_wait("report " + call->asker.address, 0.01, 10);
  if (open >= kMostOpenReports || wait > 0) {
    return call->refuse(
        {Code::Limit,
         explain("reports-limit", "you have reached the limit for reports; they will be read"),
         wait});
  }
  store_.write({.reports = {report}}, [call, report](const Written& written) {
    if (!written) return call->refuse(refusal_of(written, changed_meanwhile()));
    log_info("reported", {{"report", report.id}, {"reason", report.reason}});
    call->answer({{"id", report.id}});
  });
}

Json Api::report_json(const StoredReport& report) {
  Json json = {{"id", report.id},
               {"at", wall_text(report.at)},
               {"reason", report.reason},
               {"text", report.text}};
  if (!report.person.empty()) json["person"] = person_or_id(report.person);
  if (!report.game.empty()) json["game"] = report.game;
  if (report.event > 0) json["event"] = report.event;
  if (!report.quoted.empty()) json["quoted"] = report.quoted;
  if (report.closed > 0) {
    json["closed"] = wall_text(report.closed);
    json["note"] = report.note;
  }
  return json;
}

void Api::get_admin_reports(const SharedCall& call) {
  if (!admin_asks(call)) return;
  const bool all = query_value(call->request.query, "all").has_value();
  Json list = Json::array();
  for (const StoredReport& report : store_.reports(!all, kReportsShown)) {
    Json json = report_json(report);
    if (!report.reporter.empty()) json["reporter"] = person_or_id(report.reporter);
    if (!report.closed_by.empty()) json["closed_by"] = person_or_id(report.closed_by);
    list.push_back(std::move(json));
  }
  call->answer({{"reports", std::move(list)}});
}

void Api::post_admin_report(const SharedCall& call) {
  if (!admin_asks(call)) return;
  call->fields().only({"note"});
  auto report = store_.report(call->parts[0]);
  if (!report)
    return call->refuse(Code::NotFound, explain("report-gone", "there is no such report"));
  report->closed = wall_seconds();
  report->closed_by = call->person->id;
  report->note = call->fields()["note"].text(500);
  store_.write({.reports = {*report}}, [call](const Written& written) {
    if (!written) return call->refuse(refusal_of(written, changed_meanwhile()));
    call->answer(Json::object());
  });
}

void Api::post_mute(const SharedCall& call) {
  if (!admin_asks(call)) return;
  const Fields fields = call->fields();
  fields.only({"person", "days"});
  const auto person = people_.find(fields["person"].text(40));
  if (!person)
    return call->refuse(Code::NotFound, explain("person-gone", "there is no such person"));
  StoredStanding standing = standings_.of(person->id);
  standing.muted_until = wall_seconds() + fields["days"].whole(0, 36'500) * kDay;
  store_.write({.standings = {standing}}, [this, call, standing](const Written& written) {
    if (!written) return call->refuse(refusal_of(written, changed_meanwhile()));
    standings_.look_again();
    hall_.link().person_changed(standing.person);
    log_info("muted", {{"person", standing.person},
                       {"until", wall_text(standing.muted_until)},
                       {"by", call->person->id}});
    call->answer(Json::object());
  });
}

}  // namespace omnigo
