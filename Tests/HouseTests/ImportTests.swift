import Foundation
import TestSupport
import Testing

/// Who may import whom. The manifest and the compiler say so too; here it stands as one table.
@Suite struct `The house` {
  nonisolated static let ours: Set<String> = [
    "HeadlessUIKit", "UIKit", "Shared", "Screens", "Parity", "RoundTable",
  ]

  nonisolated static let allowed: [String: Set<String>] = [
    "HeadlessUIKit": [],
    "Shared": [],
    "Screens": ["HeadlessUIKit", "UIKit", "Shared"],
    "RoundTable": ["Shared", "Screens"],
    "Parity": ["Shared", "Screens"],
    "quartet": ["Shared", "Screens", "Parity", "RoundTable"],
  ]

  @Test(arguments: allowed.keys.sorted())
  func `A target imports only its neighbours`(target: String) throws {
    for source in try ParsedSource.all(in: "Sources/\(target)") {
      let strangers = source.imports.intersection(Self.ours).subtracting(Self.allowed[target] ?? [])
      #expect(strangers.isEmpty, "\(source.path) imports \(strangers.sorted())")
    }
  }

  @Test func `The table names every target`() throws {
    let targets = try FileManager.default.contentsOfDirectory(
      atPath: ParsedSource.root.appending(path: "Sources").path)
    #expect(Set(targets.filter { !$0.hasPrefix(".") }) == Set(Self.allowed.keys))
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
