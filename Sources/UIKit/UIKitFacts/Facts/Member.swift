import PortableUIKit

nonisolated extension UIKitFact {
  /// Members that apps override or set, and constraints.
  @FactList static var member: [UIKitFact] {
    UIKitFact("U252: Subviews are ordered from back to front, and can be moved and found") { stage in
      let view = UIView()
      let views = (1...4).map { number in
        let subview = UIView()
        subview.tag = number
        view.addSubview(subview)
        return subview
      }
      @MainActor func order() -> String { view.subviews.map { "\($0.tag)" }.joined() }
      view.bringSubviewToFront(views[1])
      stage.expect(order(), is: "1342")
      view.sendSubviewToBack(views[3])
      stage.expect(order(), is: "4132")
      view.insertSubview(views[3], aboveSubview: views[2])
      stage.expect(order(), is: "1342")
      view.insertSubview(views[0], belowSubview: views[3])
      stage.expect(order(), is: "3142")
      view.insertSubview(views[1], aboveSubview: views[2])
      stage.expect(order(), is: "3214")
      view.insertSubview(views[3], belowSubview: views[2])
      stage.expect(order(), is: "4321")
      view.insertSubview(UIView(), at: 9)
      stage.expect(order() == "43210" && view.viewWithTag(2) === views[1] && view.viewWithTag(5) == nil)
      let outer = UIView()
      outer.tag = 9
      outer.addSubview(view)
      stage.expect(
        outer.viewWithTag(1) === views[0] && outer.viewWithTag(9) === outer && view.viewWithTag(0) === view)
      stage.expect(views[0].superview === view && views[0].next === view && views[0].isDescendant(of: outer))
      outer.addSubview(views[0])
      stage.expect(order() == "4320" && views[0].superview === outer, "another view takes it")
      outer.addSubview(view)
      stage.expect(outer.subviews.last === view, "adding a subview again brings it to the front")
      views[0].removeFromSuperview()
      stage.expect(views[0].superview == nil && !views[0].isDescendant(of: outer))
    }
    UIKitFact("U253: A view is told of its superview, its window and its tint, once for each change") {
      stage in
      let (a, card, box) = (await stage.show(stage.screen("A")), Card(), UIView())
      card.log.clear()
      box.addSubview(card)
      stage.expect(card.log.take(), is: "enters entered")
      a.view.addSubview(box)
      stage.expect(card.log.take(), is: "window")
      a.view.addSubview(card)
      stage.expect(card.log.entries.filter { $0 != "window" }, is: ["enters", "entered"])
      card.log.clear()
      a.view.tintColor = .systemRed
      stage.expect(card.log.take() == "tint" && card.tintColor == .systemRed)
      card.tintColor = .systemBlue
      a.view.tintColor = .systemGreen
      stage.expect(card.log.take() == "tint" && card.tintColor == .systemBlue, "a tint of its own")
      card.tintColor = nil
      stage.expect(card.log.take() == "tint" && card.tintColor == .systemGreen)
      card.removeFromSuperview()
      stage.expect(card.log.take() == "leaves left window" && card.window == nil)
      a.view.tintColor = nil
    }
    UIKitFact("U254: Frame, bounds and centre follow each other") { stage in
      let card = Card()
      card.sizeToFit()
      card.center = CGPoint(x: 100, y: 100)
      stage.expect(card.frame, is: CGRect(x: 95, y: 90, width: 10, height: 20))
      stage.expect(card.center == CGPoint(x: 100, y: 100) && card.intrinsicContentSize.height == 20)
      card.bounds.origin.y = 5
      stage.expect(card.bounds == CGRect(x: 0, y: 5, width: 10, height: 20) && card.frame.minY == 90)
      let plain = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      plain.bounds.size = CGSize(width: 10, height: 40)
      stage.expect(plain.frame, is: CGRect(x: 15, y: 0, width: 10, height: 40))
      stage.expect([plain.intrinsicContentSize.width, plain.intrinsicContentSize.height], is: [-1, -1])
      card.transform = CGAffineTransform(scaleX: 2, y: 2)
      let identities = [
        CGAffineTransform.identity, .init(translationX: 0, y: 0), .init(scaleX: 1, y: 1),
        .init(rotationAngle: 0),
      ]
      stage.expect(identities.allSatisfy(\.isIdentity) && !CGAffineTransform().isIdentity)
      stage.expect(!card.transform.isIdentity && card.clipsToBounds == false && card.isOpaque)
    }
    UIKitFact("U255: Margins are kept in both forms, and calls layoutMarginsDidChange") { stage in
      let card = Card()
      stage.expect(card.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
      card.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      stage.expect(card.directionalLayoutMargins.leading == 2 && card.directionalLayoutMargins.trailing == 4)
      stage.expect(card.directionalLayoutMargins.top == 1 && card.layoutMargins.bottom == 3)
      stage.expect(card.log.take(), is: "margins")
      let inner = CGRect(x: 0, y: 0, width: 100, height: 50).inset(by: card.layoutMargins)
      stage.expect(inner, is: CGRect(x: 2, y: 1, width: 94, height: 46), "a rectangle inside of them")
      stage.expect(UIEdgeInsets(), is: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
      let none = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
      stage.expect(NSDirectionalEdgeInsets(), is: none)
    }
    UIKitFact(
      "U256: An active constraint is held by the closest common ancestor, until one of its items leaves it"
    ) { stage in
      let (view, scroll, content, guide) = (UIView(), UIScrollView(), UIView(), UILayoutGuide())
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
      stage.expect(
        constraints.allSatisfy(\.isActive) && constraints.map(\.constant) == [0, 0, 0, 500, 0, 8, 0])
      stage.expect(
        constraints.map(\.relation.rawValue) == [0, 0, 1, -1, 0, -1, 0] && constraints[6].multiplier == 0.5)
      stage.expect(scroll.contentLayoutGuide.owningView === scroll && guide.owningView === view)
      let constraint = content.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
      stage.expect(constraint.firstItem === content && constraint.secondItem === view.keyboardLayoutGuide)
      stage.expect(constraint.firstAttribute == .bottom && constraint.secondAttribute == .top)
      stage.expect(!constraint.isActive && view.constraints.count == 3 && scroll.constraints.count == 3)
      constraint.isActive = true
      stage.expect(view.constraints.last === constraint && content.constraints.first?.secondItem == nil)
      content.removeFromSuperview()
      stage.expect(!constraint.isActive && scroll.constraints.isEmpty && content.constraints.count == 1)
      stage.expect(view.constraints.count == 1 && view.constraints.first?.firstItem === guide)
      constraint.priority = .defaultLow
      stage.expect(constraint.priority == .defaultLow, "before it is active")
      NSLayoutConstraint.deactivate([constraints[6]])
      stage.expect(view.constraints.isEmpty && !constraints[6].isActive)
    }
    UIKitFact("U258: A layout calls the controller before and after its view, and only if it was requested") {
      stage in
      let controller = await stage.show(Form())
      controller.view.layoutIfNeeded()
      controller.log.clear()
      controller.view.layoutIfNeeded()
      stage.expect(controller.log.take(), is: "")
      controller.view.setNeedsLayout()
      controller.view.setNeedsLayout()
      controller.view.layoutIfNeeded()
      stage.expect(controller.log.take(), is: "will did")
      let (subview, counting) = (UIView(), Card())
      controller.view.addSubview(subview)
      controller.view.layoutIfNeeded()
      controller.log.clear()
      subview.addSubview(counting)
      counting.log.clear()
      controller.view.layoutIfNeeded()
      stage.expect(
        counting.log.entries.filter { $0 == "layout" }.count == 1 && controller.log.take() == "",
        "a view deep below")
    }
    UIKitFact("U271: updateProperties runs before the layout, once after requests") { stage in
      guard #available(iOS 26.0, *) else { return }
      let (card, controller) = (Card(), await stage.show(Form()))
      controller.view.addSubview(card)
      card.log.clear()
      card.layoutIfNeeded()
      stage.expect(card.log.take(), is: "properties layout")
      for _ in 0..<2 { card.setNeedsUpdateProperties() }
      card.updatePropertiesIfNeeded()
      card.layoutIfNeeded()
      stage.expect(card.log.take(), is: "properties")
      controller.view.layoutIfNeeded()
      controller.log.clear()
      controller.setNeedsUpdateProperties()
      controller.updatePropertiesIfNeeded()
      stage.expect(controller.log.take(), is: "properties")
    }
    UIKitFact("U261: Recognizers can be set, added and removed, and belong to one view") { stage in
      let (first, second, tap) = (UIView(), UIView(), UITapGestureRecognizer())
      first.gestureRecognizers = [tap]
      second.gestureRecognizers = [tap]
      stage.expect(first.gestureRecognizers?.isEmpty ?? true && tap.view === second)
      second.gestureRecognizers = nil
      stage.expect(tap.view == nil)
      first.addGestureRecognizer(tap)
      first.addGestureRecognizer(tap)
      stage.expect(first.gestureRecognizers?.count == 1 && tap.view === first)
      first.removeGestureRecognizer(tap)
      stage.expect(first.gestureRecognizers?.isEmpty ?? true && tap.view == nil)
    }
    UIKitFact(
      "U263: A batch counts deletions in the old rows, insertions in the new ones, and keeps the others' cells and selection"
    ) { stage in
      let (table, source) = await stage.showTable()
      table.frame.size.height = 800
      source.sections = [["a", "b", "c", "d"], ["e", "f"], ["g"], ["h", "i"]]
      table.allowsMultipleSelection = true
      table.reloadData()
      table.layoutIfNeeded()
      func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
      for row in [path(0, 0), path(0, 3), path(1, 1), path(3, 0), path(3, 1)] {
        table.selectRow(at: row, animated: false, scrollPosition: .none)
      }
      stage.log.clear()
      let isFinished = await withCheckedContinuation { continuation in
        table.performBatchUpdates {
          source.sections = [["n"], ["x", "a", "y", "c", "d"], ["i", "e", "f"], ["h"]]
          table.insertRows(at: [path(1, 0), path(1, 2)], with: .none)
          table.deleteSections([2], with: .none)
          table.insertSections([0], with: .none)
          table.deleteRows(at: [path(0, 1)], with: .none)
          table.moveRow(at: path(3, 1), to: path(2, 0))
          table.reloadRows(at: [path(3, 0)], with: .none)
        } completion: {
          continuation.resume(returning: $0)
        }
      }
      stage.expect(isFinished, "the completion is called")
      let cells = table.visibleCells
      stage.expect(cells.map { $0.textLabel?.text ?? "" }.joined(), is: "nxaycdiefh")
      stage.expect(zip(cells, cells.dropFirst()).allSatisfy { $0.frame.maxY <= $1.frame.minY })
      stage.expect(Set(stage.log.entries), is: ["n", "x", "y", "h"])
      stage.expect(
        Set((table.indexPathsForSelectedRows ?? []).map { source.sections[$0.section][$0.row] }),
        is: ["a", "d", "f", "i"])
      stage.expect(
        Set(table.visibleCells.filter(\.isSelected).compactMap(\.textLabel?.text)), is: ["a", "d", "f", "i"])
      source.sections[1] = ["z"]
      table.reloadSections([1], with: .none)
      table.layoutIfNeeded()
      stage.expect(table.numberOfRows(inSection: 1) == 1 && table.numberOfSections == 4)
      stage.expect(table.visibleCells.map { $0.textLabel?.text ?? "" }.joined(), is: "nziefh")
    }
    UIKitFact("U266: Segments can be inserted, renamed and removed, and the selection stays within them") {
      stage in
      let segments = UISegmentedControl(items: ["a", "b"])
      stage.expect(segments.selectedSegmentIndex, is: UISegmentedControl.noSegment)
      segments.insertSegment(withTitle: "c", at: 9, animated: false)
      stage.expect(segments.titleForSegment(at: 2) == "c" && segments.isEnabledForSegment(at: 2), "the last")
      segments.selectedSegmentIndex = 2
      segments.setTitle("z", forSegmentAt: 0)
      segments.removeSegment(at: 1, animated: false)
      stage.expect(segments.numberOfSegments == 2 && segments.titleForSegment(at: 0) == "z")
      stage.expect(segments.titleForSegment(at: 1) == "c" && segments.selectedSegmentIndex == 1)
      segments.insertSegment(withTitle: "y", at: 0, animated: false)
      stage.expect(segments.titleForSegment(at: 0), is: "y")
      segments.setEnabled(false, forSegmentAt: 0)
      stage.expect(!segments.isEnabledForSegment(at: 0) && segments.isEnabledForSegment(at: 1))
      segments.removeAllSegments()
      stage.expect(
        segments.numberOfSegments == 0 && segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    }
  }
}

/// Records the calls of a layout, and overrides what apps override.
private final class Form: UIViewController {
  let log = Log()
  override var keyCommands: [UIKeyCommand]? { [] }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  @available(iOS 26.0, *) override func updateProperties() { log.add("properties") }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    log.add("will")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log.add("did")
  }
}

/// A view that records its calls.
private final class Card: UIView {
  let log = Log()
  override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 20) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override func tintColorDidChange() { log.add("tint") }
  override func willMove(toSuperview new: UIView?) { log.add(new == nil ? "leaves" : "enters") }
  override func didMoveToSuperview() { log.add(superview == nil ? "left" : "entered") }
  override func didMoveToWindow() { log.add("window") }
  override func layoutMarginsDidChange() { log.add("margins") }
  @available(iOS 26.0, *) override func updateProperties() { log.add("properties") }
  override func layoutSubviews() {
    super.layoutSubviews()
    log.add("layout")
  }
}
