#include "own_files.h"

#include <filesystem>

namespace omnigo {

namespace fs = std::filesystem;

std::string web_folder() {
  std::error_code error;
  const fs::path folder = fs::read_symlink("/proc/self/exe", error).parent_path();
  const fs::path installed = folder.parent_path() / "share" / "omnigo" / "web";
  if (folder.filename() == "bin" && fs::exists(installed, error)) return installed;
  return folder.parent_path().parent_path() / "web" / "dist";  // of build/NAME/omnigo
}

}  // namespace omnigo
