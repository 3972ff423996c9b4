// The vector of a sweep in slices: in the memory of several ranks, or on disk.
//
// A sweep in slices goes from stage to stage. In each stage it reads what has come for a slice,
// works on it alone, and puts what it becomes to the slices of the next stage: records, in any
// order. Every slice belongs to one rank. A rank collects the records for a slice in a block, and
// a full block goes to the rank that the slice belongs to, which keeps it, in memory or in a file,
// until its turn comes. What has been read is given back at once, so that there is little more
// than one vector at any time.
//
// All ranks make the same calls in the same order, but for put() and read(). Threads of a rank may
// put at the same time; everything else is for one thread.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <list>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "ranks/exchange.h"

namespace omnigo::count {

class Slices {
 public:
  using Word = std::uint64_t;

  // Some whole records of a slice.
  class Records {
   public:
    explicit Records(Ranks::Bytes block) : block_(std::move(block)) {}
    std::span<const Word> words() const;
    std::size_t bytes() const { return block_.size(); }

   private:
    Ranks::Bytes block_;
  };

  // `folder`: where to keep blocks; empty for memory.
  Slices(Ranks& ranks, int slices, std::string folder, int threads = 1);
  ~Slices();

  int slices() const { return slices_; }
  // A stage goes through its slices in rounds: in each, every rank works on one of the next slices,
  // or on none. The one of this rank, if slices before `first` are done (by another number of
  // ranks, maybe):
  std::optional<int> slice_in_round(int first) const;
  // The first slice of the next round; slices() where the stage ends.
  int after_round(int first) const {
    return std::min(slices_, (first / ranks_.size() + 1) * ranks_.size());
  }
  bool mine(int slice) const { return owner(slice) == ranks_.rank(); }

  // Room for a record of this many words for a slice of the next stage. Fill it before the next
  // call by the same thread.
  std::span<Word> put(int slice, std::size_t words, int thread = 0);
  // Hands over the records of this rank's slice, on several threads at the same time. False where
  // not all could be read; the end of the round says why.
  bool read(int slice, const std::function<void(Records)>& visit, int threads = 1);
  // How many words the records of this rank's slice have.
  std::size_t words_of(int slice) const { return logs_[stage_ % 2][slice].words; }
  // Receives what has arrived.
  void poll() { exchange_.poll(); }

  // Ends a round: everything put has arrived. An error where a file could not be written or read,
  // here or at another rank.
  Result<void> finish_round();
  // What has been put becomes what is read; at the beginning, and after the last round of a stage.
  void next_stage();
  // Forgets everything.
  void clear();

  bool any(bool mine) { return exchange_.finish(mine); }
  std::vector<std::vector<Word>> all(std::vector<Word> mine) { return exchange_.all(mine); }

  std::size_t bytes() const { return bytes_; }  // kept by this rank, in memory or on disk
  bool on_disk() const { return !folder_.empty(); }
  std::uint64_t bytes_sent() const { return exchange_.bytes_sent(); }

  // Saves what this rank keeps, between two rounds, as PATH.NUMBER.SLICE. On disk only the lengths
  // of the files are saved, and files that have been read stay. Once the save is known to whoever
  // will load it, `remove_before` removes those and the save with the number before.
  Result<void> save(const std::string& path, std::uint64_t number);
  void remove_before(const std::string& path, std::uint64_t number);
  Result<void> load(const std::string& path, std::uint64_t number);
  // After a load, or where a count begins again: removes what a crash between two saves left of
  // this rank's slices, and what is on disk besides the records to come.
  void remove_others(const std::string& path, std::uint64_t number);

 private:
  using Block = Ranks::Bytes;

  // What has come for one slice in one stage.
  struct Log {
    std::list<Block> blocks;
    std::uint64_t length = 0;  // of its file
    std::uint64_t words = 0;   // of its records
  };

  // In turn, forth and back: where slices go from the largest to the smallest, all ranks have about
  // the same.
  int owner(int slice) const {
    const int place = slice % ranks_.size();
    return slice / ranks_.size() % 2 == 0 ? place : ranks_.size() - 1 - place;
  }
  std::string file_of(int slice, std::uint64_t stage) const;
  // Lets go of what threads are filling for this slice.
  void close(int slice);
  void send(int slice, Block block);
  void arrive(Block block);
  void append(int slice, std::uint64_t stage, Block block);
  void write(int slice, std::uint64_t stage, const Block& block);
  void read_file(int slice, std::uint64_t length, const std::function<void(Records)>& visit,
                 int threads);
  bool failed() const;
  void fail(std::string what);

  Ranks& ranks_;
  const int slices_;
  const std::string folder_;
  Exchange exchange_;
  std::uint64_t stage_ = 0;   // the one that is read; what is put belongs to the one after it
  std::vector<Log> logs_[2];  // by stage % 2, by slice
  std::vector<std::vector<Block>> open_;  // by thread, by slice: the block that is being filled
  std::vector<std::string> read_files_;
  std::optional<Error> error_;
  bool saves_ = false;
  std::atomic<std::size_t> bytes_ = 0;
  std::mutex exchanging_;
  mutable std::mutex failing_;
  std::vector<std::mutex> appending_;  // by slice
};

}  // namespace omnigo::count
