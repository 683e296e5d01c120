import Foundation

/// Finds the changes that can be made, and chooses among them.
struct Choice {
  /// The folder of the package Quartet, five folders above this file.
  static let quartet = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// The chosen changes, in the order of their files and lines.
  func mutations(_ options: Options) throws -> [Mutation] {
    var generator = SeededGenerator(state: options.seed)
    let all = try options.parts.map { part in try Self.all(in: Self.quartet, part: part) }
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

  private static func all(in quartet: URL, part: String) throws -> [Mutation] {
    let folder = "Sources/\(part)"
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: quartet.appendingPathComponent(folder).path)
    let sources = files.filter { file in
      file.hasSuffix(".swift") && !file.contains(".docc/") && !untested.contains(where: file.hasPrefix)
    }
    return try sources.sorted().flatMap { file in
      let path = "\(folder)/\(file)"
      let text = try String(contentsOf: quartet.appendingPathComponent(path), encoding: .utf8)
      // The rules of Interactions read which references are weak, so its tests make each of them strong themselves.
      return Mutation.all(in: text, file: path).filter {
        part != "Interactions" || $0.operator != .makeStrong || !$0.original.contains("weak var ")
      }
    }
  }
}
