// omnigo.Board: a graph with names and a place for each point.
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <bit>
#include <nlohmann/json.hpp>
#include <set>

#include "base/quote.h"
#include "base/random.h"
#include "common.h"
#include "draw/svg.h"
#include "graph/board_text.h"
#include "graph/families.h"
#include "moves.h"
#include "record/board_json.h"

namespace omnigo::python {
namespace {

// A NumPy array that owns these numbers.
template <class T>
nb::object array_of(std::vector<T> values, std::initializer_list<std::size_t> shape) {
  auto* kept = new std::vector<T>(std::move(values));
  nb::capsule owner(kept, [](void* p) noexcept { delete static_cast<std::vector<T>*>(p); });
  return nb::cast(nb::ndarray<nb::numpy, T, nb::c_contig>(kept->data(), shape, owner));
}

nb::object coordinates(const PyBoard& board) {
  std::vector<double> values;
  for (const Coordinates& c : board.layout->coordinates) {
    values.insert(values.end(), {c.x, c.y, c.z});
  }
  return array_of(std::move(values), {board.layout->coordinates.size(), 3});
}

// Both directions of every edge, as PyTorch Geometric stores a graph.
nb::object edge_index(const PyBoard& board) {
  const Graph& graph = *board.layout->graph;
  std::vector<std::int64_t> from, to;
  for (int p = 0; p < graph.size(); ++p) {
    for (const Point q : graph.neighbours(static_cast<Point>(p))) {
      from.push_back(p);
      to.push_back(q);
    }
  }
  const std::size_t count = from.size();
  from.insert(from.end(), to.begin(), to.end());
  return array_of(std::move(from), {2, count});
}

nb::list edges(const PyBoard& board) {
  nb::list list;
  for (const Edge& edge : board.layout->graph->edges()) list.append(nb::make_tuple(edge.a, edge.b));
  return list;
}

nb::list neighbours(const PyBoard& board, nb::handle point) {
  const std::optional<Point> p = board.point(point);
  if (!p) throw nb::value_error("a pass has no neighbours");
  nb::list list;
  for (const Point q : board.layout->graph->neighbours(*p)) list.append(board.names[q]);
  return list;
}

nb::object size(const PyBoard& board) {
  const auto& rectangle = board.layout->rectangle;
  if (!rectangle) return nb::none();
  return nb::make_tuple(rectangle->columns, rectangle->rows);
}

PyBoard board_of(const std::string& spec) {
  auto layout = make_layout(spec);
  if (!layout && layout.error().reason.code == "board-family-unknown") {
    throw nb::value_error(
        ("unknown board family in " + quote(spec) + "; omnigo.families() lists them").c_str());
  }
  return PyBoard(std::make_shared<const Layout>(checked(std::move(layout))));
}

// A board of these points; edges join them by number. Doubled edges are an error, as in a file.
PyBoard from_parts(const std::vector<std::string>& names,
                   const std::vector<std::pair<long long, long long>>& edges,
                   const std::vector<std::vector<double>>& places) {
  nlohmann::json points = nlohmann::json::array(), joined = nlohmann::json::array();
  for (std::size_t i = 0; i < names.size(); ++i) {
    nlohmann::json point = {{"name", names[i]}};
    for (std::size_t k = 0; i < places.size() && k < places[i].size() && k < 3; ++k) {
      point[std::string(1, "xyz"[k])] = places[i][k];
    }
    points.push_back(std::move(point));
  }
  for (const auto& [a, b] : edges) joined.push_back({a, b});
  const nlohmann::json board = {{"points", std::move(points)}, {"edges", std::move(joined)}};
  const std::string text = board.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
  return PyBoard(std::make_shared<const Layout>(checked(read_board(text, "graph"))));
}

// Points are numbers from 0; isolated ones only where `points` says that there are more.
PyBoard from_edges(const std::vector<std::pair<long long, long long>>& edges,
                   std::optional<long long> points) {
  long long count = points.value_or(0);
  for (const auto& [a, b] : edges) {
    if (!points) count = std::max({count, a + 1, b + 1});
  }
  expect_between("points", count, 1, kMaxPoints);
  std::vector<std::string> names;
  for (long long i = 0; i < count; ++i) names.push_back(std::to_string(i));
  return from_parts(names, edges, {});
}

// The names are the nodes' own, as text without spaces. Directions and doubled edges add nothing. A
// node's attribute "pos" says where it lies, if all have one.
PyBoard from_networkx(nb::handle graph) {
  if (!nb::hasattr(graph, "nodes") || !nb::hasattr(graph, "edges")) {
    throw nb::type_error("graph: expected a graph of NetworkX");
  }
  std::vector<std::string> names;
  std::vector<std::vector<double>> places;
  nb::dict numbers;
  for (const nb::handle entry : nb::iter(graph.attr("nodes")(nb::arg("data") = true))) {
    const nb::handle node = entry[0];
    auto name = cast_as<std::string>(nb::str(node), "a node: expected a name in Unicode");
    std::erase(name, ' ');
    numbers[node] = names.size();
    names.push_back(std::move(name));
    const nb::object place = entry[1].attr("get")("pos");
    if (place.is_none()) continue;
    places.push_back(
        cast_as<std::vector<double>>(nb::list(place), "pos: expected a node's coordinates"));
  }
  if (places.size() < names.size()) places.clear();
  std::set<std::pair<long long, long long>> edges;
  for (const nb::handle edge : nb::iter(graph.attr("edges")())) {
    const auto a = nb::cast<long long>(numbers[edge[0]]), b = nb::cast<long long>(numbers[edge[1]]);
    edges.emplace(std::min(a, b), std::max(a, b));
  }
  return from_parts(names, {edges.begin(), edges.end()}, places);
}

}  // namespace

PyBoard::PyBoard(SharedLayout shared) : layout(std::move(shared)), points_(layout->graph->size()) {
  nb::list list;
  for (std::size_t p = 0; p < layout->names.size(); ++p) {
    nb::str name(layout->names[p].c_str(), layout->names[p].size());
    numbers[name] = p;
    list.append(name);
  }
  names = nb::tuple(list);
  list.append("pass");
  moves = nb::tuple(list);
  by_address_.resize(std::bit_ceil(2 * list.size()));
  for (std::size_t i = 0; i < list.size(); ++i) {
    PyObject* name = NB_TUPLE_GET_ITEM(moves.ptr(), static_cast<Py_ssize_t>(i));
    by_address_[place(name)] = {name, static_cast<Py_ssize_t>(i)};
  }
}

// Where it is, or would be.
std::size_t PyBoard::place(PyObject* name) const {
  const std::size_t mask = by_address_.size() - 1;
  std::size_t i = splitmix64(reinterpret_cast<std::uintptr_t>(name)) & mask;
  while (by_address_[i].name && by_address_[i].name != name) i = (i + 1) & mask;
  return i;
}

nb::object PyBoard::name(Point p) const {
  return moves[p == kNoPoint ? static_cast<std::size_t>(points()) : p];
}

std::optional<Point> PyBoard::point(nb::handle move) const {
  const Py_ssize_t found = number(move);
  return found == points_ ? std::nullopt : std::optional(static_cast<Point>(found));
}

Py_ssize_t PyBoard::find_number(nb::handle move) const {
  if (const Named& found = by_address_[place(move.ptr())]; found.name) return found.number;
  if (PyUnicode_Check(move.ptr())) {
    if (PyObject* number = PyDict_GetItemWithError(numbers.ptr(), move.ptr())) {
      return PyLong_AsSsize_t(number);
    }
    Py_ssize_t size = 0;
    const char* utf8 = PyUnicode_AsUTF8AndSize(move.ptr(), &size);
    if (!utf8) throw nb::python_error();  // half a surrogate pair: a UnicodeError, a ValueError
    const std::string text(utf8, static_cast<std::size_t>(size));
    if (text == "pass") return points_;
    if (const auto found = layout->find(text)) return *found;
    throw nb::value_error(("no point " + quote(text) + " on " + layout->spec +
                           ": points have names from " + quote(layout->names.front()) + " to " +
                           quote(layout->names.back()) + ", and a pass is 'pass'")
                              .c_str());
  }
  if (!PyIndex_Check(move.ptr())) {
    throw nb::type_error("a move is the name of a point, its number, or 'pass'");
  }
  const Py_ssize_t number = PyNumber_AsSsize_t(move.ptr(), PyExc_IndexError);
  if (number == -1 && PyErr_Occurred()) throw nb::python_error();
  if (number < 0 || number > points()) {
    throw nb::value_error(("no point " + std::to_string(number) + " on " + layout->spec +
                           ": points are 0 to " + std::to_string(points() - 1) + ", the pass is " +
                           std::to_string(points()))
                              .c_str());
  }
  return number;
}

nb::object to_board(nb::handle board) {
  if (nb::isinstance<PyBoard>(board)) return nb::borrow(board);
  return nb::cast(
      board_of(cast_as<std::string>(board, "a board is a Board or a specification such as '9x9'")));
}

void bind_board(nb::module_& m) {
  nb::class_<PyBoard>(m, "Board")
      .def(
          "__init__",
          [](PyBoard* self, const std::string& spec) { new (self) PyBoard(board_of(spec)); },
          nb::arg("spec"))
      .def_static(
          "from_text",
          [](const std::string& text, const std::string& name) {
            return PyBoard(std::make_shared<const Layout>(checked(read_board(text, name))));
          },
          nb::arg("text"), nb::arg("name") = "graph")
      .def_static("from_edges", from_edges, nb::arg("edges"), nb::arg("points") = nb::none(),
                  "A board whose points are numbers from 0.")
      .def_static("from_networkx", from_networkx, nb::arg("graph"),
                  "A board whose points are the nodes of a NetworkX graph.")
      .def_prop_ro("spec", [](const PyBoard& b) { return b.layout->spec; })
      .def_prop_ro("points", [](const PyBoard& b) { return b.names; })
      .def_prop_ro("edges", edges)
      .def_prop_ro("coordinates", coordinates, "Where the points are drawn: (points, 3).")
      .def_prop_ro(
          "edge_index", edge_index,
          "Both directions of every edge, (2, edges), as PyTorch Geometric stores a graph.")
      .def_prop_ro("size", size, "Columns and rows of a rectangle; None for other boards.")
      .def("neighbours", neighbours, nb::arg("point"), "Names of the points joined to this one.")
      .def("to_text", [](const PyBoard& b) { return board_text(*b.layout); })
      .def("_repr_svg_",
           [](const PyBoard& b) { return board_svg(*b.layout, {.names = b.points() <= 100}); })
      .def("__len__", &PyBoard::points)
      .def("__eq__",
           [](const PyBoard& a, nb::handle other) {
             return nb::isinstance<PyBoard>(other) &&
                    board_text(*a.layout) == board_text(*nb::cast<const PyBoard&>(other).layout);
           })
      .def("__hash__",
           [](const PyBoard& b) { return std::hash<std::string>()(board_text(*b.layout)); })
      .def("__repr__",
           [](const PyBoard& b) {
             return "<omnigo.Board " + b.layout->spec + ", " + std::to_string(b.points()) +
                    " points>";
           })
      .def("__getstate__", [](const PyBoard& b) { return board_text(*b.layout); })
      .def("__setstate__", [](PyBoard& b, const std::string& text) {
        new (&b) PyBoard(checked(board_from_text(text)));
      });
  m.def("families", [] {
    nb::list list;
    for (const Family& family : families()) {
      list.append(nb::make_tuple(nb::str(family.name.data(), family.name.size()),
                                 nb::str(family.example.data(), family.example.size()),
                                 nb::str(family.about.data(), family.about.size())));
    }
    return list;
  });
}

}  // namespace omnigo::python
