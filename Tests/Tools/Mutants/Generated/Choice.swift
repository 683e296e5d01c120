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
    var all = try options.parts.map { part in try Self.all(in: Self.quartet, part: part) }
    if let patch = options.patch {
      let added = try Self.lines(addedBy: patch)
      all = all.map { $0.filter { added.contains($0.place) } }
    }
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

  /// The places that a patch adds, where it is applied.
  private static func lines(addedBy patch: String) throws -> Set<String> {
    var places: Set<String> = []
    var file = ""
    var line = 0
    for text in try String(contentsOfFile: patch, encoding: .utf8).split(separator: "\n") {
      if text.hasPrefix("+++ b/") {
        file = String(text.dropFirst(6))
      } else if let match = text.prefixMatch(of: /@@ -\S+ \+(\d+)/) {
        line = (Int(match.1) ?? 1) - 1
      } else if text.hasPrefix("+") || text.hasPrefix(" ") {
        if text.hasPrefix("+") { places.insert("\(file):\(line)") }
        line += 1
      }
    }
    return places
  }

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
