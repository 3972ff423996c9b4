#include "record/record.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>

#include "base/random.h"
#include "graph/board_text.h"
#include "graph/families.h"
#include "places.h"
#include "play/game_files.h"
#include "record/record_json.h"
#include "record/replay.h"
#include "record/sgf_game.h"
#include "rules/agreement.h"
#include "rules/names.h"

namespace omnigo {
namespace {

using Action = RecordEvent::Action;

SharedLayout board(const std::string& spec) {
  if (spec == "own") {
    return std::make_shared<const Layout>(*read_board(
        R"({"points": [{"name": "hub", "x": 0, "y": 0.1}, {"name": "]:\\", "x": 1, "y": 0},
                                  {"name": "c", "x": 1e-9, "y": -3}, {"name": "Ä", "x": 2, "y": 2}],
                       "edges": [["hub", "c"], [1, 0], [3, 2]]})",
        "own"));
  }
  return std::make_shared<const Layout>(*make_family(spec));
}

GameRecord record_of(const std::string& text) {
  auto record = read_record(text);
  EXPECT_TRUE(record) << (record ? "" : record.error().message) << "\n" << text;
  return record ? std::move(*record) : new_record(board("grid:2x2"), Rules{});
}

std::string error_of(const std::string& text) {
  const auto record = read_record(text);
  return record ? "no error" : record.error().message;
}

GameRecord from_sgf(const std::string& bytes) {
  const auto sgf = read_sgf(bytes);
  EXPECT_TRUE(sgf) << bytes;
  auto game = game_from_sgf(*sgf, sgf->main_line(sgf->roots()[0]));
  EXPECT_TRUE(game) << (game ? "" : game.error().message);
  return std::move(game->record);
}

// A record of moves such as "black A1", "white pass", "red resign", "resume".
GameRecord played(const std::string& spec, const std::string& rules,
                  const std::vector<std::string>& events) {
  GameRecord record = new_record(board(spec), *parse_rules(rules));
  for (const std::string& text : events) {
    const std::size_t space = text.find(' ');
    const std::string what = text.substr(space + 1);
    RecordEvent event;
    if (text == "resume") {
      event.action = Action::Resume;
    } else {
      event.player = *colour_from_name(text.substr(0, space));
      event.action = what == "pass"      ? Action::Pass
                     : what == "resign"  ? Action::Resign
                     : what == "timeout" ? Action::Timeout
                                         : Action::Move;
      if (event.action == Action::Move) event.point = *record.board->find(what);
    }
    record.events.push_back(std::move(event));
  }
  return record;
}

// --- replay

std::string first_break(const GameRecord& record) {
  const auto result = replay(record);
  EXPECT_TRUE(result) << result.error().message;
  return result->first_break ? to_text(*result->first_break) : "legal";
}

// The game on 2x2 of the document "Go Basics".
const std::vector<std::string> kTwoByTwo = {"black A2", "white B2", "black A1",
                                            "white B1", "black A2", "white A1"};

TEST(Replay, SaysWhereTheRulesAreFirstBrokenAndWhy) {
  GameRecord record = played("2x2", "tromp-taylor", kTwoByTwo);
  EXPECT_EQ(first_break(record), "legal");
  record.events.push_back({.action = Action::Move, .player = Colour::Black, .point = 2});
  EXPECT_EQ(first_break(record), "turn 7, black at A2: repeats the colouring after turn 1");
  record.rules.ko = Ko::Simple;
  EXPECT_EQ(first_break(record), "legal");
}

TEST(Replay, EveryFault) {
  const auto broken = [](const std::vector<std::string>& events, const char* rules = "chinese") {
    return first_break(played("3x2", rules, events));
  };
  EXPECT_EQ(broken({"black A1", "white A1"}), "turn 2, white at A1: the point is occupied");
  EXPECT_EQ(broken({"black A2", "white C1", "black B1", "white A1"}),
            "turn 4, white at A1: suicide");
  EXPECT_EQ(broken({"black A1", "black B1"}), "turn 2, black at B1: out of turn");
  EXPECT_EQ(broken({"black pass", "white pass", "black A1"}),
            "turn 3, black at A1: after the end of play");
  EXPECT_EQ(broken({"black pass", "resume"}), "turn 2: resumed before the end of play");
  EXPECT_EQ(broken({"black resign", "white resign"}), "turn 1, white: not in the game any more");
  EXPECT_EQ(broken({"red resign", "black A1", "white B1", "red C1"}, "chinese,players=3"),
            "turn 3, red at C1: not in the game any more");
  EXPECT_EQ(broken({"black pass", "white pass", "resume", "black A1"}), "legal");

  GameRecord setup = played("2x2", "chinese", {"black A1"});
  setup.events.push_back({.action = Action::Setup,
                          .stones = {{1, Colour::White}, {2, Colour::White}, {3, Colour::White}}});
  EXPECT_EQ(first_break(setup), "turn 2: the setup leaves a stone without liberties");

  GameRecord agreed = played("2x2", "chinese", {"black A1", "white pass", "black pass"});
  agreed.agreement = RecordedAgreement{{3}, {}, {Colour::Black, Colour::White}};
  EXPECT_EQ(first_break(agreed),
            "after the end of play: the agreement marks points that cannot be marked");
}

TEST(Replay, OutOfTurnGoesOnAndIsStillTheFirstBreak) {
  const auto result = replay(played("3x2", "chinese", {"black A1", "black B1", "white A1"}));
  EXPECT_EQ(to_text(*result->first_break), "turn 2, black at B1: out of turn");
  EXPECT_EQ(result->end.turns, 2);
}

// 3x2 with Black b1 b2 and White a2, from the document "Go Basics": passed out, Black has 2+2 and
// White 1+0; with a2 agreed dead, Black has all six points.
TEST(Replay, CountsTheEnd) {
  GameRecord record = played("3x2", "tromp-taylor", {"white pass", "black pass"});
  record.start.colouring[*record.board->find("B1")] = Colour::Black;
  record.start.colouring[*record.board->find("B2")] = Colour::Black;
  record.start.colouring[*record.board->find("A2")] = Colour::White;
  record.start.first = Colour::White;
  auto result = replay(record);
  ASSERT_TRUE(result);
  EXPECT_FALSE(result->first_break);
  EXPECT_EQ(result->end.state, ReplayEnd::State::Passed);
  EXPECT_EQ(result->end.tallies[0], (Tally{.stones = 2, .territory = 2, .score = 8}));
  EXPECT_EQ(result->end.tallies[1], (Tally{.stones = 1, .score = 2}));
  EXPECT_EQ(result->end.places, (std::vector<int>{1, 2}));

  record.agreement = RecordedAgreement{{*record.board->find("A2")}, {}, {Colour::Black}};
  EXPECT_EQ(replay(record)->end.state, ReplayEnd::State::Passed) << "White has not accepted";
  record.agreement->accepted.push_back(Colour::White);
  result = replay(record);
  EXPECT_EQ(result->end.state, ReplayEnd::State::Agreed);
  EXPECT_EQ(result->end.tallies[0].score, 12);
  EXPECT_EQ(result->end.tallies[1], (Tally{.prisoners_lost = 1}));
}

TEST(Replay, ThoseWhoLeftRankBelow) {
  const auto result =
      replay(played("cycle:9", "players=4", {"black 1", "white 2", "red resign", "blue timeout"}));
  EXPECT_EQ(result->end.state, ReplayEnd::State::Unfinished);
  EXPECT_EQ(result->end.left_game, (std::vector<Colour>{Colour::Red, Colour::Blue}));
  EXPECT_EQ(result->end.places[2], 4);
  EXPECT_EQ(result->end.places[3], 3);
}

TEST(Replay, PrisonersOfBeforeASetupStillCount) {
  // White A1 is taken, then the board is cleared by hand; under territory scoring it still costs.
  GameRecord record =
      played("3x3", "japanese,komi=0", {"black B1", "white A1", "black A2", "white pass"});
  record.events.push_back({.action = Action::Setup,
                           .player = Colour::Black,
                           .stones = {{1, Colour::Empty}, {3, Colour::Empty}}});
  record.events.push_back({.action = Action::Pass, .player = Colour::Black});
  record.events.push_back({.action = Action::Pass, .player = Colour::White});
  auto end = replay(record)->end;
  EXPECT_EQ(end.state, ReplayEnd::State::Passed);
  EXPECT_EQ(end.turns, 6);
  EXPECT_EQ(end.tallies[1].prisoners_lost, 1);
  EXPECT_EQ(end.tallies[1].score, -2);
  record.agreement = RecordedAgreement{{}, {}, {Colour::Black, Colour::White}};
  end = replay(record)->end;
  EXPECT_EQ(end.state, ReplayEnd::State::Agreed);
  EXPECT_EQ(end.tallies[1].score, -2);
}

// A game taken up from a record counts like its replay, and so does what is then written of it.
TEST(GameFromRecord, KeepsPrisonersAndResignationsOfBeforeASetup) {
  GameRecord record = played("3x3", "japanese,komi=0,players=3",
                             {"black B1", "white A1", "red resign", "black A2", "white pass"});
  record.events.push_back({.action = Action::Setup,
                           .player = Colour::Black,
                           .stones = {{1, Colour::Empty}, {3, Colour::Empty}}});
  record.events.push_back({.action = Action::Pass, .player = Colour::Black});
  record.events.push_back({.action = Action::Pass, .player = Colour::White});
  const ReplayEnd end = replay(record)->end;
  EXPECT_EQ(end.tallies[1].score, -2);
  const auto game = game_from_record(record);
  ASSERT_TRUE(game) << game.error().message;
  EXPECT_EQ(game->tally(), end.tallies);
  EXPECT_EQ(game->resigned(), end.left_game);
  EXPECT_TRUE(game->over());

  const GameRecord again = record_of(write_record(record_of_game(record.board, *game)));
  EXPECT_EQ(replay(again)->end.tallies, end.tallies);
  EXPECT_EQ(replay(again)->end.left_game, end.left_game);
  EXPECT_EQ(again.result->scores, (std::vector<HalfPoints>{0, -2, 0}));
}

TEST(GameFromRecord, SaysWhichTurnIsIllegalAndWhy) {
  const auto game = game_from_record(played("3x3", "", {"black B2", "white B2"}));
  ASSERT_FALSE(game);
  EXPECT_EQ(game.error().message, "turn 2, white at B2: the point is occupied");
}

TEST(GameFromRecord, ATurnAfterTheEndOfPlayResumesIt) {
  const GameRecord record =
      played("3x3", "", {"resume", "black pass", "white pass", "black B2", "white resign"});
  const auto game = game_from_record(record);
  ASSERT_TRUE(game) << game.error().message;
  EXPECT_EQ(game->turns(), 3);
  EXPECT_EQ(game->players_in(), 1);
  EXPECT_EQ(game_from_record(record, 2)->turns(), 2);
}

// --- JSON

const char kSmall[] = R"({
"format": "omnigo-game",
"version": 1,
"board": "grid:9x9",
"rules": "chinese,komi=6.5",
"seats": [{"name":"An","rank":"3k"},{"name":"Bo \"b\"","team":"x"}],
"clock": "byoyomi:main=300,period=15,periods=5",
"start": {"stones":{"black":["G3","C7"]},"handicap":{"black":2},"prisoners":{"white":3},"first":"white"},
"events": [
  {"action":"move","player":"white","point":"E5","spent":1500,"left":298500},
  {"action":"pass","player":"black","spent":0,"overtime":3,"comment":"hm\n\"?\""},
  {"action":"setup","player":"black","stones":{"empty":["E5"],"white":["A1"]}},
  {"action":"pass","player":"black"},
  {"action":"pass","player":"white"},
  {"action":"resume"},
  {"action":"resign","player":"black"}
],
"agreement": {"dead":["A1"],"neutral":[],"accepted":["black"]},
"result": {"how":"resignation","scores":[40,41.5],"places":[2,1],"text":"W+R"},
"info": {"date":"2016-03-09","event":"Test"}
}
)";

TEST(RecordJson, ReadsAndWritesTheSame) {
  const GameRecord record = record_of(kSmall);
  EXPECT_EQ(record.board->spec, "grid:9x9");
  EXPECT_EQ(record.seats[1].name, "Bo \"b\"");
  EXPECT_EQ(record.start.first, Colour::White);
  EXPECT_EQ(record.events.size(), 7u);
  EXPECT_EQ(record.events[0].spent, 1500);
  EXPECT_EQ(record.events[2].stones[1], (Stone{0, Colour::White}));
  EXPECT_EQ(record.result->scores[1], 83);
  EXPECT_EQ(write_record(record), kSmall);
}

TEST(RecordJson, TheSmallestRecord) {
  const GameRecord record = record_of(
      R"({"format":"omnigo-game","version":1,"board":"triangular:3","rules":"players=3"})");
  EXPECT_EQ(record.seats.size(), 3u);
  EXPECT_EQ(record.start.first, Colour::Black);
  EXPECT_TRUE(record.events.empty());
}

TEST(RecordJson, ABoardOfOnesOwnIsInTheRecord) {
  const GameRecord record = new_record(board("own"), Rules{});
  const GameRecord again = record_of(write_record(record));
  EXPECT_EQ(*again.board->graph, *record.board->graph);
  EXPECT_EQ(again.board->names, record.board->names);
  EXPECT_EQ(again.board->coordinates, record.board->coordinates);
  EXPECT_EQ(error_of(R"({"format":"omnigo-game","version":1,"rules":"",
                         "board":{"points":2,"edges":[[0,5]]}})"),
            "board: an edge refers to a missing point; points are numbered 0 to 1");
}

TEST(RecordJson, ErrorsSayWhatAndWhere) {
  const auto with = [](const std::string& rest) {
    return error_of(R"({"format":"omnigo-game","version":1,"board":"3x3","rules":"")" + rest + "}");
  };
  EXPECT_EQ(with(R"(,"events":[{"action":"pass","player":"black"},{"action":"move",)"
                 R"("player":"white","point":"D1"}])"),
            "events[1].point: no point 'D1' on the board");
  EXPECT_EQ(with(R"(,"events":[{"action":"move","player":"black"}])"),
            "events[0]: 'point' is missing");
  EXPECT_EQ(with(R"(,"events":[{"action":"pass","player":"black","point":"A1"}])"),
            "events[0].point: not allowed in an event with the action pass");
  EXPECT_EQ(
      with(R"(,"events":[{"action":"jump"}])"),
      "events[0].action: unknown action 'jump'; expected move, pass, resign, timeout, resume or "
      "setup");
  EXPECT_EQ(with(R"(,"events":[{"action":"pass","player":"red"}])"),
            "events[0].player: no player 'red' in a game of 2");
  EXPECT_EQ(with(R"(,"events":[{"action":"pass","player":"black","spent":-1}])"),
            "events[0].spent: expected a whole number from 0 to 1000000000000");
  EXPECT_EQ(with(R"(,"events":[{"action":"pass","player":"black","spent":1e300}])"),
            "events[0].spent: expected a whole number from 0 to 1000000000000");
  EXPECT_EQ(with(R"(,"events":[{"action":"pass","player":"black","spent":18446744073709551615}])"),
            "events[0].spent: expected a whole number from 0 to 1000000000000");
  EXPECT_EQ(with(R"(,"events":{})"), "events: expected a list");
  EXPECT_EQ(with(R"(,"seats":[{}])"), "seats: 1 seats for 2 players");
  EXPECT_EQ(with(R"(,"seats":[{},{"nome":""}])"), "seats[1]: unknown key 'nome'");
  EXPECT_EQ(with(R"(,"seats":[{},{"name":5}])"), "seats[1].name: expected a string");
  EXPECT_EQ(with(R"(,"clock":"sundial")").substr(0, 42),
            "clock: clock: unknown time system 'sundial");
  EXPECT_EQ(with(R"(,"start":{"stones":{"black":["A1"],"white":["A1"]}})"),
            "start.stones.white[0]: the point is named twice");
  EXPECT_EQ(with(R"(,"start":{"stones":{"empty":["A1"]}})"),
            "start.stones.empty: no player 'empty' in a game of 2");
  EXPECT_EQ(with(R"(,"result":{"how":"score","scores":[1]})"),
            "result.scores: expected one for each of the 2 players");
  EXPECT_EQ(with(R"(,"result":{"how":"score","scores":[1,0.3]})"),
            "result.scores[1]: expected a whole or half number of points");
  EXPECT_EQ(with(R"(,"resutl":{})"), "unknown key 'resutl'");
  const std::string long_key(5000, 'x');
  const std::string error = with(R"(,"start":{"stones":{"a\nb)" + long_key + R"(":[]}})");
  EXPECT_LT(error.size(), 300u) << "the path to it is short too";
  EXPECT_EQ(error.find('\n'), error.npos);
  EXPECT_EQ(with(R"(,"info":{"a":[]})"), "info.a: expected a string");
}

TEST(RecordJson, WhatIsNoRecordIsRefused) {
  EXPECT_EQ(error_of("[]"), "expected an object");
  EXPECT_EQ(error_of("{}"), "'format' is missing");
  EXPECT_EQ(error_of(R"({"format":"chess"})"),
            "format: this is not a record of a game ('omnigo-game')");
  EXPECT_EQ(error_of(R"({"format":"omnigo-game","version":2,"new":[]})"),
            "version: version 2 is not known; this program reads version 1");
  EXPECT_EQ(error_of(R"({"format":"omnigo-game","version":"1"})"),
            "version: version \"1\" is not known; this program reads version 1");
  EXPECT_EQ(error_of(R"({"format":"omnigo-game","version":1,"board":"blob:3","rules":""})"),
            "board: unknown board family 'blob'; omnigo board lists them");
  EXPECT_EQ(
      error_of(R"({"format":"omnigo-game","version":1,"board":"file:/etc/passwd"})").substr(0, 7),
      "board: ");
  EXPECT_EQ(error_of("{\"format\": \n oops}"), "not JSON: line 2, column 2");
  EXPECT_EQ(error_of(R"({"format": 1e999})"), "not JSON: a number is too large");
  EXPECT_EQ(error_of(std::string(100'000, '[')), "nested too deeply, at byte 8");
  EXPECT_EQ(error_of(std::string(kMostRecordBytes + 1, ' ')),
            "the record has 16777217 bytes; the limit is 16777216");
}

// --- the documentation

std::string document(const std::string& name) {
  std::ifstream in(std::string(source_folder()) + "/docs/" + name);
  EXPECT_TRUE(in) << name;
  return {std::istreambuf_iterator<char>(in), {}};
}

TEST(RecordDocs, TheExampleIsALegalGame) {
  const std::string text = document("record.md");
  const std::size_t begin = text.find("```json\n") + 8;
  const GameRecord record = record_of(text.substr(begin, text.find("```", begin) - begin));
  const auto result = replay(record);
  EXPECT_FALSE(result->first_break);
  EXPECT_EQ(result->end.state, ReplayEnd::State::Agreed);
  std::vector<HalfPoints> scores;
  for (const Tally& tally : result->end.tallies) scores.push_back(tally.score);
  EXPECT_EQ(scores, record.result->scores);
  EXPECT_EQ(result->end.places, record.result->places);
}

TEST(RecordDocs, TheSchemaKnowsWhatTheReaderKnows) {
  const auto schema = nlohmann::json::parse(document("record.schema.json"));
  const auto is_known = [](const std::string& key) {
    return error_of(R"({"format":"omnigo-game","version":1,"board":"2x2","rules":"",)" +
                    std::string("\"") + key + "\":0}") != "unknown key '" + key + "'";
  };
  EXPECT_FALSE(is_known("other"));
  for (const auto& [key, unused] : schema["properties"].items()) EXPECT_TRUE(is_known(key)) << key;
  EXPECT_EQ(schema["properties"].size(), 11u);
  const auto& event = schema["$defs"]["event"]["properties"];
  EXPECT_EQ(event.size(), 8u);
  for (const auto& action : event["action"]["enum"]) {
    EXPECT_TRUE(action_from_name(action.get<std::string>()));
  }
  EXPECT_EQ(event["action"]["enum"].size(), 6u);
  const auto& hows = schema["properties"]["result"]["properties"]["how"]["enum"];
  for (const auto& how : hows) EXPECT_TRUE(how_from_name(how.get<std::string>()));
  EXPECT_EQ(hows.size(), 6u);
  for (int i = 0; i < kMaxPlayers; ++i) {
    EXPECT_EQ(schema["$defs"]["player"]["enum"][i], colour_name(colour_of(i)));
  }
}

// --- random games, there and back

GameRecord random_record(Random& random) {
  const char* boards[] = {"grid:3x3",     "grid:5x4", "torus:4x4", "triangular:3", "cube:3",
                          "sunflower:20", "petersen", "grid:53x2", "own"};
  const char* clocks[] = {"none",
                          "fischer:main=60,increment=2",
                          "byoyomi:main=5,period=3,periods=2",
                          "canadian:main=9,period=7,moves=4",
                          "move:time=3",
                          "absolute:main=500"};
  Rules rules = presets()[random.below(static_cast<std::uint32_t>(presets().size()))].rules;
  rules.players = 2 + static_cast<int>(random.below(2) * random.below(5));
  rules.komi.assign(rules.players, 0);
  rules.komi.back() = static_cast<HalfPoints>(random.below(20)) - 5;
  GameRecord record = new_record(board(boards[random.below(9)]), rules);
  record.clock = *parse_time_control(clocks[random.below(6)]);
  for (Seat& seat : record.seats) {
    if (random.below(2) == 0) seat = {"N]a:m\\e " + std::to_string(random.below(99)), "1d", ""};
  }
  if (random.below(3) == 0) record.info = {{"event", "An [e:v\\ent]"}, {"comment", "first\nline"}};

  auto game = Game::start(record.board->graph, record.rules);
  const int turns = static_cast<int>(random.below(60));
  for (int i = 0; i < turns; ++i) {
    if (game->over()) {
      if (game->players_in() < 2 || random.below(2) == 0) break;
      game->resume();
      record.events.push_back({.action = Action::Resume});
    }
    const Colour player = game->to_play();
    const auto moves = game->legal_moves(player);
    RecordEvent event{.action = Action::Pass, .player = player};
    if (!moves.empty() && random.below(4) != 0) {
      event.action = Action::Move;
      event.point = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
      game->play(event.point);
    } else if (rules.players > 2 && random.below(9) == 0) {
      event.action = random.below(2) == 0 ? Action::Resign : Action::Timeout;
      game->resign(player);
    } else {
      game->pass();
    }
    if (random.below(9) == 0) event.comment = "a\\b]c:d";
    record.events.push_back(std::move(event));
  }
  if (game->over() && game->players_in() > 1 && !game->settled()) {
    Agreement agreement(*game);
    for (int p = 0; p < game->graph().size(); ++p) {
      const auto point = static_cast<Point>(p);
      if (game->board().at(point) != Colour::Empty && random.below(8) == 0) {
        EXPECT_TRUE(agreement.toggle_dead(point));
      }
    }
    RecordedAgreement recorded;
    for (int p = 0; p < game->graph().size(); ++p) {
      if (agreement.is_dead(static_cast<Point>(p))) recorded.dead.push_back(static_cast<Point>(p));
    }
    for (int i = 0; i < rules.players; ++i) {
      if (game->is_in(colour_of(i))) recorded.accepted.push_back(colour_of(i));
    }
    record.agreement = std::move(recorded);
  }
  return record;
}

TEST(Record, RandomGamesAreLegalAndReadBackFromJsonAndSgf) {
  Random random(7);
  int go_games = 0, own_games = 0;
  for (int i = 0; i < 400; ++i) {
    const GameRecord record = random_record(random);
    const std::string json = write_record(record);
    SCOPED_TRACE(json);
    const auto before = replay(record);
    ASSERT_TRUE(before);
    ASSERT_FALSE(before->first_break) << to_text(*before->first_break);
    ASSERT_EQ(write_record(record_of(json)), json);

    const SgfCollection sgf = game_to_sgf(record);
    const std::string text = write_sgf(sgf);
    SCOPED_TRACE(text);
    const GameRecord again = from_sgf(text);
    const bool go = SgfBoard(again.board, true).is_go() && record.rules.players == 2;
    ++(go ? go_games : own_games);
    EXPECT_EQ(sgf.find(0, "GM"), go ? "1" : "1001");
    const auto after = replay(again);
    ASSERT_TRUE(after);
    ASSERT_FALSE(after->first_break) << to_text(*after->first_break);
    EXPECT_EQ(after->end.colouring.size(), before->end.colouring.size());
    if (!go) {
      ASSERT_EQ(write_record(again), json);
    } else if (!record.agreement) {
      // What SGF has no word for: a resumption that nothing follows.
      EXPECT_EQ(after->end.turns, before->end.turns);
      EXPECT_EQ(after->end.colouring, before->end.colouring);
      EXPECT_EQ(after->end.tallies, before->end.tallies);
      EXPECT_EQ(again.rules, record.rules);
      EXPECT_EQ(again.seats, record.seats);
      EXPECT_EQ(again.clock, record.clock);
      EXPECT_EQ(again.info, record.info);
    }
  }
  EXPECT_GT(go_games, 50);
  EXPECT_GT(own_games, 200);
}

}  // namespace
}  // namespace omnigo
