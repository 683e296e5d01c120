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
  /// The reader's change that a check has passed last, as a patch: the solutions may be shown beside it.
  var passed: String?
  /// The files that the reader expects to change; nil if nothing was asked.
  var expected: [String]?
}

extension Exercise {
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

  private static let file = "quartet-exercise.json"

  /// The exercise of a clone, if one has been started.
  static func started(in clone: Clone) throws(UsageError) -> Exercise? {
    (try? Data(contentsOf: clone.gitFile(file))).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
  }

  /// Writes the exercise.
  func save(in clone: Clone) throws(UsageError) {
    try clone.write((try? JSONEncoder().encode(self)) ?? Data(), toGitFile: Self.file)
  }

  /// Makes the clone as it was, and forgets the exercise.
  func takeBack(in clone: Clone) throws(UsageError) {
    try clone.git("reset", "--quiet", "--hard", commit)
    // The clone was clean at the start, so that all other files are those of the exercise.
    try clone.git("clean", "--quiet", "-d", "--force")
    try? FileManager.default.removeItem(at: clone.gitFile(Self.file))
  }

  /// The tree or commit with which the reader began. A start that was killed has no tree.
  var start: String { tree ?? commit }

  /// What the reader has changed, as git's option shows it.
  func own(_ option: String, in clone: Clone) throws(UsageError) -> String {
    try clone.diff(option, since: start)
  }

  /// Compares the files that the reader expected to change with those that the solution changes; nil if nothing was asked.
  func score(solution: [Clone.Count]) -> String? {
    guard let expected, !expected.isEmpty else { return nil }
    let names = solution.map { ($0.file as NSString).lastPathComponent.replacing(".swift", with: "") }
    func filter(_ names: [String], without others: [String]) -> [String] {
      names.filter { name in !others.contains { $0.lowercased() == name.lowercased() } }
    }
    let (missed, wrong) = (filter(names, without: expected), filter(expected, without: names))
    var lines = ["You expected \(names.count - missed.count) of the solution's \(names.count) files."]
    if !missed.isEmpty { lines.append("It also changes: \(missed.joined(separator: ", "))") }
    if !wrong.isEmpty { lines.append("It does not change: \(wrong.joined(separator: ", "))") }
    return lines.joined(separator: "\n")
  }

  /// The names of files in what the reader typed: with or without folders and `.swift`, separated by spaces or commas.
  static func names(in text: String) -> [String] {
    text.split { $0.isWhitespace || $0 == "," || $0 == ";" }.map {
      (String($0) as NSString).lastPathComponent.replacing(".swift", with: "")
    }
  }
}
