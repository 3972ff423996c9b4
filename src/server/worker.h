// The work of a worker process: reads questions and writes answers, as lines of JSON.
//
//   {"want":"turn","record":{...},"bot":"club","player":"white","time":2000}
//     -> {"turn":"D4"}, {"turn":"pass"}, {"turn":"resign"}
//   {"want":"dead","record":{...},"time":1500}
//     -> {"dead":["A1"],"owners":"BB.W","sure":[98,97,50,91]}
//   {"want":"analysis","record":{...},"playouts":2000,"time":60000}
//     -> {"progress":{...}}, ..., {"answer":{...}}
//
// A question that cannot be answered gets {"error":"one line"}.
#pragma once

#include <iosfwd>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "record/record.h"

namespace omnigo {

// What to write to it: `question` without its record, and the record. A game on its way to a bot is
// written as JSON only here, and read once, there.
std::string worker_line(const nlohmann::ordered_json& question, const GameRecord& record);

// Until the input ends.
void run_worker(std::istream& in, std::ostream& out);

}  // namespace omnigo
