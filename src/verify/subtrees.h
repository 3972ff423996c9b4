// Parts of a large proof as certificates of their own, for a checker that is too slow for all of
// it.
#pragma once

#include <functional>
#include <optional>
#include <unordered_map>

#include "verify/proof.h"

namespace omnigo {

// Of the certificate's first claim. verify() must have accepted the certificate, which must outlive
// this.
class Subtrees {
 public:
  explicit Subtrees(const Certificate& certificate);

  // Follows turns that `choose(n)`, a number below n, picks, until what is left has at most
  // `most_nodes` nodes: a certificate of the same claim after these turns, without automorphisms.
  // Nothing if the way ends at a leaf.
  std::optional<Certificate> pick(const std::function<std::size_t(std::size_t)>& choose,
                                  std::size_t most_nodes) const;

 private:
  using Position = checking::Position;
  // A node by the place of its token, as an automorphism carries it to where it stands in the play.
  struct Place {
    std::size_t at;
    Position position;  // as it is written
    int frame;
  };
  struct Child {
    Point turn;  // in the play
    enum Kind { End, Leaf, Forbidden, Node } kind;
    Place place;
  };
  struct Writer {
    std::string text;
    std::unordered_map<std::uint64_t, std::uint32_t> completed;  // by place and frame
    std::size_t most = 0;
  };

  std::uint64_t number_at(std::size_t& at) const;
  bool in_team(int player) const;
  Position after(const Position& position, int point, bool& legal) const;
  void index(std::size_t& at, const Position& position);
  void index_below(std::size_t& at, const Position& position);
  std::size_t end_of(std::size_t at) const;
  Child read_child(std::size_t& at, int frame, int point, const Position& position) const;
  // In the order in which the play's frame has them.
  std::vector<Child> children(const Place& place) const;
  bool write(const Place& place, Writer& writer) const;
  bool write_below(const Child& child, Writer& writer) const;

  const Certificate& certificate_;
  const Certificate::Claim& claim_;
  checking::Ground ground_;
  // Where nodes end and begin, in the order in which they are completed, and their numbers in the
  // order in which they begin: places in the proof are found by halving.
  std::vector<std::uint32_t> ends_, begins_, begun_;
};

}  // namespace omnigo
