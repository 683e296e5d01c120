import Foundation
import HeadlessUIKit
import QuartetPatternRules
import Testing

/// An exception of UIKit, with which an app on iOS ends: a row of `Docs/UIKitExceptions.md`.
nonisolated struct UIKitException: CustomTestStringConvertible {
  /// Runs on a stage whose window shows a navigation controller.
  typealias Code = @MainActor @Sendable (Stage) -> Void

  /// What the code does.
  let act: String
  /// What UIKit says.
  let sentence: String
  /// Where it was reported.
  let source: String
  /// What happens here.
  let here: String

  var testDescription: String { act }

  /// The code of each row that crashes here.
  static let code: [String: Code] = controllers.merging(
    tables.map { ("A table view \($0.key)", withTable($0.value)) }, uniquingKeysWith: { $1 })

  /// The rows of the page; nil in place of a row that has other columns.
  static let page: [Self?] = {
    let lines = (try? PackageFolder.text(of: "Docs/UIKitExceptions.md"))?.split(separator: "\n") ?? []
    return lines.filter { $0.hasPrefix("| ") }.dropFirst(2).map { line in
      let columns = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      guard columns.count == 4 else { return nil }
      return Self(act: columns[0], sentence: columns[1], source: columns[2], here: columns[3])
    }
  }()
}
