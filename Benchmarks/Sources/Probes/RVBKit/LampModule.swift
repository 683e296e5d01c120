// As the guide says: what is seen of the module, its view, its builder. It is not decided inside what a tap means,
// but by the parent, since it is between modules that the pattern has something to say.
import Foundation
import RVBKit
import Screens

struct LampDependency {}

struct LampParameter {
  let text: String
}

protocol LampControllable: UIViewControllable {
  var onTap: (() -> Void)? { get set }
  func show(_ text: String)
}

final class LampViewController: UIViewController, LampControllable {
  private(set) var text: String

  var onTap: (() -> Void)?

  init(text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func tap() {
    onTap?()
  }

  func show(_ text: String) {
    self.text = text
  }
}

protocol LampBuildable: Buildable {
  func build(with parameter: LampParameter) -> any LampControllable
}

final class LampBuilder: Builder<LampDependency>, LampBuildable {
  func build(with parameter: LampParameter) -> any LampControllable {
    LampViewController(text: parameter.text)
  }
}
