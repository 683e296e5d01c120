import RVBKit

/// Rules as other modules see it. Its module system is another one than Scoreboard's: a view with a callback, without a
/// view controller.
protocol RulesControllable: Controllable, AnyObject {
  var view: UIView { get }
  /// Called when the user has read the rules.
  var onClose: (() -> Void)? { get set }
}

protocol RulesBuildable: Buildable {
  func build() -> any RulesControllable
}

/// Makes Rules, which depends on nothing.
struct RulesBuilder: RulesBuildable {
  func build() -> any RulesControllable { RulesPanel() }
}

/// Rules' view. The adapter that Scoreboard's router makes owns it.
final class RulesPanel: RulesControllable {
  var onClose: (() -> Void)?

  private(set) lazy var view: UIView = column([label("Three in a row win.", "rules.text"), closeButton])
  private let closeButton = button("Close", "rules.closeButton")

  init() {
    closeButton.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .touchUpInside)
  }
}
