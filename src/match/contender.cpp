#include "match/contender.h"

#include <set>
#include <sstream>

#include "base/quote.h"
#include "base/text.h"
#include "clock/time_use.h"
#include "gtp/client.h"
#include "gtp/kata_rules.h"
#include "play/all_bots.h"
#include "rules/names.h"

namespace omnigo {
namespace {

using std::chrono::milliseconds;

// For anything but a turn: engines may load large files first.
constexpr milliseconds kPatience{60'000};

// --- bots

class BotContender : public Contender {
 public:
  BotContender(EngineSpec engine, const std::atomic<bool>& stop)
      : engine_(std::move(engine)), stop_(stop) {}

  std::optional<Failure> begin(const Layout&, const Rules&, const TimeControl& clock, Colour self,
                               std::uint64_t seed) override {
    clock_ = clock;
    self_ = self;
    bot_ = *make_any_bot(engine_.bot, seed);
    return std::nullopt;
  }
  std::optional<Failure> tell(Colour, Point) override { return std::nullopt; }
  std::optional<Failure> tell_resigned(Colour) override { return std::nullopt; }

  Reply ask(const Game& game, const TimeLeft& left, Milliseconds) override {
    Thinking thinking;
    thinking.playouts = engine_.playouts;
    thinking.time = milliseconds(engine_.time);
    thinking.threads = engine_.threads;
    thinking.stop = [this] { return stop_.load(); };
    const auto clock =
        time_for_turn(clock_, left, game.graph().size(), game.rules().players, game.turns());
    if (clock && (thinking.time.count() == 0 || *clock < thinking.time.count())) {
      thinking.time = milliseconds(*clock);
    }
    if (thinking.playouts == 0 && thinking.time.count() == 0 && !bot_->limits_itself()) {
      thinking.time = milliseconds(1000);
    }
    const Analysis analysis = bot_->think(game, self_, thinking);
    if (analysis.resigns) return {Reply::Kind::Resign};
    return {Reply::Kind::Turn, analysis.moves[0].move};
  }
  std::optional<std::string> claim() override { return std::nullopt; }

 private:
  EngineSpec engine_;
  const std::atomic<bool>& stop_;
  TimeControl clock_;
  Colour self_ = Colour::Black;
  std::unique_ptr<Bot> bot_;
};

// --- programs

class GtpContender : public Contender {
 public:
  GtpContender(std::string command, std::string error_file, const std::atomic<bool>& stop)
      : command_(std::move(command)), error_file_(std::move(error_file)), stop_(stop) {}

  std::optional<Failure> begin(const Layout& layout, const Rules& rules, const TimeControl& clock,
                               Colour self, std::uint64_t) override {
    layout_ = &layout;
    clock_ = clock;
    self_ = self;
    if (!client_) {
      if (auto failed = start()) return failed;
    }
    if (auto failed = set_up_board(rules)) return failed;
    return set_up_clock();
  }

  std::optional<Failure> tell(Colour player, Point point) override {
    return command("play " + colour_name(player) + " " + name_of(point));
  }
  std::optional<Failure> tell_resigned(Colour player) override {
    // Only engines of more than two seats live to hear of it.
    return client_ && knows("omnigo-game") ? command("play " + colour_name(player) + " resign")
                                           : std::nullopt;
  }

  Reply ask(const Game&, const TimeLeft& left, Milliseconds patience) override {
    if (auto failed = tell_time(left)) return {Reply::Kind::Failed, kNoPoint, *failed};
    GtpReply reply = client_->send("genmove " + colour_name(self_), milliseconds(patience));
    if (!reply) return {Reply::Kind::Failed, kNoPoint, failure(reply)};
    std::istringstream words(reply.text);
    std::string word;
    words >> word;
    const std::string lower = lower_case(word);
    if (lower == "resign") return {Reply::Kind::Resign};
    if (lower == "pass") return {Reply::Kind::Turn, kNoPoint};
    const auto point = layout_->find(word);
    if (!point) {
      return {Reply::Kind::Failed,
              kNoPoint,
              {EngineFault::Illegal, quote(word) + " is not a point of the board"}};
    }
    return {Reply::Kind::Turn, *point};
  }

  std::optional<std::string> claim() override {
    if (!client_ || !knows("final_score")) return std::nullopt;
    const GtpReply reply = client_->send("final_score", kPatience);
    if (reply) return reply.text;
    if (reply.kind != GtpReply::Kind::Refusal) client_.reset();
    return std::nullopt;
  }

 private:
  bool knows(const std::string& name) const { return commands_.contains(name); }
  std::string name_of(Point p) const { return p == kNoPoint ? "pass" : layout_->names[p]; }

  std::optional<Failure> start() {
    auto client = GtpClient::start(command_, error_file_);
    if (!client) return Failure{EngineFault::Crash, client.error().message};
    client_.emplace(std::move(*client));
    client_->process().give_up_when(&stop_);
    const GtpReply reply = client_->send("list_commands", kPatience);
    if (!reply) return failure(reply);
    std::istringstream words(reply.text);
    commands_.clear();
    for (std::string word; words >> word;) commands_.insert(word);
    return std::nullopt;
  }

  // Only a refusal leaves the engine as it was; after anything else it is restarted.
  Failure failure(const GtpReply& reply) {
    if (reply.kind == GtpReply::Kind::Refusal) return {EngineFault::Refused, reply.text};
    client_.reset();
    const bool gone = reply.kind == GtpReply::Kind::Gone;
    return {gone ? EngineFault::Crash : EngineFault::NoAnswer, reply.text};
  }

  std::optional<Failure> command(const std::string& line) {
    const GtpReply reply = client_->send(line, kPatience);
    if (reply) return std::nullopt;
    Failure failed = failure(reply);
    failed.detail = line + ": " + failed.detail;
    return failed;
  }

  std::optional<Failure> set_up_board(const Rules& rules) {
    if (knows("omnigo-game")) return command("omnigo-game " + layout_->spec + " " + to_text(rules));
    if (!layout_->spec.starts_with("grid:") || rules.players != 2) {
      return Failure{EngineFault::Refused,
                     "it does not support omnigo-game, so it cannot play on " + layout_->spec +
                         " with " + std::to_string(rules.players) + " players"};
    }
    const auto [columns, rows] = *layout_->rectangle;
    const std::string size = columns == rows ? std::to_string(columns)
                                             : std::to_string(columns) + " " + std::to_string(rows);
    const bool rectangular = columns != rows && knows("rectangular_boardsize");
    if (auto failed = command((rectangular ? "rectangular_boardsize " : "boardsize ") + size)) {
      return failed;
    }
    if (auto failed = command("clear_board")) return failed;
    if (knows("kata-set-rules")) {
      if (auto failed = command("kata-set-rules " + kata_rules_text(rules))) return failed;
    }
    return command("komi " + half_points_text(rules.komi[1] - rules.komi[0]));
  }

  // Standard GTP has whole seconds.
  std::string seconds(Milliseconds time) const {
    return knows("kata-time_settings") ? seconds_text(time) : std::to_string(time / 1000);
  }

  std::optional<Failure> set_up_clock() {
    const auto time_settings = [&](Milliseconds main, Milliseconds period, int stones) {
      if (!knows("time_settings")) return std::optional<Failure>();
      return command("time_settings " + seconds(main) + " " + seconds(period) + " " +
                     std::to_string(stones));
    };
    switch (clock_.system) {
      case TimeSystem::None:
        return std::nullopt;
      case TimeSystem::Absolute:
        return time_settings(clock_.main, 0, 0);
      case TimeSystem::Canadian:
        return time_settings(clock_.main, clock_.period, clock_.moves);
      case TimeSystem::Move:
        return time_settings(0, clock_.period, 1);
      case TimeSystem::ByoYomi:
        if (knows("kgs-time_settings")) {
          return command("kgs-time_settings byoyomi " + seconds(clock_.main) + " " +
                         seconds(clock_.period) + " " + std::to_string(clock_.periods));
        }
        return time_settings(clock_.main + (clock_.periods - 1) * clock_.period, clock_.period, 1);
      case TimeSystem::Fischer:
        if (knows("kata-time_settings")) {
          const std::string cap = clock_.cap > 0 ? seconds(clock_.cap) : "-1";
          return command("kata-time_settings fischer-capped " + seconds(clock_.main) + " " +
                         seconds(clock_.increment) + " " + cap + " -1");
        }
        return time_settings(std::max<Milliseconds>(0, clock_.main - clock_.increment),
                             clock_.increment, 1);
    }
    return std::nullopt;
  }

  std::optional<Failure> tell_time(const TimeLeft& left) {
    if (clock_.system == TimeSystem::None || !knows("time_left")) return std::nullopt;
    const bool in_main = left.main > 0;
    int stones = 0;
    if (!in_main && clock_.system != TimeSystem::Fischer && clock_.system != TimeSystem::Absolute) {
      stones = clock_.system == TimeSystem::Canadian                                ? left.moves
               : clock_.system == TimeSystem::ByoYomi && knows("kgs-time_settings") ? left.periods
                                                                                    : 1;
    }
    return command("time_left " + colour_name(self_) + " " +
                   seconds(in_main ? left.main : left.period) + " " + std::to_string(stones));
  }

  const std::string command_, error_file_;
  const std::atomic<bool>& stop_;
  std::optional<GtpClient> client_;
  std::set<std::string> commands_;
  const Layout* layout_ = nullptr;
  TimeControl clock_;
  Colour self_ = Colour::Black;
};

}  // namespace

std::string engine_fault_name(EngineFault fault) {
  switch (fault) {
    case EngineFault::Crash:
      return "crash";
    case EngineFault::NoAnswer:
      return "no answer";
    case EngineFault::Refused:
      return "refused";
    case EngineFault::Illegal:
      return "illegal";
    case EngineFault::Time:
      return "time";
  }
  return {};
}

std::unique_ptr<Contender> make_contender(const EngineSpec& engine, const std::string& error_file,
                                          const std::atomic<bool>& stop) {
  if (!engine.bot.empty()) return std::make_unique<BotContender>(engine, stop);
  return std::make_unique<GtpContender>(engine.command, error_file, stop);
}

}  // namespace omnigo
