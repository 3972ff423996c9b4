#include "solve/cases.h"

#include <algorithm>
#include <set>
#include <thread>

#include "verify/join.h"

namespace omnigo::solve {
namespace {

// Of the memory that is left when every thread and every walk has its local games. First the table
// has nearly all of it. When all cases are decided, it keeps only what walks need, and the rest is
// for the walks' nodes and for proofs being written, whose text takes an eighth of their nodes,
// once more while a file is written.
constexpr double kSearchShare = 0.95, kWonShare = 0.22, kNodesShare = 0.58;
constexpr int kTurnsSeen = 4;  // for the share that is answered

}  // namespace

Cases::Cases(const Graph& graph, Settings settings)
    : graph_(graph),
      automorphisms_(graph, kMostAutomorphisms),
      board_(graph_, automorphisms_),
      settings_(std::move(settings)) {}

Result<std::unique_ptr<Cases>> Cases::create(const Game& game, bool at_least, HalfPoints bound,
                                             Settings settings) {
  if (!can_guess(game)) return cannot_guess();
  if ((game.to_play() == Colour::Black) == at_least) {
    return Error{std::string("the cases are the replies of ") + (at_least ? "white" : "black") +
                 ", whose turn it must be"};
  }
  std::unique_ptr<Cases> cases(new Cases(game.graph(), std::move(settings)));
  const GuessTask task = guess_task(game);
  const int margin = margin_of(at_least, bound, task.komi);
  Certificate about = task.statement;
  name_automorphisms(about, cases->automorphisms_);
  const PlaySymmetry symmetry(about);
  std::set<std::vector<Point>> met;
  for (int p = 0; p <= game.graph().size(); ++p) {
    const bool pass = p == game.graph().size();
    Game after = game;
    if (pass) {
      after.pass();
    } else if (!after.play(static_cast<Point>(p))) {
      continue;
    }
    if (!after.over() && met.insert(symmetry.least(statement_of(after, 0).turns)).second) {
      cases->add(after, at_least, margin);
    }
  }
  return cases;
}

void Cases::add(const Game& game, bool at_least, int margin) {
  GuessTask task = guess_task(game);
  name_automorphisms(task.statement, automorphisms_);
  task.statement.claims = {{at_least, 2 * margin + task.komi, ""}};
  task.walk.player = at_least ? 0 : 1;
  task.walk.margin = at_least ? margin : -margin;
  cases_.push_back(std::make_unique<Case>(std::move(task.statement), std::move(task.walk)));
}

void Cases::share_memory() {
  const auto open = std::count_if(cases_.begin(), cases_.end(), [&](const auto& one) {
    return one->state == State::Open && !ends_well(board_, one->task);
  });
  const auto walks = std::min<std::size_t>(static_cast<std::size_t>(open), settings_.threads);
  const std::size_t games = SmallGames::bytes(games_bits(board_)) * (settings_.threads + walks);
  const auto left = static_cast<double>(settings_.memory - std::min(games, settings_.memory / 2));
  walk_memory_ = static_cast<std::size_t>(left * kNodesShare) / std::max<std::size_t>(1, walks);
  won_memory_ = static_cast<std::size_t>(left * kWonShare);
  Oracle::Settings oracle;
  oracle.bytes = static_cast<std::size_t>(left * kSearchShare);
  oracle.threads = settings_.threads;
  oracle.stop = [this] { return stopped(); };
  oracle.games_bits = games_bits(board_);
  oracle_ = std::make_unique<Oracle>(board_, std::move(oracle));
}

namespace {

constexpr char kCheckpointMagic[] = "omnigo cases 1\n";

}  // namespace

void Cases::save(std::ostream& out) const {
  CheckpointWriter writer(out);
  writer.put(std::string(kCheckpointMagic));
  writer.put(write_certificate(cases_[0]->statement));
  oracle_->save(writer);
  writer.put_sum();
}

Result<void> Cases::load(std::istream& in) {
  CheckpointReader reader(in);
  if (!reader.whole()) return Error{"the file is damaged or not a checkpoint"};
  std::string magic, statement;
  reader.get(magic);
  if (magic != kCheckpointMagic) return Error{"the checkpoint was written by another program"};
  reader.get(statement);
  if (cases_.empty() || statement != write_certificate(cases_[0]->statement)) {
    return Error{"the checkpoint is for another board, position or bound, or for other rules"};
  }
  share_memory();
  oracle_->load(reader);
  return {};
}

bool Cases::prove() {
  if (!oracle_) share_memory();
  if (!cases_.empty()) oracle_->ask(cases_[0]->task.player, cases_[0]->task.margin);
  for (const auto& one : cases_) {
    if (one->state == State::Open && ends_well(board_, one->task)) one->state = State::Won;
  }
  on_all_threads([this](int thread) {
    while (Case* one = stopping_ ? nullptr : to_search()) search(*one, thread);
  });
  if (!stopping_) oracle_->keep_won(won_memory_);
  on_all_threads([this](int thread) {
    while (Case* one = stopping_ ? nullptr : to_walk()) certify(*one, thread);
  });
  return std::all_of(cases_.begin(), cases_.end(),
                     [](const auto& one) { return one->state == State::Certified; });
}

void Cases::on_all_threads(const std::function<void(int)>& work) {
  std::vector<std::thread> others;
  for (int i = 1; i < settings_.threads; ++i) others.emplace_back(work, i);
  work(0);
  for (std::thread& other : others) other.join();
}

Cases::Case* Cases::to_walk() {
  const std::lock_guard locked(lock_);
  for (const auto& one : cases_) {
    if (one->state != State::Won || one->walk != nullptr) continue;
    one->walk = std::make_shared<Walk>(board_, automorphisms_,
                                       Walk::Settings{walk_memory_, [this] { return stopped(); }});
    return one.get();
  }
  return nullptr;
}

Cases::Case* Cases::to_search() {
  const std::lock_guard locked(lock_);
  Case* least = nullptr;
  for (const auto& one : cases_) {
    if (one->state != State::Open || (least != nullptr && one->threads >= least->threads)) continue;
    least = one.get();
  }
  if (least != nullptr) ++least->threads;
  return least;
}

// One reply that is lost refutes the bound, as far as the search knows.
void Cases::search(Case& one, int thread) {
  const std::optional<bool> wins = oracle_->work_on(one.task.root, thread, one.decided);
  const std::lock_guard locked(lock_);
  --one.threads;
  if (!wins || one.state != State::Open) return;
  one.state = *wins ? State::Won : State::Lost;
  one.decided = true;
  if (!*wins) stopping_ = true;
}

void Cases::certify(Case& one, int thread) {
  const bool found = one.walk->prove(one.task, *oracle_, thread);
  walks_expanded_ += one.walk->expanded();
  std::string proof = one.walk->take_proof();
  {
    const std::lock_guard locked(lock_);
    one.walk.reset();  // its memory is for others now
    if (!found) {
      if (!stopping_) one.state = State::Unproven;
      return;
    }
  }
  Certificate certificate = one.statement;
  certificate.claims[0].proof = std::move(proof);
  const auto number = std::find_if(cases_.begin(), cases_.end(),
                                   [&](const auto& each) { return each.get() == &one; });
  const std::lock_guard alone(reporting_);
  if (settings_.certified(static_cast<std::size_t>(number - cases_.begin()),
                          std::move(certificate))) {
    one.state = State::Certified;
  } else {
    stopping_ = true;
  }
}

bool Cases::stopped() {
  const std::unique_lock alone(reporting_, std::try_to_lock);
  if (alone && settings_.stop && settings_.stop()) stopping_ = true;
  return stopping_;
}

Cases::Progress Cases::progress(std::size_t number) const {
  const Case& one = *cases_[number];
  std::shared_ptr<Walk> walk;
  Progress progress;
  {
    const std::lock_guard locked(lock_);
    progress.state = one.state;
    walk = one.walk;
  }
  if (walk) {
    progress.share = walk->share_done();
    progress.nodes = walk->nodes();
  } else if (progress.state == State::Open && oracle_) {
    progress.share = oracle_->share_won(one.task.root, kTurnsSeen);
  }
  return progress;
}

std::uint64_t Cases::expanded() const {
  return (oracle_ ? oracle_->expanded() : 0) + walks_expanded_;
}

}  // namespace omnigo::solve
