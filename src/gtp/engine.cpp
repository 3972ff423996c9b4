#include "gtp/engine.h"

#include <algorithm>
#include <cctype>

#include "base/quote.h"
#include "rules/names.h"

namespace omnigo {
namespace {

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return lower;
}

// Plays one event of an earlier game; false where the rules forbid it here.
bool replay(Game& game, const Game::Event& event) {
  switch (event.action) {
    case Game::Action::Move:
      return static_cast<bool>(game.play(event.point, event.player));
    case Game::Action::Pass:
      game.pass(event.player);
      return true;
    case Game::Action::Resign:
      game.resign(event.player);
      return true;
    case Game::Action::Resume:
      game.resume();
      return true;
  }
  return false;
}

}  // namespace

std::string legality_text(Legality legality) {
  switch (legality.reason) {
    case Reason::Legal:
      return "legal";
    case Reason::Occupied:
      return "occupied";
    case Reason::Suicide:
      return "suicide";
    case Reason::Repeats:
      return "repeats " + std::to_string(legality.turn);
  }
  return {};
}

bool is_pass(std::string_view word) { return lower_case(word) == "pass"; }

GtpEngine::GtpEngine(Rules usual_rules, Layout layout, Game game)
    : usual_rules_(std::move(usual_rules)), layout_(std::move(layout)), game_(std::move(game)) {}

Result<GtpEngine> GtpEngine::make(const GtpOptions& options) {
  auto layout = make_layout(options.board);
  if (!layout) return layout.error();
  auto game = Game::start(layout->graph, options.rules);
  if (!game) return game.error();
  return GtpEngine(options.rules, std::move(*layout), std::move(*game));
}

Result<std::string> GtpEngine::begin(Layout layout, Rules rules) {
  auto game = Game::start(layout.graph, std::move(rules));
  if (!game) return game.error();
  game_ = std::move(*game);
  layout_ = std::move(layout);
  return std::string();
}

Result<std::string> GtpEngine::change(Rules rules, Start start) {
  if (rules.players != game_.rules().players && !game_.events().empty()) {
    return Error{"the number of players cannot change during a game"};
  }
  auto game = Game::start(layout_.graph, std::move(rules), std::move(start));
  if (!game) return game.error();
  for (const Game::Event& event : game_.events()) {
    if (!replay(*game, event)) return Error{"the game so far would be illegal"};
  }
  game_ = std::move(*game);
  return std::string();
}

// Makes a turn of this player possible, or says why it is not.
Result<std::string> GtpEngine::make_room(Colour player) {
  if (!game_.is_in(player)) return Error{colour_name(player) + " has resigned"};
  if (game_.players_in() < 2) return Error{"the game is over: all others have resigned"};
  if (game_.over()) game_.resume();
  return std::string();
}

Result<std::string> GtpEngine::play(Colour player, Point p) {
  if (game_.is_in(player)) {
    const Legality legality = game_.legality(p, player);
    if (!legality) return Error{"illegal move: " + legality_text(legality)};
  }
  if (auto room = make_room(player); !room) return room;
  game_.play(p, player);
  return std::string();
}

Result<std::string> GtpEngine::pass(Colour player) {
  if (auto room = make_room(player); !room) return room;
  game_.pass(player);
  return std::string();
}

Result<std::string> GtpEngine::resign(Colour player) {
  if (!game_.is_in(player)) return Error{colour_name(player) + " has resigned"};
  if (game_.players_in() < 2) return Error{"the game is over: all others have resigned"};
  game_.resign(player);
  return std::string();
}

Result<std::string> GtpEngine::undo() {
  if (!game_.undo()) return Error{"cannot undo"};
  const std::vector<Game::Event> events = game_.events();
  if (!events.empty() && events.back().action == Game::Action::Resume) game_.undo();
  return std::string();
}

Result<Colour> GtpEngine::read_player(const std::string& word) const {
  const auto in_game = [&](std::optional<Colour> c) {
    return c && *c != Colour::Empty && player_of(*c) < game_.rules().players;
  };
  std::optional<Colour> colour = colour_from_name(word);
  if (!colour && word.size() == 1) {
    // `b` is Black, as GTP has it, unless there is a player with just that letter.
    colour = colour_from_letter(word[0]);
    if (!in_game(colour)) {
      colour =
          colour_from_letter(static_cast<char>(std::toupper(static_cast<unsigned char>(word[0]))));
    }
  }
  if (!in_game(colour)) return Error{"invalid color: " + quote(word) + " is no player here"};
  return *colour;
}

Result<Point> GtpEngine::read_point(const std::string& word) const {
  const auto point = layout_.find(word);
  if (!point) return Error{"invalid vertex: no point " + quote(word) + " on this board"};
  return *point;
}

}  // namespace omnigo
