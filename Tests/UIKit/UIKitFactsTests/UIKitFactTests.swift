import Foundation
import HeadlessUIKit
import QuartetPatternRules
import QuartetTesting
import QuartetUIKitFacts
import Testing

extension Headless: UIKitUser {}

struct `Facts about UIKit` {
  /// Every fact holds whatever UIKit does where it is not specified, with three exceptions: what older systems do, and what
  /// only reports say.
  @Test(arguments: UIKitFact.all)
  func `HeadlessUIKit behaves as UIKit does`(fact: UIKitFact) async {
    var generator = SplitMix64(seed: 1)
    for isFirst in [true, false, false, false] {
      let window = UIWindow()
      if !isFirst { window.headless.unspecifiedBehavior = .random(using: &generator) }
      window.headless.unspecifiedBehavior.transitionsDropStackChanges = false
      window.headless.unspecifiedBehavior.presentationsDropDismissals = false
      window.headless.unspecifiedBehavior.popsRestoreFirstResponder = true
      let seen = await UIKitWarning.redirect(to: { _ in }) {
        await fact.check(in: window, as: window.headless) { $0.headless.finishTransitions() }
      }
      #expect(seen == nil, "\(fact), \(window.headless.unspecifiedBehavior)")
    }
  }

  @Test func `Every fact has a number of its own`() {
    let numbers = UIKitFact.all.map(\.number)
    #expect(Set(numbers).count == numbers.count && numbers.allSatisfy { $0.hasPrefix("U") })
  }

  @Test func `A check returns what was seen in place of the fact`() async throws {
    let fact = try #require(UIKitFact.all.first { $0.number == "U45" })
    let window = UIWindow()
    window.headless.unspecifiedBehavior.transitionsDropStackChanges = true
    let seen = await UIKitWarning.redirect(to: { _ in }) {
      await fact.check(in: window) { $0.headless.finishTransitions() }
    }
    #expect(seen?.hasPrefix("during a push: A B C, not A B C D E; ") == true)
  }
}

/// Texts of `UIKitFactReport` that were made on devices.
struct `Results of the facts on devices` {
  nonisolated private static let results = PackageFolder.files(
    in: "Sources/UIKit/UIKitFacts/Results", suffix: ".txt")

  private static let format = /Facts about UIKit: (\d+) of \1 hold\nSystem: (.+)\nDevice: (.+)\n/

  @Test(arguments: results)
  func `HeadlessUIKit behaves as the device does`(path: String) throws {
    // HeadlessUIKit makes every fact true.
    let text = try PackageFolder.text(of: path)
    #expect(text.wholeMatch(of: Self.format) != nil, "\(path) is no report, or a fact does not hold")
  }

  @Test func `The page of facts names the source of each, and which devices or people have shown it`() throws
  {
    let path = "Sources/UIKit/UIKitFacts/QuartetUIKitFacts.docc/AllFacts.md"
    let page = try PackageFolder.text(of: path)
    let devices = try Self.results.compactMap { result in
      try PackageFolder.text(of: result).wholeMatch(of: Self.format).map { "\($0.3), \($0.2)" }
    }.joined(separator: "; ")
    let written = page.matches(of: /\| (U\d+) \| .+ \| (.+) \| (.+) \|\n/)
      .map { (String($0.1), (source: $0.2, shown: $0.3)) }
    let columns = Dictionary(written) { $1 }
    let rows = UIKitFact.all.map { fact in
      let (source, shown) = columns[fact.number] ?? ("", "")
      #expect(!source.isEmpty, "\(fact) has no source in \(path)")
      #expect(fact.isCheckable || shown.hasPrefix("By hand: "), "\(path) does not say how to check \(fact)")
      let all = fact.isCheckable ? devices.isEmpty ? "no device yet" : devices : String(shown)
      return "| \(fact.number) | \(fact.title) | \(source) | \(all) |\n"
    }
    let end = try #require(page.firstRange(of: "| --- | --- | --- | --- |\n")).upperBound
    let text = page.prefix(upTo: end) + rows.joined()
    // A copy that is right.
    try Data(text.utf8).write(to: PackageFolder.url().appending(path: ".build/AllFacts.md"))
    #expect(page == String(text), "Copy .build/AllFacts.md to \(path)")
  }

  @Test func `A report names the facts that do not hold`() {
    var report = UIKitFactReport(system: "iOS 26.5", device: "iPhone")
    report.add(UIKitFact.all[0], seen: nil)
    #expect(report.text.wholeMatch(of: Self.format)?.3 == "iPhone")
    report.add(UIKitFact.all[1], seen: "A,\nnot B")
    #expect(
      report.text == """
        Facts about UIKit: 1 of 2 hold
        System: iOS 26.5
        Device: iPhone
        \(UIKitFact.all[1].number): A, not B

        """)
  }
}
