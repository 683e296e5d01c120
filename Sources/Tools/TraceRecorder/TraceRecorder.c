// For dladdr of glibc.
#define _GNU_SOURCE

#include "TraceRecorder.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// Of libdispatch, whose headers are not in every toolchain's path for C. Without a queue it returns the current one's.
extern const char *dispatch_queue_get_label(void *queue);

#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

// A running function: its frame, and its return address, which tells it from another one at the same place.
typedef struct {
  uintptr_t frame, returnAddress;
} Frame;

static uint32_t functionCount;
static uintptr_t *addresses;
static bool *isIgnored;

static bool isRecording;
static pthread_t thread;
static TraceEntry *entries;
static size_t entryCount, entryCapacity;
static Frame running[1 << 14];
static size_t runningCount;

// The frame of the caller. Swift marks the frames of async functions with a bit.
static uintptr_t above(uintptr_t frame) { return *(uintptr_t *)frame & ~((uintptr_t)1 << 60); }

static uintptr_t returnAddress(uintptr_t frame) { return ((uintptr_t *)frame)[1]; }

// Whether a function that was entered is still running when another one is entered with a frame below its own. Then
// `position` becomes the place in it to which the call returns, or 0 if that is not known.
static bool isRunning(Frame function, uintptr_t frame, uintptr_t *position) {
  uintptr_t below = frame;
  while (frame < function.frame) {
    uintptr_t next = above(frame);
    // Code without frame pointers is in between: assume that the function is running.
    if (next <= frame || next - frame > 1 << 20) break;
    below = frame;
    frame = next;
  }
  *position = frame == function.frame ? returnAddress(below) : 0;
  return frame <= function.frame && returnAddress(function.frame) == function.returnAddress;
}

// Whether this is the main actor's thread. On Linux, the threads of the main queue take turns.
static bool isOnMainActor(void) {
  if (pthread_equal(thread, pthread_self())) return true;
  const char *label = dispatch_queue_get_label(NULL);
  if (label == NULL || strcmp(label, "com.apple.main-thread") != 0) return false;
  thread = pthread_self();
  runningCount = 0;
  return true;
}

void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {
  if (start == stop || *start != 0) return;
  for (uint32_t *guard = start; guard < stop; guard++) *guard = ++functionCount;
  addresses = realloc(addresses, (functionCount + 1) * sizeof *addresses);
  isIgnored = realloc(isIgnored, (functionCount + 1) * sizeof *isIgnored);
  if (addresses == NULL || isIgnored == NULL) abort();
  for (uint32_t *guard = start; guard < stop; guard++) addresses[*guard] = isIgnored[*guard] = 0;
}

void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
  if (!isRecording || isIgnored[*guard] || !isOnMainActor()) return;
  uintptr_t frame = above((uintptr_t)__builtin_frame_address(0));
  addresses[*guard] = (uintptr_t)__builtin_return_address(0);
  uintptr_t position = 0;
  while (runningCount > 0) {
    Frame last = running[runningCount - 1];
    if (last.frame > frame && isRunning(last, frame, &position)) break;
    runningCount--;
    position = 0;
  }
  if (entryCount == entryCapacity) {
    entryCapacity = entryCapacity ? 2 * entryCapacity : 1 << 16;
    entries = realloc(entries, entryCapacity * sizeof *entries);
    if (entries == NULL) abort();
  }
  entries[entryCount++] = (TraceEntry){*guard, (uint32_t)runningCount, position};
  if (runningCount < sizeof running / sizeof *running) {
    running[runningCount++] = (Frame){frame, returnAddress(frame)};
  }
}

// How far the file that contains an address is in memory from the addresses in the file. The linker's symbols for the
// start of a program do not exist in a test bundle.
static uintptr_t slide(uintptr_t address) {
  Dl_info file;
  if (dladdr((const void *)address, &file) == 0) return 0;
#ifdef __APPLE__
  for (uint32_t image = 0; image < _dyld_image_count(); image++) {
    if ((const void *)_dyld_get_image_header(image) == file.dli_fbase) {
      return (uintptr_t)_dyld_get_image_vmaddr_slide(image);
    }
  }
  return 0;
#else
  // The addresses in a position-independent file begin at 0.
  return (uintptr_t)file.dli_fbase;
#endif
}

bool traceIsAvailable(void) { return functionCount > 0; }

void traceSetRecording(bool starts) {
  thread = pthread_self();
  isRecording = starts && traceIsAvailable();
}

const TraceEntry *traceEntries(size_t *count) {
  *count = entryCount;
  return entries;
}

void traceClear(void) { entryCount = 0; }

void traceIgnore(uint32_t function) { isIgnored[function] = true; }

uintptr_t traceAddress(uint32_t function) { return addresses[function]; }

uintptr_t traceAddressInFile(uintptr_t address) { return address - slide(address); }
