#include "verify/proof.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "base/random.h"
#include "verify/local_games.h"

namespace omnigo::checking {

std::size_t Numbering::slot(const Bits* key) const {
  std::uint64_t hash = 0;
  for (int i = 0; i < words_; ++i) hash = splitmix64(hash ^ key[i]);
  std::size_t at = hash & (slots_.size() - 1);
  while (slots_[at] != kNone && !std::equal(key, key + words_, this->key(slots_[at]))) {
    at = (at + 1) & (slots_.size() - 1);
  }
  return at;
}

std::uint32_t Numbering::add(const Bits* key) {
  const std::size_t at = slot(key);
  if (slots_[at] != kNone) return slots_[at];
  keys_.insert(keys_.end(), key, key + words_);
  const std::uint32_t number = slots_[at] = size_++;
  if (std::size_t{size_} * 2 > slots_.size()) grow();
  return number;
}

void Numbering::grow() {
  slots_.assign(slots_.size() * 2, kNone);
  for (std::uint32_t i = 0; i < size_; ++i) slots_[slot(key(i))] = i;
}

void Proof::MadeList::add(Node node, const Stones& stones, int next) {
  nodes_.push_back(node);
  stones_.insert(stones_.end(), stones.begin(), stones.begin() + players_);
  next_.push_back(static_cast<std::uint8_t>(next));
}

Proof::Made Proof::MadeList::operator[](std::size_t i) const {
  Made made{nodes_[i], {}, next_[i]};
  std::copy_n(stones_.begin() + static_cast<std::ptrdiff_t>(i * players_), players_,
              made.stones.begin());
  return made;
}

namespace {

class Reader {
 public:
  Reader(const Ground& ground, const Certificate::Claim& claim)
      : certificate_(ground.certificate),
        rules_(certificate_.rules),
        sets_(ground.sets),
        group_(ground.group),
        claim_(claim),
        one_inside_(certificate_.format >= 2 && rules_.players == 2),
        proof_(rules_.players),
        games_(sets_, sets_.all(), table_bits(claim)),
        secure_(std::size_t{1} << table_bits(claim)) {}

  Proof read(const Position& root) {
    reserve();
    read_child(std::nullopt, root);
    demand(at_ == claim_.proof.size(), "there is data after the proof");
    name_by_completion();
    return std::move(proof_);
  }

 private:
  // About as much as a proof of this length needs, so that nothing large is copied while it grows;
  // what is not used costs nothing.
  void reserve() {
    const std::size_t bytes = claim_.proof.size();
    proof_.stones.reserve(bytes / 4 * rules_.players);
    proof_.edges.reserve(bytes / 5 * 2);
    proof_.leaves.reserve(bytes / 8);
    completed_.reserve(bytes / 4);
  }

  enum Token : std::uint64_t { kNew, kLeaf, kForbidden, kEarlier };
  static constexpr int kDeepest = 20'000;
  static constexpr Node kNobody = ~Node{0};

  // The turn that leads to a position: by whom, from where.
  struct Turn {
    Node parent;
    bool team_move;
  };

  std::uint64_t read_number() {
    std::uint64_t value = 0;
    for (int shift = 0;; shift += 7) {
      demand(at_ < claim_.proof.size() && shift < 42, "the proof is truncated or damaged");
      const auto byte = static_cast<std::uint8_t>(claim_.proof[at_++]);
      value |= static_cast<std::uint64_t>(byte & 127) << shift;
      if (byte < 128) return value;
    }
  }

  bool in_team(int player) const { return (player == certificate_.subject) == claim_.at_least; }
  int after(int player) const { return player % rules_.players + 1; }
  bool wanted(int result) const {
    return claim_.at_least ? result >= claim_.halves : result <= claim_.halves;
  }
  // The subject's result, from the scores (or komi) of all.
  int result(const std::vector<int>& scores) const {
    const int subject = certificate_.subject;
    return scores[subject - 1] - (rules_.players == 2 ? scores[2 - subject] : 0);
  }
  bool counts_well(const Position& position) const {
    return wanted(result(sets_.score(position.stones)));
  }

  // What follows a turn, or the root.
  void read_child(std::optional<Turn> turn, const Position& position) {
    if (position.run == rules_.players) {
      demand(counts_well(position), "a line of play ends with another result");
      return;
    }
    const std::uint64_t token = read_number();
    if (token == kLeaf) {
      read_leaf(turn ? turn->parent : kNobody, position);
      if (turn && turn->team_move) {
        proof_.team_moves.add(turn->parent, position.stones, position.next);
      }
      return;
    }
    demand(token != kForbidden, "a turn that needs an answer is marked as forbidden");
    const auto group = static_cast<std::uint64_t>(group_.size());
    const auto automorphism =
        token == kNew ? 0 : static_cast<std::uint16_t>((token - kEarlier) % group);
    const Node child = token == kNew ? read_node(position)
                                     : earlier((token - kEarlier) / group, automorphism, position);
    if (!turn) return;
    proof_.edges.push_back({turn->parent, child, static_cast<std::uint16_t>(automorphism)});
    proof_.by_team.push_back(turn->team_move);
  }

  // The node that was completed that many before the latest one.
  Node earlier(std::uint64_t back, int automorphism, const Position& position) const {
    demand(back < completed_.size(), "a reference leads to no node");
    const Node node = completed_[completed_.size() - 1 - back];
    const bool same =
        group_.image(automorphism, proof_.stones_at(node), rules_.players) == position.stones &&
        proof_.next[node] == position.next && proof_.run[node] == position.run;
    demand(same, "a reference leads to another position");
    return node;
  }

  Node read_node(const Position& position) {
    demand(++depth_ < kDeepest, "the proof is too deep");
    const Node self = proof_.size();
    demand(self < kNobody - 1, "the proof is too long");
    for (int i = 0; i < rules_.players; ++i) proof_.stones.push_back(position.stones[i]);
    proof_.next.push_back(static_cast<std::uint8_t>(position.next));
    proof_.run.push_back(static_cast<std::uint8_t>(position.run));
    if (in_team(position.next)) {
      read_team_turn(self, position);
    } else {
      read_all_turns(self, position);
    }
    --depth_;
    completed_.push_back(self);
    return self;
  }

  void read_team_turn(Node self, const Position& position) {
    const std::uint64_t turn = read_number();
    const auto points = static_cast<std::uint64_t>(certificate_.graph.size());
    demand(turn <= points, "a turn is not a point");
    if (turn == points) {
      read_child(Turn{self, false}, passed(position));
      return;
    }
    Position made;
    demand(moved(position, static_cast<int>(turn), made),
           "a move of the proof is on an occupied point or suicide");
    read_child(Turn{self, true}, made);
  }

  void read_all_turns(Node self, const Position& position) {
    Position made;
    for (int p = 0; p < certificate_.graph.size(); ++p) {
      if (!moved(position, p, made)) continue;
      if (const std::size_t before = at_; read_number() == kForbidden) {
        proof_.forbidden.add(self, made.stones, made.next);
      } else {
        at_ = before;
        read_child(Turn{self, false}, made);
      }
    }
    read_child(Turn{self, false}, passed(position));
  }

  Position passed(const Position& position) const {
    return {position.stones, after(position.next), position.run + 1};
  }
  // Repetition aside; false where the point is occupied or it is a suicide that the rules forbid.
  bool moved(const Position& position, int point, Position& made) const {
    for (Bits stones : position.stones) {
      if (stones >> point & 1) return false;
    }
    made = {position.stones, after(position.next), 0};
    return sets_.move(made.stones, position.next, point);
  }

  // Remembers what it was asked lately.
  const Secured& secured(Bits own) {
    Line& line = secure_[splitmix64(own) & (secure_.size() - 1)];
    if (line.own != own) line = {own, sets_.secure(own, one_inside_)};
    return line.secured;
  }

  void read_leaf(Node parent, const Position& position) {
    int kept = 0, kept_by_passing = 0;
    std::vector<std::array<Bits, 4>> answering;
    for (int player = 1; player <= rules_.players; ++player) {
      if (!in_team(player)) continue;
      const Secured& secured = this->secured(position.stones[player - 1]);
      kept += std::popcount(secured.stones | secured.held);
      kept_by_passing += std::popcount(secured.stones | (secured.held & ~secured.answered));
      if (secured.answered != 0) {
        answering.push_back(
            {static_cast<Bits>(player), secured.stones, secured.held, secured.answered});
      }
    }
    if (enough(kept_by_passing)) return;
    if (!enough(kept)) {
      answering = {all_kept(position)};
      demand(answering[0][0] != 0, "a leaf does not secure what it claims");
    }
    // A pass made before the leaf may be the last: then nothing is answered any more.
    for (int back = 1, player = position.next; back <= position.run; ++back) {
      player = player == 1 ? rules_.players : player - 1;
      if (in_team(player))
        demand(counts_well(position), "the game may end before the answer of a leaf");
    }
    for (const auto& pattern : answering) {
      proof_.leaves.push_back({parent, proof_.patterns.add(pattern.data())});
    }
  }
  // The pattern of a leaf where the team's largest block lives and nothing else does; player 0 if
  // that is not so.
  std::array<Bits, 4> all_kept(const Position& position) {
    if (certificate_.format < 2 || rules_.players != 2 || rules_.suicide) return {};
    if (!enough(certificate_.graph.size())) return {};
    const int player = in_team(1) ? 1 : 2;
    const Bits own = position.stones[player - 1], other = position.stones[2 - player];
    const Bits block = games_.largest_block(own);
    if (block == 0 || !games_.all_is_kept(block, own, other, 0)) return {};
    const Bits rest = sets_.all() & ~block;
    Bits answered = 0;
    for (Bits left = rest; left != 0;) {
      const Bits region = sets_.part(left & -left, left);
      left &= ~region;
      if ((region & (region - 1)) != 0) answered |= region;
    }
    return {static_cast<Bits>(player), block, rest, answered};
  }
  // Whether this many points kept by the team are enough if the others have all the rest.
  bool enough(int kept) const {
    const int size = certificate_.graph.size();
    const int own = claim_.at_least ? kept : size - kept;
    const int rest = rules_.players == 2 ? size - own : 0;
    return wanted(2 * (own - rest) + result(rules_.komi));
  }

  // So far nodes had the number in which they begin.
  void name_by_completion() {
    std::vector<Node> name(completed_.size());
    for (Node i = 0; i < completed_.size(); ++i) name[completed_[i]] = i;
    const auto rename = [&](Node& node) {
      if (node != kNobody) node = name[node];
    };
    for (Proof::Edge& edge : proof_.edges) {
      rename(edge.parent);
      rename(edge.child);
    }
    proof_.team_moves.rename(rename);
    proof_.forbidden.rename(rename);
    // A leaf at the root has nothing above it but the play before.
    for (Proof::Leaf& leaf : proof_.leaves) rename(leaf.parent);
    std::vector<Bits> stones(proof_.stones.size());
    std::vector<std::uint8_t> next(name.size()), run(name.size());
    for (Node i = 0; i < name.size(); ++i) {
      for (int k = 0; k < rules_.players; ++k) {
        stones[std::size_t{name[i]} * rules_.players + k] =
            proof_.stones[std::size_t{i} * rules_.players + k];
      }
      next[name[i]] = proof_.next[i];
      run[name[i]] = proof_.run[i];
    }
    proof_.stones = std::move(stones);
    proof_.next = std::move(next);
    proof_.run = std::move(run);
  }

  static int table_bits(const Certificate::Claim& claim) {
    return std::clamp(static_cast<int>(std::bit_width(claim.proof.size())), 4, 22);
  }
  struct Line {
    Bits own = 0;  // nothing is secured without stones
    Secured secured;
  };

  const Certificate& certificate_;
  const spec::Rules& rules_;
  const Sets& sets_;
  const Group& group_;
  const Certificate::Claim& claim_;
  const bool one_inside_;
  Proof proof_;
  std::size_t at_ = 0;  // in the bytes
  int depth_ = 0;
  std::vector<Node> completed_;
  LocalGames<Sets, Bits> games_;
  std::vector<Line> secure_;
};

// By the rules word for word: there are few of these turns.
std::vector<Position> play_before(const Certificate& certificate, const Sets& sets) {
  demand(spec::without_dead_stones(certificate.graph, certificate.start),
         "the start has a dead stone");
  spec::Game game = spec::start(certificate.graph, certificate.rules, certificate.start);
  game.history[0].next = certificate.first;
  for (Point p : certificate.turns) {
    demand(!spec::stopped(game), "a turn is given after the end of play");
    const int player = game.now().next;
    if (p == kNoPoint) {
      spec::pass(game, player);
      continue;
    }
    demand(spec::judge(game, player, p) == spec::Verdict{}, "a given turn is illegal");
    spec::move(game, player, p);
  }
  std::vector<Position> past;
  for (const spec::State& state : game.history) {
    past.push_back(
        {sets.stones_of(state.colouring), state.next, static_cast<int>(state.passed.size())});
  }
  return past;
}

}  // namespace

Ground ground_of(const Certificate& certificate) {
  Ground ground{certificate,
                Sets(certificate.graph, certificate.rules),
                Group(certificate.graph, certificate.automorphisms),
                {}};
  demand(ground.group.valid(), "its automorphisms are not a group of automorphisms of the graph");
  ground.past = play_before(certificate, ground.sets);
  return ground;
}

Proof read_proof(const Ground& ground, const Certificate::Claim& claim) {
  return Reader(ground, claim).read(ground.past.back());
}

}  // namespace omnigo::checking
