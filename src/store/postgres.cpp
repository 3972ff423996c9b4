#include "store/postgres.h"

#include <algorithm>

namespace omnigo {
namespace {

// Of one end, so that neither waits with full hands for the other to take something.
constexpr std::size_t kMostInPipeline = 100;

// Values as texts, which PostgreSQL reads as whatever type it expects there.
class Parameters {
 public:
  explicit Parameters(const std::vector<SqlValue>& values) {
    texts_.reserve(values.size());
    for (const SqlValue& value : values) {
      if (const auto* text = std::get_if<std::string>(&value)) {
        pointers_.push_back(text->c_str());
        whole_ = whole_ && text->find('\0') == text->npos;
      } else if (const auto* number = std::get_if<std::int64_t>(&value)) {
        pointers_.push_back(texts_.emplace_back(std::to_string(*number)).c_str());
      } else if (const auto* real = std::get_if<double>(&value)) {
        char shown[40];
        snprintf(shown, sizeof shown, "%.17g", *real);
        pointers_.push_back(texts_.emplace_back(shown).c_str());
      } else {
        pointers_.push_back(nullptr);
      }
    }
  }
  int count() const { return static_cast<int>(pointers_.size()); }
  const char* const* pointers() const { return pointers_.data(); }
  // PostgreSQL keeps no zero bytes.
  bool whole() const { return whole_; }

 private:
  std::vector<std::string> texts_;
  std::vector<const char*> pointers_;
  bool whole_ = true;
};

std::vector<SqlValue> row_of(const PGresult* result, int row) {
  std::vector<SqlValue> values;
  for (int i = 0; i < PQnfields(result); ++i) {
    if (PQgetisnull(result, row, i)) {
      values.emplace_back(nullptr);
    } else {
      values.emplace_back(std::string(PQgetvalue(result, row, i), PQgetlength(result, row, i)));
    }
  }
  return values;
}

}  // namespace

Result<PgConnection> PgConnection::open(const std::string& url) {
  // A peer that is silent for some seconds is gone. What the URL says goes before.
  const char* const names[] = {"application_name",    "connect_timeout",  "keepalives_idle",
                               "keepalives_interval", "keepalives_count", "tcp_user_timeout",
                               "client_encoding",     "dbname",           nullptr};
  const char* const values[] = {"omnigo", "5",    "5",         "2",    "3",
                                "10000",  "UTF8", url.c_str(), nullptr};
  PgConnection connection(PQconnectdbParams(names, values, 1));
  if (connection.broken()) return Error{connection.error()};
  PQsetNoticeProcessor(connection.handle(), [](void*, const char*) {}, nullptr);
  const char* encoding = PQparameterStatus(connection.handle(), "server_encoding");
  if (encoding == nullptr || std::string_view(encoding) != "UTF8") {
    return Error{"the database's encoding is not UTF8 (createdb --encoding UTF8)"};
  }
  return connection;
}

std::string PgConnection::error() const {
  std::string text = error_.empty() ? PQerrorMessage(handle_.get()) : error_;
  text = text.substr(0, text.find('\n'));
  return text.starts_with("ERROR:  ") ? text.substr(8) : text;
}

PgConnection::Outcome PgConnection::judge(const PGresult* result) {
  switch (PQresultStatus(result)) {
    case PGRES_COMMAND_OK:
    case PGRES_TUPLES_OK:
    case PGRES_SINGLE_TUPLE:
      return Outcome::Done;
    default:
      break;
  }
  if (result != nullptr) error_ = PQresultErrorMessage(result);
  const char* field = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const std::string_view state = state_ = field == nullptr ? "" : field;
  // 57P: the server goes down or comes up; 40: deadlocks and the like.
  if (broken() || state.starts_with("08") || state.starts_with("57P")) return Outcome::Lost;
  if (state.starts_with("40")) return Outcome::Again;
  return Outcome::Refused;
}

PgConnection::Outcome PgConnection::prepare(std::string_view sql, std::string& name) {
  const auto found = prepared_.find(sql);
  if (found != prepared_.end()) {
    name = found->second;
    return Outcome::Done;
  }
  name = "s" + std::to_string(prepared_.size());
  const std::string text(sql);
  const auto outcome =
      judge(result(PQprepare(handle_.get(), name.c_str(), text.c_str(), 0, nullptr)).get());
  if (outcome == Outcome::Done) prepared_[text] = name;
  return outcome;
}

PgConnection::Outcome PgConnection::run(const char* sql, const std::vector<SqlValue>& values) {
  return read(sql, values, [](const SqlRow&) {});
}

// Row by row: a copy reads tables that memory need not hold.
PgConnection::Outcome PgConnection::read(const char* sql, const std::vector<SqlValue>& values,
                                         const SqlBackEnd::EachRow& row) {
  std::string name;
  const Parameters parameters(values);
  state_.clear();
  if (!parameters.whole()) return Outcome::Refused;
  if (const auto outcome = prepare(sql, name); outcome != Outcome::Done) return outcome;
  if (!PQsendQueryPrepared(handle_.get(), name.c_str(), parameters.count(), parameters.pointers(),
                           nullptr, nullptr, 0) ||
      !PQsetSingleRowMode(handle_.get())) {
    return Outcome::Lost;
  }
  Outcome outcome = Outcome::Done;
  while (const PgResult one = result(PQgetResult(handle_.get()))) {
    if (outcome == Outcome::Done) outcome = judge(one.get());
    if (PQresultStatus(one.get()) == PGRES_SINGLE_TUPLE) row(SqlRow(row_of(one.get(), 0)));
  }
  return broken() ? Outcome::Lost : outcome;
}

PgConnection::Outcome PgConnection::run_script(const std::string& sql) {
  return judge(result(PQexec(handle_.get(), sql.c_str())).get());
}

PgConnection::Outcome PgConnection::run_all(const std::vector<SqlStep>& steps) {
  for (std::size_t at = 0; at < steps.size(); at += kMostInPipeline) {
    const SqlStep* begin = steps.data() + at;
    const SqlStep* end = steps.data() + std::min(steps.size(), at + kMostInPipeline);
    const auto sent = send_some(begin, end);
    if (sent != Outcome::Done) return sent;
    const auto heard = hear_some(begin, end);
    if (heard != Outcome::Done) return heard;
  }
  return Outcome::Done;
}

PgConnection::Outcome PgConnection::send_some(const SqlStep* begin, const SqlStep* end) {
  std::vector<std::string> names(end - begin);
  for (const SqlStep* step = begin; step != end; ++step) {
    const auto outcome = prepare(step->sql, names[step - begin]);
    if (outcome != Outcome::Done) return outcome;
    state_.clear();
    if (!Parameters(step->values).whole()) return Outcome::Refused;
  }
  if (!PQenterPipelineMode(handle_.get())) return Outcome::Lost;
  for (const SqlStep* step = begin; step != end; ++step) {
    const Parameters parameters(step->values);
    if (!PQsendQueryPrepared(handle_.get(), names[step - begin].c_str(), parameters.count(),
                             parameters.pointers(), nullptr, nullptr, 0)) {
      return Outcome::Lost;
    }
  }
  return PQpipelineSync(handle_.get()) ? Outcome::Done : Outcome::Lost;
}

PgConnection::Outcome PgConnection::hear_some(const SqlStep* begin, const SqlStep* end) {
  Outcome outcome = Outcome::Done;
  for (const SqlStep* step = begin; step != end; ++step) {
    // The first may come row by row, as what was asked before the pipeline did.
    while (const PgResult one = result(PQgetResult(handle_.get()))) {
      if (outcome == Outcome::Done) outcome = judge(one.get());
      if (outcome == Outcome::Done && step->must_change &&
          std::string_view(PQcmdTuples(const_cast<PGresult*>(one.get()))) == "0") {
        error_ = "nothing changed";
        state_.clear();
        outcome = Outcome::Refused;
      }
    }
  }
  result(PQgetResult(handle_.get()));  // the mark at the end
  if (broken() || !PQexitPipelineMode(handle_.get())) return Outcome::Lost;
  return outcome;
}

}  // namespace omnigo
