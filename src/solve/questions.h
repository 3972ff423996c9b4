// Which questions "is the value at least v?" to ask, one after the other or by several threads at
// once, until the value is known.
//
// From a first guess v on: v + 1, v + 2, v + 7, v + 15 and so on, or down alike, until the value
// lies between two answers; then halves. Small steps come first since most values are near the
// first guess, and a question beyond the value helps little with the one beside it: 4x4 (2) asks 1,
// 2, 3. Where the question is being asked by another thread already, the next one beside it is
// asked: when the value is v, the questions v and v + 1 both have to be answered, and are the
// hardest.
//
// On some boards a question does not end though those beside it do, and it is easy once they are
// answered. With patience a question that takes longer is left; the first guess and the numbers on
// both sides of it are asked in turn, five in a round, and every round has a quarter more patience.
// Where there is no other question, two threads ask the same one: each searches in its own way.
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

  // The value lies in [low, high]. Without patience no question is left.
  Questions(int low, int high, int guess, std::uint32_t patience = 0)
      : shared_(std::make_unique<Shared>()) {
    shared_->low = low;
    shared_->high = high;
    shared_->patience = patience;
    first_ = guess_ = guess;
  }

  // The side that wins, or nothing: left because patience was over, or stopped.
  struct Reply {
    std::optional<Side> winner;
    bool left = false;

    Reply(std::optional<Side> winner, bool left = false) : winner(winner), left(left) {}
  };

  int low() const { return shared_->low; }
  int high() const { return shared_->high; }
  void settle(int value) { shared_->low = shared_->high = value; }
  // Whether the question that this thread is at has been answered by another's answer.
  bool is_moot(int thread) const { return shared_->moot[thread]; }
  // How much work a question is worth before it is left; 0: any.
  std::uint32_t patience() const { return shared_->patience; }

  // Asks until the value is known; false if an answer is missing though the question was not moot.
  // answer: a Reply to "at least v", or the winner alone.
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
      const Reply reply = answer(question);
      lock.lock();
      asked_[thread] = kNone;
      const bool was_moot = shared_->moot[thread].exchange(false);  // what is asked next is not
      if (reply.winner) {
        take(question, *reply.winner);
      } else if (!reply.left && !was_moot) {
        shared_->given_up = true;
      }
      if (reply.winner || reply.left) go_on_from(question, thread);
      shared_->change.notify_all();
    }
  }

  void save(CheckpointWriter& writer) const {
    writer.put(std::array<int, 8>{low(), high(), guess_, stride_, answers_, up_, down_,
                                  static_cast<int>(patience())});
  }
  void load(CheckpointReader& reader) {
    std::array<int, 8> all{};
    reader.get(all);
    shared_->low = all[0];
    shared_->high = all[1];
    guess_ = all[2];
    stride_ = all[3];
    answers_ = all[4];
    up_ = all[5] != 0;
    down_ = all[6] != 0;
    shared_->patience = static_cast<std::uint32_t>(all[7]);
  }

 private:
  static constexpr int kNone = -1000;
  static constexpr int kLongStride = 5;  // the first after two of 1
  static constexpr int kBeside = 5;      // questions in a round
  static constexpr std::uint32_t kMostPatience = 1u << 29;

  bool is_open(int question, int thread) const {
    return question > low() && question <= high() && question != asked_[1 - thread];
  }
  // A question in (low, high] that no other thread is at; low if there is none.
  int next_question(int thread) const {
    if (patience() > 0) return next_in_round(thread);
    const int question = std::clamp(guess_, low() + 1, high());
    for (const int next : {question, question + 1, question - 1}) {
      if (is_open(next, thread)) return next;
    }
    return low();
  }

  // The order is the first guess, one less, one more, two less and so on.
  int place_of(int question) const {
    return question >= first_ ? 2 * (question - first_) : 2 * (first_ - question) - 1;
  }
  // The open question with the least place from this one on; low if there is none.
  int next_from(int place, int thread) const {
    int next = low();
    for (int question = low() + 1; question <= high(); ++question) {
      if (!is_open(question, thread) || place_of(question) < place) continue;
      if (next == low() || place_of(question) < place_of(next)) next = question;
    }
    return next;
  }
  int next_in_round(int thread) const {
    int next = next_from(place_, thread);
    if (next == low()) next = next_from(0, thread);
    return next > low() ? next : low() + 1;
  }
  // After a question was answered or left.
  void go_on_from(int question, int thread) {
    place_ = place_of(question) + 1;
    if (++asked_in_round_ < kBeside && next_from(place_, thread) > low()) return;
    place_ = asked_in_round_ = 0;
    if (patience() < kMostPatience) shared_->patience = patience() + patience() / 4;
  }

  void take(int question, Side winner) {
    if (winner == 0 && question > low()) {
      shared_->low = question;
    } else if (winner == 1 && question <= high()) {
      shared_->high = question - 1;
    }
    (winner == 0 ? up_ : down_) = true;
    if (up_ && down_) {
      guess_ = low() + (high() - low() + 1) / 2;
    } else {
      guess_ = up_ ? low() + stride_ : high() - stride_ + 1;
    }
    stride_ = answers_++ == 0 ? 1 : std::max(kLongStride, 2 * stride_);
    for (int i = 0; i < kMostThreads; ++i) {
      if (asked_[i] != kNone && (asked_[i] <= low() || asked_[i] > high())) shared_->moot[i] = true;
    }
  }

  struct Shared {
    std::mutex mutex;
    std::condition_variable change;
    std::atomic<int> low, high;  // also read by those who report
    std::array<std::atomic<bool>, kMostThreads> moot{};
    std::atomic<std::uint32_t> patience = 0;
    bool given_up = false;
  };
  std::unique_ptr<Shared> shared_;
  int guess_ = 0, stride_ = 1, answers_ = 0;
  int first_ = 0, place_ = 0, asked_in_round_ = 0;  // with patience: where the round is
  bool up_ = false, down_ = false;
  std::array<int, kMostThreads> asked_ = {kNone, kNone};
};

}  // namespace omnigo::solve
