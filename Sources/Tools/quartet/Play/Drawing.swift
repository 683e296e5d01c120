import QuartetArguments
import QuartetCommand
import QuartetParity

/// Draws the screen on top as a box with its title and its elements, with the numbers that steps use.
struct Drawing {
  let snapshot: Snapshot
  let captions: Captions
  /// The width of the box with its border.
  var width = mostWidth

  static let mostWidth = 66

  /// The lines, each as wide as the box. A sheet has round corners, an alert has double lines.
  var lines: [String] {
    switch snapshot.layers.last {
    case nil: return box("", "┌─┐│└┘", ["(nothing)"])
    case .alert(let alert):
      return box("Alert", "╔═╗║╚╝", wrapped(alert.title) + [""] + numbered(alert.buttons.map { "[ \($0) ]" }))
    case .screen(let screen):
      let window = snapshot.background.isEmpty ? "" : ", window \(snapshot.window)"
      return box(
        (screen.hasBackButton ? "‹ " : "") + Text.safe(screen.title) + window,
        snapshot.layers.count > 1 ? "╭─╮│╰╯" : "┌─┐│└┘", numbered(screen.visibleElements.map(text)))
    }
  }

  private func text(of element: Snapshot.Element) -> String {
    let caption = captions[element.identifier] ?? element.identifier.rawValue
    switch element.kind {
    case .label: return element.text
    case .indicator: return "◌ waiting …"
    case .button, .other:
      let title = element.text.isEmpty ? caption : element.text
      return element.isEnabled ? "[ \(title) ]" : "( \(title) )"
    case .textField, .secureField, .textView:
      let dots = String(repeating: "•", count: min(element.dots, 40))
      let typed = element.kind == .secureField ? dots : element.text
      let hint =
        element.kind == .textView ? "" : "‹\(element.placeholder.isEmpty ? caption : element.placeholder)›"
      let shown = typed.isEmpty ? hint : typed
      return element.isEnabled ? Text.padded(shown, to: min(40, width - 10), with: "_") : "(\(shown))"
    }
  }

  /// The texts as rows with their numbers.
  private func numbered(_ texts: [String]) -> [String] {
    texts.enumerated().flatMap { index, text in
      wrapped(text).enumerated().map { row, text in
        let number = row == 0 ? "\(index + 1)" : ""
        return String(repeating: " ", count: max(0, 3 - number.count)) + "\(number)  \(text)"
      }
    }
  }

  /// The lines of a text; of a long one only its start.
  private func wrapped(_ text: String) -> [String] {
    String(text.prefix(600)).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .prefix(12).flatMap { Text.wrapped(Text.safe(String($0), upTo: 600), to: width - 10) }
  }

  /// - Parameter border: The corners, the lines and the sides.
  private func box(_ title: String, _ border: String, _ rows: [String]) -> [String] {
    let parts = border.map(\.self)
    let label = title.isEmpty ? "" : " \(Text.cut(title, to: width - 6)) "
    return ["\(parts[0])\(Text.padded("\(parts[1])\(label)", to: width - 2, with: parts[1]))\(parts[2])"]
      + rows.map { "\(parts[3]) \(Text.padded($0, to: width - 4)) \(parts[3])" }
      + ["\(parts[4])\(String(repeating: parts[1], count: width - 2))\(parts[5])"]
  }
}
