#!/usr/bin/env bash
# With main-actor default isolation, the same value has another text, and fails a cast, off the main actor.
#
# Seen with Swift 6.3.1 on Linux, in Swift 6 mode: the conformances of a model type to `CustomStringConvertible`, `Encodable` and
# other protocols that do not require `Sendable` are isolated to the main actor. Code that uses them directly does not compile
# elsewhere. A function that is generic or takes `Any` does, and casts at run time, where the result depends on the actor: on the
# main actor, `"\(value)"` is the `description`; in a detached task, it is the stored properties, and `value is any Encodable` is
# false. The compiler warns of nothing. With a `nonisolated` type, the text and the cast are the same everywhere.
# Known: https://github.com/swiftlang/swift/issues/85703, where `PropertyListEncoder` crashes. A runtime before Swift 6.2 accepts
# the cast (https://forums.swift.org/t/se-0470-global-actor-isolated-conformances/78704/8), so old systems log another text.
# Concerns: loggers, analytics and encoders that take `Any`, in an app with `.defaultIsolation(MainActor.self)`.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swiftc --version 2>/dev/null | head -n 1
cat >"$work/main.swift" <<'SWIFT'
struct User: CustomStringConvertible, Encodable {
  let name: String
  var description: String { "user \(name.count)" }
}

nonisolated struct Free: CustomStringConvertible, Encodable {
  let name: String
  var description: String { "user \(name.count)" }
}

nonisolated func log<Value>(_ place: String, _ value: Value) {
  print("\(place): \(value), encodable: \(value is any Encodable)")
}

log("isolated, main actor", User(name: "Ada"))
log("nonisolated, main actor", Free(name: "Ada"))
await Task.detached {
  log("isolated, elsewhere", User(name: "Ada"))
  log("nonisolated, elsewhere", Free(name: "Ada"))
}.value
SWIFT
swiftc -swift-version 6 -default-isolation MainActor -warnings-as-errors -o "$work/log" "$work/main.swift"
"$work/log" | tee "$work/seen"
diff "$work/seen" - <<'SEEN'
isolated, main actor: user 3, encodable: true
nonisolated, main actor: user 3, encodable: true
isolated, elsewhere: User(name: "Ada"), encodable: false
nonisolated, elsewhere: user 3, encodable: true
SEEN
