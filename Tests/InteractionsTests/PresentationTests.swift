import Interactions
import Testing

/// What a navigation presents over, as a test passes it.
private final class Presenter: PresentationControlling {
  var presentedViewController: UIViewController?
  var requests: [String] = []

  func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?) {
    requests.append("present, animated: \(flag), completion: \(completion != nil)")
  }

  func dismiss(animated flag: Bool, completion: (() -> Void)?) {
    requests.append("dismiss, animated: \(flag), completion: \(completion != nil)")
  }
}

@Suite struct `A presenter as a navigation sees it` {
  @Test(arguments: [true, false])
  func `The short forms pass on whether to animate, and no completion`(isAnimated: Bool) {
    let presenter = Presenter()
    presenter.present(UIViewController(), animated: isAnimated)
    presenter.dismiss(animated: isAnimated)
    #expect(
      presenter.requests
        == ["present", "dismiss"].map { "\($0), animated: \(isAnimated), completion: false" })
  }
}
