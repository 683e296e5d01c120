#!/usr/bin/env bash
# In a closure that makes the value of a stored property, the compiler does not warn of variables that nothing uses.
#
# Seen with Swift 6.3.1 on Linux: “was never used” and “was never mutated” come for the body of a computed property, and of a closure
# in a function. For the same lines in a closure that makes the value of a stored, lazy or static property, or of a global, neither
# comes, and `-warnings-as-errors` lets them pass. Of an unused result, the compiler warns there, too.
# Known since Swift 5: https://github.com/swiftlang/swift/pull/34617, which was not merged.
# Concerns: screens whose views are properties, `let label = { … }()`, and tables of closures in static properties, as tests have.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
swiftc --version 2>/dev/null | head -n 1
cat >"$work/properties.swift" <<'SWIFT'
struct Label { init() {} }

let global = {
  let label1 = Label()
  var label2 = Label()
  return label2
}()

func function() -> Label {
  let local = {
    let label3 = Label()
    var label4 = Label()
    return label4
  }()
  return local
}

struct Screen {
  var computed: Label {
    let label5 = Label()
    var label6 = Label()
    return label6
  }

  let stored = {
    let label7 = Label()
    var label8 = Label()
    return label8
  }()

  lazy var late = {
    let label9 = Label()
    var label10 = Label()
    return label10
  }()

  static let shared: Label = {
    let label11 = Label()
    var label12 = Label()
    Label()
    return label12
  }()
}
SWIFT
swiftc -typecheck -parse-as-library -swift-version 5 "$work/properties.swift" 2>&1 \
  | grep -oE "warning: (initialization of immutable value|variable|result of) '[A-Za-z0-9]+'.*" \
  | sed -E "s/;.*| \\[#.*//" | sort -u | sort -V -t "'" -k 2 | tee "$work/seen" || true
diff "$work/seen" - <<'SEEN'
warning: result of 'Label' initializer is unused
warning: initialization of immutable value 'label3' was never used
warning: variable 'label4' was never mutated
warning: initialization of immutable value 'label5' was never used
warning: variable 'label6' was never mutated
SEEN
