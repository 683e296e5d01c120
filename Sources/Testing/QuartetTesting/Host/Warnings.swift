import PortableUIKit

/// Collects UIKit's warnings. On iOS, where an app cannot read them, there are none.
package final class Warnings {
  private var texts: [String] = []

  package init() {}

  /// The warnings since the last call.
  package func take() -> [String] {
    defer { texts = [] }
    return texts
  }

  /// Collects the warnings of a body and of the tasks that it starts.
  package func collect<Result>(_ body: () -> Result) -> Result {
    #if os(Linux) || os(macOS)
      UIKitWarning.redirect(to: { [weak self] in self?.texts.append($0) }, body)
    #else
      body()
    #endif
  }
}
