#include "terminal.h"

#include <algorithm>
#include <sstream>

#include "arguments.h"
#include "base/quote.h"
#include "base/text.h"
#include "gtp/engine.h"
#include "paint.h"
#include "play/all_bots.h"
#include "play/start.h"
#include "rules/agreement.h"
#include "rules/names.h"
#include "rules/terms.h"
#include "search/reading.h"

namespace omnigo {
namespace {

constexpr int kMostNamed = 200;  // larger boards show dots unless asked for names
constexpr std::size_t kLongestLine = 10'000;

Point latest_move(const Game& game) {
  const std::vector<Game::Event> events = game.events();
  return events.empty() ? kNoPoint : events.back().point;
}

}  // namespace

Terminal::Terminal(Layout layout, Game game, TerminalOptions options, std::istream& in,
                   std::ostream& out)
    : layout_(std::move(layout)),
      game_(std::move(game)),
      options_(std::move(options)),
      in_(in),
      out_(out),
      show_names_(!layout_.rectangle && layout_.graph->size() <= kMostNamed) {
  options_.seats.resize(game_.rules().players);
}

// --- the conversation

std::string Terminal::prompt() const {
  if (sketching()) return "by hand> ";
  if (game_.over()) return "over> ";
  return colour_name(game_.to_play()) + "> ";
}

void Terminal::run() {
  show_board();
  let_bots_play();
  std::string line;
  while (!quitting_) {
    out_ << prompt() << std::flush;
    if (!std::getline(in_, line)) {
      out_ << '\n';
      return;
    }
    if (options_.echo) out_ << line.substr(0, kLongestLine) << '\n';
    try {
      obey(line.substr(0, kLongestLine));
      let_bots_play();
    } catch (const UsageError& wrong) {
      out_ << wrong.what() << '\n';
    }
  }
}

// A command, or a move: `c3`, `white c3`.
void Terminal::obey(const std::string& line) {
  std::istringstream in(line.substr(0, line.find('#')));
  Words words;
  for (std::string word; in >> word;) words.push_back(word);
  if (words.empty()) return;
  const std::string name = lower_case(words[0]);
  if (const TerminalCommand* command = find_terminal_command(name)) {
    return command->run(*this, {words.begin() + 1, words.end()});
  }
  const auto player = words.size() == 2 ? find_player(words[0]) : std::nullopt;
  if (words.size() > 1 && !player) {
    throw UsageError("no command " + quote(words[0]) + "; help lists them");
  }
  if (words.size() == 1 && !layout_.find(words[0])) {
    throw UsageError(quote(words[0]) +
                     " is neither a command nor a point; help lists the commands");
  }
  const std::string& where = words.back();
  play(player.value_or(game_.to_play()), is_pass(where) ? kNoPoint : read_point(where));
}

bool Terminal::is_bot(Colour player) const {
  return options_.seats[player_of(player)].bot != nullptr;
}

void Terminal::let_bots_play() {
  while (!quitting_ && !sketching() && !game_.over() && is_bot(game_.to_play())) {
    const Colour player = game_.to_play();
    const Analysis analysis = ask_bot(player);
    if (analysis.resigns) {
      out_ << colour_name(player) << " resigns\n";
      resign(player);
      continue;
    }
    const Point move = analysis.moves[0].move;
    out_ << colour_name(player) << " (" << options_.seats[player_of(player)].name << ") "
         << (move == kNoPoint ? "passes" : "plays " + layout_.names[move]) << '\n';
    play(player, move);
  }
}

Analysis Terminal::ask_bot(Colour player) {
  require_game();
  if (!game_.is_in(player) || game_.players_in() < 2) throw UsageError("the game is over");
  std::shared_ptr<Bot> bot = options_.seats[player_of(player)].bot;
  if (!bot) bot = *make_any_bot("net", 1);
  Thinking thinking = options_.thinking;
  if (thinking.playouts == 0 && thinking.time.count() == 0 && !bot->limits_itself()) {
    thinking.time = std::chrono::milliseconds(1000);
  }
  return bot->think(game_, player, thinking);
}

// --- words

std::optional<Colour> Terminal::find_player(const std::string& word) const {
  std::optional<Colour> colour = colour_from_name(word);
  if (!colour && word.size() == 1 && !layout_.find(word)) {
    colour = colour_from_letter(word[0]);
    if (!colour || player_of(*colour) >= game_.rules().players) {
      colour = colour_from_letter(upper_case(word[0]));
    }
  }
  const bool plays =
      colour && *colour != Colour::Empty && player_of(*colour) < game_.rules().players;
  return plays ? colour : std::nullopt;
}

Colour Terminal::read_player(const std::string& word) const {
  const auto player = find_player(word);
  if (!player) throw UsageError(quote(word) + " is not a player of this game");
  return *player;
}

Point Terminal::read_point(const std::string& word) const {
  const auto point = layout_.find(word);
  if (!point) throw UsageError("no point " + quote(word) + " on this board");
  return *point;
}

std::string Terminal::names(const std::vector<Point>& points) const {
  std::string text;
  for (const Point p : points) text += (text.empty() ? "" : " ") + layout_.names[p];
  return text;
}

// --- doing

void Terminal::require_game() const {
  if (sketching()) {
    throw UsageError(
        "play cannot continue from here: some stones have no liberty (see blocks, "
        "clearing, changes)");
  }
}

void Terminal::remember_all() {
  done_.push_back(
      {0, std::make_shared<const Snapshot>(Snapshot{layout_, game_, sketch_, options_.seats})});
}

void Terminal::show_board() {
  out_ << paint_board(layout_, position(),
                      {options_.colour, show_names_, sketching() ? kNoPoint : latest_move(game_)});
}

void Terminal::play(Colour player, Point point) {
  require_game();
  if (!game_.is_in(player)) throw UsageError(colour_name(player) + " has resigned");
  if (game_.players_in() < 2) throw UsageError("the game is over: all others have resigned");
  if (point != kNoPoint) {
    const Legality legality = game_.legality(point, player);
    if (!legality) {
      throw UsageError("illegal: " + legality_text(legality) + "; for details: why " +
                       layout_.names[point]);
    }
  }
  int events = 1;
  if (game_.over()) {
    game_.resume();
    ++events;
  }
  agreement_.reset();
  done_.push_back({events, nullptr});
  if (point == kNoPoint) {
    game_.pass(player);
  } else {
    game_.play(point, player);
    show_board();
  }
  if (game_.over()) announce_end();
}

void Terminal::resign(Colour player) {
  require_game();
  if (!game_.is_in(player) || game_.players_in() < 2) throw UsageError("the game is over");
  game_.resign(player);
  done_.push_back({1, nullptr});
  if (game_.over()) announce_end();
}

void Terminal::announce_end() {
  if (game_.players_in() < 2) {
    for (int i = 0; i < game_.rules().players; ++i) {
      if (game_.is_in(colour_of(i))) out_ << colour_name(colour_of(i)) << " has won\n";
    }
    return;
  }
  out_ << "all have passed\n";
  propose_marking();
  find_terminal_command("score")->run(*this, {});
}

// Bots say what they take for dead or neutral; the commands of these names change it.
void Terminal::propose_marking() {
  const bool bots_play = std::any_of(options_.seats.begin(), options_.seats.end(),
                                     [](const TerminalSeat& seat) { return seat.bot != nullptr; });
  if (!bots_play || game_.settled()) return;
  const Reading reading = read_position(game_, {});
  Agreement proposed(game_);
  for (const std::vector<Point>& block : reading.dead) {
    out_ << "dead, if you agree: " << names(block) << '\n';
    (void)proposed.toggle_dead(block[0]);
  }
  for (const std::vector<Point>& block : reading.seki) out_ << "in seki: " << names(block) << '\n';
  if (rule_of(game_.rules().scoring).prisoners && !reading.neutral.empty()) {
    out_ << "neutral, if you agree: " << names(reading.neutral) << '\n';
    for (const Point p : reading.neutral) (void)proposed.toggle_neutral(p);
  }
  agreement_ = std::move(proposed);
}

// Where bots have turns of their own, theirs are taken back too: else they would play them again.
void Terminal::undo() {
  if (done_.empty()) throw UsageError("there is nothing to undo");
  bool again = true;
  while (again && !done_.empty()) {
    const Done latest = std::move(done_.back());
    done_.pop_back();
    if (latest.before) {
      layout_ = latest.before->layout;
      game_ = latest.before->game;
      sketch_ = latest.before->sketch;
      options_.seats = latest.before->seats;
    }
    for (int i = 0; i < latest.events; ++i) game_.undo();
    again = !latest.before && !game_.over() && is_bot(game_.to_play());
  }
  agreement_.reset();
  show_board();
}

void Terminal::set_position(Colouring colouring, Colour next) {
  Start start;
  start.first = next;
  if (is_legal(*layout_.graph, colouring)) {
    start.colouring = std::move(colouring);
    auto game = start_game(layout_.graph, game_.rules(), std::move(start));
    if (!game) throw UsageError(game.error().message);
    remember_all();
    game_ = std::move(*game);
    sketch_.reset();
  } else {
    remember_all();
    sketch_ = std::move(colouring);
  }
  agreement_.reset();
  show_board();
  if (sketching()) out_ << "some stones have no liberty: play cannot continue from here\n";
}

void Terminal::set_game(Layout layout, Game game) {
  remember_all();
  layout_ = std::move(layout);
  game_ = std::move(game);
  sketch_.reset();
  agreement_.reset();
  options_.seats.resize(game_.rules().players);
  show_names_ = !layout_.rectangle && layout_.graph->size() <= kMostNamed;
  show_board();
}

void Terminal::change_rules(Rules rules) {
  require_game();
  Start start;
  start.colouring = game_.board().colouring();
  const bool fits = rules.players == game_.rules().players;
  start.first = fits ? game_.to_play() : Colour::Black;
  auto game = start_game(layout_.graph, std::move(rules), std::move(start));
  if (!game) throw UsageError(game.error().message);
  remember_all();
  game_ = std::move(*game);
  agreement_.reset();
  options_.seats.resize(game_.rules().players);
}

// --- the end

// What is marked so far.
Agreement Terminal::marking() const {
  if (sketching() || !game_.over() || game_.players_in() < 2) {
    throw UsageError("you agree on dead and neutral points when all have passed");
  }
  return agreement_ ? *agreement_ : Agreement(game_);
}

void Terminal::toggle_dead(const std::vector<Point>& stones) {
  Agreement marked = marking();
  for (const Point p : stones) {
    if (!marked.toggle_dead(p)) throw UsageError("there is no stone on " + layout_.names[p]);
  }
  agreement_ = std::move(marked);
}

void Terminal::toggle_neutral(const std::vector<Point>& points) {
  Agreement marked = marking();
  for (const Point p : points) {
    const auto changed = marked.toggle_neutral(p);
    if (!changed) throw UsageError(layout_.names[p] + ": " + changed.error().message);
  }
  agreement_ = std::move(marked);
}

std::vector<Tally> Terminal::tally() const {
  if (sketching()) {
    return omnigo::tally(*layout_.graph, game_.rules().scoring, position(),
                         std::vector<int>(game_.rules().players), game_.rules().komi);
  }
  return agreement_ ? agreement_->tally() : game_.tally();
}

}  // namespace omnigo
