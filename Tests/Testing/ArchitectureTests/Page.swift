import Foundation
import QuartetPatternRules

/// A page of the documentation.
nonisolated struct Page {
  /// The paths of all pages from the package's folder.
  static let all = ["AGENTS.md", "README.md"] + PackageFolder.files(in: "Docs", suffix: ".md")

  /// The folders of the patterns that the pages compare.
  static let comparedPatterns = ["RoundTable", "VIPERKit", "RVBKit", "Interactions"]

  static func hasSources(pattern: String) -> Bool {
    (try? PackageFolder.url().appending(path: "Sources/\(pattern)").checkResourceIsReachable()) == true
  }

  let path: String
  let text: String

  init(_ path: String) throws {
    self.init(path, text: try PackageFolder.text(of: path))
  }

  init(_ path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The links to files of the package and to headings that lead nowhere; links in code blocks are ignored.
  var brokenLinks: [String] {
    let prose = text.components(separatedBy: "```").enumerated().filter { $0.offset.isMultiple(of: 2) }
    let targets = prose.flatMap { $0.element.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) } }
    return targets.filter { !$0.contains("://") && !isValid($0) }
  }

  /// The Swift blocks that quote no file. A block has to occur in one of the Swift files that its section links to; a
  /// section without such links quotes nothing.
  var wrongQuotes: [String] {
    quotes.filter { quote in !quote.files.contains { $0.contains(quote.code) } }.map(\.code)
  }

  /// The Swift blocks in sections that link to Swift files, with the texts of these files.
  ///
  /// Blocks that name the file that they are do not count on a page with a manifest: `Examples/run` builds them.
  var quotes: [(code: String, files: [String])] {
    text.components(separatedBy: "\n## ").flatMap { section in
      let files = linkedFiles(section)
      let blocks = section.components(separatedBy: "```swift\n").dropFirst()
        .filter { !isPackage || !$0.starts(with: /\/\/ [\w\/]+\.swift\n/) }
      return files.isEmpty ? [] : blocks.map { ($0.components(separatedBy: "\n```")[0], files) }
    }
  }

  /// The texts of the Swift files that a part of the page links to.
  func linkedFiles(_ part: String) -> [String] {
    part.matches(of: /\]\(([^)\s#]+\.swift)\)/).compactMap {
      try? String(contentsOf: url(String($0.1)), encoding: .utf8)
    }
  }

  private var isPackage: Bool { text.contains("```swift\n// Package.swift\n") }

  private func isValid(_ target: String) -> Bool {
    let halves = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let file = url(halves[0])
    guard FileManager.default.fileExists(atPath: file.path) else { return false }
    guard halves.count > 1 else { return true }
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.contains { anchor(of: $0) == halves[1] }
  }

  private func url(_ target: String) -> URL {
    let page = PackageFolder.url().appendingPathComponent(path)
    let relative = target.removingPercentEncoding ?? target
    return relative.isEmpty
      ? page : page.deletingLastPathComponent().appendingPathComponent(relative).standardized
  }

  /// The name of a link to a heading; nil if the line is no heading.
  private func anchor(of line: Substring) -> String? {
    guard line.hasPrefix("#") else { return nil }
    let heading = line.drop { $0 == "#" }.dropFirst().lowercased()
    return heading.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.replacing(" ", with: "-")
  }
}
