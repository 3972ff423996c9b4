#include "server/admission.h"

#include <arpa/inet.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <utility>

#include "server/log.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;
using Steady = std::chrono::steady_clock;

// Lanes give way to turns, but only a little: while they wait for a processor they may hold things
// that others need, such as the store.
constexpr int kNicer = 5;
constexpr int kLongestWait = 3'600;

double thread_seconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

int whole_seconds(double seconds) {
  return static_cast<int>(std::clamp(std::ceil(seconds), 1.0, double{kLongestWait}));
}

}  // namespace

std::string network_of(const std::string& address, int bits) {
  in6_addr bytes{};
  if (address.find(':') == address.npos || inet_pton(AF_INET6, address.c_str(), &bytes) != 1) {
    return address;
  }
  char text[INET6_ADDRSTRLEN];
  if (IN6_IS_ADDR_V4MAPPED(&bytes)) {
    return inet_ntop(AF_INET, bytes.s6_addr + 12, text, sizeof text);
  }
  if (IN6_IS_ADDR_LOOPBACK(&bytes)) return address;
  std::fill(bytes.s6_addr + bits / 8, bytes.s6_addr + 16, 0);
  return inet_ntop(AF_INET6, &bytes, text, sizeof text) + ("/" + std::to_string(bits));
}

// --- budget

double& Budget::left(const std::string& name, const Rates& rates) {
  const Time now = Steady::now();
  forget_full(now);
  Left& left = left_.try_emplace(name, Left{rates.most, now}).first->second;
  const double passed = std::chrono::duration<double>(now - left.at).count();
  left.seconds = std::min(rates.most, left.seconds + passed * rates.per_second);
  left.at = now;
  return left.seconds;
}

// People who have used nothing for a while are removed: they start as newcomers.
void Budget::forget_full(Time now) {
  constexpr std::size_t kMany = 10'000;
  if (left_.size() < kMany || now - swept_ < std::chrono::seconds(10)) return;
  swept_ = now;
  std::erase_if(left_,
                [&](const auto& entry) { return now - entry.second.at > std::chrono::minutes(2); });
}

double Budget::wait(const Asker& asker, double price) {
  const std::lock_guard lock(mutex_);
  const auto missing = [&](const std::string& name, const Rates& rates) {
    const double needed = std::min(price, rates.most / 2) - left(name, rates);
    return std::max(0.0, needed / rates.per_second);
  };
  const double here = missing("address " + asker.address, kAddress);
  return asker.person.empty() ? here : std::max(here, missing("person " + asker.person, kPerson));
}

void Budget::spend(const Asker& asker, double seconds) {
  const std::lock_guard lock(mutex_);
  left("address " + asker.address, kAddress) -= seconds;
  if (!asker.person.empty()) left("person " + asker.person, kPerson) -= seconds;
}

// --- a lane

Lane::Lane(const Options& options, Budget& budget) : options_(options), budget_(budget) {
  for (int i = 0; i < options.threads; ++i) threads_.emplace_back([this] { work(); });
}

void Lane::stop() {
  close();
  for (std::thread& thread : threads_) {
    if (thread.joinable()) thread.join();
  }
}

std::size_t Lane::waiting() const {
  const std::lock_guard lock(state_->mutex);
  return state_->queue.size();
}

Refusal Lane::busy(Code code, Error why, double seconds_ahead) const {
  return {code, std::move(why), whole_seconds(seconds_ahead / options_.width)};
}

void Lane::refuse(Work& work, const Refusal& refusal) {
  refused_.add();
  work.refuse(refusal);
}

// Call under the mutex. Makes room by dropping work of those who ask for most.
std::optional<Refusal> Lane::unfit(const Work& work, std::vector<SharedWork>& dropped) {
  if (!options_.limits) return std::nullopt;
  if (const double wait = budget_.wait(work.asker, work.price); wait > 0) {
    return Refusal{Code::TooMany, explain("too-fast", "too many actions at once; wait a moment"),
                   whole_seconds(wait)};
  }
  Queue& queue = state_->queue;
  const std::string& address = work.asker.address;
  const double here = queue.price_of(address);
  if (queue.size_of(work.asker) >= options_.most_of_person) {
    return busy(
        Code::TooMany,
        explain("too-much-waiting", "too many of your requests are waiting; try again later"),
        here);
  }
  if (queue.size_of(address) >= options_.most_of_address ||
      (here > 0 && here + work.price > options_.address_seconds)) {
    return busy(
        Code::TooMany,
        explain("too-much-waiting", "too many of your requests are waiting; try again later"),
        here);
  }
  while (queue.size() >= options_.most ||
         (!queue.empty() && queue.price() + work.price > options_.most_seconds)) {
    const std::string* largest = queue.largest();
    if (*largest == address || queue.price_of(*largest) <= here + work.price) {
      return busy(Code::Unavailable, explain("busy", "the server is busy; try again later"),
                  queue.price());
    }
    dropped.push_back(queue.drop_of_largest()->item);
  }
  return std::nullopt;
}

void Lane::offer(Work work) {
  std::vector<SharedWork> dropped;
  std::optional<Refusal> refusal;
  {
    const std::lock_guard lock(state_->mutex);
    if (state_->closed) {
      refusal = Refusal{Code::Unavailable,
                        explain("restarting", "the server is being restarted; try again"), 2};
    } else {
      refusal = unfit(work, dropped);
      if (refusal) {
        // Work that nobody waits for any more makes room first.
        state_->queue.take_if(
            [](const Queue::Entry& entry) { return entry.item->wanted && !entry.item->wanted(); });
        refusal = unfit(work, dropped);
      }
    }
    if (!refusal) {
      const Asker asker = work.asker;
      const double price = work.price;
      state_->queue.push(asker, price, std::make_shared<Work>(std::move(work)));
    }
  }
  for (const SharedWork& one : dropped) {
    refuse(*one, busy(Code::Unavailable, explain("busy", "the server is busy; try again later"),
                      options_.most_seconds));
  }
  refusal ? refuse(work, *refusal) : state_->wake.notify_one();
}

void Lane::close() {
  std::vector<SharedWork> all;
  {
    const std::lock_guard lock(state_->mutex);
    if (std::exchange(state_->closed, true)) return;
    all = state_->under_way;
    for (auto& entry : state_->queue.take_if([](const Queue::Entry&) { return true; })) {
      all.push_back(std::move(entry.item));
    }
  }
  state_->wake.notify_all();
  for (const SharedWork& work : all) {
    refuse(*work, {Code::Unavailable,
                   explain("restarting", "the server is being restarted; try again"), 2});
  }
}

void Lane::work() {
  const auto thread = static_cast<id_t>(gettid());
  setpriority(PRIO_PROCESS, thread, getpriority(PRIO_PROCESS, thread) + kNicer);
  State& state = *state_;
  for (;;) {
    std::optional<Queue::Entry> entry;
    {
      std::unique_lock lock(state.mutex);
      state.wake.wait(lock, [&] {
        return state.closed || (!state.queue.empty() &&
                                state.under_way.size() < static_cast<std::size_t>(options_.width));
      });
      if (state.closed) return;
      entry = state.queue.pop();
      state.under_way.push_back(entry->item);
    }
    run(*entry);
  }
}

Place Lane::place_for(const SharedWork& work) {
  return {work.get(), [state = state_, work](void*) {
            {
              const std::lock_guard lock(state->mutex);
              std::erase(state->under_way, work);
            }
            state->wake.notify_one();
          }};
}

void Lane::run(const Queue::Entry& entry) {
  const SharedWork& work = entry.item;
  Place place = place_for(work);
  if (work->wanted && !work->wanted()) return;
  const double begun = thread_seconds();
  try {
    // Release it afterwards: it may hold the place itself.
    const auto task = std::exchange(work->run, nullptr);
    task(place);
  } catch (const std::exception& wrong) {
    log_error("work-failed", {{"lane", std::string(options_.name)}, {"reason", wrong.what()}});
    refuse(*work, {Code::Unavailable, explain("busy", "the server is busy; try again later"), 10});
  }
  // Work that continues elsewhere costs its estimated price.
  const double took = place.use_count() > 1 ? std::max(entry.price, thread_seconds() - begun)
                                            : thread_seconds() - begun;
  budget_.spend(entry.asker, took);
  const std::lock_guard lock(state_->mutex);
  state_->queue.correct(entry.asker, took - entry.price);
}

// --- all lanes

Admission::Admission(bool limits) {
  const auto add = [&](Kind kind, Lane::Options options) {
    options.limits = limits;
    lanes_[kind] = std::make_unique<Lane>(options, budget_);
  };
  add(Boards, {.name = "boards"});
  add(Games, {.name = "games"});
  add(Passwords, {.name = "passwords", .most_seconds = 30, .address_seconds = 5});
  add(Jobs, {.name = "jobs"});
  add(Reading, {.name = "reading", .width = 4});
  add(Messages, {.name = "messages"});
}

void Admission::close() {
  for (const auto& lane : lanes_) lane->close();
}

void Admission::stop() {
  for (const auto& lane : lanes_) lane->stop();
}

}  // namespace omnigo
