import Foundation
import HeadlessUIKit
import QuartetUIKitFacts

nonisolated extension UIKitException {
  static let navigation = [
    UIKitException(
      "Pushes a controller that is in the stack",
      "Pushing the same view controller instance more than once is not supported (<Screen>)",
      "Apple, pushViewController(_:animated:); NewsBlur#886"
    ) { $0.navigation.pushViewController($0.root, animated: true) },
    UIKitException(
      "Pushes a navigation controller", "Pushing a navigation controller is not supported",
      "ActionSheetPicker-3.0#70"
    ) { $0.navigation.pushViewController(UINavigationController(), animated: true) },
    UIKitException(
      "Pushes a tab bar controller", "Pushing a tab bar controller is not supported",
      "Apple, pushViewController(_:animated:): it must not be one; the sentence is this package's"
    ) { $0.navigation.pushViewController(UITabBarController(), animated: true) },
    UIKitException(
      "Pushes a child of another container",
      "Pushing a view controller that is active elsewhere is not supported (<UIViewController>)",
      "No report; the sentence is this package's"
    ) { stage in
      let other = UINavigationController(rootViewController: UIViewController())
      stage.navigation.pushViewController(other.viewControllers[0], animated: true)
    },
    UIKitException(
      "Pops to a controller that is not in the stack",
      "Tried to pop to a view controller that doesn't exist.", "px-ios#745"
    ) { $0.navigation.popToViewController(UIViewController(), animated: true) },
    UIKitException(
      "Sets a stack with a controller twice",
      "All view controllers in a navigation controller must be distinct (<Screen>)", "crash reports"
    ) { $0.navigation.viewControllers = [$0.root, $0.root] },
    UIKitException(
      "Sets the items of a navigation controller's bar",
      "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.",
      "openradar 13057385, of pushNavigationItem:animated:"
    ) { $0.navigation.navigationBar.items = [] },
    UIKitException(
      "Sets the delegate of a navigation controller's bar",
      "Cannot manually set the delegate on a UINavigationBar managed by a controller.", "openradar 13055919",
      here: "does not compile: the bar has no delegate here"),
    UIKitException(
      "Selects a controller that is no tab",
      "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view "
        + "controllers can be selected.", "Apple, selectedViewController; three20#754"
    ) { _ in UITabBarController().selectedViewController = UIViewController() },
    UIKitException(
      "Adds the window's root as a child",
      "adding a root view controller <UINavigationController> as a child of view controller:<UIViewController>",
      "swift-snapshot-testing#310"
    ) { UIViewController().addChild($0.navigation) },
    UIKitException(
      "Adds the view of a child to another controller's",
      "child view controller:<UIViewController> should have parent view controller:<UINavigationController> but "
        + "requested parent is:<Screen>", "smartnsoft/Extra#7, FRLayeredNavigationController#6"
    ) { stage in
      let other = UINavigationController(rootViewController: UIViewController())
      stage.root.view.addSubview(other.viewControllers[0].view)
    },
    UIKitException(
      "Adds the view of a child to the window",
      "child view controller:<UIViewController> should have parent view controller:(null) but actual parent is:"
        + "<UINavigationController>", "KLCPopup#6, IBAnimatable#579"
    ) { stage in
      let other = UINavigationController(rootViewController: UIViewController())
      stage.window.addSubview(other.viewControllers[0].view)
    },
    UIKitException(
      "Makes a child the window's root",
      "child view controller:<UIViewController> should have parent view controller:(null) but actual parent is:"
        + "<UINavigationController>", "KLCPopup#6, IBAnimatable#579"
    ) { _ in
      let other = UINavigationController(rootViewController: UIViewController())
      UIWindow().rootViewController = other.viewControllers[0]
    },
    UIKitException(
      "Gives one view to two controllers",
      "A view can only be associated with at most one view controller at a time! View <UIView> is associated with "
        + "<Screen>. Clear this association before associating this view with <UIViewController>.",
      "iCarousel#229, SIAlertView#120"
    ) { UIViewController().view = $0.root.view },
    UIKitException(
      "Loads no view in `loadView()`", "loadView() of <Viewless> set no view.",
      "UIKit calls itself until the stack is full; the sentence is this package's"
    ) { _ in Viewless().loadViewIfNeeded() },
    UIKitException(
      "Uses UIKit on another thread",
      "Modifications to the layout engine must not be performed from a background thread",
      "crash reports", here: "does not compile in Swift 6 language mode"),
  ]

  static let presentation = [
    UIKitException(
      "Presents a controller that is presented",
      "Application tried to present modally a view controller <Screen> that is already being presented by <Screen>.",
      "privacy-screen#83"
    ) { _ in
      let stage = Stage()
      let (sheet, other) = (stage.screen("B"), stage.screen("C"))
      stage.present(sheet)
      stage.present(other, on: sheet)
      other.present(sheet, animated: true)
    },
    UIKitException(
      "Presents a child of a container",
      "Application tried to present modally an active controller <UIViewController>.", "otm-ios#362"
    ) { stage in
      let other = UINavigationController(rootViewController: UIViewController())
      stage.root.present(other.viewControllers[0], animated: true)
    },
    UIKitException(
      "Presents the window's root",
      "Application tried to present modally an active controller <UINavigationController>.", "otm-ios#362"
    ) { $0.root.present($0.navigation, animated: true) },
    UIKitException(
      "Presents or pushes nil", "Application tried to present a nil modal view controller on target <X>.",
      "crash reports", here: "does not compile: the argument is not optional"),
    UIKitException(
      "Presents an action sheet without an anchor, on an iPad",
      "Your application has presented a UIAlertController of style UIAlertControllerStyleActionSheet from <Screen>. You "
        + "must provide location information for this popover through the alert controller's "
        + "popoverPresentationController.", "SDCAlertView#306",
      here: "logs a warning, so that `MonkeyTest` reports the steps"),
    UIKitException(
      "Presents a popover without an anchor, on an iPad",
      "UIPopoverPresentationController (<X>) should have a non-nil sourceView or barButtonItem set before the "
        + "presentation occurs.", "refugerestrooms-ios#119, FSImageViewer#30",
      here: "logs a warning, so that `MonkeyTest` reports the steps"),
    UIKitException(
      "Adds two buttons of style `.cancel` to an alert",
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel", "crash reports"
    ) { _ in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      for title in ["1", "2"] { alert.addAction(UIAlertAction(title: title, style: .cancel)) }
    },
    UIKitException(
      "Adds a text field to an action sheet",
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert",
      "Apple, addTextField(configurationHandler:); MockUIAlertController#3"
    ) { _ in UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField() },
    UIKitException(
      "Prefers a button that an alert does not have",
      "The preferred action must be added to the alert controller's list of actions first.",
      "Apple, preferredAction: a programmer error; the sentence is this package's"
    ) { _ in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.preferredAction = UIAlertAction(title: "OK", style: .default)
    },
  ]

  static let layout = [
    UIKitException("Adds a view to itself", "Can't add self as subview", "openradar 37068517") {
      $0.root.view.addSubview($0.root.view)
    },
    UIKitException(
      "Arranges a view past the end of a stack view",
      "index out of bounds for arranged subview: index = 1 expected to be less than or equal to 0",
      "crash reports"
    ) { _ in UIStackView().insertArrangedSubview(UIView(), at: 1) },
    UIKitException(
      "Activates a constraint between views of two hierarchies",
      "Unable to activate constraint with anchors because they have no common ancestor. Does the constraint or its "
        + "anchors reference items in different view hierarchies? That's illegal.",
      "react-native-screenguard#11, prox#497"
    ) { stage in
      withExtendedLifetime(UIView()) {
        $0.topAnchor.constraint(equalTo: stage.root.view.topAnchor).isActive = true
      }
    },
    UIKitException(
      "Activates a constraint of a layout guide without a view",
      "Unable to activate constraint with anchors because they have no common ancestor.",
      "react-native-screenguard#11"
    ) { stage in
      withExtendedLifetime(UILayoutGuide()) {
        $0.topAnchor.constraint(equalTo: stage.root.view.topAnchor).isActive = true
      }
    },
    UIKitException(
      "Makes an active constraint optional, or required",
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported. You passed "
        + "priority 250.0 and the existing priority was 1000.0.", "PureLayout#8, TinyConstraints#28"
    ) { stage in
      let constraint = stage.root.view.widthAnchor.constraint(equalToConstant: 1)
      constraint.isActive = true
      constraint.priority = .defaultLow
    },
    UIKitException(
      "Gives a constraint a constant that is not finite",
      "NSLayoutConstraint constant is not finite! That's illegal. constant:inf", "ephread/Instructions#282"
    ) { $0.root.view.widthAnchor.constraint(equalToConstant: 1).constant = .infinity },
    UIKitException(
      "Relates a leading edge to a left one",
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing "
        + "for both or neither.", "UIScrollViewWithAutoLayout#2, GUITabPagerViewController#21"
    ) { _ = $0.root.view.leadingAnchor.constraint(equalTo: $0.root.view.leftAnchor) },
    UIKitException(
      "Relates a position to a constant",
      "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
        + "constraint of a location equal to a constant.", "MWPhotoBrowser#399",
      here: "does not compile: only anchors make constraints here"),
    UIKitException(
      "Sets a frame whose coordinates are not numbers", "CALayer position contains NaN: [nan 0.0]",
      "NAMapKit#12"
    ) { _ in UIView().frame.origin.x = .nan },
  ]
}

private final class Viewless: UIViewController {
  override func loadView() {}
}
