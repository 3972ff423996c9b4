// Where things come to lie when a board is drawn on a flat page.
//
// A flat board is drawn as it is. A solid one whose points and edges all lie on the faces of a
// convex body is turned to show three dimensions: if every point is a corner, the body is
// see-through and one view shows all; else it is shown from two opposite sides, each hiding what
// lies behind. Any other solid is a frame of edges, fainter the farther away.
#pragma once

#include <vector>

#include "graph/layout.h"

namespace omnigo {

// On the page x grows to the right and y downwards; typical neighbours are about one apart.
struct Place {
  double x = 0, y = 0;
};

struct Spot {
  Point point;
  Place place;
  double radius;  // of a stone that touches no other
  double depth;   // 0 in front to 1 at the back; flat boards have no depth
};

struct Line {
  Place from, to;
  double depth;
  bool ridge = false;  // where two sides of an opaque body meet
};

struct Face {
  std::vector<Place> corners;
  double light;  // 0 to 1
  double depth;  // 0: it faces the viewer, 1: it faces away
};

struct View {
  std::vector<Spot> spots;
  std::vector<Line> lines;
  std::vector<Face> faces;
  Place low, high;  // all of it lies between
};

// Edges in Layout::wraps are left out. The views do not overlap.
std::vector<View> views_of(const Layout& layout);

// The edges drawn as straight lines: all but Layout::wraps.
std::vector<Edge> drawn_edges(const Layout& layout);

// Where a WxH board has its star points, ascending.
std::vector<Point> star_points(Rectangle board);

// The corners of the least convex polygon around the places, counter-clockwise on the page.
std::vector<Place> convex_hull(std::vector<Place> places);

}  // namespace omnigo
