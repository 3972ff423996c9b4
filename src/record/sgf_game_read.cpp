#include <algorithm>
#include <charconv>

#include "base/quote.h"
#include "record/course.h"
#include "record/sgf_game.h"
#include "record/sgf_info.h"
#include "rules/names.h"
#include "rules/score.h"

namespace omnigo {
namespace {

using Action = RecordEvent::Action;

constexpr std::size_t kMostGameWarnings = 20;

// The parts that both game types share, and the walk along the line.
class GameReader {
 public:
  GameReader(const SgfCollection& sgf, std::vector<SgfNode> line)
      : sgf_(sgf), line_(std::move(line)) {}

  Result<SgfGame> read() {
    auto board = SgfBoard::of(sgf_, line_.front());
    if (!board) return board.error();
    board_.emplace(std::move(*board));
    record() = new_record(board_->layout(), Rules{});
    if (auto read = board_->is_go() ? read_go_info() : read_own_info(); !read) return read.error();
    read_prisoners();
    read_texts();
    for (const SgfNode node : line_) {
      read_node(node);
      if (game_.off_board) break;
      if (!after_.empty()) {
        after_[node - line_.front()] = state(static_cast<int>(record().events.size()) - 1);
      }
    }
    if (board_->is_go()) finish_go();
    return std::move(game_);
  }

  // All of the tree that ends before node `end`.
  Result<SgfTree> read_tree(SgfNode end) {
    after_.resize(end - line_.front());
    auto main = read();
    if (!main) return main.error();
    SgfTree tree{
        .main = std::move(*main), .variations = {}, .root = line_.front(), .last_event = {}};
    read_variations(tree);
    for (const State& after : after_) tree.last_event.push_back(after.last_event);
    return tree;
  }

 private:
  // Where a line has come to after a node.
  struct State {
    int last_event = SgfTree::kLeftOut;
    int turns = 0;
    unsigned passed = 0;
    Colour expected = Colour::Empty;
    std::size_t start = 0;  // before the first event: the setup so far, in `starts_`
  };

  State state(int last_event) {
    if (last_event == SgfTree::kAtStart &&
        (starts_.empty() || starts_.back() != record().start.colouring)) {
      starts_.push_back(record().start.colouring);
    }
    return {last_event, turns_, passed_, expected_, starts_.empty() ? 0 : starts_.size() - 1};
  }

  // Nodes come in the order of the file, parents before children.
  void read_variations(SgfTree& tree) {
    in_variation_ = true;
    game_ = {};
    board_start_ = tree.main.record.start.colouring;
    game_.record = new_record(board_->layout(), tree.main.record.rules);
    const SgfNode root = line_.front();
    std::vector<bool> on_line(after_.size());
    for (const SgfNode n : line_) on_line[n - root] = true;
    for (std::size_t i = 0; i < after_.size(); ++i) {
      const SgfNode n = root + static_cast<SgfNode>(i);
      if (!on_line[i]) read_variation_node(n, after_[sgf_.parent(n) - root], tree);
    }
    auto& warnings = tree.main.warnings;
    warnings.insert(warnings.end(), game_.warnings.begin(), game_.warnings.end());
  }

  void read_variation_node(SgfNode n, const State& before, SgfTree& tree) {
    if (before.last_event == SgfTree::kLeftOut) return;
    turns_ = before.turns, passed_ = before.passed, expected_ = before.expected;
    game_.off_board.reset();
    record().events.clear();
    record().info["comment"].clear();
    if (before.last_event == SgfTree::kAtStart) take_back_setup(n, before);
    read_node(n);
    int last = before.last_event;
    for (RecordEvent& event : record().events) {
      tree.variations.push_back({std::move(event), last});
      last = static_cast<int>(tree.main.record.events.size() + tree.variations.size()) - 1;
    }
    if (record().events.empty()) add_to_comment(tree, last, record().info["comment"]);
    if (game_.off_board) return;
    after_[n - line_.front()] = {last, turns_, passed_, expected_, before.start};
  }

  // A variation may leave the main line before all the stones of its start are set up.
  void take_back_setup(SgfNode n, const State& before) {
    const Colouring& then = starts_[before.start];
    std::vector<Stone> stones;
    for (std::size_t p = 0; p < then.size(); ++p) {
      if (then[p] != board_start_[p]) stones.push_back({static_cast<Point>(p), then[p]});
    }
    if (!stones.empty()) add_event(n, {.action = Action::Setup, .stones = std::move(stones)});
  }

  static void add_to_comment(SgfTree& tree, int event, const std::string& text) {
    if (text.empty()) return;
    GameRecord& main = tree.main.record;
    const auto at = static_cast<std::size_t>(event);
    std::string& comment = event < 0 ? main.info["comment"]
                           : at < main.events.size()
                               ? main.events[at].comment
                               : tree.variations[at - main.events.size()].event.comment;
    comment += (comment.empty() ? "" : "\n") + text;
  }

  GameRecord& record() { return game_.record; }
  const SgfBoard& board() const { return *board_; }
  int players() { return record().rules.players; }

  // --- finding and warning

  void warn(SgfProperty p, std::string message) {
    if (game_.warnings.size() < kMostGameWarnings) {
      game_.warnings.push_back(sgf_.warning_at(p, std::move(message)));
    }
  }

  std::optional<SgfProperty> find(SgfNode n, std::string_view name) const {
    for (SgfProperty p = sgf_.first_property(n); p < sgf_.end_property(n); ++p) {
      if (sgf_.name(p) == name && sgf_.value_count(p) > 0) return p;
    }
    return std::nullopt;
  }
  // The first on the line: information about the game need not stand in the root.
  std::optional<SgfProperty> find_on_line(std::string_view name) const {
    for (const SgfNode n : line_) {
      if (const auto p = find(n, name)) return p;
    }
    return std::nullopt;
  }
  std::string text_on_line(std::string_view name) const {
    const auto p = find_on_line(name);
    return p ? sgf_simple_text(sgf_.value(*p)) : std::string();
  }

  // --- about the game

  Result<void> read_go_info() {
    read_rules();
    read_clock();
    for (const auto& [player, name, rank, team] :
         {SeatKeys{0, "PB", "BR", "BT"}, SeatKeys{1, "PW", "WR", "WT"}}) {
      record().seats[player] = {text_on_line(name), text_on_line(rank), text_on_line(team)};
    }
    return {};
  }
  struct SeatKeys {
    int player;
    const char *name, *rank, *team;
  };

  void read_rules() {
    bool has_komi = false;
    if (const auto p = find_on_line("RU"); p && !sgf_.value(*p).empty()) {
      const std::string text = sgf_simple_text(sgf_.value(*p));
      const auto rules = sgf_rules(text);
      if (rules) {
        record().rules = rules->rules;
        has_komi = rules->has_komi;
      }
      if (!rules) {
        warn(*p, "unknown rules " + quote(text, 40) + "; read as tromp-taylor");
        record().info["rules"] = text;
      } else if (!rules->exact) {
        warn(*p, "rules " + quote(text, 40) + " are read as the closest known rules");
      }
    }
    if (has_komi) return;
    record().rules.komi = {0, 0};
    if (const auto p = find_on_line("KM"); p && !sgf_.value(*p).empty()) {
      const auto komi = sgf_komi(sgf_simple_text(sgf_.value(*p)));
      if (komi) record().rules.komi[1] = *komi;
      if (!komi) warn(*p, "komi " + quote(sgf_.value(*p), 20) + " cannot be read; using none");
    }
  }

  void read_clock() {
    const std::string main = text_on_line("TM"), overtime = text_on_line("OT");
    if (const auto clock = sgf_clock(main, overtime)) {
      record().clock = *clock;
    } else if (!main.empty() || !overtime.empty()) {
      record().info["time"] = main + (main.empty() || overtime.empty() ? "" : "; ") + overtime;
    }
  }

  void read_texts() {
    for (const auto& [property, key] : sgf_info_keys()) {
      const auto p = find_on_line(property);
      if (p) record().info[std::string(key)] = sgf_text(sgf_.value(*p));
    }
  }

  // --- our own game type

  Result<void> read_own_info() {
    const SgfNode root = line_.front();
    auto rules = parse_rules(sgf_text(sgf_.find(root, "RULES").value_or("")));
    if (!rules) return rules.error();
    record() = new_record(board_->layout(), std::move(*rules));
    if (const auto clock = sgf_.find(root, "CLOCK")) {
      auto control = parse_time_control(sgf_text(*clock));
      if (!control) return control.error();
      record().clock = *control;
    }
    for (const auto& [property, field] :
         {std::pair{"SEAT", &Seat::name}, {"RANK", &Seat::rank}, {"TEAM", &Seat::team}}) {
      for_each_player(root, property, [&](Colour player, std::string_view text) {
        record().seats[player_of(player)].*field = sgf_simple_text(text);
        return true;
      });
    }
    for_each_player(root, "HANDICAP", [&](Colour player, std::string_view text) {
      const auto stones = number(text, 0, kMaxPoints);
      if (stones) record().start.handicap[player_of(player)] = *stones;
      return stones.has_value();
    });
    read_own_result(root);
    return {};
  }

  // Stones taken off before the start; a property of our own in games of Go, too.
  void read_prisoners() {
    for_each_player(line_.front(), "PRISONERS", [&](Colour player, std::string_view text) {
      const auto stones = number(text, 0, kMostPrisoners);
      std::vector<int>& lost = record().start.prisoners_lost;
      lost.resize(players());
      if (stones) lost[player_of(player)] = *stones;
      return stones.has_value();
    });
  }

  static std::optional<int> number(std::string_view text, int least, int most) {
    int value = 0;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = status == std::errc() && end == text.data() + text.size();
    if (!whole || value < least || value > most) return std::nullopt;
    return value;
  }

  std::optional<Colour> player_named(std::string_view name) {
    const auto colour = colour_from_name(name);
    if (!colour || *colour == Colour::Empty || player_of(*colour) >= players()) return std::nullopt;
    return colour;
  }

  // Calls back for each value `player:rest` of the node's properties of that name; warns of values
  // that are not so, or of which the callback says that they are wrong.
  template <class Read>
  void for_each_player(SgfNode n, std::string_view name, Read read) {
    for (SgfProperty p = sgf_.first_property(n); p < sgf_.end_property(n); ++p) {
      if (sgf_.name(p) != name) continue;
      for (int i = 0; i < sgf_.value_count(p); ++i) {
        const auto parts = sgf_compose(sgf_.value(p, i));
        const auto player = parts ? player_named(parts->first) : std::nullopt;
        if (!player || !read(*player, parts->second)) {
          warn(p, std::string(name) + "[" + std::string(sgf_.value(p, i)).substr(0, 40) +
                      "] is left out");
        }
      }
    }
  }

  // One value a player; none where somebody has none.
  template <class Value, class Read>
  std::vector<Value> of_all_players(SgfNode n, std::string_view name, Read read) {
    std::vector<Value> values(players());
    std::vector<bool> known(players());
    for_each_player(n, name, [&](Colour player, std::string_view text) {
      const std::optional<Value> value = read(text);
      if (value) values[player_of(player)] = *value;
      if (value) known[player_of(player)] = true;
      return value.has_value();
    });
    if (std::find(known.begin(), known.end(), false) != known.end()) values.clear();
    return values;
  }

  void read_own_result(SgfNode root) {
    const auto how = how_from_name(sgf_.find(root, "HOW").value_or(""));
    if (!how) return;
    RecordedResult result{.how = *how};
    result.scores = of_all_players<HalfPoints>(
        root, "SCORE", [](std::string_view text) -> std::optional<HalfPoints> {
          const auto score = parse_half_points(text);
          return score ? std::optional(*score) : std::nullopt;
        });
    result.places = of_all_players<int>(
        root, "PLACE", [](std::string_view text) { return number(text, 1, kMaxPlayers); });
    record().result = std::move(result);
  }

  // --- nodes

  void read_node(SgfNode n) {
    const std::size_t events_before = record().events.size();
    if (board().is_go()) {
      read_go_setup(n);
      read_go_turns(n);
    } else {
      read_own_node(n);
    }
    if (const auto comment = sgf_.find(n, "C")) add_comment(sgf_text(*comment), events_before);
  }

  void add_comment(const std::string& text, std::size_t events_before) {
    std::vector<RecordEvent>& events = record().events;
    std::string& comment = events.empty() ? record().info["comment"] : events.back().comment;
    const bool goes_on = events.size() == events_before && !comment.empty();
    comment = goes_on ? comment + "\n" + text : text;
  }

  void add_event(SgfNode n, RecordEvent event) {
    record().events.push_back(std::move(event));
    game_.nodes.push_back(n);
  }

  void read_stones(SgfNode n, std::string_view name, Colour colour, std::vector<Stone>& stones) {
    for (SgfProperty p = sgf_.first_property(n); p < sgf_.end_property(n); ++p) {
      if (sgf_.name(p) != name) continue;
      for (int i = 0; i < sgf_.value_count(p); ++i) {
        const std::vector<Point> points = board().points(sgf_.value(p, i));
        if (points.empty()) {
          warn(p, std::string(name) + "[" + std::string(sgf_.value(p, i)).substr(0, 40) +
                      "] is not a point of the board");
        }
        for (const Point point : points) stones.push_back({point, colour});
      }
    }
  }

  void read_go_setup(SgfNode n) {
    std::vector<Stone> stones;
    read_stones(n, "AE", Colour::Empty, stones);
    read_stones(n, "AB", Colour::Black, stones);
    read_stones(n, "AW", Colour::White, stones);
    Colour next = Colour::Empty;
    if (const auto p = find(n, "PL")) {
      const std::string_view value = sgf_.value(*p);
      const char letter = value.empty() ? ' ' : value.front();
      if (letter == 'B' || letter == 'b' || letter == '1') next = Colour::Black;
      if (letter == 'W' || letter == 'w' || letter == '2') next = Colour::White;
      if (next == Colour::Empty)
        warn(*p, "PL[" + std::string(value).substr(0, 20) + "] is not a player");
    }
    add_setup(n, stones, next);
  }

  // Files name a point several times, against the standard: the last word on each counts.
  std::vector<Stone> last_words(const std::vector<Stone>& stones) {
    std::vector<bool> met(record().start.colouring.size());
    std::vector<Stone> last;
    for (auto stone = stones.rbegin(); stone != stones.rend(); ++stone) {
      if (!met[stone->point]) last.push_back(*stone);
      met[stone->point] = true;
    }
    std::reverse(last.begin(), last.end());
    return last;
  }

  void add_setup(SgfNode n, const std::vector<Stone>& stones, Colour next) {
    if (record().events.empty() && !in_variation_) {
      for (const Stone& stone : stones) record().start.colouring[stone.point] = stone.colour;
      if (next != Colour::Empty) first_ = next;
      return;
    }
    const bool says_nothing = stones.empty() && (next == Colour::Empty || next == expected_);
    if (says_nothing) return;
    add_event(n, {.action = Action::Setup, .player = next, .stones = last_words(stones)});
    if (next != Colour::Empty) expected_ = next;
    passed_ = 0;
  }

  void read_go_turns(SgfNode n) {
    for (SgfProperty p = sgf_.first_property(n); p < sgf_.end_property(n) && !game_.off_board;
         ++p) {
      if (sgf_.name(p) != "B" && sgf_.name(p) != "W") continue;
      const bool black = sgf_.name(p) == "B";
      if (sgf_.value_count(p) > 1) warn(p, "a move has several values; the first one counts");
      if (!add_turn(n, p, black ? Colour::Black : Colour::White, sgf_.value(p))) return;
      read_time_left(n, black ? "BL" : "WL", black ? "OB" : "OW");
    }
  }

  void read_time_left(SgfNode n, std::string_view time, std::string_view overtime) {
    RecordEvent& event = record().events.back();
    if (const auto left = sgf_.find(n, time)) event.left = sgf_seconds(*left);
    if (const auto count = sgf_.find(n, overtime))
      event.overtime = number(*count, 0, kMostOvertime);
  }

  // False if the value is neither a pass nor a point.
  bool add_turn(SgfNode n, SgfProperty p, Colour player, std::string_view value) {
    RecordEvent turn{.action = Action::Pass, .player = player};
    if (!board().is_pass(value)) {
      const auto point = board().point(value);
      if (!point) {
        game_.off_board = OffBoard{turns_ + 1, player, sgf_simple_text(value)};
        warn(p, "turn " + std::to_string(turns_ + 1) + ", " + quote(sgf_simple_text(value), 20) +
                    ", is not a point of the board; what follows is left out");
        return false;
      }
      turn.action = Action::Move;
      turn.point = *point;
    }
    if (board().is_go()) note_go_turn(n, turn);
    ++turns_;
    add_event(n, std::move(turn));
    return true;
  }

  void note_go_turn(SgfNode n, const RecordEvent& turn) {
    constexpr unsigned kBoth = 3;
    if (passed_ == kBoth) {
      add_event(n, {.action = Action::Resume});
      passed_ = 0;
    }
    if (!mover_) mover_ = turn.player;
    passed_ = turn.action == Action::Move ? 0 : passed_ | 1u << player_of(turn.player);
    expected_ = turn.player == Colour::Black ? Colour::White : Colour::Black;
  }

  void read_own_node(SgfNode n) {
    std::vector<Stone> stones;
    for_each_player(n, "ADD", [&](Colour player, std::string_view value) {
      const auto point = board().point(value);
      if (point) stones.push_back({*point, player});
      return point.has_value();
    });
    read_stones(n, "CLEAR", Colour::Empty, stones);
    const auto next = player_named(sgf_.find(n, "NEXT").value_or(""));
    add_setup(n, stones, next.value_or(Colour::Empty));
    if (record().events.empty() && !in_variation_ && next) record().start.first = *next;
    for (SgfProperty p = sgf_.first_property(n); p < sgf_.end_property(n) && !game_.off_board;
         ++p) {
      read_own_event(n, p);
    }
    read_own_agreement(n);
  }

  void read_own_event(SgfNode n, SgfProperty p) {
    const std::string_view name = sgf_.name(p);
    if (sgf_.value_count(p) == 0) return;
    const std::string_view value = sgf_.value(p);
    if (name == "TURN") {
      const auto parts = sgf_compose(value);
      const auto player = parts ? player_named(parts->first) : std::nullopt;
      if (!player) {
        warn(p, "TURN[" + std::string(value).substr(0, 40) + "] is not a player");
      } else if (add_turn(n, p, *player, parts->second)) {
        read_time_left(n, "LEFT", "OVERTIME");
        if (const auto spent = sgf_.find(n, "SPENT")) {
          record().events.back().spent = sgf_seconds(*spent);
        }
      }
    } else if (name == "RESIGN" || name == "TIMEOUT") {
      const Action action = name == "RESIGN" ? Action::Resign : Action::Timeout;
      const auto player = player_named(value);
      if (player) add_event(n, {.action = action, .player = *player});
      if (!player)
        warn(p, std::string(name) + "[" + std::string(value).substr(0, 40) + "] is not a player");
    } else if (name == "RESUME") {
      add_event(n, {.action = Action::Resume});
    }
  }

  void read_own_agreement(SgfNode n) {
    if (!find(n, "DEAD") && !find(n, "NEUTRAL") && !find(n, "ACCEPTED")) return;
    RecordedAgreement agreement;
    std::vector<Stone> dead, neutral;
    read_stones(n, "DEAD", Colour::Empty, dead);
    read_stones(n, "NEUTRAL", Colour::Empty, neutral);
    for (const Stone& stone : dead) agreement.dead.push_back(stone.point);
    for (const Stone& stone : neutral) agreement.neutral.push_back(stone.point);
    for (const std::string_view name : sgf_.find_all(n, "ACCEPTED")) {
      if (const auto player = player_named(name)) agreement.accepted.push_back(*player);
    }
    record().agreement = std::move(agreement);
  }

  // --- the end of a game of Go

  void finish_go() {
    read_handicap();
    Start& start = record().start;
    start.first = first_                  ? *first_
                  : mover_                ? *mover_
                  : start.handicap[0] > 0 ? Colour::White
                                          : Colour::Black;
    if (game_.off_board) return;
    read_territory();
    const auto p = find_on_line("RE");
    if (!p || sgf_.value(*p).empty()) return;
    record().result = sgf_result(sgf_simple_text(sgf_.value(*p)));
    add_loss(*record().result);
  }

  void read_handicap() {
    const auto p = find_on_line("HA");
    if (!p) return;
    const auto stones = number(sgf_simple_text(sgf_.value(*p)), 0, kMaxPoints);
    if (!stones) {
      warn(*p, "HA[" + std::string(sgf_.value(*p)).substr(0, 20) + "] is not a number of stones");
      return;
    }
    const auto& colouring = record().start.colouring;
    const auto black = std::count(colouring.begin(), colouring.end(), Colour::Black);
    if (*stones < 2) return;  // a stone less than the komi, not on the board
    record().start.handicap[0] = static_cast<int>(black);
    if (black != *stones) {
      warn(*p, "HA[" + std::to_string(*stones) + "], but Black has " + std::to_string(black) +
                   " stones on the board");
    }
  }

  // Losing by resignation or time is not in the moves.
  void add_loss(const RecordedResult& result) {
    using How = RecordedResult::How;
    if (result.places.size() != 2 || result.places[0] == result.places[1]) return;
    const Colour loser = result.places[0] == 1 ? Colour::White : Colour::Black;
    if (result.how == How::Resignation) {
      add_event(kNoNode, {.action = Action::Resign, .player = loser});
    } else if (result.how == How::Time) {
      add_event(kNoNode, {.action = Action::Timeout, .player = loser});
    }
  }

  void read_territory() {
    const SgfNode last = line_.back();
    if (!find(last, "TB") && !find(last, "TW")) return;
    auto end = Course::start_unjudged(record());
    if (!end) return;
    for (const RecordEvent& event : record().events) end->play_on(event);
    std::vector<Stone> territory;
    read_stones(last, "TB", Colour::Black, territory);
    read_stones(last, "TW", Colour::White, territory);
    record().agreement = agreement_from(end->colouring(), territory);
  }

  // Stones on the other's territory are dead. Under territory scoring, points that are then one
  // colour's alone and yet not its territory are neutral.
  RecordedAgreement agreement_from(Colouring colouring, const std::vector<Stone>& territory) {
    RecordedAgreement agreement{
        .dead = {}, .neutral = {}, .accepted = {Colour::Black, Colour::White}};
    Colouring claimed(colouring.size(), Colour::Empty);
    for (const Stone& point : territory) {
      claimed[point.point] = point.colour;
      Colour& stone = colouring[point.point];
      if (stone == Colour::Empty || stone == point.colour) continue;
      agreement.dead.push_back(point.point);
      stone = Colour::Empty;
    }
    std::sort(agreement.dead.begin(), agreement.dead.end());
    if (!rule_of(record().rules.scoring).prisoners) return agreement;
    const Colouring owner = owners(*record().board->graph, colouring);
    for (std::size_t p = 0; p < owner.size(); ++p) {
      if (colouring[p] == Colour::Empty && owner[p] != Colour::Empty && claimed[p] != owner[p]) {
        agreement.neutral.push_back(static_cast<Point>(p));
      }
    }
    return agreement;
  }

  const SgfCollection& sgf_;
  const std::vector<SgfNode> line_;
  std::optional<SgfBoard> board_;
  SgfGame game_;
  int turns_ = 0;
  std::optional<Colour> first_;      // by PL before the first turn
  std::optional<Colour> mover_;      // of the first turn
  Colour expected_ = Colour::Empty;  // whose turn comes next
  unsigned passed_ = 0;              // players since the latest move, by bit
  // For trees:
  bool in_variation_ = false;
  std::vector<State> after_;  // each node, from the root on
  std::vector<Colouring> starts_;
  Colouring board_start_;  // of the main line, whole
};

}  // namespace

Result<SgfGame> game_from_sgf(const SgfCollection& sgf, const std::vector<SgfNode>& line) {
  return GameReader(sgf, line).read();
}

Result<SgfTree> tree_from_sgf(const SgfCollection& sgf, SgfNode root) {
  const auto& roots = sgf.roots();
  const auto next = std::upper_bound(roots.begin(), roots.end(), root);
  const SgfNode end = next == roots.end() ? static_cast<SgfNode>(sgf.node_count()) : *next;
  return GameReader(sgf, sgf.main_line(root)).read_tree(end);
}

}  // namespace omnigo
