public import PortableUIKit

// Code of other authors, as apps import it. The rules of a pattern are not about it.

/// A screen of a library: to make it is not to make a component.
public final class BrowserViewController: UIViewController {
  /// Shows a page.
  public init(_ address: String) { super.init(nibName: nil, bundle: nil) }

  /// Not from a nib.
  public required init?(coder: NSCoder) { nil }
}

/// An undo history, whose `push` is no navigation.
public final class History<Step> {
  /// The steps that can be undone.
  public private(set) var steps: [Step] = []

  /// An empty history.
  public init() {}

  /// Adds a step.
  public func push(_ step: Step) { steps.append(step) }

  /// Removes the last step.
  public func pop() -> Step? { steps.popLast() }

  /// Removes all steps.
  public func dismiss() { steps = [] }
}

/// A client of a server.
public final class HTTPClient {
  /// A client.
  public init() {}

  /// Gets a document.
  public func get(_ path: String, _ completion: @escaping (String) -> Void) { completion(path) }
}

/// A bar that a screen of an app shows for a moment.
public enum Toast {
  /// Shows a bar.
  public static func present(_ text: String) {}
}
