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
    required init?(coder: NSCoder) { nil }
  }

  final class Controller: UIViewController {
    convenience init() {
      self.init(nibName: nil, bundle: nil)
      title = "Form"
    }
  }

  @Test func `Classes can be subclassed and initialized as in UIKit`() {
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
  @Test func `A scrolling form can be laid out with guides and inequalities`() {
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

  final class Form: UIViewController {
    var updates = 0
    override var keyCommands: [UIKeyCommand]? { [] }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override func updateProperties() {
      super.updateProperties()
      updates += 1
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) { super.viewWillTransition(to: size, with: coordinator) }
  }

  final class Card: UIView {
    var log: [String] = []
    override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 20) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override func tintColorDidChange() { log.append("tint") }
    override func willMove(toSuperview new: UIView?) { log.append(new == nil ? "leaves" : "enters") }
    override func didMoveToSuperview() { log.append(superview == nil ? "left" : "entered") }
  }

  @Test func `Geometry and looks are kept, and members that apps override are called`() {
    let (form, card, other) = (Form(), Card(), UIView())
    form.view.addSubview(card)
    form.view.addSubview(other)
    form.view.tintColor = .systemRed
    form.view.bringSubviewToFront(card)
    #expect(form.view.subviews == [other, card] && form.view.viewWithTag(0) === form.view)
    form.view.sendSubviewToBack(card)
    form.view.insertSubview(other, belowSubview: card)
    #expect(form.view.subviews == [other, card])
    card.sizeToFit()
    card.center = CGPoint(x: 100, y: 100)
    #expect(card.frame == CGRect(x: 95, y: 90, width: 10, height: 20))
    card.transform = CGAffineTransform(scaleX: 2, y: 2)
    card.layoutMargins.left = 4
    #expect(!card.transform.isIdentity && card.directionalLayoutMargins.leading == 4)
    card.layer.borderColor = UIColor(white: 0, alpha: 0.5).cgColor
    card.layer.addSublayer(CALayer())
    #expect(card.layer.borderColor?.alpha == 0.5 && card.layer.sublayers?.first?.superlayer === card.layer)
    card.removeFromSuperview()
    #expect(card.log == ["enters", "entered", "tint", "leaves", "left"])
    form.view.layoutIfNeeded()
    form.view.layoutIfNeeded()
    form.setNeedsUpdateProperties()
    form.updatePropertiesIfNeeded()
    #expect(form.updates == 2)
    let button = UIButton(type: .system)
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitleColor == .red && button.titleColor(for: .disabled) == nil)
    let bold = UIFont.systemFont(ofSize: 12, weight: .bold)
    #expect(UIFontMetrics(forTextStyle: .body).scaledFont(for: bold) == .boldSystemFont(ofSize: 12))
    #expect(UIScreen.main.bounds.width == 390 && form.traitCollection.userInterfaceIdiom == .phone)
  }

  final class PaddedField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 0) }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { super.accessibilityTraits.union(.button) }
      set { super.accessibilityTraits = newValue }
    }
  }

  @Test func `Traits, text containers and input views are kept, and a constraint can be deactivated`() {
    let (field, text, container) = (PaddedField(), UITextView(), NSTextContainer(size: .zero))
    field.accessibilityTraits = .header
    #expect(field.accessibilityTraits == [.header, .button] && text.accessibilityTraits == .none)
    text.inputAccessoryView = field
    text.textContainer.lineFragmentPadding = 0
    #expect(text.inputAccessoryView === field && text.textContainer.lineFragmentPadding == 0)
    #expect(UITextView(frame: .zero, textContainer: container).textContainer === container)
    var content = UIListContentConfiguration.cell()
    content.imageProperties.tintColor = UIColor(named: "Brand")
    #expect(content != .cell() && UIColor(named: "Brand") == content.imageProperties.tintColor)
    text.addSubview(field)
    let constraint = field.firstBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor)
    NSLayoutConstraint.activate([constraint])
    NSLayoutConstraint.deactivate([constraint])
    #expect(!constraint.isActive && text.constraints.isEmpty)
  }

  @Test func `Recognizers and the items of a bar can be set`() {
    let (first, second, tap, bar) = (UIView(), UIView(), UITapGestureRecognizer(), UINavigationBar())
    first.gestureRecognizers = [tap]
    second.gestureRecognizers = [tap]
    #expect(first.gestureRecognizers == [] && tap.view === second)
    second.gestureRecognizers = nil
    #expect(tap.view == nil)
    bar.items = [UINavigationItem(title: "A"), UINavigationItem(title: "B")]
    #expect(bar.topItem?.title == "B")
  }
}
