#include "ranks/farm.h"

#include <algorithm>
#include <condition_variable>
#include <cstring>
#include <deque>
#include <map>
#include <mutex>
#include <thread>

namespace omnigo {
namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

// What ranks say: a kind, a number and a text.
enum class Kind : std::uint8_t { here, piece, result, end, stop, stopped };

struct Word {
  Kind kind = Kind::here;
  std::int32_t number = 0;  // here: idle threads; piece, result: the piece; end: ranks lost
  std::string text;
};

Ranks::Bytes bytes_of(const Word& word) {
  Ranks::Bytes bytes(1 + sizeof word.number + word.text.size());
  bytes[0] = static_cast<std::byte>(word.kind);
  std::memcpy(&bytes[1], &word.number, sizeof word.number);
  if (!word.text.empty()) {
    std::memcpy(&bytes[1 + sizeof word.number], word.text.data(), word.text.size());
  }
  return bytes;
}

Word word_of(const Ranks::Bytes& bytes) {
  Word word;
  word.kind = static_cast<Kind>(bytes[0]);
  std::memcpy(&word.number, &bytes[1], sizeof word.number);
  const char* text = reinterpret_cast<const char*>(bytes.data()) + 1 + sizeof word.number;
  word.text.assign(text, bytes.size() - 1 - sizeof word.number);
  return word;
}

struct Finished {
  int piece;
  std::string text;
};

// The threads of one rank.
class Crew {
 public:
  Crew(const Farm& farm) : farm_(farm), idle_(farm.threads) {
    for (int i = 0; i < farm.threads; ++i) threads_.emplace_back([this] { run(); });
  }
  ~Crew() { close(); }

  void give(int piece) {
    const std::lock_guard lock(mutex_);
    --idle_;
    pieces_.push_back(piece);
    changed_.notify_one();
  }
  int idle() const {
    const std::lock_guard lock(mutex_);
    return idle_;
  }
  std::vector<Finished> take() {
    const std::lock_guard lock(mutex_);
    return std::exchange(results_, {});
  }
  // No more pieces; returns when the threads have ended.
  void close() {
    {
      const std::lock_guard lock(mutex_);
      closed_ = true;
      changed_.notify_all();
    }
    threads_.clear();
  }

 private:
  void run() {
    Farm::Work work = farm_.make_work();
    while (true) {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [&] { return closed_ || !pieces_.empty(); });
      if (pieces_.empty()) return;
      const int piece = pieces_.front();
      pieces_.pop_front();
      lock.unlock();
      auto result = work(piece);
      lock.lock();
      if (result) results_.push_back({piece, std::move(*result)});
      ++idle_;
    }
  }

  const Farm& farm_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<int> pieces_;
  std::vector<Finished> results_;
  int idle_;
  bool closed_ = false;
  std::vector<std::jthread> threads_;
};

// The first rank: hands out and collects.
class Coordinator {
 public:
  Coordinator(Ranks& ranks, const Farm& farm) : ranks_(ranks), farm_(farm), others_(ranks.size()) {
    for (Other& other : others_) other.heard = Clock::now();
  }

  void run() {
    Crew crew(farm_);
    try {
      work(crew);
    } catch (...) {
      *farm_.stop = true;
      dismiss_helpers(ranks_);
      throw;
    }
    *farm_.stop = true;
    say_to_all({Kind::stop, 0, {}});
    wait_for_all();
    ranks_.set_lost(lost_);
    say_to_all({Kind::end, lost_, {}});
    crew.close();
  }

 private:
  struct Other {
    Clock::time_point heard;
    int idle = 0;
    bool lost = false, stopped = false;
  };

  // Until all pieces are done, or a stop.
  void work(Crew& crew) {
    while (!*farm_.stop) {
      bool busy = false;
      while (auto message = ranks_.receive()) {
        hear(message->from, word_of(message->bytes));
        busy = true;
      }
      for (const Finished& result : crew.take()) finish(result.piece, result.text);
      notice_the_lost();
      busy |= hand_out(crew);
      if (given_.empty() && again_.empty() && !more_) break;
      say_that_it_is_here();
      if (!busy) std::this_thread::sleep_for(2ms);
    }
  }

  void say_that_it_is_here() {
    if (Clock::now() - said_ < farm_.silence / 3) return;
    said_ = Clock::now();
    for (int to = 1; to < ranks_.size(); ++to) {
      // What is sent to a rank that is gone never leaves.
      if (!others_[to].lost) ranks_.send(to, bytes_of({Kind::here, 0, {}}));
    }
  }

  void say_to_all(const Word& word) {
    for (int to = 1; to < ranks_.size(); ++to) ranks_.send(to, bytes_of(word));
  }

  Other& hear(int from, const Word& word) {
    Other& other = others_[from];
    other.heard = Clock::now();
    if (other.lost) --lost_;
    other.lost = false;
    if (word.kind == Kind::here) other.idle = word.number;
    if (word.kind == Kind::result) finish(word.number, word.text);
    return other;
  }

  // Until every rank has said that it stops, or is lost: a rank that died with nothing to do would
  // not be missed otherwise, but those that leave MPI together would wait for it.
  void wait_for_all() {
    const auto awaited = [&](const Other& other) { return !other.lost && !other.stopped; };
    given_.clear();  // what comes too late is dropped
    again_.clear();
    while (std::any_of(others_.begin() + 1, others_.end(), awaited)) {
      while (auto message = ranks_.receive()) {
        const Word word = word_of(message->bytes);
        hear(message->from, word).stopped |= word.kind == Kind::stopped;
      }
      notice_the_lost();
      say_that_it_is_here();
      std::this_thread::sleep_for(2ms);
    }
  }

  void finish(int piece, const std::string& result) {
    if (given_.erase(piece) == 0 && std::erase(again_, piece) == 0) return;  // done by another
    farm_.done(piece, result);
  }

  void notice_the_lost() {
    for (int rank = 1; rank < ranks_.size(); ++rank) {
      Other& other = others_[rank];
      if (other.lost || Clock::now() - other.heard < farm_.silence) continue;
      other.lost = true;
      other.idle = 0;
      ++lost_;
      for (auto given = given_.begin(); given != given_.end();) {
        if (given->second != rank) {
          ++given;
          continue;
        }
        again_.push_back(given->first);
        given = given_.erase(given);
      }
    }
  }

  std::optional<int> next() {
    if (!again_.empty()) {
      const int piece = again_.front();
      again_.pop_front();
      return piece;
    }
    const auto piece = more_ ? farm_.next() : std::nullopt;
    more_ = piece.has_value();
    return piece;
  }

  bool hand_out(Crew& crew) {
    bool any = false;
    for (int rank = 0; rank < ranks_.size(); ++rank) {
      int idle = rank == 0 ? crew.idle() : others_[rank].idle;
      for (; idle > 0; --idle) {
        const auto piece = next();
        if (!piece) return any;
        given_[*piece] = rank;
        any = true;
        if (rank == 0) {
          crew.give(*piece);
        } else {
          --others_[rank].idle;
          ranks_.send(rank, bytes_of({Kind::piece, *piece, {}}));
        }
      }
    }
    return any;
  }

  Ranks& ranks_;
  const Farm& farm_;
  std::vector<Other> others_;
  std::map<int, int> given_;  // by piece, to which rank
  std::deque<int> again_;     // pieces of lost ranks
  bool more_ = true;
  int lost_ = 0;
  Clock::time_point said_{};
};

// Another rank: does what it is given, until the end is said. The first rank may be busy for a
// while, with a slow disk maybe; if it says nothing for longer, it is lost, and so is the farm.
void help(Ranks& ranks, const Farm& farm) {
  constexpr int kPatience = 4;
  Crew crew(farm);
  Clock::time_point said{}, heard = Clock::now();
  int idle = -1;
  while (true) {
    while (const auto message = ranks.receive()) {
      const Word word = word_of(message->bytes);
      heard = Clock::now();
      if (word.kind == Kind::piece) crew.give(word.number);
      if (word.kind == Kind::stop) {
        *farm.stop = true;
        ranks.send(0, bytes_of({Kind::stopped, 0, {}}));
      }
      if (word.kind == Kind::end) {
        ranks.set_lost(word.number);
        return;
      }
    }
    if (Clock::now() - heard > kPatience * farm.silence) {
      *farm.stop = true;
      ranks.set_lost(1);
      return;
    }
    for (const Finished& result : crew.take()) {
      ranks.send(0, bytes_of({Kind::result, result.piece, result.text}));
    }
    if (crew.idle() != idle || Clock::now() - said > 1s) {
      said = Clock::now();
      idle = crew.idle();
      ranks.send(0, bytes_of({Kind::here, idle, {}}));
    }
    std::this_thread::sleep_for(2ms);
    ranks.leaving();
  }
}

}  // namespace

void dismiss_helpers(Ranks& ranks) {
  for (int to = 1; to < ranks.size(); ++to) {
    ranks.send(to, bytes_of({Kind::stop, 0, {}}));
    ranks.send(to, bytes_of({Kind::end, ranks.lost(), {}}));
  }
}

void run_farm(Ranks& ranks, const Farm& farm) {
  if (ranks.rank() > 0) {
    help(ranks, farm);
  } else {
    Coordinator(ranks, farm).run();
  }
}

}  // namespace omnigo
