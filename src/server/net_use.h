// What each address uses of the network: connections, memory that waits to be read or sent,
// messages. On the network's thread alone.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>

namespace omnigo {

// A leaky bucket of anything.
class Bucket {
 public:
  using Time = std::chrono::steady_clock::time_point;
  Bucket(double per_second, double burst, Time now)
      : per_second_(per_second), burst_(burst), left_(burst), at_(now) {}

  bool take(double amount, Time now) {
    refill(now);
    if (left_ < amount) return false;
    left_ -= amount;
    return true;
  }
  // Takes it at once, and says how long to wait until it would have been there.
  std::chrono::nanoseconds owe(double amount, Time now) {
    refill(now);
    left_ -= amount;
    if (left_ >= 0) return std::chrono::nanoseconds(0);
    return std::chrono::nanoseconds(static_cast<std::int64_t>(1e9 * -left_ / per_second_));
  }

 private:
  void refill(Time now) {
    const double passed = std::chrono::duration<double>(now - at_).count();
    left_ = std::min(burst_, left_ + passed * per_second_);
    at_ = now;
  }
  double per_second_, burst_, left_;
  Time at_;
};

class NetUse {
 public:
  struct Limits {
    int connections = 400;  // of one address; 0: any number
    // Bytes of bodies and answers that are on their way, of one address and of all.
    std::size_t held = std::size_t{24} << 20, all_held = std::size_t{256} << 20;
    double messages_per_second = 300, messages_at_once = 2'000;  // over all sockets of an address
    double bytes_per_second = 256 << 10, bytes_at_once = 2 << 20;
    double refusals_per_second = 20, refusals_at_once = 100;  // that are answered at once
  };

  struct Address {
    explicit Address(const Limits& limits, Bucket::Time now)
        : messages(limits.messages_per_second, limits.messages_at_once, now),
          bytes(limits.bytes_per_second, limits.bytes_at_once, now),
          refusals(limits.refusals_per_second, limits.refusals_at_once, now) {}
    int connections = 0;
    std::size_t held = 0;
    Bucket messages, bytes, refusals;
  };
  using SharedAddress = std::shared_ptr<Address>;

  NetUse(const Limits& limits, bool limited) : limits_(limits), limited_(limited) {}

  // The same for all who ask for it at the same time; forgotten with the last of them.
  SharedAddress of(const std::string& network) {
    std::weak_ptr<Address>& known = addresses_[network];
    if (auto address = known.lock()) return address;
    const SharedAddress made(new Address(limits_, std::chrono::steady_clock::now()),
                             [this, network](Address* address) {
                               delete address;
                               addresses_.erase(network);
                             });
    known = made;
    return made;
  }

  bool may_connect(const Address& address) const {
    return !limited_ || limits_.connections == 0 || address.connections < limits_.connections;
  }
  // Small things always pass: their number is bounded already.
  bool may_hold(const Address& address, std::size_t bytes) const {
    return !limited_ || bytes <= kSmall ||
           (address.held + bytes <= limits_.held && all_held_ + bytes <= limits_.all_held);
  }
  bool holds_too_much(const Address& address) const {
    return limited_ && address.held > limits_.held;
  }
  void hold(Address& address, std::size_t bytes) {
    address.held += bytes;
    all_held_ += bytes;
  }
  void release(Address& address, std::size_t bytes) {
    address.held -= bytes;
    all_held_ -= bytes;
  }
  // How long nothing more is read from a socket of this address.
  std::chrono::nanoseconds pause_after(Address& address, int messages, std::size_t bytes) const {
    if (!limited_) return std::chrono::nanoseconds(0);
    const auto now = std::chrono::steady_clock::now();
    return std::max(address.messages.owe(messages, now),
                    address.bytes.owe(static_cast<double>(bytes), now));
  }

  // How long a connection of this address waits for the answer that it asks too often: to be
  // refused again and again costs the server something too.
  std::chrono::nanoseconds pause_before_refusal(Address& address) const {
    if (!limited_) return std::chrono::nanoseconds(0);
    const auto owed = address.refusals.owe(1, std::chrono::steady_clock::now());
    return std::min<std::chrono::nanoseconds>(owed, kLongestPause);
  }

  static constexpr std::size_t kSmall = 64 << 10;
  static constexpr std::chrono::seconds kLongestPause{2};

 private:
  const Limits limits_;
  const bool limited_;
  std::size_t all_held_ = 0;
  std::unordered_map<std::string, std::weak_ptr<Address>> addresses_;
};

// Bytes that somebody else's memory holds, for as long as this lives.
class Held {
 public:
  Held() = default;
  Held(std::shared_ptr<NetUse> use, NetUse::SharedAddress address, std::size_t bytes)
      : use_(std::move(use)), address_(std::move(address)), bytes_(bytes) {
    use_->hold(*address_, bytes_);
  }
  Held(Held&& other) noexcept
      : use_(std::move(other.use_)),
        address_(std::move(other.address_)),
        bytes_(std::exchange(other.bytes_, 0)) {}
  Held& operator=(Held&& other) noexcept {
    std::swap(use_, other.use_);
    std::swap(address_, other.address_);
    std::swap(bytes_, other.bytes_);
    return *this;
  }
  ~Held() {
    if (address_) use_->release(*address_, bytes_);
  }

 private:
  std::shared_ptr<NetUse> use_;
  NetUse::SharedAddress address_;
  std::size_t bytes_ = 0;
};

// One more of something, for as long as this lives.
class OneMore {
 public:
  explicit OneMore(int& count) : count_(count) { ++count_; }
  ~OneMore() { --count_; }
  OneMore(const OneMore&) = delete;
  OneMore& operator=(const OneMore&) = delete;

 private:
  int& count_;
};

// A connection of an address, for as long as this lives.
class Connected {
 public:
  explicit Connected(NetUse::SharedAddress address)
      : address_(std::move(address)), one_(address_->connections) {}

 private:
  NetUse::SharedAddress address_;
  OneMore one_;
};

}  // namespace omnigo
