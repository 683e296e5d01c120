nonisolated extension Move {
  /// Moves that say less, the plainest first; none of them leads back here.
  var plainer: [Move] {
    (leavesRunning ? [Move(step)] : []) + step.plainer.map { Move($0, leavesRunning: leavesRunning) }
  }
}

nonisolated extension Step {
  /// Steps that say less, or that more people know.
  fileprivate var plainer: [Step] {
    switch self {
    case .tap(let target): target.plainer(Target.buttons).map { .tap($0) }
    case .tapTogether(let first, let second):
      [.tap(first), .tap(second)] + first.plainer(Target.buttons).map { .tapTogether($0, second) }
        + second.plainer(Target.buttons).map { .tapTogether(first, $0) }
    case .type(let target, let text):
      text.plainer.map { .type(target, $0) } + target.plainer(Target.fields).map { .type($0, text) }
    case .escape, .swipe:
      [
        .tap(.element(.loginCancelButton)), .tap(.element(.commentCancelButton)),
        .tap(.button("Keep editing")),
        .back,
      ]
    case .open(let link): Self.plainerLinks(link).map { .open($0) }
    case .wait(let milliseconds):
      [1, 1_000, 30_000].filter { $0 < milliseconds }.map { .wait(milliseconds: $0) }
    case .reply(let number, let reply) where number > 1: [.reply(1, reply)]
    case .swipeHalfway, .back, .expire, .reply, .finish: []
    }
  }

  private static func plainerLinks(_ link: String) -> [String] {
    let plain =
      switch SpecifiedLink(link) {
      case .comment: ["quartet://comment"]
      case .signIn: ["quartet://sign-in", "quartet://sign-in?login=", "quartet://sign-in?login=x"]
      case nil: ["", "x", "quartet://x", "quartet://comment/x"]
      }
    return Array(plain.prefix { $0 != link })
  }
}

nonisolated extension Step.Target {
  fileprivate static let buttons =
    Identifier.allCases.filter { $0.kind == .button }.map(Self.element)
    + [.button("Keep editing"), .button("Discard")]
  fileprivate static let fields =
    Identifier.allCases.filter { [.textField, .secureField, .textView].contains($0.kind) }.map(Self.element)

  /// A number says nothing to a reader: here is what it can stand for, on one screen or another.
  fileprivate func plainer(_ targets: [Self]) -> [Self] {
    guard case .number(let number) = self else { return [] }
    return targets.filter { $0.number == number }
  }

  /// Its number where it can be reached.
  private var number: Int? {
    switch self {
    case .element(let identifier): identifier.number
    case .number(let number): number
    case .button(let title): title == "Discard" ? 2 : 1
    }
  }
}

nonisolated extension Identifier {
  /// Its number on its screen, from 1.
  fileprivate var number: Int {
    let screen = rawValue.prefix { $0 != "." }
    let elements = Self.allCases.filter { $0.rawValue.hasPrefix("\(screen).") }
    return (elements.firstIndex(of: self) ?? 0) + 1
  }
}

nonisolated extension String {
  /// Texts that are shorter, or as long and of the letter x.
  fileprivate var plainer: [String] {
    let characters = Array(self)
    var texts = ["", "x", String(repeating: "x", count: characters.count)].filter { $0.isPlainer(than: self) }
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
        if text.isPlainer(than: self) { texts.append(text) }
      }
    }
    return texts
  }

  private func isPlainer(than other: String) -> Bool {
    (unicodeScalars.count, strangeness) < (other.unicodeScalars.count, other.strangeness)
  }

  private var strangeness: Int { unicodeScalars.count { $0 != "x" } }
}
