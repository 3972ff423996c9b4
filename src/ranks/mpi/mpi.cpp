// The ranks of MPI. A library of its own: nothing else of omnigo knows MPI.
#include "ranks/mpi.h"

#include <mpi.h>
#include <sched.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <list>
#include <thread>

namespace omnigo {
namespace {

class OpenMpi final : public MpiRanks {
 public:
  OpenMpi() {
    // Threads send and receive one at a time.
    int provided = 0;
    MPI_Init_thread(nullptr, nullptr, MPI_THREAD_SERIALIZED, &provided);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);  // a lost rank is no reason to end
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
    MPI_Comm host = MPI_COMM_NULL;
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, rank_, MPI_INFO_NULL, &host);
    MPI_Comm_size(host, &on_this_host_);
    cpu_set_t own, all;
    CPU_ZERO(&own);
    CPU_ZERO(&all);
    sched_getaffinity(0, sizeof own, &own);
    MPI_Allreduce(&own, &all, sizeof own, MPI_BYTE, MPI_BOR, host);
    processors_of_host_ = CPU_COUNT(&all);
    MPI_Comm_free(&host);
  }

  int rank() const override { return rank_; }
  int size() const override { return size_; }
  int on_this_host() const override { return on_this_host_; }
  int processors_of_host() const override { return processors_of_host_; }

  void send(int to, Bytes bytes) override {
    sending_.push_back({std::move(bytes), MPI_REQUEST_NULL});
    Sending& now = sending_.back();
    leaving_ += now.bytes.size();
    MPI_Isend(now.bytes.data(), static_cast<int>(now.bytes.size()), MPI_BYTE, to, kTag,
              MPI_COMM_WORLD, &now.request);
  }

  std::optional<Message> receive() override {
    int arrived = 0;
    MPI_Status status;
    MPI_Iprobe(MPI_ANY_SOURCE, kTag, MPI_COMM_WORLD, &arrived, &status);
    if (arrived == 0) {
      leaving();
      return std::nullopt;
    }
    waits_ = 0;
    int size = 0;
    MPI_Get_count(&status, MPI_BYTE, &size);
    Message message{status.MPI_SOURCE, Bytes(static_cast<std::size_t>(size))};
    MPI_Recv(message.bytes.data(), size, MPI_BYTE, status.MPI_SOURCE, kTag, MPI_COMM_WORLD,
             MPI_STATUS_IGNORE);
    return message;
  }

  std::size_t leaving() override {
    for (auto i = sending_.begin(); i != sending_.end();) {
      int gone = 0;
      MPI_Test(&i->request, &gone, MPI_STATUS_IGNORE);
      if (gone == 0) {
        ++i;
        continue;
      }
      leaving_ -= i->bytes.size();
      i = sending_.erase(i);
    }
    return leaving_;
  }

  // MPI's own waiting takes all of a processor that another rank, or a thread of this one, may
  // need. Where ranks have equal work, waits are shorter than a sleep.
  void wait() override {
    if (++waits_ <= kShortWaits) {
      std::this_thread::yield();
    } else {
      std::this_thread::sleep_for(std::chrono::microseconds(20));
    }
  }

  void leave(Leave how, int status) override {
    if (how == Leave::failed) MPI_Abort(MPI_COMM_WORLD, 1);
    if (how == Leave::without_the_lost) {
      // Finalizing would wait for them. What was sent to the others must leave first.
      const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(2);
      while (leaving() > 0 && std::chrono::steady_clock::now() < end) wait();
      std::fflush(nullptr);
      _exit(status);
    }
    for (Sending& sending : sending_) MPI_Wait(&sending.request, MPI_STATUS_IGNORE);
    MPI_Finalize();
  }

 private:
  static constexpr int kTag = 1, kShortWaits = 200;
  struct Sending {
    Bytes bytes;
    MPI_Request request;
  };

  int rank_ = 0, size_ = 1, on_this_host_ = 1, processors_of_host_ = 1;
  std::list<Sending> sending_;
  std::size_t leaving_ = 0;
  int waits_ = 0;  // since a message came
};

}  // namespace
}  // namespace omnigo

extern "C" omnigo::MpiRanks* omnigo_make_mpi_ranks_2() {
  static omnigo::OpenMpi ranks;
  return &ranks;
}
