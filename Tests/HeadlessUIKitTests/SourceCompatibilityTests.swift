import Foundation
import HeadlessUIKit
import Testing

/// Declarations that code written for UIKit needs. Most of the test is that it compiles.
struct SourceCompatibilityTests {
  final class Control: UIControl {}
  final class Label: UILabel {}
  final class Text: UITextView {}
  final class Stack: UIStackView {
    override class var spacingUseDefault: CGFloat { 0 }
  }
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
}
