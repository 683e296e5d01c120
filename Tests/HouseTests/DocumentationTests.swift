import Foundation
import TestSupport
import Testing

/// The guides point into the code, line by line, and count it. Here is what keeps that true.
@Suite(.enabled(if: ComparedPatterns.areThere)) nonisolated struct `The documentation` {
  private func text(of path: String) throws -> String {
    try String(contentsOf: ParsedSource.root.appending(path: path), encoding: .utf8)
  }

  // MARK: Links

  @Test(arguments: Page.all)
  func `Every link leads somewhere, and to the line that it quotes`(page: String) throws {
    for link in try Page(page).links {
      if let complaint = link.complaint { Issue.record("\(page): \(complaint)") }
    }
  }

  @Test func `The guides have links, and some of them quote lines`() throws {
    let links = try Page.all.flatMap { try Page($0).links }
    #expect(links.contains { $0.line != nil && $0.quote != nil })
    #expect(Set(links.map(\.page)).isSuperset(of: ["README.md", "Docs/Comparison.md", "Docs/Choosing.md"]))
  }

  @Test func `A link that is wrong is found`() {
    let links = Page(
      "Docs/Made up.md",
      text: """
        [there](Feature.md), [not there](Nowhere.md), [a heading](Feature.md#the-domain),
        [no heading](Feature.md#nothing), [elsewhere](https://example.com/#L1), [too far](Feature.md#L9999),
        [`# The feature`](Feature.md#L1), [`# The feature`](Feature.md#L2)
        ```swift
        let call = [String](repeating)
        ```
        """
    ).links
    #expect(links.map { $0.complaint == nil } == [true, false, true, false, false, true, false])
    #expect(links.last?.complaint?.contains("stands in line 1") == true)
  }

  // MARK: The comparison

  @Test func `The comparison shows the unit tests as they are compiled`() throws {
    let blocks = try Guide(named: "Comparison").code(under: "The same unit test")
    let tests = try ComparedPatterns.all.map { try text(of: "Tests/\($0.target)Tests/ComparisonTests.swift") }
    #expect(blocks.count == tests.count)
    for (block, test) in zip(blocks, tests) {
      let shown = test.components(separatedBy: "\n\n").filter { !$0.contains("import ") }
      #expect(block + "\n" == shown.joined(separator: "\n\n"))
    }
    let lines = tests.map { String($0.count { $0 == "\n" }) }
    #expect(try text(of: "Docs/Comparison.md").contains(row("lines in the file", lines)))
  }

  @Test func `The same change applies in each pattern and takes what the comparison says`() throws {
    let comparison = try text(of: "Docs/Comparison.md")
    for (name, target) in ComparedPatterns.all {
      let patch = "Comparison/remember-me-\(target).patch"
      let changes = try Change.all(in: "Docs/\(patch)")
      let sources = changes.filter { $0.path.hasPrefix("Sources/\(target)/") }
      let tests = changes.filter { $0.path.hasPrefix("Tests/\(target)Tests/") }
      #expect(changes.count == sources.count + tests.count)
      let counts = [sources, tests].flatMap { part in
        [part.count, part.map(\.added).reduce(0, +), part.map(\.removed).reduce(0, +)]
      }
      #expect(comparison.contains(row("[\(name)](\(patch))", counts.map(String.init))))
      let names = [sources, tests].map { part in
        part.isEmpty ? "none" : part.map { "`\($0.name)`" }.joined(separator: ", ")
      }
      #expect(comparison.contains(row(name, names)))
    }
    _ = try Change.all(in: "Docs/Comparison/remember-me-house.patch")
  }

  @Test(arguments: ["Kit", "Review", "Login", "Recovery", "Comment", "Gateways"])
  func `The files that are counted for a choice are there`(folder: String) throws {
    let counts = ComparedPatterns.all.map { pattern in
      let path = ParsedSource.root.appending(path: "Sources/\(pattern.target)/\(folder)").path
      let files = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
      return String(files.count { $0.hasSuffix(".swift") })
    }
    #expect(try text(of: "Docs/Choosing.md").contains(row("`\(folder)`", counts)))
  }

  private func row(_ head: String, _ cells: [String]) -> String {
    "\n| " + ([head] + cells).joined(separator: " | ") + " |\n"
  }
}
