#include "c/omnigo.h"

#include <algorithm>
#include <cmath>
#include <exception>
#include <memory>
#include <new>
#include <string>

#include "base/version.h"
#include "graph/layout.h"
#include "play/all_bots.h"
#include "play/start.h"

using namespace omnigo;

struct omnigo_board {
  std::shared_ptr<const Layout> layout;
};
struct omnigo_game {
  std::shared_ptr<const Layout> layout;
  Game game;
};
struct omnigo_bot {
  std::unique_ptr<Bot> bot;
};

namespace {

thread_local std::string latest_error;

int failed(const std::string& why) {
  latest_error = why;
  return -1;
}

// No exception may reach a caller in C: what `work` throws becomes an error.
template <class T, class Work>
T guarded(T otherwise, Work work) {
  try {
    return work();
  } catch (const std::bad_alloc&) {
    failed("out of memory");
  } catch (const std::exception& error) {
    failed(error.what());
  }
  return otherwise;
}

bool is_point(const Layout& layout, int point) {
  if (point >= 0 && point < layout.graph->size()) return true;
  failed("there is no such point");
  return false;
}

// Whether the player to play may do this; leaves why not as the error.
bool may(const omnigo_game& game, int point) {
  if (game.game.over()) {
    failed("the game is over");
    return false;
  }
  if (point == OMNIGO_PASS) return true;
  if (!is_point(*game.layout, point)) return false;
  const Legality legality = game.game.legality(static_cast<Point>(point));
  if (!legality) failed(to_text(legality));
  return static_cast<bool>(legality);
}

}  // namespace

const char* omnigo_version(void) { return kVersion; }
const char* omnigo_error(void) { return latest_error.c_str(); }

omnigo_board* omnigo_board_make(const char* spec) {
  return guarded<omnigo_board*>(nullptr, [&]() -> omnigo_board* {
    auto layout = make_layout(spec);
    if (layout) return new omnigo_board{std::make_shared<const Layout>(std::move(*layout))};
    failed(layout.error().message);
    return nullptr;
  });
}
void omnigo_board_free(omnigo_board* board) { delete board; }
int omnigo_board_points(const omnigo_board* board) { return board->layout->graph->size(); }
int omnigo_board_neighbours(const omnigo_board* board, int point, int* neighbours, int room) {
  if (!is_point(*board->layout, point)) return -1;
  int count = 0;
  for (const Point q : board->layout->graph->neighbours(static_cast<Point>(point))) {
    if (count < room) neighbours[count] = q;
    ++count;
  }
  return count;
}
const char* omnigo_board_name(const omnigo_board* board, int point) {
  if (!is_point(*board->layout, point)) return nullptr;
  return board->layout->names[static_cast<std::size_t>(point)].c_str();
}
int omnigo_board_find(const omnigo_board* board, const char* name) {
  return guarded(-1, [&] {
    const auto point = board->layout->find(name);
    return point ? static_cast<int>(*point) : failed("there is no such point");
  });
}

omnigo_game* omnigo_game_start(const omnigo_board* board, const char* rules) {
  return guarded<omnigo_game*>(nullptr, [&]() -> omnigo_game* {
    const auto parsed = parse_rules(rules);
    if (!parsed) {
      failed(parsed.error().message);
      return nullptr;
    }
    auto game = start_game(board->layout->graph, *parsed);
    if (game) return new omnigo_game{board->layout, std::move(*game)};
    failed(game.error().message);
    return nullptr;
  });
}
omnigo_game* omnigo_game_copy(const omnigo_game* game) {
  return guarded<omnigo_game*>(nullptr, [&] { return new omnigo_game(*game); });
}
void omnigo_game_free(omnigo_game* game) { delete game; }
int omnigo_game_players(const omnigo_game* game) { return game->game.rules().players; }
int omnigo_game_turns(const omnigo_game* game) { return game->game.turns(); }
int omnigo_game_to_play(const omnigo_game* game) { return player_of(game->game.to_play()); }
int omnigo_game_over(const omnigo_game* game) { return game->game.over() ? 1 : 0; }
int omnigo_game_at(const omnigo_game* game, int point) {
  if (!is_point(*game->layout, point)) return -1;
  const Colour colour = game->game.board().at(static_cast<Point>(point));
  return colour == Colour::Empty ? OMNIGO_EMPTY : player_of(colour);
}
int omnigo_game_is_legal(const omnigo_game* game, int point) {
  return guarded(-1, [&] { return may(*game, point) ? 1 : 0; });
}
int omnigo_game_play(omnigo_game* game, int point) {
  return guarded(-1, [&] {
    if (point == OMNIGO_RESIGN) {
      if (game->game.players_in() < 2) return failed("the game is over");
      game->game.resign(game->game.to_play());
      return 0;
    }
    if (!may(*game, point)) return -1;
    if (point == OMNIGO_PASS) {
      game->game.pass();
    } else {
      game->game.play(static_cast<Point>(point));
    }
    return 0;
  });
}
int omnigo_game_undo(omnigo_game* game) {
  return guarded(-1, [&] { return game->game.undo() ? 0 : failed("nothing was played"); });
}
double omnigo_game_score(const omnigo_game* game, int player) {
  return guarded(std::nan(""), [&] {
    const auto scores = game->game.scores();
    if (player >= 0 && player < static_cast<int>(scores.size())) {
      return scores[static_cast<std::size_t>(player)] / 2.0;
    }
    failed("there is no such player");
    return std::nan("");
  });
}

int omnigo_bot_count(void) { return static_cast<int>(all_bots().size()); }
const char* omnigo_bot_name(int number) {
  if (number >= 0 && number < omnigo_bot_count()) {
    return all_bots()[static_cast<std::size_t>(number)].name.data();
  }
  failed("there is no such bot");
  return nullptr;
}
omnigo_bot* omnigo_bot_make(const char* name, uint64_t seed) {
  return guarded<omnigo_bot*>(nullptr, [&]() -> omnigo_bot* {
    auto bot = make_any_bot(name, seed);
    if (bot) return new omnigo_bot{std::move(*bot)};
    failed(bot.error().message);
    return nullptr;
  });
}
void omnigo_bot_free(omnigo_bot* bot) { delete bot; }
int omnigo_bot_choose(omnigo_bot* bot, const omnigo_game* game, uint64_t playouts,
                      int milliseconds) {
  return guarded(-1, [&] {
    if (game->game.over()) return failed("the game is over");
    Thinking thinking;
    thinking.playouts = playouts;
    thinking.time = std::chrono::milliseconds(std::max(0, milliseconds));
    thinking.only_to_choose = true;
    if (playouts == 0 && milliseconds <= 0 && !bot->bot->limits_itself()) {
      return failed("this bot needs a limit");
    }
    const Analysis analysis = bot->bot->think(game->game, game->game.to_play(), thinking);
    if (analysis.resigns) return OMNIGO_RESIGN;
    const Point move = analysis.moves[0].move;
    return move == kNoPoint ? OMNIGO_PASS : static_cast<int>(move);
  });
}
