#include "solve/solve.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

#include "solve/by_guess.h"
#include "solve/certify.h"
#include "solve/prover.h"
#include "solve/questions.h"
#include "solve/scene.h"

namespace omnigo::solve {
namespace {

// Guessing comes first on boards with more points than the search with history can master. On thin
// ones (9x2, paths) superko decides much and guesses fail: there it has at most kShortGuess
// positions.
constexpr int kHistoryPoints = 16;
constexpr int kThin = 28;  // tenths of a neighbour on average
// On others it comes first if only the value is asked for, with at most kFirstGuess positions;
// otherwise after kBeforeGuess positions of the search with history, with at most kShortGuess: a
// guess that fails costs less than a fifth.
constexpr std::uint64_t kFirstGuess = 50'000;
constexpr std::uint64_t kBeforeGuess = 3'000'000, kShortGuess = 500'000;

// Where every point has three neighbours or more, hardly anything is kept for good, and it is a
// matter of luck whether the search ends: a question is left after this many positions, and the
// next round of questions starts with nothing and in another manner.
constexpr std::uint32_t kPatience = 4500;
// The search with plain sets goes on where it was, and seldom needs more.
constexpr std::uint32_t kSetsPatience = 1'000'000;
Manner manner_of(std::uint64_t attempt) {
  const std::uint32_t scale = 1u << attempt % 3;
  return {scale, 4 * scale, 1, attempt};
}

template <int N>
class SolverOf : public Solver {
 public:
  SolverOf(const Game& game, Settings settings)
      : graph_(game.graph()),
        automorphisms_(game.graph(), kMostAutomorphisms),
        settings_(std::move(settings)),
        statement_(statement_of(game, 0)),
        ground_{graph_,
                automorphisms_,
                game.rules().players,
                game.rules().ko == Ko::Situational,
                game.rules().suicide,
                game.rules().scoring == Scoring::Territory,
                player_of(settings_.subject)} {
    provers_.resize(std::min(settings_.threads, Questions::kMostThreads));
    for (int i = 0; i < threads(); ++i) begin(i);
    take(game);
  }

  Result<void> set_game(const Game& game) override {
    if (auto fine = check_solvable(game); !fine) return fine;
    take(game);
    return {};
  }

  std::optional<HalfPoints> value() override {
    if (!solve()) return std::nullopt;
    return halves(low());
  }

  std::optional<std::vector<Point>> best_turns() override {
    if (!solve()) return std::nullopt;
    std::vector<Point> best;
    for (const Step<N>& step : root_steps()) {
      const std::optional<bool> keeps = keeps_value(step);
      if (!keeps) return std::nullopt;
      if (*keeps) best.push_back(step.point);
    }
    return best;
  }

  std::optional<std::vector<ValuedTurn>> turn_values() override {
    if (!solve()) return std::nullopt;
    std::vector<ValuedTurn> turns;
    const bool wants_more = side_to_move() == 0;
    const int value = low();
    const int price = ground_.price(scene_.position.next);  // of a bad move, beyond all other loss
    for (const Step<N>& step : root_steps()) {
      // A turn is at most as good for the mover as the best one.
      Questions questions(wants_more ? least() - price : value, wants_more ? value : most() - price,
                          wants_more ? value : value + 1);
      if (step.stops) questions.settle(ground_.result(step.after.stones));
      Prover<N>& prover = *provers_[0];
      prover.enter(step);
      const bool found = questions.ask_all(0, [&](int at_least) {
        prover.ask(at_least);
        return prover.decide(step.after);
      });
      prover.leave();
      if (!found) return std::nullopt;
      turns.push_back({step.point, halves(questions.low())});
    }
    return turns;
  }

  std::optional<std::vector<Point>> line() override;
  std::optional<Certificate> certificate() override;
  Result<std::optional<Certificate>> bound_certificate(bool at_least, HalfPoints bound) override;
  std::optional<Certificate> searched_bound(bool at_least, HalfPoints bound) override;
  bool guessed() const override { return guessed_.has_value(); }
  std::optional<ProofStep> proof_step(bool at_least, HalfPoints bound) override;
  void save(std::ostream& out) override;
  Result<void> load(std::istream& in) override;

  Progress progress() const override {
    Progress progress{halves(questions_.low()),
                      halves(questions_.high()),
                      searched() + guess_expanded_ + (guess_ ? guess_->expanded() : 0),
                      {}};
    if (bounding_) progress.certified = guess_->nodes();
    return progress;
  }
  double share_won() const override { return guess_ ? guess_->share_won() : 0; }

 private:
  int threads() const { return static_cast<int>(provers_.size()); }
  bool begins_again() const {
    return ground_.players == 2 && !has_corners(graph_) && !Prover<N>::uses_sets(ground_);
  }

  std::uint32_t first_patience() const {
    if (has_corners(graph_)) return 0;
    return Prover<N>::uses_sets(ground_) ? kSetsPatience : kPatience;
  }

  // A prover that knows nothing yet, for this thread.
  std::shared_ptr<Prover<N>> new_prover(int thread, const Manner& manner) {
    // Others may be kept for the answers they gave.
    const std::size_t provers = provers_.size() + (begins_again() ? 2 : 0);
    auto prover = std::make_shared<Prover<N>>(ground_, settings_.memory / provers, manner);
    prover->set_stop([this, thread, prover = prover.get()] {
      return questions_.is_moot(thread) || report_and_ask() || searched() > most_searched_ ||
             prover->nodes() >= until_[thread];
    });
    prover->set_history(scene_.history);
    return prover;
  }
  void begin(int thread) {
    auto prover = new_prover(thread, begins_again() ? manner_of(++attempts_) : Manner{});
    const std::lock_guard alone(provers_lock_);
    exchange(provers_[thread], std::move(prover));
    born_[thread] = questions_.patience();
  }
  // What a prover that is given up has searched still counts.
  void exchange(std::shared_ptr<Prover<N>>& place, std::shared_ptr<Prover<N>> by) {
    if (place && place != by && place.use_count() == 1) given_up_ += place->nodes();
    place = std::move(by);
  }
  // Those that are in use or have given an answer, each once.
  std::vector<std::shared_ptr<Prover<N>>> all_provers() const {
    std::vector<std::shared_ptr<Prover<N>>> all = provers_;
    for (const auto& answerer : answerers_) {
      if (answerer && std::find(all.begin(), all.end(), answerer) == all.end()) {
        all.push_back(answerer);
      }
    }
    return all;
  }

  void load_provers(CheckpointReader& reader);

  // By the search with history.
  std::uint64_t searched() const {
    const std::lock_guard alone(provers_lock_);
    std::uint64_t nodes = given_up_;
    for (const auto& prover : all_provers()) nodes += prover->nodes();
    return nodes;
  }
  int low() const { return questions_.low(); }
  int most() const { return graph_.size(); }
  int least() const { return ground_.players == 2 ? -graph_.size() : 0; }
  HalfPoints halves(int result) const { return 2 * result + komi_; }
  Side side_to_move() const { return ground_.side(scene_.position.next); }
  bool over() const { return scene_.position.run == ground_.players; }

  void take(const Game& game) {
    scene_ = scene_of<N>(game);
    statement_ = statement_of(game, ground_.subject);
    komi_ = counted_already(game, ground_.subject);
    if (ground_.players == 2) komi_ -= counted_already(game, 1 - ground_.subject);
    questions_ = Questions(least(), most(), 1, first_patience());
    answered_ = {kNothing, -kNothing};
    guessed_.reset();
    guess_.reset();
    task_.reset();
    if (can_guess(game)) task_ = guess_task(game);
    may_guess_ = task_.has_value();
    if (over()) questions_.settle(ground_.result(scene_.position.stones));
    for (const auto& prover : all_provers()) prover->set_history(scene_.history);
  }

  // From one thread at a time: while another is at it, there is nothing new to report.
  bool report_and_ask() {
    const std::unique_lock alone(reporting_, std::try_to_lock);
    if (!alone || stopped_) return stopped_;
    if (settings_.report) settings_.report(progress());
    stopped_ = settings_.stop && settings_.stop();
    return stopped_;
  }

  std::vector<Step<N>> root_steps() const {
    std::vector<Step<N>> forbidden;
    return over() ? std::vector<Step<N>>{} : provers_[0]->steps(scene_.position, forbidden);
  }

  // The one whose answer says most for this side.
  Prover<N>& prover_for(Side side) { return answerers_[side] ? *answerers_[side] : *provers_[0]; }
  // The prover that knows most about this question, asked it.
  Prover<N>& asked(int at_least) {
    Prover<N>& prover = prover_for(at_least <= low() ? 0 : 1);
    prover.ask(at_least);
    return prover;
  }

  bool solve() {
    stopped_ = false;
    if (low() == questions_.high()) return true;
    const bool large = graph_.size() > kHistoryPoints;
    const std::uint64_t most_expanded = is_denser_than(graph_, kThin) ? kAny : kShortGuess;
    if (may_guess_ && large && guess(most_expanded, false)) return true;
    if (may_guess_ && settings_.value_only && guess(kFirstGuess, true)) return true;
    if (stopped_) return false;
    if (!may_guess_) return search();
    most_searched_ = searched() + kBeforeGuess;
    const bool found = search();
    most_searched_ = kAny;
    if (found || stopped_) return found;
    return guess(kShortGuess, true) || (!stopped_ && search());
  }

  // With history.
  bool search() {
    std::atomic<bool> done = true;
    const auto work = [&](int i) {
      const bool found = questions_.ask_all(i, [&](int at_least) { return answer(i, at_least); });
      if (!found) done = false;
    };
    std::vector<std::thread> others;
    for (std::size_t i = 1; i < provers_.size(); ++i) {
      others.emplace_back(work, static_cast<int>(i));
    }
    work(0);
    for (std::thread& other : others) other.join();
    return done;
  }

  Questions::Reply answer(int thread, int at_least) {
    if (begins_again() && born_[thread] != questions_.patience()) begin(thread);
    Prover<N>& prover = *provers_[thread];
    if (questions_.patience() > 0) until_[thread] = prover.nodes() + questions_.patience();
    prover.ask(at_least);
    const std::optional<Side> winner = prover.decide(scene_.position);
    const bool left = prover.nodes() >= until_[thread] && !stopped_ &&
                      searched() <= most_searched_ && !questions_.is_moot(thread);
    until_[thread] = kAny;
    if (winner) remember(thread, *winner, at_least);
    return {winner, left};
  }
  // One question on one thread.
  std::optional<Side> decide_alone(int at_least) {
    for (std::uint32_t patience = kPatience;; patience += patience / 4) {
      if (begins_again()) {
        begin(0);
        until_[0] = patience;
      }
      provers_[0]->ask(at_least);
      const std::optional<Side> winner = provers_[0]->decide(scene_.position);
      const bool left = provers_[0]->nodes() >= until_[0] && !stopped_;
      until_[0] = kAny;
      if (winner || !left) return winner;
    }
  }
  // Who gave the answer, unless another one says more.
  void remember(int thread, Side winner, int at_least) {
    const std::lock_guard alone(provers_lock_);
    if (winner == 0 ? at_least <= answered_[0] : at_least >= answered_[1]) return;
    answered_[winner] = at_least;
    exchange(answerers_[winner], provers_[thread]);
  }

  // Its table's entries are written eight times at most.
  std::unique_ptr<ByGuess> make_guess(std::uint64_t most_expanded) {
    GuessSettings settings;
    settings.memory = settings_.memory / 2;
    settings.threads = settings_.threads;
    settings.most_expanded = std::min(most_expanded, settings.memory / 4);
    settings.stop = [this] { return report_and_ask(); };
    return std::make_unique<ByGuess>(graph_, automorphisms_, std::move(settings), *task_);
  }
  bool guess(std::uint64_t most_expanded, bool all_only) {
    may_guess_ = false;
    guess_ = make_guess(most_expanded);
    guessed_ = guess_->value(all_only);
    guess_expanded_ += guess_->expanded();
    guess_.reset();
    if (guessed_) questions_.settle((guessed_->claims[0].halves - komi_) / 2);
    return guessed_.has_value();
  }

  // Whether the mover keeps the value with it.
  std::optional<bool> keeps_value(const Step<N>& step) {
    const Side side = side_to_move();
    Prover<N>& prover = asked(side == 0 ? low() : low() + 1);
    if (step.stops) return ground_.result(step.after.stones) == low();
    prover.enter(step);
    const std::optional<Side> winner = prover.decide(step.after);
    prover.leave();
    if (!winner) return std::nullopt;
    return *winner == side;
  }

  PointGraph graph_;
  Automorphisms automorphisms_;
  Settings settings_;
  Certificate statement_;  // what a certificate is about, without claims
  Ground<N> ground_;
  mutable std::mutex provers_lock_;                  // of the next five, where threads share them
  std::vector<std::shared_ptr<Prover<N>>> provers_;  // by thread
  std::array<std::shared_ptr<Prover<N>>, 2> answerers_;        // by the side that won
  std::array<int, 2> answered_ = {kNothing, -kNothing};        // what they answered
  std::array<std::uint32_t, Questions::kMostThreads> born_{};  // with this patience, by thread
  std::uint64_t given_up_ = 0;  // positions of provers that are no more
  std::atomic<std::uint64_t> attempts_ = 0;
  Scene<N> scene_;
  int komi_ = 0;
  Questions questions_{0, 0, 0};   // about the scene
  std::optional<GuessTask> task_;  // the scene, if it can be guessed
  bool may_guess_ = false;         // and has not yet
  std::unique_ptr<ByGuess> guess_;
  bool bounding_ = false;  // it proves one bound
  std::optional<Certificate> guessed_;
  std::uint64_t guess_expanded_ = 0;
  static constexpr std::uint64_t kAny = ~std::uint64_t{0};
  static constexpr int kNothing = -1000;  // less than every result
  std::atomic<std::uint64_t> most_searched_ = kAny;
  std::array<std::uint64_t, Questions::kMostThreads> until_ = {kAny, kAny};  // each its thread's
  std::mutex reporting_;
  std::atomic<bool> stopped_ = false;
};

template <int N>
std::optional<std::vector<Point>> SolverOf<N>::line() {
  if (!solve()) return std::nullopt;
  std::vector<Point> turns;
  Position<N> position = scene_.position;
  while (position.run < ground_.players) {
    // Each side follows its own proof: that the result is at least the value, or not above it.
    Prover<N>& prover = asked(ground_.side(position.next) == 0 ? low() : low() + 1);
    const std::optional<Step<N>> step = prover.winning_step(position);
    if (!step) break;
    turns.push_back(step->point);
    for (const auto& each : all_provers()) each->enter(*step);
    position = step->after;
  }
  for (const auto& each : all_provers()) {
    for (std::size_t i = 0; i < turns.size(); ++i) each->leave();
  }
  if (position.run < ground_.players) return std::nullopt;
  return turns;
}

template <int N>
std::optional<Certificate> SolverOf<N>::certificate() {
  if (ground_.territory || !solve()) return std::nullopt;
  if (guessed_) return guessed_;
  std::array<std::optional<std::string>, 2> proofs;
  const auto certify = [&](Side side) {
    Prover<N>& prover = asked(side == 0 ? low() : low() + 1);
    proofs[side] = Certifier<N>(ground_, prover, side).certify(scene_.position);
  };
  if (&prover_for(0) == &prover_for(1)) {
    certify(0);
    if (proofs[0]) certify(1);
  } else {
    std::thread other([&] { certify(1); });
    certify(0);
    other.join();
  }
  if (!proofs[0] || !proofs[1]) return std::nullopt;
  Certificate certificate = statement_;
  certificate.claims = {{true, halves(low()), *proofs[0]}, {false, halves(low()), *proofs[1]}};
  return certificate;
}

template <int N>
Result<std::optional<Certificate>> SolverOf<N>::bound_certificate(bool at_least, HalfPoints bound) {
  if (!task_) return cannot_guess();
  stopped_ = false;
  if (!guess_) guess_ = make_guess(~std::uint64_t{0});
  bounding_ = true;
  std::optional<Certificate> found = guess_->bound(at_least, margin_of(at_least, bound, komi_));
  bounding_ = false;
  if (stopped_) return found;  // to be saved, or gone on with
  guess_expanded_ += guess_->expanded();
  guess_.reset();
  return found;
}

template <int N>
std::optional<Certificate> SolverOf<N>::searched_bound(bool at_least, HalfPoints bound) {
  if (ground_.territory) return std::nullopt;
  const Side side = at_least ? 0 : 1;
  const int margin = margin_of(at_least, bound, komi_);
  stopped_ = false;
  const int question = at_least ? margin : margin + 1;
  if (over()) {
    const int result = ground_.result(scene_.position.stones);
    if (at_least ? result < margin : result > margin) return std::nullopt;
  } else if (decide_alone(question) != side) {
    return std::nullopt;
  }
  Prover<N>& prover = *provers_[0];
  prover.ask(question);
  std::optional<std::string> proof = Certifier<N>(ground_, prover, side).certify(scene_.position);
  if (!proof) return std::nullopt;
  Certificate certificate = statement_;
  certificate.claims = {{at_least, halves(margin), std::move(*proof)}};
  return certificate;
}

template <int N>
std::optional<Solver::ProofStep> SolverOf<N>::proof_step(bool at_least, HalfPoints bound) {
  const Side side = at_least ? 0 : 1;
  if ((bound - komi_) % 2 != 0) return std::nullopt;
  const int wanted = (bound - komi_) / 2 + (at_least ? 0 : 1);
  if (over()) {
    const bool holds = (ground_.result(scene_.position.stones) >= wanted) == at_least;
    if (!holds) return std::nullopt;
    return ProofStep{ProofStep::End};
  }
  Prover<N>& prover = prover_for(side);
  prover.ask(wanted);
  LeafPattern<N> leaves;
  if (prover.secured(scene_.position, side, leaves)) return ProofStep{ProofStep::Leaf};
  if (prover.decide(scene_.position) != side) return std::nullopt;
  if (side_to_move() != side) return ProofStep{ProofStep::AnyTurn};
  const std::optional<Step<N>> step = prover.winning_step(scene_.position);
  if (!step) return std::nullopt;
  return ProofStep{ProofStep::Turn, step->point};
}

constexpr char kCheckpointMagic[] = "omnigo checkpoint 9\n";

template <int N>
void SolverOf<N>::save(std::ostream& out) {
  CheckpointWriter writer(out);
  writer.put(std::string(kCheckpointMagic));
  writer.put(static_cast<std::uint64_t>(sizeof(Entry<N>)));
  writer.put(write_certificate(statement_));
  writer.put(ground_.territory);
  writer.put(settings_.threads);
  writer.put(static_cast<std::uint64_t>(settings_.memory));
  questions_.save(writer);
  writer.put(given_up_);
  const std::vector<std::shared_ptr<Prover<N>>> all = all_provers();
  writer.put(static_cast<std::uint64_t>(all.size()));
  for (const auto& prover : all) {
    writer.put(prover->manner().seed);
    prover->save(writer);
  }
  for (Side side : {0, 1}) {
    writer.put(answered_[side]);
    const auto place = std::find(all.begin(), all.end(), answerers_[side]) - all.begin();
    writer.put(static_cast<std::uint64_t>(place));
  }
  writer.put(guess_ != nullptr);
  if (guess_) guess_->save(writer);
  writer.put_sum();
}

template <int N>
void SolverOf<N>::load_provers(CheckpointReader& reader) {
  std::uint64_t size = 0, attempt = 0;
  reader.get(given_up_);
  reader.get(size);
  std::vector<std::shared_ptr<Prover<N>>> all;
  while (all.size() < size && reader.ok()) {
    const int thread = std::min(static_cast<int>(all.size()), threads() - 1);
    reader.get(attempt);
    all.push_back(new_prover(thread, attempt == 0 ? Manner{} : manner_of(attempt)));
    all.back()->load(reader);
    attempts_ = std::max(attempts_.load(), attempt);
  }
  for (int i = 0; i < threads(); ++i) {
    provers_[i] = all[i];
    born_[i] = questions_.patience();
  }
  for (Side side : {0, 1}) {
    std::uint64_t place = 0;
    reader.get(answered_[side]);
    reader.get(place);
    if (place < size) answerers_[side] = all[place];
  }
}

template <int N>
Result<void> SolverOf<N>::load(std::istream& in) {
  CheckpointReader reader(in);
  if (!reader.whole()) return Error{"the file is damaged or not a checkpoint"};
  std::string magic, statement;
  std::uint64_t entry_size = 0, memory = 0;
  int threads = 0;
  bool territory = false;
  reader.get(magic);
  if (magic == kCheckpointMagic) {
    reader.get(entry_size);
    reader.get(statement);
    reader.get(territory);
    reader.get(threads);
    reader.get(memory);
  }
  if (entry_size != sizeof(Entry<N>)) return Error{"the checkpoint was written by another program"};
  if (statement != write_certificate(statement_) || territory != ground_.territory) {
    return Error{"the checkpoint is for another board, position or player, or for other rules"};
  }
  if (threads != settings_.threads) {
    return Error{"the checkpoint was made with --threads " + std::to_string(threads)};
  }
  if (memory > settings_.memory) {
    return Error{"the checkpoint was made with more memory: " + std::to_string(memory) + " bytes"};
  }
  questions_.load(reader);
  load_provers(reader);
  bool guesses = false;
  reader.get(guesses);
  if (guesses && task_) {
    guess_ = make_guess(~std::uint64_t{0});
    guess_->load(reader);
  }
  return {};
}

}  // namespace

Result<std::unique_ptr<Solver>> Solver::create(const Game& game, Settings settings) {
  if (auto fine = check_solvable(game); !fine) return fine.error();
  if (game.rules().players == 2) {
    settings.subject = Colour::Black;
    return std::unique_ptr<Solver>(std::make_unique<SolverOf<2>>(game, std::move(settings)));
  }
  return std::unique_ptr<Solver>(std::make_unique<SolverOf<6>>(game, std::move(settings)));
}

}  // namespace omnigo::solve
