#include "gtp/engine.h"

#include <algorithm>
#include <atomic>
#include <thread>

#include "base/quote.h"
#include "base/text.h"
#include "clock/time_use.h"
#include "play/all_bots.h"
#include "play/start.h"
#include "rules/names.h"
#include "search/reading.h"

namespace omnigo {
namespace {

constexpr std::chrono::milliseconds kUsualTime{1000};
constexpr std::chrono::milliseconds kTimeToRead{3000};  // what is dead, on a large board
constexpr std::uint64_t kPlayoutsToRead = 1000;         // likewise

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

constexpr std::chrono::minutes kLongestPondering{10};

}  // namespace

class GtpEngine::Pondering {
 public:
  Pondering(Bot& bot, const Game& game, int threads)
      : thread_([this, &bot, game, threads] {
          Thinking thinking;
          thinking.time = kLongestPondering;
          thinking.threads = threads;
          thinking.stop = [this] { return stop_.load(); };
          bot.ponder(game, thinking);
        }) {}
  ~Pondering() {
    stop_ = true;
    thread_.join();
  }

 private:
  std::atomic<bool> stop_ = false;
  std::thread thread_;
};

GtpEngine::GtpEngine(GtpEngine&&) noexcept = default;
GtpEngine::~GtpEngine() = default;

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

GtpEngine::GtpEngine(const GtpOptions& options, Layout layout, Game game, std::unique_ptr<Bot> bot)
    : usual_rules_(options.rules),
      layout_(std::move(layout)),
      game_(std::move(game)),
      bot_(std::move(bot)) {
  usual_limits_.playouts = options.playouts;
  usual_limits_.time = std::chrono::milliseconds(options.time);
  usual_limits_.threads = options.threads;
  ponders_ = options.ponder;
  set_time_control({});
}

Result<GtpEngine> GtpEngine::make(const GtpOptions& options) {
  auto layout = make_layout(options.board);
  if (!layout) return layout.error();
  auto game = start_game(layout->graph, options.rules);
  if (!game) return game.error();
  auto bot = make_any_bot(options.bot, options.seed);
  if (!bot) return bot.error();
  return GtpEngine(options, std::move(*layout), std::move(*game), std::move(*bot));
}

Result<std::string> GtpEngine::begin(Layout layout, Rules rules, Start start) {
  auto game = start_game(layout.graph, std::move(rules), std::move(start));
  if (!game) return game.error();
  set_game(std::move(layout), std::move(*game));
  return std::string();
}

void GtpEngine::set_game(Layout layout, Game game) {
  pondering_.reset();
  game_ = std::move(game);
  layout_ = std::move(layout);
  set_time_control(time_control_);
}

Result<std::string> GtpEngine::change(Rules rules, Start start) {
  if (rules.players != game_.rules().players && !game_.events().empty()) {
    return Error{"the number of players cannot change during a game"};
  }
  auto game = start_game(layout_.graph, std::move(rules), std::move(start));
  if (!game) return game.error();
  for (const Game::Event& event : game_.events()) {
    if (!replay(*game, event)) return Error{"the game so far would be illegal under these rules"};
  }
  game_ = std::move(*game);
  return std::string();
}

Result<std::string> GtpEngine::may_play(Colour player) const {
  if (!game_.is_in(player)) return Error{colour_name(player) + " has resigned"};
  if (game_.players_in() < 2) return Error{"the game is over: all others have resigned"};
  return std::string();
}

// Makes a turn of this player possible, or says why it is not.
Result<std::string> GtpEngine::make_room(Colour player) {
  auto may = may_play(player);
  if (may && game_.over()) game_.resume();
  return may;
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
  if (auto may = may_play(player); !may) return may;
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
      colour = colour_from_letter(upper_case(word[0]));
    }
  }
  if (!in_game(colour))
    return Error{"invalid color: " + quote(word) + " is not a player in this game"};
  return *colour;
}

Result<Point> GtpEngine::read_point(const std::string& word) const {
  const auto point = layout_.find(word);
  if (!point) return Error{"invalid vertex: no point " + quote(word) + " on this board"};
  return *point;
}

// --- the bot

Result<Analysis> GtpEngine::think(Colour player, const Thinking& thinking) {
  if (auto may = may_play(player); !may) return may.error();
  pondering_.reset();
  return bot_->think(game_, player, thinking);
}

Thinking GtpEngine::for_a_turn(Colour player) const {
  Thinking thinking = usual_limits_;
  thinking.only_to_choose = true;
  const auto clock = time_for_turn(time_control_, time_left_[player_of(player)],
                                   layout_.graph->size(), game_.players_in(), game_.turns());
  if (clock && (thinking.time.count() == 0 || *clock < thinking.time.count())) {
    thinking.time = std::chrono::milliseconds(*clock);
  }
  if (thinking.playouts == 0 && thinking.time.count() == 0 && !bot_->limits_itself()) {
    thinking.time = kUsualTime;
  }
  return thinking;
}

Result<Analysis> GtpEngine::take_turn(Colour player, Thinking thinking) {
  const auto begun = std::chrono::steady_clock::now();
  auto analysis = think(player, thinking);
  if (!analysis) return analysis;
  if (analysis->resigns) {
    (void)resign(player);
    return analysis;
  }
  const Point move = analysis->moves[0].move;
  const auto played = move == kNoPoint ? pass(player) : play(player, move);
  if (!played) return played.error();
  const auto spent = std::chrono::steady_clock::now() - begun;
  TimeLeft& left = time_left_[player_of(player)];
  left = spend(time_control_, left,
               std::chrono::duration_cast<std::chrono::milliseconds>(spent).count());
  if (!left.out) left = end_turn(time_control_, left);
  if (ponders_ && !game_.over()) {
    pondering_ = std::make_unique<Pondering>(*bot_, game_, usual_limits_.threads);
  }
  return analysis;
}

std::vector<GtpEngine::JudgedBlock> GtpEngine::judge_blocks() const {
  const Reading reading = read_position(game_, within(kTimeToRead, kPlayoutsToRead));
  const Board& board = game_.board();
  const auto is_among = [](const std::vector<std::vector<Point>>& blocks, const auto& stones) {
    return std::find(blocks.begin(), blocks.end(), stones) != blocks.end();
  };
  std::vector<JudgedBlock> blocks;
  for (int i = 0; i < game_.graph().size(); ++i) {
    const auto p = static_cast<Point>(i);
    if (board.at(p) == Colour::Empty || board.block_stones(p)[0] != p) continue;
    const std::vector<Point> stones = board.block_stones(p);
    blocks.push_back({stones, is_among(reading.dead, stones)   ? BlockFate::Dead
                              : is_among(reading.seki, stones) ? BlockFate::Seki
                                                               : BlockFate::Alive});
  }
  return blocks;
}

void GtpEngine::set_time_control(const TimeControl& control) {
  time_control_ = control;
  time_left_.assign(game_.rules().players, full_time(control));
}

}  // namespace omnigo
