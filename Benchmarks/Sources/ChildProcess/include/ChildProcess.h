#ifndef CHILD_PROCESS_H
#define CHILD_PROCESS_H

#include <stdbool.h>
#include <stdint.h>

/// What a program and the programs that it has started cost.
struct ProcessCost {
  /// 0 if it succeeded.
  int status;
  /// The time of all cores.
  double cpu_seconds;
  /// The most that one of these programs had in memory.
  int64_t peak_bytes;
};

/// Runs a program to its end.
///
/// - `arguments`: The path and the arguments, with NULL at the end.
/// - `output`: The file that gets its standard output and standard error.
/// - `address_space`: The most bytes of addresses for each program. Where the system does not support it, there is no limit.
///
/// Returns false if it could not be started.
bool run_child(char *const arguments[], const char *output, uint64_t address_space, struct ProcessCost *cost);

#endif
