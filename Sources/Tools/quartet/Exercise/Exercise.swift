import QuartetArguments
import Foundation

/// An exercise that has been started, kept in a file in the clone's `.git` folder.
struct Exercise: Codable {
  /// The name of the change: `05-stars`.
  var change: String
  /// The name of the pattern.
  var pattern: String
  /// The last commit when the exercise started.
  var commit: String
  /// Git's tree with what all implementations share; nil while it is being applied.
  var tree: String?
  /// How many hints were shown.
  var hints = 0
  /// Whether a check has passed, so that the solutions may be shown.
  var hasPassed = false
  /// The files that the reader expects to change; nil if nothing was asked.
  var expected: [String]?

  /// Reads the exercise of a clone.
  ///
  /// - Throws: ``UsageError`` if none has been started.
  init(of clone: Clone) throws(UsageError) {
    guard let exercise = try Self.started(in: clone) else {
      throw UsageError(
        "no exercise has been started", advice: "swift run quartet exercise start 0 --pattern RVB")
    }
    self = exercise
  }

  init(change: String, pattern: String, commit: String) {
    (self.change, self.pattern, self.commit) = (change, pattern, commit)
  }

  /// The exercise of a clone, if one has been started.
  static func started(in clone: Clone) throws(UsageError) -> Exercise? {
    (try? Data(contentsOf: file(in: clone))).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
  }

  /// Writes the exercise.
  func save(in clone: Clone) throws(UsageError) {
    do {
      try JSONEncoder().encode(self).write(to: Self.file(in: clone), options: .atomic)
    } catch {
      throw UsageError("the exercise cannot be saved: \(error.localizedDescription)")
    }
  }

  /// Forgets the exercise.
  static func remove(from clone: Clone) throws(UsageError) {
    try? FileManager.default.removeItem(at: file(in: clone))
  }

  private static func file(in clone: Clone) throws(UsageError) -> URL {
    try clone.gitFile("quartet-exercise.json")
  }
}

extension Exercise {
  /// Compares the files that the reader expected to change with those that the solution changes; nil if nothing was asked.
  func score(solution: [Clone.Count]) -> String? {
    guard let expected, !expected.isEmpty else { return nil }
    let names = solution.map { ($0.file as NSString).lastPathComponent.replacing(".swift", with: "") }
    func contains(_ names: [String]) -> (String) -> Bool {
      { name in names.contains { $0.lowercased() == name.lowercased() } }
    }
    let right = names.filter(contains(expected))
    let missed = names.filter { !contains(expected)($0) }
    let wrong = expected.filter { !contains(names)($0) }
    return
      (["You expected \(right.count) of the solution's \(names.count) files."]
      + (missed.isEmpty ? [] : ["It also changes: \(missed.joined(separator: ", "))"])
      + (wrong.isEmpty ? [] : ["It does not change: \(wrong.joined(separator: ", "))"])).joined(
        separator: "\n")
  }

  /// The names of files in what the reader typed: with or without folders and `.swift`, separated by spaces or commas.
  static func names(in text: String) -> [String] {
    text.split { $0.isWhitespace || $0 == "," || $0 == ";" }.map {
      (String($0) as NSString).lastPathComponent.replacing(".swift", with: "")
    }
  }
}
