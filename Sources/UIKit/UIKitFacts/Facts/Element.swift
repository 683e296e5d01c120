import PortableUIKit

nonisolated extension UIKitFact {
  /// Small views, colours and layout requests.
  static let element: [UIKitFact] = [
    UIKitFact(
      "U141", "Colours are equal if their components and colour space are", source: "Stack Overflow 970475"
    ) { stage in
      stage.expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1), "red")
      stage.expect(UIColor.white == UIColor(white: 1, alpha: 1), "white")
      stage.expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1), "white in another space")
      stage.expect(UIColor.black.withAlphaComponent(0) == UIColor.clear, "with another opacity")
      stage.expect(UIColor.red.withAlphaComponent(0.5) != UIColor.red, "half transparent")
      let rgb: [(UIColor, CGFloat, CGFloat, CGFloat)] = [
        (.green, 0, 1, 0), (.blue, 0, 0, 1), (.yellow, 1, 1, 0), (.orange, 1, 0.5, 0), (.purple, 0.5, 0, 0.5),
        (.brown, 0.6, 0.4, 0.2),
      ]
      for (color, red, green, blue) in rgb {
        stage.expect(color, is: UIColor(red: red, green: green, blue: blue, alpha: 1))
      }
      for (color, white) in [(UIColor.darkGray, 1 / 3), (.lightGray, 2 / 3), (.gray, 0.5)] as [(_, CGFloat)] {
        stage.expect(color, is: UIColor(white: white, alpha: 1))
      }
    },
    UIKitFact(
      "U142", "Insets make a rectangle smaller", source: "Apple, UIGeometry.h: UIEdgeInsetsInsetRect"
    ) { stage in
      let frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      let inner = frame.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      stage.expect(inner, is: CGRect(x: 2, y: 1, width: 94, height: 46))
    },
    UIKitFact(
      "U143", "Code that sets a switch, a segment or a refresh control sends no event",
      source: "Apple, setOn(_:animated:), selectedSegmentIndex and beginRefreshing()"
    ) { stage in
      let (toggle, segments, refresh) = (
        UISwitch(), UISegmentedControl(items: ["a", "b"]), UIRefreshControl()
      )
      for control in [toggle, segments, refresh] as [UIControl] {
        control.addAction(UIAction { _ in stage.log.add("changed") }, for: .valueChanged)
      }
      toggle.setOn(true, animated: false)
      segments.selectedSegmentIndex = 1
      refresh.beginRefreshing()
      stage.expectLog("")
      stage.expect(toggle.isOn && refresh.isRefreshing, "they have changed")
    },
    UIKitFact(
      "U145", "A label's text is that of its attributed text", source: "Apple, UILabel: attributedText"
    ) { stage in
      let label = UILabel()
      label.attributedText = NSAttributedString(string: "a")
      stage.expect(label.text, is: "a")
      label.text = "b"
      stage.expect(label.attributedText?.string, is: "b")
      let field = UITextField()
      field.attributedPlaceholder = NSAttributedString(string: "c")
      stage.expect(field.placeholder, is: "c")
    },
    UIKitFact(
      "U149", "A constraint is required by default; views hug weakly and resist compression strongly",
      source: "Apple, NSLayoutConstraint.h: UILayoutPriority"
    ) { stage in
      let view = UIView()
      stage.expect(view.widthAnchor.constraint(equalToConstant: 1).priority, is: .required)
      stage.expect(view.contentHuggingPriority(for: .horizontal), is: .defaultLow)
      stage.expect(view.contentCompressionResistancePriority(for: .vertical), is: .defaultHigh)
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      stage.expect(view.contentHuggingPriority(for: .horizontal), is: .required)
      stage.expect(view.contentCompressionResistancePriority(for: .vertical), is: .defaultLow)
    },
    UIKitFact(
      "U150", "A label and an image view receive no touches by default",
      source: "Apple, UILabel.h and UIImageView.h"
    ) { stage in
      let view = UIImageView(image: UIImage(systemName: "plus"))
      stage.expect(!view.isUserInteractionEnabled && view.image != nil && UIView().isUserInteractionEnabled)
      stage.expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
    },
  ]
}
