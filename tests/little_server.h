// A server in the test itself, on a port of its own, plain or with TLS: what it says is up to the
// test. And two of them: one to which messages are pushed, and one that takes e-mail.
#pragma once

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <sys/socket.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "base/text.h"

namespace omnigo {

// A certificate for "localhost" and 127.0.0.1, signed by itself, in a file.
class TestCertificate {
 public:
  TestCertificate() {
    static int count = 0;
    path_ =
        std::filesystem::temp_directory_path() /
        ("omnigo-certificate-" + std::to_string(getpid()) + "-" + std::to_string(++count) + ".pem");
    key_.reset(EVP_EC_gen("P-256"));
    certificate_.reset(X509_new());
    X509* const made = certificate_.get();
    X509_set_version(made, 2);
    ASN1_INTEGER_set(X509_get_serialNumber(made), 1);
    X509_gmtime_adj(X509_getm_notBefore(made), -3'600);
    X509_gmtime_adj(X509_getm_notAfter(made), 86'400);
    X509_set_pubkey(made, key_.get());
    X509_NAME_add_entry_by_txt(X509_get_subject_name(made), "CN", MBSTRING_ASC,
                               reinterpret_cast<const unsigned char*>("localhost"), -1, -1, 0);
    X509_set_issuer_name(made, X509_get_subject_name(made));
    for (const auto& [id, value] :
         {std::pair{NID_basic_constraints, "critical,CA:TRUE"},
          std::pair{NID_subject_alt_name, "DNS:localhost,IP:127.0.0.1"}}) {
      X509_EXTENSION* const extension = X509V3_EXT_conf_nid(nullptr, nullptr, id, value);
      X509_add_ext(made, extension, -1);
      X509_EXTENSION_free(extension);
    }
    X509_sign(made, key_.get(), EVP_sha256());
    FILE* const file = std::fopen(path_.c_str(), "w");
    PEM_write_X509(file, made);
    std::fclose(file);
  }
  ~TestCertificate() { std::filesystem::remove(path_); }

  std::string path() const { return path_; }
  std::shared_ptr<SSL_CTX> context() const {
    std::shared_ptr<SSL_CTX> made(SSL_CTX_new(TLS_server_method()), SSL_CTX_free);
    SSL_CTX_use_certificate(made.get(), certificate_.get());
    SSL_CTX_use_PrivateKey(made.get(), key_.get());
    return made;
  }

 private:
  std::filesystem::path path_;
  std::unique_ptr<EVP_PKEY, void (*)(EVP_PKEY*)> key_{nullptr, EVP_PKEY_free};
  std::unique_ptr<X509, void (*)(X509*)> certificate_{nullptr, X509_free};
};

// One connection, on the server's side.
class Peer {
 public:
  explicit Peer(int socket) : socket_(socket) {}
  bool begin_tls(SSL_CTX* context) {
    tls_.reset(SSL_new(context));
    SSL_set_fd(tls_.get(), socket_);
    return SSL_accept(tls_.get()) == 1;
  }
  bool has_tls() const { return tls_ != nullptr; }
  bool write(const std::string& text) {
    return tls_ ? SSL_write(tls_.get(), text.data(), static_cast<int>(text.size())) > 0
                : ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL) > 0;
  }
  // Without its end; nothing if the other side is gone.
  std::optional<std::string> line() {
    std::size_t end = 0;
    while ((end = unread_.find("\r\n")) == unread_.npos) {
      if (!more()) return std::nullopt;
    }
    std::string text = unread_.substr(0, end);
    unread_.erase(0, end + 2);
    return text;
  }
  std::string bytes(std::size_t count) {
    while (unread_.size() < count && more()) continue;
    std::string text = unread_.substr(0, count);
    unread_.erase(0, count);
    return text;
  }

 private:
  bool more() {
    char buffer[4096];
    const long got = tls_ ? SSL_read(tls_.get(), buffer, sizeof buffer)
                          : ::recv(socket_, buffer, sizeof buffer, 0);
    if (got <= 0) return false;
    unread_.append(buffer, static_cast<std::size_t>(got));
    return true;
  }

  const int socket_;
  std::unique_ptr<SSL, void (*)(SSL*)> tls_{nullptr, SSL_free};
  std::string unread_;
};

// Each connection has a thread of its own.
class LittleServer {
 public:
  explicit LittleServer(std::function<void(Peer&)> talk) : talk_(std::move(talk)) {
    signal(SIGPIPE, SIG_IGN);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t length = sizeof address;
    EXPECT_EQ(bind(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
    EXPECT_EQ(listen(socket_, 16), 0);
    getsockname(socket_, reinterpret_cast<sockaddr*>(&address), &length);
    port_ = ntohs(address.sin_port);
    thread_ = std::thread([this] { accept_all(); });
  }
  ~LittleServer() {
    shutdown(socket_, SHUT_RDWR);
    thread_.join();
    close(socket_);
    {
      const std::lock_guard lock(mutex_);
      for (const int open : open_) shutdown(open, SHUT_RDWR);
    }
    for (std::thread& one : talks_) one.join();
  }
  int port() const { return port_; }
  int connections() const { return connections_; }

 private:
  void accept_all() {
    for (int made = 0; (made = accept(socket_, nullptr, nullptr)) >= 0;) {
      ++connections_;
      {
        const std::lock_guard lock(mutex_);
        open_.push_back(made);
      }
      talks_.emplace_back([this, made] {
        {
          Peer peer(made);
          talk_(peer);
        }
        const std::lock_guard lock(mutex_);
        open_.remove(made);
        close(made);
      });
    }
  }

  const int socket_ = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  int port_ = 0;
  std::atomic<int> connections_ = 0;
  std::function<void(Peer&)> talk_;
  std::mutex mutex_;
  std::list<int> open_;
  std::vector<std::thread> talks_;
  std::thread thread_;
};

// What arrives is kept, and can be waited for.
template <class T>
class Inbox {
 public:
  void put(T one) {
    const std::lock_guard lock(mutex_);
    kept_.push_back(std::move(one));
  }
  std::vector<T> all() const {
    const std::lock_guard lock(mutex_);
    return kept_;
  }
  // All, once there are that many, or half a minute has passed.
  std::vector<T> wait_for(std::size_t count) const {
    for (int i = 0; i < 3'000 && all().size() < count; ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return all();
  }

 private:
  mutable std::mutex mutex_;
  std::vector<T> kept_;
};

struct Pushed {
  std::string request;                         // the first line
  std::map<std::string, std::string> headers;  // names in lower case
  std::string body;
};

// A push service: answers with the status that the test sets.
class PushEndpoint {
 public:
  explicit PushEndpoint(std::shared_ptr<SSL_CTX> context = nullptr)
      : context_(std::move(context)), server_([this](Peer& peer) { talk(peer); }) {}

  int port() const { return server_.port(); }
  void answer(std::string status_line) {
    const std::lock_guard lock(mutex_);
    answer_ = std::move(status_line);
  }
  Inbox<Pushed> inbox;

 private:
  void talk(Peer& peer) {
    if (context_ && !peer.begin_tls(context_.get())) return;
    Pushed got;
    got.request = peer.line().value_or("");
    while (auto line = peer.line()) {
      if (line->empty()) break;
      const std::size_t colon = line->find(": ");
      got.headers[lower_case(line->substr(0, colon))] = line->substr(colon + 2);
    }
    got.body = peer.bytes(std::stoul("0" + got.headers["content-length"]));
    inbox.put(std::move(got));
    const std::lock_guard lock(mutex_);
    peer.write("HTTP/1.1 " + answer_ + "\r\nContent-Length: 0\r\n\r\n");
  }

  std::shared_ptr<SSL_CTX> context_;
  std::mutex mutex_;
  std::string answer_ = "201 Created";
  LittleServer server_;
};

struct ReceivedMail {
  std::string from, to, data;
  std::string user;  // what came with AUTH PLAIN, in base64
  bool tls = false;
};

// A mail server: STARTTLS if it has a certificate, and AUTH PLAIN.
class MailBox {
 public:
  explicit MailBox(std::shared_ptr<SSL_CTX> context = nullptr)
      : context_(std::move(context)), server_([this](Peer& peer) { talk(peer); }) {}

  int port() const { return server_.port(); }
  int connections() const { return server_.connections(); }
  // The answer to one command, such as "RCPT", instead of the usual one.
  void answer(const std::string& command, std::string reply) {
    const std::lock_guard lock(mutex_);
    answers_[command] = std::move(reply);
  }
  Inbox<ReceivedMail> inbox;

 private:
  std::string reply_to(const std::string& command) {
    const std::lock_guard lock(mutex_);
    if (const auto found = answers_.find(command); found != answers_.end()) return found->second;
    if (command == "EHLO")
      return context_ ? "250-here\r\n250-STARTTLS\r\n250 AUTH PLAIN LOGIN"
                      : "250-here\r\n250 AUTH PLAIN";
    if (command == "STARTTLS" || command == "QUIT") return "220 yes";
    if (command == "AUTH") return "235 yes";
    return command == "DATA" ? "354 go on" : "250 yes";
  }
  void talk(Peer& peer) {
    ReceivedMail mail;
    peer.write("220 here\r\n");
    while (auto line = peer.line()) {
      const std::string command = line->substr(0, line->find_first_of(" :"));
      const std::string rest = line->substr(std::min(line->size(), command.size() + 1));
      if (command == "AUTH") mail.user = rest;
      if (command == "MAIL") mail.from = rest;
      if (command == "RCPT") mail.to = rest;
      peer.write(reply_to(command) + "\r\n");
      if (command == "STARTTLS" && !peer.begin_tls(context_.get())) return;
      if (command == "QUIT") return;
      if (command != "DATA") continue;
      while (auto text = peer.line()) {
        if (*text == ".") break;
        mail.data += *text + "\r\n";
      }
      mail.tls = peer.has_tls();
      inbox.put(mail);
      peer.write(reply_to("END") + "\r\n");
    }
  }

  std::shared_ptr<SSL_CTX> context_;
  std::mutex mutex_;
  std::map<std::string, std::string> answers_;
  LittleServer server_;
};

}  // namespace omnigo
