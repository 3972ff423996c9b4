// Certificates: what the solver writes is accepted, what is wrong is not, whoever wrote it.
#include "verify/verify.h"

#include <gtest/gtest.h>

#include <map>
#include <optional>

#include "base/sha256.h"
#include "graph/layout.h"
#include "small_games.h"
#include "truth.h"

namespace omnigo {
namespace {

using solve::Solver;

Certificate certified(const Game& game, const std::string& board = "a test",
                      Colour subject = Colour::Black) {
  solve::Settings settings = small_settings();
  settings.subject = subject;
  const auto solver = *Solver::create(game, settings);
  Certificate certificate = *solver->certificate();
  certificate.board = board;
  return certificate;
}

Certificate certified_board(const std::string& board, const std::string& rules) {
  return certified(*Game::start(make_layout(board)->graph, *parse_rules(rules)), board);
}

std::string flaw(const Certificate& certificate) {
  const auto proven = verify(certificate);
  return proven ? "" : proven.error().message;
}

TEST(Verify, Sha256) {
  EXPECT_EQ(sha256_text(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256_text("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256_text(std::string(1000, 'a')),
            "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3");
}

TEST(Verify, AcceptsTheSolversCertificatesOnAllGraphsUpToFourPoints) {
  Random random(5);
  for (int points = 1; points <= 4; ++points) {
    for (const Graph& graph : all_graphs(points)) {
      for (Ko ko : {Ko::Positional, Ko::Situational}) {
        for (bool suicide : {false, true}) {
          const Rules rules = rules_of(2, ko, suicide);
          BruteForce brute(graph, spec_rules(rules));
          for (const spec::Colouring& start : brute.colourings()) {
            BothGames both(graph, rules, start, 1 + static_cast<int>(random.below(2)));
            both.play_random_turns(random, static_cast<int>(random.below(10)));
            const Certificate certificate = certified(both.game);
            const auto proven = verify(certificate);
            ASSERT_TRUE(proven) << proven.error().message << "\n" << describe(both);
            ASSERT_TRUE(proven->exact());
            ASSERT_EQ(*proven->at_least, 2 * brute.value(both.oracle.history)) << describe(both);
          }
        }
      }
    }
  }
}

TEST(Verify, AcceptsCertificatesForThreePlayers) {
  Random random(6);
  for (const Graph& graph : all_graphs(3)) {
    for (Ko ko : {Ko::Positional, Ko::Situational}) {
      for (int subject : {1, 2, 3}) {
        const Rules rules = rules_of(3, ko, true);
        BruteForce brute(graph, spec_rules(rules), subject);
        BothGames both(graph, rules, spec::Colouring(3), 1);
        for (int round = 0; round < 4; ++round) {
          const auto proven = verify(certified(both.game, "", static_cast<Colour>(subject)));
          ASSERT_TRUE(proven) << proven.error().message << "\n" << describe(both);
          ASSERT_TRUE(proven->exact());
          ASSERT_EQ(*proven->at_least, 2 * brute.value(both.oracle.history)) << describe(both);
          both.play_random_turns(random, 3);
        }
      }
    }
  }
}

TEST(Verify, PublishedValues) {
  const std::map<std::string, int> values = {
      {"path:5", 0}, {"path:8", 3}, {"grid:2x2", 1}, {"grid:3x3", 9}, {"grid:3x2", 0}};
  for (const auto& [board, value] : values) {
    const Certificate certificate = certified_board(board, "no-suicide");
    const auto proven = verify(certificate);
    ASSERT_TRUE(proven) << board << ": " << proven.error().message;
    EXPECT_TRUE(proven->exact());
    EXPECT_EQ(*proven->at_least, 2 * value) << board;
    const auto read = read_certificate(write_certificate(certificate));
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(write_certificate(*read), write_certificate(certificate));
  }
  const Certificate certificate = certified_board("grid:3x3", "no-suicide,komi=2.5");
  EXPECT_EQ(in_words(certificate, *verify(certificate)),
            "On grid:3x3 (9 points, 12 edges), positional superko, suicide forbidden, area "
            "scoring, komi 0/2.5, from the empty board, first turn black: black's score less "
            "white's is, under perfect play, exactly 6.5.");
}

TEST(Verify, RefusesEveryFlippedBit) {
  const std::string file = write_certificate(certified_board("grid:2x2", "no-suicide"));
  for (std::size_t bit = 0; bit < file.size() * 8; ++bit) {
    std::string flipped = file;
    flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ 1 << bit % 8);
    ASSERT_FALSE(read_certificate(flipped)) << "bit " << bit;
  }
}

TEST(Verify, RefusesBetterClaims) {
  Certificate certificate = certified_board("grid:3x2", "no-suicide");
  for (Certificate::Claim& claim : certificate.claims) {
    claim.halves += claim.at_least ? 1 : -1;
    EXPECT_NE(flaw(certificate), "");
    claim.halves -= claim.at_least ? 1 : -1;
  }
  EXPECT_EQ(flaw(certificate), "");
}

TEST(Verify, RefusesANameThatIsNotTheGraphs) {
  Certificate certificate = certified_board("grid:3x2", "no-suicide");
  certificate.board = "path:6";
  EXPECT_NE(flaw(certificate), "");
  certificate.board = "my own board";
  EXPECT_EQ(flaw(certificate), "");
  certificate.claims.clear();
  EXPECT_NE(flaw(certificate), "");
}

// Positions whose value depends on the kind of ko: the proof for one kind must not do for the
// other.
TEST(Verify, RefusesProofsForAnotherKo) {
  int differ = 0;
  for (int points = 2; points <= 3; ++points) {
    for (const Graph& graph : all_graphs(points)) {
      for (bool suicide : {false, true}) {
        const spec::Rules positional = {.ko = spec::Ko::positional, .suicide = suicide};
        const spec::Rules situational = {.ko = spec::Ko::situational, .suicide = suicide};
        BruteForce one(graph, positional), other(graph, situational);
        for (const spec::Colouring& start : one.colourings()) {
          const Rules rules = rules_of(2, Ko::Situational, suicide);
          const BothGames both(graph, rules, start, 1);
          if (one.value(both.oracle.history) == other.value(both.oracle.history)) continue;
          ++differ;
          Certificate certificate = certified(both.game);
          EXPECT_EQ(flaw(certificate), "");
          certificate.rules.ko = spec::Ko::positional;
          EXPECT_NE(flaw(certificate), "") << describe(both);
        }
      }
    }
  }
  EXPECT_GE(differ, 1);
}

// Two triangles that share a point. Black stands there, fills the rest, loses all, and stands there
// again: safe by itself, but the play before had this stone and one in its eyes, so the
// leaf's strategy could be forbidden.
TEST(Verify, RefusesALeafThatThePlaySpoils) {
  const spec::Colouring centre = {0, 0, 1, 0, 2};
  const Graph graph = *Graph::from_edges(5, {{0, 1}, {0, 2}, {1, 2}, {2, 3}, {2, 4}, {3, 4}});
  BothGames both(graph, rules_of(2, Ko::Positional, true), spec::Colouring(5), 1);
  for (Point turn :
       {Point{0}, kNoPoint, Point{2}, kNoPoint, Point{1}, kNoPoint, Point{3}, Point{4}, Point{2}}) {
    both.turn(turn);
  }
  ASSERT_EQ(both.oracle.now().colouring, centre);
  Certificate certificate = certified(both.game);
  EXPECT_EQ(flaw(certificate), "");
  certificate.claims = {{true, 10, "\x01"}};
  EXPECT_EQ(flaw(certificate),
            "the proof of 'at least' has an error: the play before the proof spoils a leaf");
  certificate.turns.clear();
  certificate.start = centre;
  certificate.first = 2;
  EXPECT_EQ(flaw(certificate), "");
}

// A stone between two eyes of one point each needs no answer, whatever came before.
TEST(Verify, AcceptsALeafThatNothingCanSpoil) {
  BothGames both(*make_layout("path:3")->graph, rules_of(2, Ko::Positional, true), {0, 0, 0}, 1);
  for (Point turn : {Point{0}, kNoPoint, Point{1}, Point{2}, Point{1}}) both.turn(turn);
  Certificate certificate = certified(both.game);
  certificate.claims = {{true, 6, "\x01"}};
  EXPECT_EQ(flaw(certificate), "");
}

// Found by the fuzzer: Black has passed with White's stone in an eye of two points, and White ends
// play by passing too.
TEST(Verify, RefusesALeafWhoseAnswerComesTooLate) {
  const Graph graph = *Graph::from_edges(4, {{0, 2}, {0, 3}, {1, 2}, {2, 3}});
  const Rules rules = rules_of(2, Ko::Positional, true);
  BothGames both(graph, rules, {0, 0, 1, 0}, 2);
  Certificate certificate = certified(both.game);
  certificate.turns = {Point{0}, kNoPoint};
  certificate.claims = {{true, 8, "\x01"}};
  EXPECT_EQ(flaw(certificate),
            "the proof of 'at least' has an error: the game may end before the answer of a leaf");
  certificate.turns.pop_back();
  EXPECT_EQ(flaw(certificate), "");
}

// Found by the fuzzer: brute force went on after the end of play, and called a true claim wrong.
TEST(Verify, AGameThatHasEndedCountsAsItStands) {
  const Rules rules = rules_of(2, Ko::Situational, true);
  const BothGames both(*make_layout("path:2")->graph, rules, spec::Colouring(2), 2);
  Certificate certificate = certified(both.game);
  certificate.turns = {Point{0}, kNoPoint, kNoPoint};
  certificate.claims = {{true, -4, ""}, {false, -4, ""}};
  const auto proven = verify(certificate);
  ASSERT_TRUE(proven) << proven.error().message;
  Truth truth;
  EXPECT_EQ(truth.value_of(certificate), -4);
  EXPECT_TRUE(truth.holds(certificate, *proven));
  certificate.claims[0].halves = -3;
  EXPECT_NE(flaw(certificate), "");
}

// Changes a few bytes as a forger would: others in their place, inserted, removed, copied around.
std::string mutated(std::string text, Random& random) {
  const int changes = 1 + static_cast<int>(random.below(3));
  for (int i = 0; i < changes; ++i) {
    const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
    switch (random.below(6)) {
      case 0:
        text[at] = static_cast<char>(text[at] ^ 1 << random.below(8));
        break;
      case 1:
        text[at] = static_cast<char>(random.below(8));
        break;
      case 2:
        text.insert(at, 1, static_cast<char>(random.below(8)));
        break;
      case 3:
        text.erase(at, 1 + random.below(3));
        break;
      case 4:
        text.insert(at, text.substr(random.below(static_cast<std::uint32_t>(text.size())),
                                    1 + random.below(12)));
        break;
      default:
        text[at] = text[random.below(static_cast<std::uint32_t>(text.size()))];
    }
    if (text.empty()) return text;
  }
  return text;
}

// A certificate that differs from a true one in its statement, its claims or its proofs, with a
// digest that fits.
std::optional<Certificate> forged(const Certificate& truth, Random& random) {
  Certificate forged = truth;
  const std::uint32_t kind = random.below(8);
  if (kind == 0) {  // any bytes of the file
    std::string file = mutated(write_certificate(truth), random);
    file.resize(file.size() < 72 ? 0 : file.size() - 72);
    const auto read = read_certificate(file + "digest " + sha256_text(file) + "\n");
    if (!read) return std::nullopt;
    return *read;
  }
  Certificate::Claim& claim =
      forged.claims[random.below(static_cast<std::uint32_t>(forged.claims.size()))];
  if (kind < 6) claim.proof = mutated(claim.proof, random);
  if (kind % 2 == 1) claim.halves += static_cast<int>(random.below(9)) - 4;
  if (kind == 4) forged.rules.ko = spec::Ko::positional;
  if (kind == 6) forged.rules.suicide = !forged.rules.suicide;
  if (kind == 7) forged.start[random.below(static_cast<std::uint32_t>(forged.start.size()))] ^= 1;
  return forged;
}

// In format 2, with references under automorphisms, where superko lets it be found.
std::vector<Certificate> certified_by_guess(const Game& game) {
  const auto solver = *Solver::create(game, small_settings());
  const HalfPoints value = *solver->value();
  std::vector<Certificate> found;
  for (const bool at_least : {true, false}) {
    if (game.over()) continue;
    if (auto certificate = *solver->bound_certificate(at_least, value)) {
      found.push_back(*std::move(certificate));
    }
  }
  return found;
}

TEST(Verify, RefusesAutomorphismsThatAreNone) {
  const Game game = *Game::start(make_layout("3x3")->graph, *parse_rules("no-suicide"));
  const std::vector<Certificate> found = certified_by_guess(game);
  ASSERT_FALSE(found.empty());
  Certificate certificate = found[0];
  EXPECT_EQ(flaw(certificate), "");
  ASSERT_EQ(certificate.automorphisms.size(), 7u);
  const std::string no_group = "its automorphisms are not a group of automorphisms of the graph";
  certificate.automorphisms.pop_back();
  EXPECT_EQ(flaw(certificate), no_group);
  certificate = found[0];
  std::swap(certificate.automorphisms[0][0], certificate.automorphisms[0][1]);
  EXPECT_EQ(flaw(certificate), no_group);
  certificate.automorphisms[0] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  EXPECT_EQ(flaw(certificate), no_group);
}

TEST(Verify, NoForgeryIsAccepted) {
  Random random(13);
  Truth truth;
  int accepted = 0, refused = 0;
  for (const std::string board :
       {"path:2", "path:3", "path:4", "cycle:3", "star:4", "grid:2x2", "complete:4"}) {
    for (const std::string rules :
         {"no-suicide", "tromp-taylor", "no-suicide,ko=situational", "ko=situational"}) {
      const Layout layout = *make_layout(board);
      for (int position = 0; position < 3; ++position) {
        BothGames both(*layout.graph, *parse_rules(rules), spec::Colouring(layout.names.size()), 1);
        both.play_random_turns(random, 3 * position);
        std::vector<Certificate> certificates = {certified(both.game)};
        if (rules == "no-suicide") {
          for (Certificate& more : certified_by_guess(both.game)) certificates.push_back(more);
        }
        for (int round = 0; round < 500; ++round) {
          const Certificate& certificate = certificates[round % certificates.size()];
          const std::optional<Certificate> forgery = forged(certificate, random);
          if (!forgery || forgery->graph.size() > 4 || forgery->rules.players > 2) continue;
          const auto proven = verify(*forgery);
          ++(proven ? accepted : refused);
          if (!proven) continue;
          ASSERT_TRUE(truth.holds(*forgery, *proven)) << write_certificate(*forgery);
        }
      }
    }
  }
  // Some change nothing that matters, or are true for another reason.
  EXPECT_GT(accepted, 100);
  EXPECT_GT(refused, 10'000);
}

}  // namespace
}  // namespace omnigo
