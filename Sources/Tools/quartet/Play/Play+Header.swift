import QuartetParity
import QuartetShared

// The header of a scenario's file.
extension Play {
  func isHeader(_ text: String) -> Bool {
    ["rule:", "title:", "kind:", "given:", "variants:", "unspecified:"].contains(where: text.hasPrefix)
  }

  func take(header text: String, _ line: Script.Line) async {
    let key = text.prefix { $0 != ":" }
    let value = String(text.drop { $0 != ":" }.dropFirst().trimmingPrefix(while: { $0 == " " }))
    let expected: String?
    switch (key, value) {
    case ("kind", "email"), ("kind", "phone"), ("title", _): expected = nil
    case ("kind", _): expected = "email or phone"
    case ("given", _): expected = (try? Given.steps(named: value)) == nil ? Given.names : nil
    case ("unspecified", _): expected = UInt64(value) == nil ? "a seed, such as 7" : nil
    case ("rule", _): expected = Rule(named: value) == nil ? "a rule, such as L6" : nil
    default: expected = "no variants: a scenario with variants cannot be played"
    }
    guard expected == nil else {
      // The value may be a password.
      let shown = "\(key): \(Redaction.dots)"
      echo(line, shown, isRedacted: true)
      return printMistake("expected \(expected ?? "")", shown)
    }
    echo(line, text)
    if key == "rule" || key == "title" { return }
    guard session.stepCount == 0 else { return printMistake("write the header before the first step", text) }
    if key == "given" {
      await begin()
      for step in (try? Given.steps(named: value)) ?? [] { await take("\(Move(step))", line) }
      return
    }
    let kind: LoginKind = key == "kind" ? (value == "phone" ? .phone : .email) : session.kind
    let seed = key == "unspecified" ? UInt64(value) : session.unspecifiedSeed
    guard (requiredKind ?? kind) != session.kind || seed != session.unspecifiedSeed else { return }
    let wasDrawn = isPrompted
    await replace(implementation, kind: requiredKind ?? kind, unspecifiedSeed: seed)
    if wasDrawn { await begin() }
  }
}
