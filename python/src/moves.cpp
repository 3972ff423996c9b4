// Python's own interface, without nanobind: a loop makes one such object per turn. It stores
// numbers and looks a name up when it is asked for, because a list of all names takes longer than
// finding the moves. What is asked for seldom is left to a list.
#include "moves.h"

#include <algorithm>

namespace omnigo::python {
namespace {

struct Moves {
  PyObject_VAR_HEAD     // as many numbers as there are moves
      PyObject* names;  // of the board's points, then the pass
  Point numbers[1];
};

PyTypeObject* moves_type = nullptr;

PyObject* name_at(const Moves* self, Py_ssize_t i) {
  return Py_NewRef(NB_TUPLE_GET_ITEM(self->names, self->numbers[i]));
}

nb::object list_of(PyObject* self) {
  const Py_ssize_t size = Py_SIZE(self);
  nb::object list = nb::steal(PyList_New(size));
  for (Py_ssize_t i = 0; list.is_valid() && i < size; ++i) {
    NB_LIST_SET_ITEM(list.ptr(), i, name_at(reinterpret_cast<Moves*>(self), i));
  }
  return list;
}

// f(list), or the error that kept the list from being made.
template <class F>
PyObject* with_list(PyObject* self, const F& f) {
  const nb::object list = list_of(self);
  return list.is_valid() ? f(list.ptr()) : nullptr;
}

PyObject* item(PyObject* self, Py_ssize_t i) {
  if (i >= 0 && i < Py_SIZE(self)) return name_at(reinterpret_cast<Moves*>(self), i);
  PyErr_SetString(PyExc_IndexError, "there are fewer moves");
  return nullptr;
}

PyObject* subscript(PyObject* self, PyObject* key) {
  if (!PyIndex_Check(key)) {
    return with_list(self, [&](PyObject* list) { return PyObject_GetItem(list, key); });
  }
  const Py_ssize_t i = PyNumber_AsSsize_t(key, PyExc_IndexError);
  if (i == -1 && PyErr_Occurred()) return nullptr;
  return item(self, i < 0 ? i + Py_SIZE(self) : i);
}

PyObject* iterate(PyObject* self) { return with_list(self, PyObject_GetIter); }

int contains(PyObject* self, PyObject* name) {
  const nb::object list = list_of(self);
  return list.is_valid() ? PySequence_Contains(list.ptr(), name) : -1;
}

// Equal to a list of the same names, and to the same moves of another position.
PyObject* compare(PyObject* self, PyObject* other, int operation) {
  const bool is_moves = Py_TYPE(other) == moves_type;
  if ((operation != Py_EQ && operation != Py_NE) || !(is_moves || PyList_Check(other))) {
    Py_RETURN_NOTIMPLEMENTED;
  }
  const nb::object right = is_moves ? list_of(other) : nb::borrow(other);
  if (!right.is_valid()) return nullptr;
  return with_list(
      self, [&](PyObject* list) { return PyObject_RichCompare(list, right.ptr(), operation); });
}

PyObject* representation(PyObject* self) {
  return with_list(self, [](PyObject* list) { return PyUnicode_FromFormat("Moves(%R)", list); });
}

// list.NAME(arguments), for what lists can do as well.
template <const char* const& kName>
PyObject* of_list(PyObject* self, PyObject* arguments) {
  return with_list(self, [&](PyObject* list) {
    const nb::object method = nb::steal(PyObject_GetAttrString(list, kName));
    return method.is_valid() ? PyObject_CallObject(method.ptr(), arguments) : nullptr;
  });
}
constexpr const char* kIndex = "index";
constexpr const char* kCount = "count";
constexpr const char* kReversed = "__reversed__";

// Copies, and what comes back from a pickle, are lists.
PyObject* reduce(PyObject* self, PyObject*) {
  return with_list(self, [](PyObject* list) {
    return Py_BuildValue("O(O)", reinterpret_cast<PyObject*>(&PyList_Type), list);
  });
}

void destroy(PyObject* self) {
  PyTypeObject* type = Py_TYPE(self);
  Py_DECREF(reinterpret_cast<Moves*>(self)->names);
  PyObject_Free(self);
  Py_DECREF(type);
}

template <class F>
void* slot(F* f) {
  return reinterpret_cast<void*>(f);
}

PyMethodDef methods[] = {
    {kIndex, of_list<kIndex>, METH_VARARGS, "Where a move is; a ValueError if it is not there."},
    {kCount, of_list<kCount>, METH_VARARGS, "1 if the move is there, otherwise 0."},
    {kReversed, of_list<kReversed>, METH_VARARGS, nullptr},
    {"__reduce__", reduce, METH_NOARGS, nullptr},
    {nullptr, nullptr, 0, nullptr}};

char about[] =
    "The legal moves of one position, in point order. They stay the same when the game goes on. "
    "Equal to a list of the same names.";

PyType_Slot slots[] = {{Py_tp_dealloc, slot(destroy)},
                       {Py_tp_doc, about},
                       {Py_tp_repr, slot(representation)},
                       {Py_tp_hash, slot(PyObject_HashNotImplemented)},
                       {Py_tp_richcompare, slot(compare)},
                       {Py_tp_iter, slot(iterate)},
                       {Py_tp_methods, methods},
                       {Py_sq_length, slot(+[](PyObject* self) { return Py_SIZE(self); })},
                       {Py_sq_item, slot(item)},
                       {Py_sq_contains, slot(contains)},
                       {Py_mp_length, slot(+[](PyObject* self) { return Py_SIZE(self); })},
                       {Py_mp_subscript, slot(subscript)},
                       {0, nullptr}};

PyType_Spec spec = {"omnigo._omnigo.Moves", offsetof(Moves, numbers), sizeof(Point),
                    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_SEQUENCE | Py_TPFLAGS_IMMUTABLETYPE |
                        Py_TPFLAGS_DISALLOW_INSTANTIATION,
                    slots};

}  // namespace

nb::object make_moves(const PyBoard& board, const std::vector<Point>& points, bool with_pass) {
  const auto size = static_cast<Py_ssize_t>(points.size() + (with_pass ? 1 : 0));
  Moves* moves = PyObject_NewVar(Moves, moves_type, size);
  if (!moves) throw nb::python_error();
  moves->names = Py_NewRef(board.moves.ptr());
  std::copy(points.begin(), points.end(), moves->numbers);
  if (with_pass) moves->numbers[size - 1] = static_cast<Point>(board.points());
  return nb::steal(reinterpret_cast<PyObject*>(moves));
}

void bind_moves(nb::module_& m) {
  const nb::object type = nb::steal(PyType_FromSpec(&spec));
  if (!type.is_valid()) throw nb::python_error();
  moves_type = reinterpret_cast<PyTypeObject*>(Py_NewRef(type.ptr()));
  m.attr("Moves") = type;
  nb::module_::import_("collections.abc").attr("Sequence").attr("register")(type);
}

}  // namespace omnigo::python
