import PortableUIKit

/// Collects UIKit's warnings.
final class Warnings {
  private var texts: [String] = []
  private lazy var sink: @MainActor @Sendable (String) -> Void = { [weak self] text in
    self?.texts.append(text)
  }

  /// The warnings since the last call.
  func take() -> [String] {
    defer { texts = [] }
    return texts
  }

  /// Collects the warnings of a body and of the tasks that it starts.
  func collect<Result>(_ body: () -> Result) -> Result {
    UIKitWarning.redirect(to: sink, body)
  }
}
