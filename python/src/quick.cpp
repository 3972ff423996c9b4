#include "quick.h"

namespace omnigo::python {

nb::handle find_argument(const Signature& signature, PyObject* const* arguments, Py_ssize_t count,
                         PyObject* names) {
  const auto [method, argument, required] = signature;
  const Py_ssize_t given = count + (names ? NB_TUPLE_GET_SIZE(names) : 0);
  if (given == 0 && !required) return {};
  PyObject* name = given == 1 && count == 0 ? NB_TUPLE_GET_ITEM(names, 0) : nullptr;
  if (given == 0) {
    PyErr_Format(PyExc_TypeError, "%s() needs the argument %s", method, argument);
  } else if (given > 1) {
    PyErr_Format(PyExc_TypeError, "%s() takes one argument, %s, but got %zd", method, argument,
                 given);
  } else if (name && PyUnicode_CompareWithASCIIString(name, argument) != 0) {
    PyErr_Format(PyExc_TypeError, "%s() has no argument %R, only %s", method, name, argument);
  } else {
    return arguments[0];
  }
  throw nb::python_error();
}

void reject_uninitialised() { throw nb::type_error("this game was never initialised"); }

PyObject* raise_handled() noexcept {
  try {
    throw;
  } catch (nb::python_error& error) {
    error.restore();
  } catch (const IllegalMove& error) {
    PyErr_SetString(illegal_move_type.ptr(), error.what());
  } catch (const nb::builtin_exception& error) {
    const bool is_type = error.type() == nb::exception_type::type_error;
    PyErr_SetString(is_type ? PyExc_TypeError : PyExc_ValueError, error.what());
  } catch (const std::bad_alloc&) {
    PyErr_NoMemory();
  } catch (const std::exception& error) {
    PyErr_SetString(PyExc_RuntimeError, error.what());
  }
  return nullptr;
}

}  // namespace omnigo::python
