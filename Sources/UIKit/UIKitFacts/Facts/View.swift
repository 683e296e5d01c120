import PortableUIKit

nonisolated extension UIKitFact {
  /// Views and layout.
  static let view: [UIKitFact] = [
    UIKitFact(
      "U69", "A stack view's arranged views are its subviews, and stay so when they are no longer arranged",
      source: "Apple, UIStackView.h"
    ) { stage in
      let views = [UIView(), UIView(), UIView()]
      let stack = UIStackView(arrangedSubviews: views)
      stage.expect(stack.arrangedSubviews == views && stack.subviews == views, "all are subviews")
      stack.setCustomSpacing(4, after: views[0])
      stage.expect(stack.customSpacing(after: views[0]), is: 4)
      stack.removeArrangedSubview(views[0])
      stage.expect(stack.arrangedSubviews == Array(views[1...]), "one is not arranged any more")
      stage.expect(stack.subviews.contains(views[0]), "it is still a subview")
      stage.expect(stack.customSpacing(after: views[0]), is: UIStackView.spacingUseDefault)
      views[1].removeFromSuperview()
      stage.expect(stack.arrangedSubviews == [views[2]], "a removed subview is not arranged")
      stack.insertArrangedSubview(views[1], at: 0)
      stage.expect(stack.arrangedSubviews == Array(views[1...]), "an inserted view is arranged")
      stack.insertArrangedSubview(views[0], at: 1)
      stage.expect(stack.arrangedSubviews == [views[1], views[0], views[2]], "so is a subview")
      stack.insertArrangedSubview(views[1], at: 2)
      stage.expect(stack.arrangedSubviews == [views[0], views[2], views[1]])
      stage.expect(Set(stack.subviews) == Set(views) && stack.subviews.count == 3, "each is a subview once")
      UIView().addSubview(views[2])
      stage.expect(
        stack.arrangedSubviews == [views[0], views[1]], "a view that another one takes is removed")
    },
    UIKitFact(
      "U70", "An activity indicator is hidden while it is not animating",
      source: "Apple, UIActivityIndicatorView.h"
    ) { stage in
      let indicator = UIActivityIndicatorView(style: .medium)
      stage.expect(indicator.isHidden && !indicator.isAnimating, "at first")
      indicator.startAnimating()
      stage.expect(!indicator.isHidden && indicator.isAnimating, "started")
      indicator.stopAnimating()
      stage.expect(indicator.isHidden && !indicator.isAnimating, "stopped")
    },
    UIKitFact(
      "U73", "A layout guide belongs to the view that it was added to last", source: "Apple, UILayoutGuide.h"
    ) { stage in
      let (first, second, guide) = (UIView(), UIView(), UILayoutGuide())
      first.addLayoutGuide(guide)
      second.addLayoutGuide(guide)
      stage.expect(first.layoutGuides.isEmpty && guide.owningView === second, "it moves")
      second.removeLayoutGuide(guide)
      stage.expect(second.layoutGuides.isEmpty && guide.owningView == nil, "it is removed")
      stage.expect(first.safeAreaLayoutGuide.owningView === first, "the safe area belongs to its view")
    },
    UIKitFact(
      "U74", "Fields, text views and labels have these defaults",
      source: "Apple, UITextField.h, UITextView.h, UILabel.h and UIStackView.h"
    ) { stage in
      let (field, textView, label, stack) = (UITextField(), UITextView(), UILabel(), UIStackView())
      stage.expect(field.borderStyle == .none && !field.isSecureTextEntry && field.isEnabled)
      stage.expect(field.autocapitalizationType == .sentences, "a field capitalizes sentences")
      stage.expect(textView.isEditable && textView.delegate == nil, "a text view's defaults")
      stage.expect(label.numberOfLines == 1 && label.textAlignment == .natural, "a label's defaults")
      stage.expect(stack.axis == .horizontal && stack.spacing == 0, "a stack view's defaults")
    },
  ]
}
