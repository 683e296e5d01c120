import QuartetArguments
import QuartetCommand
import QuartetTrace

/// How calls are printed.
struct TraceText {
  /// Whether to print every function; otherwise only messages, and what is made and freed.
  var isVerbose = false
  var showsLines = true

  /// The calls, a line each, indented by their depth.
  func lines(_ calls: [Call], width: Int, _ style: Style) -> [String] {
    let lines = (isVerbose ? calls : calls.folded).lines
    guard !lines.isEmpty else { return [style(.faint, "(no calls)")] }
    return lines.flatMap { depth, call in
      let place = showsLines ? " :\(call.function.place.line)" : ""
      let indent = String(repeating: width < 40 ? " " : "  ", count: min(depth, width / 4))
      var titles = [indent + Text.safe(call.title)]
      if Text.width(titles[0]) + place.count > width, let dot = titles[0].firstIndex(of: ".") {
        titles = [String(titles[0][..<dot]), indent + "  " + titles[0][dot...]]
      }
      let role = Self.role(of: call.function)
      var printed = titles.map { style(role, Text.cut($0, to: max(8, width - place.count))) }
      printed[printed.count - 1] += style(.faint, place)
      return printed
    }
  }

  /// Columns with headings, side by side as far as the width permits; without a heading if there is only one column.
  func columns(_ columns: [(heading: String, calls: [Call])], width: Int, _ style: Style) -> String {
    if columns.count == 1 { return lines(columns[0].calls, width: width, style).joined(separator: "\n") }
    // Most functions of the patterns fit into 36 characters with their line.
    let most = max(1, width / 36)
    let rows = (columns.count + most - 1) / most
    let share = (columns.count + rows - 1) / rows
    return stride(from: 0, to: columns.count, by: share).map { first in
      row(Array(columns[first...].prefix(share)), width: width, style)
    }.joined(separator: "\n\n")
  }

  private func row(_ columns: [(heading: String, calls: [Call])], width: Int, _ style: Style) -> String {
    let gap = 2
    let each = (width - gap * (columns.count - 1)) / columns.count
    let plain = Style(isColoured: false)
    let texts = columns.map { column in
      [column.heading, String(repeating: "─", count: each)] + lines(column.calls, width: each, plain)
    }
    return (0..<(texts.map(\.count).max() ?? 0)).map { row in
      var line = texts.map { Text.padded($0.indices.contains(row) ? $0[row] : "", to: each + gap) }.joined()
      while line.last == " " { line.removeLast() }
      return row == 0 ? style(.strong, line) : line
    }.joined(separator: "\n")
  }

  private static func role(of function: CalledFunction) -> Style.Role {
    switch function.kind {
    case .made: .good
    case .freed: .bad
    case .call, .closure, .read, .detail: .plain
    }
  }
}
