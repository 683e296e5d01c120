import PortableUIKit

nonisolated extension UIKitFact {
  /// Windows whose size and traits change.
  @FactList static var size: [UIKitFact] {
    UIKitFact("U281: A window that gets another size and other traits calls these methods in this order") {
      stage, user in
      let screen = await stage.show(Adaptive(stage.log))
      let (view, old) = (AdaptiveView(), screen.traitCollection)
      screen.view.addSubview(view)
      screen.view.layoutIfNeeded()
      let size = CGSize(width: 1000, height: 700)
      user.resize(to: size, horizontalSizeClass: .regular, verticalSizeClass: nil)
      stage.expect(stage.log.entries.prefix(2), is: ["traits,2", "size,1000"])
      stage.expect(Set(stage.log.entries.dropFirst(2).dropLast()), is: ["changed,1,2", "animation,1000"])
      stage.expect(stage.log.entries.last, is: "completion")
      stage.expect(view.previous === screen.previous && view.previous?.horizontalSizeClass == .compact)
      stage.expect(
        old.horizontalSizeClass == .compact && view.traitCollection.horizontalSizeClass == .regular)
      stage.expect(screen.layouts > 0 && stage.window.bounds.size == size, "a layout follows")
      stage.log.clear()
      user.resize(to: CGSize(width: 700, height: 700), horizontalSizeClass: .regular, verticalSizeClass: nil)
      stage.expectLog("size,700 animation,700 completion")
      user.resize(to: CGSize(width: 700, height: 700), horizontalSizeClass: nil, verticalSizeClass: .compact)
      stage.expect(
        stage.log.take() == "traits,2 changed,2,2" && screen.traitCollection.verticalSizeClass == .compact)
    }
    UIKitFact(
      "U282: Size and traits reach visible children and presented controllers through super, and no covered ones"
    ) { stage, user in
      let (screens, stack) = ((0..<4).map { _ in Adaptive(Log()) }, UINavigationController())
      stack.viewControllers = [screens[1], screens[2]]
      screens[0].addChild(stack)
      screens[0].view.addSubview(stack.view)
      await stage.show(screens[0])
      await stage.present(screens[3], on: screens[0])
      for (width, isWide) in [(1000, true), (400, false)] {
        screens[0].callsSuper = isWide
        user.resize(
          to: CGSize(width: width, height: 700), horizontalSizeClass: isWide ? .regular : .compact,
          verticalSizeClass: nil)
        let calls = screens.map { screen in screen.log.entries.prefix { $0.contains(/traits|size/) }.count }
        stage.expect(calls, is: isWide ? [2, 0, 2, 2] : [2, 0, 0, 0])
        for screen in screens { screen.log.clear() }
      }
    }
    UIKitFact("U283: A registered closure runs after a change of its traits, until it is unregistered") {
      stage, user in
      guard #available(iOS 17.0, *) else { return }
      let screen = Adaptive(Log())
      let width = screen.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
        (screen: Adaptive, previous: UITraitCollection) in
        stage.log.add(
          "\(previous.horizontalSizeClass.rawValue),\(screen.traitCollection.horizontalSizeClass.rawValue)")
      }
      await stage.show(screen).view.registerForTraitChanges(
        [UITraitVerticalSizeClass.self, UITraitUserInterfaceStyle.self]
      ) { (view: UIView, _) in stage.log.add("view,\(view === screen.view)") }
      let size = CGSize(width: 1000, height: 700)
      user.resize(to: size, horizontalSizeClass: .regular, verticalSizeClass: nil)
      stage.expectLog("1,2")
      user.resize(to: size, horizontalSizeClass: .regular, verticalSizeClass: .compact)
      stage.expectLog("view,true")
      screen.unregisterForTraitChanges(width)
      user.resize(to: size, horizontalSizeClass: .compact, verticalSizeClass: nil)
      stage.expectLog("")
    }
  }
}

/// Records the changes of its size and its traits.
private final class Adaptive: UIViewController {
  let log: Log
  var callsSuper = true
  var previous: UITraitCollection?
  var layouts = 0

  init(_ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.add("traits,\(newCollection.horizontalSizeClass.rawValue)")
    if callsSuper { super.willTransition(to: newCollection, with: coordinator) }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log.add("size,\(Int(size.width))")
    if callsSuper { super.viewWillTransition(to: size, with: coordinator) }
    coordinator.animate { [weak self] _ in
      self?.log.add("animation,\(Int(self?.view.window?.bounds.width ?? 0))")
    } completion: { [log] _ in
      log.add("completion")
    }
    layouts = 0
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    previous = previousTraitCollection
    log.add(
      "changed,\(previousTraitCollection?.horizontalSizeClass.rawValue ?? 0),\(traitCollection.horizontalSizeClass.rawValue)"
    )
  }

  override func viewDidLayoutSubviews() { layouts += 1 }
}

private final class AdaptiveView: UIView {
  var previous: UITraitCollection?
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    previous = previousTraitCollection
  }
}
