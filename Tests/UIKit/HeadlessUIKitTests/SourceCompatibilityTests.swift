import Foundation
import HeadlessUIKit
import Testing

/// Declarations that code written for UIKit needs. Most of the test is that it compiles.
struct SourceCompatibilityTests {
  final class Control: UIControl {}
  final class Label: UILabel {}
  final class Text: UITextView {}
  final class Stack: UIStackView {}
  final class Indicator: UIActivityIndicatorView {}
  final class Alert: UIAlertController {}
  final class Action: UIAlertAction {}
  final class Container: NSTextContainer {}
  final class Constraint: NSLayoutConstraint {}
  final class KeyboardGuide: UIKeyboardLayoutGuide {}
  final class Presentation: UIPresentationController {}

  final class Item: UINavigationItem {
    let number: Int
    init(number: Int) {
      self.number = number
      super.init(title: "")
    }
  }

  final class Controller: UIViewController {
    convenience init() {
      self.init(nibName: nil, bundle: nil)
      title = "Form"
    }
  }

  @Test func `classes can be subclassed and initialized as in UIKit`() {
    let controller = Controller()
    let guide = UILayoutGuide()
    controller.view.addLayoutGuide(guide)
    let all: [AnyObject] = [
      Control(), Label(), Text(), Stack(), Indicator(style: .large), Action(), Constraint(), Item(number: 1),
      Alert(title: nil, message: nil, preferredStyle: .alert), KeyboardGuide(), Container(size: .zero),
      UINavigationItem(), Presentation(presentedViewController: controller, presenting: nil),
    ]
    #expect(all.count == 13 && controller.title == "Form" && guide.owningView === controller.view)
  }

  // Apple, UIScrollView.h, UIView.h and NSLayoutConstraint.h.
  @Test func `a scrolling form can be laid out with guides and inequalities`() {
    let view = UIView()
    let scroll = UIScrollView()
    let content = UIView()
    let guide = UILayoutGuide()
    view.addSubview(scroll)
    scroll.addSubview(content)
    view.addLayoutGuide(guide)
    let constraints = [
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualTo: scroll.frameLayoutGuide.heightAnchor),
      content.widthAnchor.constraint(lessThanOrEqualToConstant: 500),
      content.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      content.centerYAnchor.constraint(lessThanOrEqualTo: guide.centerYAnchor, constant: 8),
      guide.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
    ]
    NSLayoutConstraint.activate(constraints)
    #expect(constraints.allSatisfy(\.isActive) && constraints.map(\.constant) == [0, 0, 0, 500, 0, 8, 0])
    #expect(
      scroll.contentLayoutGuide.owningView === scroll && scroll.contentLayoutGuide !== scroll.frameLayoutGuide
    )
    #expect(view.layoutGuides == [guide] && guide.owningView === view)
    // The closest common ancestor holds a constraint, until one of its items leaves.
    let constraint = content.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
    #expect(constraint.firstItem === content && constraint.secondItem === view.keyboardLayoutGuide)
    #expect(constraint.firstAttribute == .bottom && constraint.secondAttribute == .top)
    #expect(!constraint.isActive && view.constraints.count == 3 && scroll.constraints.count == 3)
    constraint.isActive = true
    #expect(view.constraints.last === constraint && content.constraints.first?.secondItem == nil)
    content.removeFromSuperview()
    #expect(!constraint.isActive && scroll.constraints.isEmpty && content.constraints.count == 1)
    #expect(view.constraints.count == 1 && view.constraints.first?.firstItem === guide)
  }
}
