// A game in the terminal, a line at a time: played, edited by hand, asked about.
#pragma once

#include <istream>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "graph/layout.h"
#include "rules/agreement.h"
#include "rules/game.h"
#include "search/bot.h"

namespace omnigo {

using Words = std::vector<std::string>;

struct TerminalSeat {
  std::shared_ptr<Bot> bot;  // none: a person
  std::string name;
};

struct TerminalOptions {
  bool colour = false;
  bool echo = false;                // what is typed is written out too: the input is no terminal
  Thinking thinking;                // of bots
  std::vector<TerminalSeat> seats;  // by player
};

class Terminal {
 public:
  Terminal(Layout layout, Game game, TerminalOptions options, std::istream& in, std::ostream& out);

  // Until `quit` or the end of the input.
  void run();

  // --- what the commands use

  const Layout& layout() const { return layout_; }
  const Game& game() const { return game_; }
  // The colouring that questions are about: the game's, or one set up by hand that no game can
  // begin with.
  Colouring position() const { return sketch_ ? *sketch_ : game_.board().colouring(); }
  bool sketching() const { return sketch_.has_value(); }
  std::ostream& out() { return out_; }

  // Throw UsageError with the line to show.
  Colour read_player(const std::string& word) const;
  Point read_point(const std::string& word) const;
  std::optional<Colour> find_player(const std::string& word) const;
  std::string names(const std::vector<Point>& points) const;  // "A1 B2"

  void show_board();
  void play(Colour player, Point point);  // kNoPoint: a pass
  void resign(Colour player);
  void undo();
  // The position after a change by hand. Where it is legal, a game begins with it.
  void set_position(Colouring colouring, Colour next);
  void set_game(Layout layout, Game game);
  void change_rules(Rules rules);
  Analysis ask_bot(Colour player);
  void toggle_names() { show_names_ = !show_names_; }
  // What is agreed on once play has stopped: which blocks are dead, and where territory counts also
  // which points are nobody's.
  void toggle_dead(const std::vector<Point>& stones);
  void toggle_neutral(const std::vector<Point>& points);
  std::vector<Tally> tally() const;
  void quit() { quitting_ = true; }

 private:
  struct Snapshot {
    Layout layout;
    Game game;
    std::optional<Colouring> sketch;
    std::vector<TerminalSeat> seats;
  };
  // How to take back one thing that was done: turns within a game, or the whole game.
  struct Done {
    int events = 0;
    std::shared_ptr<const Snapshot> before;
  };

  std::string prompt() const;
  void obey(const std::string& line);
  void let_bots_play();
  bool is_bot(Colour player) const;
  void remember_all();
  void require_game() const;
  void announce_end();
  void propose_marking();
  Agreement marking() const;

  Layout layout_;
  Game game_;
  std::optional<Colouring> sketch_;
  TerminalOptions options_;
  std::istream& in_;
  std::ostream& out_;
  std::vector<Done> done_;
  std::optional<Agreement> agreement_;
  bool show_names_;
  bool quitting_ = false;
};

// The commands: a table of short functions, in terminal_commands.cpp.
struct TerminalCommand {
  const char* name;
  const char* arguments;
  const char* help;
  void (*run)(Terminal& terminal, const Words& words);
};
const TerminalCommand* find_terminal_command(const std::string& name);
std::string terminal_help();

}  // namespace omnigo
