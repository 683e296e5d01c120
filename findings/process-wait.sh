#!/usr/bin/env bash
# To wait for a process on another thread than the one that started it keeps a processor busy until it ends.
#
# Seen with Swift 6.3.1 on Linux: `Process.waitUntilExit()` polls the run loop of the thread that calls it. The thread that
# started the process has a source for its end there, so the wait sleeps. The run loop of any other thread has none and returns
# at once, so the wait repeats it without a pause: most of three seconds of processor time for a process of three seconds, against
# about 0.01 s on the thread that started it, and 0.001 s with a semaphore that `terminationHandler` signals.
# Concerns: command-line tools that start a long process, such as a build, in one task or on one queue, and wait in another.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swift --version 2>/dev/null | head -n 1
cat >"$work/main.swift" <<'SWIFT'
import Foundation

func processorMilliseconds() -> Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + $1.tv_sec * 1000 + Int($1.tv_usec) / 1000 }
}

let process = Process()
process.executableURL = URL(filePath: "/bin/sleep")
process.arguments = ["3"]
let end = DispatchSemaphore(value: 0)
process.terminationHandler = { _ in end.signal() }
let begin = processorMilliseconds()
try process.run()
switch CommandLine.arguments[1] {
case "same": process.waitUntilExit()
case "semaphore": end.wait()
default:
  let isDone = DispatchSemaphore(value: 0)
  Thread {
    process.waitUntilExit()
    isDone.signal()
  }.start()
  isDone.wait()
}
print(processorMilliseconds() - begin)
SWIFT
swiftc -swift-version 5 "$work/main.swift" -o "$work/wait"
same=$("$work/wait" same) other=$("$work/wait" other) semaphore=$("$work/wait" semaphore)
echo "processor time, ms: waited on the thread that started it $same, on another $other, with a semaphore $semaphore"
((other > 10 * (same + 1) && other > 10 * (semaphore + 1)))
