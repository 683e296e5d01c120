// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import RVBKit
public import Streams

// Registration is A (welcome), B (terms), C (basic information), D (congratulation). The root receives the event from A.

public protocol StepControllable: UIViewControllable {
  func presentNext()
}

public protocol AControllable: StepControllable {
  var completed: AnyPublisher<Void, Never> { get }
}

public protocol ABuildable: Buildable {
  func build() -> AControllable
}

/// A makes the shared object, which lives as long as A's builder.
public final class ABuilder: Builder<Void>, ABuildable {
  private let completed = PassthroughSubject<Void, Never>()

  public func build() -> AControllable {
    let viewController = AViewController(completed: completed.eraseToAnyPublisher())
    viewController.router = StepRouter(nextBuilder: BBuilder(BDependency(completed: completed)))
    return viewController
  }
}

public protocol StepBuildable: Buildable {
  func build(with parameter: StepParameter) -> StepControllable
}

public struct StepParameter: Parameter {
  public init() {}
}

public typealias BBuildable = StepBuildable
public typealias BParameter = StepParameter
public typealias BControllable = StepControllable

public struct BDependency: Dependency {
  let completed: PassthroughSubject<Void, Never>

  public init(completed: PassthroughSubject<Void, Never>) {
    self.completed = completed
  }
}

public final class BBuilder: Builder<BDependency>, BBuildable {
  public func build(with parameter: BParameter) -> BControllable {
    let cBuilder = CBuilder(.init(completed: dependency.completed))
    let viewController = StepViewController()
    viewController.router = StepRouter(nextBuilder: cBuilder)
    return viewController
  }
}

public struct CDependency: Dependency {
  let completed: PassthroughSubject<Void, Never>
}

public final class CBuilder: Builder<CDependency>, StepBuildable {
  public func build(with parameter: StepParameter) -> StepControllable {
    let viewController = StepViewController()
    viewController.router = StepRouter(nextBuilder: DBuilder(.init(completed: dependency.completed)))
    return viewController
  }
}

public typealias DBuildable = StepBuildable
public typealias DParameter = StepParameter
public typealias DControllable = StepControllable

public struct DDependency: Dependency {
  let completed: PassthroughSubject<Void, Never>
}

public final class DBuilder: Builder<DDependency>, DBuildable {
  public func build(with parameter: DParameter) -> DControllable {
    let viewModel = DViewModel(completed: dependency.completed)
    return DViewController(viewModel: viewModel)
  }
}

protocol StepRoutable: Routable {
  func routeToNext() -> StepControllable
}

final class StepRouter: StepRoutable {
  private let nextBuilder: StepBuildable

  init(nextBuilder: StepBuildable) {
    self.nextBuilder = nextBuilder
  }

  func routeToNext() -> StepControllable { nextBuilder.build(with: .init()) }
}

/// A, B and C. B and C know nothing of the shared object.
class StepViewController: UIViewController, StepControllable {
  var router: StepRoutable?

  func presentNext() {
    guard let next = router?.routeToNext() else { return }
    navigationController?.pushViewController(next, animated: true)
  }
}

final class AViewController: StepViewController, AControllable {
  let completed: AnyPublisher<Void, Never>

  init(completed: AnyPublisher<Void, Never>) {
    self.completed = completed
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

struct DViewModel {
  let completed: PassthroughSubject<Void, Never>
}

/// The last step completes the registration.
final class DViewController: UIViewController, DControllable {
  private let viewModel: DViewModel

  init(viewModel: DViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func presentNext() { viewModel.completed.send() }
}
