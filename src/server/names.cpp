#include "server/names.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "play/all_bots.h"
#include "record/charset.h"

namespace omnigo {
namespace {

constexpr std::size_t kLongestPersonName = 24;
constexpr int kMostMarks = 2;  // on one letter, as in Vietnamese
// The one invisible symbol that Unicode calls neither white space nor ignorable.
constexpr UChar32 kBrailleBlank = 0x2800;

// Invisible, reverses the text around it, or is not a character at all.
bool is_deceptive(UChar32 code) {
  switch (u_charType(code)) {
    case U_CONTROL_CHAR:
    case U_FORMAT_CHAR:
    case U_LINE_SEPARATOR:
    case U_PARAGRAPH_SEPARATOR:
    case U_SURROGATE:
    case U_PRIVATE_USE_CHAR:
    case U_UNASSIGNED:
      return true;
    default:
      break;
  }
  return code == kBrailleBlank || (u_isUWhiteSpace(code) && code != ' ') ||
         u_hasBinaryProperty(code, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) ||
         u_hasBinaryProperty(code, UCHAR_BIDI_CONTROL);
}

bool is_mark(UChar32 code) { return (U_GET_GC_MASK(code) & U_GC_M_MASK) != 0; }

const USpoofChecker* checker() {
  static const std::unique_ptr<USpoofChecker, void (*)(USpoofChecker*)> made = [] {
    UErrorCode status = U_ZERO_ERROR;
    return std::unique_ptr<USpoofChecker, void (*)(USpoofChecker*)>(uspoof_open(&status),
                                                                    uspoof_close);
  }();
  return made.get();
}

icu::UnicodeString skeleton_of(const icu::UnicodeString& text) {
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString skeleton;
  uspoof_getSkeletonUnicodeString(checker(), 0, text, skeleton, &status);
  return U_SUCCESS(status) ? skeleton : text;
}

std::string key_of(const icu::UnicodeString& text) {
  std::string key = keys_version();
  return text.toUTF8String(key);
}

}  // namespace

std::optional<Error> name_fault(std::string_view name) {
  if (name.empty() || name.size() > kLongestPersonName) {
    return explain("name-length", "a name must have 1 to {most} bytes",
                   {{"most", kLongestPersonName}});
  }
  if (name.front() == ' ' || name.back() == ' ' || name.find("  ") != name.npos) {
    return explain("name-spaces", "a name cannot have double spaces, or spaces at its ends");
  }
  if (valid_utf8_prefix(name) != name.size()) return explain("name-utf8", "the name is not UTF-8");
  const auto text = icu::UnicodeString::fromUTF8({name.data(), static_cast<int>(name.size())});
  int marks = kMostMarks;  // so that a name does not begin with one
  for (int i = 0; i < text.length(); i = text.moveIndex32(i, 1)) {
    const UChar32 code = text.char32At(i);
    if (is_deceptive(code)) return explain("name-invisible", "the name has invisible characters");
    marks = is_mark(code) ? marks + 1 : 0;
    if (marks > kMostMarks)
      return explain("name-accents", "the name has too many accents on one letter");
  }
  return std::nullopt;
}

std::string keys_version() {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  return std::to_string(version[0]) + "." + std::to_string(version[1]) + ":";
}

NameKeys name_keys(const std::string& name) {
  const auto text = icu::UnicodeString::fromUTF8(name);
  const auto folded = [](icu::UnicodeString one) { return one.foldCase(); };
  return {key_of(skeleton_of(folded(text))), key_of(skeleton_of(folded(skeleton_of(text))))};
}

bool is_reserved_name(const std::string& name) {
  static const std::vector<NameKeys> kReserved = [] {
    std::vector<NameKeys> keys = {name_keys(std::string(kDeletedName))};
    for (const BotKind& bot : all_bots()) keys.push_back(name_keys(std::string(bot.name)));
    return keys;
  }();
  const NameKeys own = name_keys(name);
  return std::any_of(kReserved.begin(), kReserved.end(), [&](const NameKeys& one) {
    return one.skeleton == own.skeleton || one.look == own.look;
  });
}

}  // namespace omnigo
