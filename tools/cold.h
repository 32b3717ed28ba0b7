/* Read before the engine's C: what only failures call. The compiler then puts all that leads there out of the way, and
   the code that runs lies closer together. mypyc's own header declares the same functions once more, without a word. */

#include <Python.h>

#define COLD __attribute__((cold))

/* What modules do when they are imported: not worth the compiler's time. setup.py lists it. */
#ifdef __clang__
#define ONCE __attribute__((cold, optnone, noinline))
#else
#define ONCE __attribute__((cold, optimize("O0")))
#endif

COLD void CPy_AddTraceback(const char *filename, const char *funcname, int line, PyObject *globals);
COLD void CPy_TypeError(const char *expected, PyObject *value);
COLD void CPy_TypeErrorTraceback(const char *filename, const char *funcname, int line, PyObject *globals,
                                 const char *expected, PyObject *value);
COLD void CPy_AttributeError(const char *filename, const char *funcname, const char *classname, const char *attrname,
                             int line, PyObject *globals);
COLD void PyErr_SetString(PyObject *exception, const char *message);
COLD void PyErr_SetNone(PyObject *exception);
