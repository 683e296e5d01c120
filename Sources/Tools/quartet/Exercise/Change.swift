import QuartetArguments
import Foundation

/// A change of the feature in the folder `Changes`: a task, what all implementations share, and the solutions.
struct Change {
  /// The folder of the change.
  let folder: URL

  /// The name of the folder: `05-stars`.
  var name: String { folder.lastPathComponent }
  /// The number of the change: `05`.
  var number: String { String(name.prefix { $0.isNumber }) }

  /// All changes of a clone, by number.
  static func all(in clone: URL) -> [Change] {
    let folder = clone.appending(path: "Changes")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.first?.isNumber == true }.sorted().map {
      Change(folder: folder.appending(path: $0))
    }
  }

  /// The patch of an implementation; that of what all share without a name.
  func patch(of pattern: String? = nil) -> URL {
    let name = pattern.map { $0.filter { $0 != " " } } ?? "shared"
    return folder.appending(path: "\(name).patch")
  }

  /// The task, without the hints.
  var task: String { sections.task }
  /// The hints, from general to specific.
  var hints: [String] { sections.hints }
  /// The change in a few words.
  var title: String { String(task.prefix { !$0.isNewline }.trimmingPrefix(/#\s*/)) }

  private var sections: (task: String, hints: [String]) {
    let text = (try? String(contentsOf: folder.appending(path: "task.md"), encoding: .utf8)) ?? ""
    let parts = text.components(separatedBy: "\n## Hints\n")
    let hints = parts.dropFirst().joined().split(separator: /\n(?=\d+\. )/)
    return (
      parts[0].trimmingCharacters(in: .whitespacesAndNewlines),
      hints.map { $0.trimmingPrefix(/\s*\d+\.\s*/).trimmingCharacters(in: .whitespacesAndNewlines) }
    )
  }

  /// The names of the scenarios that the change adds or edits.
  ///
  /// - Throws: ``UsageError`` if the patch cannot be read.
  func scenarios(in clone: Clone) throws(UsageError) -> [String] {
    try clone.counts(of: patch()).map(\.file).filter { $0.hasSuffix(".scenario") }
      .map { ($0 as NSString).lastPathComponent.replacing(".scenario", with: "") }
  }
}
