import Foundation

/// A bar chart as an SVG file with colours for light and dark appearance.
nonisolated struct BarChart: Sendable {
  /// A bar of one part, or of several in a row.
  struct Bar: Sendable {
    let name: String
    let parts: [Double]
    let text: String

    var length: Double { parts.reduce(0, +) }
  }

  /// The name of the file, without its extension.
  let name: String
  let title: String
  /// The names of the parts; empty if each bar has one.
  var legend: [String] = []
  let bars: [Bar]
  /// A length that is marked with a dashed line, and its description.
  var limit: (length: Double, name: String)?

  private static let width = 640.0
  private static let left = 110.0
  private static let right = 110.0
  private static let step = 28.0
  private static let top = 44.0

  /// The file's text. Title and description repeat the figures for screen readers.
  var svg: String {
    let longest = max(bars.map(\.length).max() ?? 0, limit?.length ?? 0, .leastNonzeroMagnitude)
    let scale = (Self.width - Self.left - Self.right) / longest
    let bottom = Self.top + Self.step * Double(bars.count)
    let height = bottom + (legend.isEmpty ? 8 : 32)
    let size = "\(Self.number(Self.width)) \(Self.number(height))"
    let lines =
      [
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(size)" role="img" "#
          + #"aria-labelledby="title description">"#,
        #"<title id="title">\#(Self.escaped(title))</title>"#,
        #"<desc id="description">\#(Self.escaped(description))</desc>"#,
        Self.style,
        #"<text class="title" x="8" y="22">\#(Self.escaped(title))</text>"#,
      ] + bars.enumerated().map { row($1, at: Self.top + Self.step * Double($0), scale) }
      + limitMark(bottom, scale) + legendMarks(bottom + 20) + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Writes the file beside the page.
  func write() throws {
    let folder = Page.repository.appending(path: "Docs/Costs")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try svg.write(to: folder.appending(path: "\(name).svg"), atomically: true, encoding: .utf8)
  }

  private var description: String {
    let limit = limit.map { " \($0.name)." } ?? ""
    return bars.map { "\($0.name): \($0.text)." }.joined(separator: " ") + limit
  }

  private static let style = """
    <style>
    text { font: 13px system-ui, sans-serif; fill: #1f2328; }
    .title { font-weight: 600; }
    .limit { stroke: #cf222e; stroke-width: 1.5; stroke-dasharray: 4 3; }
    .p0 { fill: #0969da; } .p1 { fill: #8250df; } .p2 { fill: #8c959f; }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3; }
      .limit { stroke: #ff7b72; }
      .p0 { fill: #58a6ff; } .p1 { fill: #bc8cff; } .p2 { fill: #6e7681; }
    }
    </style>
    """

  private func row(_ bar: Bar, at top: Double, _ scale: Double) -> String {
    let base = Self.number(top + 15)
    var place = Self.left
    var marks = [#"<text x="8" y="\#(base)">\#(Self.escaped(bar.name))</text>"#]
    for (index, part) in bar.parts.enumerated() {
      marks.append(Self.box(index, x: place, y: top, width: part * scale, height: 20))
      place += part * scale
    }
    let text = Self.number(textStart(after: place, scale))
    marks.append(#"<text x="\#(text)" y="\#(base)">\#(Self.escaped(bar.text))</text>"#)
    return marks.joined()
  }

  /// Where a bar's text begins: after the bar, and after the limit's line if that would cross the text.
  private func textStart(after end: Double, _ scale: Double) -> Double {
    let gap = 6.0
    guard let limit else { return end + gap }
    let mark = Self.left + limit.length * scale
    return end <= mark && mark < end + 44 ? mark + gap : end + gap
  }

  private func limitMark(_ bottom: Double, _ scale: Double) -> [String] {
    guard let limit else { return [] }
    let x = Self.number(Self.left + limit.length * scale)
    let (y1, y2) = (Self.number(Self.top - 6), Self.number(bottom))
    return [#"<line class="limit" x1="\#(x)" x2="\#(x)" y1="\#(y1)" y2="\#(y2)"/>"#]
  }

  private func legendMarks(_ base: Double) -> [String] {
    legend.enumerated().map { index, name in
      let x = Self.left + Double(index) * 130
      let text = #"<text x="\#(Self.number(x + 18))" y="\#(Self.number(base))">\#(Self.escaped(name))</text>"#
      return Self.box(index, x: x, y: base - 11, width: 12, height: 12) + text
    }
  }

  private static func box(_ part: Int, x: Double, y: Double, width: Double, height: Double) -> String {
    #"<rect class="p\#(part)" x="\#(number(x))" y="\#(number(y))" "#
      + #"width="\#(number(width))" height="\#(number(height))"/>"#
  }

  /// A length with at most one decimal place.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
