// How a game in a room ends: agreement, disputes, those who left.
#include "room_table.h"

namespace omnigo {
namespace {

void pass_all(Table& table) {
  for (int i = table.room.game().players_in(); i > 0; --i) table.pass();
}

// --- leaving

TEST(RoomEnd, WhoIsGoneMayBeClaimedToHaveLeft) {
  Table table(settings("5", "players=3", "absolute:main=600"));
  EXPECT_EQ(table.room.leave_time(), 60'000);
  const actions::Claim claim{.player = Colour::Black, .left = Colour::White};
  Actor black{.person = person(0), .now = 2'000};
  EXPECT_EQ(table.act(claim, black).refusal->code, Refusal::Code::Conflict);  // is there
  black.gone = {Colour::White};
  EXPECT_EQ(table.act(claim, black).refusal->code, Refusal::Code::Conflict);  // not waited for
  table.move("C3");
  const Outcome outcome = table.act(claim, black);
  ASSERT_FALSE(outcome.refusal);
  EXPECT_EQ(outcome.events[0].name(), "left");
  // The rest play on.
  EXPECT_EQ(table.room.phase(), Phase::Playing);
  EXPECT_FALSE(table.room.game().is_in(Colour::White));
  EXPECT_EQ(table.room.live().to_play(), Colour::Red);
  black.gone = {Colour::Red};
  EXPECT_EQ(table
                .act(actions::Claim{.player = Colour::White, .left = Colour::Red},
                     {.person = person(1), .now = 2'000, .gone = {Colour::Red}})
                .refusal->code,
            Refusal::Code::Forbidden);  // who is out claims nothing
  ASSERT_FALSE(
      table.act(actions::Claim{.player = Colour::Black, .left = Colour::Red}, black).refusal);
  EXPECT_EQ(table.room.result()->how, How::Left);
  EXPECT_EQ(table.room.result()->places, (std::vector<int>{1, 3, 2}));
  EXPECT_EQ(table.room.record().result->how, RecordedResult::How::Forfeit);
}

TEST(RoomEnd, HowLongOneMayBeAwayGoesByTheClock) {
  const auto leave = [](const std::string& clock) {
    return Table(settings("3", "", clock)).room.leave_time();
  };
  EXPECT_EQ(leave("absolute:main=60"), 30'000);
  EXPECT_EQ(leave("byoyomi:main=600,period=30,periods=5"), 90'000);
  EXPECT_EQ(leave("absolute:main=7200"), 300'000);
  EXPECT_EQ(leave("fischer:main=86400,increment=86400"), std::nullopt);
  EXPECT_EQ(leave("none"), 86'400'000);
}

TEST(RoomEnd, OnlyWhoRunsTheServerAnnulsAndOnce) {
  Table table(settings("5", "", "none"));
  const actions::Annul annul{.reason = "a bot in disguise"};
  EXPECT_EQ(table.act(annul, 0).refusal->code, Refusal::Code::Forbidden);
  const Actor admin{.is_admin = true, .now = 2'000};
  const Outcome outcome = table.act(annul, admin);
  ASSERT_EQ(outcome.events.size(), 2u);  // it ends, without result
  EXPECT_EQ(table.room.result()->how, How::NoResult);
  EXPECT_TRUE(table.room.annulled());
  EXPECT_EQ(table.act(annul, admin).refusal->code, Refusal::Code::Conflict);
}

TEST(RoomEnd, WhoDoesNotAnswerAcceptsAtTheDeadline) {
  Table table(settings("5", "players=3", "move:time=30"));
  table.move("C3");
  pass_all(table);
  ASSERT_EQ(table.room.phase(), Phase::Scoring);
  table.act(actions::Propose{}, {.is_server = true, .now = table.now});
  table.act(actions::Accept{.player = Colour::Black, .marking = table.room.marking()}, 0);
  table.now = *table.room.next_tick() - 1;
  EXPECT_TRUE(table.tick().empty());
  table.now += 1;
  EXPECT_EQ(kinds(table.tick()), (Names{"accept", "accept", "result"}));
  EXPECT_EQ(table.room.result()->scores, (std::vector<HalfPoints>{50, 0, 0}));
}

TEST(RoomEnd, NobodyAcceptsAMarkingTheyDidNotSee) {
  Table table(settings("5", "", "none"));
  table.move("C3");
  pass_all(table);
  const int first = table.room.marking();
  table.act(actions::Accept{.player = Colour::Black, .marking = first}, 0);
  table.act(actions::Mark{.player = Colour::White, .dead = {12}}, 1);
  EXPECT_FALSE(table.room.agreement()->has_accepted(Colour::Black));
  EXPECT_EQ(table.act(actions::Accept{.player = Colour::Black, .marking = first}, 0).refusal->code,
            Refusal::Code::Stale);
}

TEST(RoomEnd, ADisputeUnderAreaScoringIsPlayedOnAndThenStands) {
  Table table(settings("5", "", "none"));
  table.move("C3");
  pass_all(table);
  EXPECT_EQ(kinds(table.by<actions::Resume>(Colour::White).events), Names{"resume"});
  EXPECT_EQ(table.room.phase(), Phase::Playing);
  pass_all(table);
  EXPECT_EQ(table.room.phase(), Phase::Finished);
  EXPECT_EQ(table.room.result()->scores, (std::vector<HalfPoints>{50, 0}));
}

TEST(RoomEnd, ADisputeUnderTerritoryScoringIsPlayedOnACopy) {
  // White's corner stone is dead; White disputes it, Black takes it on the copy.
  Table table(settings("3", "japanese,komi=0", "none"));
  for (const char* point : {"B2", "A1", "A2"}) table.move(point);
  pass_all(table);
  table.by<actions::Resume>(Colour::White);
  EXPECT_EQ(table.room.phase(), Phase::Dispute);
  table.pass();  // White
  ASSERT_FALSE(table.move("B1").refusal);
  pass_all(table);
  ASSERT_EQ(table.room.phase(), Phase::Finished);
  // Where it stopped: two black stones, seven points of territory, one prisoner for White.
  EXPECT_EQ(table.room.result()->scores, (std::vector<HalfPoints>{14, -2}));
  EXPECT_EQ(table.room.game().turns(), 5);
}

TEST(RoomEnd, AResignationDuringScoringLeavesItToTheOthers) {
  Table table(settings("5", "players=3", "none"));
  table.move("C3");
  pass_all(table);
  for (const Colour player : {Colour::Black, Colour::White}) {
    table.act(actions::Accept{.player = player, .marking = table.room.marking()},
              player_of(player));
  }
  EXPECT_EQ(kinds(table.by<actions::Resign>(Colour::Red).events), (Names{"resign", "result"}));
  EXPECT_EQ(table.room.result()->places, (std::vector{1, 2, 3}));
}

TEST(RoomEnd, EachPlayerMakesTheGamePrivateAndOnlyThatPlayerUndoesIt) {
  Table table(settings("5", "", "none"));
  const auto hide = [](Colour player, bool on) { return actions::Private{player, on}; };
  EXPECT_EQ(table.act(hide(Colour::Black, true), 0).refusal->code, Refusal::Code::WrongPhase);
  ASSERT_FALSE(table.act(actions::Resign{Colour::White}, 1).refusal);
  EXPECT_EQ(table.act(hide(Colour::White, true), 0).refusal->code, Refusal::Code::Forbidden);
  EXPECT_EQ(table.act(hide(Colour::Black, false), 0).refusal->code, Refusal::Code::Conflict);
  EXPECT_FALSE(table.act(hide(Colour::White, true), 1).refusal);
  EXPECT_FALSE(table.act(hide(Colour::Black, true), 0).refusal);
  EXPECT_EQ(table.room.hidden_by(), (std::vector{Colour::Black, Colour::White}));
  EXPECT_FALSE(table.act(hide(Colour::White, false), 1).refusal);
  EXPECT_TRUE(table.room.is_private());
  EXPECT_FALSE(table.act(hide(Colour::Black, false), 0).refusal);
  EXPECT_FALSE(table.room.is_private());
}

// It stays private in the end: nobody fills the log with it.
TEST(RoomEnd, AGameIsNotMadePublicAgainForever) {
  Table table(settings("5", "", "none"));
  ASSERT_FALSE(table.act(actions::Resign{Colour::White}, 1).refusal);
  int times = 0;
  while (!table.act(actions::Private{Colour::Black, true}, 0).refusal &&
         !table.act(actions::Private{Colour::Black, false}, 0).refusal) {
    ASSERT_LT(++times, 100);
  }
  EXPECT_EQ(times, 10);
  EXPECT_TRUE(table.room.is_private());
}

}  // namespace
}  // namespace omnigo
