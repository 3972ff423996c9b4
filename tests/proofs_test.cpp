// What a graph of proofs says of A, against A written out as a set.
#include "solve/proofs.h"

#include <gtest/gtest.h>

#include <set>

#include "base/random.h"
#include "graph/layout.h"

namespace omnigo::solve {
namespace {

using Graph2 = ProofGraph<2>;
using Set = std::set<Situation<2>>;

class RandomProofs {
 public:
  RandomProofs(const Graph& graph, int number)
      : all_((Points{1} << graph.size()) - 1),
        automorphisms_(graph, 200),
        proofs_(automorphisms_, 2000) {
    for (int i = 0; i < number; ++i) add();
  }

  Situation<2> situation() {
    Situation<2> random;
    for (Points& stones : random.stones.of) stones = random_.below(64) & all_;
    random.stones.of[1] &= ~random.stones.of[0];
    return random;
  }
  bool creates(std::uint32_t proof, const Situation<2>& s) {
    return proofs_.creates(proof, s, mark(s));
  }
  std::uint32_t size() const { return proofs_.size(); }
  // A of each proof by number, and its winner.
  std::vector<Set> sets = {{}};
  std::vector<int> winners = {2};
  Graph2& graph() { return proofs_; }

 private:
  Mark mark(const Situation<2>& s) const {
    int to_frame;
    return static_cast<Mark>(least_image(automorphisms_, s.stones, to_frame).hash());
  }
  std::uint32_t below(std::size_t bound) {
    return random_.below(static_cast<std::uint32_t>(bound));
  }

  void add() {
    Graph2::Proof proof;
    Set set;
    proof.winner = static_cast<std::uint8_t>(below(2));
    if (below(2) == 0) {
      proof.creates = true;
      proof.created = situation();
      proof.mark = mark(proof.created);
      set.insert(proof.created);
    }
    std::vector<Graph2::Rest> rests;
    for (int tries = 0; tries < 3; ++tries) {
      const std::uint32_t rest = below(sets.size());
      if (winners[rest] != proof.winner) continue;
      const auto turn = static_cast<std::uint16_t>(below(automorphisms_.size()));
      rests.push_back({rest, turn, 0});
      const int back = automorphisms_.inverse(turn);
      for (const Situation<2>& s : sets[rest]) set.insert(image(automorphisms_, back, s));
    }
    EXPECT_EQ(proofs_.add(proof, rests, all_), sets.size());
    sets.push_back(set);
    winners.push_back(proof.winner);
  }

  const Points all_;
  Random random_{5};
  Automorphisms automorphisms_;
  Graph2 proofs_;
};

TEST(Proofs, AIsWhatTheGraphSays) {
  RandomProofs proofs(*make_layout("cycle:6")->graph, 2000);
  long found = 0, missed = 0;
  for (std::uint32_t proof = 1; proof < proofs.size(); ++proof) {
    for (int i = 0; i < 20; ++i) {
      const Situation<2> s = proofs.situation();
      const bool creates = proofs.creates(proof, s);
      ASSERT_EQ(creates, proofs.sets[proof].contains(s));
      ++(creates ? found : missed);
    }
    for (const Situation<2>& s : proofs.sets[proof]) ASSERT_TRUE(proofs.creates(proof, s));
  }
  EXPECT_GT(found, 1000);
  EXPECT_GT(missed, 1000);
}

TEST(Proofs, ListsSayTheSame) {
  RandomProofs proofs(*make_layout("cycle:6")->graph, 4000);
  for (int i = 0; i < 20000 || proofs.graph().lists() == 0; ++i) {
    const std::uint32_t proof = proofs.size() - 1 - static_cast<std::uint32_t>(i % 100);
    const Situation<2> s = proofs.situation();
    ASSERT_EQ(proofs.creates(proof, s), proofs.sets[proof].contains(s));
    ASSERT_LT(i, 2000000);
  }
}

TEST(Proofs, NothingIsLostWhereProofsAreDropped) {
  RandomProofs proofs(*make_layout("cycle:6")->graph, 2000);
  const std::vector<std::uint32_t> renamed =
      proofs.graph().drop([](std::uint32_t number) { return number % 3 != 0; });
  long not_created = 0;
  for (std::uint32_t old = 1; old < renamed.size(); ++old) {
    ASSERT_EQ(renamed[old] == 0, old % 3 == 0);
    if (renamed[old] == 0) continue;
    for (int round = 0; round < 10; ++round) {
      for (const Situation<2>& s : proofs.sets[old]) ASSERT_TRUE(proofs.creates(renamed[old], s));
    }
    not_created += !proofs.creates(renamed[old], proofs.situation());
  }
  EXPECT_GT(not_created, 20);
}

}  // namespace
}  // namespace omnigo::solve
