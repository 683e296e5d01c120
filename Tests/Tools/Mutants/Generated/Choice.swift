import Foundation

/// Finds the changes that can be made, and chooses among them.
struct Choice {
  /// The folder of the package Quartet, five folders above this file.
  static let quartet = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// The package that is changed.
  let folder: URL

  /// The chosen changes, in the order of their files and lines.
  func mutations(_ options: Options) throws -> [Mutation] {
    var generator = SeededGenerator(state: options.seed)
    let added = options.clone == nil ? nil : try addedLines()
    let all = try options.parts.map { part in try changes(of: part, in: added) }
    guard let count = options.count else { return all.flatMap { $0 } }
    // Each part gets its share, so that a large part does not take all, and each line one change: one build holds them.
    var shuffled = all.map { $0.shuffled(using: &generator)[...] }
    var lines: Set<String> = []
    var chosen: [Mutation] = []
    while chosen.count < count, shuffled.contains(where: { !$0.isEmpty }) {
      for index in shuffled.indices where chosen.count < count {
        if let mutation = shuffled[index].popFirst(), lines.insert(mutation.place).inserted {
          chosen.append(mutation)
        }
      }
    }
    return chosen.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// Folders that take too long to test for each change: the command records calls in a build of its own, which
  /// `Tests/Tools/Traces/run` and `Tests/Tools/Page/run` test.
  private static let untested = ["Trace/", "Explore/"]

  /// - Parameter places: The lines that may change; nil for all.
  private func changes(of part: String, in places: Set<String>?) throws -> [Mutation] {
    let path = "Sources/\(part)"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.appendingPathComponent(path).path)
    let sources = files.filter { file in
      file.hasSuffix(".swift") && !file.contains(".docc/") && !Self.untested.contains(where: file.hasPrefix)
    }
    return try sources.sorted().flatMap { file -> [Mutation] in
      let path = "\(path)/\(file)"
      if let places, !places.contains(where: { $0.hasPrefix(path) }) { return [] }
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      // The rules of Interactions read which references are weak, so its tests make each of them strong themselves.
      return Mutation.all(in: text, file: path).filter {
        (places?.contains($0.place) ?? true)
          && (part != "Interactions" || $0.operator != .makeStrong || !$0.original.contains("weak var "))
      }
    }
  }

  /// The lines that are not in the last commit.
  private func addedLines() throws -> Set<String> {
    let diff = try Command.run(
      "git", ["diff", "--unified=0", "HEAD", "--", "Sources"], in: folder, seconds: 60)
    var places: Set<String> = []
    var file = ""
    for line in diff.output.split(separator: "\n") {
      if let match = line.firstMatch(of: #/^\+\+\+ b/(.+)$/#) { file = String(match.1) }
      if let match = line.firstMatch(of: #/^@@ .* \+(\d+)(?:,(\d+))? @@/#), let first = Int(match.1) {
        let count = match.2.flatMap { Int($0) } ?? 1
        places.formUnion((0..<count).map { "\(file):\(first + $0 - 1)" })
      }
    }
    return places
  }
}
