import Awaiting
import VIPERKit

/// Opens a scene for the presenter, which awaits its result.
final class AwaitingRouter<Navigator> where Navigator: AnyObject & StandardNavigable {
  private unowned let navigator: Navigator

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  /// Returns true if the name was saved; nil if the scene was closed in another way, or not opened.
  func toName(_ makeScene: (any NameDelegate) -> UIViewController) async -> Bool? {
    await withCheckedContinuation { continuation in
      let delegate = AwaitedName(Answer(continuation)) { [weak navigator] in navigator?.childScreens.close() }
      navigator.childScreens.present(AwaitedScene(makeScene(delegate), delegate))
    }
  }
}

private final class AwaitedName: NameDelegate {
  private let answer: Answer<Bool>
  private let close: () -> Void

  init(_ answer: Answer<Bool>, close: @escaping () -> Void) {
    (self.answer, self.close) = (answer, close)
  }

  func nameDidSave() {
    answer.give(true)
    close()
  }
}

/// Owns the delegate, to which the scene refers with `unowned`.
private final class AwaitedScene: UINavigationController {
  private let nameDelegate: AwaitedName

  init(_ root: UIViewController, _ delegate: AwaitedName) {
    nameDelegate = delegate
    super.init(nibName: nil, bundle: nil)
    viewControllers = [root]
  }

  required init?(coder: NSCoder) { nil }
}
