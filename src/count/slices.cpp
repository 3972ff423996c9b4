#include "count/slices.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "base/checkpoint.h"
#include "base/quote.h"
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

std::span<const Slices::Word> records(const Ranks::Bytes& block) {
  return {reinterpret_cast<const Slices::Word*>(block.data() + kHeader),
          (block.size() - kHeader) / sizeof(Slices::Word)};
}

// A quick sum over whole words, to notice damage on disk.
Slices::Word sum_of(std::span<const std::byte> block) {
  Slices::Word sum = block.size();
  for (std::size_t i = 0; i < block.size() / sizeof(Slices::Word); ++i) {
    sum = (sum ^ word_at(block, i)) * 0x9E3779B97F4A7C15u;
    sum ^= sum >> 32;
  }
  return sum;
}

std::string name_of(const std::string& path, std::uint64_t number, int slice) {
  return path + "." + std::to_string(number) + "." + std::to_string(slice);
}

}  // namespace

Slices::Slices(Ranks& ranks, int slices, std::string folder)
    : ranks_(ranks),
      slices_(slices),
      folder_(std::move(folder)),
      exchange_(ranks, [this](Block block) { arrive(std::move(block)); }),
      open_(slices) {
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

std::span<Slices::Word> Slices::put(int slice, std::size_t words) {
  const std::size_t most = std::clamp(kOpenBytes / slices_, kLeastBlock, kMostBlock);
  Block& block = open_[slice];
  const std::size_t bytes = words * sizeof(Word);
  if (!block.empty() && block.size() + bytes > most) close(slice);
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
  Block block;
  block.swap(open_[slice]);
  if (block.empty()) return;
  if (mine(slice)) {
    append(slice, stage_ + 1, std::move(block));
  } else {
    exchange_.put(owner(slice), std::move(block));
  }
}

void Slices::arrive(Block block) {
  const int slice = static_cast<int>(word_at(block, 0));
  const std::uint64_t stage = word_at(block, 1);
  append(slice, stage, std::move(block));
}

void Slices::append(int slice, std::uint64_t stage, Block block) {
  Log& log = logs_[stage % 2][slice];
  bytes_ += block.size();
  log.words += (block.size() - kHeader) / sizeof(Word);
  if (!on_disk()) {
    if (block.capacity() > block.size() + block.size() / 8) block.shrink_to_fit();
    log.blocks.push_back(std::move(block));
    return;
  }
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

void Slices::read(int slice, const std::function<void(std::span<const Word>)>& visit) {
  Log& log = logs_[stage_ % 2][slice];
  log.words = 0;
  if (on_disk()) {
    read_file(slice, visit);
    if (log.length == 0) return;
    log.length = 0;
    read_files_.push_back(file_of(slice, stage_));
    if (!saves_) std::filesystem::remove(read_files_.back());
    return;
  }
  for (; !log.blocks.empty(); log.blocks.pop_front()) {
    bytes_ -= log.blocks.front().size();
    visit(records(log.blocks.front()));
  }
}

void Slices::read_file(int slice, const std::function<void(std::span<const Word>)>& visit) {
  std::uint64_t left = logs_[stage_ % 2][slice].length;
  if (left == 0) return;
  const std::string path = file_of(slice, stage_);
  std::ifstream file(path, std::ios::binary);
  Block block;
  while (left > 0 && !error_) {
    Word header[2] = {};
    file.read(reinterpret_cast<char*>(header), sizeof header);
    if (!file || header[0] < kHeader || header[0] + sizeof header > left) {
      return fail(quote(path) + " is damaged");
    }
    block.resize(header[0]);
    file.read(reinterpret_cast<char*>(block.data()), static_cast<std::streamsize>(block.size()));
    if (!file || sum_of(block) != header[1] || word_at(block, 1) != stage_) {
      return fail(quote(path) + " is damaged");
    }
    left -= sizeof header + block.size();
    bytes_ -= block.size();
    visit(records(block));
  }
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
  for (Block& block : open_) block.clear();
  for (const std::string& file : read_files_) std::filesystem::remove(file);
  read_files_.clear();
  bytes_ = 0;
}

std::string Slices::file_of(int slice, std::uint64_t stage) const {
  return folder_ + "/" + std::to_string(stage) + "." + std::to_string(slice);
}

void Slices::fail(std::string what) {
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
