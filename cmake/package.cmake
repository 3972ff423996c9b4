# The Debian package, which scripts/package builds: all of the component `program`, and what Debian
# expects besides.
install(FILES deploy/omnigo.conf DESTINATION /etc/omnigo COMPONENT debian EXCLUDE_FROM_ALL)
install(FILES deploy/debian/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT debian EXCLUDE_FROM_ALL)

set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)  # cpack needs the program alone
set(CPACK_GENERATOR DEB)
set(CPACK_SET_DESTDIR ON)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGE_NAME omnigo)
# A commit after a release is an upgrade of that, and of the commits before it.
execute_process(COMMAND git -C ${CMAKE_SOURCE_DIR} log -1 --date=format:%Y%m%d%H%M "--format=+%cd.%h" --abbrev=10
                OUTPUT_VARIABLE after OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
execute_process(COMMAND git -C ${CMAKE_SOURCE_DIR} tag --points-at HEAD OUTPUT_VARIABLE tags ERROR_QUIET)
if("\n${tags}" MATCHES "\nv${version}\n")
  set(after "")
endif()
set(CPACK_PACKAGE_VERSION ${version}${after})
set(CPACK_PACKAGE_CONTACT "omnigo maintainers <maintainers@omnigo.example>")
configure_file(cmake/package_made.cmake.in package_made.cmake @ONLY)
install(SCRIPT ${CMAKE_BINARY_DIR}/package_made.cmake COMPONENT debian EXCLUDE_FROM_ALL)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Go on any graph, for any number of players")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"omnigo plays Go by the rules of Tromp and Taylor on any finite graph, with
any number of players: in the browser, in the terminal or through the Go Text
Protocol. It has bots for every board, solves small boards with proofs that
can be checked, and counts positions exactly.
.
The server is omnigo.service; its options are in /etc/omnigo/omnigo.conf and
its games in /var/lib/omnigo.")
set(CPACK_COMPONENTS_ALL program debian)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION net)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "adduser, ca-certificates")
foreach(file conffiles postinst prerm postrm)
  list(APPEND CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${CMAKE_SOURCE_DIR}/deploy/debian/${file})
endforeach()
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(CPack)
