#!/usr/bin/env bash
# With main-actor default isolation, a class without an initializer cannot have a subclass.
#
# Seen with Swift 6.2.3 and 6.3.1, in Swift 6 mode. The initializer that the compiler adds to the superclass is nonisolated,
# and the one of the subclass is isolated. The error is reported at the subclass, and names no initializer in the sources.
# An explicit `init() {}` in the superclass compiles.
# Concerns: everybody who sets `.defaultIsolation(MainActor.self)` for a target with model classes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swiftc --version 2>/dev/null | head -n 1
compile() { swiftc -typecheck -swift-version 6 -default-isolation MainActor "$work/States.swift" 2>&1; }
cat >"$work/States.swift" <<'SWIFT'
class ListState { var items: [String] = [] }
final class FilteredState: ListState { var filter = "" }
SWIFT
compile | tee "$work/output" || true
grep -q "States.swift:2:.* main actor-isolated initializer 'init()' has different actor isolation" "$work/output"
sed -i.old 's/= \[\] }/= []; init() {} }/' "$work/States.swift"
compile
echo "Compiles with an initializer in the superclass."
