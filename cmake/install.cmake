# What cmake --install puts into a prefix. The program finds its files from its own place, so that the
# tree can be moved; the unit of systemd alone names the prefix.
include(GNUInstallDirs)
install(TARGETS omnigo COMPONENT program)
set(share ${CMAKE_INSTALL_DATADIR}/omnigo)
install(FILES data/komi.json data/rules.json DESTINATION ${share}/data COMPONENT program)
install(DIRECTORY data/library DESTINATION ${share}/data COMPONENT program)
install(FILES docs/wire.schema.json docs/record.schema.json docs/openapi.json
        DESTINATION ${share}/schemas COMPONENT program)
install(FILES deploy/omnigo.conf deploy/nginx.conf DESTINATION ${share}/examples COMPONENT program)
install(FILES README.md CHANGELOG.md LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program)
if(NOT EXISTS ${CMAKE_SOURCE_DIR}/web/dist/index.html)
  install(CODE "message(NOTICE \"no web client in web/dist: ./omnigo serve builds it\")" COMPONENT program)
endif()
install(DIRECTORY web/dist/ DESTINATION ${share}/web COMPONENT program OPTIONAL PATTERN .built EXCLUDE)
set(OMNIGO_UNIT "${CMAKE_SOURCE_DIR}/deploy/omnigo@.service")
configure_file(cmake/install_made.cmake.in install_made.cmake @ONLY)
install(SCRIPT ${CMAKE_BINARY_DIR}/install_made.cmake COMPONENT program)
