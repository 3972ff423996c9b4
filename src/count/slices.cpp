#include "count/slices.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <thread>
#include <utility>

#include "base/checkpoint.h"
#include "base/quote.h"
#include "base/random.h"
#include "count/sweep.h"

namespace omnigo::count {
namespace {

// A block begins with its slice and stage.
constexpr std::size_t kHeader = 2 * sizeof(Slices::Word);
// All blocks that are being filled take about this much; a block at least the second number.
constexpr std::size_t kOpenBytes = std::size_t{64} << 20, kLeastBlock = std::size_t{1} << 16,
                      kMostBlock = std::size_t{1} << 20;

Slices::Word word_at(std::span<const std::byte> bytes, std::size_t index) {
  Slices::Word word = 0;
  std::memcpy(&word, bytes.data() + index * sizeof word, sizeof word);
  return word;
}

// A quick sum over whole words, to notice damage on disk: four at a time, which do not wait for
// each other.
Slices::Word sum_of(std::span<const std::byte> block) {
  constexpr std::size_t kLanes = 4;
  Slices::Word lanes[kLanes] = {block.size(), 1, 2, 3};
  const auto add = [&](std::size_t lane, std::size_t index) {
    const Slices::Word sum = (lanes[lane] ^ word_at(block, index)) * 0x9E3779B97F4A7C15u;
    lanes[lane] = sum ^ sum >> 32;
  };
  const std::size_t words = block.size() / sizeof(Slices::Word);
  std::size_t i = 0;
  for (; i + kLanes <= words; i += kLanes) {
    for (std::size_t lane = 0; lane < kLanes; ++lane) add(lane, i + lane);
  }
  for (; i < words; ++i) add(0, i);
  Slices::Word sum = 0;
  for (const Slices::Word lane : lanes) sum = splitmix64(sum ^ lane);
  return sum;
}

void in_threads(int threads, const std::function<void()>& work) {
  std::vector<std::jthread> others;
  for (int t = 1; t < threads; ++t) others.emplace_back(work);
  work();
}

std::string name_of(const std::string& path, std::uint64_t number, int slice) {
  return path + "." + std::to_string(number) + "." + std::to_string(slice);
}

// The stage and slice of a file that blocks are kept in, by its name; slice -1 for any other file.
std::pair<std::uint64_t, int> numbers_of(const std::string& name) {
  std::uint64_t stage = 0;
  int slice = -1;
  const char* const end = name.data() + name.size();
  const auto first = std::from_chars(name.data(), end, stage);
  if (first.ec != std::errc() || first.ptr == end || *first.ptr != '.') return {0, -1};
  const auto second = std::from_chars(first.ptr + 1, end, slice);
  return second.ec == std::errc() && second.ptr == end ? std::pair(stage, slice)
                                                       : std::pair(std::uint64_t{0}, -1);
}

}  // namespace

std::span<const Slices::Word> Slices::Records::words() const {
  return {reinterpret_cast<const Word*>(block_.data() + kHeader),
          (block_.size() - kHeader) / sizeof(Word)};
}

Slices::Slices(Ranks& ranks, int slices, std::string folder, int threads)
    : ranks_(ranks),
      slices_(slices),
      folder_(std::move(folder)),
      exchange_(ranks, [this](Block block) { arrive(std::move(block)); }),
      open_(threads, std::vector<Block>(slices)),
      appending_(slices) {
  for (auto& logs : logs_) logs.resize(slices);
}

Slices::~Slices() {
  if (!saves_) clear();
}

std::optional<int> Slices::slice_in_round(int first) const {
  for (int slice = first; slice < after_round(first); ++slice) {
    if (mine(slice)) return slice;
  }
  return std::nullopt;
}

std::span<Slices::Word> Slices::put(int slice, std::size_t words, int thread) {
  const std::size_t most =
      std::clamp(kOpenBytes / (slices_ * open_.size()), kLeastBlock, kMostBlock);
  Block& block = open_[thread][slice];
  const std::size_t bytes = words * sizeof(Word);
  if (!block.empty() && block.size() + bytes > most) send(slice, std::exchange(block, {}));
  if (block.empty()) {
    block.reserve(std::max(most, kHeader + bytes) + 1);  // for the exchange
    block.resize(kHeader);
    const Word header[] = {static_cast<Word>(slice), stage_ + 1};
    std::memcpy(block.data(), header, sizeof header);
  }
  const std::size_t end = block.size();
  block.resize(end + bytes);
  return {reinterpret_cast<Word*>(block.data() + end), words};
}

void Slices::close(int slice) {
  for (auto& blocks : open_) {
    if (!blocks[slice].empty()) send(slice, std::exchange(blocks[slice], {}));
  }
}

void Slices::send(int slice, Block block) {
  if (mine(slice)) return append(slice, stage_ + 1, std::move(block));
  const std::lock_guard lock(exchanging_);
  exchange_.put(owner(slice), std::move(block));
}

void Slices::arrive(Block block) {
  const int slice = static_cast<int>(word_at(block, 0));
  const std::uint64_t stage = word_at(block, 1);
  append(slice, stage, std::move(block));
}

void Slices::append(int slice, std::uint64_t stage, Block block) {
  bytes_ += block.size();
  if (!on_disk() && block.capacity() > block.size() + block.size() / 8) block.shrink_to_fit();
  const std::lock_guard lock(appending_[slice]);
  Log& log = logs_[stage % 2][slice];
  log.words += (block.size() - kHeader) / sizeof(Word);
  if (on_disk()) return write(slice, stage, block);
  log.blocks.push_back(std::move(block));
}

void Slices::write(int slice, std::uint64_t stage, const Block& block) {
  Log& log = logs_[stage % 2][slice];
  // (A file of an earlier run may be there.)
  std::ofstream file(file_of(slice, stage),
                     std::ios::binary | (log.length == 0 ? std::ios::trunc : std::ios::app));
  const Word header[] = {block.size(), sum_of(block)};
  file.write(reinterpret_cast<const char*>(header), sizeof header);
  file.write(reinterpret_cast<const char*>(block.data()),
             static_cast<std::streamsize>(block.size()));
  file.flush();
  if (!file) fail("cannot write " + quote(file_of(slice, stage)));
  log.length += sizeof header + block.size();
}

bool Slices::read(int slice, const std::function<void(Records)>& visit, int threads) {
  Log log = std::exchange(logs_[stage_ % 2][slice], {});
  if (log.length > 0) {
    read_file(slice, log.length, visit, threads);
    read_files_.push_back(file_of(slice, stage_));
    if (!saves_) std::filesystem::remove(read_files_.back());
  }
  std::mutex taking;
  const auto take = [&] {
    const std::lock_guard lock(taking);
    std::list<Block> first;
    if (!log.blocks.empty()) first.splice(first.begin(), log.blocks, log.blocks.begin());
    return first;
  };
  in_threads(log.blocks.empty() ? 1 : threads, [&] {
    for (auto first = take(); !first.empty(); first = take()) {
      bytes_ -= first.front().size();
      visit(Records(std::move(first.front())));
    }
  });
  return !failed();
}

// One thread after the other reads a block, while those that have one look through it.
void Slices::read_file(int slice, std::uint64_t length, const std::function<void(Records)>& visit,
                       int threads) {
  const std::string path = file_of(slice, stage_);
  std::ifstream file(path, std::ios::binary);
  std::mutex reading;
  // False at the end, or where the file is not what was written.
  const auto next = [&](Block& block, Word& sum) {
    const std::lock_guard lock(reading);
    if (length == 0 || failed()) return false;
    Word header[2] = {};
    file.read(reinterpret_cast<char*>(header), sizeof header);
    if (file && header[0] >= kHeader && header[0] + sizeof header <= length) {
      block.resize(header[0]);
      file.read(reinterpret_cast<char*>(block.data()), static_cast<std::streamsize>(block.size()));
    } else {
      file.setstate(std::ios::failbit);
    }
    if (!file) return fail(quote(path) + " is damaged"), false;
    sum = header[1];
    length -= sizeof header + block.size();
    return true;
  };
  in_threads(threads, [&] {
    Block block;
    Word sum = 0;
    while (next(block, sum)) {
      if (sum_of(block) != sum || word_at(block, 1) != stage_) {
        return fail(quote(path) + " is damaged");
      }
      bytes_ -= block.size();
      visit(Records(std::exchange(block, {})));
    }
  });
}

Result<void> Slices::finish_round() {
  for (int slice = 0; slice < slices_; ++slice) {
    if (!mine(slice)) close(slice);
  }
  if (exchange_.finish(error_.has_value())) {
    return error_ ? *error_ : Error{"another rank could not read or write its files"};
  }
  return {};
}

void Slices::next_stage() {
  for (int slice = 0; slice < slices_; ++slice) {
    if (mine(slice)) close(slice);
  }
  ++stage_;
}

void Slices::clear() {
  for (std::uint64_t stage : {stage_, stage_ + 1}) {
    for (int slice = 0; slice < slices_; ++slice) {
      Log& log = logs_[stage % 2][slice];
      if (on_disk() && log.length > 0) std::filesystem::remove(file_of(slice, stage));
      log = {};
    }
  }
  for (auto& blocks : open_) blocks.assign(slices_, {});
  for (const std::string& file : read_files_) std::filesystem::remove(file);
  read_files_.clear();
  bytes_ = 0;
}

std::string Slices::file_of(int slice, std::uint64_t stage) const {
  return folder_ + "/" + std::to_string(stage) + "." + std::to_string(slice);
}

bool Slices::failed() const {
  const std::lock_guard lock(failing_);
  return error_.has_value();
}

void Slices::fail(std::string what) {
  const std::lock_guard lock(failing_);
  if (!error_) error_ = Error{std::move(what)};
}

Result<void> Slices::save(const std::string& path, std::uint64_t number) {
  saves_ = true;
  for (int slice = 0; slice < slices_ && !error_; ++slice) {
    if (!mine(slice)) continue;
    close(slice);
    const bool written = replace_file(
        path + "." + std::to_string(number) + "." + std::to_string(slice), [&](std::ostream& out) {
          CheckpointWriter writer(out);
          writer.put(stage_);
          for (std::uint64_t stage : {stage_, stage_ + 1}) {
            const Log& log = logs_[stage % 2][slice];
            writer.put(log.length);
            writer.put(log.words);
            writer.put(static_cast<std::uint64_t>(log.blocks.size()));
            for (const Block& block : log.blocks) writer.put(block);
          }
          writer.put_sum();
        });
    if (!written) fail("cannot write the checkpoint " + path);
  }
  if (any(error_.has_value())) return error_ ? *error_ : Error{"another rank cannot save"};
  return {};
}

void Slices::remove_before(const std::string& path, std::uint64_t number) {
  for (const std::string& file : read_files_) std::filesystem::remove(file);
  read_files_.clear();
  if (number == 0) return;
  for (int slice = 0; slice < slices_; ++slice) {
    if (!mine(slice)) continue;
    std::filesystem::remove(name_of(path, number - 1, slice));
  }
}

void Slices::remove_others(const std::string& path, std::uint64_t number) {
  std::vector<std::filesystem::path> others;
  for (int slice = 0; slice < slices_; ++slice) {
    if (!mine(slice)) continue;
    for (const std::uint64_t other : {number - 1, number + 1}) {
      others.emplace_back(name_of(path, other, slice));
      others.emplace_back(name_of(path, other, slice) + ".part");
    }
  }
  std::error_code none;
  for (const auto& entry : std::filesystem::directory_iterator(on_disk() ? folder_ : "", none)) {
    const auto [stage, slice] = numbers_of(entry.path().filename().string());
    if (slice < 0 || slice >= slices_ || !mine(slice)) continue;
    const bool to_come = stage == stage_ || stage == stage_ + 1;
    if (!to_come || logs_[stage % 2][slice].length == 0) others.push_back(entry.path());
  }
  for (const auto& other : others) std::filesystem::remove(other, none);
}

Result<void> Slices::load(const std::string& path, std::uint64_t number) {
  clear();
  saves_ = true;
  for (int slice = 0; slice < slices_ && !error_; ++slice) {
    if (!mine(slice)) continue;
    const std::string name = name_of(path, number, slice);
    std::ifstream in(name, std::ios::binary);
    CheckpointReader reader(in);
    if (!in || !reader.whole()) {
      fail(damaged_checkpoint(name).message);
      break;
    }
    reader.get(stage_);
    for (std::uint64_t stage : {stage_, stage_ + 1}) {
      Log& log = logs_[stage % 2][slice];
      std::uint64_t blocks = 0;
      reader.get(log.length);
      reader.get(log.words);
      reader.get(blocks);
      for (std::uint64_t i = 0; i < blocks && reader.ok(); ++i) {
        Block block;
        reader.get(block);
        bytes_ += block.size();
        log.blocks.push_back(std::move(block));
      }
      if (log.length == 0) continue;
      // What was written after the save is not part of it.
      std::error_code none;
      std::filesystem::resize_file(file_of(slice, stage), log.length, none);
      if (none) fail("cannot read " + quote(file_of(slice, stage)));
      bytes_ += log.length;
    }
    if (!reader.ok()) fail(damaged_checkpoint(name).message);
  }
  if (any(error_.has_value())) return error_ ? *error_ : Error{"another rank cannot load"};
  return {};
}

}  // namespace omnigo::count
