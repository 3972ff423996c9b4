// The sweep over any graph for any number of colours: states in hash tables.
//
// A layer holds the states of one frontier with their counts. It is cut into shards by the hash of
// the state, so that two threads can fill it without locks and every table they work on is small
// enough for the cache: a thread colours the point for one shard's states at a time and sorts the
// results by their shard in the next layer; then each thread adds what has come to its own shards.
// A shard's memory is given back as soon as it has been read.
#pragma once

#include <memory>

#include "count/order.h"
#include "count/sweep.h"
#include "graph/graph.h"

namespace omnigo::count {

// `graph` is connected, `order` holds each of its points once. An error where the frontier is too
// wide to be packed. In slices where there are several ranks or a folder to spill to. With images,
// states that symmetries carry into each other are one state (images.h).
Result<std::unique_ptr<Sweep>> make_graph_sweep(const Graph& graph, int players, const Order& order,
                                                const Resources& resources, bool with_images);

}  // namespace omnigo::count
