extension Template {
  // The lines are those of the generated files.
  // swift-format-ignore
  static let roundTable = Template(#"""
%if trunk
// Sources/App/Trunk.swift
import RoundTable

/// The services of the app. Assembly functions pass it on, and give each Core the services that it needs.
@MainActor
final class Trunk {}

%end
// Sources/App/Example/ExampleModuleAssembly.swift
import RoundTable

typealias ExampleModulePipeline = RTEModulePipeline<ExampleModuleTypes>
%if binding
typealias ExampleModule = RTBModule<ExampleModuleTypes, ExampleModuleJoint>
%else
typealias ExampleModule = RTEModule<ExampleModuleView, ExampleModuleJoint>
%end

/// Names what Example's components send, and what they share.
%if binding
enum ExampleModuleTypes: RTBModuleTypes {
  typealias ViewBinding = ExampleModuleBinding
%else
enum ExampleModuleTypes: RTEModuleTypes {
  typealias Update = ExampleModulePresenterUpdate
%end
  typealias Event = ExampleModuleCoreEvent
  typealias Intent = ExampleModuleViewIntent
  typealias Input = ExampleModuleJointInput
  typealias Output = ExampleModuleJointOutput
  typealias State = ExampleModuleState
  typealias Dependencies = Trunk
}

/// Makes Example. Add arguments for what is new for each module.
@MainActor
func ExampleModuleAssembly(trunk: Trunk) -> ExampleModule {
%if binding
  return RTBModuleAssembly(
%else
  return RTEModuleAssembly(
%end
    pipeline: ExampleModulePipeline(),
    state: ExampleModuleState(),
%if binding
    binding: ExampleModuleBinding(),
%end
    coreBuilder: { pipeline, state in
      ExampleModuleCore(pipeline: pipeline, state: state)
    },
%if binding
    presenterBuilder: { pipeline, state, binding in
      ExampleModulePresenter(pipeline: pipeline, state: state, binding: binding)
    },
    jointBuilder: { pipeline, state, binding in
      ExampleModuleJoint(pipeline: pipeline, state: state, binding: binding, trunk: trunk)
    })
%else
    presenterBuilder: { pipeline, state in
      ExampleModulePresenter(pipeline: pipeline, state: state)
    },
    viewBuilder: { pipeline in
      ExampleModuleView(pipeline: pipeline)
    },
    jointBuilder: { pipeline, state, view in
      ExampleModuleJoint(pipeline: pipeline, state: state, view: view, trunk: trunk)
    })
%end
}

// Sources/App/Example/ExampleModuleState.swift
import RoundTable

/// What Example remembers. The Core, the Presenter and the Joint share it; the Core alone writes to it.
@MainActor
final class ExampleModuleState {
  var text = ""
}

// Sources/App/Example/ExampleModuleCore.swift
import RoundTable

/// What the Core notifies the Presenter and the Joint of.
enum ExampleModuleCoreEvent: Equatable {
  case textChanged
}

/// The business logic of Example. Pass it the services that it needs, and observe them in `run()`.
///
/// The pipeline owns it and calls it first. It shows nothing and opens nothing: the Joint handles taps that only do that.
final class ExampleModuleCore: RTEModuleCore<ExampleModuleTypes> {
  override func handleView(intent: ExampleModuleViewIntent) {
    switch intent {
    case .textChange(let value):
      state.text = value
    case .doneButtonTap:
      break
%for Detail
    case .detailButtonTap:
      break
%end
    }
  }

  override func handleJoint(input: ExampleModuleJointInput) {
    switch input {
    case .text(let value):
      state.text = value
      pipeline?.notify(event: .textChanged)
    }
  }
}

// Sources/App/Example/ExampleModulePresenter.swift
import RoundTable

%if binding
/// Turns Example's state into the values of the binding.
///
/// The pipeline owns it and calls it after the Core. It reads the state and does not change it.
final class ExampleModulePresenter: RTBModulePresenter<ExampleModuleTypes> {
  override func update(firstAppear: Bool) {
    binding.text = state.text
  }

  override func handleView(intent: ExampleModuleViewIntent) {
    if case .textChange = intent { update(firstAppear: false) }
  }
%else
/// What the Presenter sends to the View.
enum ExampleModulePresenterUpdate: Equatable {
  case text(String)
}

/// Turns Example's state into updates.
///
/// The pipeline owns it and calls it after the Core. It reads the state and does not change it.
final class ExampleModulePresenter: RTEModulePresenter<ExampleModuleTypes> {
  override func update(firstAppear: Bool) {
    pipeline?.notify(update: .text(state.text))
  }
%end

  override func handleCore(event: ExampleModuleCoreEvent) {
    switch event {
    case .textChanged: update(firstAppear: false)
    }
  }
}

// Sources/App/Example/ExampleModuleJoint.swift
import RoundTable

/// What the Joint takes from the parent or a child, and notifies the Core and the Presenter of.
enum ExampleModuleJointInput: Equatable {
  case text(String)
}

/// What the Joint notifies the parent of. The parent closes Example then.
enum ExampleModuleJointOutput: Equatable {
  case done(text: String)
}

/// Makes Example's children, opens and closes them, and notifies its parent.
///
/// The pipeline owns it and calls it last. It does not change the state.
%if binding
final class ExampleModuleJoint: RTBModuleJoint<ExampleModuleTypes> {
%else
final class ExampleModuleJoint: RTEModuleJoint<ExampleModuleTypes> {
%end
  override func handleView(intent: ExampleModuleViewIntent) {
    switch intent {
    case .textChange: break
    case .doneButtonTap: notifyOut(output: .done(text: state.text))
%for Detail
    case .detailButtonTap: presentDetailModule()
%end
    }
  }
%for Detail

  private func presentDetailModule() {
    let module = DetailModuleAssembly(trunk: trunk)
    module.joint.attach { [weak self] output in
      switch output {
      case .done(let text):
        self?.view?.childScreens.close()
        self?.pipeline?.notify(input: .text(text))
      }
    }
    view?.childScreens.present(module.view)
  }
%end
}

%if binding
// Sources/App/Example/ExampleModuleBinding.swift
import RoundTable

#if canImport(Combine)
  import Combine

  extension ExampleModuleBinding: ObservableObject {}
#endif

/// What the Presenter writes, and the view observes.
@MainActor
final class ExampleModuleBinding {
  #if canImport(Combine)
    @Published var text = ""
  #else
    var text = ""
  #endif
}
%end

// Sources/App/Example/ExampleModuleView.swift
%if binding
import RoundTable

/// What the user does in Example.
enum ExampleModuleViewIntent: Equatable {
  case textChange(String)
  case doneButtonTap
}

#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI

  /// Shows what the binding has, and notifies intents. It owns the module.
  struct ExampleModuleView: View {
    @State private var module: ExampleModule

    init(_ module: ExampleModule) {
      _module = State(initialValue: module)
    }

    var body: some View {
      ExampleModuleContent(binding: module.binding, pipeline: module.pipeline)
    }
  }

  private struct ExampleModuleContent: View {
    @ObservedObject var binding: ExampleModuleBinding
    let pipeline: RTEModuleViewSeat<ExampleModuleTypes>

    var body: some View {
      VStack {
        TextField("Text", text: text).accessibilityIdentifier("example.text")
        Button("Done") { pipeline.notify(intent: .doneButtonTap) }
          .accessibilityIdentifier("example.doneButton")
      }
    }

    private var text: Binding<String> {
      Binding(
        get: { @MainActor in binding.text },
        set: { @MainActor in pipeline.notify(intent: .textChange($0)) })
    }
  }
#endif
%else
import RoundTable

/// What the user does in Example.
enum ExampleModuleViewIntent: Equatable {
  case textChange(String)
  case doneButtonTap
%for Detail
  case detailButtonTap
%end
}

%if navigatable
/// Example's navigation controller, onto which the Joint can push.
///
/// UIKit owns it while it is shown. It passes updates to its primary view, and owns the pipeline and so the module.
typealias ExampleModuleView = RTEModuleViewNavigatable<ExampleModulePrimaryView>

// Sources/App/Example/ExampleModulePrimaryView.swift
import RoundTable

/// Example's screen: shows updates, and notifies intents. It contains no rule, and presents nothing.
final class ExampleModulePrimaryView: RTEModuleViewStandalone<ExampleModuleTypes>, RTEModulePrimaryView {
%else
/// Example's screen: shows updates, and notifies intents. It contains no rule, and presents nothing.
///
/// UIKit owns it while it is shown. It owns the pipeline and so the module.
final class ExampleModuleView: RTEModuleViewStandalone<ExampleModuleTypes> {
%end
  private let textField = UITextField()
  private let doneButton = UIButton(type: .system)
%for Detail
  private let detailButton = UIButton(type: .system)
%end

  override init(pipeline: ExampleModulePipeline) {
    super.init(pipeline: pipeline)
    title = "Example"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let stack = UIStackView(arrangedSubviews: [textField, doneButton])
    stack.axis = .vertical
    stack.backgroundColor = .systemBackground
%for Detail
    stack.addArrangedSubview(detailButton)
%end
    view = stack
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    textField.accessibilityIdentifier = "example.text"
    textField.addAction(UIAction { [weak self] _ in self?.notifyText() }, for: .editingChanged)
    doneButton.setTitle("Done", for: .normal)
    doneButton.accessibilityIdentifier = "example.doneButton"
    doneButton.onTap(in: self) { $0.pipeline.notify(intent: .doneButtonTap) }
%for Detail
    detailButton.setTitle("Detail", for: .normal)
    detailButton.accessibilityIdentifier = "example.detailButton"
    detailButton.onTap(in: self) { $0.pipeline.notify(intent: .detailButtonTap) }
%end
  }

  // The first update comes before the view is loaded.
  override func handlePresenter(update: ExampleModulePresenterUpdate) {
    switch update {
    case .text(let text): textField.text = text
    }
  }

  private func notifyText() {
    pipeline.notify(intent: .textChange(textField.text ?? ""))
  }
}
%end

// Tests/AppTests/ExampleTests.swift
import QuartetTesting
import RoundTable
import Testing

@testable import App

@MainActor
@Suite struct ExampleTests {
%if binding
  @Test func `The Core changes the binding, and Done notifies the parent`() {
    var results: [String] = []
    let module = ExampleModuleAssembly(trunk: Trunk())
    module.joint.attach { output in
      if case .done(let text) = output { results.append(text) }
    }
    module.joint.take(input: .text("Ada"))
    #expect(module.binding.text == "Ada")
    module.pipeline.notify(intent: .textChange("Grace"))
    #expect(module.binding.text == "Grace")
    module.pipeline.notify(intent: .doneButtonTap)
    #expect(results == ["Grace"])
  }
%else
  private func makeExample(onDone: @escaping (String) -> Void = { _ in }) -> UIViewController {
    let module = ExampleModuleAssembly(trunk: Trunk())
    module.joint.attach { output in
      if case .done(let text) = output { onDone(text) }
    }
    return module.view
  }

  @Test func `Done sends the text to the parent, and nothing leaks`() async throws {
    var results: [String] = []
    let leaks = try await LeakCheck.leaks(of: makeExample { results.append($0) }) { host in
      try host.type("Ada", into: "example.text")
      try host.tap("example.doneButton")
    }
    #expect(results == ["Ada"])
    #expect(leaks == [])
  }
%for Detail

  @Test func `Detail passes its result back, and nothing leaks`() async throws {
    let leaks = try await LeakCheck.leaks(of: makeExample()) { host in
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
%end

  #if os(Linux) || os(macOS)
    @Test func `Example follows the rules of the pattern`() throws {
      let violations = try RoundTableRules.violations(in: "Sources/App/Example")
      #expect(violations == [])
    }
  #endif
}

// Wiring
// In the Joint of the parent:
let module = ExampleModuleAssembly(trunk: trunk)
%if binding
module.joint.attach { [weak self] output in self?.binding.example = nil }
binding.example = module  // the parent's view shows ExampleModuleView(module) in a sheet
%else
module.joint.attach { [weak self] output in
  switch output {
  case .done: self?.view?.childScreens.close()
  }
}
view?.childScreens.present(module.view)
%end
"""#)
}
