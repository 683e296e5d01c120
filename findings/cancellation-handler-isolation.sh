#!/usr/bin/env bash
# `withTaskCancellationHandler` leaves the caller's actor where its function stays on it.
#
# Seen with Swift 6.3.1 on Linux: a `nonisolated(nonsending)` function called on the main actor stays there, but the operation
# that it passes to `withTaskCancellationHandler` runs elsewhere. So it does in a function with a parameter
# `isolated (any Actor)? = #isolation`, unless the operation names this parameter. In a `@MainActor` function, all of it stays.
# The compiler warns of nothing.
# Concerns: authors of clocks, queues and continuations for tests: “has the task arrived?” then depends on another thread.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swift --version 2>/dev/null | head -n 1
cat >"$work/main.swift" <<'SWIFT'
func isOnMain(_ actor: isolated (any Actor)? = #isolation) async -> Bool { actor === MainActor.shared }

nonisolated(nonsending) func nonsending() async -> Bool { await isOnMain() }

nonisolated(nonsending) func nonsendingWithHandler() async -> Bool {
  await withTaskCancellationHandler { await isOnMain() } onCancel: {}
}

func parameterWithHandler(_ actor: isolated (any Actor)? = #isolation) async -> Bool {
  await withTaskCancellationHandler { await isOnMain() } onCancel: {}
}

func namedParameterWithHandler(_ actor: isolated (any Actor)? = #isolation) async -> Bool {
  await withTaskCancellationHandler {
    _ = actor
    return await isOnMain()
  } onCancel: {}
}

@MainActor func mainActorWithHandler() async -> Bool {
  await withTaskCancellationHandler { await isOnMain() } onCancel: {}
}

@MainActor func report() async {
  print("nonsending:", await nonsending())
  print("nonsending, in a handler:", await nonsendingWithHandler())
  print("isolated parameter, in a handler:", await parameterWithHandler())
  print("isolated parameter that is named, in a handler:", await namedParameterWithHandler())
  print("main actor, in a handler:", await mainActorWithHandler())
}

await report()
SWIFT
swiftc -swift-version 6 "$work/main.swift" -o "$work/report"
"$work/report" | tee "$work/seen"
diff "$work/seen" - <<'SEEN'
nonsending: true
nonsending, in a handler: false
isolated parameter, in a handler: false
isolated parameter that is named, in a handler: true
main actor, in a handler: true
SEEN
