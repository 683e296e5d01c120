extension Template {
  // The lines are those of the generated files.
  // swift-format-ignore
  static let interactions = Template(#"""
// Sources/App/Example/ExampleRenderable.swift
import Interactions

/// What Example shows.
struct ExampleRenderable: Equatable {
  let text: String
}

/// The part of Example's view that interactions use. It looks the same for the same renderable.
protocol ExampleRendering: Rendering {
  func render(_ renderable: ExampleRenderable)
}

// Sources/App/Example/ExampleView.swift
import Interactions

/// Contains only how Example looks. The controller owns it; interactions refer to it weakly.
final class ExampleView: UIStackView {
  let textField = UITextField()
  let doneButton = UIButton(type: .system)
%for Detail
  let detailButton = UIButton(type: .system)
%end

  init() {
    super.init(frame: .zero)
    axis = .vertical
    backgroundColor = .systemBackground
    for view in [textField, doneButton] { addArrangedSubview(view) }
    textField.accessibilityIdentifier = "example.text"
    doneButton.setTitle("Done", for: .normal)
    doneButton.accessibilityIdentifier = "example.doneButton"
%for Detail
    addArrangedSubview(detailButton)
    detailButton.setTitle("Detail", for: .normal)
    detailButton.accessibilityIdentifier = "example.detailButton"
%end
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension ExampleView: ExampleRendering {
  func render(_ renderable: ExampleRenderable) {
    textField.text = renderable.text
  }
}

// Sources/App/Example/ExampleInteraction.swift
import Interactions

/// What happens in Example. Add an interaction for each separate function of the screen.
protocol ExampleInteracting: Interacting {
  func use(_ view: any ExampleRendering)
  func use(_ listener: any ExampleListening)
  func didLoadView()
  func didTapDoneButton(text: String)
}

/// The interaction that has opened Example.
@MainActor
protocol ExampleListening: AnyObject {
  func didEndExample(with text: String)
}

/// Decides what follows from what the user does.
///
/// The controller owns it and calls it. What it does not own comes through `use(_:)` and is weak.
final class ExampleInteraction: ExampleInteracting {
  private weak var view: (any ExampleRendering)?
  private weak var listener: (any ExampleListening)?

  func use(_ view: any ExampleRendering) {
    self.view = view
  }

  func use(_ listener: any ExampleListening) {
    self.listener = listener
  }

  func didLoadView() {
    view?.render(ExampleRenderable(text: ""))
  }

  func didTapDoneButton(text: String) {
    listener?.didEndExample(with: text)
  }
}
%for Detail

// Sources/App/Example/ExampleDetailInteraction.swift
import Interactions

/// Opening Detail from Example.
protocol ExampleDetailInteracting: Interacting {
  func use(_ view: any ExampleRendering)
  func use(_ presenter: any PresentationControlling)
  func didTapDetailButton()
}

/// Opens Detail, and shows its result.
///
/// Example's controller owns it and calls it. It owns the navigation to Detail, and is the listener of Detail.
final class ExampleDetailInteraction: ExampleDetailInteracting {
  private let navigation: any DetailNavigating
  private weak var view: (any ExampleRendering)?

  init(navigation: any DetailNavigating) {
    self.navigation = navigation
    navigation.use(self)
  }

  func use(_ view: any ExampleRendering) {
    self.view = view
  }

  func use(_ presenter: any PresentationControlling) {
    navigation.use(presenter)
  }

  func didTapDetailButton() {
    navigation.presentDetail()
  }
}

extension ExampleDetailInteraction: DetailListening {
  func didEndDetail(with text: String) {
    view?.render(ExampleRenderable(text: text))
    navigation.dismissDetail()
  }
}
%end

// Sources/App/Example/ExampleViewController.swift
import Interactions

/// The part of Example's controller that the navigation to it uses.
@MainActor
protocol ExampleControlling: UIViewController {
  func use(_ listener: any ExampleListening)
}

/// Owns the view and the interactions, and calls the interactions when something has happened. It decides nothing.
final class ExampleViewController: UIViewController {
  private let contentView = ExampleView()
  private let interaction: any ExampleInteracting
%for Detail
  private let detailInteraction: any ExampleDetailInteracting
%end

  init(
    interaction: any ExampleInteracting,
%for Detail
    detailInteraction: any ExampleDetailInteracting,
%end
  ) {
    self.interaction = interaction
%for Detail
    self.detailInteraction = detailInteraction
%end
    super.init(nibName: nil, bundle: nil)
    title = "Example"
    interaction.use(contentView)
%for Detail
    detailInteraction.use(contentView)
    detailInteraction.use(self as any PresentationControlling)
%end
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = contentView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    contentView.doneButton.onTap(in: self) { $0.didTapDoneButton() }
%for Detail
    contentView.detailButton.onTap(in: self) { $0.detailInteraction.didTapDetailButton() }
%end
    interaction.didLoadView()
  }

  private func didTapDoneButton() {
    interaction.didTapDoneButton(text: contentView.textField.text ?? "")
  }
}

extension ExampleViewController: ExampleControlling {
  func use(_ listener: any ExampleListening) {
    interaction.use(listener)
  }
}

// Sources/App/Example/ExampleAssembler.swift
import Interactions

/// Assembles Example's controller. An assembler calls one initializer and gets the rest from other assemblers. It makes
/// these when it assembles, so that the assembler of a screen costs nothing until the screen is opened.
struct ExampleAssembler: Assembling {
  func assemble() -> any ExampleControlling {
    ExampleViewController(
      interaction: ExampleInteractionAssembler().assemble(),
%for Detail
      detailInteraction: ExampleDetailInteractionAssembler(
        navigationAssembler: DetailNavigationAssembler(detailAssembler: DetailAssembler())
      ).assemble(),
%end
    )
  }
}

struct ExampleInteractionAssembler: Assembling {
  func assemble() -> any ExampleInteracting {
    ExampleInteraction()
  }
}
%for Detail

struct ExampleDetailInteractionAssembler: Assembling {
  let navigationAssembler: any Assembling<any DetailNavigating>

  func assemble() -> any ExampleDetailInteracting {
    ExampleDetailInteraction(navigation: navigationAssembler.assemble())
  }
}
%end

%if navigation
// Sources/App/Example/ExampleNavigation.swift
import Interactions

/// Shows Example, and goes back from it.
protocol ExampleNavigating: Navigating<any PresentationControlling> {
  func use(_ listener: any ExampleListening)
  func presentExample()
  func dismissExample()
}

/// Presents what Example's assembler makes, as soon as that is possible.
///
/// An interaction of another screen owns it and calls it. `childScreens` waits for transitions, and knows what is open.
final class ExampleNavigation: ExampleNavigating {
  private let exampleAssembler: any Assembling<any ExampleControlling>
  private weak var presenter: (any PresentationControlling)?
  private weak var listener: (any ExampleListening)?

  init(exampleAssembler: any Assembling<any ExampleControlling>) {
    self.exampleAssembler = exampleAssembler
  }

  func use(_ presenter: any PresentationControlling) {
    self.presenter = presenter
  }

  func use(_ listener: any ExampleListening) {
    self.listener = listener
  }

  func presentExample() {
    let example = exampleAssembler.assemble()
    if let listener { example.use(listener) }
    presenter?.childScreens.present(example)
  }

  func dismissExample() {
    presenter?.childScreens.close()
  }
}

struct ExampleNavigationAssembler: Assembling {
  let exampleAssembler: any Assembling<any ExampleControlling>

  func assemble() -> any ExampleNavigating {
    ExampleNavigation(exampleAssembler: exampleAssembler)
  }
}

%end
// Tests/AppTests/ExampleTests.swift
import Interactions
import QuartetTesting
import Testing

@testable import App

@MainActor
@Suite struct ExampleTests {
  private final class ListenerSpy: ExampleListening {
    var texts: [String] = []
    var onEnd = {}

    func didEndExample(with text: String) {
      texts.append(text)
      onEnd()
    }
  }

  @Test func `The interaction notifies its listener of the text`() {
    let listener = ListenerSpy()
    let interaction = ExampleInteraction()
    interaction.use(listener)
    interaction.didTapDoneButton(text: "Ada")
    #expect(listener.texts == ["Ada"])
  }

  @Test func `Nothing leaks`() async throws {
    let leaks = try await LeakCheck.leaks(of: ExampleAssembler().assemble()) { host in
      try host.type("Ada", into: "example.text")
      try host.tap("example.doneButton")
    }
    #expect(leaks == [])
  }
%if navigation

  @Test func `Two taps in one turn end Example once`() throws {
    let (parent, listener) = (UIViewController(), ListenerSpy())
    let host = ScreenHost(parent)
    let navigation = ExampleNavigationAssembler(exampleAssembler: ExampleAssembler()).assemble()
    listener.onEnd = { navigation.dismissExample() }
    navigation.use(parent)
    navigation.use(listener)
    navigation.presentExample()
    host.finishTransitions()
    try host.perform(.tapTogether("example.doneButton", "example.doneButton"))
    #expect(listener.texts == [""])
  }
%end
%for Detail

  @Test func `Detail passes its result back, and nothing leaks`() async throws {
    let leaks = try await LeakCheck.leaks(of: ExampleAssembler().assemble()) { host in
      try host.tap("example.detailButton")
      try host.type("Ada", into: "detail.text")
      try host.tap("detail.doneButton")
      await host.waitUntilIdle()
      #expect(try host.element("example.text", as: UITextField.self).text == "Ada")
      #expect(host.view("detail.text") == nil)
    }
    #expect(leaks == [])
  }
%end

  #if os(Linux) || os(macOS)
    @Test func `Example follows the rules of the pattern`() throws {
      let violations = try InteractionsRules.violations(in: "Sources/App/Example")
      #expect(violations == [])
    }

    @Test func `Every weak reference is set`() throws {
      let (example, listener) = (ExampleAssembler().assemble(), ListenerSpy())
      example.use(listener)
      let host = ScreenHost(example)
      let missing = try InteractionsRules.missingUses(on: host, in: "Sources/App/Example")
      #expect(missing == [])
%for Detail
      let missingDetail = try InteractionsRules.missingUses(on: host, in: "Sources/App/Detail")
      #expect(missingDetail == [])
%end
    }
  #endif
}

// Wiring
%if navigation
// The interaction that opens Example owns the navigation, and conforms to ExampleListening:
let navigation = ExampleNavigationAssembler(exampleAssembler: ExampleAssembler()).assemble()
navigation.use(presenter)  // a view controller: any PresentationControlling
navigation.use(self as any ExampleListening)
navigation.presentExample()
%else
// In `assemble()` of the controller that contains Example:
let example = ExampleAssembler().assemble()
example.use(interaction)  // the controller's: any ExampleListening
%end
"""#)
}
