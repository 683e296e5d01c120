nonisolated extension Snapshot: CustomStringConvertible {
  /// All lines.
  public var description: String { lines.joined(separator: "\n") }

  /// A line for every screen, alert, element and button, from the root up.
  ///
  /// Elements that a step can use are numbered. Hidden elements are left out.
  public var lines: [String] {
    layers.indices.flatMap { index in
      let isOnTop = index == layers.count - 1
      return switch layers[index] {
      case .screen(let screen): screen.lines(numbered: isOnTop)
      case .alert(let alert): alert.lines
      }
    }
  }
}

nonisolated extension Snapshot.Screen {
  fileprivate func lines(numbered: Bool) -> [String] {
    [hasBackButton ? "‹ \(title)" : title]
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
  /// One line: the identifier and what is visible of the element.
  public var description: String {
    var words = [identifier.rawValue]
    if kind != identifier.kind { words.append("(is a \(kind))") }
    switch kind {
    case .label, .textField, .textView: words.append(Notation.quoted(text))
    case .secureField where dots > 12: words.append("•••…(\(dots))")
    case .secureField: words.append("\"" + String(repeating: "•", count: dots) + "\"")
    case .indicator: words.append("running")
    case .button, .other: if !text.isEmpty { words.append(Notation.quoted(text)) }
    }
    if !placeholder.isEmpty { words.append("placeholder \(Notation.quoted(placeholder))") }
    if keyboard != .standard { words.append("keyboard \(keyboard)") }
    if contentType != .none { words.append("content \(contentType)") }
    if !isEnabled { words.append("disabled") }
    return words.joined(separator: " ")
  }
}
