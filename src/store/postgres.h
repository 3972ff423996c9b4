// PostgreSQL's C interface, libpq, in few words.
#pragma once

#include <libpq-fe.h>

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "store/sql.h"

namespace omnigo {

using PgResult = std::unique_ptr<PGresult, decltype(&PQclear)>;

class PgConnection {
 public:
  // How a statement, or several, went.
  enum class Outcome {
    Done,
    Refused,  // it cannot be; nothing of the transaction has happened
    Again,    // it can be if it is tried again: others were in the way
    Lost      // nobody knows: the connection broke
  };

  static Result<PgConnection> open(const std::string& url);

  Outcome run(const char* sql, const std::vector<SqlValue>& values = {});
  // The same, with what it gives.
  Outcome read(const char* sql, const std::vector<SqlValue>& values,
               const SqlBackEnd::EachRow& row);
  // Several statements in one text, without parameters.
  Outcome run_script(const std::string& sql);
  // Many at once, without waiting for each. To be called within a transaction, which is of no use
  // any more where it is not Done.
  Outcome run_all(const std::vector<SqlStep>& steps);

  bool broken() const { return PQstatus(handle_.get()) != CONNECTION_OK; }
  std::string error() const;
  // The SQLSTATE of what was refused; empty where we refused it ourselves.
  const std::string& state() const { return state_; }
  PGconn* handle() { return handle_.get(); }

 private:
  explicit PgConnection(PGconn* handle) : handle_(handle, &PQfinish) {}
  PgResult result(PGresult* given) { return {given, &PQclear}; }
  Outcome judge(const PGresult* result);
  Outcome prepare(std::string_view sql, std::string& name);
  Outcome send_some(const SqlStep* begin, const SqlStep* end);
  Outcome hear_some(const SqlStep* begin, const SqlStep* end);

  std::unique_ptr<PGconn, decltype(&PQfinish)> handle_;
  std::map<std::string, std::string, std::less<>> prepared_;  // names by text
  std::string error_, state_;
};

}  // namespace omnigo
