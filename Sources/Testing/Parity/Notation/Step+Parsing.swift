import QuartetArguments

nonisolated extension Step {
  /// Reads one step.
  ///
  /// A number alone is a tap (`3`), a number and a text is typing (`1 ada@example.com`).
  ///
  /// - Parameter text: One line, without a comment and without dots at its end.
  /// - Throws: ``StepError`` with the word that cannot be read and what was expected.
  public init(parsing text: String) throws(StepError) {
    var scanner = StepScanner(text)
    self = Int(scanner.next) == nil ? try Verb.step(&scanner) : try Self.numbered(&scanner)
    try scanner.end()
  }

  private static let link = "a link, such as quartet://comment"
  private static let typed = #"the text to type; "" empties the field"#

  private static func numbered(_ scanner: inout StepScanner) throws(StepError) -> Step {
    var ahead = scanner
    _ = try Target(scanning: &ahead)
    return try ahead.isAtEnd || ahead.next == "+" ? tap(scanning: &scanner) : type(scanning: &scanner)
  }

  /// One tap or two.
  static func tap(scanning scanner: inout StepScanner) throws(StepError) -> Step {
    let target = try Target(scanning: &scanner)
    return scanner.skip("+") ? .tapTogether(target, try Target(scanning: &scanner)) : .tap(target)
  }

  static func type(scanning scanner: inout StepScanner) throws(StepError) -> Step {
    .type(try Target(scanning: &scanner), try scanner.text(expected: typed))
  }

  static func pressReturn(scanning scanner: inout StepScanner) throws(StepError) -> Step {
    .pressReturn(try Target(scanning: &scanner))
  }

  static func open(scanning scanner: inout StepScanner) throws(StepError) -> Step {
    .open(try scanner.text(expected: link))
  }

  static func reply(scanning scanner: inout StepScanner) throws(StepError) -> Step {
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

  static func on(scanning scanner: inout StepScanner) throws(StepError) -> Step {
    let change = try scanner.skip(oneOf: Change.allCases.map(\.rawValue))
    let isFirst = scanner.skip("first")
    let reaction: Reaction
    switch try scanner.skip(oneOf: ["expire", "sign", "open"]) {
    case "expire": reaction = .expire
    case "open": reaction = .open(try scanner.text(expected: link))
    default:
      try scanner.skip(oneOf: ["out"])
      reaction = .signOut
    }
    return .on(Change(rawValue: change) ?? .signIn, isFirst: isFirst, reaction)
  }

  /// A day, in milliseconds.
  private static let longestWait = 86_400_000

  static func wait(scanning scanner: inout StepScanner) throws(StepError) -> Step {
    .wait(milliseconds: try duration(scanning: &scanner))
  }

  static func duration(scanning scanner: inout StepScanner) throws(StepError) -> Int {
    let word = scanner.word()
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    let factor: Int? =
      switch word.dropFirst(digits.count) {
      case "ms": 1
      case "s": 1_000
      case "m": 60_000
      default: nil
      }
    if let factor, let number = Int(digits), number <= longestWait / factor {
      return number * factor
    }
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

nonisolated extension Scenario.Line {
  /// Reads one line: a move, with `refused` before it if the step must be refused, or `try` if it can be, as in some variants.
  ///
  /// - Throws: ``StepError`` with the word that cannot be read and what was expected.
  public init(parsing text: String, number: Int) throws(StepError) {
    let word = StepScanner(text).next
    let isMarked = word == Notation.refused || word == "try"
    let move = try Move(parsing: isMarked ? String(text.trimmingPrefix(/\s*\w+/)) : text)
    self.init(number: number, move: move, isRefused: word == "try" ? nil : isMarked)
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
