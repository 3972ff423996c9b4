// A wall clock that a test can set: loaded before the C library (LD_PRELOAD), it adds to the time
// of day the seconds that the file named by $OMNIGO_WALL_CLOCK holds. The monotonic clock stays as
// it is.
#include <dlfcn.h>
#include <sys/time.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

long seconds_off() {
  const char* path = std::getenv("OMNIGO_WALL_CLOCK");
  FILE* file = path == nullptr ? nullptr : std::fopen(path, "re");
  if (file == nullptr) return 0;
  long seconds = 0;
  if (std::fscanf(file, "%ld", &seconds) != 1) seconds = 0;
  std::fclose(file);
  return seconds;
}

int real_clock_gettime(clockid_t clock, timespec* time) {
  using Function = int (*)(clockid_t, timespec*);
  static const auto next = reinterpret_cast<Function>(dlsym(RTLD_NEXT, "clock_gettime"));
  return next(clock, time);
}

}  // namespace

extern "C" {

int clock_gettime(clockid_t clock, timespec* time) noexcept {
  const int result = real_clock_gettime(clock, time);
  if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
    time->tv_sec += seconds_off();
  }
  return result;
}

time_t time(time_t* given) noexcept {
  timespec now{};
  clock_gettime(CLOCK_REALTIME, &now);
  if (given != nullptr) *given = now.tv_sec;
  return now.tv_sec;
}

int gettimeofday(timeval* given, void*) noexcept {
  timespec now{};
  clock_gettime(CLOCK_REALTIME, &now);
  given->tv_sec = now.tv_sec;
  given->tv_usec = now.tv_nsec / 1'000;
  return 0;
}

}  // extern "C"
