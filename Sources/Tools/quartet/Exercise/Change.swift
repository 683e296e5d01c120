import QuartetArguments
import Foundation

/// A change of the feature in the folder `Changes`: a task, what all implementations share, and the solutions.
struct Change {
  let clone: Clone
  /// The name of its folder: `05-stars`.
  let name: String

  /// The number of the change: `05`.
  var number: String { String(name.prefix { $0.isNumber }) }

  /// All changes of a clone, by number.
  static func all(in clone: Clone) -> [Change] {
    let folder = clone.folder.appending(path: "Changes")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.first?.isNumber == true }.sorted().map { Change(clone: clone, name: $0) }
  }

  /// The patch of an implementation; that of what all share without a name. The path begins in the clone.
  func patch(of pattern: String = "shared") -> String {
    "Changes/\(name)/\(pattern.filter { $0 != " " }).patch"
  }

  /// The task, without the hints.
  var task: String { parts[0].trimmingCharacters(in: .whitespacesAndNewlines) }
  /// The hints, from general to specific.
  var hints: [String] {
    parts.dropFirst().joined().split(separator: /\n(?=\d+\. )/).map {
      $0.trimmingPrefix(/\s*\d+\.\s*/).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }
  /// The change in a few words.
  var title: String { String(task.prefix { !$0.isNewline }.trimmingPrefix(/#\s*/)) }

  private var parts: [String] {
    text(of: "Changes/\(name)/task.md").components(separatedBy: "\n## Hints\n")
  }

  /// The text of a file; empty if it cannot be read.
  func text(of path: String) -> String {
    (try? String(contentsOf: clone.folder.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// The files of a patch, and how many lines it adds and removes.
  func counts(of pattern: String = "shared") throws(UsageError) -> [Clone.Count] {
    Clone.counts(try clone.git("apply", "--numstat", patch(of: pattern)))
  }

  /// The names of the scenarios that the change adds or edits.
  func scenarios() throws(UsageError) -> [String] {
    try counts().map(\.file).filter { $0.hasSuffix(".scenario") }
      .map { ($0 as NSString).lastPathComponent.replacing(".scenario", with: "") }
  }
}
