import QuartetArguments
import Testing

@testable import quartet

@Suite struct `Calls side by side` {
  @Test(arguments: [(160, ["A B C D"]), (100, ["A B", "C D"]), (40, ["A", "B", "C", "D"])])
  func `continue below if the terminal is narrow`(width: Int, rows: [String]) {
    let text = TraceText().columns(
      ["A", "B", "C", "D"].map { (heading: $0, calls: []) }, width: width, Style(isColoured: false))
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { Text.width(String($0)) <= width })
    let headings = lines.filter { $0.first?.isASCII == true && $0.first != "(" }
    #expect(headings.map { $0.split(separator: " ").joined(separator: " ") } == rows)
  }
}
