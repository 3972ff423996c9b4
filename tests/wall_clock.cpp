// A wall clock that a test can set: loaded before the C library (LD_PRELOAD), it adds to the time
// of day the seconds that the file named by $OMNIGO_WALL_CLOCK holds. The monotonic clock stays as
// it is. It asks the kernel itself: a sanitizer's own versions of the functions it would need call
// it before they are ready.
#include <fcntl.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

#include <charconv>
#include <cstdlib>
#include <ctime>

namespace {

long seconds_off() {
  const char* path = std::getenv("OMNIGO_WALL_CLOCK");
  if (path == nullptr) return 0;
  const long file = syscall(SYS_openat, AT_FDCWD, path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  char text[32];
  const long size = syscall(SYS_read, file, text, sizeof text);
  syscall(SYS_close, file);
  long seconds = 0;
  if (size > 0) std::from_chars(text, text + size, seconds);
  return seconds;
}

}  // namespace

extern "C" {

int clock_gettime(clockid_t clock, timespec* time) noexcept {
  const auto result = static_cast<int>(syscall(SYS_clock_gettime, clock, time));
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
