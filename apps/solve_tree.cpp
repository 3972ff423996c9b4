#include "solve_tree.h"

#include <nlohmann/json.hpp>

#include "base/text.h"
#include "draw/view.h"
#include "rules/names.h"

namespace omnigo {
namespace {

using nlohmann::json;
using Step = solve::Solver::ProofStep;

// The board's drawing and every node are data in the page; the script below draws one node at a
// time. A node is [colouring, next player, kind, {turn: node}]; turns are points by number, the
// pass is their number.
constexpr char kPage[] = R"html(<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>TITLE</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 70rem; padding: 1rem;
         color: #222; background: #fff; }
  main { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
  svg { flex: 1 1 20rem; max-width: 34rem; max-height: 80vh; background: #e9c98a; border-radius: 6px; }
  section { flex: 1 1 20rem; }
  line { stroke: #7a5a24; stroke-width: .05; }
  button { font: inherit; margin: .1rem; padding: .1rem .6rem; border: 1px solid #888; border-radius: 4px;
           background: #f4f4f4; color: #222; cursor: pointer; }
  button[aria-pressed=true] { background: #2a5d9f; color: #fff; }
  .go { cursor: pointer; }
  .go:hover circle { fill-opacity: .6; }
  text { font-size: .32px; text-anchor: middle; dominant-baseline: central; pointer-events: none; }
  @media (prefers-color-scheme: dark) { body { color: #ddd; background: #1c1c1c; }
    button { background: #333; color: #ddd; } }
</style>
<h1>TITLE</h1>
<p id="claims"></p>
<main><svg id="board" role="img" aria-label="the board"></svg>
<section><p id="way"></p><p id="said" aria-live="polite"></p><p id="turns"></p></section></main>
<script>
const data = DATA;
const fill = {B: "#111", W: "#fff", R: "#c33", U: "#36c", G: "#2a2", Y: "#dd3"};
const names = {B: "Black", W: "White", R: "Red", U: "Blue", G: "Green", Y: "Yellow"};
let proof = 0, way = [];
const name = turn => turn == data.names.length ? "pass" : data.names[turn];
const node = () => {
  let at = data.proofs[proof].root;
  for (const turn of way) at = data.nodes[at][3][turn];
  return data.nodes[at];
};
const make = (tag, attributes, inside) => {
  const e = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const key in attributes) e.setAttribute(key, attributes[key]);
  if (inside) e.textContent = inside;
  return e;
};
const go = turn => { way.push(turn); show(); };
const button = (text, act) => {
  const e = document.createElement("button");
  e.textContent = text;
  e.onclick = act;
  return e;
};
const said = (kind, mover) => ({
  turn: `${mover} has a turn that proves it: play it.`,
  any: `${mover} may do anything: every turn is answered. Choose one.`,
  leaf: "From here on, enough points are safe, whatever happens.",
  end: "The game has ended with the claimed result.",
  more: "The proof continues below this ply."})[kind];
function show() {
  const [colouring, next, kind, turns] = node();
  const board = document.getElementById("board");
  const b = data.box;
  board.setAttribute("viewBox", `${b[0] - 1} ${b[1] - 1} ${b[2] - b[0] + 2} ${b[3] - b[1] + 2}`);
  board.replaceChildren(...data.lines.map(l => make("line", {x1: l[0], y1: l[1], x2: l[2], y2: l[3]})));
  for (const [p, x, y, r] of data.spots) {
    const stone = colouring[p];
    if (stone != ".") {
      board.append(make("circle", {cx: x, cy: y, r, fill: fill[stone], stroke: "#222", "stroke-width": .03}));
    } else if (p in turns) {
      const g = make("g", {class: "go"});
      g.append(make("circle", {cx: x, cy: y, r, fill: fill[next], "fill-opacity": .25, stroke: "#2a5d9f",
                               "stroke-width": .05}), make("text", {x, y}, name(p)));
      g.onclick = () => go(p);
      board.append(g);
    } else {
      board.append(make("circle", {cx: x, cy: y, r: .08, fill: "#7a5a24"}));
    }
    if (way.length && way.at(-1) == p && stone != ".")
      board.append(make("circle", {cx: x, cy: y, r: r * .4, fill: "none", stroke: "#2a8", "stroke-width": .08}));
  }
  document.getElementById("said").textContent = said(kind, names[next]);
  document.getElementById("turns").replaceChildren(
    ...Object.keys(turns).map(t => button(`${names[next]}: ${name(t)}`, () => go(+t))));
  document.getElementById("way").replaceChildren(button("start", () => { way = []; show(); }),
    ...way.map((t, i) => button(`${i + 1}. ${name(t)}`, () => { way = way.slice(0, i + 1); show(); })));
  document.getElementById("claims").replaceChildren(...data.proofs.map((p, i) => {
    const e = button(p.claim, () => { proof = i; way = []; show(); });
    e.setAttribute("aria-pressed", i == proof);
    return e;
  }));
}
addEventListener("keydown", e => { if (e.key == "ArrowLeft" && way.length) { way.pop(); show(); } });
show();
</script>
</html>
)html";

class Tree {
 public:
  Tree(const Game& game, solve::Solver& solver) : game_(game), solver_(solver) {}

  // The number of the node for the game's position; nothing if the search was stopped.
  std::optional<int> add(bool at_least, HalfPoints bound, int plies) {
    if (!solver_.set_game(game_)) return std::nullopt;
    const std::optional<Step> step = solver_.proof_step(at_least, bound);
    if (!step) return std::nullopt;
    const int self = static_cast<int>(nodes_.size());
    const bool more = plies == 0 && (step->kind == Step::Turn || step->kind == Step::AnyTurn);
    static constexpr const char* kKinds[] = {"end", "leaf", "turn", "any"};
    nodes_.push_back({letters(), std::string(1, colour_letter(game_.to_play())),
                      more ? "more" : kKinds[step->kind], json::object()});
    if (more || step->kind == Step::End || step->kind == Step::Leaf) return self;
    for (const Point turn : turns(*step)) {
      turn == kNoPoint ? game_.pass() : void(game_.play(turn));
      const std::optional<int> below = add(at_least, bound, plies - 1);
      game_.undo();
      if (!below) return std::nullopt;
      const std::size_t number = turn == kNoPoint ? game_.graph().size() : turn;
      nodes_[self][3][std::to_string(number)] = *below;
    }
    return self;
  }
  const std::vector<json>& nodes() const { return nodes_; }

 private:
  std::vector<Point> turns(const Step& step) const {
    if (step.kind == Step::Turn) return {step.turn};
    std::vector<Point> all = game_.legal_moves(game_.to_play());
    all.push_back(kNoPoint);
    return all;
  }
  std::string letters() const {
    std::string text;
    for (const Colour c : game_.board().colouring())
      text += c == Colour::Empty ? '.' : colour_letter(c);
    return text;
  }

  Game game_;
  solve::Solver& solver_;
  std::vector<json> nodes_;
};

json drawing(const Layout& layout) {
  json data = {{"names", layout.names}, {"lines", json::array()}, {"spots", json::array()}};
  Place low, high;
  bool first = true;
  for (const View& view : views_of(layout)) {
    for (const Line& line : view.lines) {
      data["lines"].push_back({line.from.x, line.from.y, line.to.x, line.to.y});
    }
    for (const Spot& spot : view.spots) {
      data["spots"].push_back({spot.point, spot.place.x, spot.place.y, spot.radius});
    }
    low = first ? view.low : Place{std::min(low.x, view.low.x), std::min(low.y, view.low.y)};
    high = first ? view.high : Place{std::max(high.x, view.high.x), std::max(high.y, view.high.y)};
    first = false;
  }
  data["box"] = {low.x, low.y, high.x, high.y};
  return data;
}

std::string claim_text(const Game& game, Colour subject, bool at_least, HalfPoints value) {
  const std::string what =
      game.rules().players == 2 ? "the result" : colour_name(subject) + "'s score";
  return what + " is at " + (at_least ? "least " : "most ") + half_points_text(value);
}

std::string replaced(std::string text, const std::string& word, const std::string& by) {
  for (std::size_t at = 0; (at = text.find(word, at)) != std::string::npos; at += by.size()) {
    text.replace(at, word.size(), by);
  }
  return text;
}

}  // namespace

std::optional<std::string> proof_json(const Game& game, solve::Solver& solver, HalfPoints value,
                                      HalfPoints bound, int plies) {
  Tree tree(game, solver);
  json proofs = json::array();
  for (const bool at_least : {true, false}) {
    if (at_least ? value < bound : value > bound) continue;
    const std::optional<int> root = tree.add(at_least, bound, plies);
    if (!root) return std::nullopt;
    proofs.push_back({{"at_least", at_least}, {"root", *root}});
  }
  return json{{"proofs", std::move(proofs)}, {"nodes", tree.nodes()}}.dump();
}

std::optional<std::string> proof_page(const Layout& layout, const Game& game, Colour subject,
                                      solve::Solver& solver, HalfPoints value, int plies) {
  json data = drawing(layout);
  Tree tree(game, solver);
  for (const bool at_least : {true, false}) {
    const std::optional<int> root = tree.add(at_least, value, plies);
    if (!root) return std::nullopt;
    data["proofs"].push_back(
        {{"claim", claim_text(game, subject, at_least, value)}, {"root", *root}});
  }
  data["nodes"] = tree.nodes();
  const std::string title =
      escape_html("Perfect play on " + layout.spec + ": " + half_points_text(value));
  // In a script, "</" could end it.
  return replaced(replaced(kPage, "TITLE", title), "DATA", replaced(data.dump(), "</", "<\\/"));
}

}  // namespace omnigo
