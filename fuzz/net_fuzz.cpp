// The reader of nets' files, and what asks a net, on any bytes.
//
// The mutator takes a file apart, changes its facts, shapes or numbers, and writes it again; or it
// changes bytes of the header, whose length then fits. What cannot be taken apart is replaced by a
// sound net. A net that is made must give sound answers, the same with all instructions, and its
// search a legal turn.
#include <cmath>
#include <cstdint>
#include <cstring>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "../tests/tiny_net.h"
#include "check.h"
#include "graph/families.h"
#include "net/bot.h"
#include "net/facts.h"

namespace {

using namespace omnigo;

std::size_t below(Random& random, std::size_t size) {
  return random.below(static_cast<std::uint32_t>(size));
}

// --- what is required ---

void require_shares(std::span<const float> shares, const char* what) {
  float sum = 0;
  for (const float share : shares) {
    require(share >= 0 && share <= 1, std::string(what) + ": each from 0 to 1");
    sum += share;
  }
  require(std::abs(sum - 1) < 1e-3, std::string(what) + ": in all 1");
}

void check_answer(const NetAnswer& answer, int seats) {
  for (const auto* numbers : {&answer.logits, &answer.lead}) {
    for (const float number : *numbers) require(std::isfinite(number), "a number is finite");
  }
  for (const auto* shares : {&answer.win, &answer.share, &answer.near}) {
    require_shares(std::span(*shares).first(seats), "shares of seats");
  }
  for (std::size_t at = 0; at < answer.owners.size(); at += kNetSeats + 1) {
    const auto owners = std::span(answer.owners).subspan(at, kNetSeats + 1);
    require_shares(owners, "owners");
    for (int r = seats; r < kNetSeats; ++r) require(owners[r] == 0, "no seat owns nothing");
  }
}

void check_evaluation(const Net& net, const Game& game) {
  const NetBoard board(game.graph());
  const NetInputs inputs = net_inputs(game, game.legal_moves(game.to_play()));
  std::vector<NetAnswer> answers;
  for (const Processor processor : processors()) {
    answers.push_back(NetEvaluator(net, board, processor).evaluate(inputs));
    check_answer(answers.back(), game.rules().players);
  }
  for (std::size_t i = 2; i < answers.size(); ++i) {  // the first is in single precision
    require(answers[i].logits == answers[1].logits && answers[i].owners == answers[1].owners &&
                answers[i].lead == answers[1].lead && answers[i].win == answers[1].win,
            "all instructions give the same answer");
  }
}

void check_turn(Bot& bot, const Game& game) {
  Thinking thinking;
  thinking.playouts = 6;
  const Analysis analysis = bot.think(game, game.to_play(), thinking);
  const auto in_all = [](const std::vector<double>& shares) {
    return std::accumulate(shares.begin(), shares.end(), 0.0);
  };
  require(std::abs(in_all(analysis.policy) - 1) < 1e-3, "the policy is 1 in all");
  require(std::abs(in_all(analysis.root.win) - 1) < 1e-3, "the wins are 1 in all");
  for (const double score : analysis.root.score) require(std::isfinite(score), "a finite score");
  require(!analysis.moves.empty(), "a search has a turn");
  const Point move = analysis.moves.front().move;
  Game next = game;
  require(move == kNoPoint || next.play(move), "the turn is legal");
}

const std::vector<Game>& games() {
  static const std::vector<Game> all = [] {
    std::vector<Game> made;
    for (const auto& [board, players] :
         {std::pair("path:3", 2), std::pair("2x2", 3), std::pair("star:4", 6)}) {
      Rules rules;
      rules.players = players;
      rules.komi.assign(players, 0);
      made.push_back(*Game::start(make_family(board)->graph, rules));
    }
    return made;
  }();
  return all;
}

void check_net(const Net& net) {
  for (const Game& game : games()) check_evaluation(net, game);
  NetBotSettings settings;
  settings.search.most_edges = 1000;
  check_turn(*make_net_bot(net, settings), games()[net.parameters() % games().size()]);
}

void check_facts(const Safetensors& file) {
  const auto facts = net_facts(file);
  if (!facts) return require_line(facts.error());
  if (!facts->boards) return;
  for (const std::string& board : *facts->boards) {
    require(is_plain(board), "the name of a board is plain");
  }
}

// --- the mutator ---

const std::string& any_of(const std::vector<std::string>& list, Random& random) {
  return list[below(random, list.size())];
}

std::string any_word(Random& random) {
  static const std::vector<std::string> words = {"0",
                                                 "-1",
                                                 "1",
                                                 "2",
                                                 "3",
                                                 "4",
                                                 "32",
                                                 "100",
                                                 "1024",
                                                 "1e309",
                                                 "9007199254740993",
                                                 "0.5",
                                                 "{",
                                                 "}",
                                                 "[",
                                                 "]",
                                                 "[[[[[[[[",
                                                 ",",
                                                 ":",
                                                 "\"",
                                                 "\\u001b[31m",
                                                 "\\u009b",
                                                 "\\ud800",
                                                 "\n",
                                                 "null",
                                                 "true",
                                                 "\"dtype\"",
                                                 "\"shape\"",
                                                 "\"data_offsets\"",
                                                 "\"__metadata__\"",
                                                 "\"F16\"",
                                                 "\"I16\"",
                                                 "\"F32\"",
                                                 "\"BF16\"",
                                                 "\"format\"",
                                                 "[1048576,1048576]",
                                                 "\xC2\x9B",
                                                 "\xFF"};
  return any_of(words, random);
}

void change_text(std::string& text, Random& random) {
  const std::size_t at = below(random, text.size() + 1);
  switch (random.below(5)) {
    case 0:
      if (at < text.size()) text[at] = static_cast<char>(text[at] ^ 1 << random.below(8));
      break;
    case 1:
      text.erase(at, 1 + random.below(12));
      break;
    case 2:
      text.insert(at, text.substr(below(random, text.size() + 1), 1 + random.below(60)));
      break;
    default:
      text.insert(at, any_word(random));
  }
}

float any_number(Random& random) {
  constexpr float kNumbers[] = {0,      -0.0f,   1,        -1,     65504,   -65504,
                                65536,  -65536,  65537,    1e-20f, -1e-30f, 1e20f,
                                -1e30f, 3.4e38f, INFINITY, NAN,    1e-45f,  32767.5f};
  return kNumbers[below(random, std::size(kNumbers))];
}

// One number, or a pattern of a few over the whole.
void change_numbers(std::vector<float>& values, Random& random) {
  if (values.empty()) return;
  if (random.below(2) == 0) {
    values[below(random, values.size())] = any_number(random);
    return;
  }
  float pattern[3];
  for (float& number : pattern) number = any_number(random);
  const std::size_t period = 1 + random.below(3);
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = pattern[i % period];
}

void change_fact(Safetensors& file, Random& random) {
  static const std::vector<std::string> names = {"boards", "seats",  "seconds", "samples",
                                                 "layers", "width",  "head",    "hidden",
                                                 "format", "globals"};
  std::string& text = file.facts[any_of(names, random)];
  switch (random.below(4)) {
    case 0:
      text = R"(["5x5","cube:3"])";
      break;
    case 1:
      text = random.below(2) == 0 ? "[2,3,6]" : "12.5";
      break;
    default:
      if (random.below(4) == 0) text.clear();
      change_text(text, random);
  }
}

void change_tensor(Safetensors& file, Random& random) {
  if (file.tensors.empty()) return;
  const auto chosen = std::next(file.tensors.begin(),
                                static_cast<std::ptrdiff_t>(below(random, file.tensors.size())));
  std::vector<int>& shape = chosen->second.shape;
  switch (random.below(8)) {
    case 0:
      file.tensors.erase(chosen);
      break;
    case 1:
      if (!shape.empty()) shape[below(random, shape.size())] = static_cast<int>(random.below(6));
      break;
    case 2:
      shape.push_back(static_cast<int>(random.below(3)));
      break;
    default:
      change_numbers(chosen->second.values, random);
  }
}

Safetensors any_net(Random& random) {
  const auto size = [&](std::uint32_t most) { return 1 + static_cast<int>(random.below(most)); };
  return TinyNet({size(3), size(6), kNetFeatures, kNetGlobals, size(5), size(5)}, random()).file();
}

// With a header and its length, or none.
std::string changed_header(std::string file, Random& random) {
  std::uint64_t length = 0;
  if (file.size() < 8) return file;
  std::memcpy(&length, file.data(), 8);
  if (random.below(32) == 0) {
    change_text(file, random);
    return file;
  }
  if (length > file.size() - 8) return file;
  std::string header = file.substr(8, length);
  change_text(header, random);
  return with_header(header, std::string_view(file).substr(8 + length));
}

std::string changed(std::string_view bytes, Random& random) {
  if (random.below(3) == 0) return changed_header(std::string(bytes), random);
  auto read = parse_safetensors(bytes, "F");
  Safetensors file = read && random.below(64) > 0 ? *std::move(read) : any_net(random);
  const int changes = static_cast<int>(random.below(4));
  for (int i = 0; i < changes; ++i) {
    if (random.below(3) == 0) {
      change_fact(file, random);
    } else {
      change_tensor(file, random);
    }
  }
  return write_safetensors(file);
}

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned int seed) {
  Random random(seed);
  const std::string file = changed({reinterpret_cast<const char*>(data), size}, random);
  if (file.size() > most) return size;
  std::memcpy(data, file.data(), file.size());
  return file.size();
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto file = parse_safetensors({reinterpret_cast<const char*>(data), size}, "net");
  if (!file) {
    require_line(file.error());
    return 0;
  }
  check_facts(*file);
  const auto net = Net::make(*file);
  if (net) {
    check_net(*net);
  } else {
    require_line(net.error());
  }
  return 0;
}
