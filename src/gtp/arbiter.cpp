#include "gtp/arbiter.h"

#include <algorithm>
#include <set>
#include <sstream>

#include "base/quote.h"
#include "gtp/client.h"
#include "rules/names.h"

namespace omnigo {
namespace {

class Asking {
 public:
  Asking(GtpClient client, const Layout& layout, const Rules& rules,
         std::chrono::milliseconds patience)
      : client_(std::move(client)), layout_(layout), rules_(rules), patience_(patience) {}

  Result<ArbiterAnswer> ask(const Colouring& colouring) {
    if (const auto failed = set_up(colouring); !failed) return failed.error();
    ArbiterAnswer answer;
    auto dead = list("dead", colouring);
    if (!dead) return dead.error();
    answer.dead = std::move(*dead);
    // Not every engine knows of seki.
    if (auto seki = list("seki", colouring)) answer.seki = std::move(*seki);
    (void)client_.send("quit", patience_);
    return answer;
  }

 private:
  Result<void> command(const std::string& text) {
    const GtpReply reply = client_.send(text, patience_);
    if (!reply) return Error{"the arbiter does not support " + quote(text) + ": " + reply.text};
    return {};
  }

  Result<void> set_up(const Colouring& colouring) {
    const GtpReply known = client_.send("known_command omnigo-game", patience_);
    if (!known) return Error{"the arbiter does not speak GTP: " + known.text};
    if (known.text.starts_with("true")) {
      const auto begun = command("omnigo-game " + layout_.spec + " " + to_text(rules_));
      if (!begun) return begun;
    } else if (const auto begun = set_up_grid(); !begun) {
      return begun;
    }
    for (std::size_t p = 0; p < colouring.size(); ++p) {
      if (colouring[p] == Colour::Empty) continue;
      const auto played = command("play " + colour_name(colouring[p]) + " " + layout_.names[p]);
      if (!played) return played;
    }
    return {};
  }

  Result<void> set_up_grid() {
    const auto& rectangle = layout_.rectangle;
    if (!rectangle || rectangle->columns != rectangle->rows || rules_.players != 2 ||
        !layout_.spec.starts_with("grid:")) {
      return Error{"the arbiter supports only square grids and two players"};
    }
    const auto sized = command("boardsize " + std::to_string(rectangle->columns));
    return sized ? command("clear_board") : sized;
  }

  Result<std::vector<Point>> list(const std::string& status, const Colouring& colouring) {
    const GtpReply reply = client_.send("final_status_list " + status, patience_);
    if (!reply) return Error{"the arbiter has no list of " + status + " stones: " + reply.text};
    Board board(layout_.graph, rules_.players);
    board.set_colouring(colouring);
    std::set<Point> stones;
    std::istringstream words(reply.text);
    for (std::string word; words >> word;) {
      const auto point = layout_.find(word);
      if (!point || colouring[*point] == Colour::Empty) {
        return Error{"the arbiter lists " + quote(word) + ", but there is no stone"};
      }
      for (const Point q : board.block_stones(*point)) stones.insert(q);
    }
    return std::vector<Point>(stones.begin(), stones.end());
  }

  GtpClient client_;
  const Layout& layout_;
  const Rules& rules_;
  std::chrono::milliseconds patience_;
};

}  // namespace

Result<ArbiterAnswer> ask_arbiter(const std::string& command_line, const Layout& layout,
                                  const Rules& rules, const Colouring& colouring,
                                  std::chrono::milliseconds patience) {
  auto client = GtpClient::start(command_line);
  if (!client) return client.error();
  return Asking(std::move(*client), layout, rules, patience).ask(colouring);
}

}  // namespace omnigo
