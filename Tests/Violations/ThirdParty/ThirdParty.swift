public import PortableUIKit

// Code of other authors, as apps import it. The rules of a pattern are not about it.

/// A screen of a library: to make it is not to make a component.
public final class BrowserViewController: UIViewController {
  public init(_ url: URL) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
}

/// An undo history, whose `push` is no navigation.
public final class History<Step> {
  public private(set) var steps: [Step] = []

  public init() {}
  public func push(_ step: Step) { steps.append(step) }
  public func pop() -> Step? { steps.popLast() }
  public func dismiss() { steps = [] }
}

/// A client of a server.
public final class HTTPClient {
  public init() {}
  public func get(_ path: String, _ completion: @escaping (String) -> Void) { completion(path) }
}

/// A bar that a screen of an app shows for a moment.
public enum Toast {
  public static func present(_ text: String) {}
}
