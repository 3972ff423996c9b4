// The commands of the terminal: what one may do, and what one may ask about the rules' words.
#include <algorithm>
#include <cstdio>
#include <iomanip>
#include <limits>

#include "arguments.h"
#include "base/quote.h"
#include "play/game_files.h"
#include "play/start.h"
#include "rules/handicap.h"
#include "rules/life.h"
#include "rules/names.h"
#include "rules/terms.h"
#include "terminal.h"

namespace omnigo {
namespace {

void require(const Words& words, std::size_t least, std::size_t most, const char* usage) {
  if (words.size() < least || words.size() > most) {
    throw UsageError(std::string("usage: ") + usage);
  }
}

std::vector<Point> read_points(const Terminal& terminal, const Words& words, std::size_t from) {
  std::vector<Point> points;
  for (std::size_t i = from; i < words.size(); ++i) points.push_back(terminal.read_point(words[i]));
  return points;
}

// A player named, or the one to play.
Colour player_or_next(const Terminal& terminal, const Words& words, std::size_t i) {
  return i < words.size() ? terminal.read_player(words[i]) : terminal.game().to_play();
}

std::string counted(std::size_t n, const char* one, const char* many) {
  return std::to_string(n) + " " + (n == 1 ? one : many);
}

// --- playing

void move(Terminal& terminal, const Words& words) {
  require(words, 1, 1, "move POINT");
  terminal.play(terminal.game().to_play(), terminal.read_point(words[0]));
}

void pass(Terminal& terminal, const Words& words) {
  require(words, 0, 0, "pass");
  terminal.play(terminal.game().to_play(), kNoPoint);
}

void resign(Terminal& terminal, const Words& words) {
  require(words, 0, 1, "resign [PLAYER]");
  terminal.resign(player_or_next(terminal, words, 0));
}

void undo(Terminal& terminal, const Words& words) {
  require(words, 0, 0, "undo");
  terminal.undo();
}

std::string percent(double share) {
  char text[16];
  std::snprintf(text, sizeof text, "%.0f%%", 100 * share);
  return text;
}

void hint(Terminal& terminal, const Words& words) {
  require(words, 0, 1, "hint [PLAYER]");
  const Colour player = player_or_next(terminal, words, 0);
  const Analysis analysis = terminal.ask_bot(player);
  constexpr std::size_t kShown = 3;
  for (std::size_t i = 0; i < std::min(kShown, analysis.moves.size()); ++i) {
    const MoveEstimate& move = analysis.moves[i];
    // What was hardly looked at is no hint.
    if (10 * move.estimate.visits < analysis.moves[0].estimate.visits) break;
    terminal.out() << (move.move == kNoPoint ? "pass" : terminal.layout().names[move.move]) << ": "
                   << colour_name(player) << " wins "
                   << percent(move.estimate.win[player_of(player)]) << '\n';
  }
}

void go(Terminal& terminal, const Words& words) {
  require(words, 0, 0, "go");
  const Colour player = terminal.game().to_play();
  const Analysis analysis = terminal.ask_bot(player);
  const Point move = analysis.moves[0].move;
  terminal.out() << colour_name(player) << " "
                 << (move == kNoPoint ? "passes" : "plays " + terminal.layout().names[move])
                 << '\n';
  terminal.play(player, move);
}

// --- by hand

void place(Terminal& terminal, const Words& words) {
  require(words, 2, 10'000, "place PLAYER POINT...");
  const Colour player = terminal.read_player(words[0]);
  Colouring colouring = terminal.position();
  for (const Point p : read_points(terminal, words, 1)) colouring[p] = player;
  terminal.set_position(std::move(colouring), terminal.game().to_play());
}

void erase(Terminal& terminal, const Words& words) {
  require(words, 1, 10'000, "erase POINT...");
  Colouring colouring = terminal.position();
  for (const Point p : read_points(terminal, words, 0)) colouring[p] = Colour::Empty;
  terminal.set_position(std::move(colouring), terminal.game().to_play());
}

void turn(Terminal& terminal, const Words& words) {
  require(words, 1, 1, "turn PLAYER");
  terminal.set_position(terminal.position(), terminal.read_player(words[0]));
}

std::vector<Point> cleared(const Terminal& terminal, Colour player) {
  return clearing(*terminal.layout().graph, terminal.position(), player);
}

void ask_clearing(Terminal& terminal, const Words& words) {
  require(words, 1, 1, "clearing PLAYER");
  const Colour player = terminal.read_player(words[0]);
  const std::vector<Point> points = cleared(terminal, player);
  if (points.empty()) {
    terminal.out() << "clearing " << colour_name(player)
                   << " would remove nothing: every stone reaches an empty point\n";
  } else {
    terminal.out() << "clearing " << colour_name(player) << " would remove "
                   << terminal.names(points) << '\n';
  }
}

void clear(Terminal& terminal, const Words& words) {
  require(words, 1, 1, "clear PLAYER");
  const std::vector<Point> points = cleared(terminal, terminal.read_player(words[0]));
  if (points.empty()) throw UsageError("every stone of that colour reaches an empty point");
  Colouring colouring = terminal.position();
  for (const Point p : points) colouring[p] = Colour::Empty;
  terminal.set_position(std::move(colouring), terminal.game().to_play());
}

void changes(Terminal& terminal, const Words& words) {
  require(words, 0, 0, "changes");
  const Layout& layout = terminal.layout();
  if (is_legal(*layout.graph, terminal.position())) {
    terminal.out() << "the position is legal: every block has a liberty\n";
  }
  std::string added, removed;
  for (const PointChange& change :
       legal_changes(*layout.graph, terminal.position(), terminal.game().rules().players)) {
    std::string& list = change.colour == Colour::Empty ? removed : added;
    const std::string colour =
        change.colour == Colour::Empty ? "" : colour_name(change.colour) + " ";
    list += (list.empty() ? "" : ", ") + colour + layout.names[change.point];
  }
  terminal.out() << "legal with one more stone: " << (added.empty() ? "none" : added) << '\n'
                 << "legal with one fewer stone: " << (removed.empty() ? "none" : removed) << '\n';
}

// --- questions

void board(Terminal& terminal, const Words& words) {
  require(words, 0, 0, "board");
  terminal.show_board();
}

void names(Terminal& terminal, const Words& words) {
  require(words, 0, 0, "names");
  terminal.toggle_names();
  terminal.show_board();
}

void score(Terminal& terminal, const Words& words) {
  require(words, 0, 0, "score");
  const std::vector<Tally> tallies = terminal.tally();
  const ScoringRule& rule = rule_of(terminal.game().rules().scoring);
  HalfPoints best = std::numeric_limits<HalfPoints>::min(), second = best;
  std::string leader;
  for (std::size_t i = 0; i < tallies.size(); ++i) {
    const Tally& its = tallies[i];
    const Colour player = colour_of(static_cast<int>(i));
    const std::string name = colour_name(player);
    terminal.out() << name << (terminal.game().is_in(player) ? ": " : " (resigned): ");
    if (rule.stones) {
      terminal.out() << counted(its.stones, "stone", "stones") << " + ";
    }
    terminal.out() << its.territory << " territory";
    if (rule.prisoners) {
      terminal.out() << " - " << counted(its.prisoners_lost, "prisoner", "prisoners");
    }
    if (its.tax > 0) terminal.out() << " - " << its.tax << " for groups";
    if (its.komi != 0) terminal.out() << " + " << half_points_text(its.komi) << " komi";
    terminal.out() << " = " << half_points_text(its.score) << '\n';
    if (!terminal.game().is_in(player)) continue;
    if (its.score > best) {
      second = best;
      best = its.score;
      leader = name;
    } else {
      second = std::max(second, its.score);
    }
  }
  if (best == second) {
    terminal.out() << "a tie\n";
  } else {
    terminal.out() << leader << " is ahead by " << half_points_text(best - second) << '\n';
  }
}

void blocks(Terminal& terminal, const Words& words) {
  require(words, 0, 1, "blocks [POINT]");
  const Components found = components(*terminal.layout().graph, terminal.position());
  const int only = words.empty() ? -1 : found.of[terminal.read_point(words[0])];
  for (std::size_t i = 0; i < found.all.size(); ++i) {
    if (only >= 0 && static_cast<int>(i) != only) continue;
    const Component& its = found.all[i];
    if (its.is_block()) {
      terminal.out() << colour_name(its.colour) << " block of "
                     << counted(its.points.size(), "stone", "stones") << ": "
                     << terminal.names(its.points) << "; "
                     << (its.dead() ? "no liberty: dead"
                                    : counted(its.liberties.size(), "liberty", "liberties") + ": " +
                                          terminal.names(its.liberties))
                     << (its.in_atari() ? " (atari)" : "") << '\n';
      continue;
    }
    std::string reached;
    int colours = 0;
    for (const Colour c : its.reaches) {
      if (c == Colour::Empty) continue;
      reached += (reached.empty() ? "" : ", ") + colour_name(c);
      ++colours;
    }
    terminal.out() << "empty region of " << counted(its.points.size(), "point", "points") << ": "
                   << terminal.names(its.points) << "; reaches "
                   << (reached.empty() ? "nothing: it belongs to nobody"
                                       : reached + (colours == 1 ? ": its territory" : ": neutral"))
                   << '\n';
  }
}

void why(Terminal& terminal, const Words& words) {
  require(words, 1, 2, "why POINT [PLAYER]");
  const Point point = terminal.read_point(words[0]);
  if (terminal.sketching()) throw UsageError("play cannot continue from here");
  const Game& game = terminal.game();
  const Colour player = player_or_next(terminal, words, 1);
  const std::string move = colour_name(player) + " at " + terminal.layout().names[point];
  const Legality legality = game.legality(point, player);
  switch (legality.reason) {
    case Reason::Occupied:
      terminal.out() << move << " is illegal: a " << colour_name(game.board().at(point))
                     << " stone is there\n";
      return;
    case Reason::Suicide:
      terminal.out() << move << " is illegal: suicide, and the rules forbid it\n";
      return;
    case Reason::Repeats:
      terminal.out() << move << " is illegal: it " << to_text(legality) << '\n';
      return;
    case Reason::Legal:
      break;
  }
  const Colouring before = game.board().colouring();
  const Colouring after = game.board().colouring_after(point, player);
  std::vector<Point> taken;
  for (std::size_t p = 0; p < before.size(); ++p) {
    if (before[p] != Colour::Empty && after[p] == Colour::Empty)
      taken.push_back(static_cast<Point>(p));
  }
  terminal.out() << move << " is legal";
  if (after[point] == Colour::Empty) {
    terminal.out() << ": suicide, which removes the stone"
                   << (taken.empty() ? "" : " and with it " + terminal.names(taken));
  } else if (!taken.empty()) {
    terminal.out() << ": it captures " << terminal.names(taken);
  }
  terminal.out() << '\n';
}

void legal(Terminal& terminal, const Words& words) {
  require(words, 0, 1, "legal [PLAYER]");
  if (terminal.sketching()) throw UsageError("play cannot continue from here");
  const Colour player = player_or_next(terminal, words, 0);
  const std::vector<Point> moves = terminal.game().legal_moves(player);
  terminal.out() << colour_name(player) << " may pass"
                 << (moves.empty() ? ", and do nothing else" : " or play " + terminal.names(moves))
                 << '\n';
}

void reach(Terminal& terminal, const Words& words) {
  require(words, 1, 1, "reach POINT");
  const Point point = terminal.read_point(words[0]);
  const Colouring position = terminal.position();
  const Graph& graph = *terminal.layout().graph;
  terminal.out() << terminal.layout().names[point] << " is " << colour_name(position[point])
                 << '\n';
  for (int c = 0; c <= terminal.game().rules().players; ++c) {
    const auto colour = static_cast<Colour>(c);
    if (colour == position[point]) continue;
    const std::vector<Point> path = reaching_path(graph, position, point, colour);
    terminal.out() << (path.empty() ? "  does not reach " : "  reaches ") << colour_name(colour);
    if (!path.empty()) terminal.out() << " by the path " << terminal.names(path);
    terminal.out() << '\n';
  }
}

void life(Terminal& terminal, const Words& words) {
  require(words, 0, 0, "life");
  const Rules& rules = terminal.game().rules();
  const Colouring position = terminal.position();
  const Graph& graph = *terminal.layout().graph;
  if (!is_legal(graph, position)) throw UsageError("the position is not legal");
  const Components found = components(graph, position);
  for (int i = 0; i < rules.players; ++i) {
    const Colour player = colour_of(i);
    const Life its = unconditional_life(graph, position, player, rules.players, rules.suicide);
    std::string list;
    for (const Component& block : found.all) {
      if (block.colour != player || !its.alive[block.points[0]]) continue;
      list += "\n  " + terminal.names(block.points);
    }
    terminal.out() << colour_name(player) << ": "
                   << (list.empty() ? "no block is unconditionally alive"
                                    : "unconditionally alive" + list)
                   << '\n';
  }
}

void show_eyes(Terminal& terminal, const Words& words) {
  require(words, 0, 0, "eyes");
  const std::vector<Eye> found = eyes(*terminal.layout().graph, terminal.position());
  if (found.empty()) terminal.out() << "no point is an eye\n";
  for (const Eye& eye : found) {
    terminal.out() << terminal.layout().names[eye.point] << ": "
                   << (eye.real ? "an eye of " : "a false eye of ") << colour_name(eye.colour)
                   << '\n';
  }
}

void history(Terminal& terminal, const Words& words) {
  require(words, 0, 0, "history");
  std::string text;
  int number = 0;
  for (const Game::Event& event : terminal.game().events()) {
    std::string what;
    switch (event.action) {
      case Game::Action::Move:
        what = std::to_string(++number) + "." + colour_letter(event.player) + " " +
               terminal.layout().names[event.point];
        break;
      case Game::Action::Pass:
        what = std::to_string(++number) + "." + colour_letter(event.player) + " pass";
        break;
      case Game::Action::Resign:
        what = colour_name(event.player) + " resigns";
        break;
      case Game::Action::Resume:
        what = "(resumed)";
        break;
    }
    text += (text.empty() ? "" : ", ") + what;
  }
  terminal.out() << (text.empty() ? "nothing has been played" : text) << '\n';
}

void dead(Terminal& terminal, const Words& words) {
  require(words, 1, 10'000, "dead POINT...");
  terminal.toggle_dead(read_points(terminal, words, 0));
  score(terminal, {});
}

void neutral(Terminal& terminal, const Words& words) {
  require(words, 1, 10'000, "neutral POINT...");
  terminal.toggle_neutral(read_points(terminal, words, 0));
  score(terminal, {});
}

// --- games

void new_game(Terminal& terminal, const Words& words) {
  require(words, 0, 2, "new [BOARD [RULES]]");
  Layout layout = words.empty() ? terminal.layout() : checked(make_layout(words[0]));
  Rules rules = words.size() < 2 ? terminal.game().rules() : checked(parse_rules(words[1]));
  Game game = checked(start_game(layout.graph, std::move(rules)));
  terminal.set_game(std::move(layout), std::move(game));
}

void handicap(Terminal& terminal, const Words& words) {
  require(words, 1, 2, "handicap STONES [PLAYER]");
  const Layout& layout = terminal.layout();
  const int players = terminal.game().rules().players;
  std::vector<int> counts(players);
  const Colour player = words.size() < 2 ? Colour::Black : terminal.read_player(words[1]);
  counts[player_of(player)] =
      static_cast<int>(parse_number(words[0], "STONES", 1, layout.graph->size() / 2));
  const std::vector<Stone> stones = checked(usual_handicap(layout, counts));
  Start start = checked(handicap_start(*layout.graph, players, stones));
  terminal.set_game(layout,
                    checked(start_game(layout.graph, terminal.game().rules(), std::move(start))));
}

void rules(Terminal& terminal, const Words& words) {
  require(words, 0, 1, "rules [RULES]");
  if (!words.empty()) terminal.change_rules(checked(parse_rules(words[0])));
  terminal.out() << to_text(terminal.game().rules()) << '\n';
}

void save(Terminal& terminal, const Words& words) {
  require(words, 1, 1, "save FILE.sgf or FILE.json");
  if (terminal.sketching()) throw UsageError("play cannot continue from here");
  const auto board = std::make_shared<const Layout>(terminal.layout());
  checked(write_game_file(words[0], record_of_game(board, terminal.game())));
  terminal.out() << "saved " << words[0] << '\n';
}

void load(Terminal& terminal, const Words& words) {
  require(words, 1, 2, "load FILE [TURNS]");
  const int turns = words.size() < 2
                        ? std::numeric_limits<int>::max()
                        : static_cast<int>(parse_number(words[1], "TURNS", 0, 1'000'000'000));
  const GameRecord record = checked(read_record_file(words[0]));
  terminal.set_game(*record.board, checked(game_from_record(record, turns)));
}

void help(Terminal& terminal, const Words&) { terminal.out() << terminal_help(); }

void quit(Terminal& terminal, const Words&) { terminal.quit(); }

// An empty name begins a group.
constexpr TerminalCommand kCommands[] = {
    {"", "", "playing", nullptr},
    {"move", "POINT", "play at POINT, even if it has the name of a command", move},
    {"pass", "", "pass", pass},
    {"resign", "[PLAYER]", "resign for the player to play, or for PLAYER", resign},
    {"undo", "", "undo the last action, including a bot's or one by hand", undo},
    {"hint", "[PLAYER]", "show what the bot would play", hint},
    {"go", "", "let the bot take this turn", go},
    {"dead", "POINT...", "after the end: mark these blocks as dead, or as alive again", dead},
    {"neutral", "POINT...",
     "after the end, with territory scoring: mark these points as neutral, or not", neutral},
    {"", "", "by hand", nullptr},
    {"place", "PLAYER POINT...", "place stones without capturing", place},
    {"erase", "POINT...", "remove stones", erase},
    {"turn", "PLAYER", "give PLAYER the turn", turn},
    {"clear", "PLAYER", "remove the stones of PLAYER that reach no empty point", clear},
    {"", "", "asking", nullptr},
    {"board", "", "show the board", board},
    {"names", "", "switch between the names of the points and dots", names},
    {"why", "POINT [PLAYER]", "explain why this move is illegal, or what it would do", why},
    {"legal", "[PLAYER]", "list every legal turn", legal},
    {"blocks", "[POINT]", "list blocks with their liberties, and empty regions", blocks},
    {"reach", "POINT", "show which colours it reaches, and by which path", reach},
    {"clearing", "PLAYER", "show which stones clearing this colour would remove", ask_clearing},
    {"changes", "", "list the stones to add or remove to make the position legal", changes},
    {"life", "", "list the blocks that are unconditionally alive", life},
    {"eyes", "", "list real and false eyes", show_eyes},
    {"score", "", "score the position as it is", score},
    {"history", "", "list what was played", history},
    {"", "", "games", nullptr},
    {"new", "[BOARD [RULES]]", "start a new game", new_game},
    {"handicap", "STONES [PLAYER]", "start again with handicap stones for Black or PLAYER",
     handicap},
    {"rules", "[RULES]", "show the rules, or change them from here on", rules},
    {"save", "FILE", "save as SGF, or as a record if the name ends in .json", save},
    {"load", "FILE [TURNS]", "load SGF or a record, up to turn TURNS", load},
    {"help", "", "show this list", help},
    {"quit", "", "quit", quit},
};

}  // namespace

const TerminalCommand* find_terminal_command(const std::string& name) {
  for (const TerminalCommand& command : kCommands) {
    if (!name.empty() && name == command.name) return &command;
  }
  return nullptr;
}

std::string terminal_help() {
  std::string text =
      "POINT                   play there: c3\n"
      "PLAYER POINT            play there for another player, out of turn: white c3\n";
  for (const TerminalCommand& command : kCommands) {
    if (command.run == nullptr) {
      text += std::string("\n") + command.help + "\n";
      continue;
    }
    std::string usage = std::string(command.name) + " " + command.arguments;
    usage.resize(std::max<std::size_t>(24, usage.size() + 1), ' ');
    text += usage + command.help + "\n";
  }
  return text;
}

}  // namespace omnigo
