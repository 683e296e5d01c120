import PortableUIKit

nonisolated extension UIKitFact {
  /// Small views, colours and layout requests.
  static let element: [UIKitFact] = [
    UIKitFact("U141", "Colours are equal if their components and colour space are") { stage in
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
      for (color, white) in [(UIColor.black, 0), (.darkGray, 1 / 3), (.lightGray, 2 / 3), (.gray, 0.5)]
        as [(_, CGFloat)]
      {
        stage.expect(color, is: UIColor(white: white, alpha: 1))
      }
      stage.expect(UIColor(white: 0.5, alpha: 0.25).cgColor.components, is: [0.5, 0.25])
      stage.expect(UIColor.red.withAlphaComponent(0.5).cgColor.components, is: [1, 0, 0, 0.5])
      stage.expect(UIColor.red.cgColor == UIColor.red.cgColor && UIColor.red.cgColor != UIColor.blue.cgColor)
      stage.expect(UIColor.clear.cgColor.alpha == 0 && !UIColor.red.isEqual(UIColor.red.cgColor))
    },
    UIKitFact(
      "U143",
      "Code that sets a text, a switch, a segment or a refresh control sends no event, calls no delegate"
    ) { stage in
      let (field, text, delegate) = (UITextField(), UITextView(), stage.delegate)
      let (toggle, segments, refresh) = (
        UISwitch(), UISegmentedControl(items: ["a", "b"]), UIRefreshControl()
      )
      (field.delegate, text.delegate) = (delegate, delegate)
      for control in [field, toggle, segments, refresh] as [UIControl] {
        control.addAction(UIAction { _ in stage.log.add("changed") }, for: .allEvents)
      }
      toggle.setOn(true, animated: false)
      segments.selectedSegmentIndex = 1
      refresh.beginRefreshing()
      (field.text, text.text) = ("code", "code")
      stage.expectLog("")
      stage.expect(toggle.isOn && refresh.isRefreshing && field.text == "code" && text.text == "code")
      (field.text, text.text) = (nil, nil)
      stage.expect([field.text, text.text], is: ["", ""], "the texts after setting nil")
    },
    UIKitFact("U145", "A label's text is that of its attributed text") { stage in
      let label = UILabel()
      label.attributedText = NSAttributedString(string: "a", attributes: [.underlineStyle: 1])
      stage.expect(label.text, is: "a")
      stage.expect(
        label.attributedText?.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int, is: 1)
      label.font = .boldSystemFont(ofSize: 20)
      stage.expect(label.font, is: .boldSystemFont(ofSize: 20))
      label.text = "b"
      stage.expect(label.attributedText?.string, is: "b")
      let field = UITextField()
      field.attributedPlaceholder = NSAttributedString(string: "c")
      stage.expect(field.placeholder, is: "c")
    },
    UIKitFact("U150", "A label and an image view receive no touches by default") { stage in
      let view = UIImageView(image: UIImage(systemName: "plus"))
      stage.expect(!view.isUserInteractionEnabled && view.image != nil && UIView().isUserInteractionEnabled)
      stage.expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
    },
  ]
}
