import Foundation
import HeadlessUIKit
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
    #expect(rows.filter { $0.here == "crashes" }.map(\.act).sorted() == UIKitException.code.keys.sorted())
  }
}

extension Optional where Wrapped == ExitTest.Result {
  /// Whether the process wrote a text to standard error.
  func logged(_ text: String) -> Bool {
    self.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains(text) } ?? false
  }
}
