nonisolated extension Move {
  /// Simpler moves, the simplest first; no sequence of them leads back to this one.
  var simpler: [Move] {
    (leavesRunning ? [Move(step, isEarly: isEarly)] : [])
      + (isEarly ? [Move(step, leavesRunning: leavesRunning)] : []) + step.simpler.map(with)
  }
}

nonisolated extension Step {
  /// Simpler or more common steps.
  fileprivate var simpler: [Step] {
    switch self {
    case .tap(let target): target.simpler(Target.buttons).map { .tap($0) }
    case .tapTogether(let first, let second):
      [.tap(first), .tap(second)] + first.simpler(Target.buttons).map { .tapTogether($0, second) }
        + second.simpler(Target.buttons).map { .tapTogether(first, $0) }
    case .type(let target, let text):
      text.simpler.map { .type(target, $0) } + target.simpler(Target.fields).map { .type($0, text) }
    case .escape, .swipe:
      [
        .tap(.element(.loginCancelButton)), .tap(.element(.commentCancelButton)),
        .tap(.button("Keep editing")),
        .back,
      ]
    case .open(let link): Self.simplerLinks(link).map { .open($0) }
    case .on(let change, let isFirst, let reaction):
      (isFirst ? [.on(change, isFirst: false, reaction)] : [])
        + reaction.simpler.map { .on(change, isFirst: isFirst, $0) }
    case .pressReturn(let target): target.simpler(Target.fields).map { .pressReturn($0) }
    case .swipeBack: [.back]
    case .present(.sheet): [.present(.alert)]
    case .dismissAll: [.dismissTop]
    case .wait(let milliseconds):
      [1, 1_000, 30_000].filter { $0 < milliseconds }.map { .wait(milliseconds: $0) }
    case .reply(let number, let reply) where number > 1: [.reply(1, reply)]
    case .swipeHalfway, .swipeBackHalfway, .back, .expire, .reply, .finish, .otherWindow, .signInElsewhere,
      .present, .dismissTop, .replaceRoot:
      []
    }
  }

  fileprivate static func simplerLinks(_ link: String) -> [String] {
    let plain =
      switch SpecifiedLink(link) {
      case .comment: ["quartet://comment"]
      case .signIn: ["quartet://sign-in", "quartet://sign-in?login=", "quartet://sign-in?login=x"]
      case nil: ["", "x", "quartet://x", "quartet://comment/x"]
      }
    return Array(plain.prefix { $0 != link })
  }
}

nonisolated extension Step.Reaction {
  fileprivate var simpler: [Self] {
    switch self {
    case .expire: []
    case .signOut: [.expire]
    case .open(let link): [.expire] + Step.simplerLinks(link).map { .open($0) }
    }
  }
}

nonisolated extension Step.Target {
  fileprivate static let buttons =
    Identifier.allCases.filter { $0.kind == .button }.map(Self.element)
    + [.button("Keep editing"), .button("Discard")]
  fileprivate static let fields =
    Identifier.allCases.filter { [.textField, .secureField, .textView].contains($0.kind) }.map(Self.element)

  /// What a number can stand for, since identifiers are easier to read.
  fileprivate func simpler(_ targets: [Self]) -> [Self] {
    guard case .number(let number) = self else { return [] }
    return targets.filter { $0.numbers.contains(number) }
  }

  /// The numbers that it can have on its screen or alert.
  private var numbers: ClosedRange<Int> {
    switch self {
    case .element(let identifier): identifier.numbers
    case .number(let number): number...number
    case .button(let title): title == "Discard" ? 2...2 : 1...1
    }
  }
}

nonisolated extension Identifier {
  /// Its numbers on its screen, from 1: Login hides up to three elements before its buttons.
  fileprivate var numbers: ClosedRange<Int> {
    let screen = rawValue.prefix { $0 != "." }
    let elements = Self.allCases.filter { $0.rawValue.hasPrefix("\(screen).") }
    let last = (elements.firstIndex(of: self) ?? 0) + 1
    return (screen == "login" ? min(last, max(3, last - 3)) : last)...last
  }
}

nonisolated extension String {
  /// Texts that are shorter, or as long with more letters x.
  fileprivate var simpler: [String] {
    let characters = Array(self)
    var texts = ["", "x", String(repeating: "x", count: characters.count)].filter { $0.isSimpler(than: self) }
    var size = characters.count / 2
    while size > 0 {
      texts.append(String(characters.dropLast(size)))
      texts.append(String(characters.dropFirst(size)))
      size /= 2
    }
    if characters.count <= 12 {
      for index in characters.indices where characters[index] != "x" {
        var changed = characters
        changed[index] = "x"
        let text = String(changed)
        if text.isSimpler(than: self) { texts.append(text) }
      }
    }
    return texts
  }

  private func isSimpler(than other: String) -> Bool {
    (unicodeScalars.count, complexity) < (other.unicodeScalars.count, other.complexity)
  }

  private var complexity: Int { unicodeScalars.count { $0 != "x" } }
}
