// Events and actions of a game, as JSON.
#include "rules/names.h"
#include "server/wire.h"
#include "server/wire_parts.h"

namespace omnigo {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kAudiences[] = {"players", "spectators"};

// room_event.h and room_action.h describe them; this is how each type of field is written.

class Writer {
 public:
  Writer(Json& json, const Layout& board) : json_(json), board_(board) {}

  template <class Value>
  void field(const char* key, const Value& value) {
    json_[key] = written(value);
  }
  template <class Value>
  void maybe(const char* key, const Value& value) {
    if (value != Value()) field(key, value);
  }

 private:
  Json written(bool yes) const { return yes; }
  Json written(int number) const { return number; }
  Json written(Milliseconds time) const { return time; }
  Json written(const std::string& text) const { return text; }
  Json written(Colour player) const { return colour_name(player); }
  Json written(Point point) const { return board_.names[point]; }
  Json written(const std::vector<Point>& points) const { return names_json(points, board_); }
  Json written(Asking asking) const { return name_of(kAskings, asking); }
  Json written(Audience audience) const { return name_of(kAudiences, audience); }
  Json written(const Person& person) const { return person_json(person); }
  Json written(const std::vector<RoomSeat>& seats) const { return seats_json(seats, nullptr); }
  Json written(const Proposal& proposal) const { return proposal_json(proposal, board_); }
  Json written(const std::vector<Loss>& losses) const { return losses_json(losses); }
  Json written(const RoomResult& result) const { return result_json(result); }
  template <class Value>
  Json written(const std::optional<Value>& value) const {
    return written(*value);
  }

  Json& json_;
  const Layout& board_;
};

class Reader {
 public:
  Reader(const Fields& top, const Layout& board) : top_(top), board_(board) {}

  template <class Value, class... Limits>
  void field(const char* key, Value& value, Limits... limits) {
    read(top_[key], value, limits...);
  }
  template <class Value>
  void maybe(const char* key, Value& value) {
    if (top_.has(key)) field(key, value);
  }

 private:
  void read(const Fields& field, bool& yes) { yes = field.flag(); }
  void read(const Fields& field, int& number) {
    number = static_cast<int>(field.whole(0, kMostNumber));
  }
  void read(const Fields& field, Milliseconds& time, Milliseconds least = 0,
            Milliseconds most = kLongestTime * 2) {
    time = field.whole(least, most);
  }
  void read(const Fields& field, std::string& text, std::size_t longest = 1'000) {
    text = field.text(longest);
  }
  void read(const Fields& field, Colour& player) { player = read_player(field); }
  void read(const Fields& field, Point& point) { point = read_point(field, board_); }
  void read(const Fields& field, std::vector<Point>& points) {
    points = read_points(field, board_);
  }
  void read(const Fields& field, Asking& asking) { asking = named<Asking>(kAskings, field); }
  void read(const Fields& field, Audience& audience) {
    audience = named<Audience>(kAudiences, field);
  }
  void read(const Fields& field, Person& person) { person = read_person(field); }
  void read(const Fields& field, std::vector<RoomSeat>& seats) {
    for (std::size_t i = 0; i < field.size(); ++i) seats.push_back(read_seat(field.at(i)));
  }
  void read(const Fields& field, Proposal& proposal) { proposal = read_proposal(field, board_); }
  void read(const Fields& field, std::vector<Loss>& losses) { losses = read_losses(field); }
  void read(const Fields& field, RoomResult& result) { result = read_result(field); }
  template <class Value>
  void read(const Fields& field, std::optional<Value>& value) {
    read(field, value.emplace());
  }

  const Fields& top_;
  const Layout& board_;
};

template <class What>
concept Readable = requires(What& what, Reader& reader) { what.describe(what, reader); };

// The event or action of this name, with empty fields.
template <class Variant>
Variant of_name(const Fields& name) {
  const std::string text = name.text();
  Variant variant;
  const auto is_it = [&]<class What>(std::type_identity<What>) {
    if constexpr (Readable<What>) {
      if (What::kName == text) return variant.template emplace<What>(), true;
    }
    return false;
  };
  const bool known = [&]<std::size_t... I>(std::index_sequence<I...>) {
    return (is_it(std::type_identity<std::variant_alternative_t<I, Variant>>()) || ...);
  }(std::make_index_sequence<std::variant_size_v<Variant>>());
  if (!known) name.fail(unknown_word(text));
  return variant;
}

// The keys that an action may have.
struct Keys {
  std::vector<std::string_view> names = {"action"};
  void field(const char* key, const auto&, auto...) { names.push_back(key); }
  void maybe(const char* key, const auto&) { names.push_back(key); }
};

}  // namespace

std::string event_text(const RoomEvent& event, const Layout& board) {
  Json json = {{"n", event.n}, {"at", event.at}, {"action", event.name()}};
  Writer writer(json, board);
  std::visit([&](const auto& what) { what.describe(what, writer); }, event.what);
  return json_text(json);
}

Result<RoomEvent> read_event(std::string_view text, const Layout& board) {
  return guarded([&] {
    const nlohmann::json json = parse_json(text);
    const Fields top(json);
    RoomEvent event;
    event.n = static_cast<int>(top["n"].whole(1, kMostNumber));
    event.at = top["at"].whole(0, kLongestTime * 2);
    event.what = of_name<RoomEvent::What>(top["action"]);
    Reader reader(top, board);
    std::visit([&](auto& what) { what.describe(what, reader); }, event.what);
    return event;
  });
}

Result<RoomAction> read_action(const nlohmann::json& json, const Layout& board) {
  return guarded([&] {
    const Fields top(json, "do");
    RoomAction action = of_name<RoomAction>(top["action"]);
    const auto read = [&](auto& what) {
      if constexpr (Readable<decltype(what)>) {
        Keys keys;
        what.describe(what, keys);
        top.only(keys.names);
        Reader reader(top, board);
        what.describe(what, reader);
      }
    };
    std::visit(read, action);
    return action;
  });
}

}  // namespace omnigo
