#include "verify/subtrees.h"

#include <algorithm>
#include <bit>

namespace omnigo {
namespace {

enum Token : std::uint64_t { kNew, kLeaf, kForbidden, kEarlier };

void put_number(std::string& text, std::uint64_t number) {
  for (; number >= 128; number >>= 7) text += static_cast<char>((number & 127) | 128);
  text += static_cast<char>(number);
}

}  // namespace

Subtrees::Subtrees(const Certificate& certificate)
    : certificate_(certificate),
      claim_(certificate.claims[0]),
      ground_(checking::ground_of(certificate)) {
  std::size_t at = 0;
  index_below(at, ground_.past.back());
}

std::uint64_t Subtrees::number_at(std::size_t& at) const {
  std::uint64_t value = 0;
  for (int shift = 0;; shift += 7) {
    const auto byte = static_cast<std::uint8_t>(claim_.proof[at++]);
    value |= static_cast<std::uint64_t>(byte & 127) << shift;
    if (byte < 128) return value;
  }
}

bool Subtrees::in_team(int player) const {
  return (player == certificate_.subject) == claim_.at_least;
}

// The point after the last is the pass.
Subtrees::Position Subtrees::after(const Position& position, int point, bool& legal) const {
  Position made = position;
  made.next = position.next % certificate_.rules.players + 1;
  made.run = point == certificate_.graph.size() ? position.run + 1 : 0;
  legal = made.run > 0;
  if (!legal && (ground_.sets.occupied(position.stones) >> point & 1) == 0) {
    legal = ground_.sets.move(made.stones, position.next, point);
  }
  return made;
}

void Subtrees::index_below(std::size_t& at, const Position& position) {
  if (position.run == certificate_.rules.players) return;
  const std::size_t begin = at;
  if (number_at(at) != kNew) return;
  const std::size_t here = begun_.size();
  begun_.push_back(0);
  index(at, position);
  begun_[here] = static_cast<std::uint32_t>(ends_.size());
  begins_.push_back(static_cast<std::uint32_t>(begin));
  ends_.push_back(static_cast<std::uint32_t>(at));
}

void Subtrees::index(std::size_t& at, const Position& position) {
  bool legal = true;
  if (in_team(position.next)) {
    const auto point = static_cast<int>(number_at(at));
    index_below(at, after(position, point, legal));
    return;
  }
  for (int p = 0; p <= certificate_.graph.size(); ++p) {
    const Position made = after(position, p, legal);
    if (legal) index_below(at, made);
  }
}

std::size_t Subtrees::end_of(std::size_t at) const {
  const auto node = std::lower_bound(
      begun_.begin(), begun_.end(), at,
      [&](std::uint32_t number, std::size_t place) { return begins_[number] < place; });
  return ends_[*node];
}

// What follows a turn, at the place of its token; leads to the place after it.
Subtrees::Child Subtrees::read_child(std::size_t& at, int frame, int point,
                                     const Position& position) const {
  const checking::Group& group = ground_.group;
  const int players = certificate_.rules.players;
  Child child{kNoPoint, Child::End, {at, position, frame}};
  if (point < certificate_.graph.size()) {
    const checking::Bits stone = group.image(frame, checking::Bits{1} << point);
    child.turn = static_cast<Point>(std::countr_zero(stone));
  }
  if (position.run == players) return child;
  const std::uint64_t token = number_at(at);
  child.kind = token == kLeaf ? Child::Leaf : token == kForbidden ? Child::Forbidden : Child::Node;
  if (token == kNew) at = end_of(child.place.at);
  if (token < kEarlier) return child;
  const auto size = static_cast<std::uint64_t>(group.size());
  const auto automorphism = static_cast<int>((token - kEarlier) % size);
  // Nodes that end before the token are completed when it is read.
  const auto completed =
      std::upper_bound(ends_.begin(), ends_.end(), child.place.at) - ends_.begin();
  child.place.at = begins_[static_cast<std::size_t>(completed) - 1 - (token - kEarlier) / size];
  child.place.position.stones = group.image(group.inverse(automorphism), position.stones, players);
  child.place.frame = group.product(frame, automorphism);
  return child;
}

std::vector<Subtrees::Child> Subtrees::children(const Place& place) const {
  std::vector<Child> children;
  std::size_t at = place.at + 1;  // after the token of a new node
  const int points = certificate_.graph.size();
  bool legal = true;
  if (in_team(place.position.next)) {
    const auto point = static_cast<int>(number_at(at));
    return {read_child(at, place.frame, point, after(place.position, point, legal))};
  }
  for (int p = 0; p <= points; ++p) {
    const Position made = after(place.position, p, legal);
    if (legal) children.push_back(read_child(at, place.frame, p, made));
  }
  std::sort(children.begin(), children.end() - 1,
            [](const Child& a, const Child& b) { return a.turn < b.turn; });
  return children;
}

// False if it becomes too long.
bool Subtrees::write(const Place& place, Writer& writer) const {
  if (writer.completed.size() >= writer.most) return false;
  put_number(writer.text, kNew);
  const std::vector<Child> below = children(place);
  if (in_team(place.position.next)) {
    const Point turn = below[0].turn;
    put_number(writer.text,
               turn == kNoPoint ? static_cast<std::uint64_t>(certificate_.graph.size()) : turn);
  }
  for (const Child& child : below) {
    if (!write_below(child, writer)) return false;
  }
  writer.completed.emplace(place.at * ground_.group.size() + place.frame,
                           static_cast<std::uint32_t>(writer.completed.size()));
  return true;
}

bool Subtrees::write_below(const Child& child, Writer& writer) const {
  if (child.kind == Child::End) return true;
  if (child.kind != Child::Node) {
    put_number(writer.text, child.kind == Child::Leaf ? kLeaf : kForbidden);
    return true;
  }
  const auto known =
      writer.completed.find(child.place.at * ground_.group.size() + child.place.frame);
  if (known == writer.completed.end()) return write(child.place, writer);
  put_number(writer.text, kEarlier + writer.completed.size() - 1 - known->second);
  return true;
}

std::optional<Certificate> Subtrees::pick(const std::function<std::size_t(std::size_t)>& choose,
                                          std::size_t most_nodes) const {
  Certificate part = certificate_;
  part.automorphisms.clear();
  part.claims = {{claim_.at_least, claim_.halves, ""}};
  Place place{0, ground_.past.back(), 0};
  if (begun_.empty()) return std::nullopt;
  for (;;) {
    Writer writer;
    writer.most = most_nodes;
    if (write(place, writer)) {
      part.claims[0].proof = std::move(writer.text);
      return part;
    }
    std::vector<Child> nodes = children(place);
    std::erase_if(nodes, [](const Child& child) { return child.kind != Child::Node; });
    if (nodes.empty()) return std::nullopt;
    const Child& next = nodes[choose(nodes.size())];
    part.turns.push_back(next.turn);
    place = next.place;
  }
}

}  // namespace omnigo
