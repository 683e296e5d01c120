// Counts heap use: in an executable that contains this file, every allocation calls these functions first.
#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

// A sanitizer replaces the allocator in the same way.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_SANITIZER)

// glibc lets a program define the allocator's functions, and exports its own under these names. The blocks are
// glibc's, so any function of glibc can free them.
#include <malloc.h>
#include <stdatomic.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

// The initial-exec model makes access safe before main: it allocates nothing.
static __thread struct HeapUse use __attribute__((tls_model("initial-exec")));
static _Atomic int64_t of_all_threads;

static void add_in_use(int64_t bytes) {
  use.bytes_in_use += bytes;
  atomic_fetch_add_explicit(&of_all_threads, bytes, memory_order_relaxed);
}

static void *counted(void *block) {
  if (block != NULL) {
    use.allocations += 1;
    add_in_use((int64_t)malloc_usable_size(block));
  }
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  int64_t before = block == NULL ? 0 : (int64_t)malloc_usable_size(block);
  void *resized = __libc_realloc(block, size);
  // The old block is unchanged if the allocation failed; size 0 frees it.
  if (resized != NULL || size == 0) add_in_use(-before);
  return counted(resized);
}

void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *aligned = memalign(alignment, size);
  if (aligned == NULL) return ENOMEM;
  *block = aligned;
  return 0;
}

void free(void *block) {
  if (block != NULL) add_in_use(-(int64_t)malloc_usable_size(block));
  __libc_free(block);
}

struct HeapUse heap_use(void) { return use; }

int64_t heap_bytes_in_use(void) { return atomic_load_explicit(&of_all_threads, memory_order_relaxed); }

#elif defined(__APPLE__) && !defined(HAS_SANITIZER)

// libmalloc calls this hook for every allocation and deallocation in a zone.
#include <malloc/malloc.h>
#include <pthread.h>

typedef void malloc_logger_t(
    uint32_t type, uintptr_t zone, uintptr_t first, uintptr_t second, uintptr_t result, uint32_t frames);
extern malloc_logger_t *malloc_logger;

enum { allocates = 2 };

// Only the main thread is counted: the first access to a thread-local variable would allocate and call this again.
static struct HeapUse use;

static void count(
    uint32_t type, uintptr_t zone, uintptr_t first, uintptr_t second, uintptr_t result, uint32_t frames) {
  (void)zone;
  (void)first;
  (void)second;
  (void)frames;
  if (!(type & allocates) || result == 0 || !pthread_main_np()) return;
  use.allocations += 1;
}

__attribute__((constructor)) static void begin(void) { malloc_logger = count; }

struct HeapUse heap_use(void) {
  struct HeapUse now = use;
  now.bytes_in_use = heap_bytes_in_use();
  return now;
}

int64_t heap_bytes_in_use(void) {
  malloc_statistics_t all;
  malloc_zone_statistics(NULL, &all);
  return (int64_t)all.size_in_use;
}

#else

struct HeapUse heap_use(void) {
  struct HeapUse nothing = {0, 0};
  return nothing;
}

int64_t heap_bytes_in_use(void) { return 0; }

#endif

bool heap_use_is_counted(void) {
  int64_t before = heap_use().allocations;
  void *volatile block = malloc(1);
  free(block);
  return heap_use().allocations == before + 1;
}
