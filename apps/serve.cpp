// omnigo serve: the place where people and bots meet to play.
#include "server/serve.h"

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <thread>

#include "arguments.h"
#include "commands.h"
#include "option_file.h"
#include "own_files.h"
#include "server/forwarded.h"
#include "server/log.h"
#include "server/worker.h"
#include "store/store.h"

namespace omnigo {
namespace {

constexpr char kHelp[] =
    R"(usage: omnigo serve [--config FILE] [--check-config] [--listen ADDR] [--port N] [--public-url URL]
                    [--trusted-proxy ADDR] [--data DIR] [--database URL] [--web DIR] [--bots N]
                    [--bot-pace N] [--unload-after SECONDS] [--keep-guests DAYS] [--keep-chat DAYS]
                    [--no-push] [--push-allow HOST:PORT] [--smtp-host HOST] [--smtp-port N]
                    [--smtp-security starttls|tls|none] [--smtp-user NAME]
                    [--smtp-password-file FILE] [--mail-from ADDRESS]
                    [--log text|json|none] [--no-limits]

Serve games on any board for two to six people and bots, in the browser and to programs
(docs/api.md), until interrupted. Print the link to open or to share.

  --config FILE         read these options from a file: `port = 8080` for --port 8080,
                        `no-limits = yes` for --no-limits, # starts a comment. Options on the
                        command line override it
  --check-config        print the options in effect, in the format of that file, and exit; the exit
                        status is 2 if one of them is wrong
  --listen ADDR         listen on this address (default: 127.0.0.1, which only this machine can
                        reach); use 0.0.0.0 for a home network
  --port N              listen on this port (default: 8080; 0: any free port)
  --public-url URL      use this address in links, if a proxy such as nginx or Caddy is in front
                        of the server; with https, cookies are marked Secure
  --trusted-proxy ADDR  trust X-Forwarded-For from this proxy, or from several separated by commas:
                        the last address in it that is not one of these is the client's
  --data DIR            keep games and accounts in this folder (default: $XDG_DATA_HOME/omnigo)
  --database URL        use PostgreSQL instead of SQLite: postgres://USER@HOST/NAME, as libpq
                        understands it; see docs/operate.md
  --web DIR             serve the web client from this folder (default: the one that comes
                        with the program)
  --bots N              run bots in N processes (default: half of the cores)
  --bot-pace N          let bots take N% of a quick person's time for their turns (default: 100;
                        0: play as soon as they have decided)
  --keep-guests DAYS    delete guests who have not returned for this long (default: 365; 0: never)
  --keep-chat DAYS      delete the chat of a game this long after it ends (default: 365; 0: never)
  --unload-after SECONDS  unload games that nobody has open (default: 60); they load again when
                        somebody opens them or a clock runs out
  --no-push             do not notify people in their browsers when it is their turn
  --push-allow HOST:PORT  also send notifications to this push service, which may be at a private
                        address and without TLS, or to several separated by commas; for tests
  --smtp-host HOST      send e-mail through this mail server: turns of correspondence games, and
                        new passwords; needs --mail-from and --public-url
  --smtp-port N         connect to this port (default: 587; 465 with --smtp-security tls)
  --smtp-security HOW   starttls, tls or none (default: starttls); none only for this machine
  --smtp-user NAME      sign in to the mail server with this name, and the password in the
                        environment variable OMNIGO_SMTP_PASSWORD or in a file
  --smtp-password-file FILE  read the password for the mail server from this file's first line
  --mail-from ADDRESS   send e-mail from this address
  --log FORMAT          log to standard error as text, json or none (default: text)
  --no-limits           do not limit requests; for measurements

examples:
  omnigo serve
  omnigo serve --listen 0.0.0.0
  omnigo serve --port 9000 --public-url https://go.example.org --trusted-proxy 127.0.0.1
  omnigo serve --database postgres://omnigo@localhost/omnigo
  omnigo serve --config /etc/omnigo/omnigo.conf --check-config
)";

namespace fs = std::filesystem;

std::string without_slash(std::string url) {
  while (url.ends_with('/')) url.pop_back();
  return url;
}

LogFormat log_format(const std::string& name) {
  if (name == "text") return LogFormat::Text;
  if (name == "json") return LogFormat::Json;
  if (name == "none") return LogFormat::None;
  throw UsageError("--log: expected text, json or none");
}

const std::vector<std::string> kFlags = {"--no-limits", "--no-push"};
const std::vector<std::string> kValues = {"--listen",
                                          "--port",
                                          "--public-url",
                                          "--trusted-proxy",
                                          "--data",
                                          "--database",
                                          "--web",
                                          "--bots",
                                          "--log",
                                          "--bot-pace",
                                          "--keep-guests",
                                          "--unload-after",
                                          "--keep-chat",
                                          "--push-allow",
                                          "--smtp-host",
                                          "--smtp-port",
                                          "--smtp-security",
                                          "--smtp-user",
                                          "--smtp-password-file",
                                          "--mail-from"};

struct Settings {
  ServeOptions options;
  std::string log;
  MailServer mail;  // used if there is a host
  std::string password_file;
};

std::vector<std::string> split_list(const std::string& text) {
  std::vector<std::string> parts;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t comma = std::min(text.find(',', start), text.size());
    parts.push_back(text.substr(start, comma - start));
    start = comma + 1;
  }
  return parts;
}

using Security = MailServer::Security;
constexpr std::pair<std::string_view, Security> kSecurities[] = {
    {"starttls", Security::StartTls}, {"tls", Security::Tls}, {"none", Security::None}};

Security read_security(const std::string& name) {
  for (const auto& [known, security] : kSecurities) {
    if (known == name) return security;
  }
  throw UsageError("--smtp-security: expected starttls, tls or none");
}

std::string_view security_name(Security security) {
  for (const auto& [name, known] : kSecurities) {
    if (known == security) return name;
  }
  return "";
}

bool is_this_machine(const std::string& host) {
  return host == "localhost" || host == "::1" || host.starts_with("127.");
}

void read_mail_settings(const Arguments& arguments, Settings& settings) {
  MailServer& mail = settings.mail;
  mail.host = arguments.option("--smtp-host").value_or("");
  mail.security = read_security(arguments.option("--smtp-security").value_or("starttls"));
  mail.port = static_cast<int>(
      arguments.number("--smtp-port", mail.security == Security::Tls ? 465 : 587, 1, 65'535));
  mail.user = arguments.option("--smtp-user").value_or("");
  settings.password_file = arguments.option("--smtp-password-file").value_or("");
  mail.from = arguments.option("--mail-from").value_or("");
  if (!mail.from.empty() && !is_mail_address(mail.from)) {
    throw UsageError("--mail-from: expected an e-mail address");
  }
  if (mail.security == Security::None && !mail.host.empty() && !is_this_machine(mail.host)) {
    throw UsageError("--smtp-security: 'none' is only for a mail server on this machine");
  }
}

std::string read_password(const std::string& path) {
  if (path.empty()) {
    const char* const given = std::getenv("OMNIGO_SMTP_PASSWORD");
    return given == nullptr ? "" : given;
  }
  std::ifstream file(path);
  std::string line;
  if (!std::getline(file, line)) throw UsageError("cannot read '" + path + "'");
  return line;
}

// What needs several options at once.
void check_together(const Settings& settings) {
  if (settings.mail.host.empty()) return;
  if (settings.mail.from.empty()) throw UsageError("--smtp-host needs --mail-from");
  if (settings.options.public_url.empty()) throw UsageError("--smtp-host needs --public-url");
}

ServeOptions options_of(const Settings& settings) {
  ServeOptions options = settings.options;
  if (settings.mail.host.empty()) return options;
  options.mail = settings.mail;
  options.mail->password = read_password(settings.password_file);
  return options;
}

Settings read_settings(const Arguments& arguments) {
  Settings settings;
  ServeOptions& options = settings.options;
  options.listen = arguments.option("--listen").value_or(options.listen);
  options.port = static_cast<int>(arguments.number("--port", options.port, 0, 65'535));
  options.public_url = without_slash(arguments.option("--public-url").value_or(""));
  if (!options.public_url.empty() && !options.public_url.starts_with("http://") &&
      !options.public_url.starts_with("https://")) {
    throw UsageError("--public-url: expected a link that begins with http:// or https://");
  }
  const std::string proxies = arguments.option("--trusted-proxy").value_or("");
  if (!proxies.empty()) {
    auto addresses = read_addresses(proxies);
    if (!addresses) throw UsageError("--trusted-proxy: " + addresses.error().message);
    options.trusted_proxies = std::move(*addresses);
  }
  options.data = arguments.option("--data").value_or(default_data_folder());
  options.database = database_option(arguments);
  options.web = arguments.option("--web").value_or(web_folder());
  const int half = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) / 2);
  options.bot_processes = static_cast<int>(arguments.number("--bots", half, 1, 256));
  options.keep_guests =
      static_cast<int>(arguments.number("--keep-guests", options.keep_guests, 0, 36'500));
  options.keep_chat =
      static_cast<int>(arguments.number("--keep-chat", options.keep_chat, 0, 36'500));
  options.idle_seconds =
      static_cast<int>(arguments.number("--unload-after", options.idle_seconds, 1, 1'000'000));
  options.bot_pace = static_cast<double>(arguments.number("--bot-pace", 100, 0, 1'000)) / 100;
  options.limits = !arguments.flag("--no-limits");
  options.push = !arguments.flag("--no-push");
  options.push_allowed = split_list(arguments.option("--push-allow").value_or(""));
  read_mail_settings(arguments, settings);
  settings.log = arguments.option("--log").value_or("text");
  log_format(settings.log);
  return settings;
}

std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : ",") + part;
  return text;
}

void print_settings(const Settings& settings) {
  const ServeOptions& options = settings.options;
  const std::string proxies = joined(options.trusted_proxies),
                    allowed = joined(options.push_allowed);
  std::cout << "listen = " << options.listen << "\nport = " << options.port
            << "\npublic-url = " << options.public_url << "\ntrusted-proxy = " << proxies
            << "\ndata = " << options.data << "\ndatabase = " << options.database
            << "\nweb = " << options.web << "\nbots = " << options.bot_processes
            << "\nbot-pace = " << std::lround(100 * options.bot_pace)
            << "\nkeep-guests = " << options.keep_guests << "\nkeep-chat = " << options.keep_chat
            << "\nunload-after = " << options.idle_seconds << "\nlog = " << settings.log
            << "\nno-push = " << (options.push ? "no" : "yes") << "\npush-allow = " << allowed
            << "\nsmtp-host = " << settings.mail.host << "\nsmtp-port = " << settings.mail.port
            << "\nsmtp-security = " << security_name(settings.mail.security)
            << "\nsmtp-user = " << settings.mail.user
            << "\nsmtp-password-file = " << settings.password_file
            << "\nmail-from = " << settings.mail.from
            << "\nno-limits = " << (options.limits ? "no" : "yes") << '\n';
}

// The words of a command line that say what a file of options says. Each line is also checked by
// itself, so that an error names it.
std::vector<std::string> read_config(const std::string& path) {
  std::vector<std::string> words;
  for (const OptionLine& line : read_option_file(path, kFlags)) {
    try {
      read_settings(Arguments(line.words, kFlags, kValues, 0));
    } catch (const UsageError& error) {
      throw UsageError(line.place + ": " + error.what());
    }
    words.insert(words.end(), line.words.begin(), line.words.end());
  }
  return words;
}

int run(const std::vector<std::string>& given) {
  std::vector<std::string> flags = kFlags, values = kValues;
  flags.push_back("--check-config");
  values.push_back("--config");
  const Arguments typed(given, flags, values, 0);
  std::vector<std::string> words;
  if (const auto config = typed.option("--config")) words = read_config(*config);
  words.insert(words.end(), given.begin(), given.end());
  const Settings settings = read_settings(Arguments(words, flags, values, 0));
  check_together(settings);
  if (typed.flag("--check-config")) {
    print_settings(settings);
    return 0;
  }
  const ServeOptions options = options_of(settings);
  set_log_format(log_format(settings.log));
  const auto served = serve(options, [&](const std::vector<std::string>& links) {
    for (const std::string& link : links) std::cout << link << '\n';
    std::cout.flush();
    std::cerr << "omnigo: serving; games are saved in "
              << (options.database.empty() ? options.data : "PostgreSQL")
              << "; press Ctrl-C to stop\n";
  });
  if (!served) throw UsageError(served.error().message);
  return 0;
}

constexpr char kWorkerHelp[] = R"(usage: omnigo worker

Run bots and analyses for `omnigo serve`: read questions, one line of JSON each, and write answers.
)";

int work(const std::vector<std::string>& given) {
  const Arguments arguments(given, {}, {}, 0);
  run_worker(std::cin, std::cout);
  return 0;
}

}  // namespace

std::string default_data_folder() {
  if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data != '\0') {
    return fs::path(data) / "omnigo";
  }
  const char* home = std::getenv("HOME");
  return fs::path(home == nullptr ? "." : home) / ".local" / "share" / "omnigo";
}

std::string database_option(const Arguments& arguments) {
  const std::string url = arguments.option("--database").value_or("");
  if (!url.empty() && !is_postgres(url))
    throw UsageError("--database: expected a link that begins with postgres://");
  return url;
}

const Command kServeCommand = {"serve", "serve games to people and bots", kHelp, run};
const Command kWorkerCommand = {"worker", "run bots and analyses for the server", kWorkerHelp,
                                work};

}  // namespace omnigo
