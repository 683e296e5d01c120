import Foundation
import TestSupport
import Testing

/// Who may import whom. The manifest and the compiler say so too; here it stands as one table.
@Suite nonisolated struct `The house` {
  /// What each target may import of ours; a target that is not here is a pattern.
  nonisolated static let allowed: [String: Set<String>] = [
    "HeadlessUIKit": [],
    "Shared": [],
    "Screens": ["HeadlessUIKit", "UIKit", "Shared"],
    "Parity": ["Shared", "Screens"],
    "AllocationCounter": [],
    "Measure": ["AllocationCounter", "Parity", "Screens", "Shared"],
  ]

  nonisolated static let allowedToPatterns: Set<String> = ["Shared", "Screens"]

  nonisolated static var targets: [String] {
    let sources = ParsedSource.root.appending(path: "Sources").path
    let folders = try? FileManager.default.contentsOfDirectory(atPath: sources)
    return (folders ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test(arguments: targets.filter { $0 != "quartet" && $0 != "Probes" })
  func `A target imports only its neighbours`(target: String) throws {
    let neighbours = Self.allowed[target] ?? Self.allowedToPatterns
    for source in try ParsedSource.all(in: "Sources/\(target)") {
      let strangers = source.imports.intersection(Self.targets + ["UIKit"]).subtracting(neighbours)
      #expect(strangers.isEmpty, "\(source.path) imports \(strangers.sorted())")
    }
  }

  @Test func `A probe imports its own pattern and no other`() throws {
    for source in try ParsedSource.all(in: "Sources/Probes") {
      let pattern = source.path.components(separatedBy: "/")[2]
      let strangers = source.imports.intersection(Self.targets + ["UIKit"])
        .subtracting(["Measure", "Screens", pattern])
      #expect(strangers.isEmpty, "\(source.path) imports \(strangers.sorted())")
    }
  }

  @Test func `The targets of the table are there, and so is a pattern`() {
    #expect(Set(Self.allowed.keys).union(["quartet", "Probes"]).isStrictSubset(of: Self.targets))
  }

  private func sources(matching line: (String) -> Bool) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: ParsedSource.root.appending(path: "Sources").path)
      .filter { $0.hasSuffix(".swift") }
      .filter { path in
        let text = try String(
          contentsOf: ParsedSource.root.appending(path: "Sources/\(path)"), encoding: .utf8)
        return text.components(separatedBy: "\n").contains(where: line)
      }
  }

  @Test func `One file asks where the package runs`() throws {
    let files = try sources { $0.trimmingCharacters(in: .whitespaces).hasPrefix("#if") }
    #expect(files == ["Screens/UIKit.swift"])
  }

  // `init()` is a convenience initialiser of UIKit's views and controllers: a designated one of a subclass that
  // calls it compiles here and not on iOS.
  @Test func `No subclass of UIKit's calls an initialiser that is not designated there`() throws {
    let files = try sources { $0.contains("super.init()") }
      .filter { !$0.hasPrefix("HeadlessUIKit/") }
    #expect(files.isEmpty)
  }
}
