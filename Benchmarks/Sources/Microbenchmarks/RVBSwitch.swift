import RVBKit

/// The switch as an RVB module: an event to its parent, which decides, and the parent's request to its child.
public final class RVBSwitch: Microbenchmark {
  private let parent = ParentBuilder(()).build()
  private let child: SwitchViewController?

  /// Makes parent and child, and owns both as UIKit would.
  public init() {
    child = parent.makeSwitch() as? SwitchViewController
  }

  /// Sends the event.
  public func tap() {
    child?.tap()
  }

  /// The text of the parent's last request.
  public var text: String { child?.text ?? "" }
}

private struct SwitchDependency {}

private struct SwitchParameter {
  let text: String
}

private protocol SwitchControllable: UIViewControllable {
  /// The event; its sender is what the parent makes requests to.
  var onTap: ((any SwitchControllable) -> Void)? { get set }
  func show(_ text: String)
}

private final class SwitchViewController: UIViewController, SwitchControllable {
  private(set) var text: String

  var onTap: ((any SwitchControllable) -> Void)?

  init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func tap() {
    onTap?(self)
  }

  func show(_ text: String) {
    self.text = text
  }
}

private protocol SwitchBuildable: Buildable {
  func build(with parameter: SwitchParameter) -> any SwitchControllable
}

private final class SwitchBuilder: Builder<SwitchDependency>, SwitchBuildable {
  func build(with parameter: SwitchParameter) -> any SwitchControllable {
    SwitchViewController(text: parameter.text)
  }
}

private protocol ParentRoutable: Routable {
  func routeToSwitch(with parameter: SwitchParameter) -> any SwitchControllable
}

private final class ParentRouter: ParentRoutable {
  private let childBuilder: any SwitchBuildable

  init(childBuilder: any SwitchBuildable) {
    self.childBuilder = childBuilder
  }

  func routeToSwitch(with parameter: SwitchParameter) -> any SwitchControllable {
    childBuilder.build(with: parameter)
  }
}

private final class ParentViewController: UIViewController {
  var router: (any ParentRoutable)?

  private var isOn = false

  /// Makes the child and takes its event. The caller owns the child.
  func makeSwitch() -> (any SwitchControllable)? {
    guard let child = router?.routeToSwitch(with: SwitchParameter(text: text)) else { return nil }
    child.onTap = { [weak self] child in self?.turnOver(child) }
    return child
  }

  private var text: String { isOn ? "On" : "Off" }

  private func turnOver(_ child: any SwitchControllable) {
    isOn.toggle()
    child.show(text)
  }
}

private final class ParentBuilder: Builder<Void> {
  func build() -> ParentViewController {
    let parent = ParentViewController()
    parent.router = ParentRouter(childBuilder: SwitchBuilder(SwitchDependency()))
    return parent
  }
}
