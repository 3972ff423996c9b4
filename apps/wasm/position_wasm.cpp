// The words of the rules on one position, for the browser: rules/terms.h and rules/life.h.
//
// inputs[0] is the position, a colour a point, on an open board; it may hold dead stones unless
// said otherwise. web/src/rules/position.ts is the other side.
#include "exchange.h"
#include "rules/life.h"
#include "rules/score.h"
#include "rules/terms.h"

namespace omnigo {
namespace {

Colouring position() {
  Colouring colouring;
  for (const char colour : inputs[0]) colouring.push_back(static_cast<Colour>(colour));
  return colouring;
}

template <class T>
void put_list(const std::vector<T>& list) {
  put(static_cast<double>(list.size()));
  for (const T& each : list) put(static_cast<double>(each));
}

}  // namespace

// numbers: of each block and empty region its colour, its points, the colours it reaches, its
// liberties; each list begins with its length.
OMNIGO_EXPORT(position_components)(int board)->void {
  numbers.clear();
  for (const Component& part : components(board_graph(board), position()).all) {
    put(static_cast<int>(part.colour));
    put_list(part.points), put_list(part.reaches), put_list(part.liberties);
  }
}

// numbers: a shortest path from the point to one of the colour, over points of its own colour;
// empty if there is none.
OMNIGO_EXPORT(position_path)(int board, int point, int colour)->void {
  const auto path = reaching_path(board_graph(board), position(), static_cast<Point>(point),
                                  static_cast<Colour>(colour));
  numbers.assign(path.begin(), path.end());
}

// numbers: the points that clearing the colour would empty.
OMNIGO_EXPORT(position_clearing)(int board, int colour)->void {
  const auto emptied = clearing(board_graph(board), position(), static_cast<Colour>(colour));
  numbers.assign(emptied.begin(), emptied.end());
}

// numbers: point and colour of every single stone added, or removed (colour 0), after which the
// position is legal.
OMNIGO_EXPORT(position_changes)(int board, int players)->void {
  numbers.clear();
  for (const PointChange& change : legal_changes(board_graph(board), position(), players)) {
    put(change.point), put(static_cast<int>(change.colour));
  }
}

// bytes: the owner of each point as it stands.
OMNIGO_EXPORT(position_owners)(int board)->void {
  put_colouring(owners(board_graph(board), position()));
}

// numbers: point, colour and whether it is real of each eye.
OMNIGO_EXPORT(position_eyes)(int board)->void {
  numbers.clear();
  for (const Eye& eye : eyes(board_graph(board), position())) {
    put(eye.point), put(static_cast<int>(eye.colour)), put(eye.real);
  }
}

// bytes: whose each point is, whatever the others play while its owner passes: unconditionally
// alive stones and unconditional territory. The position must be legal.
OMNIGO_EXPORT(position_life)(int board, int players, bool suicide)->void {
  put_colouring(unconditional_area(board_graph(board), position(), players, suicide, AreaCount{}));
}

}  // namespace omnigo
