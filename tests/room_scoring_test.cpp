// The count cannot be gamed: silence accepts nothing that is worse for the silent player than the
// server's own reading.
#include "room_table.h"

namespace omnigo {
namespace {

// Black's wall and White's on 5x5, all alive as far as the server is concerned: 15 to 10.
Table walls(const std::string& rules, const std::string& clock = "absolute:main=600") {
  Table table(settings("5", rules, clock));
  for (int row = 1; row <= 5; ++row) {
    table.move("C" + std::to_string(row));
    table.move("D" + std::to_string(row));
  }
  table.pass();
  table.pass();
  EXPECT_EQ(table.room.phase(), Phase::Scoring);
  return table;
}

std::vector<Point> stones_of(const Room& room, Colour player) {
  std::vector<Point> stones;
  for (int p = 0; p < room.game().graph().size(); ++p) {
    if (room.game().board().at(static_cast<Point>(p)) == player) {
      stones.push_back(static_cast<Point>(p));
    }
  }
  return stones;
}

Outcome read_it(Table& table, std::vector<Point> dead = {}) {
  return table.act(actions::Propose{.proposal = {.dead = std::move(dead)}},
                   {.is_server = true, .now = table.now});
}
Outcome mark(Table& table, Colour player, std::vector<Point> dead) {
  return table.act(actions::Mark{.player = player, .dead = std::move(dead)}, player_of(player));
}
Outcome accept(Table& table, Colour player) {
  return table.act(actions::Accept{.player = player, .marking = table.room.marking()},
                   player_of(player));
}
std::vector<RoomEvent> wait_for_the_end(Table& table) {
  table.now = table.room.next_tick().value_or(table.now);
  return table.tick();
}

const std::vector<HalfPoints> kFair = {30, 20};

TEST(RoomScoring, SilenceDoesNotAcceptThatOnesLivingStonesAreDead) {
  Table table = walls("");
  read_it(table);
  const Outcome marked = mark(table, Colour::White, stones_of(table.room, Colour::Black));
  EXPECT_EQ(first<events::Mark>(marked).worse, (std::vector<Loss>{{Colour::Black, 30}}));
  accept(table, Colour::White);
  EXPECT_EQ(kinds(wait_for_the_end(table)), (Names{"ruling", "result"}));
  EXPECT_EQ(table.room.result()->scores, kFair);
  EXPECT_EQ(table.room.record().agreement->dead, std::vector<Point>());
}

TEST(RoomScoring, OnesOwnClickAcceptsIt) {
  Table table = walls("");
  read_it(table);
  mark(table, Colour::White, stones_of(table.room, Colour::Black));
  accept(table, Colour::White);
  accept(table, Colour::Black);
  EXPECT_EQ(table.room.result()->scores, (std::vector<HalfPoints>{0, 50}));
}

TEST(RoomScoring, SilenceAcceptsWhatIsNoWorse) {
  Table table = walls("");
  read_it(table);
  EXPECT_EQ(kinds(wait_for_the_end(table)), (Names{"accept", "accept", "result"}));
  EXPECT_EQ(table.room.result()->scores, kFair);
}

// Dead stones of your own marked alive again, under territory scoring.
TEST(RoomScoring, WhatIsDeadDoesNotComeBackByTheOpponentsMark) {
  Table table = walls("japanese,komi=0");
  const std::vector<Point> white = stones_of(table.room, Colour::White);
  read_it(table, white);
  const Outcome marked = mark(table, Colour::White, {});
  ASSERT_EQ(first<events::Mark>(marked).worse.size(), 1u);
  EXPECT_EQ(first<events::Mark>(marked).worse[0].player, Colour::Black);
  accept(table, Colour::White);
  wait_for_the_end(table);
  EXPECT_EQ(table.room.result()->scores, (std::vector<HalfPoints>{40, -10}));
}

// Of three, a marking by which one gains from another: the third falls behind, and must be asked.
TEST(RoomScoring, TheThirdIsAskedTooIfItFallsBehind) {
  Table table(settings("5", "players=3", "absolute:main=600"));
  for (const char* point : {"A1", "E1", "C3", "A2", "E2", "C4"}) table.move(point);
  for (int i = 0; i < 3; ++i) table.pass();
  read_it(table);
  const Outcome marked = mark(table, Colour::Black, stones_of(table.room, Colour::White));
  std::vector<Colour> worse;
  for (const Loss& loss : first<events::Mark>(marked).worse) worse.push_back(loss.player);
  EXPECT_EQ(worse, (std::vector{Colour::White}));
  // Now all but Black's: Red loses as well.
  std::vector<Point> both = stones_of(table.room, Colour::White);
  for (const Point p : stones_of(table.room, Colour::Red)) both.push_back(p);
  EXPECT_EQ(first<events::Mark>(mark(table, Colour::Black, both)).worse.size(), 2u);
  for (const Colour player : {Colour::Black, Colour::White}) accept(table, player);
  EXPECT_EQ(kinds(wait_for_the_end(table)), (Names{"ruling", "result"}));
}

TEST(RoomScoring, WithoutAReadingSilenceDecidesNothing) {
  Table table = walls("");
  mark(table, Colour::White, stones_of(table.room, Colour::Black));
  accept(table, Colour::White);
  EXPECT_EQ(table.room.next_tick(), std::nullopt);
  table.now += 30 * 24 * 3'600'000LL;
  EXPECT_TRUE(table.tick().empty());
  // The reading comes late: the marking stays, and there is time to answer it.
  const int marking = table.room.marking();
  read_it(table);
  EXPECT_EQ(table.room.marking(), marking);
  EXPECT_EQ(table.room.losses(), (std::vector<Loss>{{Colour::Black, 30}}));
  EXPECT_EQ(table.room.next_tick(), table.now + 120'000);
  EXPECT_EQ(kinds(wait_for_the_end(table)), (Names{"ruling", "result"}));
  EXPECT_EQ(table.room.result()->scores, kFair);
}

TEST(RoomScoring, MarkingAgainAndAgainDoesNotPutOffTheEnd) {
  Table table = walls("");
  read_it(table);
  const Milliseconds begun = table.now;
  for (int i = 0; i < 100 && table.room.phase() == Phase::Scoring; ++i) {
    mark(table, Colour::White, stones_of(table.room, Colour::Black));
    table.now = *table.room.next_tick() - 1;
    EXPECT_TRUE(table.tick().empty());
    if (table.room.deadline() == table.now + 1 && i > 10) break;
  }
  wait_for_the_end(table);
  EXPECT_EQ(table.room.phase(), Phase::Finished);
  EXPECT_EQ(table.now - begun, 5 * 120'000);
  EXPECT_EQ(table.room.result()->scores, kFair);
}

TEST(RoomScoring, NobodyIsClaimedToHaveLeftDuringTheCount) {
  Table table = walls("");
  read_it(table);
  const actions::Claim claim{.player = Colour::White, .left = Colour::Black};
  const Actor white{.person = person(1), .now = table.now, .gone = {Colour::Black}};
  EXPECT_EQ(table.act(claim, white).refusal->code, Refusal::Code::WrongPhase);
}

// Who plays on against somebody who does not answer gains nothing by it, be it by the clock or by a
// claim, with moves or without.
TEST(RoomScoring, PlayingOnAgainstSilenceEndsByTheReading) {
  for (const std::string rules : {"", "japanese,komi=0"}) {
    for (const bool by_claim : {false, true}) {
      Table table = walls(rules);
      read_it(table);
      ASSERT_FALSE(table.by<actions::Resume>(Colour::White).refusal);
      // Black's turn: the clock is White's only hope.
      ASSERT_EQ(table.room.live().to_play(), Colour::Black);
      if (by_claim) {
        const actions::Claim claim{.player = Colour::White, .left = Colour::Black};
        const Actor white{.person = person(1), .now = table.now, .gone = {Colour::Black}};
        EXPECT_EQ(kinds(table.act(claim, white).events), (Names{"ruling", "result"}));
      } else {
        EXPECT_EQ(kinds(wait_for_the_end(table)), (Names{"ruling", "result"}));
      }
      EXPECT_EQ(table.room.result()->how, How::Score);
      const bool area = rules.empty();
      EXPECT_EQ(table.room.result()->scores, area ? kFair : (std::vector<HalfPoints>{20, 10}));
    }
  }
}

// Black resumes, then White has the turn, plays into Black's side, and Black is silent again...
// after a turn of your own the clock counts as ever.
TEST(RoomScoring, WhoAnsweredIsBackInTheGame) {
  Table table = walls("");
  read_it(table);
  table.by<actions::Resume>(Colour::White);
  table.pass();  // Black
  ASSERT_FALSE(table.move("E1").refusal);
  EXPECT_EQ(kinds(wait_for_the_end(table)), (Names{"timeout", "result"}));
}

TEST(RoomScoring, MovesAfterAResumptionWithoutAnswerAreUndone) {
  Table table(settings("5", "players=3", "absolute:main=600"));
  for (const char* point : {"A1", "E1", "C3"}) table.move(point);
  for (int i = 0; i < 3; ++i) table.pass();
  read_it(table);
  table.by<actions::Resume>(Colour::Black);
  ASSERT_FALSE(table.move("B1").refusal);  // Black, whose turn it is
  table.by<actions::Resign>(Colour::Red);
  EXPECT_EQ(kinds(wait_for_the_end(table)), (Names{"ruling", "result"}));
  EXPECT_EQ(table.room.game().turns(), 6);
  EXPECT_FALSE(table.room.game().is_in(Colour::Red));
  EXPECT_EQ(table.room.result()->places, (std::vector{1, 1, 3}));
}

// The reading may come after play was resumed.
TEST(RoomScoring, AReadingThatComesLateCountsForWhoDoesNotAnswer) {
  Table table = walls("");
  table.by<actions::Resume>(Colour::White);
  ASSERT_FALSE(read_it(table).refusal);
  EXPECT_EQ(kinds(wait_for_the_end(table)), (Names{"ruling", "result"}));
  EXPECT_EQ(table.room.result()->scores, kFair);
}

TEST(RoomScoring, WithoutAnyReadingAndWithoutAnswerThereIsNoResult) {
  Table table = walls("");
  table.by<actions::Resume>(Colour::White);
  EXPECT_EQ(kinds(wait_for_the_end(table)), Names{"result"});
  EXPECT_EQ(table.room.result()->how, How::NoResult);
}

// A bot waits for the people; what is worse for it and nobody stands by is not accepted for it.
TEST(RoomScoring, ABotLosesNothingByThePeoplesSilence) {
  RoomSettings made = settings("5", "", "absolute:main=600");
  made.seats[0] = {.kind = RoomSeat::Kind::Bot, .bot = "club"};
  Table table(made);
  const auto bot_turn = [&](const std::string& point) {
    const int turn = table.room.live().turns() + 1;
    RoomAction action = actions::Pass{Colour::Black, turn};
    if (!point.empty()) {
      action = actions::Move{Colour::Black, turn, *table.room.board().find(point)};
    }
    ASSERT_FALSE(table.act(action, {.is_server = true, .now = table.now}).refusal);
  };
  for (int row = 1; row <= 5; ++row) {
    bot_turn("C" + std::to_string(row));
    table.move("D" + std::to_string(row));
  }
  bot_turn("");
  table.pass();
  read_it(table);
  mark(table, Colour::White, stones_of(table.room, Colour::Black));
  EXPECT_EQ(kinds(wait_for_the_end(table)), (Names{"ruling", "result"}));
  EXPECT_EQ(table.room.result()->scores, kFair);
}

// --- bots and the clock

TEST(RoomScoring, ABotIsNotChargedForWaitingAndNeverLosesOnTime) {
  RoomSettings made = settings("5", "", "absolute:main=10");
  made.seats[0] = {.kind = RoomSeat::Kind::Bot, .bot = "club"};
  Table table(made);
  EXPECT_EQ(table.room.next_tick(), std::nullopt);
  table.now += 60'000;
  EXPECT_TRUE(table.tick().empty());
  actions::Move action{.player = Colour::Black, .turn = 1, .point = 12};
  const Outcome outcome = table.act(action, {.is_server = true, .now = table.now, .lag = 58'500});
  ASSERT_FALSE(outcome.refusal);
  EXPECT_EQ(*first<events::Move>(outcome).charge.spent, 1'500);
  EXPECT_EQ(*first<events::Move>(outcome).charge.left, 8'500);
  table.move("A1");
  // Even where it was the thinking itself that took so long.
  table.now += 60'000;
  action.turn = 3, action.point = 7;
  const Outcome late = table.act(action, {.is_server = true, .now = table.now, .lag = 100});
  ASSERT_FALSE(late.refusal);
  EXPECT_EQ(*first<events::Move>(late).charge.left, 1);
  // People are charged as ever.
  table.now += 10'000;
  EXPECT_EQ(kinds(table.tick()), (Names{"timeout", "result"}));
}

// --- bots alone

TEST(RoomScoring, WhoIsOutOfAGameOfBotsMayHurryThem) {
  RoomSettings made = settings("5", "players=3", "none");
  made.seats[1] = made.seats[2] = {.kind = RoomSeat::Kind::Bot, .bot = "novice"};
  Table table(made);
  const actions::FastForward hurry{};
  EXPECT_FALSE(table.room.only_bots());
  EXPECT_EQ(table.act(hurry, 0).refusal->code, Refusal::Code::Conflict);
  table.by<actions::Resign>(Colour::Black);
  EXPECT_TRUE(table.room.only_bots());
  EXPECT_EQ(table.room.seats()[0].out, RoomSeat::Out::Resigned);
  EXPECT_EQ(table.act(hurry, 5).refusal->code, Refusal::Code::Forbidden);
  ASSERT_FALSE(table.act(hurry, 0).refusal);
  EXPECT_TRUE(table.room.fast_forward());
  EXPECT_EQ(table.room.record().seats[1].name, "novice 1");
  EXPECT_EQ(table.room.record().seats[2].name, "novice 2");
}

TEST(RoomScoring, ARatedGameThatWelcomesGuestsIsNotRatedWithOne) {
  for (const bool guest : {false, true}) {
    RoomSettings made = settings("5", "", "none");
    made.rated = made.guests = true;
    made.seats[0].person.guest = false;
    made.seats[1] = {};
    Table table(made);
    Person other = person(1);
    other.guest = guest;
    table.act(actions::Join{.player = Colour::White}, {.person = other, .now = table.now});
    EXPECT_EQ(table.room.phase(), Phase::Playing);
    EXPECT_EQ(table.room.settings().rated, !guest);
  }
}

}  // namespace
}  // namespace omnigo
