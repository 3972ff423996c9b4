// Files that long computations go on from.
#include "base/checkpoint.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <fstream>
#include <iterator>
#include <sstream>

namespace omnigo {
namespace {

std::string sample() {
  std::ostringstream out;
  CheckpointWriter writer(out);
  writer.put(std::uint64_t{7});
  writer.put(std::string("a board"));
  writer.put(std::vector<std::uint16_t>{1, 2, 3});
  writer.put_sum();
  return out.str();
}

TEST(Checkpoint, ReadsWhatWasWritten) {
  std::istringstream in(sample());
  CheckpointReader reader(in);
  ASSERT_TRUE(reader.whole());
  std::uint64_t number = 0;
  std::string text;
  std::vector<std::uint16_t> list;
  reader.get(number);
  reader.get(text);
  reader.get(list);
  EXPECT_TRUE(reader.ok());
  EXPECT_EQ(number, 7u);
  EXPECT_EQ(text, "a board");
  EXPECT_EQ(list, (std::vector<std::uint16_t>{1, 2, 3}));
}

TEST(Checkpoint, NoticesEveryChangedByteAndEveryLength) {
  const std::string bytes = sample();
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    std::string changed = bytes;
    changed[i] = static_cast<char>(changed[i] ^ 0x10);
    std::istringstream in(changed), cut(bytes.substr(0, i));
    EXPECT_FALSE(CheckpointReader(in).whole()) << i;
    EXPECT_FALSE(CheckpointReader(cut).whole()) << i;
  }
  std::istringstream longer(bytes + '\0');
  EXPECT_FALSE(CheckpointReader(longer).whole());
}

TEST(Checkpoint, TheSumDoesNotDependOnThePieces) {
  const std::string bytes = "twenty-six letters, and on";
  ByteSum whole;
  whole.add(bytes.data(), bytes.size());
  for (std::size_t cut = 0; cut <= bytes.size(); ++cut) {
    ByteSum pieces;
    pieces.add(bytes.data(), cut);
    pieces.add(bytes.data() + cut, bytes.size() - cut);
    EXPECT_EQ(pieces.value(), whole.value()) << cut;
  }
}

TEST(Checkpoint, NoListIsLongerThanItsFile) {
  std::ostringstream out;
  CheckpointWriter(out).put(std::uint64_t{1} << 60);
  std::istringstream in(out.str());
  CheckpointReader reader(in);
  std::vector<std::uint64_t> list;
  reader.get(list);
  EXPECT_FALSE(reader.ok());
  EXPECT_TRUE(list.empty());
}

TEST(Checkpoint, AFileIsReplacedAsAWholeOrNotAtAll) {
  const std::string path = testing::TempDir() + "omnigo-checkpoint-" + std::to_string(getpid());
  const auto content = [&] {
    std::ifstream in(path);
    return std::string(std::istreambuf_iterator<char>(in), {});
  };
  EXPECT_TRUE(replace_file(path, [](std::ostream& out) { out << "first"; }));
  EXPECT_FALSE(replace_file(path, [](std::ostream& out) {
    out << "sec";
    out.setstate(std::ios::badbit);  // as on a full disk
  }));
  EXPECT_EQ(content(), "first");
  EXPECT_FALSE(std::ifstream(path + ".part"));
  EXPECT_TRUE(replace_file(path, [](std::ostream& out) { out << "second"; }));
  EXPECT_EQ(content(), "second");
  EXPECT_FALSE(replace_file("/no/such/folder/x", [](std::ostream& out) { out << "third"; }));
  std::remove(path.c_str());
}

}  // namespace
}  // namespace omnigo
