// The file of options that a server reads.
#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

#include "program.h"
#include "usage_errors.h"

namespace omnigo {
namespace {

bool has(const std::string& text, const std::string& part) { return text.find(part) != text.npos; }

class ServeConfig : public testing::Test {
 protected:
  void TearDown() override { std::remove(path_.c_str()); }
  Ran check(const std::string& text, const std::string& more = "") {
    std::ofstream(path_) << text;
    return run_omnigo("serve --check-config --config '" + path_ + "' " + more + " 2>&1");
  }
  const std::string path_ = testing::TempDir() + "omnigo-" + std::to_string(getpid()) + ".conf";
};

std::set<std::string> names_in(const std::string& text) {
  std::set<std::string> names;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("#") && line.size() > 1 && line[1] != ' ') line.erase(0, 1);
    if (const std::size_t at = line.find(" = "); at != line.npos && line[0] != '#')
      names.insert(line.substr(0, at));
  }
  return names;
}

TEST_F(ServeConfig, TheCommandLineOverridesTheFile) {
  const Ran ran = check("# a server\nport = 9000   # for nginx\n\n  log=json\r\nno-limits = yes\n",
                        "--port 9001");
  EXPECT_EQ(ran.status, 0);
  EXPECT_TRUE(has(ran.output, "\nport = 9001\n")) << ran.output;
  EXPECT_TRUE(has(ran.output, "\nlog = json\n"));
  EXPECT_TRUE(has(ran.output, "\nno-limits = yes\n"));
}

TEST_F(ServeConfig, WhatIsPrintedReadsBack) {
  const Ran first =
      check("database = postgres://a@/b?x=y#z\ntrusted-proxy = 127.0.0.1,::1\nbot-pace = 50\n");
  ASSERT_EQ(first.status, 0) << first.output;
  EXPECT_TRUE(has(first.output, "\ndatabase = postgres://a@/b?x=y#z\n"));
  EXPECT_EQ(check(first.output).output, first.output);
}

TEST_F(ServeConfig, EveryOptionOfTheHelpCanBeInTheFile) {
  const std::set<std::string> printed = names_in(check("").output);
  std::istringstream help(run_omnigo("serve --help").output);
  int options = 0;
  for (std::string line; std::getline(help, line);) {
    if (!line.starts_with("  --")) continue;
    const std::string name = line.substr(4, line.find(' ', 4) - 4);
    if (name == "config" || name == "check-config") continue;
    EXPECT_TRUE(printed.contains(name)) << name;
    ++options;
  }
  EXPECT_EQ(static_cast<std::size_t>(options), printed.size());
}

TEST_F(ServeConfig, TheExampleNamesEveryOptionAndIsRight) {
  std::ifstream file(source_folder() + "/deploy/omnigo.conf");
  const std::string example(std::istreambuf_iterator<char>(file), {});
  EXPECT_EQ(names_in(example), names_in(check("").output));
  EXPECT_EQ(check(example).status, 0);
  std::string all;  // with every line in effect
  std::istringstream lines(example);
  for (std::string line; std::getline(lines, line);) {
    all += (line.size() > 1 && line[0] == '#' && line[1] != ' ' ? line.substr(1) : line) + "\n";
  }
  const Ran ran = check(all);
  EXPECT_EQ(ran.status, 0) << ran.output;
  EXPECT_TRUE(has(ran.output, "public-url = https://go.example.org\n"));
}

TEST_F(ServeConfig, AnErrorNamesItsLine) {
  const auto wrong = [&](const std::string& line, const std::string& message) {
    const Ran ran = check("listen = 127.0.0.1\n" + line + "\n");
    EXPECT_EQ(ran.status, 2);
    EXPECT_EQ(ran.output, "omnigo: " + path_ + ":2: " + message + "\n");
  };
  wrong("prot = 80", "unknown option '--prot'");
  wrong("port 80", "expected a line such as 'port = 8080', got 'port 80'");
  wrong("port = 8O", "--port: expected a whole number from 0 to 65535, got '8O'");
  wrong("no-limits = maybe", "no-limits: expected yes or no, got 'maybe'");
  wrong("log = loud", "--log: expected text, json or none");
  wrong("smtp-security = ssl", "--smtp-security: expected starttls, tls or none");
  wrong("mail-from = nobody", "--mail-from: expected an e-mail address");
  expect_usage_errors(
      "serve", {"--config /no/such/file", "--check-config extra", "--check-config --port x"});
}

TEST_F(ServeConfig, MailNeedsASenderAndALinkAndIsNeverSentInTheOpen) {
  const auto printed = [&](const std::string& text) { return check(text).output; };
  std::string text = "smtp-host = mail.example.org\n";
  EXPECT_EQ(printed(text), "omnigo: --smtp-host needs --mail-from\n");
  text += "mail-from = go@example.org\n";
  EXPECT_EQ(printed(text), "omnigo: --smtp-host needs --public-url\n");
  text += "public-url = https://go.example.org\n";
  EXPECT_TRUE(has(printed(text), "\nsmtp-port = 587\nsmtp-security = starttls\n"));
  EXPECT_TRUE(has(printed(text + "smtp-security = tls\n"), "\nsmtp-port = 465\n"));
  EXPECT_EQ(printed(text + "smtp-security = none\n"),
            "omnigo: --smtp-security: 'none' is only for a mail server on this machine\n");
  EXPECT_EQ(check("smtp-host = localhost\nsmtp-security = none\nmail-from = go@example.org\n"
                  "public-url = https://go.example.org\n")
                .status,
            0);
}

}  // namespace
}  // namespace omnigo
