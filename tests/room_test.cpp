// The game room: turns, consent, seats, and that its log is the whole truth.
#include "base/random.h"
#include "record/replay.h"
#include "room_table.h"

namespace omnigo {
namespace {

// --- turns

TEST(Room, TurnsAreForTheirPositionAlone) {
  Table table(settings("5", "", "none"));
  const actions::Move first{.player = Colour::Black, .turn = 1, .point = 0};
  EXPECT_FALSE(table.act(first, 0).refusal);
  EXPECT_EQ(table.act(first, 0).refusal->code, Refusal::Code::Stale);
  const auto early = table.act(actions::Pass{.player = Colour::Black, .turn = 2}, 0).refusal;
  EXPECT_EQ(early->code, Refusal::Code::NotYourTurn);
  EXPECT_EQ(early->reason.code, "other-turn");
  EXPECT_EQ(early->reason.values,
            (std::vector<std::pair<std::string, std::string>>{{"player", "white"}}));
  EXPECT_EQ(table.act(actions::Pass{.player = Colour::White, .turn = 2}, 0).refusal->code,
            Refusal::Code::Forbidden);
  const Outcome outcome = table.move("A1");
  EXPECT_EQ(outcome.refusal->code, Refusal::Code::Illegal);
  EXPECT_EQ(outcome.refusal->text, "turn 2, white at A1: the point is occupied");
}

TEST(Room, WhatAMoveTookIsSaid) {
  Table table(settings("2", "", "none"));
  table.move("A1");
  table.move("B1");
  table.move("A2");
  const Outcome outcome = table.move("B2");  // takes the two before it could be suicide
  ASSERT_EQ(outcome.events.size(), 1u);
  EXPECT_EQ(first<events::Move>(outcome).taken, (std::vector<Point>{0, 2}));
}

TEST(Room, UndoNeedsEverybodyElse) {
  Table table(settings("5", "players=3", "none"));
  table.move("A1");
  table.move("A2");
  table.move("A3");
  const Outcome asked = table.by<actions::Undo>(Colour::Black);  // on their own turn
  const int request = asked.events[0].n;
  EXPECT_EQ(first<events::Request>(asked).to, 0);
  const auto yes = [&](Colour player) {
    return table.act(actions::Answer{.player = player, .request = request, .yes = true},
                     player_of(player));
  };
  EXPECT_EQ(kinds(yes(Colour::White).events), Names{"answer"});
  EXPECT_EQ(kinds(yes(Colour::Red).events), (Names{"answer", "undo"}));
  EXPECT_EQ(table.room.game().turns(), 0);
  EXPECT_TRUE(table.room.record().events.empty());
}

TEST(Room, ATurnWithdrawsTheRequest) {
  Table table(settings("5", "", "none"));
  table.move("A1");
  const int request = table.by<actions::Undo>(Colour::Black).events[0].n;
  EXPECT_EQ(kinds(table.move("A2").events), (Names{"move", "withdraw"}));
  EXPECT_EQ(table.act(actions::Answer{.player = Colour::White, .request = request, .yes = true}, 1)
                .refusal->code,
            Refusal::Code::Stale);
}

TEST(Room, NothingIsTakenBackBeyondAResignation) {
  Table table(settings("5", "players=3", "none"));
  table.move("A1");
  table.by<actions::Resign>(Colour::White);
  EXPECT_TRUE(table.by<actions::Undo>(Colour::Black).refusal);
  table.move("A2");
  EXPECT_FALSE(table.by<actions::Undo>(Colour::Red).refusal);
}

TEST(Room, NoResultIsClaimedAtTheThirdOccurrence) {
  Table table(settings("2", "ko=none", "none"));
  EXPECT_TRUE(table.by<actions::Claim>(Colour::Black).refusal);
  int claimable = 0;
  Random random(3);
  for (int i = 0; i < 2'000 && table.room.phase() == Phase::Playing && claimable == 0; ++i) {
    const auto moves = table.room.game().legal_moves(table.room.game().to_play());
    if (moves.empty()) break;
    const Point move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    ASSERT_FALSE(table.move(move).refusal);
    if (table.room.may_claim()) ++claimable;
  }
  ASSERT_EQ(claimable, 1);
  EXPECT_FALSE(table.by<actions::Claim>(Colour::White).refusal);
  EXPECT_EQ(table.room.result()->how, How::NoResult);
}

// --- before and after

TEST(Room, AbortEndsOnlyWhatHasHardlyBegun) {
  Table table(settings("5", "", "none"));
  table.move("A1");
  table.move("A2");
  EXPECT_TRUE(table.act(actions::Abort{}, 0).refusal);
  Table other(settings("5", "", "none"));
  other.move("A1");
  EXPECT_EQ(other.act(actions::Abort{}, 7).refusal->code, Refusal::Code::Forbidden);
  EXPECT_FALSE(other.act(actions::Abort{}, 1).refusal);
  EXPECT_EQ(other.room.result()->how, How::Aborted);
}

TEST(Room, ARematchIsAgreedByAllAndSeatsMoveOn) {
  Table table(settings("5", "players=3", "none"));
  table.by<actions::Resign>(Colour::Black);
  table.by<actions::Resign>(Colour::Red);
  ASSERT_EQ(table.room.phase(), Phase::Finished);
  const int request = table.by<actions::Rematch>(Colour::White).events[0].n;
  for (const Colour player : {Colour::Black, Colour::Red}) {
    table.act(actions::Answer{.player = player, .request = request, .yes = true},
              player_of(player));
  }
  EXPECT_EQ(table.room.rematch(), "next");
  EXPECT_EQ(table.room.rematch_settings().seats[1].person, person(0));
  EXPECT_TRUE(table.by<actions::Rematch>(Colour::White).refusal);
}

TEST(Room, SeatsAreTakenOnceAndKeptForTheInvited) {
  RoomSettings made = settings("5", "players=3", "none");
  made.seats[1] = {};
  made.seats[2] = {.person = person(2), .invited = "name2"};
  made.lot = true;
  Table table(made);
  EXPECT_EQ(table.act(actions::Join{.player = Colour::Red}, 5).refusal->code,
            Refusal::Code::Forbidden);
  EXPECT_FALSE(table.act(actions::Join{.player = Colour::White}, 5).refusal);
  EXPECT_EQ(table.act(actions::Join{.player = Colour::White}, 6).refusal->code,
            Refusal::Code::Conflict);
  EXPECT_FALSE(table.act(actions::Leave{.player = Colour::White}, 5).refusal);
  EXPECT_FALSE(table.act(actions::Join{.player = Colour::White}, 6).refusal);
  EXPECT_FALSE(table.act(actions::Join{.player = Colour::Red}, 2).refusal);
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
  EXPECT_TRUE(table.by<actions::Undo>(Colour::Black).refusal);
  EXPECT_FALSE(table.move(4).refusal);
}

TEST(Room, WhatIsNoOpeningIsRefused) {
  RoomSettings made = settings("5", "", "none");
  using Action = RecordEvent::Action;
  made.base.events = {{.action = Action::Setup, .stones = {{3, Colour::Black}}}};
  EXPECT_EQ(Room::make(made).error().message,
            "a game in which stones were set up cannot be continued here");
  made.base.events = {{.action = Action::Move, .player = Colour::Black, .point = 3},
                      {.action = Action::Move, .player = Colour::White, .point = 3}};
  EXPECT_EQ(Room::make(made).error().message, "turn 2, white at D1: the point is occupied");
  made.base.events = {{.action = Action::Pass, .player = Colour::White}};
  EXPECT_EQ(Room::make(made).error().message, "that game cannot be continued from there");
  made.base.events = {{.action = Action::Resign, .player = Colour::Black}};
  EXPECT_EQ(Room::make(made).error().message, "that game cannot be continued from there");
}

// --- everything at once

struct Asked {
  RoomAction action;
  Colour player;
};

// Mostly turns; what else there is once in a while.
Asked random_action(Random& random, const Room& room) {
  const auto below = [&](std::uint32_t bound) { return static_cast<int>(random.below(bound)); };
  const int players = static_cast<int>(room.seats().size());
  const int points = room.board().graph->size();
  const Colour player = below(4) == 0 ? colour_of(below(players + 1)) : room.live().to_play();
  const Colour other = colour_of(below(players));
  const int turn = room.live().turns() + (below(8) == 0 ? below(3) : 1);
  const auto point = static_cast<Point>(below(points + 1));
  if (below(3) != 0) {
    if (below(3) != 0) return {actions::Move{player, turn, point}, player};
    return {actions::Pass{player, turn}, player};
  }
  std::vector<Point> dead;
  for (int i = below(3); i > 0; --i) dead.push_back(static_cast<Point>(below(points)));
  const int request = room.requests().empty() ? room.marking() : room.requests()[0].n;
  const Audience audience = below(2) == 0 ? Audience::Spectators : Audience::Players;
  const actions::Accept accept{other, room.marking()};
  const RoomAction seldom[] = {actions::Join{player},
                               actions::Leave{player},
                               actions::Abort{},
                               actions::Move{player, turn, point},
                               actions::Pass{player, turn},
                               actions::Undo{player},
                               actions::Pause{player},
                               actions::Unpause{player},
                               actions::Answer{player, request, below(4) != 0},
                               actions::Withdraw{player, request},
                               actions::AddTime{player, other, 1'000 + below(5'000)},
                               actions::Mark{player, dead},
                               accept,
                               actions::Resume{player},
                               actions::Claim{player, other},
                               actions::Rematch{player},
                               actions::Chat{audience, "hm"},
                               actions::Invite{player, "", person(below(9))},
                               actions::Advise{dead},
                               actions::FastForward{},
                               actions::Propose{{.dead = dead}}};
  const int chosen = below(std::size(seldom) + 1);
  if (chosen < static_cast<int>(std::size(seldom))) {
    const RoomAction& action = seldom[chosen];
    return {action, std::holds_alternative<actions::Accept>(action) ? other : player};
  }
  if (below(8) == 0) return {actions::Resign{player}, player};
  return {accept, other};
}

void check(const Room& room) {
  if (!room.result() || room.result()->how != How::Score) return;
  const auto replayed = replay(room.record(), nullptr);
  ASSERT_TRUE(replayed);
  EXPECT_FALSE(replayed->first_break) << to_text(*replayed->first_break);
  EXPECT_EQ(replayed->end.places, room.result()->places);
}

// To open a room twice stands for any mistake in it: nobody can ask for that.
TEST(Room, WhatCannotHaveHappenedIsNotWritten) {
  Table table(settings("5", "", "none"));
  EXPECT_TRUE(table.room.open({.person = person(0), .now = table.now}).empty());
  const Outcome outcome =
      table.room.act(actions::Pass{Colour::Black, 1}, {.person = person(0), .now = table.now});
  EXPECT_TRUE(outcome.impossible);
  EXPECT_TRUE(outcome.events.empty());
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
      const auto [action, player] = random_action(random, table.room);
      const int who = random.below(4) != 0 ? player_of(player) : static_cast<int>(random.below(8));
      Actor actor{
          .person = person(who), .now = table.now, .lag = random.below(600), .random = seed};
      if (player_of(player) >= 0 &&
          player_of(player) < static_cast<int>(table.room.seats().size()) && random.below(8) != 0) {
        const RoomSeat& seat = table.room.seats()[player_of(player)];
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
