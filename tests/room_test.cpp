// The game room: clocks at every edge, consent, agreement, and that its log is the whole truth.
#include "server/room.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "base/random.h"
#include "record/board_json.h"
#include "record/replay.h"
#include "server/wire.h"

namespace omnigo {
namespace {

using Kind = RoomAction::Kind;
using Event = RoomEvent::Action;
using Phase = Room::Phase;
using How = RoomResult::How;

const std::string kId = "game", kCreated = "2026-01-01T00:00:00Z";

Person person(int i) { return {"p" + std::to_string(i), "name" + std::to_string(i), true}; }

RoomSettings settings(const std::string& board, const std::string& rules,
                      const std::string& clock) {
  RoomSettings made;
  auto layout = board_from_text(board);
  auto read = parse_rules(rules);
  made.base = new_record(*layout, *read);
  made.base.clock = *parse_time_control(clock);
  made.owner = person(0);
  for (int i = 0; i < read->players; ++i) {
    made.seats.push_back({.kind = RoomSeat::Kind::Person, .person = person(i)});
  }
  return made;
}

// A room, and a second one that only hears of it through the log.
class Table {
 public:
  explicit Table(const RoomSettings& made)
      : room(*Room::make(*read_settings(settings_text(made)))),
        shadow_(*Room::make(*read_settings(settings_text(made)))) {
    Actor owner{.person = made.owner, .now = now};
    log(room.open(owner));
  }

  Outcome act(RoomAction action, int who) {
    const Actor actor{
        .person = person(who), .now = now, .lag = lag, .random = 7, .new_game = "next"};
    return act(action, actor);
  }
  Outcome act(const RoomAction& action, const Actor& actor) {
    Outcome outcome = room.act(action, actor);
    log(outcome.events);
    return outcome;
  }
  Outcome move(const std::string& point) {
    return turn({.kind = Kind::Move, .point = *room.board().find(point)});
  }
  Outcome pass() { return turn({.kind = Kind::Pass}); }
  // By whoever's turn it is.
  Outcome turn(RoomAction action) {
    action.player = room.live().to_play();
    action.turn = room.live().turns() + 1;
    return act(action, player_of(action.player));
  }
  Outcome by(Kind kind, Colour player) {
    return act({.kind = kind, .player = player}, player_of(player));
  }
  std::vector<RoomEvent> tick() {
    auto events = room.tick(now, lag);
    log(events);
    return events;
  }

  Room room;
  Milliseconds now = 1'000, lag = 0;

 private:
  void log(const std::vector<RoomEvent>& events) {
    for (const RoomEvent& event : events) {
      const std::string text = event_text(event, room.board());
      const auto read = read_event(text, room.board());
      ASSERT_TRUE(read) << text << read.error().message;
      ASSERT_EQ(event_text(*read, room.board()), text);
      ASSERT_TRUE(shadow_.apply(*read)) << text;
    }
    if (events.empty()) return;
    const auto here = here_json({});
    ASSERT_EQ(snapshot_text({room, kId, kCreated}, now, {}, here),
              snapshot_text({shadow_, kId, kCreated}, now, {}, here));
    ASSERT_EQ(room.next_tick(), shadow_.next_tick());
  }

  Room shadow_;
};

std::vector<Event> kinds(const std::vector<RoomEvent>& events) {
  std::vector<Event> list;
  for (const RoomEvent& event : events) list.push_back(event.action);
  return list;
}

// --- clocks

TEST(Room, AMoveExactlyAtZeroComesTooLate) {
  for (const Milliseconds used : {9'999, 10'000}) {
    Table table(settings("5", "", "absolute:main=10"));
    table.now += used;
    const Outcome outcome = table.move("C3");
    if (used < 10'000) {
      EXPECT_FALSE(outcome.refusal);
      EXPECT_EQ(*outcome.events[0].left, 1);
    } else {
      EXPECT_TRUE(outcome.refusal);
      EXPECT_EQ(kinds(outcome.events), (std::vector{Event::Timeout, Event::Result}));
      EXPECT_EQ(table.room.result()->how, How::Time);
      EXPECT_EQ(table.room.result()->places, (std::vector{2, 1}));
    }
  }
}

TEST(Room, TheTickComesAtTheInstantAndNotBefore) {
  Table table(settings("5", "", "byoyomi:main=1,period=2,periods=2"));
  const Milliseconds out = 1'000 + 1'000 + 2 * 2'000;
  EXPECT_EQ(table.room.next_tick(), out);
  table.now = out - 1;
  EXPECT_TRUE(table.tick().empty());
  table.now = out;
  EXPECT_EQ(table.tick().size(), 2u);
}

TEST(Room, TheLastPeriodIsWholeAgainAfterATurnInIt) {
  Table table(settings("5", "", "byoyomi:main=1,period=2,periods=2"));
  table.now += 1'000 + 2'000 + 1'999;  // in the last millisecond of the last period
  const Outcome outcome = table.move("C3");
  ASSERT_FALSE(outcome.refusal);
  EXPECT_EQ(*outcome.events[0].left, 2'000);
  EXPECT_EQ(*outcome.events[0].overtime, 1);
  EXPECT_EQ(table.room.time_left(Colour::Black, table.now),
            (TimeLeft{.main = 0, .period = 2'000, .periods = 1}));
}

TEST(Room, LagIsChargedLessButIsBounded) {
  Table table(settings("5", "", "absolute:main=10"));
  table.lag = 300;
  table.now += 10'200;  // 9,900 of them charged
  EXPECT_EQ(table.room.next_tick(300), 1'000 + 10'300);
  const Outcome outcome = table.move("C3");
  ASSERT_FALSE(outcome.refusal);
  EXPECT_EQ(*outcome.events[0].left, 100);
  table.lag = 60'000;
  table.now += 10'000 + kLongestLag;
  EXPECT_TRUE(table.move("D4").refusal);
}

TEST(Room, LagGivesNoTimeBack) {
  Table table(settings("5", "", "fischer:main=10,increment=2"));
  table.lag = 500;
  table.now += 100;
  const Outcome outcome = table.move("C3");
  EXPECT_EQ(*outcome.events[0].spent, 0);
  EXPECT_EQ(*outcome.events[0].left, 12'000);
}

TEST(Room, OutOfThreeOneOutOfTimeTheOthersPlayOn) {
  Table table(settings("5", "players=3", "absolute:main=10"));
  table.move("C3");
  table.now += 10'000;
  EXPECT_EQ(kinds(table.tick()), std::vector{Event::Timeout});
  EXPECT_EQ(table.room.phase(), Phase::Playing);
  EXPECT_EQ(table.room.live().to_play(), Colour::Red);
  EXPECT_TRUE(table.room.clock_runs(Colour::Red));
  EXPECT_FALSE(table.move("A1").refusal);
  EXPECT_EQ(table.room.live().to_play(), Colour::Black);
  table.pass();
  table.pass();
  EXPECT_EQ(table.room.phase(), Phase::Scoring);
}

TEST(Room, PauseStopsTheClockWithinTheTurn) {
  Table table(settings("5", "", "absolute:main=10"));
  table.now += 4'000;
  const Outcome asked = table.by(Kind::Pause, Colour::White);
  EXPECT_EQ(kinds(asked.events), std::vector{Event::Request});
  EXPECT_EQ(
      table.act({.kind = Kind::Answer, .player = Colour::White, .reference = 3, .yes = true}, 1)
          .refusal->code,
      Refusal::Code::Conflict);
  table.act({.kind = Kind::Answer, .player = Colour::Black, .reference = 3, .yes = true}, 0);
  EXPECT_TRUE(table.room.paused());
  EXPECT_EQ(table.room.next_tick(), std::nullopt);
  table.now += 1'000'000;
  EXPECT_TRUE(table.tick().empty());
  EXPECT_TRUE(table.move("C3").refusal);
  EXPECT_FALSE(table.by(Kind::Unpause, Colour::Black).refusal);
  table.now += 1'000;
  const Outcome outcome = table.move("C3");
  EXPECT_EQ(*outcome.events[0].spent, 5'000);
  EXPECT_EQ(*outcome.events[0].left, 5'000);
}

TEST(Room, TimeIsGivenToOthersOnly) {
  Table table(settings("5", "", "absolute:main=10"));
  table.now += 9'999;
  EXPECT_TRUE(
      table
          .act({.kind = Kind::AddTime, .player = Colour::Black, .to = Colour::Black, .time = 5'000},
               0)
          .refusal);
  EXPECT_FALSE(
      table
          .act({.kind = Kind::AddTime, .player = Colour::White, .to = Colour::Black, .time = 5'000},
               1)
          .refusal);
  EXPECT_EQ(table.room.time_left(Colour::Black, table.now).main, 5'001);
  EXPECT_EQ(table.room.next_tick(), table.now + 5'001);
}

// --- turns

TEST(Room, TurnsAreForTheirPositionAlone) {
  Table table(settings("5", "", "none"));
  RoomAction first{.kind = Kind::Move, .player = Colour::Black, .turn = 1, .point = 0};
  EXPECT_FALSE(table.act(first, 0).refusal);
  EXPECT_EQ(table.act(first, 0).refusal->code, Refusal::Code::Stale);
  EXPECT_EQ(table.act({.kind = Kind::Pass, .player = Colour::Black, .turn = 2}, 0).refusal->code,
            Refusal::Code::NotYourTurn);
  EXPECT_EQ(table.act({.kind = Kind::Pass, .player = Colour::White, .turn = 2}, 0).refusal->code,
            Refusal::Code::Forbidden);
  const Outcome outcome = table.move("A1");
  EXPECT_EQ(outcome.refusal->code, Refusal::Code::Illegal);
  EXPECT_EQ(outcome.refusal->text, "white at A1: the point is occupied");
}

TEST(Room, WhatAMoveTookIsTold) {
  Table table(settings("2", "", "none"));
  table.move("A1");
  table.move("B1");
  table.move("A2");
  const Outcome outcome = table.move("B2");  // takes the two before it could be suicide
  ASSERT_EQ(outcome.events.size(), 1u);
  EXPECT_EQ(outcome.events[0].taken, (std::vector<Point>{0, 2}));
}

TEST(Room, UndoNeedsEverybodyElse) {
  Table table(settings("5", "players=3", "none"));
  table.move("A1");
  table.move("A2");
  table.move("A3");
  const Outcome asked = table.by(Kind::Undo, Colour::Black);  // on one's own turn
  const int request = asked.events[0].n;
  EXPECT_EQ(asked.events[0].turn, 0);
  const auto yes = [&](Colour player) {
    return table.act({.kind = Kind::Answer, .player = player, .reference = request, .yes = true},
                     player_of(player));
  };
  EXPECT_EQ(kinds(yes(Colour::White).events), std::vector{Event::Answer});
  EXPECT_EQ(kinds(yes(Colour::Red).events), (std::vector{Event::Answer, Event::Undo}));
  EXPECT_EQ(table.room.game().turns(), 0);
  EXPECT_TRUE(table.room.record().events.empty());
}

TEST(Room, ATurnWithdrawsTheRequest) {
  Table table(settings("5", "", "none"));
  table.move("A1");
  const int request = table.by(Kind::Undo, Colour::Black).events[0].n;
  EXPECT_EQ(kinds(table.move("A2").events), (std::vector{Event::Move, Event::Withdraw}));
  EXPECT_EQ(
      table
          .act({.kind = Kind::Answer, .player = Colour::White, .reference = request, .yes = true},
               1)
          .refusal->code,
      Refusal::Code::Stale);
}

TEST(Room, NothingIsTakenBackBeyondAResignation) {
  Table table(settings("5", "players=3", "none"));
  table.move("A1");
  table.by(Kind::Resign, Colour::White);
  EXPECT_TRUE(table.by(Kind::Undo, Colour::Black).refusal);
  table.move("A2");
  EXPECT_FALSE(table.by(Kind::Undo, Colour::Red).refusal);
}

TEST(Room, NoResultIsClaimedAtTheThirdOccurrence) {
  Table table(settings("2", "ko=none", "none"));
  EXPECT_TRUE(table.by(Kind::Claim, Colour::Black).refusal);
  int claimable = 0;
  Random random(3);
  for (int i = 0; i < 2'000 && table.room.phase() == Phase::Playing && claimable == 0; ++i) {
    const auto moves = table.room.game().legal_moves(table.room.game().to_play());
    if (moves.empty()) break;
    RoomAction action{.kind = Kind::Move,
                      .point = moves[random.below(static_cast<std::uint32_t>(moves.size()))]};
    ASSERT_FALSE(table.turn(action).refusal);
    if (table.room.may_claim()) ++claimable;
  }
  ASSERT_EQ(claimable, 1);
  EXPECT_FALSE(table.by(Kind::Claim, Colour::White).refusal);
  EXPECT_EQ(table.room.result()->how, How::NoResult);
}

// --- the end

void pass_all(Table& table) {
  for (int i = table.room.game().players_in(); i > 0; --i) table.pass();
}

// --- leaving

TEST(Room, WhoIsGoneMayBeClaimedToHaveLeft) {
  Table table(settings("5", "players=3", "absolute:main=600"));
  EXPECT_EQ(table.room.leave_time(), 60'000);
  const RoomAction claim{.kind = Kind::Claim, .player = Colour::Black, .to = Colour::White};
  Actor black{.person = person(0), .now = 2'000};
  EXPECT_EQ(table.act(claim, black).refusal->code, Refusal::Code::Conflict);  // is there
  black.gone = {Colour::White};
  EXPECT_EQ(table.act(claim, black).refusal->code, Refusal::Code::Conflict);  // not waited for
  table.move("C3");
  const Outcome outcome = table.act(claim, black);
  ASSERT_FALSE(outcome.refusal);
  EXPECT_EQ(outcome.events[0].action, Event::Left);
  // The rest play on.
  EXPECT_EQ(table.room.phase(), Phase::Playing);
  EXPECT_FALSE(table.room.game().is_in(Colour::White));
  EXPECT_EQ(table.room.live().to_play(), Colour::Red);
  black.gone = {Colour::Red};
  EXPECT_EQ(table
                .act({.kind = Kind::Claim, .player = Colour::White, .to = Colour::Red},
                     {.person = person(1), .now = 2'000, .gone = {Colour::Red}})
                .refusal->code,
            Refusal::Code::Forbidden);  // who is out claims nothing
  ASSERT_FALSE(
      table.act({.kind = Kind::Claim, .player = Colour::Black, .to = Colour::Red}, black).refusal);
  EXPECT_EQ(table.room.result()->how, How::Left);
  EXPECT_EQ(table.room.result()->places, (std::vector<int>{1, 3, 2}));
  EXPECT_EQ(table.room.record().result->how, RecordedResult::How::Forfeit);
}

TEST(Room, HowLongOneMayBeAwayGoesByTheClock) {
  const auto leave = [](const std::string& clock) {
    return Table(settings("3", "", clock)).room.leave_time();
  };
  EXPECT_EQ(leave("absolute:main=60"), 30'000);
  EXPECT_EQ(leave("byoyomi:main=600,period=30,periods=5"), 90'000);
  EXPECT_EQ(leave("absolute:main=7200"), 300'000);
  EXPECT_EQ(leave("fischer:main=86400,increment=86400"), std::nullopt);
  EXPECT_EQ(leave("none"), 86'400'000);
}

TEST(Room, OnlyWhoRunsTheServerAnnulsAndOnce) {
  Table table(settings("5", "", "none"));
  const RoomAction annul{.kind = Kind::Annul, .text = "a bot in disguise"};
  EXPECT_EQ(table.act(annul, 0).refusal->code, Refusal::Code::Forbidden);
  const Actor admin{.is_admin = true, .now = 2'000};
  const Outcome outcome = table.act(annul, admin);
  ASSERT_EQ(outcome.events.size(), 2u);  // it ends, without result
  EXPECT_EQ(table.room.result()->how, How::NoResult);
  EXPECT_TRUE(table.room.annulled());
  EXPECT_EQ(table.act(annul, admin).refusal->code, Refusal::Code::Conflict);
}

TEST(Room, WhoDoesNotAnswerAcceptsAtTheDeadline) {
  Table table(settings("5", "players=3", "move:time=30"));
  table.move("C3");
  pass_all(table);
  ASSERT_EQ(table.room.phase(), Phase::Scoring);
  table.act({.kind = Kind::Accept, .player = Colour::Black, .reference = table.room.marking()}, 0);
  table.now = *table.room.next_tick() - 1;
  EXPECT_TRUE(table.tick().empty());
  table.now += 1;
  EXPECT_EQ(kinds(table.tick()), (std::vector{Event::Accept, Event::Accept, Event::Result}));
  EXPECT_EQ(table.room.result()->scores, (std::vector<HalfPoints>{50, 0, 0}));
}

TEST(Room, NobodyAcceptsAMarkingTheyDidNotSee) {
  Table table(settings("5", "", "none"));
  table.move("C3");
  pass_all(table);
  const int first = table.room.marking();
  table.act({.kind = Kind::Accept, .player = Colour::Black, .reference = first}, 0);
  table.act({.kind = Kind::Mark, .player = Colour::White, .dead = {12}}, 1);
  EXPECT_FALSE(table.room.agreement()->has_accepted(Colour::Black));
  EXPECT_EQ(table.act({.kind = Kind::Accept, .player = Colour::Black, .reference = first}, 0)
                .refusal->code,
            Refusal::Code::Stale);
}

TEST(Room, ADisputeUnderAreaScoringIsPlayedOnAndThenStands) {
  Table table(settings("5", "", "none"));
  table.move("C3");
  pass_all(table);
  EXPECT_EQ(kinds(table.by(Kind::Resume, Colour::White).events), std::vector{Event::Resume});
  EXPECT_EQ(table.room.phase(), Phase::Playing);
  pass_all(table);
  EXPECT_EQ(table.room.phase(), Phase::Finished);
  EXPECT_EQ(table.room.result()->scores, (std::vector<HalfPoints>{50, 0}));
}

TEST(Room, ADisputeUnderTerritoryScoringIsPlayedOnACopy) {
  // White's corner stone is dead; White disputes it, Black takes it on the copy.
  Table table(settings("3", "japanese,komi=0", "none"));
  for (const char* point : {"B2", "A1", "A2"}) table.move(point);
  pass_all(table);
  table.by(Kind::Resume, Colour::White);
  EXPECT_EQ(table.room.phase(), Phase::Dispute);
  table.pass();  // White
  ASSERT_FALSE(table.move("B1").refusal);
  pass_all(table);
  ASSERT_EQ(table.room.phase(), Phase::Finished);
  // Where it stopped: two black stones, seven points of territory, one prisoner for White.
  EXPECT_EQ(table.room.result()->scores, (std::vector<HalfPoints>{14, -2}));
  EXPECT_EQ(table.room.game().turns(), 5);
}

TEST(Room, AResignationDuringScoringLeavesItToTheOthers) {
  Table table(settings("5", "players=3", "none"));
  table.move("C3");
  pass_all(table);
  for (const Colour player : {Colour::Black, Colour::White}) {
    table.act({.kind = Kind::Accept, .player = player, .reference = table.room.marking()},
              player_of(player));
  }
  EXPECT_EQ(kinds(table.by(Kind::Resign, Colour::Red).events),
            (std::vector{Event::Resign, Event::Result}));
  EXPECT_EQ(table.room.result()->places, (std::vector{1, 2, 3}));
}

TEST(Room, AbortEndsOnlyWhatHasHardlyBegun) {
  Table table(settings("5", "", "none"));
  table.move("A1");
  table.move("A2");
  EXPECT_TRUE(table.act({.kind = Kind::Abort}, 0).refusal);
  Table other(settings("5", "", "none"));
  other.move("A1");
  EXPECT_EQ(other.act({.kind = Kind::Abort}, 7).refusal->code, Refusal::Code::Forbidden);
  EXPECT_FALSE(other.act({.kind = Kind::Abort}, 1).refusal);
  EXPECT_EQ(other.room.result()->how, How::Aborted);
}

TEST(Room, ARematchIsAgreedByAllAndSeatsMoveOn) {
  Table table(settings("5", "players=3", "none"));
  table.by(Kind::Resign, Colour::Black);
  table.by(Kind::Resign, Colour::Red);
  ASSERT_EQ(table.room.phase(), Phase::Finished);
  const int request = table.by(Kind::Rematch, Colour::White).events[0].n;
  for (const Colour player : {Colour::Black, Colour::Red}) {
    table.act({.kind = Kind::Answer, .player = player, .reference = request, .yes = true},
              player_of(player));
  }
  EXPECT_EQ(table.room.rematch(), "next");
  EXPECT_EQ(table.room.rematch_settings().seats[1].person, person(0));
  EXPECT_TRUE(table.by(Kind::Rematch, Colour::White).refusal);
}

TEST(Room, SeatsAreTakenOnceAndKeptForTheInvited) {
  RoomSettings made = settings("5", "players=3", "none");
  made.seats[1] = {};
  made.seats[2] = {.person = person(2), .invited = "name2"};
  made.lot = true;
  Table table(made);
  EXPECT_EQ(table.act({.kind = Kind::Join, .player = Colour::Red}, 5).refusal->code,
            Refusal::Code::Forbidden);
  EXPECT_FALSE(table.act({.kind = Kind::Join, .player = Colour::White}, 5).refusal);
  EXPECT_EQ(table.act({.kind = Kind::Join, .player = Colour::White}, 6).refusal->code,
            Refusal::Code::Conflict);
  EXPECT_FALSE(table.act({.kind = Kind::Leave, .player = Colour::White}, 5).refusal);
  EXPECT_FALSE(table.act({.kind = Kind::Join, .player = Colour::White}, 6).refusal);
  EXPECT_FALSE(table.act({.kind = Kind::Join, .player = Colour::Red}, 2).refusal);
  EXPECT_EQ(table.room.phase(), Phase::Playing);
}

TEST(Room, AGameGoesOnFromAnothersPosition) {
  RoomSettings made = settings("5", "", "none");
  made.base.events = {{.action = RecordEvent::Action::Move, .player = Colour::Black, .point = 3},
                      {.action = RecordEvent::Action::Pass, .player = Colour::White},
                      {.action = RecordEvent::Action::Pass, .player = Colour::Black}};
  Table table(made);
  EXPECT_EQ(table.room.phase(), Phase::Playing);
  EXPECT_EQ(table.room.game().turns(), 3);
  EXPECT_TRUE(table.by(Kind::Undo, Colour::Black).refusal);
  EXPECT_FALSE(table.turn({.kind = Kind::Move, .point = 4}).refusal);
}

// --- everything at once

RoomAction random_action(Random& random, const Room& room) {
  RoomAction action;
  const auto below = [&](std::uint32_t bound) { return static_cast<int>(random.below(bound)); };
  const int players = static_cast<int>(room.seats().size());
  constexpr Kind kOften[] = {Kind::Move, Kind::Move, Kind::Move,
                             Kind::Move, Kind::Pass, Kind::Pass};
  action.kind = below(3) != 0 ? kOften[below(std::size(kOften))]
                              : static_cast<Kind>(below(static_cast<int>(Kind::Propose) + 1));
  if (action.kind == Kind::Resign && below(8) != 0) action.kind = Kind::Accept;
  action.player = below(4) == 0 ? colour_of(below(players + 1)) : room.live().to_play();
  action.to = colour_of(below(players));
  action.turn = room.live().turns() + (below(8) == 0 ? below(3) : 1);
  action.point = static_cast<Point>(below(room.board().graph->size() + 1));
  action.time = 1'000 + below(5'000);
  for (int i = below(3); i > 0; --i) {
    action.dead.push_back(static_cast<Point>(below(room.board().graph->size())));
  }
  action.proposal.dead = action.dead;
  action.reference = room.marking();
  if (!room.requests().empty() && action.kind != Kind::Accept) {
    action.reference = room.requests()[0].n;
  }
  if (action.kind == Kind::Accept) action.player = colour_of(below(players));
  action.yes = below(4) != 0;
  action.person = person(below(9));
  action.text = "hm";
  action.to_spectators = below(2) == 0;
  return action;
}

void check(const Room& room) {
  if (!room.result() || room.result()->how != How::Score) return;
  const auto replayed = replay(room.record(), nullptr);
  ASSERT_TRUE(replayed);
  EXPECT_FALSE(replayed->first_break) << to_text(*replayed->first_break);
  EXPECT_EQ(replayed->end.places, room.result()->places);
}

TEST(Room, ItsLogIsTheWholeTruth) {
  const char* boards[] = {"3", "torus:3x3", "triangular:2", "path:4", "cycle:5"};
  const char* rules[] = {"", "japanese", "ko=none", "suicide=no,ko=situational", "ko=simple"};
  const char* clocks[] = {"none",
                          "absolute:main=20",
                          "fischer:main=5,increment=1",
                          "byoyomi:main=3,period=2,periods=3",
                          "canadian:main=3,period=9,moves=4",
                          "move:time=4"};
  int finished = 0, scored = 0;
  for (std::uint64_t seed = 0; seed < 120; ++seed) {
    Random random(seed);
    const std::string rule = rules[random.below(5)];
    RoomSettings made = settings(
        boards[random.below(5)],
        rule + (rule.empty() ? "" : ",") + "players=" + std::to_string(2 + random.below(3)),
        clocks[random.below(6)]);
    if (random.below(3) == 0) made.seats.back() = {.kind = RoomSeat::Kind::Bot, .bot = "random"};
    if (random.below(3) == 0) made.seats[0] = {};
    made.rated = random.below(2) == 0;
    made.lot = random.below(2) == 0;
    Table table(made);
    for (int step = 0; step < 120 && !testing::Test::HasFatalFailure(); ++step) {
      const RoomAction action = random_action(random, table.room);
      const int who =
          random.below(4) != 0 ? player_of(action.player) : static_cast<int>(random.below(8));
      Actor actor{
          .person = person(who), .now = table.now, .lag = random.below(600), .random = seed};
      if (player_of(action.player) >= 0 &&
          player_of(action.player) < static_cast<int>(table.room.seats().size()) &&
          random.below(8) != 0) {
        const RoomSeat& seat = table.room.seats()[player_of(action.player)];
        actor.is_server = seat.kind == RoomSeat::Kind::Bot;
        actor.person = seat.person;
      }
      table.act(action, actor);
      table.now += random.below(4) == 0 ? random.below(3'000) : random.below(50);
      if (random.below(30) == 0 && table.room.next_tick()) {
        table.now = std::max(table.now, *table.room.next_tick() - random.below(2));
      }
      table.tick();
    }
    ASSERT_FALSE(testing::Test::HasFatalFailure()) << "seed " << seed;
    check(table.room);
    finished += table.room.phase() == Phase::Finished;
    scored += table.room.result() && table.room.result()->how == How::Score;
  }
  EXPECT_GT(finished, 40);
  EXPECT_GT(scored, 10);
}

}  // namespace
}  // namespace omnigo
