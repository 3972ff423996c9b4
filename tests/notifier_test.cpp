// How people are reached who are not here, through the API: web push to a push service, e-mail to a
// mail server, both in this test.
#include "server/notifier.h"

#include <gtest/gtest.h>
#include <sodium.h>

#include <filesystem>
#include <future>
#include <nlohmann/json.hpp>

#include "base/sha256.h"
#include "little_server.h"
#include "notify/base64.h"
#include "server/api.h"
#include "server/notice_words.h"
#include "server/storage.h"

namespace omnigo {
namespace {

using Json = nlohmann::json;
using std::chrono::milliseconds;

constexpr char kPassword[] = "a long password";
const KeyPair kBrowser = KeyPair::make();

bool soon(const std::function<bool()>& holds) {
  for (int i = 0; i < 2'000 && !holds(); ++i) std::this_thread::sleep_for(milliseconds(5));
  return holds();
}

struct Answer {
  int status = 0;
  Json body;
  std::string reason() const { return body["error"].value("reason", ""); }
};

// A whole server but for the network.
class World {
 public:
  explicit World(bool with_mail = true, bool limits = true)
      : storage_(*Storage::open(folder_, "")),
        clock_(storage_.store().time()),
        people(storage_.store(), storage_.cookie_key()),
        notifier(storage_.store(), people, *storage_.push_key(), options(with_mail, limits)),
        hall_(storage_.store(), people, clock_, nullptr,
              {.your_turn = [this](TurnNotice notice) { notifier.your_turn(std::move(notice)); }}),
        api_(std::make_unique<Api>(storage_.store(), people, hall_, site_, notifier,
                                   api_options(limits))) {}
  ~World() {
    api_.reset();
    std::filesystem::remove_all(folder_);
  }

  Store& store() { return storage_.store(); }
  KeyPair push_key() { return *storage_.push_key(); }
  std::string push_place() const { return "127.0.0.1:" + std::to_string(push.port()); }

  Answer ask(const std::string& method, const std::string& path, const Json& body = {},
             std::string* cookie = nullptr) {
    HttpRequest request;
    request.method = method;
    request.path = path;
    if (!body.is_null()) request.body = body.dump();
    request.headers = {{"host", "127.0.0.1"}, {"content-type", "application/json"}};
    if (cookie != nullptr && !cookie->empty()) request.headers.emplace_back("cookie", *cookie);
    return ask(std::move(request), cookie);
  }
  // What a mail program does with the link of List-Unsubscribe.
  Answer click(const std::string& query) {
    HttpRequest request;
    request.method = "POST";
    request.path = "/mail";
    request.query = query;
    request.body = "List-Unsubscribe=One-Click";
    request.headers = {{"host", "go.example.org"},
                       {"content-type", "application/x-www-form-urlencoded"}};
    return ask(std::move(request), nullptr);
  }

  MailBox box;
  PushEndpoint push;

 private:
  Answer ask(HttpRequest request, std::string* cookie) {
    request.address = "127.0.0.1";
    std::promise<HttpResponse> answered;
    api_->http(std::move(request), [&](HttpResponse response) { answered.set_value(response); });
    const HttpResponse response = answered.get_future().get();
    for (const auto& [name, value] : response.headers) {
      if (cookie != nullptr && name == "Set-Cookie" && value.starts_with("omnigo=")) {
        *cookie = value.substr(0, value.find(';'));
      }
    }
    return {response.status, Json::parse(response.body, nullptr, false)};
  }
  Notifier::Options options(bool with_mail, bool limits) const {
    Notifier::Options chosen{.public_url = "https://go.example.org",
                             .push_allowed = {push_place()},
                             .limits = limits,
                             .courier = {.waits = {milliseconds(10), milliseconds(20)}}};
    if (with_mail) {
      chosen.mail = MailServer{.host = "127.0.0.1",
                               .port = box.port(),
                               .security = MailServer::Security::None,
                               .from = "go@example.net"};
    }
    return chosen;
  }
  static Api::Options api_options(bool limits) {
    Api::Options chosen;
    chosen.limits = limits;
    chosen.public_url = "https://go.example.org";
    chosen.job_processes = 0;
    return chosen;
  }
  static std::filesystem::path new_folder() {
    static int count = 0;
    EXPECT_GE(sodium_init(), 0);
    return std::filesystem::temp_directory_path() /
           ("omnigo-notifier-" + std::to_string(getpid()) + "-" + std::to_string(++count));
  }

  const std::filesystem::path folder_ = new_folder();
  Storage storage_;
  ServerClock clock_;

 public:
  People people;
  Notifier notifier;

 private:
  Hall hall_;
  const Site site_{""};
  std::unique_ptr<Api> api_;
};

class Somebody {
 public:
  Somebody(World& world, const std::string& name, bool account) : world_(world), name_(name) {
    const Answer answer =
        account ? ask("POST", "/api/register", {{"name", name}, {"password", kPassword}})
                : ask("POST", "/api/guest", {{"name", name}});
    EXPECT_EQ(answer.status, 200) << answer.body;
    id = answer.body["person"]["id"];
  }
  Answer ask(const std::string& method, const std::string& path, const Json& body = {}) {
    return world_.ask(method, path, body, &cookie_);
  }
  Answer post(const std::string& path, const Json& body) { return ask("POST", path, body); }
  Answer subscribe(const std::string& endpoint, const std::string& language = "en") {
    return post("/api/notify/push", {{"endpoint", endpoint},
                                     {"keys",
                                      {{"p256dh", base64_url(kBrowser.public_key)},
                                       {"auth", base64_url(std::string(16, 'a'))}}},
                                     {"language", language}});
  }
  std::string create(const std::string& clock) {
    return post("/api/games", {{"board", "5"},
                               {"clock", clock},
                               {"seats", {{{"kind", "me"}}, {{"kind", "anyone"}}}}})
        .body["game"];
  }
  int act(const std::string& game, Json action) {
    const Json request = {{"id", "a" + std::to_string(++acts_)}, {"do", std::move(action)}};
    return post("/api/games/" + game + "/actions", request).status;
  }
  int play(const std::string& game, const std::string& player, int turn, const std::string& point) {
    return act(game, {{"action", "move"}, {"player", player}, {"turn", turn}, {"point", point}});
  }
  // Asks for the address, and opens the link in the mail.
  void confirm(const std::string& address, const std::string& language = "en");

  std::string id;

 private:
  World& world_;
  const std::string name_;
  std::string cookie_;
  int acts_ = 0;
};

constexpr char kSlow[] = "move:time=259200";

std::string decoded_text(const ReceivedMail& mail) {
  std::string text = mail.data.substr(mail.data.find("\r\n\r\n") + 4);
  std::erase_if(text, [](char c) { return c == '\r' || c == '\n' || c == '='; });
  for (char& c : text) c = c == '+' ? '-' : c == '/' ? '_' : c;
  return from_base64_url(text).value_or("");
}
// What follows /mail#NAME= in it.
std::string link_in(const ReceivedMail& mail, const std::string& name) {
  const std::string text = decoded_text(mail), start = "https://go.example.org/mail#" + name + "=";
  const std::size_t at = text.find(start);
  EXPECT_NE(at, text.npos) << text;
  if (at == text.npos) return "";
  return text.substr(at + start.size(), text.find('\n', at) - at - start.size());
}

void Somebody::confirm(const std::string& address, const std::string& language) {
  const std::size_t before = world_.box.inbox.all().size();
  ASSERT_EQ(post("/api/notify/mail",
                 {{"address", address}, {"password", kPassword}, {"language", language}})
                .status,
            200);
  const auto mails = world_.box.inbox.wait_for(before + 1);
  ASSERT_EQ(mails.size(), before + 1);
  EXPECT_EQ(world_
                .ask("POST", "/api/mail/confirm",
                     {{"token", link_in(mails.back(), "confirm")}, {"language", language}})
                .status,
            200);
}

// --- web push

TEST(PushNotices, CallThePlayerWhoIsNotHere) {
  World world(false);
  Somebody an(world, "An", false), bo(world, "Bo", true);
  EXPECT_EQ(world.ask("GET", "/api/notify").body["push"], base64_url(world.push_key().public_key));
  ASSERT_EQ(an.subscribe("http://" + world.push_place() + "/an").status, 200);
  ASSERT_EQ(bo.subscribe("http://" + world.push_place() + "/bo", "de").status, 200);
  const std::string game = an.create(kSlow);
  ASSERT_EQ(bo.act(game, {{"action", "join"}, {"player", "white"}}), 200);
  ASSERT_EQ(world.push.inbox.wait_for(1).size(), 1u);  // the game has begun, and An is black
  ASSERT_EQ(an.play(game, "black", 1, "C3"), 200);
  ASSERT_EQ(world.push.inbox.wait_for(2).size(), 2u);
  ASSERT_EQ(bo.play(game, "white", 2, "B2"), 200);
  const auto got = world.push.inbox.wait_for(3);
  ASSERT_EQ(got.size(), 3u);
  EXPECT_EQ(got[0].request, "POST /an HTTP/1.1");
  EXPECT_EQ(got[1].request, "POST /bo HTTP/1.1");
  EXPECT_EQ(got[2].request, "POST /an HTTP/1.1");
  EXPECT_EQ(got[0].headers.at("topic"), got[2].headers.at("topic"));
  EXPECT_EQ(got[0].headers.at("topic").size(), 32u);
  EXPECT_EQ(got[0].headers.at("topic").find(game), std::string::npos);
}

TEST(PushNotices, AreForGamesThatMayTakeDays) {
  World world(false);
  Somebody an(world, "An", false), bo(world, "Bo", false);
  ASSERT_EQ(an.subscribe("http://" + world.push_place() + "/an").status, 200);
  const std::string live = an.create("byoyomi:main=60,period=20,periods=3");
  ASSERT_EQ(bo.act(live, {{"action", "join"}, {"player", "white"}}), 200);
  const std::string slow = an.create(kSlow);
  ASSERT_EQ(bo.act(slow, {{"action", "join"}, {"player", "white"}}), 200);
  ASSERT_EQ(world.push.inbox.wait_for(1).size(), 1u);
  std::this_thread::sleep_for(milliseconds(50));
  EXPECT_EQ(world.push.inbox.all().size(), 1u);
}

TEST(PushNotices, EndWhereNobodyWantsThem) {
  World world(false);
  Somebody an(world, "An", false), bo(world, "Bo", false);
  const std::string endpoint = "http://" + world.push_place() + "/an";
  ASSERT_EQ(an.subscribe(endpoint).status, 200);
  EXPECT_EQ(world.store().subscriptions(an.id).size(), 1u);
  EXPECT_EQ(bo.post("/api/notify/push/end", {{"endpoint", endpoint}}).status, 200);
  EXPECT_EQ(world.store().subscriptions(an.id).size(), 1u);  // it is not Bo's
  EXPECT_EQ(an.post("/api/notify/push/end", {{"endpoint", endpoint}}).status, 200);
  EXPECT_EQ(world.store().subscriptions(an.id).size(), 0u);
  // The push service says that the browser is gone.
  ASSERT_EQ(an.subscribe(endpoint).status, 200);
  world.push.answer("410 Gone");
  ASSERT_EQ(bo.act(an.create(kSlow), {{"action", "join"}, {"player", "white"}}), 200);
  EXPECT_TRUE(soon([&] { return world.store().subscriptions(an.id).empty(); }));
  EXPECT_EQ(world.push.inbox.all().size(), 1u);
  // The person signs out there.
  ASSERT_EQ(an.subscribe(endpoint).status, 200);
  EXPECT_EQ(an.post("/api/logout", Json::object()).status, 200);
  EXPECT_TRUE(world.store().subscriptions(an.id).empty());
}

TEST(PushNotices, AreTriedAgainWhenTheServiceIsBusy) {
  World world(false);
  Somebody an(world, "An", false), bo(world, "Bo", false);
  ASSERT_EQ(an.subscribe("http://" + world.push_place() + "/an").status, 200);
  world.push.answer("503 Busy");
  ASSERT_EQ(bo.act(an.create(kSlow), {{"action", "join"}, {"player", "white"}}), 200);
  EXPECT_EQ(world.push.inbox.wait_for(3).size(), 3u);
  EXPECT_TRUE(soon([&] { return world.notifier.waiting() == 0; }));
  EXPECT_EQ(world.push.inbox.all().size(), 3u);
  EXPECT_EQ(world.store().subscriptions(an.id).size(), 1u);
}

TEST(PushNotices, StayWithAGuestWhoSignsIn) {
  World world(false);
  Somebody an(world, "An", false), bo(world, "Bo", true);
  ASSERT_EQ(an.subscribe("http://" + world.push_place() + "/an").status, 200);
  EXPECT_EQ(an.post("/api/login", {{"name", "Bo"}, {"password", kPassword}}).status, 200);
  EXPECT_TRUE(world.store().subscriptions(an.id).empty());
  EXPECT_EQ(world.store().subscriptions(bo.id).size(), 1u);
}

TEST(PushNotices, RefuseEndpointsThatMustNotBeReached) {
  World world(false);
  Somebody an(world, "An", false);
  for (const char* endpoint :
       {"https://127.0.0.1/x", "https://[::1]/x", "http://push.example.org/x", "https://10.0.0.1/",
        "https://push.example.org:22/x", "not a link"}) {
    const Answer answer = an.subscribe(endpoint);
    EXPECT_EQ(answer.status, 400) << endpoint;
    EXPECT_EQ(answer.reason(), "push-endpoint");
  }
  EXPECT_TRUE(world.store().subscriptions(an.id).empty());
  EXPECT_EQ(
      world.ask("POST", "/api/notify/push", {{"endpoint", "https://push.example.org/"}}).status,
      401);
}

// --- e-mail

TEST(MailNotices, NeedAnAddressThatIsConfirmed) {
  World world;
  Somebody an(world, "An", true), guest(world, "Bo", false);
  const auto ask = [&](Somebody& who, const std::string& address, const std::string& password) {
    return who.post("/api/notify/mail",
                    {{"address", address}, {"password", password}, {"language", "en"}});
  };
  EXPECT_EQ(ask(guest, "bo@example.org", kPassword).reason(), "guests-no-mail");
  EXPECT_EQ(ask(an, "an@example.org", "wrong password").reason(), "wrong-password");
  EXPECT_EQ(ask(an, "an@example.org\r\nBcc: x@y.z", kPassword).reason(), "mail-address");
  EXPECT_EQ(ask(an, "An@example.org", kPassword).status, 200);
  const auto mails = world.box.inbox.wait_for(1);
  ASSERT_EQ(mails.size(), 1u);
  EXPECT_EQ(mails[0].to, "TO:<An@example.org>");
  EXPECT_TRUE(an.ask("GET", "/api/notify").body["address"].is_null());
  const std::string secret = link_in(mails[0], "confirm");
  EXPECT_EQ(secret.size(), 43u);  // 32 random bytes
  EXPECT_FALSE(world.store().mail_token(secret));
  EXPECT_TRUE(world.store().mail_token(sha256_text(secret)));
  const auto confirm = [&](const std::string& token) {
    return world.ask("POST", "/api/mail/confirm", {{"token", token}, {"language", "en"}});
  };
  EXPECT_EQ(confirm(secret.substr(1) + "A").reason(), "link-expired");
  EXPECT_EQ(confirm(secret).status, 200);
  EXPECT_EQ(confirm(secret).reason(), "link-expired");
  EXPECT_EQ(an.ask("GET", "/api/notify").body["address"], "An@example.org");
  EXPECT_TRUE(world.ask("GET", "/api/notify").body["address"].is_null());
  EXPECT_EQ(an.post("/api/notify/mail/end", Json::object()).status, 200);
  EXPECT_TRUE(an.ask("GET", "/api/notify").body["address"].is_null());
}

TEST(MailNotices, ComeOncePerGameUntilThePlayerLooks) {
  World world;
  Somebody an(world, "An", true), bo(world, "Bo", false);
  an.confirm("an@example.org", "fr");
  const std::string game = an.create(kSlow);
  ASSERT_EQ(bo.act(game, {{"action", "join"}, {"player", "white"}}), 200);
  auto mails = world.box.inbox.wait_for(2);
  ASSERT_EQ(mails.size(), 2u);
  const std::string text = decoded_text(mails[1]);
  EXPECT_NE(text.find(notice_words("fr").turn_mail), text.npos);
  EXPECT_NE(text.find("https://go.example.org/game/" + game + "\n"), text.npos);
  EXPECT_NE(mails[1].data.find("\r\nList-Unsubscribe: <https://go.example.org/mail?stop="),
            std::string::npos);
  // Acting without a look at the game does not count as one.
  ASSERT_EQ(an.play(game, "black", 1, "C3"), 200);
  ASSERT_EQ(bo.play(game, "white", 2, "B2"), 200);
  EXPECT_TRUE(soon([&] { return world.notifier.waiting() == 0; }));
  EXPECT_EQ(world.box.inbox.all().size(), 2u);
  EXPECT_EQ(bo.ask("GET", "/api/games/" + game).status, 200);
  EXPECT_TRUE(world.store().was_mailed(an.id, game));
  EXPECT_EQ(an.ask("GET", "/api/games/" + game).status, 200);
  EXPECT_TRUE(soon([&] { return !world.store().was_mailed(an.id, game); }));
  ASSERT_EQ(an.play(game, "black", 3, "D4"), 200);
  ASSERT_EQ(bo.play(game, "white", 4, "B3"), 200);
  mails = world.box.inbox.wait_for(3);
  ASSERT_EQ(mails.size(), 3u);
  // The link in the mail ends them; nobody can make one for somebody else.
  const std::string stop = link_in(mails[2], "stop");
  std::string forged = stop;
  forged.replace(0, an.id.size(), bo.id);
  EXPECT_EQ(world.ask("POST", "/api/mail/stop", {{"token", forged}}).reason(), "link-expired");
  EXPECT_TRUE(an.ask("GET", "/api/notify").body["turns"]);
  EXPECT_EQ(world.ask("POST", "/api/mail/stop", {{"token", stop}}).status, 200);
  EXPECT_FALSE(an.ask("GET", "/api/notify").body["turns"]);
  EXPECT_EQ(an.post("/api/notify/mail/turns", {{"turns", true}, {"language", "en"}}).status, 200);
  EXPECT_TRUE(an.ask("GET", "/api/notify").body["turns"]);
}

// As RFC 8058 has it: a form without cookies, sent to the link in the header.
TEST(MailNotices, EndWithOneClickInAMailProgram) {
  World world;
  Somebody an(world, "An", true), bo(world, "Bo", false);
  an.confirm("an@example.org");
  const std::string game = an.create(kSlow);
  ASSERT_EQ(bo.act(game, {{"action", "join"}, {"player", "white"}}), 200);
  const auto mails = world.box.inbox.wait_for(2);
  ASSERT_EQ(mails.size(), 2u);
  const std::string& head = mails[1].data;
  EXPECT_NE(head.find("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"), head.npos);
  const std::string start = "\r\nList-Unsubscribe: <https://go.example.org/mail?";
  const std::size_t at = head.find(start) + start.size();
  const std::string query = head.substr(at, head.find('>', at) - at);
  EXPECT_EQ(query, "stop=" + link_in(mails[1], "stop"));
  EXPECT_EQ(world.click("stop=forged.0000").reason(), "link-expired");
  EXPECT_EQ(world.click("").reason(), "link-expired");
  EXPECT_TRUE(an.ask("GET", "/api/notify").body["turns"]);
  EXPECT_EQ(world.click(query).status, 200);
  EXPECT_FALSE(an.ask("GET", "/api/notify").body["turns"]);
  EXPECT_EQ(world.click(query).status, 200);
}

TEST(MailNotices, SayToAnAddressThatItIsNoLongerUsed) {
  World world;
  Somebody an(world, "An", true);
  an.confirm("an@example.org", "de");
  an.confirm("AN@example.org", "de");  // the same one
  EXPECT_TRUE(soon([&] { return world.notifier.waiting() == 0; }));
  ASSERT_EQ(world.box.inbox.all().size(), 2u);
  an.confirm("other@example.org", "en");
  auto mails = world.box.inbox.wait_for(4);
  ASSERT_EQ(mails.size(), 4u);
  EXPECT_EQ(mails[3].to, "TO:<AN@example.org>");
  const std::string text = decoded_text(mails[3]);
  EXPECT_TRUE(text.starts_with("Dein Konto An verwendet diese E-Mail-Adresse nicht mehr.")) << text;
  EXPECT_TRUE(text.ends_with("\nhttps://go.example.org/you\n")) << text;
  ASSERT_EQ(an.post("/api/notify/mail/end", Json::object()).status, 200);
  mails = world.box.inbox.wait_for(5);
  ASSERT_EQ(mails.size(), 5u);
  EXPECT_EQ(mails[4].to, "TO:<other@example.org>");
  ASSERT_EQ(an.post("/api/notify/mail/end", Json::object()).status, 200);
  EXPECT_TRUE(soon([&] { return world.notifier.waiting() == 0; }));
  EXPECT_EQ(world.box.inbox.all().size(), 5u);
}

TEST(MailNotices, ThatAreRefusedAreSentWithTheNextTurn) {
  World world;
  Somebody an(world, "An", true), bo(world, "Bo", false);
  an.confirm("an@example.org");
  world.box.answer("RCPT", "451 later");
  const std::string game = an.create(kSlow);
  ASSERT_EQ(bo.act(game, {{"action", "join"}, {"player", "white"}}), 200);
  EXPECT_TRUE(soon([&] { return world.store().was_mailed(an.id, game); }));
  EXPECT_TRUE(soon([&] { return !world.store().was_mailed(an.id, game); }));
  world.box.answer("RCPT", "250 yes");
  ASSERT_EQ(an.play(game, "black", 1, "C3"), 200);
  ASSERT_EQ(bo.play(game, "white", 2, "B2"), 200);
  EXPECT_EQ(world.box.inbox.wait_for(2).size(), 2u);
}

TEST(MailNotices, AreOffWithoutAMailServer) {
  World world(false);
  Somebody an(world, "An", true);
  EXPECT_EQ(an.ask("GET", "/api/notify").body["mail"], false);
  EXPECT_EQ(an.post("/api/notify/mail",
                    {{"address", "a@b.org"}, {"password", kPassword}, {"language", "en"}})
                .reason(),
            "mail-off");
  EXPECT_EQ(world.ask("POST", "/api/recover", {{"address", "a@b.org"}}).reason(), "mail-off");
}

TEST(MailNotices, AreForgottenWithTheAccount) {
  World world;
  Somebody an(world, "An", true);
  an.confirm("an@example.org");
  ASSERT_EQ(an.subscribe("http://" + world.push_place() + "/an").status, 200);
  const Json data = an.ask("GET", "/api/me/data").body;
  EXPECT_EQ(data["mail"]["address"], "an@example.org");
  EXPECT_EQ(data["push"].size(), 1u);
  ASSERT_EQ(an.post("/api/me/delete", {{"password", kPassword}}).status, 200);
  EXPECT_FALSE(world.store().mail_address(an.id));
  EXPECT_TRUE(world.store().subscriptions(an.id).empty());
}

// --- new passwords

TEST(Recovery, GivesANewPasswordOnceAndEndsAllSessions) {
  World world;
  Somebody an(world, "An", true), elsewhere(world, "Guest", false);
  ASSERT_EQ(elsewhere.post("/api/login", {{"name", "An"}, {"password", kPassword}}).status, 200);
  an.confirm("an@example.org");
  const Answer known = world.ask("POST", "/api/recover", {{"address", "AN@example.org"}}),
               unknown = world.ask("POST", "/api/recover", {{"address", "bo@example.org"}});
  EXPECT_EQ(known.status, 200);
  EXPECT_EQ(known.status, unknown.status);
  EXPECT_EQ(known.body, unknown.body);
  const auto mails = world.box.inbox.wait_for(2);
  ASSERT_EQ(mails.size(), 2u);
  EXPECT_EQ(mails[1].to, "TO:<an@example.org>");
  const std::string secret = link_in(mails[1], "recover");
  const auto renew = [&](const std::string& token, const std::string& password) {
    return world.ask("POST", "/api/recover/password", {{"token", token}, {"password", password}});
  };
  EXPECT_EQ(renew(secret, "short").reason(), "password-short");
  EXPECT_EQ(renew("x" + secret, "another password").reason(), "link-expired");
  EXPECT_EQ(
      world.ask("POST", "/api/mail/confirm", {{"token", secret}, {"language", "en"}}).reason(),
      "link-expired");  // it is for something else
  EXPECT_TRUE(an.ask("GET", "/api/me").body["person"].is_object());
  const Answer renewed = renew(secret, "another password");
  EXPECT_EQ(renewed.status, 200) << renewed.body;
  EXPECT_EQ(renewed.body["name"], "An");
  EXPECT_TRUE(an.ask("GET", "/api/me").body["person"].is_null());
  EXPECT_TRUE(elsewhere.ask("GET", "/api/me").body["person"].is_null());
  EXPECT_EQ(renew(secret, "a third password").reason(), "link-expired");
  const auto login = [&](const std::string& password) {
    return world.ask("POST", "/api/login", {{"name", "An"}, {"password", password}}).status;
  };
  EXPECT_EQ(login(kPassword), 401);
  EXPECT_EQ(login("a third password"), 401);
  EXPECT_EQ(login("another password"), 200);
}

TEST(Recovery, LinksExpire) {
  World world;
  Somebody an(world, "An", true);
  const auto put = [&](const std::string& secret, std::int64_t until) {
    world.store().write(
        {.mail_tokens = {{sha256_text(secret), an.id, "recover", "a@b.org", until}}}, nullptr);
    world.store().flush();
    return world.ask("POST", "/api/recover/password",
                     {{"token", secret}, {"password", "another password"}});
  };
  EXPECT_EQ(put("old", wall_seconds() - 1).reason(), "link-expired");
  EXPECT_EQ(put("new", wall_seconds() + 60).status, 200);
}

// Also if it is somebody else who asks: three mails per hour to one address.
TEST(Recovery, DoesNotFloodAnAddress) {
  World world;
  Somebody an(world, "An", true);
  an.confirm("an@example.org");
  for (int i = 0; i < 6; ++i) {
    EXPECT_EQ(world.ask("POST", "/api/recover", {{"address", "an@example.org"}}).status, 200);
    EXPECT_TRUE(soon([&] { return world.notifier.waiting() == 0; }));
  }
  world.store().flush();
  EXPECT_TRUE(soon([&] { return world.notifier.waiting() == 0; }));
  EXPECT_EQ(world.box.inbox.all().size(), 1u + 3u);
  int refused = 0;
  for (int i = 0; i < 10; ++i) {
    refused += world.ask("POST", "/api/recover", {{"address", "x@example.org"}}).status == 429;
  }
  EXPECT_GT(refused, 0);
}

TEST(NoticeWords, AreThereInEveryLanguage) {
  for (const char* language : {"en", "zh", "ja", "ko", "de", "fr", "es"}) {
    const NoticeWords& words = notice_words(language);
    EXPECT_EQ(words.language, language);
    EXPECT_TRUE(is_language(language));
    for (const std::string_view text :
         {words.turn, words.against, words.turn_mail, words.stop_mail, words.confirm,
          words.confirm_mail, words.recover, words.recover_mail, words.ignore, words.left,
          words.left_mail}) {
      EXPECT_FALSE(text.empty()) << language;
    }
    for (const std::string_view text : {words.confirm_mail, words.recover_mail, words.left_mail}) {
      EXPECT_NE(text.find("{name}"), text.npos) << text;
    }
  }
  EXPECT_FALSE(is_language("xx"));
  EXPECT_EQ(notice_words("xx").language, "en");
}

}  // namespace
}  // namespace omnigo
