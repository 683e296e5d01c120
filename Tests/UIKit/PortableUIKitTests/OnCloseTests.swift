import PortableUIKit
import Testing

/// `onClose` is called once, however the child ends, as long as there is a parent to react.
struct `A child's end` {
  /// How the child is removed: alone, or together with its parent.
  enum End: CaseIterable {
    case closed, dismissed, dismissedWithParent, poppedToRoot, rootReplaced, windowReleased

    var isParentKeptByUIKit: Bool { self == .closed || self == .dismissed }
  }

  /// A screen with an open child over the stage's parent, and how often the child has ended.
  private final class Family {
    var stage: Stage? = Stage()
    weak var parent: UIViewController?
    var ends = 0

    /// Opens both, and then covers the child by another module's screen.
    func open(isPushed: Bool, isCovered: Bool) async {
      let (parent, child) = (UIViewController(), UIViewController.titled("Child"))
      self.parent = parent
      if isPushed { stage?.childScreens.push(parent) } else { stage?.childScreens.present(parent) }
      await settle()
      let onClose = { [unowned self] in ends += 1 }
      if isPushed {
        parent.childScreens.push(child, onClose: onClose)
      } else {
        parent.childScreens.present(child, onClose: onClose)
      }
      await settle()
      if isCovered, isPushed {
        stage?.stack.pushViewController(UIViewController(), animated: true)
      } else if isCovered {
        child.present(UIViewController(), animated: true)
      }
      await settle()
    }

    func end(_ end: End) async {
      let window = stage?.window
      switch end {
      case .closed: parent?.childScreens.close()
      case .dismissed: parent?.dismiss(animated: true)
      case .dismissedWithParent: stage?.parent.dismiss(animated: true)
      case .poppedToRoot: stage?.stack.popToRootViewController(animated: true)
      case .rootReplaced:
        stage = nil
        window?.rootViewController = UIViewController()
      case .windowReleased: stage = nil
      }
      await settle()
    }

    func settle() async {
      await stage?.settle()
      for _ in 0..<3 { await Task.yield() }
    }
  }

  @Test(arguments: [End.closed, .dismissed, .dismissedWithParent], [false, true])
  func `A child's end is reported once if it is presented`(end: End, isCovered: Bool) async {
    let isCovered = isCovered && end != .closed
    await expectOneEnd(of: end, isPushed: false, isCovered: isCovered)
  }

  @Test(arguments: [End.closed, .poppedToRoot, .rootReplaced], [false, true])
  func `A child's end is reported once if it is pushed`(end: End, isCovered: Bool) async {
    // Nothing tells a covered screen that the window has another root.
    let isCovered = isCovered && end != .rootReplaced
    await expectOneEnd(of: end, isPushed: true, isCovered: isCovered)
  }

  /// With a parent that another object keeps, and without.
  private func expectOneEnd(of end: End, isPushed: Bool, isCovered: Bool) async {
    for isKept in [false, true] {
      let family = Family()
      await family.open(isPushed: isPushed, isCovered: isCovered)
      var parent = isKept ? family.parent : nil
      #expect(family.ends == 0)
      await family.end(end)
      let isReported = isKept || end.isParentKeptByUIKit
      #expect(family.ends == (isReported ? 1 : 0) && (family.parent != nil) == isReported, "kept: \(isKept)")
      parent = nil
      await family.end(.windowReleased)
      #expect(family.ends == (isReported ? 1 : 0) && family.parent == nil && parent == nil)
    }
  }

  @Test func `A screen that is opened at the end of a lost child's own child stays open`() async {
    let (stage, parent) = (Stage(), UIViewController())
    stage.childScreens.push(parent)
    await stage.settle()
    var ends = 0
    parent.childScreens.push(.titled("Child")) { [unowned stage] in
      stage.childScreens.push(.titled("Next")) { ends += 1 }
    }
    await stage.settle()
    stage.stack.pushViewController(UIViewController(), animated: true)
    await stage.settle()
    stage.stack.popToRootViewController(animated: true)
    await stage.settle()
    #expect(stage.stack.topViewController?.title == "Next" && ends == 0)
  }
}
