# Compiles the headers of the standard library, JSON and GoogleTest once for all targets with the same options:
# to read them is a third of the work for most files. Not with ccache, which compiles nothing twice anyway, but would
# not recognise a file with precompiled headers in another checkout. The other presets do without them too, so that
# they notice a file that does not include what it uses.
if(CCACHE OR NOT CMAKE_CXX_COMPILER_ID STREQUAL Clang OR NOT CMAKE_BUILD_TYPE STREQUAL Release)
  return()
endif()

# (Not <iostream>: every file that includes it sets up the streams when the program starts.)
set(standard <algorithm> <array> <atomic> <charconv> <chrono> <cmath> <filesystem> <fstream> <functional> <map>
             <memory> <mutex> <numeric> <optional> <set> <span> <sstream> <string> <thread> <unordered_map>
             <variant> <vector>)

function(omnigo_precompile targets)
  foreach(target ${targets})
    get_target_property(type ${target} TYPE)
    get_target_property(options ${target} COMPILE_OPTIONS)
    get_target_property(shared ${target} POSITION_INDEPENDENT_CODE)
    if(type STREQUAL INTERFACE_LIBRARY OR shared)
      continue()
    endif()
    string(MD5 alike "${options}")
    if(first_${alike})
      target_precompile_headers(${target} REUSE_FROM ${first_${alike}})
      continue()
    endif()
    set(first_${alike} ${target})
    if(options MATCHES -fno-exceptions)
      target_precompile_headers(${target} PRIVATE ${standard})
    else()
      target_precompile_headers(${target} PRIVATE ${standard} <nlohmann/json.hpp> ${ARGN})
    endif()
  endforeach()
endfunction()

omnigo_precompile("${modules};omnigo")
omnigo_precompile("${tests}" <future> <gtest/gtest.h> <iostream> <regex>)
# These have instructions that the others do not.
set_property(SOURCE src/net/kernels_portable.cpp src/net/kernels_avx2.cpp src/net/kernels_avx512.cpp
             PROPERTY SKIP_PRECOMPILE_HEADERS ON)
