/// The words with which a step begins, and what the step does.
///
/// The parser, the printer, the help of `quartet play` and the redaction read ``all``.
package nonisolated struct Verb: Sendable {
  /// The words: `swipe back`.
  package let words: String
  /// An example of the text after the words; empty if there is none.
  package let example: String
  /// The description of the step.
  package let help: String
  private let plain: Step?
  private let read: @Sendable (inout StepScanner) throws(StepError) -> Step

  private init(_ words: String, _ step: Step, _ help: String) {
    self.words = words
    example = ""
    self.help = help
    plain = step
    read = { _ in step }
  }

  private init(
    _ words: String, _ example: String, _ help: String,
    _ read: @escaping @Sendable (inout StepScanner) throws(StepError) -> Step
  ) {
    self.words = words
    self.example = example
    self.help = help
    plain = nil
    self.read = read
  }

  /// All verbs, in the order of the help.
  package static let all = [
    Verb(
      "tap", "login.cancelButton", "tap a button; tap \"Discard\" taps an alert's button", Step.tap(scanning:)
    ),
    Verb("type", "login.login TEXT", #"replace the text of a field; "" empties it"#, Step.type(scanning:)),
    Verb("return", "login.login", "press the Return key in a text field", Step.pressReturn(scanning:)),
    Verb("swipe", .swipe, "swipe the sheet down"),
    Verb("swipe halfway", .swipeHalfway, "start to swipe the sheet down, and let go"),
    Verb("swipe back", .swipeBack, "swipe from the edge"),
    Verb("swipe back halfway", .swipeBackHalfway, "start to swipe from the edge, and let go"),
    Verb("back", .back, "tap the back button"),
    Verb("escape", .escape, "make the escape gesture of assistive technology"),
    Verb("open", "quartet://comment", "open a link; or quartet://sign-in?login=LOGIN", Step.open(scanning:)),
    Verb("expire", .expire, "the session expires"),
    Verb("wait", "30s", "let time pass: ms, s or m; the demo accounts reply after 1s", Step.wait(scanning:)),
    Verb(
      "wait without reply", "20s", "let time pass; the demo accounts never reply to what is pending",
      { scanner throws(StepError) in
        .wait(milliseconds: try Step.duration(scanning: &scanner), withoutReply: true)
      }),
    Verb(
      "reply", "accepted",
      "reply to the oldest request: accepted, wrong or unreachable; reply 2 wrong replies to the second",
      Step.reply(scanning:)),
    Verb("other window", .otherWindow, "go to the other window, which opens the first time"),
    Verb("sign in elsewhere", .signInElsewhere, "sign in as grace@example.com, in neither of them"),
    Verb(
      "on", "sign-in expire",
      "an observer acts at the next sign-in, sign-out or comment: expire, sign out or open LINK; "
        + "on sign-in first: one that attached before the feature started",
      Step.on(scanning:)),
    Verb("present alert", .present(.alert), "another module presents an alert"),
    Verb("present sheet", .present(.sheet), "another module presents a sheet"),
    Verb("dismiss top", .dismissTop, "another module dismisses the alert or its sheet"),
    Verb("dismiss all", .dismissAll, "another module dismisses everything"),
    Verb("replace root", .replaceRoot, "another module replaces the root, and restores it"),
    Verb("finish", .finish, "the oldest running transition ends"),
  ]

  /// Reads a step whose first word is not a number.
  static func step(_ scanner: inout StepScanner) throws(StepError) -> Step {
    var verbs = all.map { (verb: $0, words: $0.words.split(separator: " ")) }
    var count = 0
    while true {
      let next = scanner.next
      let longer = verbs.filter { $0.words.count > count && $0.words[count] == next }
      if longer.isEmpty { break }
      (verbs, count) = (longer, count + 1)
      _ = scanner.word()
    }
    if let found = verbs.first(where: { $0.words.count == count }) { return try found.verb.read(&scanner) }
    var possible: [Substring] = []
    for words in verbs.map(\.words) where !possible.contains(words[count]) { possible.append(words[count]) }
    throw StepError(
      found: scanner.next,
      expected: count == 0
        ? possible.joined(separator: ", ") + ", or a number" : possible.joined(separator: " or "))
  }

  /// The words of a step without arguments.
  static func words(of step: Step) -> String { plainWords[step] ?? "" }

  private static let plainWords = Dictionary(
    uniqueKeysWithValues: all.compactMap { verb in verb.plain.map { ($0, verb.words) } })
}
