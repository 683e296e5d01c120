import Foundation
import HeadlessUIKit
import QuartetPatternRules
import Testing

/// Calls for which UIKit raises an exception. Serialized, because the processes find their row in the environment: in
/// Swift 6.2, the closure of an exit test captures nothing.
@Suite(.serialized) struct UIKitExceptionTests {
  nonisolated private static let variable = "QUARTET_UIKIT_EXCEPTION"

  @Test(arguments: UIKitException.page.compactMap { $0?.here == "crashes" ? $0 : nil })
  func `What raises an exception on iOS crashes with UIKit's sentence`(row: UIKitException) async {
    setenv(Self.variable, row.act, 1)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UIKitException.code[ProcessInfo.processInfo.environment[Self.variable] ?? ""]?(
        Stage(inNavigation: true))
    }
    #expect(result.logged(row.sentence), "\(row.act)")
  }

  @Test func `Each row of the page is complete, and has code if it crashes`() {
    let rows = UIKitException.page.compactMap(\.self)
    #expect(rows.count == UIKitException.page.count, "A row has four columns.")
    #expect(rows.allSatisfy { !$0.source.isEmpty && !$0.here.isEmpty })
    let crashing: [String] = rows.filter { $0.here == "crashes" }.map(\.act)
    #expect(crashing.sorted() == UIKitException.code.keys.sorted())
  }
}

extension Optional where Wrapped == ExitTest.Result {
  /// Whether the process wrote a text to standard error.
  func logged(_ text: String) -> Bool {
    self.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains(text) } ?? false
  }
}

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
