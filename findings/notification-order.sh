#!/usr/bin/env bash
# On Linux, NotificationCenter calls the observers of a notification in an order that changes from process to process.
#
# Seen with Swift 6.3.1 on Linux. Foundation keeps the observers in a dictionary, whose order depends on the random seed of the
# process; with SWIFT_DETERMINISTIC_HASHING=1, the order stays the same. Apple documents no order.
# Concerns: everybody whose tests on Linux have two observers of one notification, and repeat a run by a seed.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swiftc --version 2>/dev/null | head -n 1
cat >"$work/main.swift" <<'SWIFT'
import Foundation

let center = NotificationCenter()
let name = Notification.Name("sent")
let observers = (1...6).map { number in
  center.addObserver(forName: name, object: nil, queue: nil) { _ in print(number, terminator: " ") }
}
center.post(name: name, object: nil)
print("of", observers.count)
SWIFT
swiftc -swift-version 6 -o "$work/order" "$work/main.swift"
for _ in {1..8}; do "$work/order"; done | tee "$work/output"
grep -q 'of 6' "$work/output"
test "$(sort -u "$work/output" | wc -l)" -gt 1
