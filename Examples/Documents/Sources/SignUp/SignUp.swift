// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import RVBKit
public import Streams

// Registration is A (welcome), B (terms), C (basic information), D (congratulation). The root receives the event from A.

public protocol AControllable: UIViewControllable {
  var completed: AnyPublisher<Void, Never> { get }
  func presentNext()
}

/// A makes the shared object, which lives as long as A's builder.
public final class ABuilder: Builder<Void> {
  private let completed = PassthroughSubject<Void, Never>()

  public func build() -> AControllable {
    let viewController = StepViewController(completed: completed)
    viewController.nextBuilder = BBuilder(BDependency(completed: completed))
    return viewController
  }
}

public protocol StepBuildable: Buildable {
  func build() -> StepViewController
}

public struct BDependency: Dependency {
  let completed: PassthroughSubject<Void, Never>

  public init(completed: PassthroughSubject<Void, Never>) {
    self.completed = completed
  }
}

public final class BBuilder: Builder<BDependency>, StepBuildable {
  public func build() -> StepViewController {
    let cBuilder = CBuilder(.init(completed: dependency.completed))
    let viewController = StepViewController(completed: nil)
    viewController.nextBuilder = cBuilder
    return viewController
  }
}

public struct CDependency: Dependency {
  let completed: PassthroughSubject<Void, Never>
}

public final class CBuilder: Builder<CDependency>, StepBuildable {
  public func build() -> StepViewController {
    let viewController = StepViewController(completed: nil)
    viewController.nextBuilder = DBuilder(.init(completed: dependency.completed))
    return viewController
  }
}

public struct DDependency: Dependency {
  let completed: PassthroughSubject<Void, Never>
}

public final class DBuilder: Builder<DDependency>, StepBuildable {
  public func build() -> StepViewController { StepViewController(completed: dependency.completed) }
}

/// The view of each step. B and C know nothing of the shared object.
public final class StepViewController: UIViewController, AControllable {
  var nextBuilder: StepBuildable?
  private let subject: PassthroughSubject<Void, Never>?
  public var completed: AnyPublisher<Void, Never> { (subject ?? .init()).eraseToAnyPublisher() }

  init(completed: PassthroughSubject<Void, Never>?) {
    subject = completed
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  /// Pushes the next step; the last step completes the registration.
  public func presentNext() {
    if let next = nextBuilder?.build() {
      navigationController?.pushViewController(next, animated: true)
    } else {
      subject?.send()
    }
  }
}
