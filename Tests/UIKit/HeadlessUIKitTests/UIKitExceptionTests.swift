import Foundation
import HeadlessUIKit
import QuartetPatternRules
import Testing

/// Calls for which UIKit raises an exception. Serialized, because the processes find their row in the environment: in
/// Swift 6.2, the closure of an exit test captures nothing.
@Suite(.serialized) struct UIKitExceptionTests {
  nonisolated private static let variable = "QUARTET_UIKIT_EXCEPTION"

  nonisolated static let crashes = UIKitException.all.indices.filter {
    if case .crash = UIKitException.all[$0].here { true } else { false }
  }

  @Test(arguments: crashes)
  func `What raises an exception on iOS crashes with UIKit's sentence`(row: Int) async {
    setenv(Self.variable, "\(row)", 1)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      UIKitExceptionTests.performRow()
    }
    #expect(result.logged(UIKitException.all[row].sentence), "\(UIKitException.all[row].act)")
  }

  @MainActor private static func performRow() {
    guard let row = ProcessInfo.processInfo.environment[variable].flatMap(Int.init),
      case .crash(let perform) = UIKitException.all[row].here
    else { return }
    perform(Stage(inNavigation: true))
  }

  @Test func `The page lists every exception`() throws {
    let page = try PackageFolder.text(of: "Docs/UIKitExceptions.md")
    let header = "| what the code does | what UIKit says | source | here |\n| --- | --- | --- | --- |\n"
    let end = try #require(page.firstRange(of: header)).upperBound
    let text = page.prefix(upTo: end) + UIKitException.all.map(\.row).joined(separator: "\n") + "\n"
    // A copy that is right.
    try Data(text.utf8).write(to: PackageFolder.url().appending(path: ".build/UIKitExceptions.md"))
    #expect(page == String(text), "Copy .build/UIKitExceptions.md to Docs")
  }
}

extension Optional where Wrapped == ExitTest.Result {
  /// Whether the process wrote a text to standard error.
  func logged(_ text: String) -> Bool {
    self.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains(text) } ?? false
  }
}
