#!/usr/bin/env bash
# An `@Observable` model stores a value that equals the old one, and notifies no observer.
#
# Seen with Swift 6.3.1 on Linux. The setter that the macro writes compares with `==`, also objects, and with `===` those that
# are not `Equatable`. So where `==` compares an identifier only, the new text is stored and not shown. An object that replaces
# an equal one is not observed: later changes in it notify no observer either, because they track the old object. A change in
# place always notifies: `count += 0` does, `count = count` does not.
# https://github.com/swiftlang/swift/pull/78151 added the comparison, and a comment there doubts it.
# Concerns: screens that follow models with `withObservationTracking` or `updateProperties()`, where `==` compares `id`.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swiftc --version 2>/dev/null | head -n 1
cat >"$work/main.swift" <<'SWIFT'
import Observation

struct Row: Equatable {
  let id: Int
  var text: String
  static func == (first: Row, second: Row) -> Bool { first.id == second.id }
}

@Observable final class Song: Equatable {
  let id: Int
  var title: String
  init(_ id: Int, _ title: String) { (self.id, self.title) = (id, title) }
  static func == (first: Song, second: Song) -> Bool { first.id == second.id }
}

@Observable final class Model {
  var count = 0
  var row = Row(id: 1, text: "old")
  var song = Song(1, "old")
}

func report(_ name: String, change: (Model) -> Void) {
  let model = Model()
  nonisolated(unsafe) var isNotified = false
  withObservationTracking {
    _ = (model.count, model.row.text, model.song.title)
  } onChange: {
    isNotified = true
  }
  change(model)
  print("\(name): \(isNotified ? "notified" : "silent"), \(model.row.text) row, \(model.song.title) song")
}

report("count = count") { $0.count = $0.count }
report("count += 0") { $0.count += 0 }
report("row.text = new") { $0.row.text = "new" }
report("row = another one with this id") { $0.row = Row(id: 1, text: "new") }
report("song.title = new") { $0.song.title = "new" }
report("song = another one with this id, and then its title") {
  $0.song = Song(1, "old")
  $0.song.title = "new"
}
SWIFT
swiftc -swift-version 6 -o "$work/report" "$work/main.swift"
"$work/report" | tee "$work/seen"
diff "$work/seen" - <<'SEEN'
count = count: silent, old row, old song
count += 0: notified, old row, old song
row.text = new: notified, new row, old song
row = another one with this id: silent, new row, old song
song.title = new: notified, old row, new song
song = another one with this id, and then its title: silent, old row, new song
SEEN
