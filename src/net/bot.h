// A bot with a net: a search, or the net's policy alone, with good manners.
//
// It passes and resigns as search/manners.h describes, by the net's ownership of the points. Boards
// of more than kMostNetPoints, and games of more than kNetSeats, are left to another bot.
#pragma once

#include <memory>

#include "net/search.h"
#include "search/manners.h"

namespace omnigo {

// How many playouts of the bot `omnigo` take about as long as one visit of a net.
inline constexpr std::uint64_t kPlayoutsForAVisit = 10;

struct NetBotSettings {
  NetSearchSettings search;
  MannersSettings manners = net_manners();
  std::string_view otherwise = "omnigo";  // the bot that plays where the net cannot

  // The net's ownership means something after one look.
  static MannersSettings net_manners() {
    MannersSettings manners;
    manners.lost_below = 0.04;
    manners.turns_lost = 2;
    manners.visits_to_judge = 1;
    manners.playouts_to_check = 8;
    return manners;
  }
};

// `net` must outlive it.
std::unique_ptr<Bot> make_net_bot(const Net& net, const NetBotSettings& settings);

}  // namespace omnigo
