// omnigo replay: a recorded game played through by the rules.
#include "record/replay.h"

#include <chrono>
#include <iostream>
#include <nlohmann/json.hpp>

#include "arguments.h"
#include "base/quote.h"
#include "commands.h"
#include "game_file.h"
#include "gtp/arbiter.h"
#include "play/start.h"
#include "record/positions.h"
#include "record/rules_json.h"
#include "record/sgf_info.h"
#include "rules/names.h"
#include "search/likely.h"

namespace omnigo {
namespace {

using Json = nlohmann::ordered_json;

constexpr char kHelp[] =
    R"(usage: omnigo replay FILE [--rules R] [--game N] [--charset NAME] [--playouts N]
                     [--arbiter COMMAND] [--json [--positions]]

Play through a recorded game by its rules. Report where it first breaks them and why, how it ended,
and how each player's score adds up. FILE is an omnigo record (JSON) or an SGF file, of which the main
line is played; - is standard input, and library:NAME is one of the annotated games that come with the
program (library: alone lists them).

The replay stops at the first turn that breaks the rules (but continues after a turn out of turn), and
scores the position there. An SGF file without rules is judged by tromp-taylor.

If all players passed but did not agree on what is dead, dead stones are still on the board. The likely
result is the score without the stones that omnigo reads as dead; under territory scoring, points in
seki then belong to nobody. It is an estimate. Another program can make it with --arbiter.

  --rules R       judge by these rules instead, such as japanese or ko=situational,suicide=no;
                  komi stays as in the file unless R sets it
  --game N        play the Nth game of an SGF file with several (default: 1)
  --charset NAME  read the SGF file in this character set, whatever the file says
  --playouts N    play N games out for the likely result (default: 1000; 0: none)
  --arbiter COMMAND
                  ask this GTP program which stones are dead, such as
                  "gnugo --mode gtp"; only square grids and two players, unless it is omnigo
  --json          print {"board","rules","legal","break"?,"turns","end","to_play","left","players":
                  [{"player","name","stones","territory","prisoners_lost","komi","score",
                  "place","tax"?}],"colouring","likely"?,"file_result"?,"warnings"}; "likely" is {"dead",
                  "seki","neutral","players"}; "break" is {"turn","player",
                  "point","reason","repeats"?}, "reason" one of occupied, suicide, repeats,
                  off-board, out-of-turn, not-in, over, not-over, setup, agreement; "end" is
                  unfinished, passed, agreed or left; "colouring" has one letter per point

  --positions     with --json: also print "boards", each colouring of the game once, in order of first
                  appearance, and "positions", one for the start and one for each turn:
                  {"turn","G","S","Pb"?,"Pw"?,"lost","to_play","moves"}. This is the quadruple (G, S,
                  Pb, Pw) of Kaufman's "Some Mathematics of Go": G is an index into "boards", S the
                  boards before it (from S[0] to before S[1]), Pb and Pw the prisoners of Black and
                  White; "lost" has the stones that each player lost, "moves" the number of legal
                  moves

exit status: 0 if every turn is legal, 1 if the rules are broken, 2 if the file cannot be read

examples:
  omnigo replay game.sgf
  omnigo replay game.json --rules no-suicide --json
  omnigo replay game.sgf --arbiter "gnugo --mode gtp"
  omnigo replay library:alphago-lee-1
)";

void judge_by(GameRecord& record, const std::string& text) {
  Rules rules = checked(parse_rules(text));
  if (rules.players != record.rules.players) {
    throw UsageError("--rules " + text + " is for " + std::to_string(rules.players) +
                     " players, and " + std::to_string(record.rules.players) + " play");
  }
  if (text.find("komi=") == text.npos) rules.komi = record.rules.komi;
  record.rules = std::move(rules);
}

Replay play_through(const GameFile& file, const CanonicalForm& canonical) {
  Replay result = checked(replay(file.record, canonical));
  if (file.off_board && !result.first_break) {
    result.first_break = RuleBreak{.fault = Fault::OffBoard,
                                   .turn = file.off_board->turn,
                                   .player = file.off_board->player,
                                   .point = "'" + file.off_board->value + "'"};
  }
  return result;
}

// --- the likely result

constexpr std::chrono::seconds kTimeToRead{10};
constexpr std::chrono::seconds kPatience{60};  // with an arbiter, for each answer

StoppedPlay stopped_play(const GameRecord& record, const ReplayEnd& end) {
  StoppedPlay play{.graph = record.board->graph,
                   .rules = record.rules,
                   .colouring = end.colouring,
                   .prisoners_lost = {},
                   .komi = {},
                   .left = end.left_game,
                   .next = end.to_play};
  for (const Tally& tally : end.tallies) {
    play.prisoners_lost.push_back(tally.prisoners_lost);
    play.komi.push_back(tally.komi);
  }
  return play;
}

// Nothing where the count is settled, or nobody is to say.
std::optional<LikelyEnd> likely_result(const GameRecord& record, const ReplayEnd& end,
                                       const Arguments& arguments) {
  const std::uint64_t playouts = arguments.number("--playouts", 1000, 0, 1'000'000'000);
  if (end.state != ReplayEnd::State::Passed || end.settled) return std::nullopt;
  const StoppedPlay play = stopped_play(record, end);
  if (const auto command = arguments.option("--arbiter")) {
    auto answer =
        checked(ask_arbiter(*command, *record.board, record.rules, end.colouring, kPatience));
    return end_with(play, std::move(answer.dead), std::move(answer.seki));
  }
  if (playouts == 0) return std::nullopt;
  const auto late = std::chrono::steady_clock::now() + kTimeToRead;
  return likely_end(play, {.playouts = playouts,
                           .stop = [=] { return std::chrono::steady_clock::now() >= late; }});
}

// --- as text

std::string joined(const std::vector<Colour>& players) {
  std::string text;
  for (std::size_t i = 0; i < players.size(); ++i) {
    text += (i == 0 ? "" : i + 1 == players.size() ? " and " : ", ") + colour_name(players[i]);
  }
  return text;
}

std::string end_text(const ReplayEnd& end) {
  using State = ReplayEnd::State;
  const std::string left = end.left_game.empty() ? "" : joined(end.left_game) + " left the game; ";
  switch (end.state) {
    case State::Unfinished:
      return left + "unfinished, " + colour_name(end.to_play) + " to play";
    case State::Passed:
      return left + "all passed; the position is scored as it is";
    case State::Agreed:
      return left + "all passed and agreed which stones are dead";
    case State::Left:
      return left + "only one player is left";
  }
  return {};
}

// " + 3 stones", " - 1 prisoner"; nothing for none.
std::string signed_part(HalfPoints halves, const std::string& what) {
  if (halves == 0) return {};
  return (halves < 0 ? " - " : " + ") + half_points_text(std::abs(halves)) + " " + what;
}
std::string counted(int number, const std::string& what) { return number == 1 ? what : what + "s"; }

std::string score_text(const Tally& tally, Scoring scoring) {
  const ScoringRule& rule = rule_of(scoring);
  std::string made = rule.stones
                         ? std::to_string(tally.stones) + " " + counted(tally.stones, "stone") +
                               signed_part(2 * tally.territory, "territory")
                         : std::to_string(tally.territory) + " territory";
  if (rule.prisoners) {
    made += signed_part(-2 * tally.prisoners_lost, counted(tally.prisoners_lost, "prisoner"));
  }
  made += signed_part(-2 * tally.tax, "for groups");
  return half_points_text(tally.score) + " = " + made + signed_part(tally.komi, "komi");
}

std::string result_text(const ReplayEnd& end) {
  std::vector<Colour> first;
  for (std::size_t i = 0; i < end.places.size(); ++i) {
    if (end.places[i] == 1) first.push_back(colour_of(static_cast<int>(i)));
  }
  const std::string who = joined(first);
  if (end.state == ReplayEnd::State::Unfinished) {
    if (first.size() == 1) return who + " is ahead";
    const std::string at = " at " + half_points_text(end.tallies[player_of(first[0])].score);
    return first.size() == end.places.size() ? "tied" + at : who + " are tied for the lead" + at;
  }
  if (first.size() > 1) return who + " share first place";
  if (end.state == ReplayEnd::State::Left) return who + " wins";
  HalfPoints winner = 0, second = 0;
  bool has_second = false;
  for (std::size_t i = 0; i < end.tallies.size(); ++i) {
    const Colour player = colour_of(static_cast<int>(i));
    if (player == first[0]) {
      winner = end.tallies[i].score;
    } else if (std::ranges::count(end.left_game, player) == 0 &&
               (!has_second || end.tallies[i].score > second)) {
      second = end.tallies[i].score;
      has_second = true;
    }
  }
  return who + " wins by " + half_points_text(winner - second);
}

// What a file says, without what would upset a terminal.
std::string harmless(const std::string& text) {
  const std::string quoted = quote(text, 200);
  return quoted.substr(1, quoted.size() - 2);
}

std::string seats_text(const GameRecord& record) {
  std::string text;
  for (std::size_t i = 0; i < record.seats.size(); ++i) {
    const Seat& seat = record.seats[i];
    text += (i == 0 ? "" : ", ") + colour_name(colour_of(static_cast<int>(i)));
    if (!seat.name.empty()) text += " " + harmless(seat.name);
    if (!seat.rank.empty()) text += " (" + harmless(seat.rank) + ")";
  }
  return text;
}

std::string names_text(const Layout& board, const std::vector<Point>& points) {
  std::string text;
  for (const Point p : points) text += (text.empty() ? "" : " ") + board.names[p];
  return text;
}

void print_likely(const GameRecord& record, const ReplayEnd& as_it_stands,
                  const LikelyEnd& likely) {
  if (likely.dead.empty() && likely.tallies == as_it_stands.tallies) {
    std::cout << "likely   the same: no stone looks dead\n";
    return;
  }
  ReplayEnd end = as_it_stands;
  end.tallies = likely.tallies;
  end.places = likely.places;
  std::cout << "likely   " << result_text(end) << '\n';
  if (!likely.dead.empty()) {
    std::cout << "         dead: " << names_text(*record.board, likely.dead) << '\n';
  }
  if (!likely.seki.empty()) {
    std::cout << "         in seki: " << names_text(*record.board, likely.seki) << '\n';
  }
  for (std::size_t i = 0; i < end.tallies.size(); ++i) {
    std::cout << "         " << colour_name(colour_of(static_cast<int>(i))) << ' '
              << score_text(end.tallies[i], record.rules.scoring) << '\n';
  }
}

// The result as the file has it.
std::string claim_text(const RecordedResult& result) {
  if (!result.text.empty()) return harmless(result.text);
  if (result.scores.empty()) return std::string(how_name(result.how));
  std::string text;
  for (std::size_t i = 0; i < result.scores.size(); ++i) {
    text += (i == 0 ? "" : ", ") + colour_name(colour_of(static_cast<int>(i))) + " " +
            half_points_text(result.scores[i]);
  }
  return text;
}

void print_text(const GameRecord& record, const Replay& result,
                const std::optional<LikelyEnd>& likely) {
  const ReplayEnd& end = result.end;
  std::cout << "board    " << record.board->spec << "\nrules    " << to_text(record.rules)
            << "\nplayers  " << seats_text(record) << "\nturns    " << end.turns << "\nlegal    "
            << (result.first_break ? "no: " + to_text(*result.first_break) : "yes") << "\nend      "
            << end_text(end) << '\n';
  for (std::size_t i = 0; i < end.tallies.size(); ++i) {
    const std::string name = colour_name(colour_of(static_cast<int>(i)));
    std::cout << (i == 0 ? "score    " : "         ") << name << ' '
              << score_text(end.tallies[i], record.rules.scoring) << '\n';
  }
  std::cout << "result   " << result_text(end) << '\n';
  if (likely) print_likely(record, end, *likely);
  if (record.result) std::cout << "         the file says " << claim_text(*record.result) << '\n';
}

// --- as JSON

Json break_json(const RuleBreak& first) {
  Json json = {{"turn", first.turn}};
  if (first.player != Colour::Empty) json["player"] = colour_name(first.player);
  if (!first.point.empty()) json["point"] = first.point;
  json["reason"] = fault_name(first.fault);
  if (first.fault == Fault::Repeats) json["repeats"] = first.repeats;
  return json;
}

Json players_json(const GameRecord& record, const std::vector<Tally>& tallies,
                  const std::vector<int>& places) {
  Json list = Json::array();
  for (std::size_t i = 0; i < tallies.size(); ++i) {
    const Tally& tally = tallies[i];
    Json json = {{"player", colour_name(colour_of(static_cast<int>(i)))},
                 {"name", record.seats[i].name},
                 {"stones", tally.stones},
                 {"territory", tally.territory},
                 {"prisoners_lost", tally.prisoners_lost},
                 {"komi", half_points_json(tally.komi)},
                 {"score", half_points_json(tally.score)},
                 {"place", places[i]}};
    if (tally.tax != 0) json["tax"] = tally.tax;
    list.push_back(std::move(json));
  }
  return list;
}

std::string letters_of(const Colouring& colouring) {
  std::string letters;
  for (const Colour c : colouring) letters += colour_letter(c);
  return letters;
}

// With two players the prisoners that each holds are those that the other lost.
void add_positions(Json& json, const GamePositions& found) {
  json["boards"] = Json::array();
  for (const Colouring& board : found.boards) json["boards"].push_back(letters_of(board));
  json["positions"] = Json::array();
  for (const GamePosition& position : found.positions) {
    Json its = {{"turn", position.turn},
                {"G", position.board},
                {"S", {position.first_before, position.end_before}}};
    if (position.lost.size() == 2) {
      its["Pb"] = position.lost[1];
      its["Pw"] = position.lost[0];
    }
    its["lost"] = position.lost;
    its["to_play"] = colour_name(position.to_play);
    its["moves"] = position.moves;
    json["positions"].push_back(std::move(its));
  }
}

Json names_json(const Layout& board, const std::vector<Point>& points) {
  Json list = Json::array();
  for (const Point p : points) list.push_back(board.names[p]);
  return list;
}

Json likely_json(const GameRecord& record, const LikelyEnd& likely) {
  return {{"dead", names_json(*record.board, likely.dead)},
          {"seki", names_json(*record.board, likely.seki)},
          {"neutral", names_json(*record.board, likely.neutral)},
          {"players", players_json(record, likely.tallies, likely.places)}};
}

void print_json(const GameFile& file, const Replay& result, const std::optional<LikelyEnd>& likely,
                const std::optional<GamePositions>& positions) {
  const ReplayEnd& end = result.end;
  Json json = {{"board", file.record.board->spec},
               {"rules", to_text(file.record.rules)},
               {"legal", !result.first_break}};
  if (result.first_break) json["break"] = break_json(*result.first_break);
  json["turns"] = end.turns;
  json["end"] = state_name(end.state);
  json["to_play"] = colour_name(end.to_play);
  json["left"] = Json::array();
  for (const Colour player : end.left_game) json["left"].push_back(colour_name(player));
  json["players"] = players_json(file.record, end.tallies, end.places);
  json["colouring"] = letters_of(end.colouring);
  if (likely) json["likely"] = likely_json(file.record, *likely);
  if (file.record.result) {
    const std::string& text = file.record.result->text;
    json["file_result"] = text.empty() ? std::string(how_name(file.record.result->how)) : text;
  }
  json["warnings"] = Json::array();
  for (const SgfWarning& warning : file.warnings) {
    json["warnings"].push_back(
        {{"line", warning.line}, {"column", warning.column}, {"message", warning.message}});
  }
  if (positions) add_positions(json, *positions);
  std::cout << json.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
}

int run(const std::vector<std::string>& given) {
  const Arguments arguments(given, {"--json", "--positions"},
                            {"--rules", "--game", "--charset", "--playouts", "--arbiter"}, 1);
  const std::string path = arguments.word(0, "FILE");
  if (arguments.flag("--positions") && !arguments.flag("--json")) {
    throw UsageError("--positions needs --json");
  }
  GameFile file = read_game_file(
      path, {.charset = arguments.option("--charset").value_or(""),
             .game = static_cast<int>(arguments.number("--game", 1, 1, 1'000'000'000))});
  if (const auto rules = arguments.option("--rules")) judge_by(file.record, *rules);
  const CanonicalForm canonical = canonical_form(file.record.rules, file.record.board->graph);
  const Replay result = play_through(file, canonical);
  const auto likely = likely_result(file.record, result.end, arguments);
  if (arguments.flag("--json")) {
    std::optional<GamePositions> positions;
    if (arguments.flag("--positions")) positions = checked(positions_of(file.record, canonical));
    print_json(file, result, likely, positions);
  } else {
    print_warnings(path, file.warnings);
    print_text(file.record, result, likely);
  }
  return result.first_break ? 1 : 0;
}

}  // namespace

const Command kReplayCommand = {"replay", "check a recorded game: is it legal, who won", kHelp,
                                run};

}  // namespace omnigo
