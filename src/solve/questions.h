// Which questions "is the value at least v?" to ask, one after the other or by several threads at
// once, until the value is known.
//
// From a first guess on by 1, 2, 4 and so on, until the value lies between two answers; then
// halves. Where the question is being asked by another thread already, the next one beside it is
// asked: when the value is v, the questions v and v + 1 both have to be answered, and are the
// hardest.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>

#include "base/checkpoint.h"
#include "solve/table.h"

namespace omnigo::solve {

class Questions {
 public:
  static constexpr int kMostThreads = 2;

  // The value lies in [low, high].
  Questions(int low, int high, int guess) : shared_(std::make_unique<Shared>()) {
    shared_->low = low;
    shared_->high = high;
    guess_ = guess;
  }

  int low() const { return shared_->low; }
  int high() const { return shared_->high; }
  void settle(int value) { shared_->low = shared_->high = value; }
  // Whether the question that this thread is at has been answered by another's answer.
  bool is_moot(int thread) const { return shared_->moot[thread]; }
  // The thread whose answer tells most about this one.
  int answered_by(int at_least) const { return by_[at_least <= low() ? 0 : 1]; }

  // Asks until the value is known; false if an answer is missing though the question was not moot.
  // answer: the side that wins "at least v", or nothing if it was stopped.
  template <class Answer>
  bool ask_all(int thread, Answer answer) {
    std::unique_lock lock(shared_->mutex);
    shared_->given_up = false;
    for (;;) {
      shared_->change.wait(lock, [&] {
        return shared_->given_up || low() >= high() || next_question(thread) > low();
      });
      if (shared_->given_up) return false;
      if (low() >= high()) return true;
      const int question = next_question(thread);
      asked_[thread] = question;
      shared_->moot[thread] = false;
      lock.unlock();
      const std::optional<Side> winner = answer(question);
      lock.lock();
      asked_[thread] = kNone;
      const bool was_moot = shared_->moot[thread].exchange(false);  // what is asked next is not
      if (winner) {
        take(thread, question, *winner);
      } else if (!was_moot) {
        shared_->given_up = true;
      }
      shared_->change.notify_all();
    }
  }

  void save(CheckpointWriter& writer) const {
    writer.put(std::array<int, 8>{low(), high(), guess_, stride_, up_, down_, by_[0], by_[1]});
  }
  void load(CheckpointReader& reader) {
    std::array<int, 8> all{};
    reader.get(all);
    shared_->low = all[0];
    shared_->high = all[1];
    guess_ = all[2];
    stride_ = all[3];
    up_ = all[4] != 0;
    down_ = all[5] != 0;
    by_ = {all[6], all[7]};
  }

 private:
  static constexpr int kNone = -1000;

  // A question in (low, high] that no other thread is at; low if there is none.
  int next_question(int thread) const {
    const int question = std::clamp(guess_, low() + 1, high());
    const int other = asked_[1 - thread];
    if (question != other) return question;
    if (question + 1 <= high()) return question + 1;
    return question - 1 > low() ? question - 1 : low();
  }

  void take(int thread, int question, Side winner) {
    if (winner == 0 && question > low()) {
      shared_->low = question;
      by_[0] = thread;
    } else if (winner == 1 && question <= high()) {
      shared_->high = question - 1;
      by_[1] = thread;
    }
    (winner == 0 ? up_ : down_) = true;
    if (up_ && down_) {
      guess_ = low() + (high() - low() + 1) / 2;
    } else {
      guess_ = up_ ? low() + stride_ : high() - stride_ + 1;
    }
    stride_ *= 2;
    for (int i = 0; i < kMostThreads; ++i) {
      if (asked_[i] != kNone && (asked_[i] <= low() || asked_[i] > high())) shared_->moot[i] = true;
    }
  }

  struct Shared {
    std::mutex mutex;
    std::condition_variable change;
    std::atomic<int> low, high;  // also read by those who report
    std::array<std::atomic<bool>, kMostThreads> moot{};
    bool given_up = false;
  };
  std::unique_ptr<Shared> shared_;
  int guess_ = 0, stride_ = 1;
  bool up_ = false, down_ = false;
  std::array<int, kMostThreads> asked_ = {kNone, kNone};
  std::array<int, 2> by_ = {0, 0};  // whose answers low and high are
};

}  // namespace omnigo::solve
