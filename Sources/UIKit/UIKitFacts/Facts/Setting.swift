import PortableUIKit

nonisolated extension UIKitFact {
  /// What code sets, and what happens where it sets nothing.
  @FactList static var setting: [UIKitFact] {
    UIKitFact(
      "U267: A primary action gives a button its title and its image, and runs for primaryActionTriggered"
    ) { stage in
      let image = UIImage(systemName: "plus")
      let action = UIAction(title: "Add", image: image) { _ in stage.log.add("run") }
      let buttons = [
        UIButton(frame: .zero, primaryAction: action), UIButton(type: .system, primaryAction: action),
      ]
      for control in buttons + [UIControl(frame: .zero, primaryAction: action)] {
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .primaryActionTriggered)
        stage.expectLog("run")
      }
      stage.expect(buttons.allSatisfy { $0.currentTitle == "Add" && $0.currentImage == image })
      stage.expect(buttons[1].buttonType == .system && UIButton(type: .system).currentTitle == nil)
      stage.expect(UIButton(type: .close).buttonType, is: .close)
      stage.expect(UIButton(primaryAction: UIAction { _ in }).title(for: .normal) ?? "", is: "")
    }
    UIKitFact("U268: A delegate without an optional method allows everything, and changes nothing") {
      stage, user in
      let (silent, row) = (Silent(), IndexPath(row: 0, section: 0))
      let (table, source) = await stage.showTable("a")
      table.rowHeight = 150
      (table.dataSource, table.delegate) = (silent, silent)
      table.allowsMultipleSelection = true
      table.layoutIfNeeded()
      stage.expect(table.numberOfSections == 1 && table.visibleCells.count == 2, "rows of 150 points")
      stage.expect(table.headerView(forSection: 0) == nil)
      stage.expect(user.tapRow(at: row, in: table) && table.indexPathForSelectedRow == row)
      stage.expect(user.tapRow(at: row, in: table) && table.indexPathForSelectedRow == nil)
      table.delegate = nil
      stage.expect(user.tapRow(at: row, in: table) && table.indexPathForSelectedRow == row)
      table.delegate = silent
      stage.expect(!user.deleteRow(at: row, in: table), "nothing to commit it")
      table.setEditing(true, animated: false)
      stage.expect(table.visibleCells.map(\.editingStyle), is: [.delete, .delete])
      table.dataSource = source
      stage.expect(user.deleteRow(at: row, in: table), "a data source that commits it")
      let (field, text, box, tap) = (UITextField(), UITextView(), UIView(), UITapGestureRecognizer())
      (field.delegate, text.delegate, tap.delegate) = (silent, silent, silent)
      box.addGestureRecognizer(tap)
      for view in [field, text, box] { table.superview?.addSubview(view) }
      field.addAction(UIAction { _ in stage.log.add("return") }, for: .primaryActionTriggered)
      stage.expect(user.type("a", into: field) && user.pressReturn(in: field) && user.type("b", into: text))
      stage.expect(stage.log.entries.last == "return" && text.resignFirstResponder())
      stage.expect(field.text == "a" && text.text == "b" && user.tap(box))
      text.delegate = nil
      stage.expect(user.type("c", into: text) && text.text == "c", "without a delegate")
      let (tabs, stack, sheet) = (UITabBarController(), stage.navigation("A"), stage.screen("C"))
      tabs.viewControllers = [stack, stage.screen("B")]
      (tabs.delegate, stack.delegate) = (silent, silent)
      await stage.show(tabs)
      stage.expect(user.tapTab(at: 1) && tabs.selectedIndex == 1)
      await stage.idle()
      sheet.presentationController?.delegate = silent
      await stage.present(sheet, on: tabs)
      stage.expect(user.swipeDown())
      await stage.idle()
      stage.expect(tabs.presentedViewController == nil)
    }
    UIKitFact(
      "U269: Appearance callbacks say whether the transition is animated; a window shows its root without animation"
    ) { stage in
      let root = await stage.show(stage.screen("A"))
      stage.expect(root.isAnimated, is: [false, false, false])
      for animated in [true, false] {
        let screen = stage.screen("B")
        screen.modalPresentationStyle = .fullScreen
        root.isAnimated = []
        root.present(screen, animated: animated)
        await stage.idle()
        root.dismiss(animated: animated)
        await stage.idle()
        for controller in [root, screen] {
          stage.expect(controller.isAnimated, is: Array(repeating: animated, count: 5))
        }
      }
      let child = stage.screen("C")
      root.addChild(child)
      root.view.addSubview(child.view)
      child.view.removeFromSuperview()
      root.isAnimated = []
      stage.window.isHidden = true
      stage.expect(
        !child.isAnimated.isEmpty && !(child.isAnimated + root.isAnimated).contains(true),
        "views, and the window")
    }
    UIKitFact("U270: An animation of views sets the values at once, and calls its completion handler") {
      stage in
      let view = UIView()
      await stage.show(stage.screen("A")).view.addSubview(view)
      let animations: [@MainActor (@escaping () -> Void, @escaping (Bool) -> Void) -> Void] = [
        { UIView.animate(withDuration: 0.01, animations: $0, completion: $1) },
        { UIView.animate(withDuration: 0.01, delay: 0, animations: $0, completion: $1) },
        { UIView.transition(with: view, duration: 0.01, animations: $0, completion: $1) },
        {
          UIView.animate(
            withDuration: 0.01, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: $0,
            completion: $1)
        },
      ]
      for (tag, animate) in animations.enumerated() {
        await withCheckedContinuation { continuation in
          animate {
            view.tag = tag + 1
          } _: {
            stage.expect($0, "it has finished")
            continuation.resume()
          }
          stage.expect(view.tag, is: tag + 1)
        }
      }
      UIView.performWithoutAnimation { view.tag = 9 }
      stage.expect(view.tag, is: 9)
    }
    UIKitFact(
      "U272: The header and the footer of a table and the accessory of a cell are views in it, until they are replaced"
    ) { stage in
      let (table, _) = await stage.showTable("a")
      let (views, row) = ((0..<3).map { _ in UIView() }, IndexPath(row: 0, section: 0))
      (table.tableHeaderView, table.tableFooterView) = (views[0], views[1])
      table.cellForRow(at: row)?.accessoryView = views[2]
      table.layoutIfNeeded()
      stage.expect(views.map { $0.isDescendant(of: table) }, is: [true, true, true])
      (table.tableHeaderView, table.tableFooterView) = (nil, UIView())
      table.cellForRow(at: row)?.accessoryView = UIView()
      table.layoutIfNeeded()
      stage.expect(views.map(\.superview), is: [nil, nil, nil])
      table.selectRow(at: row, animated: false, scrollPosition: .none)
      table.deselectRow(at: row, animated: false)
      stage.expect(table.indexPathForSelectedRow == nil && table.cellForRow(at: row)?.isSelected == false)
      stage.expectLog("")
    }
    UIKitFact("U275: Fonts have these sizes, and are equal if size, weight and name are") { stage in
      let sizes = [
        UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.systemFontSize, UIFont.smallSystemFontSize,
      ]
      stage.expect(sizes, is: [17, 18, 14, 12])
      let fonts = [
        UIFont.systemFont(ofSize: 20), .boldSystemFont(ofSize: 20), .systemFont(ofSize: 20, weight: .bold),
        .italicSystemFont(ofSize: 20), .systemFont(ofSize: 21),
      ]
      stage.expect(fonts.map(\.pointSize), is: [20, 20, 20, 20, 21])
      stage.expect(fonts.map { font in fonts.firstIndex(of: font) ?? -1 }, is: [0, 1, 1, 3, 4])
      stage.expect(UIFont.preferredFont(forTextStyle: .body) == .preferredFont(forTextStyle: .body))
      let weights = [
        UIFont.Weight.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      stage.expect(
        weights.map { Int(($0.rawValue * 100).rounded()) }, is: [-80, -60, -40, 0, 23, 30, 40, 56, 62])
    }
    UIKitFact("U285: Options and priorities have these raw values, and views these priorities") { stage in
      let events = [
        UIControl.Event.touchDown, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged,
        .primaryActionTriggered, .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
      ]
      stage.expect(
        events.map { $0.rawValue.trailingZeroBitCount }, is: [0, 6, 7, 8, 12, 13, 16, 17, 18, 19])
      let options: [[UInt]] = [
        [UIControl.State.highlighted, .disabled, .selected].map(\.rawValue),
        [UIMenuElement.Attributes.disabled, .destructive, .hidden].map(\.rawValue),
        [UIRectEdge.top, .left, .bottom, .right].map(\.rawValue),
        [UIPopoverArrowDirection.up, .down, .left, .right].map(\.rawValue),
        [CACornerMask.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
          .map { UInt($0.rawValue) },
        [UIView.AnimationOptions.layoutSubviews, .allowUserInteraction, .beginFromCurrentState].map(
          \.rawValue),
        [
          UIView.AutoresizingMask.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin,
          .flexibleTopMargin,
          .flexibleHeight, .flexibleBottomMargin,
        ].map(\.rawValue),
      ]
      for values in options { stage.expect(values, is: values.indices.map { 1 << $0 }) }
      let masks = [
        UIInterfaceOrientationMask.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft, .landscape,
        .allButUpsideDown, .all,
      ]
      stage.expect(masks.map(\.rawValue), is: [2, 4, 8, 16, 24, 26, 30])
      let traits = [
        UIAccessibilityTraits.button, .link, .selected, .staticText, .adjustable, .header, .none,
      ]
      stage.expect(traits.map(\.rawValue), is: [1, 2, 8, 64, 4096, 65536, 0])
      stage.expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue, is: 5 << 20)
      let priorities = [UILayoutPriority.required, .defaultHigh, .defaultLow, .fittingSizeLevel]
      stage.expect(priorities.map(\.rawValue), is: [1000, 750, 250, 50])
      let view = UIView()
      stage.expect(view.widthAnchor.constraint(equalToConstant: 1).priority, is: .required)
      stage.expect(view.contentHuggingPriority(for: .horizontal), is: .defaultLow)
      stage.expect(view.contentCompressionResistancePriority(for: .vertical), is: .defaultHigh)
      view.setContentHuggingPriority(.required, for: .horizontal)
      view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      stage.expect(view.contentHuggingPriority(for: .horizontal), is: .required)
      stage.expect(view.contentCompressionResistancePriority(for: .vertical), is: .defaultLow)
      stage.expect(UITableView.automaticDimension == -1 && UIView.noIntrinsicMetric == -1)
      stage.expect(UIView.layoutFittingExpandedSize, is: CGSize(width: 10000, height: 10000))
      stage.expect(UIScreen.main.traitCollection.displayScale, is: UIScreen.main.scale)
    }
  }
}

/// A delegate of everything that implements only what it has to.
private final class Silent: NSObject, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate,
  UITextViewDelegate, UITabBarControllerDelegate, UINavigationControllerDelegate,
  UIAdaptivePresentationControllerDelegate, UIGestureRecognizerDelegate
{
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}
