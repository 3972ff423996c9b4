// Where the tests find what they are about. Compiled once, so that no test's own object depends on
// the folder it is built in, and a compiler cache serves every clone. OMNIGO_SOURCE_DIR and
// OMNIGO_PROGRAM in the environment override the first two, for tests that are copied elsewhere.
#pragma once

#include <filesystem>
#include <string>

namespace omnigo {

std::string source_folder();   // of the checkout, without a slash at the end
std::string omnigo_program();  // the program, with its path
std::string wall_clock();  // a library with a time of day that can be set, by a path without spaces

// The folder of games and positions that others made, for tests/NAME_others.cpp: what the
// environment variable OMNIGO_TEST_DATA names. Throws where there is none.
std::filesystem::path others_data();

}  // namespace omnigo
