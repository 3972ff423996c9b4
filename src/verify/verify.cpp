// A proof is a graph of positions that says, at each turn of the team that claims something, which
// turn to make, and covers every turn of the others. Part 1 reads it and checks each position on
// its own, by the rules. Part 2 checks that every play along the graph is legal under superko. Why
// this is enough is proved in docs/certificates.md; the names of the conditions are those used
// there.
#include "verify/verify.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <set>

#include "base/quote.h"
#include "graph/families.h"

namespace omnigo {
namespace {

using spec::Colouring;
using Bits = std::uint64_t;

struct Flaw {
  std::string message;
};
void demand(bool holds, const char* flaw) {
  if (!holds) throw Flaw{flaw};
}

// The strategy that keeps a set of stones and regions for good (docs/certificates.md, "Leaves").
struct Secured {
  Bits stones = 0, held = 0, answered = 0;  // answered: the held regions of two points or more
  auto operator<=>(const Secured&) const = default;
  // Whether a colouring of the past, of which these are the player's stones, spoils it.
  bool spoiled_by(Bits past) const { return (stones & ~past) == 0 && (answered & past) != 0; }
};

Bits bits_of(const std::vector<Point>& points) {
  Bits bits = 0;
  for (Point p : points) bits |= Bits{1} << p;
  return bits;
}

Bits stones_of(const Colouring& colouring, int player) {
  Bits bits = 0;
  for (std::size_t p = 0; p < colouring.size(); ++p) bits |= Bits{colouring[p] == player} << p;
  return bits;
}

// The connected parts of the set, and the points adjacent to some point of it.
std::vector<Bits> parts(const Graph& graph, Bits set) {
  std::vector<Bits> found;
  Colouring inside(graph.size());
  for (int p = 0; p < graph.size(); ++p) inside[p] = set >> p & 1;
  for (Bits left = set; left != 0; left &= ~found.back()) {
    Point p = 0;
    while ((left >> p & 1) == 0) ++p;
    found.push_back(bits_of(spec::block(graph, inside, p)));
  }
  return found;
}
Bits beside(const Graph& graph, Bits set) {
  Bits adjacent = 0;
  for (int p = 0; p < graph.size(); ++p) {
    if (set >> p & 1) {
      for (Point q : graph.neighbours(static_cast<Point>(p))) adjacent |= Bits{1} << q;
    }
  }
  return adjacent;
}

// The largest union of blocks, each with two or more regions all of whose points are adjacent to
// it.
Secured secure(const Graph& graph, Bits own) {
  const Bits all = graph.size() == 64 ? ~Bits{0} : (Bits{1} << graph.size()) - 1;
  std::vector<Bits> blocks = parts(graph, own);
  for (;;) {
    Secured secured;
    for (Bits block : blocks) secured.stones |= block;
    const std::vector<Bits> regions = parts(graph, all & ~secured.stones);
    for (Bits region : regions) {
      if ((region & ~beside(graph, secured.stones)) != 0) continue;
      secured.held |= region;
      if ((region & (region - 1)) != 0) secured.answered |= region;
    }
    const auto lacks_regions = [&](Bits block) {
      return std::count_if(regions.begin(), regions.end(),
                           [&](Bits region) { return (region & ~beside(graph, block)) == 0; }) < 2;
    };
    if (std::erase_if(blocks, lacks_regions) == 0) return secured;
  }
}

// A position: which colouring (by number), whose turn, and how many passes came last.
struct Position {
  int colouring = 0, next = 1, run = 0;
  bool operator==(const Position&) const = default;
};

class Checker {
 public:
  Checker(const Certificate& certificate, const Certificate::Claim& claim)
      : graph_(certificate.graph),
        rules_(certificate.rules),
        subject_(certificate.subject),
        claim_(claim),
        game_(spec::start(graph_, rules_, certificate.start)) {
    demand(spec::without_dead_stones(graph_, certificate.start), "the start has a dead stone");
    game_.history[0].next = certificate.first;
    for (Point p : certificate.turns) play(p);
    for (const spec::State& state : game_.history) {
      past_.insert(number_of(state.colouring));
      past_keys_.insert(key({number_of(state.colouring), state.next, 0}));
    }
    root_ = {number_of(game_.now().colouring), game_.now().next,
             static_cast<int>(game_.now().passed.size())};
  }

  // Throws a Flaw if the proof has one; returns the number of its positions.
  int check() {
    read_child(kNobody, root_, false);
    demand(at_ == claim_.proof.size(), "something follows the proof");
    check_team_moves();
    check_forbidden();
    check_leaves();
    return static_cast<int>(nodes_.size());
  }

 private:
  // ---- Part 1: reading, and each position on its own.

  struct Node {
    Position position;
    std::vector<int> children;
  };
  enum Token : std::uint32_t { kNew, kLeaf, kForbidden, kEarlier };
  static constexpr int kNobody = -1;
  static constexpr int kDeepest = 20'000;

  void play(Point p) {
    demand(!spec::stopped(game_), "a turn is given after the end of play");
    const int player = game_.now().next;
    if (p == kNoPoint) {
      spec::pass(game_, player);
      return;
    }
    demand(spec::judge(game_, player, p) == spec::Verdict{}, "a turn given is illegal");
    spec::move(game_, player, p);
  }

  std::uint32_t read_number() {
    std::uint32_t value = 0;
    for (int shift = 0;; shift += 7) {
      demand(at_ < claim_.proof.size() && shift < 28, "the proof is cut short or garbled");
      const auto byte = static_cast<std::uint8_t>(claim_.proof[at_++]);
      value |= static_cast<std::uint32_t>(byte & 127) << shift;
      if (byte < 128) return value;
    }
  }

  int number_of(const Colouring& colouring) {
    const auto [found, fresh] = numbers_.emplace(colouring, static_cast<int>(colourings_.size()));
    if (fresh) {
      colourings_.push_back(colouring);
      stones_.emplace_back();
      for (int player = 1; player <= rules_.players; ++player) {
        stones_.back()[player] = stones_of(colouring, player);
      }
    }
    return found->second;
  }
  // What superko compares.
  int key(const Position& position) const {
    return rules_.ko == spec::Ko::situational
               ? position.colouring * (rules_.players + 1) + position.next
               : position.colouring;
  }
  bool in_team(int player) const { return (player == subject_) == claim_.at_least; }
  int after(int player) const { return player % rules_.players + 1; }
  bool wanted(int result) const {
    return claim_.at_least ? result >= claim_.halves : result <= claim_.halves;
  }
  // The subject's result, from the scores (or komi) of all.
  int result(const std::vector<int>& scores) const {
    return scores[subject_ - 1] - (rules_.players == 2 ? scores[2 - subject_] : 0);
  }
  // A game in which this stands, for the oracle; its history is not asked for.
  const spec::Game& standing(const Colouring& colouring) {
    game_.history.resize(1);
    game_.history[0].colouring = colouring;
    return game_;
  }

  // What follows a turn from `parent`.
  void read_child(int parent, const Position& position, bool team_moved) {
    if (position.run == rules_.players) {
      demand(wanted(result(spec::score(standing(colourings_[position.colouring])))),
             "a play ends with another result");
      return;
    }
    if (team_moved) team_moves_.insert({key(position), parent});
    const std::uint32_t token = read_number();
    if (token == kLeaf) {
      read_leaf(parent, position);
      return;
    }
    demand(token != kForbidden, "a turn is said to be forbidden that must be answered for");
    const int child = token == kNew ? read_node(position) : earlier(token - kEarlier, position);
    if (parent != kNobody) nodes_[parent].children.push_back(child);
  }

  // The node that was completed so many before the latest one.
  int earlier(std::uint32_t back, const Position& position) const {
    demand(back < completed_.size(), "a reference leads nowhere");
    const int node = completed_[completed_.size() - 1 - back];
    demand(nodes_[node].position == position, "a reference leads elsewhere");
    return node;
  }

  int read_node(const Position& position) {
    demand(++depth_ < kDeepest, "the proof is too deep");
    const int self = static_cast<int>(nodes_.size());
    nodes_.push_back({position, {}});
    if (in_team(position.next)) {
      read_team_turn(self, position);
    } else {
      read_all_turns(self, position);
    }
    --depth_;
    completed_.push_back(self);
    return self;
  }

  void read_team_turn(int self, const Position& position) {
    const std::uint32_t turn = read_number();
    const int next = after(position.next);
    if (turn == static_cast<std::uint32_t>(graph_.size())) {
      read_child(self, {position.colouring, next, position.run + 1}, false);
      return;
    }
    demand(turn < static_cast<std::uint32_t>(graph_.size()), "a turn is no point");
    const int made = outcome(position, static_cast<Point>(turn));
    demand(made >= 0, "a move of the proof is occupied or suicide");
    read_child(self, {made, next, 0}, true);
  }

  void read_all_turns(int self, const Position& position) {
    const int next = after(position.next);
    for (int p = 0; p < graph_.size(); ++p) {
      const int made = outcome(position, static_cast<Point>(p));
      if (made < 0) continue;
      if (at_ < claim_.proof.size() && claim_.proof[at_] == kForbidden) {
        ++at_;
        forbidden_.insert({key({made, next, 0}), self});
      } else {
        read_child(self, {made, next, 0}, false);
      }
    }
    read_child(self, {position.colouring, next, position.run + 1}, false);
  }

  // The colouring after the move, repetition aside; -1 where the point is occupied or it is a
  // suicide that the rules forbid.
  int outcome(const Position& position, Point p) {
    const Colouring colouring = colourings_[position.colouring];
    if (colouring[p] != 0) return -1;
    const spec::Outcome made = spec::outcome(standing(colouring), position.next, p);
    if (!rules_.suicide && made.own_cleared != made.opponents_cleared) return -1;
    return number_of(made.own_cleared);
  }

  void read_leaf(int parent, const Position& position) {
    int kept = 0, kept_by_passing = 0;
    std::vector<std::pair<int, Secured>> answering;
    for (int player = 1; player <= rules_.players; ++player) {
      if (!in_team(player)) continue;
      const Secured secured = secure(graph_, stones_[position.colouring][player]);
      kept += __builtin_popcountll(secured.stones | secured.held);
      kept_by_passing += __builtin_popcountll(secured.stones | (secured.held & ~secured.answered));
      if (secured.answered != 0) answering.push_back({player, secured});
    }
    if (enough(kept_by_passing)) return;
    demand(enough(kept), "a leaf is not sure of what it claims");
    // A pass made before the leaf may be the last: then nothing is answered any more.
    for (int back = 1, player = position.next; back <= position.run; ++back) {
      player = player == 1 ? rules_.players : player - 1;
      if (!in_team(player)) continue;
      demand(wanted(result(spec::score(standing(colourings_[position.colouring])))),
             "play may end before a leaf's answer");
    }
    for (const auto& leaf : answering) leaves_.insert({leaf, parent});
  }
  // Whether so many points kept by the team are enough if the others have all the rest.
  bool enough(int kept) const {
    const int own = claim_.at_least ? kept : graph_.size() - kept;
    const int rest = rules_.players == 2 ? graph_.size() - own : 0;
    return wanted(2 * (own - rest) + result(rules_.komi));
  }

  // ---- Part 2: superko.

  // Is a target reached from a source along the graph, the ends included, without a blocked node?
  struct Question {
    std::vector<int> sources, blocked, targets;
  };

  // Whether the answer is yes for any of them: 512 at a time, one bit a question. Parents come
  // before their children if the nodes are taken in the reverse of the order in which they were
  // completed.
  using Answers = std::array<Bits, 8>;
  bool any_reached(const std::vector<Question>& questions) const {
    constexpr std::size_t kAtOnce = 64 * std::tuple_size_v<Answers>;
    std::vector<Answers> reached, shut;
    for (std::size_t first = 0; first < questions.size(); first += kAtOnce) {
      reached.assign(nodes_.size(), {});
      shut.assign(nodes_.size(), {});
      const std::size_t size = std::min(kAtOnce, questions.size() - first);
      for (std::size_t i = 0; i < size; ++i) {
        const Question& question = questions[first + i];
        for (int node : question.sources) reached[node][i / 64] |= Bits{1} << i % 64;
        for (int node : question.blocked) shut[node][i / 64] |= Bits{1} << i % 64;
      }
      for (auto node = completed_.rbegin(); node != completed_.rend(); ++node) {
        Answers& here = reached[*node];
        for (std::size_t w = 0; w < here.size(); ++w) here[w] &= ~shut[*node][w];
        for (int child : nodes_[*node].children) {
          for (std::size_t w = 0; w < here.size(); ++w) reached[child][w] |= here[w];
        }
      }
      for (std::size_t i = 0; i < size; ++i) {
        for (int node : questions[first + i].targets) {
          if (reached[node][i / 64] >> i % 64 & 1) return true;
        }
      }
    }
    return false;
  }

  // Groups the nodes that share a key (or another label) with it.
  template <class Label>
  static std::map<Label, std::vector<int>> by_label(const std::set<std::pair<Label, int>>& pairs) {
    std::map<Label, std::vector<int>> groups;
    for (const auto& [label, node] : pairs) groups[label].push_back(node);
    return groups;
  }
  std::map<int, std::vector<int>> nodes_by_key() const {
    std::map<int, std::vector<int>> groups;
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      groups[key(nodes_[i].position)].push_back(static_cast<int>(i));
    }
    return groups;
  }

  // (M) No move of the team repeats a situation met before.
  void check_team_moves() const {
    std::vector<Question> questions;
    const auto nodes = nodes_by_key();
    for (const auto& [made, movers] : by_label(team_moves_)) {
      demand(!past_keys_.contains(made), "a move of the proof repeats the play before it");
      const auto met = nodes.find(made);
      if (met != nodes.end()) questions.push_back({met->second, {}, movers});
    }
    demand(!any_reached(questions), "a move of the proof may repeat a situation");
  }

  // (F) What is said to be forbidden is: no way leads there around the situation that forbids it.
  void check_forbidden() const {
    std::vector<Question> questions;
    const auto nodes = nodes_by_key();
    for (const auto& [made, places] : by_label(forbidden_)) {
      if (past_keys_.contains(made)) continue;
      const auto met = nodes.find(made);
      demand(met != nodes.end(), "a move said to be forbidden is not");
      questions.push_back({{0}, met->second, places});
    }
    demand(!any_reached(questions), "a move said to be forbidden may be legal");
  }

  // (L) Nothing met before a leaf spoils its strategy.
  void check_leaves() const {
    std::vector<Question> questions;
    for (const auto& [leaf, parents] : by_label(leaves_)) {
      const auto& [player, secured] = leaf;
      Question question{{}, {}, parents};
      for (int past : past_) {
        demand(!secured.spoiled_by(stones_[past][player]),
               "the play before the proof spoils a leaf");
      }
      for (std::size_t i = 0; i < nodes_.size(); ++i) {
        if (secured.spoiled_by(stones_[nodes_[i].position.colouring][player])) {
          question.sources.push_back(static_cast<int>(i));
        }
      }
      if (!question.sources.empty() && parents.front() != kNobody) questions.push_back(question);
    }
    demand(!any_reached(questions), "a leaf may be spoilt by what was met before");
  }

  const Graph& graph_;
  const spec::Rules& rules_;
  const int subject_;
  const Certificate::Claim& claim_;
  spec::Game game_;
  Position root_;
  std::set<int> past_, past_keys_;  // colourings and keys of the play before, the root's included

  std::map<Colouring, int> numbers_;
  std::vector<Colouring> colourings_;
  std::vector<std::array<Bits, kMostCertifiedPlayers + 1>> stones_;  // by colouring and player
  std::size_t at_ = 0;                                               // in the proof
  int depth_ = 0;
  std::vector<Node> nodes_;     // in the order in which they begin; 0 is the root
  std::vector<int> completed_;  // in the order in which they end
  // Each with the node where it is: what team moves make, what is said to be forbidden, and leaves
  // by their player.
  std::set<std::pair<int, int>> team_moves_, forbidden_;
  std::set<std::pair<std::pair<int, Secured>, int>> leaves_;
};

std::string halves_text(int halves) {
  const std::string sign = halves < 0 ? "-" : "";
  return sign + std::to_string(std::abs(halves) / 2) + (halves % 2 != 0 ? ".5" : "");
}

std::string player_name(int player) {
  static const char* const kNames[] = {"", "black", "white", "red", "blue", "green", "yellow"};
  return kNames[player];
}

// A name of a family of boards must be the name of this graph; other names are only names.
Result<bool> check_name(const Certificate& certificate) {
  const auto layout = make_family(certificate.board);
  if (layout && *layout->graph != certificate.graph) {
    return Error{"the graph is not " + quote(certificate.board)};
  }
  return true;
}

}  // namespace

Result<Proven> verify(const Certificate& certificate) {
  if (auto named = check_name(certificate); !named) return named.error();
  if (certificate.claims.empty()) return Error{"it claims nothing"};
  Proven proven;
  for (const Certificate::Claim& claim : certificate.claims) {
    try {
      proven.nodes += Checker(certificate, claim).check();
    } catch (const Flaw& flaw) {
      return Error{std::string("the proof of 'at ") + (claim.at_least ? "least" : "most") +
                   "' has a flaw: " + flaw.message};
    }
    std::optional<int>& bound = claim.at_least ? proven.at_least : proven.at_most;
    bound = !bound           ? claim.halves
            : claim.at_least ? std::max(*bound, claim.halves)
                             : std::min(*bound, claim.halves);
  }
  return proven;
}

std::string in_words(const Certificate& certificate, const Proven& proven) {
  const spec::Rules& rules = certificate.rules;
  std::string text = "On " + certificate.board + " (" + std::to_string(certificate.graph.size()) +
                     " points, " + std::to_string(certificate.graph.edge_count()) + " edges), ";
  text += rules.ko == spec::Ko::situational ? "situational" : "positional";
  text += std::string(" superko, suicide ") + (rules.suicide ? "allowed" : "forbidden");
  text += ", area scoring, komi";
  for (int player = 1; player <= rules.players; ++player) {
    text += (player > 1 ? "/" : " ") + halves_text(rules.komi[player - 1]);
  }
  const bool empty = certificate.start == Colouring(certificate.start.size());
  text += empty ? ", from the empty board" : ", from the start colouring given";
  if (!certificate.turns.empty()) {
    text += " and after " + std::to_string(certificate.turns.size()) + " turns";
  }
  const std::string subject = player_name(certificate.subject);
  text += ", first turn " + player_name(certificate.first) + ": ";
  text += rules.players == 2
              ? subject + "'s score less " + player_name(3 - certificate.subject) + "'s"
              : subject + "'s score against all others together";
  text += " is, under perfect play, ";
  if (proven.exact()) return text + "exactly " + halves_text(*proven.at_least) + ".";
  if (proven.at_least) text += "at least " + halves_text(*proven.at_least);
  if (proven.at_most) {
    text += std::string(proven.at_least ? " and " : "") + "at most " + halves_text(*proven.at_most);
  }
  return text + ".";
}

}  // namespace omnigo
