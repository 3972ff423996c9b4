// Nobody alone can fill a game's log, stall it or end it by what is not a turn.
#include "room_table.h"

namespace omnigo {
namespace {

using Code = Refusal::Code;

constexpr int kTries = 5'000;

// Does it until it is refused for good; how often it was done.
template <class Do>
int until_limit(Do act) {
  for (int i = 0; i < kTries; ++i) {
    const Outcome outcome = act();
    if (outcome.refusal && outcome.refusal->code == Code::Limit) return i;
  }
  return kTries;
}

RoomAction give_time(Colour from, Colour to) {
  return actions::AddTime{.player = from, .to = to, .time = 1'000};
}

TEST(RoomLimits, TimeIsGivenSoOftenAndTheGameGoesOn) {
  Table table(settings("5", "", "fischer:main=60,increment=1"));
  EXPECT_EQ(until_limit([&] { return table.act(give_time(Colour::Black, Colour::White), 0); }),
            100);
  // That is Black's affair alone.
  EXPECT_FALSE(table.act(give_time(Colour::White, Colour::Black), 1).refusal);
  EXPECT_FALSE(table.move("C3").refusal);
  EXPECT_EQ(table.room.phase(), Phase::Playing);
}

TEST(RoomLimits, AskingToTakeBackIsLimitedByTurnAndByGame) {
  Table table(settings("cycle:200", "", "none"));
  int asked = 0;
  for (int turn = 1; turn <= 80; ++turn) {
    ASSERT_FALSE(table.move(static_cast<Point>(2 * turn)).refusal);
    asked += until_limit([&] {
      const Outcome outcome = table.by<actions::Undo>(Colour::Black);
      if (outcome.events.empty()) return outcome;
      return table.act(actions::Withdraw{.player = Colour::Black, .request = outcome.events[0].n},
                       0);
    });
    ASSERT_LE(asked, 3 * turn);
  }
  EXPECT_EQ(asked, 200);
  EXPECT_EQ(table.room.phase(), Phase::Playing);
  EXPECT_FALSE(table.by<actions::Undo>(Colour::White).refusal);
}

TEST(RoomLimits, PausingAndPlayingAgain) {
  Table table(settings("5", "", "none"));
  const auto ask_and_refuse = [&](const RoomAction& ask) {
    const Outcome outcome = table.act(ask, 0);
    if (outcome.events.empty()) return outcome;
    return table.act(actions::Answer{.player = Colour::White, .request = outcome.events[0].n}, 1);
  };
  EXPECT_EQ(until_limit([&] { return ask_and_refuse(actions::Pause{Colour::Black}); }), 20);
  table.by<actions::Resign>(Colour::White);
  EXPECT_EQ(until_limit([&] { return ask_and_refuse(actions::Rematch{Colour::Black}); }), 10);
}

TEST(RoomLimits, OnePersonDoesNotWearOutAnOpenGame) {
  RoomSettings made = settings("5", "players=3", "none");
  made.seats[1] = made.seats[2] = {};
  Table table(made);
  EXPECT_EQ(until_limit([&] {
              const Outcome joined = table.act(actions::Join{.player = Colour::White}, 5);
              if (joined.refusal) return joined;
              return table.act(actions::Leave{.player = Colour::White}, 5);
            }),
            10);
  EXPECT_FALSE(table.act(actions::Join{.player = Colour::White}, 6).refusal);
}

// --- marking

// White has one large block, Black one stone.
Table large_block(int points) {
  Table table(settings("path:" + std::to_string(points), "", "none"));
  table.move(0);
  for (int p = 2; p < points - 1; ++p) {
    table.move(static_cast<Point>(p));
    table.pass();
  }
  table.pass();
  table.pass();
  return table;
}

RoomAction mark(std::vector<Point> dead) {
  return actions::Mark{.player = Colour::Black, .dead = std::move(dead)};
}

TEST(RoomLimits, AMarkIsAsLargeAsWhatItChanges) {
  Table table = large_block(150);
  ASSERT_EQ(table.room.phase(), Phase::Scoring);
  std::vector<Point> block;
  for (Point p = 2; p < 149; ++p) block.push_back(p);
  const Outcome dead = table.act(mark(block), 0);
  ASSERT_EQ(dead.events.size(), 1u);
  EXPECT_LT(event_text(dead.events[0], table.room.board()).size(), 120u);
  EXPECT_TRUE(table.room.agreement()->is_dead(50));
  EXPECT_FALSE(table.room.agreement()->is_dead(0));
  block.push_back(0);
  table.act(mark(block), 0);
  EXPECT_TRUE(table.room.agreement()->is_dead(0));
  table.act(mark({}), 0);
  EXPECT_FALSE(table.room.agreement()->is_dead(50));
}

TEST(RoomLimits, MarkingIsLimitedAndTheOtherStillMarks) {
  Table table = large_block(9);
  bool dead = false;
  EXPECT_EQ(until_limit([&] {
              dead = !dead;
              return table.act(mark(dead ? std::vector<Point>{0} : std::vector<Point>{}), 0);
            }),
            102);
  EXPECT_FALSE(table.act(actions::Mark{.player = Colour::White, .dead = {0}}, 1).refusal);
  EXPECT_EQ(table.room.phase(), Phase::Scoring);
}

// Many blocks at a time: the names count.
TEST(RoomLimits, WhatMarkingWritesIsLimited) {
  constexpr int kPoints = 301;
  Table table(settings("cycle:301", "", "none"));
  for (int p = 0; p + 2 < kPoints; p += 2) {
    table.move(static_cast<Point>(p));
  }
  table.pass();
  table.pass();
  ASSERT_EQ(table.room.phase(), Phase::Scoring);
  std::vector<Point> all;
  for (int p = 0; p + 2 < kPoints; p += 2) all.push_back(static_cast<Point>(p));
  std::size_t bytes = 0;
  bool dead = false;
  until_limit([&] {
    dead = !dead;
    Outcome outcome = table.act(mark(dead ? all : std::vector<Point>{}), 0);
    for (const RoomEvent& event : outcome.events) {
      bytes += event_text(event, table.room.board()).size();
    }
    return outcome;
  });
  EXPECT_GT(bytes, 8'000u);
  EXPECT_LT(bytes, 20'000u);
}

TEST(RoomLimits, NeutralPointsAreMarkedByWhatChanges) {
  Table table(settings("5", "japanese", "none"));
  table.move("C3");
  table.move("A1");
  table.pass();
  table.pass();
  const auto point = [&](const char* name) { return *table.room.board().find(name); };
  const auto marked = [&](std::vector<Point> dead, std::vector<Point> neutral) {
    return table.act(
        actions::Mark{
            .player = Colour::Black, .dead = std::move(dead), .neutral = std::move(neutral)},
        0);
  };
  ASSERT_FALSE(marked({point("A1")}, {point("A1"), point("E5")}).refusal);
  EXPECT_TRUE(table.room.agreement()->is_neutral(point("A1")));
  const Outcome alive = marked({}, {point("E5")});
  ASSERT_FALSE(alive.refusal);
  EXPECT_TRUE(first<events::Mark>(alive).changed_neutral.empty())
      << "a living stone is not neutral anyway";
  EXPECT_FALSE(table.room.agreement()->is_neutral(point("A1")));
  EXPECT_TRUE(table.room.agreement()->is_neutral(point("E5")));
}

// --- the end of long games

// Stops the game, with one move each time, until play cannot be resumed any more.
void resume_until_refused(Table& table) {
  for (int resumed = 0, p = 2;; ++resumed, p += 2) {
    ASSERT_FALSE(table.move(static_cast<Point>(p)).refusal);
    table.pass();
    table.pass();
    ASSERT_EQ(table.room.phase(), Phase::Scoring);
    const Outcome outcome = table.by<actions::Resume>(table.room.live().to_play());
    if (resumed < kMostResumes) {
      ASSERT_FALSE(outcome.refusal);
    } else {
      ASSERT_TRUE(outcome.refusal);
      ASSERT_EQ(outcome.refusal->code, Refusal::Code::Limit);
      return;
    }
  }
}

TEST(RoomLimits, AfterManyResumptionsTheReadingDecides) {
  Table table(settings("cycle:99", "", "absolute:main=600"));
  resume_until_refused(table);
  const Proposal proposal{.dead = {Point{2}}};
  ASSERT_FALSE(
      table.act(actions::Propose{.proposal = proposal}, {.is_server = true, .now = table.now})
          .refusal);
  const Colour owner = table.room.live().board().at(Point{2});
  table.act(actions::Mark{.player = owner, .dead = {}}, player_of(owner));
  table.now = *table.room.next_tick();
  table.tick();
  ASSERT_EQ(table.room.phase(), Phase::Finished);
  EXPECT_EQ(table.room.result()->how, How::Score);
  EXPECT_TRUE(table.room.agreement()->is_dead(Point{2})) << "a dead stone does not live by delay";
}

TEST(RoomLimits, AfterManyResumptionsPlayersMayStillAgree) {
  Table table(settings("cycle:99", "", "none"));
  resume_until_refused(table);
  table.act(actions::Mark{.player = Colour::White, .dead = {Point{2}}}, 1);
  for (const Colour player : {Colour::Black, Colour::White}) {
    table.act(actions::Accept{.player = player, .marking = table.room.marking()},
              player_of(player));
  }
  ASSERT_EQ(table.room.phase(), Phase::Finished);
  EXPECT_TRUE(table.room.agreement()->is_dead(Point{2}));
}

// A log of the greatest length, made by people who let each other pass and take back.
TEST(RoomLimits, AtItsGreatestLengthAGameIsCountedNotVoided) {
  Room room = *Room::make(settings("cycle:9", "ko=none", "none"));
  Actor actor{.person = person(0), .now = 1};
  room.open(actor);
  const auto apply = [&](RoomEvent event) {
    event.n = room.events() + 1;
    return room.apply(event);
  };
  const RoomEvent pass{.what = events::Pass{.player = Colour::Black}},
      undo{.what = events::Undo{.turn = 0}};
  while (room.events() < kMostEvents) {
    ASSERT_TRUE(apply(room.game().turns() == 0 ? pass : undo));
  }
  ASSERT_EQ(room.phase(), Phase::Playing);
  const auto act = [&](const RoomAction& action, int who) {
    actor.person = person(who);
    return room.act(action, actor);
  };
  const auto pass_by = [&](int who) {
    return act(actions::Pass{colour_of(who), room.live().turns() + 1}, who);
  };
  const int first = player_of(room.live().to_play());
  const Outcome moved = act(actions::Move{colour_of(first), room.live().turns() + 1, 0}, first);
  ASSERT_TRUE(moved.refusal);
  EXPECT_EQ(moved.refusal->code, Code::Limit);
  EXPECT_TRUE(moved.events.empty());
  EXPECT_FALSE(pass_by(first).refusal);
  if (room.phase() == Phase::Playing) EXPECT_FALSE(pass_by(1 - first).refusal);
  EXPECT_EQ(room.phase(), Phase::Scoring);
}

}  // namespace
}  // namespace omnigo
