import PortableUIKit

/// UIKit's warnings while a driver works.
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

  /// Collects what is warned of meanwhile, and later by the tasks that are started meanwhile.
  func collect<Result>(_ body: () -> Result) -> Result {
    UIKitWarning.redirect(to: sink, body)
  }
}
