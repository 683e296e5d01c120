#!/usr/bin/env bash
# Symbol graphs leave out the default isolation of types, but not of their members.
#
# Seen with Swift 6.2.3 and 6.3.1. With `-default-isolation MainActor`, the declaration of a class, struct, enum or protocol
# has no `@MainActor`, while its properties, initializers and methods have one. A reader of DocC's pages takes the type for
# free of isolation, and cannot see why its conformances are isolated.
# Concerns: authors of libraries with main-actor default isolation. Write `@MainActor` at public types.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swiftc --version 2>/dev/null | head -n 1
cat >"$work/Box.swift" <<'SWIFT'
public final class Box {
  public var content = ""
}
SWIFT
swiftc -emit-module -module-name Boxes -swift-version 6 -default-isolation MainActor -o "$work/Boxes.swiftmodule" \
  -emit-symbol-graph -emit-symbol-graph-dir "$work" "$work/Box.swift"
declarations=$(python3 - "$work/Boxes.symbols.json" <<'PYTHON'
import json, sys
for symbol in json.load(open(sys.argv[1]))["symbols"]:
    print("".join(part["spelling"] for part in symbol["declarationFragments"]))
PYTHON
)
echo "$declarations"
grep -qx 'final class Box' <<<"$declarations"
grep -qx '@MainActor var content: String' <<<"$declarations"
