/// A module with one switch and without a screen.
///
/// All microbenchmarks do the same: a tap goes from the view part to the pattern's components, one of them turns the
/// switch over, and the view part gets the text to show. So a tap costs what the components cost, and nothing else.
public protocol Microbenchmark: AnyObject {
  /// Makes a switch that is off, with all its components linked. The object owns them.
  init()

  /// Taps the switch; the text has changed when the call returns.
  func tap()

  /// The text of the view part: "Off" at first, "On" after the first tap, and so on.
  var text: String { get }
}

/// The baseline of the microbenchmarks: the least that two objects need that do not refer to each other's type.
///
/// One call through a protocol, and one back through a weak reference to a protocol. The protocols are public so
/// that the compiler cannot see that only one type conforms, and calls as it would between modules.
public final class ProtocolCall: Microbenchmark {
  private let caller = Caller(decider: Decider())

  /// Makes both objects; one owns the other.
  public init() {
    caller.begin()
  }

  /// Calls through the protocol; the other object calls back.
  public func tap() {
    caller.tap()
  }

  /// The text of the last call back.
  public var text: String { caller.text }
}

/// The object that decides.
public protocol SwitchDeciding: AnyObject {
  /// The switch was tapped.
  func didTapSwitch()
  /// Takes the view to call back, and refers to it weakly.
  func use(_ view: any TextShowing)
}

public protocol TextShowing: AnyObject {
  /// Shows a text in place of the one before.
  func show(_ text: String)
}

private final class Caller: TextShowing {
  private(set) var text = ""
  private let decider: any SwitchDeciding

  init(decider: any SwitchDeciding) {
    self.decider = decider
  }

  func begin() {
    decider.use(self)
  }

  func tap() {
    decider.didTapSwitch()
  }

  func show(_ text: String) {
    self.text = text
  }
}

private final class Decider: SwitchDeciding {
  private weak var view: (any TextShowing)?
  private var isOn = false

  func use(_ view: any TextShowing) {
    self.view = view
    view.show(isOn ? "On" : "Off")
  }

  func didTapSwitch() {
    isOn.toggle()
    view?.show(isOn ? "On" : "Off")
  }
}
