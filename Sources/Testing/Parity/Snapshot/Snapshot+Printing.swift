nonisolated extension Snapshot: CustomStringConvertible {
  /// All lines.
  public var description: String { lines.joined(separator: "\n") }

  /// A line for every screen, alert, element and button, from the root up.
  ///
  /// Elements that a step can use are numbered. Hidden elements are left out. With two windows, the one in front is
  /// first. The number of posted comments follows unless it is 0.
  public var lines: [String] { lines(showsHidden: false) }

  func lines(showsHidden: Bool) -> [String] {
    let front = lines(of: layers, numbered: true, showsHidden)
    let lines =
      background.isEmpty
      ? front
      : ["Window \(window), in front:"] + front + ["Window \(3 - window):"]
        + lines(of: background, numbered: false, showsHidden)
    return lines + (postedComments == 0 ? [] : ["Comments posted: \(postedComments)"])
      + (focus.map { ["Focus: \($0.rawValue)"] } ?? []) + (isAnimated ? [] : ["Not animated"])
  }

  private func lines(of layers: [Layer], numbered: Bool, _ showsHidden: Bool) -> [String] {
    layers.indices.flatMap { index in
      switch layers[index] {
      case .screen(let screen): screen.lines(numbered: numbered && index == layers.count - 1, showsHidden)
      case .alert(let alert): alert.lines
      }
    }
  }
}

nonisolated extension Snapshot.Screen {
  fileprivate func lines(numbered: Bool, _ showsHidden: Bool) -> [String] {
    let heading = hasBackButton ? "‹ \(title)" : title
    if showsHidden { return [heading] + elements.map { "    \($0)\($0.isHidden ? " hidden" : "")" } }
    return [heading]
      + visibleElements.enumerated().map { index, element in
        "\(numbered ? Snapshot.margin(index + 1) : "    ")\(element)"
      }
  }
}

nonisolated extension Snapshot.Alert {
  fileprivate var lines: [String] {
    ["Alert: \(title)"]
      + buttons.enumerated().map { "\(Snapshot.margin($0.offset + 1))\(Notation.quoted($0.element))" }
  }
}

nonisolated extension Snapshot {
  fileprivate static func margin(_ number: Int) -> String {
    number < 10 ? "  \(number) " : " \(number) "
  }
}

nonisolated extension Snapshot.Element: CustomStringConvertible {
  /// One line: the identifier and what is visible of the element, without what every such element has.
  public var description: String {
    var words = [identifier.rawValue]
    if kind != identifier.kind { words.append("(is a \(kind))") }
    switch kind {
    case .label, .textField, .textView: words.append(Notation.quoted(text))
    case .secureField where dots > 12: words.append("•••…(\(dots))")
    case .secureField: words.append("\"" + String(repeating: "•", count: dots) + "\"")
    case .indicator: words.append(isAnimating ? "running" : "not running")
    case .button, .other: if !text.isEmpty { words.append(Notation.quoted(text)) }
    }
    let usual = identifier.usual
    if placeholder != usual.placeholder { words.append("placeholder \(Notation.quoted(placeholder))") }
    if keyboard != .standard { words.append("keyboard \(keyboard)") }
    if contentType != usual.contentType { words.append("content \(contentType)") }
    if returnKey != usual.returnKey { words.append("Return \(returnKey)") }
    if isCorrected { words.append("corrected") }
    if !isEnabled { words.append("disabled") }
    return words.joined(separator: " ")
  }
}

nonisolated extension Identifier {
  /// The specified properties of a field for every kind of Login.
  var usual: (placeholder: String, contentType: Snapshot.ContentType, returnKey: Snapshot.ReturnKey) {
    switch self {
    case .loginLogin: ("", .none, .next)
    case .loginPassword: ("Password", .password, .go)
    case .recoveryLogin: ("", .username, .standard)
    default: ("", .none, .standard)
    }
  }
}
