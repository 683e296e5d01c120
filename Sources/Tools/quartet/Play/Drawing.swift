import QuartetArguments
import QuartetParity

/// Draws the screen on top as a box with its title and its elements, with the numbers that steps use.
///
/// A sheet has round corners, an alert has double lines. A disabled element is in parentheses.
struct Drawing: Equatable {
  let snapshot: Snapshot
  let captions: Captions

  /// The width of the box with its border.
  var width = mostWidth

  static let mostWidth = 66
  private var fieldWidth: Int { width - 26 }

  /// The lines, each as wide as the box.
  func lines(_ style: Style = Style(isColoured: false)) -> [String] {
    switch snapshot.layers.last {
    case nil:
      return box(titled: "", Border.square, [[(.faint, "(nothing)")]], style)
    case .alert(let alert):
      let buttons = alert.buttons.enumerated().map { index, title in
        [(Style.Role.strong, Self.column(index + 1)), (.plain, "[ \(Text.safe(title)) ]")]
      }
      let question = Self.rows(of: alert.title, to: width - 6).map { [(Style.Role.plain, "  \($0)")] }
      return box(titled: "Alert", Border.double, question + [[]] + buttons, style)
    case .screen(let screen):
      let window = snapshot.background.isEmpty ? "" : ", window \(snapshot.window)"
      let title = Text.safe(screen.title) + window
      return box(
        titled: screen.hasBackButton ? "‹ \(title)" : title,
        snapshot.layers.count > 1 ? Border.round : Border.square,
        screen.visibleElements.enumerated().flatMap { rows(of: $0.element, numbered: $0.offset + 1) }, style)
    }
  }

  private typealias Row = [(role: Style.Role, text: String)]

  /// The title of a button, or the placeholder of a field.
  func caption(of element: Snapshot.Element) -> String {
    switch element.kind {
    case .button where !element.text.isEmpty: element.text
    case .textField where !element.placeholder.isEmpty: element.placeholder
    case .button, .textField, .secureField: captions[element.identifier] ?? ""
    default: ""
    }
  }

  private func rows(of element: Snapshot.Element, numbered number: Int) -> [Row] {
    let isUsable = element.isEnabled && element.kind != .label && element.kind != .indicator
    let role = role(of: element)
    return texts(of: element).enumerated().map { index, text in
      let margin = index == 0 ? Self.column(number) : Self.column(nil)
      return [(isUsable ? .strong : .faint, margin), (role, text)]
    }
  }

  private func role(of element: Snapshot.Element) -> Style.Role {
    switch element.kind {
    case .label: element.identifier == .loginFailure ? .bad : .plain
    case .indicator: .accent
    case _ where !element.isEnabled: .faint
    case .button: .accent
    case .textField, .secureField: element.text.isEmpty && element.dots == 0 ? .faint : .plain
    case .textView, .other: .plain
    }
  }

  private func texts(of element: Snapshot.Element) -> [String] {
    let room = width - 12
    switch element.kind {
    case .label:
      return Self.rows(of: element.text, to: room)
    case .indicator:
      return ["◌ waiting …"]
    case .button, .other:
      let caption = caption(of: element)
      let title = Text.cut(Text.safe(caption.isEmpty ? element.identifier.rawValue : caption), to: room - 4)
      return [element.isEnabled ? "[ \(title) ]" : "( \(title) )"]
    case .secureField:
      let dots = String(repeating: "•", count: min(element.dots, fieldWidth - 1))
      return [field(dots + (element.dots >= fieldWidth ? "…" : ""), element)]
    case .textField:
      return Self.rows(of: element.text, to: room - 2).map { field($0, element) }
    case .textView:
      let rows = Self.rows(of: element.text, to: room - 2)
      return (rows + Array(repeating: "", count: max(0, 3 - rows.count))).map {
        "▏\(Text.padded($0, to: room - 2, with: "_"))"
      }
    }
  }

  private func field(_ text: String, _ element: Snapshot.Element) -> String {
    let placeholder = Text.safe(caption(of: element))
    let shown = text.isEmpty && !placeholder.isEmpty ? "‹\(placeholder)›" : text
    return element.isEnabled ? Text.padded(shown, to: fieldWidth, with: "_") : "(\(shown))"
  }

  /// A text as lines of at most a width; only the first lines of a long text.
  private static func rows(of text: String, to width: Int) -> [String] {
    let start = text.unicodeScalars.prefix(4_000)
    let isCut = start.endIndex != text.unicodeScalars.endIndex
    let rows = String(start).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { Text.wrapped(Text.safe(String($0)), to: width) }
    let limit = 12
    guard isCut || rows.count > limit else { return rows }
    let more = isCut ? "more" : "\(Text.count(rows.count - limit + 1, "line")) more"
    return rows.prefix(limit - 1) + ["… and \(more)"]
  }

  private static func column(_ number: Int?) -> String {
    let digits = number.map { String($0) } ?? ""
    return Text.padded("", to: 3 - digits.count) + digits + "  "
  }

  private struct Border {
    let top: (Character, Character)
    let bottom: (Character, Character)
    let (line, side): (Character, Character)

    static let square = Border(top: ("┌", "┐"), bottom: ("└", "┘"), line: "─", side: "│")
    static let round = Border(top: ("╭", "╮"), bottom: ("╰", "╯"), line: "─", side: "│")
    static let double = Border(top: ("╔", "╗"), bottom: ("╚", "╝"), line: "═", side: "║")
  }

  private func box(titled title: String, _ border: Border, _ rows: [Row], _ style: Style) -> [String] {
    let title = Text.cut(title, to: width - 6)
    let label = title.isEmpty ? "" : " \(title) "
    let rest = String(repeating: border.line, count: width - 3 - Text.width(label))
    let inner = rows.map { row in
      let taken = row.reduce(1) { $0 + Text.width($1.text) }
      let filler = Text.padded("", to: width - 2 - taken)
      return "\(border.side) \(row.map { style($0.role, $0.text) }.joined())\(filler)\(border.side)"
    }
    let last = String(repeating: border.line, count: width - 2)
    return ["\(border.top.0)\(border.line)\(style(.strong, label))\(rest)\(border.top.1)"] + inner
      + ["\(border.bottom.0)\(last)\(border.bottom.1)"]
  }
}
