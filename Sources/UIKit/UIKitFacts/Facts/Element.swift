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
      "U144", "No segment is selected at first, and an index past the end inserts at the end",
      source: "Apple, UISegmentedControl.h"
    ) { stage in
      let segments = UISegmentedControl(items: ["a", "b"])
      stage.expect(segments.selectedSegmentIndex, is: UISegmentedControl.noSegment)
      segments.insertSegment(withTitle: "c", at: 9, animated: false)
      stage.expect(segments.numberOfSegments == 3 && segments.titleForSegment(at: 2) == "c", "it is the last")
      stage.expect(segments.isEnabledForSegment(at: 2), "segments are enabled")
    },
    UIKitFact(
      "U145", "A label's text is that of its attributed text", source: "Apple, UILabel: attributedText"
    ) { stage in
      let label = UILabel()
      label.attributedText = NSAttributedString(string: "a")
      stage.expect(label.text, is: "a")
      label.text = "b"
      stage.expect(label.attributedText?.string, is: "b")
    },
    UIKitFact(
      "U146", "Setting the size of the bounds keeps the centre of the frame", source: "Apple, bounds"
    ) { stage in
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      stage.expect(view.bounds, is: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.bounds = CGRect(x: 0, y: 0, width: 10, height: 40)
      stage.expect(view.frame, is: CGRect(x: 15, y: 0, width: 10, height: 40))
    },
    UIKitFact(
      "U147", "Layout requests are put together: one layout calls layoutSubviews once",
      source: "Apple, setNeedsLayout() and layoutIfNeeded()"
    ) { stage in
      final class Counting: UIView {
        var count = 0
        override func layoutSubviews() {
          super.layoutSubviews()
          count += 1
        }
      }
      let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.layoutIfNeeded()
      let before = view.count
      view.setNeedsLayout()
      view.setNeedsLayout()
      view.layoutIfNeeded()
      view.layoutIfNeeded()
      stage.expect(view.count - before, is: 1)
    },
    UIKitFact(
      "U148", "A recognizer belongs to the view that it was added to last",
      source: "Apple, addGestureRecognizer(_:)"
    ) { stage in
      let (first, second, tap) = (UIView(), UIView(), UITapGestureRecognizer())
      first.addGestureRecognizer(tap)
      second.addGestureRecognizer(tap)
      stage.expect(tap.view === second && second.gestureRecognizers == [tap], "it has moved")
      stage.expect(first.gestureRecognizers?.isEmpty ?? true, "the first view has none")
      stage.expect(tap.isEnabled && tap.numberOfTapsRequired == 1 && tap.state == .possible, "the defaults")
    },
    UIKitFact(
      "U149", "A constraint is required by default; views hug weakly and resist compression strongly",
      source: "Apple, NSLayoutConstraint.h: UILayoutPriority"
    ) { stage in
      let view = UIView()
      stage.expect(view.widthAnchor.constraint(equalToConstant: 1).priority, is: .required)
      stage.expect(view.contentHuggingPriority(for: .horizontal), is: .defaultLow)
      stage.expect(view.contentCompressionResistancePriority(for: .vertical), is: .defaultHigh)
    },
    UIKitFact(
      "U150", "An image view receives no touches by default", source: "Apple, UIImageView.h"
    ) { stage in
      let view = UIImageView(image: UIImage(systemName: "plus"))
      stage.expect(!view.isUserInteractionEnabled && view.image != nil, "it does not")
    },
  ]
}
