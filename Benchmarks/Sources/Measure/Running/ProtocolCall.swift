/// The yardstick for components: the lamp with the least that two objects need which do not know each other's type.
///
/// One call out, through a protocol, and one back, through a weak reference to a protocol. The protocols are public
/// so that the compiler cannot tell who conforms, and calls as it would between modules.
final class ProtocolCall: Probe {
  static let name = "protocol call and answer"

  private let asker = Asker(answerer: Answerer())

  init() {
    asker.begin()
  }

  func tap() {
    asker.tap()
  }

  var text: String { asker.text }
}

/// Is told that the switch was tapped.
public protocol SwitchHearing: AnyObject {
  /// The switch was tapped.
  func didTapSwitch()
  /// Takes whom to answer, who is not owned.
  func use(_ view: any TextShowing)
}

/// Shows a text.
public protocol TextShowing: AnyObject {
  /// Takes the text to show from now on.
  func show(_ text: String)
}

private final class Asker: TextShowing {
  private(set) var text = ""
  private let answerer: any SwitchHearing

  init(answerer: any SwitchHearing) {
    self.answerer = answerer
  }

  func begin() {
    answerer.use(self)
  }

  func tap() {
    answerer.didTapSwitch()
  }

  func show(_ text: String) {
    self.text = text
  }
}

private final class Answerer: SwitchHearing {
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
