import Foundation
import TestSupport
import Testing

/// Docs/BringYourOwn.md shows a package of its own, which `.ci/run` builds and tests.
@Suite struct `The guide to bring your own` {
  @Test func `Every line of Swift that it shows stands in the package`() throws {
    let folder = ParsedSource.root.appending(path: "Tests/Packages/BringYourOwn")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    let blocks = try Guide(named: "BringYourOwn").text.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    #expect(blocks.count > 8)
    for block in blocks where !files.contains(where: { $0.contains(block) }) {
      Issue.record("The guide shows what is not compiled:\n\(block)")
    }
  }
}
