#include "solve/secure.h"

#include "solve/self_sufficient.h"

namespace omnigo::solve {

Secured secure(const PointGraph& graph, Points own) {
  return self_sufficient<Secured, kMostPoints>(graph, own,
                                               [](Points, Points inside) { return inside == 0; });
}

}  // namespace omnigo::solve
