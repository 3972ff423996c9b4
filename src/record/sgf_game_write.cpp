#include <algorithm>

#include "base/version.h"
#include "clock/clock.h"
#include "record/board_json.h"
#include "record/course.h"
#include "record/sgf_game.h"
#include "record/sgf_info.h"
#include "rules/names.h"
#include "rules/score.h"

namespace omnigo {
namespace {

using Action = RecordEvent::Action;

// What the clocks show after each event, where the record tells what each turn took.
std::vector<std::optional<TimeLeft>> clocks_after(const GameRecord& record) {
  std::vector<std::optional<TimeLeft>> shown(record.events.size());
  if (record.clock.system == TimeSystem::None) return shown;
  std::vector<TimeLeft> left(record.rules.players, full_time(record.clock));
  for (std::size_t i = 0; i < record.events.size(); ++i) {
    const RecordEvent& event = record.events[i];
    if (!event.is_turn()) continue;
    if (!event.spent) break;
    TimeLeft& its = left[player_of(event.player)];
    its = spend(record.clock, its, *event.spent);
    if (!its.out) its = end_turn(record.clock, its);
    shown[i] = its;
  }
  return shown;
}

// HA says how many stones Black has on the board, two or more; nothing says White's.
bool go_can_say(const GameRecord& record) {
  if (record.rules.players != 2 || record.start.handicap[1] != 0) return false;
  const int handicap = record.start.handicap[0];
  return handicap == 0 ||
         (handicap >= 2 && handicap == std::ranges::count(record.start.colouring, Colour::Black));
}

// As it was announced, or as the last event has it.
std::optional<RecordedResult> result_of(const GameRecord& record) {
  if (record.result || record.events.empty()) return record.result;
  const auto [action, loser] = std::pair{record.events.back().action, record.events.back().player};
  if (action != Action::Resign && action != Action::Timeout) return std::nullopt;
  return RecordedResult{.how = action == Action::Resign ? RecordedResult::How::Resignation
                                                        : RecordedResult::How::Time,
                        .places = loser == Colour::Black ? std::vector{2, 1} : std::vector{1, 2}};
}

class GameWriter {
 public:
  explicit GameWriter(const GameRecord& record)
      : record_(record), board_(record.board, go_can_say(record)) {}

  SgfCollection write() {
    node_ = sgf_.add_node(kNoNode);
    property("FF", "4");
    property("GM", board_.is_go() ? "1" : std::to_string(kOmnigoGameType));
    property("CA", "UTF-8");
    property("AP", std::string("omnigo:") + kVersion);
    if (board_.is_go()) {
      write_go_root();
    } else {
      write_own_root();
    }
    for_players("PRISONERS", [&](int player) {
      const std::vector<int>& lost = record_.start.prisoners_lost;
      return lost.empty() || lost[player] == 0 ? std::string() : std::to_string(lost[player]);
    });
    write_texts();
    const auto clocks = clocks_after(record_);
    for (std::size_t i = 0; i < record_.events.size(); ++i) {
      write_event(record_.events[i], clocks[i]);
    }
    if (record_.agreement) write_agreement();
    return std::move(sgf_);
  }

 private:
  // --- properties

  void property(std::string_view name, std::string_view raw) {
    sgf_.add_property(name);
    sgf_.add_value(raw);
  }
  void text(std::string_view name, const std::string& value) {
    if (!value.empty()) property(name, sgf_escape(value));
  }
  void points(std::string_view name, const std::vector<Point>& list) {
    if (list.empty()) return;
    sgf_.add_property(name);
    for (const Point p : list) sgf_.add_value(board_.text(p));
  }
  static std::string for_player(Colour player, std::string_view rest) {
    return colour_name(player) + ":" + std::string(rest);
  }
  // One value `player:text` for each player with a text.
  template <class Text>
  void for_players(std::string_view name, Text text_of) {
    bool begun = false;
    for (int player = 0; player < record_.rules.players; ++player) {
      const std::string value = text_of(player);
      if (value.empty()) continue;
      if (!begun) sgf_.add_property(name);
      begun = true;
      sgf_.add_value(for_player(colour_of(player), sgf_escape(value)));
    }
  }
  void new_node() { node_ = sgf_.add_node(node_); }

  // --- the root

  void write_go_root() {
    const auto [columns, rows] = *record_.board->rectangle;
    property("SZ", columns == rows ? std::to_string(columns)
                                   : std::to_string(columns) + ":" + std::to_string(rows));
    text("RU", sgf_rules_text(record_.rules));
    if (record_.rules.komi[0] == 0) property("KM", half_points_text(record_.rules.komi[1]));
    const auto [main, overtime] = sgf_clock_text(record_.clock);
    text("TM", main);
    text("OT", overtime);
    for (const auto& [player, name, rank, team] :
         {SeatKeys{0, "PB", "BR", "BT"}, SeatKeys{1, "PW", "WR", "WT"}}) {
      text(name, record_.seats[player].name);
      text(rank, record_.seats[player].rank);
      text(team, record_.seats[player].team);
    }
    if (const auto result = result_of(record_)) text("RE", sgf_result_text(*result));
    const Start& start = record_.start;
    if (start.handicap[0] > 0) property("HA", std::to_string(start.handicap[0]));
    write_go_stones(stones_of(start.colouring), false);
    if (start.first != usual_first()) property("PL", go_letter(start.first));
  }
  struct SeatKeys {
    int player;
    const char *name, *rank, *team;
  };

  static std::string_view go_letter(Colour player) { return player == Colour::Black ? "B" : "W"; }

  // Who plays first when nothing is said.
  Colour usual_first() const {
    const auto turn = std::ranges::find_if(record_.events, &RecordEvent::is_turn);
    if (turn != record_.events.end()) return turn->player;
    return record_.start.handicap[0] > 0 ? Colour::White : Colour::Black;
  }

  static std::vector<Stone> stones_of(const Colouring& colouring) {
    std::vector<Stone> stones;
    for (std::size_t p = 0; p < colouring.size(); ++p) {
      if (colouring[p] != Colour::Empty) stones.push_back({static_cast<Point>(p), colouring[p]});
    }
    return stones;
  }

  void write_go_stones(const std::vector<Stone>& stones, bool with_empty) {
    for (const auto& [name, colour] :
         {std::pair{"AE", Colour::Empty}, {"AB", Colour::Black}, {"AW", Colour::White}}) {
      if (colour == Colour::Empty && !with_empty) continue;
      std::vector<Point> list;
      for (const Stone& stone : stones) {
        if (stone.colour == colour) list.push_back(stone.point);
      }
      points(name, list);
    }
  }

  void write_own_root() {
    property("BOARD", sgf_escape(board_text(*record_.board)));
    property("RULES", to_text(record_.rules));
    if (record_.clock.system != TimeSystem::None) property("CLOCK", to_text(record_.clock));
    for_players("SEAT", [&](int player) { return record_.seats[player].name; });
    for_players("RANK", [&](int player) { return record_.seats[player].rank; });
    for_players("TEAM", [&](int player) { return record_.seats[player].team; });
    for_players("HANDICAP", [&](int player) {
      const int stones = record_.start.handicap[player];
      return stones > 0 ? std::to_string(stones) : std::string();
    });
    if (record_.result) write_own_result(*record_.result);
    write_own_stones(stones_of(record_.start.colouring));
    property("NEXT", colour_name(record_.start.first));
  }

  void write_own_result(const RecordedResult& result) {
    property("HOW", how_name(result.how));
    for_players("SCORE", [&](int player) {
      return result.scores.empty() ? std::string() : half_points_text(result.scores[player]);
    });
    for_players("PLACE", [&](int player) {
      return result.places.empty() ? std::string() : std::to_string(result.places[player]);
    });
  }

  void write_own_stones(const std::vector<Stone>& stones) {
    std::vector<Point> cleared;
    bool begun = false;
    for (const Stone& stone : stones) {
      if (stone.colour == Colour::Empty) {
        cleared.push_back(stone.point);
        continue;
      }
      if (!begun) sgf_.add_property("ADD");
      begun = true;
      sgf_.add_value(for_player(stone.colour, board_.text(stone.point)));
    }
    points("CLEAR", cleared);
  }

  void write_texts() {
    for (const auto& [name, key] : sgf_info_keys()) {
      const auto found = record_.info.find(std::string(key));
      if (found != record_.info.end()) text(name, found->second);
    }
    const auto comment = record_.info.find("comment");
    if (comment != record_.info.end()) text("C", comment->second);
  }

  // --- events

  void write_event(const RecordEvent& event, const std::optional<TimeLeft>& clock) {
    if (board_.is_go()) {
      write_go_event(event, clock);
    } else {
      write_own_event(event);
    }
    text("C", event.comment);
  }

  void write_go_event(const RecordEvent& event, const std::optional<TimeLeft>& clock) {
    const bool black = event.player == Colour::Black;
    switch (event.action) {
      case Action::Move:
      case Action::Pass:
        new_node();
        property(black ? "B" : "W", event.action == Action::Move ? board_.text(event.point) : "");
        write_time_left(black ? "BL" : "WL", black ? "OB" : "OW", event, clock);
        break;
      case Action::Setup:
        new_node();
        write_go_stones(event.stones, true);
        if (event.player != Colour::Empty) property("PL", go_letter(event.player));
        break;
      case Action::Resign:   // said by the result
      case Action::Timeout:  // likewise
      case Action::Resume:   // said by the turn that follows
        break;
    }
  }

  void write_time_left(std::string_view time, std::string_view overtime, const RecordEvent& event,
                       const std::optional<TimeLeft>& clock) {
    if (event.left) {
      property(time, seconds_text(*event.left));
      if (event.overtime) property(overtime, std::to_string(*event.overtime));
    } else if (clock) {
      property(time, seconds_text(clock->main > 0 ? clock->main : clock->period));
      const int count = clock->moves > 0 ? clock->moves : clock->periods;
      if (clock->main == 0 && count > 0) property(overtime, std::to_string(count));
    }
  }

  void write_own_event(const RecordEvent& event) {
    new_node();
    switch (event.action) {
      case Action::Move:
        property("TURN", for_player(event.player, board_.text(event.point)));
        break;
      case Action::Pass:
        property("TURN", for_player(event.player, "pass"));
        break;
      case Action::Resign:
        property("RESIGN", colour_name(event.player));
        break;
      case Action::Timeout:
        property("TIMEOUT", colour_name(event.player));
        break;
      case Action::Resume:
        property("RESUME", "");
        break;
      case Action::Setup:
        write_own_stones(event.stones);
        if (event.player != Colour::Empty) property("NEXT", colour_name(event.player));
        break;
    }
    if (event.spent) property("SPENT", seconds_text(*event.spent));
    if (event.left) property("LEFT", seconds_text(*event.left));
    if (event.overtime) property("OVERTIME", std::to_string(*event.overtime));
  }

  // --- the end

  void write_agreement() {
    const RecordedAgreement& agreement = *record_.agreement;
    if (board_.is_go()) {
      write_territory(agreement);
      return;
    }
    new_node();
    points("DEAD", agreement.dead);
    points("NEUTRAL", agreement.neutral);
    if (agreement.accepted.empty()) return;
    sgf_.add_property("ACCEPTED");
    for (const Colour player : agreement.accepted) sgf_.add_value(colour_name(player));
  }

  // Each colour's territory after the dead stones were taken off, in a node of its own.
  void write_territory(const RecordedAgreement& agreement) {
    auto end = Course::start_unjudged(record_);
    if (!end) return;
    for (const RecordEvent& event : record_.events) end->play_on(event);
    Colouring colouring = end->colouring();
    for (const Point p : agreement.dead) colouring[p] = Colour::Empty;
    const Colouring owner = owners(*record_.board->graph, colouring);
    std::vector<Point> territory[2];
    for (std::size_t p = 0; p < owner.size(); ++p) {
      const auto point = static_cast<Point>(p);
      const bool neutral = std::ranges::count(agreement.neutral, point) > 0;
      if (colouring[p] != Colour::Empty || owner[p] == Colour::Empty || neutral) continue;
      territory[player_of(owner[p])].push_back(point);
    }
    if (territory[0].empty() && territory[1].empty()) return;
    new_node();
    points("TB", territory[0]);
    points("TW", territory[1]);
  }

  const GameRecord& record_;
  SgfBoard board_;
  SgfCollection sgf_;
  SgfNode node_ = kNoNode;
};

}  // namespace

SgfCollection game_to_sgf(const GameRecord& record) { return GameWriter(record).write(); }

}  // namespace omnigo
