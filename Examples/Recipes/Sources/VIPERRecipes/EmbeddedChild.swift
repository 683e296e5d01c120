import VIPERKit

/// What the router of a scene shows another scene inside of it with.
protocol EmbeddingNavigable: AnyObject, StandardNavigable {
  /// Where the child is shown.
  var childStack: UIStackView { get }
  func embed(_ scene: UIViewController)
}

extension EmbeddingNavigable where Self: UIViewController {
  func embed(_ scene: UIViewController) {
    addChild(scene)
    childStack.addArrangedSubview(scene.view)
    scene.didMove(toParent: self)
  }
}

/// Embeds a scene that a factory makes. The child reports to its delegate, the presenter of the parent, as a presented
/// scene does; the view controller of the parent owns it.
final class EmbeddingRouter<Navigator> where Navigator: EmbeddingNavigable {
  private unowned let navigator: Navigator

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func embedChild(makeScene: () -> UIViewController) {
    navigator.embed(makeScene())
  }
}
