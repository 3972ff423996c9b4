#include "record/sgf.h"

#include "record/sgf_places.h"

namespace omnigo {

std::vector<SgfNode> SgfCollection::main_line(SgfNode root) const {
  std::vector<SgfNode> line;
  for (SgfNode n = root; n != kNoNode; n = first_child(n)) line.push_back(n);
  return line;
}

std::optional<std::string_view> SgfCollection::find(SgfNode n, std::string_view wanted) const {
  for (SgfProperty p = first_property(n); p < end_property(n); ++p) {
    if (name(p) == wanted && value_count(p) > 0) return value(p);
  }
  return std::nullopt;
}

std::vector<std::string_view> SgfCollection::find_all(SgfNode n, std::string_view wanted) const {
  std::vector<std::string_view> found;
  for (SgfProperty p = first_property(n); p < end_property(n); ++p) {
    if (name(p) != wanted) continue;
    for (int i = 0; i < value_count(p); ++i) found.push_back(value(p, i));
  }
  return found;
}

SgfWarning SgfCollection::warning_at(SgfProperty p, std::string message) const {
  const std::size_t offset = value_count(p) > 0 ? values_[first_value(p)].begin : 0;
  return sgf_warnings_in(text_, {{offset, std::move(message)}}).front();
}

SgfNode SgfCollection::add_node(SgfNode parent) {
  const auto node = static_cast<SgfNode>(nodes_.size());
  if (parent == kNoNode) {
    roots_.push_back(node);
  } else if (nodes_[parent].last_child == kNoNode) {
    nodes_[parent].first_child = nodes_[parent].last_child = node;
  } else {
    nodes_[nodes_[parent].last_child].next_sibling = node;
    nodes_[parent].last_child = node;
  }
  nodes_.push_back(
      {parent, kNoNode, kNoNode, kNoNode, static_cast<SgfProperty>(properties_.size())});
  return node;
}

void SgfCollection::add_property(std::string_view name) {
  properties_.push_back({intern(name), static_cast<std::uint32_t>(values_.size())});
}

void SgfCollection::add_value(std::string_view raw) {
  const auto begin = static_cast<std::uint32_t>(text_.size());
  text_ += raw;
  values_.push_back({begin, static_cast<std::uint32_t>(text_.size())});
}

std::uint32_t SgfCollection::intern(std::string_view name) {
  // Nearly always one of a handful: looked for among the first before it is hashed.
  for (std::uint32_t i = 0; i < names_.size() && i < 8; ++i) {
    if (names_[i] == name) return i;
  }
  const auto number = static_cast<std::uint32_t>(names_.size());
  const auto [entry, is_new] = name_numbers_.try_emplace(std::string(name), number);
  if (is_new) names_.emplace_back(name);
  return entry->second;
}

}  // namespace omnigo
