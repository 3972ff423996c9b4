// omnigo replay: a recorded game played through by the rules.
#include "record/replay.h"

#include <iostream>
#include <nlohmann/json.hpp>

#include "arguments.h"
#include "base/quote.h"
#include "commands.h"
#include "game_file.h"
#include "record/sgf_info.h"
#include "rules/names.h"
#include "symmetry/symmetry.h"

namespace omnigo {
namespace {

using Json = nlohmann::ordered_json;

constexpr char kHelp[] =
    R"(usage: omnigo replay FILE [--rules R] [--game N] [--charset NAME] [--json]

Plays a recorded game through by its rules and says where it first breaks them and why, how it
ended, and the score of each player with what it is made of. FILE is a record of omnigo (JSON) or an
SGF file, of which the main line is played; - is standard input, and library:NAME
one of the annotated games that come with the program (library: alone lists them).

The replay stops at the first turn that breaks the rules (but goes on after a turn out of turn), and
counts the position there. An SGF file that names no rules is judged by tromp-taylor.

  --rules R       judge by these rules instead, such as japanese or ko=situational,suicide=no;
                  komi stays the file's unless R names it
  --game N        the Nth game of an SGF file with several (1 if not given)
  --charset NAME  read an SGF file in this character set, whatever it says
  --json          {"board","rules","legal","break"?,"turns","end","to_play","left","players":
                  [{"player","name","stones","territory","prisoners_lost","komi","score",
                  "place"}],"colouring","file_result"?,"warnings"}; "break" is {"turn","player",
                  "point","reason","repeats"?}, "reason" one of occupied, suicide, repeats,
                  off-board, out-of-turn, not-in, over, not-over, setup, agreement; "end" is
                  unfinished, passed, agreed or left; "colouring" has one letter a point

exit status: 0 if every turn is legal, 1 if the rules are broken, 2 if the file cannot be read

examples:
  omnigo replay game.sgf
  omnigo replay game.json --rules no-suicide --json
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

Replay play_through(const GameFile& file) {
  CanonicalForm canonical;
  if (file.record.rules.ko == Ko::Symmetric) {
    canonical = CanonicalColouring(file.record.board->graph);
  }
  Replay result = checked(replay(file.record, canonical));
  if (file.off_board && !result.first_break) {
    result.first_break = RuleBreak{.fault = Fault::OffBoard,
                                   .turn = file.off_board->turn,
                                   .player = file.off_board->player,
                                   .point = "'" + file.off_board->value + "'"};
  }
  return result;
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
      return left + "all passed, and the position counts as it stands";
    case State::Agreed:
      return left + "all passed and agreed which stones are dead";
    case State::Left:
      return left + "only one is left";
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
  std::string made;
  if (scoring == Scoring::Area) {
    made = std::to_string(tally.stones) + " " + counted(tally.stones, "stone") +
           signed_part(2 * tally.territory, "territory");
  } else {
    made = std::to_string(tally.territory) + " territory" +
           signed_part(-2 * tally.prisoners_lost, counted(tally.prisoners_lost, "prisoner"));
  }
  return half_points_text(tally.score) + " = " + made + signed_part(tally.komi, "komi");
}

std::string result_text(const ReplayEnd& end) {
  std::vector<Colour> first;
  for (std::size_t i = 0; i < end.places.size(); ++i) {
    if (end.places[i] == 1) first.push_back(colour_of(static_cast<int>(i)));
  }
  const std::string who = joined(first);
  if (end.state == ReplayEnd::State::Unfinished)
    return who + (first.size() == 1 ? " is" : " are") + " ahead";
  if (first.size() > 1) return who + " share the first place";
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

void print_text(const GameRecord& record, const Replay& result) {
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
  if (record.result) {
    const std::string& text = record.result->text;
    std::cout << "         the file says "
              << (text.empty() ? std::string(how_name(record.result->how)) : harmless(text))
              << '\n';
  }
}

// --- as JSON

Json points_json(HalfPoints halves) {
  if (halves % 2 == 0) return halves / 2;
  return halves / 2.0;
}

Json break_json(const RuleBreak& first) {
  Json json = {{"turn", first.turn}};
  if (first.player != Colour::Empty) json["player"] = colour_name(first.player);
  if (!first.point.empty()) json["point"] = first.point;
  json["reason"] = fault_name(first.fault);
  if (first.fault == Fault::Repeats) json["repeats"] = first.repeats;
  return json;
}

Json players_json(const GameRecord& record, const ReplayEnd& end) {
  Json list = Json::array();
  for (std::size_t i = 0; i < end.tallies.size(); ++i) {
    const Tally& tally = end.tallies[i];
    list.push_back({{"player", colour_name(colour_of(static_cast<int>(i)))},
                    {"name", record.seats[i].name},
                    {"stones", tally.stones},
                    {"territory", tally.territory},
                    {"prisoners_lost", tally.prisoners_lost},
                    {"komi", points_json(tally.komi)},
                    {"score", points_json(tally.score)},
                    {"place", end.places[i]}});
  }
  return list;
}

void print_json(const GameFile& file, const Replay& result) {
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
  json["players"] = players_json(file.record, end);
  std::string letters;
  for (const Colour c : end.colouring) letters += colour_letter(c);
  json["colouring"] = letters;
  if (file.record.result) {
    const std::string& text = file.record.result->text;
    json["file_result"] = text.empty() ? std::string(how_name(file.record.result->how)) : text;
  }
  json["warnings"] = Json::array();
  for (const SgfWarning& warning : file.warnings) {
    json["warnings"].push_back(
        {{"line", warning.line}, {"column", warning.column}, {"message", warning.message}});
  }
  std::cout << json.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
}

int run(const std::vector<std::string>& given) {
  const Arguments arguments(given, {"--json"}, {"--rules", "--game", "--charset"}, 1);
  const std::string path = arguments.word(0, "FILE");
  GameFile file = read_game_file(
      path, {.charset = arguments.option("--charset").value_or(""),
             .game = static_cast<int>(arguments.number("--game", 1, 1, 1'000'000'000))});
  if (const auto rules = arguments.option("--rules")) judge_by(file.record, *rules);
  const Replay result = play_through(file);
  if (arguments.flag("--json")) {
    print_json(file, result);
  } else {
    print_warnings(path, file.warnings);
    print_text(file.record, result);
  }
  return result.first_break ? 1 : 0;
}

}  // namespace

const Command kReplayCommand = {"replay", "play a recorded game through: is it legal, who won",
                                kHelp, run};

}  // namespace omnigo
