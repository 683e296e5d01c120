import Foundation
import HeadlessUIKit
import QuartetUIKitFacts

nonisolated extension UIKitException {
  static let controllers: [String: Code] = [
    "Pushes a controller that is in the stack": { $0.navigation.pushViewController($0.root, animated: true) },
    "Pushes a navigation controller": {
      $0.navigation.pushViewController(UINavigationController(), animated: true)
    },
    "Pushes a tab bar controller": { $0.navigation.pushViewController(UITabBarController(), animated: true) },
    "Pushes a child of another container": { stage in
      let other = UINavigationController(rootViewController: UIViewController())
      stage.navigation.pushViewController(other.viewControllers[0], animated: true)
    },
    "Pops to a controller that is not in the stack": {
      $0.navigation.popToViewController(UIViewController(), animated: true)
    },
    "Sets a stack with a controller twice": { $0.navigation.viewControllers = [$0.root, $0.root] },
    "Sets the items of a navigation controller's bar": { $0.navigation.navigationBar.items = [] },
    "Selects a controller that is no tab": { _ in
      UITabBarController().selectedViewController = UIViewController()
    },
    "Adds the window's root as a child": { UIViewController().addChild($0.navigation) },
    "Adds the view of a child to another controller's": { stage in
      let other = UINavigationController(rootViewController: UIViewController())
      stage.root.view.addSubview(other.viewControllers[0].view)
    },
    "Adds the view of a child to the window": { stage in
      let other = UINavigationController(rootViewController: UIViewController())
      stage.window.addSubview(other.viewControllers[0].view)
    },
    "Makes a child the window's root": { _ in
      let other = UINavigationController(rootViewController: UIViewController())
      UIWindow().rootViewController = other.viewControllers[0]
    },
    "Gives one view to two controllers": { UIViewController().view = $0.root.view },
    "Loads no view in `loadView()`": { _ in Viewless().loadViewIfNeeded() },

    "Presents a controller that is presented": { _ in
      let stage = Stage()
      let (sheet, other) = (stage.screen("B"), stage.screen("C"))
      stage.present(sheet)
      stage.present(other, on: sheet)
      other.present(sheet, animated: true)
    },
    "Presents a child of a container": { stage in
      let other = UINavigationController(rootViewController: UIViewController())
      stage.root.present(other.viewControllers[0], animated: true)
    },
    "Presents the window's root": { $0.root.present($0.navigation, animated: true) },
    "Adds two buttons of style `.cancel` to an alert": { _ in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      for title in ["1", "2"] { alert.addAction(UIAlertAction(title: title, style: .cancel)) }
    },
    "Adds a text field to an action sheet": { _ in
      UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
    },
    "Prefers a button that an alert does not have": { _ in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.preferredAction = UIAlertAction(title: "OK", style: .default)
    },

    "Adds a view to itself": { $0.root.view.addSubview($0.root.view) },
    "Arranges a view past the end of a stack view": { _ in
      UIStackView().insertArrangedSubview(UIView(), at: 1)
    },
    "Activates a constraint between views of two hierarchies": { stage in
      withExtendedLifetime(UIView()) {
        $0.topAnchor.constraint(equalTo: stage.root.view.topAnchor).isActive = true
      }
    },
    "Activates a constraint of a layout guide without a view": { stage in
      withExtendedLifetime(UILayoutGuide()) {
        $0.topAnchor.constraint(equalTo: stage.root.view.topAnchor).isActive = true
      }
    },
    "Makes an active constraint optional, or required": { stage in
      let constraint = stage.root.view.widthAnchor.constraint(equalToConstant: 1)
      constraint.isActive = true
      constraint.priority = .defaultLow
    },
    "Gives a constraint a constant that is not finite": {
      $0.root.view.widthAnchor.constraint(equalToConstant: 1).constant = .infinity
    },
    "Relates a leading edge to a left one": {
      _ = $0.root.view.leadingAnchor.constraint(equalTo: $0.root.view.leftAnchor)
    },
    "Sets a frame whose coordinates are not numbers": { _ in UIView().frame.origin.x = .nan },
  ]
}

private final class Viewless: UIViewController {
  override func loadView() {}
}
