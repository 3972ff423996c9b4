// Whether two SGF collections hold the same trees.
#pragma once

#include <string>

#include "record/sgf.h"

namespace omnigo {

// The first difference, or nothing. With `may_add_charset`, b's roots may have a CA[UTF-8] more.
inline std::string difference(const SgfCollection& a, const SgfCollection& b,
                              bool may_add_charset = false) {
  if (a.roots() != b.roots()) return "roots";
  if (a.node_count() != b.node_count()) return "number of nodes";
  for (SgfNode n = 0; n < a.node_count(); ++n) {
    const std::string node = "node " + std::to_string(n) + ": ";
    if (a.parent(n) != b.parent(n) || a.first_child(n) != b.first_child(n) ||
        a.next_sibling(n) != b.next_sibling(n)) {
      return node + "place in the tree";
    }
    SgfProperty p = a.first_property(n), q = b.first_property(n);
    for (; p < a.end_property(n) && q < b.end_property(n); ++p, ++q) {
      if (a.name(p) != b.name(q) || a.value_count(p) != b.value_count(q)) {
        return node + std::string(a.name(p)) + " and " + std::string(b.name(q));
      }
      for (int i = 0; i < a.value_count(p); ++i) {
        if (a.value(p, i) != b.value(q, i)) return node + "value of " + std::string(a.name(p));
      }
    }
    if (may_add_charset && a.parent(n) == kNoNode && q < b.end_property(n) && b.name(q) == "CA") {
      ++q;
    }
    if (p != a.end_property(n) || q != b.end_property(n)) return node + "number of properties";
  }
  return {};
}

}  // namespace omnigo
