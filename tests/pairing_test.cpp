// Pairing by itself: who may sit down, and which games are offered to whom.
#include "server/pairing.h"

#include <gtest/gtest.h>

#include "room_table.h"
#include "server/people.h"
#include "temporary_store.h"

namespace omnigo {
namespace {

struct PairingTest : testing::Test {
  PairingTest() : ratings(*store), pairing(*store, ratings) {}

  // With a seat for anyone; listed.
  static RoomSettings open_game(const std::string& board = "5x5") {
    RoomSettings made = settings(board, "tromp-taylor", "none");
    made.seats[1] = {};
    made.listed = true;
    return made;
  }
  static Room room(const RoomSettings& made) {
    Room room = *Room::make(made);
    room.open({.person = made.owner, .now = 1});
    return room;
  }

  TemporaryStore store;
  Ratings ratings;
  Pairing pairing;
};

TEST_F(PairingTest, OffersAreForOthersAndOfTheSameKind) {
  Room made = room(open_game());
  pairing.offer("g", made);
  EXPECT_TRUE(pairing.offers_for(open_game(), person(0)).empty()) << "your own game";
  EXPECT_TRUE(pairing.offers_for(open_game("7x7"), person(1)).empty());
  const auto offers = pairing.offers_for(open_game(), person(1));
  ASSERT_EQ(offers.size(), 1u);
  EXPECT_EQ(offers[0].game, "g");
  EXPECT_EQ(offers[0].seat, Colour::White);
  // Taken: no longer on offer.
  made.act(actions::Join{Colour::White}, {.person = person(1), .now = 2});
  pairing.offer("g", made);
  EXPECT_TRUE(pairing.offers_for(open_game(), person(2)).empty());
}

TEST_F(PairingTest, ASeatThatIsKeptIsNotOffered) {
  RoomSettings kept = open_game();
  kept.seats[1].invited = "name1";
  pairing.offer("g", room(kept));
  EXPECT_TRUE(pairing.offers_for(open_game(), person(1)).empty());
}

TEST_F(PairingTest, RatedGamesAreForAccounts) {
  RoomSettings rated = open_game();
  rated.rated = true;
  const auto refusal = pairing.unfit_to_join(room(rated), person(1));
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->code, Refusal::Code::Forbidden);
  rated.guests = true;
  EXPECT_FALSE(pairing.unfit_to_join(room(rated), person(1)));
}

TEST_F(PairingTest, WhoLeavesAgainAndAgainWaits) {
  const Person leaver = {"p9", "Leaver", false};
  for (int i = 0; i < 3; ++i) {
    EXPECT_FALSE(pairing.unfit_to_create(open_game(), leaver)) << i;
    store.write({.leavings = {{leaver.id, "g" + std::to_string(i), wall_seconds()}}});
  }
  const auto refusal = pairing.unfit_to_create(open_game(), leaver);
  ASSERT_TRUE(refusal);
  EXPECT_NE(refusal->text.find("wait 15 minutes"), std::string::npos) << refusal->text;
}

TEST_F(PairingTest, LeavingCountsOnlyWhereSomebodyIsLeftBehind) {
  RoomSettings made = settings("5x5", "tromp-taylor", "none");
  const Room both = room(made);
  Change change;
  note_conduct("g", both, {}, {.what = events::Left{Colour::White}}, change);
  ASSERT_EQ(change.leavings.size(), 1u);
  EXPECT_EQ(change.leavings[0].person, "p1");
  made.seats[0] = {.kind = RoomSeat::Kind::Bot, .bot = "club"};
  note_conduct("g", room(made), {}, {.what = events::Left{Colour::White}}, change);
  EXPECT_EQ(change.leavings.size(), 1u) << "bots do not mind";
  // Out of time, but at the table.
  note_conduct("g", both, {}, {.what = events::Timeout{Colour::White}}, change);
  EXPECT_EQ(change.leavings.size(), 1u);
  note_conduct("g", both, {{Colour::White, 5}}, {.what = events::Timeout{Colour::White}}, change);
  EXPECT_EQ(change.leavings.size(), 2u);
}

}  // namespace
}  // namespace omnigo
