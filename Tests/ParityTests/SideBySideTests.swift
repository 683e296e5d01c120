import Parity
import Testing

@Suite("Side by side")
struct SideBySideTests {
  @Test func `equal lines stand beside each other, whatever is missing above them`() {
    let printed = SideBySide(expected: ["a", "b", "c", "d"], shown: ["a", "c", "x", "e"]).description
    #expect(
      printed.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") } == [
        "EXPECTED SHOWN", "a a", "b ≠", "c c", "d ≠ x", "≠ e",
      ])
  }

  @Test func `nothing is wider than 100 columns, and nothing is lost`() {
    let long = String(repeating: "0123456789", count: 12)
    let printed = SideBySide(expected: [long], shown: [long + "!"]).description
    let rows = printed.split(separator: "\n")
    #expect(rows.allSatisfy { $0.count <= 100 })
    #expect(rows.count == 4)
    #expect(rows.filter { $0.contains("≠") }.count == 3)
    #expect(printed.filter { $0 == "9" }.count == 24)
    #expect(printed.hasSuffix("!"))
  }
}
