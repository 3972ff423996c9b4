// Whether a sanitizer is built in, by clang or g++. It makes programs slow, and reserves more
// addresses than any limit on memory would leave it.
#pragma once

namespace omnigo {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kSanitized = true;
#elif defined(__has_feature)
inline constexpr bool kSanitized =
    __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
inline constexpr bool kSanitized = false;
#endif

}  // namespace omnigo
