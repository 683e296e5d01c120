nonisolated extension Step: CustomStringConvertible {
  /// The step in its notation.
  public var description: String {
    switch self {
    case .tap(let target): "tap \(target)"
    case .tapTogether(let first, let second): "tap \(first) + \(second)"
    case .type(let target, let text): "type \(target) \(Notation.text(text))"
    case .pressReturn(let target): "return \(target)"
    case .open(let link): "open \(Notation.text(link))"
    case .wait(let milliseconds, let withoutReply):
      "wait \(withoutReply ? "without reply " : "")\(Notation.duration(milliseconds))"
    case .reply(1, let reply): "reply \(reply.rawValue)"
    case .reply(let number, let reply): "reply \(number) \(reply.rawValue)"
    case .on(let change, let isFirst, let reaction):
      "on \(change.rawValue)\(isFirst ? " first" : "") \(reaction)"
    default: Verb.words(of: self)
    }
  }
}

nonisolated extension Step.Reaction: CustomStringConvertible {
  /// The reaction in the notation.
  public var description: String {
    switch self {
    case .expire: "expire"
    case .signOut: "sign out"
    case .open(let link): "open \(Notation.text(link))"
    }
  }
}

nonisolated extension Step.Target: CustomStringConvertible {
  /// The target in the notation.
  public var description: String {
    switch self {
    case .element(let identifier): identifier.rawValue
    case .number(let number): String(number)
    case .button(let title): Notation.quoted(title)
    }
  }
}

nonisolated extension Move: CustomStringConvertible {
  /// The step in its notation, with `early` and dots.
  public var description: String {
    "\(isEarly ? "early " : "")\(step)\(leavesRunning ? " \(Notation.dots)" : "")"
  }
}

/// Writes texts and durations in the notation.
nonisolated enum Notation {
  /// The end of a line that leaves transitions running.
  static let dots = "..."
  /// The word before a step that must be refused.
  static let refused = "refused"

  /// A text, in quotes only if it does not read back without them.
  static func text(_ text: String) -> String {
    isPlain(text) ? text : quoted(text)
  }

  /// A text in quotes; invisible and combining characters are escaped.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where isInvisible(scalar): quoted += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// The start of a text that may be very long.
  static func shortened(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(80)
    return start.endIndex == text.unicodeScalars.endIndex ? text : "\(String(start))…"
  }

  /// A duration in the largest unit without a fraction.
  static func duration(_ milliseconds: Int) -> String {
    switch milliseconds {
    case 0: "0s"
    case _ where milliseconds.isMultiple(of: 60_000): "\(milliseconds / 60_000)m"
    case _ where milliseconds.isMultiple(of: 1_000): "\(milliseconds / 1_000)s"
    default: "\(milliseconds)ms"
    }
  }

  private static func isPlain(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last else { return false }
    return first != "\"" && first != " " && last != " " && !scalars.contains(where: isInvisible)
      && text != dots && !text.hasSuffix(" " + dots)
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return scalar.value < 0x20 || scalar.value == 0x7f }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .control, .format, .surrogate, .privateUse,
      .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator:
      true
    default: false
    }
  }
}
