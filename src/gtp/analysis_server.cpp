#include "gtp/analysis_server.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstdio>
#include <list>
#include <mutex>
#include <nlohmann/json.hpp>
#include <thread>

#include "base/json_depth.h"
#include "base/version.h"
#include "gtp/analysis_text.h"
#include "gtp/input.h"
#include "play/all_bots.h"
#include "record/fields.h"
#include "rules/names.h"
#include "search/reading.h"

namespace omnigo {
namespace {

using nlohmann::json;

// One position of a query.
struct Job {
  std::shared_ptr<const AnalysisQuery> query;
  int turn = 0;
  int priority = 0;
  bool begun = false;
  std::atomic<bool> stop = false;
};

Colour view_of(const AnalysisQuery& query, Colour to_play) {
  switch (query.perspective) {
    case Perspective::Black:
      return Colour::Black;
    case Perspective::White:
      return Colour::White;
    case Perspective::SideToMove:
      break;
  }
  return to_play;
}

std::string turn_name(const Layout& layout, Point p) {
  return p == kNoPoint ? "pass" : layout.names[p];
}

json numbers(const Estimate& estimate, Colour view) {
  const double win = winrate(estimate, view), lead = score_lead(estimate, view);
  const double bound = lower_bound(estimate, view);
  json object{
      {"visits", estimate.visits},   {"winrate", win},
      {"scoreLead", lead},           {"scoreMean", lead},
      {"scoreSelfplay", lead},       {"scoreStdev", estimate.score_deviation[player_of(view)]},
      {"utility", 2 * win - 1},      {"lcb", bound},
      {"utilityLcb", 2 * bound - 1}, {"weight", static_cast<double>(estimate.visits)}};
  if (estimate.win.size() > 2) {
    object["winrates"] = estimate.win;
    object["scores"] = estimate.score;
  }
  return object;
}

json move_infos(const AnalysisQuery& query, const Analysis& analysis, Colour view) {
  json list = json::array();
  for (const MoveEstimate& move : analysis.moves) {
    json object = numbers(move.estimate, view);
    object["move"] = turn_name(*query.layout, move.move);
    object["order"] = list.size();
    object["prior"] = move.prior;
    object["edgeVisits"] = move.estimate.visits;
    object["playSelectionValue"] = static_cast<double>(move.estimate.visits);
    json line = json::array();
    for (const Point p : move.line) {
      // The limit does not count the first move.
      if (query.longest_line > 0 && static_cast<int>(line.size()) > query.longest_line) break;
      line.push_back(turn_name(*query.layout, p));
    }
    object["pv"] = std::move(line);
    list.push_back(std::move(object));
  }
  return list;
}

json root_info(const Analysis& analysis, const Game& game, Colour view) {
  json object = numbers(analysis.root, view);
  object["currentPlayer"] = std::string(1, colour_letter(analysis.player));
  char hash[40];
  std::snprintf(hash, sizeof hash, "%016llX%016llX",
                static_cast<unsigned long long>(game.board().hash()),
                static_cast<unsigned long long>(player_of(analysis.player)));
  object["thisHash"] = hash;
  return object;
}

// Over all turns, the pass last; -1 where a move is illegal.
json policy(const AnalysisQuery& query, const Analysis& analysis, const Game& game) {
  const std::size_t points = game.graph().size();
  std::vector<double> shares(points + 1, -1);
  const std::vector<Point> legal = game.legal_moves(analysis.player);
  const double even = 1 / static_cast<double>(legal.size() + 1);
  const auto share = [&](std::size_t i) {
    return analysis.policy.empty() ? even : analysis.policy[i];
  };
  for (const Point p : legal) shares[p] = share(p);
  shares[points] = share(points);
  json list = json::array();
  for (const Point p : reading_order(*query.layout)) list.push_back(shares[p]);
  list.push_back(shares[points]);
  return list;
}

json ownership_of(const AnalysisQuery& query, const Analysis& analysis, Colour view) {
  json list = json::array();
  for (const Point p : reading_order(*query.layout)) {
    list.push_back(ownership(analysis, view, p));
  }
  return list;
}

// One list a player, where there are more than two.
json ownerships_of(const AnalysisQuery& query, const Analysis& analysis) {
  const std::size_t points = query.layout->graph->size();
  json lists = json::array();
  for (std::size_t first = 0; first < analysis.ownership.size(); first += points) {
    json list = json::array();
    for (const Point p : reading_order(*query.layout)) {
      list.push_back(analysis.ownership[first + p]);
    }
    lists.push_back(std::move(list));
  }
  return lists;
}

// The blocks to be agreed dead, each a list of its stones.
json dead_of(const AnalysisQuery& query, const Game& game) {
  json blocks = json::array();
  for (const std::vector<Point>& block : read_position(game, {}).dead) {
    json stones = json::array();
    for (const Point p : block) stones.push_back(query.layout->names[p]);
    blocks.push_back(std::move(stones));
  }
  return blocks;
}

class Server {
 public:
  Server(const AnalysisOptions& options, std::ostream& output)
      : options_(options), output_(output) {}

  void run(int input) {
    std::vector<std::thread> workers;
    for (int i = 0; i < options_.positions; ++i) {
      workers.emplace_back([this, i] { work(static_cast<std::uint64_t>(i)); });
    }
    LineInput lines(input);
    while (const auto line = lines.next()) {
      if (line->text.find_first_not_of(" \t\r") == std::string::npos) continue;
      if (line->complete) {
        answer(line->text);
      } else {
        say({{"error", "the line is too long"}});
      }
    }
    finish();
    for (std::thread& worker : workers) worker.join();
  }

 private:
  void say(const json& object) {
    const std::string text = object.dump(-1, ' ', false, json::error_handler_t::replace);
    const std::lock_guard lock(output_mutex_);
    output_ << text << '\n' << std::flush;
  }

  void finish() {
    const std::lock_guard lock(mutex_);
    ended_ = true;
    if (!options_.wait) {
      for (const auto& job : jobs_) job->stop = true;
    }
    changed_.notify_all();
  }

  // --- queries

  void answer(const std::string& text) {
    if (nested_deeper_than(kDeepestJson, text)) return say({{"error", "Nested too deeply"}});
    const json line = parse_json_or_discard(text);
    if (line.is_discarded()) return say({{"error", "Could not parse input as JSON"}});
    if (!line.is_object()) return say({{"error", "Input is not a JSON object"}});
    if (!line.contains("id") || !line["id"].is_string()) {
      return say({{"error", "Request must have a string field id"}, {"field", "id"}});
    }
    const std::string id = line["id"];
    try {
      if (line.contains("action")) {
        act(line);
      } else {
        add_query(line);
      }
    } catch (const QueryError& wrong) {
      say({{"error", wrong.message}, {"field", wrong.field}, {"id", id}});
    }
  }

  void add_query(const json& line) {
    ReadQuery read = read_query(line, options_.perspective);
    for (const QueryError& warning : read.warnings) {
      say({{"warning", warning.message}, {"field", warning.field}, {"id", read.query.id}});
    }
    const auto query = std::make_shared<const AnalysisQuery>(std::move(read.query));
    const std::lock_guard lock(mutex_);
    for (std::size_t i = 0; i < query->turns.size(); ++i) {
      auto job = std::make_shared<Job>();
      job->query = query;
      job->turn = query->turns[i];
      job->priority = query->priorities[i];
      jobs_.push_back(std::move(job));
    }
    changed_.notify_all();
  }

  void act(const json& line) {
    const json& action = line["action"];
    json echo = line;
    if (action == "query_version") {
      echo["version"] = kVersion;
      echo["git_hash"] = "<omitted>";
    } else if (action == "query_models") {
      echo["models"] = json::array();
    } else if (action == "terminate" || action == "terminate_all") {
      const json* id = nullptr;
      if (action == "terminate") {
        if (!line.contains("terminateId") || !line["terminateId"].is_string()) {
          throw QueryError{"Must be the id of a query", "terminateId"};
        }
        id = &line["terminateId"];
      }
      terminate(id, line.contains("turnNumbers") ? &line["turnNumbers"] : nullptr);
    } else if (action != "clear_cache") {
      throw QueryError{
          "'action' field must be query_version, query_models, clear_cache, terminate "
          "or terminate_all",
          "action"};
    }
    say(echo);
  }

  void terminate(const json* id, const json* turns) {
    if (turns != nullptr && !turns->is_array()) {
      throw QueryError{"Must be a list of integers", "turnNumbers"};
    }
    const std::lock_guard lock(mutex_);
    for (const auto& job : jobs_) {
      if (id != nullptr && *id != job->query->id) continue;
      if (turns != nullptr && std::find(turns->begin(), turns->end(), job->turn) == turns->end()) {
        continue;
      }
      job->stop = true;
    }
    changed_.notify_all();
  }

  // --- the work

  // The job of the highest priority, the earliest of those, nobody has begun; those that were
  // stopped come first. Nothing once there will be no more.
  std::shared_ptr<Job> take() {
    std::unique_lock lock(mutex_);
    for (;;) {
      std::shared_ptr<Job> best;
      for (const auto& job : jobs_) {
        if (job->begun) continue;
        const bool better = !best || (job->stop && !best->stop) ||
                            (job->stop == best->stop && job->priority > best->priority);
        if (better) best = job;
      }
      if (best) {
        best->begun = true;
        return best;
      }
      if (ended_) return nullptr;
      changed_.wait(lock);
    }
  }

  void work(std::uint64_t number) {
    const auto bot = make_any_bot(options_.bot, options_.seed + number);
    while (const auto job = take()) {
      if (job->stop) {
        say({{"id", job->query->id},
             {"isDuringSearch", false},
             {"noResults", true},
             {"turnNumber", job->turn}});
      } else {
        analyse(**bot, *job);
      }
      const std::lock_guard lock(mutex_);
      jobs_.remove(job);
    }
  }

  void analyse(Bot& bot, Job& job) {
    const AnalysisQuery& query = *job.query;
    const Game game = game_of_query(query, job.turn);
    const Colour player = game.to_play();
    Thinking thinking;
    thinking.playouts = query.visits > 0 ? query.visits : options_.visits;
    thinking.time = std::chrono::milliseconds(std::llround(query.seconds * 1000));
    thinking.threads = options_.threads;
    thinking.avoid = query.avoid[player_of(player)];
    thinking.stop = [&job] { return job.stop.load(); };
    if (query.report_every > 0) {
      thinking.report_every =
          std::chrono::milliseconds(std::max(1LL, std::llround(query.report_every * 1000)));
      thinking.report = [&](const Analysis& analysis) { report(job, game, analysis, true); };
    }
    report(job, game, bot.think(game, player, thinking), false);
  }

  void report(const Job& job, const Game& game, const Analysis& analysis, bool during) {
    const AnalysisQuery& query = *job.query;
    const Colour view = view_of(query, analysis.player);
    json result{{"id", query.id},
                {"turnNumber", job.turn},
                {"isDuringSearch", during},
                {"moveInfos", move_infos(query, analysis, view)},
                {"rootInfo", root_info(analysis, game, view)}};
    if (query.ownership) {
      result["ownership"] = ownership_of(query, analysis, view);
      if (game.rules().players > 2) result["ownerships"] = ownerships_of(query, analysis);
    }
    if (query.dead && !during) result["dead"] = dead_of(query, game);
    if (query.policy) result["policy"] = policy(query, analysis, game);
    say(result);
  }

  const AnalysisOptions& options_;
  std::ostream& output_;
  std::mutex output_mutex_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::list<std::shared_ptr<Job>> jobs_;  // waiting or under way
  bool ended_ = false;
};

}  // namespace

Result<void> run_analysis(const AnalysisOptions& options, int input, std::ostream& output) {
  if (auto bot = make_any_bot(options.bot, options.seed); !bot) return bot.error();
  Server(options, output).run(input);
  return {};
}

}  // namespace omnigo
