public import Foundation

extension Headless {
  /// Gives the window another size and other size classes, as the user does who resizes it or turns the device.
  ///
  /// Calls the methods of the controllers, changes the size and the traits, and lays out all views. Their frames stay.
  /// The animation has ended when this returns. Without a root that is shown, nothing happens.
  ///
  /// - Parameters:
  ///   - size: The new size of the window, in points.
  ///   - horizontalSizeClass: The new class of the width; nil leaves it.
  ///   - verticalSizeClass: The new class of the height; nil leaves it.
  public func resize(
    to size: CGSize, horizontalSizeClass: UIUserInterfaceSizeClass? = nil,
    verticalSizeClass: UIUserInterfaceSizeClass? = nil
  ) {
    guard let window, !window.isHidden, let root = window.rootViewController else { return }
    let (old, change) = (traits, SizeChange(animated: true))
    let new = UITraitCollection(
      userInterfaceIdiom, horizontalSizeClass ?? old.horizontalSizeClass,
      verticalSizeClass ?? old.verticalSizeClass)
    let changedTraits = new.sizeClassTraits(otherThanIn: old)
    if !changedTraits.isEmpty { root.willTransition(to: new, with: change) }
    if size != window.frame.size { root.viewWillTransition(to: size, with: change) }
    window.frame.size = size
    sizeClasses = (new.horizontalSizeClass, new.verticalSizeClass)
    for view in window.withAllSubviews {
      if !changedTraits.isEmpty {
        view.viewController?.notify(of: changedTraits, before: old)
        view.notify(of: changedTraits, before: old)
      }
      view.setNeedsLayout()
    }
    change.end(in: self)
    layOut()
  }
}

/// The change of a window's size. It is no transition between controllers, which could begin during it.
final class SizeChange: Transition {
  private var animations: [Completion] = []

  override func animate(alongsideTransition animation: Completion?, completion: Completion?) -> Bool {
    if let animation, isOpen { animations.append(animation) }
    return super.animate(alongsideTransition: nil, completion: completion)
  }

  override func end(in engine: Headless) {
    for animation in animations { animation(self) }
    runCallbacks(in: engine) {}
  }
}

extension UITraitEnvironment where Self: UIResponder {
  fileprivate func notify(of traits: [UITrait], before previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    for registration in traitRegistrations
    where registration.traits.contains(where: { trait in traits.contains { $0 == trait } }) {
      registration.handler(previous)
    }
  }
}

extension UITraitCollection {
  fileprivate func sizeClassTraits(otherThanIn other: UITraitCollection) -> [UITrait] {
    (horizontalSizeClass == other.horizontalSizeClass ? [] : [UITraitHorizontalSizeClass.self])
      + (verticalSizeClass == other.verticalSizeClass ? [] : [UITraitVerticalSizeClass.self])
  }
}

extension UIView {
  fileprivate var withAllSubviews: [UIView] { [self] + subviews.flatMap(\.withAllSubviews) }
}
