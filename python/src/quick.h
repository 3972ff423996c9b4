// Methods of Game as plain functions of Python's C interface, for what loops call every turn:
// nanobind's way to a function takes longer than the function.
#pragma once

#include "common.h"

namespace omnigo::python {

struct Signature {
  const char* method;
  const char* argument;
  bool required;
};

// An argument by position or by name; null if it is left out and may be. A TypeError otherwise.
nb::handle find_argument(const Signature& signature, PyObject* const* arguments, Py_ssize_t count,
                         PyObject* names);

// Where a Game has its PyGame: all have it in the same place, since Python allocates them all.
inline std::ptrdiff_t game_at = 0;
inline Shown* shown_by(PyObject* self) {
  return reinterpret_cast<Shown*>(reinterpret_cast<std::byte*>(self) + game_at);
}

[[noreturn]] void reject_uninitialised();

// The game of a Python object; a TypeError if __init__ was never called.
inline PyGame& game_of(PyObject* self) {
  Shown* shown = shown_by(self);
  if (!shown->over) reject_uninitialised();
  return *static_cast<PyGame*>(shown);
}

// Whether there is one argument: by position, or by this name, which is the very object that
// compiled code passes.
inline bool is_plain(Py_ssize_t count, PyObject* names, PyObject* interned) {
  if (!names) return count == 1;
  return count == 0 && NB_TUPLE_GET_SIZE(names) == 1 && NB_TUPLE_GET_ITEM(names, 0) == interned;
}

// Sets Python's error to the exception that is being handled.
PyObject* raise_handled() noexcept;

// kBody(game, argument) as METH_FASTCALL | METH_KEYWORDS. The argument is null where it is left
// out.
template <const Signature& kSignature, nb::object (*kBody)(PyGame&, nb::handle)>
PyObject* call_with_one(PyObject* self, PyObject* const* arguments, Py_ssize_t count,
                        PyObject* names) noexcept {
  static PyObject* const interned = PyUnicode_InternFromString(kSignature.argument);
  try {
    const bool plain = is_plain(count, names, interned);
    return kBody(game_of(self),
                 plain ? arguments[0] : find_argument(kSignature, arguments, count, names))
        .release()
        .ptr();
  } catch (...) {
    return raise_handled();
  }
}

// kBody(game) as METH_NOARGS.
template <nb::object (*kBody)(PyGame&)>
PyObject* call_with_none(PyObject* self, PyObject*) noexcept {
  try {
    return kBody(game_of(self)).release().ptr();
  } catch (...) {
    return raise_handled();
  }
}

template <const Signature& kSignature, nb::object (*kBody)(PyGame&, nb::handle)>
PyMethodDef method_with_one(const char* about) {
  auto* function = reinterpret_cast<void (*)()>(call_with_one<kSignature, kBody>);
  return {kSignature.method, reinterpret_cast<PyCFunction>(function), METH_FASTCALL | METH_KEYWORDS,
          about};
}

}  // namespace omnigo::python
