#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// The heap use of the calling thread since it started; on Apple's systems, that of the main thread.
///
/// Read it before and after some work: the difference is what the work costs. Reading allocates nothing.
struct HeapUse {
  /// How many blocks were allocated. Resizing a block counts as an allocation.
  int64_t allocations;
  /// How many bytes are in use. On Linux: what this thread allocated and did not free, with what the allocator
  /// adds to each block. On Apple's systems: the bytes in use by the whole process.
  int64_t bytes_in_use;
};

/// Reads the heap use until now.
struct HeapUse heap_use(void);

/// How many bytes all threads use now. Work that awaits needs this one: on Linux, the main queue can change its
/// thread, and then one thread frees what another has allocated.
int64_t heap_bytes_in_use(void);

/// Whether allocations are counted. They are not with a sanitizer, which replaces the allocator, nor on systems
/// other than Apple's and Linux with glibc.
bool heap_use_is_counted(void);

#endif
