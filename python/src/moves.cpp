// Python's own interface, without nanobind: a loop makes one such object per turn. It is a set of
// numbers, and looks a name up when it is asked for, because a list of all names takes longer than
// finding the moves. What is asked for seldom is left to a list.
#include "moves.h"

#include <algorithm>
#include <bit>
#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace omnigo::python {
namespace {

struct Moves {
  PyObject_VAR_HEAD     // as many words as the numbers of points and pass need
      PyObject* names;  // of the board's points, then the pass
  Py_ssize_t count;
  std::uint64_t words[1];
};

PyTypeObject* moves_type = nullptr;

// The latest that was given up, without its names, for the next position of as many points. A loop
// needs no other.
Moves* spare = nullptr;

Moves* moves_of(PyObject* self) { return reinterpret_cast<Moves*>(self); }

Py_ssize_t length(PyObject* self) { return moves_of(self)->count; }

Py_ssize_t number_of(const Moves* self, const std::uint64_t* word, std::uint64_t bits) {
  return 64 * (word - self->words) + std::countr_zero(bits);
}

// The bits from number i on, which is the lowest then.
std::uint64_t bits_from(std::uint64_t bits, Py_ssize_t i) {
#ifdef __BMI2__
  return _pdep_u64(~std::uint64_t{0} << i, bits);
#else
  for (; i > 0; --i) bits &= bits - 1;
  return bits;
#endif
}

PyObject* name_at(const Moves* self, Py_ssize_t i) {
  const std::uint64_t* word = self->words;
  for (; i >= std::popcount(*word); ++word) i -= std::popcount(*word);
  latest_number = number_of(self, word, bits_from(*word, i));
  return Py_NewRef(NB_TUPLE_GET_ITEM(self->names, latest_number));
}

nb::object list_of(PyObject* self) {
  nb::object list = nb::steal(PyList_New(length(self)));
  if (!list.is_valid()) return list;
  const Moves* moves = moves_of(self);
  Py_ssize_t i = 0;
  for (const std::uint64_t* word = moves->words; i < moves->count; ++word) {
    for (std::uint64_t bits = *word; bits != 0; bits &= bits - 1) {
      PyObject* name = NB_TUPLE_GET_ITEM(moves->names, number_of(moves, word, bits));
      NB_LIST_SET_ITEM(list.ptr(), i++, Py_NewRef(name));
    }
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
  if (i >= 0 && i < length(self)) return name_at(moves_of(self), i);
  PyErr_SetString(PyExc_IndexError, "there are fewer moves");
  return nullptr;
}

// -1 and an error if it is none.
Py_ssize_t index_of(PyObject* key) {
  if (PyLong_CheckExact(key)) {
    int is_too_large = 0;
    const long i = PyLong_AsLongAndOverflow(key, &is_too_large);
    if (is_too_large == 0) return i;
  }
  return PyNumber_AsSsize_t(key, PyExc_IndexError);
}

PyObject* subscript(PyObject* self, PyObject* key) {
  if (!PyLong_CheckExact(key) && !PyIndex_Check(key)) {
    return with_list(self, [&](PyObject* list) { return PyObject_GetItem(list, key); });
  }
  const Py_ssize_t i = index_of(key);
  if (i == -1 && PyErr_Occurred()) return nullptr;
  return item(self, i < 0 ? i + length(self) : i);
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
  Py_DECREF(moves_of(self)->names);
  if (spare) {
    PyObject_Free(spare);
    Py_DECREF(moves_type);
  }
  spare = moves_of(self);
}

// As PyObject_NewVar.
Moves* allocate(Py_ssize_t words) {
  Moves* moves = std::exchange(spare, nullptr);
  if (moves && Py_SIZE(moves) == words) {
    Py_SET_REFCNT(reinterpret_cast<PyObject*>(moves), 1);
    return moves;
  }
  spare = moves;
  moves = PyObject_NewVar(Moves, moves_type, words);
  if (!moves) throw nb::python_error();
  return moves;
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
                       {Py_sq_length, slot(length)},
                       {Py_sq_item, slot(item)},
                       {Py_sq_contains, slot(contains)},
                       {Py_mp_length, slot(length)},
                       {Py_mp_subscript, slot(subscript)},
                       {0, nullptr}};

PyType_Spec spec = {"omnigo._omnigo.Moves", offsetof(Moves, words), sizeof(std::uint64_t),
                    Py_TPFLAGS_DEFAULT | Py_TPFLAGS_SEQUENCE | Py_TPFLAGS_IMMUTABLETYPE |
                        Py_TPFLAGS_DISALLOW_INSTANTIATION,
                    slots};

}  // namespace

nb::object make_moves(const PyBoard& board, std::span<const std::uint64_t> points, bool with_pass) {
  const std::size_t pass = static_cast<std::size_t>(board.points());
  const std::size_t words = pass / 64 + 1;
  Moves* moves = allocate(static_cast<Py_ssize_t>(words));
  moves->names = Py_NewRef(board.moves.ptr());
  moves->count = with_pass;
  for (std::size_t i = 0; i < words; ++i) {
    moves->words[i] = i < points.size() ? points[i] : 0;
    moves->count += std::popcount(moves->words[i]);
  }
  if (with_pass) moves->words[words - 1] |= std::uint64_t{1} << pass % 64;
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
