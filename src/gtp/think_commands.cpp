// Commands for which the bot thinks: its own turns, analysis while another reads along, and which
// stones it considers dead.
#include <charconv>

#include "base/quote.h"
#include "gtp/analysis_text.h"
#include "gtp/commands.h"

namespace omnigo {
namespace {

using std::chrono::milliseconds;

std::string chosen(const GtpEngine& engine, const Analysis& analysis) {
  return analysis.resigns ? "resign" : engine.turn_name(analysis.moves[0].move);
}

Result<std::string> genmove(GtpEngine& engine, const Words& words) {
  const auto player = engine.read_player(words[0]);
  if (!player) return player.error();
  const auto analysis = engine.take_turn(*player, engine.for_a_turn(*player));
  if (!analysis) return analysis.error();
  return chosen(engine, *analysis);
}

Result<std::string> reg_genmove(GtpEngine& engine, const Words& words) {
  const auto player = engine.read_player(words[0]);
  if (!player) return player.error();
  const auto analysis = engine.think(*player, engine.for_a_turn(*player));
  if (!analysis) return analysis.error();
  return chosen(engine, *analysis);
}

// --- analysis

struct AnalysisRequest {
  Colour player;
  milliseconds interval{500};
  AnalysisFields fields;
  std::vector<Point> avoid;
};

std::optional<int> read_number(const std::string& word) {
  int number = 0;
  const auto [end, status] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (status != std::errc() || end != word.data() + word.size() || number < 0) return std::nullopt;
  return number;
}

Result<std::vector<Point>> read_turns(const GtpEngine& engine, const std::string& list) {
  std::vector<Point> turns;
  for (std::size_t begin = 0; begin <= list.size();) {
    const std::size_t end = std::min(list.find(',', begin), list.size());
    const std::string word = list.substr(begin, end - begin);
    begin = end + 1;
    if (is_pass(word)) {
      turns.push_back(kNoPoint);
      continue;
    }
    const auto point = engine.read_point(word);
    if (!point) return point.error();
    turns.push_back(*point);
  }
  return turns;
}

// Every turn but these.
std::vector<Point> all_but(const GtpEngine& engine, const std::vector<Point>& kept) {
  std::vector<Point> others;
  const auto keep = [&](Point p) { return std::find(kept.begin(), kept.end(), p) != kept.end(); };
  for (int i = 0; i < engine.layout().graph->size(); ++i) {
    if (!keep(static_cast<Point>(i))) others.push_back(static_cast<Point>(i));
  }
  if (!keep(kNoPoint)) others.push_back(kNoPoint);
  return others;
}

// `avoid|allow COLOUR VERTEX,VERTEX,... DEPTH`, from words[i] on: i moves past it. Only the first
// turn is looked at, whatever the depth.
Result<void> read_restriction(const GtpEngine& engine, const Words& words, std::size_t& i,
                              AnalysisRequest& request) {
  if (i + 3 >= words.size()) return Error{"syntax error: " + words[i] + " COLOUR VERTICES DEPTH"};
  const auto player = engine.read_player(words[i + 1]);
  if (!player) return player.error();
  auto turns = read_turns(engine, words[i + 2]);
  if (!turns) return turns.error();
  if (!read_number(words[i + 3])) return Error{"syntax error: expected a number as the depth"};
  if (*player == request.player) {
    const std::vector<Point> more = words[i] == "avoid" ? *turns : all_but(engine, *turns);
    request.avoid.insert(request.avoid.end(), more.begin(), more.end());
  }
  i += 4;
  return {};
}

Result<void> read_pair(const std::string& key, const std::string& value, AnalysisRequest& request) {
  const auto number = read_number(value);
  if (key == "interval" && number) {
    request.interval = milliseconds(std::max(1, *number) * 10);
  } else if (key == "maxmoves" && number) {
    request.fields.most_moves = static_cast<std::size_t>(*number);
  } else if (key == "rootInfo") {
    request.fields.root = value == "true";
  } else if (key == "ownership") {
    request.fields.ownership = value == "true";
  } else if (key != "minmoves" && key != "movesOwnership" && key != "ownershipStdev" &&
             key != "movesOwnershipStdev" && key != "pvVisits" && key != "pvEdgeVisits" &&
             key != "noResultValue") {
    return Error{"syntax error: " + quote(key + " " + value)};
  }
  return {};  // what we cannot tell is left out, as clients expect
}

// `[COLOUR] [INTERVAL] [KEY VALUE]...`
Result<AnalysisRequest> read_request(const GtpEngine& engine, const Words& words) {
  AnalysisRequest request{engine.game().to_play(), milliseconds(500), {}, {}};
  std::size_t i = 0;
  if (i < words.size()) {
    if (const auto player = engine.read_player(words[i])) {
      request.player = *player;
      ++i;
    }
  }
  if (i < words.size()) {
    if (const auto number = read_number(words[i])) {
      request.interval = milliseconds(std::max(1, *number) * 10);
      ++i;
    }
  }
  while (i < words.size()) {
    Result<void> read;
    if (words[i] == "avoid" || words[i] == "allow") {
      read = read_restriction(engine, words, i, request);
    } else if (i + 1 < words.size()) {
      read = read_pair(words[i], words[i + 1], request);
      i += 2;
    } else {
      read = Error{"syntax error: " + quote(words[i]) + " needs a value"};
    }
    if (!read) return read.error();
  }
  return request;
}

using LineText = std::string (*)(const Layout&, const Analysis&, const AnalysisFields&);

void watch(GtpEngine& engine, const AnalysisRequest& request, LineText text, Thinking& thinking) {
  thinking.avoid = request.avoid;
  thinking.report_every = request.interval;
  thinking.report = [&engine, fields = request.fields, text](const Analysis& analysis) {
    engine.conversation().line(text(engine.layout(), analysis, fields));
  };
}

// Thinks until another line comes in.
Result<std::string> analyse(GtpEngine& engine, const Words& words, LineText text) {
  const auto request = read_request(engine, words);
  if (!request) return request.error();
  if (auto first = engine.may_play(request->player); !first) return first;
  Thinking thinking;
  thinking.threads = engine.threads();
  watch(engine, *request, text, thinking);
  bool reported = false;
  thinking.report = [&, report = thinking.report](const Analysis& analysis) {
    reported = true;
    report(analysis);
  };
  thinking.stop = [&] { return engine.conversation().interrupted(); };
  engine.conversation().begin();
  const auto analysis = engine.think(request->player, thinking);
  if (!analysis) return analysis.error();
  if (!reported) thinking.report(*analysis);
  return std::string();
}

// Takes a turn, its thoughts shown meanwhile.
Result<std::string> analyse_turn(GtpEngine& engine, const Words& words, LineText text) {
  const auto request = read_request(engine, words);
  if (!request) return request.error();
  if (auto first = engine.may_play(request->player); !first) return first;
  Thinking thinking = engine.for_a_turn(request->player);
  watch(engine, *request, text, thinking);
  engine.conversation().begin();
  const auto analysis = engine.take_turn(request->player, thinking);
  if (!analysis) return analysis.error();
  thinking.report(*analysis);
  return "play " + chosen(engine, *analysis);
}

Result<std::string> lz_analyze(GtpEngine& engine, const Words& words) {
  return analyse(engine, words, lz_line);
}
Result<std::string> kata_analyze(GtpEngine& engine, const Words& words) {
  return analyse(engine, words, kata_line);
}
Result<std::string> lz_genmove_analyze(GtpEngine& engine, const Words& words) {
  return analyse_turn(engine, words, lz_line);
}
Result<std::string> kata_genmove_analyze(GtpEngine& engine, const Words& words) {
  return analyse_turn(engine, words, kata_line);
}

// --- the dead

Result<std::string> final_status_list(GtpEngine& engine, const Words& words) {
  const std::string& status = words[0];
  if (status != "alive" && status != "dead" && status != "seki") {
    return Error{"syntax error: expected alive, seki or dead"};
  }
  using enum GtpEngine::BlockFate;
  const GtpEngine::BlockFate asked = status == "dead" ? Dead : status == "seki" ? Seki : Alive;
  std::string text;
  for (const auto& [stones, fate] : engine.judge_blocks()) {
    if (fate != asked) continue;
    if (!text.empty()) text += '\n';
    for (std::size_t i = 0; i < stones.size(); ++i) {
      text += (i > 0 ? " " : "") + engine.turn_name(stones[i]);
    }
  }
  return text;
}

constexpr std::size_t kAnyNumber = 10'000;

constexpr GtpCommand kCommands[] = {
    {"genmove", "COLOUR", 1, 1, genmove},
    {"reg_genmove", "COLOUR", 1, 1, reg_genmove},
    {"lz-analyze", "[COLOUR] [INTERVAL] [KEY VALUE]...", 0, kAnyNumber, lz_analyze},
    {"kata-analyze", "[COLOUR] [INTERVAL] [KEY VALUE]...", 0, kAnyNumber, kata_analyze},
    {"lz-genmove_analyze", "[COLOUR] [INTERVAL] [KEY VALUE]...", 0, kAnyNumber, lz_genmove_analyze},
    {"kata-genmove_analyze", "[COLOUR] [INTERVAL] [KEY VALUE]...", 0, kAnyNumber,
     kata_genmove_analyze},
    {"final_status_list", "alive|seki|dead", 1, 1, final_status_list},
};

}  // namespace

std::span<const GtpCommand> think_commands() { return kCommands; }

}  // namespace omnigo
