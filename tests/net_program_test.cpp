// omnigo net, and bots that read a net's file, as a person runs them.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tiny_net.h"
#include "usage_errors.h"

namespace omnigo {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

class NetProgram : public testing::Test {
 protected:
  NetProgram() : path_(fs::temp_directory_path() / ("omnigo_net_" + std::to_string(getpid()))) {
    file_ = tiny_net();
  }
  ~NetProgram() override { fs::remove(path_); }

  std::string path() const {
    std::ofstream(path_, std::ios::binary) << write_safetensors(file_);
    return path_.string();
  }

  Safetensors file_;

 private:
  fs::path path_;
};

TEST_F(NetProgram, DescribesAFile) {
  file_.facts["boards"] = R"(["5x5","cube:3"])";
  file_.facts["seats"] = "[2,3]";
  file_.facts["seconds"] = "60";
  EXPECT_EQ(run_omnigo("net " + path()).output,
            "a graph network of 1 layers of 4, 820 parameters\n"
            "sees 32 numbers for each point and 24 for the position\n"
            "players   2 3\n"
            "boards    5x5 cube:3\n"
            "training  60 seconds, unknown positions\n");
  const Json facts = Json::parse(run_omnigo("net --json " + path()).output);
  EXPECT_EQ(facts["boards"], Json::parse(R"(["5x5","cube:3"])"));
  EXPECT_EQ(facts["seats"], Json::parse("[2,3]"));
  EXPECT_EQ(facts["seconds"].dump(), "60");
  EXPECT_TRUE(facts["samples"].is_null());
}

TEST_F(NetProgram, RefusesWhatFactsMustNotHold) {
  const std::string deep = std::string(200'000, '[') + std::string(200'000, ']');
  for (const char* name : {"boards", "seats", "seconds", "samples"}) {
    for (const std::string& text : {deep, std::string(R"(["\u001b[31m\n"])"), std::string("{}")}) {
      file_.facts = tiny_net().facts;
      file_.facts[name] = text;
      const std::string place = path();
      expect_usage_errors("net", {place, "--json " + place});
    }
  }
}

TEST_F(NetProgram, BotsRefuseNumbersThatCouldOverflow) {
  file_.tensors.at("stem").values[0] = 3e38f;
  const std::string bot = "net,file=" + path();
  expect_usage_errors("gtp --bot", {bot});
  expect_usage_errors("arena", {"'net:file=" + path() + "' random --board 5x5 --games 2"});
  EXPECT_NE(run_omnigo("gtp --bot " + bot + " 2>&1 </dev/null").output.find("beyond 65536"),
            std::string::npos);
}

TEST_F(NetProgram, AFolderIsNoNet) {
  EXPECT_EQ(run_omnigo("net /tmp 2>&1").output, "omnigo: cannot read '/tmp'\n");
}

}  // namespace
}  // namespace omnigo
