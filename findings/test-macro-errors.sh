#!/usr/bin/env bash
# One mistake in a file of tests, and an error for each of its tests.
#
# Seen with Swift 6.3.1 on Linux: an error that the compiler finds after the types, such as a missing `return` or a constant
# that is read before it has a value, is followed by two errors for each `@Test` and each `@Suite` of the same file. They come
# from the expansion of the macros ("@const", "@section"), and name no line of the file. A mistake in the types, or in a file
# without tests, is reported alone. Swift 6.2.3 reports the mistake alone in all of these.
# Concerns: everybody who reads the last errors of `swift test` first, and tools that count or sort errors.
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

# errors NAME MISTAKE: writes a file with the mistake and two tests, builds it, and prints and keeps the errors.
errors() {
  printf '%s\n' 'import Testing' "$2" '@Test func first() {}' '@Test func second() {}' >"$work/Tests/SeenTests/SeenTests.swift"
  echo "== $1"
  (swift build --build-tests --package-path "$work" 2>&1 || true) |
    sed -nE "s/^(.*SeenTests\.swift|macro expansion @Test)[0-9:]* error: /\1: /p" | sed "s|.*/||" | tee "$work/errors"
}

for mistake in 'func number() -> Int {}' 'func number() -> Int { let one: Int; return one }'; do
  errors "after the types: $mistake" "$mistake"
  [[ $(grep -c '^SeenTests.swift: ' "$work/errors") == 1 ]]
  [[ $(grep -c '^macro expansion @Test: .*@section' "$work/errors") == 2 ]]
  [[ $(grep -c '^macro expansion @Test: .*@const' "$work/errors") == 2 ]]
done
errors "in the types" 'let number: Int = "one"'
if grep -q '^macro expansion' "$work/errors"; then exit 1; fi
