import Foundation
import RVBKit
import Screens

// The document's sign-up flow: welcome, terms, information, congratulation. The root hears of the end from A, its
// child, although it is D that tells: both share a stream that A's builder has made and handed on.

enum SignUp {
  protocol AControllable: UIViewControllable {
    var completed: Stream { get }
  }

  struct ADependency {}

  final class ABuilder: Builder<ADependency> {
    private let completed = Stream()

    func build() -> any AControllable {
      let viewController = AViewController(completed: completed)
      viewController.router = NextRouter(BBuilder(BDependency(completed: completed)))
      return viewController
    }
  }

  struct BDependency {
    let completed: Stream
  }

  final class BBuilder: Builder<BDependency>, NextBuildable {
    func build() -> any UIViewControllable {
      let viewController = StepViewController()
      viewController.router = NextRouter(CBuilder(CDependency(completed: dependency.completed)))
      return viewController
    }
  }

  struct CDependency {
    let completed: Stream
  }

  final class CBuilder: Builder<CDependency>, NextBuildable {
    func build() -> any UIViewControllable {
      let viewController = StepViewController()
      viewController.router = NextRouter(DBuilder(DDependency(completed: dependency.completed)))
      return viewController
    }
  }

  struct DDependency {
    let completed: Stream
  }

  final class DBuilder: Builder<DDependency>, NextBuildable {
    func build() -> any UIViewControllable {
      DViewController(completed: dependency.completed)
    }
  }

  protocol NextBuildable: Buildable {
    func build() -> any UIViewControllable
  }

  final class NextRouter: Routable {
    private let builder: any NextBuildable

    init(_ builder: any NextBuildable) {
      self.builder = builder
    }

    func routeToNext() -> any UIViewControllable { builder.build() }
  }

  class StepViewController: UIViewController, UIViewControllable {
    var router: NextRouter?

    func presentNext() {
      guard let next = router?.routeToNext() else { return }
      navigationController?.pushViewController(next, animated: true)
    }
  }

  final class AViewController: StepViewController, AControllable {
    let completed: Stream

    init(completed: Stream) {
      self.completed = completed
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class DViewController: UIViewController, UIViewControllable {
    private let completed: Stream

    init(completed: Stream) {
      self.completed = completed
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func finish() { completed.send() }
  }

  final class RootViewController: UIViewController {
    private(set) var isRegistered = false

    func presentA() {
      let a = ABuilder(ADependency()).build()
      a.completed.sink { [weak self] in
        guard let self else { return }
        self.isRegistered = true
        self.route(self, animated: true)
      }
      navigationController?.pushViewController(a, animated: true)
    }
  }
}
