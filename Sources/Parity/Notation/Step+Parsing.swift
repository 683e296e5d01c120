import Arguments

nonisolated extension Step {
  /// Reads one step.
  ///
  /// A number alone is a tap (`3`), a number and a text is typing (`1 ada@example.com`).
  ///
  /// - Parameter text: One line, without a comment and without dots at its end.
  /// - Throws: ``StepError`` with the word that cannot be read and what was expected.
  public init(parsing text: String) throws(StepError) {
    var scanner = StepScanner(text)
    self = try Self.parse(&scanner)
    try scanner.end()
  }

  private static let verbs =
    "tap, type, return, swipe, back, escape, open, expire, wait, reply, other window, sign in, on, present, "
    + "dismiss, replace, finish, or a number"

  private static func parse(_ scanner: inout StepScanner) throws(StepError) -> Step {
    if Int(scanner.next) != nil { return try parseNumbered(&scanner) }
    let verb = scanner.word()
    switch verb {
    case "tap": return try parseTap(Target(scanning: &scanner), &scanner)
    case "type": return .type(try Target(scanning: &scanner), try scanner.text(expected: typed))
    case "return": return .pressReturn(try Target(scanning: &scanner))
    case "swipe":
      let isBack = scanner.skip("back")
      return switch (isBack, scanner.skip("halfway")) {
      case (false, false): .swipe
      case (false, true): .swipeHalfway
      case (true, false): .swipeBack
      case (true, true): .swipeBackHalfway
      }
    case "back": return .back
    case "escape": return .escape
    case "open": return .open(try scanner.text(expected: link))
    case "expire": return .expire
    case "wait": return .wait(milliseconds: try parseDuration(scanner.word()))
    case "reply": return try parseReply(&scanner)
    case "other":
      try scanner.skip(oneOf: "window")
      return .otherWindow
    case "sign":
      try scanner.skip(oneOf: "in")
      try scanner.skip(oneOf: "elsewhere")
      return .signInElsewhere
    case "on":
      let change = try scanner.skip(oneOf: "sign-in", "sign-out", "comment")
      return .on(
        Change(rawValue: change) ?? .signIn, isFirst: scanner.skip("first"), try parseReaction(&scanner))
    case "present": return .present(try scanner.skip(oneOf: "alert", "sheet") == "alert" ? .alert : .sheet)
    case "dismiss": return try scanner.skip(oneOf: "top", "all") == "top" ? .dismissTop : .dismissAll
    case "replace":
      try scanner.skip(oneOf: "root")
      return .replaceRoot
    case "finish": return .finish
    default: throw StepError(found: verb, expected: verbs)
    }
  }

  private static func parseReaction(_ scanner: inout StepScanner) throws(StepError) -> Reaction {
    switch try scanner.skip(oneOf: "expire", "sign", "open") {
    case "expire": return .expire
    case "open": return .open(try scanner.text(expected: link))
    default:
      try scanner.skip(oneOf: "out")
      return .signOut
    }
  }

  private static let link = "a link, such as quartet://comment"
  private static let typed = #"the text to type; "" empties the field"#

  private static func parseNumbered(_ scanner: inout StepScanner) throws(StepError) -> Step {
    let target = try Target(scanning: &scanner)
    if scanner.isAtEnd || scanner.next == "+" { return try parseTap(target, &scanner) }
    return .type(target, try scanner.text(expected: typed))
  }

  private static func parseTap(
    _ target: Target, _ scanner: inout StepScanner
  ) throws(StepError) -> Step {
    guard scanner.next == "+" else { return .tap(target) }
    _ = scanner.word()
    return .tapTogether(target, try Target(scanning: &scanner))
  }

  private static func parseReply(_ scanner: inout StepScanner) throws(StepError) -> Step {
    var number = 1
    if let given = Int(scanner.next) {
      guard given > 0 else { throw StepError(found: scanner.next, expected: "a request's number, from 1") }
      number = given
      _ = scanner.word()
    }
    let word = scanner.word()
    guard let reply = Reply(rawValue: word) else {
      throw StepError(found: word, expected: "accepted, wrong or unreachable")
    }
    return .reply(number, reply)
  }

  /// A day, in milliseconds.
  private static let longestWait = 86_400_000

  private static func parseDuration(_ word: String) throws(StepError) -> Int {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    let factor: Int? =
      switch word.dropFirst(digits.count) {
      case "ms": 1
      case "s": 1_000
      case "m": 60_000
      default: nil
      }
    if let factor, let number = Int(digits), number <= longestWait / factor { return number * factor }
    throw StepError(found: word, expected: "a duration up to a day, such as 500ms, 30s or 2m")
  }
}

nonisolated extension Step.Target {
  init(scanning scanner: inout StepScanner) throws(StepError) {
    let expected = "an element's identifier or number, or an alert's button in quotes"
    guard !scanner.isAtEnd else { throw StepError(found: "", expected: expected) }
    if scanner.next.hasPrefix("\"") {
      self = .button(try scanner.quoted())
      return
    }
    let word = scanner.word()
    if let number = Int(word) {
      guard number > 0 else { throw StepError(found: word, expected: "an element's number, from 1") }
      self = .number(number)
    } else if let identifier = Identifier.named(word) {
      self = .element(identifier)
    } else {
      let near = Suggestion.words(similarTo: word, among: Identifier.allCases.map(\.rawValue))
        .joined(separator: ", ")
      throw StepError(found: word, expected: near.isEmpty ? expected : "an element, perhaps \(near)")
    }
  }
}

nonisolated extension Move {
  /// Reads one line: a step, with `early` before it and dots after it if there are any.
  ///
  /// - Throws: ``StepError`` with the word that cannot be read and what was expected.
  public init(parsing text: String) throws(StepError) {
    var scalars = Substring(text).unicodeScalars
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    let line = Substring(scalars)
    let leavesRunning = line.hasSuffix(" " + Notation.dots) || line.hasSuffix("\t" + Notation.dots)
    let step = String(leavesRunning ? line.dropLast(Notation.dots.count) : line)
    let isEarly = StepScanner(step).next == "early"
    self.init(
      try Step(parsing: isEarly ? String(step.trimmingPrefix(/\s*early/)) : step),
      leavesRunning: leavesRunning,
      isEarly: isEarly)
  }
}
