// Whether what a certificate proves is true, by brute force over complete histories.
#pragma once

#include <map>
#include <string>
#include <utility>

#include "brute_force.h"
#include "verify/verify.h"

namespace omnigo {

class Truth {
 public:
  bool holds(const Certificate& certificate, const Proven& proven) {
    const int value = value_of(certificate);
    return proven.at_least.value_or(value) <= value && value <= proven.at_most.value_or(value);
  }

  // In half points, komi included.
  int value_of(const Certificate& certificate) {
    Certificate about = certificate;
    about.claims.clear();
    const auto [known, fresh] = values_.emplace(write_certificate(about), 0);
    if (fresh) known->second = compute(certificate);
    return known->second;
  }

 private:
  int compute(const Certificate& certificate) {
    spec::Game game = spec::start(certificate.graph, certificate.rules, certificate.start);
    game.history[0].next = certificate.first;
    for (Point p : certificate.turns) {
      p == kNoPoint ? spec::pass(game, game.now().next) : spec::move(game, game.now().next, p);
    }
    const std::vector<int>& komi = certificate.rules.komi;
    const int subject = certificate.subject;
    const int added = komi[subject - 1] - (komi.size() == 2 ? komi[2 - subject] : 0);
    return 2 * brute_force(certificate).value(game.history) + added;
  }

  BruteForce& brute_force(const Certificate& certificate) {
    Certificate about = certificate;
    about.claims.clear();
    about.turns.clear();
    about.first = 1;
    about.board.clear();
    about.start.assign(about.start.size(), 0);
    about.rules.komi.assign(about.rules.players, 0);
    const std::string name = write_certificate(about);
    const auto found = boards_.find(name);
    if (found != boards_.end()) return found->second;
    return boards_.emplace(name, BruteForce(about.graph, about.rules, about.subject)).first->second;
  }

  std::map<std::string, BruteForce> boards_;
  std::map<std::string, int> values_;
};

}  // namespace omnigo
