#include "server/wire_parts.h"

#include "graph/board_text.h"
#include "rules/names.h"
#include "server/wire.h"

namespace omnigo {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kHows[] = {"score",     "resignation", "time",
                                      "no-result", "aborted",     "left"};
constexpr std::string_view kOuts[] = {"", "resigned", "time", "left"};

}  // namespace

Json names_json(const std::vector<Point>& points, const Layout& board) {
  Json list = Json::array();
  for (const Point p : points) list.push_back(board.names[p]);
  return list;
}

Json players_json(const std::vector<Colour>& players) {
  Json list = Json::array();
  for (const Colour player : players) list.push_back(colour_name(player));
  return list;
}

std::string letters(const Colouring& colouring) {
  std::string text;
  for (const Colour colour : colouring) text += colour_letter(colour);
  return text;
}

Colouring read_letters(const Fields& field) {
  Colouring colouring;
  for (const char letter : field.text(kMaxPoints)) {
    const auto colour = letter == '.' ? Colour::Empty : colour_from_letter(letter);
    if (!colour) field.fail(explain("field-letters", "expected letters of colours"));
    colouring.push_back(*colour);
  }
  return colouring;
}

Point read_point(const Fields& field, const Layout& board) {
  const std::string name = field.text(kLongestName);
  const auto point = board.find(name);
  if (!point) {
    field.fail(explain("point-unknown", "no point {name} on the board", {{"name", quote(name)}}));
  }
  return *point;
}

std::vector<Point> read_points(const Fields& list, const Layout& board) {
  if (list.size() > board.names.size())
    list.fail(explain("field-points", "more points than the board has"));
  std::vector<Point> points;
  for (std::size_t i = 0; i < list.size(); ++i) points.push_back(read_point(list.at(i), board));
  return points;
}

Colour read_player(const Fields& field) {
  const auto colour = colour_from_name(field.text());
  if (!colour || *colour == Colour::Empty) {
    field.fail(explain("no-such-player", "no player {name}", {{"name", quote(field.text())}}));
  }
  return *colour;
}

Person read_person(const Fields& field) {
  return {field["id"].text(), field["name"].text(), field["guest"].flag()};
}

Json tally_json(const Tally& tally) {
  Json json = {{"stones", tally.stones},
               {"territory", tally.territory},
               {"prisoners_lost", tally.prisoners_lost},
               {"komi", half_points_json(tally.komi)},
               {"score", half_points_json(tally.score)}};
  if (tally.tax != 0) json["tax"] = tally.tax;
  return json;
}

Tally read_tally(const Fields& field) {
  Tally tally;
  tally.stones = static_cast<int>(field["stones"].whole(0, kMostNumber));
  tally.territory = static_cast<int>(field["territory"].whole(0, kMostNumber));
  tally.prisoners_lost = static_cast<int>(field["prisoners_lost"].whole(0, kMostNumber));
  if (field.has("tax")) tally.tax = static_cast<int>(field["tax"].whole(0, kMostNumber));
  tally.komi = field["komi"].half_points();
  tally.score = field["score"].half_points();
  return tally;
}

Json result_json(const RoomResult& result) {
  Json json = {{"how", name_of(kHows, result.how)}};
  for (const HalfPoints score : result.scores) json["scores"].push_back(half_points_json(score));
  if (!result.places.empty()) json["places"] = result.places;
  for (const Tally& tally : result.tallies) json["tallies"].push_back(tally_json(tally));
  return json;
}

RoomResult read_result(const Fields& field) {
  RoomResult result;
  result.how = named<RoomResult::How>(kHows, field["how"]);
  if (field.has("scores")) {
    const Fields list = field["scores"];
    for (std::size_t i = 0; i < list.size(); ++i) {
      result.scores.push_back(list.at(i).half_points());
    }
  }
  if (field.has("places")) {
    const Fields list = field["places"];
    for (std::size_t i = 0; i < list.size(); ++i) {
      result.places.push_back(static_cast<int>(list.at(i).whole(1, kMaxPlayers)));
    }
  }
  if (field.has("tallies")) {
    const Fields list = field["tallies"];
    for (std::size_t i = 0; i < list.size(); ++i) result.tallies.push_back(read_tally(list.at(i)));
  }
  return result;
}

Json proposal_json(const Proposal& proposal, const Layout& board) {
  Json json = {{"dead", names_json(proposal.dead, board)},
               {"owners", letters(proposal.owners)},
               {"sure", proposal.sure}};
  if (!proposal.neutral.empty()) json["neutral"] = names_json(proposal.neutral, board);
  return json;
}

Json losses_json(const std::vector<Loss>& losses) {
  Json list = Json::array();
  for (const Loss& loss : losses) {
    list.push_back(
        {{"player", colour_name(loss.player)}, {"points", half_points_json(loss.points)}});
  }
  return list;
}

std::vector<Loss> read_losses(const Fields& list) {
  std::vector<Loss> losses;
  for (std::size_t i = 0; i < list.size(); ++i) {
    losses.push_back({read_player(list.at(i)["player"]), list.at(i)["points"].half_points()});
  }
  return losses;
}

Proposal read_proposal(const Fields& field, const Layout& board) {
  Proposal proposal;
  proposal.dead = read_points(field["dead"], board);
  if (field.has("neutral")) proposal.neutral = read_points(field["neutral"], board);
  proposal.owners = read_letters(field["owners"]);
  const Fields sure = field["sure"];
  for (std::size_t i = 0; i < sure.size(); ++i) {
    proposal.sure.push_back(static_cast<int>(sure.at(i).whole(0, 100)));
  }
  return proposal;
}

// `player` and `in` are given if the seat has a colour already.
Json seat_json(const RoomSeat& seat, Colour player, bool in) {
  Json json = {
      {"player", colour_name(player)}, {"kind", name_of(kSeatKinds, seat.kind)}, {"in", in}};
  if (seat.kind == RoomSeat::Kind::Person) json["person"] = person_json(seat.person);
  if (seat.kind == RoomSeat::Kind::Bot) json["bot"] = seat.bot;
  if (!seat.invited.empty()) json["invited"] = seat.invited;
  if (!seat.rank.empty()) json["rank"] = seat.rank;
  if (seat.out != RoomSeat::Out::No) json["out"] = name_of(kOuts, seat.out);
  return json;
}

RoomSeat read_seat(const Fields& field) {
  RoomSeat seat;
  seat.kind = named<RoomSeat::Kind>(kSeatKinds, field["kind"]);
  if (field.has("person")) seat.person = read_person(field["person"]);
  seat.bot = field.text_or("bot", "");
  seat.invited = field.text_or("invited", "");
  seat.rank = field.text_or("rank", "");
  return seat;
}

Json seats_json(const std::vector<RoomSeat>& seats, const Game* game) {
  Json list = Json::array();
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const Colour player = colour_of(static_cast<int>(i));
    list.push_back(seat_json(seats[i], player, game == nullptr || game->is_in(player)));
  }
  return list;
}

}  // namespace omnigo
