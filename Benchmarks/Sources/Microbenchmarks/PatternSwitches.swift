/// The switch as a scene of VIPER: the presenter is generic over its view, and refers to it with `unowned`.
public final class VIPERSwitch: Microbenchmark {
  private let view = PresentedView()

  /// Makes the scene. Its view owns it.
  public init() { view.presenter = SwitchPresenter(view: view) }

  /// Calls the presenter.
  public func tap() { view.presenter?.didTapSwitch() }

  /// The text of the last call of the view.
  public var text: String { view.text }
}

/// What VIPER's view calls.
public protocol SwitchPresentable: AnyObject {
  /// The switch was tapped.
  func didTapSwitch()
}

private final class PresentedView: TextShowing {
  var presenter: (any SwitchPresentable)?
  private(set) var text = ""

  func show(_ text: String) { self.text = text }
}

private final class SwitchPresenter<View: TextShowing>: SwitchPresentable {
  private unowned let view: View
  private var isOn = false

  init(view: View) { self.view = view }

  func didTapSwitch() {
    isOn.toggle()
    view.show(isOn ? "On" : "Off")
  }
}

/// The switch as the inside of RVB's Login: the view owns a view model, whose closure has the new state.
public final class RVBSwitch: Microbenchmark {
  /// The text of the last state.
  public private(set) var text = ""
  private let viewModel = SwitchViewModel()

  /// Makes the view with its view model.
  public init() { viewModel.onChange = { [weak self] in self?.text = $0 ? "On" : "Off" } }

  /// Calls the view model.
  public func tap() { viewModel.toggle() }
}

private final class SwitchViewModel {
  var onChange: ((Bool) -> Void)?
  private var isOn = false {
    didSet { onChange?(isOn) }
  }

  func toggle() { isOn.toggle() }
}

/// The switch as an interaction, which refers weakly to the view and renders a value.
public final class InteractionsSwitch: Microbenchmark {
  private let view = RenderedView()
  private let interaction: any SwitchInteracting = SwitchInteraction()

  /// Makes the interaction.
  public init() { interaction.use(view) }

  /// Calls the interaction.
  public func tap() { interaction.didTapSwitch() }

  /// The text of the last renderable.
  public var text: String { view.text }
}

/// What Interactions' controller calls.
public protocol SwitchInteracting: AnyObject {
  /// Takes the view, and refers to it weakly.
  func use(_ view: any SwitchRendering)
  /// The switch was tapped.
  func didTapSwitch()
}

/// What an interaction renders.
public protocol SwitchRendering: AnyObject {
  /// Shows a state.
  func render(_ renderable: SwitchRenderable)
}

/// The switch on screen.
public struct SwitchRenderable {
  let text: String
}

private final class RenderedView: SwitchRendering {
  private(set) var text = ""

  func render(_ renderable: SwitchRenderable) { text = renderable.text }
}

private final class SwitchInteraction: SwitchInteracting {
  private weak var view: (any SwitchRendering)?
  private var isOn = false

  func use(_ view: any SwitchRendering) { self.view = view }

  func didTapSwitch() {
    isOn.toggle()
    view?.render(SwitchRenderable(text: isOn ? "On" : "Off"))
  }
}
