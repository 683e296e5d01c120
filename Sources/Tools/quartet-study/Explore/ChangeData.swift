import Foundation
import QuartetToolchain

/// A change of the study in `Docs/Changes`: in a file of its own, because a reader predicts changes after the first lessons.
struct ChangeData: Encodable {
  let name: String
  let title: String
  let task: String
  /// The solution of each implementation.
  let patches: [String: String]

  /// All changes, by number.
  ///
  /// - Parameter folders: The folder in `Sources` of each implementation.
  static func all(in folders: [String: String]) -> [ChangeData] {
    PackageFolder.files(in: "Docs/Changes", suffix: "/task.md").map { task in
      let folder = (task as NSString).deletingLastPathComponent
      return ChangeData(
        name: (folder as NSString).lastPathComponent, task: (try? PackageFolder.text(of: task)) ?? "",
        patch: (try? PackageFolder.text(of: "\(folder)/change.patch")) ?? "",
        folders: folders)
    }
  }

  /// - Parameters:
  ///   - task: The text of `task.md`; the page does not show its hints.
  ///   - patch: The text of `change.patch`.
  private init(name: String, task: String, patch: String, folders: [String: String]) {
    self.name = name
    self.task = task.components(separatedBy: "\n## Hints\n")[0].trimmingCharacters(
      in: .whitespacesAndNewlines)
    title = String(self.task.prefix { !$0.isNewline }.trimmingPrefix(/#\s*/))
    let files = "\n\(patch)".components(separatedBy: "\ndiff --git ").dropFirst()
    patches = folders.mapValues { folder in
      files.filter { $0.hasPrefix("a/Sources/\(folder)/") }.map { "diff --git \($0)\n" }.joined()
    }
  }
}
