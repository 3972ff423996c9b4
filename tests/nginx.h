// A real nginx with the example of deploy/nginx.conf, on a port and in a folder of its own.
#pragma once

#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <optional>
#include <regex>
#include <string>
#include <vector>

#include "line/line.h"
#include "places.h"
#include "process/process.h"
#include "program.h"

namespace omnigo {

class Nginx {
 public:
  static bool is_installed() { return std::system("nginx -v 2>/dev/null") == 0; }

  // Before the servers on these two ports. With TLS, by a certificate that is made for "localhost".
  explicit Nginx(const std::vector<int>& ports, bool tls = false) : tls_(tls) {
    std::ifstream file(source_folder() + "/deploy/nginx.conf");
    std::string site{std::istreambuf_iterator<char>(file), {}};
    const auto replace = [&](const std::string& what, const std::string& by) {
      EXPECT_TRUE(std::regex_search(site, std::regex(what))) << what;
      site = std::regex_replace(site, std::regex(what), by);
    };
    replace("server 127.0.0.1:8081", "server 127.0.0.1:" + std::to_string(ports.front()));
    replace("server 127.0.0.1:8082", "server 127.0.0.1:" + std::to_string(ports.back()));
    replace("listen 80;", "listen 127.0.0.1:" + std::to_string(port_ + 1) + ";");
    replace("listen 443 ssl;", "listen 127.0.0.1:" + std::to_string(port_) + (tls ? " ssl;" : ";"));
    replace("/var/cache/nginx/omnigo", folder_ + "/cache");
    std::filesystem::create_directories(folder_);
    if (tls) {
      make_certificate();
      replace("/etc/letsencrypt/live/go.example.org/fullchain.pem", certificate());
      replace("/etc/letsencrypt/live/go.example.org/privkey.pem", folder_ + "/key.pem");
    } else {
      replace(" *ssl_[^\n]*\n", "");
    }
    std::ofstream(folder_ + "/nginx.conf")
        << "daemon off; pid " << folder_ << "/pid; error_log " << folder_ << "/log;\n"
        << "events {}\nhttp { access_log off;\n"
        << "client_body_temp_path " << folder_ << "/body; proxy_temp_path " << folder_
        << "/proxy; fastcgi_temp_path " << folder_ << "/fastcgi; uwsgi_temp_path " << folder_
        << "/uwsgi; scgi_temp_path " << folder_ << "/scgi;\n"
        << site << "}\n";
    auto started = Process::start("exec nginx -p " + folder_ + " -c " + folder_ + "/nginx.conf",
                                  folder_ + "/errors");
    EXPECT_TRUE(started);
    process_.emplace(std::move(*started));
  }
  ~Nginx() {
    process_->signal(SIGQUIT);
    process_.reset();
    std::filesystem::remove_all(folder_);
  }
  Address address() const {
    return {.host = tls_ ? "localhost" : "127.0.0.1",
            .port = port_,
            .tls = tls_,
            .ca = tls_ ? certificate() : ""};
  }
  // Where it sends everyone on to TLS.
  Address plain_address() const { return {.host = "127.0.0.1", .port = port_ + 1}; }
  std::string certificate() const { return folder_ + "/certificate.pem"; }

 private:
  void make_certificate() const {
    const Ran made = run_command(
        "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 "
        "-subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout " +
        folder_ + "/key.pem -out " + certificate() + " 2>&1");
    EXPECT_EQ(made.status, 0) << made.output;
  }

  static inline int count_ = 0;
  const std::string folder_ =
      std::filesystem::temp_directory_path() /
      ("omnigo-nginx-" + std::to_string(getpid()) + "-" + std::to_string(++count_));
  const int port_ = 10'000 + getpid() % 10'000 * 2;
  const bool tls_;
  std::optional<Process> process_;
};

}  // namespace omnigo
