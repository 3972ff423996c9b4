# The library: what programs of others are built against. find_package(omnigo) gives omnigo::rules,
# omnigo::search and so on, a static library for each folder of src, and omnigo::c, boards, games and
# bots for C.
include(CMakePackageConfigHelpers)
file(STRINGS src/base/version.h version REGEX kVersion)
string(REGEX REPLACE ".*\"(.*)\".*" "\\1" version "${version}")
set(folders base ranks graph symmetry rules spec verify solve count clock record draw search net play)

# A shared library where the other libraries' code can be part of one: clang's code for executables
# asks for the data of other libraries by a table, g++'s expects a copy of it in the executable. (To a
# sanitizer, code that a program has twice looks like an error.)
if(CMAKE_CXX_COMPILER_ID STREQUAL Clang AND NOT OMNIGO_SANITIZE)
  set_target_properties(omnigo_symmetry PROPERTIES POSITION_INDEPENDENT_CODE ON)  # for thread_local
  add_library(omnigo_c SHARED src/c/omnigo.cpp)
  target_link_options(omnigo_c PRIVATE -Wl,--version-script=${CMAKE_SOURCE_DIR}/src/c/exports.map)
  set_target_properties(omnigo_c PROPERTIES LINK_DEPENDS ${CMAKE_SOURCE_DIR}/src/c/exports.map)
  target_link_libraries(omnigo_c PRIVATE omnigo_play)
else()
  add_library(omnigo_c STATIC src/c/omnigo.cpp)
  target_link_libraries(omnigo_c PUBLIC omnigo_play)
endif()
string(REGEX REPLACE "[.].*" "" major ${version})
set_target_properties(omnigo_c PROPERTIES OUTPUT_NAME omnigo VERSION ${version} SOVERSION ${major})
target_include_directories(omnigo_c PUBLIC $<BUILD_INTERFACE:${CMAKE_SOURCE_DIR}/src>
                           $<INSTALL_INTERFACE:include>)

target_compile_features(omnigo_base PUBLIC cxx_std_20)
foreach(folder ${folders})
  set_target_properties(omnigo_${folder} PROPERTIES EXPORT_NAME ${folder})
  list(APPEND libraries omnigo_${folder})
  file(GLOB headers CONFIGURE_DEPENDS src/${folder}/*.h)
  install(FILES ${headers} DESTINATION include/omnigo/${folder} COMPONENT library)
endforeach()
set_target_properties(omnigo_c PROPERTIES EXPORT_NAME c)
install(FILES src/c/omnigo.h DESTINATION include/omnigo COMPONENT library)
install(TARGETS ${libraries} omnigo_c EXPORT omnigo COMPONENT library)
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/omnigo)
install(EXPORT omnigo NAMESPACE omnigo:: FILE omnigo-config.cmake DESTINATION ${package} COMPONENT library)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/omnigo-config-version.cmake VERSION ${version}
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/omnigo-config-version.cmake DESTINATION ${package} COMPONENT library)
