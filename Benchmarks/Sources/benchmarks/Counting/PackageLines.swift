import Foundation
import QuartetArguments
import QuartetToolchain

/// The lines of code that git tracks, by folder: neither blank nor only a comment. Links, scenarios, patches and data do not
/// count.
nonisolated enum PackageLines {
  private static let comments = [
    "swift": "//", "js": "//", "c": "//", "h": "//", "py": "#", "sh": "#", "css": "/*", "html": "<!--",
  ]

  /// A line for each folder with its count, then one for all.
  ///
  /// - Throws: An error outside of a clone.
  static func table() throws -> String {
    var counts: [String: Int] = [:]
    let root = Page.repository.standardized
    let list = try Toolchain.run([
      "git", "-c", "safe.directory=\(root.path)", "-C", root.path, "ls-files", "-z", "--stage",
    ])
    for entry in String(decoding: list, as: UTF8.self).split(separator: "\0") {
      let path = String(entry.split(separator: "\t")[1])
      guard !entry.hasPrefix("120000"), let lines = try? count(of: root.appending(path: path)) else {
        continue
      }
      let parts = path.split(separator: "/").dropLast()
      let depth = ["Sources", "Tests"].contains(parts.first) ? 2 : 1
      counts[parts.prefix(depth).joined(separator: "/"), default: 0] += lines
    }
    let rows = counts.sorted { $0.key < $1.key } + [("all", counts.values.reduce(0, +))]
    return rows.map { "\(Text.padded($0.key.isEmpty ? "." : $0.key, to: 30)) \($0.value)" }.joined(
      separator: "\n")
  }

  /// The lines of code of a file; nil if it is no code.
  private static func count(of url: URL) throws -> Int? {
    guard url.pathExtension.isEmpty || comments[url.pathExtension] != nil else { return nil }
    let text = try String(contentsOf: url, encoding: .utf8)
    guard !url.pathExtension.isEmpty || text.hasPrefix("#!") else { return nil }
    let comment = comments[url.pathExtension] ?? "#"
    return text.split(whereSeparator: \.isNewline).count { line in
      let code = line.drop(while: \.isWhitespace)
      return !code.isEmpty && !code.hasPrefix(comment)
    }
  }
}
