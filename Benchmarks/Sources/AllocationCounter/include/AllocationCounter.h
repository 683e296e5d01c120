#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// What the calling thread has done with the heap since it began; on Apple's systems, what the main thread has.
///
/// Read it before and after something: the difference is what that has cost. Reading takes nothing from the heap.
struct HeapUse {
  /// How many blocks were taken. A block that is resized counts as taken anew.
  int64_t allocations;
  /// How many bytes were asked for with them.
  int64_t bytes;
  /// How many bytes are in use. On Linux they are those that this thread has taken and not given back, with what
  /// the allocator adds to each block; on Apple's systems they are the whole process's.
  int64_t bytes_in_use;
};

/// Reads what has been done until now.
struct HeapUse heap_use(void);

/// Whether this process's allocations are counted at all. They are not where another allocator has taken the
/// place of the system's, as sanitizers do, or where the system is neither Linux with glibc nor Apple's.
bool heap_use_is_counted(void);

#endif
