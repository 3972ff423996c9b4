// The API of docs/api.md: a table of paths and a table of messages, each a short function.
#pragma once

#include <memory>
#include <string>
#include <thread>
#include <unordered_map>

#include "server/admission.h"
#include "server/archivist.h"
#include "server/forgetting.h"
#include "server/hall.h"
#include "server/jobs.h"
#include "server/limits.h"
#include "server/metrics.h"
#include "server/net.h"
#include "server/notifier.h"
#include "server/people.h"
#include "server/site.h"
#include "server/standings.h"
#include "server/strand.h"
#include "server/wire.h"
#include "store/store.h"

namespace omnigo {

class Api : public NetHandler {
 public:
  struct Options {
    std::string public_url;  // without a slash at the end; empty: the name that the client uses
    bool limits = true;      // off for measurements
    int job_processes = 1;   // 0: jobs wait forever
    std::function<void()> stopping = [] {};  // called when the server is about to stop
    Forgetting::Options keep = {};
  };
  Api(Store& store, People& people, Hall& hall, const Site& site, Notifier& notifier,
      const Options& options);
  ~Api() override;

  void http(HttpRequest request, std::function<void(HttpResponse)> respond) override;
  std::size_t most_body(const std::string& method, const std::string& path) override;
  std::optional<HttpResponse> refuse(const HttpRequest& request) override;
  void opened(const std::shared_ptr<Socket>& socket, const HttpRequest& request) override;
  void message(const std::shared_ptr<Socket>& socket, std::string_view text) override;
  void closed(const std::shared_ptr<Socket>& socket) override;
  void stop(std::function<void()> stopped) override;

 private:
  struct Call;
  struct Route;
  struct Session;
  using SharedCall = std::shared_ptr<Call>;
  static const std::vector<Route>& routes();

  bool route(const SharedCall& call);
  static const Route* find_route(const std::string& method, const std::string& path,
                                 std::vector<std::string>& parts, bool& other_method);
  bool admit(const SharedCall& call, const Route& route);
  void handle(const SharedCall& call, const Route& route);
  void answer(const SharedCall& call, const Route& route);
  // Queues the work for the answer, which `run` makes; the price is in seconds.
  void in_lane(const SharedCall& call, Admission::Kind kind, double price,
               std::function<void()> run);
  bool known_host(const HttpRequest& request) const;
  bool own_origin(const HttpRequest& request) const;
  std::optional<Identity> identity_of(const HttpRequest& request);
  bool is_in_scope(const Call& call, const Route& route) const;
  Device device_of(const HttpRequest& request) const;
  // Signs the person in on this connection, in the same change that creates or converts the
  // account.
  void sign_in(
      const SharedCall& call, const StoredPerson& person, Change change,
      std::function<void()> done = [] {});
  void set_password(const SharedCall& call, StoredPerson person);
  Refusal not_written(const std::string& name, const std::string& own);
  // Like Limits::take; 0 when limits are off.
  int must_wait(const std::string& name, double per_second, double burst, double cost = 1);
  bool may_try_password(const SharedCall& call, const std::string& name);
  // Call this after the store has new data about the person: sockets close whose session or token
  // has ended, or all of them if the person is banned.
  void recheck(const std::string& person);
  void recheck_all();
  void person_changed(const std::string& person);
  void watch_bans();
  void end_sessions(const SharedCall& call, Change change);
  // Refuses if this server sends no mail.
  bool sends_mail(const SharedCall& call);
  // Writes it, and answers with nothing; `refused` says what is wrong if it contradicts what is
  // there.
  // `left`: an address that the account no longer has.
  void write_notice_change(const SharedCall& call, Change change, Error refused,
                           const std::optional<StoredMailAddress>& left = {});
  void stop_mails(const SharedCall& call, const std::string& token);
  std::optional<Refusal> may_say(const Person& person, const nlohmann::json& action);
  bool may_fill_memory(const SharedCall& call, int points);
  std::optional<Refusal> may_act(const Person& person);
  Directory directory(const Person& person);
  std::optional<std::string> player_named(const std::string& text);
  ArchiveQuery archive_query(const std::string& query);
  std::string cookie_header(std::string_view name, const std::string& value,
                            std::int64_t seconds) const;
  std::string url_of(const Call& call, const std::string& path) const;

  // Paths.
  void get_me(const SharedCall& call);
  void post_guest(const SharedCall& call);
  void post_rename(const SharedCall& call);
  void post_register(const SharedCall& call);
  void post_login(const SharedCall& call);
  void post_logout(const SharedCall& call);
  void get_sessions(const SharedCall& call);
  void delete_session(const SharedCall& call);
  void delete_sessions(const SharedCall& call);
  void post_password(const SharedCall& call);
  void get_profile(const SharedCall& call);
  void get_tokens(const SharedCall& call);
  void post_token(const SharedCall& call);
  void delete_token(const SharedCall& call);
  void get_catalogue(const SharedCall& call);
  void get_board(const SharedCall& call);
  void post_board(const SharedCall& call);
  void get_board_by_hash(const SharedCall& call);
  void get_games(const SharedCall& call);
  void post_game(const SharedCall& call);
  void post_match(const SharedCall& call);
  void get_game(const SharedCall& call);
  void get_events(const SharedCall& call);
  void get_game_board(const SharedCall& call);
  void get_record(const SharedCall& call);
  void get_sgf(const SharedCall& call);
  void get_archive(const SharedCall& call);
  void get_game_ratings(const SharedCall& call);
  void post_action(const SharedCall& call);
  void get_jobs(const SharedCall& call);
  void post_job(const SharedCall& call);
  void get_job(const SharedCall& call);
  void delete_job(const SharedCall& call);
  void get_health(const SharedCall& call);
  void get_metrics(const SharedCall& call);
  void get_my_data(const SharedCall& call);
  void post_delete_me(const SharedCall& call);
  void get_notify(const SharedCall& call);
  void post_push(const SharedCall& call);
  void post_push_end(const SharedCall& call);
  void post_mail(const SharedCall& call);
  void post_mail_end(const SharedCall& call);
  void post_turn_mails(const SharedCall& call);
  void post_confirm(const SharedCall& call);
  void post_stop_mails(const SharedCall& call);
  void post_one_click(const SharedCall& call);
  void post_recover(const SharedCall& call);
  void post_new_password(const SharedCall& call);
  void get_relations(const SharedCall& call);
  void post_relation(const SharedCall& call);
  void post_report(const SharedCall& call);
  void get_admin_reports(const SharedCall& call);
  void post_admin_report(const SharedCall& call);
  void post_mute(const SharedCall& call);
  void get_admin_status(const SharedCall& call);
  void get_admin_people(const SharedCall& call);
  void get_admin_markings(const SharedCall& call);
  void post_ban(const SharedCall& call);
  void post_annul(const SharedCall& call);
  nlohmann::ordered_json person_or_id(const std::string& id);
  nlohmann::ordered_json relations_json(const std::string& person);
  nlohmann::ordered_json report_json(const StoredReport& report);
  bool quote_chat(StoredReport& report);
  bool is_admin(const SharedCall& call);
  bool admin_asks(const SharedCall& call);
  std::vector<Gauge> gauges();

  // Reads a message; the error says why it cannot be read.
  void heard(const std::shared_ptr<Socket>& socket,
             const std::variant<nlohmann::json, Refusal>& said);
  void hello(Session& session, const nlohmann::json& message);
  void subscribe(Session& session, const nlohmann::json& message);
  void unsubscribe(Session& session, const nlohmann::json& message);
  void act(Session& session, const nlohmann::json& message);
  void ping(Session& session, const nlohmann::json& message);
  void count_person(const std::string& person, int change);
  void tell_job(const std::string& person, const std::string& job);

  Store& store_;
  People& people_;
  Hall& hall_;
  const Site& site_;
  Notifier& notifier_;
  const Options options_;
  Limits limits_;
  Standings standings_;
  Timers timers_;
  bool stopping_ = false;                     // used by the network's thread only
  std::set<std::shared_ptr<Socket>> opened_;  // also
  std::atomic<int> sockets_ = 0;
  std::unordered_map<std::string, int> connections_;  // by person; network's thread only
  std::mutex listeners_mutex_;
  std::multimap<std::string, SharedClient> listeners_;  // by person
  Jobs jobs_;
  Forgetting forgetting_;
  Archivist archivist_;
  Admission admission_;
  std::thread stopper_;
};

}  // namespace omnigo
