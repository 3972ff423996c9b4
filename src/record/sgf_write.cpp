// The writer of SGF: down the first child, and back up by the parents.
#include "record/sgf.h"
#include "record/sgf_charset_name.h"

namespace omnigo {
namespace {

constexpr std::size_t kLineWidth = 72;

class Writer {
 public:
  explicit Writer(const SgfCollection& sgf) : sgf_(sgf) {}

  std::string write() {
    for (const SgfNode root : sgf_.roots()) write_tree(root);
    if (may_deceive()) out_.insert(0, "\xEF\xBB\xBF");
    return std::move(out_);
  }

 private:
  bool is_variation(SgfNode n) const {
    const SgfNode parent = sgf_.parent(n);
    return parent == kNoNode || sgf_.next_sibling(sgf_.first_child(parent)) != kNoNode;
  }

  void write_tree(SgfNode root) {
    for (SgfNode n = root; n != kNoNode; n = next_node(n)) {
      if (is_variation(n)) {
        start_line();
        put("(");
      }
      write_node(n);
    }
    put(")");
    start_line();
  }

  // The node after n in the order of the file; closes the variations that end with n.
  SgfNode next_node(SgfNode n) {
    if (!sgf_.is_leaf(n)) return sgf_.first_child(n);
    for (; sgf_.parent(n) != kNoNode; n = sgf_.parent(n)) {
      if (is_variation(n)) put(")");
      if (sgf_.next_sibling(n) != kNoNode) return sgf_.next_sibling(n);
    }
    return kNoNode;
  }

  void write_node(SgfNode n) {
    if (column() > kLineWidth - 6) start_line();
    put(";");
    for (SgfProperty p = sgf_.first_property(n); p < sgf_.end_property(n); ++p) write_property(p);
    if (sgf_.parent(n) == kNoNode && !sgf_.find(n, "CA") && has_more_than_ascii()) {
      put("CA[UTF-8]");
    }
  }

  void write_property(SgfProperty p) {
    if (column() + sgf_.name(p).size() + sgf_.value(p).size() > kLineWidth) start_line();
    put(sgf_.name(p));
    for (int i = 0; i < sgf_.value_count(p); ++i) {
      if (i > 0 && column() + sgf_.value(p, i).size() > kLineWidth) start_line();
      put("[");
      put(sgf_.value(p, i));
      put("]");
    }
  }

  // Whether a comment speaks of another character set, as in `C[CA[Big5\] é]`: a reader that looks
  // for CA before it knows where a value ends would find that one.
  bool may_deceive() {
    constexpr char kEscape = 0x1B;  // begins other letters in ISO-2022
    if (!has_more_than_ascii() && out_.find(kEscape) == out_.npos) return false;
    for (auto named = next_charset_name(out_, 0); named;
         named = next_charset_name(out_, named->offset + 2)) {
      if (named->name != "UTF-8") return true;
    }
    return false;
  }

  bool has_more_than_ascii() {
    if (!more_than_ascii_) {
      more_than_ascii_ = false;
      for (SgfNode n = 0; n < sgf_.node_count(); ++n) {
        for (SgfProperty p = sgf_.first_property(n); p < sgf_.end_property(n); ++p) {
          for (int i = 0; i < sgf_.value_count(p); ++i) {
            for (const char c : sgf_.value(p, i)) {
              if (static_cast<unsigned char>(c) >= 0x80) return *(more_than_ascii_ = true);
            }
          }
        }
      }
    }
    return *more_than_ascii_;
  }

  std::size_t column() const { return out_.size() - line_begin_; }
  void start_line() {
    if (column() == 0) return;
    out_ += '\n';
    line_begin_ = out_.size();
  }
  void put(std::string_view text) {
    out_ += text;
    const std::size_t line_break = text.rfind('\n');
    if (line_break != text.npos) line_begin_ = out_.size() - text.size() + line_break + 1;
  }

  const SgfCollection& sgf_;
  std::string out_;
  std::size_t line_begin_ = 0;
  std::optional<bool> more_than_ascii_;
};

}  // namespace

std::string write_sgf(const SgfCollection& collection) { return Writer(collection).write(); }

}  // namespace omnigo
