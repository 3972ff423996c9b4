#include "solve_cases.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

#include "arguments.h"
#include "base/checkpoint.h"
#include "base/quote.h"
#include "base/sha256.h"
#include "json_text.h"
#include "progress.h"
#include "solve_shown.h"
#include "verify/manifest.h"

namespace omnigo {
namespace {

constexpr char kManifest[] = "manifest";

// A file of the folder that is a case, and what is said of it.
struct CaseFile {
  std::string name, digest;
  std::size_t bytes = 0;
  bool kept = false;  // from an earlier run
};

// By the names of the turns, or their numbers where names are not fit for files.
std::string file_name(const Layout& layout, const std::vector<Point>& turns) {
  const bool plain = std::all_of(layout.names.begin(), layout.names.end(), [](const auto& name) {
    return std::all_of(name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c); });
  });
  std::string text;
  for (const Point p : turns) {
    text += (text.empty() ? "" : "-") +
            (plain || p == kNoPoint ? name_of(layout, p) : std::to_string(p));
  }
  return text + ".cert";
}

class CaseFolder {
 public:
  CaseFolder(const Layout& layout, std::string folder)
      : layout_(layout), folder_(std::move(folder)) {
    std::error_code error;
    std::filesystem::create_directories(folder_, error);
    if (error) throw UsageError("cannot create the folder " + quote(folder_));
  }

  // Names the files; whatever was certified before need not be proved again.
  void look_for(solve::Cases& cases) {
    for (std::size_t i = 0; i < cases.size(); ++i) {
      files_.push_back({file_name(layout_, cases.statement(i).turns), "", 0, false});
      if (is_certified(files_[i], cases.statement(i))) cases.skip(i);
    }
  }

  // False if it cannot be written.
  bool write(std::size_t number, Certificate certificate) {
    certificate.board = layout_.spec;
    CaseFile& file = files_[number];
    const std::string text = write_certificate(certificate);
    certificate.claims.clear();
    if (!write_file(file.name, text)) return false;
    file.digest = sha256_text(text);
    file.bytes = text.size();
    return true;
  }

  bool write_manifest_of(const Certificate& statement, int team) {
    Manifest manifest{
        statement.claims[0].at_least, statement.claims[0].halves, statement.turns, {}};
    // The reply itself, and the team's turn before it: the team has one that leads to the cases.
    manifest.turns.pop_back();
    const std::size_t turns = manifest.turns.size();
    if (turns > 0 && (statement.first - 1 + static_cast<int>(turns) - 1) % 2 == team) {
      manifest.turns.pop_back();
    }
    for (const CaseFile& file : files_) manifest.cases.push_back({file.digest, file.name});
    return write_file(kManifest, write_manifest(manifest));
  }

  const std::vector<CaseFile>& files() const { return files_; }
  std::string path(const std::string& name) const { return folder_ + "/" + name; }

 private:
  bool write_file(const std::string& name, const std::string& text) const {
    return replace_file(path(name), [&](std::ostream& out) { out << text; });
  }

  // A damaged file is written again; a certificate of something else is not overwritten.
  bool is_certified(CaseFile& file, const Certificate& statement) const {
    std::ifstream in(path(file.name), std::ios::binary);
    if (!in) return false;
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    auto read = read_certificate(text);
    if (!read) return false;
    Certificate expected = statement;
    expected.board = layout_.spec;
    for (Certificate::Claim& claim : read->claims) claim.proof.clear();
    if (write_certificate(*read) != write_certificate(expected)) {
      throw UsageError(quote(path(file.name)) + " is a certificate of another claim");
    }
    file = {file.name, sha256_text(text), text.size(), true};
    return true;
  }

  const Layout& layout_;
  const std::string folder_;
  std::vector<CaseFile> files_;
};

// How many cases are certified, and how far the others are. Shares do not grow evenly, so that no
// time is named.
class CasesProgress {
 public:
  void show(const solve::Cases& cases, const std::vector<CaseFile>& files) {
    if (!looked_.passed(kEvery)) return;
    std::size_t certified = 0;
    double done = 0;
    std::string open;
    for (std::size_t i = 0; i < cases.size(); ++i) {
      const solve::Cases::Progress one = cases.progress(i);
      const bool walked = one.state == solve::Cases::State::Won;
      if (one.state == solve::Cases::State::Certified) {
        ++certified;
        done += 1;
        continue;
      }
      done += (walked ? 0.5 : 0) + one.share / 2;
      if (walked && one.nodes == 0) continue;  // it waits for a thread
      const std::string name = files[i].name.substr(0, files[i].name.rfind('.'));
      open += ", " + name + (walked ? " written " : " searched ") +
              std::to_string(std::lround(100 * one.share)) + "%";
      if (one.nodes > 0) open += " (" + std::to_string(one.nodes) + " nodes)";
    }
    bar_.show(done / static_cast<double>(cases.size()),
              std::to_string(certified) + " of " + std::to_string(cases.size()) +
                  " cases certified, " + std::to_string(cases.expanded()) + " positions" + open);
  }

 private:
  static constexpr double kEvery = 10;  // seconds
  ProgressBar bar_;
  Interval looked_;
};

const char* outcome(solve::Cases::State state, bool kept) {
  switch (state) {
    case solve::Cases::State::Certified:
      return kept ? "kept" : "certified";
    case solve::Cases::State::Lost:
      return "not so, as far as a search without history can say";
    case solve::Cases::State::Unproven:
      return "no proof was found: superko decides";
    default:
      return "open";
  }
}

// Before all was tried.
bool was_stopped(const solve::Cases& cases) {
  bool open = false, refuted = false;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const solve::Cases::State state = cases.progress(i).state;
    open |= state == solve::Cases::State::Open || state == solve::Cases::State::Won;
    refuted |= state == solve::Cases::State::Lost;
  }
  return open && !refuted;
}

void print(const solve::Cases& cases, const CaseFolder& folder, bool proven,
           const std::string& claim, bool json) {
  const double seconds = static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
  std::vector<JsonValue> list;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const CaseFile& file = folder.files()[i];
    const std::string state = outcome(cases.progress(i).state, file.kept);
    list.push_back(JsonObject()
                       .add("file", file.name)
                       .add("state", state)
                       .add("bytes", file.bytes)
                       .add("sha256", file.digest));
    if (json) continue;
    std::cout << file.name << ": " << state;
    if (file.bytes > 0) std::cout << ", " << file.bytes << " bytes, SHA-256 " << file.digest;
    std::cout << '\n';
  }
  if (json) {
    const JsonObject answer = JsonObject()
                                  .add("proven", proven)
                                  .add("cases", list)
                                  .add("nodes", cases.expanded())
                                  .add("seconds", seconds);
    std::cout << answer.text() << '\n';
    return;
  }
  std::cout << (proven ? "proven: the value is "
                : was_stopped(cases)
                    ? "stopped; run the same command again to prove that the value is "
                    : "no proof that the value is ")
            << claim << '\n';
  if (proven) std::cout << "check it: omnigo verify " << folder.path(kManifest) << '\n';
  std::cout << cases.expanded() << " positions, " << seconds << " seconds\n";
}

}  // namespace

int prove_cases(const Layout& layout, const Game& game, const Bound& bound, const CasesFiles& files,
                solve::Cases::Settings settings, bool json) {
  CaseFolder folder(layout, files.folder);
  CasesProgress progress;
  const solve::Cases* proving = nullptr;
  Interval saved;
  settings.stop = [&, asked = settings.stop] {
    progress.show(*proving, folder.files());
    // If it cannot be written now, it may be later; a stop says so.
    if (files.checkpoint && saved.passed(kSavedEvery)) could_save(*files.checkpoint, *proving);
    return asked();
  };
  bool written = true;
  settings.certified = [&](std::size_t number, Certificate certificate) {
    written = folder.write(number, std::move(certificate));
    return written;
  };
  const auto cases =
      checked(solve::Cases::create(game, bound.at_least, bound.halves, std::move(settings)));
  proving = cases.get();
  folder.look_for(*cases);
  if (files.checkpoint) load_checkpoint(*files.checkpoint, *cases);
  const bool proven = cases->prove();
  if (files.checkpoint) {
    if (was_stopped(*cases)) {
      save_checkpoint(*files.checkpoint, *cases);
    } else {
      std::remove(files.checkpoint->c_str());
    }
  }
  if (proven && cases->size() > 0) {
    written = folder.write_manifest_of(cases->statement(0), bound.at_least ? 0 : 1);
  }
  if (!written) throw UsageError("cannot write to the folder " + quote(files.folder));
  print(*cases, folder, proven,
        std::string("at ") + (bound.at_least ? "least " : "most ") + half_points_text(bound.halves),
        json);
  return proven ? 0 : 1;
}

}  // namespace omnigo
