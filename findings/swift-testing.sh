#!/usr/bin/env bash
# Three results of Swift Testing that look like others.
#
# Seen with Swift 6.3.1 on Linux.
# 1. A `#require` that fails in the body of an exit test records an issue, and the process ends with success. So a test that
#    expects a failure is not met. With Swift 6.2.3, the process ends with a failure.
# 2. A failed `#expect(!isBusy)` of a variable prints "<not evaluated>". `isBusy == false` prints the value. 6.2.3 does so, too.
# 3. `swift test --filter 'name$'` runs no test and ends with the status 0, because an identifier ends with a file and a line.
#    6.2.3 does so, too.
# Concerns: authors of tests of crashes, and everybody who filters tests in a script.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swift --version 2>/dev/null | head -n 1
mkdir -p "$work/Tests/SeenTests"
cat >"$work/Package.swift" <<'SWIFT'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "Seen", targets: [.testTarget(name: "SeenTests")])
SWIFT
cat >"$work/Tests/SeenTests/SeenTests.swift" <<'SWIFT'
import Testing

@Test func requirement() async {
  await #expect(processExitsWith: .failure) { try #require(Bool(false)) }
}

@Test func negation() {
  let isBusy = true
  #expect(!isBusy)
}
SWIFT
run() { swift test --package-path "$work" "$@" 2>&1 | tee "$work/output" | grep -E 'recorded|Test run with' || true; }
run
grep -q 'requirement() recorded an issue.*\.failure → .exitCode(0)' "$work/output" ||
  grep -q 'requirement() recorded an issue.*\.failure → .*0' "$work/output"
grep -q 'negation() recorded an issue.*isBusy → <not evaluated>' "$work/output"
swift test --package-path "$work" --skip-build --filter 'negation\(\)$' >"$work/output" 2>&1
grep 'Test run with 0 tests' "$work/output"
