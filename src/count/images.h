// States of a sweep that symmetries of the graph carry into each other.
//
// After some of the steps, automorphisms of the graph carry the set of coloured points onto itself:
// on a torus, after each row, those that turn or mirror all rows alike. They carry a state into
// others, its images, that can be completed in as many ways, so that one of them stands for all.
//
// It is chosen such that the sweep stays among few states while it colours the next points: by
// colours before blocks, which change more, and those of the points first that stay on the frontier
// longest. On a torus these are the points of the first row, which then always has one of the
// colourings that no turn or mirror makes smaller.
#pragma once

#include "count/frontier.h"

namespace omnigo::count {

// Finds the images of the states after each step, and corrects the widths by what they save.
void find_images(const Graph& graph, const Order& order, FrontierPlan& plan);

// Replaces the state by the one of its images that stands for all.
void choose_image(const Images& images, FrontierState& state);

// A good order of a connected graph for a sweep that uses images; the same every time.
Order choose_order_for_images(const Graph& graph);

}  // namespace omnigo::count
