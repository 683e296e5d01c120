import Foundation
import QuartetPatternRules
import Testing
import QuartetUIKitFacts

@Suite struct `Results of the facts on devices` {
  nonisolated private static let results = PackageFolder.files(
    in: "Sources/UIKit/UIKitFacts/Results", suffix: ".txt")

  @Test(arguments: results)
  func `HeadlessUIKit behaves as the device does`(path: String) throws {
    let report = try #require(UIKitFactReport(parsing: PackageFolder.text(of: path)), "\(path) is no report")
    #expect(Set(report.differences.map(\.number)).isSubset(of: UIKitFact.all.map(\.number)), "\(path)")
    // HeadlessUIKit makes every fact true.
    #expect(report.differences == [], "\(path): \(report.system), \(report.device)")
  }

  @Test func `The page of facts says which devices have shown each`() throws {
    let path = "Sources/UIKit/UIKitFacts/QuartetUIKitFacts.docc/AllFacts.md"
    let page = try PackageFolder.text(of: path)
    let reports = try Self.results.compactMap { UIKitFactReport(parsing: try PackageFolder.text(of: $0)) }
    let devices = reports.map { "\($0.device), \($0.system)" }.joined(separator: "; ")
    let rows = UIKitFact.all.map { fact in
      let shown = fact.byHand.map { "By hand: \($0)" } ?? (devices.isEmpty ? "no device yet" : devices)
      return "| \(fact.number) | \(fact.title) | \(fact.source) | \(shown) |\n"
    }
    let end = try #require(page.firstRange(of: "| --- | --- | --- | --- |\n")).upperBound
    let text = page.prefix(upTo: end) + rows.joined()
    // A copy that is right.
    try Data(text.utf8).write(to: PackageFolder.url().appending(path: ".build/AllFacts.md"))
    #expect(page == String(text), "Copy .build/AllFacts.md to \(path)")
  }

  @Test func `A report is read as it was written`() throws {
    var report = UIKitFactReport(system: "iOS 26.5", device: "iPhone")
    report.add(UIKitFact.all[0], seen: nil)
    report.add(UIKitFact.all[1], seen: "A,\nnot B")
    #expect(
      report.text == """
        Facts about UIKit: 1 of 2 hold
        System: iOS 26.5
        Device: iPhone
        \(UIKitFact.all[1].number): A, not B

        """)
    #expect(UIKitFactReport(parsing: report.text) == report)
  }

  @Test(arguments: [
    "", "Facts about UIKit: 2 of 2 hold",
    "Facts about UIKit: 2 of 2 hold\nSystem: iOS\nDevice: iPhone\nU1: seen",
    "Facts about UIKit: 1 of 2 hold\nSystem: iOS\nDevice: iPhone\nseen",
  ])
  func `Another text is no report`(text: String) {
    #expect(UIKitFactReport(parsing: text) == nil)
  }
}
