#ifndef TRACE_RECORDER_H
#define TRACE_RECORDER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Records which functions the main thread enters, in a program whose Swift code was built with
// `-sanitize-coverage=func,trace-pc-guard`: the compiler then calls a function of this file at the start of every
// function. In an ordinary build nothing calls it, and nothing is recorded.

/// A function that was entered.
typedef struct {
  /// The number of the function, from 1.
  uint32_t function;
  /// How many recorded functions were running when it was entered.
  uint32_t depth;
  /// The address in the last of these functions to which the call returns; 0 if none was running.
  uintptr_t position;
} TraceEntry;

/// Whether the program was built so that calls can be recorded.
bool traceIsAvailable(void);

/// Starts or stops recording. Only the calling thread is recorded.
void traceSetRecording(bool isRecording);

/// The entries since the last call of `traceClear`; valid until recording starts again.
const TraceEntry *traceEntries(size_t *count);

/// Forgets the entries.
void traceClear(void);

/// Never records a function again.
void traceIgnore(uint32_t function);

/// An address in a function that was entered.
uintptr_t traceAddress(uint32_t function);

/// An address of the running program, as the program's file has it.
uintptr_t traceAddressInFile(uintptr_t address);

#endif
