import Screens

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
    bind(UIKitWarning.$sink, to: sink, body)
  }
}

/// Binds a task-local value, in a function that is not specialised, as `dynamic` ones are not.
///
/// Specialised for a closure, as release builds of Swift 6.3 do it, `withValue` traps: it passes on null for the
/// metadata of the closure's type.
private dynamic func bind<Value: Sendable, Result>(
  _ local: TaskLocal<Value>, to value: Value, _ body: () -> Result
) -> Result {
  local.withValue(value, operation: body)
}
