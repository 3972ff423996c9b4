// A waiting queue that is fair between addresses and, within an address, between its people.
//
// Start-time fair queueing (Goyal, Vin and Cheng, 1996): each address has a virtual time, which
// grows by the price of its work when that work starts; the address with the least goes next. An
// address that returns after a pause starts at the virtual time of those being served now: idling
// saves nothing up, and asking for a lot delays nobody else. The same applies among the people of
// an address, so that a school class behind one address shares what one address gets.
#pragma once

#include <algorithm>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace omnigo {

// Who asks for work. People who are not signed in have an empty name and share one place.
struct Asker {
  std::string address, person = {};
};

template <class Item>
class FairQueue {
 public:
  struct Entry {
    Asker asker;
    double price = 0;  // in seconds, or whatever is shared
    Item item;
  };

  void push(Asker asker, double price, Item item) {
    Place& place = places_.try_emplace(asker.address).first->second;
    if (place.count == 0) place.used = std::max(place.used, now_);
    Person& person = place.people.try_emplace(asker.person).first->second;
    if (person.waiting.empty()) person.used = std::max(person.used, place.now);
    ++place.count;
    ++count_;
    place.price += price;
    price_ += price;
    person.waiting.push_back({std::move(asker), price, std::move(item)});
  }

  // The next item that `fits` accepts.
  template <class Fits>
  std::optional<Entry> pop(Fits fits) {
    Place* place = nullptr;
    Person* person = nullptr;
    for (auto& [address, one] : places_) {
      if (one.count == 0 || (place != nullptr && one.used >= place->used)) continue;
      Person* found = next_person(one, fits);
      if (found == nullptr) continue;
      place = &one;
      person = found;
    }
    if (place == nullptr) return std::nullopt;
    const auto at = std::find_if(person->waiting.begin(), person->waiting.end(),
                                 [&](const Entry& entry) { return fits(entry.item); });
    Entry entry = std::move(*at);
    person->waiting.erase(at);
    now_ = place->used;
    place->now = person->used;
    place->used += entry.price;
    person->used += entry.price;
    left(*place, entry.price);
    forget_idle();
    return entry;
  }
  std::optional<Entry> pop() {
    return pop([](const Item&) { return true; });
  }

  // Corrects the price: the work took more or less than expected.
  void correct(const Asker& asker, double difference) {
    const auto place = places_.find(asker.address);
    if (place == places_.end()) return;
    place->second.used += difference;
    const auto person = place->second.people.find(asker.person);
    if (person != place->second.people.end()) person->second.used += difference;
  }

  // Removes the latest item of the address with the most waiting.
  std::optional<Entry> drop_of_largest() {
    const std::string* address = largest();
    if (address == nullptr) return std::nullopt;
    Place& place = places_.at(*address);
    Person* person = nullptr;
    for (auto& [name, one] : place.people) {
      if (!one.waiting.empty() && (person == nullptr || one.price() > person->price())) {
        person = &one;
      }
    }
    Entry entry = std::move(person->waiting.back());
    person->waiting.pop_back();
    left(place, entry.price);
    forget_idle();
    return entry;
  }
  // The address with the most waiting; nothing if nobody waits.
  const std::string* largest() const {
    const std::string* address = nullptr;
    double most = -1;
    for (const auto& [name, place] : places_) {
      if (place.count == 0 || place.price <= most) continue;
      most = place.price;
      address = &name;
    }
    return address;
  }

  // Removes the items that `which` accepts.
  template <class Which>
  std::vector<Entry> take_if(Which which) {
    std::vector<Entry> taken;
    for (auto& [address, place] : places_) {
      for (auto& [name, person] : place.people) {
        for (auto at = person.waiting.begin(); at != person.waiting.end();) {
          if (!which(*at)) {
            ++at;
            continue;
          }
          left(place, at->price);
          taken.push_back(std::move(*at));
          at = person.waiting.erase(at);
        }
      }
    }
    forget_idle();
    return taken;
  }

  bool empty() const { return count_ == 0; }
  std::size_t size() const { return count_; }
  double price() const { return price_; }
  std::size_t size_of(const std::string& address) const {
    const auto place = places_.find(address);
    return place == places_.end() ? 0 : place->second.count;
  }
  double price_of(const std::string& address) const {
    const auto place = places_.find(address);
    return place == places_.end() ? 0 : place->second.price;
  }
  std::size_t size_of(const Asker& asker) const {
    const auto place = places_.find(asker.address);
    if (place == places_.end()) return 0;
    const auto person = place->second.people.find(asker.person);
    return person == place->second.people.end() ? 0 : person->second.waiting.size();
  }

 private:
  struct Person {
    double used = 0;  // virtual time, among the people of the address
    std::deque<Entry> waiting = {};
    double price() const {
      double sum = 0;
      for (const Entry& entry : waiting) sum += entry.price;
      return sum;
    }
  };
  struct Place {
    double used = 0;  // virtual time, among the addresses
    double now = 0;   // virtual time among its people
    double price = 0;
    std::size_t count = 0;
    std::map<std::string, Person> people = {};
  };

  template <class Fits>
  static Person* next_person(Place& place, Fits fits) {
    Person* least = nullptr;
    for (auto& [name, person] : place.people) {
      if (least != nullptr && person.used >= least->used) continue;
      const bool has_one = std::any_of(person.waiting.begin(), person.waiting.end(),
                                       [&](const Entry& entry) { return fits(entry.item); });
      if (has_one) least = &person;
    }
    return least;
  }

  void left(Place& place, double price) {
    --count_;
    --place.count;
    price_ -= price;
    place.price -= price;
    if (place.count == 0) place.price = 0;  // removes rounding errors
    if (count_ == 0) price_ = 0;
  }

  // Of those without work, only the ones ahead of the others must be remembered, and not too many.
  void forget_idle() {
    for (auto& [address, place] : places_) {
      const bool all = place.people.size() > kMostRemembered;
      std::erase_if(place.people, [&place = place, all](const auto& entry) {
        return entry.second.waiting.empty() && (all || entry.second.used <= place.now);
      });
    }
    const bool all = places_.size() > kMostRemembered;
    std::erase_if(places_, [this, all](const auto& entry) {
      return entry.second.count == 0 && (all || entry.second.used <= now_);
    });
  }

  static constexpr std::size_t kMostRemembered = 500;
  std::map<std::string, Place> places_;
  double now_ = 0, price_ = 0;
  std::size_t count_ = 0;
};

}  // namespace omnigo
