// SGF, the Smart Game Format (FF[4], https://www.red-bean.com/sgf): trees of nodes with properties.
//
// This file knows the format and nothing of Go. A collection keeps every property and every
// variation in order, known or not, so that what is read can be written and read again without
// loss. Values are kept as they stand in the file, with their escapes; sgf_text and its kin
// read them.
//
// Everything lies in a few flat arrays: nodes in the order of the file, their properties one after
// the other, values as slices of one text. Nothing recurses, so a tree may be as deep as memory
// lasts.
//
// The text is UTF-8, whatever the file was: character sets are converted when it is read, bytes
// that cannot be converted stay as they are, and the CA property says UTF-8.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/result.h"

namespace omnigo {

using SgfNode = std::uint32_t;
using SgfProperty = std::uint32_t;
inline constexpr SgfNode kNoNode = 0xFFFFFFFF;

// Something in a file that is not as it should be, and was read as best one can.
struct SgfWarning {
  int line = 0, column = 0;  // from 1; columns count characters
  std::string message;
};

class SgfCollection {
 public:
  const std::vector<SgfNode>& roots() const { return roots_; }
  std::size_t node_count() const { return nodes_.size(); }

  SgfNode parent(SgfNode n) const { return nodes_[n].parent; }
  SgfNode first_child(SgfNode n) const { return nodes_[n].first_child; }
  SgfNode next_sibling(SgfNode n) const { return nodes_[n].next_sibling; }
  bool is_leaf(SgfNode n) const { return first_child(n) == kNoNode; }
  // The root and, from each node, its first child.
  std::vector<SgfNode> main_line(SgfNode root) const;

  // A node's properties are numbered one after the other, from first_property to end_property.
  SgfProperty first_property(SgfNode n) const { return nodes_[n].first_property; }
  SgfProperty end_property(SgfNode n) const {
    return n + 1 < nodes_.size() ? nodes_[n + 1].first_property
                                 : static_cast<SgfProperty>(properties_.size());
  }
  std::string_view name(SgfProperty p) const { return names_[properties_[p].name]; }
  int value_count(SgfProperty p) const { return static_cast<int>(end_value(p) - first_value(p)); }
  // As it stands in the file, with its escapes.
  std::string_view value(SgfProperty p, int i = 0) const {
    const Slice slice = values_[first_value(p) + i];
    return std::string_view(text_).substr(slice.begin, slice.end - slice.begin);
  }
  // The first value of the node's first property of that name.
  std::optional<std::string_view> find(SgfNode n, std::string_view name) const;
  // All values of all the node's properties of that name.
  std::vector<std::string_view> find_all(SgfNode n, std::string_view name) const;

  // What was odd in the file, in its order. At most kMostWarnings; the last one then says so.
  static constexpr std::size_t kMostWarnings = 100;
  const std::vector<SgfWarning>& warnings() const { return warnings_; }
  // A warning at a property's first value: where it stands in the text that was read.
  SgfWarning warning_at(SgfProperty p, std::string message) const;
  // The character set the file was read in.
  const std::string& charset() const { return charset_; }

  // Building: nodes come in the order of the file, each one's properties before the next node. A
  // new node is its parent's last child; without a parent it is a root.
  SgfNode add_node(SgfNode parent);
  void add_property(std::string_view name);
  // To the latest property, already escaped.
  void add_value(std::string_view raw);

 private:
  friend class SgfReader;
  struct Node {
    SgfNode parent, first_child, last_child, next_sibling;
    SgfProperty first_property;
  };
  struct Property {
    std::uint32_t name;         // in names_
    std::uint32_t first_value;  // in values_
  };
  struct Slice {
    std::uint32_t begin, end;  // in text_
  };

  std::uint32_t first_value(SgfProperty p) const { return properties_[p].first_value; }
  std::uint32_t end_value(SgfProperty p) const {
    return p + 1 < properties_.size() ? properties_[p + 1].first_value
                                      : static_cast<std::uint32_t>(values_.size());
  }
  std::uint32_t intern(std::string_view name);

  std::string text_;
  std::vector<SgfNode> roots_;
  std::vector<Node> nodes_;
  std::vector<Property> properties_;
  std::vector<Slice> values_;
  std::vector<std::string> names_;
  std::unordered_map<std::string, std::uint32_t> name_numbers_;
  std::vector<SgfWarning> warnings_;
  std::string charset_ = "UTF-8";
};

// Past these a file is refused, so that memory stays within a small multiple of the bytes.
struct SgfLimits {
  std::size_t bytes = std::size_t{256} << 20;
  std::size_t nodes = 10'000'000;
  std::size_t values = 20'000'000;
  std::size_t depth = 2'000'000;  // of parentheses
};

struct SgfOptions {
  SgfLimits limits = {};
  std::string charset = {};  // read the file in this one, whatever it says; empty: as it says
};

// Reads the bytes of a file. Files that break the format, as those of real archives do, are read as
// far as they make sense, with warnings; an error is left for what holds no game tree or is too
// large. Property names of FF[3] and before (`White`) are read as their capitals (`W`).
Result<SgfCollection> read_sgf(std::string bytes, const SgfOptions& options = {});

// As FF[4] wants it, in UTF-8. Where the text is not ASCII, a root without CA gets CA[UTF-8]. Where
// a reader could still take it for another character set, a byte order mark stands in front.
std::string write_sgf(const SgfCollection& collection);

// --- values

// Text: escapes undone, escaped line breaks removed, other line breaks as \n, blanks as spaces.
std::string sgf_text(std::string_view raw);
// The same on one line.
std::string sgf_simple_text(std::string_view raw);
// Such a value for a text; `composed` also escapes colons, for one half of a composed value.
std::string sgf_escape(std::string_view text, bool composed = false);
// The two halves of a composed value, parted by the first colon that is not escaped.
struct SgfComposed {
  std::string_view first, second;
};
std::optional<SgfComposed> sgf_compose(std::string_view raw);

}  // namespace omnigo
