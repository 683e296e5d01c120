import Interactions

/// The view around a screen that the user can leave without a result.
///
/// The controller owns it. It owns the leaving interaction, because each way out is its own: the gesture, and the screen's
/// button if there is one. The controllers of Login and Recovery have no code for them.
final class LeavableView: UIView {
  private let leaving: any LeavingInteracting

  init(around screen: UIView, cancelButton: UIButton? = nil, leaving: any LeavingInteracting) {
    self.leaving = leaving
    super.init(frame: .zero)
    screen.translatesAutoresizingMaskIntoConstraints = false
    addSubview(screen)
    NSLayoutConstraint.activate([
      screen.topAnchor.constraint(equalTo: topAnchor),
      screen.leadingAnchor.constraint(equalTo: leadingAnchor),
      screen.trailingAnchor.constraint(equalTo: trailingAnchor),
      screen.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    cancelButton?.addAction(UIAction { [weak leaving] _ in leaving?.didCancel() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func use(_ listener: any LeavingListening) { leaving.use(listener) }

  override func accessibilityPerformEscape() -> Bool {
    leaving.didCancel()
    return true
  }
}

/// Checks whether the user can use a screen: covers one method of `UIViewController`.
protocol Responding: AnyObject {
  func respond(_ action: () -> Void)
}

extension UIViewController: Responding {}
