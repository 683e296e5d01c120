import PortableUIKit

nonisolated extension UIKitFact {
  /// Views, layers, colours and layout.
  @FactList static var view: [UIKitFact] {
    UIKitFact(
      "U69: A stack view's arranged views are its subviews, and stay so when they are no longer arranged"
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
    }
    UIKitFact("U70: An activity indicator is hidden while it is not animating") { stage in
      let indicator = UIActivityIndicatorView(style: .medium)
      stage.expect(indicator.isHidden && !indicator.isAnimating, "at first")
      indicator.startAnimating()
      stage.expect(!indicator.isHidden && indicator.isAnimating, "started")
      indicator.stopAnimating()
      stage.expect(indicator.isHidden && !indicator.isAnimating, "stopped")
      indicator.hidesWhenStopped = false
      stage.expect(!indicator.isHidden && UIActivityIndicatorView(frame: .zero).isHidden)
      stage.expect(indicator.style == .medium && UIActivityIndicatorView(style: .large).style == .large)
    }
    UIKitFact("U73: A layout guide belongs to the view that it was added to last") { stage in
      let (first, second, guide) = (UIView(), UIView(), UILayoutGuide())
      first.addLayoutGuide(guide)
      second.addLayoutGuide(guide)
      stage.expect(first.layoutGuides.isEmpty && guide.owningView === second, "it moves")
      second.removeLayoutGuide(guide)
      stage.expect(second.layoutGuides.isEmpty && guide.owningView == nil, "it is removed")
      stage.expect(first.safeAreaLayoutGuide.owningView === first, "the safe area belongs to its view")
    }
    UIKitFact("U74: Views, controls, cells, items, layers and controllers have these defaults") { stage in
      let (view, label, field, text, scroll) = (
        UIView(), UILabel(), UITextField(), UITextView(), UIScrollView()
      )
      let (table, cell, controller, bar) = (
        UITableView(), UITableViewCell(), UIViewController(), UINavigationBar()
      )
      let (layer, tap, stack) = (CALayer(), UITapGestureRecognizer(), UIStackView())
      let isTrue = [
        view.autoresizesSubviews, view.insetsLayoutMarginsFromSafeArea, label.isEnabled, field.isEnabled,
        text.isEditable, text.isSelectable, scroll.bounces, scroll.showsVerticalScrollIndicator,
        scroll.showsHorizontalScrollIndicator, table.allowsSelection, bar.isTranslucent,
        UITabBar().isTranslucent,
        tap.isEnabled, tap.cancelsTouchesInView, controller.shouldAutorotate,
      ]
      stage.expect(isTrue.firstIndex(of: false), is: nil, "what is true")
      let isFalse = [
        view.isAccessibilityElement, view.accessibilityElementsHidden, view.isMultipleTouchEnabled,
        view.isExclusiveTouch, view.preservesSuperviewLayoutMargins, UIView.requiresConstraintBasedLayout,
        label.adjustsFontSizeToFitWidth, field.isSecureTextEntry, field.adjustsFontSizeToFitWidth,
        field.clearsOnBeginEditing, scroll.alwaysBounceVertical, scroll.alwaysBounceHorizontal,
        scroll.isPagingEnabled, table.isEditing, table.allowsMultipleSelection,
        table.allowsSelectionDuringEditing, cell.isSelected, cell.isHighlighted, cell.isEditing,
        stack.isLayoutMarginsRelativeArrangement, bar.prefersLargeTitles, layer.isHidden, layer.masksToBounds,
        layer.shouldRasterize, controller.extendedLayoutIncludesOpaqueBars,
        controller.definesPresentationContext,
        controller.isModalInPresentation, controller.prefersStatusBarHidden,
        controller.prefersHomeIndicatorAutoHidden,
      ]
      stage.expect(isFalse.firstIndex(of: true), is: nil, "what is false")
      let container = text.textContainer
      let numbers = [
        view.alpha, CGFloat(layer.opacity), layer.zPosition, layer.cornerRadius, layer.borderWidth,
        CGFloat(layer.shadowOpacity), layer.shadowRadius, label.minimumScaleFactor,
        stack.spacing, cell.indentationWidth, container.lineFragmentPadding, table.rowHeight,
        UIBarButtonItem().width,
      ]
      stage.expect(numbers, is: [1, 1, 0, 0, 0, 0, 3, 0, 0, 10, 5, UITableView.automaticDimension, 0])
      let counts = [
        view.tag, UIBarItem().tag, cell.indentationLevel, tap.numberOfTapsRequired,
        tap.numberOfTouchesRequired,
        label.numberOfLines, container.maximumNumberOfLines,
      ]
      stage.expect(counts, is: [0, 0, 0, 1, 1, 1, 0])
      stage.expect([label.shadowOffset, layer.shadowOffset].map(\.height), is: [-1, -3])
      stage.expect(UITextView(frame: .zero, textContainer: container).textContainer === container)
      stage.expect(text.textContainerInset, is: UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
      stage.expect(field.borderStyle == .none && field.autocapitalizationType == .sentences)
      stage.expect(label.textAlignment == .natural && stack.axis == .horizontal && table.style == .plain)
      stage.expect(cell.accessoryType == .none && cell.selectionStyle == .default && tap.state == .possible)
    }
    UIKitFact("U286: A layer belongs to the layer that it was added to last, until it is removed") { stage in
      let (first, second, layer) = (UIView().layer, CALayer(), CALayer())
      for superlayer in [first, second, second] { superlayer.addSublayer(layer) }
      stage.expect(first.sublayers ?? [] == [] && second.sublayers == [layer] && layer.superlayer === second)
      layer.removeFromSuperlayer()
      first.sublayers = [layer]
      stage.expect(second.sublayers ?? [] == [] && layer.superlayer === first, "as if it was added")
      first.sublayers = [second]
      stage.expect(layer.superlayer == nil && second.superlayer === first)
      second.removeFromSuperlayer()
      stage.expect(second.superlayer == nil && first.sublayers ?? [] == [])
    }
    UIKitFact("U141: Colours are equal if their components and colour space are") { stage in
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
        as [(UIColor, CGFloat)]
      {
        stage.expect(color, is: UIColor(white: white, alpha: 1))
      }
      stage.expect(UIColor(white: 0.5, alpha: 0.25).cgColor.components, is: [0.5, 0.25])
      stage.expect(UIColor.red.withAlphaComponent(0.5).cgColor.components, is: [1, 0, 0, 0.5])
      stage.expect(UIColor.red.cgColor == UIColor.red.cgColor && UIColor.red.cgColor != UIColor.blue.cgColor)
      stage.expect(UIColor.clear.cgColor.alpha == 0 && !UIColor.red.isEqual(UIColor.red.cgColor))
    }
    UIKitFact(
      "U143: Code that sets a text, a switch, a segment or a refresh control sends no event, calls no delegate"
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
    }
    UIKitFact("U145: A label's text is that of its attributed text") { stage in
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
    }
    UIKitFact("U150: A label and an image view receive no touches by default") { stage in
      let view = UIImageView(image: UIImage(systemName: "plus"))
      stage.expect(!view.isUserInteractionEnabled && view.image != nil && UIView().isUserInteractionEnabled)
      stage.expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
    }
  }
}
