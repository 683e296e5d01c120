import Foundation
import HeadlessUIKit
import Testing
import QuartetUIKitFacts

/// An exception of UIKit, with which an app on iOS ends: a row of `Docs/UIKitExceptions.md`.
nonisolated struct UIKitException: CustomTestStringConvertible {
  enum Here: Sendable {
    /// The program crashes with the sentence.
    case crash(@MainActor @Sendable (Stage) -> Void)
    /// Something else, and why.
    case other(String)
  }

  /// What the code does.
  let act: String
  /// What UIKit says; what depends on the case is in angle brackets or a number.
  let sentence: String
  let source: String
  let here: Here

  var testDescription: String { act }

  init(
    _ act: String, _ sentence: String, _ source: String,
    perform: @escaping @MainActor @Sendable (Stage) -> Void
  ) {
    (self.act, self.sentence, self.source, here) = (act, sentence, source, .crash(perform))
  }

  init(_ act: String, _ sentence: String, _ source: String, here: String) {
    (self.act, self.sentence, self.source, self.here) = (act, sentence, source, .other(here))
  }

  /// The row of the page.
  var row: String {
    let outcome = if case .other(let text) = here { text } else { "crashes" }
    return "| \(act) | \(sentence) | \(source) | \(outcome) |"
  }

  static let all = tables + navigation + presentation + layout
}
