import Foundation
import TestSupport

/// A page of the documentation, and where it leads.
nonisolated struct Page {
  /// The links to files of the package, in their order; those in blocks of code are none.
  let links: [Link]

  /// The paths of all pages from the package's root.
  static let all: [String] = {
    let docs = ParsedSource.root.appending(path: "Docs").path
    let pages = (try? FileManager.default.subpathsOfDirectory(atPath: docs)) ?? []
    return ["README.md"] + pages.filter { $0.hasSuffix(".md") }.sorted().map { "Docs/\($0)" }
  }()

  init(_ path: String) throws {
    let text = try String(contentsOf: ParsedSource.root.appending(path: path), encoding: .utf8)
    self.init(path, text: text)
  }

  init(_ path: String, text: String) {
    let prose = text.components(separatedBy: "```").enumerated().filter { $0.offset.isMultiple(of: 2) }
    links = prose.flatMap { part in
      part.element.matches(of: /\[(`[^`]+`|[^\]`]*)\]\(([^)\s]+)\)/).compactMap { match in
        match.2.contains("://") ? nil : Link(page: path, label: match.1, target: match.2)
      }
    }
  }
}

/// A link from a page to a file of the package.
nonisolated struct Link {
  /// The path of the page.
  let page: String
  /// The code that the linked line is said to contain.
  let quote: String?
  /// The line that is linked to, from 1.
  let line: Int?

  private let target: String
  private let fragment: String?
  private let file: URL

  fileprivate init(page: String, label: Substring, target: Substring) {
    self.page = page
    self.target = String(target)
    let halves = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    fragment = halves.count > 1 ? String(halves[1]) : nil
    line = fragment?.wholeMatch(of: /L(\d+)/).flatMap { Int($0.1) }
    quote = label.hasPrefix("`") ? String(label.dropFirst().dropLast()) : nil
    let path = halves[0].removingPercentEncoding ?? String(halves[0])
    let origin = ParsedSource.root.appending(path: page)
    file = path.isEmpty ? origin : origin.deletingLastPathComponent().appending(path: path).standardized
  }

  /// What is wrong with the link; nil if nothing is.
  var complaint: String? {
    guard FileManager.default.fileExists(atPath: file.path) else { return "\(target) is not there" }
    guard let fragment else { return nil }
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return "\(target) has no lines" }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let line else {
      return lines.contains { $0.anchor == fragment } ? nil : "\(target) has no such heading"
    }
    guard lines.indices.contains(line - 1) else { return "\(target) is beyond the end" }
    guard let quote, !lines[line - 1].contains(quote) else { return nil }
    let places = lines.indices.filter { lines[$0].contains(quote) }.map { String($0 + 1) }
    return "\(target) does not say `\(quote)`, which stands in line \(places.joined(separator: ", "))"
  }
}

nonisolated extension Substring {
  /// What a link to this heading is called; nil where this is no heading.
  fileprivate var anchor: String? {
    guard hasPrefix("#") else { return nil }
    let heading = drop { $0 == "#" }.dropFirst().lowercased()
    return heading.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }.replacing(" ", with: "-")
  }
}
