// How heap use is counted: in an executable that contains this file, every allocation passes here first.
#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

// A sanitizer has its own allocator in the same place.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_SANITIZER)

// glibc lets a program define the allocator's functions itself, and offers its own under these names. What is
// taken here is glibc's own block, so that whatever gives it back may do so as it likes.
#include <malloc.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

// In the executable itself: reading it is one instruction, and allocates nothing, however early.
static __thread struct HeapUse use __attribute__((tls_model("initial-exec")));

static void *counted(void *block, size_t size) {
  if (block != NULL) {
    use.allocations += 1;
    use.bytes += (int64_t)size;
    use.bytes_in_use += (int64_t)malloc_usable_size(block);
  }
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size), size); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size), count * size); }

void *realloc(void *block, size_t size) {
  int64_t before = block == NULL ? 0 : (int64_t)malloc_usable_size(block);
  void *resized = __libc_realloc(block, size);
  // Nothing has happened to the old block if there is no memory for a new one; size 0 frees it.
  if (resized != NULL || size == 0) use.bytes_in_use -= before;
  return counted(resized, size);
}

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size), size); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *aligned = memalign(alignment, size);
  if (aligned == NULL) return ENOMEM;
  *block = aligned;
  return 0;
}

void free(void *block) {
  if (block != NULL) use.bytes_in_use -= (int64_t)malloc_usable_size(block);
  __libc_free(block);
}

struct HeapUse heap_use(void) { return use; }

#elif defined(__APPLE__) && !defined(HAS_SANITIZER)

// libmalloc calls this hook, if there is one, for everything that is taken from a zone and given back to it.
#include <malloc/malloc.h>
#include <pthread.h>

typedef void malloc_logger_t(
    uint32_t type, uintptr_t zone, uintptr_t first, uintptr_t second, uintptr_t result, uint32_t frames);
extern malloc_logger_t *malloc_logger;

enum { takes = 2, givesBack = 4 };

// The main thread's: the first use of a thread's own variable would allocate, and so come back here.
static struct HeapUse use;

static void count(
    uint32_t type, uintptr_t zone, uintptr_t first, uintptr_t second, uintptr_t result, uint32_t frames) {
  (void)zone;
  (void)frames;
  if (!(type & takes) || result == 0 || !pthread_main_np()) return;
  use.allocations += 1;
  // A block that is resized is the first argument then, and its size the second.
  use.bytes += (int64_t)(type & givesBack ? second : first);
}

__attribute__((constructor)) static void begin(void) { malloc_logger = count; }

struct HeapUse heap_use(void) {
  malloc_statistics_t all;
  malloc_zone_statistics(NULL, &all);
  struct HeapUse now = use;
  now.bytes_in_use = (int64_t)all.size_in_use;
  return now;
}

#else

struct HeapUse heap_use(void) {
  struct HeapUse nothing = {0, 0, 0};
  return nothing;
}

#endif

bool heap_use_is_counted(void) {
  int64_t before = heap_use().allocations;
  void *volatile block = malloc(1);
  free(block);
  return heap_use().allocations == before + 1;
}
